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

// trial is a move that is tried out in worlds, with how often the viewer's side won after it. The value of its option
// is what a question brings in insight.
type trial = search.Trial[option]

// explore tries the moves that make sense in worlds drawn from the belief, every move in the same ones, and drops the
// worse half of them now and then. Worlds are played on by habit: nobody in them acts on what only we know.
func (s *infoSet) explore(ctx context.Context, worlds int) thought {
	usually := s.looked(s.habit())
	if s.plain(usually) {
		return s.certain(usually)
	}
	trials := s.trials(usually)
	if len(trials) == 1 {
		return plainly(usually)
	}
	insight := s.insight()
	done := search.Race(ctx, trials, max(4, worlds), exploreStages, hopelessFrom,
		func() func(option) bool { return s.world(insight) })
	return s.pick(trials, done)
}

// pick chooses between the moves tried by what they are better than habit's, as sharply as the level does. A player who
// doubts leaves habit only for a move that is better by more than chance explains.
func (s *infoSet) pick(trials []trial, worlds int) thought {
	t := thought{Scale: bots.Wins, Work: worlds}
	if !s.style.careless {
		trials = s.careful(trials)
	}
	worths := make([]float64, len(trials))
	for n := range trials {
		tried := &trials[n]
		o := option{Move: tried.Option.Move}
		if tried.Played > 0 {
			worths[n] = tried.Lead(s.style.doubtful) + s.learns(o.Move)
			o.Value = float64(tried.Won) / float64(tried.Played)
		}
		t.Options = append(t.Options, o)
	}
	t = s.sharply(t, worths, s.style.temperature)
	made := trials[slices.IndexFunc(trials, func(other trial) bool { return other.Option.Move == t.Move })]
	for n := range trials {
		// Who was dropped early is held against the move made in the worlds that both saw.
		if o := &t.Options[n]; o.Move != t.Move {
			lead, err := made.Against(&trials[n])
			o.Value, o.Error = min(1, max(0, float64(made.Won)/float64(max(1, made.Played))-lead)), err
		}
	}
	return t
}

// careful leaves out the discards and gifts of a better card, by the seat's own count, than another that did about as
// well.
func (s *infoSet) careful(trials []trial) []trial {
	c := s.counted()
	return slices.DeleteFunc(slices.Clone(trials), func(t trial) bool {
		return slices.ContainsFunc(trials, func(o trial) bool { return s.spares(c, &o, &t) })
	})
}

// spares reports whether one trial parts with less than another, in the same way, and did worse by no more than the
// error in the worlds that both saw.
func (s *infoSet) spares(c *world, one, other *trial) bool {
	a, b := one.Option.Move, other.Option.Move
	if a.Op != b.Op || a.Op != getadler.OpDiscard && a.Op != getadler.OpGive {
		return false
	}
	left := func(m getadler.Move) float64 {
		if m.Op == getadler.OpGive {
			return c.givenUp(s.me, int(s.taker()), getadler.Kind(m.A))
		}
		return s.parting(c, getadler.Kind(m.A))
	}
	lead, err := one.Against(other)
	return left(a) < left(b) && lead >= -err
}

// sharply makes one of the options of a thought, by their worths as sharply as the temperature says.
func (s *infoSet) sharply(t thought, worths []float64, temperature float64) thought {
	search.Sharpen(worths, temperature)
	for n, chance := range worths {
		t.Options[n].Chance = chance
	}
	bots.Lean(t.Options, s.leaning())
	t.Move = t.Options[bots.Made(s.asked, t.Options, s.rng)].Move
	return t
}

// certain is a move before the reveal that rests on the belief itself: a question, with what each would clear up, or an
// arrest, with the chances of being right.
func (s *infoSet) certain(m getadler.Move) thought {
	t := thought{Move: m, Scale: bots.Liking}
	if m.Op == getadler.OpAsk {
		t.Options = s.asks()
	} else {
		t.Options = s.suspects()
	}
	bots.Surely(t.Options, m)
	return t
}

// plain reports that worlds would say nothing better: a hero's question and arrest before the reveal rest on its exact
// belief, while worlds know others' insight only roughly.
func (s *infoSet) plain(m getadler.Move) bool {
	return !s.view.Revealed && !s.role.Villain() && (m.Op == getadler.OpAsk || m.Op == getadler.OpArrest)
}

// world draws a world from the belief and gives whether the viewer's side wins it after an attempt.
func (s *infoSet) world(insight float64) func(option) bool {
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
	return func(o option) bool {
		c = *base
		source.Seed(a, b)
		c.rng, c.forced = rng, o.Move
		if o.Move.Op == getadler.OpAsk {
			c.insight = min(1, insight+o.Value-asking)
		}
		return c.playOut() == side
	}
}

// trials lists the moves worth trying: what habit would do first, then of each kind of move the best by belief.
func (s *infoSet) trials(usually getadler.Move) []trial {
	list := []trial{{Option: option{Move: usually}}}
	add := func(options ...option) {
		for _, o := range options {
			if at := slices.IndexFunc(list, func(t trial) bool { return t.Option.Move == o.Move }); at >= 0 {
				list[at].Option = o
			} else {
				list = append(list, trial{Option: o})
			}
		}
	}
	if s.view.Phase != getadler.PhasePlay {
		add(plainOptions(s.view.Moves)...)
		return list
	}
	add(plainOptions(s.spared())...)
	add(s.plays()...)
	return list
}

// plainOptions are moves of which no more is known.
func plainOptions(moves []getadler.Move) (list []option) {
	for _, m := range moves {
		list = append(list, option{Move: m})
	}
	return list
}

// spared are the discards of the cards that are worth least. Who may look throws no magnifier away: looking costs no
// more.
func (s *infoSet) spared() []getadler.Move {
	c := s.determinise(s.belief.likeliest())
	list := moves(s.view, getadler.OpDiscard)
	slices.SortStableFunc(list, func(a, b getadler.Move) int {
		return cmp.Compare(c.worth(s.me, getadler.Kind(a.A)), c.worth(s.me, getadler.Kind(b.A)))
	})
	return slices.DeleteFunc(list[:min(len(list), discardsTried)], func(m getadler.Move) bool {
		return s.style.looks > 0 && getadler.Kind(m.A) == getadler.Magnifier
	})
}

// plays are the best question, look, binoculars and arrests.
func (s *infoSet) plays() (list []option) {
	add := func(m getadler.Move, any bool) {
		if any {
			list = append(list, option{Move: m})
		}
	}
	if q, ok := s.bestInquiry(); ok && !s.role.Villain() {
		list = append(list, q)
	} else if m, ok := s.question(); s.role.Villain() {
		add(m, ok)
	}
	for _, op := range [...]getadler.Op{getadler.OpLook, getadler.OpSpy} {
		add(s.bestOn(op))
	}
	switch {
	case s.view.Revealed:
		for _, m := range s.view.Moves {
			add(m, m.Op == getadler.OpArrest || m.Op == getadler.OpSpy)
		}
	case s.role.Villain():
		e := s.public(nil)
		add(s.bluffOf(&e))
	default:
		a, ok := s.bestArrest()
		add(a.Move, ok && s.grounded(a))
	}
	return list
}

// bestOn is the look or the binoculars on the seat that it is best to look at.
func (s *infoSet) bestOn(op getadler.Op) (m getadler.Move, any bool) {
	list, target := moves(s.view, op), uint8(s.curious())
	at := slices.IndexFunc(list, func(m getadler.Move) bool { return m.A == target })
	if at < 0 {
		return m, false
	}
	return s.looked(list[at]), true
}

// insight is how likely a hero is, now, to name a villain rightly: the viewer's own odds, or what a villain must fear.
func (s *mind) insight() float64 {
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
func (s *mind) dark() (seat int, news float64) {
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
