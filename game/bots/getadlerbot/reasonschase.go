package getadlerbot

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/getadler"
)

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
