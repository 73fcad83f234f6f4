package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askCard asks for the card of this turn, in secret. Before it is confirmed it says what the card may come to.
func (t *screen) askCard(q *ask) {
	q.Head = t.Say("topsecret.choose.head")
	q.Body = t.Say("topsecret.choose.about")
	q.Primary = table.Button{ID: "play", Label: t.Say("topsecret.play"), Key: t.Prompt(input.Confirm)}
	if !t.Open() {
		q.Body = t.Say("table.peek.first")
		t.LookFirst(&q.Primary)
		return
	}
	for _, m := range t.own.Moves {
		q.kinds |= 1 << kindOf(&t.own, m)
	}
	if t.own.Last() {
		q.Body = t.Say("topsecret.choose.last")
	} else if w := t.waiting(); w != topsecret.NoKind {
		q.Body = t.Say("topsecret.choose.waiting", t.own.Word(w))
	}
	if t.sel.kind == topsecret.NoKind {
		q.Primary.Disabled, q.Primary.Why = true, t.Say("topsecret.choose.first")
		return
	}
	q.Head = t.Say("topsecret.choose.card", t.own.Word(t.sel.kind))
	q.Body, q.Warn = t.forecast(t.sel.kind)
	q.Secondary = table.Button{ID: "back", Label: t.Say("table.back"), Key: t.Prompt(input.Cancel)}
}

// kindOf is the kind of card that a move plays; NoKind for other moves.
func kindOf(v *topsecret.View, m topsecret.Move) topsecret.Kind {
	switch m.Op {
	case topsecret.OpDocument:
		for rank, value := range v.Values {
			if value == int(m.A)*topsecret.ValueStep {
				return topsecret.Document1 + topsecret.Kind(rank)
			}
		}
	case topsecret.OpAgent:
		return topsecret.Agent
	case topsecret.OpMole:
		return topsecret.Mole
	case topsecret.OpAssassin:
		return topsecret.Assassin
	}
	return topsecret.NoKind
}

// waiting is the kind of the card that lies face up before the person asked; NoKind for none.
func (t *screen) waiting() topsecret.Kind {
	if p := &t.own.Players[t.Asked()]; p.UpCount > 0 {
		return p.Up[0].Card.Kind()
	}
	return topsecret.NoKind
}

// forecast says what a card comes to beside the one that waits, and warns of what is easily overlooked: it is said
// before the card is played.
func (t *screen) forecast(k topsecret.Kind) (body, warn string) {
	switch w := t.waiting(); {
	case k == topsecret.Mole:
		return t.forecastMole(w)
	case k == topsecret.Assassin:
		return t.forecastAssassin(w)
	case k == topsecret.Agent:
		return t.forecastAgent(w)
	default:
		return t.forecastDocument(k, w)
	}
}

// forecastMole warns of a theft that would force two cards that do not match to the ×1 (T31).
func (t *screen) forecastMole(w topsecret.Kind) (body, warn string) {
	body = t.Say("about.topsecret.mole")
	if w != topsecret.NoKind {
		warn = t.Say("topsecret.warn.mole", t.own.Word(w))
	}
	return body, warn
}

// forecastAssassin warns of the own document that burns (T21).
func (t *screen) forecastAssassin(w topsecret.Kind) (body, warn string) {
	body = t.Say("about.topsecret.assassin")
	if t.own.Called {
		body += "\n" + t.Say("topsecret.about.call", game.Number(t.own.Seconds))
	}
	if w.Document() {
		warn = t.Say("topsecret.warn.assassin", t.own.Word(w))
	}
	return body, warn
}

func (t *screen) forecastAgent(w topsecret.Kind) (body, warn string) {
	switch {
	case w.Document():
		return t.Say("topsecret.about.guard", t.own.Word(w), t.pairPoints(w)), ""
	case w == topsecret.Agent:
		return t.Say("about.topsecret.agent"), t.Say("topsecret.warn.agents")
	case t.own.Last():
		return t.Say("about.topsecret.agent"), t.Say("topsecret.warn.lastAgent")
	}
	return t.Say("about.topsecret.agent"), ""
}

// forecastDocument warns of the document that an agent does not protect, because the agent was there first (T4), and
// of two documents that do not match (T16).
func (t *screen) forecastDocument(k, w topsecret.Kind) (body, warn string) {
	switch {
	case w == topsecret.Agent:
		return t.Say("topsecret.about.joker", t.pairPoints(k)), t.Say("topsecret.warn.over")
	case w == k:
		return t.Say("topsecret.about.twin", t.own.Word(k), t.pairPoints(k)), ""
	case w != topsecret.NoKind:
		sum := t.own.Value(k) + t.own.Value(w)
		return t.Say("topsecret.about.odd", t.own.Word(w), game.Number(sum)), t.Say("topsecret.warn.odd")
	case t.own.Last():
		return t.Say("topsecret.about.lastDocument", game.Number(t.own.Value(k))), ""
	}
	return t.Say("topsecret.about.document", game.Number(t.own.Value(k)), t.pairPoints(k)), ""
}

// pairPoints is what a pair with a document of that kind comes to: four times its value (T17, T18).
func (t *screen) pairPoints(k topsecret.Kind) game.Arg { return game.Number(4 * t.own.Value(k)) }
