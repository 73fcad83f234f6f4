package match

import (
	"math"

	"safehouse/game"
	"safehouse/game/bots"
)

// Percent is a chance in whole per cent; neither certain nor impossible is what is not.
func Percent(chance float64) int {
	n := int(math.Round(chance * 100))
	switch {
	case n == 0 && chance > 0:
		return 1
	case n == 100 && chance < 1:
		return 99
	}
	return max(0, min(n, 100))
}

// Figure is a value in words of its scale, empty for a liking, which has none.
func (p *phrases) Figure(scale bots.Scale, value float64) string {
	switch scale {
	case bots.Wins:
		return p.Say("why.win", game.Percent(Percent(value)))
	case bots.Points:
		switch n := int(math.Round(value * 2)); {
		case n < 0:
			return p.Say("why.behind", game.Halves(-n))
		case n > 0:
			return p.Say("why.ahead", game.Halves(n))
		}
		return p.Say("why.even")
	}
	return ""
}
