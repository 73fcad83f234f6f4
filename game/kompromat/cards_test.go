package kompromat

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"safehouse/game"
)

// The mission deck is that of rulings 1.2.
func TestMissionDeck(t *testing.T) {
	count := map[Kind]int{}
	items := map[Item]int{}
	targets, marks := 0, 0
	for m := Mission(1); m <= MissionCount; m++ {
		count[m.Kind()]++
		marks += m.Marks()
		if m.Kind() == Target {
			targets += m.Points()
		}
		if item := m.Item(); item != NoItem {
			items[item]++
			if item.Key() != m.Key() {
				t.Errorf("item %v is named %q, its card %q", item, item.Key(), m.Key())
			}
		}
	}
	for kind, want := range map[Kind]int{Target: 11, Code: 3, Document: 4, ItemCard: ItemCount, CounterIntelligence: 5} {
		if count[kind] != want {
			t.Errorf("%d cards of kind %d, want %d", count[kind], kind, want)
		}
	}
	if len(items) != ItemCount || targets != 41 || marks != 9 {
		t.Errorf("%d items, targets worth %d, %d marks; want %d, 41, 9", len(items), targets, marks, ItemCount)
	}
	if CodeValues != [4]int{0, 2, 6, 12} || DocumentValues != [5]int{0, 1, 4, 9, 16} {
		t.Errorf("sets are worth %v and %v", CodeValues, DocumentValues)
	}
}

// The equipment is that of the sheet: 0.5, 1/11 twice, 2 to 6, 7 three times, 8, 9, 10.
func TestEquipment(t *testing.T) {
	want := []int{1, 2, 2, 4, 6, 8, 10, 12, 14, 14, 14, 16, 18, 20}
	for i, low := range want {
		c := Card(i + 1)
		if c.Low() != low || c.Wild() != (low == 2) {
			t.Errorf("card %v is worth %d, wild %v", c, c.Low(), c.Wild())
		}
	}
	if len(want) != DeckSize {
		t.Errorf("a deck has %d cards", DeckSize)
	}
}

func TestStartRefuses(t *testing.T) {
	for _, wrong := range []struct {
		seats  int
		option int
	}{{1, 0}, {3, 0}, {2, -1}, {2, 3}} {
		if _, err := (Rules{}).Start(wrong.seats, game.Options{OptionStarter: wrong.option}); err == nil {
			t.Errorf("%d seats with starter %d are accepted", wrong.seats, wrong.option)
		}
	}
}

// Whatever prints a state or a match prints the table's view.
func TestPrintingTellsNoSecrets(t *testing.T) {
	x := script{t: t, file: t.Name()}
	x.reset()
	x.attempt(0, "1", []string{"10", "9", "7b"})
	table := Rules{}.View(&x.s, game.Public)
	var log strings.Builder
	slog.New(slog.NewTextHandler(&log, nil)).Info("state", "state", x.s)
	for _, text := range []string{fmt.Sprint(x.s), fmt.Sprintf("%+v", x.s), fmt.Sprintf("%#v", x.s),
		fmt.Sprintf("%d", &x.s), log.String()} {
		if strings.Contains(text, "7b") || !strings.Contains(text, "[10 ? ?]") {
			t.Errorf("a state prints as %s, the table sees %v", text, table)
		}
	}
}

func TestBest(t *testing.T) {
	for _, c := range []struct {
		cards   string
		elevens int
		total   string
	}{
		{"1/11a", 1, "11"},
		{"1/11a 1/11b", 1, "12"},
		{"1/11a 10", 1, "21"},
		{"1/11a 10 half", 0, "11.5"},
		{"1/11a 1/11b 9", 1, "21"},
		{"10 9 3", 0, "22"},
		{"10 9 3 1/11a", 0, "23"},
	} {
		var cards []Card
		x := script{t: t}
		for _, name := range strings.Fields(c.cards) {
			cards = append(cards, x.card(name))
		}
		if elevens, total := Best(cards...); elevens != c.elevens || halves(total) != c.total {
			t.Errorf("%s: best is %d as 11, %s; want %d, %s", c.cards, elevens, halves(total), c.elevens, c.total)
		}
	}
}
