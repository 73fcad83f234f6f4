// Package form is the page on which something is chosen: the set-up and the options of a match, settings, keys and
// buttons, who plays on a seat. A scene says what stands on its page, item by item, and what each of them does; the
// page lays it out, makes it fit, and knows mouse, finger, keys and gamepad, writing, counting, sliding and reading
// aloud. It knows no game.
package form

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Page is a whole screen of rows, and what a person does with them. It asks for its sheet anew after each thing done,
// and when language, size or a setting has changed; what else changes it is told of by Changed.
type Page struct {
	ui.Page
	// Says is the sentence under the rows; a refusal takes its place for a while. Where a page has none, refusals stand at
	// the foot of the screen. Speaks reports whether there is one now, where that is seldom: else no room is kept for it.
	Says   func() (text string, alert bool)
	Speaks func() bool
	// Reads has the keys scroll where the focus has nowhere to go: above the first control and between them there is text.
	Reads bool

	st     *stage.Stage
	lay    func() *Sheet
	scroll ui.Scroll
	laid   ui.Memo[key, *Sheet]
	// metrics are those for which the focus was brought into sight last.
	metrics theme.Metrics
	// edits counts the changes that the keys do not see.
	edits   int
	sliders map[string]*ui.Slider
	// writing is the field that had the focus in the tick before, empty for none.
	writing string
	// refused is the tick until which refusal reports that a sign was not taken.
	refused int
	refusal string
	// held is for how many ticks a button that counts has been held down.
	held int
}

// key is what the rows depend on.
type key struct {
	look     ui.Look
	settings stage.Settings
	pad      input.Style
	edits    int
	speaks   bool
}

// New is a page whose sheet lay describes.
func New(st *stage.Stage, lay func() *Sheet) Page {
	return Page{st: st, lay: lay, sliders: map[string]*ui.Slider{}}
}

// Changed has the page asked for anew.
func (p *Page) Changed() {
	p.edits++
	p.st.Redraw()
}

// Top shows the first row.
func (p *Page) Top() { p.scroll = ui.Scroll{} }

// Sheet is what stands on the page.
func (p *Page) Sheet() *Sheet {
	return p.laid.Get(key{ui.LookOf(p.st), p.st.Settings, p.st.PadStyle, p.edits, p.speaks()}, p.lay)
}

// speaks reports whether there is room for a sentence under the rows.
func (p *Page) speaks() bool { return p.Says != nil && (p.Speaks == nil || p.Speaks()) }

// Controls are those of the page, where they are when scrolled.
func (p *Page) Controls() []ui.Control { return p.Sheet().Controls(p.scroll.Offset) }

// Lead brings the focus to a control, and its row into sight.
func (p *Page) Lead(id string) {
	p.SetFocus(id)
	p.Sheet().Show(p.st, &p.scroll, id)
}

// Update lets a person write, count, slide and scroll, and does what was pressed. Cancel leaves the page.
func (p *Page) Update(in *input.Frame) stage.Change {
	if p.st.Metrics != p.metrics { // Where one was is elsewhere in a window of another size.
		p.metrics = p.st.Metrics
		p.Lead(p.Focused())
	}
	before := p.Focused()
	pressed := p.Page.Update(in, p.st, p.Controls())
	pointer := in
	if p.slide(in) {
		still := *in // A slider that is dragged does not drag the panel along.
		still.Pressed, still.Held = false, false
		pointer = &still
	}
	moved := p.Focused() != before
	p.Sheet().Follow(pointer, p.st, &p.scroll, p.Focused(), moved)
	if p.Reads && !moved { // Whole pages have been turned, and the space bar presses what has the focus.
		keys := in.Just.Without(input.Peek).Without(input.PageUp).Without(input.PageDown)
		p.scroll.Turn(keys, p.st, p.Sheet().Panel, p.Sheet().Height())
	}
	p.write(in, !moved)
	if p.count(in, pressed) {
		return stage.Stay()
	}
	if it := p.Sheet().items[pressed]; it != nil {
		return p.press(in, it)
	}
	if in.Just.Has(input.Cancel) {
		p.st.Play(sound.Back)
		return stage.Pop()
	}
	return stage.Stay()
}

// press does what an item does. Confirming on a field goes on from it; with a gamepad, which has no letters, it opens
// what stands in for them.
func (p *Page) press(in *input.Frame, it *Item) stage.Change {
	switch f := it.Field; {
	case f != nil && f.List != nil && in.ByPad.Has(input.Confirm):
		return f.List()
	case f != nil && in.Just.Has(input.Confirm):
		p.SetFocus(f.Next)
	}
	if it.Do == nil {
		return stage.Stay()
	}
	change := it.Do()
	p.Changed()
	return change
}

// slide moves the sliders; it reports whether the pointer holds one.
func (p *Page) slide(in *input.Frame) (held bool) {
	all := p.Sheet()
	for id := range p.sliders {
		if all.items[id] == nil { // It is no longer shown.
			delete(p.sliders, id)
		}
	}
	if !all.slides {
		return false
	}
	for _, c := range p.Controls() {
		it := all.items[c.ID]
		if it == nil || it.Slide == nil {
			continue
		}
		slider := p.slider(it)
		now := slider.Update(in, p.st, &c, p.Focused() == c.ID, it.Slide.Value)
		held = held || slider.Held()
		if now != it.Slide.Value {
			it.Slide.Set(now)
			p.Changed()
		}
	}
	return held
}

// slider is what a person does with the line of an item.
func (p *Page) slider(it *Item) *ui.Slider {
	s := p.sliders[it.ID]
	if s == nil {
		s = &ui.Slider{Least: it.Slide.Least, Most: it.Slide.Most, Step: it.Slide.Step}
		p.sliders[it.ID] = s
	}
	return s
}

// Draw shows the rows, and the sentence about them.
func (p *Page) Draw(l *display.List) {
	st := p.st
	all, cs, from := p.Sheet(), p.Controls(), len(l.Items)
	ui.Ground(l, st)
	ui.Heading(l, st, all.Head)
	p.drawPlate(l, all)
	ui.DrawTabs(l, st, &p.Page, all.Tabs)
	all.Draw(l, st, &p.scroll)
	p.drawSentence(l, all)
	for i := range cs {
		if it := all.items[cs[i].ID]; it != nil && it.Slide != nil {
			p.slider(it).Draw(l, st, &cs[i], &p.Page, it.Slide.Value)
		}
	}
	p.Page.Draw(l, st, cs)
	for i := range cs {
		if it := all.items[cs[i].ID]; it != nil && it.Field != nil && whole(&cs[i]) {
			it.Field.draw(l, st, &cs[i], p.Focused() == it.ID)
		}
	}
	ui.Dress(l, st, from)
}

// whole reports whether all of a control is in sight: a field that is cut shows nothing of its text.
func whole(c *ui.Control) bool {
	return c.Clip.Empty() || c.Box.Y >= c.Clip.Y-1 && c.Box.Y+c.Box.H <= c.Clip.Y+c.Clip.H+1
}

// drawPlate lays a sheet under the rows, where these do not lie on the table itself, and under the sentence.
func (p *Page) drawPlate(l *display.List, all *Sheet) {
	room := ui.Content(p.st.Metrics)
	if all.onTable {
		if !all.saidOn.Empty() {
			ui.Slip(l, p.st, all.saidOn)
		}
		return
	}
	if p.st.Skin == &filed && !p.speaks() { // Paper ends where what is written on it does.
		room.H = min(room.H, all.Panel.Y-room.Y+all.Height()+p.st.Metrics.U(rowGap))
	}
	if !room.Empty() {
		ui.Plate(l, p.st, room)
	}
}

// drawSentence says under the rows why something was refused, as it is now, or else what the scene has to say.
func (p *Page) drawSentence(l *display.List, all *Sheet) {
	st, m := p.st, p.st.Metrics
	if !p.speaks() {
		done := ui.PrimaryPlace(m)
		h := m.Size(display.Sans, ui.BodySize) * nameLine
		box := display.Rect{X: ui.Margin(m), Y: min(done.Y+done.H+m.U(4), m.H-h), W: m.W - 2*ui.Margin(m), H: h}
		why := p.Refusal()
		if st.Tick < p.refused {
			why = p.refusal
		}
		if why != "" {
			ui.Foot(l, st, box)
		}
		ui.Line(l, st, box, why, display.Sans, ui.BodySize, theme.Alert, display.Right)
		return
	}
	text, alert := p.Says()
	if it := all.items[p.Refused()]; it != nil && it.Why != "" {
		text, alert = it.Why, true
	}
	if st.Tick < p.refused {
		text, alert = p.refusal, true
	}
	ink := theme.Secondary
	if alert {
		ink = theme.Alert
	}
	place := all.Said
	if high := ui.ParagraphHeight(st, place.W, text, display.Sans, ui.BodySize); high < place.H {
		place.Y, place.H = place.Y+(place.H-high)/2, high+1
	}
	ui.Paragraph(l, st, place, text, display.Sans, ui.BodySize, ink, display.Middle)
}

// Title names the page by its heading.
func (p *Page) Title() string { return p.Sheet().Head + " · " + p.st.Say("app.title") }

// Opaque is true: a page fills the screen, and what lies under it may be a hand.
func (p *Page) Opaque() bool { return true }

// List is a page of what the house keeps: a typewritten sheet that is pinned to its board.
type List struct{ Page }

// Dress is the look of lists, and of what lies over them: in high contrast that of all pages.
func (p *List) Dress() *theme.Skin {
	if p.st.Metrics.Contrast {
		return nil
	}
	return &filed
}

// filed is paper on cork.
var filed = theme.Skin{
	Look: display.LookPhoto, Ground: faces.Cork, Font: display.Typewriter, Bar: theme.Wood, BarEdge: theme.Manila,
	Name: theme.TextColour,
	Wear: theme.Wear{
		Panel: theme.Paper, Raised: theme.PaperLight, Text: theme.Ink, Soft: theme.InkOnManila, Disabled: theme.InkOnPaper,
		Edge: theme.InkOnPaper, Warn: theme.StampRed, Accent: theme.InkBlue, Mark: theme.InkBlue, Dark: theme.GroundColour,
	},
	Keys: theme.Keys{
		Head: theme.PaperLight, Foot: theme.Paper, Edge: theme.InkOnPaper, Rim: theme.InkOnPaper, Ink: theme.Ink,
		Under: theme.ManilaShade, Chosen: theme.InkBlue,
	},
}
