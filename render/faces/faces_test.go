package faces_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

// screens are those that must work, from the smallest window to 4K.
var screens = [][2]float64{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {3840, 2160}}

// texts of both languages that are hard to fit.
var (
	names = []string{"Counter-intelligence", "Contre-espionnage", "Le journaliste", "The chauffeur", "Écran de fumée",
		"Documents", "Forged papers", "Lunettes de vision nocturne"}
	tabs   = []string{"Target", "Cible", "Code", "Document", "Item", "Objet", "Contre-espionnage"}
	values = []string{"½", "0.5", "0,5", "1/11", "1", "7", "10"}
	points = []string{"", "1", "6", "2·6·12", "1·4·9·16"}
)

func setter(t *testing.T) *typeset.Setter {
	t.Helper()
	s, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// every calls try with every face at the sizes at which a table shows it, and some much smaller and flatter.
func every(try func(name string, f display.Face, box display.Rect, m theme.Metrics)) {
	var all []display.Face
	for i, name := range names {
		for marks := range uint8(4) {
			all = append(all, display.Face{
				Design: display.Folder, Tab: tabs[i%len(tabs)], Title: name, Value: points[i%len(points)], Note: "points",
				Symbol: display.IconNewspaper, Marks: marks,
			})
		}
		all = append(all,
			display.Face{Design: display.Slip, Title: name, Marks: uint8(i%3) + 1},
			display.Face{Design: display.FolderBack, Title: name})
	}
	for i, v := range values {
		all = append(all, display.Face{Design: display.Equipment, Tab: "Équip.", Value: v, Tone: uint8(i % 2)})
	}
	all = append(all,
		display.Face{Design: display.EquipmentBack}, display.Face{Design: display.EquipmentBack, Tone: 1},
		display.Face{Design: display.Stamp, Title: "Compromised"}, display.Face{Design: display.Stamp, Title: "Démasqué"},
		display.Face{Design: display.Token}, display.Face{Design: display.Token, Marks: 1})
	for _, sc := range screens {
		for _, scale := range []float64{1, 2} {
			for _, plain := range []bool{false, true} {
				m := theme.Metrics{W: sc[0], H: sc[1], TextScale: scale, Plain: plain}
				for _, f := range all {
					for _, size := range [][2]float64{{285, 360}, {132, 183}, {330, 280}, {110, 88}, {60, 60}, {400, 110}} {
						box := display.Rect{X: 100, Y: 100, W: m.U(size[0]), H: m.U(size[1])}
						try(fmt.Sprintf("%vx%v text %v plain %v: %+v at %v", sc[0], sc[1], scale, plain, f, size), f, box, m)
					}
				}
			}
		}
	}
}

func TestNothingOnAFaceIsCutFaintOrTooSmall(t *testing.T) {
	s := setter(t)
	every(func(name string, f display.Face, box display.Rect, m theme.Metrics) {
		l := display.List{Items: faces.Lay(nil, f, box, m, s)}
		for _, fault := range displaytest.Find(&l, s, m.Screen()) {
			if fault.What != displaytest.TooHigh {
				t.Errorf("%s: %v", name, fault)
			}
		}
		for i, it := range l.Items {
			if it.Kind == display.Text && !within(it, box, s) {
				t.Errorf("%s: the letters of %q leave the face (item %d)", name, it.Text, i)
			}
		}
	})
}

// within reports whether the capitals of a text stay on the face.
func within(it display.Item, box display.Rect, s *typeset.Setter) bool {
	high, wide := s.CapHeight(it.Font, it.Size), s.Width(it.Text, it.Font, it.Size)
	x, in := it.LineStart(wide), box.Inset(-1)
	_, y := it.Box.Centre()
	return x >= in.X && x+wide <= in.X+in.W && y-high/2 >= in.Y && y+high/2 <= in.Y+in.H
}

// TestTheTableShowsEveryTextOfAFolder: at the size of a table nothing is left out, from the smallest window on.
func TestTheTableShowsEveryTextOfAFolder(t *testing.T) {
	s := setter(t)
	for _, sc := range screens {
		m := theme.Metrics{W: sc[0], H: sc[1]}
		box := display.Rect{W: m.U(285), H: m.U(360)}
		for _, name := range []string{"Contre-espionnage", "Le journaliste", "Écran de fumée", "Documents",
			"Counter-intelligence"} {
			for marks := range uint8(4) {
				shown := textOf(faces.Lay(nil, display.Face{
					Design: display.Folder, Tab: "Code", Title: name, Value: "2·6·12", Note: "points", Marks: marks,
				}, box, m, s))
				for _, want := range []string{"CODE", "2·6·12", strings.ReplaceAll(name, " ", "")} {
					if !strings.Contains(shown, want) {
						t.Errorf("%vx%v: %q with %d marks shows %q without %q", sc[0], sc[1], name, marks, shown, want)
					}
				}
			}
		}
	}
}

// TestOverlappedCardsCanBeRead: the value stands at the left of the band, within the strip that a fan leaves free.
func TestOverlappedCardsCanBeRead(t *testing.T) {
	s := setter(t)
	for _, sc := range screens {
		m := theme.Metrics{W: sc[0], H: sc[1]}
		box := display.Rect{W: m.U(132), H: m.U(183)}
		for _, v := range values {
			items := faces.Lay(nil, display.Face{Design: display.Equipment, Value: v}, box, m, s)
			found := false
			for _, it := range items {
				right := it.Box.X + s.Width(it.Text, it.Font, it.Size)
				found = found || it.Kind == display.Text && it.Text == v && it.Box.Y < box.H*0.2 && right < max(box.W*0.5, 46)
			}
			if !found {
				t.Errorf("%vx%v: the value %s cannot be read at the left of the band", sc[0], sc[1], v)
			}
		}
	}
}

func TestMarksAreCountedAsShapes(t *testing.T) {
	s := setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	box := display.Rect{W: 190, H: 240}
	plain := len(faces.Lay(nil, display.Face{Design: display.Folder, Title: "x"}, box, m, s))
	for marks := 1; marks <= 3; marks++ {
		got := len(faces.Lay(nil, display.Face{Design: display.Folder, Title: "x", Marks: uint8(marks)}, box, m, s))
		if want := plain + 1 + 2*marks; got != want {
			t.Errorf("%d marks: %d items, want the slip and two shapes a mark: %d", marks, got, want)
		}
	}
}

func TestDecksDifferInInkAndHatch(t *testing.T) {
	s := setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	box := display.Rect{W: 88, H: 122}
	var turns [2]float64
	for tone := range uint8(2) {
		for _, it := range faces.Lay(nil, display.Face{Design: display.EquipmentBack, Tone: tone}, box, m, s) {
			if it.Turn != 0 {
				turns[tone] = it.Turn
			}
			if it.Turn != 0 && it.Clip.Empty() {
				t.Errorf("tone %d: a line of the hatch is not held to the card", tone)
			}
		}
	}
	if turns[0] == 0 || turns[0]*turns[1] >= 0 {
		t.Errorf("the decks are hatched alike: %v", turns)
	}
	if faces.Tone(0) == faces.Tone(1) {
		t.Error("the decks have one ink")
	}
}

func textOf(items []display.Item) string {
	var b strings.Builder
	for _, it := range items {
		b.WriteString(strings.ReplaceAll(it.Text, " ", ""))
	}
	return b.String()
}
