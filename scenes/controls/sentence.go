package controls

import (
	"safehouse/game"
	"safehouse/scenes/input"
)

// news is what the last change brought about.
type news struct {
	// action is the one that was changed, valid where changed is set; swapped reports that Confirm and Cancel changed
	// places.
	action           input.Action
	changed, swapped bool
}

// newsOf compares what was with what is.
func newsOf(a input.Action, before, after *input.Bindings) news {
	n := news{action: a, changed: true}
	moved := func(c input.Action) bool {
		return before.Keys[c] != after.Keys[c] || before.Buttons[c] != after.Buttons[c]
	}
	n.swapped = moved(input.Confirm) && moved(input.Cancel)
	return n
}

// sentence is what the line under the list says.
func (s *Scene) sentence() (text string, alert bool) {
	w, say := &s.wait, s.st.Say
	name := game.Word(w.action.Key())
	left := game.Number(w.seconds(s.st.Tick))
	switch {
	case w.refused != "":
		return say(w.refused, left), true
	case w.on && w.button:
		return say("controls.wait.button", name, left), false
	case w.on:
		return say("controls.wait.key", name, left), false
	case s.news.changed && s.clashOf(s.news.action):
		return s.clash(s.news.action), true
	case s.news.swapped:
		return say("controls.swapped", game.Word(input.Confirm.Key()), game.Word(input.Cancel.Key())), false
	}
	for _, a := range listed {
		if s.clashOf(a) {
			return s.clash(a), true
		}
	}
	return say("controls.about"), false
}

// clashOf reports whether an action has a key or a button together with others.
func (s *Scene) clashOf(a input.Action) bool {
	b := &s.st.Settings.Bindings
	return b.SharingKey(a)|b.SharingButton(a) != 0
}

// clash names an action, what it shares and with which others. What leads goes before the others.
func (s *Scene) clash(a input.Action) string {
	b := &s.st.Settings.Bindings
	with, shared := b.SharingKey(a), s.st.KeyName(b.Key(a))
	if with == 0 {
		with, shared = b.SharingButton(a), s.st.ButtonName(b.Button(a))
	}
	for _, first := range [...]input.Action{input.Confirm, input.Cancel} {
		if set := with.With(a); set.Has(first) {
			rest := s.names(set.Without(first))
			return s.st.Say("controls.collide.first", game.Text(shared), game.Word(first.Key()), game.Text(rest))
		}
	}
	return s.st.Say("controls.collide", game.Text(shared), game.Text(s.names(with.With(a))))
}
