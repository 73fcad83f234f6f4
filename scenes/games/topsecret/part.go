package topsecret

import (
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// part is a part of a player's board that can be pressed, if only to be told about.
type part uint8

// The parts in reading order.
const (
	tabPart part = iota
	boardPart
	safePart
	lowPart
	highPart
	pickPart
	singlesPart
	pairsPart
	indexPart
	partEnd
)

// partNames are the parts in ids; partIDs are those of every seat's.
var (
	partNames = [partEnd]string{"tab", "board", "safe", "low", "high", "pick", "singles", "pairs", "index"}
	partIDs   = func() (ids [partEnd][]string) {
		for p, name := range partNames {
			ids[p] = match.IDs(name, game.MaxSeats)
		}
		return ids
	}()
)

// aboutKeys say what a card does.
var aboutKeys = [...]string{
	topsecret.Document1: "about.topsecret.document", topsecret.Document2: "about.topsecret.document",
	topsecret.Document3: "about.topsecret.document", topsecret.Document4: "about.topsecret.document",
	topsecret.Document5: "about.topsecret.document", topsecret.Agent: "about.topsecret.agent",
	topsecret.Mole: "about.topsecret.mole", topsecret.Assassin: "about.topsecret.assassin",
}

// about is all that there is to know about a part of a board: whose it is, and what may become of it.
func (qs *questions) about(part part, v *topsecret.View, seat game.Seat) []string {
	p, more := &v.Players[seat], ""
	switch part {
	case tabPart:
		more = qs.look.Say("topsecret.tab.about")
	case boardPart:
		more = qs.persona(seat)
	case safePart:
		return []string{qs.look.Say("topsecret.safe.about", game.SeatName(seat))}
	case lowPart, highPart:
		k := p.Up[part-lowPart].Card.Kind()
		more = qs.look.Say("topsecret.up.about", game.Number(v.Value(k)), game.Number(4*v.Value(k)))
		if k == topsecret.Agent {
			more = qs.look.Say(aboutKeys[k])
		} else if slices.ContainsFunc(v.Players[:v.Seats], func(p topsecret.Player) bool {
			return p.Hand[topsecret.Assassin] > 0
		}) {
			more = stage.Sentences(more, qs.look.Say("topsecret.leave.risk"))
		}
	case pickPart:
		more = qs.look.Say("topsecret.pick.about")
		if p.Turned {
			more = qs.look.Say(aboutKeys[p.Pick.Kind()])
		}
	case singlesPart, pairsPart:
		more = qs.pile(part, v, p)
	}
	return []string{qs.label(part, v, seat), more}
}
