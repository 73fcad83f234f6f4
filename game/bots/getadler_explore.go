package bots

import (
	"math"
	"math/rand/v2"

	"safehouse/game/getadler"
)

// trial is a move that is tried out in worlds, with how often the viewer's side won after it.
type trial struct {
	move getadler.Move
	won  int
	// better and worse count the worlds in which it won where habit lost, and the other way round.
	better, worse int
	// asking is what a question brings in insight.
	asking float64
}

// explore tries the moves that make sense in worlds drawn from the belief, every move in the same ones, and drops the
// worse half of them now and then. Worlds are played on by habit: nobody in them acts on what only we know. Habit itself
// is left only for a move that is better by more than chance explains.
func (s *sleuth) explore(iterations int) getadler.Move {
	usually := s.habit()
	if s.plain(usually) {
		return usually
	}
	trials := s.trials(usually)
	if len(trials) == 1 {
		return usually
	}
	worlds := max(4, iterations*exploreTenths/10)
	done, insight := 0, s.insight()
	for stage := 1; stage <= exploreStages; stage++ {
		for ; done < worlds*stage/exploreStages; done++ {
			s.world(trials, insight)
		}
		rest := trials[1:]
		keepBest(rest)
		if stage < exploreStages {
			trials = trials[:1+(len(rest)+1)/2]
		}
	}
	best := &trials[1]
	if margin := float64(best.better - best.worse); margin > exploreDoubt*math.Sqrt(float64(best.better+best.worse)) {
		return best.move
	}
	return usually
}

// plain tells that worlds would say nothing better: a hero's question and arrest before the reveal rest on its exact
// belief, while worlds know others' insight only roughly.
func (s *sleuth) plain(m getadler.Move) bool {
	return !s.view.Revealed && !s.role.Villain() && (m.Op == getadler.OpAsk || m.Op == getadler.OpArrest)
}

// world plays every trial in one world.
func (s *sleuth) world(trials []trial, insight float64) {
	base := s.deal(s.belief.draw(s.rng.Float64()))
	base.insight = insight
	side := heroesWin
	if s.role.Villain() {
		side = villainsWin
	}
	a, b := s.rng.Uint64(), s.rng.Uint64()
	byHabit := false
	var source rand.PCG
	c := *base
	c.rng = rand.New(&source)
	for n := range trials {
		t := &trials[n]
		keep := c.rng
		c = *base
		c.rng = keep
		source.Seed(a, b)
		c.forced = t.move
		if t.move.Op == getadler.OpAsk {
			c.insight = min(1, insight+t.asking-c.habits.asking)
		}
		won := c.playOut() == side
		if n == 0 {
			byHabit = won
		}
		if won {
			t.won++
		}
		if won && !byHabit {
			t.better++
		}
		if !won && byHabit {
			t.worse++
		}
	}
}

// keepBest sorts trials by what they won, the first named first among equals.
func keepBest(trials []trial) {
	for i := 1; i < len(trials); i++ {
		for j := i; j > 0 && trials[j].won > trials[j-1].won; j-- {
			trials[j], trials[j-1] = trials[j-1], trials[j]
		}
	}
}

// trials lists the moves worth trying: what habit would do first, then of each kind of move the best by belief.
func (s *sleuth) trials(usually getadler.Move) []trial {
	list := []trial{{move: usually}}
	add := func(t trial) {
		for n := range list {
			if list[n].move == t.move {
				list[n].asking = t.asking
				return
			}
		}
		list = append(list, t)
	}
	if s.view.Phase != getadler.PhasePlay {
		for _, m := range s.view.Moves {
			add(trial{move: m})
		}
		return list
	}
	for _, m := range s.view.Moves {
		if m.Op == getadler.OpDiscard {
			add(trial{move: m})
		}
	}
	for _, m := range s.plays() {
		add(m)
	}
	return list
}

// plays are the best question, look, binoculars and arrests.
func (s *sleuth) plays() []trial {
	var list []trial
	if q, ok := s.bestInquiry(); ok && !s.role.Villain() {
		list = append(list, trial{move: q.move, asking: q.gain})
	} else if m, ok := s.question(); ok && s.role.Villain() {
		list = append(list, trial{move: m})
	}
	for _, op := range [2]getadler.Op{getadler.OpLook, getadler.OpSpy} {
		if m, ok := s.bestOn(op); ok {
			list = append(list, trial{move: m})
		}
	}
	if s.view.Revealed {
		for _, m := range s.view.Moves {
			if m.Op == getadler.OpArrest || m.Op == getadler.OpSpy {
				list = append(list, trial{move: m})
			}
		}
		return list
	}
	if s.role.Villain() {
		e := s.public(nil)
		if m, ok := s.bluffOf(&e); ok {
			list = append(list, trial{move: m})
		}
	} else if a, ok := s.bestArrest(); ok {
		list = append(list, trial{move: a.move})
	}
	return list
}

// bestOn is the look or the binoculars on the seat that it is best to look at.
func (s *sleuth) bestOn(op getadler.Op) (getadler.Move, bool) {
	target := uint8(s.curious())
	for _, m := range s.view.Moves {
		if m.Op == op && m.A == target {
			return m, true
		}
	}
	return getadler.Move{}, false
}

// insight is how likely a hero is, now, to name a villain rightly: the viewer's own odds, or what a villain must fear.
func (s *sleuth) insight() float64 {
	if s.view.Revealed {
		return 1
	}
	if s.role.Villain() {
		public := s.public(nil)
		return s.exposed(&public)
	}
	most := 0.0
	for n := range s.view.Seats {
		if n != s.me {
			most = max(most, s.belief.chance(n, getadler.NoRole))
		}
	}
	return most
}
