package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// TestTheWholeCastIsMeasured wants every regular who has a temper on one seat against the plain level of that strength,
// once.
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

// TestNoTemperCostsMuch reads the page: who has a temper wins at most three matches in a hundred less than the plain
// level, as far as the games played can report that much.
func TestNoTemperCostsMuch(t *testing.T) {
	const most = 3.0
	page, err := os.ReadFile("../../game/bots/CAST.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range catalog.Games() {
		_, table, _ := strings.Cut(string(page), "<!-- "+g.Name+" -->")
		table, _, _ = strings.Cut(table, "<!-- end of")
		for _, c := range bots.Cast() {
			if c.ID == untempered {
				continue
			}
			var own, plain, more, half float64
			_, row, found := strings.Cut(table, fmt.Sprintf("| %s | %s | ", c.ID, c.Level))
			if _, err := fmt.Sscanf(row, "%f | %f | %f ± %f", &own, &plain, &more, &half); !found || err != nil || more+
				max(0, half-most) < -most {
				t.Errorf("%s, %s: %+.1f ± %.1f, %v", g.Name, c.ID, more, half, err)
			}
		}
	}
}
