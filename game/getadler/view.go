package getadler

import "safehouse/game"

// Phase says what the seat that is to act is asked.
type Phase uint8

// The phases.
const (
	// PhaseDeal: Nature deals characters and hands and chooses the first player.
	PhaseDeal Phase = iota
	// PhaseMeet: every seat looks at its character and first hand, all at once, and says when it has.
	PhaseMeet
	// PhaseDraw: Nature draws the card of the seat on turn.
	PhaseDraw
	// PhaseExchange: Collins gives Adler a card (G40), PhaseReturn: Adler gives one back.
	PhaseExchange
	PhaseReturn
	// PhasePlay: the seat on turn plays or discards a card.
	PhasePlay
	// PhaseAnswer: Target, who was asked, owes the answer.
	PhaseAnswer
	// PhaseLook: the seat on turn looks at the hand of Target.
	PhaseLook
	// PhaseTake: Nature takes cards of Target for the seat on turn. PhaseGive: the seat on turn owes as many in return.
	PhaseTake
	PhaseGive
	// PhaseReply: the villain of the confrontation owes a reply.
	PhaseReply
	// PhasePursue: a hero is asked whether it answers the escape.
	PhasePursue
	// PhaseShoot: the villain or the opponent fires or holds.
	PhaseShoot
	// PhaseLoot: the winner of the shoot-out chooses cards of the eliminated hand.
	PhaseLoot
	// PhaseRefill: Nature refills hands.
	PhaseRefill
	// PhaseOver: the match has ended.
	PhaseOver
)

// Counts are numbers of cards by kind; index NoKind counts nothing.
type Counts [kindEnd]int

// Sum is the number of all cards.
func (c *Counts) Sum() int {
	sum := 0
	for _, n := range c {
		sum += n
	}
	return sum
}

// Places is a set of places where a card may be: bit s for the hand of seat s, and the two below. Discard pile and
// confrontation need no bit: what lies there is seen.
type Places uint8

// The places that are no hands.
const (
	InPile Places = 1 << (game.MaxSeats + iota)
	// InAway is under the discard pile, unseen: there lies the hand put away of an eliminated seat when its confrontation
	// is wound up, until it is shuffled into the draw pile (G55, G56). Before that it is still where it was, the hand of
	// its seat.
	InAway
)

// InHand is the place that the hand of a seat is.
func InHand(s game.Seat) Places { return 1 << s }

// Trace is what a viewer knows of the place of one copy of a kind that does not lie open: it is at one of Places. All
// traces of a view together, and the numbers of cards at the places, hold in at least one deal. The copies of a kind
// are the viewer's own labels: no event names one.
type Trace struct {
	Kind   Kind
	Places Places
}

// Player is what a viewer knows of one seat.
type Player struct {
	// Role is the seat's character: the seat's own, and everybody's once revealed; NoRole otherwise.
	Role Role
	// Cards is the number of cards in the hand, which everyone sees. Of a seat eliminated in the confrontation that runs
	// it is that of the hand put away, which lies at ZoneAway.
	Cards int
	// Sure are the cards that the viewer knows to be in the hand: the whole own hand, and of others what was seen or
	// given and cannot have left since.
	Sure Counts
	// Out reports that the seat misses its next turn and answers no escape until then (G13). Eliminated: it is out of the
	// game.
	Out, Eliminated bool
	// Answers is the set of characters that all the seat's answers so far are true of; lies make it less than the truth.
	Answers RoleSet
}

// Deed says what a turn was used for.
type Deed uint8

// The deeds.
const (
	NoDeed Deed = iota
	// DeedDiscard: Card was discarded. DeedAsk: Target was asked about Trait and Colour and said Yes or no. DeedLook and
	// DeedSpy: Target's hand was seen, or N cards exchanged with it. DeedWrong and DeedRight: Target was arrested, named
	// as Role or not; N is 1 where a wrong one cost the arrester alone a turn. DeedMissed: the turn was missed.
	// DeedNothing: there was no card to play.
	DeedDiscard
	DeedAsk
	DeedLook
	DeedSpy
	DeedWrong
	DeedRight
	DeedMissed
	DeedNothing
)

// Turn is one turn of the match as everyone saw it: the story that beliefs, notebook and timeline need.
type Turn struct {
	Hour   uint8
	Seat   game.Seat
	Deed   Deed
	Target game.Seat
	Card   Kind
	Role   Role
	Trait  Trait
	Colour Colour
	// Answered reports that the answer was given; Yes what it was.
	Answered, Yes bool
	N             uint8
	// Revealed reports that characters were revealed when the turn began.
	Revealed bool
	// End says how the confrontation of a right arrest ended for the one it was with: Freed's or Eliminated's reason;
	// Loser is the seat eliminated in it, Public where nobody was.
	End   Reason
	Loser game.Seat
}

// MaxTurns is the largest number of turns: seven hours of six seats.
const MaxTurns = Hours * game.MaxSeats

// Hours is the number of hours of a match; Gate the first in which arrests can be made (G6).
const (
	Hours = 7
	Gate  = 4
)

// Laid is a card of a confrontation.
type Laid struct {
	Seat game.Seat
	Card Kind
}

// MaxLaid is the largest number of cards that one confrontation can use: the arrest, and every escape, pistol, bomb and
// disguise there is.
const MaxLaid = 1 + 14 + 16 + 2 + 1

// Confrontation is the one that runs; the zero value but for the seats, which are Public, where none does.
type Confrontation struct {
	// Arrester made the arrest; Villain is the one arrested; Opponent the hero who faces it now (G19).
	Arrester, Villain, Opponent game.Seat
	// Laid are the cards used so far, the arrest first; Cards is their number.
	Laid  [MaxLaid]Laid
	Cards int
	// Escape is the escape that waits for an answer, NoKind where none does. Asked is the hero asked now; Passed are the
	// heroes who did not answer it, Unasked those of them who were not asked, because they have no such card (the quick
	// option).
	Escape          Kind
	Asked           game.Seat
	Passed, Unasked game.Seats
	// Shots are the shots counted of the villain and of the opponent; Held reports that the last one on turn held at
	// equality: a second such pass ends the shoot-out (G22). Shooting reports that it runs.
	VillainShots, HeroShots int
	Shooting, Held          bool
}

// View is all that a viewer knows.
type View struct {
	// Viewer is whose view it is; a seat that is eliminated sees what the public sees.
	Viewer game.Seat
	// Seats is the number of seats; Players[Seats:] are empty.
	Seats   int
	Players [game.MaxSeats]Player
	// The options of the match, and its house rules.
	Abilities, Mission, Quick bool
	House
	// Branch is the document kind that the ultimate mission asks for, NoKind where none does (G48).
	Branch Kind
	Phase  Phase
	ToAct  game.Seats
	// Dealt is the number of characters dealt so far.
	Dealt int
	// Ready are the seats that have looked at what they were dealt (PhaseMeet).
	Ready game.Seats
	// Hour counts from 1, 0 before the first turn; First is the first player; Current is the seat on turn.
	Hour           int
	First, Current game.Seat
	// Target is the seat that a question, look, binoculars concern while they run, or an arrest until the confrontation
	// begins; Public otherwise. Trait and Colour are of a question that waits for its answer.
	Target game.Seat
	Trait  Trait
	Colour Colour
	// Looking is the whole hand of Target while the viewer looks at it (PhaseLook), or the eliminated hand while the
	// viewer chooses from it (PhaseLoot); empty for everyone else.
	Looking Counts
	// Owed is the number of cards that binoculars still take (PhaseTake), that a seat still has to give (PhaseGive), or
	// may still take (PhaseLoot).
	Owed int
	// Attempted are the seats that have attempted an arrest: from then on, at five and six seats, it names a villain (G38,
	// H1).
	Attempted game.Seats
	// Revealed reports that the characters are known to all.
	Revealed bool
	// Fight is the confrontation that runs.
	Fight Confrontation
	// Pile is the number of cards in the draw pile. Discard are the cards of the discard pile, open for reading; Away the
	// number of cards put away unseen with them (G56).
	Pile    int
	Discard Counts
	Away    int
	// Traces are the copies of all kinds that do not lie open; Traced is their number.
	Traces [MaxCards]Trace
	Traced int
	// History are the turns so far, the one that runs counted in; Past is their number.
	History [MaxTurns]Turn
	Past    int
	// Moves are the viewer's legal moves.
	Moves []Move
	// Over reports that the match has ended, for Reason; Winners are those who won it. Shown is the document that the
	// villain ShownBy won by; NoKind and Public where none did.
	Over    bool
	Reason  Reason
	Winners game.Seats
	Shown   Kind
	ShownBy game.Seat
}

// phaseNames are the phases in logs and test files.
var phaseNames = [PhaseOver + 1]string{
	"deal", "meet", "draw", "exchange", "return", "play", "answer", "look", "take", "give", "reply", "pursue", "shoot",
	"loot", "refill", "over",
}

// String gives the phase's name in logs.
func (p Phase) String() string { return phaseNames[p] }

// String gives the kind's name in logs.
func (k Kind) String() string { return cardNames[k] }

// String gives the character's name in logs.
func (r Role) String() string { return roleNames[r] }

// String gives the characteristic's name in logs.
func (t Trait) String() string { return traitNames[t] }

// String gives the colour's name in logs.
func (c Colour) String() string { return colourNames[c] }
