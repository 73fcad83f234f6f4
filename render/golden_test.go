package render_test

import (
	"testing"

	"safehouse/render/golden"
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
		golden.Frame(t, c.name, paint(t, c.m, dossier(c.m)), golden.Usual())
	}
	for _, c := range []struct {
		name string
		m    theme.Metrics
	}{
		{"cutpaper-small", theme.Metrics{W: 1024, H: 640}},
		{"cutpaper", theme.Metrics{W: 1280, H: 800}},
	} {
		golden.Frame(t, c.name, paint(t, c.m, cutpaper(c.m)), golden.Usual())
	}
	for _, c := range []struct {
		name string
		m    theme.Metrics
	}{
		{"lamplight-small", theme.Metrics{W: 1024, H: 640}},
		{"lamplight", theme.Metrics{W: 1280, H: 800}},
		{"lamplight-plain", theme.Metrics{W: 1280, H: 800, Plain: true}},
	} {
		golden.Frame(t, c.name, paint(t, c.m, lamplight(c.m)), golden.Usual())
	}
}
