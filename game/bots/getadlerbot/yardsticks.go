package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// counting is what the yardsticks know besides their own cards: every way in which the characters may sit that nothing
// excludes, each counting one. It weighs no lie and no discard, and shares nothing with the levels, so that the
// yardsticks stay the same while those are improved.
type counting struct {
	view *getadler.View
	me   game.Seat
	role getadler.Role
	ways []getadler.Assignment
}

func count(v *getadler.View) *counting {
	c := &counting{view: v, me: v.Viewer, role: v.Players[v.Viewer].Role}
	if !v.Revealed {
		c.ways = getadler.Assignments(v, nil)
	}
	return c
}

// others lists the living seats but the own one, from the left neighbour on.
func (c *counting) others() []game.Seat {
	var seats []game.Seat
	for n := 1; n < c.view.Seats; n++ {
		if seat := game.Seat((int(c.me) + n) % c.view.Seats); !c.view.Players[seat].Eliminated {
			seats = append(seats, seat)
		}
	}
	return seats
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
// tells that no other is one in as many.
func (c *counting) suspect() (best game.Seat, alone bool) {
	best = c.others()[0]
	most := -1
	for _, seat := range c.others() {
		switch n := c.guilty(seat, getadler.NoRole); {
		case n > most:
			best, most, alone = seat, n, true
		case n == most:
			alone = false
		}
	}
	return best, alone
}

// arrest is the legal arrest that is right in the most ways, the first of equals.
func (c *counting) arrest() (best getadler.Move, any bool) {
	most := -1
	for _, seat := range c.others() {
		for _, m := range c.view.Moves {
			if m.Op != getadler.OpArrest || game.Seat(m.A) != seat {
				continue
			}
			if n := c.guilty(seat, getadler.Role(m.B)); n > most {
				best, most, any = m, n, true
			}
		}
	}
	return best, any
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

// question is the legal question that leaves the fewest ways in the worse case, the first of equals from the left
// neighbour on; only asks for one seat alone, the Table for any.
func (c *counting) question(only game.Seat) (best getadler.Move, any bool) {
	least := 0
	for _, seat := range c.others() {
		if only != game.Table && only != seat {
			continue
		}
		for _, m := range c.view.Moves {
			if m.Op != getadler.OpAsk || game.Seat(m.A) != seat {
				continue
			}
			if n := c.left(m); !any || n < least {
				best, least, any = m, n, true
			}
		}
	}
	return best, any
}

// fits are the numbers of heroes whose looks all answers of the own seat fit, after yes and after no to the question
// that waits.
func (c *counting) fits() (yes, no int) {
	asked := getadler.Fitting(c.view.Seats, c.view.Trait, c.view.Colour)
	heroes := c.view.Players[c.me].Answers.Without(getadler.Adler).Without(getadler.Collins)
	return (heroes & asked).Len(), (heroes &^ asked).Len()
}

// truth tells whether the true answer to the question that waits is yes.
func (c *counting) truth() bool { return c.role.Look(c.view.Trait) == c.view.Colour }

// prey is the villain to be arrested once all are revealed: Adler, and Collins after him.
func (c *counting) prey() game.Seat {
	prey := c.others()[0]
	for _, seat := range c.others() {
		if r := c.view.Players[seat].Role; r == getadler.Adler || r == getadler.Collins && c.view.Players[prey].Role != getadler.Adler {
			prey = seat
		}
	}
	return prey
}

// mark is the seat that magnifier and binoculars are turned on: before the reveal the suspect, after it the prey of a
// hero, and the next living hero for a villain.
func (c *counting) mark() game.Seat {
	if !c.view.Revealed {
		seat, _ := c.suspect()
		return seat
	}
	if !c.role.Villain() {
		return c.prey()
	}
	for _, seat := range c.others() {
		if !c.view.Players[seat].Role.Villain() {
			return seat
		}
	}
	return c.others()[0]
}

// aim is the legal move of that kind at a seat that takes most.
func (c *counting) aim(op getadler.Op, seat game.Seat) (best getadler.Move, any bool) {
	for _, m := range c.view.Moves {
		if m.Op == op && game.Seat(m.A) == seat && (!any || m.B > best.B) {
			best, any = m, true
		}
	}
	return best, any
}

// counts tells whether a document of the kind can win the match for the villains.
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

// extreme is the legal move of that kind whose card is worth least, or most, the first of equals.
func (c *counting) extreme(op getadler.Op, most bool, worth func(getadler.Kind) int) (best getadler.Move, any bool) {
	at := 0
	for _, m := range c.view.Moves {
		if m.Op != op {
			continue
		}
		w := worth(getadler.Kind(m.A))
		if !any || most && w > at || !most && w < at {
			best, at, any = m, w, true
		}
	}
	return best, any
}

// unseen is the number of cards of a kind that do not lie open and are not in the own hand.
func (c *counting) unseen(k getadler.Kind) int {
	n := 0
	for _, t := range c.view.Traces[:c.view.Traced] {
		if t.Kind == k && t.Places != getadler.InHand(c.me) {
			n++
		}
	}
	return n
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
