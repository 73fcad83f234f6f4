package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askShoot asks whether to fire, and says before what either choice comes to (G22).
func (t *screen) askShoot(q *ask) {
	v := &t.own
	c := &v.Fight
	own, theirs, other := c.VillainShots, c.HeroShots, c.Opponent
	if v.Viewer == c.Opponent {
		own, theirs, other = c.HeroShots, c.VillainShots, c.Villain
	}
	q.Head = t.Say("getadler.shoot.head", t.roleAt(v, v.Viewer), game.Number(own), t.roleAt(v, other), game.Number(theirs))
	q.Primary = table.Button{ID: "shoot", Label: t.Say("getadler.shoot"), Key: t.Prompt(input.Confirm)}
	q.Secondary = table.Button{ID: "hold", Label: t.Say("getadler.hold")}
	if own < theirs {
		q.Warn = t.Say("getadler.hold.behind", t.roleAt(v, v.Viewer))
	}
	if !t.Open() {
		q.Body = t.Say("table.peek.first")
		t.LookFirst(&q.Primary)
		t.LookFirst(&q.Secondary)
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
		q.Body = t.Say("getadler.hold.drawn", t.roleAt(v, c.Villain)) + "\n"
	default:
		q.Body = t.Say("getadler.hold.level", t.roleAt(v, other)) + "\n"
	}
	switch {
	case !armed:
		q.Body = strings.TrimSuffix(q.Body, "\n")
	case v.Abilities && own == 0 && v.Players[v.Viewer].Role == getadler.Sharpe:
		q.Body += t.Say("getadler.shoot.sharpe")
	case own < theirs:
		q.Body += t.Say("getadler.shoot.level")
	default:
		q.Body += t.Say("getadler.shoot.ahead", t.roleAt(v, other))
	}
}

// askLoot lets the winner of a shoot-out choose from the hand of the one eliminated, which nobody else sees (G25).
func (t *screen) askLoot(q *ask) {
	v := &t.own
	_, loser := endOf(v)
	q.Head = t.Say("getadler.loot.head", game.Number(v.Owed), t.whom(v, loser))
	q.Primary = table.Button{ID: "loot", Label: t.Say("getadler.loot"), Key: t.Prompt(input.Confirm)}
	q.Secondary = table.Button{ID: "enough", Label: t.Say("getadler.enough")}
	if !t.Open() {
		q.Body = t.Say("table.peek.first")
		t.LookFirst(&q.Primary)
		t.LookFirst(&q.Secondary)
		return
	}
	q.Body = t.Say("getadler.loot.about")
	if t.sel.loot == getadler.NoKind {
		q.Primary.Disabled, q.Primary.Why = true, t.Say("getadler.loot.first")
		return
	}
	q.Primary.Label = t.Say("getadler.loot.take", game.Word(t.sel.loot.TitleKey()))
	q.Body = t.aboutOf(t.sel.loot)
}
