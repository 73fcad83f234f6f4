package lessons

import "safehouse/game"

// Entries are the moves of the match.
func (c *Course) Entries() []game.Entry { return c.entries }

// Insert has the course take a move for made that the match was not given.
func (c *Course) Insert(e game.Entry) { c.entries = append(c.entries, e) }

// Next is the number of the beat that is being said, or comes next.
func (c *Course) Next() int { return c.next }
