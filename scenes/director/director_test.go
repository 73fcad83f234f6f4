package director

import (
	"math"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
)

// full is the pace of speed 1.
func full(ms float64) int { return int(ms*60/1000 + 0.5) }

// off is the pace where animations are off.
func off(float64) int { return 0 }

func at(zone game.Zone, index uint8) game.Place { return game.Place{Zone: zone, Index: index} }

// front and back are those of a card.
var front, back = &display.Known{Name: "front"}, &display.Known{Name: "back", Back: true}

func card(p game.Place, x float64, d display.Design) Sprite {
	return Sprite{At: p, Face: display.Face{Design: d}, Pose: Pose{Box: display.Rect{X: x, Y: 100, W: 80, H: 120}}}
}

// dealt is a card that flies from a pile to the table, beside one that stays and one that turns over.
func dealt(pace Pace) Scene {
	return Scene{
		Before: []Sprite{card(at(1, 0), 10, front), card(at(2, 0), 300, back)},
		After: []Sprite{card(at(1, 0), 10, front), card(at(2, 0), 300, front),
			card(at(3, 0), 600, back)},
		Journeys: []Journey{{From: at(9, 7), To: at(3, 0)}},
		Where:    func(game.Place) (Pose, bool) { return Pose{Box: display.Rect{X: 0, Y: 0, W: 80, H: 120}}, true },
		Pace:     pace, Turn: -1,
	}
}

func TestABeatIsAPureFunctionOfItsTick(t *testing.T) {
	a, b := NewBeat(dealt(full)), NewBeat(dealt(full))
	if !reflect.DeepEqual(a, b) {
		t.Fatal("the same scene gives two beats")
	}
	forth := make([][]Sprite, a.Ticks+1)
	for tick := range forth {
		forth[tick] = a.Frame(tick, nil)
	}
	for tick := a.Ticks; tick >= 0; tick-- {
		if !reflect.DeepEqual(forth[tick], a.Frame(tick, nil)) {
			t.Errorf("tick %d looks different when asked again", tick)
		}
	}
}

func TestABeatBeginsAndEndsWithTheBoards(t *testing.T) {
	s := dealt(full)
	b := NewBeat(s)
	end := b.Frame(b.Ticks, nil)
	if len(end) != len(s.After) {
		t.Fatalf("%d cards at the end, want %d", len(end), len(s.After))
	}
	goal := index(s.After)
	for _, got := range end {
		if want := goal[got.At]; want == nil || *want != got {
			t.Errorf("at the end %+v, want %+v", got, want)
		}
	}
	for _, got := range b.Frame(0, nil) {
		if got.At == at(2, 0) && got.Face.Design != back {
			t.Error("the card shows its face before it turns")
		}
	}
}

func TestTheFaceChangesOnTheEdge(t *testing.T) {
	b := NewBeat(dealt(full))
	for tick := range b.Ticks {
		for _, s := range b.Frame(tick, nil) {
			if s.At != at(2, 0) || s.Pose.Squash < 0.5 {
				continue
			}
			return
		}
	}
	t.Error("the card never stands on its edge")
}

func TestCuesFallOnContactFrames(t *testing.T) {
	b := NewBeat(dealt(full))
	found := map[sound.Cue]int{}
	for _, c := range b.Cues {
		found[c.Cue] = c.Tick
	}
	if found[sound.Place] != full(playMS) {
		t.Errorf("the card lands on tick %d, is heard on %d", full(playMS), found[sound.Place])
	}
	if found[sound.Flip] != full(flipMS)/2 {
		t.Errorf("the card turns on tick %d, is heard on %d", full(flipMS)/2, found[sound.Flip])
	}
}

func TestAnimationsOffTakeNoTime(t *testing.T) {
	b := NewBeat(dealt(off))
	if b.Ticks != 0 || b.Land != 0 {
		t.Errorf("%d ticks, landing on %d", b.Ticks, b.Land)
	}
	if got := b.Frame(0, nil); len(got) != 3 {
		t.Errorf("%d cards, want 3", len(got))
	}
}

func TestFurtherCardsOfARevealTurnTheQuickerDownToTheFloor(t *testing.T) {
	last := math.MaxInt
	for n := range 12 {
		s := dealt(full)
		s.Journeys, s.After, s.Turn = nil, s.After[:2], n
		ticks := NewBeat(s).Ticks
		if ticks > last || ticks < full(turnFloorMS) {
			t.Errorf("card %d turns in %d ticks, the one before in %d", n, ticks, last)
		}
		last = ticks
	}
	if last != full(turnFloorMS) {
		t.Errorf("the last card turns in %d ticks", last)
	}
}

func TestCurvesRunFromEndToEnd(t *testing.T) {
	for _, c := range []Curve{Linear, Standard, Decelerate, Accelerate, EmphasisedDecelerate} {
		last := 0.0
		for i := range 101 {
			v := c.At(float64(i) / 100)
			if v < last-1e-6 {
				t.Fatalf("%+v goes back at %d%%", c, i)
			}
			last = v
		}
		if c.At(-1) != 0 || c.At(0) != 0 || c.At(1) != 1 || c.At(2) != 1 {
			t.Errorf("%+v does not end at its ends", c)
		}
	}
	if Decelerate.At(0.2) < 0.5 || Accelerate.At(0.2) > 0.2 {
		t.Error("the curves do not bend as named")
	}
}

// TestACardLeansIntoItsFlightAndSettles: it turns with where it goes, a little back as it lands, and lies as it should
// at last. With reduced motion it turns nowhere.
func TestACardLeansIntoItsFlightAndSettles(t *testing.T) {
	for _, still := range []bool{false, true} {
		s := dealt(full)
		s.Still = still
		b := NewBeat(s)
		var most, least, last float64
		for tick := range b.Ticks + 1 {
			for _, card := range b.Frame(tick, nil) {
				if card.At == at(3, 0) {
					last = card.Pose.Turn
					most, least = max(most, last), min(least, last)
				}
			}
		}
		if leans := most > 0.08 && least < -0.01; leans == still || last != 0 || still && (most != 0 || least != 0) {
			t.Errorf("reduced motion %v: it turns from %.3f to %.3f and lies at %.3f", still, least, most, last)
		}
	}
}

// TestNoTwoTablesAreReadAsOne: where the whole table makes way, what goes is gone before what stays sets out, and what
// is new comes when that has nearly arrived.
func TestNoTwoTablesAreReadAsOne(t *testing.T) {
	stays, goes, comes := at(1, 0), at(2, 0), at(3, 0)
	b := NewBeat(Scene{
		Before: []Sprite{card(goes, 0, front), card(stays, 100, front)},
		After:  []Sprite{card(stays, 300, front), card(comes, 400, front)}, Pace: full, Turn: -1,
		Change: true,
	})
	for tick := range b.Ticks {
		var old, fresh, moved float64
		for _, s := range b.Frame(tick, nil) {
			switch s.At {
			case goes:
				old = 1 - s.Pose.Fade
			case stays:
				moved = (s.Pose.Box.X - 100) / 200
			case comes:
				fresh = 1 - s.Pose.Fade
			}
		}
		if old > 0.01 && (moved > 0.01 || fresh > 0.01) || fresh > 0.01 && moved < 0.8 {
			t.Errorf("tick %d: what goes is seen by %.2f, what comes by %.2f, what stays has gone %.2f of its way", tick, old,
				fresh, moved)
		}
	}
}
