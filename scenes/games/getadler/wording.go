package getadler

import (
	"cmp"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/match"
)

// wording says what there is to say about cards, players and what they have done, to whom the screen belongs.
type wording struct {
	*decision
	look *match.View
}

// aboutOf says what a card of the kind does here and now, for the person asked.
func (w wording) aboutOf(k getadler.Kind) string {
	v := &w.own
	if v.Viewer.Sits(v.Seats) && v.Phase == getadler.PhasePlay {
		if shut, early := unplayable(v, v.Viewer, k); shut && !early {
			return w.look.Words(w.whyNot(k))
		}
	}
	switch {
	case k == getadler.Arrest:
		return w.look.Say(w.arrestKey())
	case !k.Document() || v.Branch == getadler.NoKind:
		return w.look.Say(k.AboutKey())
	case k == v.Branch:
		return w.look.Say("about.getadler.document.asked")
	}
	return w.look.Say("about.getadler.document.other", v.Branch.One())
}

// aboutCard names a card and says what it does.
func (w wording) aboutCard(k getadler.Kind) string {
	return w.look.Say("getadler.card.about", game.Word(k.TitleKey()), game.Text(w.aboutOf(k)))
}

// seatLabel says how a player stands: what the viewer knows, which before the reveal is what everybody knows.
func (w wording) seatLabel(v *getadler.View, seat game.Seat) string {
	p := &v.Players[seat]
	if p.Eliminated {
		return w.look.Say("getadler.seat.eliminated", game.SeatName(seat), p.Role.Word())
	}
	text := w.look.Say("getadler.seat.label", game.Number(p.Cards), game.SeatName(seat))
	if v.Revealed {
		text = w.look.Say("getadler.seat.known", game.Number(p.Cards), game.SeatName(seat), p.Role.Word())
	}
	if p.Out {
		text += " " + w.look.Say("getadler.seat.out")
	}
	return text
}

// pileLabel says how many cards are left to draw.
func (w wording) pileLabel(v *getadler.View) string {
	return w.look.Say("getadler.pile", game.Number(v.Pile))
}

// discardLabel says how many cards lie open.
func (w wording) discardLabel(v *getadler.View) string {
	return w.look.Say("getadler.discard", game.Number(v.Discard.Sum()))
}

// story is what a character is told of itself at the start.
type story struct{ name, goal, mission, about, ability, now string }

// storyOf is that of a character: who it is, what it wants, what it is to the others, what it can do, and which cards
// matter first. Documents of Collins do not count while Adler is in the game (G32), but in the ultimate mission, where
// both of them may hold the one that counts (G48).
func (w wording) storyOf(r getadler.Role) (s story) {
	say := w.look.Say
	goal, about := "getadler.goal.hero", "getadler.meet.hero"
	switch {
	case r == getadler.Collins && w.own.FallEnds:
		goal, about = "getadler.goal.collins.fall", "getadler.meet.collins"
	case r == getadler.Collins && w.own.Branch != getadler.NoKind:
		goal, about = "getadler.goal.collins.mission", "getadler.meet.collins"
	case r == getadler.Collins:
		goal, about = "getadler.goal.collins", "getadler.meet.collins"
	case r == getadler.Adler && w.collins():
		goal, about = "getadler.goal.adler", "getadler.meet.adler"
	case r == getadler.Adler:
		goal, about = "getadler.goal.adler", "getadler.meet.adler.alone"
	case !w.collins():
		goal = "getadler.goal.four"
	case w.own.FallEnds:
		goal = "getadler.goal.hero.fall"
	}
	s = story{name: say("getadler.meet.you", game.Word(r.FullKey())), goal: say(goal), about: say(about),
		now: say("getadler.first.hero")}
	if r.Villain() {
		s.now = say("getadler.first.villain")
	} else if w.own.Abilities {
		s.ability = say(abilities[r])
	}
	if w.own.Branch != getadler.NoKind {
		s.mission = say(missionKey(w.own.Seats), w.own.Branch.One())
	}
	return s
}

// abilities are the keys of what heroes are told at the start that they can do.
var abilities = [getadler.Roles + 1]string{
	getadler.Gold: "getadler.meet.can.gold", getadler.Sharpe: "getadler.meet.can.sharpe",
	getadler.Townsend: "getadler.meet.can.townsend", getadler.Tarasov: "getadler.meet.can.tarasov",
}

// missionKey is the key of what the ultimate mission asks for, of Adler alone or of him and Collins (G48).
func missionKey(seats int) string {
	if getadler.InPlay(seats).Has(getadler.Collins) {
		return "getadler.goal.branch.both"
	}
	return "getadler.goal.branch"
}

// fitting names the characters in play that have a colour.
func (w wording) fitting(seats int, trait getadler.Trait, c getadler.Colour) string {
	names, set := "", getadler.Fitting(seats, trait, c)
	for r := getadler.Adler; int(r) <= seats; r++ {
		switch {
		case !set.Has(r):
		case names == "":
			names = w.look.Say(r.Key())
		default:
			names = w.look.Say("builder.list", game.Text(names), r.Word())
		}
	}
	return names
}

// sideLabel says who somebody is and how many cards are left: public facts.
func (w wording) sideLabel(v *getadler.View, seat game.Seat) string {
	p := &v.Players[seat]
	return w.look.Say("getadler.fight.side", game.Number(p.Cards), game.SeatName(seat), p.Role.Word(),
		game.Word(p.Role.SideKey()))
}

// sideAbout adds what there is to know about the character.
func (w wording) sideAbout(v *getadler.View, seat game.Seat) string {
	r := v.Players[seat].Role
	key := aboutRole(r, &w.own.House)
	if v.Abilities {
		key = cmp.Or(r.AbilityKey(), key)
	}
	return w.sideLabel(v, seat) + " " + w.look.Say(key)
}

// laidLabel says who played a card, laidAbout also what it does; the arrest has done it by then.
func (w wording) laidLabel(l getadler.Laid) string {
	return w.look.Say("getadler.fight.laid", game.SeatName(l.Seat), l.Card.Word())
}

func (w wording) laidAbout(v *getadler.View, i int) string {
	l := v.Fight.Laid[i]
	text := w.laidLabel(l)
	if l.Card != getadler.Arrest {
		text += " " + w.look.Say(l.Card.AboutKey())
	}
	if i == sharpeShot(v) {
		text += " " + w.look.Say(getadler.Sharpe.AbilityKey())
	}
	return text
}

// who names somebody by character and player, as a sentence does that names anybody for the first time: "Gold (Bea)".
// Who plays alone is «you».
func (w wording) who(v *getadler.View, seat game.Seat) game.Arg {
	if w.look.Holder.Reads(seat) {
		return game.SeatName(seat)
	}
	return game.Text(w.look.Say("getadler.fight.who", w.roleAt(v, seat), game.SeatName(seat)))
}

// inFight names somebody by character, as those do who know each other by then; who plays alone is «you».
func (w wording) inFight(v *getadler.View, seat game.Seat) game.Arg {
	if w.look.Holder.Reads(seat) {
		return game.SeatName(seat)
	}
	return w.roleAt(v, seat)
}

// roleAt names the character of a seat.
func (w wording) roleAt(v *getadler.View, seat game.Seat) game.Arg {
	if !seat.Sits(v.Seats) {
		return getadler.NoRole.Word()
	}
	return v.Players[seat].Role.Word()
}

// the names a card that a villain replies with as a sentence needs it: "the bus".
func the(k getadler.Kind) game.Arg { return game.Word(fightKeys[k].the) }

// fightKeys are the keys of what is said of a card of a confrontation: the names it in a sentence, follow says that one
// follows by it, none that one has none to do so, and reply what it brings about as a reply.
var fightKeys = [getadler.Kinds + 1]struct{ the, follow, none, reply string }{
	getadler.Arrest:     {the: "getadler.the.arrest"},
	getadler.EscapeBus:  {"getadler.the.bus", "getadler.follow.bus", "getadler.none.bus", "getadler.reply.escape"},
	getadler.EscapeBike: {"getadler.the.bike", "getadler.follow.bike", "getadler.none.bike", "getadler.reply.escape"},
	getadler.EscapeCar:  {"getadler.the.car", "getadler.follow.car", "getadler.none.car", "getadler.reply.escape"},
	getadler.EscapeMetro: {"getadler.the.metro", "getadler.follow.metro", "getadler.none.metro",
		"getadler.reply.escape"},
	getadler.EscapeBoat: {"getadler.the.boat", "getadler.follow.boat", "getadler.none.boat", "getadler.reply.escape"},
	getadler.Pistol:     {the: "getadler.the.pistol", none: "getadler.none.pistol", reply: "getadler.reply.pistol"},
	getadler.Bomb:       {the: "getadler.the.bomb", reply: "getadler.reply.bomb"},
	getadler.Disguise:   {the: "getadler.the.disguise", reply: "getadler.reply.disguise"},
}

// finish is how a confrontation ended: why says it all, short is a few words, and slip falls, in a tone, on whom it is
// about.
type finish struct {
	why, short, slip string
	tone             uint8
}

var finishes = [...]finish{
	getadler.NobodyAnswered: {"getadler.fight.free.nobody", "getadler.verdict.free", "getadler.slip.free", 0},
	getadler.Disguised:      {"getadler.fight.free.disguised", "getadler.verdict.free", "getadler.slip.free", 0},
	getadler.Bombed:         {"getadler.fight.free.bombed", "getadler.verdict.free", "getadler.slip.free", 0},
	getadler.Drawn:          {"getadler.fight.free.drawn", "getadler.verdict.free", "getadler.slip.free", 0},
	getadler.Outshot:        {"getadler.fight.out.outshot", "getadler.verdict.out", "getadler.slip.out", 1},
	getadler.Caught:         {"getadler.fight.out.caught", "getadler.verdict.caught", "getadler.slip.caught", 1},
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
func (w wording) outcome(v *getadler.View) string {
	c := &v.Fight
	end, loser := endOf(v)
	if end == getadler.NoReason {
		return ""
	}
	why, villain, hero := finishes[end].why, w.who(v, c.Villain), w.who(v, c.Opponent)
	switch end {
	case getadler.NobodyAnswered:
		return w.look.Say(why, villain, the(c.Laid[max(0, c.Cards-1)].Card))
	case getadler.Drawn:
		return w.look.Say(why, game.Number(c.VillainShots), villain)
	case getadler.Outshot:
		more, fewer := max(c.VillainShots, c.HeroShots), min(c.VillainShots, c.HeroShots)
		if loser == c.Villain {
			villain, hero = hero, villain
		}
		return w.look.Say(why, game.Number(more), game.Number(fewer), villain, hero)
	}
	return w.look.Say(why, villain, hero)
}

// each makes so many of something, one for each number.
func each[T any](n int, one func(i int) T) []T {
	all := make([]T, n)
	for i := range all {
		all[i] = one(i)
	}
	return all
}
