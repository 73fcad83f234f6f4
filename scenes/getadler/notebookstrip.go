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

// lozenge is a character in the strip under a suspect.
type lozenge struct {
	role getadler.Role
	// possible tells that the suspect can be that character, if all its answers are true, lying that it can only if one
	// of them is a lie; mark is what the reader thinks.
	possible, lying bool
	mark            mark
	// side is the width that the mask has beside the letters; where there is none it hangs on the upper edge.
	side float64
}

// out tells that the character is struck out.
func (l *lozenge) out() bool {
	return l.mark == ruledOut || l.mark == noMark && !l.possible && !l.lying
}

// masked tells that the character wears the mask of those whom only a lie would fit.
func (l *lozenge) masked() bool { return l.mark == noMark && l.lying }

// lozenges are those of a suspect for the one at the screen, in the order of the characters; ok is false where nobody's
// cards are open, and where nothing is left to find out.
func (n *notebook) lozenges(v *getadler.View, seat game.Seat) (states [getadler.Roles]lozenge, ok bool) {
	reader := n.c.Eyes.Sight()
	if !reader.Sits(v.Seats) || v.Viewer != reader || seat == reader || v.Revealed || v.Hour == 0 || v.Players[seat].Eliminated {
		return states, false
	}
	s := n.suspicion(v, seat)
	for r := getadler.Adler; int(r) <= v.Seats; r++ {
		states[r-1] = lozenge{role: r, possible: s.possible.Has(r), lying: s.lying.Has(r), mark: n.marks[reader][seat][r]}
	}
	return states, true
}

// strip draws the lozenges of a suspect in a box: filled where the answers fit the character, dimmed and under a mask
// where only a lie would, struck out where the character is ruled out, and bright where the reader suspects it.
func (n *notebook) strip(b *table.Brush, box display.Rect, v *getadler.View, seat game.Seat) {
	states, ok := n.lozenges(v, seat)
	if !ok {
		return
	}
	gap := max(2, b.M.U(4))
	var letters [getadler.Roles]string
	var needs [getadler.Roles]float64
	spare := box.W - gap*float64(v.Seats-1)
	font, floor := b.M.Font(display.Plate), b.M.Floor(display.Plate)
	for i := range v.Seats {
		letters[i] = n.initials(states[i].role, v.Seats)
		needs[i] = n.c.Stage.Measure.Width(letters[i], font, floor) + 1
		spare -= needs[i]
	}
	side := box.H * stripMask
	for i := range v.Seats {
		if states[i].masked() && spare >= side {
			states[i].side = side
			needs[i] += side
			spare -= side
		}
	}
	x := box.X
	for i := range v.Seats {
		at := display.Rect{X: x, Y: box.Y, W: needs[i] + max(0, spare)/float64(v.Seats), H: box.H}
		n.lozenge(b, at, &states[i], letters[i])
		x += at.W + gap
	}
}

// lozenge draws one of them.
func (n *notebook) lozenge(b *table.Brush, box display.Rect, l *lozenge, letters string) {
	ground, ink := theme.TagBlue, theme.Cream
	switch {
	case l.mark == certain, l.mark == suspected:
		ground, ink = theme.Lamp, theme.LampInk
	case l.out(), l.masked():
		ground, ink = theme.Night, theme.FogText
	}
	radius := min(box.H*0.3, b.M.U(10))
	b.L.Fill(box, ground, radius)
	if l.mark == certain {
		b.L.Border(box, theme.Cream, radius, max(2, b.M.U(3)))
	}
	size := min(stripLetters, box.H*lineShare/(b.M.Scale()*max(1, b.M.TextScale)))
	if l.masked() {
		box = n.mask(b, box, l, radius)
	}
	b.Line(box, letters, display.Plate, size, ink, display.Middle)
	if l.out() {
		thick := max(1.5, b.M.U(2))
		if l.mark == ruledOut {
			thick *= 2
		}
		b.L.Fill(display.Rect{X: box.X + box.W*0.08, Y: box.Y + box.H*0.5 - thick/2, W: box.W * 0.84, H: thick}, ink, 0)
	}
}

// mask draws the sign of a character whom only a lie would fit, and gives the room that is left for the letters.
func (n *notebook) mask(b *table.Brush, box display.Rect, l *lozenge, radius float64) display.Rect {
	b.L.Border(box, theme.TagBlue, radius, max(1.5, b.M.U(2)))
	if l.side > 0 {
		sign, left := box.CutRight(l.side)
		b.L.Symbol(middleOf(sign, 0.9), display.IconMask, theme.FogText)
		return left
	}
	side := box.H * stripMask
	b.L.Symbol(display.Rect{X: box.X + (box.W-side)/2, Y: box.Y - side/2, W: side, H: side}, display.IconMask, theme.FogText)
	return box
}

// initials are the letters that tell a character's name from those of the others in play: one, or two.
func (n *notebook) initials(r getadler.Role, seats int) string {
	name := n.c.Say(roleKeys[r])
	_, first := utf8.DecodeRuneInString(name)
	for other := getadler.Adler; int(other) <= seats; other++ {
		if other != r && strings.HasPrefix(n.c.Say(roleKeys[other]), name[:first]) {
			_, second := utf8.DecodeRuneInString(name[first:])
			return name[:first+second]
		}
	}
	return name[:first]
}
