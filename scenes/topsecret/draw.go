package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/table"
)

// brush is what every part of the picture draws with.
type brush struct {
	table.Brush
	t *screen
	v *topsecret.View
	// lay is where things lie in this frame.
	lay *layout
}

func (t *screen) brush(l *display.List) brush {
	p := t.show.Now()
	t.layFrame(p)
	b := brush{Brush: t.Brush(l, &t.frame.Frame), t: t, v: &p.View, lay: &t.frame}
	b.shareNotes()
	return b
}

// ground is what the table lies on, and the strip that takes the hand's place.
func (b *brush) ground() {
	b.Ground()
	b.discard()
	b.slots()
}

// boards are what lies in front of the players, without their cards.
func (b *brush) boards() {
	for seat := range game.Seat(b.v.Seats) {
		b.board(seat)
	}
}

// cards draws every card as it lies in this frame, and what is written on and around them.
func (b *brush) cards() {
	t := b.t
	var moving bool
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving {
		t.sprites = b.lay.Sprites(t.faces(), t.sprites)
	}
	for i := range t.sprites {
		b.Card(&t.sprites[i])
		if !moving && t.sprites[i].Private {
			b.private(t.sprites[i].Pose.Box)
		}
	}
	b.armed()
	if !moving {
		b.hand()
		b.choices()
	}
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (b *brush) over() {
	t := b.t
	b.Panel()
	b.Asked(b.textRoom())
	b.timer()
	if t.oddsShown() {
		b.odds()
	}
	b.Log()
	if t.sheet {
		b.sheet()
	}
	if t.Recapping() {
		b.Recap()
	}
	b.bar(t.ask.Status)
	b.Hot()
	b.badges()
}

// bar is the top of the screen, with the turn under the game's name.
func (b *brush) bar(status string) {
	b.Bar(b.t.Say("game.topsecret"), b.t.turnNote(b.v), status)
}

// turnNote says how far the match is.
func (t *screen) turnNote(v *topsecret.View) string {
	turn, turns := game.Number(max(1, v.Turn)), game.Number(v.Turns)
	if v.Series {
		return t.Say("topsecret.turn.series", game.Number(max(1, v.Game)), turn, turns)
	}
	return t.Say("topsecret.turn", turn, turns)
}
