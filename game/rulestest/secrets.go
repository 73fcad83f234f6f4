package rulestest

import (
	"math"
	"math/rand/v2"

	"safehouse/game"
)

// The judgement of samples: shares of hidden facts, and how many standard errors make chance no excuse.
const (
	// mostlyEqual: samples that agree on more of the hidden facts than this hide nothing.
	mostlyEqual = 0.9
	// errorsAllowed is the number of standard errors that an agreement may lie above its yardstick.
	errorsAllowed = 4
	// slack is a systematic excess of agreement with the truth that is allowed besides: play is not uniform, samples are.
	// Opponents' samples have no such excuse over others.
	slack = 0.05
	// trialsEach is the number of positions of a game at which samples are compared.
	trialsEach = 3
	// streamDraws is the number of draws in which two streams are compared.
	streamDraws = 4
)

// secrets sums, over a few positions of each game and all seats, how far hidden facts agree.
type secrets struct {
	trials int
	// pair is the agreement of two independent samples; truth the excess over it of a sample with the truth, bot that
	// of a sample drawn by an opponent's stream.
	pair, truth, bot moments
}

// moments sums values and their squares.
type moments struct{ n, sum, squares float64 }

func (m *moments) add(x float64) { m.n++; m.sum += x; m.squares += x * x }

func (m *moments) mean() float64 { return m.sum / m.n }

// deviation is the standard error of the mean.
func (m *moments) deviation() float64 {
	mean := m.mean()
	return math.Sqrt(max(0, m.squares/m.n-mean*mean) / m.n)
}

// checkSecrets compares opponents' streams with the deal's, and samples of a few positions with the truth. What is
// found in one game hangs together, so that it counts as one trial a seat.
func (k *kit[S, M, V, E]) checkSecrets(t *trace[S, M, V, E]) {
	var plies []int
	for range trialsEach {
		plies = append(plies, k.rng.IntN(len(t.states)))
	}
	var dealt map[uint64]bool
	if k.Stream != nil {
		dealt = drawnByDeal(t.setup.Seed, len(t.made))
	}
	for _, viewer := range k.viewers[:k.setting.Seats] {
		var pair, truth, bot moments
		for _, ply := range plies {
			decision := 0
			for _, mv := range t.made[:ply] {
				if mv.seat == viewer {
					decision++
				}
			}
			k.at(t.number, ply)
			k.checkStream(t, dealt, viewer, decision)
			if k.Secret != nil && k.Secret(&t.states[ply], viewer) != "" {
				k.trySecret(&t.states[ply], viewer, t.setup.Seed, decision, &pair, &truth, &bot)
			}
		}
		if pair.n == 0 {
			continue
		}
		st := &k.tally.secrets
		st.trials++
		st.pair.add(pair.mean())
		st.truth.add(truth.mean())
		if bot.n > 0 {
			st.bot.add(bot.mean())
		}
	}
}

// trySecret draws samples by opponents' and other streams and compares what is hidden in them.
func (k *kit[S, M, V, E]) trySecret(s *S, viewer game.Seat, seed game.Seed, decision int, pair, truth, bot *moments) {
	hidden := k.Secret(s, viewer)
	draw := func(rng *rand.Rand) string {
		view := k.Rules.View(s, viewer)
		sampled := k.Rules.Sample(&view, rng)
		return k.Secret(&sampled, viewer)
	}
	a, b := draw(k.rng), draw(k.rng)
	between, right := agreement(a, b), (agreement(a, hidden)+agreement(b, hidden))/2
	pair.add(between)
	truth.add(right - between)
	if k.Stream != nil {
		bot.add(agreement(draw(k.Stream(seed, viewer, decision)), hidden) - right)
	}
}

// drawnByDeal is what the streams of a deal draw at the first of so many chances.
func drawnByDeal(seed game.Seed, chances int) map[uint64]bool {
	dealt := make(map[uint64]bool, chances*streamDraws)
	for n := range chances {
		rng := seed.Chance(n)
		for range streamDraws {
			dealt[rng.Uint64()] = true
		}
	}
	return dealt
}

// checkStream requires the opponent's streams to draw nothing that a stream of the deal draws.
func (k *kit[S, M, V, E]) checkStream(t *trace[S, M, V, E], dealt map[uint64]bool, seat game.Seat, decision int) {
	if k.Stream == nil {
		return
	}
	rng := k.Stream(t.setup.Seed, seat, decision)
	for range streamDraws {
		if dealt[rng.Uint64()] {
			k.fail("leak: the stream of seat %v's decision %d re-deals: it draws what a stream of the deal draws", seat,
				decision)
			return
		}
	}
}

// agreement is the share of facts that two secrets have in common, 0 to 1.
func agreement(a, b string) float64 {
	equal := 0
	for i := range min(len(a), len(b)) {
		if a[i] == b[i] {
			equal++
		}
	}
	return float64(equal) / float64(max(len(a), len(b), 1))
}

// judgeSecrets reports samples that do not vary or that know the truth.
func (k *kit[S, M, V, E]) judgeSecrets() {
	st := &k.tally.secrets
	if k.Secret == nil || st.trials == 0 {
		return
	}
	k.tb.Logf(
		"%s: two samples agree on %.1f %% of the hidden facts (%d trials); "+
			"a sample agrees with the truth on %+.1f points more",
		k.setting, 100*st.pair.mean(), st.trials, 100*st.truth.mean())
	if st.pair.mean() > mostlyEqual {
		k.fail("leak: hidden facts do not vary: two samples of a view agree on %.0f %% of them", 100*st.pair.mean())
	}
	if excess := st.truth.mean(); excess > slack+errorsAllowed*st.truth.deviation() {
		k.fail("leak: a sample agrees with the truth on %.0f points more of the hidden facts than with another sample",
			100*excess)
	}
	if st.bot.n == 0 {
		return
	}
	k.tb.Logf("%s: an opponent's sample agrees with the truth on %+.1f points more than others", k.setting,
		100*st.bot.mean())
	if excess := st.bot.mean(); excess > errorsAllowed*st.bot.deviation() {
		k.fail(
			"leak: an opponent's stream re-deals the true cards: its samples agree with the truth on %.0f points more "+
				"than others", 100*excess)
	}
}
