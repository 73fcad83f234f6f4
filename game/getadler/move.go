package getadler

import (
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

// maxCopies is the largest number of cards of one kind, maxSpied that of cards that binoculars take.
const (
	maxCopies = 16
	maxSpied  = 2
)

// What the arguments of moves are. A villain is left out where none is named.
var (
	aSeat = game.Argument{Words: game.Numbers(0, game.MaxSeats-1), Wrong: "is not a seat, 0 to " +
		strconv.Itoa(game.MaxSeats-1)}
	aKind    = named("a kind of card", cardNames[:], int(DocumentRAF))
	aRole    = named("a character", roleNames[:], int(Adler))
	aVillain = game.Argument{
		Words: []string{Adler: roleNames[Adler], Collins: roleNames[Collins]}, Wrong: "is not a villain: adler or collins",
		Optional: true,
	}
	aTrait  = named("a characteristic", traitNames[:], 0)
	aColour = named("a colour", colourNames[:], int(Brown))
	aCopy   = game.Argument{Words: game.Numbers(1, maxCopies), Wrong: "is not the number of a card, 1 to " +
		strconv.Itoa(maxCopies)}
	aNumber = game.Argument{Words: game.Numbers(1, maxSpied), Wrong: "is not a number of cards, 1 or 2"}
)

// named is an argument that is written by its name, from the first that may be written on.
func named(what string, names []string, first int) game.Argument {
	return game.Argument{
		Words: game.Texts(first, len(names)-1, func(n int) string { return names[n] }),
		Wrong: "is not " + what + ": " + strings.Join(names[first:], ", "),
	}
}

// forms are the texts of the moves.
var forms = [opEnd]game.Form{
	OpBranch:    {Words: "branch", Args: []game.Argument{aKind, aCopy}},
	OpRole:      {Words: "role", Args: []game.Argument{aRole}},
	OpFirst:     {Words: "first", Args: []game.Argument{aSeat}},
	OpDraw:      {Words: "draw", Args: []game.Argument{aKind, aCopy}},
	OpTake:      {Words: "take", Args: []game.Argument{aKind, aCopy}},
	OpReady:     {Words: "ready"},
	OpAsk:       {Words: "ask", Args: []game.Argument{aSeat, aTrait, aColour}},
	OpLook:      {Words: "look", Args: []game.Argument{aSeat}},
	OpSpy:       {Words: "spy", Args: []game.Argument{aSeat, aNumber}},
	OpArrest:    {Words: "arrest", Args: []game.Argument{aSeat, aVillain}},
	OpDiscard:   {Words: "discard", Args: []game.Argument{aKind}},
	OpYes:       {Words: "yes"},
	OpNo:        {Words: "no"},
	OpSeen:      {Words: "seen"},
	OpGive:      {Words: "give", Args: []game.Argument{aKind}},
	OpReply:     {Words: "reply", Args: []game.Argument{aKind}},
	OpSurrender: {Words: "surrender"},
	OpPursue:    {Words: "pursue"},
	OpLetGo:     {Words: "letgo"},
	OpShoot:     {Words: "shoot"},
	OpHold:      {Words: "hold"},
	OpLoot:      {Words: "loot", Args: []game.Argument{aKind}},
	OpEnough:    {Words: "enough"},
}

// String gives the move's text. A move that no text stands for gives "move?".
func (m Move) String() string {
	if m.Op >= opEnd {
		return game.UnknownMove
	}
	return forms[m.Op].Write([game.MoveArgs]uint8{m.A, m.B, m.C})
}

// Parse reads a move's text.
func (Rules) Parse(text string) (Move, error) {
	op, args, err := game.ReadMove(forms[:], text)
	return Move{Op: Op(op), A: args[0], B: args[1], C: args[2]}, err
}
