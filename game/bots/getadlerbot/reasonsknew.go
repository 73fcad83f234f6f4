package getadlerbot

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
)

// reasons is what is said about one decision.
type reasons struct {
	*sleuth
	move   getadler.Move
	public suspicion
	knew   []game.Line
}

// add puts a sentence behind the others, once.
func (r *reasons) add(l game.Line) {
	if !slices.Contains(r.knew, l) {
		r.knew = append(r.knew, l)
	}
}

// know says what the seat knew, the weightiest first.
func (r *reasons) know() {
	switch r.view.Phase {
	case getadler.PhaseMeet, getadler.PhaseLook:
		return
	case getadler.PhaseReply, getadler.PhasePursue, getadler.PhaseShoot, getadler.PhaseLoot:
		r.knowFight()
		return
	}
	switch {
	case r.view.Phase == getadler.PhaseAnswer && !r.role.Villain():
		r.add(game.Say("think.getadler.knew.truth", game.SeatName(r.view.Viewer)))
	case r.view.Revealed:
		r.knowChase()
	case r.role.Villain():
		r.knowCover()
	default:
		r.knowSuspects()
	}
}

// subject is the seat that a move is about; the likeliest villain where it is about none.
func (r *reasons) subject() game.Seat {
	switch r.move.Op {
	case getadler.OpAsk, getadler.OpLook, getadler.OpSpy, getadler.OpArrest:
		return game.Seat(r.move.A)
	case getadler.OpGive:
		return r.taker()
	}
	return r.likely()
}

// likely is the seat most likely to be a villain, the own one left out; the first of equals.
func (r *reasons) likely() game.Seat {
	best, most := r.view.Viewer, -1.0
	for seat := range game.Seat(r.view.Seats) {
		if p := r.belief.chance(int(seat), getadler.NoRole); seat != r.view.Viewer && p > most {
			best, most = seat, p
		}
	}
	return best
}

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
	v := r.view
	open, yes := 0, 0
	for role := getadler.Gold; int(role) <= v.Seats; role++ {
		if role.Villain() || role == r.role || countLies(v, seat, role, r.mind.memory, nil) > 0 {
			continue
		}
		open++
		if role.Look(getadler.Trait(r.move.B)) == getadler.Colour(r.move.C) {
			yes++
		}
	}
	who := game.SeatName(seat)
	switch {
	case open == 0:
		return
	case yes == 0:
		r.add(game.Say("think.getadler.knew.asking.no", who))
	case yes == open:
		r.add(game.Say("think.getadler.knew.asking.yes", who))
	default:
		r.add(game.Say("think.getadler.knew.asking", game.Number(yes), game.Number(open), who))
	}
}

// addParting says that a discard raises no suspicion, where that is so.
func (r *reasons) addParting() {
	if k := getadler.Kind(r.move.A); r.move.Op == getadler.OpDiscard && r.mind.discards[groupOf(k)] < 1 {
		r.add(game.Say("think.getadler.knew.parting", k.One()))
	}
}

// addSeen names what is known to be in the hand of a seat and helps a villain to get away: the first of such cards.
func (r *reasons) addSeen(seat game.Seat) {
	sure := &r.view.Players[seat].Sure
	for _, k := range [...]getadler.Kind{
		getadler.Bomb, getadler.Disguise, getadler.EscapeBus, getadler.EscapeBike, getadler.EscapeCar, getadler.EscapeMetro,
		getadler.EscapeBoat, getadler.Pistol,
	} {
		if seat != r.view.Viewer && sure[k] > 0 {
			r.add(game.Say("think.getadler.knew.holds", game.SeatName(seat), some(k, sure[k])))
			return
		}
	}
}

// addPistols says how many pistols the seat itself holds, which a confrontation may come down to.
func (r *reasons) addPistols() {
	own := game.SeatName(r.view.Viewer)
	if n := r.view.Players[r.me].Sure[getadler.Pistol]; n > 0 {
		r.add(game.Say("think.getadler.knew.holds", own, some(getadler.Pistol, n)))
	} else {
		r.add(game.Say("think.getadler.knew.unarmed", own))
	}
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
	v := r.view
	turn := getadler.Turn{
		Seat: v.Current, Deed: getadler.DeedAsk, Target: v.Viewer, Trait: v.Trait, Colour: v.Colour, Answered: true,
		Yes: op == getadler.OpYes,
	}
	var fit []game.Arg
	for role := getadler.Gold; int(role) <= v.Seats; role++ {
		if !role.Villain() && countLies(v, v.Viewer, role, getadler.MaxTurns, &turn) == 0 {
			fit = append(fit, role.Word())
		}
	}
	keys := [...]string{"think.getadler.knew.no.0", "think.getadler.knew.no.1", "think.getadler.knew.no.2", "think.getadler.knew.no.3"}
	if turn.Yes {
		keys = [...]string{"think.getadler.knew.yes.0", "think.getadler.knew.yes.1", "think.getadler.knew.yes.2", "think.getadler.knew.yes.3"}
	}
	if n := len(fit); n < len(keys) {
		r.add(game.Say(keys[n], fit...))
	}
}

// addDocuments says how many documents that win a villain holds.
func (r *reasons) addDocuments() {
	n := 0
	for k := getadler.DocumentRAF; k.Document(); k++ {
		if r.view.Branch == getadler.NoKind || r.view.Branch == k {
			n += r.view.Players[r.me].Sure[k]
		}
	}
	own := game.SeatName(r.view.Viewer)
	switch {
	case n == 0:
		r.add(game.Say("think.getadler.knew.undocumented", own))
	case r.role == getadler.Collins && !r.caught(getadler.Adler):
		r.add(game.Say("think.getadler.knew.passing", game.Number(n), own))
	default:
		r.add(game.Say("think.getadler.knew.documents", game.Number(n), own))
	}
}

// caught tells whether a character is known to be out of the game.
func (r *reasons) caught(role getadler.Role) bool {
	for seat := range game.Seat(r.view.Seats) {
		if p := &r.view.Players[seat]; p.Role == role && p.Eliminated {
			return true
		}
	}
	return false
}

// knowChase says how the hunt stands.
func (r *reasons) knowChase() {
	v := r.view
	if r.role.Villain() {
		r.addDocuments()
		r.addEscapes()
	} else {
		prey := r.quarry()
		r.add(game.Say("think.getadler.knew.quarry", game.SeatName(prey), v.Players[prey].Role.Word()))
		r.addSeen(prey)
		r.addPistols()
	}
	if left := getadler.Hours - v.Hour; left > 0 {
		r.add(game.Say("think.getadler.knew.hours", game.Number(left)))
	} else {
		r.add(game.Say("think.getadler.knew.last"))
	}
}

// quarry is the villain that a move is about, or the one that the heroes must catch next.
func (r *reasons) quarry() game.Seat {
	v := r.view
	if about := r.subject(); v.Players[about].Role.Villain() && !v.Players[about].Eliminated {
		return about
	}
	best := v.Viewer
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		if p.Role == getadler.Adler && !p.Eliminated || p.Role == getadler.Collins && !p.Eliminated && best == v.Viewer {
			best = seat
		}
	}
	return best
}

// addEscapes says by how many cards the seat itself can reply to an arrest.
func (r *reasons) addEscapes() {
	sure, n := &r.view.Players[r.me].Sure, 0
	for k := getadler.EscapeBus; int(k) <= getadler.Kinds; k++ {
		n += sure[k]
	}
	own := game.SeatName(r.view.Viewer)
	if n == 0 {
		r.add(game.Say("think.getadler.knew.helpless", own))
	} else {
		r.add(game.Say("think.getadler.knew.replies", game.Number(n), own))
	}
}

// knowFight says what bears on a confrontation.
func (r *reasons) knowFight() {
	v, f := r.view, &r.view.Fight
	switch v.Phase {
	case getadler.PhaseReply:
		r.addUnseen()
		r.addEscapes()
		r.addPistols()
		r.addSeen(f.Opponent)
	case getadler.PhasePursue:
		r.addMatch()
		r.addPistols()
		r.addSeen(f.Villain)
	case getadler.PhaseShoot:
		r.add(game.Say("think.getadler.knew.shots", game.SeatName(f.Villain), game.Number(f.VillainShots),
			game.SeatName(f.Opponent), game.Number(f.HeroShots)))
		r.addPistols()
		other := f.Villain
		if v.Viewer == f.Villain {
			other = f.Opponent
		}
		r.addSeen(other)
	default:
		r.addPistols()
	}
}

// addMatch says whether the seat holds the card that follows the escape.
func (r *reasons) addMatch() {
	own, k := game.SeatName(r.view.Viewer), r.view.Fight.Escape
	if n := r.view.Players[r.me].Sure[k]; n > 0 {
		r.add(game.Say("think.getadler.knew.holds", own, some(k, n)))
	} else {
		r.add(game.Say("think.getadler.knew.unmatched", own, k.Ride()))
	}
}

// addUnseen says how many cards could answer the escape that is played.
func (r *reasons) addUnseen() {
	k := getadler.Kind(r.move.A)
	if r.move.Op != getadler.OpReply || !k.Escape() {
		return
	}
	n := 0
	for _, t := range r.view.Traces[:r.view.Traced] {
		if t.Kind == k && t.Places != getadler.InHand(r.view.Viewer) {
			n++
		}
	}
	switch {
	case n == 0:
		r.add(game.Say("think.getadler.knew.unanswerable", k.Ride()))
	case r.shown(k):
		// A hero is known to hold one: what is feared says so.
	case n == 1:
		r.add(game.Say("think.getadler.knew.unseen.one", k.One()))
	default:
		r.add(game.Say("think.getadler.knew.unseen", k.Some(n)))
	}
}

// shown tells whether a card of the kind is known to be in the hand of a hero who may follow.
func (r *reasons) shown(k getadler.Kind) bool {
	for seat := range game.Seat(r.view.Seats) {
		if r.pursuers()&getadler.InHand(seat) != 0 && r.view.Players[seat].Sure[k] > 0 {
			return true
		}
	}
	return false
}

// some is a number of cards of a kind, one of them in words: "a pistol", "2 pistols".
func some(k getadler.Kind, n int) game.Arg {
	if n == 1 {
		return k.One()
	}
	return k.Some(n)
}
