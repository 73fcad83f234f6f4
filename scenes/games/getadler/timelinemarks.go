package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// sign is one sign of a turn: a picture or, where there is none, a seat's own sign.
type sign struct {
	icon display.Icon
	ink  display.Colour
	seat game.Seat
}

// maxSigns is the largest number of signs that one turn has.
const maxSigns = 5

// signs are those of a turn, left to right: what was done, to whom, about what, and what came of it.
func (t *tale) signs(buf []sign) []sign {
	turn, is := &t.turn, &deeds[t.turn.Deed]
	picture := func(icon display.Icon, ink display.Colour) { buf = append(buf, sign{icon: icon, ink: ink}) }
	switch {
	case turn.Deed == getadler.DeedDiscard:
		picture(signs.ActionIcon(turn.Card), is.ink)
	case is.icon != display.NoIcon:
		picture(is.icon, is.ink)
	}
	if t.minor() {
		return buf
	}
	buf = append(buf, sign{seat: turn.Target})
	switch turn.Deed {
	case getadler.DeedAsk:
		picture(signs.Traits[turn.Trait], theme.Cream)
		if turn.Yes {
			picture(display.IconCheck, theme.Cream)
		} else if turn.Answered {
			picture(display.IconClose, theme.Cream)
		}
	case getadler.DeedWrong:
		picture(display.IconClose, theme.Cream)
	case getadler.DeedRight:
		picture(finishIcons[turn.End], theme.Cream)
		if turn.End == getadler.Outshot && turn.Loser == turn.Target {
			picture(display.IconCheck, theme.Cream)
		} else if turn.End == getadler.Outshot {
			buf = append(buf, sign{seat: turn.Loser})
		}
	}
	if t.lie || t.bluff {
		picture(display.IconMask, theme.LampAlert)
	}
	if t.reveals {
		picture(display.IconEye, theme.Cream)
	}
	return buf
}

// drawCell draws the signs of a turn. An arrest has the colour of its card, a lie the edge of one.
func (s *scoring) drawCell(b *tabletop.Brush, i int, pointed bool) {
	t := &s.tales[i]
	box := s.grid.cell(s.now(), &t.turn).Inset(cellEdge(b.M))
	radius := b.M.U(ui.Radius)
	switch t.turn.Deed {
	case getadler.DeedRight:
		b.L.Fill(box, theme.BusRed, radius)
	case getadler.DeedWrong:
		b.L.Fill(box, theme.Slate, radius)
	}
	if t.lie || t.bluff {
		b.L.Border(box, theme.LampAlert, radius, max(b.M.U(3), 2))
	}
	if pointed {
		b.L.Border(box, theme.Lamp, radius, max(b.M.U(4), 2))
	}
	air := pictureAir
	if t.minor() {
		air = smallSign
	}
	side := min(box.H*signShare, box.W/((maxSigns+0.5)*signStep))
	place := box.Middle(box.W, side)
	place.X, place.W = box.X+min(box.H-side, side*signStep/2)/2, side
	var buf [maxSigns]sign
	for _, g := range t.signs(buf[:0]) {
		if g.icon == display.NoIcon {
			b.Chip(place, g.seat)
		} else {
			b.L.Symbol(place.Inset(side*air), g.icon, g.ink)
		}
		place.X += side * signStep
	}
	if s.look.Seats.GivenAt(t.turn.Seat, t.move) {
		b.Computer(box)
	}
}

// finishIcons are the signs of how a confrontation ended.
var finishIcons = [...]display.Icon{
	getadler.NobodyAnswered: display.IconFootprints,
	getadler.Disguised:      display.IconMask,
	getadler.Bombed:         display.IconBomb,
	getadler.Drawn:          display.IconRevolver,
	getadler.Outshot:        display.IconRevolver,
	getadler.Caught:         display.IconCheck,
}
