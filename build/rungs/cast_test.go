package main

import (
	"testing"

	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// TestTheWholeCastIsMeasured wants every regular who has a temper on one seat against the plain level of that strength, once.
func TestTheWholeCastIsMeasured(t *testing.T) {
	for _, g := range catalog.Games() {
		met := map[string]int{}
		for _, c := range castsOf(g) {
			p := c.plan(c.turns())
			if refusal := p.Check(); refusal != nil || p.Players[0] != c.row || p.Players[1] != c.column || len(p.Sides) > 0 {
				t.Errorf("%s: %v %+v", c.name(), refusal, p.Players)
			}
			if c.row.Character != "" {
				met[c.row.Character]++
				if c.turns() != c.seats || c.row.Level != c.column.Level || c.column.Character != "" {
					t.Errorf("%s: %d games a deal", c.name(), c.turns())
				}
			}
		}
		for _, c := range bots.Cast() {
			if met[c.ID] != 1 && c.ID != untempered {
				t.Errorf("%s plays %s in %d contests", c.ID, g.Name, met[c.ID])
			}
		}
	}
}
