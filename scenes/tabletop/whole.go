package tabletop

import (
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// whole is all that the panel says, in the log's place. It is one press away wherever the panel has no room for it: no
// window is so small that something is never told in it.
type whole struct {
	open   bool
	scroll ui.Scroll
	// said is what answered the press before the one that opens it, which puts that away.
	said ui.Stack
}

// wholeID is the way to it.
const wholeID = "whole"

// more appends the way to all that the panel says, at the right of what it does say.
func (p *Panel) more(t *Table, cs []ui.Control) []ui.Control {
	if !t.whole.open {
		t.whole.said = append(t.whole.said[:0], p.answer(t)...)
	}
	m, text := t.Stage.Metrics, p.widened(cs, t.room.Frame(), textRoomOf(t.room))
	all := ui.Control{ID: wholeID, Label: t.Say("table.whole"), Role: display.Button, Icon: display.IconNewspaper,
		Checked: t.LogOpen && t.whole.open}
	side := min(max(ui.TargetHeight(m), logHead), text.H)
	all.Box = display.Rect{X: text.X + text.W - side, Y: text.Y, W: side, H: side}
	if link := ui.Find(cs, "rule"); link != nil && !link.Box.Intersect(all.Box).Empty() {
		all.Box.X = link.Box.X - m.U(hintGap) - side
	}
	return append(cs, all)
}

// ShowsWhole reports whether there is a way to all that the panel says wherever it has no room for it.
func ShowsWhole(t *Table) bool {
	return t.reel == nil && !t.Busy() && !t.lane.inPanel(t) && !reading(t) && !textRoomOf(t.room).Empty() &&
		!t.Choice.Prompt().Passing
}

// leavesOut reports whether the panel has no room for something that it has to say: it is drawn to see that, since how
// it is drawn depends on much.
func (p *Panel) leavesOut(t *Table) bool {
	room, f := textRoomOf(t.room), t.room.Frame()
	if !ShowsWhole(t) {
		return false
	}
	p.trial.Items = p.trial.Items[:0]
	// What is refused where the focus stands changes with each of its steps: the way must not come and go with them.
	p.trying = true
	defer func() { p.trying = false }()
	b := t.Brush(&p.trial, f)
	t.DrawAsked(&b, room)
	var read strings.Builder
	for i := range p.trial.Items {
		if it := &p.trial.Items[i]; it.Kind == display.Text {
			read.WriteString(unspaced(it.Text))
		}
	}
	says := p.says(t)
	for i := range says {
		if !strings.Contains(read.String(), unspaced(says[i].Text)) {
			return true
		}
	}
	return false
}

// says is what the panel has to say besides whose turn it is: what answers the last press, or else the question and
// what there is to know about it.
func (p *Panel) says(t *Table) ui.Stack {
	if said := p.answer(t); said != nil {
		return said
	}
	return p.paragraphs(t, true)
}

// Says is all that the panel has to say, with whose turn it is.
func (t *Table) Says() ui.Stack {
	return append(ui.Stack{turnWords(t)}, t.Panel.says(t)...)
}

// Frame is where the parts of the table lie.
func (t *Table) Frame() *Frame { return t.room.Frame() }

// WordsRoom is the part of the panel in which words stand first.
func (t *Table) WordsRoom() display.Rect { return t.Panel.Lengthened(t, textRoomOf(t.room)) }

// unspaced is a text without the spaces at which it may be broken.
func unspaced(text string) string { return strings.Join(strings.Fields(text), "") }

// says are the paragraphs that are to be read.
func (w *whole) says(t *Table) ui.Stack {
	m := &t.Stage.Metrics
	grows := m.Grows
	m.Grows = false // It depends on what has room elsewhere on the table.
	t.Panel.words = append(t.Panel.paragraphs(t, true), w.said...)
	m.Grows = grows
	return t.Panel.words
}

// height is that of all of them.
func (w *whole) height(t *Table) float64 {
	high, s, was := 0.0, w.says(t), t.Stage.Metrics
	t.Stage.Metrics = t.log.metrics(t)
	defer func() { t.Stage.Metrics = was }()
	for i := range s {
		high += ui.ParagraphHeight(t.Stage, t.log.text(t).W, s[i].Text, s[i].Font, s[i].Size)
		if s[i].Text != "" {
			high += t.Stage.Metrics.U(Gap)
		}
	}
	return high
}

// draw writes them, whole lines only.
func (w *whole) draw(t *Table, l *display.List, box display.Rect) {
	m, s, y := t.Stage.Metrics, w.says(t), box.Y-w.scroll.Offset
	for i := range s {
		if s[i].Text == "" {
			continue
		}
		f := m.Font(s[i].Font)
		size, ink := m.Size(f, s[i].Size), t.Skin.Log.New
		if i == 0 {
			ink = t.Skin.Log.Head
		}
		lines := t.Stage.Measure.Wrap(s[i].Text, f, size, box.W)
		h := ui.ParagraphHeight(t.Stage, box.W, s[i].Text, s[i].Font, s[i].Size) / float64(len(lines))
		for _, line := range lines {
			if y >= box.Y-0.5 && y+h <= box.Y+box.H+0.5 {
				l.Text(display.Rect{X: box.X, Y: y, W: box.W, H: h}, line, f, size, ink, display.Left)
			}
			y += h
		}
		y += m.U(Gap)
	}
}
