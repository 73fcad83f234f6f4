package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// face says what a card on the table looks like: an action card, a back where it has no kind; or a character, as a
// portrait in the place of its seat, named or not, or as a whole card, face down where it has no role. With the
// ultimate mission cards say which documents count.
type face struct {
	what   faceKind
	kind   getadler.Kind
	role   getadler.Role
	branch getadler.Kind
	// letters is the size of the titles in the hand below, none elsewhere.
	letters letters
}

// faceKind tells action cards and the looks of characters apart.
type faceKind uint8

const (
	action faceKind = iota
	portrait
	namedPortrait
	character
	// ticket is the paper before a suspect, or the plate of its character, shutTicket its back while nobody's notebook is
	// open; ownBust is the own character in the light.
	ticket
	shutTicket
	ownBust
)

// painter paints a face in the reader's language.
type painter = func(face) display.Face

// pictures paint what cards look like, each once.
type pictures struct {
	look *match.View
	// now is the view that is shown.
	now     func() *getadler.View
	painted match.Kept[face, display.Face]
	// hand and spread are how the titles are set of the cards of the hand below and of a sheet of cards.
	hand, spread ui.Memo[cardsKey, letters]
}

// face paints what a card looks like.
func (p *pictures) face(f face) display.Face {
	f.branch = p.now().Branch
	return p.painted.Get(p.look.Stage.Lang, f, p.paint)
}

func (p *pictures) paint(f face) display.Face {
	r := p.look.Reader()
	switch {
	case f.what == action && f.kind == getadler.NoKind:
		return display.Face{Design: designs.ActionBack}
	case f.what == action:
		look := actionFace(r, f.kind, effectKey(f.kind, f.branch))
		look.Heading, look.Narrow = f.letters.size, f.letters.narrow
		return look
	case f.role == getadler.NoRole && f.what == character:
		return display.Face{Design: designs.ActionBack, Marks: 1}
	case f.role == getadler.NoRole && f.what == ticket:
		return display.Face{Design: designs.Ticket}
	case f.what == shutTicket:
		return display.Face{Design: designs.Ticket, Tone: designs.TicketShut}
	case f.role == getadler.NoRole:
		return display.Face{Design: designs.Suspect}
	}
	look := characterFace(r, f.role)
	switch f.what {
	case ticket:
		look.Design = designs.Ticket
	case ownBust:
		look.Design, look.Marks, look.Tone = designs.Bust, designs.LampBright, designs.BeforeDisc
	case portrait, namedPortrait:
		look.Design = designs.Suspect
	case action, character, shutTicket:
	}
	if f.what == portrait {
		// Its name stands in the place of the notebook's strip, where there is more room.
		look.Title = ""
	}
	return look
}

// cardsKey is all that the titles of cards side by side depend on: not which of them lie there, so that no title
// changes as cards come and go.
type cardsKey struct {
	look ui.Look
	card display.Rect
}

// letters are how titles are set.
type letters struct {
	size   float64
	narrow bool
}

// titles are those of cards of that size side by side, all alike, as the longest title of the game has room.
func (p *pictures) titles(made *ui.Memo[cardsKey, letters], card display.Rect) letters {
	key := cardsKey{look: ui.LookOf(p.look.Stage), card: display.Rect{W: card.W, H: card.H}}
	return made.Get(key, func() (all letters) {
		var kinds []display.Face
		for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
			kinds = append(kinds, p.card(k))
		}
		all.size, all.narrow = designs.Alike(kinds, key.card, key.look.Metrics, p.look.Stage.Measure)
		return all
	})
}

// card is the face of an action card.
func (p *pictures) card(k getadler.Kind) display.Face { return p.face(face{kind: k}) }

// portraits are the faces of the characters without words.
var portraits = each(getadler.Roles+1, func(r int) display.Face {
	role := getadler.Role(r)
	face := display.Face{Design: designs.Suspect, Portrait: role.String(), Term: characterTerms[role]}
	for t := range getadler.Trait(getadler.Traits) {
		face.Paints[t] = signs.Paints[role.Look(t)]
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
