package record

import (
	"bufio"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// childVariable names, in the environment of a child, the data folder that it plays in, and after a space the game and
// the seats: "p" for a person, "c" for a computer.
const childVariable = "SAFEHOUSE_RECORD_CHILD"

// TestMain plays matches in a child that is there to be killed.
func TestMain(m *testing.M) {
	if what := os.Getenv(childVariable); what != "" {
		if err := playUntilKilled(strings.Fields(what)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

// pondering is how long the child thinks, so that not most kills come while a match is being finished, which takes a
// disk longer than all of its moves.
const pondering = 300 * time.Microsecond

// playUntilKilled goes on with the match of a folder, and with one match after the other. It says which match has how
// many moves, and which ones, as soon as a move is made: that is when a player may see it.
func playUntilKilled(what []string) error {
	dir, name, seats := what[0], what[1], what[2]
	g, _ := catalog.Find(name)
	s, err := Open(storage.Local(), dir, "", time.Now)
	if err != nil {
		return err
	}
	for n := uint64(1); ; n++ {
		setup := game.Setup{Seed: game.SeedOf(n), Nonce: [32]byte{byte(n)}}
		for i, kind := range seats {
			setup.Players = append(setup.Players, game.Player{Name: string(rune('A' + i)), Computer: kind == 'c'})
		}
		var w *Writer
		var session game.Session
		var made []game.Entry
		if running := s.Running(); len(running) > 0 {
			l, err := s.Load(running[0].File)
			if err != nil {
				return err
			}
			if w, err = s.Continue(l); err != nil {
				return err
			}
			made = slices.Clone(l.Entries)
			if session, err = g.Resume(l.Setup, l.Entries, entryJournal{w, &made}); err != nil {
				return err
			}
		} else {
			w = s.Create(name, setup)
			if session, err = g.New(setup, entryJournal{w, &made}); err != nil {
				return err
			}
		}
		for session.ToAct() != 0 {
			fmt.Println(w.File(), session.Len(), digest(made))
			time.Sleep(pondering)
			seat := session.ToAct().First()
			moves := session.MoveTexts(seat)
			pick := bots.Stream(game.SeedOf(uint64(time.Now().UnixNano())), seat, session.Len()).IntN(len(moves))
			if err := session.SubmitText(seat, moves[pick]); err != nil {
				return err
			}
		}
		fmt.Println(w.File(), session.Len(), digest(made))
		w.Finish()
	}
}

// entryJournal keeps moves in a record, and in memory beside it.
type entryJournal struct {
	record *Writer
	made   *[]game.Entry
}

func (j entryJournal) Append(e game.Entry) {
	j.record.Append(e)
	*j.made = append(*j.made, e)
}

// digest is a number that other moves would not have.
func digest(made []game.Entry) uint64 {
	h := fnv.New64a()
	for _, e := range made {
		fmt.Fprintln(h, e.Seat, e.Move, secret(e))
	}
	return h.Sum64()
}

// sight is what a player has seen of a match: so many moves, and which.
type sight struct {
	moves int
	which uint64
}

// TestKilledAtAnyMomentNoMoveIsLost kills a program that plays, at random moments, and holds what it said to what the
// next finds: every move that could be seen and no other, in matches that can be played on or are over. The games and
// seats take turns. It runs alone: whoever starts a program holds the locks of all others for a moment.
func TestKilledAtAnyMomentNoMoveIsLost(t *testing.T) {
	kills := 30
	if os.Getenv("SAFEHOUSE_LONG") == "1" {
		kills = 1000
	}
	tables := []string{"kompromat pp", "topsecret pppp", "getadler pppp", "kompromat pc", "topsecret pccc",
		"getadler pcccc"}
	dirs := make([]string, len(tables))
	for i := range dirs {
		dirs[i] = t.TempDir()
	}
	rng := rand.New(rand.NewPCG(1, 2))
	moves, resumed, finished := 0, 0, 0
	for n := range kills {
		i := n % len(tables)
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), childVariable+"="+dirs[i]+" "+tables[i])
		said, err := child.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		// A program takes its time to start, on a busy machine more of it, and is killed in what it then does.
		var killed *time.Timer
		begun := time.AfterFunc(10*time.Second, func() { _ = child.Process.Kill() })
		seen := map[string]sight{}
		for lines := bufio.NewReader(said); ; moves++ {
			line, err := lines.ReadString('\n')
			if err != nil {
				break // What was not said to its end was not seen.
			}
			if killed == nil {
				begun.Stop()
				killed = time.AfterFunc(time.Duration(rng.IntN(100_000))*time.Microsecond, func() { _ = child.Process.Kill() })
			}
			var file string
			var s sight
			if _, err := fmt.Sscan(line, &file, &s.moves, &s.which); err != nil {
				t.Fatalf("kill %d, %s: it says %q: %v", n, tables[i], line, err)
			}
			seen[file] = s
		}
		if err := child.Wait(); err == nil || !strings.Contains(err.Error(), "killed") {
			t.Fatalf("kill %d, %s: the child ended by itself: %v", n, tables[i], err)
		}
		s, err := Open(storage.Disk{}, dirs[i], "", time.Now)
		if err != nil {
			t.Fatal(err)
		}
		if len(seen) == 0 {
			t.Errorf("kill %d, %s: it came before the first move", n, tables[i])
		}
		for file, saw := range seen {
			l, err := s.Load(file)
			switch {
			case err != nil:
				t.Errorf("kill %d, %s: the record is damaged: %v", n, tables[i], err)
			case len(l.Entries) < saw.moves:
				t.Errorf("kill %d, %s: of %d moves that were seen the record has %d", n, tables[i], saw.moves, len(l.Entries))
			case digest(l.Entries[:saw.moves]) != saw.which:
				t.Errorf("kill %d, %s: the record has %d other moves than were seen", n, tables[i], saw.moves)
			case l.Over:
				finished++
			default:
				resumed++
			}
		}
		if told := troubles(s); len(told) > 0 {
			t.Errorf("kill %d, %s: there is trouble: %v", n, tables[i], told)
		}
		s.Close()
	}
	t.Logf("%d kills, %d moves; %d matches to be gone on with, %d that are over", kills, moves, resumed, finished)
	if moves < kills {
		t.Errorf("only %d moves were made", moves)
	}
}
