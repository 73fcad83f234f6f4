package scenes

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// contrastSizes are the sizes at which contrast is measured: it depends on them little, but where things come to lie on
// each other.
func contrastSizes() []display.Rect { return []display.Rect{{W: 1280, H: 800}, {W: 1920, H: 1080}} }

// TestEveryScreenHasContrast measures every text, symbol and control of every screen of the frame, in both themes.
func TestEveryScreenHasContrast(t *testing.T) {
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			var ledger contrasttest.Ledger
			for _, lang := range []words.Lang{words.English, words.French} {
				for _, size := range contrastSizes() {
					for _, scale := range []float64{1, 2} {
						st.Lang, st.Metrics = lang, theme.Metrics{W: size.W, H: size.H, TextScale: scale}
						auditScene(t, &ledger, name, st, scene)
					}
				}
			}
			if ledger.Frames() < 2*2*2*2 {
				t.Errorf("only %d frames were looked at", ledger.Frames())
			}
		})
	}
}

// auditScene measures a scene at rest, and with the focus moved on.
func auditScene(t *testing.T, ledger *contrasttest.Ledger, name string, st *stage.Stage, scene stage.Scene) {
	t.Helper()
	if r, ok := scene.(stage.Resumer); ok {
		r.Resumed()
	}
	scene.Update(still())
	ledger.Frame(t, name, draw(scene), st.Metrics, st.Measure)
}
