package rulebook

import (
	"strings"
	"sync"
	"testing"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/games/all"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// allWords are the words of every language, which are read once for all tests.
var allWords = sync.OnceValues(func() (*words.Catalogue, error) { return words.Load(assets.Words()) })

// oneSetter measures for all tests, so that what has been measured once need not be again.
var oneSetter = sync.OnceValues(typeset.New)

// rooms are the games whose books are read.
var rooms = all.Games()

func newStage(t *testing.T, lang words.Lang) *stage.Stage {
	t.Helper()
	catalogue, err := allWords()
	if err != nil {
		t.Fatal(err)
	}
	setter, err := oneSetter()
	if err != nil {
		t.Fatal(err)
	}
	return &stage.Stage{
		Catalogue: catalogue, Measure: setter, Lang: lang, Settings: stage.DefaultSettings(),
		Metrics: theme.Metrics{W: 1024, H: 640},
	}
}

// openAt opens the book of that number in English.
func openAt(t *testing.T, book int) (*Scene, *stage.Stage) {
	t.Helper()
	st := newStage(t, words.English)
	return open(st, rooms, rooms[book].Name, reading), st
}

func press(a input.Action) *input.Frame {
	return &input.Frame{Just: input.Actions(0).With(a), Keyboard: true, X: -1, Y: -1}
}

// space is the space bar: it stands for two actions.
func space() *input.Frame {
	in := press(input.Confirm)
	in.Just = in.Just.With(input.Peek)
	return in
}

// click presses a control with the mouse and gives what became of the scene.
func click(t *testing.T, s *Scene, id string) stage.Change {
	t.Helper()
	for _, c := range s.controls() {
		if c.ID == id {
			x, y := c.Box.Centre()
			s.Update(&input.Frame{X: x, Y: y, Pressed: true, Held: true})
			return s.Update(&input.Frame{X: x, Y: y, Released: true})
		}
	}
	t.Fatalf("there is no %q", id)
	return stage.Stay()
}

// inSight lists the texts of the page that are wholly in sight.
func inSight(s *Scene) []string {
	const slack = 0.01 // Sums of fractions.
	panel := s.layout().room.panel
	var l display.List
	s.Draw(&l)
	var all []string
	for _, it := range l.Items {
		if it.Kind == display.Text && it.Clip == panel && it.Box.Y > panel.Y-slack && it.Box.Y+it.Box.H < panel.Y+panel.H+
			slack {
			all = append(all, it.Text)
		}
	}
	return all
}

func TestEveryWordOfTheRulesCanBeRead(t *testing.T) {
	down := map[string]func(s *Scene) *input.Frame{
		"arrow": func(*Scene) *input.Frame { return press(input.Down) },
		"wheel": func(s *Scene) *input.Frame {
			x, y := s.layout().room.panel.Centre()
			return &input.Frame{X: x, Y: y, WheelY: -1}
		},
	}
	for _, lang := range words.Languages() {
		for _, b := range rooms {
			for way, tick := range down {
				s := open(newStage(t, lang), rooms, b.Name, reading)
				read := strings.Join(inSight(s), " ")
				for before := -1.0; s.scroll().Offset != before; {
					before = s.scroll().Offset
					s.Update(tick(s))
					read += " " + strings.Join(inSight(s), " ")
				}
				expectRead(t, s, lang, b.Name+" by "+way, read)
			}
		}
	}
}

// expectRead looks for every word of the page in what came into sight.
func expectRead(t *testing.T, s *Scene, lang words.Lang, how, read string) {
	t.Helper()
	blocks := s.layout().blocks
	if len(blocks) < 20 {
		t.Fatalf("%s, %s: %d blocks", lang, how, len(blocks))
	}
	for _, b := range blocks {
		if strings.HasPrefix(b.text, "[") {
			t.Errorf("%s, %s: %s has no words", lang, how, b.text)
		}
		if b.kind == heading && !strings.Contains(read, b.text) {
			t.Errorf("%s, %s: %q never comes into sight", lang, how, b.text)
		}
		for _, word := range append(strings.Fields(b.text), b.cells...) {
			if !strings.Contains(word, "-") && !strings.Contains(read, word) {
				t.Errorf("%s, %s: %q never comes into sight", lang, how, word)
			}
		}
	}
}

func TestKeysGoToTheEndAndBack(t *testing.T) {
	for i := range rooms {
		s, _ := openAt(t, i)
		panel := s.layout().room.panel
		end := s.layout().height - panel.H
		for _, step := range []struct {
			in   *input.Frame
			want float64
		}{{press(input.End), end}, {press(input.Down), end}, {press(input.Home), 0}, {press(input.Up), 0}} {
			s.Update(step.in)
			if s.scroll().Offset != step.want {
				t.Errorf("%s stands at %v, want %v", rooms[i].Name, s.scroll().Offset, step.want)
			}
		}
		if s.Update(space()) != stage.Stay() || s.scroll().Offset < panel.H/2 || s.scroll().Offset >= panel.H {
			t.Errorf("%s: the space bar goes to %v of a page of %v", rooms[i].Name, s.scroll().Offset, panel.H)
		}
	}
}

func TestTheRulesCloseByEscAndByTheirOwnKey(t *testing.T) {
	for _, a := range []input.Action{input.Cancel, input.Rules, input.Confirm} {
		s, _ := openAt(t, 0)
		s.page.SetFocus("done")
		if s.Update(press(a)) != stage.Pop() {
			t.Errorf("action %d does not close them", a)
		}
	}
	s, _ := openAt(t, 0)
	if click(t, s, "done") != stage.Pop() {
		t.Error("their button does not close them")
	}
}

// TestTheBookOfTheGameIsOpen: whoever asks for the rules at a table is not sent to another game's.
func TestTheBookOfTheGameIsOpen(t *testing.T) {
	for i, b := range rooms {
		s, st := openAt(t, i)
		if want := st.Say(b.Book.Title); s.title() != want || !strings.HasPrefix(s.Title(), want) {
			t.Errorf("%s opens %q", b.Name, s.title())
		}
		for _, c := range s.controls() {
			if c.Role == display.TabRole && strings.HasPrefix(c.ID, "game.") && c.Checked != (c.ID == "game."+b.Name) {
				t.Errorf("%s: %s is marked %v", b.Name, c.ID, c.Checked)
			}
		}
	}
}

func TestAnotherGameIsChosenByMouseAndByKeyboard(t *testing.T) {
	for i, b := range rooms {
		s, _ := openAt(t, 0)
		s.Update(press(input.End))
		click(t, s, "game."+b.Name)
		if s.book != i || i > 0 && s.scroll().Offset != 0 {
			t.Errorf("a click on %s opens %s at %v", b.Name, rooms[s.book].Name, s.scroll().Offset)
		}
		s, _ = openAt(t, 0)
		for n := 0; s.page.Focused() != "game."+b.Name && n < 10; n++ {
			s.Update(press(input.Next))
		}
		s.Update(press(input.Confirm))
		if s.book != i {
			t.Errorf("Tab and Enter on %s open %s", b.Name, rooms[s.book].Name)
		}
	}
}
