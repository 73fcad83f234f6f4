package getadlerbot

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/getadler"
)

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
