package ui

import (
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Column hands out rows of a box from the top down.
type Column struct{ Box display.Rect }

// Row takes a row of that height.
func (c *Column) Row(h float64) display.Rect {
	r := c.Box
	r.H = h
	c.Box.Y += h
	c.Box.H -= h
	return r
}

// Gap leaves a space.
func (c *Column) Gap(h float64) { c.Row(h) }

// Margin is the space kept free at the left and right of a whole-screen scene, in screen pixels: what is left of
// the window beside the width that its letters need for lines of the usual length.
func Margin(m theme.Metrics) float64 {
	wide := max(m.U(pageWide), m.Size(display.Sans, BodySize)*pageWide/BodySize)
	return max(m.U(pageSide), (m.W-wide)/2)
}

// Content is the part of a whole-screen scene between its heading and its primary button.
func Content(m theme.Metrics) display.Rect {
	x := Margin(m)
	top := headingBottom(m) + m.U(40)
	return display.Rect{X: x, Y: top, W: m.W - 2*x, H: PrimaryPlace(m).Y - m.U(24) - top}
}

func headingBottom(m theme.Metrics) float64 {
	bottom := m.U(36) + m.Size(display.Typewriter, sceneSize)*1.5
	if m.H > m.W { // There the buttons beside the title are higher than it is.
		bottom = max(bottom, m.U(40)+TargetHeight(m))
	}
	return bottom
}

// Heading draws the title of a whole-screen scene over a brass rule; a game's on the bar of its table.
func Heading(l *display.List, st *stage.Stage, text string) {
	m := st.Metrics
	x := Margin(m)
	bottom := headingBottom(m)
	top := m.U(36)
	box := display.Rect{X: x, Y: top, W: LangControl(st).Box.X - m.U(24) - x, H: bottom - top}
	rule := display.Rect{X: x, Y: bottom, W: m.W - 2*x, H: max(m.U(3), 2)}
	font, ink, line := display.Typewriter, theme.TextColour, theme.Brass
	if skin := st.Skin; skin != nil {
		font, ink, line = skin.Font, skin.Name, skin.BarEdge
		rule.X, rule.W = 0, m.W
		l.Fill(display.Rect{W: m.W, H: bottom}, skin.Bar, 0)
	}
	Line(l, st, box, text, font, sceneSize, ink, display.Left).Role = display.Heading
	l.Fill(rule, line, 0)
}

// PrimaryPlace is where the primary button of a whole-screen scene stands, in screen pixels: bottom centre, the same
// in all of them. In a narrow window it leaves room for a neighbour at each side.
func PrimaryPlace(m theme.Metrics) display.Rect {
	w, h := min(max(m.U(620), primaryLeast), m.W*primaryMost), max(Height(m, ButtonHeight+12), fingerLeast(m))
	return display.Rect{X: (m.W - w) / 2, Y: m.H - m.U(64) - h, W: w, H: h}
}

// The primary button of a whole-screen scene is primaryLeast pixels wide, as far as that is no more than primaryMost of
// the screen. What is pressed with a finger is fingerHigh pixels high at least where that is no more than
// fingerShare of the height.
const (
	primaryLeast = 320.0
	primaryMost  = 0.46
	fingerHigh   = 46.0
	fingerShare  = 0.072
)

// Slim reports that a screen has no room for three buttons in a row, or has none for the reader's letters and is high:
// they then stand in two.
func Slim(m theme.Metrics) bool { return m.W < slim || m.H > m.W && m.W < slimLarge*m.TextScale }

// slim is the width of a screen, in pixels, under which it is, slimLarge that of a high one at the reader's text size.
const (
	slim      = 720.0
	slimLarge = 500.0
)

// Height turns a control's height in design pixels into screen pixels, so that its label keeps room on small screens.
// On a high one, which may be held in a hand and has room for rows, a finger finds it.
func Height(m theme.Metrics, design float64) float64 {
	high := max(m.U(design), m.Floor(display.SansBold)*2)
	if m.H > m.W {
		high = max(high, fingerLeast(m))
	}
	return high
}

// fingerLeast is the least height of what a finger presses, as far as the screen has room for it.
func fingerLeast(m theme.Metrics) float64 { return min(fingerHigh, m.H*fingerShare) }

// TargetHeight is that of a small control with one line of text: it grows with the reader's text.
func TargetHeight(m theme.Metrics) float64 { return Height(m, Target*max(m.TextScale, 1)) }

// RowHeight is that of a row with controls: as high as their labels want, where the letters are large.
func RowHeight(m theme.Metrics, design float64) float64 {
	return max(Height(m, design), m.Size(display.SansBold, ButtonSize)*labelLine+m.U(labelSpace))
}

// Ground fills the screen with the frame's background.
func Ground(l *display.List, st *stage.Stage) {
	l.Ground(st.Metrics.Screen(), display.Face{Design: faces.Corridor})
}

// Plate lays a sheet under what is read: on a game's table words would lie on its pictures. The house's ground is
// plain.
func Plate(l *display.List, st *stage.Stage, box display.Rect) {
	if m := st.Metrics; st.Skin != nil {
		box = display.Rect{X: box.X - m.U(plateSide), Y: box.Y - m.U(plateTop), W: box.W + 2*m.U(plateSide), H: box.H +
			2*m.U(plateTop)}
		Slip(l, st, box)
	}
}

// Slip lays paper of that size under words, for the same reason.
func Slip(l *display.List, st *stage.Stage, box display.Rect) {
	if m := st.Metrics; st.Skin != nil {
		l.Fill(box, theme.Panel, m.U(Radius))
		l.Border(box, theme.ControlBorder, m.U(Radius), max(m.U(borderWidth), 1))
	}
}

// Foot lays a slip under a sentence at the foot of the screen, for the same reason.
func Foot(l *display.List, st *stage.Stage, box display.Rect) {
	if m := st.Metrics; st.Skin != nil {
		gap := m.U(footGap)
		l.Fill(display.Rect{X: box.X, Y: box.Y + gap, W: box.W, H: box.H - 2*gap}, theme.Panel, m.U(Radius))
	}
}

// Dress gives what a page has added to a list, from that item on, the look of the game that it belongs to.
func Dress(l *display.List, st *stage.Stage, from int) {
	if st.Skin == nil {
		return
	}
	for i := range l.Items[from:] {
		it := &l.Items[from+i]
		switch {
		case it.Kind == display.Ground:
			it.Face.Design = st.Skin.Ground
		case it.Role == display.Heading: // It is dressed already, for the bar.
			continue
		}
		written := it.Kind == display.Text || it.Kind == display.Symbol
		it.Colour, it.Edge = st.Skin.Wear.Of(it.Colour, written), st.Skin.Wear.Of(it.Edge, written)
	}
}

// SeatTile is the sign of a seat on its colour, with which it is read on any ground.
func SeatTile(l *display.List, m theme.Metrics, box display.Rect, seat int) {
	l.Fill(box, theme.SeatColours[seat], m.U(Radius))
	l.Symbol(box.SquareIn(seatSign), theme.SeatShapes[seat], theme.SeatInk(seat))
}

// Veil darkens what lies under an overlay.
func Veil(l *display.List, st *stage.Stage) {
	l.Fill(st.Metrics.Screen(), theme.GroundColour.Alpha(0.82), 0)
}

// LangControl is the small button that changes the language, in the top right corner of a whole-screen scene.
func LangControl(st *stage.Stage) Control {
	m := st.Metrics
	c := Control{ID: "language", Label: st.Say(stage.LanguageKeys[st.OtherLang()]), Role: display.Button}
	w := max(m.U(230), langLeast)
	if Slim(m) {
		w = Need(st, &c) // The title has the place of the key.
	} else {
		c.Key = st.Prompt(input.Language)
	}
	c.Box = display.Rect{X: m.W - Margin(m) - w, Y: m.U(40), W: w, H: TargetHeight(m)}
	return c
}

// langLeast is the least width in pixels of the button with its key.
const langLeast = 150.0

// DoneControl is the button that closes a page, in the place of the one that goes on.
func DoneControl(st *stage.Stage, id, label string) Control {
	return Control{
		ID: id, Label: label, Key: st.Prompt(input.Cancel), Role: display.Button, Primary: true,
		Box: PrimaryPlace(st.Metrics),
	}
}

// Leaves does what the buttons stand for that a page has to close it, «done», and to change the language; it reports
// whether the page closes.
func Leaves(in *input.Frame, st *stage.Stage, pressed string) bool {
	if pressed == "language" {
		st.Speak(st.OtherLang())
	}
	return pressed == "done" || in.Just.Has(input.Cancel)
}

// Memo keeps what was built from a key until the key changes, so that a screen that waits builds nothing. The zero
// value is empty.
type Memo[K comparable, V any] struct {
	key   K
	value V
	built bool
}

// Get returns what build makes, which may depend on nothing but the key.
func (m *Memo[K, V]) Get(key K, build func() V) V {
	if !m.built || m.key != key {
		m.key, m.value, m.built = key, build(), true
	}
	return m.value
}

// Look is what every layout depends on; it is made to be a part of the key of a Memo.
type Look struct {
	Metrics theme.Metrics
	Lang    words.Lang
	Prompts stage.Prompts
}

// LookOf is that of a stage as it is now.
func LookOf(st *stage.Stage) Look { return Look{st.Metrics, st.Lang, st.Prompts()} }
