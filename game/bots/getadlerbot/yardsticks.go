package getadlerbot

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/search"
	"safehouse/game/search/ismcts"
)

// counting is what the yardsticks know besides their own cards: every way in which the characters may sit that nothing
// excludes, each counting one. It weighs no lie and no discard, and shares nothing with the levels, so that the
// yardsticks stay the same while those are improved.
type counting struct {
	view *getadler.View
	me   game.Seat
	role getadler.Role
	// others are the living seats but the own one, from the left neighbour on.
	others []game.Seat
	ways   []getadler.Assignment
}

func count(v *getadler.View) *counting {
	c := &counting{view: v, me: v.Viewer, role: v.Players[v.Viewer].Role}
	for n := 1; n < v.Seats; n++ {
		if seat := game.Seat((int(c.me) + n) % v.Seats); !v.Players[seat].Eliminated {
			c.others = append(c.others, seat)
		}
	}
	if !v.Revealed {
		c.ways = getadler.Assignments(v)
	}
	return c
}

// guilty counts the ways in which the seat is that villain; NoRole asks for any villain.
func (c *counting) guilty(seat game.Seat, named getadler.Role) int {
	n := 0
	for i := range c.ways {
		if r := c.ways[i][seat]; r == named || named == getadler.NoRole && r.Villain() {
			n++
		}
	}
	return n
}

// suspect is the living seat that is a villain in the most ways, the first of equals from the left neighbour on; alone
// reports that no other is one in as many.
func (c *counting) suspect() (best game.Seat, alone bool) {
	most := -1
	for _, seat := range c.others {
		switch n := c.guilty(seat, getadler.NoRole); {
		case n > most:
			best, most, alone = seat, n, true
		case n == most:
			alone = false
		}
	}
	return best, alone
}

// aimed lists the legal moves of a kind at those seats, in their order.
func (c *counting) aimed(op getadler.Op, seats ...game.Seat) (list []getadler.Move) {
	for _, seat := range seats {
		for _, m := range c.view.Moves {
			if m.Op == op && game.Seat(m.A) == seat {
				list = append(list, m)
			}
		}
	}
	return list
}

// best is the move of the highest worth, the first of equals; the zero Move, which is none, where there is none.
func best(moves []getadler.Move, worth func(getadler.Move) int) getadler.Move {
	m, _ := search.Best(moves, worth)
	return m
}

// aim is the legal move of a kind at a seat that takes most.
func (c *counting) aim(op getadler.Op, seat game.Seat) getadler.Move {
	return best(c.aimed(op, seat), func(m getadler.Move) int { return int(m.B) })
}

// arrest is a hero's arrest: after the reveal of the prey; before it the legal one that is right in the most ways, the
// first of equals. Who is patient makes none before the reveal while it may still ask and suspects several alike, but
// for the last hour.
func (c *counting) arrest(patient bool) getadler.Move {
	switch {
	case c.role.Villain():
		return getadler.Move{}
	case c.view.Revealed:
		return c.aim(getadler.OpArrest, c.prey())
	case patient && c.view.Players[c.me].Sure[getadler.Question] > 0 && c.view.Hour < getadler.Hours:
		if _, alone := c.suspect(); !alone {
			return getadler.Move{}
		}
	}
	return best(c.aimed(getadler.OpArrest, c.others...), func(m getadler.Move) int {
		return c.guilty(game.Seat(m.A), getadler.Role(m.B))
	})
}

// left is the number of ways that a question leaves in the worse case, if a villain may say either.
func (c *counting) left(m getadler.Move) int {
	yes, no := 0, 0
	for i := range c.ways {
		switch r := c.ways[i][m.A]; {
		case r.Villain():
			yes, no = yes+1, no+1
		case r.Look(getadler.Trait(m.B)) == getadler.Colour(m.C):
			yes++
		default:
			no++
		}
	}
	return max(yes, no)
}

// question is the legal question to one of those seats that leaves the fewest ways in the worse case, the first of
// equals.
func (c *counting) question(seats ...game.Seat) getadler.Move {
	return best(c.aimed(getadler.OpAsk, seats...), func(m getadler.Move) int { return -c.left(m) })
}

// fits are the numbers of heroes whose looks all answers of the own seat fit, after yes and after no to the question
// that waits.
func (c *counting) fits() (yes, no int) {
	asked := getadler.Fitting(c.view.Seats, c.view.Trait, c.view.Colour)
	heroes := c.view.Players[c.me].Answers.Without(getadler.Adler).Without(getadler.Collins)
	return (heroes & asked).Len(), (heroes &^ asked).Len()
}

// truth reports whether the true answer to the question that waits is yes.
func (c *counting) truth() bool { return c.role.Look(c.view.Trait) == c.view.Colour }

// prey is the villain to be arrested once all are revealed: Adler, and Collins after him.
func (c *counting) prey() game.Seat {
	prey := c.others[0]
	for _, seat := range c.others {
		if r := c.view.Players[seat].Role; r == getadler.Adler || r == getadler.Collins &&
			c.view.Players[prey].Role != getadler.Adler {
			prey = seat
		}
	}
	return prey
}

// mark is the seat that magnifier and binoculars are turned on: before the reveal the suspect, after it the prey of a
// hero, and the next living hero for a villain.
func (c *counting) mark() game.Seat {
	switch {
	case !c.view.Revealed:
		seat, _ := c.suspect()
		return seat
	case !c.role.Villain():
		return c.prey()
	}
	next := slices.IndexFunc(c.others, func(seat game.Seat) bool { return !c.view.Players[seat].Role.Villain() })
	return c.others[max(0, next)]
}

// counts reports whether a document of the kind can win the match for the villains.
func (c *counting) counts(k getadler.Kind) bool {
	return k.Document() && (c.view.Branch == getadler.NoKind || c.view.Branch == k)
}

// held is the number of documents in the own hand that can win.
func (c *counting) held() int {
	n := 0
	for k := getadler.DocumentRAF; k.Document(); k++ {
		if c.counts(k) {
			n += c.view.Players[c.me].Sure[k]
		}
	}
	return n
}

// ladder ranks cards by use, from 1; documents, and escapes, are one step each.
type ladder [groups]int

// worth is how useful a card is to the own side, by the ladders of heroes and villains. A document that the villain
// needs is worth most; one that cannot win nothing.
func (c *counting) worth(hero, villain *ladder, k getadler.Kind) int {
	switch {
	case c.view.Revealed && k == getadler.Question:
		return 0
	case !c.role.Villain():
		return hero[groupOf(k)]
	case k.Document() && !c.counts(k):
		return 0
	case c.counts(k) && c.held() < 2:
		return needed
	default:
		return villain[groupOf(k)]
	}
}

// most is the legal move of a kind whose card is worth most, least the one whose card is worth least; the first of
// equals.
func (c *counting) most(op getadler.Op, worth func(getadler.Kind) int) getadler.Move {
	return best(moves(c.view, op), func(m getadler.Move) int { return worth(getadler.Kind(m.A)) })
}

func (c *counting) least(op getadler.Op, worth func(getadler.Kind) int) getadler.Move {
	return c.most(op, func(k getadler.Kind) int { return -worth(k) })
}

// unseen is the number of cards of a kind that do not lie open and are not in the own hand.
func (c *counting) unseen(k getadler.Kind) int { return closed(c.view, k) }

// closed is the number of cards of a kind that lie neither open nor in the viewer's hand.
func closed(v *getadler.View, k getadler.Kind) (n int) {
	for _, t := range v.Traces[:v.Traced] {
		if t.Kind == k && t.Places != getadler.InHand(v.Viewer) {
			n++
		}
	}
	return n
}

// manner is how a yardstick plays: what it does with a turn besides discarding, what it answers where both answers fit
// as many heroes, how useful cards are to it, also as a gift to Adler and as a reply, and from which use on it loots.
type manner struct {
	turn               func() getadler.Move
	yes                bool
	worth, gift, reply func(getadler.Kind) int
	loots              int
}

// decide is the move of a yardstick. A villain answers what fits more heroes' looks together with all that it has
// answered.
func (c *counting) decide(y manner) getadler.Move {
	var m getadler.Move
	switch c.view.Phase {
	case getadler.PhasePlay:
		m = cmp.Or(y.turn(), c.least(getadler.OpDiscard, y.worth))
	case getadler.PhaseAnswer:
		m.Op = getadler.OpNo
		if yes, no := c.fits(); yes > no || yes == no && y.yes {
			m.Op = getadler.OpYes
		}
	case getadler.PhaseExchange:
		m = c.most(getadler.OpGive, y.gift)
	case getadler.PhaseReturn, getadler.PhaseGive:
		m = c.least(getadler.OpGive, y.worth)
	case getadler.PhaseReply:
		m = c.most(getadler.OpReply, y.reply)
	case getadler.PhaseLoot:
		if m = c.most(getadler.OpLoot, y.worth); m.Op == getadler.NoOp || y.worth(getadler.Kind(m.A)) < y.loots {
			return getadler.Move{Op: getadler.OpEnough}
		}
	}
	if !slices.Contains(c.view.Moves, m) {
		// Pursuing and firing stand before letting go and holding; the rest is forced.
		return c.view.Moves[0]
	}
	return m
}

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
// useful one. A villain replies with the disguise, else a bomb, else the escape of which fewest cards are unseen, else
// a pistol. Who holds the card pursues; who holds a pistol fires. The winner of a shoot-out takes what is as useful as
// a pistol, the most useful first.
func thumb(v *getadler.View) getadler.Move {
	c := count(v)
	worth := func(k getadler.Kind) int { return c.worth(&thumbHero, &thumbVillain, k) }
	return c.decide(manner{turn: c.thumbTurn, yes: c.truth(), worth: worth, gift: worth, reply: c.thumbReply,
		loots: worth(getadler.Pistol)})
}

// thumbTurn is a turn.
func (c *counting) thumbTurn() getadler.Move {
	return cmp.Or(c.arrest(true), c.question(c.others...), c.aim(getadler.OpLook, c.mark()),
		c.aim(getadler.OpSpy, c.mark()))
}

// thumbHero and thumbVillain rank cards from the least useful on; spare documents have the place in the list.
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
func (c *counting) greedyTurn() getadler.Move {
	mark := c.mark()
	return cmp.Or(c.arrest(false), c.aim(getadler.OpSpy, mark), c.question(mark), c.aim(getadler.OpLook, mark))
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

// The plain search's own numbers: a yardstick shares none with the levels, so that it stays what it is.
const (
	// plainHours is how many hours the search looks beyond the one that is played.
	plainHours = 1
	// plainWorlds is how many iterations a sampled world serves: sampling costs as much as playing a world on.
	plainWorlds = 8
	// What the villains' chance gains or loses at the horizon, in shares of 1: by the document that they need, by the
	// seats that Adler hides among, by being unmasked, and by Adler's elimination.
	plainDocument, plainHidden, plainUnmasked, plainFallen = 0.12, 0.25, 0.1, 0.15
)

// plain is the next hours as the plain search sees them.
func plain(v *getadler.View, dice *rand.PCG) *ismcts.Game[getadler.State, getadler.Move] {
	var rules getadler.Rules
	rng, until := rand.New(dice), v.Hour+plainHours
	return &ismcts.Game[getadler.State, getadler.Move]{
		Deal:  ismcts.Worlds(plainWorlds, func() getadler.State { return rules.Sample(v, rng) }),
		Turn:  ismcts.Asked(v.Viewer, func(s *getadler.State) bool { return s.Over() || s.HourNow() > until }, rules.ToAct),
		Known: (*getadler.State).Known,
		Moves: rules.Moves,
		Make: func(s *getadler.State, seat game.Seat, m getadler.Move) {
			rules.Apply(s, seat, m)
			s.Settle(dice)
		},
		Play:   func(s *getadler.State) { s.PlayThrough(dice, until) },
		Values: func(s *getadler.State, values *[game.MaxSeats]int32) { plainValues(s, v.Seats, values) },
	}
}

// plainValues are 1 and 0 where a side has won, else a guess at the villains' chance.
func plainValues(s *getadler.State, seats int, values *[game.MaxSeats]int32) {
	villains, winners := s.Villains(), s.Won()
	chance := int32(0)
	if !s.Over() {
		chance = plainGuess(s, seats)
	}
	for seat := range game.Seat(seats) {
		switch {
		case s.Over() && winners.Has(seat):
			values[seat] = ismcts.One
		case s.Over():
			values[seat] = 0
		case villains.Has(seat):
			values[seat] = chance
		default:
			values[seat] = ismcts.One - chance
		}
	}
}

// plainGuess is the villains' chance at the horizon.
func plainGuess(s *getadler.State, seats int) int32 {
	chance := 0.5
	if s.Documented() {
		chance += plainDocument
	} else {
		chance -= plainDocument
	}
	suspects := s.Suspects()
	switch {
	case s.Revealed():
		chance -= plainUnmasked
	case suspects.Has(s.SeatOf(getadler.Adler)):
		chance -= plainHidden * (1/float64(suspects.Len()) - 1/float64(seats))
	default:
		chance += plainHidden / float64(seats)
	}
	if !s.Lives(getadler.Adler) {
		chance -= plainFallen
	}
	return int32(chance * ismcts.One)
}
