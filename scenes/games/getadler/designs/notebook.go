package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// What the open notebook is made of. OpenBook is the book itself, of Marks pages side by side. Photo is who plays,
// PortraitID, on a photograph, with Tone what is known of it, as what a bust stands before. Torn is a scrap of paper
// that is written on, Tone the hand that tore it. Ink is what follows for a character, printed: Marks one of those that
// are listed here. Proof is the ticket of who a suspect must be: Portrait, Title its name, Note that it is proven,
// Marks its side, and Tone 1 where the names of all of them have no room in large letters. Flag is the flag on a string
// of wool, and Rubber rubs out.
var (
	OpenBook = faces.New(display.Known{Name: "open notebook", Shape: 0.5, Part: true}, leaf.openBook)
	Photo    = faces.New(display.Known{Name: "photo", Shape: 1, Part: true}, leaf.photo)
	Torn     = faces.New(display.Known{Name: "torn slip", Shape: 0.64, Part: true, Round: true}, leaf.torn)
	Ink      = faces.New(display.Known{Name: "ink", Shape: 1, Laid: true, Round: true}, leaf.ink)
	Proof    = faces.New(display.Known{Name: "proof", Part: true}, leaf.proof)
	Flag     = faces.New(display.Known{Name: "flag", Shape: 0.6, Part: true, Round: true}, leaf.flag)
	Rubber   = faces.New(display.Known{Name: "rubber", Shape: 0.57, Part: true, Round: true}, leaf.rubber)
)

// What is printed for a character: a ring where it is possible, a dashed one around a mask where only a lie would make
// it so, and a cross where it is ruled out.
const (
	InkRing uint8 = 1 + iota
	InkMask
	InkCross
)

// The colours of the book's leather and paper, of the photographs' grounds, and of the wool.
var (
	coverLight, coverDark = display.Hex(0x8C3A34), display.Hex(0x2C0D0E)
	leafDark, leafLight   = display.Hex(0xCDBD97), display.Hex(0xEFE4C8)
	pageDark, pageLight   = display.Hex(0xE9DCBE), display.Hex(0xF8EFDB)
	crease                = display.Hex(0x3A2D14)
	tornLight, tornDark   = display.Hex(0xFFFDF6), display.Hex(0xEFE2C4)
	photoEdge             = display.Hex(0xFFFAF0)
	photoGrounds          = [...]display.Colour{BeforeNothing: display.Hex(0x5A6A86), BeforeHaze: display.Hex(0x5A6A86),
		BeforeGold: display.Hex(0xE9AC4C), BeforeRed: display.Hex(0xA33A30)}
)

// leaf is a sheet on which the parts of the notebook are drawn.
type leaf struct{ *faces.Sheet }

// openBook is leather around a block of leaves, and the pages on it with the light of the lamp and the crease.
func (s leaf) openBook() {
	u := max(0.5, s.Box.W/1260)
	s.Unit = u
	s.Fill(s.Box, coverLight, 14*u).Shade(display.ShadeDown, coverDark)
	block := s.Box.Inset(6 * u)
	for i := range 3 {
		c := leafLight
		if i%2 == 0 {
			c = leafDark
		}
		s.Fill(block.Inset(float64(i)*2*u), c, 6*u)
	}
	n := max(1, int(s.Face.Marks))
	in := block.Inset(6 * u)
	for i := range n {
		page := in.Column(i, n, 0)
		s.Fill(page, pageLight, 0)
		if s.M.Contrast {
			s.Border(page, theme.LampInk, 0, max(1, 2*u))
			continue
		}
		for _, side := range [2]bool{false, true} {
			edge, _ := page.CutLeft(page.W * 0.12)
			from, to := pageDark, pageLight
			if side {
				edge, _ = page.CutRight(page.W * 0.12)
				from, to = pageLight, pageDark
			}
			s.Fill(edge, from, 0).Shade(display.ShadeAcross, to)
		}
	}
	if n > 1 && !s.M.Contrast {
		x, wide := in.X+in.W/2, 22*u
		s.Fill(display.Rect{X: x - wide, Y: in.Y, W: wide, H: in.H}, crease.Alpha(0), 0).Shade(display.ShadeAcross,
			crease.Alpha(0.6))
		s.Fill(display.Rect{X: x, Y: in.Y, W: wide, H: in.H}, crease.Alpha(0.6), 0).Shade(display.ShadeAcross,
			crease.Alpha(0))
		for i := range 6 {
			at := in.Y + in.H*(float64(i)+0.5)/6
			s.Fill(display.Rect{X: x - 1.5*u, Y: at - 17*u, W: 3 * u, H: 34 * u}, leafLight, 1.5*u)
		}
	}
	s.Glow(display.Rect{X: in.X, Y: in.Y - in.H*0.5, W: in.W * 0.7, H: in.H * 1.2}, bustWarm.Alpha(0.16)).Clip = in
}

// photo is a photograph with a white edge.
func (s leaf) photo() {
	u := s.Box.W / 116
	s.Unit = u
	s.Fill(s.Box, photoEdge, u)
	room := s.Box.Inset(max(2, 5*u))
	ground := photoGrounds[int(s.Face.Tone)%len(photoGrounds)]
	if s.M.Contrast {
		ground = theme.Lamp
	}
	s.Fill(room, ground, 0).Shade(display.ShadeDown, theme.Over(bustCold.Alpha(0.45), ground))
	s.Glow(room.SquareIn(0.9), theme.Over(theme.Cream.Alpha(0.4), ground)).Clip = room
	s.Draw(s.Sit(room, s.Face.PortraitID))
	s.Border(s.Box, theme.LampInk.Alpha(0.4), u, 1)
}

// torn is a scrap of paper torn off at its lower edge.
func (s leaf) torn() {
	s.Unit = s.Box.W / 190
	seed, o := chance(uint32(s.Face.Tone)*61+7), display.Outline{Ops: "M"}
	edge := func(x, y float64) { o.Points = append(o.Points, float32(x), float32(y)) }
	const teeth = 14
	edge(0, 0.02)
	for i := range teeth + 1 {
		o.Ops += "L"
		edge(float64(i)/teeth, 0.025*seed.next())
	}
	for i := teeth; i >= 0; i-- {
		o.Ops += "L"
		edge(float64(i)/teeth, 1-0.035*seed.next())
	}
	o.Ops += "Z"
	under, paper := s.Box.Moved(0.5*s.Unit, 1.5*s.Unit), s.Box
	shade := crease.Alpha(0.35)
	if s.M.Contrast { // An edge of ink stands for the shadow.
		under, paper, shade = s.Box, s.Box.Inset(max(1, 1.5*s.Unit)), theme.LampInk
	}
	s.Path(under, &o, shade)
	s.Path(paper, &o, tornLight).Shade(display.ShadeDown, tornDark)
	s.Path(paper, &o, theme.CreamText).Width = max(1.6, 1.6*s.Unit)
}

// inkCross and inkDash are the drawings of what is ruled out, and of the ring around a mask.
var (
	inkCross = pen.Draw(100, "M 6 16 L 16 6 50 40 84 6 94 16 60 50 94 84 84 94 50 60 16 94 6 84 40 50 Z")
	inkDash  = func() *display.Outline {
		var all display.Outline
		for i := range 12 {
			dash := arc(float64(i), float64(i)+0.6, 0.43, 0.5)
			all.Ops, all.Points = all.Ops+dash.Ops, append(all.Points, dash.Points...)
		}
		return &all
	}()
)

// ink is printed strongly.
func (s leaf) ink() {
	s.Unit = s.Box.W / 76
	switch s.Face.Marks {
	case InkRing:
		box := s.Box.SquareIn(0.84)
		s.Border(box, theme.TagBlue, box.W/2, max(2, 6*s.Unit))
	case InkMask:
		if s.M.Contrast { // What is read on nothing would be as pale as on black.
			s.Fill(s.Box.SquareIn(0.8), tornLight, s.Box.W)
		}
		s.Symbol(s.Box.SquareIn(0.6), display.IconMask, theme.BusRed)
		s.Path(s.Box.SquareIn(0.96), inkDash, theme.BusRed)
	case InkCross:
		s.Path(s.Box.SquareIn(0.84), inkCross, display.Hex(0x3C3E42))
	}
}

// proof is a gold ticket, a red one for a villain.
func (s leaf) proof() {
	u := min(s.Box.W/104, s.Box.H/144)
	s.Unit = u
	plate, ink := goldPlate, theme.LampInk
	if s.Face.Marks == 2 {
		plate, ink = redPlate, theme.Cream
	}
	s.Fill(s.Box, plate[0], 4*u).Shade(display.ShadeDown, plate[1])
	s.Border(s.Box, theme.Over(theme.Cream.Alpha(0.7), plate[0]), 4*u, max(1, 2*u))
	in := s.Box.Inset(max(2, 4*u))
	note := s.Fit(s.Face.Note, display.SansBold, 16, in.W, in.H*0.22*faces.Airy, 1)
	name := faces.Block{}
	if s.Face.Tone == 0 {
		name = s.FitIn(s.Face.Title, s.M.Font(display.Marquee), 26, in.W, in.H*0.34*faces.Airy, 1)
	}
	for _, other := range [...]display.Font{display.Plate, display.Poster} {
		if name.Empty() {
			name = s.FitIn(s.Face.Title, s.M.Font(other), 28, in.W, in.H*0.4, 1)
		}
	}
	foot, face := in.CutBottom(note.High())
	s.Middle(foot, note, ink, display.Middle)
	foot, face = face.CutBottom(name.High() * 0.94)
	s.Middle(foot, name, ink, display.Middle)
	if face.H > 12 {
		sheet(s).headIn(face.SquareIn(0.96))
	}
}

var flagShape = pen.Draw(100, "M 13 0 L 100 0 100 100 13 100 0 66 0 34 Z")

// flag hangs on a string: a word of warning is written on it.
func (s leaf) flag() {
	s.Unit = s.Box.W / 184
	s.Path(s.Box, flagShape, redPlate[0]).Shade(display.ShadeDown, redPlate[1])
	if s.M.Contrast {
		s.Path(s.Box.Inset(max(2, 4*s.Unit)), flagShape, tornLight)
	}
	hole := min(s.Box.H*0.2, s.Box.W*0.08)
	s.Fill(display.Rect{X: s.Box.X + hole*0.3, Y: s.Box.Y + (s.Box.H-hole)/2, W: hole, H: hole}, leafLight, hole/2)
}

// rubber lies on its side.
func (s leaf) rubber() {
	box := s.Box.Middle(s.Box.W, s.Box.W*0.57)
	s.Unit = box.W / 28
	s.Fill(box, display.Hex(0xC56A63), 5*s.Unit)
	s.Fill(display.Rect{X: box.X, Y: box.Y, W: box.W * 0.36, H: box.H}, leafLight, 4*s.Unit)
	s.Border(box, theme.LampInk, 5*s.Unit, max(1, s.Unit))
}
