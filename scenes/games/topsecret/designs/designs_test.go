package designs_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/render/theme"
	"safehouse/scenes/games/topsecret/designs"
)

// spies are the faces in both languages and longer than either.
func spies() (all []display.Face) {
	for _, long := range []func(string) string{strings.TrimSpace, facestest.Longer} {
		for rank, value := range []string{"5", "30", "40", "100", "995"} {
			all = append(all, display.Face{Design: designs.Document, Tone: uint8(rank), Value: value, Title: long("Document")})
		}
		for kind, names := range [3][]string{{"Assassin", "Assassin"}, {"Special agent", "Agent spécial"},
			{"Mole", "Taupe"}} {
			for _, name := range names {
				all = append(all, display.Face{Design: designs.Agent, Tone: uint8(kind), Symbol: signs[kind], Title: long(name)})
			}
		}
	}
	for seat := range uint8(6) {
		all = append(all, display.Face{Design: designs.SeatBack, Tone: seat}, display.Face{Design: designs.Safe, Tone: seat,
			PortraitID: display.Guest(int(seat)+2, int(seat))})
	}
	return all
}

var signs = [3]display.Icon{display.IconBomb, display.IconKnife, display.IconFootprints}

func TestNothingOnASpyCardIsCutFaintOrTooSmall(t *testing.T) {
	facestest.Legible(t, spies(), [][2]float64{{330, 462}, {225, 315}, {150, 210}, {90, 126}, {60, 84}, {300, 62},
		{96, 96}, {76, 76}, {400, 200}})
}

func TestPlainTypeLeavesNoNameOut(t *testing.T) {
	facestest.PlainNames(t, map[display.Design][]string{
		designs.Agent: {"Special agent", "Agent spécial", "Assassin", "Mole", "Taupe"},
	})
}

func TestEveryCardIsReadInBothThemes(t *testing.T) {
	facestest.Themes(t, designs.Document, designs.Agent, designs.SeatBack, designs.Safe)
}

// TestTheTableNamesEverySpyCard: at 72 pixels and more a card has its name and its value, in either language, and an
// agent its name as narrow as it lies in a hand on a telephone lying across.
func TestTheTableNamesEverySpyCard(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for _, wide := range []float64{47, 50, 57, 72, 84, 100, 120, 150, 220} {
		box := display.Rect{W: wide, H: wide * 1.4}
		for kind, names := range [3][]string{{"Assassin"}, {"Special agent", "Agent spécial"}, {"Mole", "Taupe"}} {
			for _, name := range names {
				face := display.Face{Design: designs.Agent, Tone: uint8(kind), Symbol: signs[kind], Title: name}
				if shown := facestest.Text(faces.Lay(nil, face, box, m, s)); shown != strings.ReplaceAll(name, " ", "") {
					t.Errorf("%v wide: %q shows %q", wide, name, shown)
				}
			}
		}
		if wide < 60 {
			continue
		}
		document := display.Face{Design: designs.Document, Value: "100", Tone: 4, Title: "Document"}
		shown := facestest.Text(faces.Lay(nil, document, box, m, s))
		if got := strings.Count(shown, "100"); got != 2 {
			t.Errorf("%v wide: the value stands %d times on a document: %q", wide, got, shown)
		}
		if !strings.Contains(shown, "Document") {
			t.Errorf("%v wide: a document shows %q", wide, shown)
		}
	}
}

// TestOverlappedSpyCardsCanBeRead: what tells a card stands in the strip that the next card of a fan leaves free.
func TestOverlappedSpyCardsCanBeRead(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	for _, wide := range []float64{60, 84, 100, 150, 220} {
		box := display.Rect{W: wide, H: wide * 1.4}
		for _, f := range spies() {
			if f.Design == designs.Safe {
				continue // Nothing lies on it.
			}
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
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	box := display.Rect{W: 100, H: 140}
	colours := map[display.Colour]bool{}
	least := 0
	for rank := range 5 {
		scraps := 0
		for _, it := range faces.Lay(nil, display.Face{Design: designs.Document, Value: "40", Tone: uint8(rank)}, box, m, s) {
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

// TestACardUnderOthersHasItsOwnColours: what shows of a document at the edge of a stack is what it has there on top of
// it, though its figure and its name are left out.
func TestACardUnderOthersHasItsOwnColours(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 412, H: 915}
	for _, face := range spies() {
		if face.Design != designs.Document && face.Design != designs.Agent {
			continue
		}
		under := face
		under.Title, under.Value = designs.Nameless, ""
		for _, box := range []display.Rect{{W: 96, H: 90}, {W: 96, H: 96}, {W: 150, H: 210}} {
			colours := func(f display.Face) (all []display.Colour) {
				for _, it := range faces.Lay(nil, f, box, m, s) {
					if (it.Kind == display.Fill || it.Kind == display.Scrap) && it.Box.X < box.W*0.1 {
						all = append(all, it.Colour)
					}
				}
				return all
			}
			if top, below := colours(face), colours(under); !slices.Equal(top, below) {
				t.Errorf("%q of rank %d at %v has %v at its edge on top of others, and %v under them", face.Value, face.Tone, box,
					top, below)
			}
		}
	}
}

// TestANameDoesNotTouchTheWheel: between the room for a name at the foot of a safe and its wheel lies some of the door.
func TestANameDoesNotTouchTheWheel(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for _, wide := range []float64{90, 120, 155, 220, 300} {
		box := display.Rect{W: wide, H: wide * 1.25}
		foot := designs.SafeFoot(box)
		wheel := box.X + box.W
		for _, it := range faces.Lay(nil, display.Face{Design: designs.Safe}, box, m, s) {
			if x, y := it.Box.Centre(); x > foot.X+foot.W*0.7 && y > foot.Y && y < foot.Y+foot.H && it.Box.W < box.W*0.3 &&
				it.Box.H < foot.H {
				wheel = min(wheel, it.Box.X)
			}
		}
		if gap := wheel - foot.X - foot.W; gap < wide*0.015 || gap > wide*0.3 {
			t.Errorf("%v pixels wide: %.1f pixels lie between the name and the wheel", wide, gap)
		}
	}
}
