// Package tables says where the parts lie that every table has: bar, log, board and panel with its buttons. It knows
// no game, draws nothing, speaks no language and keeps nothing between two calls; each game lays its own table on it,
// in a room of its own beside this file.
package tables
