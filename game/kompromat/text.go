package kompromat

import (
	"strconv"

	"safehouse/game"
)

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
