package render_test

import (
	"testing"

	"safehouse/render/goldentest"
	"safehouse/render/theme"
)

func TestGoldenFrames(t *testing.T) {
	for _, c := range []struct {
		name string
		m    theme.Metrics
	}{
		{"likenesses", theme.Metrics{W: 1280, H: 800}},
		{"likenesses-contrast", theme.Metrics{W: 1280, H: 800, Contrast: true}},
	} {
		goldentest.Frame(t, c.name, goldentest.Paint(t, c.m, likenesses(c.m)), goldentest.Usual())
	}
}
