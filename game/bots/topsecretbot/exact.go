package topsecretbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot/nash"
	"safehouse/game/topsecret"
)

// exact decides at two seats from the solved game: by the mix that no rival can gain on. Not ok where there is no study
// of this game that is ready, or nothing to decide that it knows. Options are listed whether or not they were asked
// for, without their sentences, and are worth expected points ahead at the end of the game.
//
// The last turns are decided for winning instead of for points: ahead it takes no risks that are not worth it, behind
// it takes those that may still bring the win. Where that is too much to work out, or where nothing can be won or lost
// any more, points count.
func exact(v *topsecret.View, q bots.Question, rng *rand.Rand) (bots.Thought[topsecret.Move], bool) {
	study, p, knows := studied(v, q.Study)
	if !knows || len(v.Moves) < 2 {
		return bots.Thought[topsecret.Move]{}, false
	}
	own, rival := made(v, v.Viewer), made(v, 1-v.Viewer)
	if p.Own.Hand.Sum() <= winTurns {
		goal := nash.Goal(nash.Single)
		if v.Series {
			goal = study.Series().Goal(v.Players[v.Viewer].Series, v.Players[1-v.Viewer].Series)
		}
		end := study.Endgame(goal, v.Series, winPositions)
		choices, ok := due(v.Phase, func() (nash.Cards, bool) { return end.Card(&p, own, rival) },
			func() (nash.Banking, bool) { return end.Bank(&p, own, rival) })
		if ok {
			return drawn(q, v, weighed(v, &choices, 0), bots.Wins, rng), true
		}
	}
	choices, ok := due(v.Phase, func() (nash.Cards, bool) { return study.Card(&p), true },
		func() (nash.Banking, bool) { return study.Bank(&p), true })
	if !ok {
		return bots.Thought[topsecret.Move]{}, false
	}
	return drawn(q, v, weighed(v, &choices, float64(own-rival)), bots.Points, rng), true
}

// studied gives the study of this game and the position as the viewer sees it, where the study is ready and knows that.
func studied(v *topsecret.View, known bots.Study) (study *nash.Study, p nash.Position, knows bool) {
	study, have := known.(*nash.Study)
	if !have || v.Seats != 2 || !study.Fits(v.Values) || !study.Ready() {
		return nil, p, false
	}
	p = facing(v)
	return study, p, study.Knows(&p)
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
	s, _ := look(v)
	return int(s.points[seat])
}

// due are the choices of the decision that a phase asks for, by option; not ok where the solved game has none.
func due(phase topsecret.Phase, card func() (nash.Cards, bool), bank func() (nash.Banking, bool)) (choices nash.Cards,
	ok bool) {
	switch phase {
	case topsecret.PhaseChoose:
		return card()
	case topsecret.PhaseBank:
		b, ok := bank()
		choices[optionBank], choices[optionLeave] = b.Bank, b.Leave
		return choices, ok
	}
	return choices, false
}

// weighed are the moves of a view with their choices; more is added to their values.
func weighed(v *topsecret.View, choices *nash.Cards, more float64) (options []bots.Weighed[topsecret.Move]) {
	for _, m := range v.Moves {
		c := choices[optionOf(v, m)]
		options = append(options, bots.Weighed[topsecret.Move]{Move: m, Value: c.Value + more, Chance: c.Chance})
	}
	return options
}

// drawn makes one of the options, as far as the player's taste has it, and puts it first.
func drawn(q bots.Question, v *topsecret.View, options []bots.Weighed[topsecret.Move], scale bots.Scale,
	rng *rand.Rand) bots.Thought[topsecret.Move] {
	bots.Lean(options, leaning(q.Player, v))
	made := bots.Made(q, options, rng)
	options[0], options[made] = options[made], options[0]
	return bots.Thought[topsecret.Move]{Move: options[0].Move, Options: options, Scale: scale}
}

const (
	// winTurns is how many turns before the end play for the win begins at the earliest: a decision with so many cards
	// left takes some 10 ms of one core.
	winTurns = 6
	// winPositions bounds the positions worked out for a decision; a tenth of it is rarely needed.
	winPositions = 200_000
)
