package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Refused is the reply that a card would be, or the play of the chosen card on a suspect.
func (t *screen) Refused(_ []match.Pick, pick match.Pick) string {
	card, seat := slices.Index(handIDs, pick), slices.Index(seatIDs, pick)
	switch {
	case card >= 0 && t.own.Phase == getadler.PhaseReply && t.layout.kind(card) != getadler.NoKind:
		return getadler.Move{Op: getadler.OpReply, A: uint8(t.layout.kind(card))}.String()
	case seat >= 0 && t.aiming():
		return example(plays[t.chosenKind()].op, game.Seat(seat)).String()
	}
	return ""
}

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

// building reports that a question is being built: a question card and the seat that is asked are chosen.
func (t *screen) building() bool {
	return !t.table.Busy() && t.table.Holder.Open() && t.own.Phase == getadler.PhasePlay && t.target() != game.Public &&
		t.chosenKind() == getadler.Question
}

// choosing reports that the person asked has two things to choose from, in the place of the clock.
func (t *screen) choosing() bool {
	if t.table.Busy() || !t.table.Holder.Mine() {
		return false
	}
	return t.own.Phase == getadler.PhaseAnswer ||
		t.own.Phase == getadler.PhasePlay && t.table.Holder.Open() &&
			(t.table.Choice.Possible(nameIDs[0]) || t.table.Choice.Possible(countIDs[0]))
}

// Act answers a press that makes no move: it tells of what was pressed, or opens and closes it.
func (t *screen) Act(kind, rest string) {
	switch kind {
	case "notebook":
		t.book.toggle()
	case "note-tab", "mark", "claim", "suppose":
		t.book.Act(kind, rest)
	case "hand":
		if k := t.layout.kind(int(rest[0] - '0')); k != getadler.NoKind {
			t.table.Answer.Inform(t.aboutCard(k))
		}
	case "seat":
		seat := game.Seat(rest[0] - '0')
		t.table.Answer.Inform(stage.Sentences(t.unplayable(), t.seatLabel(t.show.Now(), seat),
			t.table.Computers.Persona(seat)))
	case "laid":
		t.table.Answer.Inform(t.laidAbout(t.show.Now(), int(rest[0]-'a')))
	case "side":
		t.table.Answer.Inform(t.sideAbout(t.show.Now(), game.Seat(rest[0]-'0')))
	case "toend":
		t.rush.on = true
	case "pile":
		t.table.Answer.Inform(t.pileLabel(t.show.Now()))
	}
}

// unplayable says why the chosen card is played on nobody; empty where none is chosen that could be.
func (t *screen) unplayable() string {
	k := t.chosenKind()
	switch {
	case k == getadler.NoKind:
		return ""
	case plays[k].op != getadler.NoOp:
		return t.table.Words(t.whyNot(k))
	case t.own.Phase == getadler.PhasePlay:
		return t.table.Say("getadler.nobody")
	}
	return t.aboutCard(k)
}

// Close puts the open notebook away; it reports whether it was open.
func (t *screen) Close() bool { return t.book.close() }

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
	if in.Just.Has(input.Draw) && !fighting(t.show.Now()) {
		return "discard"
	}
	return ""
}

// HintFloor is the upper edge of the hand below, where a card of it is to be chosen: a hint names one. Where the choice
// lies in the middle of the table, or the room is taken by a confrontation, it is the panel.
func (t *screen) HintFloor() float64 {
	l := &t.layout
	chosen := !l.taken() && slices.ContainsFunc(handIDs, t.table.Choice.Offered) && !fighting(t.show.Now())
	if !chosen || l.Held == 0 || l.kind(0) == getadler.NoKind {
		return l.Panel.Y
	}
	return min(l.Panel.Y, l.Cards[0].Y-l.card.H*hintAir)
}
