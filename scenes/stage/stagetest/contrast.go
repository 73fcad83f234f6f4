package stagetest

import "safehouse/render/contrast/contrasttest"

// Watch has a ledger audit the contrast of every so many ticks' frames, in both themes, whatever moves in them.
func (r *Room) Watch(ledger *contrasttest.Ledger, name string, every int) {
	ticks := 0
	before := r.AfterTick
	r.AfterTick = func() {
		if before != nil {
			before()
		}
		if ticks++; ticks%every == 0 {
			r.Audit(ledger, name)
		}
	}
}

// Audit audits the contrast of what is on the screen, in both themes.
func (r *Room) Audit(ledger *contrasttest.Ledger, name string) {
	r.T.Helper()
	r.Draw()
	ledger.Frame(r.T, name, &r.List, r.Stage.Metrics, r.Stage.Measure)
}
