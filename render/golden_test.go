package render_test

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
)

func TestGoldenFrames(t *testing.T) {
	for _, c := range []struct {
		name string
		m    theme.Metrics
		list func(theme.Metrics) *display.List
	}{
		{"likenesses", theme.Metrics{W: 1280, H: 800}, likenesses},
		{"likenesses-contrast", theme.Metrics{W: 1280, H: 800, Contrast: true}, likenesses},
		{"guests", theme.Metrics{W: 1280, H: 800}, guests},
		{"guests-contrast", theme.Metrics{W: 1280, H: 800, Contrast: true}, guests},
	} {
		goldentest.Frame(t, c.name, goldentest.Paint(t, c.m, c.list(c.m)), goldentest.Usual())
	}
}
