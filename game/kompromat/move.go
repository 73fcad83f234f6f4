package kompromat

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
