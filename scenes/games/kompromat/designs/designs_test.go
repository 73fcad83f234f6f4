package designs_test

import (
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/render/theme"
	"safehouse/scenes/games/kompromat/designs"
)

// texts of both languages that are hard to fit.
var (
	names = []string{"Counter-intelligence", "Contre-espionnage", "Le journaliste", "The chauffeur", "Écran de fumée",
		"Documents", "Forged papers", "Lunettes de vision nocturne"}
	tabs   = []string{"Target", "Cible", "Code", "Document", "Item", "Objet", "Contre-espionnage"}
	values = []string{"½", "0.5", "0,5", "1/11", "1", "7", "10"}
	points = []string{"", "1", "6", "2·6·12", "1·4·9·16"}
)

func TestNothingOnAFaceIsCutFaintOrTooSmall(t *testing.T) {
	var all []display.Face
	for i, name := range names {
		for marks := range uint8(4) {
			all = append(all, display.Face{
				Design: designs.Folder, Tab: tabs[i%len(tabs)], Title: name, Value: points[i%len(points)], Note: "points",
				Symbol: display.IconNewspaper, Marks: marks,
			})
		}
		all = append(all,
			display.Face{Design: designs.Slip, Title: name, Marks: uint8(i%3) + 1},
			display.Face{Design: designs.FolderBack, Title: name})
	}
	for i, v := range values {
		all = append(all, display.Face{Design: designs.Equipment, Tab: "Équip.", Value: v, Tone: uint8(i % 2)})
	}
	all = append(all,
		display.Face{Design: designs.EquipmentBack}, display.Face{Design: designs.EquipmentBack, Tone: 1})
	facestest.Legible(t, all, [][2]float64{{285, 360}, {132, 183}, {330, 280}, {110, 88}, {60, 60}, {400, 110}})
}

func TestPlainTypeLeavesNoNameOut(t *testing.T) {
	facestest.PlainNames(t, map[display.Design][]string{
		designs.Folder: names, designs.Slip: {"Counter-intelligence", "Contre-espionnage"},
	})
}

func TestEveryCardIsReadInBothThemes(t *testing.T) {
	facestest.Themes(t, designs.Folder, designs.FolderBack, designs.Equipment, designs.EquipmentBack, designs.Slip)
}

// TestTheTableShowsEveryTextOfAFolder: at the size of a table nothing is left out, from the smallest window on.
func TestTheTableShowsEveryTextOfAFolder(t *testing.T) {
	s := facestest.Setter(t)
	for _, sc := range facestest.Screens {
		m := theme.Metrics{W: sc[0], H: sc[1]}
		box := display.Rect{W: m.U(285), H: m.U(360)}
		for _, name := range []string{"Contre-espionnage", "Le journaliste", "Écran de fumée", "Documents",
			"Counter-intelligence"} {
			for marks := range uint8(4) {
				shown := facestest.Text(faces.Lay(nil, display.Face{
					Design: designs.Folder, Tab: "Code", Title: name, Value: "2·6·12", Note: "points", Marks: marks,
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
	s := facestest.Setter(t)
	for _, sc := range facestest.Screens {
		m := theme.Metrics{W: sc[0], H: sc[1]}
		box := display.Rect{W: m.U(132), H: m.U(183)}
		for _, v := range values {
			items := faces.Lay(nil, display.Face{Design: designs.Equipment, Value: v}, box, m, s)
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
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	box := display.Rect{W: 190, H: 240}
	plain := len(faces.Lay(nil, display.Face{Design: designs.Folder, Title: "x"}, box, m, s))
	for marks := 1; marks <= 3; marks++ {
		got := len(faces.Lay(nil, display.Face{Design: designs.Folder, Title: "x", Marks: uint8(marks)}, box, m, s))
		if want := plain + 1 + 2*marks; got != want {
			t.Errorf("%d marks: %d items, want the slip and two shapes a mark: %d", marks, got, want)
		}
	}
}

func TestDecksDifferInInkAndHatch(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	box := display.Rect{W: 88, H: 122}
	var turns [2]float64
	var inks [2]display.Colour
	for tone := range uint8(2) {
		for _, it := range faces.Lay(nil, display.Face{Design: designs.EquipmentBack, Tone: tone}, box, m, s) {
			if it.Turn != 0 {
				turns[tone] = it.Turn
			} else if it.Kind == display.Fill && it.Rough == 0 {
				inks[tone] = it.Colour
			}
			if it.Turn != 0 && it.Clip.Empty() {
				t.Errorf("tone %d: a line of the hatch is not held to the card", tone)
			}
		}
	}
	if turns[0] == 0 || turns[0]*turns[1] >= 0 {
		t.Errorf("the decks are hatched alike: %v", turns)
	}
	if inks[0] == inks[1] {
		t.Error("the decks have one ink")
	}
}

// TestTheSmallestCardHasItsFigure: that of a low phone is 33 pixels wide.
func TestTheSmallestCardHasItsFigure(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 844, H: 390}
	reads := func(f display.Face, box display.Rect) string {
		text := ""
		for _, it := range faces.Lay(nil, f, box, m, s) {
			if it.Kind == display.Text {
				text += it.Text + " "
			}
		}
		return text
	}
	for _, v := range values {
		card := display.Face{Design: designs.Equipment, Tab: "Équip.", Value: v}
		if text := reads(card, display.Rect{W: 33, H: 47}); !strings.Contains(text, v) {
			t.Errorf("%q stands on no card: %q", v, text)
		}
	}
}
