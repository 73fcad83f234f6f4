package settings

import (
	"safehouse/render/sound"
	"safehouse/scenes/controls"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
	"safehouse/scenes/voice"
)

// Scene is where settings are chosen: a tab for each part of them. Every choice works at once.
type Scene struct {
	st      *stage.Stage
	page    ui.Page
	open    string
	scroll  ui.Scroll
	sliders map[string]*ui.Slider
	// voiced tells that this machine has a voice; before is what a reset put away, which can be brought back until the
	// next choice.
	voiced bool
	before *stage.Settings
	// tried is the tick in which a changed volume is to be heard, 0 for none.
	tried  int
	laid   ui.Memo[sheetKey, *sheet]
	listed ui.Memo[controlsKey, []ui.Control]
}

// sheetKey is what the rows depend on, controlsKey what their places depend on.
type (
	sheetKey struct {
		look     ui.Look
		settings stage.Settings
		open     string
		undo     bool
	}
	controlsKey struct {
		sheetKey
		offset float64
	}
)

// New opens the settings over whatever is on the screen.
func New(st *stage.Stage) stage.Scene { return newScene(st, voice.Available()) }

func newScene(st *stage.Stage, voiced bool) *Scene {
	s := &Scene{st: st, open: tabs[0].id, sliders: map[string]*ui.Slider{}, voiced: voiced}
	for id, n := range numbers {
		s.sliders[id] = &ui.Slider{Least: n.least, Most: n.most, Step: n.step}
	}
	return s
}

func (s *Scene) key() sheetKey {
	return sheetKey{ui.LookOf(s.st), s.st.Settings, s.open, s.before != nil}
}

func (s *Scene) sheet() *sheet { return s.laid.Get(s.key(), s.layOut) }

func (s *Scene) controls() []ui.Control {
	return s.listed.Get(controlsKey{s.key(), s.scroll.Offset}, func() []ui.Control {
		all := s.sheet()
		return append(append([]ui.Control{}, all.tabs...), all.Controls(s.scroll.Offset)...)
	})
}

// Update makes the choice that was pressed, and moves the slider that is moved.
func (s *Scene) Update(in *input.Frame) stage.Change {
	focus := s.page.Focused()
	pressed := s.page.Update(in, s.st, s.controls())
	moved := s.page.Focused() != focus
	pointer := in
	if s.slide(in) {
		still := *in // A slider that is dragged does not drag the panel along.
		still.Pressed, still.Held = false, false
		pointer = &still
	}
	s.sheet().Follow(pointer, s.st, &s.scroll, s.page.Focused(), moved)
	s.try()
	if id, ok := ui.Taken(pressed, "tab"); ok {
		s.turnTo(id)
	}
	if s.take(pressed) {
		s.before = nil
	}
	switch {
	case pressed == "controls":
		s.before = nil
		return stage.Push(controls.New(s.st))
	case pressed == "reset":
		s.reset()
	case pressed == "undo":
		s.undo()
	case pressed == "done" || in.Just.Has(input.Cancel):
		return stage.Pop()
	}
	return stage.Stay()
}

// turnTo opens a tab.
func (s *Scene) turnTo(id string) {
	if id != s.open {
		s.open, s.scroll = id, ui.Scroll{}
		for _, slider := range s.sliders {
			slider.Let()
		}
		s.st.Play(sound.Confirm)
		s.st.Redraw()
	}
}

// slide moves the sliders that are in sight; it tells whether the pointer holds one.
func (s *Scene) slide(in *input.Frame) (held bool) {
	for _, c := range s.controls() {
		n, ok := numbers[c.ID]
		if !ok {
			continue
		}
		slider := s.sliders[c.ID]
		was := *n.field(&s.st.Settings)
		now := slider.Update(in, s.st, &c, s.page.Focused() == c.ID, was)
		held = held || slider.Held()
		if now == was {
			continue
		}
		s.st.Set(func(set *stage.Settings) { *n.field(set) = now })
		s.before = nil
		if c.ID == "effects" {
			s.tried = s.st.Tick + restTicks
		}
	}
	return held
}

// try plays a sound once a volume that was changed has come to rest.
func (s *Scene) try() {
	if s.tried != 0 && s.st.Tick >= s.tried {
		s.tried = 0
		s.st.Play(sound.Place)
	}
}

// Opaque is true: what lies under the settings may be a hand.
func (s *Scene) Opaque() bool { return true }

// Haven makes it a place where nobody is locked out: the way to the keys and buttons leads through it.
func (s *Scene) Haven() {}

// Title names the scene.
func (s *Scene) Title() string { return s.st.Say("settings.title") + " · " + s.st.Say("app.title") }
