package getadlerbot

import (
	"math/bits"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// explain gives the reasons for a decision that stands: it changes no choice and draws nothing. All of it rests on the
// view and on the belief that the seat formed from it, its own character included, so that it is for that seat's eyes
// while the match runs. Everything named may still be looked at then: answers, discards and arrests hour by hour, and
// the cards known to be in hands, stand in the notebook of that seat.
func (s *infoSet) explain(t *thought) {
	t.Options = bots.Listed(t.Move, t.Options, s.names)
	r := reasons{infoSet: s, move: t.Move}
	if !s.view.Revealed {
		r.public = s.public(nil)
	}
	if f := r.give(); f.Chance >= leastFeared {
		t.Feared = f
	}
	t.Knew = r.knew[:min(len(r.knew), bots.MostKnown)]
	if s.unanswerable(t.Move) {
		for i := range t.Options[1:] {
			o := &t.Options[1+i]
			o.Lesser = getadler.Kind(o.Move.A).Escape() && !s.unanswerable(o.Move)
		}
	}
}

// leastFeared is the chance from which a danger is named.
const leastFeared = 0.005

// plainNames are what moves are called of which no more is to be said.
var plainNames = map[getadler.Op]string{
	getadler.OpYes: "think.getadler.yes", getadler.OpNo: "think.getadler.no",
	getadler.OpSurrender: "think.getadler.surrender",
	getadler.OpShoot:     "think.getadler.shoot", getadler.OpHold: "think.getadler.hold",
	getadler.OpEnough: "think.getadler.enough",
	getadler.OpReady:  "think.getadler.ready", getadler.OpSeen: "think.getadler.ready",
}

// names says what a move is, to be read after «I would» and in a list: "arrest Ada".
func (s *infoSet) names(m getadler.Move) game.Line {
	v, who, kind := s.view, game.SeatName(game.Seat(m.A)), getadler.Kind(m.A)
	switch m.Op {
	case getadler.OpAsk:
		return game.Say("think.getadler.ask", who, game.Word(getadler.QuestionKey(getadler.Trait(m.B), getadler.Colour(m.C))))
	case getadler.OpLook:
		return game.Say("think.getadler.look", who)
	case getadler.OpSpy:
		return game.Say("think.getadler.spy", game.Number(int(m.B)), who)
	case getadler.OpArrest:
		if r := getadler.Role(m.B); r != getadler.NoRole {
			return game.Say("think.getadler.arrest.named", who, r.Word())
		}
		return game.Say("think.getadler.arrest", who)
	case getadler.OpDiscard:
		return game.Say("think.getadler.discard", kind.One())
	case getadler.OpGive:
		return game.Say("think.getadler.give", kind.One(), game.SeatName(s.taker()))
	case getadler.OpReply:
		if kind.Escape() {
			return game.Say("think.getadler.flee", kind.Ride())
		}
		return game.Say("think.getadler.reply", kind.One())
	case getadler.OpPursue:
		return game.Say("think.getadler.pursue", game.SeatName(v.Fight.Villain))
	case getadler.OpLetGo:
		return game.Say("think.getadler.letgo", game.SeatName(v.Fight.Villain))
	case getadler.OpLoot:
		return game.Say("think.getadler.loot", kind.One())
	default:
		return game.Say(plainNames[m.Op])
	}
}

// taker is who gets the card that the seat gives.
func (s *mind) taker() game.Seat {
	v := s.view
	switch v.Phase {
	case getadler.PhaseReturn:
		return v.Current
	case getadler.PhaseExchange:
		for seat := range game.Seat(v.Seats) {
			if v.Players[seat].Role == getadler.Adler {
				return seat
			}
		}
	}
	return v.Target
}

// reasons is what is said about one decision.
type reasons struct {
	*infoSet
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

// give says what the seat knew, the weightiest first, and gives what could go wrong with the move made; nothing where
// nothing could.
func (r *reasons) give() bots.Fear {
	switch phase := r.view.Phase; {
	case phase == getadler.PhaseMeet || phase == getadler.PhaseLook:
		return bots.Fear{}
	case phase >= getadler.PhaseReply:
		r.knowFight()
		return r.fearFight()
	case phase == getadler.PhaseAnswer && !r.role.Villain():
		r.add(game.Say("think.getadler.knew.truth", game.SeatName(r.view.Viewer)))
		return bots.Fear{}
	case r.view.Revealed:
		r.knowChase()
		return r.fearChase()
	case r.role.Villain():
		r.knowCover()
		return r.fearExposure()
	default:
		r.knowSuspects()
		return r.fearMistake()
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
	best, _ := r.likely(r.view.Viewer)
	return best
}

// likely is the seat most likely to be a villain, the own one and another left out, and how likely that is; the first
// of equals.
func (r *reasons) likely(but game.Seat) (best game.Seat, most float64) {
	best, most = r.view.Viewer, -1
	for seat := range game.Seat(r.view.Seats) {
		if p := r.belief.chance(int(seat), getadler.NoRole); seat != r.view.Viewer && seat != but && p > most {
			best, most = seat, p
		}
	}
	return best, most
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

// caught reports whether a character is known to be out of the game.
func (r *reasons) caught(role getadler.Role) bool {
	return slices.ContainsFunc(r.view.Players[:r.view.Seats], func(p getadler.Player) bool {
		return p.Role == role && p.Eliminated
	})
}

// some is a number of cards of a kind, one of them in words: "a pistol", "2 pistols".
func some(k getadler.Kind, n int) game.Arg {
	if n == 1 {
		return k.One()
	}
	return k.Some(n)
}

// knowChase says how the hunt stands.
func (r *reasons) knowChase() {
	v := r.view
	switch r.move.Op {
	case getadler.OpDiscard:
		r.addUseless()
	case getadler.OpGive:
		r.add(game.Say("think.getadler.knew.must", game.SeatName(r.taker())))
	}
	if r.role.Villain() {
		if r.move.Op == getadler.OpLook {
			r.addDark()
		}
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

// knowFight says what bears on a confrontation.
func (r *reasons) knowFight() {
	phase, f := r.view.Phase, &r.view.Fight
	switch phase {
	case getadler.PhaseReply:
		r.addUnseen()
		r.addEscapes()
	case getadler.PhasePursue:
		r.addMatch()
	case getadler.PhaseShoot:
		r.add(game.Say("think.getadler.knew.shots", game.SeatName(f.Villain), game.Number(f.VillainShots),
			game.SeatName(f.Opponent), game.Number(f.HeroShots)))
	}
	r.addPistols()
	if phase != getadler.PhaseLoot {
		r.addSeen(r.facing())
	}
}

// facing is whom the seat faces in a confrontation.
func (r *reasons) facing() game.Seat {
	if f := &r.view.Fight; r.view.Viewer == f.Villain {
		return f.Opponent
	}
	return r.view.Fight.Villain
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
	n := r.answersTo(k)
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

// unanswerable reports whether a move is an escape that nobody can follow.
func (s *infoSet) unanswerable(m getadler.Move) bool {
	k := getadler.Kind(m.A)
	return m.Op == getadler.OpReply && k.Escape() && s.answersTo(k) == 0
}

// answersTo is how many cards of a kind may be in hands of others, or may still be drawn.
func (s *infoSet) answersTo(k getadler.Kind) (n int) { return closed(s.view, k) }

// shown reports whether a card of the kind is known to be in the hand of a hero who may follow.
func (r *reasons) shown(k getadler.Kind) bool {
	for seat := range game.Seat(r.view.Seats) {
		if r.pursuers()&getadler.InHand(seat) != 0 && r.view.Players[seat].Sure[k] > 0 {
			return true
		}
	}
	return false
}

// odds are chances about cards in hands, by what the view's traces leave open, each loose card being as likely in one
// unknown card of a place as in another. Cards are taken to lie apart from each other, which errs by a few per cent.
type odds struct {
	view *getadler.View
	room [8]int
}

// oddsOf counts the unknown cards at every place.
func oddsOf(v *getadler.View) *odds {
	o := &odds{view: v}
	for n := range v.Seats {
		o.room[n] = v.Players[n].Cards
	}
	o.room[pileAt], o.room[awayAt] = v.Pile, v.Away
	for _, t := range v.Traces[:v.Traced] {
		if bits.OnesCount8(uint8(t.Places)) == 1 {
			o.room[bits.TrailingZeros8(uint8(t.Places))]--
		}
	}
	return o
}

// within is the chance that a traced card is at one of the places.
func (o *odds) within(t getadler.Trace, places getadler.Places) float64 {
	if t.Places&^places == 0 {
		return 1
	}
	in, all := 0, 0
	for p := t.Places; p != 0; p &= p - 1 {
		at := bits.TrailingZeros8(uint8(p))
		all += max(0, o.room[at])
		if places&(1<<at) != 0 {
			in += max(0, o.room[at])
		}
	}
	if all == 0 {
		return 0
	}
	return float64(in) / float64(all)
}

// some is the chance that one of the cards of the kinds is at one of the places.
func (o *odds) some(places getadler.Places, is func(getadler.Kind) bool) float64 {
	none := 1.0
	for _, t := range o.view.Traces[:o.view.Traced] {
		if t.Places != 0 && is(t.Kind) {
			none *= 1 - o.within(t, places)
		}
	}
	return 1 - none
}

// atLeast is the chance that the hand of a seat holds n cards of a kind or more.
func (o *odds) atLeast(seat game.Seat, k getadler.Kind, n int) float64 {
	if n <= 0 {
		return 1
	}
	// held[i] is the chance of i cards among those looked at so far; the last counts all from n on.
	held := make([]float64, n+1)
	held[0] = 1
	for _, t := range o.view.Traces[:o.view.Traced] {
		if t.Kind != k || t.Places == 0 {
			continue
		}
		p := o.within(t, getadler.InHand(seat))
		for i := n; i >= 0; i-- {
			stays := held[i] * (1 - p)
			if i == n {
				stays = held[i]
			}
			if i > 0 {
				stays += held[i-1] * p
			}
			held[i] = stays
		}
	}
	return held[n]
}
