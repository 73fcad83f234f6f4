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

// The keys of what options are called.
const (
	thinkAgent    = "think.topsecret.agent"
	thinkGuard    = "think.topsecret.guard"    // {0} points of the document under it
	thinkDocument = "think.topsecret.document" // {0} its points
	thinkPair     = "think.topsecret.pair"     // {0} its points
	thinkJoker    = "think.topsecret.joker"    // {0} its points
	thinkMole     = "think.topsecret.mole"
	thinkAssassin = "think.topsecret.assassin"
	thinkCall     = "think.topsecret.call"
	thinkSilence  = "think.topsecret.silence"
	thinkSteal    = "think.topsecret.steal"       // {0} whose, {1} the document's points
	thinkRecruit  = "think.topsecret.steal.agent" // {0} whose
	thinkBank     = "think.topsecret.bank"        // {0} the document's points
	thinkRetire   = "think.topsecret.bank.agent"
	thinkLeave    = "think.topsecret.leave"         // {0} the document's points
	thinkPartner  = "think.topsecret.leave.partner" // {0} the document's points
	thinkCover    = "think.topsecret.leave.agent"   // {0} the document's points
	thinkPost     = "think.topsecret.leave.lone"
)

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
			return game.Say(thinkPair, points)
		case topsecret.Agent:
			return game.Say(thinkJoker, points)
		default:
			return game.Say(thinkDocument, points)
		}
	case topsecret.OpAgent:
		if waiting.Document() {
			return game.Say(thinkGuard, points)
		}
		return game.Say(thinkAgent)
	case topsecret.OpMole:
		return game.Say(thinkMole)
	case topsecret.OpAssassin:
		return game.Say(thinkAssassin)
	case topsecret.OpCall:
		return game.Say(thinkCall)
	case topsecret.OpSilence:
		return game.Say(thinkSilence)
	case topsecret.OpSteal:
		if k := freshOf(v, game.Seat(m.A)); k.Document() {
			return game.Say(thinkSteal, game.SeatName(game.Seat(m.A)), game.Number(v.Value(k)))
		}
		return game.Say(thinkRecruit, game.SeatName(game.Seat(m.A)))
	case topsecret.OpBank:
		if waiting == topsecret.Agent {
			return game.Say(thinkRetire)
		}
		return game.Say(thinkBank, points)
	case topsecret.OpLeave:
		switch {
		case waiting == topsecret.Agent:
			return game.Say(thinkPost)
		case own.Hand[waiting] > 0:
			return game.Say(thinkPartner, points)
		case own.Hand[topsecret.Agent] > 0:
			return game.Say(thinkCover, points)
		default:
			return game.Say(thinkLeave, points)
		}
	default:
		return game.Line{}
	}
}
