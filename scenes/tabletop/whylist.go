package tabletop

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/match"
)

// deed is a line of the list of moves: the head of a chapter, what happened, or a computer's decision.
type deed struct {
	text string
	// head reports that a chapter begins here.
	head bool
	// seat is the computer that decided, decision the number of its decision; -1 for none.
	seat     game.Seat
	decision int
}

// deeds lists all that happened in a match that is over, in the reader's language. A decision is told as its own seat
// was told of it: there are no secrets any more.
func deeds(t *match.Match, chapters match.Chapters, decisions []record.Decision) (all []deed) {
	reader := t.Reader()
	public := t.StoryOf(game.Public)
	var own [game.MaxSeats][][]game.Line
	chapter := ""
	head := func(move int) {
		if chapters == nil {
			return
		}
		if name := chapters.Chapter(move); name != chapter {
			chapter = name
			all = append(all, deed{text: name, head: true, decision: -1})
		}
	}
	for move, lines := range public {
		head(move)
		if n := decisionAt(decisions, move); n >= 0 {
			seat := decisions[n].Seat
			if own[seat] == nil {
				own[seat] = t.StoryOf(seat)
			}
			text := t.Say("why.decided", game.SeatName(seat))
			if said := own[seat][move]; len(said) > 0 {
				text = reader.Say(said[0])
			}
			if chapters != nil {
				if named := chapters.Decided(&decisions[n]); named != (game.Line{}) {
					text = reader.Say(named)
				}
			}
			all = append(all, deed{text: text, seat: seat, decision: n})
			if len(lines) > 0 && len(own[seat][move]) > 0 {
				lines = lines[1:] // The first of them tells of the same.
			}
		}
		for _, l := range lines {
			if chapters != nil && chapters.Opens(l.Key) && move+1 < len(public) {
				head(move + 1)
			}
			all = append(all, deed{text: reader.Say(l), decision: -1})
		}
	}
	return all
}

// decisionAt is the number of the decision that was that move, -1 for none.
func decisionAt(all []record.Decision, move int) int {
	for i := range all {
		if all[i].Move == move {
			return i
		}
	}
	return -1
}
