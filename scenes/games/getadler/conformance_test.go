package getadler

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheTableKeepsTheLawsOfAllTables holds the game's room to what is written once for every game.
func TestTheTableKeepsTheLawsOfAllTables(t *testing.T) {
	of := func(kinds string, seed uint64, options ...string) tabletest.Company {
		return tabletest.Company{Kinds: kinds, Seed: seed, Options: tabletest.Setup(kinds, seed, options...).Options}
	}
	g := tabletest.Game{
		Room: &Room, Rulings: 7, Sounds: 8, Phases: explained(),
		One: []tabletest.Company{
			of("peeee", 3, getadler.OptionAbilities), of("peee", 5, getadler.OptionMission),
			of("peeeee", 4, getadler.OptionAbilities, getadler.OptionMission),
		},
		Persons: []tabletest.Company{of("pppp", 4), of("ppppp", 5, getadler.OptionAbilities),
			of("pppppp", 3, getadler.OptionAbilities)},
		Computers: []tabletest.Company{of("eeeeee", 5), of("eeee", 2)},
		Open: func(r *tabletest.Room, d tabletest.Desk) {
			in(r).open(d.Match.(*getadler.Match), d.Resumed, d.Notes...)
		},
		Path: pathOf, Kind: questionOf, Shape: shapeOf,
		// The least screen with captions leaves no room for the bulb beside a card that can be discarded, six seats none for
		// words under a sign; cards that computers move are named anew while they fly.
		Parts: []string{
			"table:hand", "getadler:discard", "getadler:held", "getadler:hour",
			"getadler:lane", "getadler:letters", "getadler:pile", "getadler:row", "getadler:side", "getadler:stunned",
			"getadler:suspect",
		},
		Sign: func(seat game.Seat) string { return seatIDs[seat] },
	}
	g.Must.Kinds = []string{"meet", "answer", "look", "give", "play", "wait for answer", "over"}
	g.Must.Shapes = []string{
		"ready", "ask", "look", "spy", "arrest", "yes", "no", "seen", "give", "reply", "surrender", "pursue", "letgo",
		"shoot",
		"hold", "loot", "enough",
	}
	tabletest.Run(t, g)
}

// questionOf names what a seat is asked, and at which time of the match.
func questionOf(m game.Session, seat game.Seat) string {
	v := m.(*getadler.Match).View(seat)
	name := v.Phase.String()
	if v.Revealed {
		name += " revealed"
	}
	if v.Phase == getadler.PhasePlay && v.Hour >= getadler.Gate {
		name += fmt.Sprintf(", gate %v", v.Hour >= getadler.Gate)
	}
	if v.Fight.Villain.Sits(v.Seats) && v.Fight.Cards > 0 {
		// A confrontation looks otherwise with each card that lies there, up to a few.
		name += fmt.Sprintf(", %d cards", min(v.Fight.Cards, 4))
	}
	return name
}

func parsed(text string) getadler.Move {
	m, err := getadler.Rules{}.Parse(text)
	if err != nil {
		panic(err)
	}
	return m
}

// opNames are what moves do.
var opNames = map[getadler.Op]string{
	getadler.OpReady: "ready", getadler.OpSeen: "seen", getadler.OpSurrender: "surrender", getadler.OpPursue: "pursue",
	getadler.OpLetGo: "letgo", getadler.OpShoot: "shoot", getadler.OpHold: "hold", getadler.OpEnough: "enough",
	getadler.OpAsk: "ask", getadler.OpLook: "look", getadler.OpSpy: "spy", getadler.OpArrest: "arrest",
	getadler.OpYes: "yes",
	getadler.OpNo:  "no", getadler.OpGive: "give", getadler.OpReply: "reply", getadler.OpLoot: "loot",
	getadler.OpDiscard: "discard",
}

// shapeOf names what a move does, and which card is given away or shown.
func shapeOf(_ game.Session, _ game.Seat, text string) string {
	m := parsed(text)
	if m.Op == getadler.OpDiscard {
		return "discard " + getadler.Kind(m.A).Key()
	}
	return opNames[m.Op]
}

// pathOf are the presses that make a move: what is chosen, and the button that submits it.
func pathOf(match game.Session, seat game.Seat, text string) []string {
	v, m := match.(*getadler.Match).View(seat), parsed(text)
	held := func(of func(getadler.Kind) bool) string {
		for i := range handIDs {
			if k := kindAt(&v.Players[seat].Sure, i); k != getadler.NoKind && of(k) {
				return handIDs[i]
			}
		}
		return "no card"
	}
	kind := func(k getadler.Kind) bool { return k == getadler.Kind(m.A) }
	plays := func() string {
		return held(func(k getadler.Kind) bool { return plays[k].op == m.Op })
	}
	switch m.Op {
	case getadler.OpAsk:
		return []string{plays(), seatIDs[m.A], traitIDs[m.B], colourIDs[m.C], "act"}
	case getadler.OpLook:
		return []string{plays(), seatIDs[m.A], "act"}
	case getadler.OpSpy:
		all := []string{plays(), seatIDs[m.A]}
		for _, other := range v.Moves {
			if other.Op == m.Op && other.A == m.A && other.B != m.B {
				all = append(all, countIDs[m.B-1])
			}
		}
		return append(all, "act")
	case getadler.OpArrest:
		all := []string{plays(), seatIDs[m.A]}
		if m.B != 0 {
			all = append(all, map[getadler.Role]string{getadler.Adler: nameIDs[0],
				getadler.Collins: nameIDs[1]}[getadler.Role(m.B)])
		}
		return append(all, "act")
	case getadler.OpDiscard:
		return []string{held(kind), "discardit"}
	case getadler.OpGive:
		return []string{held(kind), "give"}
	case getadler.OpReply:
		return []string{held(kind), "reply"}
	case getadler.OpLoot:
		return []string{lootIDs[m.A], "loot"}
	case getadler.OpYes, getadler.OpNo:
		return []string{opNames[m.Op], "answer"}
	}
	return []string{opNames[m.Op]}
}

// explained are the rulings at which the rules open, by phase.
func explained() (rulings []string) {
	for _, p := range phases {
		rulings = append(rulings, p.rule)
	}
	return rulings
}
