package tabletop

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// whyPage tells of every decision of the computers, in a match that is over, why it was made: the moves in order, and
// beside them, or where there is no room in their place, the reasons of the one chosen. It is for a match that is over
// only: it opens all secrets.
type whyPage struct {
	above
	chapters match.Chapters
	// seek goes there in the replay that lies under the page; nil where none does.
	seek      func(moves int)
	page      ui.Page
	decisions []record.Decision
	deeds     []deed
	spoken    words.Lang
	// chosen is the number of the decision that is explained, -1 for none; reading reports that its reasons have the page
	// to themselves.
	chosen  int
	reading bool
	// answers are the reasons found so far, thinking works on those of the decision chosen.
	answers  map[int]*bots.Thought[string]
	thinking match.Request

	scroll, prose ui.Scroll
	laid          ui.Memo[whyKey, *ui.Sheet]
	laidReasons   ui.Memo[whyKey, *ui.Sheet]
	listed        ui.Memo[whyScrolled, []ui.Control]
}

// whyKey is all that the page depends on, whyScrolled what its controls do.
type whyKey struct {
	look              ui.Look
	chosen            int
	reading, answered bool
}

type whyScrolled struct {
	whyKey
	offset, prose float64
}

// newWhyPage opens with the last of the decisions among so many moves, with the first of all where there is none
// before: a match is read from its beginning.
func newWhyPage(t *Table, moves int) stage.Scene {
	s := &whyPage{above: aboveOf(t), decisions: t.Decisions(), answers: map[int]*bots.Thought[string]{}, chosen: -1}
	s.chapters, _ = t.room.(match.Chapters)
	s.page.SetFocus("why.done")
	if n := len(s.decisions); n > 0 {
		for n--; n > 0 && s.decisions[n].Move >= moves; n-- {
		}
		s.choose(n)
		s.page.SetFocus(s.idOf(s.chosen))
		s.sheet().Show(t.Stage, &s.scroll, s.idOf(s.chosen))
	}
	return s
}

func (s *whyPage) idOf(decision int) string { return "thought." + strconv.Itoa(decision) }

func (s *whyPage) key() whyKey {
	_, answered := s.answers[s.chosen]
	return whyKey{ui.LookOf(s.Stage), s.chosen, s.reading && !s.beside(), answered}
}

// choose has a decision explained.
func (s *whyPage) choose(n int) {
	s.chosen, s.prose = n, ui.Scroll{}
	s.thinking.End()
	if _, known := s.answers[n]; !known {
		s.thinking.Begin(s.Computers.Rethink(&s.decisions[n]))
	}
	s.Stage.Redraw()
}

// Update chooses what is explained.
func (s *whyPage) Update(in *input.Frame) stage.Change {
	if thought, ok := s.thinking.Take(s.Stage.WaitForBots); ok {
		s.answers[s.chosen] = &thought
		s.Stage.Redraw()
	}
	before := s.page.Focused()
	frame := *in
	if s.scrolled(in) || s.jumped(in) {
		frame.Just &^= whyKeys
	}
	pressed := s.page.Update(&frame, s.Stage, s.controls())
	s.follow(in, before)
	if n, ok := ui.Taken(pressed, "thought"); ok {
		if i, err := strconv.Atoi(n); err == nil {
			s.choose(i)
			s.read(!s.beside())
		}
	}
	switch {
	case pressed == "why.done" || in.Just.Has(input.Cancel):
		if pressed == "" {
			s.Stage.Play(sound.Back)
		}
		if s.key().reading {
			s.read(false)
			return stage.Stay()
		}
		return stage.Pop()
	case pressed == watchID:
		return s.watch()
	case pressed == "why.before":
		s.turn(-1)
	case pressed == "why.after":
		s.turn(1)
	case pressed == "language":
		s.Stage.Speak(s.Stage.OtherLang())
	}
	return stage.Stay()
}

// read gives the reasons the page to themselves, where it has no room for both, or gives it back to the list.
func (s *whyPage) read(alone bool) {
	s.reading = alone
	if !alone {
		s.page.SetFocus(s.idOf(s.chosen))
		s.sheet().Show(s.Stage, &s.scroll, s.idOf(s.chosen))
	} else {
		s.page.SetFocus("why.done")
	}
	s.Stage.Redraw()
}

// watchID is the control that shows the decision on the table.
const watchID = "why.watch"

// watch shows the decision that is explained on the table, as it was made.
func (s *whyPage) watch() stage.Change {
	moves := s.decisions[s.chosen].Move + 1
	if s.seek != nil {
		s.seek(moves)
		return stage.Pop()
	}
	return stage.Push(s.Desk.Watch(s.Notes(), moves))
}

// turn goes to a decision before or after the one explained. At the first and the last one the focus leaves the button
// that leads no further.
func (s *whyPage) turn(by int) {
	n := s.chosen + by
	if n < 0 || n >= len(s.decisions) {
		return
	}
	s.choose(n)
	s.sheet().Show(s.Stage, &s.scroll, s.idOf(n))
	if n > 0 && n < len(s.decisions)-1 {
		return
	}
	if s.key().reading {
		s.page.SetFocus("why.done")
	} else {
		s.page.SetFocus(s.idOf(n))
	}
}

// follow scrolls: the list goes with the focus, the keys that turn pages and the stick turn those of the reasons, where
// they have more than one.
func (s *whyPage) follow(in *input.Frame, before string) {
	st, list, prose := s.Stage, *in, *in
	reasons := s.reasons()
	pages := input.Actions(0).With(input.PageUp).With(input.PageDown)
	if reasons.Height() > reasons.Panel.H {
		list.Just &^= pages
		list.Scroll = 0
	} else {
		prose.Just &^= pages
		prose.Scroll = 0
	}
	if !s.key().reading {
		s.sheet().Follow(&list, st, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	}
	if s.beside() || s.reading {
		s.prose.Update(&prose, st, reasons.Panel, reasons.Height(), false)
	}
}

// scrolled has up and down scroll the reasons where these have the page to themselves, as far as there is more of them;
// it reports whether they did.
func (s *whyPage) scrolled(in *input.Frame) bool {
	if !s.key().reading || in.Just&whyKeys == 0 {
		return false
	}
	was, reasons := s.prose.Offset, s.reasons()
	s.prose.Turn(in.Just&whyKeys, s.Stage, reasons.Panel, reasons.Height())
	return s.prose.Offset != was
}

// whyKeys scroll the reasons where these have the page to themselves.
const whyKeys = input.Actions(1<<input.Up | 1<<input.Down | 1<<input.Home | 1<<input.End)

// jumped has the keys for the first and the last explain that decision, and up lead from the buttons to the one
// explained, where the list is there; it reports whether they did.
func (s *whyPage) jumped(in *input.Frame) bool {
	if s.key().reading || s.chosen < 0 {
		return false
	}
	n := s.chosen
	switch focus := s.page.Focused(); {
	case in.Just.Has(input.Home):
		n = 0
	case in.Just.Has(input.End):
		n = len(s.decisions) - 1
	case in.Just.Has(input.Up) && (focus == "why.before" || focus == "why.done" || focus == "why.after"):
	default:
		return false
	}
	if n != s.chosen {
		s.choose(n)
	}
	s.page.SetFocus(s.idOf(n))
	s.sheet().Show(s.Stage, &s.scroll, s.idOf(n))
	return true
}

func (s *whyPage) sheet() *ui.Sheet   { return s.laid.Get(s.key(), s.layList) }
func (s *whyPage) reasons() *ui.Sheet { return s.laidReasons.Get(s.key(), s.layReasons) }

func (s *whyPage) controls() []ui.Control {
	return s.listed.Get(whyScrolled{s.key(), s.scroll.Offset, s.prose.Offset}, func() []ui.Control {
		if s.key().reading {
			return append(s.reasons().Controls(s.prose.Offset), s.around()...)
		}
		all := s.sheet().Controls(s.scroll.Offset)
		if s.beside() && s.chosen >= 0 {
			all = append(all, s.reasons().Controls(s.prose.Offset)...)
		}
		return append(all, s.around()...)
	})
}

// around are the controls at the foot: the decision before, the way back, the decision after.
func (s *whyPage) around() []ui.Control {
	st := s.Stage
	m, say := st.Metrics, s.Say
	done, content, gap := ui.PrimaryPlace(m), ui.Content(m), m.U(whyGap)
	label := say("why.done")
	if s.key().reading {
		label = say("why.list")
	}
	cs := []ui.Control{{ID: "why.done", Label: label, Key: st.Prompt(input.Cancel), Role: display.Button, Primary: true,
		Box: done}}
	if s.chosen >= 0 {
		before := ui.Control{ID: "why.before", Label: say("why.before"), Icon: display.IconCaretLeft, Role: display.Button}
		after := ui.Control{ID: "why.after", Label: say("why.after"), Icon: display.IconCaretRight, Role: display.Button}
		wide := max(m.U(whyTurn)*max(1, m.TextScale), ui.Need(st, &before), ui.Need(st, &after))
		wide = min(wide, done.X-gap-content.X)
		before.Box = display.Rect{X: done.X - gap - wide, Y: done.Y, W: wide, H: done.H}
		after.Box = display.Rect{X: done.X + done.W + gap, Y: done.Y, W: wide, H: done.H}
		if s.chosen == 0 {
			before.Disabled, before.Why = true, say("why.first")
		}
		if s.chosen == len(s.decisions)-1 {
			after.Disabled, after.Why = true, say("why.last")
		}
		cs = []ui.Control{before, cs[0], after}
	}
	return append(cs, ui.LangControl(st))
}

// Draw shows the moves, and why the one chosen was made.
func (s *whyPage) Draw(l *display.List) {
	from := len(l.Items)
	ui.Ground(l, s.Stage)
	head := "why.head"
	if !s.beside() && !s.key().reading {
		head = "why.list"
	}
	ui.Heading(l, s.Stage, s.Say(head))
	ui.Plate(l, s.Stage, ui.Content(s.Stage.Metrics))
	cs := s.controls()
	if s.key().reading || s.beside() && s.chosen >= 0 {
		s.reasons().Draw(l, s.Stage, &s.prose)
	}
	if !s.key().reading {
		s.sheet().Draw(l, s.Stage, &s.scroll)
		s.drawAimed(l, cs)
	}
	s.page.Draw(l, s.Stage, cs)
	s.drawFoot(l)
	ui.Dress(l, s.Stage, from)
}

// drawAimed marks the decision that the pointer lies on.
func (s *whyPage) drawAimed(l *display.List, cs []ui.Control) {
	m := s.Stage.Metrics
	for i := range cs {
		if hover, _, _ := s.page.State(cs[i].ID); hover && cs[i].Quiet && cs[i].Clip.Empty() {
			l.Border(cs[i].Box, theme.TextColour, m.U(ui.Radius), max(m.U(3), 2))
		}
	}
}

// drawFoot says under the buttons why a press did nothing, or else what can be pressed.
func (s *whyPage) drawFoot(l *display.List) {
	st := s.Stage
	m := st.Metrics
	done := ui.PrimaryPlace(m)
	box := display.Rect{X: ui.Margin(m), Y: done.Y + done.H, W: m.W - 2*ui.Margin(m), H: m.H - done.Y - done.H}
	why, ink := s.page.Refusal(), theme.Alert
	switch {
	case why != "":
	case s.key().reading || len(s.decisions) == 0 || box.H < m.Size(display.Sans, SmallSize)*footLine:
		return
	default:
		why, ink = s.Say("why.press"), theme.Secondary
	}
	ui.Foot(l, st, box)
	ui.Line(l, st, box, why, display.Sans, SmallSize, ink, display.Middle)
}

// Left has nothing go on behind the page.
func (s *whyPage) Left() { s.thinking.End() }

// Opaque is true: nothing of the table shows.
func (s *whyPage) Opaque() bool { return true }

// deed is a line of the list of moves: the head of a chapter, what happened, or a computer's decision.
type deed struct {
	text string
	// head reports that a chapter begins here.
	head bool
	// seat is the computer that decided, decision the number of its decision; -1 for none.
	seat     game.Seat
	decision int
}

// deeds lists all that happened in a match that is over, in the reader's language. A decision is told as its own seat
// was told of it: there are no secrets any more.
func deeds(t *match.Match, chapters match.Chapters, decisions []record.Decision) (all []deed) {
	reader := t.Reader()
	public := t.StoryOf(game.Public)
	var own [game.MaxSeats][][]game.Line
	chapter := ""
	head := func(move int) {
		if chapters == nil {
			return
		}
		if name := chapters.Chapter(move); name != chapter {
			chapter = name
			all = append(all, deed{text: name, head: true, decision: -1})
		}
	}
	for move, lines := range public {
		head(move)
		n := slices.IndexFunc(decisions, func(d record.Decision) bool { return d.Move == move })
		if n >= 0 {
			seat := decisions[n].Seat
			if own[seat] == nil {
				own[seat] = t.StoryOf(seat)
			}
			text := t.Say("why.decided", game.SeatName(seat))
			if said := own[seat][move]; len(said) > 0 {
				text = reader.Say(said[0])
			}
			if chapters != nil {
				if named := chapters.Decided(&decisions[n]); named != (game.Line{}) {
					text = reader.Say(named)
				}
			}
			all = append(all, deed{text: text, seat: seat, decision: n})
			if len(lines) > 0 && len(own[seat][move]) > 0 {
				lines = lines[1:] // The first of them tells of the same.
			}
		}
		for _, l := range lines {
			if chapters != nil && chapters.Opens(l.Key) && move+1 < len(public) {
				head(move + 1)
			}
			all = append(all, deed{text: reader.Say(l), decision: -1})
		}
	}
	return all
}
