package topsecret

import "safehouse/game/topsecret"

// explained are the rulings whose paragraphs explain the phases.
var explained = [...]string{
	topsecret.PhaseSetup: "T8", topsecret.PhaseChoose: "T1", topsecret.PhaseCall: "T23", topsecret.PhaseSteal: "T7",
	topsecret.PhaseBank: "T15", topsecret.PhaseScored: "T29", topsecret.PhaseOver: "T28",
}

// Explained is the ruling that is looked up while nothing is refused.
func (t *screen) Explained() string { return explained[t.show.Now().Phase] }
