package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// Private is always true: whatever a seat is asked, it decides with its hand and its character in sight, and the screen
// on which it answers must not tell which answers it has.
func (t *screen) Private(game.Seat) bool { return true }

// Closes turns cards face down after each decision but within one: all look at the screen when something is played. Who
// looks at a hand, chooses from one or owes a card in return goes on with the own cards open.
func (t *screen) Closes() bool {
	switch t.own.Phase {
	case getadler.PhaseLook, getadler.PhaseGive, getadler.PhaseLoot:
		return false
	}
	return true
}

// Sealed tells that all look at what they were dealt at the same time: computers have then seen it on one beat.
func (t *screen) Sealed() bool { return t.match.View(game.Table).Phase == getadler.PhaseMeet }

// News tells whether a seat that comes to its turn has missed anything worth telling: what others did, not that anybody
// looked at cards. Who only answers or follows reads what it is asked, and nothing before.
func (t *screen) News(seat game.Seat, since int) bool {
	turn := t.match.View(seat).Phase
	if since >= t.resumed && turn != getadler.PhasePlay && turn != getadler.PhaseExchange {
		return false
	}
	for _, e := range t.match.Events(game.Table, since) {
		if e.Seat != seat && worthTelling(e.Kind) {
			return true
		}
	}
	return false
}

// worthTelling tells whether an event is news: those that only say that the game goes on are not.
func worthTelling(k getadler.EventKind) bool {
	switch k {
	case getadler.BranchDrawn, getadler.RoleDealt, getadler.FirstDrawn, getadler.SeatReady, getadler.HourBegan, getadler.TurnBegan,
		getadler.CardDrawn, getadler.LookEnded, getadler.CardSeen:
		return false
	}
	return true
}

// Untouched tells whether nobody has had a turn yet.
func (t *screen) Untouched() bool { return t.match.View(game.Table).Past == 0 }

// Remembers has the log name the cards that the seat saw itself, to its holder alone: who took a card, or gave one, may
// read again which. Once the cards are closed the log is that of the Table.
func (t *screen) Remembers() bool { return true }

// Logged tells whether a line is for reading again: the own character, which lies beside the hand, whose turn it is, that
// somebody has drawn a card or has looked at one, is no news once the game has gone on.
func (t *screen) Logged(l game.Line) bool {
	switch l.Key {
	case "log.getadler.dealt", "log.getadler.ready", "log.getadler.turn", "log.getadler.put", "log.getadler.drew",
		"log.getadler.cleared":
		return false
	}
	return true
}
