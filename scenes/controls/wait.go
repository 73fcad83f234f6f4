package controls

import (
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

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
