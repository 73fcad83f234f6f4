package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Brush is what every part of the picture draws with. A game's own embeds it.
type Brush struct {
	// L is the picture, M its sizes, F where the common parts lie in this frame.
	L     *display.List
	M     theme.Metrics
	F     *Frame
	table *Table
}

// Brush draws on a list; the frame is that of the layout of the frame being drawn.
func (t *Table) Brush(l *display.List, f *Frame) Brush {
	return Brush{L: l, M: t.Stage.Metrics, F: f, table: t}
}

// Ground is what the table lies on.
func (b *Brush) Ground() {
	b.L.Add(display.Item{Kind: display.Ground, Box: b.F.Screen, Face: display.Face{Design: b.table.Skin.Ground}})
}

// Line is one line of text, cut short where there is no room.
func (b *Brush) Line(box display.Rect, text string, f display.Font, size float64, c display.Colour, a display.Align) {
	ui.Line(b.L, b.table.Stage, box, text, f, size, c, a)
}

// Fits reports whether a line has room in the smallest letters that can be read.
func (b *Brush) Fits(text string, f display.Font, wide float64) bool {
	return b.table.Stage.Measure.Width(text, b.M.Font(f), b.M.Floor(f)) <= wide
}

// Bar is the top of the screen: the game's name with a note under it, and the line that always says whose turn it is
// and what is asked.
func (b *Brush) Bar(name, note, status string) {
	bar, skin := b.F.Bar, b.table.Skin
	b.L.Fill(bar, skin.Bar, 0)
	b.L.Fill(display.Rect{X: 0, Y: bar.H - max(2, b.M.U(3)), W: bar.W, H: max(2, b.M.U(3))}, skin.BarEdge, 0)
	if !b.F.Title.Empty() {
		top, below := b.F.Title.CutTop(b.F.Title.H * 0.54)
		b.Line(top, name, display.SansBold, TitleSize, skin.Name, display.Left)
		b.Line(below, note, display.Sans, SmallSize, skin.Note, display.Left)
	}
	pill := b.besidePill(b.F.Pill, status)
	b.L.Fill(pill, skin.Pill, pill.H/2)
	inside := display.Rect{X: pill.X + pill.H*0.5, Y: pill.Y, W: pill.W - pill.H, H: pill.H}
	if s := b.table.Asked(); s.Sits(len(b.table.Seats.Names)) && !b.table.Busy() {
		var mark display.Rect
		mark, inside = inside.CutLeft(pill.H * 0.85)
		b.Chip(mark.Inset(pill.H*0.17).Moved(-pill.H*0.17, 0), s)
	}
	f := display.SansBold
	if !b.Fits(status, f, inside.W) {
		f = display.Poster // It is narrower, and what is asked is never cut for its looks.
	}
	before := len(b.L.Items)
	b.Line(inside, status, f, BodySize, skin.PillInk, display.Middle)
	if len(b.L.Items) > before {
		b.L.Items[before].Role = display.Status
	}
}

// Chip is a seat's sign: colour and shape, with an outline that stands out on any ground.
func (b *Brush) Chip(box display.Rect, seat game.Seat) {
	b.sign(box, seat)
	b.Given(box.SquareIn(1), seat)
}

// sign is the sign alone.
func (b *Brush) sign(box display.Rect, seat game.Seat) {
	box = box.SquareIn(1)
	b.L.Fill(box, b.table.Skin.SignGround, box.H/2)
	b.L.Symbol(box.Inset(box.H*0.17), theme.SeatShapes[seat], theme.SeatColours[seat])
}

// Names says which entry of the card lists a part of the table stands for that is no open card: whoever looks closer is
// told what it is. It comes after what lies there, so that only what covers all of it takes the words away.
func (b *Brush) Names(part display.Rect, term string) {
	if !part.Empty() {
		b.L.Add(display.Item{Kind: display.Named, Box: part, Face: display.Face{Term: term}})
	}
}

// Plate is a patch of colour with an edge.
func (b *Brush) Plate(box display.Rect, radius float64, ground, edge display.Colour) {
	b.L.Fill(box, ground, radius)
	b.L.Border(box, edge, radius, max(1.5, b.M.U(2.5)))
}

// Seal is a round plate with a symbol in the colour of its edge, clear of that by a share of its side.
func (b *Brush) Seal(box display.Rect, icon display.Icon, clear float64, ground, ink display.Colour) {
	b.Plate(box, box.W/2, ground, ink)
	b.L.Symbol(box.Inset(box.W*clear), icon, ink)
}

// Badge is a small figure on a pill, centred on a point of a box given in shares.
func (b *Brush) Badge(box display.Rect, text string, ground, ink display.Colour, fx, fy float64) {
	size := b.M.Size(display.SansBold, BadgeSize)
	w := b.BadgeWide(text)
	h := size * 1.35
	r := display.Rect{X: box.X + box.W*fx - w/2, Y: box.Y + box.H*fy - h*0.62, W: w, H: h}
	b.L.Fill(r, ground, h/2)
	b.L.Border(r, b.table.Skin.BadgeEdge, h/2, max(1, b.M.U(2)))
	b.L.Text(r, text, display.SansBold, size, ink, display.Middle)
}

// BadgeWide is the width of a badge in pixels.
func (b *Brush) BadgeWide(text string) float64 {
	size := b.M.Size(display.SansBold, BadgeSize)
	return b.table.Stage.Measure.Width(text, display.SansBold, size) + size*0.9
}

// Card is a card as it lies in this frame.
func (b *Brush) Card(s *director.Sprite) {
	p := &s.Pose
	grey := max(0, min(p.Grey, 1))
	b.L.Add(display.Item{
		Kind: display.CardFace, Box: p.Box, Face: b.table.gazing(s.Face), Disabled: grey > 0.5,
		Turn: p.Turn, Squash: p.Squash, Scale: p.Scale, Fade: p.Fade, Shadow: b.M.U(p.Shadow),
	})
	if grey > 0 {
		b.L.Add(display.Item{
			Kind: display.Fill, Box: p.Box, Colour: b.table.Skin.Grey.Alpha(greyShare * grey), Radius: p.Box.W * cardCorner,
			Turn: p.Turn, Squash: p.Squash, Scale: p.Scale, Fade: p.Fade, Disabled: true,
		})
	}
}

// Sheet lays a sheet over the board, and gives its place.
func (b *Brush) Sheet() display.Rect {
	sheet := b.table.SheetRoom()
	b.L.Fill(b.F.Board, b.table.Skin.Veil, 0)
	b.L.Fill(sheet, b.table.Skin.Sheet, b.M.U(14)).Shadow = b.M.U(12)
	b.L.Border(sheet, b.table.Skin.SheetEdge, b.M.U(14), max(2, b.M.U(3)))
	return sheet
}

// SheetRoom is where a sheet lies over the board.
func (t *Table) SheetRoom() display.Rect {
	b := t.room.Frame().Board
	return display.Rect{X: b.X + b.W*0.04, Y: b.Y + b.H*0.14, W: b.W * 0.92, H: b.H * 0.72}
}

// Log is the log, where it is open.
func (b *Brush) Log() {
	if b.table.LogOpen && !b.PeakCovers() {
		b.table.log.draw(b.table, b.L)
	}
}

// unread is the time that is left to read a result, as a bar along the foot of the button that goes on.
func (b *Brush) unread() {
	if share := b.table.show.unread(); share > 0 && !b.table.Stage.Still() && b.table.Choice.Prompt().Primary.ID == "continue" {
		bar, _ := b.F.Primary.CutBottom(max(b.M.U(unreadHigh), 3))
		bar.W *= share
		b.L.Fill(bar, theme.GroundColour.Alpha(0.5), 0)
	}
}

// Hot draws everything that can be pressed. It comes last. On a bright table the focus ring has an edge of its own.
func (b *Brush) Hot() {
	if edge := b.table.Skin.RingEdge; edge.A > 0 {
		for i := range b.table.controls {
			c := &b.table.controls[i]
			if _, ring, _ := b.table.Page.State(c.ID); ring {
				w := max(2, b.M.U(ringEdge))
				b.L.Border(c.Box.Inset(-3*w), edge, b.M.U(ui.Radius)+3*w, w)
			}
		}
	}
	b.table.Page.Draw(b.L, b.table.Stage, b.uncovered())
	b.unread()
	b.hinted()
}

// uncovered are the controls that lie in the light: what a peak has darkened is not to be pressed, since any press ends
// the peak.
func (b *Brush) uncovered() []ui.Control {
	t := b.table
	dark := b.PeakStage()
	switch {
	case t.shrouded:
		dark.H = b.F.Primary.Y - dark.Y
	case t.show.peaking().Kind == 0:
		return t.controls
	}
	t.lit = t.lit[:0]
	for i := range t.controls {
		if c := &t.controls[i]; c.Box.Intersect(dark).Empty() || c.Box.Y >= b.F.Panel.Y && !t.shrouded {
			t.lit = append(t.lit, *c)
		}
	}
	return t.lit
}

// Stamp puts a verdict on a box that was stamped that many ticks ago: it falls, presses a little too deep and settles.
// With reduced motion it fades in.
func (b *Brush) Stamp(box display.Rect, title string, age int) {
	scale, fade := b.table.stampPose(age)
	b.L.Add(display.Item{
		Kind: display.CardFace, Box: box, Turn: stampLean, Scale: scale, Fade: fade, Shadow: b.M.U(6),
		Face: display.Face{Design: display.Stamp, Title: title},
	})
}

// StampTicks is how long a stamp moves.
func (t *Table) StampTicks() int { return t.Stage.Fades(stampMS+settleMS, director.CrossMS) }

// stampPose is how far a stamp has come down.
func (t *Table) stampPose(age int) (scale, fade float64) {
	down, settle := t.Stage.Ticks(stampMS), t.Stage.Ticks(settleMS)
	switch {
	case t.Stage.Still():
		return 0, 1 - stage.Share(age, t.StampTicks())
	case age < down:
		s := director.Accelerate.At(float64(age) / float64(down))
		return stampOver * (1 - s), 1 - s
	case age < down+settle:
		s := director.Decelerate.At(float64(age-down) / float64(settle))
		return -stampBack * (1 - s), 0
	}
	return 0, 0
}

// Outline stands for the lift of what is pointed at, with reduced motion.
func (b *Brush) Outline(box display.Rect, c display.Colour) {
	wide := max(3, b.M.U(outlineWide))
	b.L.Border(box.Inset(-wide), c, box.W*cardCorner+wide, wide)
}

// Faded lets everything that was added to the picture from an item on fade, by that share of its opacity.
func (b *Brush) Faded(from int, fade float64) {
	if fade <= 0 {
		return
	}
	for i := range b.L.Items[from:] {
		it := &b.L.Items[from+i]
		it.Fade = 1 - (1-it.Fade)*(1-fade)
	}
}

// Explains marks the texts drawn from item n of the picture on as ones that ask, tell or explain: the words in them
// that name cards open them. Texts that have a role keep it.
func (b *Brush) Explains(n int) {
	for ; n < len(b.L.Items); n++ {
		if it := &b.L.Items[n]; it.Kind == display.Text && it.Role == display.NoRole {
			it.Role = display.Prompt
		}
	}
}
