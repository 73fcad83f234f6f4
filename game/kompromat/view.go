package kompromat

import (
	"math/bits"
	"slices"

	"safehouse/game"
)

// RowSize is the number of missions laid out each round; Rounds is the number of rounds; TokenLimit tokens lose at
// once.
const (
	RowSize    = 4
	Rounds     = 6
	TokenLimit = 9
	Seats      = 2
)

// Phase says what the seats that are to act are asked.
type Phase uint8

// The phases.
const (
	// PhaseSetup: Nature draws the starter or lays missions; nobody is asked.
	PhaseSetup Phase = iota
	// PhaseDraw: the seat's turn begins; it draws, or uses an item.
	PhaseDraw
	// PhasePlace: the seat holds its first card and chooses a mission, or uses an item (K40).
	PhasePlace
	// PhaseMore: the seat draws again, stops, or uses an item.
	PhaseMore
	// PhaseForced: the seat can only stop: its total is over 21 or its deck is empty (K24). Only the seat itself is
	// shown this phase; everyone else sees PhaseMore.
	PhaseForced
	// PhaseSeen: the seat looks at cards that Night Vision shows.
	PhaseSeen
	// PhaseOrder: the seat orders the cards that the binoculars show.
	PhaseOrder
	// PhaseSmoke: the seat looks at own cards and may remove one.
	PhaseSmoke
	// PhaseBefore: the item window R1, before mission Current is revealed.
	PhaseBefore
	// PhaseDeclare: the seat counts each of its 1/11 cards as 1 or 11.
	PhaseDeclare
	// PhaseAfter: the item window R2, after all totals are declared.
	PhaseAfter
	// PhasePerfect: the seat may give back a token for its 21.
	PhasePerfect
	// PhaseOver: the match has ended.
	PhaseOver
)

// Knowledge says how a viewer knows a card.
type Knowledge uint8

// The kinds of knowledge.
const (
	// Hidden: the viewer does not know it; the Card is a back.
	Hidden Knowledge = iota
	// Remembered: the viewer saw it once and may not look again (K23). Opponents' minds use it; a screen shows a back.
	Remembered
	// Shown: the viewer may look at it now.
	Shown
)

// Slot is a card at a mission or elsewhere as one viewer knows it.
type Slot struct {
	Card Card
	Know Knowledge
	// Up reports that the card lies face up, for everyone.
	Up bool
	// Removed reports that it was taken aside for this round (K34).
	Removed bool
	// Seen reports that the owner's rival saw it face down by Night Vision, as everyone knows.
	Seen bool
}

// Attempt is what one seat has placed at one mission.
type Attempt struct {
	// Count is the number of cards placed, removed ones counted in; Cards[:Count] are they, in the order placed.
	Count int
	Cards [DeckSize]Slot
	// Open reports that the seat is still placing here.
	Open bool
	// Revealed reports that all cards were turned up, Declared that the total stands: Total in half points.
	Revealed bool
	Declared bool
	Total    int
	// Bust reports that the declared total is over 21 and the cards were discarded (K14).
	Bust bool
	// SafeAt has bit n set when everyone knows that the first n cards, less those removed before, were not over 21 at
	// their lowest: the seat drew again, or used an item (K8, K24).
	SafeAt uint16
	// RemovedAt is, for each card, the number of cards placed when it was removed, 0 for never. A removal after the
	// attempt ended is Count+1.
	RemovedAt [DeckSize]uint8
}

// Fate is what became of a mission in the row.
type Fate uint8

// The fates.
const (
	Undecided Fate = iota
	WonByFirst
	WonBySecond
	Discarded
)

// Place is one mission of the row.
type Place struct {
	// Mission is the card, 0 before it is laid or after it has gone.
	Mission Mission
	// Counter is the counter-intelligence card under it, 0 for none.
	Counter Mission
	Fate    Fate
	// Attempts are by seat.
	Attempts [Seats]Attempt
}

// Player is the public part of a seat, and for its own player the cards won.
type Player struct {
	// Deck is the number of cards in the equipment deck.
	Deck   int
	Tokens int
	// Items has bit 1<<Item set for each unused item (K26).
	Items uint8
	// WonCount is the number of cards won, used and unused items counted in.
	WonCount int
	// Won lists them in the order won: everyone saw them when they were won. WonShown reports that a screen may show
	// them; where it is false they are remembered, and a screen shows WonCount backs (K26).
	Won      [MissionCount]Mission
	WonShown bool
	// Done is above 0 once the seat has declined all windows of this round: one more than the number of tokens that Forged
	// Papers could have returned then (K39).
	Done int
	// Top are the top cards of the deck that the binoculars showed, top first; for the viewer's own seat remembered,
	// not shown, once ordered, and for the rival's hidden. TopCount is their number.
	Top      [3]Slot
	TopCount int
}

// View is all that a viewer knows: what is shown now and what is remembered. Its facts are public unless the
// comment says otherwise.
type View struct {
	Viewer game.Seat
	// Round counts from 1; 0 before the starter is drawn. Lot is 0 where lots decide who starts, else that seat plus one.
	Round int
	Lot   int
	// Narrow tells of OptionNarrow.
	Narrow  bool
	Starter game.Seat
	Phase   Phase
	ToAct   game.Seats
	// Turn is the seat in turn, also where Nature draws for it; Public where there is none.
	Turn game.Seat
	// Current is the mission in turn while missions are revealed, or the one where the seat in turn places; -1 where
	// there is none.
	Current int
	// Declined is the number of seats that declined the open window in a row.
	Declined int
	// Revealing reports that all have placed and missions are being revealed.
	Revealing bool
	Row       [RowSize]Place
	Players   [Seats]Player
	// Drawn is the first card of a turn, not yet placed: Shown to its own seat, a back to others; Know is Hidden and
	// DrawnBy is Table when there is none.
	Drawn   Slot
	DrawnBy game.Seat
	// Focus is the item whose effect is pending and the mission it is used at (-1 for none).
	Focus        Item
	FocusMission int
	// Unlaid has bit 1<<Mission set for each mission card that is still in the deck: everyone knows the list and sees
	// what leaves (K32). Aside are the counter-intelligence cards set aside while missions are laid (K3),
	// DiscardedMissions those out of the game.
	Unlaid            uint32
	Aside             uint32
	DiscardedMissions uint32
	// Moves are the viewer's legal moves.
	Moves []Move
	// Score is each seat's count; what the viewer may not know of the rival's is left out until the match is over.
	Score [Seats]Score
	// Over, Winner (Table for a draw) and Ending are the result.
	Over   bool
	Winner game.Seat
	Ending Ending
}

// Score is a seat's points by source (K30).
type Score struct {
	Targets, Items, Codes, Documents, Tokens int
	// CodeCards and DocumentCards are the numbers of cards in the sets.
	CodeCards, DocumentCards int
}

// Total is the sum of all points.
func (s Score) Total() int { return s.Targets + s.Items + s.Codes + s.Documents + s.Tokens }

// Ending says how a match ended.
type Ending uint8

// The endings.
const (
	notOver Ending = iota
	// EndPoints: six rounds, more points.
	EndPoints
	// EndTokens: equal points, more tokens (K31).
	EndTokens
	// EndDraw: equal points and tokens.
	EndDraw
	// EndNotorious: one seat reached nine tokens (K19).
	EndNotorious
	// EndBothNotorious: both did at once, a draw (K20).
	EndBothNotorious
	endingEnd
)

// Lowest is the total of cards in half points, every 1/11 counted as 1. Backs count nothing.
func Lowest(cards ...Card) int {
	sum := 0
	for _, c := range cards {
		sum += c.Low()
	}
	return sum
}

// Best is the best choice for the 1/11 cards among the cards (K11): how many count as 11, and the total in half
// points. It is the highest total that is not over 21, or the lowest total where all are over.
func Best(cards ...Card) (elevens, total int) {
	wilds := 0
	for _, c := range cards {
		if c.Wild() {
			wilds++
		}
	}
	return bestOf(Lowest(cards...), wilds)
}

// bestOf is Best for cards of that lowest total with that many 1/11 among them.
func bestOf(low, wilds int) (elevens, total int) {
	for elevens < wilds && low+(elevens+1)*WildExtra <= Limit {
		elevens++
	}
	return elevens, low + elevens*WildExtra
}

// counting gives the cards of the attempt that the viewer may look at now and that count (K34).
func (a *Attempt) counting() []Card {
	cards := make([]Card, 0, DeckSize)
	for _, c := range a.Cards[:a.Count] {
		if c.Know == Shown && !c.Removed {
			cards = append(cards, c.Card)
		}
	}
	return cards
}

// Totals gives, in half points, the lowest total of the attempt's cards that the viewer may look at now and the best
// total that they can be declared as; unshown is the number of other cards that count.
func (a *Attempt) Totals() (low, best, unshown int) {
	cards := a.counting()
	_, best = Best(cards...)
	for _, c := range a.Cards[:a.Count] {
		if c.Know != Shown && !c.Removed {
			unshown++
		}
	}
	return Lowest(cards...), best, unshown
}

// openAttempt is the attempt that the viewer has begun and not ended, nil where there is none.
func (v *View) openAttempt() *Attempt {
	if v.Revealing || v.Current < 0 || v.Turn != v.Viewer || v.Viewer >= Seats {
		return nil
	}
	return &v.Row[v.Current].Attempts[v.Viewer]
}

// OpenTotals gives both readings, in half points, of the viewer's open attempt: every 1/11 as 1, and the best total
// that can be declared. Both are 0 where the viewer has no open attempt.
func (v *View) OpenTotals() (low, high int) {
	if a := v.openAttempt(); a != nil {
		low, high, _ = a.Totals()
	}
	return low, high
}

// Landings tells to which totals, in half points and with every 1/11 as 1, each card that the viewer may draw next
// would take its open attempt. It counts with what the viewer may look at now: a card that lies face down at another of
// its missions is as unknown as those in the deck (K23). With all that was seen counted in, such a card is known, and
// so is the next one to whom Binoculars have shown it. There are none where the viewer has no open attempt or no card
// left to draw.
func (v *View) Landings(seen bool) (totals [DeckSize]int, n int) {
	a := v.openAttempt()
	if a == nil || v.Players[v.Viewer].Deck == 0 {
		return totals, 0
	}
	low := Lowest(a.counting()...)
	for unseen := v.next(seen); unseen != 0; unseen &= unseen - 1 {
		totals[n] = low + Card(bits.TrailingZeros16(unseen)).Low()
		n++
	}
	return totals, n
}

// BustOdds tells, for the viewer's open attempt, of how many cards (den) the next one is, and how many of them (num)
// would take it over 21, with all that was seen counted in or with nothing that was. Both are 0 where there is no
// landing.
func (v *View) BustOdds(seen bool) (num, den int) {
	totals, den := v.Landings(seen)
	for _, total := range totals[:den] {
		if total > Limit {
			num++
		}
	}
	return num, den
}

// MayCome reports whether a card of the viewer's own may still be drawn this round, and over whether it would take the
// viewer's open attempt over 21, with every 1/11 as 1. It reckons as Landings does, but for the order of the deck.
func (v *View) MayCome(c Card, seen bool) (may, over bool) {
	if may = v.Viewer < Seats && v.unseen(seen)&(1<<c) != 0; !may {
		return false, false
	}
	a := v.openAttempt()
	return true, a != nil && Lowest(a.counting()...)+c.Low() > Limit
}

// next gives the cards that the viewer may draw next, as far as it may know.
func (v *View) next(seen bool) uint16 {
	if own := &v.Players[v.Viewer]; seen && own.TopCount > 0 && own.Top[0].Know != Hidden {
		return 1 << own.Top[0].Card
	}
	return v.unseen(seen)
}

// unseen gives the equipment of the viewer's own that it may not look at now, without what it remembers where that is
// counted in.
func (v *View) unseen(seen bool) uint16 {
	unseen := uint16(fullDeck)
	for i := range v.Row {
		a := &v.Row[i].Attempts[v.Viewer]
		for _, c := range a.Cards[:a.Count] {
			if c.Know == Shown || seen && c.Know == Remembered {
				unseen &^= 1 << c.Card
			}
		}
	}
	return unseen &^ (1 << v.Drawn.Card)
}

// Suggested is the number of 1/11 cards to count as 11 that a screen pre-selects while the viewer declares (K11).
func (v *View) Suggested() int {
	if v.Phase != PhaseDeclare || v.Turn != v.Viewer {
		return 0
	}
	elevens, _ := Best(v.Row[v.Current].Attempts[v.Viewer].counting()...)
	return elevens
}

// DeclaredAs is the total, in half points, that the viewer would declare with that many 1/11 cards as 11.
func (v *View) DeclaredAs(elevens int) int {
	if v.Phase != PhaseDeclare || v.Turn != v.Viewer {
		return 0
	}
	return Lowest(v.Row[v.Current].Attempts[v.Viewer].counting()...) + elevens*WildExtra
}

// Legal reports whether the viewer may make the move now.
func (v *View) Legal(m Move) bool { return slices.Contains(v.Moves, m) }

// Uses gives the viewer's legal uses of an item.
func (v *View) Uses(item Item) []Move {
	var uses []Move
	for _, m := range v.Moves {
		if m.Op == OpUse && Item(m.A) == item {
			uses = append(uses, m)
		}
	}
	return uses
}

// Holds reports whether the seat has the item, unused.
func (p *Player) Holds(item Item) bool { return p.Items>>item&1 != 0 }

// WonBy is the seat that took the mission of the row, Public where nobody has.
func (f Fate) WonBy() game.Seat {
	switch f {
	case WonByFirst:
		return 0
	case WonBySecond:
		return 1
	}
	return game.Public
}

// phaseNames are the phases in logs and test files.
var phaseNames = [PhaseOver + 1]string{"setup", "draw", "place", "more", "forced", "seen", "order", "smoke", "before",
	"declare", "after", "perfect", "over"}

// String gives the phase's name in logs.
func (p Phase) String() string { return phaseNames[p] }
