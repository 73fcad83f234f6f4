package inspect

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/contrast/contrasttest"
	"safehouse/scenes/input"
)

// TestWhatIsLookedAtHasContrast audits the sheet and the picture beside the pointer over each table, at every card that
// is there, in the usual theme and in high contrast.
func TestWhatIsLookedAtHasContrast(t *testing.T) {
	var ledger contrasttest.Ledger
	for name, kinds := range map[string]string{"kompromat": "pe", "topsecret": "pee", "getadler": "peee"} {
		x := newMatchOf(t, name, kinds, words.English, looks[0])
		for range 12 {
			x.goOn()
		}
		x.wait(200)
		states(x)["a card under the pointer"]()
		ledger.Frame(t, name+", the picture", x.own(), x.st.Metrics, setter)
		x.wait(1)
		x.key(input.Inspect)
		for range x.inspector.sheet.list {
			ledger.Frame(t, name+", the sheet", x.own(), x.st.Metrics, setter)
			x.key(input.Right)
		}
	}
	if ledger.Frames() < 20 {
		t.Errorf("only %d frames were audited", ledger.Frames())
	}
}
