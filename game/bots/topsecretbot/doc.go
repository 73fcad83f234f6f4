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
// Expert reads its rivals (memory.go, belief.go): for each of them it keeps the chances of a few ways of playing (ways.go),
// one of which is to search as a plain search does (trials.go), and another to be an equal, by Bayes' rule from the cards
// that were turned before everybody. Who sits at one table is thought likely to play alike, so that what one rival plays
// tells of the others too. Then it matches its regrets over many worlds in which rivals play as they were read, equals by
// matching regrets of their own, and all options are played on for two turns and judged by fitted outlooks of winning
// (answer.go, outlook.go). It plays the mean of what it played in the worlds. The last turns, as many as can be laid out
// whole, are solved instead of sampled: every joint choice is followed to the end, and regrets are matched over all of them
// (last.go, simultaneous.go).
//
// Medium looks one turn ahead at what its rivals must still hold and are used to playing (medium.go). Easy follows its
// likings (easy.go). All levels see the same.
//
// The package knows views and the events that a seat was told of, never a Match or the true State of one.
package topsecretbot
