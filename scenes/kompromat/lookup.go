package kompromat

import "safehouse/game/kompromat"

// explained are the rulings whose paragraphs explain the phases. What is forced looks like what is free (K24).
var explained = [...]string{
	kompromat.PhaseSetup: "K2", kompromat.PhaseDraw: "K6", kompromat.PhasePlace: "K6", kompromat.PhaseMore: "K8",
	kompromat.PhaseForced: "K8", kompromat.PhaseSeen: "K35", kompromat.PhaseOrder: "K35", kompromat.PhaseSmoke: "K35",
	kompromat.PhaseBefore: "K27", kompromat.PhaseDeclare: "K10", kompromat.PhaseAfter: "K27", kompromat.PhasePerfect: "K17",
	kompromat.PhaseOver: "K31",
}

// Explained is the ruling that is looked up while nothing is refused.
func (t *screen) Explained() string {
	v := t.show.Now()
	switch {
	case t.aimed() != kompromat.NoItem:
		return "K35"
	case v.Revealing && t.Busy():
		return "K12"
	}
	return explained[v.Phase]
}
