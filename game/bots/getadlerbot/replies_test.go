package getadlerbot

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// TestRepliesAreCounted requires a seat that says by how many cards it can reply to an arrest to count every such card
// of its own and no other.
func TestRepliesAreCounted(t *testing.T) {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		var v getadler.View
		v.Players[0].Sure[k] = 2
		r := &reasons{infoSet: &infoSet{mind: mind{view: &v}}}
		r.addEscapes()
		want := game.Say("think.getadler.knew.helpless", game.SeatName(0))
		if k.Reply() {
			want = game.Say("think.getadler.knew.replies", game.Number(2), game.SeatName(0))
		}
		if len(r.knew) != 1 || r.knew[0] != want {
			t.Errorf("with two %v the seat says %v, not %v", k, r.knew, want)
		}
	}
}
