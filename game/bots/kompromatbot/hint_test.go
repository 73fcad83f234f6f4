package kompromatbot_test

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/botstest"
	"safehouse/game/kompromat"
)

// advised is what Expert thinks at a view as a hint to a person: with all that was seen counted in, or with nothing
// that may no longer be looked at.
func advised(v *kompromat.View, forgets bool) bots.Thought[kompromat.Move] {
	q := bots.Question{Player: bots.OfLevel(game.Expert), Budget: room.Work(30), Why: true, Shown: true, Forgets: forgets}
	return kompromatbot.Choose(context.Background(), v, q, rand.New(rand.NewPCG(3, 9)))
}

// elsewhere reports whether a seat remembers cards that are not its own at a mission.
func elsewhere(v *kompromat.View) bool {
	for i := range v.Row {
		a := &v.Row[i].Attempts[1-v.Viewer]
		for _, s := range a.Cards[:a.Count] {
			if s.Know == kompromat.Remembered {
				return true
			}
		}
	}
	return v.Players[v.Viewer].TopCount > 0
}

// exchanged is a view in which the seat remembers other cards at its missions than it does; ok is false where it
// remembers none.
func exchanged(v kompromat.View) (other kompromat.View, ok bool) {
	left := uint16(1<<(kompromat.DeckSize+1) - 2)
	var forgotten []*kompromat.Slot
	for i := range v.Row {
		a := &v.Row[i].Attempts[v.Viewer]
		for slot := range a.Count {
			left &^= 1 << a.Cards[slot].Card
			if a.Cards[slot].Know == kompromat.Remembered {
				forgotten = append(forgotten, &a.Cards[slot])
			}
		}
	}
	for _, s := range forgotten {
		for c := kompromat.Card(kompromat.DeckSize); c > 0; c-- {
			if left>>c&1 != 0 {
				left &^= 1 << c
				s.Card, ok = c, true
				break
			}
		}
	}
	return v, ok
}

// TestKompromatHintsStand holds hints to their own estimates.
func TestKompromatHintsStand(t *testing.T) {
	t.Parallel()
	room.HintsStand(t, botstest.Trial{Tables: table, Matches: botstest.Size(3, 60), Work: 30}, nil)
}

// isOver reports whether a line says how many cards take the total over 21.
func isOver(l game.Line) bool { return strings.HasPrefix(l.Key, "think.kompromat.knew.over") }

// byMove orders options, whichever is made.
func byMove(options []bots.Weighed[kompromat.Move]) []bots.Weighed[kompromat.Move] {
	for i := range options {
		options[i].Error = 0
	}
	slices.SortFunc(options, func(a, b bots.Weighed[kompromat.Move]) int {
		return cmp.Compare(a.Move.String(),
			b.Move.String())
	})
	return options
}

// TestHintsDrawAndStopAsOpponentsDo has Expert advise a person whether to draw on: as it would play itself where the
// person may look at all of its cards; else by the solved duel as well, with no card that only memory knows (K23),
// where the person wants none to count. Where it does, the hint counts the cards that the figures of the table count.
func TestHintsDrawAndStopAsOpponentsDo(t *testing.T) {
	t.Parallel()
	same, blind, solved := 0, 0, 0
	for seed := range uint64(2) {
		for n, v := range room.Owed(t, kompromat.Seats, seed, room.Of(bots.OfLevel(game.Medium), 5)) {
			if v.Phase != kompromat.PhaseMore || elsewhere(&v) || n%2 == 0 {
				continue
			}
			hint := advised(&v, true)
			other, forgets := exchanged(v)
			if !forgets {
				if own := advised(&v, false); !slices.Equal(byMove(hint.Options), byMove(own.Options)) {
					t.Errorf("a hint weighs %v, an opponent %v", hint.Options, own.Options)
				}
				same++
				continue
			}
			blind++
			if over, of := v.BustOdds(true); over > 0 {
				told := advised(&v, false).Knew
				counted := func(l game.Line) bool {
					return l.Args[0] == game.Number(over) && l.Args[1] == game.WordOf("think.kompromat.cards", of)
				}
				if i := slices.IndexFunc(told, isOver); i >= 0 && !counted(told[i]) {
					t.Errorf("%d of %d cards take the total over 21, the hint says %v", over, of, told[i])
				}
			}
			again := advised(&other, true)
			if !slices.Equal(hint.Options, again.Options) || !slices.Equal(hint.Knew, again.Knew) ||
				hint.Feared != again.Feared {
				t.Errorf("a hint rests on cards that may not be looked at: %v, else %v", hint, again)
			}
			// What the worlds like best alone is made for sure.
			if made := &hint.Options[0]; made.Chance < 1 || made.Value < hint.Options[1].Value {
				solved++
			}
		}
	}
	t.Logf("%d decisions with all cards in sight, %d without, at %d of those the duel speaks", same, blind, solved)
	if same < 20 || solved < 10 {
		t.Errorf("%d decisions with all cards in sight, %d without that the duel made: hardly anything was tested", same,
			solved)
	}
}
