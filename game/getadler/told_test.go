package getadler

import (
	"fmt"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// told spells the events of the last move: what happened, the seat, then what else the viewer was told of it.
func (x *script) told(viewer game.Seat) string {
	var parts []string
	for _, e := range rulestest.Events(x.r, &x.before, x.seat, x.last, viewer) {
		text := eventNames[e.Kind]
		if e.Seat != game.Public {
			text += ":" + e.Seat.String()
		}
		if e.Other != game.Public {
			text += ">" + e.Other.String()
		}
		if e.Card != NoKind {
			text += ":" + e.Card.String()
		}
		if e.Role != NoRole {
			text += ":" + e.Role.String()
		}
		if e.Colour != NoColour {
			text += ":" + colourNames[e.Colour] + "-" + traitNames[e.Trait]
		}
		if e.Reason != NoReason {
			text += ":" + reasonNames[e.Reason]
		}
		switch {
		case e.Kind == Answered && e.N == answeredYes:
			text += ":yes"
		case e.Kind == Answered:
			text += ":no"
		case e.Kind == SideWon && e.N == heroesWon:
			text += ":heroes"
		case e.Kind == SideWon:
			text += ":villains"
		case e.N != 0:
			text += ":" + strconv.Itoa(int(e.N))
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " ")
}

// eventNames and reasonNames are the events and reasons in the files.
var (
	eventNames = [eventEnd]string{
		BranchDrawn: "branch", RoleDealt: "role", FirstDrawn: "first", SeatReady: "ready", HourBegan: "hour",
		TurnBegan:  "turn",
		TurnMissed: "missed", Reshuffled: "shuffled", CardDrawn: "drew", NothingDrawn: "undrawn", NothingPlayed: "unplayed",
		CardDiscarded: "discarded", Asked: "asked", Answered: "answered", Looked: "looked", CardSeen: "seen",
		LookEnded: "put",
		Spied:     "spied", CardTaken: "taken", CardGiven: "given", NothingToTake: "bare", Accused: "accused",
		WrongArrest: "wrong",
		RightArrest: "right", RoleRevealed: "is", Confronted: "faces", Replied: "replied", Pursued: "pursued", LetGo: "letgo",
		Shot: "shot", HeldFire: "held", Freed: "free", Stunned: "stunned", Eliminated: "eliminated", Inherited: "inherits",
		Looted:    "looted",
		LootEnded: "enough", Cleared: "cleared", DocumentShown: "shown", SideWon: "won", MatchEnded: "winner",
	}
	reasonNames = [reasonEnd]string{
		NoReason: "-", NobodyAnswered: "unanswered", Disguised: "disguised", Bombed: "bombed", Drawn: "drawn",
		Outshot: "outshot",
		Caught:  "caught", VillainsEliminated: "no-villains", AdlerFallen: "adler-fallen", NoDocument: "no-document",
		DocumentKept:     "document",
		HeroesEliminated: "no-heroes",
	}
)

// did spells the last turn of a seat as the history has it.
func (x *script) did(seat game.Seat) string {
	v := x.r.View(&x.s, game.Public)
	var turn Turn
	for _, past := range v.History[:v.Past] {
		if past.Seat == seat {
			turn = past
		}
	}
	text := fmt.Sprintf("%d %s", turn.Hour, deedNames[turn.Deed])
	if turn.Target != game.Public {
		text += ">" + turn.Target.String()
	}
	if turn.Card != NoKind {
		text += " " + turn.Card.String()
	}
	if turn.Role != NoRole {
		text += " " + turn.Role.String()
	}
	if turn.Colour != NoColour {
		text += fmt.Sprintf(" %s-%s %v %v", colourNames[turn.Colour], traitNames[turn.Trait], turn.Answered, turn.Yes)
	}
	if turn.N != 0 {
		text += fmt.Sprintf(" %d", turn.N)
	}
	if turn.Revealed {
		text += " revealed"
	}
	if turn.End != NoReason {
		text += " " + reasonNames[turn.End]
	}
	if turn.Loser != game.Public {
		text += fmt.Sprintf(" loser %v", turn.Loser)
	}
	return text
}

// deedNames are the deeds in the files.
var deedNames = [...]string{NoDeed: "-", DeedDiscard: "discard", DeedAsk: "ask", DeedLook: "look", DeedSpy: "spy",
	DeedWrong: "wrong",
	DeedRight: "right", DeedMissed: "missed", DeedNothing: "nothing"}

func spellRoles(set RoleSet) string {
	var names []string
	for r := Adler; r < roleEnd; r++ {
		if set.Has(r) {
			names = append(names, r.String())
		}
	}
	return strings.Join(names, " ")
}
