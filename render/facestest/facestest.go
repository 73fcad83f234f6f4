// Package facestest is the kit that every room which draws faces must pass, and a card to test with. Only tests import
// it.
package facestest

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/contrast"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

// Card is a white card with its value.
var Card = &faces.Design{
	Known: display.Known{Name: "test card", Shape: display.Upright},
	Draw: func(s *faces.Sheet) {
		s.Unit = s.Box.W / 100
		s.Paper(s.Box, theme.Paper, 7*s.Unit)
		s.Middle(s.Box, s.Fit(s.Face.Value, display.SansBold, 24, s.Box.W, s.Box.H*faces.Airy, 1), theme.Ink,
			display.Middle)
	},
}

// Screens are those that must work, from the smallest window to 4K.
var Screens = [][2]float64{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {3840, 2160}}

// Setter measures text as it is set.
func Setter(t testing.TB) *typeset.Setter {
	t.Helper()
	s, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Longer makes a text as long as those of the pseudo-language.
func Longer(text string) string {
	return text + " " + strings.Repeat("~", (len([]rune(text))*2+4)/5)
}

// Text is all that is written on a face, without blanks.
func Text(items []display.Item) string {
	var b strings.Builder
	for _, it := range items {
		b.WriteString(strings.ReplaceAll(it.Text, " ", ""))
	}
	return b.String()
}

// Legible wants nothing on a face to be cut, faint or too small, at these sizes in pixels of the design, on every
// screen, in large and in plain type.
func Legible(t *testing.T, all []display.Face, sizes [][2]float64) {
	t.Helper()
	s := Setter(t)
	every(func(m theme.Metrics) {
		for _, f := range all {
			for _, size := range sizes {
				box := display.Rect{X: 100, Y: 100, W: m.U(size[0]), H: m.U(size[1])}
				l := display.List{Items: faces.Lay(nil, f, box, m, s)}
				for _, fault := range displaytest.Find(&l, s, m.Screen()) {
					if fault.What != displaytest.TooHigh {
						t.Errorf("%+v: %+v at %v: %v", m, f, size, fault)
					}
				}
				for i, it := range l.Items {
					if it.Kind == display.Text && !within(it, box, s) {
						t.Errorf("%+v: %+v at %v: the letters of %q leave the face (item %d)", m, f, size, it.Text, i)
					}
				}
			}
		}
	})
}

// every calls try with every screen, in both sizes of text and both types.
func every(try func(m theme.Metrics)) {
	for _, sc := range Screens {
		for _, scale := range []float64{1, 2} {
			for _, plain := range []bool{false, true} {
				try(theme.Metrics{W: sc[0], H: sc[1], TextScale: scale, Plain: plain})
			}
		}
	}
}

// within reports whether the capitals of a text stay on the face.
func within(it display.Item, box display.Rect, s *typeset.Setter) bool {
	high, wide := s.CapHeight(it.Font, it.Size), s.Width(it.Text, it.Font, it.Size)
	x, in := it.LineStart(wide), box.Inset(-1)
	_, y := it.Box.Centre()
	return x >= in.X && x+wide <= in.X+in.W && y-high/2 >= in.Y && y+high/2 <= in.Y+in.H
}

// PlainNames wants plain type to leave out no name that the styled faces set, at any size, be it broken.
func PlainNames(t *testing.T, names map[display.Design][]string) {
	t.Helper()
	s := Setter(t)
	for design, all := range names {
		shown := 0
		every(func(m theme.Metrics) {
			for _, name := range all {
				for wide := 56.0; wide <= 330 && m.Plain; wide += 15 {
					f := display.Face{Design: design, Title: name, Symbol: display.IconBomb, Tone: 1, Value: "6", Tab: "Code"}
					for _, shape := range []float64{1.4, 1.1} {
						shown += comparePlain(t, s, f, display.Rect{W: wide, H: wide * shape}, m)
					}
				}
			}
		})
		if shown < 40 {
			t.Errorf("%v: only %d names were set at all", design, shown)
		}
	}
}

// comparePlain counts a name that the styled faces set, and reports where plain type does not.
func comparePlain(t *testing.T, s *typeset.Setter, f display.Face, box display.Rect, m theme.Metrics) int {
	t.Helper()
	m.Plain = false
	if !hasName(faces.Lay(nil, f, box, m, s), f.Title) {
		return 0
	}
	m.Plain = true
	items := faces.Lay(nil, f, box, m, s)
	name := fmt.Sprintf("%v, %q at %.0fx%.0f of %vx%v text %v", f.Design, f.Title, box.W, box.H, m.W, m.H, m.TextScale)
	if !hasName(items, f.Title) {
		t.Errorf("%s is left out in plain type", name)
	}
	for _, it := range items {
		if it.Kind == display.Text && it.Font >= display.Typewriter {
			t.Errorf("%s: %q is not in plain type", name, it.Text)
		}
		if it.Kind == display.Text && !within(it, box, s) {
			t.Errorf("%s: %q leaves the card", name, it.Text)
		}
	}
	return 1
}

// hasName reports whether a name is set, wherever its lines are broken.
func hasName(items []display.Item, name string) bool {
	bare := strings.NewReplacer(" ", "", "-", "")
	return strings.Contains(strings.ToLower(bare.Replace(Text(items))), strings.ToLower(bare.Replace(name)))
}

// Themes wants cards of these designs to be read in both themes, whatever is on them, at many sizes; and the same card
// to look the same wherever the pass was used before.
func Themes(t *testing.T, designs ...display.Design) {
	t.Helper()
	a := contrasttest.Auditor{Measure: Setter(t)}
	var used contrast.Pass
	for _, face := range variants(designs) {
		for _, wide := range []float64{60, 100, 150, 260} {
			for _, text := range []float64{1, 2} {
				for _, high := range []bool{false, true} {
					m := theme.Metrics{W: 1920, H: 1080, Contrast: high, TextScale: text}
					var l display.List
					l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: faces.Corridor}})
					l.Card(display.Rect{X: 500, Y: 300, W: wide, H: wide * 1.4}, face)
					for _, o := range a.Audit(&l, m) {
						t.Errorf("%v, tone %d, marks %d, %v wide, text %v, high %v: %v", face.Design, face.Tone, face.Marks, wide,
							text, high, o)
					}
				}
			}
		}
		turnedAlike(t, &used, face, a.Measure)
	}
}

// turnedAlike compares what a pass that was used makes of a face with what a fresh one does.
func turnedAlike(t *testing.T, used *contrast.Pass, face display.Face, s faces.Measurer) {
	t.Helper()
	m, box := theme.Metrics{W: 1920, H: 1080, Contrast: true}, display.Rect{W: 150, H: 210}
	a, b := faces.Lay(nil, face, box, m, s), faces.Lay(nil, face, box, m, s)
	used.Face(a, m)
	new(contrast.Pass).Face(b, m)
	for i := range a {
		if a[i].Colour != b[i].Colour || a[i].Edge != b[i].Edge || a[i].Width != b[i].Width {
			t.Fatalf("%v, item %d: %v and %v", face.Design, i, a[i].Colour, b[i].Colour)
		}
	}
}

// variants are faces of designs in several tones and with several marks, and with every text.
func variants(designs []display.Design) (all []display.Face) {
	for _, design := range designs {
		for tone := range uint8(3) {
			for marks := range uint8(3) {
				all = append(all, display.Face{
					Design: design, Tone: tone, Marks: marks, Symbol: display.IconBomb, Tab: "Code", Title: "Townsend", Value: "40",
					Note: "points", Lines: [4]string{"brown", "grey", "blue", "navy"},
					Paints: [4]display.Colour{theme.TraitBrown, theme.TraitGrey, theme.TraitBlue, theme.TraitNavy},
				})
			}
		}
	}
	return all
}
