package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	layout "safehouse/scenes/tables/topsecret"
)

// wardrobe dresses pieces in the reader's language, each face made once.
type wardrobe struct {
	faces [topsecret.Kinds + 1]display.Face
	backs [game.MaxSeats]display.Face
	safes [game.MaxSeats]display.Face
}

func newWardrobe(r words.Reader, values [topsecret.Ranks]int) *wardrobe {
	w := &wardrobe{}
	for rank, value := range values {
		w.faces[int(topsecret.Document1)+rank] = display.Face{Design: display.Equipment, Value: strconv.Itoa(value), Title: r.T("topsecret.face.document")}
	}
	for k, icon := range icons {
		if k != int(topsecret.NoKind) {
			w.faces[k] = display.Face{Design: display.Equipment, Symbol: icon, Title: r.T(topsecret.Kind(k).Key())}
		}
	}
	for seat := range w.backs {
		w.backs[seat] = display.Face{Design: display.EquipmentBack, Tone: uint8(seat), Symbol: theme.SeatShapes[seat]}
		w.safes[seat] = display.Face{Design: display.EquipmentBack, Tone: uint8(seat), Symbol: theme.SeatShapes[seat]}
	}
	return w
}

// icons are the pictures of the agents.
var icons = map[int]display.Icon{
	int(topsecret.Agent): display.IconDetective, int(topsecret.Mole): display.IconFootprints, int(topsecret.Assassin): display.IconWarning,
}

// card is a card's face; where it lies face down, the back of the seat that it lies before.
func (w *wardrobe) card(c topsecret.Card, up bool, seat game.Seat) display.Face {
	if !up || c.Kind() == topsecret.NoKind {
		return w.backs[seat]
	}
	return w.faces[c.Kind()]
}

// dress turns pieces into sprites.
func (w *wardrobe) dress(pieces []layout.Piece, buf []director.Sprite) []director.Sprite {
	for i := range pieces {
		p := &pieces[i]
		s := director.Sprite{At: p.At, Pose: p.Pose, Lift: p.Lift, Face: w.safes[p.Seat]}
		if p.What == layout.Card {
			s.Face = w.card(p.Card, p.Up, p.Seat)
		}
		buf = append(buf, s)
	}
	return buf
}
