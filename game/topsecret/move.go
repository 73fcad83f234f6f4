package topsecret

import (
	"strconv"

	"safehouse/game"
)

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

// What may follow the first words of a move.
var (
	aSeat = []game.Argument{{Words: game.Numbers(0, game.MaxSeats-1), Wrong: "is no seat, 0 to " +
		strconv.Itoa(game.MaxSeats-1)}}
	documents = []game.Argument{{
		Words: game.Texts(1, MaxValue/ValueStep, func(n int) string { return strconv.Itoa(n * ValueStep) }),
		Wrong: "is no card; give agent, mole, assassin or a document's value",
	}}
)

// forms are the texts of the moves.
var forms = [opEnd]game.Form{
	OpMarker: {Words: "marker", Args: aSeat}, OpDeal: {Words: "deal"}, OpDocument: {Words: "play", Args: documents},
	OpAgent: {Words: "play agent"}, OpMole: {Words: "play mole"}, OpAssassin: {Words: "play assassin"},
	OpCall: {Words: "call"}, OpSilence: {Words: "silence"}, OpSteal: {Words: "steal", Args: aSeat},
	OpBank: {Words: "bank"}, OpLeave: {Words: "leave"},
}

// String gives the move's text. A move that no text stands for gives "move?".
func (m Move) String() string {
	if m.Op >= opEnd {
		return game.UnknownMove
	}
	return forms[m.Op].Write([game.MoveArgs]uint8{m.A})
}

// Parse reads a move's text.
func (Rules) Parse(text string) (Move, error) {
	op, args, err := game.ReadMove(forms[:], text)
	return Move{Op: Op(op), A: args[0]}, err
}
