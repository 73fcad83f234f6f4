package scenes

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// learn lists the lessons, with what has been learnt: each can be begun, gone on with where it was left, and taken
// again.
type learn struct {
	form.Page
	launcher *launcher
	// of is the game whose lessons are listed, empty for all of them; over reports that its set-up lies under the list,
	// taught is the game of which a lesson has just been learnt, empty for none.
	of     string
	over   bool
	taught string
	// said is what the page has to say: that a lesson cannot be opened.
	said game.Line
}

// newLearn opens the lessons of a game, over its set-up or not; of none, all of them.
func newLearn(h *launcher, of string, over bool) stage.Scene {
	s := &learn{launcher: h, of: of, over: over}
	s.Page = form.New(h.st, s.layOut)
	s.Says = func() (string, bool) { return h.st.SayLine(s.said), true }
	s.Speaks = func() bool { return s.said != (game.Line{}) }
	if next, ok := s.next(); ok {
		s.SetFocus("taught." + next.ID)
	}
	return s
}

// next is the lesson that comes next: the one that was begun, or else the first that has not been learnt.
func (s *learn) next() (lessons.Lesson, bool) {
	list := s.lessons()
	if i := slices.IndexFunc(list, func(l lessons.Lesson) bool { return s.launcher.begun(l.ID) }); i >= 0 {
		return list[i], true
	}
	if i := slices.IndexFunc(list, func(l lessons.Lesson) bool { return !s.launcher.learned(l.ID) }); i >= 0 {
		return list[i], true
	}
	return lessons.Lesson{}, false
}

// lessons are those listed.
func (s *learn) lessons() []lessons.Lesson {
	if s.of == "" {
		return s.launcher.games.Lessons()
	}
	if g, ok := s.launcher.games.Find(s.of); ok {
		return g.Lessons
	}
	return nil
}

// learned reports whether a lesson has been learnt, begun whether it has been left in the middle.
func (t *teller) learned(id string) bool {
	return slices.Contains(strings.Fields(t.st.Settings.Learned), id)
}

func (t *teller) begun(id string) bool { return strings.HasPrefix(t.st.Settings.Lesson, id+" ") }

// taught are the lessons that were begun, as far as that is known.
func (t *teller) taught() []lessons.Lesson {
	return slices.DeleteFunc(t.games.Lessons(), func(l lessons.Lesson) bool { return !t.learned(l.ID) && !t.begun(l.ID) })
}

// layOut gives each lesson a card, and each game a heading: what comes next is the first of all.
func (s *learn) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	all := s.NewSheet(st.Say("learn.title"))
	of := ""
	next, left := s.next()
	list := slices.Clone(s.lessons())
	first := func(l lessons.Lesson) int { // That of its game, and in it what comes next.
		switch {
		case l.ID == next.ID:
			return 0
		case l.Game == next.Game:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(list, func(a, b lessons.Lesson) int { return first(a) - first(b) })
	for _, l := range list {
		if of != l.Game {
			of = l.Game
			row, box := all.Add(m.Size(display.SansBold, ui.HeadSize)*1.3, m.U(rowSpace))
			row.Heads = true
			title := st.Say(s.launcher.words(of).Title)
			ui.Line(&row.List, st, box, title, display.SansBold, ui.HeadSize, theme.Brass, display.Left)
		}
		s.card(all, l, l.ID == next.ID)
	}
	back := form.Done(st, "back", st.Say("learn.back"))
	if !s.over && s.taught == "" {
		back.Primary = !left
		all.Foot(back, form.Language(st))
		return all
	}
	all.Foot(aside(m, back), s.match(!left, 1), form.Language(st))
	return all
}

// card adds a lesson: its pictures, what it is called and what it is about, and what begins it.
func (s *learn) card(all *form.Sheet, l lessons.Lesson, next bool) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	faces, high := s.launcher.faces(&l), max(m.U(lessonHigh), lessonLeast)
	if form.SlimSlip(m) {
		faces = faces[:min(len(faces), 1)]
	}
	on := form.Slip{
		Title: st.Say(l.Title), About: st.Say(l.About), Letters: lessonTitle,
		Pictures: high / display.Upright * (1 + form.FanStep*float64(len(faces)-1)), High: high,
		Buttons: 1, Wide: min(max(m.U(300), 160), all.Panel.W/2),
	}.Lay(all, st)
	form.Spread(&on.Row.List, m, on.Pictures, faces)
	if s.launcher.learned(l.ID) && !form.SlimSlip(m) {
		_, foot := on.Pictures.CutTop(on.Pictures.H * 0.5)
		form.Stamp(&on.Row.List, st, foot, st.Say("learn.stamp"), lessonStamp)
	}
	label, icon := "learn.begin", display.IconPlay
	switch {
	case s.launcher.begun(l.ID):
		label = "learn.on"
	case s.launcher.learned(l.ID):
		label, icon = "learn.again", display.IconCheck
	}
	all.Put(on.Row, form.Item{
		Control: ui.Control{
			ID: "taught." + l.ID, Label: st.Say(label), Icon: icon, Role: display.Button, Primary: next, Box: on.Buttons[0],
			Heard: ui.Heard{Aloud: st.Of(st.Say(l.Title), st.Say(label))},
		},
		Do: func() stage.Change { return s.open(l, stage.Push) },
	})
}

// faces are the pictures of a lesson.
func (t *teller) faces(l *lessons.Lesson) (all []display.Face) {
	for _, term := range l.Pictures {
		if c, ok := t.games.Card(term); ok {
			all = append(all, c.Face(t.st))
		}
	}
	return all
}

// aside gives an item the place at the left of the button that goes on.
func aside(m theme.Metrics, it form.Item) form.Item {
	it.Primary, it.Box.X = false, ui.Margin(m)
	it.Box.W = min(max(m.U(300), 160), ui.PrimaryPlace(m).X-it.Box.X-m.U(24))
	return it
}

// match leads to the set-up of a match of the game, from so many pages over the one under the list.
func (s *learn) match(primary bool, pages int) form.Item {
	it := form.Done(s.launcher.st, "play", s.launcher.st.Say("learn.play"))
	it.Primary, it.Key, it.Do = primary, "", func() stage.Change {
		if g, ok := s.launcher.games.Find(s.taught); ok && !s.over {
			return stage.Replace(newSetup(s.launcher, g))
		}
		return stage.Off(pages)
	}
	return it
}

// learnt keeps that a lesson has been learnt, and shows what was.
func (s *learn) learnt(l lessons.Lesson) stage.Change {
	s.launcher.st.Set(func(set *stage.Settings) {
		if !s.launcher.learned(l.ID) {
			set.Learned = strings.TrimSpace(set.Learned + " " + l.ID)
		}
		set.Lesson = ""
	})
	s.taught = l.Game
	return stage.Replace(newLearnt(s, l))
}

// open puts a lesson on the table.
func (s *learn) open(l lessons.Lesson, put func(stage.Scene) stage.Change) stage.Change {
	if table := s.launcher.teach(l, s.learnt); table != nil {
		return put(table)
	}
	s.said = game.Say("learn.failed")
	return stage.Stay()
}

// Resumed reads anew what has been learnt, and leads to what comes next.
func (s *learn) Resumed() {
	s.Changed()
	if next, ok := s.next(); ok {
		s.Lead("taught." + next.ID)
	} else {
		s.SetFocus("play")
	}
}

// Guide is the book of the game whose lessons are listed.
func (s *learn) Guide() (game, ruling string) {
	if s.of != "" {
		return s.of, ""
	}
	return s.launcher.games[0].Name, ""
}

// teach begins a lesson, or goes on with it where it was left; nil where it cannot be. After its end learnt is called.
func (h *launcher) teach(l lessons.Lesson, learnt func(lessons.Lesson) stage.Change) stage.Scene {
	c, ok := (*lessons.Course)(nil), false
	if h.begun(l.ID) {
		c, ok = lessons.Resume(l, h.st.Settings.Lesson, h.say)
	}
	if !ok {
		var err error
		if c, err = lessons.Begin(l, h.say); err != nil {
			return nil
		}
	}
	c.Keep = func(kept string) {
		if h.st.Settings.Lesson != kept {
			h.st.Set(func(set *stage.Settings) { set.Lesson = kept })
		}
	}
	return h.seat(c, func() stage.Change { return learnt(l) })
}

// say puts a message into words.
func (h *launcher) say(key string) string { return h.st.Say(key) }

// watch puts an example on the table; nil where there is none of that id. It may be opened only where no match lies
// under it.
func (h *launcher) watch(id string) stage.Scene {
	l, ok := h.games.Example(id)
	if !ok {
		return nil
	}
	c, err := lessons.Begin(l, h.say)
	if err != nil {
		return nil
	}
	return h.seat(c, stage.Pop)
}

// seat puts a course on the table; learned is where its end leads.
func (h *launcher) seat(c *lessons.Course, learned func() stage.Change) stage.Scene {
	g, ok := h.games.Find(c.Lesson.Game)
	if !ok {
		return nil
	}
	h.leave()
	return g.Table(h.st, match.Desk{
		Session: c.Session, Course: c, Resumed: c.Begun > 0,
		Ways: match.Ways{
			Learned:  learned,
			Menu:     func() stage.Scene { return newMenu(h) },
			Settings: func() stage.Scene { return settings.New(h.st) },
			Rules:    func(ruling string) stage.Scene { return rulebook.At(h.st, h.games, c.Lesson.Game, ruling) },
		},
	})
}
