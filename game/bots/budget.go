package bots

import (
	"strconv"
	"strings"
)

// Budget bounds an opponent's work on each kind of decision of its game by counted work (iterations, worlds, deals), not
// by time, so that a move can be repeated. It is fixed for a level and written into the record of a match.
type Budget []Allowance

// Allowance is the work allowed on one kind of decision.
type Allowance struct {
	// Topic names the kind of decision, "card" say: each game lists its own.
	Topic string
	// Work is 1 or more.
	Work int
}

// On is the work allowed on a topic; 1 where the budget does not name it.
func (b Budget) On(topic string) int {
	for _, a := range b {
		if a.Topic == topic {
			return a.Work
		}
	}
	return 1
}

// String gives what ParseBudget reads: "card:4000 bank:2000".
func (b Budget) String() string {
	var parts []string
	for _, a := range b {
		parts = append(parts, a.Topic+":"+strconv.Itoa(a.Work))
	}
	return strings.Join(parts, " ")
}

// ParseBudget reads a budget's text.
func ParseBudget(text string) (Budget, bool) {
	var b Budget
	for _, part := range strings.Fields(text) {
		topic, number, ok := strings.Cut(part, ":")
		work, err := strconv.Atoi(number)
		if !ok || topic == "" || err != nil || work < 1 {
			return nil, false
		}
		b = append(b, Allowance{topic, work})
	}
	return b, true
}
