package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// What makes a thing worth remembering: so many lies, and wrong arrests.
const liesRemembered, wrongsTold = 2, 2

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
// was not enough, and for all what decided it, but for what the figures beside it count; given is the kind of a
// document that the seat had given to who won by it. Everybody's character is open by then, and so is what was a lie.
func memory(v *getadler.View, seat game.Seat, given getadler.Kind) game.Line {
	var wrongs, ownWrongs, ownLies int
	found, foundBy, foundAt, last := game.Public, game.Public, 0, -1
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
		if deciding(v, h) {
			last = n
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
	when := tabletop.When
	turn := getadler.Turn{Seat: game.Public, Target: game.Public, Loser: game.Public, Hour: 1}
	if last >= 0 {
		turn = v.History[last]
	}
	captor := captorOf(v, &turn)
	by, of, at := game.SeatName(turn.Seat), game.SeatName(turn.Target), game.Word(getadler.HourKey(max(1, int(turn.Hour))))
	return tabletop.Remembered(
		when(given != getadler.NoKind, 9, game.Say("memory.getadler.gave", given.One())),
		when(believed && won, 8, game.Say("memory.getadler.believed", own, game.Number(ownLies))),
		when(last >= 0 && heroes && captor != turn.Seat, 8,
			game.Say("memory.getadler.followed", game.SeatName(captor), of, at, by)),
		when(last >= 0 && heroes, 7, game.Say("memory.getadler.took", by, of, at)),
		when(last >= 0 && v.Reason == getadler.DocumentKept, 7, game.Say("memory.getadler.escaped", by, of, at)),
		when(last >= 0 && v.Reason == getadler.HeroesEliminated, 7,
			game.Say("memory.getadler.fallen", game.SeatName(turn.Loser), at)),
		when(ownWrongs >= wrongsTold && !heroes && foundBy == game.Public, 7,
			game.Say("memory.getadler.wrongs", own, game.Number(ownWrongs))),
		when(sharp && heroes, 6, game.Say("memory.getadler.sharp", finder)),
		when(sharp && !heroes, 6, game.Say("memory.getadler.sharp.lost", finder)),
		when(liar != game.Public && most >= liesRemembered && !heroes, 4,
			game.Say("memory.getadler.lies", game.SeatName(liar), game.Number(most))),
		when(liar != game.Public && most >= liesRemembered && heroes, 4,
			game.Say("memory.getadler.lies.lost", game.SeatName(liar), game.Number(most))),
		when(wrongs >= wrongsTold && !heroes && foundBy == game.Public, 3,
			game.Say("memory.getadler.allwrong", game.Number(wrongs))),
		when(believed && !won, 5, game.Say("memory.getadler.believed.lost", own, game.Number(ownLies))),
		when(foundBy != game.Public && heroes, 2, game.Say("memory.getadler.found", finder,
			game.Word(getadler.HourKey(max(1, foundAt))))),
		when(foundBy != game.Public && !heroes, 2, game.Say("memory.getadler.found.lost", finder,
			game.Word(getadler.HourKey(max(1, foundAt))))),
		when(foundBy == game.Public, 2, game.Say("memory.getadler.never")),
	)
}

// remembers is the kind of the card that what is remembered by a key is about, and reports whether it decided the
// match.
func remembers(key string) (k getadler.Kind, turns bool) {
	switch key {
	case "memory.getadler.gave":
		return getadler.NoKind, true
	case "memory.getadler.took", "memory.getadler.followed", "memory.getadler.found", "memory.getadler.sharp":
		return getadler.Arrest, true
	case "memory.getadler.escaped":
		return getadler.Disguise, true
	case "memory.getadler.fallen":
		return getadler.Pistol, true
	case "memory.getadler.believed", "memory.getadler.believed.lost", "memory.getadler.lies", "memory.getadler.lies.lost":
		return getadler.Question, false
	case "memory.getadler.never":
		return getadler.Magnifier, false
	}
	return getadler.Arrest, false
}

// deciding reports whether a turn may have decided the match: somebody of the other side was put out of the game in it
// or, where it was won by a document, who held that got away. The last of them did.
func deciding(v *getadler.View, h *getadler.Turn) bool {
	switch v.Reason {
	case getadler.VillainsEliminated, getadler.AdlerFallen:
		return h.Loser.Sits(v.Seats) && v.Players[h.Loser].Role.Villain()
	case getadler.HeroesEliminated:
		return h.Loser.Sits(v.Seats) && !v.Players[h.Loser].Role.Villain()
	case getadler.DocumentKept:
		return escaped(h) && h.Target == v.ShownBy
	}
	return false
}

// captorOf is who faces the villain at the end of the turn with which a match ends: who followed last, or else who made
// the arrest.
func captorOf(v *getadler.View, last *getadler.Turn) game.Seat {
	if by := v.Fight.Opponent; fighting(v) && by.Sits(v.Seats) {
		return by
	}
	return last.Seat
}

// escaped reports whether the villain who was arrested in a turn got away.
func escaped(h *getadler.Turn) bool {
	switch h.End {
	case getadler.NobodyAnswered, getadler.Disguised, getadler.Bombed, getadler.Drawn:
		return true
	}
	return false
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
