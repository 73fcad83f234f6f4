package faces_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// spies are the faces of Cut-paper in both languages and longer than either.
func spies() (all []display.Face) {
	for _, long := range []func(string) string{strings.TrimSpace, longer} {
		for rank, value := range []string{"5", "30", "40", "100", "995"} {
			all = append(all, display.Face{Design: display.Document, Tone: uint8(rank), Value: value, Title: long("Document")})
		}
		for kind, names := range [3][]string{{"Assassin", "Assassin"}, {"Special agent", "Agent spécial"},
			{"Mole", "Taupe"}} {
			for _, name := range names {
				all = append(all, display.Face{Design: display.Agent, Tone: uint8(kind), Symbol: signs[kind], Title: long(name)})
			}
		}
	}
	for seat := range uint8(6) {
		all = append(all, display.Face{Design: display.SeatBack, Tone: seat}, display.Face{Design: display.Safe, Tone: seat})
	}
	return all
}

// longer makes a text as long as those of the pseudo-language.
func longer(text string) string {
	return text + " " + strings.Repeat("~", (len([]rune(text))*2+4)/5)
}

var signs = [3]display.Icon{display.IconBomb, display.IconKnife, display.IconFootprints}

// everySpy calls try with every face at the sizes of a table, from six boards in the smallest window on.
func everySpy(try func(name string, f display.Face, box display.Rect, m theme.Metrics)) {
	for _, sc := range screens {
		for _, scale := range []float64{1, 2} {
			for _, plain := range []bool{false, true} {
				m := theme.Metrics{W: sc[0], H: sc[1], TextScale: scale, Plain: plain}
				for _, f := range spies() {
					for _, size := range [][2]float64{{330, 462}, {225, 315}, {150, 210}, {90, 126}, {60, 84}, {300, 62}, {400, 200}} {
						box := display.Rect{X: 100, Y: 100, W: m.U(size[0]), H: m.U(size[1])}
						try(fmt.Sprintf("%vx%v text %v plain %v: %+v at %v", sc[0], sc[1], scale, plain, f, size), f, box, m)
					}
				}
			}
		}
	}
}

func TestNothingOnASpyCardIsCutFaintOrTooSmall(t *testing.T) {
	s := setter(t)
	everySpy(func(name string, f display.Face, box display.Rect, m theme.Metrics) {
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

// TestTheTableNamesEverySpyCard: at 100 pixels and more a card has its name and its value, in either language.
func TestTheTableNamesEverySpyCard(t *testing.T) {
	s := setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for _, wide := range []float64{100, 120, 150, 220} {
		box := display.Rect{W: wide, H: wide * 1.4}
		for kind, names := range [3][]string{{"Assassin"}, {"Special agent", "Agent spécial"}, {"Mole", "Taupe"}} {
			for _, name := range names {
				face := display.Face{Design: display.Agent, Tone: uint8(kind), Symbol: signs[kind], Title: name}
				if shown := textOf(faces.Lay(nil, face, box, m, s)); shown != strings.ReplaceAll(name, " ", "") {
					t.Errorf("%v wide: %q shows %q", wide, name, shown)
				}
			}
		}
		document := display.Face{Design: display.Document, Value: "100", Tone: 4, Title: "Document"}
		shown := textOf(faces.Lay(nil, document, box, m, s))
		if got := strings.Count(shown, "100"); got != 3 {
			t.Errorf("%v wide: the value stands %d times on a document: %q", wide, got, shown)
		}
		if wide >= 150 && !strings.Contains(shown, "Document") {
			t.Errorf("%v wide: a document shows %q", wide, shown)
		}
	}
}

// TestOverlappedSpyCardsCanBeRead: what tells a card stands in the strip that the next card of a fan leaves free, and
// that of a safe in what is seen of it under a card.
func TestOverlappedSpyCardsCanBeRead(t *testing.T) {
	s := setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	for _, wide := range []float64{60, 84, 100, 150, 220} {
		box := display.Rect{W: wide, H: wide * 1.4}
		for _, f := range spies() {
			found := slices.ContainsFunc(faces.Lay(nil, f, box, m, s), func(it display.Item) bool {
				right := it.Box.X + it.Box.W
				if it.Kind == display.Text {
					right = it.Box.X + (it.Box.W+s.Width(it.Text, it.Font, it.Size))/2
				}
				return (it.Kind == display.Text && it.Text == f.Value || it.Kind == display.Symbol) &&
					it.Box.Y < box.H*0.15 && right <= max(box.W*0.33, 23)
			})
			if !found {
				t.Errorf("%v wide: %+v cannot be told from its left strip", wide, f)
			}
		}
	}
}

// TestDocumentsAreToldApartWithoutColour: bars count the rank.
func TestDocumentsAreToldApartWithoutColour(t *testing.T) {
	s := setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	box := display.Rect{W: 100, H: 140}
	colours := map[display.Colour]bool{}
	least := 0
	for rank := range 5 {
		scraps := 0
		for _, it := range faces.Lay(nil, display.Face{Design: display.Document, Value: "40", Tone: uint8(rank)}, box, m, s) {
			if it.Kind == display.Scrap {
				scraps++
				colours[it.Colour] = true
			}
		}
		if rank == 0 {
			least = scraps
		}
		if scraps != least+rank {
			t.Errorf("rank %d has %d scraps, rank 0 has %d", rank, scraps, least)
		}
	}
	if len(colours) != 10 {
		t.Errorf("five fields and five paler sheets have %d colours", len(colours))
	}
}
