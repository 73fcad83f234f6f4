// Package kompromatbot plays KOMPROMAT: three levels, and the yardsticks that they are measured against.
//
// # How a level decides
//
// It samples worlds: ways in which the cards that it cannot see may lie (belief.go). A rival's face-down cards are drawn
// without replacement from what is not shown, no attempt may be over 21 where its owner drew again (K8), and a world is
// kept as often as a player of ordinary nerve would have drawn and stopped so. In each world it tries each move and plays
// the round to its end (scene.go) by a policy for both seats (policy.go) that looks one card ahead, knows what each card is
// worth to the missions still to come (odds.go), and weighs all by what is at stake in chances to win the match. All moves
// are tried with the same dice, so that luck falls on all alike. The end of a round is judged by a table of chances to win
// (winning.go): by rounds to come, tokens of both, lead and marks left in the deck; it knows that the ninth token loses.
// Of items, those that only tell something are worth what the decision gains by knowing it (options.go), less what they
// would be worth later.
//
// Whether to draw or stop is a bluff too: the rival sees how many cards lie there and answers. Expert therefore solves the
// mission as a duel for the very position (solved.go, package duel), with the worths of its ends and the rival's possible
// decks from the worlds, and draws with the chance of the equilibrium, unless the worlds prefer an item. That wins
// about 60 % (122 games) against the same player that always does what the worlds like best. A hint does the same for a
// person, who may no longer look at cards laid earlier (K23) and draws as from all those that it cannot see: 58 %
// (260 games, 80 worlds a decision) against hints by the worlds alone.
//
// Where the match is as good as won or lost, every level plays on for points (settled.go): chances to win that are all alike
// would else leave the move to luck.
//
// This is policy improvement by rollouts (Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo Search, 1996)
// over determinised worlds. More than some hundred worlds for a decision gain little: what matters is the belief and the
// judge.
//
// Levels see and search alike. They differ in how sharply they choose (temperature, in points), in whether they read what
// a rival's drawing and stopping says, and in whether they remember their own face-down cards (tuning.go). A first card
// that cannot bust is followed by another without thought at every level.
//
// The package knows views, never a Match or the true State of one.
package kompromatbot
