// Package displaytest looks for what is wrong on a screen without painting it: text that does not fit, overlaps, is too
// small or too faint, targets that are too small, things to press that nobody can name. Only tests import it.
package displaytest

import (
	"fmt"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// Measurer measures text as it will be painted.
type Measurer interface {
	Width(text string, f display.Font, size float64) float64
	Covers(text string, f display.Font) bool
}

// Options widen a check where a screen means to break a rule. The zero value allows nothing.
type Options struct {
	// Allow, if not nil, tells which faults are meant.
	Allow func(Fault) bool
}

// What says what is wrong.
type What string

// The faults.
const (
	TooWide   What = "wider than its box"
	TooHigh   What = "higher than its box"
	Cut       What = "cut off by its clip"
	OffScreen What = "off the screen"
	Overlap   What = "overlaps other text"
	TooSmall  What = "smaller than the font's floor"
	Faint     What = "too little contrast"
	NoGlyph   What = "has a letter that the font lacks"
	Target    What = "is too small to press"
	Nameless  What = "can be pressed but has no label"
	Duplicate What = "has an id that is taken"
	Outside   What = "can be pressed but is not all on the screen"
	Collide   What = "lies on another control"
)

// Fault is one thing that is wrong.
type Fault struct {
	What What
	// Item is its index in the list; Other that of what it collides with, or -1.
	Item, Other int
	// Name is its text, or its id.
	Name string
	// Detail gives the numbers.
	Detail string
}

// String tells a fault in a line.
func (f Fault) String() string {
	return fmt.Sprintf("item %d %q: %s (%s)", f.Item, f.Name, f.What, f.Detail)
}

// Check reports every fault of the list as an error of the test. The screen is in pixels, the measurer the one that the
// list was laid out with.
func Check(t testing.TB, l *display.List, m Measurer, screen display.Rect, opts ...Options) {
	t.Helper()
	for _, f := range Find(l, m, screen) {
		allowed := false
		for _, o := range opts {
			allowed = allowed || o.Allow != nil && o.Allow(f)
		}
		if !allowed {
			t.Errorf("%vx%v: %v", screen.W, screen.H, f)
		}
	}
}

// Find looks for every fault of the list.
func Find(l *display.List, m Measurer, screen display.Rect) []Fault {
	c := check{list: l.Items, measure: m, screen: screen, metrics: theme.Metrics{W: screen.W, H: screen.H}}
	for i := range c.list {
		it := &c.list[i]
		if it.Kind == display.Text && it.Text != "" && it.Fade < 1 && it.Colour.A > 0 {
			c.text(i)
		}
		if it.ID != "" {
			c.control(i)
		}
	}
	return c.faults
}

type check struct {
	list    []display.Item
	measure Measurer
	screen  display.Rect
	metrics theme.Metrics
	ids     map[string]int
	runs    []run
	pressed []int
	faults  []Fault
}

// run is a text with the room that its letters take.
type run struct {
	item int
	ink  display.Rect
}

func (c *check) fault(what What, item, other int, detail string, args ...any) {
	name := c.list[item].Text
	if name == "" {
		name = c.list[item].ID
	}
	c.faults = append(c.faults, Fault{what, item, other, name, fmt.Sprintf(detail, args...)})
}
