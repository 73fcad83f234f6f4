package form

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Field is a text that is written into an item.
type Field struct {
	Text *ui.Field
	// Prev and Next are the items before and after it: Enter goes on to the next.
	Prev, Next string
	// Figures takes nothing but figures. A number is written anew sooner than mended: left and right go to the fields
	// beside.
	Figures bool
	// Mended reports that the text is somebody's own. Any other is selected when the focus comes to it, so that typing
	// takes its place.
	Mended bool
	// Wrong marks a text that cannot be; Refused is the sentence about a sign that is not taken.
	Wrong   bool
	Refused string
	// Written is told of each change; nil for nothing.
	Written func()
	// List opens what stands in for letters, for those who have none at hand; nil for nothing.
	List func() stage.Change
}

// field is the one that has the focus, nil for none.
func (p *Page) field() *Field {
	if it := p.Sheet().items[p.Focused()]; it != nil && !it.Disabled {
		return it.Field
	}
	return nil
}

// Typing reports that letters are written.
func (p *Page) Typing() bool { return p.field() != nil }

// Writes tells where the text stands that is written.
func (p *Page) Writes() display.Rect {
	if p.field() == nil {
		return display.Rect{}
	}
	return p.Sheet().items[p.Focused()].Box
}

// write puts what was typed into the field that has the focus; stayed reports that the focus did not come in this tick.
func (p *Page) write(in *input.Frame, stayed bool) {
	if p.st.Tick == p.refused {
		p.st.Redraw()
	}
	f := p.field()
	if f == nil {
		p.writing = ""
		return
	}
	if p.Focused() != p.writing {
		if p.writing = p.Focused(); f.Mended {
			f.Text.Enter(p.st)
		} else {
			f.Text.SelectAll(p.st)
		}
	}
	typed := *in
	if f.Figures {
		typed.Just = in.Just.Without(input.Left).Without(input.Right)
		typed.Runes, typed.Composing = figures(in.Runes), figures(in.Composing)
	}
	changed, refused := f.Text.Update(&typed, p.st, true)
	if changed {
		if f.Written != nil {
			f.Written()
		}
		p.Changed()
	}
	if refused || len(typed.Runes) < len(in.Runes) {
		p.refused, p.refusal = p.st.Tick+ui.RefusalTicks, f.Refused
		p.st.Redraw()
	}
	if f.Figures && stayed {
		p.walk(in, f)
	}
}

// figures are those of some characters that are.
func figures(runes []rune) (some []rune) {
	for _, r := range runes {
		if r >= '0' && r <= '9' {
			some = append(some, r)
		}
	}
	return some
}

// walk goes to the field beside.
func (p *Page) walk(in *input.Frame, f *Field) {
	to := ""
	switch {
	case in.Just.Has(input.Left):
		to = f.Prev
	case in.Just.Has(input.Right):
		to = f.Next
	}
	if it := p.Sheet().items[to]; it != nil && it.Field != nil {
		p.SetFocus(to)
	}
}

// draw adds the text to the face of the control.
func (f *Field) draw(l *display.List, st *stage.Stage, c *ui.Control, focused bool) {
	if f.Wrong {
		l.Border(c.Box, theme.Alert, st.Metrics.U(ui.Radius), max(st.Metrics.U(wrongWidth), 2))
	}
	f.Text.Draw(l, st, c, focused)
}

// count counts with the buttons that do: once for a press, and on while one is held. It reports whether the press was
// that of such a button.
func (p *Page) count(in *input.Frame, pressed string) bool {
	all := p.Sheet()
	for _, id := range all.counts {
		it := all.items[id]
		if it.Disabled {
			continue
		}
		_, _, down := p.State(id)
		held := down && in.Held || p.Focused() == id && in.Keyboard && in.Down.Has(input.Confirm)
		switch {
		case pressed == id && p.held > stepDelay:
			p.held = 0 // Letting go after it has counted on counts no more.
			return true
		case pressed == id:
			it.Count()
			p.Changed()
			return true
		case held:
			p.held++
			if p.held > stepDelay && (p.held-stepDelay)%stepEvery == 0 {
				it.Count()
				p.Changed()
			}
			return false
		}
	}
	if !in.Held && !in.Released {
		p.held = 0
	}
	return false
}
