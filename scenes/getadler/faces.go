package getadler

import (
	"strings"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/director"
	"safehouse/scenes/getadler/layout"
)

// wardrobe dresses pieces in the reader's language, each face made once.
type wardrobe struct {
	cards [getadler.Kinds + 1]display.Face
	// suspects are portraits with names, characters whole cards; index NoRole is one that is not known.
	suspects, characters [getadler.Roles + 1]display.Face
	// closed is the own character face down.
	closed display.Face
}

// worn is what the faces of a wardrobe depend on: the reader's language, and the branch of the ultimate mission.
type worn struct {
	lang   words.Lang
	branch getadler.Kind
}

// newWardrobe dresses in a language, for a match whose ultimate mission asks for documents of a branch, or for none.
func newWardrobe(r words.Reader, branch getadler.Kind) *wardrobe {
	w := &wardrobe{closed: display.Face{Design: display.ActionBack, Marks: 1}}
	w.cards[getadler.NoKind] = display.Face{Design: display.ActionBack}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		w.cards[k] = cards.ActionFace(r, k, effectKey(k, branch))
	}
	w.suspects[getadler.NoRole] = display.Face{Design: display.Suspect}
	w.characters[getadler.NoRole] = display.Face{Design: display.Character}
	for role := getadler.Adler; int(role) <= getadler.Roles; role++ {
		f := cards.CharacterFace(r, role)
		w.characters[role] = f
		f.Design = display.Suspect
		w.suspects[role] = f
	}
	return w
}

// terms are the characters' entries in the card list.
var terms = func() (all [getadler.Roles + 1]string) {
	for role := getadler.Adler; int(role) <= getadler.Roles; role++ {
		all[role] = "getadler." + strings.TrimPrefix(role.Key(), "role.")
	}
	return all
}()

// effectKey is the key of what a card's face says of it: with the ultimate mission only documents of its branch win
// (G48).
func effectKey(k, branch getadler.Kind) string {
	switch {
	case !k.Document() || branch == getadler.NoKind:
		return k.EffectKey()
	case k == branch:
		return "effect.getadler.document.asked"
	}
	return "effect.getadler.document.other"
}

// face is what a piece looks like.
func (w *wardrobe) face(p *layout.Piece) display.Face {
	switch p.What {
	case layout.Character:
		f := w.suspects[p.Role]
		if !p.Named {
			// Its name stands in the place of the notebook's strip, where there is more room.
			f.Title = ""
		}
		return f
	case layout.OwnCharacter:
		if p.Role == getadler.NoRole {
			return w.closed
		}
		return w.characters[p.Role]
	}
	return w.cards[p.Kind]
}

// dress turns pieces into sprites.
func (w *wardrobe) dress(pieces []layout.Piece, buf []director.Sprite) []director.Sprite {
	for i := range pieces {
		p := &pieces[i]
		buf = append(buf, director.Sprite{At: p.At, Pose: p.Pose, Lift: p.Lift, Face: w.face(p)})
	}
	return buf
}
