// Package topsecret is the game of TOP SECRET for two to six: its cards, its rules and who may know what. It knows no
// screen, no clock, no file and no word of any language. Rulings are cited by their ids, T1 to T37.
//
// Nothing is hidden but the sealed choices: every hand starts the same and every played card is shown. All seats choose
// a card at once; the move of the last of them turns all cards, and explosion or thefts follow from it, with a move of
// their own only where a seat has something to decide. Banking of single cards is sealed in the same way.
package topsecret
