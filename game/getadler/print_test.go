package getadler

import (
	"fmt"
	"strings"

	"safehouse/game"
)

// String gives the view in logs, as one line of parts set off by semicolons.
func (v View) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v sees hour %d, turn %d of %v, phase %v", v.Viewer, v.Hour, v.Past, v.Current, v.Phase)
	if v.ToAct != 0 {
		fmt.Fprintf(&b, ", to act %v", v.ToAct)
	}
	if v.Over {
		fmt.Fprintf(&b, ", won by %v", v.Winners)
	}
	for seat := range v.Seats {
		fmt.Fprintf(&b, "; seat %d: %s", seat, v.Players[seat].text())
	}
	if f := &v.Fight; f.Villain != game.Public {
		fmt.Fprintf(&b, "; seat %v arrested %v, who faces %v, ", f.Arrester, f.Villain, f.Opponent)
		fmt.Fprintf(&b, "shots %d to %d:", f.VillainShots, f.HeroShots)
		for _, l := range f.Laid[:f.Cards] {
			fmt.Fprintf(&b, " %v by %v", l.Card, l.Seat)
		}
	}
	fmt.Fprintf(&b, "; pile %d; discard [%v] and %d away", v.Pile, v.Discard, v.Away)
	return b.String()
}

// text gives a seat in logs.
func (p *Player) text() string {
	text := fmt.Sprintf("%v, %d cards", p.Role, p.Cards)
	if p.Sure != (Counts{}) {
		text += fmt.Sprintf(" [%v]", p.Sure)
	}
	switch {
	case p.Eliminated:
		text += ", eliminated"
	case p.Out:
		text += ", out"
	}
	return text
}

// String gives the counts in logs: "2 pistol, 1 bus".
func (c Counts) String() string {
	var parts []string
	for k := DocumentRAF; k < kindEnd; k++ {
		if c[k] > 0 {
			parts = append(parts, fmt.Sprintf("%d %v", c[k], k))
		}
	}
	return strings.Join(parts, ", ")
}
