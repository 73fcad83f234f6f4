package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askSteal asks, openly, what a mole takes.
func (t *screen) askSteal(q *ask) {
	q.targets = t.own.Targets
	q.Head = t.Say("topsecret.steal.head")
	q.Body = t.Say("topsecret.steal.about")
	q.Primary = table.Button{ID: "steal", Label: t.Say("topsecret.steal"), Key: t.Prompt(input.Confirm)}
	from := game.Seat(t.sel.target - 1)
	if t.sel.target == 0 {
		q.Primary.Disabled, q.Primary.Why = true, t.Say("topsecret.steal.first")
		return
	}
	loot := t.loot(from)
	q.Head = t.Say("topsecret.steal.card", t.own.Word(loot), game.SeatName(from))
	q.Secondary = table.Button{ID: "back", Label: t.Say("table.back"), Key: t.Prompt(input.Cancel)}
	switch w := t.waiting(); {
	case w == topsecret.NoKind:
		q.Body = t.Say("topsecret.steal.alone")
		if t.Alone() {
			// The hand makes way for the boards, and what pairs with it is what decides. Where others look on, it is secret.
			q.Body += "\n" + t.partners(loot)
		}
	case pairs(w, loot):
		document := w
		if w == topsecret.Agent {
			document = loot
		}
		q.Body = t.Say("topsecret.steal.pair", t.own.Word(w), t.pairPoints(document))
	default:
		q.Body, q.Warn = "", t.Say("topsecret.steal.odd", t.own.Word(w))
	}
}

// loot is the kind of the card that a mole would take from a seat: what it has just played.
func (t *screen) loot(from game.Seat) topsecret.Kind {
	if !from.Sits(t.own.Seats) {
		return topsecret.NoKind
	}
	p := &t.own.Players[from]
	for i := range p.UpCount {
		if p.Up[i].Fresh && !p.Up[i].Stolen {
			return p.Up[i].Card.Kind()
		}
	}
	return topsecret.NoKind
}

// lootBox is where the card lies that a mole would take from a seat.
func (t *screen) lootBox(l *layout, from game.Seat) display.Rect {
	p := &t.own.Players[from]
	for i := range p.UpCount {
		if p.Up[i].Fresh && !p.Up[i].Stolen {
			return l.Boards[from].Up[i]
		}
	}
	return l.Boards[from].Safe
}

// aim chooses whom the mole steals from or, pressed again, lets go. A seat that nothing may be taken from says why.
func (t *screen) aim(from game.Seat) {
	if !t.ask.targets.Has(from) {
		if err := t.match.Check(t.Asked(), topsecret.Move{Op: topsecret.OpSteal, A: uint8(from)}); err != nil {
			t.Refuse(err)
		}
		return
	}
	t.Stage.Play(sound.Tick)
	t.Unanswer()
	if t.sel.target == int8(from)+1 {
		t.sel.target = 0
		return
	}
	t.sel.target = int8(from) + 1
	t.Page.SetFocus("steal")
}
