package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/cards"
)

// face says what a card on the table looks like: an action card, a back where it has no kind; or a character, as a portrait
// in the place of its seat, named or not, or as a whole card, face down where it has no role. With the ultimate mission
// cards say which documents count.
type face struct {
	what   faceKind
	kind   getadler.Kind
	role   getadler.Role
	branch getadler.Kind
}

// faceKind tells action cards and the looks of characters apart.
type faceKind uint8

const (
	action faceKind = iota
	portrait
	namedPortrait
	character
)

// painter paints a face in the reader's language.
type painter = func(face) display.Face

// face paints what a card looks like, once.
func (t *screen) face(f face) display.Face {
	f.branch = t.show.Now().Branch
	return t.faces.Get(t.table.Stage.Lang, f, t.paint)
}

func (t *screen) paint(f face) display.Face {
	r := t.table.Reader()
	switch {
	case f.what == action && f.kind == getadler.NoKind:
		return display.Face{Design: display.ActionBack}
	case f.what == action:
		return cards.ActionFace(r, f.kind, effectKey(f.kind, f.branch))
	case f.role == getadler.NoRole && f.what == character:
		return display.Face{Design: display.ActionBack, Marks: 1}
	case f.role == getadler.NoRole:
		return display.Face{Design: display.Suspect}
	}
	look := cards.CharacterFace(r, f.role)
	if f.what != character {
		look.Design = display.Suspect
	}
	if f.what == portrait {
		// Its name stands in the place of the notebook's strip, where there is more room.
		look.Title = ""
	}
	return look
}

// card is the face of an action card.
func (t *screen) card(k getadler.Kind) display.Face { return t.face(face{kind: k}) }

// portraits are the faces of the characters without words.
var portraits = each(getadler.Roles+1, func(r int) display.Face {
	role := getadler.Role(r)
	face := display.Face{Design: display.Suspect, Tone: uint8(role), Term: "getadler." + role.String()}
	for t := range getadler.Trait(getadler.Traits) {
		face.Paints[t] = cards.Paints[role.Look(t)]
	}
	return face
})

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
