package stage

import (
	"cmp"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// Prompts is all, but for the language, that the names of keys and buttons on the screen depend on. It is comparable,
// and a part of the key of whatever is kept that shows such a name.
type Prompts struct {
	// device is what they are named for: the keys are for the mouse as well, and a finger has none.
	device   input.Device
	style    input.Style
	bindings input.Bindings
	layout   input.Layout
}

// Types notes what stands on the keys, and has everything drawn anew where that is something else now.
func (s *Stage) Types(on input.Layout) {
	if s.Layout != on {
		s.Layout = on
		s.Redraw()
	}
}

// Uses notes which device was used last, and has everything drawn anew where prompts change with it.
func (s *Stage) Uses(in *input.Frame) {
	before := s.Prompts()
	s.Device, s.PadStyle = in.Device, in.Style
	if s.Prompts() != before {
		s.Redraw()
	}
}

// Prompts is what prompts depend on now.
func (s *Stage) Prompts() Prompts {
	p := Prompts{device: s.Device, bindings: s.Settings.Bindings, layout: s.Layout}
	switch s.Device {
	case input.Pad:
		p.style = s.PadStyle
	case input.Mouse:
		p.device = input.Keys
	case input.Keys, input.Touch:
	}
	return p
}

// Prompt is the name of the key or the button that gives an action, by what the player used last; empty where it has
// none, and for a finger.
func (s *Stage) Prompt(a input.Action) string {
	b := &s.Settings.Bindings
	switch s.Device {
	case input.Keys, input.Mouse:
		within := s.Layout.Within(*b)
		return s.KeyName(within.Key(a))
	case input.Pad:
		return s.ButtonName(b.Button(a))
	case input.Touch:
	}
	return ""
}

// KeyCaps reports whether prompts name keys: digits that choose cards are named for those who use the keyboard alone,
// since no button of a gamepad gives them.
func (s *Stage) KeyCaps() bool { return s.Prompts().device == input.Keys }

// HoldPrompt is Prompt, with words for holding the key where that is what it takes to see one's own cards.
func (s *Stage) HoldPrompt(a input.Action) string {
	name := s.Prompt(a)
	if name == "" || s.Settings.PeekToggle {
		return name
	}
	return s.Say("keys.hold", game.Text(name))
}

// KeyName is what a key is called; empty for no key. One with a sign is called by what stands on it, if there are
// letters for that, and one of which no words tell by the engine's name.
func (s *Stage) KeyName(k input.Key) string {
	if sign := s.Layout.Printed(k); sign != "" && s.Measure != nil && s.Measure.Covers(sign, display.Sans) {
		return sign
	}
	if sign := k.Sign(); sign != "" {
		return sign
	}
	if key, ok := keyKeys[k.String()]; ok {
		return s.Say(key)
	}
	return k.String()
}

// ButtonName is what a button of the gamepad used last is called; empty for no button.
func (s *Stage) ButtonName(b input.Button) string {
	if key := cmp.Or(buttonKeys[s.PadStyle][b.String()], crossKeys[b.String()]); key != "" {
		return s.Say(key)
	}
	return ""
}

// MenuPrompt names what opens the menu. On a keyboard the key that leads back does, where there is no step to take
// back; a gamepad has a button that does nothing else.
func (s *Stage) MenuPrompt() string {
	if s.Device == input.Pad {
		return s.Prompt(input.Menu)
	}
	return s.Prompt(input.Cancel)
}

// keyKeys are the message keys of the keys that no sign is printed on, by the engine's names.
var keyKeys = map[string]string{
	"Enter": "keys.Enter", "NumpadEnter": "keys.NumpadEnter", "Space": "keys.Space", "Escape": "keys.Escape",
	"Tab": "keys.Tab", "ArrowUp": "keys.ArrowUp", "ArrowDown": "keys.ArrowDown", "ArrowLeft": "keys.ArrowLeft",
	"ArrowRight": "keys.ArrowRight", "Backspace": "keys.Backspace", "Delete": "keys.Delete", "Insert": "keys.Insert",
	"Home": "keys.Home", "End": "keys.End", "PageUp": "keys.PageUp", "PageDown": "keys.PageDown",
	"Pause": "keys.Pause",
}

// crossKeys are those of the buttons of a gamepad that are called alike on all, buttonKeys of those that each style has
// its own names for.
var (
	crossKeys = map[string]string{"up": "buttons.up", "down": "buttons.down", "left": "buttons.left",
		"right": "buttons.right"}
	buttonKeys = [input.StyleCount]map[string]string{
		input.Xbox: {
			"south": "buttons.xbox.south", "east": "buttons.xbox.east", "west": "buttons.xbox.west",
			"north": "buttons.xbox.north", "l1": "buttons.xbox.l1", "r1": "buttons.xbox.r1", "l2": "buttons.xbox.l2",
			"r2": "buttons.xbox.r2", "select": "buttons.xbox.select", "start": "buttons.xbox.start",
			"l3": "buttons.xbox.l3", "r3": "buttons.xbox.r3",
		},
		input.PlayStation: {
			"south": "buttons.playstation.south", "east": "buttons.playstation.east",
			"west": "buttons.playstation.west", "north": "buttons.playstation.north", "l1": "buttons.playstation.l1",
			"r1": "buttons.playstation.r1", "l2": "buttons.playstation.l2", "r2": "buttons.playstation.r2",
			"select": "buttons.playstation.select", "start": "buttons.playstation.start",
			"l3": "buttons.playstation.l3", "r3": "buttons.playstation.r3",
		},
		input.Nintendo: {
			"south": "buttons.nintendo.south", "east": "buttons.nintendo.east", "west": "buttons.nintendo.west",
			"north": "buttons.nintendo.north", "l1": "buttons.nintendo.l1", "r1": "buttons.nintendo.r1",
			"l2": "buttons.nintendo.l2", "r2": "buttons.nintendo.r2", "select": "buttons.nintendo.select",
			"start": "buttons.nintendo.start", "l3": "buttons.nintendo.l3", "r3": "buttons.nintendo.r3",
		},
	}
)
