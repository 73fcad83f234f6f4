package scenes

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
)

// greetings are how who plays for each seat greets the persons at the table: as one who won or lost the last match that
// they have in common, whatever the game, or as somebody new. The matches that are over come with the last one first;
// played is that before a rematch, of which they may not tell yet, nil for none.
func greetings(players []game.Player, over []record.Summary, played *record.Summary) (how [game.MaxSeats]bots.Moment) {
	if played != nil {
		over = append([]record.Summary{*played}, over...)
	}
	for seat, p := range players {
		if !p.Computer || p.Character == "" {
			continue
		}
		how[seat] = bots.Greets
		for i := range over {
			if won, met := meeting(&over[i], p.Character, players); met {
				if how[seat] = bots.Behind; won {
					how[seat] = bots.Ahead
				}
				break
			}
		}
	}
	return how
}

// meeting reports whether one of the cast and one of these persons were at odds at the end of a match, and whether the
// former won it.
func meeting(of *record.Summary, character string, players []game.Player) (won, met bool) {
	theirs, persons := game.Seats(0), game.Seats(0)
	for seat, p := range of.Cast.Players {
		switch {
		case p.Computer && p.Character == character:
			theirs = theirs.With(game.Seat(seat))
		case !p.Computer && slices.Contains(players, p):
			persons = persons.With(game.Seat(seat))
		}
	}
	winners := of.Standing.Winners
	won = winners&theirs != 0
	return won, theirs != 0 && persons != 0 && won != (winners&persons != 0)
}
