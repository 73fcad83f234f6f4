package history

import (
	"cmp"
	"math"
	"slices"

	"safehouse/game/record"
)

// Kind is by what the matches of a Share are told apart.
type Kind uint8

// The kinds, in the order in which they are told.
const (
	// OfAll are all matches, OfSeats those of so many seats, OfSide those that were played for a side, OfRival those
	// against somebody. OfExpert are decisions at a game, won where Expert makes them too.
	OfAll Kind = iota
	OfSeats
	OfSide
	OfRival
	OfExpert
)

// Share is how a part of somebody's matches ended.
type Share struct {
	Kind Kind
	// Seats is the number of seats, Side the name of the side, or of the game, Rival who sat on the other side of the
	// table: each of its kind.
	Seats int
	Side  string
	Rival Who
	Count
}

// Interval is between which shares of matches won, of 0 to 1, the true one lies in nineteen of twenty cases, by what
// was counted: Wilson's score interval, an even match being half a win. Of nothing that was counted it is from 0 to 1.
//
// Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal of the American
// Statistical Association 22 (1927).
func (c Count) Interval() (least, most float64) {
	const z = 1.959964 // The standard normal deviate of 97.5 %.
	n := float64(c.Played())
	if n == 0 {
		return 0, 1
	}
	p := c.Part()
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}

// Part is the share of matches won, an even one being half a win; 0 of none.
func (c Count) Part() float64 {
	if c.Played() == 0 {
		return 0
	}
	return (float64(c.Won) + float64(c.Even)/2) / float64(c.Played())
}

// Shares are how somebody's matches of a game, or of all where none is named, have ended: all together, and then by
// seats, by side and by rival, those against whom most were decided first. A part that is the whole is not told again.
func (h *History) Shares(q Question) (all []Share) {
	whole := Share{Kind: OfAll}
	parts := map[Share]*Count{}
	count := func(key Share, s *sitting) {
		c := parts[key]
		if c == nil {
			c = &Count{}
			parts[key] = c
		}
		c.add(s.result)
	}
	h.each(q, func(s *sitting) bool {
		whole.add(s.result)
		m := &h.Matches[s.match]
		count(Share{Kind: OfSeats, Seats: len(m.Cast.Players)}, s)
		if int(s.seat) < len(m.Sides) {
			count(Share{Kind: OfSide, Side: m.Sides[s.seat]}, s)
		}
		return true
	})
	for rival := range h.known {
		if rival == q.Person {
			continue
		}
		of := q
		of.Rival = rival
		h.each(of, func(s *sitting) bool {
			if s.result != Even { // Who wins or loses together has not played against each other.
				count(Share{Kind: OfRival, Rival: rival}, s)
			}
			return true
		})
	}
	for key, c := range parts {
		key.Count = *c
		if key.Kind == OfRival || key.Played() < whole.Played() {
			all = append(all, key)
		}
	}
	slices.SortFunc(all, func(a, b Share) int {
		if c := cmp.Compare(a.Kind, b.Kind); c != 0 {
			return c
		}
		return cmp.Or(cmp.Compare(a.Seats, b.Seats), cmp.Compare(a.Side, b.Side), cmp.Compare(b.Played(), a.Played()),
			cmp.Compare(a.Rival.ID, b.Rival.ID))
	})
	if whole.Played() == 0 {
		return nil
	}
	return append([]Share{whole}, all...)
}

// add counts a match that ended so.
func (c *Count) add(r Result) {
	switch r {
	case Even:
		c.Even++
	case Won:
		c.Won++
	case Lost:
		c.Lost++
	}
}

// Beside is how somebody's decisions at a game go with Expert's, as far as they were looked at; next is the file of the
// match that is to be looked at next, of those of the question, empty where there is none.
func (h *History) Beside(q Question) (all record.Compared, next string) {
	h.each(q, func(s *sitting) bool {
		m := &h.Matches[s.match]
		if len(m.Compared) == 0 && next == "" {
			next = m.File
		}
		for _, c := range m.Compared {
			if c.Seat == s.seat {
				all.Add(c)
			}
		}
		return true
	})
	return all, next
}
