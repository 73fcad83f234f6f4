package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/table"
)

// What makes a thing worth remembering: so many lies, wrong arrests, and escapes.
const (
	liesRemembered, wrongsTold, freedTold = 2, 2, 2
)

// remembered is the sentence to be remembered of a match: about the one who played or, where several did or none, about all. Everybody's
// character is open by then, and so is what was a lie.
func (s *scoring) remembered(v *getadler.View) game.Line {
	seat := s.table.Subject(0)
	var wrongs, ownWrongs, ownLies, freed int
	var given getadler.Kind
	found, foundBy, foundAt := game.Table, game.Table, 0
	liar, most := game.Table, 0
	var lies [game.MaxSeats]int
	for n := range v.Past {
		h := &v.History[n]
		switch {
		case h.Deed == getadler.DeedAsk && h.Answered && v.Players[h.Target].Role.Villain():
			if h.Yes != (v.Players[h.Target].Role.Look(h.Trait) == h.Colour) {
				lies[h.Target]++
			}
		case h.Deed == getadler.DeedWrong:
			if wrongs++; h.Seat == seat {
				ownWrongs++
			}
		case h.Deed == getadler.DeedRight && found == game.Table:
			found, foundBy, foundAt = h.Target, h.Seat, int(h.Hour)
		}
		switch h.End {
		case getadler.NobodyAnswered, getadler.Disguised, getadler.Bombed, getadler.Drawn:
			freed++
		}
	}
	for at, n := range lies {
		if n > most {
			liar, most = game.Seat(at), n
		}
		if game.Seat(at) == seat {
			ownLies = n
		}
	}
	if seat != table.NoSeat {
		given = s.gaveAway(v, seat)
	}
	when := func(so bool, weight int, line game.Line) table.Memory {
		if !so {
			weight = 0
		}
		return table.Memory{Weight: weight, Line: line}
	}
	return table.Remembered(
		when(given != getadler.NoKind, 9, game.Say("memory.getadler.gave", given.One())),
		when(seat != table.NoSeat && ownLies >= liesRemembered && found != seat, 8, game.Say("memory.getadler.believed", game.SeatName(seat), game.Number(ownLies))),
		when(ownWrongs >= wrongsTold, 7, game.Say("memory.getadler.wrongs", game.SeatName(seat), game.Number(ownWrongs))),
		when(foundBy != game.Table && foundAt == getadler.Gate, 6, game.Say("memory.getadler.sharp", game.SeatName(foundBy))),
		when(freed >= freedTold, 5, game.Say("memory.getadler.freed", game.Number(freed))),
		when(liar != game.Table && most >= liesRemembered, 4, game.Say("memory.getadler.lies", game.SeatName(liar), game.Number(most))),
		when(wrongs >= wrongsTold, 3, game.Say("memory.getadler.allwrong", game.Number(wrongs))),
		when(foundBy != game.Table, 2, game.Say("memory.getadler.found", game.SeatName(foundBy), game.Word(getadler.HourKey(max(1, foundAt))))),
		when(foundBy == game.Table, 2, game.Say("memory.getadler.never")),
	)
}

// gaveAway is the kind of the document by which the villains won, where a seat that is no villain gave one of that kind to who won by it.
func (s *scoring) gaveAway(v *getadler.View, seat game.Seat) getadler.Kind {
	if !v.ShownBy.Sits(v.Seats) || v.Players[seat].Role.Villain() {
		return getadler.NoKind
	}
	for _, e := range s.match.Events(seat, 0) {
		if e.Kind == getadler.CardGiven && e.Seat == seat && e.Other == v.ShownBy && e.Card == v.Shown {
			return v.Shown
		}
	}
	return getadler.NoKind
}
