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
	// of is the game whose lessons are listed, empty for all of them; play leads to a match of it, or of the one of which
	// a lesson has just been learnt.
	of   string
	play func() stage.Change
	// said is what the page has to say: that a lesson has been learnt, or cannot be opened, which alerts.
	said   game.Line
	alerts bool
}

// newLearn opens the lessons of a game, whose match play leads to; of none, all of them.
func newLearn(h *launcher, of string, play func() stage.Change) stage.Scene {
	s := &learn{launcher: h, of: of, play: play}
	s.Page = form.New(h.st, s.layOut)
	s.Says = func() (string, bool) { return h.st.SayLine(s.said), s.alerts }
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
func (h *launcher) learned(id string) bool {
	return slices.Contains(strings.Fields(h.st.Settings.Learned), id)
}

func (h *launcher) begun(id string) bool { return strings.HasPrefix(h.st.Settings.Lesson, id+" ") }

// layOut gives each lesson a row, and each game a heading.
func (s *learn) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	all := s.NewSheet(st.Say("learn.title"))
	of := ""
	next, _ := s.next()
	for _, l := range s.lessons() {
		if of != l.Game {
			of = l.Game
			row, box := all.Add(m.Size(display.SansBold, ui.HeadSize)*1.3, m.U(rowSpace))
			title := st.Say(s.launcher.words(of).Title)
			ui.Line(&row.List, st, box, title, display.SansBold, ui.HeadSize, theme.Brass, display.Left)
		}
		label, icon := "learn.begin", display.IconPlay
		switch {
		case s.launcher.begun(l.ID):
			label = "learn.on"
		case s.launcher.learned(l.ID):
			label, icon = "learn.again", display.IconCheck
		}
		all.Option(form.Option{Label: st.Say(l.Title), About: st.Say(l.About), Lines: [][]form.Item{{{
			Control: ui.Control{
				ID: "taught." + l.ID, Label: st.Say(label), Icon: icon, Role: display.Button, Primary: l.ID == next.ID,
				Heard: ui.Heard{Aloud: st.Say("voice.of", game.Text(st.Say(l.Title)), game.Text(st.Say(label)))},
			},
			Do: func() stage.Change { return s.open(l) },
		}}}})
	}
	back := form.Done(st, "back", st.Say("learn.back"))
	all.Foot(back, form.Language(st))
	if s.play != nil {
		play := back
		play.ID, play.Label, play.Key, play.Do = "play", st.Say("learn.play"), "", s.play
		back.Primary, back.Box.X = false, ui.Margin(m)
		back.Box.W = min(max(m.U(300), 160), play.Box.X-back.Box.X-m.U(24))
		all.Around = nil
		all.Foot(back, play, form.Language(st))
	}
	return all
}

// learnt says that a lesson has been learnt, and leads to a match of its game.
func (s *learn) learnt(l lessons.Lesson) stage.Change {
	s.launcher.st.Set(func(set *stage.Settings) {
		if !s.launcher.learned(l.ID) {
			set.Learned = strings.TrimSpace(set.Learned + " " + l.ID)
		}
		set.Lesson = ""
	})
	s.said, s.alerts = game.Say("learn.learnt", game.Word(l.Title)), false
	if g, ok := s.launcher.games.Find(l.Game); ok && s.play == nil {
		s.play = func() stage.Change { return stage.Replace(newSetup(s.launcher, g)) }
	}
	return stage.Pop()
}

// open puts a lesson on the table.
func (s *learn) open(l lessons.Lesson) stage.Change {
	if table := s.launcher.teach(l, s.learnt); table != nil {
		return stage.Push(table)
	}
	s.said, s.alerts = game.Say("learn.failed"), true
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
