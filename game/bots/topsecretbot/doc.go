// Package topsecretbot plays TOP SECRET: three levels, and the yardsticks that they are measured against.
//
// Nothing is hidden in this game but what rivals choose at the same moment. A fixed way of playing is read and punished, so
// choices are drawn by chance from a mix.
//
// # Two seats
//
// Expert plays the solved game (package nash): the equilibrium of the lead in points, and from six cards left the
// equilibrium of the chance to win the game, or the series (winning.go). Until the study is ready it searches as at larger
// tables.
//
// # Three to six seats
//
// Expert searches by thought games (search.go): simultaneous-move Monte Carlo search in which every seat has a learner by
// regret matching for each situation, and the mean of what the learner at the root played is what is played (Hart and
// Mas-Colell 2000; Lanctot, Lisý and Winands 2014). Beyond what is known, play follows habits that a sensible player has
// (habit.go), and positions are judged by fitted outlooks of winning (outlook.go).
//
// Medium looks one turn ahead at what its rivals must still hold and are used to playing (medium.go). Easy follows its
// likings (easy.go). All levels see the same.
//
// The package knows views, never a Match or the true State of one.
package topsecretbot
