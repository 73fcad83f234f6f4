package getadlerbot

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
)

// knowSuspects says why a hero suspects whom its move is about, and whom it suspects most where that is somebody else.
func (r *reasons) knowSuspects() {
	about, likely := r.subject(), r.likely()
	switch r.move.Op {
	case getadler.OpAsk:
		// How likely a lie is says what it fears.
		r.addAsking(about)
	case getadler.OpGive:
		// What is known of who gets the card did not choose it.
		r.add(game.Say("think.getadler.knew.must", game.SeatName(about)))
		return
	default:
		r.addParting()
		r.addChance(about)
	}
	r.addSuspicion(about)
	if r.move.Op == getadler.OpArrest {
		r.addPistols()
	}
	if about != likely && len(r.knew) < mostKnown {
		r.addChance(likely)
	}
	if r.view.Hour == getadler.Hours {
		r.add(game.Say("think.getadler.knew.last"))
	}
	if r.view.Hour < getadler.Gate && r.move.Op != getadler.OpAsk {
		r.add(game.Say("think.getadler.knew.gate"))
	}
}

// addChance says how likely a villain the seat is.
func (r *reasons) addChance(seat game.Seat) {
	r.add(game.Say("think.getadler.knew.suspect", game.SeatName(seat), percent(r.belief.chance(int(seat), getadler.NoRole))))
}

// addAsking says what the answer to a question is good for: how many of the heroes that the seat may still be would have
// to say yes.
func (r *reasons) addAsking(seat game.Seat) {
	open, yes := r.couldBe(seat, r.style.memory, nil), 0
	for _, role := range open {
		if role.Look(getadler.Trait(r.move.B)) == getadler.Colour(r.move.C) {
			yes++
		}
	}
	who := game.SeatName(seat)
	switch {
	case len(open) == 0:
		return
	case yes == 0:
		r.add(game.Say("think.getadler.knew.asking.no", who))
	case yes == len(open):
		r.add(game.Say("think.getadler.knew.asking.yes", who))
	default:
		r.add(game.Say("think.getadler.knew.asking", game.Number(yes), game.Number(len(open)), who))
	}
}

// couldBe are the heroes, but the viewer, whose looks all answers of a seat fit, as far as so many turns are remembered; more
// is one more answer.
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
	if k := getadler.Kind(r.move.A); r.move.Op == getadler.OpDiscard && r.style.discards[groupOf(k)] < 1 {
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
	clues := []clue{r.ofAnswers(seat), r.ofArrests(seat), r.ofDiscards(seat)}
	slices.SortStableFunc(clues, func(a, b clue) int { return cmp.Compare(b.weight, a.weight) })
	for _, c := range clues {
		if c.weight > 0 {
			r.add(c.says)
		}
	}
	r.addSeen(seat)
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

// How much some clues say: that nobody asked a seat yet, that a seat had a part in a wrong arrest, that somebody else had,
// and that its answers fit no hero.
const (
	unaskedWeight = 1
	arrestWeight  = 2
	othersWeight  = 1.1
	provenWeight  = 1000
)

// ofArrests says of a wrong arrest that the seat had a part in, the last one. An arrest rests on those of others too: they
// leave fewer suspects.
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
func hour(n int) game.Arg { return game.Word("hour.at." + strconv.Itoa(n)) }

// ofDiscards says which discard of a seat speaks most, and for which side: for the villains where the seat is arrested or
// likely to be one, else for the heroes. All discards that speak for that side together say how much.
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
	v, own := r.view, game.SeatName(r.view.Viewer)
	r.add(game.Say("think.getadler.knew.role", own, r.role.Word()))
	if v.Phase == getadler.PhaseAnswer {
		r.addCover(getadler.OpYes)
		r.addCover(getadler.OpNo)
		return
	}
	r.addParting()
	r.addDocuments()
	if r.move.Op == getadler.OpArrest {
		r.addTaken(game.Seat(r.move.A))
	}
}

// addTaken says how likely a villain a seat is to somebody who knows only what everybody knows.
func (r *reasons) addTaken(seat game.Seat) {
	r.add(game.Say("think.getadler.knew.taken", game.SeatName(seat), percent(r.public.chance(int(seat), getadler.NoRole))))
}

// addCover says whose looks all own answers would fit after one to the question that waits.
func (r *reasons) addCover(op getadler.Op) {
	turn := r.said(op)
	var fit []game.Arg
	for _, role := range r.couldBe(r.view.Viewer, getadler.MaxTurns, &turn) {
		fit = append(fit, role.Word())
	}
	keys := [...]string{"think.getadler.knew.no.0", "think.getadler.knew.no.1", "think.getadler.knew.no.2", "think.getadler.knew.no.3"}
	if turn.Yes {
		keys = [...]string{"think.getadler.knew.yes.0", "think.getadler.knew.yes.1", "think.getadler.knew.yes.2", "think.getadler.knew.yes.3"}
	}
	if n := len(fit); n < len(keys) {
		r.add(game.Say(keys[n], fit...))
	}
}
