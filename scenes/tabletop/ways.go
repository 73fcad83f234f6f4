package tabletop

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// choices works out what can be done: to end the count, and the ways on. That in the place of the button that ends the
// count is there once it has ended, and deaf at first: a press may have been meant for that one. The others go at any
// moment.
func (s *Score) choices() {
	t, on := s.Table, s.sheet.Next == ""
	way := func(id, label string) ui.Control {
		return ui.Control{ID: id, Label: t.Say(label), Role: display.Button, Disabled: s.early()}
	}
	menu := way("tomenu", "table.pause.menu")
	if t.Desk.Copy {
		menu = way("film", "replay.return")
	}
	if t.Desk.Learned != nil {
		menu = way("learned", "table.continue")
	}
	first := menu
	switch {
	case !s.done:
		first = way("all", "table.all")
		first.Key = t.Prompt(input.Confirm)
	case !on:
		first = ui.Control{ID: "next", Label: s.sheet.Next, Role: display.Button, Key: t.Prompt(input.Confirm)}
	case t.Desk.Deals != nil:
		first = way("deals", "table.deals")
	case t.Desk.Rematch != nil:
		first = way("rematch", "table.rematch")
	}
	first.Primary, first.Disabled = true, s.done && s.deaf()
	s.ways = append(s.ways[:0], first)
	if on && first.ID == "rematch" && s.sheet.Swap {
		s.ways = append(s.ways, way("swap", "table.swap"))
	}
	if ch := s.sheet.Chart; ch != nil {
		turn := ui.Control{ID: "chart", Label: ch.Open, Role: display.Button, Disabled: !s.done}
		if s.turned {
			turn.Label, turn.Key = ch.Back, t.Prompt(input.Cancel)
		}
		s.ways = append(s.ways, turn)
	}
	if on && (t.Seats.Hosts != t.Seats.Everybody() || t.Seats.Reseated()) {
		s.ways = append(s.ways, way("why", "why.button"))
	}
	if on && t.Desk.Watch != nil {
		s.ways = append(s.ways, way("watch", "table.watch"))
	}
	if on && t.Desk.Fair != nil {
		s.ways = append(s.ways, way("fair", "fair.way"))
	}
	if on && (t.Desk.Rematch != nil || t.Desk.Deals != nil) {
		s.ways = append(s.ways, menu)
	}
}

// inPause are the ways that the pause of a match that is over has as well, the first to make way first.
var inPause = [...]string{"fair", "watch", "tomenu"}

// Ways is the height that the ways on need in a room of that width: none where they stand under what is scrolled.
func (s *Score) Ways(wide float64) (high float64) {
	if s.Scrolls() {
		return 0
	}
	s.layWays(display.Rect{W: wide, H: s.Table.Stage.Metrics.H})
	for i := range s.ways {
		high = max(high, s.ways[i].Box.Y+s.ways[i].Box.H)
	}
	return high
}

// layWays lays the ways on out at the top of a room: in a row, the one that goes on at its left, or those besides it in
// a row of their own, or in two columns, or the first two under each other, whose words are the longest.
func (s *Score) layWays(room display.Rect) {
	t, m, n := &s.tree, s.Table.Stage.Metrics, len(s.ways)
	t.Reset()
	gap := max(m.U(Gap), wayGap)
	high := func(size Size) layout.Span { return layout.Fixed(size.Grown(m) * fingers(m)) }
	leaf := func(i int, grows bool) layout.Box {
		c := &s.ways[i]
		word := match.Button{Label: c.Label, Key: c.Key}
		least, size := leastWide(s.Table.Stage, &word), wayHigh
		want := max(least, ButtonWide(s.Table.Stage, &word, wayWide.In(m), room.W)+m.U(wayPad))
		if i == 0 {
			want, size = max(want, firstWide.Grown(m)), firstHigh
		}
		wide := layout.Between(least, want)
		if grows {
			wide = layout.Grow(least)
		}
		return t.Leaf(layout.Style{ID: layout.ID(i + 1), W: wide, H: high(size)})
	}
	row := layout.Style{Gap: gap, Across: layout.Middle}
	var beside, under, apart, single [2 + mostWays]layout.Box
	beside[0], beside[1] = leaf(0, false), t.Leaf(layout.Style{W: layout.Grow(0), H: layout.Fixed(0)})
	first, alone := leaf(0, true), leaf(0, true)
	for i := 1; i < n; i++ {
		beside[i+1], under[i-1], apart[i-1], single[i] = leaf(i, false), leaf(i, true), leaf(i, true), leaf(i, true)
	}
	single[0] = leaf(0, true)
	long := min(2, n)
	row.Gap = gap * 0.9
	single[long] = t.Row(row, single[long:n]...)
	column, grid := layout.Style{Gap: gap * 0.75}, layout.Style{Gap: gap * 0.75, Columns: 2}
	level := t.Row(row, beside[:n+1]...)
	if m.H > m.W && n > 1 { // A hand that holds it finds the first one at once.
		level = t.Leaf(layout.Style{W: layout.Fixed(2 * room.W)})
	}
	t.Solve(t.FirstThatFits(level, t.Column(column, first, t.Row(row, under[:n-1]...)),
		t.Column(column, alone, t.Grid(grid, apart[:n-1]...)),
		t.Column(column, single[:long+1]...)), room)
	for i := range s.ways {
		s.ways[i].Box = t.At(layout.ID(i + 1))
	}
	ui.Alike(s.Table.Stage, s.ways)
}

// mostWays is the greatest number of ways on, wayGap the least room between them in pixels, wayPad what is free in them
// beside their words besides, in design pixels.
const (
	mostWays = 7
	wayGap   = 12.0
	wayPad   = 28.0
)

// The sizes of the ways on, and of the first of them.
var (
	wayHigh   = Size{84, 46}
	wayWide   = Size{160, 80}
	firstHigh = Size{108, 52}
	firstWide = Size{384, 180}
)
