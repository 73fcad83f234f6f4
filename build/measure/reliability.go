package main

import (
	"fmt"
	"math"
	"strings"
)

// bins is the number of rows of a reliability table.
const bins = 10

// bin collects forecasts that are near each other: how many there are, what they sum to, and how many came true.
type bin struct {
	count, hits int
	sum         float64
}

// reliability holds forecasts against what was true. A forecast is a distribution over some candidates, one of whom it
// is.
type reliability struct {
	bins      [bins]bin
	forecasts int
	loss      float64
	brier     float64
	uniform   float64
}

// leastChance keeps the loss of a forecast that excluded the truth finite: 9.2 nats.
const leastChance = 1e-4

// add counts one forecast: the chances of the candidates, which sum to 1, and which of them it was.
func (r *reliability) add(chances []float64, was int) {
	r.forecasts++
	r.loss -= math.Log(max(leastChance, chances[was]))
	r.uniform += math.Log(float64(len(chances)))
	for n, p := range chances {
		hit := 0
		if n == was {
			hit = 1
		}
		r.brier += (p - float64(hit)) * (p - float64(hit))
		b := &r.bins[min(bins-1, int(p*bins))]
		b.count, b.hits, b.sum = b.count+1, b.hits+hit, b.sum+p
	}
}

// logLoss is the mean surprise at the truth, in nats; even the same of one who holds all candidates alike; score the
// Brier score, from 0 to 2, less is better.
func (r *reliability) logLoss() float64 { return r.loss / float64(r.forecasts) }
func (r *reliability) even() float64    { return r.uniform / float64(r.forecasts) }
func (r *reliability) score() float64   { return r.brier / float64(r.forecasts) }

// calibrationError is by how much the chances of a bin differ from how often they come true, over all bins by their
// numbers: 0 to 1 (Naeini, Cooper and Hauskrecht 2015).
func (r *reliability) calibrationError() float64 {
	all, off := 0, 0.0
	for _, b := range r.bins {
		all += b.count
		off += math.Abs(b.sum - float64(b.hits))
	}
	return off / float64(all)
}

// String gives the figures as Markdown.
func (r *reliability) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d forecasts: log loss %.3f nats (all alike %.3f), Brier %.3f, calibration error %.3f\n\n",
		r.forecasts, r.logLoss(), r.even(), r.score(), r.calibrationError())
	b.WriteString("| chances given | forecasts | mean chance | came true |\n| --- | ---: | ---: | ---: |\n")
	for n, row := range r.bins {
		if row.count > 0 {
			fmt.Fprintf(&b, "| %.1f to %.1f | %d | %.3f | %.3f |\n", float64(n)/bins, float64(n+1)/bins, row.count,
				row.sum/float64(row.count), float64(row.hits)/float64(row.count))
		}
	}
	return b.String()
}
