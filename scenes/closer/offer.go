package closer

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// openID names the button that the focused card offers.
const openID = "closer.open"

// offered is the place of the button that opens the sheet at the card with the focus, and the card's item; -1 where no
// card has the focus. A press on a card that is a control belongs to the scene: the button is the pointer's way.
func (k *Looker) offered() (display.Rect, int) {
	n := k.focused()
	if n < 0 {
		return display.Rect{}, -1
	}
	m := k.st.Metrics
	side := max(m.U(offerSide), leastTarget)
	card := around(&k.shown.items[n])
	// It hangs on the card's upper right corner, where the screen has room for it.
	x := min(card.X+card.W-side*0.55, m.W-side)
	y := max(card.Y-side*0.6, 0)
	return display.Rect{X: x, Y: y, W: side, H: side}, n
}

// offer draws the button.
func (k *Looker) offer(l *display.List) {
	box, n := k.offered()
	if n < 0 {
		return
	}
	m := k.st.Metrics
	l.Fill(box, theme.Panel, box.H/2).Shadow = m.U(4)
	l.Border(box, theme.Focus, box.H/2, max(m.U(3), 2))
	l.Symbol(box.Inset(box.H*0.24), display.IconMagnifier, theme.TextColour)
	l.Add(display.Item{Kind: display.Hot, Box: box, ID: openID, Label: k.st.Say("closer.open"), Role: display.Button})
}
