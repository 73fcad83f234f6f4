package scenes

import (
	"fmt"
	"maps"
	"strings"
	"sync"
	"testing"
	"time"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/sound/soundtest"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/about"
	"safehouse/scenes/controls"
	"safehouse/scenes/games/all"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// allWords are the words of every language, which are read once for all tests.
var allWords = sync.OnceValues(func() (*words.Catalogue, error) { return words.Load(assets.Words()) })

// oneSetter measures for all tests, so that what has been measured once need not be again.
var oneSetter = sync.OnceValues(typeset.New)

// newStage is a stage as the program has it, without window and sound.
func newStage(t testing.TB) *stage.Stage {
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
		Catalogue: catalogue, Measure: setter, Lang: words.English, Settings: stage.DefaultSettings(),
		Metrics: theme.Metrics{W: 1280, H: 800}, Sound: &soundtest.Recorder{},
	}
}

// cardList is the rulebook of a game, turned to the list of its cards.
func cardList(t testing.TB, st *stage.Stage, game string) stage.Scene {
	t.Helper()
	return clicked(t, rulebook.At(st, rooms, game, ""), "view.cards")
}

// clicked is a scene after a click on one of its controls.
func clicked(t testing.TB, s stage.Scene, id string) stage.Scene {
	t.Helper()
	for _, it := range draw(s).Items {
		if it.ID == id {
			x, y := it.Box.Centre()
			s.Update(&input.Frame{X: x, Y: y, Pressed: true, Held: true, Focused: true})
			s.Update(&input.Frame{X: x, Y: y, Released: true, Focused: true})
			s.Update(still())
			return s
		}
	}
	t.Fatalf("there is no %s", id)
	return nil
}

// The names of two games.
const (
	topSecret = "topsecret"
	getAdler  = "getadler"
)

// rooms are the games of a house.
var rooms = all.Games()

// newHouse is a house with an empty store and chance that can be repeated.
func newHouse(t testing.TB) *launcher {
	t.Helper()
	return houseIn(t, t.TempDir())
}

func houseIn(t testing.TB, dir string) *launcher {
	t.Helper()
	store, err := record.Open(storage.Disk{}, dir, "", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(store.Close)
	seed := uint64(7)
	return &launcher{teller: teller{newStage(t), rooms}, store: store, seed: &seed}
}

var longest = []game.Player{{Name: "WWWWWWWWWWWWWWWW"}, {Computer: true, Level: game.Medium, Name: "MMMMMMMMMMMMMMMM"}}

// withMatches begins matches that are not over.
func (h *launcher) withMatches(t testing.TB, n int) *launcher {
	t.Helper()
	for range n {
		if table, said := h.begin(&rooms[0], longest, game.Options{match.OptionOdds: 1}); table == nil {
			t.Fatalf("beginning a match: %s", said.Key)
		}
	}
	h.leave()
	return h
}

// screens are all scenes of the frame in all their states.
func screens() map[string]func(t testing.TB) (*stage.Stage, stage.Scene) {
	all := map[string]func(t testing.TB) (*stage.Stage, stage.Scene){
		"lessons": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, newLearn(h, "", false)
		},
		"lessons, one learnt": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			s := newLearn(h, "", false).(*learn)
			s.learnt(rooms[0].Lessons[0])
			return h.st, s
		},
		"lesson learnt": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			s := newLearn(h, "", false).(*learn)
			s.learnt(rooms[0].Lessons[0])
			return h.st, newLearnt(s, rooms[0].Lessons[0])
		},
		"last lesson learnt": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			s := newLearn(h, "", false).(*learn)
			for _, l := range rooms[2].Lessons {
				s.learnt(l)
			}
			return h.st, newLearnt(s, rooms[2].Lessons[2])
		},
		"copies": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			h.withExchange()
			return h.st, newCopies(h)
		},
		"copies, brought back": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			h.withExchange()
			s := newCopies(h).(*copies)
			s.said = []game.Line{
				game.Say("copies.brought", game.Number(12)), game.Say("copies.known", game.Number(21)),
				game.Say("copies.damaged", game.Number(3)), game.Say("copies.full"),
			}
			return h.st, s
		},
		"menu, first start": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, newMenu(h)
		},
		"menu, one match": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withMatches(t, 1)
			return h.st, newMenu(h)
		},
		"menu, matches and trouble": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withMatches(t, 2)
			h.notify(game.Say("record.folder", game.Text("/home/somebody/.local/share/safehouse")))
			h.notify(game.Say("settings.wrong.more", game.Word("settings.explain"), game.Word("settings.file.told"),
				game.Word("settings.contrast"), game.Number(11)))
			return h.st, newMenu(h)
		},
		"menu, a file that could not be opened": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			for _, line := range []game.Line{
				game.Say("menu.open.failed", game.Text("20260301-120000-kompromat.jsonl")),
				game.Say("menu.open.fault", game.Number(1)),
			} {
				h.notify(line)
			}
			return h.st, newMenu(h)
		},
		"menu, a match that is over": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h, _ := withPast(t, 1)
			return h.st, newMenu(h)
		},
		"statistics, none": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, newStatistics(h)
		},
		"statistics": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h, _ := withPast(t, 9)
			for i, name := range []string{"WWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMM", "Ada"} {
				dealAndPlay(t, h, &h.games[i], name)
				dealAndPlay(t, h, &h.games[2], name)
			}
			return h.st, newStatistics(h)
		},
		"statistics, beside Expert": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h, _ := withPast(t, 2)
			for h.store.Running(); h.store.ReadFinished(1); {
			}
			s := newStatistics(h).(*statistics)
			for i := range s.past.Matches {
				of := record.Compared{Decisions: 80, Same: 31}
				for at := range 14 {
					of.Tallies = append(of.Tallies, record.Tally{At: 8 + at, Times: 9, Took: at * 9 / 13, Expert: float64(at / 2)})
				}
				s.past.Matches[i].Compared = []record.Compared{of}
			}
			s.game = s.past.Matches[0].Game
			s.Changed()
			return h.st, s
		},
		"share": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h, s := sharing(t, topSecret)
			return h.st, s
		},
		"share, saved": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h, s := sharing(t, topSecret)
			s.tell("/home/somebody/Downloads/safehouse-20260301-120000-topsecret.jsonl", nil)
			return h.st, s
		},
		"deal of the day": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, newDaily(h)
		},
		"deal of the day, played": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			for _, name := range []string{"WWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMM"} {
				dealAndPlay(t, h, &h.games[0], name)
			}
			return h.st, newDaily(h)
		},
		"matches, some that are over": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h, _ := withPast(t, 9)
			h.withMatches(t, 2).store.Running()
			for h.store.ReadFinished(1) {
			}
			s := newMatches(h).(*matches)
			s.unread = 3
			s.why = []record.Unread{{File: "20260102-120000-kompromat.jsonl",
				Why: &record.Fault{Line: 173, Why: game.Say("record.why.chain")}}}
			return h.st, s
		},
		"matches": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withMatches(t, 12)
			return h.st, newMatches(h)
		},
		"matches, one discarded": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withMatches(t, 2)
			s := newMatches(h).(*matches)
			for range 2 {
				s.discard(s.kept[0].File)
				h.st.Tick += doublePress
			}
			if len(s.kept) != 1 {
				t.Fatal("the match was not discarded")
			}
			s.doubt(s.kept[0].File)
			return h.st, s
		},
		"settings": func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			return st, settings.New(st)
		},
		"settings, without sound": func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			st.Silent = "settings.silent.device"
			return st, clicked(t, settings.New(st), "tab.sound")
		},
		"settings, safe mode": func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			st.Silent = "settings.silent.safe"
			return st, clicked(t, settings.New(st), "tab.sound")
		},
		"rules": func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			return st, rulebook.At(st, rooms, "kompromat", "")
		},
		"rules, cards": func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			return st, cardList(t, st, getAdler)
		},
		"about": func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			return st, about.New(st, rooms, "0.1.0 (12345678)")
		},
		"fair": func(t testing.TB) (*stage.Stage, stage.Scene) { return fairPage(t, nil) },
		"fair, an earlier version": func(t testing.TB) (*stage.Stage, stage.Scene) {
			return fairPage(t, func([]byte) []byte { return earlierRecord(t) })
		},
		"fair, a forgery": func(t testing.TB) (*stage.Stage, stage.Scene) { return fairPage(t, forged) },
		"promise": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, h.promise(&rooms[0], longest, game.Options{})
		},
		"promise, with words": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			page := h.promise(&rooms[0], longest, game.Options{})
			written(page, strings.Repeat("W", record.MaxWords))
			return h.st, clicked(t, page, "add")
		},
		"handover": func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			return st, handover.New(st, handover.Who{Name: longest[0].Name, Seat: 1}, nil, nil, func(bool) {})
		},
		"failed": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, newFailed(h, &failure{File: "/home/somebody/.local/state/safehouse/failure.txt"})
		},
	}
	for _, first := range []bool{false, true} {
		for _, second := range []bool{false, true} {
			all[fmt.Sprintf("setup, computers %v %v", first, second)] = func(t testing.TB) (*stage.Stage, stage.Scene) {
				h := newHouse(t)
				s := newSetup(h, &rooms[0]).(*setup)
				for i, computer := range []bool{first, second} {
					s.draft.all[i].computer = computer
					s.draft.all[i].name.Set(longest[0].Name) // Twice the same: the sentence that says so is in sight.
					s.draft.all[i].named = true
				}
				s.Resumed()
				return h.st, s
			}
		}
	}
	for i := range rooms {
		g := &rooms[i]
		all["cast, "+g.Name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			d := h.draft(g)
			d.all[1].character = "agnes"
			d.settle(h.st)
			return h.st, newCast(h, d, 0)
		}
	}
	maps.Copy(all, topSecretScreens())
	maps.Copy(all, getAdlerScreens())
	maps.Copy(all, boards())
	for _, g := range rooms {
		name, look := g.Name, g.Look
		all["settings, "+name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			st.Skin = look
			return st, settings.New(st)
		}
		all["keys, "+name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			st.Skin = look
			return st, controls.New(st)
		}
		all["rules, "+name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			st.Skin = look
			return st, rulebook.At(st, rooms, name, "")
		}
	}
	for name, open := range all {
		all[name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			st, scene := open(t)
			if d, ok := scene.(stage.Dressed); ok {
				st.Skin = d.Dress()
			}
			return st, scene
		}
	}
	return all
}

// still is a tick in which nothing is done; the window has the focus and the last device was the keyboard.
func still() *input.Frame { return &input.Frame{Focused: true, Keyboard: true, X: -1, Y: -1} }

func press(a input.Action) *input.Frame {
	in := still()
	in.Just, in.AnyPress = input.Actions(0).With(a), true
	return in
}

// draw gives what a scene shows.
func draw(s stage.Scene) *display.List {
	var l display.List
	s.Draw(&l)
	return &l
}

// checkWhole looks for what is wrong on a screen as it is now. Only a language that nobody speaks may be cut.
func checkWhole(t *testing.T, st *stage.Stage, scene stage.Scene) {
	t.Helper()
	if r, ok := scene.(stage.Resumer); ok {
		r.Resumed()
	}
	scene.Update(still())
	l := draw(scene)
	if len(l.Items) == 0 {
		t.Fatalf("%s: nothing is drawn", st.Lang)
	}
	displaytest.Check(t, l, st.Measure, st.Metrics.Screen())
	for _, c := range bots.Cast() {
		if st.Lang == words.Pseudo {
			break // Its words run on.
		}
		stagetest.MustKeepNames(t, l, st.Say(c.Name))
	}
	for _, it := range l.Items {
		if it.Kind == display.Text && it.Label != "" && st.Lang != words.Pseudo {
			t.Errorf("%s, %vx%v, text at %v: %q is cut", st.Lang, st.Metrics.W, st.Metrics.H, st.Metrics.TextScale, it.Label)
		}
		if strings.HasPrefix(it.Text, "[") {
			t.Errorf("%s: %q has no message", st.Lang, it.Text)
		}
	}
}

func TestEveryScreenIsWhole(t *testing.T) {
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			for _, reader := range stagetest.Readers() {
				for _, text := range []float64{1, 2} {
					reader.Text = text
					seenBy(st, scene, reader)
					checkWhole(t, st, scene)
				}
			}
			for _, reader := range stagetest.Phones() {
				if strings.Contains(name, "six long names") {
					continue // Sixteen of the widest letters are wider than a phone.
				}
				seenBy(st, scene, reader)
				checkWhole(t, st, scene)
			}
		})
	}
}

// seenBy has a scene be looked at by a reader.
func seenBy(st *stage.Stage, scene stage.Scene, reader stagetest.Reader) {
	reader.Sit(st)
	st.Metrics.Grows = stage.Grows(scene)
}

// TestPagesHaveLargerLettersInAnyWindow: whoever asks for larger letters on a phone has them, wherever a page scrolls.
func TestPagesHaveLargerLettersInAnyWindow(t *testing.T) {
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			if !stage.Grows(scene) {
				t.Skip("it does not scroll")
			}
			var before [2]float64 // What is usual, and what is largest.
			for _, reader := range stagetest.Phones() {
				seenBy(st, scene, reader)
				if r, ok := scene.(stage.Resumer); ok {
					r.Resumed()
				}
				scene.Update(still())
				letters, sizes, most := 0.0, 0.0, 0.0
				for _, it := range draw(scene).Items {
					if it.Kind == display.Text && (it.Font == display.Sans || it.Font == display.SansBold) {
						n := float64(len(it.Text))
						letters, sizes, most = letters+n, sizes+n*it.Size, max(most, it.Size)
					}
				}
				usual := sizes / letters
				grows := 1 + (reader.Text-1)*0.4
				if reader.Text > 1 && (usual < before[0] || most < before[1]*grows) {
					t.Errorf("%v: letters are of %.1f to %.1f pixels, and were of %.1f to %.1f", reader, usual, most, before[0],
						before[1])
				} else if reader.Text == 1 {
					before = [2]float64{usual, most}
				}
			}
		})
	}
}

// focused is the id of the item with the focus.
func focused(l *display.List) string {
	for _, it := range l.Items {
		if it.ID != "" && it.Focused {
			return it.ID
		}
	}
	return ""
}

// controlsOf lists the ids of what can be pressed.
func controlsOf(l *display.List) []string {
	var ids []string
	for _, it := range l.Items {
		if it.ID != "" && !it.Disabled {
			ids = append(ids, it.ID)
		}
	}
	return ids
}

func TestTabReachesEveryControl(t *testing.T) {
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			for range 30 { // A curtain is deaf at first.
				scene.Update(still())
				st.Tick++
			}
			want := controlsOf(draw(scene))
			seen := map[string]bool{}
			for range 4*len(want) + 100 { // Many are out of sight at first.
				seen[focused(draw(scene))] = true
				scene.Update(press(input.Next))
			}
			for _, id := range want {
				if !seen[id] {
					t.Errorf("Tab never reaches %s", id)
				}
			}
		})
	}
}

func TestEscNeverQuits(t *testing.T) {
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			_, scene := open(t)
			over := &opener{next: scene}
			stack := stackOf(t, over)
			stack.Update(still())
			for range 10 {
				stack.Update(press(input.Cancel))
			}
			if stack.Top() == nil {
				t.Error("Esc closed the program")
			}
		})
	}
}

// opener is the bottom of a stack; it puts a scene on top of itself once.
type opener struct{ next stage.Scene }

func (o *opener) Update(*input.Frame) stage.Change {
	if o.next == nil {
		return stage.Stay()
	}
	c := stage.Push(o.next)
	o.next = nil
	return c
}
func (*opener) Draw(*display.List) {}
func (*opener) Opaque() bool       { return true }
func (*opener) Title() string      { return "" }

// TestAScreenThatWaitsBuildsNothing keeps a program that nobody touches from keeping the machine busy.
func TestAScreenThatWaitsBuildsNothing(t *testing.T) {
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			in := still()
			tick := func() {
				st.Tick++
				scene.Update(in)
			}
			for range 100 {
				tick()
			}
			if n := testing.AllocsPerRun(100, tick); n > 0 {
				t.Errorf("a tick in which nothing happens makes %v allocations", n)
			}
		})
	}
}

// TestOnlyTheFrameFades: a curtain stands whole on its first frame, and with animations off nothing fades.
func TestOnlyTheFrameFades(t *testing.T) {
	h := newHouse(t)
	st := h.st
	table, _ := h.begin(&rooms[0], longest, game.Options{})
	curtain := handover.New(st, handover.Who{Name: "Inès"}, nil, nil, func(bool) {})
	front, set := newMenu(h), newSetup(h, &rooms[0])
	for _, c := range []struct {
		name     string
		from, to stage.Scene
		speed    int
		want     bool
	}{
		{"menu to setup", front, set, 100, true},
		{"setup to table", set, table, 100, true},
		{"table to menu", table, front, 100, true},
		{"table to curtain", table, curtain, 100, false},
		{"curtain to table", curtain, table, 100, false},
		{"with animations off", front, set, 0, false},
		{"to the end", front, nil, 100, false},
	} {
		st.Settings.Speed = c.speed
		var f fade
		f.begin(st, c.from, c.to)
		var veils []uint8
		for range 60 {
			f.update(st)
			var l display.List
			if f.draw(&l, st); len(l.Items) > 0 {
				veils = append(veils, l.Items[0].Colour.A)
			}
			st.Tick++
		}
		if faded := len(veils) > 0; faded != c.want {
			t.Errorf("%s: %d frames fade", c.name, len(veils))
		}
		for i := 1; i < len(veils); i++ {
			if veils[i] >= veils[i-1] {
				t.Errorf("%s: the veil does not lift: %v", c.name, veils)
			}
		}
		st.TakeRedraw()
		if f.update(st); st.TakeRedraw() {
			t.Errorf("%s: it never ends", c.name)
		}
	}
}
