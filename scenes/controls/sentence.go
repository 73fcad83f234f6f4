package controls

import (
	"safehouse/game"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
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

// wait is the question which key or button an action is to have. The zero value asks nothing.
type wait struct {
	on     bool
	action input.Action
	// button reports that it is the button that is asked for.
	button bool
	// refused is the message that says why what was pressed last cannot be given; empty where nothing was.
	refused string
	// until is the tick on which the question closes.
	until int
}

// seconds are those left to answer.
func (w wait) seconds(tick int) int { return max(0, (w.until-tick+59)/60) }

// waiting takes the key or the button that was asked for. Escape, the pointer, the other device and time lead out of it
// and leave everything as it was.
func (s *Scene) waiting(in *input.Frame) {
	w := &s.wait
	if (w.until-s.st.Tick)%60 == 0 {
		s.st.Redraw()
	}
	switch {
	case s.st.Tick >= w.until, in.LostFocus, in.PadLost, in.Pressed, in.Key.IsEscape(), s.otherDevice(in):
		s.leave(sound.Back)
	case w.button && in.Button.Free():
		s.give(in.Button.Moves(), func(to *input.Bindings) bool { return to.GiveButton(w.action, in.Button) })
	case !w.button && in.Key.Free():
		s.give(in.Key.Moves(), func(to *input.Bindings) bool { return to.GiveKey(w.action, in.Key) })
	case !w.button && in.Key != 0 && !in.Key.Modifier():
		s.refuse("controls.refused")
	}
}

// give gives the key or the button that was pressed, or says why it cannot be given.
func (s *Scene) give(moves bool, try func(*input.Bindings) bool) {
	to, a := s.st.Settings.Bindings, s.wait.action
	switch {
	case try(&to):
		s.leave(sound.Confirm)
		s.change(a, func(b *input.Bindings) { *b = to })
	case moves:
		s.refuse("controls.refused.moves")
	default:
		s.refuse("controls.refused.swap")
	}
}

// refuse says why what was pressed cannot be given, and waits on.
func (s *Scene) refuse(why string) {
	s.wait.refused, s.wait.until = why, s.st.Tick+waitTicks
	s.st.Play(sound.Refused)
	s.st.Redraw()
	text, _ := s.sentence()
	s.st.Announce(stage.Refused, text)
}

// otherDevice reports whether the answer came from a device that was not asked: any button leads out of the question
// for a key, a stick out of the one for a button, and so does the second button of the mouse.
func (s *Scene) otherDevice(in *input.Frame) bool {
	if !s.wait.button && in.Button != 0 {
		return true
	}
	directions := input.Actions(1<<input.Up | 1<<input.Down | 1<<input.Left | 1<<input.Right)
	stick := in.Usual&directions != 0 && in.Key == 0 && in.Button == 0
	second := in.Just.Has(input.Cancel) && in.Key == 0 && in.Button == 0
	return stick || second
}

// leave closes the question.
func (s *Scene) leave(cue sound.Cue) {
	s.wait = wait{}
	s.st.Play(cue)
	s.Changed()
}
