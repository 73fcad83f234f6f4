package getadlerbot

import (
	"cmp"
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// knowSuspects says why a hero makes its move: what a question is good for, what an arrest rests on, why a card is
// parted with.
func (r *reasons) knowSuspects() {
	about := r.subject()
	switch r.move.Op {
	case getadler.OpAsk:
		// How likely a lie is says what it fears.
		r.addAsking(about)
	case getadler.OpGive:
		// What is known of who gets the card did not choose it.
		r.add(game.Say("think.getadler.knew.must", game.SeatName(about)))
		return
	case getadler.OpArrest:
		for _, l := range r.against(about) {
			r.add(l)
			break
		}
		r.addChance(about)
		r.addNext(about)
	case getadler.OpDiscard:
		r.addUseless()
		r.addChance(about)
	default:
		r.addChance(about)
	}
	if r.view.Hour == getadler.Hours {
		r.add(game.Say("think.getadler.knew.last"))
	}
	r.addSuspicion(about)
	if r.move.Op == getadler.OpArrest {
		r.addPistols()
	}
	if r.view.Hour < getadler.Gate && r.move.Op != getadler.OpAsk {
		r.add(game.Say("think.getadler.knew.gate"))
	}
}

// addNext says who is suspected most but the accused, and the viewer.
func (r *reasons) addNext(accused game.Seat) {
	next, most := r.likely(accused)
	r.add(game.Say("think.getadler.knew.next", game.SeatName(next), bots.Percent(most)))
}

// addUseless says why a card is thrown away: the seat has no use for it, or less than for any other.
func (r *reasons) addUseless() {
	c, k := r.counted(), getadler.Kind(r.move.A)
	for other := getadler.DocumentRAF; other <= getadler.Disguise; other++ {
		if r.view.Players[r.me].Sure[other] > 0 && r.parting(c, other) < r.parting(c, k) {
			return
		}
	}
	switch {
	case !r.role.Villain() && (k.Document() || k == getadler.Bomb || k == getadler.Disguise):
		r.add(game.Say("think.getadler.knew.useless", k.One()))
	default:
		r.add(game.Say("think.getadler.knew.least"))
	}
}

// addChance says how likely a villain the seat is.
func (r *reasons) addChance(seat game.Seat) {
	r.add(game.Say("think.getadler.knew.suspect", game.SeatName(seat),
		bots.Percent(r.belief.chance(int(seat), getadler.NoRole))))
}

// addAsking says what the answer to a question is good for: how many of the heroes that the seat may still be would
// have to say yes.
func (r *reasons) addAsking(seat game.Seat) {
	known := r.deduced()
	heroes := known.Possible[seat].Without(getadler.Adler).Without(getadler.Collins)
	if yes := heroes & getadler.Fitting(r.view.Seats, getadler.Trait(r.move.B), getadler.Colour(r.move.C)); yes != 0 &&
		yes != heroes {
		r.add(game.Say("think.getadler.knew.asking", game.Number(yes.Len()), game.Number(heroes.Len()), game.SeatName(seat)))
	}
}

// couldBe are the heroes, but the viewer, whose looks all answers of a seat fit, as far as so many turns are
// remembered; more is one more answer.
func (r *reasons) couldBe(seat game.Seat, memory int, more *getadler.Turn) (fit []getadler.Role) {
	for role := getadler.Gold; int(role) <= r.view.Seats; role++ {
		if _, lies := answered(r.view, seat, role, memory, more); !role.Villain() && role != r.role && lies == 0 {
			fit = append(fit, role)
		}
	}
	return fit
}

// addParting says that a discard raises no suspicion, where that is so.
func (r *reasons) addParting() {
	if k := getadler.Kind(r.move.A); r.style.discards[groupOf(k)] < 1 {
		r.add(game.Say("think.getadler.knew.parting", k.One()))
	}
}

// clue is a sentence about why a seat is suspected, or not, with how much it says: by how many times it makes a villain
// likelier or less likely, roughly.
type clue struct {
	says   game.Line
	weight float64
}

// addSuspicion says by what a seat is suspected, the strongest first.
func (r *reasons) addSuspicion(seat game.Seat) {
	for _, c := range r.clues(seat) {
		r.add(c.says)
	}
	r.addSeen(seat)
}

// clues are the sentences about why a seat is suspected, the strongest first.
func (r *reasons) clues(seat game.Seat) []clue {
	clues := []clue{r.ofAnswers(seat), r.ofArrests(seat), r.ofDiscards(seat)}
	slices.SortStableFunc(clues, func(a, b clue) int { return cmp.Compare(b.weight, a.weight) })
	return slices.DeleteFunc(clues, func(c clue) bool { return c.weight <= 0 })
}

// against is what speaks for the arrest of a seat, the strongest first: what is known of it, or, where that is nothing,
// that all the others have answered as heroes would.
func (r *reasons) against(seat game.Seat) (lines []game.Line) {
	for _, c := range r.clues(seat) {
		if c.says.Key != "think.getadler.knew.unasked" {
			lines = append(lines, c.says)
		}
	}
	if len(lines) > 0 {
		return lines
	}
	if r.level == game.Easy {
		// A beginner does not find anybody by ruling out all the others.
		return nil
	}
	for other := range game.Seat(r.view.Seats) {
		if told, _ := answered(r.view, other, r.role, r.style.memory, nil); other != seat && other != r.view.Viewer &&
			(told == 0 || len(r.couldBe(other, r.style.memory, nil)) == 0) {
			return nil
		}
	}
	return []game.Line{game.Say("think.getadler.knew.others")}
}

// ofAnswers says whose looks the answers of a seat fit, as far as the viewer remembers them; nothing where they exclude
// nobody.
func (r *reasons) ofAnswers(seat game.Seat) clue {
	v := r.view
	who := game.SeatName(seat)
	if told, _ := answered(v, seat, r.role, getadler.MaxTurns, nil); told == 0 {
		return clue{game.Say("think.getadler.knew.unasked", who), unaskedWeight}
	}
	if told, _ := answered(v, seat, r.role, r.style.memory, nil); told == 0 {
		return clue{}
	}
	fit, open := r.couldBe(seat, r.style.memory, nil), len(r.couldBe(seat, 0, nil))
	switch {
	case len(fit) == 0:
		return clue{game.Say("think.getadler.knew.fits.none", who), provenWeight}
	case len(fit) == 1:
		return clue{game.Say("think.getadler.knew.fits.one", who, fit[0].Word()), float64(open)}
	case len(fit) == 2 && open > 2:
		return clue{game.Say("think.getadler.knew.fits.two", who, fit[0].Word(), fit[1].Word()), float64(open) / 2}
	}
	return clue{}
}

// How much some clues say: that nobody asked a seat yet, that a seat had a part in a wrong arrest, that somebody else
// had, and that its answers fit no hero.
const (
	unaskedWeight = 1
	arrestWeight  = 2
	othersWeight  = 1.1
	provenWeight  = 1000
)

// ofArrests says of a wrong arrest that the seat had a part in, the last one. An arrest rests on those of others too:
// they leave fewer suspects.
func (r *reasons) ofArrests(seat game.Seat) (c clue) {
	v := r.view
	for n := v.Past - 1; n >= 0; n-- {
		t := &v.History[n]
		if t.Deed != getadler.DeedWrong || t.Revealed {
			continue
		}
		says := game.Say("think.getadler.knew.wrong", game.SeatName(t.Seat), game.SeatName(t.Target), hour(int(t.Hour)))
		if t.Seat == seat || t.Target == seat {
			return clue{says, arrestWeight}
		}
		if r.move.Op == getadler.OpArrest && c.weight == 0 {
			c = clue{says, othersWeight}
		}
	}
	return c
}

// hour is an hour as players read it: "two o’clock".
func hour(n int) game.Arg { return game.Word(hourKeys[n]) }

var hourKeys = [getadler.Hours + 1]string{1: "hour.at.1", 2: "hour.at.2", 3: "hour.at.3", 4: "hour.at.4",
	5: "hour.at.5", 6: "hour.at.6", 7: "hour.at.7"}

// ofDiscards says which discard of a seat speaks most, and for which side: for the villains where the seat is arrested
// or likely to be one, else for the heroes. All discards that speak for that side together say how much.
func (r *reasons) ofDiscards(seat game.Seat) clue {
	v, most, all, best := r.view, 0.0, 0.0, -1
	accused := r.move.Op == getadler.OpArrest || r.belief.chance(int(seat), getadler.NoRole) >= 0.5
	for n := range v.Past {
		t := &v.History[n]
		if t.Deed != getadler.DeedDiscard || t.Seat != seat || t.Revealed {
			continue
		}
		says := math.Log(r.style.discards[groupOf(t.Card)])
		if !accused {
			says = -says
		}
		all += max(0, says)
		if says > most {
			most, best = says, n
		}
	}
	if best < 0 {
		return clue{}
	}
	t := &v.History[best]
	key := "think.getadler.knew.discarded.hero"
	if accused {
		key = "think.getadler.knew.discarded.villain"
	}
	return clue{game.Say(key, game.SeatName(seat), t.Card.One(), hour(int(t.Hour))), math.Exp(all)}
}

// knowCover says how a villain who hides stands with the others.
func (r *reasons) knowCover() {
	switch r.move.Op {
	case getadler.OpYes:
		r.addCover(getadler.OpYes)
		r.addCover(getadler.OpNo)
	case getadler.OpNo:
		r.addCover(getadler.OpNo)
		r.addCover(getadler.OpYes)
	case getadler.OpAsk:
		r.add(game.Say("think.getadler.knew.harmless"))
	case getadler.OpArrest:
		r.addTaken(game.Seat(r.move.A))
	case getadler.OpDiscard:
		r.addParting()
		r.addUseless()
	case getadler.OpLook:
		r.addDark()
	case getadler.OpGive:
		r.add(game.Say("think.getadler.knew.must", game.SeatName(r.taker())))
	}
	if r.view.Phase != getadler.PhaseAnswer {
		r.addDocuments()
	}
	r.add(game.Say("think.getadler.knew.role", game.SeatName(r.view.Viewer), r.role.Word()))
}

// addDark says that a villain looks where it knows least.
func (r *reasons) addDark() {
	if seat, news := r.dark(); news > 0 && seat == int(r.move.A) {
		r.add(game.Say("think.getadler.knew.dark", game.SeatName(game.Seat(seat))))
	}
}

// addTaken says how likely a villain a seat is to somebody who knows only what everybody knows.
func (r *reasons) addTaken(seat game.Seat) {
	r.add(game.Say("think.getadler.knew.taken", game.SeatName(seat),
		bots.Percent(r.public.chance(int(seat), getadler.NoRole))))
}

// addCover says whose looks all own answers would fit after one to the question that waits.
func (r *reasons) addCover(op getadler.Op) {
	turn := r.said(op)
	var fit []game.Arg
	for _, role := range r.couldBe(r.view.Viewer, getadler.MaxTurns, &turn) {
		fit = append(fit, role.Word())
	}
	keys := [...]string{"think.getadler.knew.no.0", "think.getadler.knew.no.1", "think.getadler.knew.no.2",
		"think.getadler.knew.no.3"}
	if turn.Yes {
		keys = [...]string{"think.getadler.knew.yes.0", "think.getadler.knew.yes.1", "think.getadler.knew.yes.2",
			"think.getadler.knew.yes.3"}
	}
	if n := len(fit); n < len(keys) {
		r.add(game.Say(keys[n], fit...))
	}
}

// feared makes a Fear whose last argument is its chance.
func feared(key string, chance float64, args ...game.Arg) bots.Fear {
	return bots.Fear{Says: game.Say(key, append(args, bots.Percent(chance))...), Chance: chance}
}

// fearMistake is a hero's before the reveal: that it is wrong about the one whom its move is about.
func (r *reasons) fearMistake() bots.Fear {
	target := game.Seat(r.move.A)
	who := game.SeatName(target)
	switch r.move.Op {
	case getadler.OpArrest:
		named := getadler.Role(r.move.B)
		wrong := 1 - r.belief.chance(int(target), named)
		if named != getadler.NoRole {
			return feared("think.getadler.fear.misnamed", wrong, who, named.Word())
		}
		return feared("think.getadler.fear.innocent", wrong, who)
	case getadler.OpAsk:
		return feared("think.getadler.fear.lie", r.belief.chance(int(target), getadler.NoRole), who)
	}
	return bots.Fear{}
}

// fearExposure is a villain's before the reveal: how likely a villain it is to the others after its move.
func (r *reasons) fearExposure() bots.Fear {
	v := r.view
	if len(r.toCome()) == 0 {
		return bots.Fear{}
	}
	public := r.public
	if v.Phase == getadler.PhaseAnswer {
		turn := r.said(r.move.Op)
		public = r.infoSet.public(&turn)
		if truth := r.role.Look(v.Trait) == v.Colour; truth != turn.Yes {
			return feared("think.getadler.fear.seen", public.chance(r.me, getadler.NoRole))
		}
	}
	return feared("think.getadler.fear.exposed", public.chance(r.me, getadler.NoRole), game.SeatName(v.Viewer))
}

// fearChase is a danger after the reveal: of a hero who arrests, that the villain gets away; of a villain who is out of
// replies, that it is caught.
func (r *reasons) fearChase() bots.Fear {
	v := r.view
	o := oddsOf(v)
	if r.role.Villain() {
		heroes := getadler.Places(0)
		for _, seat := range r.toCome() {
			if !v.Players[seat].Role.Villain() {
				heroes |= getadler.InHand(seat)
			}
		}
		return feared("think.getadler.fear.hunted",
			o.some(heroes, func(k getadler.Kind) bool { return k == getadler.Arrest }),
			game.SeatName(v.Viewer))
	}
	if r.move.Op != getadler.OpArrest {
		return bots.Fear{}
	}
	target := game.Seat(r.move.A)
	return feared("think.getadler.fear.escape",
		o.some(getadler.InHand(target), func(k getadler.Kind) bool { return k.Reply() && k != getadler.Pistol }),
		game.SeatName(target))
}

// toCome are the other seats that still have a turn: in the last hour those after the one on turn, up to the first
// player.
func (r *reasons) toCome() (seats []game.Seat) {
	v := r.view
	for n := 1; n < v.Seats; n++ {
		seat := (v.Current + game.Seat(n)) % game.Seat(v.Seats)
		if v.Hour == getadler.Hours && seat == v.First {
			break
		}
		if seat != v.Viewer && !v.Players[seat].Eliminated {
			seats = append(seats, seat)
		}
	}
	return seats
}

// fearFight is a danger in a confrontation: that an escape is answered, or that the other shoots more often.
func (r *reasons) fearFight() bots.Fear {
	o, f := oddsOf(r.view), &r.view.Fight
	switch kind := getadler.Kind(r.move.A); {
	case r.move.Op == getadler.OpReply && kind.Escape():
		return feared("think.getadler.fear.followed", o.some(r.pursuers(), func(k getadler.Kind) bool { return k == kind }))
	case r.move.Op == getadler.OpReply && kind == getadler.Pistol, r.move.Op == getadler.OpPursue,
		r.move.Op == getadler.OpShoot,
		r.move.Op == getadler.OpHold && f.HeroShots == f.VillainShots:
		return r.fearShots(o, r.facing())
	}
	return bots.Fear{}
}

// fearShots is that the other can shoot more often, all pistols fired. Sharpe's first shot counts two (G44).
func (r *reasons) fearShots(o *odds, other game.Seat) bots.Fear {
	f := &r.view.Fight
	own, theirs := f.HeroShots, f.VillainShots
	if r.view.Viewer == f.Villain {
		own, theirs = theirs, own
	}
	own += r.view.Players[r.me].Sure[getadler.Pistol]
	if r.view.Abilities && f.HeroShots == 0 {
		switch getadler.Sharpe {
		case r.role:
			own++
		case r.view.Players[other].Role:
			theirs++
		}
	}
	return feared("think.getadler.fear.shots", o.atLeast(other, getadler.Pistol, own-theirs+1), game.SeatName(other))
}

// pursuers are the hands of the heroes who may answer an escape (G17).
func (r *reasons) pursuers() (hands getadler.Places) {
	for seat := range game.Seat(r.view.Seats) {
		p := &r.view.Players[seat]
		if !p.Role.Villain() && !p.Eliminated && !p.Out {
			hands |= getadler.InHand(seat)
		}
	}
	return hands
}
