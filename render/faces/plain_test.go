package faces_test

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

// plainNames are the names on cards in both languages.
var plainNames = map[display.Design][]string{
	display.Folder: names,
	display.Slip:   {"Counter-intelligence", "Contre-espionnage"},
	display.Stamp:  {"Compromised", "Démasqué"},
	display.Agent:  {"Special agent", "Agent spécial", "Assassin", "Mole", "Taupe"},
	display.ActionCard: {
		"Question", "Magnifier", "Loupe", "Binoculars", "Jumelles", "Royal Air Force", "Royal Navy", "British Army",
		"Arrest", "Arrestation", "Underground", "Métro", "Car", "Voiture", "Bus", "Bicycle", "Bicyclette", "Boat", "Bateau",
		"Pistol", "Pistolet", "Revolver", "Bomb", "Bombe", "Disguise", "Déguisement",
	},
	display.Suspect:   {"Adler", "Gold", "Sharpe", "Townsend", "Collins", "Tarasov"},
	display.Character: {"Adler", "Gold", "Sharpe", "Townsend", "Collins", "Tarasov"},
	display.LampSlip:  {"Arrested", "Arrestation manquée", "Missed"},
	display.Struck:    {"Out", "Éliminé", "Hors jeu"},
}

// TestPlainTypeLeavesNoNameOut: at every size a name that the styled faces set, plain type sets as well, broken if it
// must.
func TestPlainTypeLeavesNoNameOut(t *testing.T) {
	s := setter(t)
	shown := 0
	for design, all := range plainNames {
		for _, name := range all {
			for _, sc := range screens {
				for _, scale := range []float64{1, 2} {
					for wide := 56.0; wide <= 330; wide += 15 {
						f := display.Face{Design: design, Title: name, Symbol: display.IconBomb, Tone: 1, Value: "6", Tab: "Code"}
						m := theme.Metrics{W: sc[0], H: sc[1], TextScale: scale}
						for _, shape := range []float64{1.4, 1.1} {
							shown += comparePlain(t, s, f, display.Rect{W: wide, H: wide * shape}, m)
						}
					}
				}
			}
		}
	}
	if shown < 1000 {
		t.Errorf("only %d names were set at all", shown)
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
	name := fmt.Sprintf("design %d, %q at %.0fx%.0f of %vx%v text %v", f.Design, f.Title, box.W, box.H, m.W, m.H,
		m.TextScale)
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
	return strings.Contains(strings.ToLower(bare.Replace(textOf(items))), strings.ToLower(bare.Replace(name)))
}
