package render_test

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/render/goldentest"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

func TestMain(m *testing.M) { goldentest.Main(m) }

var small = theme.Metrics{W: 320, H: 200}

// lit is the smallest rectangle that holds all that is not black.
func lit(img *image.RGBA) (r image.Rectangle) {
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if c := img.RGBAAt(x, y); c.R|c.G|c.B != 0 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// kinds are an item of every kind that draws something, in the same box.
func kinds(box display.Rect) []display.Item {
	white := display.Hex(0xFFFFFF)
	return []display.Item{
		{Kind: display.Fill, Box: box, Colour: white, Radius: 8},
		{Kind: display.Border, Box: box, Colour: white, Radius: 8, Width: 3},
		{Kind: display.Text, Box: box, Colour: white,
			Lettering: display.Lettering{Text: "Àgp", Size: 30, Align: display.Middle}},
		{Kind: display.Symbol, Box: box, Colour: white, Icon: display.IconKey},
		{Kind: display.CardFace, Box: box, Face: display.Face{Design: facestest.Card, Value: "7"}},
		{Kind: display.Ground, Box: box, Face: display.Face{Design: faces.Corridor}},
		{Kind: display.Ground, Box: box, Face: display.Face{Design: &display.Known{Ground: &display.Place{
			Middle: white, Papers: []display.Paper{{Colour: white, Corners: [][2]float64{{0, 0}, {1, 0}, {1, 1}}}},
		}}}},
		{Kind: display.Wipe, Box: box, Colour: white, Width: 3},
		{Kind: display.Ground, Box: box, Face: display.Face{Design: foggy}},
		{Kind: display.Clock, Box: box, Face: display.Face{Design: facestest.Card}, Pose: display.Pose{Turn: 2}},
		{Kind: display.Beam, Box: box, Colour: white},
		{Kind: display.Glow, Box: box, Colour: white},
		{Kind: display.Dots, Box: box, Colour: white},
		{Kind: display.Fill, Box: box, Colour: white, Radius: 8,
			Gradient: display.Gradient{Shading: display.ShadeDown, To: display.Hex(0x808080)}},
		{Kind: display.Path, Box: box, Colour: white, Outline: pen.Draw(1, "M 0 0 L 1 0.5 0.5 1 Z")},
		{Kind: display.Scrap, Box: box, Colour: white, Rough: 2,
			Corners: [4][2]float32{{0, 0.1}, {0.9, 0}, {1, 1}, {0.2, 0.8}}},
	}
}

func TestEveryKindPaintsInItsBoxAndItsClip(t *testing.T) {
	box := display.Rect{X: 60, Y: 40, W: 120, H: 100}
	allowed := image.Rect(60, 40, 180, 140).Inset(-3)
	clip := display.Rect{X: 50, Y: 30, W: 80, H: 70}
	for _, it := range kinds(box) {
		got := lit(goldentest.Paint(t, small, &display.List{Items: []display.Item{it}}))
		if got.Empty() || !got.In(allowed) {
			t.Errorf("kind %d painted %v, its box is %v", it.Kind, got, box)
		}
		it.Clip = clip
		got = lit(goldentest.Paint(t, small, &display.List{Items: []display.Item{it}}))
		if got.Empty() || !got.In(image.Rect(50, 30, 130, 100)) {
			t.Errorf("kind %d painted %v, its clip is %v", it.Kind, got, clip)
		}
		it.Clip = display.Rect{X: 5000, Y: 5000, W: 10, H: 10}
		if got = lit(goldentest.Paint(t, small, &display.List{Items: []display.Item{it}})); !got.Empty() {
			t.Errorf("kind %d painted %v, its clip is off the screen", it.Kind, got)
		}
	}
}

// TestOnADenseMonitorEverythingLiesWhereItLies: an item takes the same part of the picture at every density, a text as
// much of its line.
func TestOnADenseMonitorEverythingLiesWhereItLies(t *testing.T) {
	const off = 2.5 // What roundings to whole pixels may come to, in pixels of the screen.
	box := display.Rect{X: 60, Y: 40, W: 120, H: 100}
	items := append(kinds(box), display.Item{Kind: display.Text, Box: small.Screen(), Colour: display.Hex(0xFFFFFF),
		Lettering: display.Lettering{Text: "Regardez vos cartes, puis celles des autres", Size: 18.2}})
	for _, density := range []float64{1.25, 1.5, 2, 2.625} {
		for i := range items {
			if items[i].Kind == display.Dots { // It is as high as a dot.
				items[i].Box.H = 2
			}
			l := &display.List{Items: items[i : i+1]}
			want, m := lit(goldentest.Paint(t, small, l)), small
			m.Density = density
			got := lit(goldentest.Paint(t, m, l))
			for _, side := range [][2]int{{want.Min.X, got.Min.X}, {want.Min.Y, got.Min.Y}, {want.Max.X, got.Max.X},
				{want.Max.Y, got.Max.Y}} {
				if math.Abs(float64(side[0])-float64(side[1])/density) > off {
					t.Errorf("density %v: kind %d painted %v, want %v as large", density, items[i].Kind, got, want)
					break
				}
			}
		}
	}
}

func TestAFillCoversItsBoxToThePixel(t *testing.T) {
	for _, radius := range []float64{0, 0.5, 4, 11.3, 1000} {
		for _, size := range [][2]float64{{120, 100}, {7, 7}, {1, 1}, {90, 5}} {
			var l display.List
			l.Fill(display.Rect{X: 60, Y: 40, W: size[0], H: size[1]}, display.Hex(0xFFFFFF), radius)
			want := image.Rect(60, 40, 60+int(size[0]), 40+int(size[1]))
			img := goldentest.Paint(t, small, &l)
			if got := lit(img); got != want {
				t.Errorf("radius %v, size %v: painted %v, want %v", radius, size, got, want)
			}
			if c := img.RGBAAt(60+int(size[0])/2, 40+int(size[1])/2); c.R < 200 {
				t.Errorf("radius %v, size %v: the middle is %v", radius, size, c)
			}
		}
	}
}

func TestABorderLeavesItsMiddleFree(t *testing.T) {
	var l display.List
	l.Border(display.Rect{X: 60, Y: 40, W: 120, H: 100}, display.Hex(0xFFFFFF), 8, 3)
	img := goldentest.Paint(t, small, &l)
	for _, p := range []image.Point{{120, 90}, {120, 44}, {64, 90}} {
		if c := img.RGBAAt(p.X, p.Y); c.R != 0 {
			t.Errorf("inside the border, at %v, there is %v", p, c)
		}
	}
	for _, p := range []image.Point{{120, 41}, {61, 90}, {178, 90}, {120, 138}} {
		if c := img.RGBAAt(p.X, p.Y); c.R != 255 {
			t.Errorf("on the border, at %v, there is %v", p, c)
		}
	}
}

func TestPosesMoveACard(t *testing.T) {
	box := display.Rect{X: 110, Y: 50, W: 80, H: 100}
	look := func(change func(it *display.Item)) image.Rectangle {
		var l display.List
		change(l.Card(box, display.Face{Design: facestest.Card, Value: "7"}))
		return lit(goldentest.Paint(t, small, &l))
	}
	still := look(func(*display.Item) {})
	for _, c := range []struct {
		name   string
		change func(it *display.Item)
		holds  func(r image.Rectangle) bool
	}{
		{"squash", func(it *display.Item) { it.Squash = 0.5 }, func(r image.Rectangle) bool {
			return r.Dx() < still.Dx()*6/10 && r.Dy() >= still.Dy()-2
		}},
		{"edge", func(it *display.Item) { it.Squash = 1 }, image.Rectangle.Empty},
		{"scale", func(it *display.Item) { it.Scale = 0.2 }, func(r image.Rectangle) bool {
			return r.Dx() > still.Dx()*11/10 && r.Dy() > still.Dy()*11/10
		}},
		{"turn", func(it *display.Item) { it.Turn = 1.5708 }, func(r image.Rectangle) bool { return r.Dx() > r.Dy() }},
		{"fade", func(it *display.Item) { it.Fade = 1 }, image.Rectangle.Empty},
	} {
		if got := look(c.change); !c.holds(got) {
			t.Errorf("%s: still the card fills %v, so it fills %v", c.name, still, got)
		}
	}
}

// TestACardIsSeenInTheLightThatFallsOnIt: half of the light leaves half of its colour.
func TestACardIsSeenInTheLightThatFallsOnIt(t *testing.T) {
	at := func(light display.Colour) int {
		var l display.List
		l.Card(display.Rect{X: 110, Y: 50, W: 80, H: 100}, display.Face{Design: facestest.Card}).Colour = light
		return int(goldentest.Paint(t, small, &l).RGBAAt(120, 60).R)
	}
	bright := at(display.Colour{})
	if dark := at(display.Hex(0x808080)); bright < 100 || dark < bright*45/100 || dark > bright*55/100 {
		t.Errorf("in white light the card is %d bright, in half of it %d", bright, dark)
	}
}

// TestAWipeOnlyGrows: what it has covered stays covered, with its paper or with its rim, so that nothing flickers. Its
// teeth turn with nothing.
func TestAWipeOnlyGrows(t *testing.T) {
	paper := color.RGBA{R: theme.Ochre.R, G: theme.Ochre.G, B: theme.Ochre.B, A: 255}
	look := func(radius float64) *image.RGBA {
		var l display.List
		l.Fill(small.Screen(), theme.TableColour, 0)
		l.Add(display.Item{Kind: display.Wipe, Box: display.Rect{X: 150 - radius, Y: 90 - radius, W: 2 * radius,
			H: 2 * radius}, Colour: theme.Ochre, Width: 5})
		return goldentest.Paint(t, small, &l)
	}
	before, covered := look(1), 0
	for radius := 12.0; radius < 260; radius *= 1.35 {
		now, count, ink := look(radius), 0, 0
		for y := range now.Rect.Dy() {
			for x := range now.Rect.Dx() {
				if before.RGBAAt(x, y) == paper && now.RGBAAt(x, y) != paper {
					t.Fatalf("at radius %.0f the paper is gone again from %d, %d", radius, x, y)
				}
				if c := now.RGBAAt(x, y); c == paper {
					count++
				} else if c.R < 60 {
					ink++
				}
			}
		}
		if count <= covered {
			t.Errorf("at radius %.0f %d pixels are covered, before %d", radius, count, covered)
		}
		if ink == 0 && radius < 150 {
			t.Errorf("at radius %.0f there is no rim", radius)
		}
		before, covered = now, count
	}
	if whole := small.W * small.H; float64(covered) != whole {
		t.Errorf("at last %d of %v pixels are covered", covered, whole)
	}
}

func TestAScrapIsCutAtItsCorners(t *testing.T) {
	var l display.List
	l.Add(display.Item{
		Kind: display.Scrap, Box: display.Rect{X: 60, Y: 40, W: 120, H: 100}, Colour: display.Hex(0xFFFFFF),
		Corners: [4][2]float32{{0, 0.5}, {1, 0}, {1, 1}, {0, 1}},
	})
	img := goldentest.Paint(t, small, &l)
	for _, c := range []struct {
		at  image.Point
		lit bool
	}{{image.Pt(70, 60), false}, {image.Pt(70, 95), true}, {image.Pt(120, 60), false}, {image.Pt(120, 70), true},
		{image.Pt(176, 48), true}} {
		if got := img.RGBAAt(c.at.X, c.at.Y).R > 128; got != c.lit {
			t.Errorf("at %v paper lies: %v, want %v", c.at, got, c.lit)
		}
	}
}

// likenesses are somebody unknown and the twelve regulars in every look, and two of them with every gaze.
func likenesses(m theme.Metrics) *display.List {
	var l display.List
	l.Fill(m.Screen(), theme.Panel, 0)
	at := func(x, y float64) display.Rect {
		return display.Rect{X: m.U(16 + x*146), Y: m.U(16 + y*178), W: m.U(136), H: m.U(170)}
	}
	for tone := range uint8(13) {
		for look := range display.LookCount {
			l.Card(at(float64(tone), float64(look)), display.Face{Design: faces.Likeness, Tone: tone, Marks: look})
		}
	}
	for gaze := range display.GazeCount {
		l.Card(at(float64(gaze), 4), display.Face{Design: faces.Likeness, Tone: 7, Marks: display.LookLamp,
			Gaze: gaze})
		l.Card(at(6+float64(gaze), 4), display.Face{Design: faces.Likeness, Tone: 12, Marks: display.LookPaper,
			Gaze: gaze})
	}
	return &l
}

// guests are the figures of persons in every look, each in the colour of another seat, one of them in all colours and
// with every gaze, and all of them as small as they are seen.
func guests(m theme.Metrics) *display.List {
	var l display.List
	l.Fill(m.Screen(), theme.Panel, 0)
	guest := func(x, y, side float64, figure, seat int, look uint8, gaze display.Gaze) {
		l.Card(display.Rect{X: m.U(x), Y: m.U(y), W: m.U(side * 0.8), H: m.U(side)}, display.Face{
			Design: faces.Likeness, Tone: display.Guest(figure, seat), Marks: look, Gaze: gaze})
	}
	for figure := range display.Figures {
		x := 16 + float64(figure)*146
		for look := range display.LookCount {
			guest(x, 16+float64(look)*178, 170, figure, figure%len(theme.SeatColours), look, display.GazeRest)
		}
		guest(x, 16+5*178, 60, figure, 0, display.LookPhoto, display.GazeRest)
		guest(x+70, 16+5*178, 60, figure, 2, display.LookPaper, display.GazeRest)
	}
	for seat := range theme.SeatColours {
		guest(16+8*146, 16+float64(seat)*178, 170, seat, seat, display.LookLamp, display.GazePleased)
		guest(16+9*146, 16+float64(seat)*178, 170, seat+2, seat, display.LookPaper, display.GazeStruck)
		guest(16+float64(seat)*146, 16+4*178, 170, 1, seat, display.LookPhoto, display.Gaze(seat))
	}
	return &l
}

// TestWhatHasNoRoomCastsNoShadow: a stamp without room for its word leaves nothing on the table.
func TestWhatHasNoRoomCastsNoShadow(t *testing.T) {
	stamp := func(title string) *image.RGBA {
		return goldentest.Paint(t, small, &display.List{Items: []display.Item{
			{Kind: display.Fill, Box: small.Screen(), Colour: display.Hex(0xFFFFFF)},
			{Kind: display.CardFace, Box: display.Rect{X: 80, Y: 60, W: 90, H: 32}, Pose: display.Pose{Shadow: 6},
				Face: display.Face{Design: faces.Stamp, Title: title}},
		}})
	}
	bare := goldentest.Paint(t, small, &display.List{Items: []display.Item{
		{Kind: display.Fill, Box: small.Screen(), Colour: display.Hex(0xFFFFFF)},
	}})
	for _, c := range []struct {
		title string
		there bool
	}{{"21", true}, {"Unübersehbar und unwiderruflich", false}} {
		if there := !bytes.Equal(stamp(c.title).Pix, bare.Pix); there != c.there {
			t.Errorf("%q: something is seen: %v", c.title, there)
		}
	}
}
