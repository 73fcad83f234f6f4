package game

import (
	"cmp"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// Session is a match of any game, with moves as text: what menu, records and simulations need. Every *Match is one.
type Session interface {
	// Game is the game's name.
	Game() string
	// Cast is the public part of the setup.
	Cast() Cast
	// ToAct gives the seats that owe a decision.
	ToAct() Seats
	// MoveTexts lists a seat's legal moves.
	MoveTexts(seat Seat) []string
	// SubmitText makes the move of that text. The error is a *Refusal for an illegal move.
	SubmitText(seat Seat, text string) error
	// CheckText tells why the move of that text would be refused now, nil where it would not.
	CheckText(seat Seat, text string) error
	// MoveTextsAt lists the moves that a seat could make when n moves had been made, 0 to Len.
	MoveTextsAt(seat Seat, n int) []string
	// Lines gives the sentences that a viewer was told since that number of moves, Story those of each move in order.
	Lines(viewer Seat, since int) []Line
	Story(viewer Seat) [][]Line
	// Len is the number of moves made.
	Len() int
	// Standing is the public score.
	Standing() Standing
	// Record gives the moves of a match that is over, nothing of a running one.
	Record() []Entry
	// Rewind has a match that is over be what it was when n moves had been made; one that runs stays as it is.
	Rewind(n int)
}

// Game is the game's name.
func (m *Match[S, M, V, E]) Game() string { return m.rules.Name() }

// MoveTexts lists a seat's legal moves.
func (m *Match[S, M, V, E]) MoveTexts(seat Seat) []string { return m.texts(m.state(), seat) }

func (m *Match[S, M, V, E]) texts(state *S, seat Seat) []string {
	if seat == Nature {
		return nil
	}
	moves := m.rules.Moves(state, seat, nil)
	texts := make([]string, len(moves))
	for i, move := range moves {
		texts[i] = move.String()
	}
	return texts
}

// SubmitText makes the move of that text.
func (m *Match[S, M, V, E]) SubmitText(seat Seat, text string) error {
	move, err := m.rules.Parse(text)
	if err != nil {
		return err
	}
	return m.Submit(seat, move)
}

// CheckText tells why the move of that text would be refused now, nil where it would not.
func (m *Match[S, M, V, E]) CheckText(seat Seat, text string) error {
	move, err := m.rules.Parse(text)
	if err != nil {
		return err
	}
	return m.check(seat, move)
}

// Lines gives the sentences that a viewer was told since that number of moves.
func (m *Match[S, M, V, E]) Lines(viewer Seat, since int) (lines []Line) {
	for _, e := range m.Events(viewer, since) {
		if l := e.Say(); l != (Line{}) {
			lines = append(lines, l)
		}
	}
	return lines
}

// Story gives, for each move in order, the sentences that a viewer was told of it.
func (m *Match[S, M, V, E]) Story(viewer Seat) [][]Line {
	story := make([][]Line, len(m.made))
	for move, e := range m.Events(viewer, 0) {
		if l := e.Say(); l != (Line{}) {
			story[move] = append(story[move], l)
		}
	}
	return story
}

// MoveTextsAt lists the moves that a seat could make when n moves had been made, 0 to Len.
func (m *Match[S, M, V, E]) MoveTextsAt(seat Seat, n int) []string { return m.texts(m.at(n), seat) }

// Key is a key of what a seat knows, in the making: searches tell states apart by it.
type Key uint64

// Mix takes in one more word.
func (k Key) Mix(word Key) Key {
	k = (k ^ word) * 0x9e3779b97f4a7c15
	return k ^ k>>29
}

// Below draws a number below n, in a playout.
func Below(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}

// Feat is something that a seat did in a match that is over and that is worth telling.
type Feat struct {
	// Key is the message key of its headline, whose argument {0} is N.
	Key  string `json:"key"`
	Seat Seat   `json:"seat"`
	N    int    `json:"n,omitempty"`
	// Move is the number of the move, counted from 0, in which it was done.
	Move int `json:"move"`
	// Worth is how much it is worth telling, beside those of other matches and games.
	Worth int `json:"worth"`
}

// Line is the headline.
func (f Feat) Line() Line { return Say(f.Key, Number(f.N)) }

// MostFeats bounds what is told of one match.
const MostFeats = 3

// BestFeats leaves of what was done what the seats of a set did, each kind at its best and once a seat: those most
// worth telling first, and no more than MostFeats.
func BestFeats(all []Feat, of Seats) (best []Feat) {
	slices.SortStableFunc(all, func(a, b Feat) int { return cmp.Compare(b.Worth, a.Worth) })
	for _, f := range all {
		again := func(b Feat) bool { return b.Key == f.Key && b.Seat == f.Seat }
		if of.Has(f.Seat) && len(best) < MostFeats && !slices.ContainsFunc(best, again) {
			best = append(best, f)
		}
	}
	return best
}

// Offer is something that a seat could do when it decided, a stop say, and that its habits are counted by: At is what
// that hangs on in the game, Took whether the move does it.
type Offer struct {
	At   int
	Took bool
}
