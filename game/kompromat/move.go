package kompromat

import (
	"strconv"

	"safehouse/game"
)

// Op is what a move does.
type Op uint8

// The moves. A and B are the move's arguments; missions in the row are counted 0 to 3 in a Move and 1 to 4 in texts.
const (
	_ Op = iota

	// Nature's moves.

	// OpFirst draws who starts: A is the seat (K2). «first 0»
	OpFirst
	// OpLay turns up mission card A for the next free place or cover (K3). «lay 12»
	OpLay
	// OpDeal gives the drawing seat equipment card A. «deal 7b»
	OpDeal
	// OpPeek puts equipment card A next under the binoculars' cards. «peek 7b»
	OpPeek
	// OpStun removes the opponent's card number A at the chosen mission. «hit 2»
	OpStun

	// A seat's moves in its placement turn.

	// OpDraw asks for a card. «draw»
	OpDraw
	// OpPlace lays the first card of a turn face up at mission A. «place 3»
	OpPlace
	// OpStop ends the attempt. «stop»
	OpStop

	// Items (rulings 1.3).

	// OpUse uses item A at mission B; for ForgedPapers B is the number of tokens returned, for PoisonPen 0 subtracts
	// and 1 adds; for Binoculars B is 0. «use night 2», «use papers 1», «use pen +», «use pen -», «use binoculars»
	OpUse
	// OpSeen acknowledges what Night Vision showed. «seen»
	OpSeen
	// OpOrder puts the binoculars' cards back: A is the number of the permutation in Orders. «order 213»
	OpOrder
	// OpRemove removes own face-down card number A under the smoke screen. «remove 2»
	OpRemove
	// OpKeep removes nothing under the smoke screen. «keep»
	OpKeep
	// OpPass declines an item window. «pass»
	OpPass
	// OpDone declines all windows of this round, until another item is won or one can be used that could not (K39). «done»
	OpDone

	// The reveal.

	// OpDeclare counts A of the seat's 1/11 cards at the mission as 11. «declare 1»
	OpDeclare
	// OpDiscard gives back a token after a perfect 21, OpHold keeps all. «discard», «hold»
	OpDiscard
	OpHold
	opEnd
)

// Move is one decision or one chance; see the operations for what A and B mean.
type Move struct {
	Op   Op
	A, B uint8
}

// mostMoves is more than any seat or Nature ever has to choose from.
const mostMoves = MissionCount + 3

// Orders are the ways to put back one, two or three cards: "213" puts the second on top, then the first.
var Orders = [...]string{"1", "12", "21", "123", "132", "213", "231", "312", "321"}

// What may follow the first words of a move. Missions of the row and cards of an attempt are counted from one.
var (
	aSeat    = []game.Argument{{Words: game.Numbers(0, Seats-1), Wrong: "is no seat"}}
	aMission = []game.Argument{{Words: game.Numbers(1, MissionCount), Wrong: "is no mission card (1 to 29)"}}
	aCard    = []game.Argument{{
		Words: game.Texts(1, DeckSize, func(n int) string { return Card(n).String() }),
		Wrong: "is no equipment card",
	}}
	aPlace  = []game.Argument{{Words: game.Numbers(1, RowSize)[1:], Wrong: "is no place or card in range"}}
	aSlot   = []game.Argument{{Words: game.Numbers(1, DeckSize)[1:], Wrong: "is no place or card in range"}}
	anOrder = []game.Argument{{Words: Orders[:], Wrong: "is no order of cards (213, say)"}}
	elevens = []game.Argument{{Words: game.Numbers(0, 2), Wrong: "is no number in range"}}
	aTarget = []game.Argument{{Words: aPlace[0].Words, Wrong: "is none: the item needs a mission, 1 to " +
		strconv.Itoa(RowSize)}}
	someTokens = []game.Argument{{
		Words: game.Numbers(1, PapersLimit),
		Wrong: "is none: the papers need the number of tokens, 1 or " + strconv.Itoa(PapersLimit),
	}}
	aSign  = []game.Argument{{Words: []string{"-", "+"}, Wrong: "is none: the pen needs + or -"}}
	noItem = []game.Argument{{Wrong: "is none: there is no item of that name"}}
)

// useOf is the place among the forms of those that use an item; that of NoItem is no move.
const useOf = opEnd

// forms are the texts of the moves by operation, and after them those of the uses of items.
var forms = []game.Form{
	OpFirst:   {Words: "first", Args: aSeat},
	OpLay:     {Words: "lay", Args: aMission},
	OpDeal:    {Words: "deal", Args: aCard},
	OpPeek:    {Words: "peek", Args: aCard},
	OpStun:    {Words: "hit", Args: aSlot},
	OpDraw:    {Words: "draw"},
	OpPlace:   {Words: "place", Args: aPlace},
	OpStop:    {Words: "stop"},
	OpSeen:    {Words: "seen"},
	OpOrder:   {Words: "order", Args: anOrder},
	OpRemove:  {Words: "remove", Args: aSlot},
	OpKeep:    {Words: "keep"},
	OpPass:    {Words: "pass"},
	OpDone:    {Words: "done"},
	OpDeclare: {Words: "declare", Args: elevens},
	OpDiscard: {Words: "discard"},
	OpHold:    {Words: "hold"},

	useOf + Op(NightVision):  {Words: "use " + NightVision.String(), Args: aTarget},
	useOf + Op(Binoculars):   {Words: "use " + Binoculars.String()},
	useOf + Op(StunGun):      {Words: "use " + StunGun.String(), Args: aTarget},
	useOf + Op(SmokeScreen):  {Words: "use " + SmokeScreen.String(), Args: aTarget},
	useOf + Op(ForgedPapers): {Words: "use " + ForgedPapers.String(), Args: someTokens},
	useOf + Op(PoisonPen):    {Words: "use " + PoisonPen.String(), Args: aSign},
	useOf + Op(itemEnd):      {Words: "use", Args: noItem},
}

// String gives the move's text. A move that no text stands for gives "move?".
func (m Move) String() string {
	switch {
	case m.Op == OpUse && Item(m.A) < itemEnd:
		return forms[useOf+Op(m.A)].Write([game.MoveArgs]uint8{m.B})
	case m.Op < opEnd:
		return forms[m.Op].Write([game.MoveArgs]uint8{m.A})
	}
	return game.UnknownMove
}

// Parse reads a move's text.
func (Rules) Parse(text string) (Move, error) {
	form, args, err := game.ReadMove(forms, text)
	switch {
	case err != nil:
		return Move{}, err
	case Op(form) > useOf:
		return Move{Op: OpUse, A: uint8(Op(form) - useOf), B: args[0]}, nil
	}
	return Move{Op: Op(form), A: args[0]}, nil
}
