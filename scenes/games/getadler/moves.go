package getadler

import (
	"slices"

	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// Drops are, for a card of the hand, the discard pile; whoever is given a card; and, in a confrontation, all of the
// board over the hand.
func (t *screen) Drops(carried match.Pick, add func(box display.Rect, picks ...match.Pick)) {
	if !slices.Contains(handIDs, carried) {
		return
	}
	board := t.layout.Board
	board.H = t.layout.Cards[0].Y - board.Y
	switch t.own.Phase {
	case getadler.PhasePlay:
		add(t.layout.Discard, carried, "discardit")
	case getadler.PhaseGive:
		add(board, carried, "give")
	case getadler.PhaseReply:
		add(board, carried, "reply")
	}
}

// Act answers a press that makes no move: the notebook's are its own.
func (t *screen) Act(kind, rest string) {
	switch kind {
	case "notebook":
		t.toggleNotebook()
	case "note-tab", "mark", "claim", "suppose", "pencil":
		t.book.Act(kind, rest)
	default:
		t.questions.Act(kind, rest)
	}
}

// Step reports whether the person asked has looked, and whether the notebook is open.
func (t *screen) Step() int {
	step := 0
	if t.table.Holder.Looked() {
		step = 1
	}
	if t.book.Shown() {
		step += noteStep
	}
	return step
}

// Focus is on the primary button although nothing has been chosen yet, where cards are open: Enter says what is
// missing, and never chooses by itself.
func (t *screen) Focus() string {
	switch {
	case t.book.Focus() != "":
		return t.book.Focus()
	case t.table.Holder.Open():
		return t.ask.Primary.ID
	}
	return ""
}

// Shortcut turns the table's own keys into presses: D for the discard pile.
func (t *screen) Shortcut(in *input.Frame) string {
	if t.book.Shown() {
		t.book.Scroll(in)
		return ""
	}
	if in.Just.Has(input.Draw) && !fighting(t.now()) {
		return "discard"
	}
	return ""
}
