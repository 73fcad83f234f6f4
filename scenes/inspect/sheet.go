package inspect

import (
	"slices"

	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/cards"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// The controls of the sheet.
const (
	prevID  = "inspect.prev"
	nextID  = "inspect.next"
	ruleID  = "inspect.rule"
	closeID = "inspect.close"
	textID  = "inspect.text"
)

// sheet is what is looked at over the scene.
type sheet struct {
	open bool
	// private reports that a private hand lay open when it was opened: it closes with the hand.
	private bool
	// now is what is looked at, list what can be; at is its number in the list, or that of its old place. frame is the
	// picture that the list was made from.
	now   thing
	list  []thing
	at    int
	frame int

	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[pageKey, *page]
	// peeking and gripping report that a key or the pointer was held down when it opened, and still is: what they hold
	// open stays so.
	peeking, gripping bool
	gripX, gripY      float64
	// beside reports that a press beside the sheet is going on.
	beside bool
}

// pageKey is all that a page depends on.
type pageKey struct {
	look  ui.Look
	now   thing
	at, n int
	// top is where the screen's status line ends.
	top float64
}

// page is what is said of one thing, and where it stands.
type page struct {
	card                      cards.Card
	title, text, count, place string
	// panel is the whole sheet; picture that of the card, empty for none; words the room for the lines, height what they
	// take; turn the place between the arrows.
	panel, picture, words, turn display.Rect
	face                        display.Face
	lines                       []line
	height                      float64
	controls                    []ui.Control
}

// read takes a tick while the sheet is open.
func (k *Inspector) read(in *input.Frame) (left *input.Frame, over stage.Scene) {
	k.refresh()
	p := k.page()
	left = k.quiet(in)
	if in.Pressed {
		k.sheet.beside = !p.panel.Contains(in.X, in.Y)
	} else if !in.Held && !in.Released {
		k.sheet.beside = false
	}
	switch pressed := k.pressed(in, p); {
	case in.LostFocus, pressed == closeID:
		k.shut()
	case in.Just.Has(input.Cancel), in.Just.Has(input.Inspect):
		k.st.Play(sound.Back)
		k.shut()
	case in.Released && k.sheet.beside && !p.panel.Contains(in.X, in.Y):
		k.st.Play(sound.Back)
		k.shut()
	case in.Just.Has(input.Rules), pressed == ruleID:
		return left, k.rule(&p.card)
	case in.Just.Has(input.Left), pressed == prevID:
		k.step(-1)
	case in.Just.Has(input.Right), pressed == nextID:
		k.step(1)
	case in.Just.Has(input.Listen):
		k.announce(true)
	}
	return left, nil
}

// pressed gives the control that a tick activates. Where the text is longer than its room, up and down scroll it.
func (k *Inspector) pressed(in *input.Frame, p *page) string {
	s := &k.sheet
	long := p.height > p.words.H
	s.scroll.Update(in, k.st, p.words, p.height, long)
	frame := *in
	frame.Just = in.Just.Without(input.Left).Without(input.Right)
	if long {
		frame.Just = frame.Just.Without(input.Up).Without(input.Down)
	}
	return s.page.Update(&frame, k.st, p.controls)
}

// refresh lists anew what can be looked at, where the screen has changed.
func (k *Inspector) refresh() {
	s := &k.sheet
	if !k.fresh() || s.frame == k.shown.frame {
		return
	}
	s.frame = k.shown.frame
	s.list = k.things(s.list)
	if n := s.find(); n >= 0 {
		s.at = n
	}
	s.at = max(0, min(s.at, len(s.list)-1))
}

// find is the number in the list of what is looked at, -1 where it is not there.
func (s *sheet) find() int {
	if n := slices.IndexFunc(s.list, func(t thing) bool { return t.name == s.now.name }); n >= 0 {
		return n
	}
	return slices.IndexFunc(s.list, func(t thing) bool { return t.term == s.now.term })
}

// step goes on to the next thing, or back, round at the ends.
func (k *Inspector) step(by int) {
	s := &k.sheet
	n := len(s.list)
	if n == 0 || n == 1 && s.find() == 0 {
		return
	}
	to := (s.at + by + n) % n
	if s.find() < 0 && by > 0 {
		to = s.at // What has moved on has left its place to the next.
	}
	k.turnTo(s.list[to])
	k.st.Play(sound.Tick)
}

// turnTo looks at a thing.
func (k *Inspector) turnTo(t thing) {
	s := &k.sheet
	s.now, s.scroll = t, ui.Scroll{}
	if n := s.find(); n >= 0 {
		s.at = n
	}
	k.announce(false)
	k.st.Redraw()
}

// rule opens the rulebook where it is about a card; nil where it says nothing.
func (k *Inspector) rule(c *cards.Card) stage.Scene {
	if c.Ruling == "" {
		return nil
	}
	k.shut()
	return rulebook.At(k.st, k.games, c.Game, c.Ruling)
}

// page is what is said of what is looked at.
func (k *Inspector) page() *page {
	s := &k.sheet
	now := s.now
	now.box = display.Rect{}
	return s.laid.Get(pageKey{ui.LookOf(k.st), now, s.at, len(s.list), k.statusEnd()}, k.compose)
}

// statusEnd is where the line ends that says whose turn it is, in pixels from the top; it stays in sight.
func (k *Inspector) statusEnd() float64 {
	end := 0.0
	for i := range k.shown.items {
		if it := &k.shown.items[i]; it.Role == display.Status && it.Box.Y+it.Box.H < k.st.Metrics.H/4 {
			end = max(end, it.Box.Y+it.Box.H)
		}
	}
	return end
}
