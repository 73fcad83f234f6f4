package getadlerbot

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"safehouse/game/bots"
	"safehouse/game/getadler"
	"safehouse/game/search"
)

// attempt is a move that is tried out in worlds; asking is what a question brings in insight.
type attempt struct {
	move   getadler.Move
	asking float64
}

// trial is an attempt with how often the viewer's side won after it.
type trial = search.Trial[attempt]

// explore tries the moves that make sense in worlds drawn from the belief, every move in the same ones, and drops the
// worse half of them now and then. Worlds are played on by habit: nobody in them acts on what only we know.
func (s *infoSet) explore(ctx context.Context, worlds int) decision {
	usually := s.looked(s.habit())
	if s.plain(usually) {
		return s.deduced(usually)
	}
	trials := s.trials(usually)
	if len(trials) == 1 {
		return plainly(usually)
	}
	insight := s.insight()
	done := search.Race(ctx, trials, max(4, worlds), exploreStages, hopelessFrom, func() func(attempt) bool { return s.world(insight) })
	return s.pick(trials, done)
}

// pick chooses between the moves tried by what they are better than habit's, as sharply as the level does. A player who
// doubts leaves habit only for a move that is better by more than chance explains.
func (s *infoSet) pick(trials []trial, worlds int) decision {
	d := decision{scale: bots.Wins, work: worlds}
	worths := make([]float64, len(trials))
	for n := range trials {
		t := &trials[n]
		o := option{Move: t.Option.move}
		if t.Played > 0 {
			worths[n] = t.Lead(s.style.doubtful) + s.learns(o.Move)
			o.Value = float64(t.Won) / float64(t.Played)
		}
		d.options = append(d.options, o)
	}
	search.Sharpen(worths, s.style.temperature)
	for n, chance := range worths {
		d.options[n].Chance = chance
	}
	d.move = trials[search.Draw(worths, s.rng)].Option.move
	return d
}

// deduced is a move before the reveal that rests on the belief itself: a question, with what each would clear up, or an
// arrest, with the chances of being right.
func (s *infoSet) deduced(m getadler.Move) decision {
	d := decision{move: m, scale: bots.Liking}
	if m.Op == getadler.OpAsk {
		for _, q := range s.inquiries(&s.belief, &s.evidence) {
			d.options = append(d.options, option{Move: q.move, Value: q.gain})
		}
	} else {
		for _, a := range s.suspects() {
			d.options = append(d.options, option{Move: a.move, Value: a.chance})
		}
	}
	for n := range d.options {
		if d.options[n].Move == m {
			d.options[n].Chance = 1
		}
	}
	return d
}

// plain tells that worlds would say nothing better: a hero's question and arrest before the reveal rest on its exact
// belief, while worlds know others' insight only roughly.
func (s *infoSet) plain(m getadler.Move) bool {
	return !s.view.Revealed && !s.role.Villain() && (m.Op == getadler.OpAsk || m.Op == getadler.OpArrest)
}

// world draws a world from the belief and gives whether the viewer's side wins it after an attempt.
func (s *infoSet) world(insight float64) func(attempt) bool {
	base := s.determinise(s.belief.draw(s.rng.Float64()))
	base.insight = insight
	side := heroesWin
	if s.role.Villain() {
		side = villainsWin
	}
	a, b := s.rng.Uint64(), s.rng.Uint64()
	var source rand.PCG
	rng := rand.New(&source)
	var c world
	return func(t attempt) bool {
		c = *base
		source.Seed(a, b)
		c.rng, c.forced = rng, t.move
		if t.move.Op == getadler.OpAsk {
			c.insight = min(1, insight+t.asking-asking)
		}
		return c.playOut() == side
	}
}

// trials lists the moves worth trying: what habit would do first, then of each kind of move the best by belief.
func (s *infoSet) trials(usually getadler.Move) []trial {
	list := []trial{{Option: attempt{move: usually}}}
	add := func(t attempt) {
		for n := range list {
			if list[n].Option.move == t.move {
				list[n].Option.asking = t.asking
				return
			}
		}
		list = append(list, trial{Option: t})
	}
	if s.view.Phase != getadler.PhasePlay {
		for _, m := range s.view.Moves {
			add(attempt{move: m})
		}
		return list
	}
	for _, m := range s.spared() {
		// Who may look throws no magnifier away: looking costs no more.
		if s.style.looks == 0 || getadler.Kind(m.A) != getadler.Magnifier {
			add(attempt{move: m})
		}
	}
	for _, m := range s.plays() {
		add(m)
	}
	return list
}

// spared are the discards of the cards that are worth least.
func (s *infoSet) spared() (list []getadler.Move) {
	c := s.determinise(s.belief.likeliest())
	for _, m := range s.view.Moves {
		if m.Op == getadler.OpDiscard {
			list = append(list, m)
		}
	}
	slices.SortStableFunc(list, func(a, b getadler.Move) int {
		return cmp.Compare(c.worth(s.me, getadler.Kind(a.A)), c.worth(s.me, getadler.Kind(b.A)))
	})
	return list[:min(len(list), discardsTried)]
}

// plays are the best question, look, binoculars and arrests.
func (s *infoSet) plays() []attempt {
	var list []attempt
	if q, ok := s.bestInquiry(); ok && !s.role.Villain() {
		list = append(list, attempt{move: q.move, asking: q.gain})
	} else if m, ok := s.question(); ok && s.role.Villain() {
		list = append(list, attempt{move: m})
	}
	for _, op := range [2]getadler.Op{getadler.OpLook, getadler.OpSpy} {
		if m, ok := s.bestOn(op); ok {
			list = append(list, attempt{move: m})
		}
	}
	if s.view.Revealed {
		for _, m := range s.view.Moves {
			if m.Op == getadler.OpArrest || m.Op == getadler.OpSpy {
				list = append(list, attempt{move: m})
			}
		}
		return list
	}
	if s.role.Villain() {
		e := s.public(nil)
		if m, ok := s.bluffOf(&e); ok {
			list = append(list, attempt{move: m})
		}
	} else if a, ok := s.bestArrest(); ok {
		list = append(list, attempt{move: a.move})
	}
	return list
}

// bestOn is the look or the binoculars on the seat that it is best to look at.
func (s *infoSet) bestOn(op getadler.Op) (getadler.Move, bool) {
	target := uint8(s.curious())
	for _, m := range s.view.Moves {
		if m.Op == op && m.A == target {
			return s.looked(m), true
		}
	}
	return getadler.Move{}, false
}

// insight is how likely a hero is, now, to name a villain rightly: the viewer's own odds, or what a villain must fear.
func (s *infoSet) insight() float64 {
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

// looked turns a look that the seat is used to at the hand that it knows least of.
func (s *infoSet) looked(m getadler.Move) getadler.Move {
	if m.Op == getadler.OpLook && s.style.looks > 0 {
		if seat, news := s.dark(); news > 0 {
			m.A = uint8(seat)
		}
	}
	return m
}

// dark is the hero's hand of which a villain knows least, the next on turn among equals, and how much of a full hand it
// does not know. Who misses a turn counts half: its hand may have changed before it can make an arrest.
func (s *infoSet) dark() (seat int, news float64) {
	for n := 1; n < s.view.Seats; n++ {
		at := (s.me + n) % s.view.Seats
		p := &s.view.Players[at]
		if p.Eliminated || p.Role.Villain() {
			continue
		}
		unknown := p.Cards
		for _, sure := range p.Sure {
			unknown -= sure
		}
		w := float64(unknown) / getadler.HandSize
		if p.Out {
			w /= 2
		}
		if w > news {
			seat, news = at, w
		}
	}
	return seat, news
}

// learns is what a move is worth beyond what worlds say of it: they know all hands alike, whoever looks, so that a look
// would be worth no more in them than the magnifier thrown away.
func (s *infoSet) learns(m getadler.Move) float64 {
	if m.Op != getadler.OpLook || s.style.looks == 0 {
		return 0
	}
	seat, news := s.dark()
	if seat != int(m.A) {
		return 0
	}
	return float64(s.style.looks * news)
}
