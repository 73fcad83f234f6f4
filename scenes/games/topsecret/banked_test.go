package topsecret

import (
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// TestWhatBecomesOfCardsIsSeen: who banks, and that everybody leaves a card out, is a moment of its own and stands on
// the boards.
func TestWhatBecomesOfCardsIsSeen(t *testing.T) {
	banks := func(seat game.Seat, points int32) topsecret.Event {
		return topsecret.Event{Kind: topsecret.CardBanked, Seat: seat, Value: points}
	}
	leaves := func(seat game.Seat) topsecret.Event { return topsecret.Event{Kind: topsecret.CardLeft, Seat: seat} }
	for _, at := range []struct {
		events []topsecret.Event
		title  game.Line
	}{
		{[]topsecret.Event{leaves(0), leaves(2)}, game.Say("peak.topsecret.leave")},
		{[]topsecret.Event{leaves(2)}, game.Say("peak.topsecret.leaves", game.SeatName(2))},
		{[]topsecret.Event{banks(1, 40), leaves(2)},
			game.Say("peak.topsecret.banks", game.Number(40), game.SeatName(1))},
		{[]topsecret.Event{banks(1, 0), leaves(1)}, game.Say("peak.topsecret.banks.agent", game.SeatName(1))},
		{[]topsecret.Event{banks(1, 40), banks(3, 20)}, game.Say("peak.topsecret.bank", game.Number(2))},
	} {
		p, boards := banked(at.events), boardSlips{}
		if p.Kind != bankPeak || p.Title != at.title {
			t.Errorf("%v is told as %v in a moment of kind %d", at.events, p.Title, p.Kind)
		}
		for i := range at.events {
			boards.note(&at.events[i])
		}
		for i := range at.events {
			want := leftSlip
			if d := decisionsOf(at.events); d.banks.Has(at.events[i].Seat) {
				want = bankedSlip
			}
			if got := boards[at.events[i].Seat][1].kind; got != want {
				t.Errorf("%v: a board has a slip of kind %d, want %d", at.events, got, want)
			}
		}
	}
}
