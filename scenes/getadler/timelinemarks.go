package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/ui"
)

// sign is one sign of a turn: a picture, or a seat's own sign.
type sign struct {
	icon display.Icon
	ink  display.Colour
	// seat is drawn in the place of the picture where chip is set.
	seat game.Seat
	chip bool
	// small draws it smaller than the others.
	small bool
}

// endings are the pictures of how a confrontation ended.
var endings = map[getadler.Reason]display.Icon{
	getadler.NobodyAnswered: display.IconFootprints, getadler.Disguised: display.IconMask, getadler.Bombed: display.IconBomb,
	getadler.Drawn: display.IconRevolver, getadler.Outshot: display.IconRevolver, getadler.Caught: display.IconCheck,
}

// maxSigns is the largest number of signs that one turn has.
const maxSigns = 5

// signs are those of a turn, left to right: what was done, to whom, about what, and what came of it.
func (t *tale) signs(buf []sign) []sign {
	turn := &t.turn
	target := sign{seat: turn.Target, chip: true}
	switch turn.Deed {
	case getadler.DeedDiscard:
		return append(buf, sign{icon: cards.ActionIcon(turn.Card), ink: theme.FogText, small: true})
	case getadler.DeedMissed:
		return append(buf, sign{icon: display.IconStunned, ink: theme.FogText, small: true})
	case getadler.DeedAsk:
		buf = append(buf, sign{icon: display.IconAsk, ink: theme.River}, target, sign{icon: traitIcons[turn.Trait], ink: theme.Cream})
		if turn.Answered {
			buf = append(buf, answerSign(turn.Yes))
		}
		if t.lie {
			buf = append(buf, sign{icon: display.IconMask, ink: theme.LampAlert})
		}
	case getadler.DeedLook:
		buf = append(buf, sign{icon: display.IconMagnifier, ink: theme.River}, target)
	case getadler.DeedSpy:
		buf = append(buf, sign{icon: display.IconBinoculars, ink: theme.River}, target)
	case getadler.DeedWrong:
		buf = append(buf, sign{icon: display.IconHandcuffs, ink: theme.Cream}, target, sign{icon: display.IconClose, ink: theme.Cream})
		if t.bluff {
			buf = append(buf, sign{icon: display.IconMask, ink: theme.LampAlert})
		}
	case getadler.DeedRight:
		buf = append(buf, sign{icon: display.IconHandcuffs, ink: theme.Cream}, target, sign{icon: endings[turn.End], ink: theme.Cream})
		switch {
		case turn.End != getadler.Outshot:
		case turn.Loser == turn.Target:
			buf = append(buf, sign{icon: display.IconCheck, ink: theme.Cream})
		default:
			buf = append(buf, sign{seat: turn.Loser, chip: true})
		}
		if t.reveals {
			buf = append(buf, sign{icon: display.IconEye, ink: theme.Cream})
		}
	}
	return buf
}

// answerSign is the sign of yes or no.
func answerSign(yes bool) sign {
	if yes {
		return sign{icon: display.IconCheck, ink: theme.Cream}
	}
	return sign{icon: display.IconClose, ink: theme.Cream}
}

// drawCell draws the signs of a turn. An arrest has the colour of its card, a lie the edge of one.
func (s *scoring) drawCell(b *brush, i int, pointed bool) {
	t := &s.tales[i]
	box := s.grid.cells[i].Inset(cellEdge(b.M))
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
	var buf [maxSigns]sign
	signs := t.signs(buf[:0])
	side := min(box.H*signShare, box.W/((maxSigns+0.5)*signStep))
	x := box.X + min(box.H-side, side*signStep/2)/2
	for j := range signs {
		s.drawSign(b, &signs[j], display.Rect{X: x, Y: box.Y + (box.H-side)/2, W: side, H: side})
		x += side * signStep
	}
	if s.table.Seats.GivenAt(t.turn.Seat, t.move) {
		b.Computer(box)
	}
}

// drawSign draws one sign in a square.
func (s *scoring) drawSign(b *brush, g *sign, place display.Rect) {
	switch {
	case g.chip:
		b.Chip(place, g.seat)
	case g.icon == display.NoIcon:
	case g.small:
		b.L.Symbol(place.Inset(place.W*smallSign), g.icon, g.ink)
	default:
		b.L.Symbol(place.Inset(place.W*0.06), g.icon, g.ink)
	}
}
