package main

import (
	"context"
	"fmt"
	"runtime"
	"strconv"

	"safehouse/build/command"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/getadler"
)

// beliefMatches is the number of matches for each row where none is given: three to five hundred forecasts.
const beliefMatches = 100

// beliefs prints how well Expert heroes at GET ADLER! know who Adler is when hour four begins, the first in which they
// can arrest, against villains of several kinds. The belief is that of the opponents' own code; the truth is known to
// this measurement only, which deals the cards.
func beliefs(args []string) error {
	matches := beliefMatches
	if len(args) == 2 {
		var err error
		if matches, err = strconv.Atoi(args[1]); err != nil || matches < 1 {
			return command.Refuse("%q is no number of matches: give 1 or more", args[1])
		}
	}
	if args[0] != "getadler" {
		return command.Refuse("beliefs are measured for getadler, not %q", args[0])
	}
	return printBeliefs(matches)
}

// printBeliefs prints one table for each number of seats and kind of villains. The tables are worked out on all cores,
// each on one, so that they do not depend on how many there are.
func printBeliefs(matches int) error {
	type row struct {
		seats int
		kind  hider
		found reliability
		err   error
		done  chan struct{}
	}
	var rows []*row
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		for _, kind := range hiders {
			rows = append(rows, &row{seats: seats, kind: kind, done: make(chan struct{})})
		}
	}
	work := make(chan *row, len(rows))
	for _, r := range rows {
		work <- r
	}
	close(work)
	for range runtime.NumCPU() {
		go func() {
			for r := range work {
				for n := 0; n < matches && r.err == nil; n++ {
					if err := r.kind.forecast(&r.found, r.seats, n); err != nil {
						r.err = fmt.Errorf("playing match %d of %d seats against %s: %w", n, r.seats, r.kind.name, err)
					}
				}
				close(r.done)
			}
		}()
	}
	for _, r := range rows {
		if <-r.done; r.err != nil {
			return r.err
		}
		fmt.Printf("%d seats, villains: %s. %v\n", r.seats, r.kind.name, &r.found)
	}
	return nil
}

// hider is a kind of villains: a player, who with a cover answers as one hero would who is drawn at the start, whatever
// else it does.
type hider struct {
	name   string
	player bots.Player
	covers bool
}

var (
	expert = bots.OfLevel(game.Expert)
	hiders = []hider{
		{"a truthful cover (expert otherwise)", expert, true},
		{"expert", expert, false},
		{"greedy", bots.Player{Kind: bots.Greedy}, false},
		{"thumb", bots.Player{Kind: bots.Thumb}, false},
	}
)

// forecast plays match number n until hour four begins and counts the belief of every hero.
func (h hider) forecast(r *reliability, seats, n int) error {
	setup := game.Setup{Seed: game.SeedOf(uint64(n))}
	for seat := range seats {
		setup.Players = append(setup.Players, game.Player{Computer: true, Name: "computer " + strconv.Itoa(seat+1)})
	}
	match, err := game.NewMatch(getadler.Rules{}, setup, nil)
	if err != nil {
		return err
	}
	for match.ToAct() != 0 {
		seat := match.ToAct().First()
		v := match.View(seat)
		if v.Hour >= getadler.Gate {
			break
		}
		if err := match.Submit(seat, h.move(&v, setup.Seed, match.Len())); err != nil {
			return err
		}
	}
	adler := 0
	views := make([]getadler.View, seats)
	for seat := range views {
		views[seat] = match.View(game.Seat(seat))
		if views[seat].Players[seat].Role == getadler.Adler {
			adler = seat
		}
	}
	for seat := range views {
		if !views[seat].Players[seat].Role.Villain() {
			r.count(&views[seat], adler)
		}
	}
	return nil
}

// count adds the belief of the view's seat about the others.
func (r *reliability) count(v *getadler.View, adler int) {
	chances := getadlerbot.Chances(v)
	var others []float64
	was := 0
	for seat := range v.Seats {
		if seat == int(v.Viewer) {
			continue
		}
		if seat == adler {
			was = len(others)
		}
		others = append(others, chances[seat][getadler.Adler])
	}
	r.add(others, was)
}

// move is a decision: heroes are Expert, villains as the hider says.
func (h hider) move(v *getadler.View, seed game.Seed, n int) getadler.Move {
	role := v.Players[v.Viewer].Role
	if v.Phase == getadler.PhaseAnswer && role.Villain() && h.covers {
		if cover(v, seed).Look(v.Trait) == v.Colour {
			return getadler.Move{Op: getadler.OpYes}
		}
		return getadler.Move{Op: getadler.OpNo}
	}
	q := bots.Question{Player: expert}
	if role.Villain() {
		q.Player = h.player
	}
	return getadlerbot.Choose(context.Background(), v, q, bots.Stream(seed, v.Viewer, n)).Move
}

// cover is the hero whom a villain pretends to be throughout a match.
func cover(v *getadler.View, seed game.Seed) getadler.Role {
	var heroes []getadler.Role
	for r := getadler.Adler; int(r) <= v.Seats; r++ {
		if !r.Villain() {
			heroes = append(heroes, r)
		}
	}
	return heroes[seed.Stream("cover/"+v.Viewer.String()).IntN(len(heroes))]
}
