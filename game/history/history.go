// Package history works out what the house remembers of matches that are over: who has won how often against whom, in
// a row too, who of the cast is beaten in a season, and what is worth telling. It knows no game, no screen and no file:
// all follows from the list that package record gives, so that it is the same whenever it is asked. What no record
// keeps counts nowhere: lessons, examples, and copies that are played on from a moment of a match.
package history

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
)

// Who is somebody who plays: a regular of the cast, a computer of a plain level, or a person. The zero Who stands for
// everybody.
type Who struct {
	Computer bool
	// ID is the name of a regular or of a level in records, or the name of a person, whose letters are small here: nobody
	// is another because of them. It is never empty but of everybody.
	ID string
}

// WhoIs says who a player is.
func WhoIs(p game.Player) Who {
	if p.Computer {
		return Who{true, cmp.Or(p.Character, p.Level.String())}
	}
	return Who{ID: cmp.Or(strings.ToLower(strings.TrimSpace(p.Name)), nameless)}
}

// nameless is the ID of a person without a name, which only records have that were written by hand.
const nameless = "?"

// Person is a person of the house.
type Person struct {
	Who
	// Name is how it was written last; Matches is how many matches that person has played.
	Name    string
	Matches int
}

// Result is how a match ended for somebody.
type Result int8

// Even is a draw, or between two who both won, or both lost and came as far.
const (
	Lost Result = iota - 1
	Even
	Won
)

// sitting is a person in a match, against one of the others or, where rival is nobody, all of them.
type sitting struct {
	match, person, rival int32
	seat                 game.Seat
	result               Result
	// fair reports that the rival played at its own level.
	fair bool
}

// nobody is the number of the rival where a person sits against the whole table.
const nobody = -1

// History is what is remembered.
type History struct {
	// Matches are those that are over, the one that was played last first.
	Matches []record.Summary
	// Persons are those who played, the one who has played last first.
	Persons []Person

	began    []time.Time
	sittings []sitting
	known    map[Who]int32
}

// Of works out what is remembered of matches that are over, the one that was played last first.
func Of(over []record.Summary) *History {
	h := &History{Matches: over, began: make([]time.Time, len(over)), sittings: make([]sitting, 0, 5*len(over)),
		known: map[Who]int32{}}
	seen := map[game.Player]int32{}
	number := func(p game.Player) int32 {
		n, ok := seen[p]
		if !ok {
			who := WhoIs(p)
			if n, ok = h.known[who]; !ok {
				n = int32(len(h.known))
				h.known[who] = n
			}
			seen[p] = n
		}
		return n
	}
	met := map[int32]int{}
	for i := range over {
		m := &over[i]
		h.began[i], _ = time.Parse(time.RFC3339, m.Started) // The zero time where nobody wrote it down.
		var who [game.MaxSeats]int32
		for seat, p := range m.Cast.Players {
			who[seat] = number(p)
		}
		for seat, p := range m.Cast.Players {
			if p.Computer {
				continue
			}
			at, known := met[who[seat]]
			if !known {
				at = len(h.Persons)
				met[who[seat]] = at
				h.Persons = append(h.Persons, Person{Who: WhoIs(p), Name: p.Name})
			}
			h.Persons[at].Matches++
			s := sitting{match: int32(i), person: who[seat], rival: nobody, seat: game.Seat(seat), result: result(m, seat)}
			h.sittings = append(h.sittings, s)
			for other, rival := range m.Cast.Players {
				if other == seat {
					continue
				}
				s.rival, s.result, s.fair = who[other], between(m, seat, other), fair(rival)
				h.sittings = append(h.sittings, s)
			}
		}
	}
	return h
}

// Welcome puts a person before the others, where that person has played.
func (h *History) Welcome(who Who) {
	at := slices.IndexFunc(h.Persons, func(p Person) bool { return p.Who == who })
	if at > 0 {
		guest := h.Persons[at]
		h.Persons = slices.Insert(slices.Delete(h.Persons, at, at+1), 0, guest)
	}
}

// result is how a match ended for a seat.
func result(m *record.Summary, seat int) Result {
	switch winners := m.Standing.Winners; {
	case winners.Has(game.Seat(seat)):
		return Won
	case winners == 0:
		return Even
	}
	return Lost
}

// between is how a match ended between two seats: who of them has won it, if only one has, or who came before the
// other where each played alone and somebody has won.
func between(m *record.Summary, seat, other int) Result {
	won, lost := m.Standing.Winners.Has(game.Seat(seat)), m.Standing.Winners.Has(game.Seat(other))
	ahead := 0
	if len(m.Sides) == 0 && m.Standing.Winners != 0 {
		ahead = cmp.Compare(m.Standing.Halves[seat], m.Standing.Halves[other])
	}
	switch {
	case won == lost:
		return Result(ahead)
	case won:
		return Won
	}
	return Lost
}

// fair reports whether a regular plays at its own level.
func fair(p game.Player) bool {
	i := bots.FindCharacter(p.Character)
	return p.Computer && i >= 0 && bots.Cast()[i].Level == p.Level
}

// Question says what is counted; of what it leaves out, all is. Of a Rival there is what was between the two, of none
// what became of whole matches.
type Question struct {
	Person, Rival Who
	Game          string
	// Since leaves out matches that began before.
	Since time.Time
}

// each visits the sittings that a question asks for, those of the match that was played last first, until a visit
// returns false.
func (h *History) each(q Question, visit func(s *sitting) bool) {
	person, rival, all := int32(nobody), int32(nobody), q.Person == Who{}
	if n, ok := h.known[q.Person]; ok {
		person = n
	} else if !all {
		return
	}
	if n, ok := h.known[q.Rival]; ok {
		rival = n
	} else if q.Rival != (Who{}) {
		return
	}
	for i := range h.sittings {
		s := &h.sittings[i]
		if s.rival != rival || !all && s.person != person || q.Game != "" && h.Matches[s.match].Game != q.Game ||
			h.began[s.match].Before(q.Since) {
			continue
		}
		if !visit(s) {
			return
		}
	}
}

// Count is how often somebody has won and lost.
type Count struct {
	Won, Lost, Even int
	// Streak is how many were won in a row at last, negative where they were lost, and Longest how many ever; what was
	// even neither counts nor ends it.
	Streak, Longest int
}

// Played is the number of all.
func (c Count) Played() int { return c.Won + c.Lost + c.Even }

// Count counts what a question asks for.
func (h *History) Count(q Question) (c Count) {
	row, last := 0, true
	h.each(q, func(s *sitting) bool {
		if c.add(s.result); s.result == Even {
			return true
		}
		if row*int(s.result) < 0 {
			row, last = 0, false
		}
		row += int(s.result)
		c.Longest = max(c.Longest, row)
		if last {
			c.Streak = row
		}
		return true
	})
	return c
}

// Latest are the matches that a question asks for, the one that was played last first, and no more than so many.
func (h *History) Latest(q Question, most int) (all []*record.Summary) {
	last := int32(nobody)
	h.each(q, func(s *sitting) bool {
		if s.match != last && len(all) < most {
			last = s.match
			all = append(all, &h.Matches[s.match])
		}
		return len(all) < most
	})
	return all
}

// Told is something worth telling, and the match in which it was done.
type Told struct {
	game.Feat
	Match *record.Summary
}

// Feats are what is worth telling of what a question asks for, no more than so many: the best first, and of those that
// are as good the newest. Each headline is told once, of whoever did it best, and of those who did as well the first.
func (h *History) Feats(q Question, most int) (all []Told) {
	h.each(q, func(s *sitting) bool {
		for _, f := range h.Matches[s.match].Feats {
			if f.Seat != s.seat {
				continue
			}
			told := Told{f, &h.Matches[s.match]}
			switch at := slices.IndexFunc(all, func(b Told) bool { return b.Key == f.Key }); {
			case at < 0:
				all = append(all, told)
			case f.Worth >= all[at].Worth: // It is of an earlier match.
				all = append(slices.Delete(all, at, at+1), told)
			}
		}
		return true
	})
	slices.SortStableFunc(all, func(a, b Told) int { return cmp.Compare(b.Worth, a.Worth) })
	return all[:min(len(all), most)]
}

// Fresh is the moment at which a season begins that is begun now: after the last match began that is over, whatever
// clock that was told by.
func (h *History) Fresh(now time.Time) time.Time {
	for _, began := range h.began {
		if !now.After(began) {
			now = began.Add(time.Second)
		}
	}
	return now
}

// Season is how far the cast is beaten at a game.
type Season struct {
	// By is the match in which each of the cast, in its order, was beaten first, nil for who was not.
	By []*record.Summary
	// Next is the first of the cast who is still to be beaten, their number where all are.
	Next int
}

// Beaten is how many are.
func (s *Season) Beaten() (n int) {
	for _, m := range s.By {
		if m != nil {
			n++
		}
	}
	return n
}

// Season says who of the cast was beaten, at that table and playing as they do, in matches that a question asks for;
// its rival is of no meaning.
func (h *History) Season(q Question) Season {
	cast := bots.Cast()
	season := Season{By: make([]*record.Summary, len(cast)), Next: len(cast)}
	for i := range cast {
		q.Rival = Who{true, cast[i].ID}
		h.each(q, func(s *sitting) bool {
			if s.fair && s.result == Won {
				season.By[i] = &h.Matches[s.match] // The one before it comes later.
			}
			return true
		})
		if season.By[i] == nil {
			season.Next = min(season.Next, i)
		}
	}
	return season
}
