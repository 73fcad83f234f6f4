package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
)

// watchFight says what goes on while others decide, or something is shown: the outcome, once there is one.
func (t *screen) watchFight(q *ask) {
	v := t.show.Now()
	if !fighting(v) {
		return
	}
	// What is being shown has been decided: the line at the top says who faces whom, not who was asked.
	q.Status = t.facing(v)
	if end, _ := endOf(v); end == getadler.NoReason {
		return
	}
	next := t.table.Say("getadler.fight.next")
	switch after := t.match.View(game.Public); {
	case after.Over:
		next = t.table.Say("ask.getadler.over")
	case after.Phase == getadler.PhaseLoot:
		next = t.table.Say("getadler.fight.next.loot", t.inFight(v, after.ToAct.First()))
	}
	q.Head, q.Body = t.outcome(v), next
	if !t.layout.Head.Empty() {
		// For large letters the head has room for a few words only: all that can be read of it is under the buttons.
		now, who := finishOf(v)
		q.Head, q.Body = t.table.Say(now.short, t.inFight(v, who)), lines(q.Head, next)
	}
}

// pursuer is who faces the villain.
func (t *screen) pursuer() []game.Arg { return []game.Arg{t.who(&t.own, t.own.Fight.Opponent)} }

// askReply says what the chosen card brings about.
func (t *screen) askReply(q *ask, _ int) {
	k, about := t.chosenKind(), t.who(&t.own, t.own.Fight.Opponent)
	if k.Escape() {
		about = game.Number(t.unseen(k))
	}
	q.Head, q.Body = t.table.Say("getadler.reply.card", the(k)), t.table.Say("getadler.reply."+k.Family(), about)
	t.shortened(&q.Primary, t.table.Say("getadler.reply.play", the(k)), t.table.Say("getadler.play.go"))
	q.Secondary = t.table.Button("back", "table.back", input.Cancel)
}

// escape is who flees, and by what.
func (t *screen) escape() []game.Arg {
	c := &t.own.Fight
	return []game.Arg{t.whom(&t.own, c.Villain), the(c.Escape)}
}

// followBy has the button say by what one follows.
func (t *screen) followBy(q *ask) {
	t.shortened(&q.Primary, t.table.Say("getadler.follow."+t.own.Fight.Escape.String()), q.Primary.Label)
}

// askPursue asks a hero whether it follows an escape.
func (t *screen) askPursue(q *ask, _ int) {
	v, villain := &t.own, t.inFight(&t.own, t.own.Fight.Villain)
	if t.mayDo(getadler.OpPursue) {
		q.Body = t.table.Say("getadler.pursue.about", villain)
		if t.hand()[getadler.Pistol] == 0 {
			// Who follows may be fired at, and is eliminated without an answer (G22).
			q.Warn = t.table.Say("getadler.pursue.unarmed", villain)
		}
	} else {
		t.lacks(q, v.Fight.Escape)
	}
	switch next := t.askedNext(v); {
	case !next.Sits(v.Seats):
		q.Body = lines(q.Body, t.table.Say("getadler.pursue.last", villain))
	case !v.Quick:
		// In quick mode who has no card is passed over: nobody can be told who is next.
		q.Body = lines(q.Body, t.table.Say("getadler.pursue.next", game.SeatName(next)))
	}
}

// lacks greys the button whose card is not in the hand, which is open, and says so. A press on it sounds like any
// other: who only hears it must not learn what is missing (G18).
func (t *screen) lacks(q *ask, k getadler.Kind) {
	q.Warn = t.table.Say("getadler.none." + k.String())
	q.Primary.Disabled, q.Primary.Hushed, q.Primary.Why, q.Primary.Rule = true, true, q.Warn, phases[t.own.Phase].rule
}

// shots are the counts of a shoot-out.
func (t *screen) shots() []game.Arg {
	own, theirs, other := t.duel()
	return []game.Arg{t.inFight(&t.own, t.own.Viewer), game.Number(own), t.inFight(&t.own, other), game.Number(theirs)}
}

// warnBehind warns who is behind: to hold fire is to lose.
func (t *screen) warnBehind(q *ask) {
	if own, theirs, _ := t.duel(); own < theirs {
		q.Warn = t.table.Say("getadler.hold.behind", t.inFight(&t.own, t.own.Viewer))
	}
}

// askShoot says before what either choice comes to (G22).
func (t *screen) askShoot(q *ask, _ int) {
	v, behind := &t.own, q.Warn
	own, theirs, other := t.duel()
	switch {
	case own < theirs:
	case v.Fight.Held:
		q.Body = t.table.Say("getadler.hold.drawn", t.inFight(v, v.Fight.Villain))
	default:
		q.Body = t.table.Say("getadler.hold.level", t.inFight(v, other))
	}
	switch {
	case !t.mayDo(getadler.OpShoot):
		t.lacks(q, getadler.Pistol)
		q.Warn = strings.TrimSpace(q.Warn + " " + behind)
	case v.Abilities && own == 0 && v.Players[v.Viewer].Role == getadler.Sharpe:
		q.Body = lines(q.Body, t.table.Say("getadler.shoot.sharpe"))
	case own < theirs:
		q.Body = lines(q.Body, t.table.Say("getadler.shoot.level"))
	default:
		q.Body = lines(q.Body, t.table.Say("getadler.shoot.ahead", t.inFight(v, other)))
	}
}

// owed is how many cards the winner of a shoot-out may choose still, and from whose hand.
func (t *screen) owed() []game.Arg {
	_, loser := endOf(&t.own)
	return []game.Arg{game.Number(t.own.Owed), t.whom(&t.own, loser)}
}

// takeLoot says what the chosen card is.
func (t *screen) takeLoot(q *ask, at int) {
	q.Body = t.aboutCard(getadler.Kind(at))
}
