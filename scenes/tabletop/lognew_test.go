package tabletop_test

import (
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
)

// marked are the lines of the log that have a mark before them.
func marked(b *bench) (texts []string) {
	b.OpenLog()
	b.Wait(1)
	items := b.Draw()
	for i, it := range items {
		if it.Role == display.LogLine && items[i-1].Kind == display.Fill && items[i-1].Box.X < it.Box.X &&
			items[i-1].Box.X > it.Box.X-30 {
			texts = append(texts, it.Text)
		}
	}
	return texts
}

func TestTheLogMarksWhatHasHappenedSinceTheOwnMove(t *testing.T) {
	b := sit(t, "pee")
	b.Wait(80)
	b.press("card:2")
	b.press("pick")
	if got := marked(b); len(got) != 0 {
		t.Errorf("marked at once: %q", got)
	}
	b.answer(1)
	b.answer(2)
	b.Wait(600)
	// The own choice stands first; those of the others, and what all have chosen, came after it.
	if got, all := marked(b), b.Told(); len(got) != 5 || len(all) != 6 {
		t.Errorf("marked: %q of %q", got, all)
	}
}

func TestWhoComesBackAloneFindsMarkedWhereThingsStood(t *testing.T) {
	b := sit(t, "pee")
	b.play("pee", []record.Note{}, game.Entry{Seat: 1, Move: "pick 1"}, game.Entry{Seat: 0, Move: "pick 2"},
		game.Entry{Seat: 2, Move: "pick 3"})
	b.Wait(2)
	// What the first one chose was before.
	if got, all := marked(b), b.Told(); len(got) != 5 || len(all) != 6 {
		t.Errorf("marked: %q of %q", got, all)
	}
}
