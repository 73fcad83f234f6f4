// Package contrasttest measures how well each text, picture and control of a display list stands out against what
// really lies under it, and holds the frames of scenes to the contrast that the design asks for. Only tests import it.
package contrasttest

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// Ledger audits frames and reports each kind of offence once, however many frames have it.
type Ledger struct {
	// Allow, if not nil, tells which offences are meant.
	Allow func(Offence) bool

	auditor Auditor
	told    map[offence]bool
	frames  int
}

// offence is what tells one kind of offence from another.
type offence struct {
	what    What
	name    string
	ink, on display.Colour
	high    bool
}

// most is the number of offences after which a test says no more.
const most = 40

// Frame audits a frame in the usual theme and in high contrast, of which both lists are the same.
func (g *Ledger) Frame(t testing.TB, name string, l *display.List, m theme.Metrics, measure Measurer) {
	t.Helper()
	for _, high := range [...]bool{false, true} {
		m.Contrast = high
		g.Only(t, name, l, m, measure)
	}
}

// Only audits a frame as the metrics are.
func (g *Ledger) Only(t testing.TB, name string, l *display.List, m theme.Metrics, measure Measurer) {
	t.Helper()
	g.frames++
	g.auditor.Measure = measure
	for _, o := range g.auditor.Audit(l, m) {
		key := offence{o.What, o.Name, o.Ink, o.On, m.Contrast}
		if g.told[key] || g.Allow != nil && g.Allow(o) {
			continue
		}
		if g.told == nil {
			g.told = map[offence]bool{}
		}
		g.told[key] = true
		if len(g.told) > most {
			return
		}
		t.Errorf("%s, %vx%v, text at %v, high contrast %v: %v", name, m.W, m.H, m.TextScale, m.Contrast, o)
	}
}

// Frames is the number of frames audited.
func (g *Ledger) Frames() int { return g.frames }
