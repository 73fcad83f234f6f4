package kompromat

import (
	"fmt"
	"strconv"
	"strings"
)

// Orders are the ways to put back one, two or three cards: "213" puts the second on top, then the first.
var Orders = [...]string{"1", "12", "21", "123", "132", "213", "231", "312", "321"}

// argument says what a move's A is in its text.
type argument uint8

const (
	noArgument     argument = iota
	seatArgument            // 0 or 1
	missionCard             // 1 to MissionCount
	equipmentCard           // a card's name
	countedFromOne          // a mission of the row or a card of an attempt, one more than A
	plainNumber             // A itself
	orderArgument           // a number of Orders
)

// verbs are the first words of the moves' texts. Use has a form of its own.
var verbs = [...]struct {
	op       Op
	word     string
	argument argument
	limit    uint8 // A is below it
}{
	{OpFirst, "first", seatArgument, Seats},
	{OpLay, "lay", missionCard, MissionCount + 1},
	{OpDeal, "deal", equipmentCard, DeckSize + 1},
	{OpPeek, "peek", equipmentCard, DeckSize + 1},
	{OpStun, "hit", countedFromOne, DeckSize},
	{OpDraw, "draw", noArgument, 1},
	{OpPlace, "place", countedFromOne, RowSize},
	{OpStop, "stop", noArgument, 1},
	{OpUse, "use", noArgument, 0},
	{OpSeen, "seen", noArgument, 1},
	{OpOrder, "order", orderArgument, uint8(len(Orders))},
	{OpRemove, "remove", countedFromOne, DeckSize},
	{OpKeep, "keep", noArgument, 1},
	{OpPass, "pass", noArgument, 1},
	{OpDone, "done", noArgument, 1},
	{OpDeclare, "declare", plainNumber, 3},
	{OpDiscard, "discard", noArgument, 1},
	{OpHold, "hold", noArgument, 1},
}

// String gives the move's text. A move that no text stands for gives "move?".
func (m Move) String() string {
	if m.Op == OpUse {
		return m.use()
	}
	for _, v := range verbs {
		if v.op != m.Op {
			continue
		}
		if m.A >= v.limit {
			break
		}
		switch v.argument {
		case noArgument:
			return v.word
		case seatArgument, plainNumber, missionCard:
			return v.word + " " + strconv.Itoa(int(m.A))
		case countedFromOne:
			return v.word + " " + strconv.Itoa(int(m.A)+1)
		case equipmentCard:
			return v.word + " " + Card(m.A).String()
		case orderArgument:
			return v.word + " " + Orders[m.A]
		}
	}
	return "move?"
}

// use gives the text of an item's use.
func (m Move) use() string {
	item := Item(m.A)
	if item == NoItem || item >= itemEnd {
		return "move?"
	}
	text := "use " + item.String()
	switch item {
	case Binoculars:
		return text
	case PoisonPen:
		if m.B == 0 {
			return text + " -"
		}
		return text + " +"
	case ForgedPapers:
		return text + " " + strconv.Itoa(int(m.B))
	default:
		return text + " " + strconv.Itoa(int(m.B)+1)
	}
}

// Parse reads a move's text.
func (Rules) Parse(text string) (Move, error) {
	word, rest, more := strings.Cut(text, " ")
	for _, v := range verbs {
		if v.word != word {
			continue
		}
		if v.op == OpUse {
			return parseUse(text, rest)
		}
		if v.argument == noArgument {
			if more {
				return Move{}, fmt.Errorf("move %q: nothing may follow %q", text, word)
			}
			return Move{Op: v.op}, nil
		}
		a, ok := v.argument.parse(rest)
		if !ok || a >= int(v.limit) {
			return Move{}, fmt.Errorf("move %q: %q is no %s", text, rest, v.argument.what())
		}
		return Move{Op: v.op, A: uint8(a)}, nil
	}
	return Move{}, fmt.Errorf("move %q: there is no move %q", text, word)
}

// parse reads an argument as A; it may be out of range.
func (a argument) parse(text string) (value int, ok bool) {
	switch a {
	case equipmentCard:
		for c := Card(1); c <= DeckSize; c++ {
			if c.String() == text {
				return int(c), true
			}
		}
		return 0, false
	case orderArgument:
		for i, o := range Orders {
			if o == text {
				return i, true
			}
		}
		return 0, false
	}
	n, ok := number(text)
	switch {
	case !ok, n == 0 && (a == countedFromOne || a == missionCard):
		return 0, false
	case a == countedFromOne:
		return n - 1, true
	default:
		return n, true
	}
}

// what names an argument in an error.
func (a argument) what() string {
	return [...]string{"argument", "seat", "mission card (1 to 29)", "equipment card", "place or card in range", "number in range",
		"order of cards (213, say)"}[a]
}

// number reads a small number that has one way to be written.
func number(text string) (int, bool) {
	n, err := strconv.ParseUint(text, 10, 8)
	if err != nil || strconv.Itoa(int(n)) != text {
		return 0, false
	}
	return int(n), true
}

// parseUse reads what follows "use ".
func parseUse(text, rest string) (Move, error) {
	name, at, more := strings.Cut(rest, " ")
	item := NoItem
	for i := NoItem + 1; i < itemEnd; i++ {
		if i.String() == name {
			item = i
		}
	}
	m := Move{Op: OpUse, A: uint8(item)}
	n, isNumber := number(at)
	switch {
	case item == NoItem:
		return Move{}, fmt.Errorf("move %q: there is no item %q", text, name)
	case item == Binoculars:
		if more {
			return Move{}, fmt.Errorf("move %q: nothing may follow %q", text, name)
		}
	case item == PoisonPen:
		if at != "+" && at != "-" {
			return Move{}, fmt.Errorf("move %q: the pen needs + or -", text)
		}
		if at == "+" {
			m.B = 1
		}
	case item == ForgedPapers:
		if !isNumber || n < 1 || n > PapersLimit {
			return Move{}, fmt.Errorf("move %q: the papers need the number of tokens, 1 or %d", text, PapersLimit)
		}
		m.B = uint8(n)
	default:
		if !isNumber || n < 1 || n > RowSize {
			return Move{}, fmt.Errorf("move %q: the item needs a mission, 1 to %d", text, RowSize)
		}
		m.B = uint8(n - 1)
	}
	return m, nil
}
