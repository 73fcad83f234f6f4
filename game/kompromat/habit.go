package kompromat

import "safehouse/game"

// Habit is whether a seat that may draw again stops, by its total in whole points; nothing of an item that is
// used instead.
func Habit(v *View, m Move) []game.Offer {
	if v.Phase != PhaseMore || m.Op != OpDraw && m.Op != OpStop {
		return nil
	}
	_, total := v.OpenTotals()
	return []game.Offer{{At: total / pointHalves, Took: m.Op == OpStop}}
}
