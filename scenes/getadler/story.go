package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// story is what a character is told of itself at the start.
type story struct{ name, goal, mission, about, ability, now string }

// storyOf is that of a character: who it is, what it wants, what it is to the others, what it can do, and which
// cards matter first.
func (t *screen) storyOf(r getadler.Role) story {
	s := story{
		name: t.Say("getadler.meet.you", game.Word(r.FullKey())), goal: t.Say(t.goalKey(r)), mission: t.missionGoal(),
		about: t.Say("getadler.meet.hero"), now: t.Say("getadler.first.hero"),
	}
	if r.Villain() {
		s.now = t.Say("getadler.first.villain")
	}
	switch {
	case r == getadler.Collins:
		s.about = t.Say("getadler.meet.collins")
	case r == getadler.Adler && t.collins():
		s.about = t.Say("getadler.meet.adler")
	case r == getadler.Adler:
		s.about = t.Say("getadler.meet.adler.alone")
	case t.own.Abilities:
		s.ability = t.Say(abilityKeys[r])
	}
	return s
}

// abilityKeys tell heroes what they can do themselves.
var abilityKeys = [...]string{
	getadler.Gold: "getadler.meet.can.gold", getadler.Sharpe: "getadler.meet.can.sharpe",
	getadler.Townsend: "getadler.meet.can.townsend", getadler.Tarasov: "getadler.meet.can.tarasov",
}

// collins tells whether Collins is in play.
func (t *screen) collins() bool { return getadler.InPlay(t.own.Seats).Has(getadler.Collins) }

// goalKey is the key of what a character wants. Documents of Collins do not count while Adler is in the game (G32), but
// in the ultimate mission, where both of them may hold the one that counts (G48).
func (t *screen) goalKey(r getadler.Role) string {
	switch {
	case r == getadler.Collins && t.own.Branch != getadler.NoKind:
		return "getadler.goal.collins.mission"
	case r == getadler.Collins:
		return "getadler.goal.collins"
	case r == getadler.Adler:
		return "getadler.goal.adler"
	case !t.collins():
		return "getadler.goal.four"
	}
	return "getadler.goal.hero"
}

// missionGoal says which document counts, and in whose hand; empty without the ultimate mission.
func (t *screen) missionGoal() string {
	if t.own.Branch == getadler.NoKind {
		return ""
	}
	return t.Say(missionKey(t.own.Seats), t.own.Branch.One())
}

// missionKey is the key of what the ultimate mission asks for, of Adler alone or of him and Collins (G48).
func missionKey(seats int) string {
	if getadler.InPlay(seats).Has(getadler.Collins) {
		return "getadler.goal.branch.both"
	}
	return "getadler.goal.branch"
}
