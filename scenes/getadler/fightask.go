package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askFight asks what a confrontation asks of the person who owes a decision here.
func (t *screen) askFight(q *ask) {
	q.Keeps = true
	switch t.own.Phase {
	case getadler.PhaseReply:
		t.askReply(q)
	case getadler.PhasePursue:
		t.askPursue(q)
	case getadler.PhaseShoot:
		t.askShoot(q)
	case getadler.PhaseLoot:
		t.askLoot(q)
	}
}

// watchFight says what goes on while others decide, or something is shown: the outcome, once there is one.
func (t *screen) watchFight(q *ask) {
	v := t.show.Now()
	if !fighting(t.show.Now()) || !t.table.Busy() {
		return
	}
	// What is being shown has been decided: the line at the top says who faces whom, not who was asked.
	q.Status = t.facing(v)
	if end, _ := endOf(v); end == getadler.NoReason {
		return
	}
	next := t.table.Say("getadler.fight.next")
	switch after := t.match.View(game.Table); {
	case after.Over:
		next = t.table.Say("ask.getadler.over")
	case after.Phase == getadler.PhaseLoot:
		next = t.table.Say("getadler.fight.next.loot", t.roleAt(v, after.ToAct.First()))
	}
	q.Head, q.Body = t.outcome(v), next
	if !t.layout.Head.Empty() {
		// For large letters the head has room for a few words only: all that can be read of it is under the buttons.
		now := finishOf(v)
		q.Head, q.Body = t.table.Say(now.key, t.roleAt(v, now.who)), t.outcome(v)+"\n"+next
	}
}

// outcome says how a confrontation ended, and why.
func (t *screen) outcome(v *getadler.View) string {
	c := &v.Fight
	end, loser := endOf(v)
	villain, hero := t.who(v, c.Villain), t.who(v, c.Opponent)
	switch end {
	case getadler.NobodyAnswered:
		return t.table.Say("getadler.fight.free.nobody", villain, the(lastLaid(c)))
	case getadler.Disguised:
		return t.table.Say("getadler.fight.free.disguised", villain)
	case getadler.Bombed:
		return t.table.Say("getadler.fight.free.bombed", villain)
	case getadler.Drawn:
		return t.table.Say("getadler.fight.free.drawn", game.Number(c.VillainShots), villain)
	case getadler.Caught:
		return t.table.Say("getadler.fight.out.caught", villain, hero)
	case getadler.Outshot:
		more, fewer := max(c.VillainShots, c.HeroShots), min(c.VillainShots, c.HeroShots)
		winner, out := villain, hero
		if loser == c.Villain {
			winner, out = hero, villain
		}
		return t.table.Say("getadler.fight.out.outshot", game.Number(more), game.Number(fewer), winner, out)
	}
	return ""
}

// lastLaid is the card that was played last in a confrontation.
func lastLaid(c *getadler.Confrontation) getadler.Kind { return c.Laid[max(0, c.Cards-1)].Card }

// askReply asks the villain for a card to get away with. Only inside the peek is it to be seen whether there is any.
func (t *screen) askReply(q *ask) {
	c := &t.own.Fight
	q.Head = t.table.Say("getadler.reply.head")
	q.Body = t.table.Say("getadler.reply.about", t.who(&t.own, c.Opponent))
	q.Primary = t.table.Panel.Button("reply", "getadler.reply.none", input.Confirm)
	if t.unopened(q) {
		return
	}
	if t.mayDo(getadler.OpSurrender) {
		q.Head, q.Body = t.table.Say("getadler.surrender.head"), t.table.Say("getadler.surrender.about", t.who(&t.own, c.Opponent))
		q.Primary.ID, q.Primary.Label = "surrender", t.table.Say("getadler.surrender")
		return
	}
	k := t.chosenKind()
	if k == getadler.NoKind {
		needs(q, t.table.Say("getadler.reply.first"))
		return
	}
	q.Head = t.table.Say("getadler.reply.card", the(k))
	q.Body = t.forecastReply(k)
	t.shortened(&q.Primary, t.table.Say("getadler.reply.play", the(k)), t.table.Say("getadler.play.go"))
	q.Secondary = t.table.Panel.Button("back", "table.back", input.Cancel)
}

// forecastReply says what a reply brings about.
func (t *screen) forecastReply(k getadler.Kind) string {
	c := &t.own.Fight
	switch {
	case k.Escape():
		return t.table.Say("getadler.reply.escape", game.Number(t.unseen(k)))
	case k == getadler.Pistol:
		return t.table.Say("getadler.reply.pistol", t.who(&t.own, c.Opponent))
	case k == getadler.Bomb:
		return t.table.Say("getadler.reply.bomb")
	}
	return t.table.Say("getadler.reply.disguise")
}

// unseen is the number of cards of a kind that lie neither open nor in the own hand.
func (t *screen) unseen(k getadler.Kind) int {
	v := &t.own
	all := getadler.CardsOf(v.Seats)
	n := all[k] - v.Discard[k] - v.Players[v.Viewer].Sure[k]
	for _, l := range v.Fight.Laid[:v.Fight.Cards] {
		if l.Card == k {
			n--
		}
	}
	return max(0, n)
}

// askPursue asks a hero whether it follows an escape: with the hand closed in the same words whether it has the card or
// not, so that neither the screen nor the time taken tells (G18).
func (t *screen) askPursue(q *ask) {
	v := &t.own
	c := &v.Fight
	q.Head = t.table.Say("getadler.pursue.head", t.whom(v, c.Villain), the(c.Escape))
	q.Primary = table.Button{ID: "pursue", Key: t.table.Prompt(input.Confirm)}
	t.shortened(&q.Primary, t.table.Say(followKeys[c.Escape]), t.table.Say("getadler.follow"))
	q.Secondary = t.table.Panel.Button("letgo", "getadler.letgo")
	if t.unopened(q) {
		return
	}
	var lines []string
	if t.mayDo(getadler.OpPursue) {
		lines = append(lines, t.table.Say("getadler.pursue.about", t.roleAt(v, c.Villain)))
	} else {
		t.lacks(q, c.Escape)
	}
	switch next := t.askedNext(v); {
	case !next.Sits(v.Seats):
		lines = append(lines, t.table.Say("getadler.pursue.last", t.roleAt(v, c.Villain)))
	case !v.Quick:
		// In quick mode who has no card is passed over: nobody can be told who is next.
		lines = append(lines, t.table.Say("getadler.pursue.next", game.SeatName(next)))
	}
	q.Body = strings.Join(lines, "\n")
}

// lacks greys the button whose card is not in the hand, which is open, and says so. A press on it sounds like any other:
// who only hears it must not learn what is missing (G18).
func (t *screen) lacks(q *ask, k getadler.Kind) {
	q.Warn = t.table.Say(noneKeys[k])
	q.Primary.Disabled, q.Primary.Hushed, q.Primary.Why, q.Primary.Rule = true, true, q.Warn, phases[t.own.Phase].rule
}

// askedNext is the hero who is asked after the one asked now, in the order of G18; the Table where nobody is left.
func (t *screen) askedNext(v *getadler.View) game.Seat {
	c := &v.Fight
	if !c.Asked.Sits(v.Seats) || !c.Arrester.Sits(v.Seats) {
		return game.Table
	}
	n := game.Seat(v.Seats)
	for s := (c.Asked + 1) % n; s != c.Arrester; s = (s + 1) % n {
		if mayFollow(v, s) && !c.Passed.Has(s) {
			return s
		}
	}
	return game.Table
}

// mayFollow tells whether a seat can be asked to follow an escape: a living hero who is not out (G17).
func mayFollow(v *getadler.View, s game.Seat) bool {
	p := &v.Players[s]
	return !p.Role.Villain() && !p.Out && !p.Eliminated
}

// askShoot asks whether to fire, and says before what either choice comes to (G22).
func (t *screen) askShoot(q *ask) {
	v := &t.own
	c := &v.Fight
	own, theirs, other := c.VillainShots, c.HeroShots, c.Opponent
	if v.Viewer == c.Opponent {
		own, theirs, other = c.HeroShots, c.VillainShots, c.Villain
	}
	q.Head = t.table.Say("getadler.shoot.head", t.roleAt(v, v.Viewer), game.Number(own), t.roleAt(v, other), game.Number(theirs))
	q.Primary = t.table.Panel.Button("shoot", "getadler.shoot", input.Confirm)
	q.Secondary = t.table.Panel.Button("hold", "getadler.hold")
	if own < theirs {
		q.Warn = t.table.Say("getadler.hold.behind", t.roleAt(v, v.Viewer))
	}
	if t.unopened(q) {
		return
	}
	armed, behind := t.mayDo(getadler.OpShoot), q.Warn
	if !armed {
		t.lacks(q, getadler.Pistol)
	}
	if !armed && behind != "" {
		q.Warn += " " + behind
	}
	switch {
	case own < theirs:
	case c.Held:
		q.Body = t.table.Say("getadler.hold.drawn", t.roleAt(v, c.Villain)) + "\n"
	default:
		q.Body = t.table.Say("getadler.hold.level", t.roleAt(v, other)) + "\n"
	}
	switch {
	case !armed:
		q.Body = strings.TrimSuffix(q.Body, "\n")
	case v.Abilities && own == 0 && v.Players[v.Viewer].Role == getadler.Sharpe:
		q.Body += t.table.Say("getadler.shoot.sharpe")
	case own < theirs:
		q.Body += t.table.Say("getadler.shoot.level")
	default:
		q.Body += t.table.Say("getadler.shoot.ahead", t.roleAt(v, other))
	}
}

// askLoot lets the winner of a shoot-out choose from the hand of the one eliminated, which nobody else sees (G25).
func (t *screen) askLoot(q *ask) {
	v := &t.own
	_, loser := endOf(v)
	q.Head = t.table.Say("getadler.loot.head", game.Number(v.Owed), t.whom(v, loser))
	q.Primary = t.table.Panel.Button("loot", "getadler.loot", input.Confirm)
	q.Secondary = t.table.Panel.Button("enough", "getadler.enough")
	if t.unopened(q) {
		return
	}
	q.Body = t.table.Say("getadler.loot.about")
	loot := t.picked(lootIDs)
	if loot < 0 {
		needs(q, t.table.Say("getadler.loot.first"))
		return
	}
	k := getadler.Kind(loot)
	q.Primary.Label, q.Body = t.table.Say("getadler.loot.take", game.Word(k.TitleKey())), t.aboutOf(k)
}
