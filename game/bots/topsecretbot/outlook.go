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

// outlookGrain is the fineness of things: a mean document is that many. outlookUnit is the fineness of outlooks: a lead
// of that much makes the one who has it e times as likely to win as the other.
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

// luck is what a seat may hope for in a turn from what its rivals hold, in parts of outlookGrain, were they to play any
// of their cards: calm that no assassin comes, kept that no mole takes the card that it plays, comes both.
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
		all[seat] = luck{int32(c * outlookGrain >> 16), int32(k * outlookGrain >> 16),
			int32(c * k >> 16 * outlookGrain >> 16)}
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

// hopes are the outlooks of all seats, when each leaves a single card out or banks it, whichever is worth more to it.
// It leaves no single cards.
func (s *safes) hopes() (all [game.MaxSeats]int32) {
	lucks := s.lucks()
	for seat := range s.seats {
		all[seat] = s.outlook(seat, lucks[seat])
		if s.up[seat] != topsecret.NoKind {
			s.bank(seat)
			all[seat] = max(all[seat], s.outlook(seat, lucks[seat]))
		}
	}
	return all
}

// promises tells of each seat whether its single card is worth more where it lies than banked. What they may hope for
// in the next turn is worked out once for all of them.
func (s *safes) promises(of game.Seats) (promising game.Seats) {
	if s.turns <= 1 || of == 0 {
		return 0
	}
	left := *s
	left.turns--
	lucks := left.lucks()
	for ; of != 0; of = of.Without(of.First()) {
		seat := int(of.First())
		if s.up[seat] == topsecret.NoKind {
			continue
		}
		waiting := left.outlook(seat, lucks[seat])
		if left.bank(seat); waiting > left.outlook(seat, lucks[seat]) {
			promising = promising.With(game.Seat(seat))
		}
	}
	return promising
}

// outlookKnots are the numbers of turns left for which weights stand below; between them they are interpolated.
var outlookKnots = [...]int{1, 2, 4, 7, 11, 16}

// outlookWeights are the fitted weights of what a seat has, in its order, by the number of seats and by the knots.
var outlookWeights = [game.MaxSeats + 1][len(outlookKnots)][things]int32{
	2: {
		{3854, -755, 5694, 1087, 6194, 3040, 5176, 1847, 3897, 5542, 3429, 761, 4976},
		{2578, -505, 3809, 727, 4144, 2034, 3463, 1236, 2607, 3708, 2294, 509, 3329},
		{1259, -246, 1860, 355, 2023, 993, 1691, 603, 1273, 1810, 1120, 248, 1625},
		{772, -151, 1141, 218, 1241, 609, 1037, 370, 781, 1110, 687, 152, 997},
		{518, -102, 766, 146, 833, 409, 696, 248, 524, 746, 461, 102, 669},
		{307, -60, 454, 87, 493, 242, 412, 147, 310, 441, 273, 61, 396},
	},
	3: {
		{3585, -2270, 5162, 291, 3917, 3486, 4760, 4170, 4253, 5897, 1536, 547, 5164},
		{2246, -1422, 3233, 182, 2454, 2184, 2982, 2612, 2664, 3694, 962, 343, 3235},
		{1367, -866, 1968, 111, 1493, 1329, 1815, 1590, 1622, 2248, 586, 209, 1969},
		{827, -524, 1191, 67, 904, 804, 1098, 962, 981, 1361, 354, 126, 1192},
		{557, -353, 802, 45, 609, 542, 740, 648, 661, 916, 239, 85, 802},
		{307, -194, 441, 25, 335, 298, 407, 357, 364, 504, 131, 47, 442},
	},
	4: {
		{3744, 1901, 8464, 3002, 7342, 5647, 3872, 4369, 5152, 4866, 2586, 137, 4674},
		{2110, 1071, 4770, 1692, 4138, 3182, 2182, 2462, 2903, 2742, 1457, 77, 2634},
		{1193, 605, 2696, 956, 2339, 1799, 1233, 1392, 1641, 1550, 824, 44, 1489},
		{787, 400, 1780, 631, 1544, 1187, 814, 919, 1083, 1023, 544, 29, 983},
		{581, 295, 1313, 466, 1139, 876, 601, 678, 799, 755, 401, 21, 725},
		{410, 208, 927, 329, 804, 618, 424, 478, 564, 533, 283, 15, 512},
	},
	5: {
		{3793, 4332, 6606, 3643, 9667, 6478, 4940, 4196, 7064, 6775, 2570, 7, 3992},
		{2304, 2631, 4013, 2213, 5872, 3935, 3001, 2549, 4291, 4116, 1561, 4, 2425},
		{1220, 1394, 2125, 1172, 3110, 2084, 1589, 1350, 2272, 2179, 827, 2, 1284},
		{788, 900, 1372, 757, 2007, 1345, 1026, 871, 1467, 1407, 534, 1, 829},
		{586, 669, 1021, 563, 1494, 1001, 763, 648, 1092, 1047, 397, 1, 617},
		{376, 429, 655, 361, 958, 642, 490, 416, 700, 672, 255, 1, 396},
	},
	6: {
		{3721, 6242, 4795, 4128, 11797, 8168, 5119, 3604, 8885, 8169, 3167, 6, 3714},
		{2576, 4321, 3320, 2858, 8167, 5654, 3544, 2495, 6151, 5655, 2192, 4, 2571},
		{1288, 2160, 1660, 1429, 4083, 2827, 1772, 1247, 3075, 2827, 1096, 2, 1285},
		{834, 1400, 1075, 926, 2645, 1831, 1148, 808, 1992, 1832, 710, 1, 833},
		{610, 1023, 786, 677, 1934, 1339, 839, 591, 1456, 1339, 519, 1, 609},
		{283, 475, 365, 314, 898, 622, 390, 274, 676, 622, 241, 0, 283},
	},
}

// goal says what the points of a game are good for: in a single game for having the most, in a series for the sum.
type goal struct {
	// before are the scores of the series when the game began.
	before [game.MaxSeats]int32
	series bool
}

func goalOf(v *topsecret.View) goal {
	g := goal{series: v.Series}
	if v.Series {
		for seat := range v.Seats {
			g.before[seat] = int32(v.Players[seat].Series)
		}
	}
	return g
}

// certain is the chance of what is sure.
const certain = 1 << 16

// chances gives every seat's chance to win the match from a table between two turns, in parts of certain.
func (g *goal) chances(s *safes, out *[game.MaxSeats]int32) {
	var ahead [game.MaxSeats]int32
	if s.turns == 0 {
		g.reckon(s, out, &ahead)
		return
	}
	lucks := s.lucks()
	for seat := range s.seats {
		ahead[seat] = s.outlook(seat, lucks[seat])
	}
	g.weigh(s, &ahead, out)
}

// weigh is chances by the outlooks of all seats, which it changes; at least one turn must be left.
func (g *goal) weigh(s *safes, ahead, out *[game.MaxSeats]int32) {
	// In a series points count with those before. What is still expected shows in the outlook as points would.
	if g.series {
		point, last := outlooks[s.seats][s.turns][havePoints], false
		for seat := range s.seats {
			ahead[seat] += g.before[seat] * point / s.mean
			last = last || ahead[seat]/point*s.mean >= topsecret.SeriesGoal
		}
		for seat := range s.seats {
			if !last {
				ahead[seat] = ahead[seat] * goalSeries / point
			}
		}
	}
	soften(ahead, s.seats, out)
}

// reckon is chances after the last turn: a win is shared by those who have the most. A small part of it goes by points
// even so, or who cannot win any more would play anything.
func (g *goal) reckon(s *safes, out, ahead *[game.MaxSeats]int32) {
	most, winners, last := int32(-1<<30), int32(0), !g.series
	for seat := range s.seats {
		sum := g.before[seat] + s.points[seat]
		ahead[seat] = sum * goalSeries / s.mean
		last = last || sum >= topsecret.SeriesGoal
		if sum > most {
			most, winners = sum, 0
		}
		if sum == most {
			winners++
		}
	}
	soften(ahead, s.seats, out)
	if !last {
		return
	}
	for seat := range s.seats {
		out[seat] = out[seat] * goalHonour / 100
		if g.before[seat]+s.points[seat] == most {
			out[seat] += certain * (100 - goalHonour) / 100 / winners
		}
	}
}

// soften turns outlooks into chances to win, which are in proportion to e to their power.
func soften(ahead *[game.MaxSeats]int32, seats int, out *[game.MaxSeats]int32) {
	most := ahead[0]
	for _, a := range ahead[1:seats] {
		most = max(most, a)
	}
	sum := int64(0)
	for seat := range seats {
		out[seat] = decay[min((most-ahead[seat])/decayStep, decaySteps-1)]
		sum += int64(out[seat])
	}
	for seat := range seats {
		out[seat] = int32(int64(out[seat]) * certain / sum)
	}
}

// decay is e to the power of -n/32 in parts of certain, worked out in whole numbers for every machine to have the same.
var decay = func() (table [decaySteps]int32) {
	const shrink = 63520 // certain times e to the power of -1/32
	at := int64(certain)
	for n := range table {
		table[n] = int32(at)
		at = at * shrink >> 16
	}
	return table
}()

// decayStep is the step of the table in outlookUnit, decaySteps their number.
const decayStep, decaySteps = outlookUnit / 32, 32 * 10
