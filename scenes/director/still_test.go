package director

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
)

// still is the same scene with reduced motion.
func still(s Scene) Scene {
	s.Still = true
	return s
}

// anyScene is a scene by chance: cards that fly, stay, turn, lie elsewhere, come and go in every manner.
func anyScene(r *rand.Rand) Scene {
	place := func() game.Place { return at(game.Zone(r.IntN(4)), uint8(r.IntN(4))) }
	board := func() (cards []Sprite) {
		taken := map[game.Place]bool{}
		for range r.IntN(12) {
			p := place()
			if taken[p] {
				continue
			}
			taken[p] = true
			c := card(p, float64(r.IntN(9)*100), []display.Design{nil, front, back}[r.IntN(3)])
			c.Pose.Turn, c.Pose.Scale, c.Lift = float64(r.IntN(3))*0.02, float64(r.IntN(2))*0.1, r.IntN(9)
			cards = append(cards, c)
		}
		return cards
	}
	s := Scene{Before: board(), After: board(), Pace: full, Still: true, Turn: r.IntN(6) - 2, Change: r.IntN(3) == 0}
	for range r.IntN(5) {
		s.Journeys = append(s.Journeys, Journey{place(), place(), Flight(r.IntN(4)), float64(r.IntN(400))})
	}
	s.Where = func(game.Place) (Pose, bool) {
		return Pose{Box: display.Rect{X: -500, Y: -500, W: 80, H: 120}}, r.IntN(2) == 0
	}
	return s
}

func TestWithReducedMotionEveryCardLiesAsItDoesAtRest(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 7))
	for n := range 2000 {
		s := anyScene(r)
		b := NewBeat(s)
		for tick := range b.Ticks + 1 {
			for _, got := range b.Frame(tick, nil) {
				rests := false
				for _, board := range [...][]Sprite{s.Before, s.After} {
					for i := range board {
						rests = rests || board[i].At == got.At && board[i].Pose.lies(&got.Pose)
					}
				}
				if !rests {
					t.Fatalf("scene %d, tick %d of %d: %+v lies at %+v, as on neither board", n, tick, b.Ticks, got.At, got.Pose)
				}
			}
		}
		end := index(s.After)
		for _, got := range b.Frame(b.Ticks, nil) {
			if want := end[got.At]; want == nil || *want != got {
				t.Fatalf("scene %d: at the end %+v, want %+v", n, got, want)
			}
		}
		if b.Ticks > full(BurnMS) {
			t.Fatalf("scene %d takes %d ticks", n, b.Ticks)
		}
	}
}

func TestWithReducedMotionACardFadesOutWhereItWasAndInWhereItGoes(t *testing.T) {
	from, to := card(at(1, 0), 10, front), card(at(2, 0), 500, front)
	b := NewBeat(Scene{
		Before: []Sprite{from}, After: []Sprite{to}, Journeys: []Journey{{From: from.At, To: to.At}},
		Where: func(game.Place) (Pose, bool) { return Pose{}, false }, Pace: full, Turn: -1, Still: true,
	})
	if b.Ticks != full(CrossMS) || b.Land != b.Ticks {
		t.Errorf("it takes %d ticks and lands on %d", b.Ticks, b.Land)
	}
	mid := b.Frame(b.Ticks/2, nil)
	if len(mid) != 2 || mid[0].Pose.Fade <= 0.2 || mid[0].Pose.Fade >= 0.8 || mid[1].Pose.Fade != 1-mid[0].Pose.Fade {
		t.Errorf("half way %+v", mid)
	}
}

func TestWithReducedMotionACardTurnsByFadingInPlace(t *testing.T) {
	s := still(dealt(full))
	s.Journeys, s.After = nil, s.After[:2]
	b := NewBeat(s)
	if b.Ticks != full(CrossMS) {
		t.Errorf("it takes %d ticks", b.Ticks)
	}
	var faces []display.Design
	for _, got := range b.Frame(b.Ticks/2, nil) {
		if got.At == at(2, 0) {
			faces = append(faces, got.Face.Design)
		}
		if got.Pose.Squash != 0 || got.Pose.Scale != 0 {
			t.Errorf("half way it is bent: %+v", got.Pose)
		}
	}
	if !reflect.DeepEqual(faces, []display.Design{back, front}) {
		t.Errorf("half way its faces are %v, the lower one first", faces)
	}
}

func TestWithReducedMotionATableThatMakesWayHasDoneSoAtOnce(t *testing.T) {
	s := still(dealt(full))
	s.Journeys, s.Change = nil, true
	s.After = []Sprite{card(at(1, 0), 700, front)}
	b := NewBeat(s)
	if b.Land != 0 {
		t.Errorf("the figures follow on tick %d", b.Land)
	}
	for tick := range b.Ticks + 1 {
		if got := b.Frame(tick, nil); len(got) != 1 || !got[0].Pose.lies(&s.After[0].Pose) {
			t.Fatalf("on tick %d there are %+v", tick, got)
		}
	}
}

func TestReducedMotionSoundsTheSame(t *testing.T) {
	heard := func(s Scene) (cues []sound.Cue) {
		for _, c := range NewBeat(s).Cues {
			known := false
			for _, k := range cues {
				known = known || k == c.Cue
			}
			if !known {
				cues = append(cues, c.Cue)
			}
		}
		return cues
	}
	r := rand.New(rand.NewPCG(1, 3))
	for n := range 500 {
		s := anyScene(r)
		if s.Change {
			continue
		}
		s.Still = false
		moving, quiet := heard(s), heard(still(s))
		all := map[sound.Cue]bool{}
		for _, c := range moving {
			all[c] = true
		}
		for _, c := range quiet {
			if !all[c] {
				t.Fatalf("scene %d: %v is heard only with reduced motion", n, c)
			}
		}
		if len(moving) != len(quiet) {
			t.Fatalf("scene %d sounds as %v, with reduced motion as %v", n, moving, quiet)
		}
	}
}

func TestReducedMotionWithAnimationsOffTakesNoTime(t *testing.T) {
	b := NewBeat(still(dealt(off)))
	if b.Ticks != 0 || b.Land != 0 || len(b.Frame(0, nil)) != 3 {
		t.Errorf("%d ticks, landing on %d, %d cards", b.Ticks, b.Land, len(b.Frame(0, nil)))
	}
}
