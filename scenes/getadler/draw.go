package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/table"
)

// brush is what every part of the picture draws with.
type brush struct {
	table.Brush
	t *screen
	v *getadler.View
	// lay is where things lie in this frame.
	lay *layout
}

func (t *screen) brush(l *display.List) brush {
	p := t.show.Now()
	t.lay(&t.frame, p)
	return brush{Brush: t.Brush(l, &t.frame.Frame), t: t, v: p, lay: &t.frame}
}

// ground is what the table lies on.
func (b *brush) ground() { b.Ground() }

// cards draws every card as it lies in this frame, and what is marked on them.
func (b *brush) cards() {
	t := b.t
	var moving bool
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving {
		t.sprites = b.lay.things(t.face, t.sprites)
	}
	for i := range t.sprites {
		b.Card(&t.sprites[i])
		b.tag(&t.sprites[i])
	}
	if !moving {
		b.hand()
	}
	if fighting(b.t.show.Now()) {
		return
	}
	b.marks()
	b.speech()
	b.saying()
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (b *brush) over() {
	t := b.t
	b.iris()
	b.look()
	b.meet()
	b.Panel()
	b.Asked(b.lay.Text)
	b.builder()
	b.discards()
	b.Log()
	t.book.draw(&b.Brush)
	if t.Recapping() {
		b.Recap()
	}
	b.bar(t.ask.Status)
	b.Hot()
	b.keys()
}

// bar is the top of the screen, with the hour under the game's name.
func (b *brush) bar(status string) {
	note := ""
	if b.v.Hour > 0 {
		note = b.t.Say(getadler.HourKey(b.v.Hour))
	}
	b.Bar(b.t.Say("game.getadler"), note, status)
}

// fit writes one line that is never higher than its box.
func (b *brush) fit(box display.Rect, text string, f display.Font, design float64, c display.Colour, a display.Align) {
	b.Line(box, text, f, min(design, box.H*lineShare/(b.M.Scale()*max(1, b.M.TextScale))), c, a)
}

// mine tells whether a seat is that of the person at the screen.
func (b *brush) mine(seat game.Seat) bool {
	return b.t.Persons.Has(seat) && b.t.Holder() == seat
}
