package bots_test

import (
	"math"
	"reflect"
	"testing"

	"safehouse/game/bots"
)

// TestATemperMovesNoFurtherThanItsTaste leans options to the second: what the level never plays stays unplayed, the
// chances are shared out by the taste, and values stay; without a taste, or where nothing is liked, all stays as it is.
func TestATemperMovesNoFurtherThanItsTaste(t *testing.T) {
	type option = bots.Weighed[string]
	level := func() []option {
		return []option{{Move: "best", Value: 3, Chance: 0.6}, {Move: "liked", Value: 2, Chance: 0.3},
			{Move: "other", Value: 2, Chance: 0.1}, {Move: "blunder", Value: -9}}
	}
	options := level()
	bots.Lean(options, func(o option) float64 { return bots.When(o.Move == "liked" || o.Move == "blunder", 4) })
	for i, want := range []float64{0.6 / 1.9, 1.2 / 1.9, 0.1 / 1.9, 0} {
		if o := options[i]; math.Abs(o.Chance-want) > 1e-12 || o.Value != level()[i].Value {
			t.Errorf("%s: %+v, wanted the chance %.3f", o.Move, o, want)
		}
	}
	for name, taste := range map[string]func(option) float64{"no taste": nil,
		"nothing liked": func(option) float64 { return 0 }} {
		options := level()
		if bots.Lean(options, taste); !reflect.DeepEqual(options, level()) {
			t.Errorf("%s: %+v", name, options)
		}
	}
}
