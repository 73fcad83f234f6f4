package getadler

import "safehouse/game/getadler"

// selection is what the person asked has chosen and not yet submitted. The zero value is nothing.
type selection struct {
	// card is one more than the place of a card in the own hand, sorted by kind.
	card int8
	// target is one more than the seat that it is played on.
	target int8
	// villain is the one that an arrest names.
	villain getadler.Role
	// take is the number of cards that binoculars take, 0 while it has not been chosen.
	take int8
	// loot is the card to be taken from the hand of one who is eliminated.
	loot getadler.Kind
	// answer is the answer to a question.
	answer answer
}

// answer is an answer about to be given.
type answer uint8

const (
	noAnswer answer = iota
	answerYes
	answerNo
)
