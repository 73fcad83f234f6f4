package nash

import (
	"context"
	"errors"
	"math"
	"slices"
	"sync"
	"testing"

	"safehouse/game/topsecret"
)

// few are the cards of a game that is worked out at once.
var few = topsecret.Counts{topsecret.Document2: 1, topsecret.Document4: 2, topsecret.Agent: 1, topsecret.Mole: 2,
	topsecret.Assassin: 2}

// impatient is a context that ends when it has been asked that often.
type impatient struct {
	context.Context
	left int
}

func (c *impatient) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestWorkGoesOn ends the work again and again, and requires the values of work that was done at one go.
func TestWorkGoesOn(t *testing.T) {
	whole, parts := Of(topsecret.ValueSets[0], few), Of(topsecret.ValueSets[0], few)
	if err := whole.Work(t.Context()); err != nil || !whole.Ready() {
		t.Fatalf("working at one go gives %v", err)
	}
	ended := 0
	for !parts.Ready() {
		err := parts.Work(&impatient{t.Context(), 20 + ended*ended*ended})
		if err == nil {
			break
		}
		if ended++; !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
	if ended < 5 || !parts.Ready() {
		t.Errorf("the work was ended %d times, and is done: %v", ended, parts.Ready())
	}
	if !slices.Equal(whole.table.at, parts.table.at) || *whole.series != *parts.series {
		t.Error("work with pauses comes to other values")
	}
}

// TestWorkWaits lets several work at the same time.
func TestWorkWaits(t *testing.T) {
	s := Of(topsecret.ValueSets[0], few)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if err := s.Work(t.Context()); err != nil || !s.Ready() {
				t.Errorf("after work that gave %v it is ready: %v", err, s.Ready())
			}
		})
	}
	all.Wait()
	ended, end := context.WithCancel(t.Context())
	end()
	other := Of(topsecret.ValueSets[0], few)
	if err := other.Work(ended); !errors.Is(err, context.Canceled) || other.Ready() {
		t.Errorf("work without time gives %v, and is done: %v", err, other.Ready())
	}
}

// TestKindOfStudy requires studies of one kind exactly where the documents that are in play are worth the same.
func TestKindOfStudy(t *testing.T) {
	s := New(topsecret.ValueSets[0])
	if s.Kind() != "topsecret nash 30 40 50 60" {
		t.Errorf("its kind is %q", s.Kind())
	}
	lowest, highest := topsecret.ValueSets[0], topsecret.ValueSets[0]
	lowest[0], highest[4] = 5, 995
	if !s.Fits(lowest) || New(lowest).Kind() != s.Kind() {
		t.Error("the lowest documents, which are not in play, matter")
	}
	if s.Fits(highest) || New(highest).Kind() == s.Kind() {
		t.Error("the highest documents do not matter")
	}
}

// TestFairGame requires equal chances from equal positions, and opposite values from the two sides of any other.
func TestFairGame(t *testing.T) {
	s := Of(topsecret.ValueSets[0], few)
	if err := s.Work(t.Context()); err != nil {
		t.Fatal(err)
	}
	start := Position{Own: Side{Hand: few}, Rival: Side{Hand: few}}
	choices := s.Card(&start)
	if value := choices.value(); math.Abs(value) > 1e-4 {
		t.Errorf("from the start a seat gains %v on the other", value)
	}
	for up := topsecret.NoKind; up <= topsecret.Agent; up++ {
		if up != topsecret.NoKind && few[up] == 0 {
			continue
		}
		p := Position{Own: Side{Hand: few, Up: up}, Rival: Side{Hand: few}}
		if up != topsecret.NoKind {
			p.Own.Hand[up]--
			p.Rival.Hand[topsecret.Mole]--
		}
		back := Position{Own: p.Rival, Rival: p.Own}
		own, rival := s.Card(&p), s.Card(&back)
		if math.Abs(own.value()+rival.value()) > 1e-4 {
			t.Errorf("with %v on a safe one seat gains %v, and the other %v", up, own.value(), rival.value())
		}
	}
}

// TestKnows requires positions that no game comes to not to be known.
func TestKnows(t *testing.T) {
	s := Of(topsecret.ValueSets[0], few)
	good := Side{Hand: few}
	fewer, more, lowest := few, few, few
	fewer[topsecret.Mole]--
	more[topsecret.Document5]++
	more[topsecret.Mole]--
	lowest[topsecret.Document1]++
	lowest[topsecret.Mole]--
	for _, c := range []struct {
		own, rival Side
		known      bool
	}{
		{good, good, true},
		{Side{Hand: few, Up: topsecret.Agent}, Side{Hand: few, Up: topsecret.Document4}, true},
		{good, Side{Hand: fewer}, false},
		{Side{Hand: more}, good, false},
		{Side{Hand: lowest}, good, false},
		{Side{Hand: few, Up: topsecret.Document1}, good, false},
		{Side{Hand: few, Up: topsecret.Mole}, good, false},
		{Side{}, Side{}, false},
	} {
		if known := s.Knows(&Position{Own: c.own, Rival: c.rival}); known != c.known {
			t.Errorf("%v against %v is known: %v", c.own, c.rival, known)
		}
	}
}
