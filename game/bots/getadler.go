package bots

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/getadler"
)

// GetAdler returns a legal move for the seat whose view it is; the seat must owe a decision.
func GetAdler(v *getadler.View, level game.Level, b Budget, rng *rand.Rand) getadler.Move {
	if len(v.Moves) == 1 {
		return v.Moves[0]
	}
	s := sleuth{view: v, me: int(v.Viewer), mind: mindOf(level), rng: rng}
	s.role = v.Players[v.Viewer].Role
	s.believe()
	if v.Phase == getadler.PhaseAnswer {
		return s.answer()
	}
	if level == game.Expert && !s.settled() {
		return s.explore(b.Iterations)
	}
	return s.habit()
}

// sleuth is one decision at GET ADLER!: what is seen, who sees it, and what that seat believes.
type sleuth struct {
	view *getadler.View
	me   int
	role getadler.Role
	mind mind
	rng  *rand.Rand

	belief   suspicion
	evidence evidence
	// told is how well the answers alone of each seat fit each character.
	told [game.MaxSeats][getadler.Roles + 1]float64
}

// settled tells that habit is as good as any search, because nothing is to be weighed.
func (s *sleuth) settled() bool {
	return s.view.Phase == getadler.PhaseMeet || s.view.Phase == getadler.PhaseLook
}

// legal tells whether the move is one of the view's.
func (s *sleuth) legal(m getadler.Move) bool {
	for _, l := range s.view.Moves {
		if l == m {
			return true
		}
	}
	return false
}

// habit is what the seat does without a search: before the reveal by what it believes, after it by the ways of the
// chase, which know only what the seat itself may know.
func (s *sleuth) habit() getadler.Move {
	if s.view.Phase == getadler.PhasePlay && !s.view.Revealed {
		return s.habitHidden()
	}
	c := s.deal(s.belief.likeliest())
	m := c.habit(s.me, s.rng)
	if s.view.Phase == getadler.PhasePlay && s.rng.Float64() < s.mind.dozes {
		m = getadler.Move{Op: getadler.OpDiscard, A: uint8(c.dullest(s.me, nobody))}
	}
	if !s.legal(m) {
		return s.view.Moves[0]
	}
	return m
}

// habitHidden is habit for a turn before the reveal.
func (s *sleuth) habitHidden() getadler.Move {
	var m getadler.Move
	if s.role.Villain() {
		m = s.lieLow()
	} else {
		m = s.investigate()
	}
	if !s.legal(m) {
		return s.view.Moves[0]
	}
	return m
}
