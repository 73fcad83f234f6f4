package record

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// childVariable names, in the environment of a child, the data folder that it plays in, and after a space the game and the
// seats: "p" for a person, "c" for a computer.
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

// playUntilKilled goes on with the match of a folder, and with one match after the other. It says which match has how many
// moves as soon as a move is made: that is when a player may see it.
func playUntilKilled(what []string) error {
	dir, name, seats := what[0], what[1], what[2]
	g, _ := catalog.Find(name)
	s, err := Open(storage.Local(), dir, time.Now)
	if err != nil {
		return err
	}
	for n := uint64(1); ; n++ {
		setup := game.Setup{Seed: game.SeedOf(n), Nonce: n}
		for i, kind := range seats {
			setup.Players = append(setup.Players, game.Player{Name: string(rune('A' + i)), Computer: kind == 'c'})
		}
		var w *Writer
		var session game.Session
		if running := s.Running(); len(running) > 0 {
			l, err := s.Load(running[0].File)
			if err != nil {
				return err
			}
			if w, err = s.Continue(l); err != nil {
				return err
			}
			if session, err = g.Resume(l.Setup, l.Entries, w); err != nil {
				return err
			}
		} else {
			if w, err = s.Create(name, setup); err != nil {
				return err
			}
			if session, err = g.New(setup, w); err != nil {
				return err
			}
		}
		for session.ToAct() != 0 {
			fmt.Println(w.File(), session.Len())
			seat := session.ToAct().First()
			moves := session.MoveTexts(seat)
			pick := bots.Stream(game.SeedOf(uint64(time.Now().UnixNano())), seat, session.Len()).IntN(len(moves))
			if err := session.SubmitText(seat, moves[pick]); err != nil {
				return err
			}
		}
		fmt.Println(w.File(), session.Len())
		w.Finish()
	}
}

// TestKilledAtAnyMomentNoMoveIsLost kills a program that plays, at random moments, and holds what it said to what the next
// finds: every move that could be seen, in matches that can be played on or are over. The games and seats take turns.
func TestKilledAtAnyMomentNoMoveIsLost(t *testing.T) {
	kills := 30
	if os.Getenv("SAFEHOUSE_LONG") == "1" {
		kills = 1000
	}
	tables := []string{"kompromat pp", "topsecret pppp", "getadler pppp", "kompromat pc", "topsecret pccc", "getadler pcccc"}
	dirs := make([]string, len(tables))
	for i := range dirs {
		dirs[i] = t.TempDir()
	}
	rng := rand.New(rand.NewPCG(1, 2))
	moves := 0
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
		killed := time.AfterFunc(time.Duration(20+rng.IntN(120))*time.Millisecond, func() { _ = child.Process.Kill() })
		seen := map[string]int{}
		for lines := bufio.NewScanner(said); lines.Scan(); moves++ {
			file, number, whole := strings.Cut(lines.Text(), " ")
			if count, err := strconv.Atoi(number); whole && err == nil {
				seen[file] = count
			}
		}
		killed.Stop()
		if err := child.Wait(); err == nil || !strings.Contains(err.Error(), "killed") {
			t.Fatalf("kill %d, %s: the child ended by itself: %v", n, tables[i], err)
		}
		s, err := Open(storage.Disk{}, dirs[i], time.Now)
		if err != nil {
			t.Fatal(err)
		}
		for file, count := range seen {
			l, err := s.Load(file)
			if err != nil || len(l.Entries) < count {
				t.Errorf("kill %d, %s: of %d moves that were seen the record has %d (%v)", n, tables[i], count, len(l.Entries), err)
			}
		}
		if told := troubles(s); len(told) > 0 {
			t.Errorf("kill %d, %s: there is trouble: %v", n, tables[i], told)
		}
		s.Close()
	}
	t.Logf("%d kills, %d moves", kills, moves)
	if moves < kills {
		t.Errorf("only %d moves were made", moves)
	}
}
