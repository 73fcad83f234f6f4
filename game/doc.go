// Package game is the contract that every game keeps, and the match: the one owner of the truth. It knows no game, no
// screen, no clock, no file and no word of any language.
//
// A game is a Rules value over four concrete types. Its State is a plain value, so that copying is an assignment and a
// search plays without allocating; its Move is small, comparable and has one text form; its View is what one seat may
// know, written field by field from nothing; its Events are what one seat saw happen. Chance is a move of Nature's,
// logged like any other, so that a record replays without its seed. Who owes a decision is a set of seats, not a seat.
// Nothing is ever decided for a seat that owes a decision, even where one move is legal: what is not shown cannot tell.
//
// # KOMPROMAT
//
// One seat owes a decision at a time. Cards have no order in the decks: each draw is a move of Nature's, uniform over
// the cards left, so that the state needs no hidden order and a sample deals only what was dealt. What an item showed
// stays in the state until the seat's own move acknowledges it.
//
// # TOP SECRET
//
// ToAct holds every seat that has not yet chosen; a choice is applied at once and lies sealed in the State, where the
// views of others show only that it was made and count the card as still in the hand (Sealed tells the record to
// scramble it). The order in which seats decide at once changes nothing, which the kit holds every game to. The move of
// the last seat opens all of them: its observers are told of the explosion, the thefts and the banking as events of
// that one move, or of the moves of thieves that have a choice, who owe it one after another in marker order (T8).
// Sealed banking (T24) works like the choice of a card. The only chance is who has the priority marker first. The
// series to 1,200 points is held in the State as one score a seat and the number of the game; after a game Nature's one
// move deals the next, the marker goes on (T8), and Standing is over only when the series is. The called «Boum!» is a
// move, call or silence, which the seats concerned owe; the clock that turns silence into a submitted move belongs to
// the scene. Document values are options, which are numbers by key.
//
// # GET ADLER!
//
// Hands and piles are numbers of cards by kind: copies of a kind cannot be told apart. Nature deals roles and each
// drawn card, and takes cards at random from hands. A confrontation is a phase with a cursor: ToAct holds the one seat
// that is asked, villain, then heroes in the order of G18, and every eligible hero is asked, with or without the card,
// since nothing is decided for anyone. Stunned and eliminated seats are flags that the cursor passes over (G13, G28);
// an eliminated seat never owes a decision and its View is the public one. The State keeps, for each living seat, the
// traces of what it knows: for every copy of a kind the places where it may be; and, for each seat, the characters that
// all its answers are true of. Questions and arrests are in the history of turns, so that Sample needs nothing else.
// Seats asked about a colour owe the answer even where only the truth is legal (G7).
package game
