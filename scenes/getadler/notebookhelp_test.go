package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/table"
)

// TestANotebookWithoutHelpConcludesNothing: answers rule nobody out where the match is played without help; what the
// reader knows for sure stays known.
func TestANotebookWithoutHelpConcludesNothing(t *testing.T) {
	for option, helped := range map[int]bool{0: false, 1: true, -1: true} {
		setup := setupOf("pppp", 1)
		if option >= 0 {
			setup.Options[table.OptionOdds] = option
		}
		r := newRoom(t, newSetter(t), words.English, 1280, 720)
		r.open(newMatch(t, setup), false)
		n := &r.screen.book
		v := getadler.View{Seats: 4, Viewer: 0}
		v.Players[0].Role = getadler.Gold
		for seat := range v.Players[:4] {
			v.Players[seat].Answers = getadler.Fitting(4, getadler.Eyes, getadler.Blue)
		}
		for seat := range game.Seat(4) {
			got := n.suspicion(&v, seat)
			want := suspicionOf(&v, seat)
			if !helped && seat != 0 {
				want = suspicion{possible: getadler.InPlay(4)}
			}
			if got != want {
				t.Errorf("option %d: the notebook says %+v of seat %d, want %+v", option, got, seat, want)
			}
		}
	}
}
