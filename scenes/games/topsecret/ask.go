package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *match.Prompt {
	t.ask = match.Prompt{}
	q := &t.ask
	switch {
	case t.table.AskOver(q, "ask.topsecret.over"):
	case t.table.Busy():
		t.meanwhile(q)
	case t.table.PileOpen:
		q.Status, q.Head = t.statusOf(t.show.Now()), t.discardLabel()
		q.Primary = t.table.Button("back", "topsecret.discard.shut", input.Cancel)
	case !t.table.Holder.Mine():
		q.Status = t.statusOf(t.show.Now())
		t.table.AskWatching(q)
	default:
		q.Status = t.table.Say(phases[t.own.Phase].asks, game.SeatName(t.table.Asked()))
		switch t.own.Phase {
		case topsecret.PhaseChoose:
			t.askCard(q)
		case topsecret.PhaseCall:
			t.askCall(q)
		case topsecret.PhaseSteal:
			t.askSteal(q)
		case topsecret.PhaseBank:
			t.askBank(q)
		}
	}
	return q
}

// phases are what is said in each phase.
var phases = [...]struct {
	// asks is the sentence for the seat asked, waits that for those who wait; some is that of a sealed phase where more
	// than one seat is waited for; ruling is the one whose paragraph explains the phase.
	asks, waits, some, ruling string
}{
	topsecret.PhaseSetup:  {"ask.topsecret.setup", "ask.topsecret.setup", "", "T8"},
	topsecret.PhaseChoose: {"ask.topsecret.choice", "wait.topsecret.choose", "wait.topsecret.choose.some", "T1"},
	topsecret.PhaseCall:   {"ask.topsecret.call", "wait.topsecret.call", "wait.topsecret.call.some", "T23"},
	topsecret.PhaseSteal:  {"ask.topsecret.choice", "wait.topsecret.steal", "", "T7"},
	topsecret.PhaseBank:   {"ask.topsecret.choice", "wait.topsecret.bank", "wait.topsecret.bank.some", "T15"},
	topsecret.PhaseScored: {"ask.topsecret.scored", "ask.topsecret.scored", "", "T29"},
	topsecret.PhaseOver:   {"ask.topsecret.over", "ask.topsecret.over", "", "T28"},
}

// statusOf says whom a picture waits for.
func (t *screen) statusOf(p *picture) string {
	switch n, says := p.ToAct.Len(), &phases[p.Phase]; {
	case p.Phase == topsecret.PhaseScored:
		return t.table.Say(says.asks, game.Number(p.Game))
	case n == 0 || !p.ToAct.First().Sits(p.Seats):
		return t.table.Say(says.waits)
	case n > 1 && says.some != "":
		return t.table.Say(says.some, game.Number(n))
	default:
		return t.table.Say(says.waits, game.SeatName(p.ToAct.First()))
	}
}

// meanwhile says what is going on while something is shown.
func (t *screen) meanwhile(q *match.Prompt) {
	now, p := &t.shown, t.show.Now()
	q.Head = t.table.Words(t.show.Line())
	switch {
	case now.beat != noBeat:
		q.Status = t.table.Say(statusKeys[now.beat], game.Number(p.Turn))
	case p.ToAct == 0 && p.Turn > 0:
		// All have answered, and what came of it is being told.
		q.Status = t.table.Say("reveal.topsecret.told", game.Number(p.Turn))
	default:
		q.Status = t.statusOf(p)
	}
	switch now.beat {
	case theftBeat:
		if now.trail.choosing {
			q.Head = t.table.Say("wait.topsecret.steal", game.SeatName(now.trail.thief))
		}
	case hushBeat, turnBeat, placeBeat:
		q.Head = "" // The line at the top tells of all cards at once, not of the last one.
	case bankBeat:
		if t.show.Gated() {
			// All boards are to be looked at, not only the last that was told of.
			q.Head, q.Body = q.Status, strings.Join(t.forgotten(), "\n")
		}
	case bombBeat, blastBeat:
		if now.bombs != 0 {
			q.Head, q.Body = t.table.Say("log.topsecret.exploded", game.Number(now.bombs.Len())), t.toll()
		}
	}
	if t.table.AskGate(q); q.Primary.ID != "" {
		q.Status = t.table.Say("reveal.topsecret.gate")
	}
}

// forgotten has a sentence for each seat that forgot to call in this turn (T23).
func (t *screen) forgotten() (lines []string) {
	t.shown.slips.each(func(seat game.Seat, s *slip) {
		if s.kind == forgotSlip {
			lines = append(lines, t.table.Say("log.topsecret.forgot", game.Number(s.n), game.SeatName(seat)))
		}
	})
	return lines
}

// toll says who forgot to call, what an explosion has destroyed besides the bombs, and what was protected; where
// nothing was, nothing.
func (t *screen) toll() string {
	lines, destroyed, spared := t.forgotten(), 0, 0
	t.shown.slips.each(func(_ game.Seat, s *slip) {
		destroyed += s.lost()
		if s.kind == protectedSlip {
			spared += s.n
		}
	})
	if destroyed > 0 {
		lines = append(lines, t.table.Say("reveal.topsecret.destroyed", game.Number(destroyed)))
	}
	if spared > 0 {
		lines = append(lines, t.table.Say("reveal.topsecret.protected", game.Number(spared)))
	}
	return strings.Join(lines, "\n")
}

// askCard asks for the card of this turn, in secret. Before it is confirmed it says what the card may come to.
func (t *screen) askCard(q *match.Prompt) {
	w := t.waiting()
	q.Head, q.Primary = t.table.Say("topsecret.choose.head"), t.table.Button("play", "topsecret.play", input.Confirm)
	switch {
	case !t.table.Holder.Open():
		q.Body = t.table.Say("table.peek.first")
		q.Blocked = q.Body
		t.table.LookFirst(&q.Primary)
		return
	case t.own.Last():
		q.Body = t.table.Say("topsecret.choose.last")
	case w != topsecret.NoKind:
		q.Body = t.table.Say("topsecret.choose.waiting", t.own.Word(w))
	default:
		q.Body = t.table.Say("topsecret.choose.about")
	}
	q.Digits = handIDs[1+t.out():]
	k := t.kind()
	if k == topsecret.NoKind {
		q.Primary.Wait(t.table.Say("topsecret.choose.first"))
		return
	}
	q.Head = t.table.Say("topsecret.choose.card", t.own.Word(k))
	q.Body, q.Warn = t.forecast(k, w)
}

// waiting is the kind of the card that lies face up before the person asked; NoKind for none.
func (t *screen) waiting() topsecret.Kind {
	if p := &t.own.Players[t.table.Asked()]; p.UpCount > 0 {
		return p.Up[0].Card.Kind()
	}
	return topsecret.NoKind
}

// forecast says what a card comes to beside the one that waits, and warns of what is easily overlooked: it is said
// before the card is played.
func (t *screen) forecast(k, w topsecret.Kind) (body, warn string) {
	body = t.table.Say(aboutKeys[k])
	if k == topsecret.Assassin && t.own.Called {
		body += "\n" + t.table.Say("topsecret.about.call", game.Number(t.own.Seconds))
	}
	switch {
	case k.Document():
		return t.forecastDocument(k, w)
	case k == topsecret.Mole && w != topsecret.NoKind:
		// A theft would force two cards that do not match to the ×1 (T31).
		warn = t.table.Say("topsecret.warn.mole", t.own.Word(w))
	case k == topsecret.Assassin && w.Document():
		// The own document burns (T21).
		warn = t.table.Say("topsecret.warn.assassin", t.own.Word(w))
	case k != topsecret.Agent:
	case w.Document():
		body = t.table.Say("topsecret.about.guard", t.own.Word(w), t.pairPoints(w))
	case w == topsecret.Agent:
		warn = t.table.Say("topsecret.warn.agents")
	case t.own.Last():
		warn = t.table.Say("topsecret.warn.lastAgent")
	}
	return body, warn
}

// forecastDocument warns of the document that an agent does not protect, because the agent was there first (T4), and
// of two documents that do not match (T16).
func (t *screen) forecastDocument(k, w topsecret.Kind) (body, warn string) {
	switch {
	case w == topsecret.Agent:
		return t.table.Say("topsecret.about.joker", t.pairPoints(k)), t.table.Say("topsecret.warn.over")
	case w == k:
		return t.table.Say("topsecret.about.twin", t.own.Word(k), t.pairPoints(k)), ""
	case w != topsecret.NoKind:
		sum := t.own.Value(k) + t.own.Value(w)
		return t.table.Say("topsecret.about.odd", t.own.Word(w), game.Number(sum)), t.table.Say("topsecret.warn.odd")
	case t.own.Last():
		return t.table.Say("topsecret.about.lastDocument", game.Number(t.own.Value(k))), ""
	}
	return t.table.Say("topsecret.about.document", game.Number(t.own.Value(k)), t.pairPoints(k)), ""
}

// pairPoints is what a pair with a document of that kind comes to: four times its value (T17, T18).
func (t *screen) pairPoints(k topsecret.Kind) game.Arg { return game.Number(4 * t.own.Value(k)) }

// askCall asks for «Boum!»: one person presses the button, several have a key each on their boards.
func (t *screen) askCall(q *match.Prompt) {
	q.Head = t.table.Say("topsecret.call.head")
	if t.table.Holder.Alone() {
		q.Body = t.table.Say("topsecret.call.about", game.Number(topsecret.Fine))
		q.Primary = t.table.Button(callIDs[t.table.Asked()], "topsecret.call", input.Confirm)
		q.Primary.Loud = true
		return
	}
	if n := t.plates().Len(); n > 1 {
		q.Status = t.table.Say(phases[topsecret.PhaseCall].some, game.Number(n))
	}
	q.Body = t.table.Say("topsecret.call.keys", game.Number(topsecret.Fine))
}

// askSteal asks, openly, what a mole takes.
func (t *screen) askSteal(q *match.Prompt) {
	q.Digits = stealIDs[:t.own.Seats]
	q.Head, q.Body = t.table.Say("topsecret.steal.head"), t.table.Say("topsecret.steal.about")
	q.Primary = t.table.Button("steal", "topsecret.steal", input.Confirm)
	from := t.target()
	if from == match.NoSeat {
		q.Primary.Wait(t.table.Say("topsecret.steal.first"))
		return
	}
	loot, _ := t.loot(&t.layout, from)
	w := t.waiting()
	q.Head = t.table.Say("topsecret.steal.card", t.own.Word(loot), game.SeatName(from))
	switch {
	case w == topsecret.NoKind:
		q.Body = t.table.Say("topsecret.steal.alone")
		if t.table.Holder.Alone() {
			// The hand makes way for the boards, and what pairs with it is what decides. Where others look on, it is secret.
			q.Body += "\n" + t.partners(loot)
		}
	case pairs(w, loot):
		// The special agent is the last of the two kinds: the pair has the value of the other.
		q.Body = t.table.Say("topsecret.steal.pair", t.own.Word(w), t.pairPoints(min(w, loot)))
	default:
		q.Body, q.Warn = "", t.table.Say("topsecret.steal.odd", t.own.Word(w))
	}
}

// askBank asks what becomes of a single card: it says what it is worth now, and what could double it or destroy it.
func (t *screen) askBank(q *match.Prompt) {
	w := t.waiting()
	value := game.Number(t.own.Value(w))
	q.Primary = match.Button{ID: "bank", Label: t.table.Say("topsecret.bank", value), Key: t.table.Prompt(input.Draw)}
	q.Secondary = t.table.Button("leave", "topsecret.leave", input.Stop)
	if w == topsecret.Agent {
		q.Head = t.table.Say("topsecret.bank.headAgent")
		q.Body = t.table.Say("topsecret.bank.agent") + "\n" + t.table.Say("topsecret.leave.agent")
	} else {
		q.Head = t.table.Say("topsecret.bank.head", value)
		q.Body = t.table.Say("topsecret.bank.about", value) + "\n" + t.table.Say("topsecret.leave.about", t.pairPoints(w))
	}
	switch {
	case t.table.Holder.Open():
		q.Body += "\n" + t.partners(w)
	case t.table.Holder.Shared():
		q.Third = t.table.Button("look", "table.peek", input.Peek)
		q.Third.Icon = match.Icon(display.IconEye)
	}
}

// partners says which cards of the own hand would make a pair with the one that waits.
func (t *screen) partners(w topsecret.Kind) string {
	p := &t.own.Players[t.table.Asked()]
	var have []string
	for k, n := range p.Hand {
		if n > 0 && pairs(w, topsecret.Kind(k)) {
			have = append(have, t.brief(topsecret.Kind(k), n))
		}
	}
	if len(have) == 0 {
		return t.table.Say("topsecret.partners.none")
	}
	return t.table.Say("topsecret.partners", game.Text(strings.Join(have, ", ")))
}

// brief names the cards of a kind that a hand still holds, as short as can be: documents by their points. There are two
// of each document and one special agent (T32); "×2" is kept for what counts double.
func (t *screen) brief(k topsecret.Kind, n int) string {
	switch {
	case !k.Document():
		return t.table.Say(k.Key())
	case n > 1:
		return t.table.Say("topsecret.two", game.Number(t.own.Value(k)))
	}
	return t.table.Say("topsecret.figure", game.Number(t.own.Value(k)))
}

// pairs reports whether two cards make a pair: equal documents, or a document and a special agent (T17 to T19).
func pairs(a, b topsecret.Kind) bool {
	return a.Document() && (a == b || b == topsecret.Agent) || a == topsecret.Agent && b.Document()
}
