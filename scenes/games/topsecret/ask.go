package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// WhatNow works out what is asked now.
func (qs *questions) WhatNow() *match.Prompt {
	qs.ask = match.Prompt{}
	q, now := &qs.ask, qs.now()
	switch {
	case qs.look.AskOver(q, "ask.topsecret.over"):
	case qs.look.Busy():
		qs.meanwhile(q, &now)
	case now.pile:
		q.Status, q.Head = qs.statusOf(now.view), qs.discardLabel(now.view)
		q.Primary = qs.look.Button("back", "topsecret.discard.shut", input.Cancel)
	case !qs.look.Holder.Mine():
		q.Status = qs.statusOf(now.view)
		qs.look.AskWatching(q)
	default:
		if !qs.look.Holder.Alone() || qs.own.Phase == topsecret.PhaseCall { // One person knows who is asked.
			q.Status = qs.look.Say(phases[qs.own.Phase].asks, game.SeatName(qs.look.Asked()))
		}
		switch qs.own.Phase {
		case topsecret.PhaseChoose:
			qs.askCard(q)
		case topsecret.PhaseCall:
			qs.askCall(q)
		case topsecret.PhaseSteal:
			qs.askSteal(q)
		case topsecret.PhaseBank:
			qs.askBank(q)
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

// meanwhile says what is going on while something is shown.
func (qs *questions) meanwhile(q *match.Prompt, now *onTable) {
	v := now.view
	q.Head = qs.look.Words(qs.look.Told())
	switch {
	case now.beat != noBeat:
		q.Status = qs.look.Say(statusKeys[now.beat], game.Number(v.Turn))
	case v.ToAct == 0 && v.Phase == topsecret.PhaseChoose && v.Turn > 0:
		// All have chosen, and the cards are about to turn.
		q.Status = qs.look.Say(statusKeys[hushBeat], game.Number(v.Turn))
	case v.ToAct == 0 && v.Turn > 0:
		// All have answered, and what came of it is being told.
		q.Status = qs.look.Say("reveal.topsecret.told", game.Number(v.Turn))
	default:
		q.Status = qs.statusOf(v)
	}
	switch now.beat {
	case theftBeat:
		if q.Head = ""; now.thief != match.NoSeat { // What was stolen is told beside it.
			q.Head = qs.look.Say("wait.topsecret.steal", game.SeatName(now.thief))
		}
	case hushBeat, turnBeat, placeBeat:
		q.Head = "" // The line at the top tells of all cards at once, not of the last one.
	case bankBeat:
		if qs.look.Gated() {
			// All boards are to be looked at, not only the last that was told of.
			q.Head, q.Body = q.Status, strings.Join(qs.forgotten(now.slips), "\n")
		}
	case bombBeat, blastBeat:
		if now.bombs != 0 {
			q.Head, q.Body = qs.look.Say("log.topsecret.exploded", game.Number(now.bombs.Len())), qs.toll(now.slips)
			if qs.look.Gated() { // It stands under the line that says what to do, in one type with what it has cost.
				q.Head, q.Body = "", strings.TrimSpace(q.Head+" "+q.Body)
			}
		}
	}
	if qs.look.AskGate(q); q.Primary.ID != "" {
		q.Status = qs.look.Say("reveal.topsecret.gate")
	}
}

// forgotten has a sentence for each seat that forgot to call in this turn (T23).
func (qs *questions) forgotten(slips *boardSlips) (lines []string) {
	slips.each(func(seat game.Seat, s *slip) {
		if s.kind == forgotSlip {
			lines = append(lines, qs.look.Say("log.topsecret.forgot", game.Number(s.n), game.SeatName(seat)))
		}
	})
	return lines
}

// toll says who forgot to call, what an explosion has destroyed besides the bombs, and what was protected; where
// nothing was, nothing.
func (qs *questions) toll(slips *boardSlips) string {
	lines, destroyed, spared := qs.forgotten(slips), 0, 0
	slips.each(func(_ game.Seat, s *slip) {
		destroyed += s.lost()
		if s.kind == protectedSlip {
			spared += s.n
		}
	})
	if destroyed > 0 {
		lines = append(lines, qs.look.Say("reveal.topsecret.destroyed", game.Number(destroyed)))
	}
	if spared > 0 {
		lines = append(lines, qs.look.Say("reveal.topsecret.protected", game.Number(spared)))
	}
	return strings.Join(lines, "\n")
}

// askCard asks for the card of this turn, in secret. Before it is confirmed it says what the card may come to.
func (qs *questions) askCard(q *match.Prompt) {
	w := qs.waiting()
	q.Head, q.Primary = qs.look.Say("topsecret.choose.head"), qs.look.Button("play", "topsecret.play", input.Confirm)
	switch {
	case !qs.look.Holder.Open():
		q.Body = qs.look.Say("table.peek.first")
		q.Blocked = q.Body
		qs.look.LookFirst(&q.Primary)
		return
	case qs.own.Last():
		q.Body = qs.look.Say("topsecret.choose.last")
	case qs.own.Turn == 1: // Who has not read the rules learns what it is about.
		q.Body = qs.look.Say("topsecret.choose.aim", game.Number(qs.own.Turns))
	}
	q.Digits = handIDs[1+out(&qs.own):]
	k := qs.kind()
	if k == topsecret.NoKind {
		q.Primary.Wait(qs.look.Say("table.next.card"), qs.look.Say("topsecret.choose.first"))
		return
	}
	q.Head = qs.look.Say("topsecret.choose.card", qs.own.Word(k))
	q.Body, q.Warn = qs.forecast(k, w)
}

// waiting is the kind of the card that lies face up before the person asked; NoKind for none.
func (qs *questions) waiting() topsecret.Kind {
	if p := &qs.own.Players[qs.look.Asked()]; p.UpCount > 0 {
		return p.Up[0].Card.Kind()
	}
	return topsecret.NoKind
}

// askCall asks for «Boum!»: one person presses the button, several have a key each on their boards.
func (qs *questions) askCall(q *match.Prompt) {
	q.Head = qs.look.Say("topsecret.call.head")
	if qs.look.Holder.Alone() {
		q.Body = qs.look.Say("topsecret.call.about", game.Number(topsecret.Fine))
		q.Primary = qs.look.Button(callIDs[qs.look.Asked()], "topsecret.call", input.Confirm)
		q.Primary.Loud = true
		return
	}
	if n := qs.plates().Len(); n > 1 {
		q.Status = qs.look.Say(phases[topsecret.PhaseCall].some, game.Number(n))
	}
	q.Body = qs.look.Say("topsecret.call.keys", game.Number(topsecret.Fine))
}

// askSteal asks, openly, what a mole takes.
func (qs *questions) askSteal(q *match.Prompt) {
	q.Digits = stealIDs[:qs.own.Seats]
	q.Head, q.Body = qs.look.Say("topsecret.steal.head"), qs.look.Say("topsecret.steal.about")
	q.Primary = qs.look.Button("steal", "topsecret.steal", input.Confirm)
	from := qs.target()
	if from == match.NoSeat {
		q.Primary.Wait(qs.look.Say("table.next.card"), qs.look.Say("topsecret.steal.first"))
		return
	}
	loot, _ := loot(&qs.own, from)
	w := qs.waiting()
	q.Head = qs.look.Say("topsecret.steal.card", qs.own.Word(loot), game.SeatName(from))
	switch {
	case w == topsecret.NoKind:
		if q.Body = qs.look.Say("topsecret.steal.alone"); qs.look.Holder.Alone() {
			// What pairs with it is what decides. Where others look on, it is secret.
			q.Body = qs.partners(loot)
		}
	case pairs(w, loot):
		// The special agent is the last of the two kinds: the pair has the value of the other.
		q.Body = qs.look.Say("topsecret.steal.pair", qs.own.Word(w), qs.pairPoints(min(w, loot)))
	default:
		q.Body, q.Warn = "", qs.look.Say("topsecret.steal.odd", qs.own.Word(w))
	}
}

// askBank asks what becomes of a single card: what it brings now, or later in a pair, where one may still come. Each
// answer has one place, whatever the card is; the one that is worth something looks like the primary one: an agent
// alone waits for a document.
func (qs *questions) askBank(q *match.Prompt) {
	w := qs.waiting()
	value := game.Number(qs.own.Value(w))
	bank := match.Button{ID: "bank", Label: qs.look.Say("topsecret.bank", value), Key: qs.look.Prompt(input.Draw)}
	leave := qs.look.Button("leave", "topsecret.leave", input.Stop)
	open := qs.look.Holder.Open()
	hope := !open || qs.pairable(w, 0)
	q.Primary, q.Secondary = bank, leave
	switch {
	case w == topsecret.Agent:
		q.Primary.Calm, q.Secondary.Loud = true, true
		q.Head, q.Body = qs.look.Say("topsecret.bank.headAgent"), qs.look.Say("topsecret.bank.agent")
	case open && hope: // A closed hand does not tell whether a pair may still come: the question is true of both.
		q.Head = qs.look.Say("topsecret.bank.head", value, qs.pairPoints(w))
	default:
		q.Head = qs.look.Say("topsecret.bank.headAlone", value)
	}
	switch {
	case open && (w != topsecret.Agent || !hope):
		q.Body = qs.partners(w)
	case !open && qs.look.Holder.Shared():
		q.Third = qs.look.Button("look", "table.peek", input.Peek)
		q.Third.Icon = lookIcon
	}
	if hope && w != topsecret.Agent && qs.threat(topsecret.Assassin) {
		q.Body = stage.Sentences(q.Body, qs.look.Say("topsecret.leave.risk"))
	}
}

// pairs reports whether two cards make a pair: equal documents, or a document and a special agent (T17 to T19).
func pairs(a, b topsecret.Kind) bool {
	return a.Document() && (a == b || b == topsecret.Agent) || a == topsecret.Agent && b.Document()
}
