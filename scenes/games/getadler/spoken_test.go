package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop/tabletest"
)

// TestWhatIsSaidHangsAtItsSpeaker: what the one says whose hand lies below hangs over the own face, and nothing that
// anybody says lies on the head of somebody else.
func TestWhatIsSaidHangsAtItsSpeaker(t *testing.T) {
	for _, kinds := range []string{"peee", "peeee", "peeeee"} {
		r := newRoom(t, words.French, 1280, 800)
		r.open(newMatch(t, tabletest.Setup(kinds, 3)), true)
		r.Wait(60)
		l := r.lay()
		for asker := range l.view.Seats {
			for target := range l.view.Seats {
				if asker == target {
					continue
				}
				question, answer := l.speech(asker, target, 400, 60, 10)
				for speaker, slip := range map[int]display.Rect{asker: question, target: answer} {
					if !l.opposite(speaker) {
						if slip.X > l.Own.X+l.Own.W || slip.Y+slip.H > l.Own.Y || slip.Y < l.Middle.Y {
							t.Errorf("%s: what %d says at %.0f is not at the own face at %.0f", kinds, speaker, slip, l.Own)
						}
						continue
					}
					for other := range game.Seat(l.view.Seats) {
						if x := l.under(int(other)); int(other) != speaker && l.opposite(int(other)) && slip.X < x && x < slip.X+slip.W {
							t.Errorf("%s: what %d says at %.0f lies on the head of %d at %.0f", kinds, speaker, slip, other, x)
						}
					}
				}
			}
		}
	}
}
