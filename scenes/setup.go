package scenes

import (
	"cmp"
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// setup is where players and options of a match are chosen.
type setup struct {
	chooser
	failed game.Line
	// touched is the seat whose level was last chosen.
	touched int
}

// optionsPage is where the options of a game are chosen, each with a sentence that explains what is chosen.
type optionsPage struct{ chooser }

// chooser is what the pages of a set-up share.
type chooser struct {
	form.Page
	launcher *launcher
	draft    *draft
}

func newSetup(h *launcher, g *games.Game) stage.Scene {
	s := &setup{chooser: chooser{launcher: h, draft: h.draft(g)}}
	s.Page = form.New(h.st, s.layOut)
	s.Says, s.Speaks = s.sentence, s.hasRoom
	s.draft.settle(h.st)
	s.SetFocus("start")
	return s
}

// newOptions opens the options of a match, at what has to be corrected, where there is something.
func newOptions(h *launcher, d *draft) stage.Scene {
	s := &optionsPage{chooser{launcher: h, draft: d}}
	s.Page = form.New(h.st, s.layOut)
	if d.game.Setup.Wrong != nil {
		s.Says = func() (string, bool) {
			_, why := d.wrong()
			return h.st.SayLine(why), true
		}
	}
	s.SetFocus("done")
	s.correct()
	return s
}

func id(stem string, seat int) string { return stem + strconv.Itoa(seat) }

// Resumed names in the language in use whoever nobody has named.
func (s *chooser) Resumed() {
	s.draft.settle(s.launcher.st)
	s.Changed()
}

// Guide is the book of the game that is set up.
func (s *chooser) Guide() (game, ruling string) { return s.draft.game.Name, "" }

// Dress is the look of the game, at whose table it is chosen.
func (s *chooser) Dress() *theme.Skin { return s.draft.game.Look }

// Title names the game.
func (s *chooser) Title() string {
	return s.launcher.st.Say(s.draft.game.Words.Title) + " · " + s.launcher.st.Say("app.title")
}

// Update makes the choice that was pressed. A press on the start that cannot be leads to what has to be corrected.
func (s *setup) Update(in *input.Frame) stage.Change {
	refused := s.Refusal()
	change := s.Page.Update(in)
	if refused == "" && s.Refusal() != "" && s.draft.mustCorrect() {
		return stage.Push(newOptions(s.launcher, s.draft))
	}
	return change
}

// layOut sits the players down around the table, where the text leaves room for that however many play, or else lists
// them in rows.
func (s *setup) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	var all *form.Sheet
	blank := func() {
		all = s.NewSheet(st.Say(s.draft.game.Words.Title))
		all.LieOnTable()
	}
	across := max((s.draft.game.MaxSeats+1)/2, 2)
	ways := []plates{{across, true, 0}, {2, true, 0}, {across, false, 0}, {2, false, 0}}
	if at := slices.IndexFunc(ways, func(p plates) bool {
		blank()
		return s.layPlates(all, p)
	}); at < 0 {
		blank()
		s.layRows(all)
	} else {
		as := ways[at]
		sides := float64((s.draft.game.MaxSeats + as.columns - 1) / as.columns)
		as.spare = min((all.Panel.H-all.Height())/sides, m.U(plateGrows)) * 0.9
		if blank(); !s.layPlates(all, as) { // What it grows by leaves too little for its words.
			blank()
			s.layPlates(all, ways[at])
		}
	}
	start := form.Button("start", st.Say("setup.start"), s.start)
	start.Primary, start.Box, start.Why = true, ui.PrimaryPlace(m), st.SayLine(s.draft.trouble())
	start.Disabled = start.Why != ""
	back := form.Back(st, "back")
	back.Box.X, back.Box.W = ui.Margin(m), max(m.U(300), 160)
	// In a narrow window the three share the row; without room for their words pictures say what the lesser ones do.
	gap := max(m.U(setupGap), fingerGap)
	if room := m.W - 2*ui.Margin(m) - 2*gap; start.Box.W+2*back.Box.W > room {
		learn := s.learn(back.Box)
		back.Box.W = max(ui.Need(st, &back.Control), ui.Need(st, &learn.Control))
		if ui.Need(st, &start.Control)+2*back.Box.W > room {
			back.Icon, back.Box.W = display.IconCaretLeft, back.Box.H
		}
		start.Box.W = room - 2*back.Box.W
		start.Box.X = (m.W - start.Box.W) / 2
	}
	all.Foot(back, start, s.learn(back.Box), form.Language(st))
	return all
}

// learn leads to the lessons of the game, from the other end of the row.
func (s *setup) learn(back display.Rect) form.Item {
	back.X = s.launcher.st.Metrics.W - back.X - back.W
	it := form.Button("learn", s.launcher.st.Say("menu.learn"),
		func() stage.Change { return stage.Push(newLearn(s.launcher, s.draft.game.Name, true)) })
	it.Icon, it.Box = display.IconBulb, back
	return it
}

// changed is what follows from any choice.
func (s *setup) changed() {
	s.failed = game.Line{}
	s.draft.settle(s.launcher.st)
}

// start begins the match. Where it cannot be begun the sentence says so.
func (s *setup) start() stage.Change {
	players, options := s.draft.match()
	s.draft.keepFigures(s.launcher.st)
	if s.draft.words {
		return stage.Push(s.launcher.promise(s.draft.game, s.launcher.casting(players), options))
	}
	table, said := s.launcher.begin(s.draft.game, s.launcher.casting(players), options)
	if table == nil {
		s.failed = said
		return stage.Stay()
	}
	return stage.Replace(table)
}

// sentence is what the line under the choices says: what is wrong, or else who starts.
func (s *setup) sentence() (text string, alert bool) {
	st := s.launcher.st
	if why := cmp.Or(s.draft.trouble(), s.failed); why != (game.Line{}) {
		return st.SayLine(why), true
	}
	starts := st.Say(s.draft.game.Words.Starts)
	who, ok := s.aimed()
	if !ok {
		return starts, false
	}
	name := cmp.Or(bots.NameKey(who.Character), match.LevelKeys[who.Level])
	says := st.Say("setup.level", game.Word(name), game.Word(s.draft.game.Character(who).Says))
	both, place := stage.Sentences(says, starts), s.Sheet().Said
	if ui.ParagraphHeight(st, place.W, both, display.Sans, ui.BodySize) <= place.H {
		return both, false
	}
	return says, false
}

// hasRoom reports that the sentence has room: what is wrong is said in any window, who starts only where some rows are
// in sight with it.
func (s *setup) hasRoom() bool {
	st, m := s.launcher.st, s.launcher.st.Metrics
	rows := float64(min(s.draft.game.MaxSeats+2, leastRows))
	lines := 2 * st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, ui.BodySize))
	return cmp.Or(s.draft.trouble(), s.failed) != (game.Line{}) ||
		ui.Content(m).H >= rows*(fingerRow+fingerGap)+lines
}

// aimed is the computer that presents itself: the level that the focus lies on, or else the computer whose level was
// last chosen, or the first one.
func (s *setup) aimed() (who bots.Player, ok bool) {
	seats := s.draft.seats()
	for i := range seats {
		if v, of := ui.Taken(s.Focused(), id("level", i)); of {
			level, known := game.ParseLevel(v)
			if level == seats[i].level {
				return bots.OfCast(seats[i].player()), known
			}
			return bots.OfLevel(level), known
		}
		if s.Focused() == id("who", i) {
			s.touched = i
		}
	}
	if s.touched < len(seats) && seats[s.touched].computer {
		return bots.OfCast(seats[s.touched].player()), true
	}
	if i := slices.IndexFunc(seats, func(s seatDraft) bool { return s.computer }); i >= 0 {
		return bots.OfCast(seats[i].player()), true
	}
	return who, false
}

// layOut gives each option a row.
func (s *optionsPage) layOut() *form.Sheet {
	st, d := s.launcher.st, s.draft
	all := s.NewSheet(st.Say(d.game.Words.Title) + " · " + st.Say("setup.options"))
	for i := range d.game.Setup.Options {
		o := &d.game.Setup.Options[i]
		switch {
		case !o.Offered(&d.Draft):
		case o.Rows != nil:
			for _, row := range o.Rows(st, &d.Draft) {
				all.Option(row)
			}
		default:
			all.Option(form.Option{Label: st.Say(o.Title), About: d.about(st, o), Lines: [][]form.Item{d.items(st, o)}})
		}
	}
	all.Option(form.Option{Label: st.Say("setup.words"), About: st.Say("setup.words.about"),
		Lines: [][]form.Item{d.wordsItems(st)}})
	done := form.Done(st, "done", st.Say("setup.options.done"))
	done.Do = s.done
	all.Foot(done, form.Language(st))
	return all
}

// done closes the page, where nothing is left to correct.
func (s *optionsPage) done() stage.Change {
	if s.correct() {
		return stage.Stay()
	}
	return stage.Pop()
}

// correct brings the focus to the value that cannot be; it reports whether there is one.
func (s *optionsPage) correct() bool {
	at, _ := s.draft.wrong()
	if at == "" {
		return false
	}
	s.Lead(at)
	return true
}
