package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// watchFight says what goes on while others decide, or something is shown: the outcome, once there is one.
func (a *asker) watchFight(q *ask) {
	v := a.view
	if !fighting(v) {
		return
	}
	// What is being shown has been decided: the line at the top says who faces whom, not who was asked.
	opponent := v.Fight.Opponent
	if a.told.kind == getadler.Pursued { // Whoever is seen to follow faces the villain from then on.
		opponent = a.told.who
	}
	q.Status = a.facing(v, opponent)
	end, loser := endOf(v)
	if end == getadler.NoReason {
		return
	}
	next := a.look.Say("getadler.fight.next")
	if v.SmallRefill && loser != v.Fight.Villain { // It got away (H7).
		next = a.look.Say("getadler.fight.next.small", a.inFight(v, v.Fight.Villain))
	}
	switch after := a.after(); {
	case after.Over:
		next = a.look.Say("ask.getadler.over")
	case after.Phase == getadler.PhaseLoot:
		next = a.look.Say("getadler.fight.next.loot", a.inFight(v, after.ToAct.First()))
	}
	q.Head, q.Body = a.outcome(v), next
	if a.brief {
		// For large letters the head has room for a few words only: all that can be read of it is under the buttons.
		now, who := finishOf(v)
		q.Head, q.Body = a.look.Say(now.short, a.inFight(v, who)), lines(q.Head, next)
	}
}

// passedOver tells whoever plays alone, and was not asked, what it lacks.
func (a *asker) passedOver(q *ask) {
	if lacks := a.told.lacks; lacks != getadler.NoKind {
		q.Warn = a.look.Say(fightKeys[lacks].none)
	}
}

// pursuer is who faces the villain.
func (a *asker) pursuer() []game.Arg { return []game.Arg{a.who(&a.own, a.own.Fight.Opponent)} }

// askReply says what the chosen card brings about.
func (a *asker) askReply(q *ask, _ int) {
	k, about := a.chosenKind(), a.who(&a.own, a.own.Fight.Opponent)
	if k.Escape() {
		about = game.Number(a.unseen(k))
	}
	q.Head, q.Body = a.look.Say("getadler.reply.card", the(k)), a.look.Say(fightKeys[k].reply, about)
	if k == getadler.Pistol { // Whoever is behind in it is out of the game.
		q.Body, q.Warn = "", q.Body
	}
	a.label(&q.Primary, atUsual, a.look.Say("getadler.reply.play", the(k)), a.look.Say("getadler.play.go"))
	q.Secondary = a.look.Button("back", "table.back", input.Cancel)
}

// escape is who flees, and by what.
func (a *asker) escape() []game.Arg {
	c := &a.own.Fight
	return []game.Arg{a.whom(&a.own, c.Villain), the(c.Escape)}
}

// followBy has the button say by what one follows.
func (a *asker) followBy(q *ask) {
	a.label(&q.Primary, atUsual, a.look.Say(fightKeys[a.own.Fight.Escape].follow), q.Primary.Label)
}

// askPursue asks a hero whether it follows an escape.
func (a *asker) askPursue(q *ask, _ int) {
	v, villain := &a.own, a.inFight(&a.own, a.own.Fight.Villain)
	q.Calls = a.look.Say("getadler.pursue.calls")
	if a.mayDo(getadler.OpPursue) {
		q.Body = a.look.Say("getadler.pursue.about", villain)
		if a.hand()[getadler.Pistol] == 0 {
			// Who follows may be fired at, and is eliminated without an answer (G22).
			q.Warn = a.look.Say("getadler.pursue.unarmed", villain)
		}
	} else {
		q.lacks(a.look.Say(fightKeys[v.Fight.Escape].none), phases[a.own.Phase].rule)
	}
	switch next := a.askedNext(v); {
	case !next.Sits(v.Seats):
		q.Body = lines(q.Body, a.look.Say("getadler.pursue.last", villain))
	case !v.Quick:
		// In quick mode who has no card is passed over: nobody can be told who is next.
		q.Body = lines(q.Body, a.look.Say("getadler.pursue.next", game.SeatName(next)))
	}
}

// lacks greys the button whose card is not in the hand, which is open, and says so. A press on it sounds like any
// other: who only hears it must not learn what is missing (G18).
func (q *ask) lacks(why, ruling string) {
	q.Warn = why
	q.Primary.Disabled, q.Primary.Hushed, q.Primary.Why, q.Primary.Rule = true, true, why, ruling
}

// shots are the counts of a shoot-out.
func (a *asker) shots() []game.Arg {
	own, theirs, other := a.duel()
	return []game.Arg{a.inFight(&a.own, a.own.Viewer), game.Number(own), a.inFight(&a.own, other), game.Number(theirs)}
}

// holdMeans says what it comes to to hold fire (G22), as everybody knows, and warns who is behind: it is to lose.
func (a *asker) holdMeans(q *ask) {
	v := &a.own
	switch own, theirs, other := a.duel(); {
	case own < theirs:
		q.Warn = a.look.Say("getadler.hold.behind", a.inFight(v, v.Viewer))
	case v.Fight.Held:
		q.Body = a.look.Say("getadler.hold.drawn", a.inFight(v, v.Fight.Villain))
	default:
		q.Body = a.look.Say("getadler.hold.level", a.inFight(v, other))
	}
}

// askShoot says what it comes to to fire (G22).
func (a *asker) askShoot(q *ask, _ int) {
	v, behind := &a.own, q.Warn
	q.Calls = a.look.Say("getadler.shoot.calls")
	own, theirs, other := a.duel()
	switch {
	case !a.mayDo(getadler.OpShoot):
		q.lacks(a.look.Say(fightKeys[getadler.Pistol].none), phases[a.own.Phase].rule)
		q.Warn = strings.TrimSpace(q.Warn + " " + behind)
	case v.Abilities && own == 0 && v.Players[v.Viewer].Role == getadler.Sharpe:
		q.Body = lines(q.Body, a.look.Say("getadler.shoot.sharpe"))
	case own < theirs:
		q.Body = lines(q.Body, a.look.Say("getadler.shoot.level"))
	default:
		q.Body = lines(q.Body, a.look.Say("getadler.shoot.ahead", a.inFight(v, other)))
	}
}

// owed is how many cards the winner of a shoot-out may choose still, and from whose hand.
func (a *asker) owed() []game.Arg {
	_, loser := endOf(&a.own)
	return []game.Arg{game.Number(a.own.Owed), a.whom(&a.own, loser)}
}

// takeLoot says what the chosen card is.
func (a *asker) takeLoot(q *ask, at int) { q.Body = a.aboutCard(getadler.Kind(at)) }

// whom is who in a question: for large letters, whose question has room for a few words only, by character alone.
func (a *asker) whom(v *getadler.View, seat game.Seat) game.Arg {
	if a.brief {
		return a.inFight(v, seat)
	}
	return a.who(v, seat)
}

// facing says who faces the villain: with the players' names where the line at the top has room for them.
func (a *asker) facing(v *getadler.View, opponent game.Seat) string {
	villain := v.Fight.Villain
	text := a.look.Say("getadler.fight.status", a.who(v, villain), a.who(v, opponent))
	if !a.fits(inStatus, &match.Button{Label: text}) {
		return a.look.Say("getadler.fight.status", a.inFight(v, villain), a.inFight(v, opponent))
	}
	return text
}
