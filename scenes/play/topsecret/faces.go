package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/director"
	layout "safehouse/scenes/tables/topsecret"
)

// wardrobe dresses pieces in the reader's language, each face made once.
type wardrobe struct {
	faces        [topsecret.Kinds + 1]display.Face
	backs, safes [game.MaxSeats]display.Face
}

func newWardrobe(r words.Reader, values [topsecret.Ranks]int) *wardrobe {
	w := &wardrobe{}
	for rank, value := range values {
		w.faces[int(topsecret.Document1)+rank] = display.Face{
			Design: display.Document, Tone: uint8(rank), Value: strconv.Itoa(value), Title: r.T("topsecret.face.document"),
		}
	}
	for tone, k := range [...]topsecret.Kind{topsecret.Assassin, topsecret.Agent, topsecret.Mole} {
		w.faces[k] = display.Face{Design: display.Agent, Tone: uint8(tone), Symbol: icons[k], Title: r.T(faceKeys[k])}
	}
	for seat := range w.backs {
		w.backs[seat] = display.Face{Design: display.SeatBack, Tone: uint8(seat)}
		w.safes[seat] = display.Face{Design: display.Safe, Tone: uint8(seat)}
	}
	return w
}

// icons are the pictures of the agents, faceKeys their names as they are printed on the cards.
var (
	icons = [topsecret.Kinds + 1]display.Icon{
		topsecret.Agent: display.IconKnife, topsecret.Mole: display.IconFootprints, topsecret.Assassin: display.IconBomb,
	}
	faceKeys = [topsecret.Kinds + 1]string{
		topsecret.Agent: "topsecret.face.agent", topsecret.Mole: "topsecret.face.mole", topsecret.Assassin: "topsecret.face.assassin",
	}
)

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
