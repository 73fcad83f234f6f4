package main

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
)

// TestTheSetUpTellsWhatWasMeasured holds the shares that the set-up shows against the page of measurements: those of
// the printed rules and of the even match, at every number of seats and level.
func TestTheSetUpTellsWhatWasMeasured(t *testing.T) {
	page, err := os.ReadFile("../../game/bots/BALANCE.md")
	if err != nil {
		t.Fatal(err)
	}
	g, _ := catalog.Find(evened)
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		_, table, _ := strings.Cut(string(page), fmt.Sprintf("### %d seats", seats))
		table, _, _ = strings.Cut(table, "\n###")
		b := catalog.GetAdlerBalance[seats]
		found := 0
		for _, set := range measured {
			shares := b.Printed
			switch {
			case !offered(seats, set):
				continue
			case len(set) > 0:
				shares = b.Balanced
			}
			found++
			_, row, ok := strings.Cut(table, "| **"+namesOf(set)+"** |")
			row, _, _ = strings.Cut(row, "\n")
			cells := strings.Split(row, "|")
			if !ok || len(cells) < len(shares) {
				t.Errorf("%d seats: the page does not tell of %s", seats, namesOf(set))
				continue
			}
			for level := game.Easy; level <= game.Expert; level++ {
				var share, half float64
				if _, err := fmt.Sscanf(cells[level], "%f ± %f", &share, &half); err != nil ||
					int(math.Round(share)) != shares[level] {
					t.Errorf("%d seats, %s, %s: measured %s, told %d", seats, namesOf(set), level, cells[level], shares[level])
				}
			}
		}
		if want := min(2, 1+len(b.Rules)); found != want {
			t.Errorf("%d seats: of %d sets of rules %d were measured", seats, want, found)
		}
	}
}

// TestEverySetOfHouseRulesIsMeasuredOnce counts the contests, each with the options that its name says.
func TestEverySetOfHouseRulesIsMeasuredOnce(t *testing.T) {
	g, _ := catalog.Find(evened)
	names := map[string]bool{}
	for _, c := range balancesOf(g) {
		if names[c.name()] {
			t.Errorf("%s twice", c.name())
		}
		names[c.name()] = true
		if refusal := c.plan(1).Check(); refusal != nil {
			t.Errorf("%s: %v", c.name(), refusal)
		}
		if on := strings.Count(c.rules, "H"); on != len(c.options) || on != strings.Count(c.command(), "--option") {
			t.Errorf("%s has the options %v and the command %q", c.name(), c.options, c.command())
		}
	}
	if want := 3 * 3 * len(measured); len(names) != want {
		t.Errorf("%d contests, want %d", len(names), want)
	}
}
