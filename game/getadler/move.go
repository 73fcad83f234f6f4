package getadler

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
)

// Op is what a move does.
type Op uint8

// The moves; A, B and C are arguments. Seats are written 0 to 5, kinds, roles, traits and colours by name.
const (
	NoOp Op = iota

	// Nature's moves.

	// OpBranch draws the document that shows the branch of the ultimate mission: kind A, copy B (G48). «branch navy 2»
	OpBranch
	// OpRole gives the next seat, in seat order, character A. «role adler»
	OpRole
	// OpFirst chooses the first player, seat A (G1). «first 2»
	OpFirst
	// OpDraw draws a card of kind A, copy B of those in the pile, for the seat that is to draw. «draw pistol 3»
	OpDraw
	// OpTake takes, for binoculars, kind A, copy B of those in the hand. «take bus 1»
	OpTake

	// OpReady puts away the own character and the first hand, which a seat has now seen. «ready»
	OpReady

	// The play of a turn: one card is played or discarded (G4).

	// OpAsk plays a question to seat A about trait B and colour C (G7). «ask 2 hat black»
	OpAsk
	// OpLook plays a magnifier on seat A (G10). «look 2»
	OpLook
	// OpSpy plays binoculars on seat A and takes B cards: 1, or 2 by Gold's ability (G11, G45). «spy 2 1»
	OpSpy
	// OpArrest arrests seat A; B is the villain named, NoRole where none is (G38). «arrest 2», «arrest 2 collins»
	OpArrest
	// OpDiscard discards a card of kind A without effect. «discard navy»
	OpDiscard

	// OpYes and OpNo answer a question; a hero has the true one only (G7). «yes», «no»
	OpYes
	OpNo
	// OpSeen puts away what a magnifier showed. «seen»
	OpSeen
	// OpGive gives a card of kind A: after binoculars (G11), and in Collins's exchange (G40). «give pistol»
	OpGive

	// The confrontation.

	// OpReply is the villain's reply with a card of kind A: an escape, the disguise, a bomb or a first pistol (G16).
	// «reply bus»
	OpReply
	// OpSurrender is what a villain does who has no usable reply: it is the only move then (G16, G36). «surrender»
	OpSurrender
	// OpPursue answers the escape with the identical card, OpLetGo does not; every eligible hero is asked, with or
	// without the card (G17, G18). «pursue», «letgo»
	OpPursue
	OpLetGo
	// OpShoot fires a pistol in a shoot-out, OpHold passes (G22). «shoot», «hold»
	OpShoot
	OpHold
	// OpLoot takes a card of kind A from the hand of the one eliminated in a shoot-out, OpEnough takes no more (G25, G55).
	// «loot pistol», «enough»
	OpLoot
	OpEnough
	opEnd
)

// Move is one decision or one chance.
type Move struct {
	Op      Op
	A, B, C uint8
}

// shape is how a move is written: its verb and what its arguments are.
type shape struct {
	verb string
	args [3]argument
}

// argument is what an argument of a move is.
type argument uint8

// The arguments. A villain is left out where none is named.
const (
	noArgument argument = iota
	aSeat
	aKind
	aRole
	aVillain
	aTrait
	aColour
	aCopy
	aNumber
)

// shapes are the texts of the moves.
var shapes = [opEnd]shape{
	OpBranch:    {"branch", [3]argument{aKind, aCopy}},
	OpRole:      {"role", [3]argument{aRole}},
	OpFirst:     {"first", [3]argument{aSeat}},
	OpDraw:      {"draw", [3]argument{aKind, aCopy}},
	OpTake:      {"take", [3]argument{aKind, aCopy}},
	OpReady:     {verb: "ready"},
	OpAsk:       {"ask", [3]argument{aSeat, aTrait, aColour}},
	OpLook:      {"look", [3]argument{aSeat}},
	OpSpy:       {"spy", [3]argument{aSeat, aNumber}},
	OpArrest:    {"arrest", [3]argument{aSeat, aVillain}},
	OpDiscard:   {"discard", [3]argument{aKind}},
	OpYes:       {verb: "yes"},
	OpNo:        {verb: "no"},
	OpSeen:      {verb: "seen"},
	OpGive:      {"give", [3]argument{aKind}},
	OpReply:     {"reply", [3]argument{aKind}},
	OpSurrender: {verb: "surrender"},
	OpPursue:    {verb: "pursue"},
	OpLetGo:     {verb: "letgo"},
	OpShoot:     {verb: "shoot"},
	OpHold:      {verb: "hold"},
	OpLoot:      {"loot", [3]argument{aKind}},
	OpEnough:    {verb: "enough"},
}

// maxCopies is the largest number of cards of one kind, maxSpied that of cards that binoculars take.
const (
	maxCopies = 16
	maxSpied  = 2
)

// write gives an argument's text; false for one that none stands for.
func (a argument) write(n uint8) (string, bool) {
	switch a {
	case aSeat:
		return strconv.Itoa(int(n)), n < game.MaxSeats
	case aCopy:
		return strconv.Itoa(int(n)), n >= 1 && n <= maxCopies
	case aNumber:
		return strconv.Itoa(int(n)), n >= 1 && n <= maxSpied
	}
	names, first := a.names()
	if n < first || int(n) >= len(names) {
		return "", false
	}
	return names[n], true
}

// names are the texts of an argument that is named, and the first of them that may be written.
func (a argument) names() (names []string, first uint8) {
	switch a {
	case aKind:
		return cardNames[:], uint8(DocumentRAF)
	case aRole, aVillain:
		return roleNames[:], uint8(Adler)
	case aTrait:
		return traitNames[:], 0
	case aColour:
		return colourNames[:], uint8(Brown)
	default:
		return nil, 0
	}
}

// unknown is the text of what is no move.
const unknown = "move?"

// String gives the move's text. A move that no text stands for gives "move?".
func (m Move) String() string {
	if m.Op == NoOp || m.Op >= opEnd {
		return unknown
	}
	text := shapes[m.Op].verb
	for i, n := range [...]uint8{m.A, m.B, m.C} {
		a := shapes[m.Op].args[i]
		if a == noArgument || a == aVillain && n == 0 {
			if n != 0 {
				return unknown
			}
			continue
		}
		word, ok := a.write(n)
		if !ok || a == aVillain && !Role(n).Villain() {
			return unknown
		}
		text += " " + word
	}
	return text
}

// Parse reads a move's text.
func (Rules) Parse(text string) (Move, error) {
	words := strings.Split(text, " ")
	op := slices.IndexFunc(shapes[:], func(s shape) bool { return s.verb == words[0] && s.verb != "" })
	if op < 0 {
		return Move{}, fmt.Errorf("move %q: there is no move %q", text, words[0])
	}
	var n [3]uint8
	words = words[1:]
	for i, a := range shapes[op].args {
		switch {
		case a == noArgument || a == aVillain && len(words) == 0:
			continue
		case len(words) == 0:
			return Move{}, fmt.Errorf("move %q: %s is missing", text, a)
		}
		var ok bool
		if n[i], ok = a.read(words[0]); !ok {
			return Move{}, fmt.Errorf("move %q: %q is not %s", text, words[0], a)
		}
		words = words[1:]
	}
	if len(words) > 0 {
		return Move{}, fmt.Errorf("move %q: %q is too much", text, strings.Join(words, " "))
	}
	return Move{Op: Op(op), A: n[0], B: n[1], C: n[2]}, nil
}

// read reads an argument's text.
func (a argument) read(word string) (uint8, bool) {
	if names, first := a.names(); names != nil {
		i := slices.Index(names, word)
		return uint8(i), i >= int(first) && (a != aVillain || Role(i).Villain())
	}
	n, err := strconv.ParseUint(word, 10, 8)
	if err != nil {
		return 0, false
	}
	back, ok := a.write(uint8(n))
	return uint8(n), ok && back == word
}

// String says in an error what an argument is.
func (a argument) String() string {
	switch a {
	case aSeat:
		return "a seat, 0 to " + strconv.Itoa(game.MaxSeats-1)
	case aKind:
		return "a kind of card: " + strings.Join(cardNames[DocumentRAF:], ", ")
	case aRole:
		return "a character: " + strings.Join(roleNames[Adler:], ", ")
	case aVillain:
		return "a villain: adler or collins"
	case aTrait:
		return "a characteristic: " + strings.Join(traitNames[:], ", ")
	case aColour:
		return "a colour: " + strings.Join(colourNames[Brown:], ", ")
	case aCopy:
		return "the number of a card, 1 to " + strconv.Itoa(maxCopies)
	case aNumber:
		return "a number of cards, 1 or 2"
	default:
		return "nothing"
	}
}
