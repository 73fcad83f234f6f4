package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/director"
	"safehouse/scenes/topsecret/layout"
)

// wardrobe dresses pieces in the reader's language, each face made once.
type wardrobe struct {
	faces [topsecret.Kinds + 1]display.Face
	// plain are faces without names and figures: of those only stray letters would be seen under another card, and a
	// digit beside its figure would make another number of it.
	plain        [topsecret.Kinds + 1]display.Face
	backs, safes [game.MaxSeats]display.Face
}

func newWardrobe(r words.Reader, values [topsecret.Ranks]int) *wardrobe {
	w := &wardrobe{}
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		points := 0
		if k.Document() {
			points = values[k.Rank()]
		}
		w.faces[k] = cards.TopSecretFace(r, k, points)
	}
	w.plain = w.faces
	for k := range w.plain {
		// A name of one line without letters keeps the rest of the face where it is.
		w.plain[k].Title, w.plain[k].Value = "\u00a0", ""
	}
	for seat := range w.backs {
		w.backs[seat] = display.Face{Design: display.SeatBack, Tone: uint8(seat)}
		w.safes[seat] = cards.SafeFace(game.Seat(seat))
	}
	return w
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
		if i+1 < len(pieces) && under(p, &pieces[i+1]) {
			s.Face = w.plain[p.Card.Kind()]
		}
		buf = append(buf, s)
	}
	return buf
}

// under tells whether a card of the hand lies under another one of its kind.
func under(p, next *layout.Piece) bool {
	inHand := topsecret.ZoneHand + game.Zone(p.Seat)
	return p.What == layout.Card && p.Up && p.At.Zone == inHand && next.At.Zone == inHand && next.Card.Kind() == p.Card.Kind()
}
