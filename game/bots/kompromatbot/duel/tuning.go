package duel

// openingStop is the total, in half points, at which both sides stop before they have learned anything.
const openingStop = 34

// tremble is how often, while learning, the first player does what it never would.
const tremble = 1e-3

// Enough iterations leave a NashConv of 0.002 of 2 at most for any sensible worth of tokens.
const Enough = 25
