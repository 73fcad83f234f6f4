// Package topsecretbot plays TOP SECRET: three levels, and the yardsticks that they are measured against.
//
// Nothing is hidden in this game but what rivals choose at the same moment. A fixed way of playing is read and punished, so
// choices are drawn by chance from a mix.
//
// # Two seats
//
// Expert plays the solved game (package nash): the equilibrium of the lead in points, and from six cards left the
// equilibrium of the chance to win the game, or the series (winning.go). Until the study is ready it searches by thought
// games (search.go): simultaneous-move Monte Carlo search in which every seat has a learner by regret matching for each
// situation, and the mean of what the learner at the root played is what is played (Hart and Mas-Colell 2000; Lanctot, Lisý
// and Winands 2014).
//
// # Three to six seats
//
// Expert reads its rivals (memory.go, belief.go): for each of them it keeps the chances of a few ways of playing (ways.go)
// by Bayes' rule from the cards that were turned before everybody. Then it plays its options on for two turns in many worlds
// in which rivals play as they were read (answer.go), judges how they end by fitted outlooks of winning (outlook.go), and
// chooses nearly the best: with several rivals there is no mix that is safe from all of them together, so what is won is
// won by knowing them.
//
// Medium looks one turn ahead at what its rivals must still hold and are used to playing (medium.go). Easy follows its
// likings (easy.go). All levels see the same.
//
// The package knows views and the events that a seat was told of, never a Match or the true State of one.
package topsecretbot
