package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// passedOver are the heroes who have let the villain go after n moves without having been asked: with quick
// confrontations, those who hold no card that could answer.
func passedOver(m *getadler.Match, v *getadler.View, n int) (over game.Seats) {
	if !v.Quick || v.Fight.Passed == 0 {
		return 0
	}
	// No more moves than there are heroes come after the escape.
	since := max(0, n-game.MaxSeats)
	for _, step := range m.Seen(game.Table, since) {
		if step.Index >= n {
			break
		}
		asked := true
		for i := range step.Events() {
			switch e := &step.Seen[i].Event; e.Kind {
			case getadler.Replied, getadler.Pursued:
				over, asked = 0, false
			case getadler.LetGo:
				if !asked {
					over = over.With(e.Seat)
				}
				asked = false
			}
		}
	}
	return over & v.Fight.Passed
}
