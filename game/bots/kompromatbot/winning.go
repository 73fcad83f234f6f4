package kompromatbot

import (
	_ "embed" // for the table of chances to win
	"encoding/binary"

	"safehouse/game/kompromat"
)

// The table of chances to win has, for each number of rounds to come, each number of tokens of the seat and of its rival,
// and each lead in points from -leadMost by leadStep to leadMost, two numbers in parts of 65,535: the chance where no
// counter-intelligence card is left in the deck, and where all are. It was found by playing rounds out backwards, the last
// first, both seats by the policy of imagined play (policy.go), each round judged by the table of the next:
//
//	go test ./game/bots/kompromatbot -run TestFit -fit
const (
	leadMost, leadStep = 30, 2
	leads              = 2*leadMost/leadStep + 1
	allMarks           = 9
)

//go:embed winning.bin
var winningTable string

// winning is the chance to win with so many rounds to come, 1 or more, own and the rival's tokens, lead in points and
// marks left in the deck.
func winning(after, mine, theirs int, lead float64, marks int) float64 {
	x := (min(max(lead, -leadMost), leadMost) + leadMost) / leadStep
	i := min(int(x), leads-2)
	f := x - float64(i)
	at := winningAt(after, mine, theirs, i)
	m := float64(marks) / allMarks
	low := cell(at) + m*(cell(at+1)-cell(at))
	high := cell(at+2) + m*(cell(at+3)-cell(at+2))
	return low + f*(high-low)
}

// winningAt is the number of the first of a lead's two numbers in the table.
func winningAt(after, mine, theirs, lead int) int {
	return 2 * ((((after-1)*kompromat.TokenLimit+mine)*kompromat.TokenLimit+theirs)*leads + lead)
}

// cell reads one number of the table.
func cell(at int) float64 {
	return float64(binary.LittleEndian.Uint16([]byte{winningTable[2*at], winningTable[2*at+1]})) / 65535
}
