package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// aboutOf says what a card of the kind does here and now, for the person asked.
func (t *screen) aboutOf(k getadler.Kind) string {
	v := &t.own
	switch {
	case k == getadler.Arrest:
		return t.table.Say(t.arrestKey())
	case !k.Document() || v.Branch == getadler.NoKind:
		return t.table.Say(k.AboutKey())
	case k == v.Branch:
		return t.table.Say("about.getadler.document.asked")
	}
	return t.table.Say("about.getadler.document.other", v.Branch.One())
}

// aboutCard names a card and says what it does.
func (t *screen) aboutCard(k getadler.Kind) string {
	return t.table.Say("getadler.card.about", game.Word(k.TitleKey()), game.Text(t.aboutOf(k)))
}

// arrestKey is the key of what an arrest does: after the reveal it is certain, before it one that names a villain fails
// against the other one too (G38), and that of a villain always fails (G5).
func (t *screen) arrestKey() string {
	v := &t.own
	switch {
	case v.Revealed:
		return "about.getadler.arrest.known"
	case t.table.Asked().Sits(v.Seats) && v.Players[t.table.Asked()].Role.Villain():
		return "about.getadler.arrest.bluff"
	case !t.collins():
		return "about.getadler.arrest.four"
	case v.Bound(v.Attempted, t.table.Asked()):
		return "about.getadler.arrest.named"
	}
	return getadler.Arrest.AboutKey()
}

// whyNot says why a card cannot be played on anybody now; empty for cards that never can.
func (t *screen) whyNot(k getadler.Kind) string {
	if plays[k].op == getadler.NoOp {
		return ""
	}
	for seat := range game.Seat(t.own.Seats) {
		if seat == t.table.Asked() || t.own.Players[seat].Eliminated {
			continue
		}
		if r, refused := t.match.Check(t.table.Asked(), example(plays[k].op, seat)).(*game.Refusal); refused {
			return t.table.Reader().Say(r.Line)
		}
	}
	return ""
}

// seatLabel says how a player stands: what the viewer knows, which before the reveal is what everybody knows.
func (t *screen) seatLabel(v *getadler.View, seat game.Seat) string {
	p := &v.Players[seat]
	if p.Eliminated {
		return t.table.Say("getadler.seat.eliminated", game.SeatName(seat), p.Role.Word())
	}
	text := t.table.Say("getadler.seat.label", game.Number(p.Cards), game.SeatName(seat))
	if v.Revealed {
		text = t.table.Say("getadler.seat.known", game.Number(p.Cards), game.SeatName(seat), p.Role.Word())
	}
	if p.Out {
		text += " " + t.table.Say("getadler.seat.out")
	}
	return text
}

// pileLabel says how many cards are left to draw.
func (t *screen) pileLabel() string {
	return t.table.Say("getadler.pile", game.Number(t.show.Now().Pile))
}

// discardLabel says how many cards lie open.
func (t *screen) discardLabel() string {
	return t.table.Say("getadler.discard", game.Number(t.show.Now().Discard.Sum()))
}

// Held says what the open hand holds: the own character, the cards one by one, and the hand of another that is being
// looked at.
func (t *screen) Held() []string {
	v := t.show.Now()
	var all []string
	if seat := t.table.Holder.Sight(); seat.Sits(v.Seats) && v.Players[seat].Role != getadler.NoRole {
		all = append(all, t.table.Say("voice.getadler.role", v.Players[seat].Role.Word()))
	}
	for i := range t.layout.Held {
		if k := t.layout.kind(i); k != getadler.NoKind {
			all = append(all, t.table.Say("voice.hand.card", k.Word(), game.Number(i+1), game.Number(t.layout.Held)))
		}
	}
	if t.ask.look {
		for k, n := range t.own.Looking {
			if n > 0 {
				all = append(all, t.table.Say("voice.getadler.seen", game.SeatName(t.own.Target), getadler.Kind(k).Some(n)))
			}
		}
	}
	return all
}

// story is what a character is told of itself at the start.
type story struct{ name, goal, mission, about, ability, now string }

// storyOf is that of a character: who it is, what it wants, what it is to the others, what it can do, and which cards
// matter first. Documents of Collins do not count while Adler is in the game (G32), but in the ultimate mission, where
// both of them may hold the one that counts (G48).
func (t *screen) storyOf(r getadler.Role) (s story) {
	say := t.table.Say
	goal, about := "getadler.goal.hero", "getadler.meet.hero"
	switch {
	case r == getadler.Collins && t.own.FallEnds:
		goal, about = "getadler.goal.collins.fall", "getadler.meet.collins"
	case r == getadler.Collins && t.own.Branch != getadler.NoKind:
		goal, about = "getadler.goal.collins.mission", "getadler.meet.collins"
	case r == getadler.Collins:
		goal, about = "getadler.goal.collins", "getadler.meet.collins"
	case r == getadler.Adler && t.collins():
		goal, about = "getadler.goal.adler", "getadler.meet.adler"
	case r == getadler.Adler:
		goal, about = "getadler.goal.adler", "getadler.meet.adler.alone"
	case !t.collins():
		goal = "getadler.goal.four"
	case t.own.FallEnds:
		goal = "getadler.goal.hero.fall"
	}
	s = story{name: say("getadler.meet.you", game.Word(r.FullKey())), goal: say(goal), about: say(about),
		now: say("getadler.first.hero")}
	if r.Villain() {
		s.now = say("getadler.first.villain")
	} else if t.own.Abilities {
		s.ability = say("getadler.meet.can." + r.String())
	}
	if t.own.Branch != getadler.NoKind {
		s.mission = say(missionKey(t.own.Seats), t.own.Branch.One())
	}
	return s
}

// collins reports whether Collins is in play.
func (t *screen) collins() bool { return getadler.InPlay(t.own.Seats).Has(getadler.Collins) }

// missionKey is the key of what the ultimate mission asks for, of Adler alone or of him and Collins (G48).
func missionKey(seats int) string {
	if getadler.InPlay(seats).Has(getadler.Collins) {
		return "getadler.goal.branch.both"
	}
	return "getadler.goal.branch"
}

// each makes so many of something, one for each number.
func each[T any](n int, one func(i int) T) []T {
	all := make([]T, n)
	for i := range all {
		all[i] = one(i)
	}
	return all
}
