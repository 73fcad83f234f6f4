package topsecret

import (
	"fmt"
	"strconv"
	"strings"
)

// name gives a kind in logs, a document as its points.
func (v *View) name(k Kind) string {
	switch k {
	case NoKind:
		return "?"
	case Agent:
		return "agent"
	case Mole:
		return "mole"
	case Assassin:
		return "assassin"
	default:
		return strconv.Itoa(v.Value(k))
	}
}

// names gives counts of cards in logs: "20 20 agent".
func (v *View) names(c *Counts) string {
	var parts []string
	for k := Document1; k < kindEnd; k++ {
		for range c[k] {
			parts = append(parts, v.name(k))
		}
	}
	return strings.Join(parts, " ")
}

// String gives the view in logs, as one line of parts set off by semicolons.
func (v View) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v sees game %d, turn %d of %d, marker %v, phase %v", v.Viewer, v.Game, v.Turn, v.Turns, v.Marker,
		v.Phase)
	if v.ToAct != 0 {
		fmt.Fprintf(&b, ", to act %v", v.ToAct)
	}
	if v.GameWinners != 0 {
		fmt.Fprintf(&b, ", game won by %v", v.GameWinners)
	}
	if v.Over {
		fmt.Fprintf(&b, ", match won by %v", v.Winners)
	}
	for seat := range v.Seats {
		fmt.Fprintf(&b, "; seat %d: %s", seat, v.player(&v.Players[seat]))
	}
	fmt.Fprintf(&b, "; discard [%s]", v.names(&v.Discard))
	return b.String()
}

// player gives a seat in logs. Cards that are stolen have a mark, those that came this turn another.
func (v *View) player(p *Player) string {
	var b strings.Builder
	fmt.Fprintf(&b, "hand [%s], up [%s]", v.names(&p.Hand), v.upNames(p))
	if p.Picked {
		fmt.Fprintf(&b, ", chose %s", v.name(p.Pick.Kind()))
	}
	switch p.Deciding {
	case banks:
		b.WriteString(", banks")
	case leaves:
		b.WriteString(", leaves")
	}
	fmt.Fprintf(&b, ", x1 [%s], x2 [%s], points %d, series %d", v.names(&p.Singles), v.pairNames(p), p.Points, p.Series)
	return b.String()
}

// upNames gives the face-up cards: "40 agent*" where the agent came this turn, "40^" where it was stolen.
func (v *View) upNames(p *Player) string {
	var parts []string
	for _, c := range p.Up[:p.UpCount] {
		text := v.name(c.Card.Kind())
		if c.Fresh {
			text += "*"
		}
		if c.Stolen {
			text += "^"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " ")
}

// pairNames gives the pairs: "40+40 20+agent".
func (v *View) pairNames(p *Player) string {
	var parts []string
	for rank := range Ranks {
		text := v.name(Document1 + Kind(rank))
		for range p.Pairs[rank] {
			parts = append(parts, text+"+"+text)
		}
		for range p.JokerPairs[rank] {
			parts = append(parts, text+"+agent")
		}
	}
	return strings.Join(parts, " ")
}
