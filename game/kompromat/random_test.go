package kompromat

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

func TestRandomGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		s, err := Rules{}.Start(2, nil)
		if err != nil {
			t.Fatal(err)
		}
		var buf []Move
		for n := 0; !s.Over(); n++ {
			seat := Rules{}.ToAct(&s).First()
			buf = Rules{}.Moves(&s, seat, buf[:0])
			if len(buf) == 0 {
				t.Fatalf("nothing to do for %v at step %d", seat, s.step)
			}
			for viewer := range game.Seat(3) {
				v := Rules{}.View(&s, viewer)
				_ = Rules{}.Sample(&v, rng)
			}
			m := buf[rng.IntN(len(buf))]
			Rules{}.Apply(&s, seat, m)
			if n > 2000 {
				t.Fatal("a match does not end")
			}
		}
	}
}
