package nash

import (
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"safehouse/game"
	"safehouse/game/botstest"
	"safehouse/game/search/matrix"
	"safehouse/game/topsecret"
)

// What follows solves small games plainly: over the true rules, without tables and without guesses.

// plain is a match between two seats as the rules know it.
type plain struct{ topsecret.State }

// points are those of both seats.
func (s *plain) points() (own, rival int) {
	v := topsecret.Rules{}.View(&s.State, game.Public)
	return v.Players[0].Points, v.Players[1].Points
}

// lead is the goal of points.
func lead(own, rival int) float64 { return float64(own - rival) }

// options are the moves of a seat; none where it is not asked.
func (s *plain) options(seat game.Seat) []topsecret.Move {
	moves := topsecret.Rules{}.Moves(&s.State, seat, nil)
	if len(moves) == 0 {
		return []topsecret.Move{{}}
	}
	return moves
}

// after makes a decision of both seats.
func (s plain) after(own, rival topsecret.Move) plain {
	for seat, m := range []topsecret.Move{own, rival} {
		if m != (topsecret.Move{}) {
			topsecret.Rules{}.Apply(&s.State, game.Seat(seat), m)
		}
	}
	return s
}

// solved is what the first seat ends with where both play their best for the goal.
func (s *plain) solved(goal Goal) float64 {
	if s.Over() {
		return goal(s.points())
	}
	rows, cols := s.options(0), s.options(1)
	m := matrix.Game{Rows: len(rows), Cols: len(cols)}
	for i, own := range rows {
		for j, rival := range cols {
			next := s.after(own, rival)
			m.At[matrix.Cell(i, j)] = next.solved(goal)
		}
	}
	return m.Worth()
}

// whole is the deck of a game for two.
var whole = sync.OnceValue(func() *deck { return deckOf(topsecret.CardsOf(2)) })

// lastCards is a position of a turn's beginning with so many turns to go, any that the true hands can come to.
func lastCards(turns int, rng *rand.Rand) Position {
	d := whole()
	hands := d.hands[turns]
	a, b := hands[rng.IntN(len(hands))], hands[rng.IntN(len(hands))]
	var buf [lays]lay
	list := d.possible(a, b, &buf)
	l := list[rng.IntN(len(list))]
	return Position{
		Own:   Side{Hand: d.counts(a), Up: kindUp(l.own())},
		Rival: Side{Hand: d.counts(b), Up: kindUp(l.other())},
	}
}

// matchAt is a match that has come to a position at the beginning of a turn, with those points.
func matchAt(p *Position, own, rival int, values [topsecret.Ranks]int, rng *rand.Rand) plain {
	start, err := topsecret.Rules{}.Start(2, nil)
	if err != nil {
		panic(err)
	}
	topsecret.Rules{}.Apply(&start, game.Nature, topsecret.Move{Op: topsecret.OpMarker})
	v := topsecret.Rules{}.View(&start, game.Public)
	v.Values = values
	v.Turn = v.Turns - p.Own.Hand.Sum() + 1
	v.Players[0].Points, v.Players[1].Points = own, rival
	for seat, side := range []Side{p.Own, p.Rival} {
		player := &v.Players[seat]
		player.Hand = side.Hand
		if side.Up != topsecret.NoKind {
			player.Up[0].Card, player.UpCount = topsecret.NewCard(side.Up, game.Seat(seat)), 1
		}
	}
	return plain{topsecret.Rules{}.Sample(&v, rng)}
}

// small is a study of the last turns of true games, as far as decisions with that many cards need it. Tests share them.
func small(values [topsecret.Ranks]int, turns int) *Study {
	type game struct {
		values [topsecret.Ranks]int
		turns  int
	}
	make := sync.OnceValue(func() *Study {
		s := New(values)
		s.table.allocate()
		var w solver
		for w.size <= turns {
			w.fill(s.table, 1)
		}
		return s
	})
	shared, _ := smalls.LoadOrStore(game{values, turns}, make)
	return shared.(func() *Study)()
}

// smalls are the studies that small has made.
var smalls sync.Map

// TestLastTurnsAgainstPlainRecursion holds the values of random positions with three cards left, and some with four,
// against a recursion over the rules themselves.
func TestLastTurnsAgainstPlainRecursion(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for _, values := range [][topsecret.Ranks]int{topsecret.ValueSets[0], topsecret.ValueSets[2], {5, 10, 35, 800, 995}} {
		s := small(values, 4)
		for n := range botstest.Size(50, 130) {
			turns := 3
			if n%13 == 12 {
				turns = 4
			}
			p := lastCards(turns, rng)
			match := matchAt(&p, 0, 0, values, rng)
			choices := s.Card(&p)
			got, want := choices.value(), match.solved(lead)
			if math.Abs(got-want) > 1e-3 {
				t.Fatalf("%+v: the value is %v, by plain recursion %v", p, got, want)
			}
		}
	}
}

// TestTurnsAreThoseOfTheRules plays whole games at random and holds every turn against the rules': what lies before the
// banking, and what was banked until then.
func TestTurnsAreThoseOfTheRules(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	values := topsecret.ValueSets[0]
	w := &tableOf(values, topsecret.CardsOf(2)).worth
	full := Side{Hand: topsecret.CardsOf(2)}
	for range 300 {
		match := matchAt(&Position{Own: full, Rival: full}, 0, 0, values, rng)
		for !match.Over() {
			before := topsecret.Rules{}.View(&match.State, game.Public)
			moves := [2]topsecret.Move{}
			for seat := range moves {
				options := match.options(game.Seat(seat))
				moves[seat] = options[rng.IntN(len(options))]
			}
			match = match.after(moves[0], moves[1])
			if before.Phase != topsecret.PhaseChoose {
				continue
			}
			after := topsecret.Rules{}.View(&match.State, game.Public)
			played := [2]int{}
			for seat := range played {
				for k, n := range before.Players[seat].Hand {
					if n != after.Players[seat].Hand[k] {
						played[seat] = cardOf(topsecret.Kind(k))
					}
				}
			}
			own, rival, then := w.play(played[0], played[1], lieIn(&before))
			gained := [2]int{int(own), int(rival)}
			if after.Over {
				gained[0], gained[1] = gained[0]+int(w[then.own()]), gained[1]+int(w[then.other()])
				then = layOf(nothing, nothing)
			}
			if after.Phase == topsecret.PhaseBank {
				// Pairs are banked only when the single cards are.
				for seat := range gained {
					if after.Players[seat].UpCount == 2 {
						gained[seat] = 0
					}
				}
			}
			for seat := range gained {
				if made := after.Players[seat].Points - before.Players[seat].Points; made != gained[seat] {
					t.Fatalf("turn %d: %q against %q gives seat %d %d points, not %d", before.Turn, moves[0], moves[1], seat, made,
						gained[seat])
				}
			}
			if lies := lieIn(&after); lies != then {
				t.Fatalf("turn %d: %q against %q leaves %v, not %v", before.Turn, moves[0], moves[1], lies, then)
			}
		}
	}
}

// lieIn is what lies on the safes in a view; two cards are as good as banked.
func lieIn(v *topsecret.View) lay {
	var up [2]int
	for seat := range up {
		if p := &v.Players[seat]; p.UpCount == 1 {
			up[seat], _ = upOf(p.Up[0].Card.Kind())
		}
	}
	return layOf(up[0], up[1])
}

// value is what the chosen cards bring on average.
func (c *Cards) value() (sum float64) {
	for _, x := range c {
		sum += x.Chance * x.Value
	}
	return sum
}
