package ismcts

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
)

// matching is a game of hidden cards small enough to know its answers: seat 0 is dealt a card that seat 1 cannot see
// and seat 1 one that seat 0 cannot see, each high or low. Seat 0 bets or passes; after a bet seat 1 calls or folds. A
// pass shares the pot; a fold gives it to seat 0; a call gives it to the higher card, or shares it.
type matching struct {
	me game.Seat
	// mine is the card of the searching seat, bet reports that seat 0 has bet already.
	mine uint8
	bet  bool
	dice *rand.PCG
	// dealt counts the worlds.
	dealt int
}

type table struct {
	cards  [2]uint8
	bet    bool
	over   bool
	called bool
}

const (
	pass uint8 = iota
	bet
	fold
	call
)

func (g *matching) deal(w *table) {
	g.dealt++
	*w = table{bet: g.bet}
	w.cards[g.me] = g.mine
	w.cards[1-g.me] = uint8(g.dice.Uint64() >> 63)
}

func (*matching) turn(w *table) game.Seat {
	switch {
	case w.over:
		return Ended
	case w.bet:
		return 1
	default:
		return 0
	}
}

func known(w *table, seat game.Seat) uint64 { return uint64(seat)<<8 | uint64(w.cards[seat]) }

func moves(w *table, _ game.Seat, buf []uint8) []uint8 {
	if w.bet {
		return append(buf, fold, call)
	}
	return append(buf, pass, bet)
}

func (*matching) act(w *table, _ game.Seat, m uint8) {
	switch m {
	case bet:
		w.bet = true
	case call:
		w.over, w.called = true, true
	default:
		w.over = true
	}
}

func (g *matching) play(w *table) {
	for !w.over {
		m := moves(w, 0, nil)
		g.act(w, 0, m[g.dice.Uint64()>>63])
	}
}

func (*matching) values(w *table, values *[game.MaxSeats]int32) {
	switch {
	case !w.bet, w.called && w.cards[0] == w.cards[1]:
		values[0] = One / 2
	case !w.called, w.cards[0] > w.cards[1]:
		values[0] = One
	default:
		values[0] = 0
	}
	values[1] = One - values[0]
}

// game is the decision as the search sees it.
func (g *matching) game() *Game[table, uint8] {
	return &Game[table, uint8]{Deal: g.deal, Turn: g.turn, Known: known, Moves: moves, Make: g.act, Play: g.play,
		Values: g.values}
}

// TestSearchKnowsOnlyItsOwnCard has each seat search with the high card, with which seat 0 bets and seat 1 calls, and
// seat 1 with the low one: to it a call is worth what it brings against both cards of the bettor, since it sees
// neither.
func TestSearchKnowsOnlyItsOwnCard(t *testing.T) {
	for _, c := range []struct {
		me   game.Seat
		mine uint8
		bet  bool
		want uint8
	}{
		{0, 1, false, bet},
		{1, 1, true, call},
	} {
		g := &matching{me: c.me, mine: c.mine, bet: c.bet, dice: rand.NewPCG(1, 2)}
		options, done := Search(context.Background(), g.game(), 4000, g.dice)
		if done != 4000 || g.dealt != done {
			t.Errorf("%d iterations on %d worlds", done, g.dealt)
		}
		if len(options) != 2 || options[0].Tried+options[1].Tried != done {
			t.Fatalf("options %+v of %d iterations", options, done)
		}
		best := slices.MaxFunc(options, func(a, b Option[uint8]) int { return a.Tried - b.Tried })
		if best.Move != c.want {
			t.Errorf("seat %v with card %d tries %d most, want %d: %+v", c.me, c.mine, best.Move, c.want, options)
		}
	}
	g := &matching{me: 1, mine: 0, bet: true, dice: rand.NewPCG(1, 2)}
	options, _ := Search(context.Background(), g.game(), 4000, g.dice)
	// Folding gives nothing, calling one half against the low card and nothing against the high one.
	if fold, call := options[0].Value, options[1].Value; fold != 0 || math.Abs(call-0.25) > 0.03 {
		t.Errorf("folding is worth %.3f and calling %.3f to the low card, want 0 and 0.25", fold, call)
	}
}

// TestSameStreamSameSearch repeats a search to the last count, and another stream differs.
func TestSameStreamSameSearch(t *testing.T) {
	search := func(seed uint64) []Option[uint8] {
		g := &matching{me: 0, mine: 0, dice: rand.NewPCG(seed, 1)}
		options, _ := Search(context.Background(), g.game(), 500, g.dice)
		return options
	}
	first, again, other := search(1), search(1), search(2)
	for i := range first {
		if first[i] != again[i] {
			t.Errorf("option %+v, then %+v", first[i], again[i])
		}
	}
	if first[0].Tried == other[0].Tried && first[0].Value == other[0].Value {
		t.Error("another stream gives the same search")
	}
}

// TestSearchEndsEarly ends with the context.
func TestSearchEndsEarly(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	g := &matching{me: 0, mine: 1, dice: rand.NewPCG(1, 2)}
	options, done := Search(ctx, g.game(), 1_000_000, g.dice)
	if done != 0 || len(options) != 0 {
		t.Errorf("%d iterations, options %+v", done, options)
	}
}

// TestIterationsAllocateNothing counts the allocations of a whole search: those of its tree, whatever the iterations.
func TestIterationsAllocateNothing(t *testing.T) {
	allocations := func(iterations int) float64 {
		g := &matching{me: 0, mine: 1, dice: rand.NewPCG(1, 2)}
		return testing.AllocsPerRun(3, func() { Search(context.Background(), g.game(), iterations, g.dice) })
	}
	if few, many := allocations(100), allocations(5000); many > few+8 {
		t.Errorf("%v allocations in 5,000 iterations, %v in 100", many, few)
	}
}

// TestOffersCountAvailability offers a move in some worlds only: its bound counts the worlds in which it could be
// taken, not all, and a move that comes late is tried as soon as it comes.
func TestOffersCountAvailability(t *testing.T) {
	tr := newTree[uint8](4)
	dice := rand.NewPCG(1, 2)
	for n := range 100 {
		moves := []uint8{1, 2}
		if n >= 50 && n%2 == 0 {
			moves = []uint8{1, 2, 3}
		}
		edge, which, _ := tr.choose(7, moves, dice)
		if n == 50 && moves[which] != 3 {
			t.Errorf("a new move is not tried at once, but %d", moves[which])
		}
		tr.edges[edge].tried++
		tr.edges[edge].sum += One / 2
	}
	for _, want := range []struct {
		move    uint8
		offered uint32
	}{{1, 100}, {2, 100}, {3, 25}} {
		for _, e := range tr.edges {
			if e.move == want.move && e.offered != want.offered {
				t.Errorf("move %d was offered %d times, want %d", e.move, e.offered, want.offered)
			}
		}
	}
	if len(tr.nodes) != 1 || len(tr.edges) != 3 {
		t.Errorf("%d nodes, %d edges", len(tr.nodes), len(tr.edges))
	}
}

// TestBound holds the bound against the formula of the paper, within what the straight logarithm is off.
func TestBound(t *testing.T) {
	for _, c := range []struct {
		tried, offered uint32
		mean           float64
	}{{1, 1, 0.5}, {3, 10, 0.25}, {40, 1000, 0.8}, {7, 64, 1}} {
		e := edge[uint8]{tried: c.tried, offered: c.offered, sum: int64(c.mean * One * float64(c.tried))}
		want := c.mean + exploration*math.Sqrt(math.Log(float64(c.offered))/float64(c.tried))
		if got := e.bound(); math.Abs(got-want) > 0.02 {
			t.Errorf("tried %d of %d, mean %v: bound %.4f, want %.4f", c.tried, c.offered, c.mean, got, want)
		}
	}
}

// TestFullTreeGoesOn searches on when there is no more room for nodes.
func TestFullTreeGoesOn(t *testing.T) {
	tr := newTree[uint8](2)
	dice := rand.NewPCG(1, 2)
	for key := range uint64(5) {
		edge, which, tried := tr.choose(key+1, []uint8{1, 2}, dice)
		if full := key >= 2; full != (edge == none) || which > 1 || tried {
			t.Errorf("node %d: edge %d, move %d, tried %v", key, edge, which, tried)
		}
	}
}
