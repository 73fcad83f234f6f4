package scenes

import (
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// allHere is the set-up of a game with a person on every seat that it may have.
func allHere(t *testing.T, h *launcher, game int) *setup {
	t.Helper()
	d := h.draft(&rooms[game])
	d.Playing = d.game.MaxSeats
	d.seatQuickly(together)
	return newSetup(h, d.game).(*setup)
}

// figures are those of the faces on the screen, by seat; nobody at the table has that of another.
func figures(t *testing.T, s *setup) (all []int) {
	t.Helper()
	s.Resumed()
	seen := map[int]bool{}
	for seat := range s.draft.Playing {
		c := faceOf(t, s, seat)
		figure, of, ok := display.GuestOf(c.Picture.Tone)
		if !ok || of != seat || seen[figure] {
			t.Fatalf("%s: on seat %d is figure %d of seat %d, beside %v", s.draft.game.Name, seat, figure, of, all)
		}
		seen[figure] = true
		all = append(all, figure)
	}
	return all
}

// faceOf is the button with the face of a seat.
func faceOf(t *testing.T, s *setup, seat int) ui.Control {
	t.Helper()
	for _, c := range s.Controls() {
		if c.ID == id("who", seat) {
			return c
		}
	}
	t.Fatalf("%s: seat %d has no face", s.draft.game.Name, seat)
	return ui.Control{}
}

// TestAPressGivesAPersonAnotherFigure: by keyboard and by gamepad, in every window and language, each figure comes up
// that nobody else has, and the voice is told which.
func TestAPressGivesAPersonAnotherFigure(t *testing.T) {
	for n := range rooms {
		for _, size := range [][2]float64{{1280, 800}, {640, 480}, {412, 915}, {360, 640}} {
			for _, lang := range words.Languages() {
				h := newHouse(t)
				h.st.Lang, h.st.Metrics.W, h.st.Metrics.H = lang, size[0], size[1]
				s := allHere(t, h, n)
				stack := stackOf(t, s)
				before := figures(t, s)
				if c := faceOf(t, s, 1); min(c.Box.W, c.Box.H) < 44 {
					t.Errorf("%s at %v: the face is %v by %v", s.draft.game.Name, size, c.Box.W, c.Box.H)
				}
				s.SetFocus(id("who", 1))
				came, heard := map[int]bool{}, map[string]bool{}
				for i := range 2 * display.Figures {
					in := press(input.Confirm)
					if i%2 > 0 {
						in = byPad(input.Confirm)
					}
					stack.Update(in)
					stack.Update(still())
					if stack.Top() != stage.Scene(s) || s.Focused() != id("who", 1) {
						t.Fatalf("%s at %v: the press leads to %q", s.draft.game.Name, size, s.Focused())
					}
					now := figures(t, s)
					came[now[1]], heard[faceOf(t, s, 1).Value] = true, true
					for seat := range now {
						if seat != 1 && now[seat] != before[seat] {
							t.Errorf("%s: with the figure of seat 1 that of seat %d changes", s.draft.game.Name, seat)
						}
					}
				}
				if want := display.Figures - s.draft.Playing + 1; len(came) != want || len(heard) != want || heard[""] {
					t.Errorf("%s in %s: %d figures came, called %v, want %d", s.draft.game.Name, lang, len(came), heard, want)
				}
			}
		}
	}
}

// TestAPersonKeepsAFigure: whoever has begun a match once has the same one on another seat, in another game and after
// another start, as long as nobody at the table had it before.
func TestAPersonKeepsAFigure(t *testing.T) {
	h := newHouse(t)
	s := allHere(t, h, 0)
	for i, name := range []string{"Zoé", "Paul"} {
		s.draft.nameSeat(h.st, i, name, i)
	}
	s.SetFocus(id("who", 0))
	s.Update(press(input.Confirm))
	chosen := figures(t, s)
	s.start()
	other := newHouse(t)
	other.st.Settings.Figures = h.st.Settings.Figures
	for n := range rooms {
		s = allHere(t, other, n)
		for i, name := range []string{"Paul", "Zoé"} {
			s.draft.nameSeat(other.st, i, name, i)
		}
		if now := figures(t, s); now[0] != chosen[1] || now[1] != chosen[0] {
			t.Errorf("%s: Paul and Zoé have the figures %v, before it was %v", s.draft.game.Name, now[:2], chosen[:2])
		}
	}
	// What is written after a press goes with the figure, but for the name of somebody who has one.
	d := other.draft(&rooms[1])
	d.nameSeat(other.st, 0, "Ana", 0)
	s = newSetup(other, d.game).(*setup)
	s.Resumed()
	s.SetFocus(id("who", 0))
	s.Update(press(input.Confirm))
	now := figures(t, s)
	d.nameSeat(other.st, 0, "Anatole", 0)
	if again := figures(t, s); again[0] != now[0] {
		t.Errorf("with another letter in the name the figure changes from %d to %d", now[0], again[0])
	}
	d.nameSeat(other.st, 1, "Marc", 1)
	d.nameSeat(other.st, 0, "Paul", 0)
	if again := figures(t, s); again[0] != chosen[1] {
		t.Errorf("Paul has the figure %d, his is %d", again[0], chosen[1])
	}
}

// TestFiguresAreKeptWithManyNames: of more than are kept the last ones stay, whatever stands in the file beside them.
func TestFiguresAreKeptWithManyNames(t *testing.T) {
	st := newHouse(t).st
	st.Settings.Figures = "garbage\n99 Zoé\n-1 Paul\n\n4 Zoé\n"
	if got := st.KeptFigure("zoé"); got != 4 {
		t.Errorf("Zoé has the figure %d, want 4", got)
	}
	for n := range 200 {
		st.KeepFigure("Agent "+id("", n), n%display.Figures+1)
	}
	st.KeepFigure("", 3)
	first, last := st.KeptFigure("Agent 0"), st.KeptFigure("Agent 199")
	if size := len(st.Settings.Figures); first != 0 || last != 199%display.Figures+1 || size > 1000 {
		t.Errorf("the first has %d, the last %d, and %d bytes are kept", first, last, size)
	}
	players := []game.Player{{Name: "Agent 199"}, {Name: "Agent 191"}, {Name: "Agent 2"}, {Computer: true}}
	all := st.Portraits(players, [game.MaxSeats]int{})
	if all[0] == 0 || all[0]%display.Figures == all[1]%display.Figures || all[3] != 0 {
		t.Errorf("two with one figure at a table have %v", all)
	}
}
