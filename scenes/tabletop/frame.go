package tabletop

import (
	"cmp"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/layout"
	"safehouse/scenes/ui"
)

// LayoutOptions are what every table is laid out for, besides the view.
type LayoutOptions struct {
	// LogOpen has the log lie over the board.
	LogOpen bool
	// Speech is the height that a lesson needs in the lane, Reel that of what plays a replay, which has the place of what
	// is asked: in pixels, 0 where there is none.
	Speech, Reel float64
	// Moment counts the changes of what can be seen: what was laid out for the same options at the same moment still lies
	// so. It is 0 where that is not to be relied upon.
	Moment int
}

// layOut has a table laid out anew.
func layOut(t *Table) {
	if t.reel != nil {
		t.Reel = t.reel.high()
	}
	t.Moment++
	t.room.Lay()
}

// FrameOptions say what of the frame is asked for.
type FrameOptions struct {
	LayoutOptions
	// NoLane keeps no room of the board for who speaks: that has the ticker's place.
	NoLane bool
	// Beside asks for a column of the game's own at the right of the board; under it, with that height, in a high
	// window.
	Beside bool
	High   Size
	// Panel is the panel's height, Low that in a wide window which is not low, for the usual letters; where they are 0,
	// the usual one. The primary button never moves while a match keeps to one height.
	Panel, Low Size
	// Words is the height of the words of a high window in sizes of their letters, where a line of them says whose turn
	// it is and asks; where it is 0, the usual one.
	Words float64
	// Shared is the height in the same sizes that they keep where a third answer stands under them.
	Shared float64
	// Crowded says that the table has no height to spare: the ticker takes none of it on a high screen.
	Crowded bool
	// Two says that no question has a third answer: a slim high screen keeps no row for one.
	Two bool
	// Title is the width of the game's name with how far the match is; where it is 0, the usual one.
	Title Size
	// Under has what is asked stand in a row with its answers, and what there is to know about it under them across the
	// whole panel, where the reader's letters are so large, or the screen is so low, that there is no room beside the
	// buttons.
	Under bool
	// Aside asks for a place of the game's own, of that width, at the left of what is asked; Stacked has the primary
	// button stand over the others there, where the screen is wide enough.
	Aside   Size
	Stacked bool
}

// wordsUnder reports whether the words stand under the buttons.
func (opt *FrameOptions) wordsUnder(m theme.Metrics) bool {
	return opt.Under && opt.Reel == 0 && (m.TextScale > large || m.H < short) && m.H <= m.W && !ui.Slim(m)
}

// speaksUnder reports whether a lesson stands there instead, on a screen whose board is too low for it.
func (opt *FrameOptions) speaksUnder(m theme.Metrics) bool {
	return opt.Speech > 0 && m.H < short && opt.wordsUnder(m)
}

// SpeaksUnder reports whether a lesson has the place of the words under the buttons.
func (f *Frame) SpeaksUnder() bool { return !f.Head.Empty() && f.Lane == f.Text }

// Frame is where the parts lie that every table has, in screen pixels. A game's layout embeds it, and keeps it from one
// layout to the next.
type Frame struct {
	// Title is the game's name, with how far the match is. Ticker is the one line that tells what has just happened;
	// pressed, it opens the log, as does the button List at its end, which is empty where the line has a row of its own.
	// Buttons are Rules, Mute and Menu.
	Screen, Bar, Title, Ticker, List display.Rect
	Buttons                          [3]display.Rect
	// Lane is where somebody speaks, at the top of the board: a game keeps what is to be read clear of it. Where it
	// lies over no part of the board, it has the ticker's place or, for a lesson on a low screen, that of the words under
	// the buttons.
	Lane display.Rect
	// Board is what is left for the game between bar and panel, Beside the column of the game's own, which lies over
	// the board where the window is too narrow for both.
	Board, Beside, Panel display.Rect
	// Log is where the log lies over the board, empty while it is closed. What lies under it cannot be pressed; a game
	// makes it shorter where something is to stay in sight.
	Log display.Rect
	// Text is for what is asked: a game that puts something beside the primary button makes it narrower. Head is for the
	// question alone, where Text lies under the buttons; else it is empty.
	Head, Text display.Rect
	Answers
	// Aside is the place of the game's own at the left of what is asked, empty where there is no room for it; Plate is
	// what lies under the words that ask.
	Aside, Plate display.Rect
	Shape
	tree *layout.Tree
}

// Shape is which kind of a frame it is.
type Shape struct {
	// Tall reports that the screen is higher than wide: the words of the panel have a row of their own over the
	// buttons, as they do on a slim one, and the ticker one under the bar's buttons.
	Tall bool
	// Low reports that the panel is lower than in other windows: a line of it says whose turn it is and asks.
	Low bool
	// Reel reports that what plays a replay has the panel's place, Spoken that a game has those who sit there speak in the
	// ticker's, which tells nothing meanwhile.
	Reel, Spoken bool
}

// Answers are where the buttons of the panel stand: Primary never moves; Secondary and Third stand to its right, on a
// slim high screen Third over them. Hint is the place at the end of the row where nothing but its button ever stands.
type Answers struct{ Primary, Secondary, Third, Hint display.Rect }

// Fills reports whether the primary button has its row to itself where there is no second one.
func (a *Answers) Fills() bool {
	over := a.Third.Y+a.Third.H <= a.Secondary.Y
	return (over || a.Secondary == a.Third) && a.Secondary.Y == a.Primary.Y
}

// The boxes of a frame.
const (
	boxBar layout.ID = iota + 1
	boxTitle
	boxTicker
	boxLane
	boxBoard
	boxBeside
	boxPanel
	boxText
	boxAside
	boxPlate
	boxPrimary
	boxSecondary
	boxThird
	boxHint
	boxList
	boxButton
)

// LayFrame lays the frame anew. It takes memory only once, so that a frame of the picture may lay the table out.
func (f *Frame) LayFrame(opt FrameOptions, m theme.Metrics) {
	t := f.tree
	if t == nil {
		t = &layout.Tree{}
	}
	*f = Frame{Screen: m.Screen(), Shape: Shape{Tall: m.H > m.W, Reel: opt.Reel > 0}, tree: t}
	opt.Panel, opt.Title = cmp.Or(opt.Panel, panelHigh), cmp.Or(opt.Title, titleWide)
	if !f.Tall && m.H >= laneLeast && m.TextScale <= large {
		opt.Panel, f.Low = cmp.Or(opt.Low, opt.Panel), opt.Low != Size{}
	}
	f.Low = f.Low || f.Tall && opt.Words > 0
	t.Reset()
	edge, g := m.U(Margin), m.U(Gap)
	board := layout.Style{ID: boxBoard, W: layout.Grow(0), H: layout.Grow(0)}
	beside := layout.Style{ID: boxBeside, W: layout.Grow(0), H: layout.Fixed(opt.High.Grown(m))}
	var middle layout.Box
	switch column := besideWide.In(m); {
	case !opt.Beside:
		middle = t.Leaf(board)
	case f.Tall:
		middle = t.Column(layout.Style{Gap: g}, t.Leaf(board), t.Leaf(beside))
	case column > f.Screen.W*besideShare:
		middle = t.Stack(layout.Style{}, t.Leaf(board), t.Leaf(layout.Style{ID: boxBeside, W: layout.Grow(0),
			H: layout.Grow(0)}))
	default:
		beside.W, beside.H = layout.Fixed(column), layout.Grow(0)
		middle = t.Row(layout.Style{Gap: g}, t.Leaf(board), t.Leaf(beside))
	}
	high := laneHigh.In(m)
	if opt.NoLane || f.Tall || m.H < laneLeast || m.H < m.U(laneFrom)*max(1, m.TextScale) {
		high = 0 // Who speaks in few words has the ticker's place there.
	}
	if !opt.speaksUnder(m) {
		high = max(high, opt.Speech)
	}
	lane := layout.Style{ID: boxLane, H: layout.Fixed(high), W: layout.Grow(0)}
	root := t.Column(layout.Style{},
		f.bar(t, opt, m),
		t.Stack(layout.Style{Pad: layout.Edges{Left: edge, Right: edge}, H: layout.Grow(0)}, middle, t.Leaf(lane)),
		t.Column(layout.Style{Pad: layout.Edges{Left: edge, Right: edge, Bottom: g}},
			f.panel(t, opt, m)))
	t.Solve(root, f.Screen)
	f.Bar, f.Title, f.Ticker, f.Lane = t.At(boxBar), t.At(boxTitle), t.At(boxTicker), t.At(boxLane)
	f.Board, f.Beside, f.Panel = t.At(boxBoard), t.At(boxBeside), t.At(boxPanel)
	f.Text, f.Primary, f.Secondary = t.At(boxText), t.At(boxPrimary), t.At(boxSecondary)
	f.Third, f.Hint, f.Aside, f.List = t.At(boxThird), t.At(boxHint), t.At(boxAside), t.At(boxList)
	if opt.Two && f.Third.Empty() {
		f.Third = f.Secondary
	}
	if f.Plate = t.At(boxPlate); f.Plate.Empty() {
		f.Plate = f.Panel
	}
	for i := range f.Buttons {
		f.Buttons[i] = t.At(boxButton + layout.ID(i))
	}
	if f.Lane.H == 0 {
		f.Lane = f.Ticker
	}
	if opt.LogOpen {
		f.Log = display.Rect{X: f.Board.X, Y: f.Board.Y, W: f.Screen.W - edge - f.Board.X, H: f.Board.H}
		wide := logWide.Grown(m)
		if m.TextScale > large { // A line of large letters has as many words, as far as the board stays in sight.
			wide = min(logWide.In(m)*m.TextScale, f.Log.W*logShare-1)
		}
		if !f.Tall && wide < f.Log.W*logShare {
			f.Log = display.Rect{X: f.Log.X + f.Log.W - wide, Y: f.Log.Y, W: wide, H: f.Log.H}
		}
		if opt.Speech > 0 {
			f.Log = f.Log.Intersect(f.UnderLane())
		}
	}
	if opt.wordsUnder(m) {
		f.under(m)
	}
	if opt.speaksUnder(m) {
		f.Lane = f.Text
	}
}

// UnderLane is what of the board lies under the lane.
func (f *Frame) UnderLane() display.Rect {
	free := f.Board
	if bottom := f.Lane.Y + f.Lane.H; bottom > free.Y && f.Lane.Y < free.Y+free.H {
		free.Y, free.H = bottom, free.Y+free.H-bottom
	}
	return free
}

// fingers is how much larger buttons are where they are pressed with fingers: on a screen as high as only that of a
// phone is, which has room above and below the table.
func fingers(m theme.Metrics) float64 {
	if m.H > phoneHigh*m.W {
		return fingerGrowth
	}
	return 1
}

// bar is the top of the screen: in a high window the ticker has a row of its own.
func (f *Frame) bar(t *layout.Tree, opt FrameOptions, m theme.Metrics) layout.Box {
	g, high, ring := m.U(Gap), barHigh.Grown(m), ringRoom.In(m)
	side := layout.Fixed(max(barButton.In(m)*min(fingers(m), barFingers), min(high-2*ring, ui.TargetHeight(m))))
	button := func(id layout.ID) layout.Box { return t.Leaf(layout.Style{ID: id, W: side, H: side}) }
	last := layout.Style{Gap: max(m.U(barGap), ring)}
	ticker := layout.Style{ID: boxTicker, W: layout.Grow(tickerLeast.In(m)), H: layout.Fixed(tickerHigh.Grown(m))}
	grown := opt.Title.In(m) * (1 + (max(1, m.TextScale)-1)*titleGrows)
	title := layout.Style{ID: boxTitle, W: layout.Between(titleLeast.In(m), grown),
		H: layout.Fixed(max(high, side.Want+2*ring)), Leaves: 1}
	row := layout.Style{Gap: g, Pad: layout.Sides(m.U(Margin), 0), H: title.H, Across: layout.Middle}
	if !f.Tall {
		row.ID = boxBar
		return t.Row(row, t.Leaf(title), t.Leaf(ticker),
			t.Row(last, button(boxList), button(boxButton), button(boxButton+1), button(boxButton+2)))
	}
	title.W, ticker.W, title.Leaves = layout.Grow(0), layout.Grow(0), 0
	if !opt.Crowded && m.H >= stripFrom { // Two lines have room, as large as the reader asks.
		lines := 2 * stripLetters(m).Size(display.Sans, SmallSize) * stripLine
		ticker.H = layout.Fixed(max(ticker.H.Want, ui.TargetHeight(m), lines))
	}
	return t.Column(layout.Style{ID: boxBar},
		t.Row(row, t.Leaf(title), t.Row(last, button(boxButton), button(boxButton+1), button(boxButton+2))),
		t.Row(layout.Style{Pad: layout.Edges{Left: m.U(Margin), Right: m.U(Margin), Bottom: g / 4}}, t.Leaf(ticker)))
}

// panel is where it stands what is asked: the words at the left, the answers at the right; or the words over the
// answers, where both have no room side by side.
func (f *Frame) panel(t *layout.Tree, opt FrameOptions, m theme.Metrics) layout.Box {
	g := m.U(Gap)
	over := f.Tall || ui.Slim(m)
	high := opt.Panel.Grown(m) + 2*(fingers(m)-1)*buttonHigh.Grown(m)
	if !f.Tall && (m.H < short || opt.Stacked) {
		most := m.H * shortPanel
		if opt.wordsUnder(m) && m.TextScale <= large { // A line of them there is enough.
			most = max(m.H*underPanel, underHolds)
		}
		high = min(high, most)
	}
	if opt.speaksUnder(m) {
		high = max(high, buttonHigh.In(m)*underHigh+opt.Speech+(underAir+2*underGap)*g)
	}
	button := layout.Fixed(min(buttonHigh.Grown(m)*fingers(m), high-2*g))
	if over && !f.Tall {
		button = layout.Fixed(min(button.Want*lowButton, (high-3*g)/2))
	}
	hint := layout.Fixed(min(button.Want, max(ui.TargetHeight(m), hintHigh.In(m))))
	if opt.Reel > 0 {
		reel := layout.Style{ID: boxPanel, W: layout.Grow(0), H: layout.Fixed(opt.Reel)}
		if opt.Aside == (Size{}) {
			return t.Leaf(reel)
		}
		return t.Row(layout.Style{Gap: g}, t.Leaf(layout.Style{ID: boxAside, W: layout.Fixed(opt.Aside.In(m)),
			H: reel.H}), t.Leaf(reel))
	}
	panel := layout.Style{ID: boxPanel, H: layout.Fixed(high), Gap: g, Pad: layout.Sides(1.25*g, g)}
	leaf := func(id layout.ID, w, h layout.Span) layout.Box { return t.Leaf(layout.Style{ID: id, W: w, H: h}) }
	middle := func(box layout.Box) layout.Box {
		return t.Column(layout.Style{Along: layout.Middle, H: layout.Grow(0)}, box)
	}
	side := layout.Span{Least: sideLeast, Want: sideWide.Grown(m), Most: sideWide.Grown(m)}
	text := leaf(boxText, layout.Grow(0), layout.Grow(0))
	if !over && opt.Stacked {
		panel.Pad = layout.Edges{}
		panel.Gap = 1.5 * g
		clear := 0.0 // Where there is room the answers keep clear of the board.
		if high-stackClear*g > (1+overHigh)*button.Want+g {
			clear = stackClear * g
		}
		row := layout.Fixed(min(button.Want, (high-g-clear)/(1+overHigh)))
		answer := func(id layout.ID) layout.Box { return leaf(id, layout.Grow(sideLeast), row) }
		lower := t.Row(layout.Style{Gap: g}, answer(boxSecondary), answer(boxThird), leaf(boxHint, hint, row))
		return t.Row(panel,
			leaf(boxAside, layout.Fixed(opt.Aside.In(m)), layout.Grow(0)),
			t.Column(layout.Style{ID: boxPlate, W: layout.Grow(0), H: layout.Grow(0), Pad: layout.Sides(1.25*g, 0.75*g)}, text),
			t.Column(layout.Style{W: layout.Fixed(min(stackWide.Grown(m), f.Screen.W*stackMost)), H: layout.Grow(0), Gap: g,
				Pad: layout.Edges{Top: clear}},
				leaf(boxPrimary, layout.Grow(0), layout.Fixed(row.Want*overHigh)), lower))
	}
	if !over {
		panel.Pad.Top, panel.Pad.Bottom = g*0.75, g*0.75
		panel.Along = layout.Middle
		least := (f.Screen.W - 2*m.U(Margin) - 2.5*g) * textLeast
		if f.Low {
			least *= lowWords
		}
		if opt.Under && m.TextScale > large {
			least *= underLeast // Only the question stands beside the buttons.
		}
		return t.Row(panel,
			t.Column(layout.Style{W: layout.Span{Least: least, Want: least, Most: textMost.Grown(m)}}, text),
			middle(leaf(boxPrimary, layout.Between(primaryLeast, primaryWide.Grown(m)), button)),
			middle(leaf(boxSecondary, side, button)), middle(leaf(boxThird, side, button)), middle(leaf(boxHint, hint, hint)))
	}
	row := layout.Style{Gap: g, Across: layout.Middle}
	second, third, last := leaf(boxSecondary, layout.Grow(0), button), leaf(boxThird, layout.Grow(0), button),
		leaf(boxHint, hint, hint)
	if !f.Tall {
		half := layout.Style{W: layout.Grow(0), Gap: g, Weight: slimAnswers, Along: layout.End, H: layout.Grow(0)}
		first := t.Row(row, leaf(boxPrimary, layout.Grow(0), button), last)
		return t.Row(panel, t.Column(layout.Style{W: layout.Grow(0)}, text), t.Column(half, first, t.Row(row, second, third)))
	}
	// The panel of a high screen is as high as words and answers need, so that the board has the rest; what is said
	// beside the question explains it: less has to be told under it.
	gap := max(g, fingerGap)
	panel.H, panel.Gap, panel.Pad, row.Gap = layout.Fixed(0), gap, layout.Sides(max(1.25*g, fingerGap), gap), gap
	words := cmp.Or(opt.Words, wordLines) * m.Size(display.SansBold, BodySize)
	words -= min(opt.Speech, words*speechTakes)
	if ui.Slim(m) {
		// A third answer stands over the others; the words have its row where there is none.
		first := t.Leaf(layout.Style{ID: boxPrimary, W: layout.Grow(0), H: button, Weight: primaryWeight})
		answers := t.Row(row, first, second, last)
		if opt.Two {
			return t.Column(panel, leaf(boxText, layout.Grow(0), layout.Fixed(words)), answers)
		}
		high := thirdHigh.Grown(m)
		words = max(words-high-gap, words*wordsLeast, opt.Shared*m.Size(display.SansBold, BodySize))
		third = leaf(boxThird, layout.Grow(0), layout.Fixed(high))
		text = leaf(boxText, layout.Grow(0), layout.Fixed(words))
		return t.Column(panel, text, third, answers)
	}
	// The primary button stands in the middle, with as much beside it on either side.
	text = leaf(boxText, layout.Grow(0), layout.Fixed(words))
	wide := primaryWide.Grown(m)
	half := layout.Fixed((f.Screen.W - 2*m.U(Margin) - 2*panel.Pad.Left - 2*gap - wide) / 2)
	before, first := t.Leaf(layout.Style{W: half}), leaf(boxPrimary, layout.Fixed(wide), button)
	return t.Column(panel, text, t.Row(row, before, first,
		t.Row(layout.Style{W: half, Across: layout.Middle, Gap: gap}, second, third, last)))
}

// under moves the buttons to the panel's top, with the question beside them and the words under them.
func (f *Frame) under(m theme.Metrics) {
	g := m.U(Gap)
	y, high := f.Panel.Y+g*underAir, min(f.Primary.H, buttonHigh.In(m)*underHigh)
	for _, b := range [...]*display.Rect{&f.Primary, &f.Secondary, &f.Third} {
		b.Y, b.H = y, high
	}
	f.Hint, _ = f.Hint.CutRight(min(f.Hint.W, high))
	f.Hint.Y, f.Hint.H = y+(high-f.Hint.W)/2, f.Hint.W
	x := f.Panel.X + g*1.25
	f.Head = display.Rect{X: x, Y: y, W: f.Primary.X - g - x, H: high}
	top := y + high + g*underGap
	f.Text = display.Rect{X: x, Y: top, W: f.Panel.W - 2.5*g, H: f.Panel.Y + f.Panel.H - g*underGap - top}
}

// Gap is the room between neighbours, Margin that along the edges of the screen, in design pixels.
const (
	Gap    = 16.0
	Margin = 24.0
)

// The sizes of the frame.
var (
	barHigh = Size{72, 46}
	// ringRoom is what the ring of the focus needs around a button of the bar.
	ringRoom   = Size{5, 3}
	barButton  = Size{66, 44}
	titleWide  = Size{420, 200}
	titleLeast = Size{280, 150}
	// tickerLeast is the width under which the title leaves the bar to the ticker.
	tickerLeast = Size{520, 420}
	tickerHigh  = Size{63, 38}
	// stripFrom is the height in pixels from which the ticker of a high screen has room for what it says.
	stripFrom = 800.0
	// laneHigh is the height of the lane in which somebody speaks.
	laneHigh = Size{69, 40}
	logWide  = Size{520, 280}
	// besideWide is the width of a column beside the board.
	besideWide = Size{410, 224}
	// panelHigh is the height of the panel, where a game asks for none.
	panelHigh = Size{232, 156}

	buttonHigh = Size{92, 48}
	// hintHigh is the height of the button that asks for a hint.
	hintHigh    = Size{64, 44}
	primaryWide = Size{396, 216}
	// thirdHigh is the height of a third answer in a row of its own.
	thirdHigh = Size{84, 44}
	sideWide  = Size{270, 150}
	// stackWide is the width of answers of which one stands over the others.
	stackWide = Size{450, 290}
	// textMost is the width of the words beside the primary button at most.
	textMost = Size{1100, 560}
)

const (
	// barGap is the room between buttons of the bar, in design pixels; barFingers is how much larger they are at most
	// where they are pressed with fingers.
	barGap     = 9.0
	barFingers = 1.05
	// titleGrows is how much of the reader's text size the room for the game's name takes over: its letters are large.
	titleGrows = 0.15
	// textLeast is the share of the panel that is for the words at least, primaryLeast and sideLeast the least width of
	// the buttons there, in pixels.
	textLeast    = 0.36
	primaryLeast = 150.0
	sideLeast    = 84.0
	// On a screen that is higher than wide, wordLines is the height of the words in sizes of their letters; wordsLeast is
	// the share of it that is left where a third answer stands under them. fingerGap is how far answers lie from each
	// other there at least, in pixels; primaryWeight is how much wider than another one the primary answer is.
	wordLines     = 6.55
	wordsLeast    = 0.45
	fingerGap     = 8.0
	primaryWeight = 1.5
	// phoneHigh is the height in widths from which a screen is one that is held in a hand, fingerGrowth how much higher
	// its buttons are.
	phoneHigh    = 1.7
	fingerGrowth = 1.22
	// logShare is the most of the board's width that the log covers where it does not cover all of it, besideShare the
	// most of the window's that a column takes from the board.
	logShare    = 0.6
	besideShare = 0.26
	// stackMost is the most of the screen's width that answers take of which one stands over the others.
	stackMost = 0.33
	// short is the height of a screen, in pixels, under which the panel takes shortPanel of it at most, and no lane is
	// kept for who speaks.
	short      = 560.0
	shortPanel = 0.275
	// underPanel is that where words in usual letters stand under the buttons, which have room in underHolds pixels.
	underPanel = 0.225
	underHolds = 88.0
	// laneFrom is the height of a screen in design pixels from which it has a lane, at the reader's text size.
	laneFrom = 800.0
	// laneLeast is the same in pixels of the screen.
	laneLeast = 700.0
	// speechTakes is how much of the panel of a high screen goes to what is said.
	speechTakes = 0.34
	// slimAnswers is the width that answers have on a slim screen, in that of the words beside them.
	slimAnswers = 0.7
	// overHigh is how much higher than the others the button is that goes on, where it stands over them.
	overHigh = 1.15
	// stackClear is how far those keep clear of the board, in gaps.
	stackClear = 1.25
	// lowButton is how high the buttons are where the words stand over them in a low window.
	lowButton = 0.96
	// lowWords is how much wider the words are in a low panel, which has fewer lines for them.
	lowWords = 1.2
	// large is the reader's text size from which words may stand under the buttons; underHigh is how much higher than
	// usual the buttons are there. underLeast is the part of textLeast that the question has beside them.
	large     = 1.2
	underHigh = 1.1
	// underAir is the room over such buttons and underGap that over and under the words, in gaps.
	underAir   = 0.6
	underGap   = 0.4
	underLeast = 0.75
)

// Size is a size in design pixels, and the least of it in pixels of the screen: what is pressed or read stays large
// enough on a small screen.
type Size struct{ Design, Least float64 }

// In is the size in pixels.
func (s Size) In(m theme.Metrics) float64 { return max(m.U(s.Design), s.Least) }

// Grown is the size of what holds a line of text: it follows the reader's letters a part of the way, and they shrink
// into the rest. On a small screen, where letters are no larger than without that, it stays as it is.
func (s Size) Grown(m theme.Metrics) float64 {
	usual := m
	usual.TextScale = 1
	letters := m.Size(display.Sans, HeadSize) / usual.Size(display.Sans, HeadSize)
	return s.In(m) * (1 + (letters-1)*growth)
}

// growth is how much of the reader's text size such a box takes over.
const growth = 0.4
