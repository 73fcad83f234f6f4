package kompromat

import (
	"math/bits"

	"safehouse/game"
)

// openMission begins the reveal of a mission with window R1.
func (s *State) openMission(mission int8, o *observer) {
	if o != nil {
		o.Add(Event{Kind: MissionOpened, Index: uint8(mission), Mission: s.row[mission]})
	}
	s.current = mission
	s.declined = 0
	s.window(stepBefore, s.starter, o)
}

// window asks the seats in turn, from that one on, until both have declined in a row; a seat that could use nothing
// is not asked and counts as declining (K39).
func (s *State) window(window step, seat game.Seat, o *observer) {
	for ; s.declined < Seats; s.declined++ {
		if s.side[seat].done == 0 && s.usable(seat, windows[window]) {
			s.step = window
			s.turn = seat
			return
		}
		seat = rival(seat)
	}
	s.declined = 0
	if window == stepBefore {
		s.reveal(s.starter, o)
	} else {
		s.resolve(o)
	}
}

// reveal turns up a seat's cards at the mission; with a 1/11 among them the seat is asked for its value (K11), and
// otherwise the total is plain. The starter of the round is first at all four missions (K12).
func (s *State) reveal(seat game.Seat, o *observer) {
	s.turn = seat
	h := &s.side[seat]
	if !bit(h.tried, s.current) {
		s.afterDeclaring(o)
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
	s.declare(0, o)
}

// declare fixes the total of the seat in turn, with that many of its 1/11 cards as 11 (K10).
func (s *State) declare(elevens int, o *observer) {
	h := &s.side[s.turn]
	total := h.lowest(h.lying(int(s.current))) + elevens*WildExtra
	o.at(Declared, s, uint8(s.current), int16(total))
	h.total[s.current] = uint8(total)
	h.declared |= 1 << s.current
	s.afterDeclaring(o)
}

// afterDeclaring goes on with the other seat, then with window R2 where there is a total.
func (s *State) afterDeclaring(o *observer) {
	if s.turn == s.starter {
		s.reveal(rival(s.turn), o)
		return
	}
	if !bit(s.side[0].declared|s.side[1].declared, s.current) {
		s.resolve(o)
		return
	}
	s.window(stepAfter, s.starter, o)
}

// stands gives a seat's total at the mission in turn; ok is false where it has none or is bust.
func (s *State) stands(seat game.Seat) (total int, ok bool) {
	h := &s.side[seat]
	total = int(h.total[s.current])
	return total, bit(h.declared, s.current) && total <= Limit
}

// resolve gives bust tokens (K14), both before nine is looked at, since two busts are one event (K20).
func (s *State) resolve(o *observer) {
	for _, seat := range [Seats]game.Seat{s.starter, rival(s.starter)} {
		h := &s.side[seat]
		if !bit(h.declared, s.current) || h.total[s.current] <= Limit {
			continue
		}
		if o != nil {
			o.Add(Event{Kind: WentBust, Seat: seat, Index: uint8(s.current), Mission: s.row[s.current],
				N: int16(h.total[s.current])})
		}
		s.gain(seat, 1)
		h.bust |= 1 << s.current
	}
	if s.notorious(o) {
		return
	}
	s.perfect(s.starter, o)
}

// gain gives tokens to a seat. Where Forged Papers can now return more of them than when it declined all windows, it is
// asked again (K39).
func (s *State) gain(seat game.Seat, tokens int) {
	h := &s.side[seat]
	h.tokens += uint8(tokens)
	if !s.narrow && h.items>>ForgedPapers&1 != 0 && h.returnable() >= h.done {
		h.done = 0
	}
}

// returnable is the number of tokens that Forged Papers can return.
func (h *side) returnable() uint8 { return min(h.tokens, PapersLimit) }

// notorious ends the match where a seat has nine tokens (K19, K20).
func (s *State) notorious(o *observer) bool {
	first, second := s.side[0].tokens >= TokenLimit, s.side[1].tokens >= TokenLimit
	switch {
	case first && second:
		s.finish(EndBothNotorious, game.Public, o)
	case first:
		s.finish(EndNotorious, 1, o)
	case second:
		s.finish(EndNotorious, 0, o)
	default:
		return false
	}
	return true
}

// perfect asks a seat with exactly 21 and a token whether it gives the token back; the starter first (K36), before
// the award (K17).
func (s *State) perfect(seat game.Seat, o *observer) {
	s.turn = seat
	if total, ok := s.stands(seat); ok && total == Limit {
		o.at(WasPerfect, s, uint8(s.current), 0)
		if s.side[seat].tokens > 0 {
			s.step = stepPerfect
			return
		}
	}
	s.afterPerfect(o)
}

// afterPerfect goes on with the other seat, then with the award.
func (s *State) afterPerfect(o *observer) {
	if s.turn == s.starter {
		s.perfect(rival(s.turn), o)
		return
	}
	s.award(o)
}

// leader is the seat that takes the mission: the higher total, else more cards (K18); Public where nobody does
// (K15, K16).
func (s *State) leader() (seat game.Seat, byCards bool) {
	first, firstStands := s.stands(0)
	second, secondStands := s.stands(1)
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
func (s *State) award(o *observer) {
	winner, byCards := s.leader()
	at := s.current
	mission, counter := s.row[at], s.counter[at]
	if o != nil {
		o.award(s, winner, byCards)
	}
	s.row[at] = 0
	if winner == game.Public {
		s.gone |= 1 << mission
		s.fate[at] = Discarded
	} else {
		s.win(winner, mission)
	}
	if counter != 0 {
		if o != nil {
			o.counterGone(s, winner)
		}
		s.counter[at] = 0
		s.gone |= 1 << counter
		if winner != game.Public {
			s.gain(winner, counter.Marks())
			if s.notorious(o) {
				return
			}
		}
	}
	if at+1 < RowSize {
		s.openMission(at+1, o)
		return
	}
	s.endRound(o)
}

// win puts a mission card before its winner. A new item opens the windows of the round again (K27, K39).
func (s *State) win(seat game.Seat, m Mission) {
	s.taken[seat] |= 1 << m
	s.order[s.orderLen] = m
	s.orderLen++
	s.fate[s.current] = WonByFirst + Fate(seat)
	if item := m.Item(); item != NoItem {
		s.side[seat].items |= 1 << item
		s.side[seat].done = 0
	}
}
