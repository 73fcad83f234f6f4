package kompromat

import (
	"fmt"
	"strconv"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheTableKeepsTheLawsOfAllTables holds the game's room to what is written once for every game.
func TestTheTableKeepsTheLawsOfAllTables(t *testing.T) {
	of := func(kinds string, seed uint64) tabletest.Company {
		return tabletest.Company{Kinds: kinds, Seed: seed, Options: game.Options{kompromat.OptionStarter: 1}}
	}
	g := tabletest.Game{
		Room: &Room, Rulings: 8, Sounds: 8,
		One: []tabletest.Company{of("pe", 3), of("ep", 6)}, Persons: []tabletest.Company{of("pp", 4)},
		Computers: []tabletest.Company{of("ee", 7)},
		Open: func(r *tabletest.Room, d tabletest.Desk) {
			in(r).open(d.Match.(*kompromat.Match), d.Resumed, d.Notes...)
		},
		Path: pathOf, Kind: kindOf, Shape: shapeOf,
		Parts: []string{
			"kompromat:counter", "kompromat:equipment", "kompromat:missions", "kompromat:slot", "kompromat:token",
			"kompromat:total", "kompromat:tracker", "kompromat:won",
			"kompromat:code", "kompromat:document", "kompromat:points",
			"kompromat:night", "kompromat:binoculars", "kompromat:stun", "kompromat:smoke", "kompromat:papers", "kompromat:pen",
		},
		Sign: func(seat game.Seat) string { return fmt.Sprintf("seat:%d", seat) },
	}
	for _, p := range phases {
		g.Phases = append(g.Phases, p.ruling)
	}
	g.Peaks = 3
	g.Must.Kinds = []string{"draw", "place", "more", "forced", "seen", "order", "smoke", "before", "declare", "after",
		"perfect", "over", "more, many", "place, item", "more, item", "forced, item"}
	g.Must.Shapes = []string{"draw", "place", "stop", "seen", "order", "keep", "remove", "pass", "declare", "done",
		"discard", "hold"}
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
		g.Must.Shapes = append(g.Must.Shapes, "use "+item.String())
	}
	tabletest.Run(t, g)
}

// phaseNames name the phases in which somebody is asked.
var phaseNames = map[kompromat.Phase]string{
	kompromat.PhaseDraw: "draw", kompromat.PhasePlace: "place", kompromat.PhaseMore: "more",
	kompromat.PhaseForced: "forced",
	kompromat.PhaseSeen:   "seen", kompromat.PhaseOrder: "order", kompromat.PhaseSmoke: "smoke",
	kompromat.PhaseBefore:  "before",
	kompromat.PhaseDeclare: "declare", kompromat.PhaseAfter: "after", kompromat.PhasePerfect: "perfect",
}

// kindOf names what a seat is asked, whether many cards lie there, and whether the seat holds an item that it might
// use: that it may not would report that the total is over 21 (K24).
func kindOf(m game.Session, seat game.Seat) string {
	v := m.(*kompromat.Match).View(seat)
	name := phaseNames[v.Phase]
	if v.Current >= 0 && v.Row[v.Current].Attempts[seat].Count >= 6 {
		name += ", many"
	}
	if v.Players[seat].Items != 0 && (v.Phase == kompromat.PhasePlace || v.Phase == kompromat.PhaseMore ||
		v.Phase == kompromat.PhaseForced) {
		name += ", item"
	}
	return name
}

// shapeOf names what a move does, and with which item.
func shapeOf(_ game.Session, _ game.Seat, text string) string {
	m := parsed(text)
	if m.Op == kompromat.OpUse {
		return "use " + kompromat.Item(m.A).String()
	}
	return opNames[m.Op]
}

// opNames are what moves do.
var opNames = map[kompromat.Op]string{
	kompromat.OpDraw: "draw", kompromat.OpPlace: "place", kompromat.OpStop: "stop", kompromat.OpSeen: "seen",
	kompromat.OpOrder: "order", kompromat.OpKeep: "keep", kompromat.OpRemove: "remove", kompromat.OpPass: "pass",
	kompromat.OpDeclare: "declare", kompromat.OpDone: "done", kompromat.OpDiscard: "discard", kompromat.OpHold: "hold",
}

func parsed(text string) kompromat.Move {
	m, err := kompromat.Rules{}.Parse(text)
	if err != nil {
		panic(err)
	}
	return m
}

// pathOf are the presses that make a move: what is chosen, and the button that submits it.
func pathOf(match game.Session, seat game.Seat, text string) []string {
	v, m := match.(*kompromat.Match).View(seat), parsed(text)
	switch m.Op {
	case kompromat.OpPlace:
		return []string{missionIDs[m.A], "place"}
	case kompromat.OpUse:
		item := "item:" + strconv.Itoa(int(seat)) + ":" + strconv.Itoa(int(m.A))
		switch kompromat.Item(m.A) {
		case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
			return []string{item, missionIDs[m.B], "use"}
		case kompromat.ForgedPapers:
			for i, other := range v.Uses(kompromat.ForgedPapers) {
				if other == m {
					return []string{item, chipIDs[i], "use"}
				}
			}
		case kompromat.PoisonPen:
			return []string{item, chipIDs[m.B], "use"}
		}
		return []string{item, "use"}
	case kompromat.OpOrder:
		var all []string
		for _, d := range kompromat.Orders[m.A] {
			all = append(all, trayID(int(d-'1')))
		}
		return append(all, "order")
	case kompromat.OpRemove:
		n := 0
		for i, c := range v.Row[v.FocusMission].Attempts[seat].Cards {
			if i < int(m.A) && !c.Removed {
				n++
			}
		}
		return []string{trayID(n), "remove"}
	case kompromat.OpDeclare:
		return []string{chipIDs[m.A], "declare"}
	}
	return []string{opNames[m.Op]}
}
