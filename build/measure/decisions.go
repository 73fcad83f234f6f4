package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"safehouse/build/command"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// How long decisions are watched and searches run, for each row.
const (
	deciding  = 6 * time.Second
	searching = 3 * time.Second
)

// decisions prints, for each level at each table, how long a decision takes that is not forced, in matches among that
// level, and the memory at peak. Each row is a process of its own, so that its memory is its own, on one core.
func decisions(names []string) error {
	if err := command.Words(names, catalog.Names()...); err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	fmt.Printf("%-11s %5s %-7s %9s %9s %9s %9s %11s\n", "game", "seats", "level", "decisions", "p50 ms", "p99 ms",
		"most ms", "peak memory")
	for _, g := range catalog.Games() {
		if len(names) > 0 && !slices.Contains(names, g.Name) {
			continue
		}
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			for _, level := range []game.Level{game.Easy, game.Medium, game.Expert} {
				row := exec.Command(self, "deciding", g.Name, strconv.Itoa(seats), level.String())
				row.Env = append(os.Environ(), "GOMAXPROCS=1")
				row.Stdout, row.Stderr = os.Stdout, os.Stderr
				if err := row.Run(); err != nil {
					return fmt.Errorf("measuring %s at %d seats of %s: %w", level, seats, g.Name, err)
				}
			}
		}
	}
	return nil
}

// tableOf reads the game, the number of seats and the player of a row.
func tableOf(args []string) (g catalog.Game, seats int, p bots.Player, err error) {
	g, found := catalog.Find(args[0])
	seats, wrong := strconv.Atoi(args[1])
	p, known := bots.ParsePlayer(args[2])
	if !found || wrong != nil || seats < g.MinSeats || seats > g.MaxSeats || !known {
		return g, 0, p, command.Refuse("%s is no table: name a game, its seats and an opponent", strings.Join(args, " "))
	}
	return g, seats, p, nil
}

// start begins a match among computers.
func start(g catalog.Game, seats int, p bots.Player, number uint64) (game.Session, game.Setup, error) {
	setup := game.Setup{Players: make([]game.Player, seats), Seed: game.SeedOf(number)}
	for seat := range setup.Players {
		setup.Players[seat] = game.Player{Computer: true, Level: p.Level, Name: strconv.Itoa(seat)}
	}
	s, err := g.New(setup, nil)
	return s, setup, err
}

// decideRow plays matches among one player for a while and prints a row.
func decideRow(args []string) error {
	g, seats, p, err := tableOf(args)
	if err != nil {
		return err
	}
	var study bots.Study
	if p.Is(game.Expert) {
		if study = g.Study(game.Cast{Players: make([]game.Player, seats)}); study != nil {
			if err := study.Work(context.Background()); err != nil {
				return err
			}
		}
	}
	var took []time.Duration
	for number, began := uint64(1), time.Now(); time.Since(began) < deciding; number++ {
		s, setup, err := start(g, seats, p, number)
		if err != nil {
			return err
		}
		for s.ToAct() != 0 && time.Since(began) < 2*deciding {
			seat := s.ToAct().First()
			think := g.Think(s, seat, bots.Question{Player: p, Study: study}, bots.Stream(setup.Seed, seat, s.Len()))
			before := time.Now()
			move := think(context.Background()).Move
			if len(s.MoveTexts(seat)) > 1 {
				took = append(took, time.Since(before))
			}
			if err := s.SubmitText(seat, move); err != nil {
				return err
			}
		}
	}
	slices.Sort(took)
	at := func(share float64) float64 {
		return float64(took[min(len(took)-1, int(share*float64(len(took))))].Microseconds()) / 1000
	}
	fmt.Printf("%-11s %5d %-7s %9d %9.2f %9.2f %9.2f %11s\n", g.Name, seats, p, len(took), at(0.5), at(0.99), at(1),
		highest())
	return nil
}

// highest is the most memory that this process has had.
func highest() string {
	b, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return "unknown"
	}
	for line := range strings.Lines(string(b)) {
		if value, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kilobytes, _ := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "kB")))
			return fmt.Sprintf("%.1f MB", float64(kilobytes)*1024/1e6)
		}
	}
	return "unknown"
}

// searches prints the iterations a second of the plain search, over the decisions of a random match that are not
// forced, and what is aimed at on one quiet core.
func searches() error {
	const iterations = 3000
	random, _ := bots.ParsePlayer("random")
	searcher, _ := bots.ParsePlayer(fmt.Sprintf("ismcts:%d", iterations))
	for _, t := range []struct {
		name        string
		seats, goal int
	}{{"topsecret", 2, 600_000}, {"topsecret", 4, 0}, {"kompromat", 2, 700_000}, {"getadler", 5, 100_000}} {
		g, _ := catalog.Find(t.name)
		s, setup, err := start(g, t.seats, random, 1)
		if err != nil {
			return err
		}
		var thoughts []func(context.Context) bots.Thought[string]
		for s.ToAct() != 0 {
			seat, stream := s.ToAct().First(), bots.Stream(setup.Seed, s.ToAct().First(), s.Len())
			if len(s.MoveTexts(seat)) > 1 {
				thoughts = append(thoughts, g.Think(s, seat, bots.Question{Player: searcher},
					bots.Stream(setup.Seed, seat, s.Len())))
			}
			move := g.Think(s, seat, bots.Question{Player: random}, stream)(context.Background()).Move
			if err := s.SubmitText(seat, move); err != nil {
				return err
			}
		}
		done, began := 0, time.Now()
		for i := 0; time.Since(began) < searching; i++ {
			done += thoughts[i%len(thoughts)](context.Background()).Work
		}
		fmt.Printf("%-10s %d seats  %9.0f iterations/s, %d a decision", t.name, t.seats,
			float64(done)/time.Since(began).Seconds(), iterations)
		if t.goal > 0 {
			fmt.Printf(" (goal %d)", t.goal)
		}
		fmt.Println()
	}
	return nil
}
