package scenes

import (
	"testing"

	"safehouse/render/display/displaytest"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// TestLabelsKeepClearOfTheirFrames looks at all buttons of all pages as they are on phones, in usual letters.
func TestLabelsKeepClearOfTheirFrames(t *testing.T) {
	looked := 0
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			for _, reader := range stagetest.Phones() {
				if reader.Text != 1 {
					continue
				}
				seenBy(st, scene, reader)
				if r, ok := scene.(stage.Resumer); ok {
					r.Resumed()
				}
				scene.Update(still())
				// Sixteen of the widest letters are as wide as a phone.
				looked += stagetest.MustKeepClear(t, draw(scene), st.Measure.(displaytest.Measurer), longest[1].Name)
			}
		})
	}
	if looked < 1000 {
		t.Errorf("only %d buttons were looked at", looked)
	}
}
