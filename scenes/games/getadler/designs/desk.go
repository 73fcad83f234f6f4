package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// What lies ready on the table, with its name Title and the key Value that opens it, if there is one. SheetObject is
// the reference sheet, NotebookObject the notebook and PencilObject the pencil beside it.
var (
	SheetObject    = faces.New(display.Known{Name: "sheet on the table", Shape: 150.0 / 224, Part: true}, sheetOnTable)
	NotebookObject = faces.New(display.Known{Name: "notebook on the table", Shape: 176.0 / 214, Part: true, Round: true},
		drawNotebook)
	PencilObject = faces.New(display.Known{Name: "pencil on the table", Shape: 7, Part: true, Round: true},
		sheet.pencilObject)
)

// keyCap is the key that opens something, in its box; without a name of one nothing stands there.
func (s sheet) keyCap(room display.Rect, a display.Align) {
	b := s.Fit(s.Face.Value, display.Sans, 16, room.W, room.H, 1)
	if b.Empty() {
		return
	}
	wide := min(room.W, max(s.Width(b)+14*s.Unit, b.High()))
	cap := display.Rect{X: room.X + (room.W-wide)/2, Y: room.Y + (room.H-b.High())/2, W: wide, H: b.High()}
	if a == display.Right {
		cap.X = room.X + room.W - wide
	}
	s.Border(cap, theme.LampInk.Alpha(0.85), 4*s.Unit, max(1, 1.5*s.Unit))
	s.Middle(cap, b, theme.LampInk, display.Middle)
}

// sheetHeads are the characters on the sheet as it lies on the table, as many as the Tone of its face says, with their
// colours: too small to be read, but told by their looks.
var sheetHeads = [...]struct {
	name string
	side uint8
	worn [4]display.Colour
}{
	{"adler", 2, [4]display.Colour{theme.TraitBrown, theme.TraitDark, theme.TraitBlue, theme.TraitGrey}},
	{"gold", 1, [4]display.Colour{theme.TraitBrown, theme.TraitBlond, theme.TraitBrown, theme.TraitBeige}},
	{"sharpe", 1, [4]display.Colour{theme.TraitBlack, theme.TraitDark, theme.TraitBrown, theme.TraitBrown}},
	{"townsend", 1, [4]display.Colour{theme.TraitBlack, theme.TraitBlond, theme.TraitBlue, theme.TraitNavy}},
	{"collins", 2, [4]display.Colour{theme.TraitBlack, theme.TraitBlond, theme.TraitBrown, theme.TraitGrey}},
	{"tarasov", 1, [4]display.Colour{theme.TraitGrey, theme.TraitGrey, theme.TraitBrown, theme.TraitGrey}},
}

// sheetOnTable is the reference sheet, small.
func sheetOnTable(s sheet) {
	s.Unit = s.Box.W / 224
	u := s.Unit
	s.Fill(s.Box, ticketLight, 3*u).Shade(display.ShadeDown, display.Hex(0xE3D4B2))
	in := s.Box.Inset(10 * u)
	head, rest := in.CutTop(max(26*u, s.M.Floor(display.Plate)*1.25))
	name, cap := head.CutLeft(head.W * 0.72)
	title := s.Fit(s.Face.Title, display.Plate, 19, name.W, name.H*faces.Airy, 1)
	if title.Empty() { // Its name is worth more than its key.
		name, title = head, s.Fit(s.Face.Title, display.Plate, 19, head.W, head.H*faces.Airy, 1)
	} else {
		s.keyCap(cap, display.Right)
	}
	s.Middle(name, title, theme.LampInk, display.Left)
	_, rest = rest.CutTop(3 * u)
	all := min(int(s.Face.Tone), len(sheetHeads))
	for i := range all {
		column := rest.Column(i, all, 3*u)
		face, rows := column.CutTop(min(column.W, column.H*0.45))
		s.Face.Portrait, s.Face.Marks, s.Face.Paints = sheetHeads[i].name, sheetHeads[i].side, sheetHeads[i].worn
		s.headIn(face)
		_, rows = rows.CutTop(4 * u)
		for k, paint := range sheetHeads[i].worn {
			row := display.Rect{X: rows.X, Y: rows.Y + rows.H*float64(k)/4, W: rows.W, H: rows.H/4 - 3*u}
			s.Fill(row, theme.LampInk, 3*u)
			s.Fill(row.Inset(max(1, u)), paint, 2*u)
		}
	}
}

var bookRibbon = pen.Draw(100, "M 0 0 L 100 0 100 100 50 76 0 100 Z")

// drawNotebook is the notebook, shut: leather over pages, an elastic, a ribbon, and a label.
func drawNotebook(s sheet) {
	s.Unit = s.Box.W / 214
	u := s.Unit
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: s.Box.X + x*u, Y: s.Box.Y + y*u, W: w * u, H: h * u}
	}
	s.Path(at(60, 150, 12, 26), bookRibbon, theme.BusRed)
	s.Fill(at(8, 6, 204, 158), display.Hex(0xEFE4C8), 6*u)
	for i := range 3 {
		s.Border(at(8, 6, 204-3*float64(i), 158-3*float64(i)), display.Hex(0xCDBD97), 6*u, max(1, u))
	}
	cover := at(0, 0, 203, 157)
	s.Fill(cover, display.Hex(0x7A302C), 8*u).Shade(display.ShadeDown, display.Hex(0x3E1516))
	s.Glow(at(-20, -40, 200, 140), display.Hex(0xA5483E).Alpha(0.6)).Clip = cover
	s.Border(cover, display.Hex(0x1A0808), 8*u, max(1, u))
	s.Fill(at(14, 0, 3, 157), display.Hex(0x2C0D0E).Alpha(0.7), 0)
	label := at(34, 30, 130, 78)
	s.Fill(label, ticketLight, 3*u).Shade(display.ShadeDown, display.Hex(0xE6D7B6))
	words, cap := label.Inset(5*u), display.Rect{}
	if s.Face.Value != "" {
		words, cap = words.CutTop(words.H * 0.54)
	}
	s.Middle(words, s.Fit(s.Face.Title, display.Plate, 25, words.W, words.H*faces.Airy, 1), theme.LampInk, display.Middle)
	s.keyCap(cap, display.Middle)
	s.Fill(at(178, 0, 9, 158), display.Hex(0x3A3E4A), 0).Shade(display.ShadeAcross, display.Hex(0x15171D))
}

// pencilObject is a pencil that stands on its point.
func (s sheet) pencilObject() {
	u := s.Box.H / 150
	s.Unit = u
	x := s.Box.X + (s.Box.W-16*u)/2
	at := func(dx, y, w, h float64) display.Rect {
		return display.Rect{X: x + dx*u, Y: s.Box.Y + y*u, W: w * u, H: h * u}
	}
	s.Fill(at(0, 0, 16, 24), display.Hex(0xC56A63), 5*u)
	s.Fill(at(0, 12, 16, 8), display.Hex(0xB9BEC8), 0).Shade(display.ShadeAcross, display.Hex(0x6F747E))
	for i, c := range [...]display.Colour{display.Hex(0xF6C76C), display.Hex(0xE0A038), display.Hex(0xA86D1C)} {
		s.Fill(at(16.0/3*float64(i), 20, 16.0/3, 106), c, 0)
	}
	s.Path(at(0, 126, 16, 24), pen.Draw(1, "M 0 0 L 1 0 0.5 1 Z"), display.Hex(0xEFD9AD))
	s.Path(at(5.4, 142, 5.2, 8), pen.Draw(1, "M 0 0 L 1 0 0.5 1 Z"), display.Hex(0x2A2C33))
}
