package scenes

import (
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/lessons"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// learnt is the end of a lesson: what was learnt in it, card by card, and what leads on.
type learnt struct {
	form.Page
	from   *learn
	lesson lessons.Lesson
}

// newLearnt ends a lesson that a list began.
func newLearnt(from *learn, l lessons.Lesson) stage.Scene {
	s := &learnt{from: from, lesson: l}
	s.Page = form.New(from.launcher.st, s.layOut)
	return s
}

// layOut sets the cards side by side or, where words have no room under them so, one under another.
func (s *learnt) layOut() *form.Sheet {
	st, m := s.from.launcher.st, s.from.launcher.st.Metrics
	all := s.NewSheet(st.Say("learn.learnt", game.Word(s.lesson.Title)))
	faces, gap := s.from.launcher.faces(&s.lesson), max(m.U(cardPad), cardPadLeast)
	columns := len(faces)
	if ui.Slim(m) || m.TextScale >= largeShare {
		columns = 1
	}
	wide := (all.Panel.W - gap*float64(columns-1)) / float64(columns)
	side := min(max(m.U(lessonHigh), lessonLeast)*learntGrows, all.Panel.H/2) / display.Upright
	high, words := side*display.Upright, wide-2*gap
	if columns == 1 {
		side, high = side/learntGrows, high/learntGrows
		words -= side + gap
	}
	say := func(term string) (title, text string) {
		c, _ := s.from.launcher.games.Card(term)
		return st.Say(c.Title), st.Say(c.Text)
	}
	most := 0.0
	for _, term := range s.lesson.Pictures {
		title, text := say(term)
		most = max(most, ui.ParagraphHeight(st, words, title, display.SansBold, ui.BodySize)+
			ui.ParagraphHeight(st, words, text, display.Sans, ui.BodySize)+2)
	}
	room := most + high + gap
	if columns == 1 {
		room = max(most, high)
	}
	var row *ui.SheetRow
	var box display.Rect
	for i, face := range faces {
		if i%columns == 0 {
			row, box = all.Add(room+2*gap, gap)
		}
		plate := box.Column(i%columns, columns, gap)
		row.List.Fill(plate, theme.Panel, m.U(ui.Radius)).Shadow = m.U(4)
		in := plate.Inset(gap)
		var picture display.Rect
		if columns == 1 {
			picture, in = in.PartLeft(side, gap)
		} else {
			picture, in = in.PartTop(high, gap)
		}
		row.List.Card(picture.Middle(side, side*face.Facts().Shape), face).Shadow = m.U(6)
		title, text := say(s.lesson.Pictures[i])
		used := ui.Paragraph(&row.List, st, in, title, display.SansBold, ui.BodySize, theme.Brass, display.Left)
		_, in = in.CutTop(used + 1)
		ui.Paragraph(&row.List, st, in, text, display.Sans, ui.BodySize, theme.TextColour, display.Left)
	}
	back, play := aside(m, form.Done(st, "back", st.Say("learn.all"))), s.from.match(true, 2)
	if next, ok := s.next(); ok {
		on := form.Done(st, "next", st.Say("learn.next"))
		on.Key, on.Aloud = "", st.Say("voice.of", game.Text(on.Label), game.Text(st.Say(next.Title)))
		on.Do = func() stage.Change { return s.from.open(next, stage.Replace) }
		play.Primary, play.Label = false, st.Say("learn.play.short")
		play.Box.W = back.Box.W
		play.Box.X = m.W - ui.Margin(m) - play.Box.W
		all.Foot(back, on, play, form.Language(st))
		return all
	}
	all.Foot(back, play, form.Language(st))
	return all
}

// next is the lesson of the same game that comes next, wherever this one was begun: the first after it that has not
// been learnt, or else before it; ok is false where all of them have been.
func (s *learnt) next() (next lessons.Lesson, ok bool) {
	g, _ := s.from.launcher.games.Find(s.lesson.Game)
	at := slices.IndexFunc(g.Lessons, func(l lessons.Lesson) bool { return l.ID == s.lesson.ID })
	for i := range g.Lessons {
		if next = g.Lessons[(at+1+i)%len(g.Lessons)]; !s.from.launcher.learned(next.ID) {
			return next, true
		}
	}
	return lessons.Lesson{}, false
}

// Guide is the book of the game.
func (s *learnt) Guide() (game, ruling string) { return s.lesson.Game, "" }
