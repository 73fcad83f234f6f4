package topsecretbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot/nash"
	"safehouse/game/topsecret"
)

// exact decides at two seats from the solved game: by the mix that no rival can gain on. Not ok where there is no study of
// this game that is ready, or nothing to decide that it knows. Options are listed whether or not they were asked for,
// without their sentences, and are worth expected points ahead at the end of the game.
func exact(v *topsecret.View, q bots.Question, rng *rand.Rand) (bots.Thought[topsecret.Move], bool) {
	study, have := q.Study.(*nash.Study)
	if !have || v.Seats != 2 || len(v.Moves) < 2 || !study.Fits(v.Values) || !study.Ready() {
		return bots.Thought[topsecret.Move]{}, false
	}
	p := facing(v)
	if !study.Knows(&p) {
		return bots.Thought[topsecret.Move]{}, false
	}
	if t, ok := winning(v, &p, study, rng); ok {
		return t, true
	}
	lead := float64(made(v, v.Viewer) - made(v, 1-v.Viewer))
	switch v.Phase {
	case topsecret.PhaseChoose:
		return drawn(ofCards(v, study.Card(&p), lead), bots.Points, rng), true
	case topsecret.PhaseBank:
		return drawn(ofBanking(study.Bank(&p), lead), bots.Points, rng), true
	default:
		return bots.Thought[topsecret.Move]{}, false
	}
}

// facing is the position of two seats as the viewer sees it. Two cards on a safe are as good as banked (T15).
func facing(v *topsecret.View) nash.Position {
	side := func(p *topsecret.Player) nash.Side {
		s := nash.Side{Hand: p.Hand}
		if p.UpCount == 1 {
			s.Up = p.Up[0].Card.Kind()
		}
		return s
	}
	return nash.Position{Own: side(&v.Players[v.Viewer]), Rival: side(&v.Players[1-v.Viewer])}
}

// made are the points that a seat has, with those of two cards on its safe.
func made(v *topsecret.View, seat game.Seat) int {
	p := &v.Players[seat]
	if p.UpCount < 2 {
		return p.Points
	}
	low, high := p.Up[0].Card.Kind(), p.Up[1].Card.Kind()
	worth := v.Value(low) + v.Value(high)
	switch {
	case low == high:
		worth *= 2
	case low == topsecret.Agent || high == topsecret.Agent:
		worth *= 4
	}
	return p.Points + worth
}

// ofCards are the choices of a card as moves; more is added to their values.
func ofCards(v *topsecret.View, choices nash.Cards, more float64) (options []bots.Weighed[topsecret.Move]) {
	for _, m := range v.Moves {
		c := choices[kindOf(v, m)]
		options = append(options, bots.Weighed[topsecret.Move]{Move: m, Value: c.Value + more, Chance: c.Chance})
	}
	return options
}

// ofBanking are the choices of banking as moves.
func ofBanking(b nash.Banking, more float64) []bots.Weighed[topsecret.Move] {
	return []bots.Weighed[topsecret.Move]{
		{Move: topsecret.Move{Op: topsecret.OpBank}, Value: b.Bank.Value + more, Chance: b.Bank.Chance},
		{Move: topsecret.Move{Op: topsecret.OpLeave}, Value: b.Leave.Value + more, Chance: b.Leave.Chance},
	}
}

// drawn makes one of the options by their chances, and puts it first.
func drawn(options []bots.Weighed[topsecret.Move], scale bots.Scale, rng *rand.Rand) bots.Thought[topsecret.Move] {
	made := bots.Draw(options, rng)
	options[0], options[made] = options[made], options[0]
	return bots.Thought[topsecret.Move]{Move: options[0].Move, Options: options, Scale: scale}
}

// winning decides the last turns at two seats for winning instead of for points: ahead it takes no risks that are not
// worth it, behind it takes those that may still bring the win. Not ok where that is too early to work out, or where
// nothing can be won or lost any more: then points count.
func winning(v *topsecret.View, p *nash.Position, study *nash.Study, rng *rand.Rand) (bots.Thought[topsecret.Move], bool) {
	turns := p.Own.Hand.Sum()
	if turns > winTurns {
		return bots.Thought[topsecret.Move]{}, false
	}
	own, rival := made(v, v.Viewer), made(v, 1-v.Viewer)
	goal := nash.Goal(nash.Single)
	if v.Series {
		goal = study.Series().Goal(v.Players[v.Viewer].Series, v.Players[1-v.Viewer].Series)
	}
	end := study.Endgame(goal, v.Series, winPositions)
	switch v.Phase {
	case topsecret.PhaseChoose:
		choices, ok := end.Card(p, own, rival)
		if !ok {
			return bots.Thought[topsecret.Move]{}, false
		}
		return drawn(ofCards(v, choices, 0), bots.Wins, rng), true
	case topsecret.PhaseBank:
		choices, ok := end.Bank(p, own, rival)
		if !ok {
			return bots.Thought[topsecret.Move]{}, false
		}
		return drawn(ofBanking(choices, 0), bots.Wins, rng), true
	default:
		return bots.Thought[topsecret.Move]{}, false
	}
}

const (
	// winTurns is how many turns before the end play for the win begins at the earliest: a decision with so many cards left
	// takes some 10 ms of one core.
	winTurns = 6
	// winPositions bounds the positions worked out for a decision; a tenth of it is rarely needed.
	winPositions = 200_000
)
