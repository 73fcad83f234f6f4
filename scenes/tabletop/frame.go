package tabletop

import (
	"cmp"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// FrameOptions say what of the frame is asked for.
type FrameOptions struct {
	// LogOpen shows the log.
	LogOpen bool
	// Log is the height of the log where it lies under the board; where it is 0, the usual one.
	Log Size
	// Panel is the panel's height; where it is 0, the usual one. The primary button never moves while a match keeps to one
	// height.
	Panel Size
	// Under has what is asked stand in a row with its answers, and what there is to know about it under them across the
	// whole panel, where the reader's letters are so large, or the screen is so low, that there is no room beside the
	// buttons.
	Under bool
}

// Frame is where the parts lie that every table has, in screen pixels. A game's layout embeds it.
type Frame struct {
	// Title is empty where the line that says whose turn it is needs its place.
	Screen, Bar, Title, Pill display.Rect
	// Buttons are Rules, Log, Mute and Menu; Short reports that there is room only for their icons.
	Buttons [4]display.Rect
	Short   bool
	// Log is empty when it is closed. Board is what is left for the game between bar, log and panel.
	Log, Board, Panel display.Rect
	// Told is the place in the panel for what is told while nothing is asked: all of it, but where a game shows something
	// there.
	Told display.Rect
	// Over is what lies over the board like a sheet: the log, where the window is so narrow that beside it the board would
	// be too small. A game makes it shorter where something is to stay in sight; what lies under it cannot be pressed.
	Over display.Rect
	// Text is for what is asked: a game that puts something beside the primary button makes it narrower. Primary never
	// moves; Secondary and Third stand to its right. Head is for the question alone, where Text lies under the buttons;
	// else it is empty.
	Head, Text, Primary, Secondary, Third display.Rect
	// Tall reports that the screen is higher than wide: the words of the panel have a row of their own over the buttons,
	// as they do on a slim one, the line that says whose turn it is one under the bar's buttons, and the log lies under
	// the board.
	Tall bool
	// Hint is the place at the right end of the row where nothing but its button ever stands.
	Hint display.Rect
}

// LayFrame lays the frame anew. It takes no memory, so that a frame of the picture may lay the table out.
func (f *Frame) LayFrame(opt FrameOptions, m theme.Metrics) {
	*f = Frame{Screen: m.Screen(), Tall: m.H > m.W}
	if opt.Panel == (Size{}) {
		opt.Panel = panelHigh
	}
	f.regions(opt, m)
	f.bar(m)
	f.panel(m)
	f.Told = f.Panel
	if opt.Under && (m.TextScale > large || m.H < short) && !f.Tall && !ui.Slim(m) {
		f.under(m)
	}
}

func (f *Frame) regions(opt FrameOptions, m theme.Metrics) {
	g, edge := m.U(Gap), m.U(Margin)
	var rest display.Rect
	f.Bar, rest = f.Screen.CutTop(barHigh.Grown(m) * fingers(m))
	if f.Tall {
		// The line that says whose turn it is has a row of its own.
		f.Bar.H *= tallBar
		_, rest = f.Screen.CutTop(f.Bar.H)
	}
	high := opt.Panel.Grown(m) + 2*(fingers(m)-1)*buttonHigh.Grown(m)
	switch {
	case f.Tall && ui.Slim(m):
		high *= slimPanel
	case f.Tall:
		high *= tallPanel
	case m.H < short:
		high = min(high, m.H*shortPanel)
	}
	f.Panel, rest = rest.CutBottom(high)
	f.Panel = display.Rect{X: edge, Y: f.Panel.Y, W: f.Screen.W - 2*edge, H: f.Panel.H - g}
	switch {
	case opt.LogOpen && f.Tall:
		f.Log, rest = rest.CutBottom(cmp.Or(opt.Log, logHigh).Grown(m))
		f.Log = display.Rect{X: edge, Y: f.Log.Y, W: f.Panel.W, H: f.Log.H - g}
	case opt.LogOpen && !f.Tall && logWide.In(m) <= f.Screen.W*logShare:
		f.Log, rest = rest.CutRight(logWide.In(m) + edge)
		f.Log = display.Rect{X: f.Log.X, Y: f.Log.Y + g, W: f.Log.W - edge, H: f.Log.H - 2*g}
	}
	f.Board = display.Rect{X: edge, Y: rest.Y, W: rest.W - edge - g, H: rest.H}
	if f.Tall {
		f.Board.W = f.Panel.W
	}
	if opt.LogOpen && f.Log.Empty() {
		f.Over = f.Board.Narrowed(-g / 4)
		f.Log = f.Over
	}
}

// fingers is how much larger buttons are where they are pressed with fingers: on a screen as high as only that of a
// phone is, which has room above and below the table.
func fingers(m theme.Metrics) float64 {
	if m.H > phoneHigh*m.W {
		return fingerGrowth
	}
	return 1
}

func (f *Frame) bar(m theme.Metrics) {
	g, edge := m.U(Gap), m.U(Margin)
	inside := display.Rect{X: edge, Y: f.Bar.Y, W: f.Bar.W - 2*edge, H: f.Bar.H}
	var below display.Rect
	if f.Tall {
		inside, below = inside.CutTop(f.Bar.H / tallBar)
	}
	f.Short = f.Screen.W < narrow || m.TextScale > large
	high := max(inside.H*0.72, min(inside.H, 36))
	for i := len(f.Buttons) - 1; i >= 0; i-- {
		wide := barButtonWide.In(m) * barShares[i]
		if f.Short {
			wide = high * 1.25
		}
		var b display.Rect
		b, inside = inside.CutRight(wide)
		f.Buttons[i] = display.Rect{X: b.X, Y: b.Y + (b.H-high)/2, W: b.W, H: high}
		_, inside = inside.CutRight(g / 2)
	}
	title := titleWide.In(m)
	if f.Tall {
		f.Title = inside
		f.Pill = display.Rect{X: below.X, Y: below.Y, W: below.W, H: below.H - g/2}
		return
	}
	_, inside = inside.CutRight(g)
	if inside.W-title-g >= pillLeast.Grown(m) {
		f.Title, inside = inside.CutLeft(title)
		_, inside = inside.CutLeft(g)
	}
	f.Pill = display.Rect{X: inside.X, Y: inside.Y + (inside.H-high)/2, W: inside.W, H: high}
}

func (f *Frame) panel(m theme.Metrics) {
	g := m.U(Gap)
	over := f.Tall || ui.Slim(m)
	high := min(buttonHigh.Grown(m)*fingers(m), f.Panel.H-2*g)
	if over && !f.Tall {
		high = min(high*lowButton, (f.Panel.H-3*g)/2)
	}
	wide := primaryWide.Grown(m)
	midX := f.Screen.W / 2
	y := f.Panel.Y + (f.Panel.H-high)/2
	if over {
		y = f.Panel.Y + f.Panel.H - g - high
	}
	f.Primary = display.Rect{X: midX - wide/2, Y: y, W: wide, H: high}
	side := secondaryWide.In(m)
	right, hint := f.Panel.X+f.Panel.W-m.U(hintGap), min(high, max(ui.TargetHeight(m), m.U(hintHigh)))
	f.Secondary = display.Rect{X: f.Primary.X + wide + g, Y: y, W: side, H: high}
	f.Hint = display.Rect{X: right - hint, Y: y + (high-hint)/2, W: hint, H: hint}
	f.Third = f.Secondary.Moved(side+g, 0)
	if room := f.Hint.X - m.U(hintGap) - f.Secondary.X; f.Third.X+side*thirdLeast > f.Secondary.X+room {
		// In a narrow window both are as wide.
		row := display.Rect{X: f.Secondary.X, Y: y, W: room, H: high}
		f.Secondary, f.Third = row.Column(0, 2, g), row.Column(1, 2, g)
	} else {
		f.Third.W = min(side, f.Secondary.X+room-f.Third.X)
	}
	f.Text = display.Rect{X: f.Panel.X + g*1.25, Y: f.Panel.Y + g*0.75, H: f.Panel.H - g*1.5}
	if over {
		f.Text.W, f.Text.H = f.Panel.W-2.5*g, y-g-f.Text.Y
		if ui.Slim(m) {
			f.slim(y, m)
		}
		return
	}
	f.Text.W = f.Primary.X - g*2 - f.Text.X
	if most := textMost.In(m); f.Text.W > most {
		// On a wide screen the words stay near their answers.
		f.Text.X, f.Text.W = f.Text.X+f.Text.W-most, most
	}
}

// slim gives the buttons beside the primary one a row of their own over it, where the screen has no room for all of
// them in one row: across a tall panel, at the end of a low one.
func (f *Frame) slim(y float64, m theme.Metrics) {
	g, high := m.U(Gap), f.Primary.H
	row := display.Rect{X: f.Text.X, Y: y - g - high, W: f.Text.W, H: high}
	if f.Tall {
		f.Text.H -= high + g
		f.Secondary, f.Third = row.Column(0, 2, g), row.Column(1, 2, g)
		return
	}
	x := f.Primary.X + f.Primary.W + g
	f.Secondary = display.Rect{X: x, Y: row.Y, W: f.Hint.X + f.Hint.W - x, H: high}
	f.Third = display.Rect{X: x, Y: y, W: f.Hint.X - m.U(hintGap) - x, H: high}
	f.Text.W = x - g - f.Text.X
}

// under moves the buttons to the panel's top, with the question beside them and the words under them.
func (f *Frame) under(m theme.Metrics) {
	g := m.U(Gap)
	y, high := f.Panel.Y+g*0.6, min(f.Primary.H, buttonHigh.In(m)*underHigh)
	for _, b := range [...]*display.Rect{&f.Primary, &f.Secondary, &f.Third} {
		b.Y, b.H = y, high
	}
	f.Hint, _ = f.Hint.CutRight(min(f.Hint.W, high))
	f.Hint.Y, f.Hint.H = y+(high-f.Hint.W)/2, f.Hint.W
	x := f.Panel.X + g*1.25
	f.Head = display.Rect{X: x, Y: y, W: f.Primary.X - g - x, H: high}
	top := y + high + g*0.4
	f.Text = display.Rect{X: x, Y: top, W: f.Panel.W - 2.5*g, H: f.Panel.Y + f.Panel.H - g*0.4 - top}
}

// Gap is the room between neighbours, Margin that along the edges of the screen, in design pixels.
const (
	Gap    = 16.0
	Margin = 24.0
)

// The sizes of the frame.
var (
	barHigh = Size{84, 48}
	logWide = Size{410, 224}
	// logHigh is the height of a log under the board.
	logHigh = Size{300, 128}
	// panelHigh is the height of the panel, where a game asks for none.
	panelHigh = Size{232, 154}

	buttonHigh    = Size{92, 48}
	primaryWide   = Size{380, 208}
	secondaryWide = Size{300, 166}
	// textMost is the width of the words beside the primary button at most.
	textMost = Size{760, 480}

	titleWide = Size{276, 176}
	// pillLeast is the width under which the line that says whose turn it is takes the title's place.
	pillLeast     = Size{560, 340}
	barButtonWide = Size{168, 116}
)

const (
	// tallPanel is how much higher the panel is on a screen that is higher than wide, slimPanel on one that is slim
	// besides.
	tallPanel = 1.25
	slimPanel = 1.5
	// tallBar is how much higher the bar is there.
	tallBar = 1.8
	// phoneHigh is the height in widths from which a screen is one that is held in a hand, fingerGrowth how much higher
	// its buttons are.
	phoneHigh    = 1.7
	fingerGrowth = 1.5
	// logShare is the most of the width of a screen that the log takes from the board.
	logShare = 0.26
	// thirdLeast is how much of its width the third button has at least where the second has all of its own.
	thirdLeast = 0.58
	// short is the height of a screen, in pixels, under which the panel takes shortPanel of it at most.
	short      = 560.0
	shortPanel = 0.29
	// narrow is the width of a screen, in pixels, under which the buttons of the bar are icons.
	narrow = 1200.0
	// lowButton is how high the buttons are where the words stand over them in a low window.
	lowButton = 0.96
	// large is the reader's text size from which the buttons of the bar are icons, and words may stand under the buttons;
	// underHigh is how much higher than usual the buttons are there.
	large     = 1.2
	underHigh = 1.1
)

// barShares are the widths of the bar's buttons among each other: the sound's has a sign, the menu's key a longer name.
var barShares = [...]float64{1, 1, 1.22, 1.32}

// Size is a size in design pixels, and the least of it in pixels of the screen: what is pressed or read stays large
// enough on a small screen.
type Size struct{ Design, Least float64 }

// In is the size in pixels.
func (s Size) In(m theme.Metrics) float64 { return max(m.U(s.Design), s.Least) }

// Grown is the size of what holds a line of text: it follows the reader's letters a part of the way, and they shrink
// into the rest.
func (s Size) Grown(m theme.Metrics) float64 { return s.In(m) * (1 + (max(1, m.TextScale)-1)*growth) }

// growth is how much of the reader's text size such a box takes over.
const growth = 0.4
