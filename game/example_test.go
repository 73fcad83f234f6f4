package game_test

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/rulestest"
)

// Menu, records and simulations know no game's own types: a match of any game is a Session, with moves as text. Here
// two computers that make the first legal move play KOMPROMAT.
func ExampleSession() {
	kompromat, _ := catalog.Find("kompromat")
	match, err := kompromat.New(game.Setup{
		Players: []game.Player{{Name: "Ada"}, {Name: "Bo"}}, Seed: game.SeedOf(8),
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	first := match.ToAct().First()
	fmt.Println("seat", first, "may", match.MoveTexts(first))
	fmt.Println("the other:", match.SubmitText(1-first, match.MoveTexts(first)[0]))
	for match.ToAct() != 0 {
		seat := match.ToAct().First()
		if err := match.SubmitText(seat, match.MoveTexts(seat)[0]); err != nil {
			fmt.Println(err)
			return
		}
	}
	standing := match.Standing()
	fmt.Println("over:", standing.Over, "half points:", standing.Halves[:standing.Seats], "won by:", standing.Winners)
	// Output:
	// seat 0 may [draw]
	// the other: why.turn
	// over: true half points: [20 28] won by: 1
}

// Each viewer is told what it may know: the log of a match is a list of such lines, which package words puts into a
// language.
func ExampleSession_lines() {
	kompromat, _ := catalog.Find("kompromat")
	match, err := kompromat.New(game.Setup{
		Players: []game.Player{{Name: "Ada"}, {Name: "Bo"}}, Seed: game.SeedOf(8),
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	seat := match.ToAct().First()
	before := match.Len()
	if err := match.SubmitText(seat, "draw"); err != nil {
		fmt.Println(err)
	}
	for _, viewer := range []game.Seat{seat, game.Public} {
		for _, line := range match.Lines(viewer, before) {
			fmt.Println(viewer, line.Key)
		}
	}
	// Output:
	// 0 log.kompromat.drew.own
	// table log.kompromat.drew
}

// TestTheExampleKeepsTheContract holds the game of ExampleRules to what every game is held to.
func TestTheExampleKeepsTheContract(t *testing.T) {
	rulestest.Test(t, rulestest.Config[State, Move, View, Event]{
		Rules: Toss{}, Settings: []rulestest.Setting{{Seats: 2}}, Bound: 3, Alike: 1,
		Secret: func(s *State, viewer game.Seat) string {
			if viewer == 0 || s.Answer != 0 || s.Coin == 0 {
				return ""
			}
			return s.Coin.String()[:1]
		},
		Shown: func(v *View) []Move { return v.Moves },
		Tried: []Move{0, Heads, SayHeads, Doubt},
	})
}
