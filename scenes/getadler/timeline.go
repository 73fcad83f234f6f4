package getadler

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
)

// tale is what the story of the match tells of one turn, now that every character is known.
type tale struct {
	turn getadler.Turn
	// id names its place on the page.
	id string
	// lie tells that the answer was not true (G7), bluff that a villain made the arrest (G5), reveals that it brought all
	// characters to light.
	lie, bluff, reveals bool
	// minor tells that nothing came of the turn: a card discarded, a turn missed.
	minor bool
	// hour and text are its words: when it was, and what happened.
	hour, text string
	// move is the number of the move by which the turn's seat decided, -1 where it decided nothing.
	move int
}

// decidedAt notes by which move each turn was decided, and says where the computer decided it for a person.
func (s *scoring) decidedAt() {
	for i := range s.tales {
		s.tales[i].move = -1
	}
	turn, hour := -1, 0
	for _, step := range s.match.Seen(game.Table, 0) {
		for i := range step.Events() {
			e := &step.Seen[i].Event
			if e.Kind == getadler.HourBegan {
				hour = int(e.N)
			}
			for n := turn + 1; n < len(s.tales) && e.Kind == getadler.TurnBegan; n++ {
				if t := &s.tales[n].turn; t.Seat == e.Seat && int(t.Hour) == hour {
					turn = n
					break
				}
			}
			if turn >= 0 && s.tales[turn].move < 0 && e.Seat == s.tales[turn].turn.Seat && decisive(e.Kind) {
				s.tales[turn].move = step.Index
			}
		}
	}
	for i := range s.tales {
		if t := &s.tales[i]; s.table.Seats.GivenAt(t.turn.Seat, t.move) {
			t.text = s.table.Stage.Say("seats.tale", game.Text(t.text))
		}
	}
}

// talesOf is the story of a match: one tale for each turn, in order.
func talesOf(v *getadler.View, r words.Reader) []tale {
	tales := make([]tale, v.Past)
	revealed := false
	for i := range tales {
		t := &tales[i]
		t.turn, t.id = v.History[i], "turn:"+strconv.Itoa(i)
		t.lie, t.bluff = lied(v, &t.turn), bluffed(v, &t.turn)
		switch t.turn.Deed {
		case getadler.DeedDiscard, getadler.DeedMissed, getadler.DeedNothing:
			t.minor = true
		}
		t.reveals = t.turn.Deed == getadler.DeedRight && !t.turn.Revealed && !revealed
		revealed = revealed || t.reveals
		t.hour = r.T(getadler.HourKey(int(t.turn.Hour)))
		for _, line := range t.lines(v) {
			if t.text != "" {
				t.text += " "
			}
			t.text += r.Say(line)
		}
	}
	return tales
}

// lied tells whether a turn's question was answered with what is not true of the one who answered.
func lied(v *getadler.View, t *getadler.Turn) bool {
	if t.Deed != getadler.DeedAsk || !t.Answered {
		return false
	}
	r := v.Players[t.Target].Role
	return r != getadler.NoRole && t.Yes != (r.Look(t.Trait) == t.Colour)
}

// bluffed tells whether a turn's arrest was made by a villain: it is wrong, whoever is accused.
func bluffed(v *getadler.View, t *getadler.Turn) bool {
	return t.Deed == getadler.DeedWrong && v.Players[t.Seat].Role.Villain()
}

// lines are the sentences that tell the turn: those of the log, and what is known only now.
func (t *tale) lines(v *getadler.View) []game.Line {
	turn := &t.turn
	e := getadler.Event{Seat: turn.Seat, Other: turn.Target, Card: turn.Card, Role: turn.Role, Trait: turn.Trait, Colour: turn.Colour, N: int16(turn.N)}
	said := func(kinds ...getadler.EventKind) (all []game.Line) {
		for _, k := range kinds {
			e.Kind = k
			all = append(all, e.Say())
		}
		return all
	}
	switch turn.Deed {
	case getadler.DeedDiscard:
		return said(getadler.CardDiscarded)
	case getadler.DeedAsk:
		return append(said(getadler.Asked), t.answer(v)...)
	case getadler.DeedLook:
		return said(getadler.Looked)
	case getadler.DeedSpy:
		if turn.N == 0 {
			e.N = 1
			return said(getadler.Spied, getadler.NothingToTake)
		}
		return said(getadler.Spied)
	case getadler.DeedWrong:
		all := said(getadler.Accused, getadler.WrongArrest)
		if t.bluff {
			all = append(all, game.Say("score.getadler.bluff", game.SeatName(turn.Seat)))
		}
		return all
	case getadler.DeedRight:
		all := append(said(getadler.Accused), getadler.Event{
			Kind: getadler.RoleRevealed, Seat: turn.Target, Role: v.Players[turn.Target].Role,
		}.Say())
		all = append(all, ending(turn))
		if t.reveals {
			all = append(all, game.Say("score.getadler.revealed"))
		}
		return all
	case getadler.DeedMissed:
		return said(getadler.TurnMissed)
	}
	return said(getadler.NothingPlayed)
}

// answer is what was answered, and what it hid.
func (t *tale) answer(v *getadler.View) []game.Line {
	turn := &t.turn
	if !turn.Answered {
		return nil
	}
	e := getadler.Event{Kind: getadler.Answered, Seat: turn.Target, N: 2}
	if turn.Yes {
		e.N = 1
	}
	all := []game.Line{e.Say()}
	if t.lie {
		r := v.Players[turn.Target].Role
		look := game.Word(getadler.LookKey(turn.Trait, r.Look(turn.Trait)))
		all = append(all, game.Say("score.getadler.lie", game.SeatName(turn.Target), r.Word(), look))
	}
	return all
}

// ending is how the confrontation of an arrest ended.
func ending(t *getadler.Turn) game.Line {
	switch t.End {
	case getadler.Outshot:
		return game.Say("score.getadler.outshot", game.SeatName(t.Loser))
	case getadler.Caught:
		return game.Say("score.getadler.caught", game.SeatName(t.Loser))
	}
	return getadler.Event{Kind: getadler.Freed, Seat: t.Target, Reason: t.End}.Say()
}
