package kompromatbot

import (
	"encoding/binary"
	"flag"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
)

var (
	fit       = flag.Bool("fit", false, "find the table of chances to win anew and write it")
	fitRounds = flag.Int("rounds", 500, "rounds played for each of its numbers")
)

// TestFit finds the table of chances to win.
func TestFit(t *testing.T) {
	if !*fit {
		return
	}
	table := make([]byte, 2*winningAt(kompromat.Rounds, 0, 0, 0))
	rng := rand.New(rand.NewPCG(1, 2))
	for after := 1; after < kompromat.Rounds; after++ {
		f := fitter{after: after, rng: rng}
		for mine := range kompromat.TokenLimit {
			for theirs := range mine + 1 {
				for lead := range leads {
					for range *fitRounds {
						f.play(mine, theirs, float64(lead*leadStep-leadMost))
					}
				}
			}
		}
		f.write(table)
		winningTable = string(table)
		t.Logf(
			"%d rounds to come, even, 0/3/6/8 tokens each: %.2f %.2f %.2f %.2f; 4 ahead %.2f; 8:0 even %.2f; "+
				"7:0 even %.2f; 5:0 %.2f", after,
			winning(after, 0, 0, 0, 3), winning(after, 3, 3, 0, 3), winning(after, 6, 6, 0, 3), winning(after, 8, 8, 0, 3),
			winning(after, 3, 3, 4, 3), winning(after, 8, 0, 0, 3), winning(after, 7, 0, 0, 3), winning(after, 5, 0, 0, 3))
	}
	if err := os.WriteFile("winning.bin", table, 0o644); err != nil {
		t.Fatal(err)
	}
}

// fitter collects rounds with so many to come, this one among them.
type fitter struct {
	after int
	rng   *rand.Rand
	sums  [kompromat.TokenLimit][kompromat.TokenLimit][leads]regression
}

// regression fits a line through values by marks.
type regression struct{ n, x, xx, y, xy float64 }

func (r *regression) add(weight, x, y float64) {
	r.n += weight
	r.x += weight * x
	r.xx += weight * x * x
	r.y += weight * y
	r.xy += weight * x * y
}

// ends gives the line at 0 and at 1.
func (r *regression) ends() (zero, one float64) {
	d := r.n*r.xx - r.x*r.x
	slope := (r.n*r.xy - r.x*r.y) / d
	zero = (r.y - slope*r.x) / r.n
	return zero, zero + slope
}

// play plays one round from accounts with those tokens and about that lead.
func (f *fitter) play(mine, theirs int, lead float64) {
	unlaid, both := f.holdings()
	both[0].tokens, both[1].tokens = int8(mine), int8(theirs)
	before := judgeOf(f.after, unlaid)
	gap := lead - before.points(&both[0]) + before.points(&both[1])
	both[0].points += int8(math.Round(gap))
	lead += math.Round(gap) - gap
	marks := float64(before.marks) / allMarks
	own, other := before.danger(&both[0]), before.danger(&both[1])

	var t table
	t.odds = theOdds()
	t.lay(&unlaid, f.rng)
	t.judge = judgeOf(f.after-1, unlaid)
	t.starter = game.Seat(f.rng.IntN(2))
	s := scene{accounts: both}
	s.hands[0].deck, s.hands[1].deck = fullDeck, fullDeck
	t.weigh(&s)
	won := t.playOn(&s, t.starter, -1, &dice{f.rng.Uint64()})
	f.add(own, other, lead, marks, won)
	f.add(other, own, -lead, marks, 1-won)
}

func (f *fitter) add(mine, theirs int, lead, marks, won float64) {
	x := (min(max(lead, -leadMost), leadMost) + leadMost) / leadStep
	i := min(int(x), leads-2)
	at := &f.sums[mine][theirs]
	at[i].add(1-(x-float64(i)), marks, won)
	at[i+1].add(x-float64(i), marks, won)
}

// holdings deals out what earlier rounds took from the deck.
func (f *fitter) holdings() (unlaid uint32, both [kompromat.Seats]account) {
	order := f.rng.Perm(kompromat.MissionCount)
	keep := f.rng.Float64()
	left := (f.after) * kompromat.RowSize
	for _, n := range order {
		m := kompromat.Mission(n + 1)
		switch {
		case m.Kind() == kompromat.CounterIntelligence:
			if f.rng.Float64() < keep {
				unlaid |= 1 << m
			}
		case left > 0:
			left--
			unlaid |= 1 << m
		default:
			if at := f.rng.Float64(); at < 2*takes {
				owner := &both[int(at/takes)]
				owner.win(m)
				if f.rng.IntN(2) == 0 {
					owner.items &^= 1 << m.Item()
				}
			}
		}
	}
	both[0].items &^= 1
	both[1].items &^= 1
	return unlaid, both
}

// lay lays the row as Nature does (K3).
func (t *table) lay(unlaid *uint32, rng *rand.Rand) {
	var aside uint32
	var covered [kompromat.RowSize]bool
	next := func() kompromat.Mission {
		cards := *unlaid
		for range rng.IntN(bits.OnesCount32(cards)) {
			cards &= cards - 1
		}
		m := kompromat.Mission(bits.TrailingZeros32(cards))
		*unlaid &^= 1 << m
		return m
	}
	for i := range t.row {
		if m := next(); m.Kind() == kompromat.CounterIntelligence {
			covered[i], t.marks[i] = true, int8(m.Marks())
		} else {
			t.row[i] = m
		}
	}
	for i := range t.row {
		for t.row[i] == 0 {
			if m := next(); m.Kind() == kompromat.CounterIntelligence {
				aside |= 1 << m
			} else {
				t.row[i] = m
			}
		}
	}
	*unlaid |= aside
	_ = covered
}

// write writes the rounds' results, smoothed over neighbouring leads.
func (f *fitter) write(table []byte) {
	for mine := range f.sums {
		for theirs := range f.sums[mine] {
			line := &f.sums[mine][theirs]
			for lead := range leads {
				var sum [2]float64
				weight := 0.0
				for d, w := range map[int]float64{-1: 1, 0: 2, 1: 1} {
					if at := lead + d; at >= 0 && at < leads && line[at].n > 0 {
						zero, one := line[at].ends()
						sum[0] += w * zero
						sum[1] += w * one
						weight += w
					}
				}
				for n := range sum {
					value := uint16(math.Round(65535 * min(max(sum[n]/weight, 0), 1)))
					binary.LittleEndian.PutUint16(table[2*(winningAt(f.after, mine, theirs, lead)+n):], value)
				}
			}
		}
	}
}
