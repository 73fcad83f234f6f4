package controls

import (
	"safehouse/game"
	"safehouse/render/sound"
	"safehouse/scenes/input"
)

// wait is the question which key or button an action is to have. The zero value asks nothing.
type wait struct {
	on     bool
	action input.Action
	// button tells that it is the button that is asked for; refused that a key was pressed that cannot be given.
	button, refused bool
	// until is the tick on which the question closes.
	until int
}

// still is the question without its time, on which no place depends.
func (w wait) still() wait {
	w.until = 0
	return w
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
		a, b := w.action, in.Button
		s.leave(sound.Confirm)
		s.change(func(to *input.Bindings) { to.GiveButton(a, b) })
	case !w.button && in.Key.Free():
		a, k := w.action, in.Key
		s.leave(sound.Confirm)
		s.change(func(to *input.Bindings) { to.GiveKey(a, k) })
	case !w.button && in.Key != 0 && !in.Key.Modifier():
		w.refused, w.until = true, s.st.Tick+waitTicks
		s.st.Play(sound.Refused)
		s.st.Redraw()
	}
}

// otherDevice tells whether the answer came from a device that was not asked: any button leads out of the question for a
// key, a stick out of the one for a button, and so does the second button of the mouse.
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
	s.st.Redraw()
}

// sentence is what the line under the list says.
func (s *Scene) sentence() (text string, alert bool) {
	w, say := &s.wait, s.st.Say
	name := game.Word(nameKey(w.action))
	left := game.Number(w.seconds(s.st.Tick))
	switch {
	case !w.on && s.collisions():
		return say("controls.collide"), true
	case !w.on:
		return say("controls.about"), false
	case w.refused:
		return say("controls.refused", left), true
	case w.button:
		return say("controls.wait.button", name, left), false
	}
	return say("controls.wait.key", name, left), false
}

// collisions tells whether any two actions have a key or a button between them.
func (s *Scene) collisions() bool {
	b := &s.st.Settings.Bindings
	for _, a := range listed {
		if b.SharingKey(a) != 0 || b.SharingButton(a) != 0 {
			return true
		}
	}
	return false
}

// nameKey is the message that names an action.
func nameKey(a input.Action) string { return "controls.do." + a.String() }
