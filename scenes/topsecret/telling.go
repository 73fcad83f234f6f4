package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/topsecret/layout"
)

// beat is what kind of moment of a turn is being shown.
type beat uint8

// The beats.
const (
	noBeat beat = iota
	hushBeat
	turnBeat
	placeBeat
	bombBeat
	blastBeat
	theftBeat
	bankBeat
)

// telling is what the show has told of the turn.
type telling struct {
	beat  beat
	slips boardSlips
	// bombs are the seats whose assassins blew up in this turn, destroyed and protected what came of it.
	bombs                game.Seats
	destroyed, protected int
	// trail is the way of the mole in turn, count that of the own points.
	trail trail
	count count
	// unread tells that what the cards did has not been held for reading yet.
	unread bool
	// counted is the game of a series before which its predecessor's points have had the screen.
	counted int16
	// sweeping tells that the boards grow, where growing, or make way for the hand.
	sweeping, growing bool
	// ghost is the picture that the boards come from, from its layout.
	ghost picture
	from  layout.Layout
}

// trail is the way of a mole to the card that it takes; choosing tells that its player has still to choose one.
type trail struct {
	on, choosing bool
	thief        game.Seat
	from, to     game.Place
}

// longestTurn is more than the number of moves of a turn: a card, a call and a decision of each seat, and thefts.
const longestTurn = 5 * game.MaxSeats

// Stand takes down what the turn did to whom, as far as the view that stands still goes.
func (t *screen) Stand(v *picture) {
	t.telling = telling{}
	for move, e := range t.match.Events(game.Table, max(0, v.moves-longestTurn)) {
		if move >= v.moves {
			break
		}
		t.takeDown(&e, settled)
	}
}

// takeDown notes what an event did to whom; its slip comes into sight at that age.
func (t *screen) takeDown(e *topsecret.Event, age int) {
	now := &t.telling
	now.slips.note(e, age)
	switch e.Kind {
	case topsecret.CardChosen:
		t.putAway(e.Seat)
	case topsecret.TurnBegan, topsecret.GameBegan:
		now.bombs, now.destroyed, now.protected = 0, 0, 0
	case topsecret.CardDestroyed:
		if e.Card.Kind() == topsecret.Assassin {
			now.bombs = now.bombs.With(e.Seat)
		} else {
			now.destroyed++
		}
	case topsecret.CardSpared:
		now.protected++
	}
}

// putAway takes the slips of the last turn off the boards when a card has been chosen: one person reads all of them
// until the own choice, several each the own until then. Computers choose sooner than anybody reads.
func (t *screen) putAway(seat game.Seat) {
	switch {
	case t.Alone() && t.Persons.Has(seat):
		t.telling.slips = boardSlips{}
	case t.Persons == 0 || t.Persons.Has(seat):
		t.telling.slips[seat] = slips{}
	}
}

// Age lets slips come down, and points tick.
func (t *screen) Age() bool {
	counts := t.telling.count.older(t.Stage.Travels)
	return t.telling.slips.older(t.StampTicks()) || counts
}

// Hurried brings all that to its end.
func (t *screen) Hurried() {
	t.telling.slips.settle()
	t.telling.count = count{}
}

// Tell gives an event's sentence. Where two or more persons share the screen only what everyone may know is spoken.
func (t *screen) Tell(e *topsecret.Event) game.Line {
	switch momentOf(e) {
	case chose:
		return topsecret.Event{Kind: topsecret.EventKind(e.Value), Seat: e.Seat, Other: game.Table}.Say()
	case burnt:
		return game.Say("reveal.topsecret.destroyed", game.Number(int(e.Value)))
	case kept:
		return game.Say("reveal.topsecret.protected", game.Number(int(e.Value)))
	}
	if t.inOne(e) {
		return game.Line{}
	}
	public := *e
	if !t.Alone() {
		switch e.Kind {
		case topsecret.CardChosen:
			public.Card, public.Value = 0, 0
		case topsecret.BankChosen:
			public.N = 0
		}
	}
	return public.Say()
}

// inOne tells whether an event is told together with others in one sentence: what computers decide, and the cards of an
// explosion, but for those of a person who plays alone.
func (t *screen) inOne(e *topsecret.Event) bool {
	switch groupOf(e) {
	case chooseGroup:
		return !t.Persons.Has(e.Seat)
	case blastGroup:
		return t.Persons != game.SeatsOf(e.Seat) || e.Card.Kind() == topsecret.Assassin
	}
	return false
}

// Gate holds the show where there is something to read and persons play. Before one person it does so once a turn,
// where own cards came or went. Before several it does so after each turn, with all that was banked and left, and after
// explosions and thefts if they bank next. Between games of a series it holds the show for the points.
func (t *screen) Gate(e *topsecret.Event) bool {
	switch {
	case e.Kind == topsecret.GameBegan:
		return t.countsFirst(e)
	case momentOf(e) == results, e.Kind == topsecret.TurnBegan, e.Kind == topsecret.GameScored:
		banking := momentOf(e) == results
		if !t.telling.unread || banking && t.Shared() && t.ToAct()&t.Persons == 0 {
			return false
		}
		t.telling.unread = false
		return t.worthReading(banking)
	}
	return false
}

// worthReading tells whether persons must be given the time to see what happened: several, at the end of the turn and
// after what moles and assassins did; one, where own cards came or went. A person who is asked what to bank has the time
// anyway.
func (t *screen) worthReading(banking bool) bool {
	switch {
	case t.Persons == 0:
		return false
	case t.Alone():
		s := &t.telling.slips[t.Persons.First()][0]
		return s.conflict() && s.kind != bomberSlip && !(banking && t.ToAct()&t.Persons != 0)
	}
	if !banking {
		return true
	}
	for i := range t.telling.slips {
		if t.telling.slips[i][0].conflict() {
			return true
		}
	}
	return false
}

// curtainNext tells whether the screen is about to be handed over: nobody then sees the table any more.
func (t *screen) curtainNext() bool {
	return t.Shared() && t.Persons.Has(t.Asked()) && t.Private(t.Asked())
}
