package record

import (
	"cmp"
	"context"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/remote"
)

// Compared is how the decisions of the person on a seat go with those that Expert would have made in the same place.
type Compared struct {
	Seat game.Seat `json:"seat"`
	// Decisions is how many were looked at; Same how many of them Expert would have made, each counted as often as Expert
	// makes it there.
	Decisions int     `json:"decisions"`
	Same      float64 `json:"same"`
	// Tallies are those of the game's habit, by At.
	Tallies []Tally `json:"tallies,omitempty"`
}

// Tally is how often something could be done in a habit, and how often it was, by a person and by Expert.
type Tally struct {
	At     int     `json:"at"`
	Times  int     `json:"times"`
	Took   int     `json:"took"`
	Expert float64 `json:"expert"`
}

// Add adds what was counted elsewhere.
func (c *Compared) Add(other Compared) {
	c.Decisions += other.Decisions
	c.Same += other.Same
	for _, t := range other.Tallies {
		at := c.tally(t.At)
		at.Times, at.Took, at.Expert = at.Times+t.Times, at.Took+t.Took, at.Expert+t.Expert
	}
}

// tally is the one at a place, which is added in its order where there is none.
func (c *Compared) tally(at int) *Tally {
	i, found := slices.BinarySearchFunc(c.Tallies, at, func(t Tally, at int) int { return cmp.Compare(t.At, at) })
	if !found {
		c.Tallies = slices.Insert(c.Tallies, i, Tally{At: at})
	}
	return &c.Tallies[i]
}

// sound reports whether what was counted can have been, by what an index says of a match of so many seats.
func (c *Compared) sound(seats int) bool {
	return c.Seat.Sits(seats) && c.Decisions >= 0 && c.Same >= 0 && !slices.ContainsFunc(c.Tallies, func(t Tally) bool {
		return t.Took < 0 || t.Took > t.Times || t.Expert < 0
	})
}

// Comparison compares the decisions of the persons in a match that is over, one at a time. It is for one goroutine.
type Comparison struct {
	store   *Store
	loaded  *Loaded
	session game.Session
	game    catalog.Game
	remote  *remote.Match
	// due are the numbers of the moves that are still to be looked at.
	due []int
	all []Compared
}

// Compare begins to compare the decisions of a match that is over; the call, which may be nil, has Expert think
// elsewhere. It is nil where the record cannot be read.
func (s *Store) Compare(file string, elsewhere remote.Call) *Comparison {
	l, err := s.Load(file)
	if l == nil || err != nil || !l.Over {
		return nil
	}
	session, err := replay(l)
	if session == nil || err != nil {
		return nil
	}
	c := &Comparison{store: s, loaded: l, session: session}
	if c.game, _ = catalog.Find(l.Header.Game); elsewhere != nil {
		c.remote = elsewhere.Of(c.game, l.Setup, l.Entries)
	}
	for seat, p := range l.Setup.Players {
		if !p.Computer {
			c.all = append(c.all, Compared{Seat: game.Seat(seat)})
		}
	}
	for i, p := range whoPlayed(l.Setup.Players, l.Entries, l.Notes) {
		hinted := func(n Note) bool { return n.Kind == NoteHint && n.Seat == l.Entries[i].Seat && n.N == i }
		if !p.Computer && !slices.ContainsFunc(l.Notes, hinted) {
			c.due = append(c.due, i)
		}
	}
	return c
}

// Step looks at the next decision, of which there is more than one way; it reports whether there is one left. With the
// last all of it is kept, for as long as the record stays what it is. A thought that was broken off is not counted.
func (c *Comparison) Step(ctx context.Context) (more bool) {
	for len(c.due) > 0 {
		i := c.due[0]
		c.due = c.due[1:]
		if e := c.loaded.Entries[i]; len(c.session.MoveTextsAt(e.Seat, i)) > 1 {
			c.decide(ctx, i, e)
			break
		}
	}
	if len(c.due) > 0 || ctx.Err() != nil {
		return ctx.Err() == nil
	}
	c.store.keep(c.loaded.File, c.all)
	return false
}

// decide compares a decision with Expert's.
func (c *Comparison) decide(ctx context.Context, n int, e game.Entry) {
	q := bots.Question{Player: bots.OfLevel(game.Expert), Why: true}
	think := c.game.ThinkAt(c.session, n, e.Seat, q, bots.Stream(c.loaded.Setup.Dealing(), e.Seat, n))
	if c.remote != nil {
		think = c.remote.Think(e.Seat, n, q, think)
	}
	thought := think(ctx)
	if ctx.Err() != nil {
		return
	}
	if len(thought.Options) == 0 {
		thought.Options = []bots.Weighed[string]{{Move: thought.Move, Chance: 1}}
	}
	of := &c.all[slices.IndexFunc(c.all, func(a Compared) bool { return a.Seat == e.Seat })]
	of.Decisions++
	for _, offer := range c.game.Habit.Offers(c.session, n, e.Seat, e.Move) {
		t := of.tally(offer.At)
		if t.Times++; offer.Took {
			t.Took++
		}
	}
	for _, o := range thought.Options {
		if o.Move == e.Move {
			of.Same += o.Chance
		}
		if o.Chance == 0 {
			continue
		}
		for _, offer := range c.game.Habit.Offers(c.session, n, e.Seat, o.Move) {
			if offer.Took {
				of.tally(offer.At).Expert += o.Chance
			}
		}
	}
}

// keep keeps what was counted in a match with what is known of its record.
func (s *Store) keep(file string, all []Compared) {
	x := &s.index
	x.mu.Lock()
	defer x.mu.Unlock()
	if is, ok := x.known[file]; ok && is.Match != nil {
		sum := *is.Match // Others may look at the one that was there.
		sum.Compared = all
		is.Match, x.changed = &sum, true
		x.known[file] = is
	}
}
