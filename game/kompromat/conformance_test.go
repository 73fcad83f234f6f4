package kompromat_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/kompromat"
	"safehouse/game/rulestest"
)

// longest is more moves than a match can have: in each of six rounds at most 9 cards are laid out, 28 are drawn by as
// many decisions, and 8 attempts, 4 windows and their items are asked about.
const longest = 6*(9+2*28+3*8+4*16) + 6*8

// TestConformance runs the kit on every option, half of the games played at random and half by opponents.
func TestConformance(t *testing.T) {
	rulestest.Test(t, rulestest.Config[kompromat.State, kompromat.Move, kompromat.View, kompromat.Event]{
		Rules: kompromat.Rules{},
		Settings: []rulestest.Setting{
			{Seats: kompromat.Seats},
			{Seats: kompromat.Seats, Options: game.Options{kompromat.OptionStarter: 2}},
			{Seats: kompromat.Seats, Options: game.Options{kompromat.OptionNarrow: 1}},
		},
		Bound:    longest,
		Alike:    500,
		Conserve: conserved,
		Secret:   hidden,
		Stream:   bots.Stream,
		Shown:    func(v *kompromat.View) []kompromat.Move { return v.Moves },
		Choose:   byHabit,
		Minds:    rulestest.MindsOf(kompromatbot.Choose, kompromatbot.BudgetOf),
		Forgets:  forgets,
		Tried:    everyMove(),
		Quick:    10, // Leaks that show in one round only, or with one item, are found in eight.
	})
}

// byHabit plays by the rule of thumb, so that the kit also sees matches that look like people's.
func byHabit(v *kompromat.View, rng *rand.Rand) kompromat.Move {
	return kompromatbot.Choose(context.Background(), v, bots.Question{Player: bots.Player{Kind: bots.Thumb}}, rng).Move
}

// forgets tells of events after which what was told in the same move is worth nothing: the cards turned at the last
// mission of a round are taken back at once, and a new item opens the windows again that its winner has just declined.
func forgets(e kompromat.Event) bool {
	return e.Kind == kompromat.RoundBegan || (e.Kind == kompromat.MissionWon || e.Kind == kompromat.WonByCards) &&
		e.Mission.Item() != kompromat.NoItem
}

// everyMove lists all values of a move that come near to one that could be legal.
func everyMove() []kompromat.Move {
	var all []kompromat.Move
	for op := kompromat.Op(0); op <= kompromat.OpHold+1; op++ {
		for a := range uint8(16) {
			for b := range uint8(3) {
				all = append(all, kompromat.Move{Op: op, A: a, B: b})
			}
		}
	}
	return all
}

// hidden spells the rival's face-down cards, the card it holds and the top of its deck.
func hidden(s *kompromat.State, viewer game.Seat) string {
	theirs, mine := kompromat.Rules{}.View(s, 1-viewer), kompromat.Rules{}.View(s, viewer)
	var secret []byte
	spell := func(known, seen kompromat.Slot) {
		if known.Card != 0 && seen.Know == kompromat.Hidden {
			secret = append(secret, 'a'+byte(known.Card))
		}
	}
	for i := range theirs.Row {
		for slot := range theirs.Row[i].Attempts[1-viewer].Cards {
			spell(theirs.Row[i].Attempts[1-viewer].Cards[slot], mine.Row[i].Attempts[1-viewer].Cards[slot])
		}
	}
	if theirs.DrawnBy == 1-viewer {
		spell(theirs.Drawn, mine.Drawn)
	}
	return string(secret)
}

// conserved counts the cards of a state: the 29 missions, and for each seat the 14 of its deck.
func conserved(s *kompromat.State) error {
	v := kompromat.Rules{}.View(s, game.Public)
	var missions [kompromat.MissionCount + 1]int
	count := func(m kompromat.Mission) {
		if m != 0 {
			missions[m]++
		}
	}
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if v.Unlaid>>m&1 != 0 {
			count(m)
		}
		if v.Aside>>m&1 != 0 {
			count(m)
		}
		if v.DiscardedMissions>>m&1 != 0 {
			count(m)
		}
	}
	for i := range v.Row {
		count(v.Row[i].Mission)
		count(v.Row[i].Counter)
	}
	for seat := range v.Players {
		for _, m := range v.Players[seat].Won[:v.Players[seat].WonCount] {
			count(m)
		}
	}
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if missions[m] != 1 {
			return fmt.Errorf("mission card %d is in %d places", m, missions[m])
		}
	}
	for seat := range game.Seat(kompromat.Seats) {
		if err := equipmentConserved(s, seat); err != nil {
			return err
		}
	}
	return nil
}

// equipmentConserved counts a seat's equipment, and checks what is public about the seat.
func equipmentConserved(s *kompromat.State, seat game.Seat) error {
	v := kompromat.Rules{}.View(s, seat)
	p := &v.Players[seat]
	cards := p.Deck
	var seen [kompromat.DeckSize + 1]bool
	note := func(c kompromat.Slot) error {
		cards++
		if c.Card == 0 || seen[c.Card] {
			return fmt.Errorf("seat %v has equipment card %v twice, or does not know its own", seat, c.Card)
		}
		seen[c.Card] = true
		return nil
	}
	for i := range v.Row {
		a := &v.Row[i].Attempts[seat]
		for _, c := range a.Cards[:a.Count] {
			if err := note(c); err != nil {
				return err
			}
		}
	}
	if v.DrawnBy == seat {
		if err := note(v.Drawn); err != nil {
			return err
		}
	}
	if cards != kompromat.DeckSize {
		return fmt.Errorf("seat %v has %d equipment cards", seat, cards)
	}
	if p.Tokens >= kompromat.TokenLimit && !v.Over {
		return fmt.Errorf("seat %v has %d tokens and the match goes on", seat, p.Tokens)
	}
	return nil
}
