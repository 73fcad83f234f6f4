// Package bots is what all computer opponents have in common: who may sit at a table (Player), what one is asked
// (Question), how much it may work (Budget), what it answers and why (Thought), and the random stream it draws from. The
// opponents themselves live beside it, a room for each game: kompromatbot, topsecretbot, getadlerbot.
//
// An opponent is given the View of its seat, a Question and a stream, and what the seat was told of earlier moves where the
// view does not hold it (TOP SECRET). It is given no Match and no true State, and can reach none; the states that it
// searches are sampled from the View. The same view, question, stream and memory give the same move on every machine. How
// long a move takes is bounded by the Budget alone: no opponent knows a clock or a screen.
//
// The levels see and search the same. They differ in how sharply they choose between moves by their worth, in how much
// they remember, and in whether they read others.
package bots
