package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
)

// Shortcut turns the table's own keys into presses: D and S for banking, digits for cards and for seats, and each
// person's own key for «Boum!».
func (t *screen) Shortcut(in *input.Frame) string {
	t.enter(in)
	if id := t.called(in); id != "" {
		return id
	}
	switch {
	case t.ask.Primary.ID == "call" && in.Just.Has(input.Confirm):
		return "call"
	case t.ask.Primary.ID == "bank" && in.Just.Has(input.Draw):
		return t.Pressed(&t.ask.Primary)
	case t.ask.Secondary.ID == "leave" && in.Just.Has(input.Stop):
		return t.Pressed(&t.ask.Secondary)
	}
	for _, r := range in.Runes {
		n := input.Digit(r)
		switch {
		case n < 0:
		case t.ask.kinds != 0 && n < topsecret.Kinds-t.out():
			return handIDs[n+1+t.out()]
		case t.ask.targets != 0 && n < t.own.Seats:
			return stealIDs[n]
		}
	}
	return ""
}

// Marked is the card of the hand that a move plays, or the seat that it steals from.
func (t *screen) Marked(move string) string {
	for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
		if t.own.Phase == topsecret.PhaseChoose && t.own.Play(k).String() == move {
			return handIDs[k]
		}
	}
	for seat := range t.own.Seats {
		if (topsecret.Move{Op: topsecret.OpSteal, A: uint8(seat)}).String() == move {
			return stealIDs[seat]
		}
	}
	return ""
}

// Spot is the card that a mole may take from a seat: at the edge of the board stands a name.
func (t *screen) Spot(id string) display.Rect {
	for seat := range game.Seat(t.own.Seats) {
		if stealIDs[seat] == id {
			return t.lootBox(&t.layout, seat)
		}
	}
	return display.Rect{}
}

// Act does what a press asks for.
func (t *screen) Act(kind, rest string) {
	switch kind {
	case "hand":
		t.choose(topsecret.Kind(rest[0] - '0'))
	case "play":
		t.submit(t.own.Play(t.sel.kind))
	case "steal":
		if rest != "" {
			t.aim(seatIn(rest))
			return
		}
		t.submit(topsecret.Move{Op: topsecret.OpSteal, A: uint8(t.sel.target - 1)})
	case "bank":
		t.submit(topsecret.Move{Op: topsecret.OpBank})
	case "leave":
		t.submit(topsecret.Move{Op: topsecret.OpLeave})
	case "call":
		if rest == "" {
			t.call(t.Asked())
			return
		}
		t.call(seatIn(rest))
	case "odds":
		t.oddsOpen = !t.oddsOpen
		t.Resumed()
	case "discard":
		t.sheet = !t.sheet
		t.Unanswer()
	default:
		t.tellOf(kind, rest)
	}
}

// seatIn is the seat that an id names.
func seatIn(rest string) game.Seat { return game.Seat(rest[0] - '0') }

// choose takes a card of the hand up or, pressed again, puts it back. One that may not be played says why.
func (t *screen) choose(k topsecret.Kind) {
	if t.ask.kinds>>k&1 == 0 {
		t.whyNotPlay(k)
		return
	}
	t.Stage.Play(sound.Snap)
	t.Unanswer()
	if t.sel.kind == k {
		t.sel.kind = topsecret.NoKind
		return
	}
	t.sel.kind = k
	t.Page.SetFocus("play")
}

// whyNotPlay says why a card in sight cannot be played now, and what it does.
func (t *screen) whyNotPlay(k topsecret.Kind) {
	if seat := t.Sight(); t.Persons.Has(seat) {
		if r, ok := t.match.Check(seat, t.show.Now().Play(k)).(*game.Refusal); ok {
			t.ExplainBy(r.Ruling, t.Reader().Say(r.Line)+" "+t.kindAbout(k))
			return
		}
	}
	t.Inform(t.kindAbout(k))
}

// submit makes the asked person's move, unless the question has only just come up.
func (t *screen) submit(m topsecret.Move) {
	if !t.deaf() {
		t.Submit(m.String())
	}
}
