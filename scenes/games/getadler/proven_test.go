package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop/tabletest"
)

// doubted is a table at which Adler, who sits at the second seat, has said No to dark hair, which was a lie, and is
// asked about a brown hat by Gold, at the first: Yes makes it the lie of a villain for Gold.
func doubted(t testing.TB, kinds string, options ...string) *script {
	c := fourHands("question question", "boat pistol", "", "")
	c.kinds, c.options = kinds, options
	s := scriptOf(t, c)
	s.do(0, "ask 1 hair dark")
	s.do(1, "no")
	for range 3 {
		s.idles()
	}
	s.draws()
	s.do(0, "ask 1 hat brown")
	return s
}

// written are the names on the tickets that the notebook has written.
func (r *room) written() (names []string) {
	for _, it := range r.Draw() {
		if it.Kind == display.CardFace && it.Face.Design == designs.Ticket && it.Face.Tone == designs.TicketWritten {
			names = append(names, it.Face.Title)
		}
	}
	return names
}

// stamped reports whether a stamp lies on the table.
func (r *room) stamped(words string) bool {
	return slices.ContainsFunc(r.Draw(), func(it display.Item) bool {
		return it.Kind == display.CardFace && it.Face.Title == words
	})
}

// TestAConclusionIsAMoment for whoever plays alone: the line at the top and the voice tell it, the lie is stamped, the
// ticket turns over; and none of it where the notebook is to draw no conclusions.
func TestAConclusionIsAMoment(t *testing.T) {
	for _, helps := range []bool{true, false} {
		for _, still := range []bool{false, true} {
			r := newRoom(t, words.English, 1280, 800)
			r.Stage.Settings.ReducedMotion = still
			s := doubted(t, "peee", match.OptionOdds)
			if !helps {
				s.setup.Options[match.OptionOdds] = 0
			}
			r.open(s.match(), true)
			r.settle()
			if names := r.written(); len(names) > 0 {
				t.Fatalf("%v are known before anything follows", names)
			}
			r.Submit(1, "yes")
			told := func() string { return strings.Join(r.Said(stage.Happened), " ") }
			var lied, known bool
			for range 60 * 6 {
				r.Wait(1)
				lied = lied || r.stamped("A lie!")
				known = known || slices.Equal(r.written(), []string{"Adler"})
			}
			name := r.screen.table.Seats.Names[1]
			said := strings.Contains(told(), "Notebook: "+name+" is Adler") &&
				strings.Contains(told(), "Notebook: "+name+" lied – no to")
			if lied != helps || known != helps || said != helps {
				t.Errorf("conclusions %v, still %v: stamped %v, written %v, told %v: %s", helps, still, lied, known, said,
					told())
			}
		}
	}
}

// TestAConclusionWaitsForItsReader: where persons share the screen, nothing shows before whose conclusion it is opens
// its hand, and then once.
func TestAConclusionWaitsForItsReader(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(doubted(t, "ppee", match.OptionOdds).match(), true)
	r.settle()
	r.makes(1, "yes")
	for r.Waits() {
		r.goesOn()
	}
	none := func(when string) {
		t.Helper()
		if r.stamped("A lie!") || len(r.written()) > 0 {
			t.Fatalf("%s, the table tells what the first seat knows", when)
		}
	}
	none("before the hand is opened")
	for range 40 {
		if r.Asked() == 0 && r.MayAnswer() {
			break
		}
		seat := r.Asked()
		own := r.match.View(seat)
		i := slices.IndexFunc(own.Moves, func(m getadler.Move) bool { return m.Op != getadler.OpArrest })
		r.makes(seat, own.Moves[i].String())
		r.comes()
		if r.Asked() != 0 {
			none("with another's hand below")
		}
	}
	if r.Asked() != 0 {
		t.Fatal("the first seat is never asked again")
	}
	for i, want := range []bool{true, false} {
		if !r.HandOpen() && !r.Click("peek") {
			t.Fatal("the hand cannot be opened")
		}
		r.Wait(60)
		if got := r.stamped("A lie!"); got != want || !slices.Equal(r.written(), []string{"Adler"}) {
			t.Errorf("opened %d times: stamped %v, written %v", i+1, got, r.written())
		}
		r.Click("peek")
		r.Wait(tabletest.GuardTicks + 2)
	}
}
