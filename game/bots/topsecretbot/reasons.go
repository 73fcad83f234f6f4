package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// explain says why a move was made: what the options are called, what the seat knew and what could go wrong. It draws
// nothing and changes no choice.
func explain(t *bots.Thought[topsecret.Move], v *topsecret.View, j *judgement) {
	if len(t.Options) == 0 {
		t.Options, t.Scale = []bots.Weighed[topsecret.Move]{{Move: t.Move, Value: 1, Chance: 1}}, bots.Liking
	}
	t.Options = bots.Listed(t.Move, t.Options, func(m topsecret.Move) game.Line { return name(v, m) })
	t.Knew = knew(v, t.Move, j)
	t.Feared = forecastOf(v, j).feared(v, t.Move)
}

// name is what an option is called.
func name(v *topsecret.View, m topsecret.Move) game.Line {
	own, waiting := &v.Players[v.Viewer], waits(v)
	points := game.Number(v.Value(waiting))
	switch m.Op {
	case topsecret.OpDocument:
		k := kindOf(v, m)
		points = game.Number(v.Value(k))
		switch waiting {
		case k:
			return game.Say("think.topsecret.pair", points)
		case topsecret.Agent:
			return game.Say("think.topsecret.joker", points)
		default:
			return game.Say("think.topsecret.document", points)
		}
	case topsecret.OpAgent:
		if waiting.Document() {
			return game.Say("think.topsecret.guard", points)
		}
		return game.Say("think.topsecret.agent")
	case topsecret.OpSteal:
		if k := freshOf(v, game.Seat(m.A)); k.Document() {
			return game.Say("think.topsecret.steal", game.SeatName(game.Seat(m.A)), game.Number(v.Value(k)))
		}
		return game.Say("think.topsecret.steal.agent", game.SeatName(game.Seat(m.A)))
	case topsecret.OpBank:
		if waiting == topsecret.Agent {
			return game.Say("think.topsecret.bank.agent")
		}
		return game.Say("think.topsecret.bank", points)
	case topsecret.OpLeave:
		switch {
		case waiting == topsecret.Agent:
			return game.Say("think.topsecret.leave.lone")
		case own.Hand[waiting] > 0:
			return game.Say("think.topsecret.leave.partner", points)
		case own.Hand[topsecret.Agent] > 0:
			return game.Say("think.topsecret.leave.agent", points)
		default:
			return game.Say("think.topsecret.leave", points)
		}
	default:
		return game.Say(plainNames[m.Op])
	}
}

// plainNames are what moves are called of which no more is to be said.
var plainNames = map[topsecret.Op]string{
	topsecret.OpMole: "think.topsecret.mole", topsecret.OpAssassin: "think.topsecret.assassin",
	topsecret.OpCall: "think.topsecret.call", topsecret.OpSilence: "think.topsecret.silence",
}
