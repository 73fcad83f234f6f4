package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Brush is what every part of the picture draws with. A game's own embeds it.
type Brush struct {
	// L is the picture, M its sizes, F where the common parts lie in this frame.
	L *display.List
	M theme.Metrics
	F *Frame
	// peakLight is the light of the peak that is shown.
	peakLight
	view match.View
	skin *Skin
	// gaze is what the eyes do of who plays for a seat.
	gaze func(seat game.Seat) display.Gaze
	// squeezed reports that what the panel says was made smaller or narrower for want of room, or left out.
	squeezed bool
	// low is the part of the panel under the way to a rule, empty where there is no such room for words.
	low display.Rect
	// least is the share of the reader's letters that words of the panel keep, whole reports that there is a way to all of
	// them where they have no room.
	least float64
	whole bool
}

// Brush draws on a list; the frame is that of the layout of the frame being drawn.
func (t *Table) Brush(l *display.List, f *Frame) Brush {
	return Brush{L: l, M: t.Stage.Metrics, F: f, peakLight: peakLightOf(t), view: t.View, skin: t.Skin, gaze: t.looks}
}

// Ground is what the table lies on, and the reel of a replay.
func (b *Brush) Ground() {
	b.L.Ground(b.F.Screen, display.Face{Design: b.skin.Ground})
	if b.F.Reel {
		b.under(0)
	}
}

// under is what the reel of a replay lies on, from there to the right.
func (b *Brush) under(x float64) {
	if b.F.Aside.Empty() {
		x = 0
	}
	b.L.Fill(display.Rect{X: x, Y: b.F.Panel.Y, W: b.F.Screen.W - x, H: b.F.Screen.H - b.F.Panel.Y}, theme.CutInk, 0)
}

// Line is one line of text, cut short where there is no room.
func (b *Brush) Line(box display.Rect, text string, f display.Font, size float64, c display.Colour, a display.Align) {
	ui.Line(b.L, b.view.Stage, box, text, f, size, c, a)
}

// Fit writes one line that is never higher than its box.
func (b *Brush) Fit(box display.Rect, text string, f display.Font, design float64, c display.Colour, a display.Align) {
	b.Line(box, text, f, b.Lowered(box, design), c, a)
}

// Lowered is the design size at which a line is no higher than its box.
func (b *Brush) Lowered(box display.Rect, design float64) float64 {
	return min(design, box.H*fitShare/(b.M.Scale()*max(1, b.M.TextScale)))
}

// Fits reports whether a line has room in the smallest letters that can be read.
func (b *Brush) Fits(text string, f display.Font, wide float64) bool {
	return b.view.Stage.Measure.Width(text, b.M.Font(f), b.M.Floor(f)) <= wide
}

// Chip is a seat's sign: colour and shape, with an outline that stands out on any ground.
func (b *Brush) Chip(box display.Rect, seat game.Seat) {
	b.sign(box, seat)
	b.Given(box.SquareIn(1), seat)
}

// sign is the sign alone.
func (b *Brush) sign(box display.Rect, seat game.Seat) {
	box = box.SquareIn(1)
	b.L.Fill(box, b.skin.SignGround, box.H/2)
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
	b.L.Border(r, b.skin.BadgeEdge, h/2, max(1, b.M.U(2)))
	b.L.Text(r, text, display.SansBold, size, ink, display.Middle)
}

// BadgeWide is the width of a badge in pixels.
func (b *Brush) BadgeWide(text string) float64 {
	size := b.M.Size(display.SansBold, BadgeSize)
	return b.view.Stage.Measure.Width(text, display.SansBold, size) + size*0.9
}

// Card is a card as it lies in this frame. The shadow of one that lies exactly on another would fall beside that again:
// those of a whole hand that is about to be dealt would add up to a black rim.
func (b *Brush) Card(s *director.Sprite) {
	p := &s.Pose
	shadow := b.M.U(p.Shadow)
	if n := len(b.L.Items); n > 0 && b.L.Items[n-1].Kind == display.CardFace && b.L.Items[n-1].Box == p.Box &&
		b.L.Items[n-1].Turn == p.Turn {
		shadow = 0
	}
	it := b.L.Add(display.Item{
		Kind: display.CardFace, Box: p.Box, Face: b.gazing(s.Face), Access: display.Access{Disabled: p.Shade > 0.5},
		Pose: display.Pose{Turn: p.Turn, Squash: p.Squash, Scale: p.Scale, Fade: p.Fade, Shadow: shadow},
	})
	if p.Shade > 0 {
		it.Colour = display.White.Towards(shadeLight, min(p.Shade, 1))
	}
}

// Sheet lays a sheet over the board, and gives its place.
func (b *Brush) Sheet() display.Rect {
	sheet := b.F.SheetRoom()
	b.L.Fill(b.F.Board, b.skin.Sheet.Veil, 0)
	b.L.Fill(sheet, b.skin.Sheet.Ground, b.M.U(14)).Shadow = b.M.U(12)
	b.L.Border(sheet, b.skin.Sheet.Edge, b.M.U(14), max(2, b.M.U(3)))
	return sheet
}

// SheetRoom is where a sheet lies over the board, clear of what is said.
func (f *Frame) SheetRoom() display.Rect {
	b := f.UnderLane()
	return display.Rect{X: b.X + b.W*0.04, Y: b.Y + b.H*0.14, W: b.W * 0.92, H: b.H * 0.72}
}

// Stamp puts a verdict on a box that was stamped that many ticks ago: it falls, presses a little too deep and settles.
// With reduced motion it fades in.
func (b *Brush) Stamp(box display.Rect, title string, age int) {
	scale, fade := stampPose(b.view.Stage, age)
	b.L.Add(display.Item{
		Kind: display.CardFace, Box: box, Pose: display.Pose{Turn: stampLean, Scale: scale, Fade: fade, Shadow: b.M.U(6)},
		Face: display.Face{Design: faces.Stamp, Title: title},
	})
}

// StampTicks is how long a stamp moves.
func StampTicks(st *stage.Stage) int { return st.Fades(stampMS+settleMS, director.CrossMS) }

// stampPose is how far a stamp has come down.
func stampPose(st *stage.Stage, age int) (scale, fade float64) {
	down, settle := st.Ticks(stampMS), st.Ticks(settleMS)
	switch {
	case st.Still():
		return 0, 1 - stage.Share(age, StampTicks(st))
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

// Faded lets everything that was added to the picture from an item on fade as one, by that share of its opacity.
func (b *Brush) Faded(from int, fade float64) { b.L.Faded(from, fade) }

// Explains marks the texts drawn from item n of the picture on as ones that ask, tell or explain: the words in them
// that name cards open them. Texts that have a role keep it.
func (b *Brush) Explains(n int) {
	for ; n < len(b.L.Items); n++ {
		if it := &b.L.Items[n]; it.Kind == display.Text && it.Role == display.NoRole {
			it.Role = display.Prompt
		}
	}
}
