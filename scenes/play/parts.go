package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/stage"
)

// part is one of the parts that a match goes through; each has a scene of its own.
type part uint8

const (
	// atTable is a round in which cards are drawn and placed.
	atTable part = iota
	// inReveal is a round's end: mission after mission is revealed.
	inReveal
	// inScoring is the end of the match, once all of it has been shown.
	inScoring
)

// part is the part of the match that is on the screen: what is shown counts, not how far the match is.
func (t *controller) part() part {
	switch {
	case t.ended && !t.show.busy():
		return inScoring
	case t.show.view.Revealing:
		return inReveal
	}
	return atTable
}

// scene is a new scene for the part of the match that is on the screen.
func (t *controller) scene() stage.Scene {
	t.shown = t.part()
	switch t.shown {
	case inReveal:
		return &Reveal{t}
	case inScoring:
		return newScoring(t)
	}
	return &Table{t}
}

// passOn puts the scene of the next part in the place of the present one.
func (t *controller) passOn() stage.Change {
	t.prepare()
	t.passing = true
	return stage.Replace(t.scene())
}

// title names the game and how far it is: public facts.
func (t *controller) title() string {
	name := game.Word("game.kompromat")
	round, rounds := game.Number(max(1, t.show.view.Round)), game.Number(kompromat.Rounds)
	switch t.shown {
	case inReveal:
		return t.st.Say("table.title.reveal", name, round, rounds)
	case inScoring:
		return t.st.Say("table.title.scoring", name)
	}
	return t.st.Say("table.title", name, round, rounds)
}
