package getadler

import (
	"strings"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// lozenge is a character in the strip under a suspect: what the answers say of it and what the reader thinks.
type lozenge struct {
	letters string
	says    string
	mark    mark
	// wide is its width, side that of the mask beside the letters; where there is none it hangs on the upper edge.
	wide, side float64
}

// out tells that the character is struck out.
func (l *lozenge) out() bool {
	return l.mark == ruledOut || l.mark == noMark && l.says == struckOut
}

// masked tells that the character wears the mask of those whom only a lie would fit.
func (l *lozenge) masked() bool { return l.mark == noMark && l.says == fitsByLie }

// strip draws the lozenges of a suspect for the one at the screen, in the order of the characters: filled where the answers
// fit the character, dimmed and under a mask where only a lie would, struck out where the character is ruled out, and bright
// where the reader suspects it. There are none where nobody's cards are open, and where nothing is left to find out.
func (n *notebook) strip(b *table.Brush, box display.Rect, v *getadler.View, seat game.Seat) {
	if !n.stripped(v, seat) {
		return
	}
	reader := n.c.Eyes.Sight()
	var states [getadler.Roles]lozenge
	all, s := states[:v.Seats], n.suspicion(v, seat)
	gap, side := max(2, b.M.U(4)), box.H*stripMask
	font, floor := b.M.Font(display.Plate), b.M.Floor(display.Plate)
	spare := box.W - gap*float64(v.Seats-1)
	for i := range all {
		r := getadler.Adler + getadler.Role(i)
		all[i] = lozenge{letters: n.initials(r, v.Seats), says: s.verdict(r), mark: n.marks[reader][seat][r]}
		all[i].wide = n.c.Stage.Measure.Width(all[i].letters, font, floor) + 1
		spare -= all[i].wide
	}
	for i := range all {
		if all[i].masked() && spare >= side {
			all[i].side = side
			all[i].wide += side
			spare -= side
		}
	}
	for i := range all {
		box.W = all[i].wide + max(0, spare)/float64(v.Seats)
		all[i].draw(b, box)
		box.X += box.W + gap
	}
}

// stripped tells whether a suspect has a strip for the one at the screen.
func (n *notebook) stripped(v *getadler.View, seat game.Seat) bool {
	reader := n.c.Eyes.Sight()
	return reader.Sits(v.Seats) && v.Viewer == reader && seat != reader && !v.Revealed && v.Hour > 0 && !v.Players[seat].Eliminated
}

// draw draws one of them.
func (l *lozenge) draw(b *table.Brush, box display.Rect) {
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
		b.L.Border(box, theme.TagBlue, radius, thin)
		sign := box.Square(box.H*stripMask).Moved(0, -box.H/2)
		if l.side > 0 {
			sign, letters = box.CutRight(l.side)
			sign = sign.SquareIn(0.9)
		}
		b.L.Symbol(sign, display.IconMask, theme.FogText)
	}
	b.Fit(letters, l.letters, display.Plate, stripLetters, ink, display.Middle)
	if l.out() {
		if l.mark == ruledOut {
			thin *= 2
		}
		b.L.Fill(box.Middle(box.W*0.84, thin), ink, 0)
	}
}

// initials are the letters that tell a character's name from those of the others in play: one, or two.
func (n *notebook) initials(r getadler.Role, seats int) string {
	name := n.c.Say(roleWords[r].Key)
	_, first := utf8.DecodeRuneInString(name)
	for other := getadler.Adler; int(other) <= seats; other++ {
		if other != r && strings.HasPrefix(n.c.Say(roleWords[other].Key), name[:first]) {
			_, second := utf8.DecodeRuneInString(name[first:])
			return name[:first+second]
		}
	}
	return name[:first]
}
