package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// thumb is the simplest sensible way to play GET ADLER!, a yardstick that is never to change. It rests on the view
// alone, draws nothing, and takes the first of equals, from the left neighbour on.
//
// On its turn, whichever its side:
//   - a hero arrests: before the reveal, from hour four, who is a villain in the most ways in which the characters may
//     still sit, if nobody else is one in as many, or where it holds no question, or in the last hour; after the reveal
//     Adler, and Collins once he is out. A villain never arrests;
//   - it asks what halves the ways best: the question that leaves fewest of them in the worse case;
//   - it plays a magnifier, then binoculars: before the reveal on that suspect, after it a hero on Adler (Collins), a
//     villain on the next hero;
//   - it discards the card that is least useful by the list of its side below.
//
// A villain answers what fits more heroes' looks together with all that it has answered, and truly where both fit as
// many. It gives the least useful card after binoculars, and for Adler's part of the exchange; Collins gives the most
// useful one. A villain replies with the disguise, else a bomb, else the escape of which fewest cards are unseen, else a
// pistol. Who holds the card pursues; who holds a pistol fires. The winner of a shoot-out takes what is as useful as a
// pistol, the most useful first.
func thumb(v *getadler.View) getadler.Move {
	c := count(v)
	switch v.Phase {
	case getadler.PhasePlay:
		return c.thumbPlay()
	case getadler.PhaseAnswer:
		return c.thumbAnswer()
	case getadler.PhaseExchange:
		return orFirst(v)(c.extreme(getadler.OpGive, true, c.thumbWorth))
	case getadler.PhaseReturn, getadler.PhaseGive:
		return orFirst(v)(c.extreme(getadler.OpGive, false, c.thumbWorth))
	case getadler.PhaseReply:
		return orFirst(v)(c.extreme(getadler.OpReply, true, c.thumbReply))
	case getadler.PhaseLoot:
		m, any := c.extreme(getadler.OpLoot, true, c.thumbWorth)
		if any && c.thumbWorth(getadler.Kind(m.A)) >= c.thumbWorth(getadler.Pistol) {
			return m
		}
		return getadler.Move{Op: getadler.OpEnough}
	default:
		// Pursuing and firing stand before letting go and holding; the rest is forced.
		return v.Moves[0]
	}
}

// orFirst gives a move that was found, and the first legal one where none was.
func orFirst(v *getadler.View) func(getadler.Move, bool) getadler.Move {
	return func(m getadler.Move, any bool) getadler.Move {
		if !any {
			return v.Moves[0]
		}
		return m
	}
}

// thumbPlay is a turn.
func (c *counting) thumbPlay() getadler.Move {
	if m, ok := c.thumbArrest(); ok {
		return m
	}
	if m, ok := c.question(game.Table); ok {
		return m
	}
	for _, op := range [2]getadler.Op{getadler.OpLook, getadler.OpSpy} {
		if m, ok := c.aim(op, c.mark()); ok {
			return m
		}
	}
	return orFirst(c.view)(c.extreme(getadler.OpDiscard, false, c.thumbWorth))
}

// thumbArrest is a hero's arrest.
func (c *counting) thumbArrest() (getadler.Move, bool) {
	if c.role.Villain() {
		return getadler.Move{}, false
	}
	if c.view.Revealed {
		return c.aim(getadler.OpArrest, c.prey())
	}
	_, alone := c.suspect()
	if !alone && c.view.Players[c.me].Sure[getadler.Question] > 0 && c.view.Hour < getadler.Hours {
		return getadler.Move{}, false
	}
	return c.arrest()
}

// thumbAnswer is an answer: a hero has one legal move.
func (c *counting) thumbAnswer() getadler.Move {
	yes, no := c.fits()
	return c.say(yes > no || yes == no && c.truth())
}

// say is the answer, or the only legal one.
func (c *counting) say(yes bool) getadler.Move {
	op := getadler.OpNo
	if yes {
		op = getadler.OpYes
	}
	for _, m := range c.view.Moves {
		if m.Op == op {
			return m
		}
	}
	return c.view.Moves[0]
}

// thumbHero and thumbVillain rank cards from the least useful on. A document that the villain needs is worth most;
// spare ones have the place in the list.
var (
	thumbHero = ladder{
		groupDocument: 1, groupDisguise: 2, groupBomb: 3, groupMagnifier: 4, groupQuestion: 5, groupBinoculars: 6,
		groupPistol: 7, groupEscape: 8, groupArrest: 9,
	}
	thumbVillain = ladder{
		groupArrest: 1, groupQuestion: 2, groupMagnifier: 3, groupDocument: 4, groupBinoculars: 5, groupPistol: 6,
		groupEscape: 7, groupBomb: 8, groupDisguise: 9,
	}
)

// needed is worth more than any step of a ladder.
const needed = 10

// thumbWorth is how useful a card is to the own side.
func (c *counting) thumbWorth(k getadler.Kind) int {
	switch {
	case c.view.Revealed && k == getadler.Question:
		return 0
	case !c.role.Villain():
		return thumbHero[groupOf(k)]
	case k.Document() && !c.counts(k):
		return 0
	case c.counts(k) && c.held() < 2:
		return needed
	default:
		return thumbVillain[groupOf(k)]
	}
}

// thumbReply ranks replies.
func (c *counting) thumbReply(k getadler.Kind) int {
	switch {
	case k == getadler.Disguise:
		return 100
	case k == getadler.Bomb:
		return 99
	case k.Escape():
		return 98 - c.unseen(k)
	default:
		return 0
	}
}
