package topsecret

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/match"
)

// The ids of what can be picked and of the boards of those who call, made once: a frame takes no memory.
var (
	handIDs  = match.IDs("hand", topsecret.Kinds+1)
	stealIDs = match.IDs("steal", game.MaxSeats)
	callIDs  = match.IDs("call", game.MaxSeats)
)

// seatIn is the seat that an id names.
func seatIn(rest string) game.Seat { return game.Seat(rest[0] - '0') }

// Paths leads to each move: a card of the hand and Play; a seat and Steal; one button for each that banks or leaves a
// card. «Boum!» is called by more than one at once, and never too soon.
func (qs *questions) Paths(add func(move string, path ...match.Pick)) {
	for _, m := range qs.own.Moves {
		switch m.Op {
		case topsecret.OpSteal:
			add(m.String(), stealIDs[m.A], "steal")
		case topsecret.OpBank, topsecret.OpLeave:
			add(m.String(), m.String())
		case topsecret.OpCall, topsecret.OpSilence:
		default:
			add(m.String(), handIDs[qs.own.Played(m)], "play")
		}
	}
}

// Refused is the theft from a seat whose board or card is pressed while a mole chooses: whatever is pressed there, it
// is pressed to steal from it.
func (qs *questions) Refused(_ []match.Pick, pick match.Pick) string {
	kind, rest, _ := strings.Cut(pick, ":")
	if qs.own.Phase != topsecret.PhaseSteal || rest == "" || !slices.Contains(looted[:], kind) {
		return ""
	}
	return topsecret.Move{Op: topsecret.OpSteal, A: uint8(seatIn(rest))}.String()
}

// looted are the ids of a seat that stand for its cards where a mole chooses: that of a theft, and parts of its board.
// Its sign and name tell who sits there, as ever.
var looted = [...]string{"steal", partNames[safePart], partNames[lowPart], partNames[highPart], partNames[pickPart]}

// kind is the card of the hand that is chosen, NoKind for none.
func (qs *questions) kind() topsecret.Kind {
	return topsecret.Kind(max(0, qs.look.Choice.Which(handIDs)))
}

// target is the seat that the mole is about to steal from, NoSeat for none.
func (qs *questions) target() game.Seat {
	if seat := qs.look.Choice.Which(stealIDs); seat >= 0 {
		return game.Seat(seat)
	}
	return match.NoSeat
}

// Act answers a press that makes no move of the person asked: it tells of what was pressed.
func (qs *questions) Act(kind, rest string) {
	switch kind {
	case "hand":
		qs.aboutHand(topsecret.Kind(rest[0] - '0'))
	case "call":
		qs.answerCall(seatIn(rest), topsecret.OpCall)
	case "look":
		qs.looks = true
	default:
		if p := slices.Index(partNames[:], kind); p >= 0 {
			qs.answer.Inform(qs.about(part(p), qs.now().view, seatIn(rest))...)
		}
	}
}

// aboutHand says what a card in sight does, and why it cannot be played now.
func (qs *questions) aboutHand(k topsecret.Kind) {
	about := qs.look.Say(aboutKeys[k])
	if seat := qs.look.Holder.Sight(); qs.look.Seats.Persons.Has(seat) {
		if r, ok := qs.match.Check(seat, qs.now().view.Play(k)).(*game.Refusal); ok {
			qs.answer.ExplainBy(r.Ruling, qs.look.Reader().Say(r.Line), about)
			return
		}
	}
	qs.answer.Inform(about)
}

// answerCall answers for a person who called, or forgot to.
func (qs *questions) answerCall(seat game.Seat, op topsecret.Op) {
	if err := qs.submit(seat, topsecret.Move{Op: op}.String()); err != nil {
		qs.answer.Refuse(err)
	}
}

// loot is the card that a mole would take from a seat, of what that has just played, and which of its open ones that
// is: none, and none of them, where there is none.
func loot(v *topsecret.View, from game.Seat) (kind topsecret.Kind, nth int) {
	p := &v.Players[from]
	for i, c := range p.Up[:p.UpCount] {
		if c.Fresh && !c.Stolen {
			return c.Card.Kind(), i
		}
	}
	return topsecret.NoKind, -1
}
