// Package bots holds the computer opponents. Each plays from a View alone: it is given no State and no Match, and the
// worlds it thinks about are ones that Rules.Sample deals from that View. The same view, level, budget and stream give
// the same move. It knows no screen and no clock; how long a move takes is bounded by the budget.
//
// The levels differ in what they see and believe, not only in how long they think. Easy follows habits and makes the
// mistakes of a hurried player. Medium counts points, marks, tokens and odds. Expert also asks what a first card is good
// for, fears tokens as they deserve, and plays for the win rather than for points.
package bots
