package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *table.Ask {
	t.ask = table.Ask{}
	t.put(&t.ask)
	t.ask.Said = true
	return &t.ask
}

// put puts the question.
func (t *screen) put(q *table.Ask) {
	switch {
	case t.table.Panel.AskCommon(q, "ask.topsecret.over"):
	case t.table.Busy():
		t.meanwhile(q)
	case t.sheet:
		q.Status, q.Head = t.statusOf(t.show.Now()), t.discardLabel()
		q.Primary = table.Button{ID: "back", Label: t.table.Say("topsecret.discard.shut"), Key: t.table.Prompt(input.Cancel)}
	case !t.table.Eyes.Mine():
		q.Status = t.statusOf(t.show.Now())
		t.table.Panel.AskWatching(q)
	default:
		q.Status = t.table.Say(askKeys[t.own.Phase], game.SeatName(t.table.Asked()))
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
}

// askKeys and waitKeys are the sentences of the phases, for the seat asked and for those who wait.
var (
	askKeys = [...]string{
		topsecret.PhaseSetup: "ask.topsecret.setup", topsecret.PhaseChoose: "ask.topsecret.choose",
		topsecret.PhaseCall: "ask.topsecret.call", topsecret.PhaseSteal: "ask.topsecret.steal",
		topsecret.PhaseBank: "ask.topsecret.bank", topsecret.PhaseScored: "ask.topsecret.scored",
		topsecret.PhaseOver: "ask.topsecret.over",
	}
	waitKeys = [...]string{
		topsecret.PhaseSetup: "ask.topsecret.setup", topsecret.PhaseChoose: "wait.topsecret.choose",
		topsecret.PhaseCall: "wait.topsecret.call", topsecret.PhaseSteal: "wait.topsecret.steal",
		topsecret.PhaseBank: "wait.topsecret.bank", topsecret.PhaseScored: "ask.topsecret.scored",
		topsecret.PhaseOver: "ask.topsecret.over",
	}
)

// someKeys are those of the sealed phases where more than one seat is waited for.
var someKeys = [...]string{
	topsecret.PhaseChoose: "wait.topsecret.choose.some", topsecret.PhaseCall: "wait.topsecret.call.some",
	topsecret.PhaseBank: "wait.topsecret.bank.some", topsecret.PhaseOver: "",
}

// statusOf says whom a picture waits for.
func (t *screen) statusOf(p *picture) string {
	switch n := p.ToAct.Len(); {
	case p.Phase == topsecret.PhaseScored:
		return t.table.Say(askKeys[p.Phase], game.Number(p.Game))
	case n == 0 || !p.ToAct.First().Sits(p.Seats):
		return t.table.Say(waitKeys[p.Phase])
	case n > 1 && someKeys[p.Phase] != "":
		return t.table.Say(someKeys[p.Phase], game.Number(n))
	}
	return t.table.Say(waitKeys[p.Phase], game.SeatName(p.ToAct.First()))
}

// meanwhile says what is going on while something is shown.
func (t *screen) meanwhile(q *table.Ask) {
	now, p := &t.shown, t.show.Now()
	if line := t.show.Line(); line != (game.Line{}) {
		q.Head = t.table.Words(line)
	}
	going := t.table.Say(statusKeys[now.beat], game.Number(p.Turn))
	switch {
	case now.beat != noBeat:
		q.Status = going
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
		q.Head = going
	case bankBeat:
		if t.show.Gated() {
			// All boards are to be looked at, not only the last that was told of.
			q.Head, q.Body = going, strings.Join(t.forgotten(), "\n")
		}
	case bombBeat, blastBeat:
		if now.bombs != 0 {
			q.Head, q.Body = t.table.Say("log.topsecret.exploded", game.Number(now.bombs.Len())), t.toll()
		}
	}
	if t.table.Panel.AskGate(q); q.Primary.ID != "" {
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

// toll says who forgot to call, what an explosion has destroyed besides the bombs, and what was protected; where nothing
// was, nothing.
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
func (t *screen) askCard(q *table.Ask) {
	q.Head = t.table.Say("topsecret.choose.head")
	q.Body = t.table.Say("topsecret.choose.about")
	q.Primary = table.Button{ID: "play", Label: t.table.Say("topsecret.play"), Key: t.table.Prompt(input.Confirm)}
	if !t.table.Eyes.Open() {
		q.Body = t.table.Say("table.peek.first")
		q.Blocked = q.Body
		t.table.Panel.LookFirst(&q.Primary)
		return
	}
	q.Digits = handIDs[1+t.out():]
	if t.own.Last() {
		q.Body = t.table.Say("topsecret.choose.last")
	} else if w := t.waiting(); w != topsecret.NoKind {
		q.Body = t.table.Say("topsecret.choose.waiting", t.own.Word(w))
	}
	k := t.kind()
	if k == topsecret.NoKind {
		q.Primary.Disabled, q.Primary.Why = true, t.table.Say("topsecret.choose.first")
		return
	}
	q.Head = t.table.Say("topsecret.choose.card", t.own.Word(k))
	q.Body, q.Warn = t.forecast(k, t.waiting())
	q.Secondary = t.backButton()
}

// backButton lets go of what is chosen.
func (t *screen) backButton() table.Button {
	return table.Button{ID: "back", Label: t.table.Say("table.back"), Key: t.table.Prompt(input.Cancel)}
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
	about := t.table.Say(aboutKeys[k])
	switch {
	case k == topsecret.Mole && w != topsecret.NoKind:
		// A theft would force two cards that do not match to the ×1 (T31).
		return about, t.table.Say("topsecret.warn.mole", t.own.Word(w))
	case k == topsecret.Assassin:
		if t.own.Called {
			about += "\n" + t.table.Say("topsecret.about.call", game.Number(t.own.Seconds))
		}
		if w.Document() {
			// The own document burns (T21).
			warn = t.table.Say("topsecret.warn.assassin", t.own.Word(w))
		}
		return about, warn
	case k.Document():
		return t.forecastDocument(k, w)
	case k == topsecret.Mole:
	case w.Document():
		return t.table.Say("topsecret.about.guard", t.own.Word(w), t.pairPoints(w)), ""
	case w == topsecret.Agent:
		return about, t.table.Say("topsecret.warn.agents")
	case t.own.Last():
		return about, t.table.Say("topsecret.warn.lastAgent")
	}
	return about, ""
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
func (t *screen) askCall(q *table.Ask) {
	q.Head = t.table.Say("topsecret.call.head")
	if t.table.Eyes.Alone() {
		q.Body = t.table.Say("topsecret.call.about", game.Number(topsecret.Fine))
		q.Primary = table.Button{ID: "call", Label: t.table.Say("topsecret.call"), Key: t.table.Prompt(input.Confirm), Loud: true}
		return
	}
	if n := t.plates().Len(); n > 1 {
		q.Status = t.table.Say(someKeys[topsecret.PhaseCall], game.Number(n))
	}
	q.Body = t.table.Say("topsecret.call.keys", game.Number(topsecret.Fine))
}

// askSteal asks, openly, what a mole takes.
func (t *screen) askSteal(q *table.Ask) {
	q.Digits = stealIDs[:t.own.Seats]
	q.Head = t.table.Say("topsecret.steal.head")
	q.Body = t.table.Say("topsecret.steal.about")
	q.Primary = table.Button{ID: "steal", Label: t.table.Say("topsecret.steal"), Key: t.table.Prompt(input.Confirm)}
	from := t.target()
	if from == table.NoSeat {
		q.Primary.Disabled, q.Primary.Why = true, t.table.Say("topsecret.steal.first")
		return
	}
	loot := t.lootKind(from)
	q.Head = t.table.Say("topsecret.steal.card", t.own.Word(loot), game.SeatName(from))
	q.Secondary = t.backButton()
	switch w := t.waiting(); {
	case w == topsecret.NoKind:
		q.Body = t.table.Say("topsecret.steal.alone")
		if t.table.Eyes.Alone() {
			// The hand makes way for the boards, and what pairs with it is what decides. Where others look on, it is secret.
			q.Body += "\n" + t.partners(loot)
		}
	case pairs(w, loot):
		document := w
		if w == topsecret.Agent {
			document = loot
		}
		q.Body = t.table.Say("topsecret.steal.pair", t.own.Word(w), t.pairPoints(document))
	default:
		q.Body, q.Warn = "", t.table.Say("topsecret.steal.odd", t.own.Word(w))
	}
}

// askBank asks what becomes of a single card: it says what it is worth now, and what could double it or destroy it.
func (t *screen) askBank(q *table.Ask) {
	w := t.waiting()
	value := game.Number(t.own.Value(w))
	q.Head = t.table.Say("topsecret.bank.head", value)
	q.Primary = table.Button{ID: "bank", Label: t.table.Say("topsecret.bank", value), Key: t.table.Prompt(input.Draw)}
	q.Secondary = table.Button{ID: "leave", Label: t.table.Say("topsecret.leave"), Key: t.table.Prompt(input.Stop)}
	q.Body = t.table.Say("topsecret.bank.about", value) + "\n" + t.table.Say("topsecret.leave.about", t.pairPoints(w))
	if w == topsecret.Agent {
		q.Head = t.table.Say("topsecret.bank.headAgent")
		q.Body = t.table.Say("topsecret.bank.agent") + "\n" + t.table.Say("topsecret.leave.agent")
	}
	if t.table.Eyes.Open() {
		q.Body += "\n" + t.partners(w)
	}
}

// partners says which cards of the own hand would make a pair with the one that waits.
func (t *screen) partners(w topsecret.Kind) string {
	p := &t.own.Players[t.table.Asked()]
	var have []string
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if p.Hand[k] > 0 && pairs(w, k) {
			have = append(have, t.brief(k, p.Hand[k]))
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

// pairs tells whether two cards make a pair: equal documents, or a document and a special agent (T17 to T19).
func pairs(a, b topsecret.Kind) bool {
	return a.Document() && (a == b || b == topsecret.Agent) || a == topsecret.Agent && b.Document()
}
