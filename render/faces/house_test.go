package faces_test

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
)

// TestAStampIsReadWhateverItSays: in every size and type, in both themes, and in plain type as a whole.
func TestAStampIsReadWhateverItSays(t *testing.T) {
	words := []string{"Compromised", "Démasqué"}
	var all []display.Face
	for _, word := range words {
		all = append(all, display.Face{Design: faces.Stamp, Title: word})
	}
	facestest.Legible(t, all, [][2]float64{{285, 360}, {132, 183}, {330, 280}, {110, 88}, {60, 60}, {400, 110}})
	facestest.PlainNames(t, map[display.Design][]string{faces.Stamp: words})
	facestest.Themes(t, faces.Stamp)
}
