package table

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// FrameOptions say what of the frame is asked for.
type FrameOptions struct {
	// LogOpen shows the log.
	LogOpen bool
	// PanelHigh is the panel's height in design pixels and PanelPx the least of it in screen pixels; 0 is what those
	// constants say. The primary button never moves while a match keeps to one height.
	PanelHigh, PanelPx float64
	// Under has what is asked stand in a row with its answers, and what there is to know about it under them across the
	// whole panel, where the reader's letters are so large that there is no room beside the buttons.
	Under bool
}

// Frame is where the parts lie that every table has, in screen pixels. A game's layout embeds it.
type Frame struct {
	Screen, Bar, Title, Pill display.Rect
	// Buttons are Rules, Log, Mute and Menu; Short tells that there is room only for their icons.
	Buttons [4]display.Rect
	Short   bool
	// Log is empty when it is closed. Board is what is left for the game between bar, log and panel.
	Log, Board, Panel display.Rect
	// Text is for what is asked: a game that puts something beside the primary button makes it narrower. Primary never
	// moves; Secondary and Third stand to its right. Head is for the question alone, where Text lies under the buttons;
	// else it is empty.
	Head, Text, Primary, Secondary, Third display.Rect
}

// LayFrame lays the frame anew. It takes no memory, so that a frame of the picture may lay the table out.
func (f *Frame) LayFrame(opt FrameOptions, m theme.Metrics) {
	*f = Frame{Screen: m.Screen()}
	grow := 1.0
	if m.TextScale > 1 {
		grow = 1 + (m.TextScale-1)*0.4
	}
	if opt.PanelHigh == 0 {
		opt.PanelHigh = PanelHigh
	}
	if opt.PanelPx == 0 {
		opt.PanelPx = PanelPx
	}
	f.regions(opt, m, grow)
	f.bar(m)
	f.panel(m, grow)
	if opt.Under && m.TextScale > large {
		f.under(m)
	}
}

func (f *Frame) regions(opt FrameOptions, m theme.Metrics, grow float64) {
	g, edge := m.U(Gap), m.U(Margin)
	var rest display.Rect
	f.Bar, rest = f.Screen.CutTop(max(m.U(barHigh), barPx) * grow)
	f.Panel, rest = rest.CutBottom(max(m.U(opt.PanelHigh), opt.PanelPx) * grow)
	f.Panel = display.Rect{X: edge, Y: f.Panel.Y, W: f.Screen.W - 2*edge, H: f.Panel.H - g}
	if opt.LogOpen {
		f.Log, rest = rest.CutRight(max(m.U(logWide), logPx) + edge)
		f.Log = display.Rect{X: f.Log.X, Y: f.Log.Y + g, W: f.Log.W - edge, H: f.Log.H - 2*g}
	}
	f.Board = display.Rect{X: edge, Y: rest.Y, W: rest.W - edge - g, H: rest.H}
}

func (f *Frame) bar(m theme.Metrics) {
	g, edge := m.U(Gap), m.U(Margin)
	inside := display.Rect{X: edge, Y: f.Bar.Y, W: f.Bar.W - 2*edge, H: f.Bar.H}
	f.Short = f.Screen.W < narrow || m.TextScale > large
	high := max(f.Bar.H*0.72, min(f.Bar.H, 36))
	for i := len(f.Buttons) - 1; i >= 0; i-- {
		wide := max(m.U(barButtonWide), barButtonPx)
		if i == len(f.Buttons)-1 {
			wide *= menuShare
		}
		if f.Short {
			wide = high * 1.25
		}
		var b display.Rect
		b, inside = inside.CutRight(wide)
		f.Buttons[i] = display.Rect{X: b.X, Y: b.Y + (b.H-high)/2, W: b.W, H: high}
		_, inside = inside.CutRight(g / 2)
	}
	f.Title, inside = inside.CutLeft(max(m.U(titleWide), titlePx))
	_, inside = inside.CutLeft(g)
	_, inside = inside.CutRight(g)
	f.Pill = display.Rect{X: inside.X, Y: inside.Y + (inside.H-high)/2, W: inside.W, H: high}
}

func (f *Frame) panel(m theme.Metrics, grow float64) {
	g := m.U(Gap)
	high := min(max(m.U(buttonHigh), buttonPx)*grow, f.Panel.H-2*g)
	wide := max(m.U(primaryWide), primaryPx) * grow
	midX := f.Screen.W / 2
	y := f.Panel.Y + (f.Panel.H-high)/2
	f.Primary = display.Rect{X: midX - wide/2, Y: y, W: wide, H: high}
	side := max(m.U(secondaryWide), secondaryPx)
	right := f.Panel.X + f.Panel.W - g
	f.Secondary = display.Rect{X: f.Primary.X + wide + g, Y: y, W: side, H: high}
	third := f.Secondary.X + side + g
	f.Third = display.Rect{X: third, Y: y, W: min(side, right-third), H: high}
	f.Text = display.Rect{X: f.Panel.X + g*1.25, Y: f.Panel.Y + g*0.75, H: f.Panel.H - g*1.5}
	f.Text.W = f.Primary.X - g*2 - f.Text.X
	if most := max(m.U(textMost), textMostPx); f.Text.W > most {
		// On a wide screen the words stay near their answers.
		f.Text.X, f.Text.W = f.Text.X+f.Text.W-most, most
	}
}

// under moves the buttons to the panel's top, with the question beside them and the words under them.
func (f *Frame) under(m theme.Metrics) {
	g := m.U(Gap)
	y, high := f.Panel.Y+g*0.6, min(f.Primary.H, max(m.U(buttonHigh), buttonPx)*underHigh)
	for _, b := range [...]*display.Rect{&f.Primary, &f.Secondary, &f.Third} {
		b.Y, b.H = y, high
	}
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

// PanelHigh is the height of the panel, where a game asks for none, in design pixels, and PanelPx the least of it in
// screen pixels.
const (
	PanelHigh = 232.0
	PanelPx   = 154.0
)

// Sizes are in design pixels; those named Px are the least in screen pixels, so that what is pressed or read stays
// large enough on a small screen.
const (
	barHigh = 84.0
	barPx   = 48.0
	logWide = 410.0
	logPx   = 224.0

	buttonHigh    = 92.0
	buttonPx      = 48.0
	primaryWide   = 380.0
	primaryPx     = 208.0
	secondaryWide = 300.0
	secondaryPx   = 166.0
	// textMost is the width of the words beside the primary button at most.
	textMost   = 760.0
	textMostPx = 480.0

	titleWide     = 276.0
	titlePx       = 176.0
	barButtonWide = 168.0
	barButtonPx   = 116.0
	// menuShare is how much wider the menu's button is: its key has a longer name than the others'.
	menuShare = 1.32
	// narrow is the width of a screen, in pixels, under which the buttons of the bar are icons.
	narrow = 1200.0
	// large is the reader's text size from which the buttons of the bar are icons, and words may stand under the buttons;
	// underHigh is how much higher than usual the buttons are there.
	large     = 1.2
	underHigh = 1.1
)
