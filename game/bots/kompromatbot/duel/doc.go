// Package duel solves one mission of KOMPROMAT as a game of its own: the first player shows a face-up card and draws or
// stops, the second sees that card and how many lie there, and answers; then all is revealed. Both decks are independent,
// so that a player's attempt is a walk through the sets of cards that its deck can give, and all that passes between the
// players is a number of cards and the chances of the totals behind it. Eight hundred sets against seven numbers: small
// enough to be solved anew for the very position while a move is thought about, with the cards that are really left, what
// is guessed of the rival's, and the worth of every way that it can end.
//
// # Method
//
// Regret matching plus at every set of cards and every number shown, alternating (CFR+: Tammelin, Solving Large Imperfect
// Information Games Using CFR+, 2014), with regrets weighted by their iteration (linear CFR: Brown and Sandholm, Solving
// Imperfect-Information Games via Discounted Regret Minimization, 2019) and the average by the fourth power of it. All
// sets and numbers are swept at once, from the leaves up. The order in which cards came makes no difference to what
// follows, so that sets stand for orders; averages are weighted by how often a set is come to.
//
// # What it reaches
//
// With whole decks and a mission worth 2 the NashConv (what both could gain together by best answers, computed exactly by
// Exploit) is 0.006 after 10 iterations and 0.0004 after 25, which take some 3 ms of one core for the face-up card that is
// shown, less with what is left of the decks later. Stopping at 17 has 0.20, at 16 0.31.
//
// That is why a position is solved by itself: a table would be coarse in the worths and blind to what is left in the decks.
//
// # What it leaves out
//
// The best total is declared (K11); a player that must not win has to see to that itself. Items do not exist here. What
// the rest of the round is worth comes from the caller, in Worth and as a toll on each card.
//
// The package knows cards and totals, no views, no matches and no levels.
package duel
