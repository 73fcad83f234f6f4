package ui

import (
	"cmp"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// announced is what was last said of a page's focus. It is comparable: as long as it stays the same there is nothing to
// say.
type announced struct {
	id, value         string
	checked, disabled bool
}

// announce says what has the focus, where keyboard or gamepad brought it there, and what it is set to, where that
// changed.
func (p *Page) announce(in *input.Frame, st *stage.Stage, cs []Control) {
	if !st.Heard() || !in.Keyboard {
		return
	}
	c := Find(cs, p.focus)
	if c == nil {
		return
	}
	now := announced{c.ID, c.Value, c.Checked, c.Disabled}
	before := p.announced
	if now == before {
		return
	}
	p.announced = now
	if c.Secret && st.Private {
		// Those who listen would else count what a hand holds.
		if was := Find(cs, before.id); was == nil || !was.Secret || was.Public != c.Public {
			st.Announce(stage.Focused, c.Public)
		}
		return
	}
	if now.id == before.id {
		st.Announce(stage.Focused, state(st, c))
		return
	}
	st.Announce(stage.Focused, Aloud(st, c))
}

// Spoken says, for who asks to hear it, what has the focus; empty where nothing has.
func (p *Page) Spoken(st *stage.Stage, cs []Control) string {
	c := Find(cs, p.focus)
	if c == nil {
		return ""
	}
	return Aloud(st, c)
}

// name is what a control is called where it stands alone.
func (c *Control) name() string { return cmp.Or(c.Aloud, c.Label) }

// Aloud puts a control into words for those who listen: what it is called and what it is, how it is set, whether it can
// be pressed and, if not, why, and the key that does the same.
func Aloud(st *stage.Stage, c *Control) string {
	parts := []string{c.name()}
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	if c.Role != display.TextField {
		add(strings.ReplaceAll(c.Note, "\n", ", "))
	}
	add(RoleAloud(st, c.Role))
	add(state(st, c))
	if c.Key != "" {
		add(st.Say("voice.key", game.Text(c.Key)))
	}
	return strings.Join(parts, ", ")
}

// state is how a control is set, and whether it can be pressed.
func state(st *stage.Stage, c *Control) string {
	var parts []string
	if c.Value != "" {
		parts = append(parts, c.Value)
	}
	switch {
	case c.Role == display.Toggle && c.Checked:
		parts = append(parts, st.Say("voice.on"))
	case c.Role == display.Toggle && c.Value == "":
		parts = append(parts, st.Say("voice.off"))
	case c.Checked:
		parts = append(parts, st.Say("voice.chosen"))
	}
	switch {
	case c.Disabled && c.Why != "":
		parts = append(parts, st.Say("voice.unavailable.why", game.Text(c.Why)))
	case c.Disabled:
		parts = append(parts, st.Say("voice.unavailable"))
	}
	if len(parts) == 0 && c.Role == display.Choice {
		parts = append(parts, st.Say("voice.notChosen"))
	}
	return strings.Join(parts, ", ")
}

// roles are the messages that name what a control is; a card is named by what lies on it.
var roles = map[display.Role]string{
	display.Button: "voice.role.button", display.Toggle: "voice.role.toggle", display.TextField: "voice.role.field",
	display.Choice: "voice.role.choice", display.Scroller: "voice.role.scroller", display.Link: "voice.role.link",
	display.Slider: "voice.role.slider", display.TabRole: "voice.role.tab",
}

// RoleAloud is what a role is called; empty where the name alone says it.
func RoleAloud(st *stage.Stage, r display.Role) string {
	if key, ok := roles[r]; ok {
		return st.Say(key)
	}
	return ""
}
