package scenes

import (
	"testing"

	"safehouse/render/display/displaytest"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// TestLettersKeepClearOfFramesAndBars looks at all pages as they are on phones: in usual letters what is written on a
// button keeps clear of its frame, and in all letters nothing runs under the bar of what scrolls.
func TestLettersKeepClearOfFramesAndBars(t *testing.T) {
	looked, bars := 0, 0
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			for _, reader := range stagetest.Phones() {
				seenBy(st, scene, reader)
				if r, ok := scene.(stage.Resumer); ok {
					r.Resumed()
				}
				scene.Update(still())
				bars += stagetest.MustLeaveBars(t, draw(scene), st.Measure.(displaytest.Measurer))
				if reader.Text != 1 {
					continue
				}
				// Sixteen of the widest letters are as wide as a phone.
				looked += stagetest.MustKeepClear(t, draw(scene), st.Measure.(displaytest.Measurer), longest[1].Name)
			}
		})
	}
	if looked < 1000 || bars < 100 {
		t.Errorf("only %d buttons and %d bars were looked at", looked, bars)
	}
}
