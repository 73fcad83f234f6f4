// Package faces designs the cards, stamps and tokens: from a face and a box it makes the items that show it. It is
// pure: it knows no Ebitengine and no game, and the painter paints what it lays out once for each size.
package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// Measurer measures text as it will be set. It is an interface so that faces need no fonts: they are tested without.
type Measurer interface {
	Width(text string, f display.Font, size float64) float64
	LineHeight(f display.Font, size float64) float64
	Wrap(text string, f display.Font, size, width float64) []string
}

// designs lays out each design. The grounds have no items: they are painted whole.
var designs = map[display.Design]func(*sheet){
	display.Folder:        (*sheet).folder,
	display.FolderBack:    (*sheet).folderBack,
	display.Equipment:     (*sheet).equipment,
	display.EquipmentBack: (*sheet).equipmentBack,
	display.Slip:          (*sheet).slip,
	display.Stamp:         (*sheet).stamp,
	display.Token:         (*sheet).token,
	display.Document:      (*sheet).document,
	display.Agent:         (*sheet).agent,
	display.SeatBack:      (*sheet).seatBack,
	display.Safe:          (*sheet).safe,
	display.ActionCard:    (*sheet).actionCard,
	display.ActionBack:    (*sheet).actionBack,
	display.Character:     (*sheet).character,
	display.Suspect:       (*sheet).suspect,
	display.Traits:        func(s *sheet) { s.traits(s.box) },
	display.Dial:          (*sheet).dial,
	display.LampSlip:      (*sheet).lampSlip,
	display.Struck:        (*sheet).struck,
	display.Likeness:      (*sheet).likeness,
}

// Lay appends the items of a face that fills box, in the order drawn, and returns the list. Text keeps to the floors of
// the metrics; what does not fit at the floor is set in more lines or, last, left out, so that nothing is ever cut.
func Lay(items []display.Item, f display.Face, box display.Rect, m theme.Metrics, measure Measurer) []display.Item {
	s := sheet{List: display.List{Items: items}, face: f, box: box, m: m, measure: measure}
	if box.Empty() {
		return items
	}
	if design := designs[f.Design]; design != nil {
		design(&s)
	}
	return s.Items
}

// Body is the part of a face's box that drops a shadow: a folder's leaves without the room beside its tab.
func Body(f display.Face, box display.Rect) display.Rect {
	if f.Design == display.Folder || f.Design == display.FolderBack {
		_, box = box.CutTop(tabShadow * folderUnit(box))
	}
	return box
}

// folderUnit is the size of a pixel of the design on a folder of a box.
func folderUnit(box display.Rect) float64 { return min(box.W/folderWide, box.H/(folderWide*1.05)) }

// Tone is the ink of a deck.
func Tone(tone uint8) display.Colour {
	if tone == 0 {
		return theme.StampRed
	}
	return theme.InkBlue
}

// sheet is a face being laid out.
type sheet struct {
	display.List
	face    display.Face
	box     display.Rect
	m       theme.Metrics
	measure Measurer
	// unit is the size of a pixel of the design, which draws folders 288 and equipment 132 pixels wide.
	unit float64
}

// paper adds a piece of paper cut by hand.
func (s *sheet) paper(r display.Rect, c display.Colour, radius float64) *display.Item {
	return s.Add(display.Item{Kind: display.Fill, Box: r, Colour: c, Radius: radius, Rough: min(0.9, s.unit*roughness)})
}

func (s *sheet) border(r display.Rect, c display.Colour, radius, width float64) *display.Item {
	return s.Add(display.Item{Kind: display.Border, Box: r, Colour: c, Radius: radius, Width: max(1, width)})
}

// strong is a pattern's colour: faint in the usual theme; in high contrast, which shows nothing that is faint, solid.
func (s *sheet) strong(c display.Colour, faint float64) display.Colour {
	if s.m.Contrast {
		return c
	}
	return c.Alpha(faint)
}

// lines sets a block from the top of r and returns how high it is.
func (s *sheet) lines(r display.Rect, b block, c display.Colour, a display.Align) float64 {
	for i, line := range b.lines {
		s.Text(display.Rect{X: r.X, Y: r.Y + float64(i)*b.leading, W: r.W, H: b.leading}, line, b.font, b.size, c, a)
	}
	return b.high()
}

// middle sets a block in the middle of the height of r.
func (s *sheet) middle(r display.Rect, b block, c display.Colour, a display.Align) {
	r.Y += (r.H - b.high()) / 2
	s.lines(r, b, c, a)
}

// chance is a number from 0 to 1 that is always the same for the same texts, for small irregularities.
func (s *sheet) chance(salt uint32) float64 {
	h := uint32(2166136261) ^ salt*16777619
	for _, text := range [3]string{s.face.Title, s.face.Value, s.face.Tab} {
		for i := range len(text) {
			h = (h ^ uint32(text[i])) * 16777619
		}
	}
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float64(h) / (1 << 32)
}

// tilt is a small turn either way.
func (s *sheet) tilt(salt uint32) float64 { return (s.chance(salt) - 0.5) * 2 * tilt }
