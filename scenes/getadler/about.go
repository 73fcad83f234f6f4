package getadler

import "safehouse/game/getadler"

// aboutOf says what a card of the kind does here and now, for the person asked.
func (t *screen) aboutOf(k getadler.Kind) string {
	v := &t.own
	switch {
	case k == getadler.Arrest:
		return t.Say(t.arrestKey())
	case !k.Document() || v.Branch == getadler.NoKind:
		return t.Say(k.AboutKey())
	case k == v.Branch:
		return t.Say("about.getadler.document.asked")
	}
	return t.Say("about.getadler.document.other", v.Branch.One())
}

// arrestKey is the key of what an arrest does: after the reveal it is certain, before it one that names a villain fails
// against the other one too (G38), and that of a villain always fails (G5).
func (t *screen) arrestKey() string {
	v := &t.own
	switch {
	case v.Revealed:
		return "about.getadler.arrest.known"
	case t.Asked().Sits(v.Seats) && v.Players[t.Asked()].Role.Villain():
		return "about.getadler.arrest.bluff"
	case !t.collins():
		return "about.getadler.arrest.four"
	case v.Attempted:
		return "about.getadler.arrest.named"
	}
	return getadler.Arrest.AboutKey()
}
