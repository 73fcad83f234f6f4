package getadlerbot

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// BenchmarkSearch measures the worlds a second that are drawn from the belief of a hero of five seats, when hour four
// begins, and played by habit to the end of the match after one move: the iterations of Expert's search.
func BenchmarkSearch(b *testing.B) {
	v := scene(5, 4, getadler.Gold, getadler.Arrest, getadler.Pistol, getadler.Pistol, getadler.EscapeBus,
		getadler.EscapeCar,
		getadler.Magnifier, getadler.DocumentNavy, getadler.Binoculars)
	v.First, v.Current = 0, 0
	tell(v, reply(1, getadler.Coat, getadler.Beige, true))
	plays(v)
	s := infoSetAt(v, bots.OfLevel(game.Expert), rand.New(rand.NewPCG(1, 2)))
	trials := s.trials(s.habit())
	b.ReportAllocs()
	for b.Loop() {
		wins := s.world(s.insight())
		for n := range trials {
			wins(trials[n].Option)
		}
	}
	b.ReportMetric(float64(b.N*len(trials))/b.Elapsed().Seconds(), "iterations/s")
}
