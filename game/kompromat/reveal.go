package kompromat

import (
	"math/bits"

	"safehouse/game"
)

// openMission begins the reveal of a mission with window R1.
func openMission(s *State, mission int8, o *observer) {
	if o != nil {
		o.Add(Event{Kind: MissionOpened, Index: uint8(mission), Mission: s.row[mission]})
	}
	s.current = mission
	s.declined = 0
	askWindow(s, stepBefore, s.starter, o)
}

// askWindow asks the seats in turn, from that one on, until both have declined in a row; a seat that could use nothing
// is not asked and counts as declining (K39).
func askWindow(s *State, window step, seat game.Seat, o *observer) {
	for ; s.declined < Seats; s.declined++ {
		if s.side[seat].done == 0 && usable(s, seat, windows[window]) {
			s.step = window
			s.turn = seat
			return
		}
		seat = rival(seat)
	}
	s.declined = 0
	if window == stepBefore {
		reveal(s, s.starter, o)
	} else {
		resolve(s, o)
	}
}

// reveal turns up a seat's cards at the mission; with a 1/11 among them the seat is asked for its value (K11), and
// otherwise the total is plain. The starter of the round is first at all four missions (K12).
func reveal(s *State, seat game.Seat, o *observer) {
	s.turn = seat
	h := &s.side[seat]
	if !bit(h.tried, s.current) {
		afterDeclaring(s, o)
		return
	}
	if o != nil {
		o.turn(s, seat)
	}
	h.revealed |= 1 << s.current
	s.turned = 0
	if h.wilds(h.lying(int(s.current))) > 0 {
		s.step = stepDeclare
		return
	}
	declare(s, 0, o)
}

// declare fixes the total of the seat in turn, with that many of its 1/11 cards as 11 (K10).
func declare(s *State, elevens int, o *observer) {
	h := &s.side[s.turn]
	total := h.lowest(h.lying(int(s.current))) + elevens*WildExtra
	o.at(Declared, s, uint8(s.current), int16(total))
	h.total[s.current] = uint8(total)
	h.declared |= 1 << s.current
	afterDeclaring(s, o)
}

// afterDeclaring goes on with the other seat, then with window R2 where there is a total.
func afterDeclaring(s *State, o *observer) {
	if s.turn == s.starter {
		reveal(s, rival(s.turn), o)
		return
	}
	if !bit(s.side[0].declared|s.side[1].declared, s.current) {
		resolve(s, o)
		return
	}
	askWindow(s, stepAfter, s.starter, o)
}

// stands gives a seat's total at the mission in turn; ok is false where it has none or is bust.
func stands(s *State, seat game.Seat) (total int, ok bool) {
	h := &s.side[seat]
	total = int(h.total[s.current])
	return total, bit(h.declared, s.current) && total <= Limit
}

// resolve gives bust tokens (K14), both before nine is looked at, since two busts are one event (K20).
func resolve(s *State, o *observer) {
	for _, seat := range [Seats]game.Seat{s.starter, rival(s.starter)} {
		h := &s.side[seat]
		if !bit(h.declared, s.current) || h.total[s.current] <= Limit {
			continue
		}
		if o != nil {
			o.Add(Event{Kind: WentBust, Seat: seat, Index: uint8(s.current), Mission: s.row[s.current],
				N: int16(h.total[s.current])})
		}
		gain(s, seat, 1)
		h.bust |= 1 << s.current
	}
	if notorious(s, o) {
		return
	}
	perfect(s, s.starter, o)
}

// gain gives tokens to a seat. Where Forged Papers can now return more of them than when it declined all windows, it is
// asked again (K39).
func gain(s *State, seat game.Seat, tokens int) {
	h := &s.side[seat]
	h.tokens += uint8(tokens)
	if !s.narrow && h.items>>ForgedPapers&1 != 0 && h.returnable() >= h.done {
		h.done = 0
	}
}

// notorious ends the match where a seat has nine tokens (K19, K20).
func notorious(s *State, o *observer) bool {
	first, second := s.side[0].tokens >= TokenLimit, s.side[1].tokens >= TokenLimit
	switch {
	case first && second:
		finish(s, EndBothNotorious, game.Public, o)
	case first:
		finish(s, EndNotorious, 1, o)
	case second:
		finish(s, EndNotorious, 0, o)
	default:
		return false
	}
	return true
}

// perfect asks a seat with exactly 21 and a token whether it gives the token back; the starter first (K36), before
// the award (K17).
func perfect(s *State, seat game.Seat, o *observer) {
	s.turn = seat
	if total, ok := stands(s, seat); ok && total == Limit {
		o.at(WasPerfect, s, uint8(s.current), 0)
		if s.side[seat].tokens > 0 {
			s.step = stepPerfect
			return
		}
	}
	afterPerfect(s, o)
}

// afterPerfect goes on with the other seat, then with the award.
func afterPerfect(s *State, o *observer) {
	if s.turn == s.starter {
		perfect(s, rival(s.turn), o)
		return
	}
	award(s, o)
}

// leader is the seat that takes the mission: the higher total, else more cards (K18); Public where nobody does
// (K15, K16).
func leader(s *State) (seat game.Seat, byCards bool) {
	first, firstStands := stands(s, 0)
	second, secondStands := stands(s, 1)
	switch {
	case !firstStands && !secondStands:
		return game.Public, false
	case !secondStands:
		return 0, false
	case !firstStands:
		return 1, false
	case first != second:
		return better(first, second), false
	}
	first = bits.OnesCount16(s.side[0].lying(int(s.current)))
	second = bits.OnesCount16(s.side[1].lying(int(s.current)))
	if first == second {
		return game.Public, false
	}
	return better(first, second), true
}

// award gives the mission to its winner, then the tokens of the counter-intelligence card under it, and goes on to
// the next mission.
func award(s *State, o *observer) {
	winner, byCards := leader(s)
	at := s.current
	mission, counter := s.row[at], s.counter[at]
	if o != nil {
		o.award(s, winner, byCards)
	}
	s.row[at] = 0
	if winner == game.Public {
		s.drop(mission)
		s.fate[at] = Discarded
	} else {
		win(s, winner, mission)
	}
	if counter != 0 {
		if o != nil {
			o.counterGone(s, winner)
		}
		s.counter[at] = 0
		s.drop(counter)
		if winner != game.Public {
			gain(s, winner, counter.Marks())
			if notorious(s, o) {
				return
			}
		}
	}
	if at+1 < RowSize {
		openMission(s, at+1, o)
		return
	}
	endRound(s, o)
}

// win puts a mission card before its winner. A new item opens the windows of the round again (K27, K39).
func win(s *State, seat game.Seat, m Mission) {
	s.take(seat, m)
	s.fate[s.current] = WonByFirst + Fate(seat)
	if item := m.Item(); item != NoItem {
		s.side[seat].items |= 1 << item
		s.side[seat].done = 0
	}
}
