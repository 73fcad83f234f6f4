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

// The picks that moves are made of. They are made once: a frame takes no memory.
var (
	handIDs   = match.IDs("hand", handMost)
	seatIDs   = match.IDs("seat", game.MaxSeats)
	traitIDs  = each(getadler.Traits, func(i int) match.Pick { return "trait:" + getadler.Trait(i).String() })
	colourIDs = each(int(getadler.Navy)+1, func(i int) match.Pick { return "colour:" + getadler.Colour(i).String() })
	lootIDs   = each(getadler.Kinds+1, func(i int) match.Pick { return "loot:" + getadler.Kind(i).String() })
	nameIDs   = []match.Pick{"name:adler", "name:collins"}
	countIDs  = []match.Pick{"count:1", "count:2"}
	answerIDs = []match.Pick{"yes", "no"}
)

// buttons are those of the panel that make a move, after whatever else is picked for it.
var buttons = map[getadler.Op]match.Pick{
	getadler.OpReady: "ready", getadler.OpAsk: "act", getadler.OpLook: "act", getadler.OpSpy: "act",
	getadler.OpArrest:  "act",
	getadler.OpDiscard: "discardit", getadler.OpYes: "answer", getadler.OpNo: "answer", getadler.OpSeen: "seen",
	getadler.OpGive: "give", getadler.OpReply: "reply", getadler.OpSurrender: "surrender", getadler.OpPursue: "pursue",
	getadler.OpLetGo: "letgo", getadler.OpShoot: "shoot", getadler.OpHold: "hold", getadler.OpLoot: "loot",
	getadler.OpEnough: "enough",
}

// Paths leads to each move: a card, whom it is played on and what that needs, and the button. Both answers to a
// question have a path, also where one is refused: that it is must not be seen before it is pressed (G7).
func (t *screen) Paths(add func(move string, path ...match.Pick)) {
	if t.own.Phase == getadler.PhaseAnswer {
		add(getadler.Move{Op: getadler.OpYes}.String(), answerIDs[0], buttons[getadler.OpYes])
		add(getadler.Move{Op: getadler.OpNo}.String(), answerIDs[1], buttons[getadler.OpNo])
		return
	}
	for _, m := range t.own.Moves {
		card, picks := played(m), t.picks(m)
		if card == getadler.NoKind {
			add(m.String(), picks...)
			continue
		}
		for i, id := range handIDs {
			if kindAt(t.hand(), i) == card {
				add(m.String(), append([]match.Pick{id}, picks...)...)
			}
		}
	}
}

// played is the kind of card of the own hand that a move uses, NoKind for none.
func played(m getadler.Move) getadler.Kind {
	switch m.Op {
	case getadler.OpDiscard, getadler.OpGive, getadler.OpReply:
		return getadler.Kind(m.A)
	}
	return getadler.Kind(max(0, slices.IndexFunc(plays[:],
		func(p play) bool { return p.op == m.Op && p.op != getadler.NoOp })))
}

// play is how a card is played on somebody: by which op, and which ruling explains it. whom asks on whom, and head and
// act tell it of somebody, which short does in few words.
type play struct {
	op                           getadler.Op
	rule, whom, head, act, short string
}

// plays are those of the cards that are played on somebody.
var plays = [getadler.Kinds + 1]play{
	getadler.Question: {op: getadler.OpAsk, rule: "G7", whom: "getadler.whom.question"},
	getadler.Magnifier: {getadler.OpLook, "G10", "getadler.whom.magnifier", "getadler.look.head", "getadler.look.go",
		"getadler.look"},
	getadler.Binoculars: {getadler.OpSpy, "G11", "getadler.whom.binoculars", "getadler.spy.head", "getadler.spy.go",
		"getadler.spy"},
	getadler.Arrest: {getadler.OpArrest, "G6", "getadler.whom.arrest", "getadler.arrest.head", "getadler.arrest.go",
		"getadler.arrest"},
}

// picks are those of a move after the card.
func (t *screen) picks(m getadler.Move) (picks []match.Pick) {
	switch m.Op {
	case getadler.OpAsk, getadler.OpLook, getadler.OpSpy, getadler.OpArrest:
		picks = []match.Pick{seatIDs[m.A]}
	case getadler.OpLoot:
		picks = []match.Pick{lootIDs[m.A]}
	}
	switch named := slices.Index(nameable[:], getadler.Role(m.B)); {
	case m.Op == getadler.OpAsk:
		picks = append(picks, traitIDs[m.B], colourIDs[m.C])
	case m.Op == getadler.OpSpy && t.legal(getadler.Move{Op: m.Op, A: m.A, B: 2}):
		picks = append(picks, countIDs[m.B-1])
	case m.Op == getadler.OpArrest && named >= 0:
		picks = append(picks, nameIDs[named])
	}
	return append(picks, buttons[m.Op])
}

// nameable are the villains that an arrest may name.
var nameable = [...]getadler.Role{getadler.Adler, getadler.Collins}

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

// example is some move of an op on a seat, whose refusal tells why there is none.
func example(op getadler.Op, seat game.Seat) getadler.Move {
	m := getadler.Move{Op: op, A: uint8(seat)}
	switch op {
	case getadler.OpAsk:
		m.B, m.C = uint8(getadler.Hat), uint8(getadler.Brown)
	case getadler.OpSpy:
		m.B = 1
	}
	return m
}

// chosenKind is the card of the own hand that is chosen, NoKind for none.
func (t *screen) chosenKind() getadler.Kind {
	card := t.table.Choice.Which(handIDs)
	if card < 0 {
		return getadler.NoKind
	}
	return kindAt(t.hand(), card)
}

// aiming reports that the chosen card can be played on somebody.
func (t *screen) aiming() bool { return slices.ContainsFunc(seatIDs, t.table.Choice.Possible) }

// target is the suspect that is chosen, Public while none is.
func (t *screen) target() game.Seat {
	if seat := t.table.Choice.Which(seatIDs); seat >= 0 {
		return game.Seat(seat)
	}
	return game.Public
}

// topic is what a question is about so far: the characteristic, -1 while there is none, and the colour.
func (t *screen) topic() (trait int, colour getadler.Colour) {
	return t.table.Choice.Which(traitIDs), getadler.Colour(max(0, t.table.Choice.Which(colourIDs)))
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

// legal reports whether the person asked can make a move, mayDo whether any of that kind.
func (t *screen) legal(m getadler.Move) bool { return slices.Contains(t.own.Moves, m) }

func (t *screen) mayDo(op getadler.Op) bool {
	return slices.ContainsFunc(t.own.Moves, func(m getadler.Move) bool { return m.Op == op })
}

// hand are the cards of the person asked.
func (t *screen) hand() *getadler.Counts {
	if !t.table.Asked().Sits(t.own.Seats) {
		return &getadler.Counts{}
	}
	return &t.own.Players[t.table.Asked()].Sure
}

// Act answers a press that makes no move: it tells of what was pressed, or opens and closes it.
func (t *screen) Act(kind, rest string) {
	switch kind {
	case "notebook":
		t.turnNotebook()
	case "note-tab", "mark", "claim", "suppose":
		t.book.Act(kind, rest)
	case "hand":
		if k := t.layout.kind(int(rest[0] - '0')); k != getadler.NoKind {
			t.table.Answer.Inform(t.aboutCard(k))
		}
	case "seat":
		seat := game.Seat(rest[0] - '0')
		t.table.Answer.Inform(stage.Sentences(t.unplayable(), t.seatLabel(t.show.Now(), seat), t.table.Persona(seat)))
	case "laid":
		t.table.Answer.Inform(t.laidAbout(int(rest[0] - 'a')))
	case "side":
		t.table.Answer.Inform(t.sideAbout(game.Seat(rest[0] - '0')))
	case "toend":
		t.rushing = true
	case "pile":
		t.table.Answer.Inform(t.pileLabel())
	}
}

// unplayable says why the chosen card is played on nobody; empty where none is chosen that could be.
func (t *screen) unplayable() string {
	k := t.chosenKind()
	switch {
	case k == getadler.NoKind:
		return ""
	case plays[k].op != getadler.NoOp:
		return t.whyNot(k)
	case t.own.Phase == getadler.PhasePlay:
		return t.table.Say("getadler.nobody")
	}
	return t.aboutCard(k)
}

// Close puts the open notebook away; it reports whether it was open.
func (t *screen) Close() bool {
	open := t.book.Shown()
	if open {
		t.closeNotebook()
	}
	return open
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
