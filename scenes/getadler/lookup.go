package getadler

import "safehouse/game/getadler"

// explained are the rulings whose paragraphs explain the phases.
var explained = [...]string{
	getadler.PhaseDeal: "G1", getadler.PhaseMeet: "G50", getadler.PhaseDraw: "G4", getadler.PhaseExchange: "G40",
	getadler.PhaseReturn: "G40", getadler.PhasePlay: "G4", getadler.PhaseAnswer: "G7", getadler.PhaseLook: "G10",
	getadler.PhaseTake: "G11", getadler.PhaseGive: "G11", getadler.PhaseReply: "G16", getadler.PhasePursue: "G17",
	getadler.PhaseShoot: "G22", getadler.PhaseLoot: "G25", getadler.PhaseRefill: "G25", getadler.PhaseOver: "G30",
}

// explainedCards are those of the cards that are played on somebody.
var explainedCards = [getadler.Kinds + 1]string{
	getadler.Question: "G7", getadler.Magnifier: "G10", getadler.Binoculars: "G11", getadler.Arrest: "G6",
}

// Explained is the ruling that is looked up while nothing is refused: that of the card chosen from the open hand, or of
// the phase.
func (t *screen) Explained() string {
	if t.sel.card > 0 && t.Mine() && t.Open() {
		if r := explainedCards[t.layout.Kind(int(t.sel.card)-1)]; r != "" {
			return r
		}
	}
	return explained[t.show.Now().Phase]
}

// Guide is the paragraph about the characters, which the sheet lists.
func (s *sheet) Guide() (game, ruling string) { return "getadler", "G50" }
