package record

import (
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
)

func TestThoughtsAreReadAsTheyWereNoted(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		move, began int
		unready     bool
		said        bool
	}{{7, 7, false, false}, {7, 5, false, true}, {7, 7, true, true}, {7, 0, true, true}} {
		others := []Note{{Kind: NoteThought, Seat: 2, N: 7}, {Kind: NoteThought, Seat: 1, N: 6}}
		n, said := ThoughtNote(others, 1, c.move, c.began, c.unready)
		if said != c.said {
			t.Errorf("%+v: said %v", c, said)
		}
		d := Decision{Move: c.move, Seat: 1, Began: c.move}
		d.recall([]Note{n})
		if d.Began != c.began || d.Unready != c.unready {
			t.Errorf("%+v is read as %+v", c, d)
		}
		// A program that was killed had written down another thought for the move.
		killed := Note{Kind: NoteThought, Seat: 1, N: 7, Text: "3 unready"}
		n, said = ThoughtNote([]Note{killed}, 1, c.move, c.began, c.unready)
		if d.recall([]Note{killed, n}); !said || d.Began != c.began || d.Unready != c.unready {
			t.Errorf("after another thought %+v is read as %+v", c, d)
		}
	}
}

func TestDecisionsAreTheMovesOfComputersWithWhatTheyHad(t *testing.T) {
	t.Parallel()
	players := []game.Player{{Name: "Ada"}, {Name: "Bea", Computer: true, Level: game.Expert, Character: "agnes"}}
	entries := []game.Entry{
		{Seat: game.Nature, Move: "deal"},
		{Seat: 0, Move: "a"}, {Seat: 1, Move: "b"}, // 2
		{Seat: 1, Move: "c"}, {Seat: 0, Move: "d"}, // 4
		{Seat: 0, Move: "e"}, {Seat: 1, Move: "f"}, // 6
	}
	notes := []Note{
		{Kind: NoteBudget, Seat: 1, Text: "turn:600"},
		{Kind: NoteThought, Seat: 1, N: 2, Text: "nonsense"},
		{Kind: NoteThought, Seat: 1, N: 2, Text: "3"},
		{Kind: NoteThought, Seat: 1, N: 2, Text: "-1"},
		{Kind: NoteThought, Seat: 0, N: 3, Text: "1"},
		{Kind: NoteThought, Seat: 1, N: 3, Text: "0"},
		{Kind: NoteThought, Seat: 1, N: 3, Text: "1 unready"},
		Seating{Moves: 4, Seat: 0, Computer: true, Level: game.Medium}.Note(),
		{Kind: NoteBudget, Seat: 0, N: 4, Text: "turn:50"},
		Seating{Moves: 5, Seat: 0}.Note(),
		{Kind: NoteBudget, Seat: 1, N: 6, Text: "turn:900 call:20"},
		{Kind: NoteHint, Seat: 0, N: 3}, {Kind: NoteHint, Seat: 0, N: 5}, {Kind: NoteHint, Seat: 0, N: 5},
	}
	budget := func(text string) bots.Budget {
		b, ok := bots.ParseBudget(text)
		if !ok {
			t.Fatal(text)
		}
		return b
	}
	agnes := bots.Player{Level: game.Expert, Character: "agnes"}
	want := []Decision{
		{Move: 2, Text: "b", Seat: 1, Player: agnes, Began: 2, Budget: budget("turn:600")},
		{Move: 3, Text: "c", Seat: 1, Player: agnes, Began: 1, Unready: true, Budget: budget("turn:600")},
		{Move: 4, Text: "d", Seat: 0, Player: bots.OfLevel(game.Medium), Began: 4, Budget: budget("turn:50")},
		{Move: 6, Text: "f", Seat: 1, Player: agnes, Began: 6, Budget: budget("turn:900 call:20")},
	}
	if got := Decisions(players, entries, notes); !reflect.DeepEqual(got, want) {
		t.Errorf("decisions %+v", got)
	}
	if got := Hints(notes); got != [game.MaxSeats]int{2} {
		t.Errorf("hints %v", got)
	}
}
