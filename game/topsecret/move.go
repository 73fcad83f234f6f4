package topsecret

import (
	"fmt"
	"strconv"
	"strings"

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

// verbs are the texts of the moves. Those with an argument have a form of their own.
var verbs = [opEnd]string{
	OpMarker: "marker", OpDeal: "deal", OpDocument: "play", OpAgent: "play agent", OpMole: "play mole",
	OpAssassin: "play assassin", OpCall: "call", OpSilence: "silence", OpSteal: "steal", OpBank: "bank", OpLeave: "leave",
}

// String gives the move's text. A move that no text stands for gives "move?".
func (m Move) String() string {
	switch {
	case m.Op == NoOp || m.Op >= opEnd:
	case m.Op == OpMarker || m.Op == OpSteal:
		if m.A < game.MaxSeats {
			return verbs[m.Op] + " " + strconv.Itoa(int(m.A))
		}
	case m.Op == OpDocument:
		if value := int(m.A) * ValueStep; value >= MinValue && value <= MaxValue {
			return verbs[m.Op] + " " + strconv.Itoa(value)
		}
	case m.A == 0:
		return verbs[m.Op]
	}
	return "move?"
}

// Parse reads a move's text.
func (Rules) Parse(text string) (Move, error) {
	word, rest, more := strings.Cut(text, " ")
	switch word {
	case verbs[OpMarker]:
		return parseSeat(OpMarker, text, rest)
	case verbs[OpSteal]:
		return parseSeat(OpSteal, text, rest)
	}
	for op, verb := range verbs {
		if verb == text && Op(op) != NoOp && Op(op) != OpDocument {
			return Move{Op: Op(op)}, nil
		}
	}
	switch word {
	case verbs[OpDocument]:
		value, ok := number(rest)
		if !ok || value < MinValue || value > MaxValue || value%ValueStep != 0 {
			return Move{}, fmt.Errorf("move %q: %q is no card; give agent, mole, assassin or a document's value", text, rest)
		}
		return Move{Op: OpDocument, A: uint8(value / ValueStep)}, nil
	case verbs[OpDeal], verbs[OpCall], verbs[OpSilence], verbs[OpBank], verbs[OpLeave]:
		if more {
			return Move{}, fmt.Errorf("move %q: nothing may follow %q", text, word)
		}
	}
	return Move{}, fmt.Errorf("move %q: there is no move %q", text, word)
}

// parseSeat reads the seat that follows a verb.
func parseSeat(op Op, text, rest string) (Move, error) {
	seat, ok := number(rest)
	if !ok || seat >= game.MaxSeats {
		return Move{}, fmt.Errorf("move %q: %q is no seat, 0 to %d", text, rest, game.MaxSeats-1)
	}
	return Move{Op: op, A: uint8(seat)}, nil
}

// number reads a small number that has one way to be written.
func number(text string) (int, bool) {
	n, err := strconv.ParseUint(text, 10, 16)
	if err != nil || strconv.Itoa(int(n)) != text {
		return 0, false
	}
	return int(n), true
}
