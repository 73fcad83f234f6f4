package getadlerbot

import (
	"math"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// explain gives the reasons for a decision that stands: it changes no choice and draws nothing. All of it rests on the
// view and on the belief that the seat formed from it, its own character included, so that it is for that seat's eyes
// while the match runs. Everything named may still be looked at then: answers, discards and arrests hour by hour, and the
// cards known to be in hands, stand in the notebook of that seat.
func (s *sleuth) explain(t *bots.Thought[getadler.Move], d *decision) {
	t.Options = bots.Listed(d.move, d.options, s.names)
	r := reasons{sleuth: s, move: d.move}
	if !s.view.Revealed {
		r.public = s.public(nil)
	}
	r.know()
	t.Knew = r.knew[:min(len(r.knew), mostKnown)]
	t.Feared = r.fear()
}

// mostKnown is the largest number of sentences about what the seat knew.
const mostKnown = 4

// names says what a move is, to be read after «I would» and in a list: "arrest Ada".
func (s *sleuth) names(m getadler.Move) game.Line {
	v, who, kind := s.view, game.SeatName(game.Seat(m.A)), getadler.Kind(m.A)
	switch m.Op {
	case getadler.OpAsk:
		return game.Say("think.getadler.ask", who, game.Word(getadler.QuestionKey(getadler.Trait(m.B), getadler.Colour(m.C))))
	case getadler.OpLook:
		return game.Say("think.getadler.look", who)
	case getadler.OpSpy:
		return game.Say("think.getadler.spy", game.Number(int(m.B)), who)
	case getadler.OpArrest:
		if r := getadler.Role(m.B); r != getadler.NoRole {
			return game.Say("think.getadler.arrest.named", who, r.Word())
		}
		return game.Say("think.getadler.arrest", who)
	case getadler.OpDiscard:
		return game.Say("think.getadler.discard", kind.One())
	case getadler.OpYes:
		return game.Say("think.getadler.yes")
	case getadler.OpNo:
		return game.Say("think.getadler.no")
	case getadler.OpGive:
		return game.Say("think.getadler.give", kind.One(), game.SeatName(s.taker()))
	case getadler.OpReply:
		if kind.Escape() {
			return game.Say("think.getadler.flee", kind.Ride())
		}
		return game.Say("think.getadler.reply", kind.One())
	case getadler.OpSurrender:
		return game.Say("think.getadler.surrender")
	case getadler.OpPursue:
		return game.Say("think.getadler.pursue", game.SeatName(v.Fight.Villain))
	case getadler.OpLetGo:
		return game.Say("think.getadler.letgo", game.SeatName(v.Fight.Villain))
	case getadler.OpShoot:
		return game.Say("think.getadler.shoot")
	case getadler.OpHold:
		return game.Say("think.getadler.hold")
	case getadler.OpLoot:
		return game.Say("think.getadler.loot", kind.One())
	case getadler.OpEnough:
		return game.Say("think.getadler.enough")
	default:
		return game.Say("think.getadler.ready")
	}
}

// taker is who gets the card that the seat gives.
func (s *sleuth) taker() game.Seat {
	v := s.view
	switch v.Phase {
	case getadler.PhaseReturn:
		return v.Current
	case getadler.PhaseExchange:
		for seat := range game.Seat(v.Seats) {
			if v.Players[seat].Role == getadler.Adler {
				return seat
			}
		}
	}
	return v.Target
}

// percent is a chance as players read it, in whole per cent.
func percent(p float64) game.Arg { return game.Percent(int(math.Round(100 * p))) }
