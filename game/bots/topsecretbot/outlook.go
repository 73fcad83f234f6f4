package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// The outlook of a seat between two turns is a sum of what it has, each thing weighed by the turns that are left: the
// greater its lead over those of the others, the more likely it wins. The weights were fitted to the results of games
// between opponents of middle strength (a multinomial logistic regression of who won on the table before every turn, in
// which a thing is worth the same number of points in every turn).
const (
	// havePoints are the points made. Of all documents the value counts, in mean documents.
	havePoints = iota
	// havePairs and haveSingles are the documents in hand with and without their partner, a pair counted once, times the
	// chance that a card comes to the safe; havePairsTwice times the chance that two do.
	havePairs
	havePairsTwice
	haveSingles
	// haveNext is the waiting document whose partner is in hand, times the chance that that comes to the safe; haveWaiting
	// any waiting document, times the chance that no assassin comes; haveCover one that only the special agent in hand can
	// pair, times the chance that no mole takes that.
	haveNext
	haveWaiting
	haveCover
	// haveAgent is 1 for the special agent in hand, haveJoker the best document that it may pair, times the chance that a
	// card comes to the safe.
	haveAgent
	haveJoker
	// haveLure is the best document in hand while the special agent waits, times the chance that it comes to the safe,
	// haveLureKept times the chance that no mole takes it.
	haveLure
	// haveMoles and haveAssassins are those cards in hand.
	haveMoles
	haveAssassins
	haveLureKept
	things
)

// outlookGrain is the fineness of things: a mean document is that many. outlookUnit is the fineness of outlooks: a lead of
// that much makes the one who has it e times as likely to win as the other.
const outlookGrain, outlookUnit = 64, 1024

// outlooks are the weights by seats and turns left, in outlookUnit for a thing of 1.
var outlooks = func() (all [game.MaxSeats + 1][mostTurns + 1][things]int32) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for turns := 1; turns <= mostTurns; turns++ {
			k := 1
			for outlookKnots[k] < turns {
				k++
			}
			from, to := outlookKnots[k-1], outlookKnots[k]
			for thing := range things {
				a, b := outlookWeights[seats][k-1][thing], outlookWeights[seats][k][thing]
				all[seats][turns][thing] = a + (b-a)*int32(turns-from)/int32(to-from)
			}
		}
	}
	return all
}()

// mostTurns is the number of turns of the longest game.
const mostTurns = 16

// luck is what a seat may hope for in a turn from what its rivals hold, in parts of outlookGrain, were they to play any of
// their cards: calm that no assassin comes, kept that no mole takes the card that it plays, comes both.
type luck struct{ calm, kept, comes int32 }

// lucks are those of all seats; at least one turn must be left.
func (s *safes) lucks() (all [game.MaxSeats]luck) {
	const fine = 1 << 16
	turns := int64(s.turns)
	var calm [game.MaxSeats]int64
	moles := int64(0)
	for seat := range s.seats {
		calm[seat] = fine - int64(s.hands[seat].count(topsecret.Assassin))*fine/turns
		moles += int64(s.hands[seat].count(topsecret.Mole))
	}
	for seat := range s.seats {
		c := int64(fine)
		for rival := range s.seats {
			if rival != seat {
				c = c * calm[rival] >> 16
			}
		}
		// A mole takes one of the cards played; about two in three of those are worth taking.
		taken := (moles - int64(s.hands[seat].count(topsecret.Mole))) * 3 * fine / int64(2*s.seats-1) / turns
		k := fine - min(taken, fine*outlookMostStolen/100)
		all[seat] = luck{int32(c * outlookGrain >> 16), int32(k * outlookGrain >> 16), int32(c * k >> 16 * outlookGrain >> 16)}
	}
	return all
}

// outlook is a seat's, in outlookUnit; at least one turn must be left.
func (s *safes) outlook(seat int, l luck) int32 {
	w := &outlooks[s.seats][s.turns]
	hand, up := s.hands[seat], s.up[seat]
	pairs, singles, best := int32(0), int32(0), int32(0)
	for k := topsecret.Document1; k <= topsecret.Document5; k++ {
		n := hand.count(k)
		if n == 0 || up == k {
			continue
		}
		if n == 2 {
			pairs += s.share[k]
		} else {
			singles += s.share[k]
		}
		best = max(best, s.share[k])
	}
	sum := s.points[seat]*outlookGrain/s.mean*w[havePoints] +
		(pairs*(w[havePairs]+w[havePairsTwice]*l.comes/outlookGrain)+singles*w[haveSingles])*l.comes/outlookGrain +
		outlookGrain*(int32(hand.count(topsecret.Mole))*w[haveMoles]+int32(hand.count(topsecret.Assassin))*w[haveAssassins])
	if hand.has(topsecret.Agent) {
		sum += outlookGrain*w[haveAgent] + best*w[haveJoker]*l.comes/outlookGrain
	}
	switch {
	case up == topsecret.Agent:
		sum += best * (w[haveLure]*l.comes + w[haveLureKept]*l.kept) / outlookGrain
	case up.Document():
		sum += s.share[up] * w[haveWaiting] * l.calm / outlookGrain
		if hand.has(up) {
			sum += s.share[up] * w[haveNext] * l.comes / outlookGrain
		} else if hand.has(topsecret.Agent) {
			sum += s.share[up] * w[haveCover] * l.kept / outlookGrain
		}
	}
	return sum / outlookGrain
}

// promises tells whether a single card is worth more where it lies than banked.
func (s *safes) promises(seat int) bool {
	if s.up[seat] == topsecret.NoKind || s.turns <= 1 {
		return false
	}
	banked, left := *s, *s
	banked.bank(seat)
	banked.turns--
	left.turns--
	l := left.lucks()[seat]
	return left.outlook(seat, l) > banked.outlook(seat, l)
}
