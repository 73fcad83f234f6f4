package kompromat

import (
	"fmt"
	"strconv"
	"strings"

	"safehouse/game"
)

// String gives the card as the viewer knows it: 7b shown, (7b) remembered, ? hidden; a minus follows a card taken
// aside.
func (c Slot) String() string {
	text := "?"
	switch c.Know {
	case Shown:
		text = c.Card.String()
	case Remembered:
		text = "(" + c.Card.String() + ")"
	}
	if c.Removed {
		text += "-"
	}
	return text
}

// String gives the attempt in logs: its cards, and its total once declared.
func (a Attempt) String() string {
	var b strings.Builder
	for i, c := range a.Cards[:a.Count] {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.String())
	}
	if a.Declared {
		b.WriteString(" = " + halves(a.Total))
	}
	return b.String()
}

// halves writes half points for logs.
func halves(n int) string {
	if n%2 != 0 {
		return strconv.Itoa(n/2) + ".5"
	}
	return strconv.Itoa(n / 2)
}

// String gives the view in logs, as one line of parts set off by semicolons.
func (v View) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v sees round %d, starter %v, phase %v", v.Viewer, v.Round, v.Starter, v.Phase)
	if v.ToAct != 0 {
		fmt.Fprintf(&b, ", %v to act", v.ToAct.First())
	}
	if v.Over {
		fmt.Fprintf(&b, ", winner %v", v.Winner)
	}
	for seat := range v.Players {
		fmt.Fprintf(&b, "; seat %d: %v", seat, v.Players[seat])
		if v.DrawnBy == game.Seat(seat) {
			fmt.Fprintf(&b, ", drew %v", v.Drawn)
		}
	}
	for i, p := range v.Row {
		if p.Mission == 0 && p.Counter == 0 && p.Fate == Undecided {
			continue
		}
		fmt.Fprintf(&b, "; mission %d: card %d", i+1, p.Mission)
		if p.Counter != 0 {
			fmt.Fprintf(&b, " on %d", p.Counter)
		}
		fmt.Fprintf(&b, " [%v] [%v]", p.Attempts[0], p.Attempts[1])
		switch p.Fate {
		case Undecided:
		case Discarded:
			b.WriteString(" discarded")
		default:
			fmt.Fprintf(&b, " won by %v", p.Fate.WonBy())
		}
	}
	return b.String()
}

// String gives the player in logs.
func (p Player) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "deck %d, tokens %d", p.Deck, p.Tokens)
	for i := NoItem + 1; i < itemEnd; i++ {
		if p.Holds(i) {
			b.WriteString(", " + i.String())
		}
	}
	if p.TopCount > 0 {
		fmt.Fprintf(&b, ", top %v", p.Top[:p.TopCount])
	}
	if !p.WonShown {
		fmt.Fprintf(&b, ", %d won", p.WonCount)
		return b.String()
	}
	fmt.Fprintf(&b, ", won %d", p.Won[:p.WonCount])
	return b.String()
}
