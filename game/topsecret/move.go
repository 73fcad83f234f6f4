package topsecret

// Op is what a move does.
type Op uint8

// The moves; A is the move's argument.
const (
	NoOp Op = iota

	// Nature's moves.

	// OpMarker gives the priority marker to seat A at the start of a match (T8). «marker 3»
	OpMarker
	// OpDeal begins the next game of a series: hands are known, nothing is drawn (T29). «deal»
	OpDeal

	// The sealed choice of a card (T2). A is a document's value divided by ValueStep.

	// OpDocument plays a document. «play 40»
	OpDocument
	// OpAgent plays the special agent. «play agent»
	OpAgent
	// OpMole plays a mole. «play mole»
	OpMole
	// OpAssassin plays an assassin. «play assassin»
	OpAssassin

	// Called «Boum!» (T23).

	// OpCall calls it in time. «call»
	OpCall
	// OpSilence forgets it. «silence»
	OpSilence

	// OpSteal takes the card that seat A has just played (T7). «steal 2»
	OpSteal

	// The sealed banking of a single face-up card (T12, T24).

	// OpBank puts it beside the ×1. «bank»
	OpBank
	// OpLeave leaves it face up. «leave»
	OpLeave
	opEnd
)

// Move is one decision or one chance.
type Move struct {
	Op Op
	A  uint8
}
