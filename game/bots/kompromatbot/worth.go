package kompromatbot

import (
	_ "embed"
	"encoding/binary"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// account is what one seat owns, as far as it decides matches.
type account struct {
	// points are those of targets and items.
	points, codes, documents, tokens int8
	// items has bit 1<<Item set for each unused item.
	items uint8
}

// accountOf counts a seat's cards and tokens; what was won is known to both (K26).
func accountOf(v *kompromat.View, seat game.Seat) account {
	p := &v.Players[seat]
	a := account{tokens: int8(p.Tokens)}
	for _, m := range p.Won[:p.WonCount] {
		a.win(m)
	}
	a.items = p.Items
	return a
}

// win adds a mission card.
func (a *account) win(m kompromat.Mission) {
	a.points += int8(m.Points())
	switch m.Kind() {
	case kompromat.Code:
		a.codes = min(a.codes+1, int8(len(kompromat.CodeValues)-1))
	case kompromat.Document:
		a.documents = min(a.documents+1, int8(len(kompromat.DocumentValues)-1))
	case kompromat.ItemCard:
		a.items |= 1 << m.Item()
	}
}

// score is what the account counts at the end.
func (a *account) score() int {
	return int(a.points) + kompromat.CodeValues[a.codes] + kompromat.DocumentValues[a.documents] + int(a.tokens)
}

// judge knows what two accounts are worth when a round has ended: the chance to win the match.
type judge struct {
	// settled reports that points are judged instead, since the match is as good as decided.
	settled bool
	// after is the number of rounds still to play.
	after int
	// marks are those of the counter-intelligence cards still in the mission deck.
	marks int
	// codes and documents are what a set of that many cards is worth when the cards still in the deck are counted in.
	codes     [len(kompromat.CodeValues)]float64
	documents [len(kompromat.DocumentValues)]float64
	// items is what each set of unused items is worth.
	items [1 << (kompromat.ItemCount + 1)]float32
}

// judgeOf is the judge for the end of a round with those mission cards, by bit, left in the deck.
func judgeOf(after int, unlaid uint32) *judge {
	j := &judge{after: after}
	codes, documents := 0, 0
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if unlaid>>m&1 == 0 {
			continue
		}
		j.marks += m.Marks()
		switch m.Kind() {
		case kompromat.Code:
			codes++
		case kompromat.Document:
			documents++
		}
	}
	expect(j.codes[:], kompromat.CodeValues[:], codes)
	expect(j.documents[:], kompromat.DocumentValues[:], documents)
	for set := range j.items {
		for i := range keepWorth {
			if set>>i&1 != 0 && after > 0 {
				j.items[set] += float32(keepWorth[i])
			}
		}
	}
	return j
}

// expect works out what a set with each number of cards is worth, when each of so many cards still to come is won with
// the chance of an even contest. All cards come: the six rounds use up the deck (K4).
func expect(worth []float64, values []int, left int) {
	for held := range worth {
		worth[held] = float64(values[held])
	}
	for range left {
		for held := range worth {
			more := min(held+1, len(worth)-1)
			worth[held] += takes * (worth[more] - worth[held])
		}
	}
}

// points is what an account is worth in points, hopes counted in.
func (j *judge) points(a *account) float64 {
	return float64(a.points) + float64(a.tokens) + j.codes[a.codes] + j.documents[a.documents] + float64(j.items[a.items])
}

// win is the chance that the first seat wins the match from there; a draw counts half.
func (j *judge) win(both *[kompromat.Seats]account) float64 {
	a, b := &both[0], &both[1]
	if a.tokens >= kompromat.TokenLimit || b.tokens >= kompromat.TokenLimit {
		return compare(int(b.tokens)/kompromat.TokenLimit, int(a.tokens)/kompromat.TokenLimit)
	}
	if j.after == 0 {
		if mine, other := a.score(), b.score(); mine != other {
			return compare(mine, other)
		}
		return compare(int(a.tokens), int(b.tokens))
	}
	lead := j.points(a) - j.points(b)
	return winning(j.after, j.danger(a), j.danger(b), lead, j.marks)
}

// nearly is what is judged, and in the last round how near the first seat is to winning: imagined play has to see that
// a mission helps where one alone does not decide.
func (j *judge) nearly(both *[kompromat.Seats]account) float64 {
	a, b := &both[0], &both[1]
	if j.settled || j.after > 0 || a.tokens >= kompromat.TokenLimit || b.tokens >= kompromat.TokenLimit {
		return j.judged(both)
	}
	x := float64(a.score()-b.score()) / nearlyLead
	if x < 0 {
		return 0.5 + 0.5*x/(1-x)
	}
	return 0.5 + 0.5*x/(1+x)
}

// danger is the number of tokens that endanger the account: with papers in hand one less.
func (j *judge) danger(a *account) int {
	if a.items>>kompromat.ForgedPapers&1 != 0 {
		return max(0, int(a.tokens)-1)
	}
	return int(a.tokens)
}

// compare is the worth of a result: 1 for the greater, one half for equals.
func compare(mine, other int) float64 {
	switch {
	case mine > other:
		return 1
	case mine < other:
		return 0
	}
	return 0.5
}

// The table of chances to win has, for each number of rounds to come, each number of tokens of the seat and of its
// rival, and each lead in points from -leadMost by leadStep to leadMost, two numbers in parts of 65,535: the chance
// where no counter-intelligence card is left in the deck, and where all are. It was found by playing rounds out
// backwards, the last first, both seats by the policy of imagined play (policy.go), each round judged by the table of
// the next:
//
//	go test ./game/bots/kompromatbot -run TestFit -fit
const (
	leadMost, leadStep = 30, 2
	leads              = 2*leadMost/leadStep + 1
	allMarks           = 9
)

//go:embed winning.bin
var winningTable string

// winning is the chance to win with so many rounds to come, 1 or more, own and the rival's tokens, lead in points and
// marks left in the deck.
func winning(after, mine, theirs int, lead float64, marks int) float64 {
	x := (min(max(lead, -leadMost), leadMost) + leadMost) / leadStep
	i := min(int(x), leads-2)
	f := x - float64(i)
	at := winningAt(after, mine, theirs, i)
	m := float64(marks) / allMarks
	low := cell(at) + m*(cell(at+1)-cell(at))
	high := cell(at+2) + m*(cell(at+3)-cell(at+2))
	return low + f*(high-low)
}

// winningAt is the number of the first of a lead's two numbers in the table.
func winningAt(after, mine, theirs, lead int) int {
	return 2 * ((((after-1)*kompromat.TokenLimit+mine)*kompromat.TokenLimit+theirs)*leads + lead)
}

// cell reads one number of the table.
func cell(at int) float64 {
	return float64(binary.LittleEndian.Uint16([]byte{winningTable[2*at], winningTable[2*at+1]})) / 65535
}
