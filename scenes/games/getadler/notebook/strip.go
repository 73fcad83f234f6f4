package notebook

import (
	"strings"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// stripLetters are those of the strip under a suspect, in design pixels.
const stripLetters = 24.0

const (
	// maskShare is the side of the mask of a character whom only a lie would fit, and maskLeast the least of it, in
	// heights of the strip.
	maskShare = 0.75
	maskLeast = 0.5
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

// lozenge is a character in the strip under a suspect: what the answers say of it and what the reader thinks.
type lozenge struct {
	letters string
	says    string
	mark    mark
	// wide is its width, side that of the mask beside the letters.
	wide, side float64
}

// lozenges are those of a suspect, of as many characters as are in play.
type lozenges [getadler.Roles]lozenge

// out reports that the character is struck out.
func (l *lozenge) out() bool {
	return l.mark == ruledOut || l.mark == noMark && l.says == struckOut
}

// masked reports that the character wears the mask of those whom only a lie would fit.
func (l *lozenge) masked() bool { return l.mark == noMark && l.says == fitsByLie }

// HasStrip reports whether a suspect has a strip for the one at the screen: nobody has where nobody's cards are open,
// nor where nothing is left to find out.
func (n *Notebook) HasStrip(v *getadler.View, seat game.Seat) bool {
	reader := n.needs.Sight()
	return reader.Sits(v.Seats) && v.Viewer == reader && seat != reader && !v.Revealed && v.Hour > 0 &&
		v.Players[seat].Role == getadler.NoRole
}

// stripKey is all that the strips of a table depend on.
type stripKey struct {
	viewer game.Seat
	moves  int
	past   int
	last   getadler.Turn
	helps  bool
}

// follows is what follows at the table, for its strips: what is supposed in the notebook shows nowhere else.
func (n *Notebook) follows(v *getadler.View) *conclusions {
	key := stripKey{viewer: v.Viewer, moves: n.needs.Match.Len(), past: v.Past, helps: n.Helps()}
	if v.Past > 0 {
		key.last = v.History[v.Past-1]
	}
	return n.stripped.Get(key, func() *conclusions { return conclude(v, key.helps, noSupposition) })
}

// lozenges fills in what the strip of a suspect says.
func (n *Notebook) lozenges(all *lozenges, v *getadler.View, seat game.Seat) {
	k := n.follows(v)
	for i := range v.Seats {
		r := getadler.Adler + getadler.Role(i)
		all[i] = lozenge{letters: n.initials(r, v.Seats), says: k.verdict(seat, r), mark: n.marks[n.needs.Sight()][seat][r]}
	}
}

// Strip draws the lozenges of a suspect, in the order of the characters: filled where the answers fit the character,
// dimmed and beside a mask where only a lie would, struck out where the character is ruled out, and bright where the
// reader suspects it.
func (n *Notebook) Strip(b *tabletop.Brush, box display.Rect, v *getadler.View, seat game.Seat) {
	if !n.HasStrip(v, seat) {
		return
	}
	var all lozenges
	n.lozenges(&all, v, seat)
	gap, masks := max(2, b.M.U(4)), 0.0
	f, spare := display.Plate, 0.0
	// The narrow face stands for the other where masks have no room beside that.
	for _, f = range [...]display.Font{display.Plate, display.Poster} {
		masks, spare = 0, box.W-gap*float64(v.Seats-1)
		font, floor := b.M.Font(f), b.M.Floor(f)
		for i := range v.Seats {
			all[i].wide = n.needs.Stage.Measure.Width(all[i].letters, font, floor) + 1
			spare -= all[i].wide
			if all[i].masked() {
				masks++
			}
		}
		if spare >= masks*box.H*maskLeast {
			break
		}
	}
	side := min(box.H*maskShare, max(0, spare)/max(1, masks))
	for i := range v.Seats {
		if all[i].masked() {
			all[i].side = side
			all[i].wide += side
			spare -= side
		}
	}
	for i := range v.Seats {
		box.W = all[i].wide + max(0, spare)/float64(v.Seats)
		all[i].draw(b, box, f)
		box.X += box.W + gap
	}
}

// draw draws one of them.
func (l *lozenge) draw(b *tabletop.Brush, box display.Rect, f display.Font) {
	ground, ink := theme.TagBlue, theme.Cream
	switch {
	case l.mark == certain, l.mark == suspected:
		ground, ink = theme.Lamp, theme.LampInk
	case l.out(), l.masked():
		ground, ink = theme.Night, theme.FogText
	}
	radius, thin := min(box.H*0.3, b.M.U(10)), max(1.5, b.M.U(2))
	b.L.Fill(box, ground, radius)
	if l.mark == certain {
		b.L.Border(box, theme.Cream, radius, max(2, b.M.U(3)))
	}
	letters := box
	if l.masked() {
		// The edge lies around the lozenge, so that no letter stands on it.
		b.L.Border(box.Inset(-thin/2), theme.TagBlue, radius, thin/2)
		var sign display.Rect
		// Where nothing is to spare the mask gives way, so that the edge, which high contrast makes wider, is clear of the
		// letter.
		sign, letters = box.CutRight(max(0, l.side-max(0, 4*thin-(box.W-l.wide))))
		b.L.Symbol(sign.SquareIn(0.94), display.IconMask, theme.FogText)
	}
	b.Fit(letters, l.letters, f, stripLetters, ink, display.Middle)
	if l.out() {
		if l.mark == ruledOut {
			thin *= 2
		}
		b.L.Fill(box.Middle(box.W*0.84, thin), ink, 0)
	}
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
	room = room.Middle(min(room.W, legendWide.Grown(b.M)), room.H)
	in := room.Narrowed(pad)
	rows, words := float64((v.Seats+legendColumns-1)/legendColumns), 0.0
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
		cell := names.Column(i%legendColumns, legendColumns, pad)
		cell.Y, cell.H = names.Y+float64(i/legendColumns)*line, line
		chip, name := cell.PartLeft(line*legendChip, pad)
		if all[i].masked() {
			all[i].side = line * maskLeast
		}
		all[i].draw(b, chip.Middle(chip.W, line*0.84), display.Poster)
		who, face := n.needs.Say((getadler.Adler + getadler.Role(i)).Key()), display.SansBold
		if !b.Fits(who, face, name.W) {
			face = display.Poster
		}
		b.Line(name, who, face, size, theme.Cream, display.Left)
	}
	ui.Paragraph(b.L, n.needs.Stage, below, text, display.Sans, size, theme.FogText, display.Left)
}

// initials are the letters that tell a character's name from those of the others in play: one, or two.
func (n *Notebook) initials(r getadler.Role, seats int) string {
	name := n.needs.Say(r.Key())
	_, first := utf8.DecodeRuneInString(name)
	for other := getadler.Adler; int(other) <= seats; other++ {
		if other != r && strings.HasPrefix(n.needs.Say(other.Key()), name[:first]) {
			_, second := utf8.DecodeRuneInString(name[first:])
			return name[:first+second]
		}
	}
	return name[:first]
}
