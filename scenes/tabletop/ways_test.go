package tabletop

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// TestTheWaysOnStayInTheWindow: words that are too long for two columns stand under one another, and none is cut off by
// the edge of a phone.
func TestTheWaysOnStayInTheWindow(t *testing.T) {
	for _, size := range [...][2]float64{{360, 640}, {412, 915}, {600, 960}, {640, 480}, {1280, 800}} {
		r, _ := talk(t)
		m := theme.Metrics{W: size[0], H: size[1]}
		r.table.Stage.Metrics = m
		s := &Score{Table: r.table}
		for _, label := range [...]string{"Revanche", "Revanche, l’autre commence", "Pourquoi ?", "Menu principal"} {
			s.ways = append(s.ways, ui.Control{ID: label, Label: label, Role: display.Button})
		}
		room := m.Screen().Inset(m.U(Margin))
		s.layWays(room)
		for i := range s.ways {
			way := &s.ways[i]
			if !inside(room, way.Box) || way.Box.W < ui.Need(r.table.Stage, way)-m.U(Gap) {
				t.Errorf("%v: %q stands at %+v", size, way.Label, way.Box)
			}
			for j := range s.ways[:i] {
				if !way.Box.Inset(0.01).Intersect(s.ways[j].Box).Empty() {
					t.Errorf("%v: %q stands on %q", size, way.Label, s.ways[j].Label)
				}
			}
		}
		if high := s.ways[len(s.ways)-1].Box.Y + s.ways[len(s.ways)-1].Box.H; high > room.Y+room.H*0.36 && m.H > 500 {
			t.Errorf("%v: the ways on take %v of the height", size, high)
		}
	}
}
