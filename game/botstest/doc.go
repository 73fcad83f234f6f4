// Package botstest holds the tests that the opponents of every game pass, as package rulestest holds those of the rules: a
// room of opponents describes itself (Room) and calls them.
//
// It knows no game and no opponent, and no words: the catalogue is given to it. It stands outside the rooms of opponents,
// since it deals matches, which none of them may.
package botstest
