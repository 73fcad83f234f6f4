package topsecret

import "safehouse/game"

// Phase says what the seats that are to act are asked.
type Phase uint8

// The phases.
const (
	// PhaseSetup: Nature draws the first marker.
	PhaseSetup Phase = iota
	// PhaseChoose: every seat that has not chosen owes a card, sealed.
	PhaseChoose
	// PhaseCall: each seat that played an assassin owes «call» or «silence» (T23, where «Boum!» is called).
	PhaseCall
	// PhaseSteal: Thief, with several cards to choose from, chooses openly (T35).
	PhaseSteal
	// PhaseBank: each seat with one face-up card owes «bank» or «leave», sealed (T24). Two cards are banked with these
	// decisions, the last turn's all at once, without a decision (T15, T25).
	PhaseBank
	// PhaseScored: a game of a series has ended; Nature deals the next.
	PhaseScored
	// PhaseOver: the match has ended.
	PhaseOver
)

// Knowledge says how a viewer knows a fact.
type Knowledge uint8

// The kinds of knowledge.
const (
	// hidden: the viewer does not know it.
	hidden Knowledge = iota
	// Remembered: it was seen when it was played and lies face down now, or follows from what was. Opponents' minds and
	// the odds panel use it.
	Remembered
	// Shown: the viewer may look at it now.
	Shown
)

// Counts are numbers of cards by kind.
type Counts [kindEnd]int

// Sum is the number of all cards.
func (c *Counts) Sum() int {
	sum := 0
	for _, n := range c {
		sum += n
	}
	return sum
}

// UpCard is a face-up card on a safe.
type UpCard struct {
	Card Card
	// Fresh reports that it came this turn: it was played, or stolen.
	Fresh bool
	// Stolen reports that it was taken from another seat, in whatever turn.
	Stolen bool
}

// Player is what a viewer knows of one seat.
type Player struct {
	// Hand are the cards that the seat has not yet played, its sealed choice counted in: Shown to the seat itself,
	// Remembered by all others, who know what everybody began with and what was played since.
	Hand     Counts
	HandKnow Knowledge
	// Chosen reports that the seat has made its sealed decision of this phase: everyone sees that.
	Chosen bool
	// Pick is the card chosen this turn: for its own seat, and after all were turned for everyone; a back (0) to others
	// until then. Picked reports that it lies in front of the seat, Turned that it is face up: it has not been placed,
	// destroyed or discarded yet.
	Pick           Card
	Picked, Turned bool
	// Deciding is the seat's own sealed banking, 1 to bank, 2 to leave; 0 for nobody else's, and where there is none.
	Deciding int
	// Up are the face-up cards on the safe, the lower first; UpCount is their number, 0 to 2.
	Up      [2]UpCard
	UpCount int
	// Singles are the cards at the left of the arrow, by kind; Pairs those at the right, by rank: of two documents, or of
	// a document and a special agent. Shown to the seat itself and, once the game is scored, to everyone; Remembered by
	// others before. SinglesCount and PairsCount are the numbers of cards (not of pairs) that lie there.
	Singles                  Counts
	Pairs, JokerPairs        [Ranks]int
	SinglesCount, PairsCount int
	PilesKnow                Knowledge
	// Fines is the number of forgotten «Boum!» in this game (T23).
	Fines int
	// Points are those of the piles of this game, fines counted in, known as the piles are.
	Points int
	// Series is the score of the finished games of a series; Wins the number of games won or shared.
	Series, Wins int
}

// View is all that a viewer knows.
type View struct {
	Viewer game.Seat
	// Seats is the number of seats; Players[Seats:] are empty.
	Seats   int
	Players [game.MaxSeats]Player
	// Values are the documents' points by rank, ascending. LowestOut reports that the least valuable are not in play (two
	// and three seats).
	Values    [Ranks]int
	LowestOut bool
	// Series reports that games are played to SeriesGoal points; Called that «Boum!» is called within Seconds.
	Series, Called bool
	Seconds        int
	Phase          Phase
	ToAct          game.Seats
	// Game counts from 1; Turn from 1 to Turns, 0 before the first marker is drawn.
	Game        int
	Turn, Turns int
	// Marker is the seat whose mole is first in this turn (T8); Public before it is drawn.
	Marker game.Seat
	// Thief is the seat that chooses what its mole takes; Public where nobody does. Targets are the seats it may take
	// from.
	Thief   game.Seat
	Targets game.Seats
	// Assassins is the number of assassins played this turn, 0 until all cards are turned.
	Assassins int
	// Bankers are the seats that owed or owe a sealed banking decision in this phase (T24).
	Bankers game.Seats
	// Discard are the cards on the discard pile of this game, face up for all.
	Discard Counts
	// Moves are the viewer's legal moves.
	Moves []Move
	// Over reports that the match has ended; Winners are those who won it. GameWinners won the game that was scored last.
	Over        bool
	Winners     game.Seats
	GameWinners game.Seats
}

// SeriesGoal is the score that ends a series (T29); Fine is what a forgotten «Boum!» costs (T23).
const (
	SeriesGoal = 1200
	Fine       = 50
)

// Value is the points printed on cards of a kind: 0 for agents.
func (v *View) Value(k Kind) int {
	if !k.Document() {
		return 0
	}
	return v.Values[k.Rank()]
}

// Last reports whether this is the last turn of the game: all face-up cards are banked in it (T25).
func (v *View) Last() bool { return v.Turn == v.Turns }

// phaseNames are the phases in logs and test files.
var phaseNames = [PhaseOver + 1]string{"setup", "choose", "call", "steal", "bank", "scored", "over"}

// String gives the phase's name in logs.
func (p Phase) String() string { return phaseNames[p] }
