// Package nash solves TOP SECRET for two seats. The game hides nothing but what both choose at the same time: so it is a
// tree of small matrix games, and backward induction from the last turn gives an equilibrium of the score difference, for
// any values of the documents (von Neumann 1928; Bosansky and others 2016 for games of simultaneous moves).
//
// What matters between two turns are both hands and what lies face up, at most one card on each safe (T33): 42.2 million
// positions, half of them by symmetry, 15.9 million that play can reach. What was banked only adds to the difference. The
// priority marker does not matter (with two moles there is nothing to take, T30), nor does whose card it was that lies
// on a safe since an earlier turn (T7), nor a called «Boum!», which no computer forgets (T23).
//
// Measured with the default values, on one core: the study is ready after 4.3 s and keeps 84.7 MB
// (go test -bench Work -benchtime 1x); a decision takes some microseconds, one for the win with six cards left 10 ms
// (-bench 'Decision|Endgame'). A best response gains 0.00002 points a game on the study, and 400 on uniform play
// (bin/measure exploit topsecret). Values of documents change none of this: the number of positions does not depend on them.
//
// A Study works the values out, tells the mix of every decision from them, and is a Policy; Exploit gives what a best
// response gains against any Policy. Endgame plays the last turns for winning, not for points, with the lead counted in,
// and Prospects give the chance of winning a series from its scores.
//
// The package knows no level and no temper: it tells what to play, not who plays so.
package nash
