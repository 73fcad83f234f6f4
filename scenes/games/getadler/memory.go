package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// What makes a thing worth remembering: so many lies, wrong arrests, and escapes.
const (
	liesRemembered, wrongsTold, freedTold = 2, 2, 2
)

// remembered is the sentence to be remembered of a match: about the one who played or, where several did or none, about
// all.
func (s *scoring) remembered(v *getadler.View) game.Line {
	seat, given := s.look.Seats.Subject(0), getadler.NoKind
	if seat != match.NoSeat {
		given = s.gaveAway(v, seat)
	}
	return memory(v, seat, given)
}

// memory is what is to be remembered of a match: of a seat what it won by or in spite of, or what it lost by or what
// was not enough, and for all what decided it; given is the kind of a document that the seat had given to who won by
// it. Everybody's character is open by then, and so is what was a lie.
func memory(v *getadler.View, seat game.Seat, given getadler.Kind) game.Line {
	var wrongs, ownWrongs, ownLies, freed int
	found, foundBy, foundAt := game.Public, game.Public, 0
	liar, most := game.Public, 0
	var lies [game.MaxSeats]int
	for n := range v.Past {
		h := &v.History[n]
		switch {
		case h.Deed == getadler.DeedAsk && h.Answered && v.Players[h.Target].Role.Villain():
			if h.Yes != (v.Players[h.Target].Role.Look(h.Trait) == h.Colour) {
				lies[h.Target]++
			}
		case h.Deed == getadler.DeedWrong && v.Players[h.Seat].Role.Villain():
			// That was a bluff, which cannot be right.
		case h.Deed == getadler.DeedWrong:
			if wrongs++; h.Seat == seat {
				ownWrongs++
			}
		case h.Deed == getadler.DeedRight && found == game.Public:
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
	heroes := v.Reason == getadler.VillainsEliminated || v.Reason == getadler.AdlerFallen ||
		v.Reason == getadler.NoDocument
	won, sharp := v.Winners.Has(seat), foundBy != game.Public && foundAt == getadler.Gate
	finder, own := game.SeatName(foundBy), game.SeatName(seat)
	believed := seat != match.NoSeat && ownLies >= liesRemembered && found != seat
	when := func(so bool, weight int, line game.Line) tabletop.Memory {
		if !so {
			weight = 0
		}
		return tabletop.Memory{Weight: weight, Line: line}
	}
	return tabletop.Remembered(
		when(given != getadler.NoKind, 9, game.Say("memory.getadler.gave", given.One())),
		when(believed && won, 8, game.Say("memory.getadler.believed", own, game.Number(ownLies))),
		when(believed && !won, 8, game.Say("memory.getadler.believed.lost", own, game.Number(ownLies))),
		when(ownWrongs >= wrongsTold && won, 8, game.Say("memory.getadler.wrongs.won", own, game.Number(ownWrongs))),
		when(ownWrongs >= wrongsTold && !won, 7, game.Say("memory.getadler.wrongs", own, game.Number(ownWrongs))),
		when(sharp && heroes, 6, game.Say("memory.getadler.sharp", finder)),
		when(sharp && !heroes, 6, game.Say("memory.getadler.sharp.lost", finder)),
		when(freed >= freedTold && !heroes, 5, game.Say("memory.getadler.freed", game.Number(freed))),
		when(freed >= freedTold && heroes, 5, game.Say("memory.getadler.freed.lost", game.Number(freed))),
		when(liar != game.Public && most >= liesRemembered && !heroes, 4,
			game.Say("memory.getadler.lies", game.SeatName(liar), game.Number(most))),
		when(liar != game.Public && most >= liesRemembered && heroes, 4,
			game.Say("memory.getadler.lies.lost", game.SeatName(liar), game.Number(most))),
		when(wrongs >= wrongsTold && !heroes, 3, game.Say("memory.getadler.allwrong", game.Number(wrongs))),
		when(wrongs >= wrongsTold && heroes, 3, game.Say("memory.getadler.allwrong.won", game.Number(wrongs))),
		when(foundBy != game.Public && heroes, 2, game.Say("memory.getadler.found", finder,
			game.Word(getadler.HourKey(max(1, foundAt))))),
		when(foundBy != game.Public && !heroes, 2, game.Say("memory.getadler.found.lost", finder,
			game.Word(getadler.HourKey(max(1, foundAt))))),
		when(foundBy == game.Public, 2, game.Say("memory.getadler.never")),
	)
}

// gaveAway is the kind of the document by which the villains won, where a seat that is no villain gave one of that kind
// to who won by it.
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
