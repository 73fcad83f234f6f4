package scenes

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/scenes/match"
)

// greetings are how who plays for each seat greets the persons at the table: as one who ended on a better or a worse
// place than they did in the last match that they have in common, whatever the game, or as somebody new; and how often
// that was the better place and how often the worse one. The matches that are over come with the last one first; played
// is that before a rematch, of which they may not tell yet, nil for none.
func greetings(players []game.Player, over []record.Summary, played *record.Summary) (
	all [game.MaxSeats]match.Greeting) {
	if played != nil {
		over = append([]record.Summary{*played}, over...)
	}
	for seat, p := range players {
		if !p.Computer || p.Character == "" {
			continue
		}
		g, met := &all[seat], 0
		for i := range over {
			theirs, persons := meeting(&over[i].Cast, p.Character, players)
			if theirs == 0 || persons == 0 {
				continue
			}
			how := bots.Greets
			switch end := &over[i].Standing; {
			case before(end, theirs, persons):
				how = bots.Ahead
				g.Won++
			case before(end, persons, theirs):
				how = bots.Behind
				g.Lost++
			}
			if met++; met == 1 {
				g.How = how
			}
		}
	}
	return all
}

// meeting gives the seats that one of the cast had in a match, and those of these persons.
func meeting(of *game.Cast, character string, players []game.Player) (theirs, persons game.Seats) {
	for seat, p := range of.Players {
		switch {
		case p.Computer && p.Character == character:
			theirs = theirs.With(game.Seat(seat))
		case !p.Computer && slices.Contains(players, p):
			persons = persons.With(game.Seat(seat))
		}
	}
	return theirs, persons
}

// before reports whether one of these seats ended before each of the others.
func before(end *game.Standing, these, others game.Seats) bool {
	for seat := range these.All() {
		first := true
		for other := range others.All() {
			first = first && end.Before(seat, other)
		}
		if first {
			return true
		}
	}
	return false
}

// tables are at how many tables each of the cast has sat before, which it sits down to one more of.
func (h *launcher) tables(players []game.Player) (before [game.MaxSeats]int) {
	if h.sat == nil {
		h.sat = map[string]int{}
	}
	for seat, p := range players {
		if p.Character == "" {
			continue
		}
		sat, known := h.sat[p.Character]
		if !known {
			over, _, _ := h.store.Finished()
			for _, sum := range slices.Concat(over, h.store.Known()) {
				if slices.ContainsFunc(sum.Cast.Players, func(o game.Player) bool { return o.Character == p.Character }) {
					sat++
				}
			}
		}
		before[seat], h.sat[p.Character] = sat, sat+1
	}
	return before
}
