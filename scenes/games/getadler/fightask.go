package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
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

// finish is how a confrontation ended: why says it all, short is a few words, and slip falls, in a tone, on whom it is
// about; icon is its sign.
type finish struct {
	why, short, slip string
	tone             uint8
	icon             display.Icon
}

var finishes = [...]finish{
	getadler.NobodyAnswered: {"getadler.fight.free.nobody", "getadler.verdict.free", "getadler.slip.free", 0,
		display.IconFootprints},
	getadler.Disguised: {"getadler.fight.free.disguised", "getadler.verdict.free", "getadler.slip.free", 0,
		display.IconMask},
	getadler.Bombed: {"getadler.fight.free.bombed", "getadler.verdict.free", "getadler.slip.free", 0,
		display.IconBomb},
	getadler.Drawn: {"getadler.fight.free.drawn", "getadler.verdict.free", "getadler.slip.free", 0,
		display.IconRevolver},
	getadler.Outshot: {"getadler.fight.out.outshot", "getadler.verdict.out", "getadler.slip.out", 1,
		display.IconRevolver},
	getadler.Caught: {"getadler.fight.out.caught", "getadler.verdict.caught", "getadler.slip.caught", 1,
		display.IconCheck},
}

// finishOf is the end of a view's confrontation, and whom it is about: who is out of the game, or the villain who is
// free.
func finishOf(v *getadler.View) (finish, game.Seat) {
	end, loser := endOf(v)
	if !loser.Sits(v.Seats) {
		loser = v.Fight.Villain
	}
	return finishes[end], loser
}

// outcome says how a confrontation ended, and why; empty while it runs.
func (t *screen) outcome(v *getadler.View) string {
	c := &v.Fight
	end, loser := endOf(v)
	if end == getadler.NoReason {
		return ""
	}
	why, villain, hero := finishes[end].why, t.who(v, c.Villain), t.who(v, c.Opponent)
	switch end {
	case getadler.NobodyAnswered:
		return t.table.Say(why, villain, the(c.Laid[max(0, c.Cards-1)].Card))
	case getadler.Drawn:
		return t.table.Say(why, game.Number(c.VillainShots), villain)
	case getadler.Outshot:
		more, fewer := max(c.VillainShots, c.HeroShots), min(c.VillainShots, c.HeroShots)
		if loser == c.Villain {
			villain, hero = hero, villain
		}
		return t.table.Say(why, game.Number(more), game.Number(fewer), villain, hero)
	}
	return t.table.Say(why, villain, hero)
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

// unseen is the number of cards of a kind that lie neither open nor in the own hand.
func (t *screen) unseen(k getadler.Kind) int {
	v := &t.own
	all := v.CardsOf(v.Seats)
	n := all[k] - v.Discard[k] - v.Players[v.Viewer].Sure[k]
	for _, l := range v.Fight.Laid[:v.Fight.Cards] {
		if l.Card == k {
			n--
		}
	}
	return max(0, n)
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

// askedNext is the hero who is asked after the one asked now, in the order of G18; Public where nobody is left.
func (t *screen) askedNext(v *getadler.View) game.Seat {
	c := &v.Fight
	if !c.Asked.Sits(v.Seats) || !c.Arrester.Sits(v.Seats) {
		return game.Public
	}
	n := game.Seat(v.Seats)
	for s := (c.Asked + 1) % n; s != c.Arrester; s = (s + 1) % n {
		// Only a living hero who is not out can be asked to follow (G17).
		if p := &v.Players[s]; !p.Role.Villain() && !p.Out && !p.Eliminated && !c.Passed.Has(s) {
			return s
		}
	}
	return game.Public
}

// duel is the number of shots that the person asked and the other one have fired, and who that is.
func (t *screen) duel() (own, theirs int, other game.Seat) {
	c := &t.own.Fight
	if t.own.Viewer == c.Opponent {
		return c.HeroShots, c.VillainShots, c.Villain
	}
	return c.VillainShots, c.HeroShots, c.Opponent
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
