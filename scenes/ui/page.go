// Package ui is the kit of controls that every scene is made of: buttons, choices, text fields, paragraphs, a scroll
// panel, and the page that gives them focus, hover and press. Zero values work; each control needs an id, a label and
// a role, so that tests and screen readers find it.
//
// A scene lists its controls anew each tick and each frame, from what it knows; the page keeps only what the person
// does with them. The package knows no game and no scene, and sentences reach it already in the reader's language.
package ui

import (
	"cmp"
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Control is one thing on a page that can be pressed, as it stands in this tick.
type Control struct {
	// ID names the control on its page; Label says what it is, in the reader's language.
	ID, Label string
	Heard
	// Note is what stands under the label, a line or several; in a text field, what stands there while it is empty. Empty
	// for none.
	Note string
	// Why is the sentence that a press on a disabled control is answered with, Rule the ruling that it comes from, empty
	// for none.
	Why, Rule string
	// Key is the name of the key that does the same, shown beside the label; empty for none.
	Key string
	// Box is the control's place in screen pixels, Clip what of it can be seen; empty for all.
	Box, Clip display.Rect
	Role      display.Role
	Icon      display.Icon
	// Picture is a card that stands at the left end of a button, or fills one without a label; the zero Face for none.
	Picture display.Face
	// Letters is the design size of the label, 0 for ButtonSize: that of key and icon goes with it.
	Letters float64
	Lettered
	// Round has it be a disc with its icon, at the right end of a box that is wider.
	Round bool
	// Primary marks the one button that goes on; Checked a choice that is taken; Quiet a control that its scene draws: the
	// page adds only the ring and the place.
	Primary, Disabled, Checked, Quiet bool
	Moves
}

// Lettered says how the label of a control is set.
type Lettered struct {
	// Grown has it grow with the reader's letters on a screen that is too small for larger letters elsewhere.
	Grown bool
	// Narrow sets it in the narrow face, as that of a neighbour has to be.
	Narrow bool
}

// Moves say how a control can leave its place.
type Moves struct {
	// Carries reports that the pointer can carry it to another place.
	Carries bool
	// Scrolled reports that it stands in a panel that scrolls: from there the focus goes on in the panel, as far as there
	// is more of it, before it leaves it.
	Scrolled bool
}

// Heard is what is heard of a control in place of what is seen.
type Heard struct {
	// Aloud is what the control is called where it is not seen beside what it belongs to, «Sound: on» say; empty for
	// Label. Value is what it is set to, said with it and again when it changes; empty for none.
	Aloud, Value string
	// Public is what anybody may hear of a Secret control, «card» say. It must not tell its place either: a hand is
	// sorted.
	Public string
	// Hushed has a refusal sound like any press, where it would tell those who only hear it what they must not know.
	// Secret says that label, state and reason tell what only the holder of an open hand may know: they are said aloud
	// only to who asks for them.
	Hushed, Secret bool
}

// reachable reports whether the focus stops at the control: a disabled one has something to say only if it has a
// reason.
func (c *Control) reachable() bool { return !c.Disabled || c.Why != "" }

// letters is the design size of the label.
func (c *Control) letters() float64 { return cmp.Or(c.Letters, ButtonSize) }

// hot is the part of the control that can be pressed.
func (c *Control) hot() display.Rect {
	if c.Clip.Empty() {
		return c.Box
	}
	return c.Box.Intersect(c.Clip)
}

// Page keeps what a person does with a set of controls: focus, hover, press. The zero value works.
type Page struct {
	focus, hover, down string
	// stopgap has the focus only until what is asked for is there: wanted, which had it and is gone, or the primary
	// control. Empty for none.
	stopgap, wanted string
	grip            grip
	// announced is what was last said of the focus.
	announced announced
	// ring reports that the focus is shown; pointed that it is not, since a pointer has been in use.
	ring, pointed bool
	// sought reports that the pointer was moved to what it is on, and nothing has happened since: what comes under it by
	// itself was not asked for, nor is what a hand trembles on in whose rest it still is.
	sought    bool
	rest      rest
	refused   string
	why, rule string
	refusedAt int
}

// Update takes a tick's input and returns the id of the control that was activated, "" for none. Where nothing has
// the focus, the primary control takes it, or else the first.
func (p *Page) Update(in *input.Frame, st *stage.Stage, cs []Control) (pressed string) {
	before := *p
	p.keepFocus(cs)
	kept := p.focus
	p.moveFocus(in, cs)
	pressed = p.point(in, st, cs)
	if p.focus != kept || in.Pressed || in.Just.Has(input.Confirm) {
		p.stopgap, p.wanted = "", "" // Whoever plays has chosen it.
	}
	p.tick(in, st, &before, cs)
	p.seek(in, st, pressed != "", p.hover != before.hover)
	before.rest = p.rest // It is not to be seen.
	p.ring, p.pointed = in.Keyboard, in.Moved || p.pointed && !in.Keyboard
	if c := Find(cs, p.focus); c != nil && pressed == "" && confirms(in, c) &&
		(!before.pointed || c.Role == display.TextField || p.focusPrimary(cs)) {
		pressed = p.focus
	}
	pressed = p.answer(st, cs, pressed)
	p.ageRefusal(st, cs)
	p.announce(in, st, cs)
	if *p != before || p.shaking(st) {
		st.Redraw()
	}
	return pressed
}

// rest is where the pointer was when something was pressed last, or happened: a hand trembles, so that only a pointer
// that leaves it seeks anything. Anew reports that it is where the pointer will be next. The zero value is nowhere.
type rest struct {
	on, anew bool
	x, y     float64
}

// seek looks at whether the pointer has been led to what it is on.
func (p *Page) seek(in *input.Frame, st *stage.Stage, pressed, anew bool) {
	r := &p.rest
	if far := max(st.Metrics.U(trembles), tremblesPx); math.Abs(in.X-r.x) > far || math.Abs(in.Y-r.y) > far {
		r.on = false
	}
	if pressed || r.anew {
		*r = rest{on: true, x: in.X, y: in.Y}
	}
	p.sought = !pressed && !r.on && (p.sought && !anew || in.Moved && anew)
}

// GoBack says that a key has taken a step back. Whoever pressed it does not want the focus where a pointer has left it:
// the primary control has it again.
func (p *Page) GoBack(cs []Control) {
	if c := Find(cs, p.focus); p.pointed && (c == nil || c.Role != display.TextField) {
		p.focusPrimary(cs)
	}
}

// focusPrimary gives the focus to the primary control, and reports whether there is one: a key that confirms after a
// pointer was in use presses that one, and never what a person does not see that it would press. A text field shows by
// itself that it has the focus.
func (p *Page) focusPrimary(cs []Control) bool {
	at := slices.IndexFunc(cs, func(c Control) bool { return c.Primary })
	if at >= 0 {
		p.focus = cs[at].ID
	}
	return at >= 0
}

// confirms reports whether the keyboard presses the control. In a text field the space bar writes.
func confirms(in *input.Frame, c *Control) bool {
	return in.Just.Has(input.Confirm) && (c.Role != display.TextField || !in.Just.Has(input.Peek))
}

// keepFocus moves the focus to a control that exists. Where the one that had it is gone and no primary one is there,
// the first has it for as long: a list of controls may come a tick after the question that they answer.
func (p *Page) keepFocus(cs []Control) {
	c := Find(cs, p.focus)
	there := c != nil && c.reachable()
	if there && p.focus != p.stopgap {
		p.stopgap, p.wanted = "", ""
		return
	}
	if p.stopgap == "" {
		p.wanted = p.focus
	}
	if c := Find(cs, p.wanted); c != nil && c.reachable() {
		p.focus, p.stopgap, p.wanted = p.wanted, "", ""
		return
	}
	first := ""
	for i := range cs {
		if !cs[i].reachable() {
			continue
		}
		if cs[i].Primary {
			p.focus, p.stopgap, p.wanted = cs[i].ID, "", ""
			return
		}
		if first == "" {
			first = cs[i].ID
		}
	}
	if !there {
		p.focus, p.stopgap = first, first
	}
}

// tick is heard where the pointer comes to a control, or a key brings the focus to one: what lights up is its visible
// twin. While a private hand lies open nothing is heard: those who listen would count its cards.
func (p *Page) tick(in *input.Frame, st *stage.Stage, before *Page, cs []Control) {
	came := in.Moved && p.hover != "" && p.hover != before.hover
	went := in.Keyboard && p.focus != before.focus && Find(cs, before.focus) != nil
	if !st.Private && (came || went) {
		st.Play(sound.Tick)
	}
}

// answer turns the press of a disabled control into a refusal.
func (p *Page) answer(st *stage.Stage, cs []Control, pressed string) string {
	c := Find(cs, pressed)
	if c == nil {
		return ""
	}
	if !c.Disabled {
		p.refused, p.why, p.rule = "", "", ""
		if !c.Quiet {
			st.Play(sound.Confirm)
		}
		return pressed
	}
	if c.Why != "" {
		p.refused, p.why, p.rule, p.refusedAt = c.ID, c.Why, c.Rule, st.Tick
		cue := sound.Refused
		if c.Hushed {
			cue = sound.Tick
		}
		st.Play(cue)
		if c.Secret && st.Private {
			st.Announce(stage.Refused, st.Withheld())
		} else {
			st.Announce(stage.Refused, c.Why)
		}
	}
	return ""
}

// ageRefusal forgets a refusal after a while, and keeps it in the language in use until then.
func (p *Page) ageRefusal(st *stage.Stage, cs []Control) {
	if p.refused == "" {
		return
	}
	c := Find(cs, p.refused)
	if c == nil || c.Why == "" || st.Tick-p.refusedAt > refusalTicks {
		p.refused, p.why, p.rule = "", "", ""
		return
	}
	p.why, p.rule = c.Why, c.Rule
}

// Refusal is the reason why the last press was refused, for as long as it should be shown; then "".
func (p *Page) Refusal() string { return p.why }

// Refused is the control whose refusal is in sight, empty for none.
func (p *Page) Refused() string { return p.refused }

// RefusedRule is the ruling that the refusal in sight comes from, empty for none.
func (p *Page) RefusedRule() string { return p.rule }

// State tells what a person does with a control. Focus is told only where the ring is shown.
func (p *Page) State(id string) (hover, focus, down bool) {
	return p.hover == id, p.focus == id && p.ring, p.down == id && p.hover == id
}

// Sought reports whether the pointer was moved to a control, and nothing was pressed since, or happened.
func (p *Page) Sought(id string) bool { return p.sought && p.hover == id }

// Happened has what the pointer is on told no more, until it leaves its place and comes back.
func (p *Page) Happened() { p.sought, p.rest.anew = false, true }

// Focused is the id of the control that has the focus, whether the ring is shown or not.
func (p *Page) Focused() string { return p.focus }

// SetFocus gives the focus to a control.
func (p *Page) SetFocus(id string) { p.focus, p.stopgap, p.wanted = id, "", "" }

// Find returns the control of that id, nil where there is none.
func Find(cs []Control, id string) *Control {
	for i := range cs {
		if id != "" && cs[i].ID == id {
			return &cs[i]
		}
	}
	return nil
}

// under returns the topmost control at a point: the last one listed.
func under(cs []Control, x, y float64) *Control {
	for i := len(cs) - 1; i >= 0; i-- {
		if cs[i].hot().Contains(x, y) {
			return &cs[i]
		}
	}
	return nil
}
