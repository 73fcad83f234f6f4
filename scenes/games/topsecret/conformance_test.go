package topsecret

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheTableKeepsTheLawsOfAllTables holds the game's room to what is written once for every game.
func TestTheTableKeepsTheLawsOfAllTables(t *testing.T) {
	of := func(kinds string, seed uint64, options ...string) tabletest.Company {
		return tabletest.Company{Kinds: kinds, Seed: seed, Options: tabletest.Setup(kinds, seed, options...).Options}
	}
	g := tabletest.Game{
		Room: &Room, Rulings: 4, Sounds: 8,
		One: []tabletest.Company{
			of("peee", 3, match.OptionOdds), of("epe", 5, topsecret.OptionCalled, match.OptionOdds),
			of("pe", 4, match.OptionOdds),
			of("peeeee", 3, topsecret.OptionSeries),
		},
		Persons: []tabletest.Company{
			of("ppp", 4), of("pppppp", 4, topsecret.OptionCalled, topsecret.OptionSeries, match.OptionOdds),
			of("ppp", 1, topsecret.OptionCalled),
		},
		Computers: []tabletest.Company{of("eeeeee", 5), of("eee", 6, topsecret.OptionSeries)},
		Open: func(r *tabletest.Room, d tabletest.Desk) {
			in(r).open(d.Match.(*topsecret.Match), d.Resumed, d.Notes...)
		},
		Path: pathOf, Kind: questionOf, Shape: shapeOf,
		Parts: []string{
			"table:hand", "topsecret:board", "topsecret:discard", "topsecret:double", "topsecret:note",
			"topsecret:odds",
			"topsecret:order", "topsecret:pick", "topsecret:place", "topsecret:ribbon", "topsecret:series", "topsecret:single",
		},
		Sign: func(seat game.Seat) string { return partIDs[boardPart][seat] },
	}
	for _, p := range phases {
		g.Phases = append(g.Phases, p.ruling)
	}
	g.Must.Kinds = []string{"steal, nothing waits", "steal, document waits", "bank document", "call 1", "call 2", "over"}
	g.Must.Shapes = []string{"document", "card.agent", "card.mole", "card.assassin", "steal", "call", "silence", "bank",
		"leave"}
	tabletest.Run(t, g)
}

// questionOf names what a seat is asked, and what waits on its board.
func questionOf(m game.Session, seat game.Seat) string {
	v := m.(*topsecret.Match).View(seat)
	p := &v.Players[seat]
	waits := "nothing waits"
	if p.UpCount > 0 {
		waits = kindName(p.Up[0].Card.Kind()) + " waits"
	}
	switch v.Phase {
	case topsecret.PhaseChoose:
		return fmt.Sprintf("choose, %s, last %v", waits, v.Last())
	case topsecret.PhaseSteal:
		return "steal, " + waits
	case topsecret.PhaseBank:
		return "bank " + kindName(p.Up[0].Card.Kind())
	case topsecret.PhaseCall:
		return fmt.Sprint("call ", m.ToAct().Len())
	}
	return "wait"
}

// kindName is the same for all documents: they differ in their figures only.
func kindName(k topsecret.Kind) string {
	switch {
	case k.Document():
		return "document"
	case k == topsecret.NoKind:
		return "nothing"
	}
	return k.Key()
}

func parsed(text string) topsecret.Move {
	m, err := topsecret.Rules{}.Parse(text)
	if err != nil {
		panic(err)
	}
	return m
}

// played is the kind of card that a move plays, NoKind for another move.
func playedBy(m game.Session, seat game.Seat, move topsecret.Move) topsecret.Kind {
	v := m.(*topsecret.Match).View(seat)
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if move.Op <= topsecret.OpAssassin && v.Players[seat].Hand[k] > 0 && v.Play(k) == move {
			return k
		}
	}
	return topsecret.NoKind
}

// shapeOf names what a move does, and with what kind of card.
func shapeOf(m game.Session, seat game.Seat, text string) string {
	move := parsed(text)
	switch move.Op {
	case topsecret.OpSteal:
		return "steal"
	case topsecret.OpCall:
		return "call"
	case topsecret.OpSilence:
		return "silence"
	case topsecret.OpBank:
		return "bank"
	case topsecret.OpLeave:
		return "leave"
	}
	return kindName(playedBy(m, seat, move))
}

// pathOf are the presses that make a move of a seat: what is chosen, and the button that submits it.
func pathOf(m game.Session, seat game.Seat, text string) []string {
	move := parsed(text)
	if k := playedBy(m, seat, move); k != topsecret.NoKind {
		return []string{handIDs[k], "play"}
	}
	switch move.Op {
	case topsecret.OpSteal:
		return []string{stealIDs[move.A], "steal"}
	case topsecret.OpCall:
		return []string{callIDs[seat]}
	case topsecret.OpBank:
		return []string{"bank"}
	case topsecret.OpLeave:
		return []string{"leave"}
	}
	return nil
}
