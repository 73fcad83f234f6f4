package kompromatbot

import (
	"safehouse/game"
	"safehouse/game/kompromat"
)

// table is what all imagined worlds of one decision share: the missions in the row and the judge of the round's end.
type table struct {
	*judge
	*odds
	row     [kompromat.RowSize]kompromat.Mission
	marks   [kompromat.RowSize]int8
	starter game.Seat
}

// scene is one way in which a round may stand: the hands and accounts of both seats, all cards known.
type scene struct {
	hands    [kompromat.Seats]hand
	accounts [kompromat.Seats]account
	// stakes are what each seat plays for at each mission.
	stakes [kompromat.Seats][kompromat.RowSize]stakes
	// late are the seats that have let the last moment pass in which they could use forged papers before the mission that
	// is revealed is awarded.
	late game.Seats
}

// stakes are what one seat plays for at one mission, in chances to win the match.
type stakes struct {
	// win is what winning is worth more than losing it, tie what losing it to nobody is worth more.
	win, tie float64
	// bust is what the token of a bust costs; below 0 where it is welcome.
	bust float64
}

// weigh works out the stakes of both seats, each from the tokens that its own hand already holds for certain.
func (t *table) weigh(s *scene) {
	for seat := range s.hands {
		both := s.accounts
		if seat == 1 {
			both[0], both[1] = both[1], both[0]
		}
		for i := range s.hands[seat].at {
			if a := &s.hands[seat].at[i]; t.row[i] != 0 && a.tried() && a.best() == bust {
				both[0].tokens++
			}
		}
		if both[0].tokens >= kompromat.TokenLimit {
			// It is lost unless something saves it: what would be if it were, weighs.
			both[0].tokens = kompromat.TokenLimit - 1
		}
		now := t.nearly(&both)
		busted := both
		busted[0].tokens++
		cost := now - t.nearly(&busted)
		for i := range t.row {
			if t.row[i] == 0 {
				continue
			}
			mine, theirs := both, both
			mine[0].win(t.row[i])
			mine[0].tokens += t.marks[i]
			theirs[1].win(t.row[i])
			theirs[1].tokens += t.marks[i]
			lost := t.nearly(&theirs)
			s.stakes[seat][i] = stakes{win: t.nearly(&mine) - lost, tie: now - lost, bust: cost}
		}
	}
}

// playOn plays the round to its end from a moment of placing: the seat in turn is at its open attempt, or begins a turn
// where current is below 0. It gives the chance of the first seat to win the match.
func (t *table) playOn(s *scene, turn game.Seat, current int, d *dice) float64 {
	for {
		h := &s.hands[turn]
		if current < 0 {
			current = t.place(s, turn, h.draw(d))
		}
		for t.drawsOn(s, turn, current) {
			h.at[current].add(h.draw(d))
		}
		next, more := s.next(turn)
		if !more {
			return t.resolve(s, 0)
		}
		turn, current = next, -1
	}
}

// pass ends a seat's turn and plays the round to its end.
func (t *table) pass(s *scene, turn game.Seat, d *dice) float64 {
	next, more := s.next(turn)
	if !more {
		return t.resolve(s, 0)
	}
	return t.playOn(s, next, -1, d)
}

// next is the seat that places after a seat's turn; more is false where nobody can (K25, K37).
func (s *scene) next(turn game.Seat) (next game.Seat, more bool) {
	if s.canPlace(1 - turn) {
		return 1 - turn, true
	}
	return turn, s.canPlace(turn)
}

// canPlace reports whether a seat takes another turn this round (K25).
func (s *scene) canPlace(seat game.Seat) bool {
	return s.hands[seat].deck != 0 && s.hands[seat].untried() != 0
}

// resolve books the missions from that one on and judges the end.
func (t *table) resolve(s *scene, from int) float64 {
	for i := from; i < kompromat.RowSize; i++ {
		if t.row[i] == 0 {
			continue
		}
		if t.book(s, i) {
			break
		}
	}
	return t.judged(&s.accounts)
}

// book resolves one mission and reports whether it ends the match by nine tokens.
func (t *table) book(s *scene, i int) bool {
	for seat := range s.hands {
		if a := &s.hands[seat].at[i]; a.tried() && a.best() == bust {
			s.gain(game.Seat(seat), 1)
		}
	}
	if s.notorious() {
		return true
	}
	t.perfect(s, t.starter, i)
	t.perfect(s, 1-t.starter, i)
	return t.award(s, i)
}

// perfect lets a seat that has 21 give a token back, where that serves it at the round's end (K17, K36).
func (t *table) perfect(s *scene, seat game.Seat, i int) {
	a, owner := &s.hands[seat].at[i], &s.accounts[seat]
	if !a.tried() || a.best() != kompromat.Limit || owner.tokens == 0 {
		return
	}
	kept, given := *s, *s
	given.accounts[seat].tokens--
	gain := t.afterPerfect(&given, seat, i) - t.afterPerfect(&kept, seat, i)
	if seat == 0 && gain > sure || seat == 1 && gain < -sure {
		owner.tokens--
	}
}

// afterPerfect plays the round to its end once a seat has given a token back for its 21, or kept it.
func (t *table) afterPerfect(s *scene, seat game.Seat, i int) float64 {
	if seat == t.starter {
		t.perfect(s, 1-seat, i)
	}
	if t.award(s, i) {
		return t.judged(&s.accounts)
	}
	return t.resolve(s, i+1)
}

// award gives the mission and its marks to the winner and reports whether that ends the match.
func (t *table) award(s *scene, i int) bool {
	for seat := range s.hands {
		if s.hands[seat].at[i].beats(&s.hands[1-seat].at[i]) {
			s.accounts[seat].win(t.row[i])
			s.gain(game.Seat(seat), t.marks[i])
		}
	}
	s.late = 0
	return s.notorious()
}

// gain adds tokens; forged papers save from the ninth, since they can be used when all totals are known (K27), unless
// that moment has passed.
func (s *scene) gain(seat game.Seat, tokens int8) {
	a := &s.accounts[seat]
	a.tokens += tokens
	if a.tokens >= kompromat.TokenLimit && a.items>>kompromat.ForgedPapers&1 != 0 && !s.late.Has(seat) {
		a.items &^= 1 << kompromat.ForgedPapers
		a.tokens -= kompromat.PapersLimit
	}
}

func (s *scene) notorious() bool {
	return s.accounts[0].tokens >= kompromat.TokenLimit || s.accounts[1].tokens >= kompromat.TokenLimit
}
