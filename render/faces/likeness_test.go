package faces_test

import (
	"fmt"
	"math"
	"reflect"
	"testing"

	"safehouse/render/contrast"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

var wall = theme.Metrics{W: 1280, H: 800}

// regulars is how many regulars there are; somebody unknown comes before them.
const regulars = uint8(12)

// cells is how many there are in a grid of 12 by 15 over a likeness.
const cells = 12 * 15

// likenessIn is the largest box for a likeness in the middle of a room.
func likenessIn(room display.Rect) display.Rect {
	w := min(room.W, room.H*0.8)
	return room.Middle(w, w/0.8)
}

// likeness lays a likeness out in a box of a height.
func likeness(f display.Face, high float64, m theme.Metrics) ([]display.Item, display.Rect) {
	f.Design = faces.Likeness
	box := likenessIn(display.Rect{X: 10, Y: 20, W: 2 * high, H: high})
	items := faces.Lay(nil, f, box, m, nil)
	if m.Contrast {
		new(contrast.Pass).Face(items, m)
	}
	return items, box
}

// seen is what is seen of a list in the middle of each cell of a grid over a box, as little as it is.
func seen(items []display.Item, box display.Rect) (picture [cells]display.Colour) {
	for i := range picture {
		x, y := box.X+box.W*(float64(i%12)+0.5)/12, box.Y+box.H*(float64(i/12)+0.5)/15
		for k := range items {
			if it := &items[k]; it.Kind != display.Symbol && it.Covers(x, y) {
				picture[i] = theme.Over(it.Colour, picture[i])
			}
		}
	}
	return picture
}

// apart is the share of a picture that is plainly another one, whatever the hues.
func apart(a, b [cells]display.Colour) (share float64) {
	for i := range a {
		if math.Abs(math.Sqrt(theme.Luminance(a[i]))-math.Sqrt(theme.Luminance(b[i]))) > 0.12 {
			share += 1 / float64(len(a))
		}
	}
	return share
}

// TestRegularsAreToldApartWhenSmall: at 40 pixels, in every look, in high contrast and by somebody who sees no hues.
func TestRegularsAreToldApartWhenSmall(t *testing.T) {
	for look := range display.LookCount {
		for _, high := range []bool{false, true} {
			m := wall
			m.Contrast = high
			var all [][cells]display.Colour
			for tone := range regulars + 1 {
				items, box := likeness(display.Face{Tone: tone, Marks: look}, 40, m)
				all = append(all, seen(items, box))
			}
			for a := range all {
				for b := range a {
					if share := apart(all[a], all[b]); share < 0.15 {
						t.Errorf("look %d, contrast %v: %d and %d differ in %.0f %% of the picture", look, high, a, b, 100*share)
					}
				}
			}
		}
	}
}

// TestGuestsAreToldApartByTheirHeads: when small, in one colour, in every look and in high contrast.
func TestGuestsAreToldApartByTheirHeads(t *testing.T) {
	const heads, least = cells * 10 / 15, 0.1
	for look := range display.LookCount {
		for _, high := range []bool{false, true} {
			m := wall
			m.Contrast = high
			var all [display.Figures][cells]display.Colour
			for a := range all {
				items, box := likeness(display.Face{Tone: display.Guest(a, 0), Marks: look}, 40, m)
				all[a] = seen(items, box)
				for b := range a {
					if share := apart(all[a], all[b]) * cells / heads; share < least {
						t.Errorf("look %d, contrast %v: %d and %d differ in %.0f %% of the head", look, high, a, b, 100*share)
					}
				}
			}
		}
	}
}

// TestAGazeMovesEyesAndMouthAlone: each is seen on every face, in every look, and leaves the rest of the picture as it
// was.
func TestAGazeMovesEyesAndMouthAlone(t *testing.T) {
	for look := range display.LookCount {
		for tone := uint8(1); tone <= regulars; tone++ {
			var all [display.GazeCount][]display.Item
			still, box := likeness(display.Face{Tone: tone, Marks: look}, 300, wall)
			rest := seen(still, box)
			for gaze := range display.GazeCount {
				all[gaze], _ = likeness(display.Face{Tone: tone, Marks: look, Gaze: gaze}, 300, wall)
				for other := range gaze {
					dreams := tone == 5 && gaze == display.GazeShut && other == display.GazeRest
					if same := reflect.DeepEqual(all[gaze], all[other]); same != dreams {
						t.Errorf("look %d: %d looks the same with the gazes %d and %d: %v", look, tone, other, gaze, same)
					}
				}
				if gaze == display.GazeRest {
					continue
				}
				if share := apart(rest, seen(all[gaze], box)); share > 0.09 {
					t.Errorf("look %d: with the gaze %d %.0f %% of %d change", look, gaze, 100*share, tone)
				}
			}
		}
	}
}

// TestALikenessKeepsToItsFrame: nothing sticks out, at any size, of whoever it is.
func TestALikenessKeepsToItsFrame(t *testing.T) {
	for _, high := range []float64{24, 40, 80, 160, 320} {
		for n := range regulars + 3 + display.Figures {
			tone := n
			if n > regulars+2 {
				tone = display.Guest(int(n-regulars)-3, int(n)%6)
			}
			for look := range display.LookCount + 1 {
				f := display.Face{Tone: tone, Marks: look, Gaze: display.Gaze(n) % display.GazeCount}
				items, box := likeness(f, high, wall)
				for i, it := range items {
					in := it.Box
					if !it.Clip.Empty() {
						in = in.Intersect(it.Clip)
					}
					if !in.Empty() && !box.Inset(-0.01).Covers(in) {
						t.Fatalf("%d in look %d, %v high: item %d reaches %v, the frame is %v", tone, look, high, i, in, box)
					}
				}
			}
		}
	}
}

// TestALikenessHasNoLetters: plain type changes nothing about it.
func TestALikenessHasNoLetters(t *testing.T) {
	plain := wall
	plain.Plain = true
	for tone := range regulars + 1 {
		for look := range display.LookCount {
			f := display.Face{Tone: tone, Marks: look}
			styled, _ := likeness(f, 200, wall)
			if set, _ := likeness(f, 200, plain); !reflect.DeepEqual(styled, set) {
				t.Errorf("%d in look %d changes with plain type", tone, look)
			}
		}
	}
}

// TestEyesAreSeenInHighContrast: the face keeps both light and dark where the eyes are.
func TestEyesAreSeenInHighContrast(t *testing.T) {
	m := wall
	m.Contrast = true
	for tone := uint8(1); tone <= regulars; tone++ {
		for look := range display.LookCount {
			items, box := likeness(display.Face{Tone: tone, Marks: look}, 300, m)
			eyes := display.Rect{X: box.X + box.W*0.33, Y: box.Y + box.H*0.44, W: box.W * 0.34, H: box.H * 0.16}
			low, high := 1.0, 0.0
			for _, c := range seen(items, eyes) {
				low, high = min(low, theme.Luminance(c)), max(high, theme.Luminance(c))
			}
			if ratio := (high + 0.05) / (low + 0.05); ratio < theme.HighContrast {
				t.Errorf("%d in look %d: the eyes have a contrast of %.1f", tone, look, ratio)
			}
		}
	}
}

func TestLikenessesHaveOneShape(t *testing.T) {
	for _, room := range []display.Rect{{W: 100, H: 40}, {X: 7, Y: 9, W: 40, H: 100}, {W: 80, H: 100}} {
		box := likenessIn(room)
		if got := fmt.Sprintf("%.3f", box.W/box.H); got != "0.800" || !room.Inset(-1e-9).Covers(box) || box.W < room.W-1e-9 &&
			box.H < room.H-1e-9 {
			t.Errorf("in %v a likeness has %v", room, box)
		}
	}
}

// TestAGuestWearsTheColourOfTheSeat: in every look, and in no other, whatever the figure; a mood moves the hat.
func TestAGuestWearsTheColourOfTheSeat(t *testing.T) {
	for seat, colour := range theme.SeatColours {
		for figure := range display.Figures {
			for look := range display.LookCount {
				f := display.Face{Tone: display.Guest(figure, seat), Marks: look}
				calm, _ := likeness(f, 200, wall)
				f.Gaze = display.GazePleased
				pleased, _ := likeness(f, 200, wall)
				if reflect.DeepEqual(calm, pleased) {
					t.Errorf("figure %d in look %d: nothing tells that it is pleased", figure, look)
				}
				worn := 0
				for _, it := range calm {
					if it.Colour == colour {
						worn++
					}
					for other, c := range theme.SeatColours {
						if it.Kind == display.Path && other != seat && it.Colour == c {
							t.Errorf("figure %d of seat %d in look %d wears the colour of seat %d", figure, seat, look, other)
						}
					}
				}
				if worn < 3 {
					t.Errorf("figure %d of seat %d in look %d wears the colour of the seat %d times", figure, seat, look, worn)
				}
			}
		}
	}
}
