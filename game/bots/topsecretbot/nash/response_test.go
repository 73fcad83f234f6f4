package nash

import (
	"runtime"
	"sync"
	"testing"

	"safehouse/game/topsecret"
)

// policy is a way of playing that depends on the position alone. It may be asked from several goroutines.
type policy interface {
	// Card gives the choices of a card; their chances sum up to 1.
	Card(p *Position) Cards
	// Bank gives those of banking; the position's own side has a card face up.
	Bank(p *Position) Banking
}

// uniform is the policy of playing any card, and banking or leaving, each as likely.
type uniform struct{}

// Card gives every kind in the hand the same chance.
func (uniform) Card(p *Position) (choices Cards) {
	kinds := 0
	for _, n := range p.Own.Hand {
		kinds += min(n, 1)
	}
	for k, n := range p.Own.Hand {
		if n > 0 {
			choices[k].Chance = 1 / float64(kinds)
		}
	}
	return choices
}

// Bank banks as often as not.
func (uniform) Bank(*Position) Banking {
	return Banking{Leave: Choice{Chance: 0.5}, Bank: Choice{Chance: 0.5}}
}

// response works out the values of the best response to a policy, size by size. The first seat responds, the second
// plays the policy. Nothing is symmetric here.
type response struct {
	*table
	plays policy
	// below and here are the values of the hands of one card less and of this size, by the ranks of both hands.
	below, here [][lays]float64
	size        int
}

// exploit gives the exploitability of a policy in points a game: what a best response to it gains on it, on average,
// over the whole game of the table. It is exact but for double precision, and asks the policy at every position that
// play can reach, in workers goroutines. An equilibrium has 0.
func exploit(p policy, t *table, workers int) float64 {
	r := &response{table: t, plays: p, here: make([][lays]float64, 1)}
	for l := range lay(lays) {
		r.here[0][l] = float64(t.worth[l.own()] - t.worth[l.other()])
	}
	for r.size = 1; r.size <= t.deck.turns; r.size++ {
		hands := len(t.deck.hands[r.size])
		r.below, r.here = r.here, make([][lays]float64, hands*hands)
		var all sync.WaitGroup
		for w := range workers {
			all.Go(func() {
				for i := w; i < hands; i += workers {
					r.respond(i)
				}
			})
		}
		all.Wait()
	}
	return r.here[0][layOf(nothing, nothing)]
}

// respond works out the values of one hand of the responding seat.
func (r *response) respond(i int) {
	hands := r.deck.hands[r.size]
	a := hands[i]
	var buf [lays]lay
	for j, b := range hands {
		p := Position{Own: Side{Hand: r.deck.counts(b)}, Rival: Side{Hand: r.deck.counts(a)}}
		list := r.deck.possible(a, b, &buf)
		var values [lays]float64
		for _, l := range list {
			r.show(&p, l)
			values[l] = r.card(a, b, l, r.plays.Card(&p))
		}
		for _, l := range list {
			r.show(&p, l)
			r.here[i*len(hands)+j][l] = r.bank(&p, &values, l)
		}
	}
}

// show lays cards on the safes of a position, in which the policy's seat decides.
func (r *response) show(p *Position, l lay) {
	p.Own.Up, p.Rival.Up = kindUp(l.other()), kindUp(l.own())
}

// card is the value of the best card against the policy's.
func (r *response) card(a, b hand, l lay, choices Cards) float64 {
	d := r.deck
	var bufA, bufB [cards]uint8
	rows, cols := d.kinds[a].List(&bufA), d.kinds[b].List(&bufB)
	best := 0.0
	width := len(d.hands[r.size-1])
	for i, own := range rows {
		line := int(d.rank[a-d.step[own]]) * width
		sum := 0.0
		for _, other := range cols {
			if chance := choices[kindOf(int(other))].Chance; chance > 0 {
				o := &r.all[own][other]
				next := &r.below[line+int(d.rank[b-d.step[other]])]
				sum += float64(chance * (float64(o.gain[l]) + next[o.then[l]]))
			}
		}
		if i == 0 || sum > best {
			best = sum
		}
	}
	return best
}

// bank is the value of the best banking against the policy's.
func (r *response) bank(p *Position, v *[lays]float64, l lay) float64 {
	leaves := 1.0
	if l.other() != nothing {
		leaves = r.plays.Bank(p).Leave.Chance
	}
	lost := float64(r.worth[l.other()])
	mean := func(own int) float64 {
		return float64(leaves*v[layOf(own, l.other())]) + float64((1-leaves)*(v[layOf(own, nothing)]-lost))
	}
	best := mean(l.own())
	if l.own() != nothing {
		best = max(best, mean(nothing)+float64(r.worth[l.own()]))
	}
	return best
}

// BenchmarkExploit measures what a best response gains in points a game on the solved game for two with the default
// values, and on uniform play: 31.8 million positions each, a minute or two on two cores.
func BenchmarkExploit(b *testing.B) {
	s := New(topsecret.ValueSets[0])
	if err := s.Work(b.Context()); err != nil {
		b.Fatal(err)
	}
	for _, p := range []struct {
		name   string
		policy policy
	}{{"study", s}, {"uniform", uniform{}}} {
		b.Run(p.name, func(b *testing.B) {
			gain := 0.0
			for b.Loop() {
				gain = exploit(p.policy, s.table, runtime.NumCPU())
			}
			b.ReportMetric(gain, "points/game")
		})
	}
}
