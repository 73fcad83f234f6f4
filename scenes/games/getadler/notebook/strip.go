package notebook

import (
	"strings"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

const (
	// stripEdge is what the ticket leaves free around the characters, in its heights.
	stripEdge = 0.07
	// legendColumns is how many characters stand beside one another in the legend of the strip, legendChip the width of an
	// initial there in heights of its line.
	legendColumns = 3
	legendChip    = 1.7
)

var (
	// legendWide is the greatest width of the legend, legendPad the room around what stands in it.
	legendWide = tabletop.Size{Design: 900, Least: 560}
	legendPad  = tabletop.Size{Design: 12, Least: 5}
)

// lozenge is a character on the ticket of a suspect: what the answers say of it and what the reader thinks.
type lozenge struct {
	role    getadler.Role
	letters string
	says    string
	mark    mark
}

// lozenges are those of a suspect, of as many characters as are in play.
type lozenges [getadler.Roles]lozenge

// HasStrip reports whether a suspect has a strip for the one at the screen: nobody has where nobody's cards are open,
// nor where nothing is left to find out.
func (n *Notebook) HasStrip(v *getadler.View, seat game.Seat) bool {
	reader := n.needs.Sight()
	return reader.Sits(v.Seats) && v.Viewer == reader && seat != reader && !v.Revealed && v.Hour > 0 &&
		v.Players[seat].Role == getadler.NoRole
}

// stripKey is all that the strips of a table depend on: views within a move differ in what is known of the players.
type stripKey struct {
	viewer  game.Seat
	moves   int
	past    int
	last    getadler.Turn
	players [game.MaxSeats]getadler.Player
	fight   getadler.Confrontation
	helps   bool
}

// stripKeyOf is what of it stands in the view.
func stripKeyOf(v *getadler.View) stripKey {
	key := stripKey{viewer: v.Viewer, past: v.Past, players: v.Players, fight: v.Fight}
	if v.Past > 0 {
		key.last = v.History[v.Past-1]
	}
	return key
}

// follows is what follows at the table, for its strips: what is supposed in the notebook shows nowhere else.
func (n *Notebook) follows(v *getadler.View) *conclusions {
	key := stripKeyOf(v)
	key.moves, key.helps = n.needs.Match.Len(), n.Helps()
	return n.stripped.Get(key, func() *conclusions { return conclude(v, key.helps, noSupposition) })
}

// lozenges fills in what the strip of a suspect says.
func (n *Notebook) lozenges(all *lozenges, v *getadler.View, seat game.Seat) {
	k := n.follows(v)
	for i := range v.Seats {
		r := getadler.Adler + getadler.Role(i)
		all[i] = lozenge{role: r, letters: n.needs.initials(r, v.Seats), says: k.verdict(seat, r),
			mark: n.marks[n.needs.Sight()][seat][r]}
	}
}

// Strip draws the characters on the ticket of a suspect, in their order: its own head where the answers fit it, a mask
// where only a lie would, a hole where it is ruled out; and over them what the reader has written. Who it must be is
// written on the back of the ticket, which has turned over so far.
func (n *Notebook) Strip(b *tabletop.Brush, box display.Rect, v *getadler.View, seat game.Seat, turned float64) {
	if !n.HasStrip(v, seat) {
		return
	}
	if face, ok := n.plate(v, seat); ok && turned > 0 {
		b.L.Glow(box.Inset(-box.H), theme.Lamp.Alpha(plateGlow*(1-turned)))
		b.L.Card(box, face).Squash = 1 - turned
		return
	}
	var all lozenges
	n.lozenges(&all, v, seat)
	in := box.Inset(max(2, box.H*stripEdge))
	for i := range v.Seats {
		all[i].draw(b, in.Column(i, v.Seats, max(2, b.M.U(5))), uint8(int(seat)*getadler.Roles+i))
	}
}

// draw draws one of them; hand is that of the pencil, so that no two marks look alike.
func (l *lozenge) draw(b *tabletop.Brush, box display.Rect, hand uint8) {
	face := HeadOf(l.role)
	face.Design, face.Title = designs.Tag, l.letters
	switch {
	case l.says == struckOut:
		face.Tone = designs.TagPunched
	case l.says == fitsByLie:
		face.Tone = designs.TagByLie
	}
	b.L.Card(box, face)
	if l.mark == noMark {
		return
	}
	b.L.Card(box.Inset(-box.H*0.08), display.Face{Design: designs.Pencil, Marks: l.mark.written(), Tone: hand})
}

// Legend says what stands in the strip of a suspect who is pointed at: whose initials they are, and what their looks
// mean.
func (n *Notebook) Legend(b *tabletop.Brush, room display.Rect, v *getadler.View, seat game.Seat) {
	var all lozenges
	n.lozenges(&all, v, seat)
	pad, text := legendPad.In(b.M), ""
	if n.Helps() {
		text = n.needs.Say("notebook.legend")
	}
	room = room.Middle(min(room.W, legendWide.In(b.M)*max(1, b.M.TextScale)), room.H)
	in := room.Narrowed(pad)
	columns := n.legendColumns(b, in, pad, v.Seats)
	rows, words := float64((v.Seats+columns-1)/columns), 0.0
	size, fits := ui.Shrink(tabletop.SmallSize, tabletop.SmallSize*ui.LeastShare(b.M), func(size float64) bool {
		words = ui.ParagraphHeight(n.needs.Stage, in.W, text, display.Sans, size)
		return words+rows*b.M.Size(display.SansBold, size)*signs.LineHigh+pad*2 <= room.H
	})
	if !fits {
		// Who the initials are goes first.
		text, words = "", 0
	}
	line := b.M.Size(display.SansBold, size) * signs.LineHigh
	room.H = words + rows*line + pad*2
	b.L.Fill(room, theme.Fog, b.M.U(ui.Radius)).Shadow = b.M.U(8)
	b.L.Border(room, theme.Lamp, b.M.U(ui.Radius), max(2, b.M.U(3)))
	names, below := room.Inset(pad).CutTop(rows * line)
	for i := range v.Seats {
		cell := names.Column(i%columns, columns, pad)
		cell.Y, cell.H = names.Y+float64(i/columns)*line, line
		chip, name := cell.PartLeft(line*legendChip, pad)
		all[i].draw(b, chip.Middle(chip.W, line*0.92), uint8(i))
		who := n.needs.Say((getadler.Adler + getadler.Role(i)).Key())
		b.Line(name, who, display.SansBold, size, theme.Cream, display.Left)
	}
	ui.Paragraph(b.L, n.needs.Stage, below, text, display.Sans, size, theme.FogText, display.Left)
}

// legendColumns is how many of the names stand side by side, all in one face.
func (n *Notebook) legendColumns(b *tabletop.Brush, room display.Rect, pad float64, seats int) int {
	columns := legendColumns
	chip := b.M.Size(display.SansBold, tabletop.SmallSize)*signs.LineHigh*legendChip + pad
	for i := 0; i < seats && columns > 1; i++ {
		if who := n.needs.Say((getadler.Adler + getadler.Role(i)).Key()); !b.Fits(who, display.SansBold,
			room.Column(0, columns, pad).W-chip) {
			i, columns = -1, columns-1
		}
	}
	return columns
}

// initials are the letters that tell a character's name from those of the others in play: one, or two.
func (n *Needs) initials(r getadler.Role, seats int) string {
	name := n.Say(r.Key())
	_, first := utf8.DecodeRuneInString(name)
	for other := getadler.Adler; int(other) <= seats; other++ {
		if other != r && strings.HasPrefix(n.Say(other.Key()), name[:first]) {
			_, second := utf8.DecodeRuneInString(name[first:])
			return name[:first+second]
		}
	}
	return name[:first]
}
