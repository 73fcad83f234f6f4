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
		{"dossier-small", theme.Metrics{W: 1024, H: 640}},
		{"dossier", theme.Metrics{W: 1280, H: 800}},
		{"dossier-plain", theme.Metrics{W: 1280, H: 800, Plain: true}},
	} {
		goldentest.Frame(t, c.name, paint(t, c.m, dossier(c.m)), goldentest.Usual())
	}
	for _, c := range []struct {
		name string
		m    theme.Metrics
	}{
		{"cutpaper-small", theme.Metrics{W: 1024, H: 640}},
		{"cutpaper", theme.Metrics{W: 1280, H: 800}},
	} {
		goldentest.Frame(t, c.name, paint(t, c.m, cutpaper(c.m)), goldentest.Usual())
	}
	for _, c := range []struct {
		name string
		m    theme.Metrics
	}{
		{"lamplight-small", theme.Metrics{W: 1024, H: 640}},
		{"lamplight", theme.Metrics{W: 1280, H: 800}},
		{"lamplight-plain", theme.Metrics{W: 1280, H: 800, Plain: true}},
	} {
		goldentest.Frame(t, c.name, paint(t, c.m, lamplight(c.m)), goldentest.Usual())
	}
	for _, c := range []struct {
		name string
		m    theme.Metrics
	}{
		{"likenesses", theme.Metrics{W: 1280, H: 800}},
		{"likenesses-contrast", theme.Metrics{W: 1280, H: 800, Contrast: true}},
	} {
		goldentest.Frame(t, c.name, paint(t, c.m, likenesses(c.m)), goldentest.Usual())
	}
}
