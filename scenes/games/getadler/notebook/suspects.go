package notebook

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// villains are the characters who may lie.
const villains = getadler.RoleSet(1<<getadler.Adler | 1<<getadler.Collins)

// setFace pins the photograph of who plays to the page, over its name: red with a mask on it for a villain for certain,
// blue for a hero.
func (p *page) setFace(b *tabletop.Brush, row *ui.SheetRow, seat game.Seat) {
	box, name := p.tree.At(partOf(seat, partPhoto)), p.tree.At(partOf(seat, partName))
	face, _ := b.Likeness(seat)
	photo := display.Face{Design: designs.Photo, PortraitID: face.Tone, Tone: designs.BeforeHaze}
	side, ground, text := display.NoIcon, display.Colour{}, ""
	switch {
	case p.Villains.Has(seat):
		photo.Tone, side, ground, text = designs.BeforeRed, display.IconMask, theme.BusRed, p.T("notebook.villain")
	case p.Heroes.Has(seat) && (seat == p.seat || p.Villains.Len() < (getadler.InPlay(p.view.Seats)&villains).Len()):
		side, ground, text = display.IconHero, theme.TagBlue, p.T("notebook.hero")
	}
	if p.settled(seat) != getadler.NoRole && photo.Tone != designs.BeforeRed {
		photo.Tone = designs.BeforeGold
	}
	it := b.L.Card(box, photo)
	it.Turn, it.Shadow = photoLean*float64(1-2*(int(seat)%2)), b.M.U(5)
	pin := min(pinSide.In(b.M), box.H*0.4)
	b.Chip(display.Rect{X: box.X + (box.W-pin)/2, Y: box.Y - pin*0.2, W: pin, H: pin}, seat)
	ink := theme.LampInk
	if side != display.NoIcon {
		seal := box.W * 0.34
		b.Seal(display.Rect{X: box.X + box.W - seal*0.8, Y: box.Y + box.H - seal*0.86, W: seal, H: seal}, side, 0.2, ground,
			theme.Cream)
	}
	if p.Villains.Has(seat) {
		name.H = min(name.H, ui.Measure{Stage: p.needs.Stage}.Height(p.nameOf(seat), int(b.M.Font(p.nameFace())),
			p.tree.Letters(partOf(seat, partName)), name.W))
		b.L.Fill(name, theme.BusRed, b.M.U(3))
		ink = theme.Cream
	}
	p.setName(b, name, p.nameOf(seat), p.tree.Letters(partOf(seat, partName)), ink)
	if text != "" {
		heard(row, "who:"+seat.String(), box, p.nameOf(seat)+" – "+text)
	}
}

// setName sets a name in its lines, in the middle under a photograph or at the left beside it.
func (p *page) setName(b *tabletop.Brush, box display.Rect, name string, size float64, ink display.Colour) {
	font, align := b.M.Font(p.nameFace()), display.Middle
	if p.over || p.small {
		align = display.Left
	}
	lines, high := p.needs.Stage.Measure.Wrap(name, font, size, box.W), p.needs.Stage.Measure.LineHeight(font, size)
	if align == display.Left {
		box = box.Middle(box.W, high*float64(len(lines)))
	}
	for i, line := range lines {
		b.L.Text(display.Rect{X: box.X, Y: box.Y + high*float64(i), W: box.W, H: high}, line, font, size, ink, align)
	}
}

// settled is the character that a seat has for certain.
func (c *conclusions) settled(seat game.Seat) getadler.Role {
	for r := range getadler.InPlay(c.view.Seats).All() {
		if c.verdict(seat, r) == mustBe {
			return r
		}
	}
	return getadler.NoRole
}

// setCells sets the boxes of a suspect, one under each head; what the reader is, nothing can be written about.
func (p *page) setCells(b *tabletop.Brush, row *ui.SheetRow, seat game.Seat) {
	for _, r := range p.columns() {
		box := p.tree.At(partOf(seat, partCell+layout.ID(r)))
		k, says := p.marks[seat][r], p.verdict(seat, r)
		p.setCell(b, box, r, says, p.chances[seat][r])
		if seat == p.seat {
			continue
		}
		row.Controls = append(row.Controls, ui.Control{
			ID: "mark:" + seat.String() + ":" + r.String(), Role: display.Toggle, Box: box, Quiet: true,
			Label: p.T(says, game.SeatName(seat), r.Word(), game.Word(markKeys[k])),
		})
		if k != noMark {
			in, _ := inCell(b.M, box, p.chances[seat][r])
			b.L.Card(written(in, k, pencilMost.In(b.M)), display.Face{Design: designs.Pencil, Marks: k.written(),
				Tone: uint8(int(seat)*getadler.Roles + int(r))})
		}
		if p.supposed == (getadler.Supposition{Seat: seat, Role: r}) {
			b.L.Border(box, theme.TagPurple, b.M.U(4), max(4, b.M.U(7)))
		}
	}
}

// written is where a mark stands in a box: over what is printed there, but a question beside it, in the corner.
func written(box display.Rect, k mark, most float64) display.Rect {
	side := min(min(box.W, box.H)*pencilShare, most)
	if k != doubted {
		return box.Square(side)
	}
	side *= 0.56
	return display.Rect{X: box.X + box.W - side, Y: box.Y, W: side, H: side}
}

// proof is the ticket of a character that is proven, so wide; all of them have their names in the same letters.
func (p *page) proof(b *tabletop.Brush, r getadler.Role, wide float64) display.Face {
	face := HeadOf(r)
	face.Design, face.Title, face.Note = designs.Proof, p.T(r.Key()), p.T("notebook.proven")
	for _, other := range p.columns() {
		if !b.Fits(p.T(other.Key()), display.Marquee, wide*proofName) {
			face.Tone = 1
		}
	}
	return face
}

// setCell prints in the middle of a box what follows for a character, and how likely it is at the foot; who it must be
// has a ticket of gold there.
func (p *page) setCell(b *tabletop.Brush, box display.Rect, r getadler.Role, says string, chance int) {
	ink := display.Face{Design: designs.Ink}
	switch says {
	case mustBe:
		face := p.proof(b, r, box.W)
		if p.supposed != noSupposition {
			face.Note = p.T("notebook.ifso")
		}
		b.L.Card(box, face).Shadow = b.M.U(6)
		return
	case fitsAnswers:
		ink.Marks = designs.InkRing
	case fitsByLie:
		ink.Marks = designs.InkMask
	case struckOut:
		ink.Marks = designs.InkCross
		b.L.Scrap(box, theme.LampInk.Alpha(dim), [4][2]float32{{0, 0}, {1, 0}, {1, 1}, {0, 1}})
	}
	in, foot := inCell(b.M, box, chance)
	if chance > 0 {
		text := p.T("notebook.item", game.Percent(chance))
		b.Line(foot, text, display.SansBold, b.Lowered(foot, whenSize), theme.LampInk, display.Middle)
	}
	if ink.Marks > 0 {
		b.L.Card(in.Square(min(min(in.W, in.H)*inkShare, inkMost.In(b.M))), ink)
	}
}

// inCell parts a box into what is printed and written there, and the foot that says how likely it is, if that is said.
func inCell(m theme.Metrics, box display.Rect, chance int) (in, foot display.Rect) {
	box = box.Middle(box.W, min(box.H, box.W*cellTall))
	if chance == 0 {
		return box, display.Rect{}
	}
	line := m.Floor(display.SansBold) * lineHigh
	foot, in = box.CutBottom(max(line, min(m.Size(display.SansBold, whenSize)*lineHigh, box.H*0.3)))
	return in, foot
}
