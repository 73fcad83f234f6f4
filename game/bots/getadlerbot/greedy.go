package getadlerbot

import "safehouse/game/getadler"

// greedy takes what brings most at once, a yardstick that is never to change. It rests on the view alone, draws
// nothing, and takes the first of equals, from the left neighbour on.
//
// On its turn, whichever its side:
//   - a hero arrests whenever it may: before the reveal who is a villain in the most ways in which the characters may
//     still sit, after it Adler, and Collins once he is out. A villain never arrests;
//   - it turns binoculars on that suspect before the reveal; after it a hero on Adler (Collins), a villain on the next
//     hero;
//   - it asks that suspect, of the questions to it the one that leaves fewest ways in the worse case;
//   - it plays a magnifier on the same seat as binoculars;
//   - it discards the weakest card by the list of its side below.
//
// A villain answers what fits more heroes' looks together with all that it has answered, and lies where both fit as
// many. It gives away the weakest card whenever it gives; only Collins gives Adler a document before all else. A
// villain keeps every document that can win. It replies with the strongest card: a bomb, else the disguise, else a
// pistol where it holds two or more, else the escape of which fewest cards are unseen, else its last pistol. Who holds
// the card pursues; who holds a pistol fires. The winner of a shoot-out takes all that it may, the strongest first.
func greedy(v *getadler.View) getadler.Move {
	c := count(v)
	return c.decide(manner{turn: c.greedyTurn, yes: !c.truth(), worth: c.greedyWorth, gift: c.greedyGift,
		reply: c.greedyReply})
}

// greedyTurn is a turn.
func (c *counting) greedyTurn() (getadler.Move, bool) {
	if m, ok := c.arrest(false); ok {
		return m, true
	}
	mark := c.mark()
	if m, ok := c.aim(getadler.OpSpy, mark); ok {
		return m, true
	}
	if m, ok := c.question(mark); ok {
		return m, true
	}
	return c.aim(getadler.OpLook, mark)
}

// greedyHero and greedyVillain rank cards from the weakest on.
var (
	greedyHero = ladder{
		groupDocument: 1, groupDisguise: 2, groupBomb: 3, groupEscape: 4, groupMagnifier: 5, groupQuestion: 6,
		groupBinoculars: 7, groupPistol: 8, groupArrest: 9,
	}
	greedyVillain = ladder{
		groupArrest: 1, groupQuestion: 2, groupMagnifier: 3, groupBinoculars: 4, groupEscape: 5, groupPistol: 6,
		groupDisguise: 7, groupBomb: 8, groupDocument: needed,
	}
)

// greedyWorth is how strong a card is for the own side.
func (c *counting) greedyWorth(k getadler.Kind) int { return c.worth(&greedyHero, &greedyVillain, k) }

// greedyGift ranks what Collins gives Adler: a document, else what is weakest.
func (c *counting) greedyGift(k getadler.Kind) int {
	if c.counts(k) {
		return needed
	}
	return -c.greedyWorth(k)
}

// greedyReply ranks replies.
func (c *counting) greedyReply(k getadler.Kind) int {
	switch {
	case k == getadler.Bomb:
		return 100
	case k == getadler.Disguise:
		return 99
	case k == getadler.Pistol && c.view.Players[c.me].Sure[getadler.Pistol] > 1:
		return 98
	case k.Escape():
		return 97 - c.unseen(k)
	default:
		return 0
	}
}
