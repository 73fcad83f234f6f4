package scenes

import (
	"errors"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// matches lists the matches that are kept, those that run before those that are over, each the one that was played last
// first. One that runs can be gone on with, one that is over looked at, and any put aside.
type matches struct {
	form.List
	launcher *launcher
	// kept are all of them, told what the page says of each, in this language, once it was asked for; unread is how many
	// of the past could not be read, and more reports that some still are to be.
	kept   []record.Summary
	told   []told
	lang   words.Lang
	unread int
	// why are the first of those that could not be read, with the reason.
	why  []record.Unread
	more bool
	// sought is what the matches that are shown have in their words, first the number of the first of them on the page.
	sought ui.Field
	first  int
	// doubted is the file that a first press would discard, asked when that was.
	doubted string
	asked   stage.Moment
	// said is what became of the one that was put aside here last.
	said game.Line
}

// told are all words that the page says of a match, those that name its players, and those that name who has won it,
// as they are searched.
type told struct{ all, names, winners string }

func newMatches(h *launcher) stage.Scene {
	s := &matches{launcher: h, sought: ui.Field{Max: soughtLength}}
	s.read(h.store.Running())
	s.Page = form.New(h.st, s.layOut)
	s.Says = s.sentence
	s.Speaks = func() bool { return s.said != (game.Line{}) || s.unread > 0 }
	s.SetFocus(id("match.", 0))
	return s
}

// Resumed reads the list anew: a match may have ended.
func (s *matches) Resumed() {
	s.read(s.launcher.store.Running())
	s.Changed()
}

// read reads what is kept besides matches that run.
func (s *matches) read(running []record.Summary) {
	over, left, unread := s.launcher.store.Finished()
	s.kept, s.more, s.unread, s.told = append(running, over...), left > 0, unread, nil
	if s.why = nil; unread > 0 && left == 0 {
		s.why = s.launcher.store.Unread(unreadTold)
	}
}

// tell is what the page says of each match in the reader's language, to be searched: of a long list it takes a while.
func (s *matches) tell() []told {
	if st := s.launcher.st; s.told == nil || s.lang != st.Lang {
		s.told, s.lang = make([]told, len(s.kept)), st.Lang
		for i, sum := range s.kept {
			names := opponents(st, sum)
			s.told[i] = told{ui.Folded(names + "\n" + s.launcher.details(sum, true) + "\n" + s.ended(sum)), ui.Folded(names),
				ui.Folded(strings.Join(winners(st, sum), " "))}
		}
	}
	return s.told
}

// ended is what is said of a match that runs, and of one that is over which persons have lost.
func (s *matches) ended(sum record.Summary) string {
	switch end := &sum.Standing; {
	case !end.Over:
		return s.launcher.st.Say("menu.matches.running")
	case end.Winners != 0 && sum.Cast.Persons()&^end.Winners != 0:
		return s.launcher.st.Say("menu.matches.lost")
	}
	return ""
}

// sentence tells what became of a match, or how many could not be read.
func (s *matches) sentence() (text string, alert bool) {
	switch st := s.launcher.st; {
	case s.said != (game.Line{}):
		return st.SayLine(s.said), false
	case s.unread > 0:
		said := []string{st.Say("menu.matches.unread", game.Number(s.unread))}
		for _, u := range s.why {
			said = append(said, s.launcher.reason(u))
		}
		return stage.Sentences(said...), false
	}
	return "", false
}

// reason says why a record could not be read.
func (t *teller) reason(u record.Unread) string {
	file := game.Text(u.File)
	if fault, ok := errors.AsType[*record.Fault](u.Why); ok {
		return t.st.Say("menu.matches.unread.line", file, game.Number(fault.Line), game.Text(t.st.Reader().Say(fault.Why)))
	}
	if refused, ok := errors.AsType[*game.Refusal](u.Why); ok {
		return t.st.Say("menu.matches.unread.file", file, game.Text(t.st.Reader().Say(refused.Line)))
	}
	return ""
}

// has reports whether a match is one that is sought: all words are said of it, and names after «won by» are those of
// who has won it.
func (t *told) has(sought, wonBy string) bool {
	_, won, _ := strings.Cut(sought, wonBy)
	for word := range strings.FieldsSeq(sought) {
		if !strings.Contains(t.all, word) {
			return false
		}
	}
	for name := range strings.FieldsSeq(won) {
		if strings.Contains(t.names, name) && !strings.Contains(t.winners, name) {
			return false
		}
	}
	return true
}

// found are the numbers of the matches that are sought.
func (s *matches) found() (all []int) {
	sought := strings.Join(strings.Fields(ui.Folded(s.sought.Text)), " ")
	if sought == "" {
		for i := range s.kept {
			all = append(all, i)
		}
		return all
	}
	wonBy := ui.Folded(s.launcher.st.Say("menu.won", game.Text("")))
	for i, told := range s.tell() {
		if told.has(sought, wonBy) {
			all = append(all, i)
		}
	}
	return all
}

// layOut gives each match of the page a row: the button that goes on with it, or shows it, and at its right the one
// that puts it aside.
func (s *matches) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	all := s.NewSheet(st.Say("menu.matches"))
	figures := form.Button("statistics", st.Say("statistics.way"),
		func() stage.Change { return stage.Push(newStatistics(s.launcher)) })
	counted := slices.ContainsFunc(s.kept, func(sum record.Summary) bool { return sum.Standing.Over })
	if len(s.kept) > searchFrom {
		r, box := all.Add(ui.RowHeight(m, ui.Target), 0)
		wide := ui.Need(st, &figures.Control) + m.U(labelSpace)
		beside := counted && wide < box.W*figuresMost
		if beside {
			figures.Box, box = box.CutRight(wide)
			box.W -= m.U(searchGap)
		}
		search := st.Say("menu.matches.search")
		all.Put(r, form.Item{Control: ui.Control{
			ID: "search", Label: search, Note: st.Say("menu.matches.search.note"), Role: display.TextField, Box: box,
			Heard: ui.Heard{Value: s.sought.Text},
		}, Field: &form.Field{
			Text: &s.sought, Next: id("match.", 0), Mended: true, Refused: st.Say("menu.matches.refused"),
			Written: func() { s.first = 0 },
		}})
		if beside {
			all.Put(r, figures)
			counted = false
		}
	}
	if s.launcher.aside != "" {
		all.Row(m.U(menuGap), form.Button("restore", st.Say("menu.restore"), s.restore))
	}
	if counted {
		all.Row(m.U(menuGap), figures)
	}
	found := s.found()
	if s.first = min(s.first, max(0, len(found)-1)); len(found) == 0 {
		key := "menu.matches.none"
		if s.sought.Text != "" {
			key = "menu.matches.notfound"
		}
		r, box := all.Add(m.Size(display.Sans, ui.BodySize)*2, m.U(menuGap))
		ui.Paragraph(&r.List, st, box, st.Say(key), display.Sans, ui.BodySize, theme.Secondary, display.Left)
	}
	for i, n := range found[s.first:min(len(found), s.first+matchesPage)] {
		s.card(all, s.kept[n], i, game.Number(s.first+i+1), game.Number(len(found)))
	}
	turn := func(id, label string, to int) form.Item {
		it := form.Button(id, st.Say(label), form.Then(func() { s.turn(to) }))
		it.Disabled = to < 0 || to >= len(found)
		return it
	}
	if len(found) > matchesPage {
		all.Row(m.U(menuGap), turn("later", "menu.matches.later", s.first-matchesPage),
			turn("earlier", "menu.matches.earlier", s.first+matchesPage))
	}
	all.Foot(form.Done(st, "back", st.Say("menu.back")), form.Language(st))
	return all
}

// card adds a match, the n-th of the page: whom it is played against, who sits there and how it stands, what goes on
// with it or shows it, and what puts it aside. One that is over is stamped where one person alone has played it.
func (s *matches) card(all *form.Sheet, sum record.Summary, n int, place, of game.Arg) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	name := st.Say("voice.place", game.Text(opponents(st, sum)), place, of)
	discard := form.Button(id("discard.", n), st.Say("menu.discard"),
		func() stage.Change { return s.discard(sum.File) })
	if sum.File == s.doubted {
		discard.Label, discard.Checked = st.Say("menu.discard.sure"), true
	}
	way := form.Button(id("resume.", n), st.Say("menu.resume"), func() stage.Change { return s.goOn(sum) })
	if way.Icon = display.IconPlay; sum.Standing.Over {
		way = form.Button(id("watch.", n), st.Say("table.watch"),
			func() stage.Change { return s.launcher.show(s.launcher.rewatch(sum.File, 0)) })
		way.Icon = display.IconFilm
	}
	discard.Aloud, way.Aloud = st.Of(name, discard.Label), st.Of(name, way.Label)
	who, most := stage.Pictured(st, sum.Cast.Players), matchFaces
	if form.SlimSlip(m) {
		most = 1
	}
	who = who[:min(len(who), most)]
	high, press := max(m.U(matchPhoto), matchLeast), ui.RowHeight(m, ui.Target)
	photo := high * ui.PictureAspect
	on := form.Slip{
		Title: opponents(st, sum), About: s.launcher.details(sum, true), Letters: matchTitle, Edge: m.U(matchEdge),
		Pictures: photo * (1 + matchStep*float64(len(who)-1)), High: high,
		Buttons: 2, Wide: min(max(m.U(discardWide), press*discardLeast), all.Panel.W*discardMost),
	}
	stamp := s.stamp(sum)
	if on.Beside = form.StampNeeds(st, stamp, m.U(lessonStamp)) + form.AroundSlip(m); stamp == "" || form.SlimSlip(m) ||
		on.Words(all, m) < high*matchWords {
		stamp, on.Beside = "", 0
	}
	at := on.Lay(all, st)
	l, look := &at.Row.List, display.LookPhoto
	if g, ok := s.launcher.games.Find(sum.Game); ok {
		edge, _ := at.Paper.CutLeft(on.Edge)
		l.Fill(edge, g.Look.Wear.Accent, 0)
		look = g.Look.Look
	}
	for i, portrait := range slices.Backward(who) { // The first lies on the others.
		box := at.Pictures.Moved(float64(i)*photo*matchStep, 0)
		box.W = photo
		it := games.Photo(l, box, portrait, display.GazeRest)
		it.Face.Marks = look
		if it.Shadow = m.U(6); !m.Contrast {
			it.Turn = form.Lean * float64(i%3-1)
		}
	}
	if stamp != "" {
		form.Stamp(l, st, at.Beside, stamp, lessonStamp)
	}
	all.Put(at.Row, form.Item{Do: func() stage.Change { return s.goOn(sum) }, Control: ui.Control{ID: id("match.", n),
		Label: on.Title, Note: on.About, Heard: ui.Heard{Aloud: name}, Role: display.Button, Quiet: true, Box: at.Told}})
	way.Box, discard.Box = at.Buttons[0], at.Buttons[1]
	beside := []ui.Control{way.Control, discard.Control}
	ui.Alike(st, beside)
	way.Control, discard.Control = beside[0], beside[1]
	all.Put(at.Row, way)
	all.Put(at.Row, discard)
}

// stamp is what a match comes to that is over and was played by one person alone, in a word; empty otherwise.
func (s *matches) stamp(sum record.Summary) string {
	end, persons := &sum.Standing, sum.Cast.Persons()
	switch {
	case !end.Over || persons.Len() != 1 || end.Winners == 0:
		return ""
	case end.Winners&persons != 0:
		return s.launcher.st.Say("menu.matches.stamp.won")
	}
	return s.launcher.st.Say("menu.matches.stamp.lost")
}

// turn shows the matches from a number on.
func (s *matches) turn(to int) {
	s.first = to
	s.Top()
	s.SetFocus(id("match.", 0))
	s.Changed()
}

// Update does what was pressed. Whatever else is done takes the question back whether one is sure, and so does time.
func (s *matches) Update(in *input.Frame) stage.Change {
	if s.more && (!s.launcher.store.ReadFinished(recordsATick) || s.launcher.st.Tick%listedEvery == 0) {
		s.read(s.launcher.store.Known())
		s.Changed()
	}
	if in.Just.Has(input.Cancel) && s.doubted != "" {
		s.doubt("")
		return stage.Stay()
	}
	if in.LostFocus || s.launcher.st.AtMost(s.asked) > stage.TickTime(doubtTicks) {
		s.doubt("")
	}
	change := s.Page.Update(in)
	did := in.Released || in.AnyPress && !in.Pressed // A press that is taken away has done nothing.
	if did && !in.Just.Has(input.Confirm) && !s.onDoubted() {
		s.doubt("")
	}
	return change
}

// onDoubted reports whether the focus is on the button that asks whether one is sure.
func (s *matches) onDoubted() bool {
	found := s.found()
	n := slices.IndexFunc(found[min(s.first, len(found)):], func(n int) bool { return s.kept[n].File == s.doubted })
	return n >= 0 && s.Focused() == id("discard.", n)
}

// goOn puts a match on the table; where it cannot, the menu tells why.
func (s *matches) goOn(sum record.Summary) stage.Change {
	table, ok := s.launcher.load(sum.File)
	if ok && !sum.Standing.Over {
		return stage.Replace(table)
	}
	return s.launcher.show(table, ok) // There is a way back from it.
}

// doubt has the button of a file ask whether one is sure; of none where the file is empty.
func (s *matches) doubt(file string) {
	if s.doubted != file {
		s.doubted, s.asked = file, s.launcher.st.Moment()
		s.Changed()
	}
}

// discard asks first, and puts a match aside at the second press. The second half of a double press does not count.
func (s *matches) discard(file string) stage.Change {
	switch {
	case s.doubted != file:
		s.doubt(file)
		return stage.Stay()
	case s.launcher.st.AtLeast(s.asked) < stage.TickTime(doublePress):
		return stage.Stay()
	}
	aside, ok := s.launcher.store.Discard(file)
	if !ok {
		return stage.Pop() // The menu tells why.
	}
	s.doubt("")
	s.said, s.launcher.aside = game.Say("menu.discarded", game.Text(aside)), aside
	if storage.InBrowser { // Files are nothing that one finds there.
		s.said = game.Say("menu.discarded.browser")
	}
	s.Resumed()
	return stage.Stay()
}

// restore lists the match again that was put aside last.
func (s *matches) restore() stage.Change {
	if !s.launcher.store.Restore(s.launcher.aside) {
		return stage.Pop() // The menu tells why.
	}
	s.said, s.launcher.aside = game.Line{}, ""
	s.SetFocus(id("match.", 0))
	s.Resumed()
	return stage.Stay()
}

// Title names the program.
func (s *matches) Title() string { return s.launcher.st.Say("app.title") }
