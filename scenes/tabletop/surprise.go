package tabletop

import (
	"safehouse/game"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/lessons"
	"safehouse/scenes/stage"
)

// surprise says why something that surprises has happened, the first time that it happens to the player: it
// holds nothing up, and goes with the next press that does something, or when it has been read. It rests on what all
// who look at the screen were told.
type surprise struct {
	// next waits until what is shown stands still, shown is in sight since that tick; nil for none.
	next, shown *lessons.Surprise
	since       int
	// to is whom it was told to.
	to game.Seat
}

// told takes a sentence about what is shown.
func (s *surprise) told(t *Table, l game.Line) {
	if s.next != nil || t.Lesson.Course != nil || !t.Stage.Settings.Explain || t.Seats.Persons == 0 ||
		t.Holder.Privately() {
		return
	}
	s.to = t.Holder.Sight()
	s.next = lessons.Explain(t.Desk.Surprises, l, t.Holder.Reader(), t.Stage.Settings.Told)
}

// update shows what waits as soon as nothing moves, and puts away what has been read.
func (s *surprise) update(t *Table) {
	if t.show.peaking().Kind != 0 {
		s.since++ // Nobody reads it meanwhile.
		return
	}
	if s.shown != nil && t.Stage.Tick-s.since > readingTicks[t.Stage.Settings.Reading]*surpriseReads &&
		t.Stage.Settings.Reading != stage.ReadingWaits {
		s.clear(t)
	}
	if _, moving := t.show.Playing(); s.next == nil || moving || t.Holder.Privately() || t.Holder.CurtainNext() {
		return
	}
	if said := speechOf(t, s.next); !t.lane.fits(t, said) {
		switch {
		case t.Choice.Prompt().Primary.ID == "":
			return // The panel tells it once it asks something.
		case !t.Panel.fits(t, append(t.Panel.paragraphs(t, true), reason(t, s.next)), hintLetters):
			s.next = nil // It is told another time, where there is room for it.
			return
		}
	}
	s.shown, s.next, s.since = s.next, nil, t.Stage.Tick
	t.Stage.Set(func(set *stage.Settings) { set.Told = s.shown.ToldWith(set.Told) })
	t.Stage.Announce(stage.Happened, t.Say(s.shown.Says))
}

// clear puts it away.
func (s *surprise) clear(t *Table) {
	if s.shown != nil {
		s.shown = nil
		t.Stage.Redraw()
	}
}

// ruling is the one that what is in sight follows from, empty for none: the rules open there.
func (s *surprise) ruling() string {
	if s.shown == nil {
		return ""
	}
	return s.shown.Ruling
}

// speechOf is what is said of something surprising, with the key that opens its rule.
func speechOf(t *Table, s *lessons.Surprise) speech {
	return speech{text: t.Say(s.Says), foot: t.Say("why.first.rule", game.Text(t.Prompt(input.Rules))),
		font: t.Skin.Font, edge: theme.Focus}
}

// inPanel reports whether it is told in the panel, since the lane has no room for it.
func (s *surprise) inPanel(t *Table) bool {
	return s.shown != nil && t.show.peaking().Kind == 0 && !t.lane.fits(t, speechOf(t, s.shown))
}
