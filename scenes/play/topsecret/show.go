package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/director"
	"safehouse/scenes/play"
)

// telling is what the show has told of the turn.
type telling struct {
	// counted is the game of a series before which its predecessor's points have had the screen.
	counted int16
}

// Stand forgets what was told.
func (t *table) Stand(*picture) { t.telling = telling{} }

// Fold brings a picture on by one event.
func (t *table) Fold(*picture, *topsecret.Event) {}

// Tell gives an event's sentence. Where two persons share the screen only what everyone may know is spoken.
func (t *table) Tell(e *topsecret.Event) game.Line {
	public := *e
	if t.Persons.Len() != 1 {
		switch e.Kind {
		case topsecret.CardChosen:
			public.Card, public.Value = 0, 0
		case topsecret.BankChosen:
			public.N = 0
		}
	}
	return public.Say()
}

// Together shows what one move leads to in one beat.
func (t *table) Together(_, e *topsecret.Event) bool {
	return e.Kind != topsecret.TurnBegan && e.Kind != topsecret.GameScored && e.Kind != topsecret.GameBegan
}

// Gate waits before the next game of a series: the points of the last one have the screen.
func (t *table) Gate(e *topsecret.Event) bool { return t.countsFirst(e) }

// Prelude has nothing to be seen first.
func (t *table) Prelude(*picture, *topsecret.Event) bool { return false }

// Board gives the cards of the table laid out for a picture.
func (t *table) Board(p *picture, buf []director.Sprite) ([]director.Sprite, play.Where) {
	t.lay(&t.layout, p)
	t.pieces = t.layout.Pieces(t.pieces[:0])
	laid := t.layout
	return t.wardrobe().dress(t.pieces, buf), laid.Where
}

// Journeys has no card fly.
func (t *table) Journeys(_ *topsecret.Event, journeys []director.Journey) []director.Journey {
	return journeys
}

// Sweeps tells whether the boards grow or make way for the hand.
func (t *table) Sweeps(before, after *picture) bool { return before.open != after.open }

// Turn has every card turn at the common pace.
func (t *table) Turn(*topsecret.Event) int { return -1 }

// Accent adds nothing.
func (t *table) Accent(*director.Beat, []topsecret.Event) {}

// Age has nothing to move.
func (t *table) Age() bool { return false }

// Hurried has nothing to end.
func (t *table) Hurried() {}

// meanwhile says what is going on while something is shown.
func (t *table) meanwhile(q *ask) {
	if line := t.show.Line(); line != (game.Line{}) {
		q.Head = t.Reader().Say(line)
	}
	q.Status = t.statusOf(t.show.Now())
	t.AskGate(&q.Ask)
}

var _ play.Staging[picture, topsecret.Event] = (*table)(nil)
