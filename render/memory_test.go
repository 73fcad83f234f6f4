package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

// kept is how many pictures a painter holds.
func (p *Painter) kept() int {
	return p.shapes.Len() + p.symbols.Len() + p.faces.Len() + p.grounds.Len()
}

func table(m theme.Metrics, value string) *display.List {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: faces.Corridor}})
	l.Card(display.Rect{X: 10, Y: 10, W: m.W / 6, H: m.W / 4},
		display.Face{Design: facestest.Card, Value: value}).Shadow = 4
	l.Symbol(display.Rect{X: 100, Y: 10, W: m.W / 10, H: m.W / 10}, display.IconKey, theme.Brass)
	l.Fill(display.Rect{X: 150, Y: 10, W: 90, H: 40}, theme.Panel, 8)
	return &l
}

func TestPicturesOfAnotherSizeAreLetGo(t *testing.T) {
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPainter(setter)
	sizes := []theme.Metrics{{W: 320, H: 200}, {W: 400, H: 250}, {W: 320, H: 200, Plain: true},
		{W: 640, H: 400, TextScale: 2}}
	first := 0
	for _, m := range sizes {
		img := ebiten.NewImage(int(m.W), int(m.H))
		p.Paint(img, table(m, "7"), m)
		if first == 0 {
			first = p.kept()
		}
		if p.kept() != first {
			t.Errorf("%vx%v: %d pictures are kept, the same table took %d at first", m.W, m.H, p.kept(), first)
		}
		img.Deallocate()
	}
	p.Release()
	if p.kept() != 0 {
		t.Errorf("after Release %d pictures are kept", p.kept())
	}
}

func TestFacesNotSeenForLongAreLetGo(t *testing.T) {
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPainter(setter)
	m := theme.Metrics{W: 320, H: 200}
	img := ebiten.NewImage(320, 200)
	defer img.Deallocate()
	big := display.Rect{W: 1500, H: 1500}
	most := 0
	for i := range 24 {
		var l display.List
		l.Card(big, display.Face{Design: facestest.Card, Tone: uint8(i), Marks: 1})
		p.Paint(img, &l, m)
		most = max(most, p.faces.Len())
	}
	const bytes = 4 * 1506 * 1506
	if limit := 2 * (facesKept/bytes + 2); most > limit {
		t.Errorf("%d large faces were kept at once, %d are allowed", most, limit)
	}
}
