package render

import (
	"image"
	"math/rand/v2"
	"testing"

	"safehouse/render/display"
)

// TestAGroundIsCutIntoWhatIsSeenOfIt: with any opaque fills over it, every pixel that none of them hides is painted
// once, and no other.
func TestAGroundIsCutIntoWhatIsSeenOfIt(t *testing.T) {
	const wide, high = 640, 400
	rng := rand.New(rand.NewPCG(1, 2))
	var u uncovered
	for round := range 300 {
		var items []display.Item
		for range rng.IntN(8) {
			items = append(items, display.Item{Kind: display.Fill, Colour: display.Colour{A: 255}, Radius: float64(rng.IntN(30)),
				Box: display.Rect{
					X: float64(rng.IntN(wide)) - 100, Y: float64(rng.IntN(high)) - 100, W: float64(rng.IntN(wide)),
					H: float64(rng.IntN(high)),
				}})
		}
		u.cover(items)
		var painted [high][wide]int
		u.each(image.Rect(0, 0, wide, high), func(piece image.Rectangle) {
			for y := piece.Min.Y; y < piece.Max.Y; y++ {
				for x := piece.Min.X; x < piece.Max.X; x++ {
					painted[y][x]++
				}
			}
		})
		for y := range high {
			for x := range wide {
				want := 1
				for _, c := range u.covers {
					if image.Pt(x, y).In(c) {
						want = 0
					}
				}
				if painted[y][x] != want {
					t.Fatalf("round %d: the pixel %d,%d is painted %d times, want %d", round, x, y, painted[y][x], want)
				}
			}
		}
	}
}

// TestOnlyWhatHidesAllOfAPlaceCoversIt: corners, glass and what is moved let the ground be seen.
func TestOnlyWhatHidesAllOfAPlaceCoversIt(t *testing.T) {
	solid := display.Item{Kind: display.Fill, Colour: display.Colour{A: 255},
		Box: display.Rect{X: 10, Y: 20, W: 300, H: 200}}
	for name, change := range map[string]func(*display.Item){
		"half a colour": func(it *display.Item) { it.Colour.A = 128 },
		"glass rim":     func(it *display.Item) { it.Edge.A = 128 },
		"faded":         func(it *display.Item) { it.Fade = 0.1 },
		"turned":        func(it *display.Item) { it.Turn = 0.1 },
		"scaled":        func(it *display.Item) { it.Scale = -0.1 },
		"rough":         func(it *display.Item) { it.Rough = 2 },
		"clipped away":  func(it *display.Item) { it.Clip = display.Rect{X: 400, Y: 20, W: 300, H: 200} },
		"small":         func(it *display.Item) { it.Box.W = 20 },
		"a border":      func(it *display.Item) { it.Kind = display.Border },
	} {
		var u uncovered
		it := solid
		change(&it)
		if u.cover([]display.Item{it}); len(u.covers) > 0 {
			t.Errorf("%s: covers %v", name, u.covers)
		}
	}
	var u uncovered
	if u.cover([]display.Item{solid}); len(u.covers) != 1 || u.covers[0] != image.Rect(10, 20, 310, 220) {
		t.Errorf("an opaque fill covers %v", u.covers)
	}
	solid.Radius = 30
	if u.cover([]display.Item{solid}); len(u.covers) != 2 || u.covers[0] != image.Rect(10, 50, 310, 190) ||
		u.covers[1] != image.Rect(40, 20, 280, 220) {
		t.Errorf("a fill with round corners covers %v", u.covers)
	}
	laid := solid
	laid.Kind, laid.Face.Design = display.CardFace, &display.Known{Laid: true, Opaque: true, Ground: &display.Place{}}
	if u.cover([]display.Item{laid}); len(u.covers) != 2 || u.covers[0] != image.Rect(10, 40, 310, 200) ||
		u.covers[1] != image.Rect(30, 20, 290, 220) {
		t.Errorf("a ground that lies on another one covers %v", u.covers)
	}
	torn := solid
	torn.Kind, torn.Corners, torn.Rough = display.Scrap, squareCut, 4
	if u.cover([]display.Item{torn}); len(u.covers) != 1 || u.covers[0] != image.Rect(15, 25, 305, 215) {
		t.Errorf("a torn strip covers %v", u.covers)
	}
	torn.Corners[2][0] = 0.5
	if u.cover([]display.Item{torn}); len(u.covers) > 0 {
		t.Errorf("a scrap that is cut askew covers %v", u.covers)
	}
	laid.Face.Design = &display.Known{Laid: true, Ground: &display.Place{}}
	if u.cover([]display.Item{laid}); len(u.covers) > 0 {
		t.Errorf("glass on a ground covers %v", u.covers)
	}
}
