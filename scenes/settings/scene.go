package settings

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/controls"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
	"safehouse/scenes/voice"
)

// The reader's text size in per cent, and its steps.
const (
	leastText, mostText = 100, 200
	textStep            = 10
)

// The steps of the other sliders.
const (
	volumeStep = 5
	rateStep   = 10
)

// footWidth is the width of the buttons at the sides of the foot in design pixels; the size of a seat's sign is a share
// of its line, and that of the gap between two a share of the sign.
const (
	footWidth = 480
	signShare = 0.8
	signGap   = 0.45
)

// farthest is the greatest length in which a window's place is believed.
const farthest = 1 << 15

// Ticks: settings are written when they have rested for restTicks, and after waitTicks at the latest, so that neither a
// slider that is dragged nor a kill does harm; what could not be written is tried again after retryTicks.
const (
	restTicks  = 12
	waitTicks  = 42
	retryTicks = 300
)

// Scene is where settings are chosen: a tab for each part of them. Every choice works at once.
type Scene struct {
	form.Page
	st   *stage.Stage
	open string
	// voiced reports that this machine has a voice; before is what a reset put away, which can be brought back until the
	// next choice.
	voiced bool
	before *stage.Settings
	// silent is why there is no sound, as it is said on the page.
	silent string
	// tried is the tick in which a changed volume is to be heard, 0 for none.
	tried int
}

// New opens the settings over whatever is on the screen.
func New(st *stage.Stage) stage.Scene { return newScene(st, voice.Available()) }

func newScene(st *stage.Stage, voiced bool) *Scene {
	s := &Scene{st: st, open: tabs[0].id, voiced: voiced, silent: st.Silent}
	s.Page = form.New(st, s.layOut)
	return s
}

// layOut gives each setting of the open tab a row: what it is called, what it does, and its values.
func (s *Scene) layOut() *form.Sheet {
	all := s.NewSheet(s.st.Say("settings.title"))
	var names []ui.Choice
	for _, t := range tabs {
		names = append(names, ui.Choice{ID: t.id, Label: s.st.Say(t.name), Icon: t.icon})
	}
	all.Tab("tab", s.open, names, s.turnTo)
	for _, t := range tabs {
		if t.id != s.open {
			continue
		}
		for _, r := range t.rows {
			all.Option(s.option(r))
		}
		if t.id == "sound" && s.silent != "" { // Who cannot hear is offered to read. It comes and goes last: nothing moves.
			captions := s.option(captionsRow)
			captions.About = s.st.Say("settings.silent.captions")
			all.Option(captions)
		}
	}
	s.foot(all)
	return all
}

// option is a setting: a number on a line, or a choice among values.
func (s *Scene) option(r row) form.Option {
	id, name := r.id, s.st.Say(r.name)
	o := form.Option{Label: name, About: s.about(r)}
	switch {
	case id == "text": // The sentence is the sample of what it speaks of.
		o.Ink = theme.TextColour
	case id == "voice" && !s.voiced, id == "mute" && s.silent != "":
		o.Ink = theme.Alert
	case id == "contrast":
		o.Beside = s.signs
	}
	if n, ok := numbers[id]; ok {
		c := ui.Control{ID: id, Label: name, Heard: ui.Heard{Value: s.value(id)}, Role: display.Slider, Quiet: true}
		slide := &form.Slide{Least: n.least, Most: n.most, Step: n.step, Value: *n.field(&s.st.Settings), Set: func(now int) {
			s.choose(func(set *stage.Settings) { *n.field(set) = now })
			if id == "effects" {
				s.tried = s.st.Tick + restTicks
			}
		}}
		o.Lines = [][]form.Item{{{Control: c, Slide: slide}}}
		return o
	}
	values, taken := s.values(id)
	o.Lines = [][]form.Item{form.Choices(s.st, id, name, taken, values, "", func(v string) { s.take(id, v) })}
	return o
}

// choose makes a choice; what a reset put away is then gone.
func (s *Scene) choose(do func(*stage.Settings)) {
	s.st.Set(do)
	s.before = nil
}

// signs shows the signs of the six seats at the right of a box, so that it can be seen what contrast does to them; it
// returns the rest.
func (s *Scene) signs(l *display.List, box display.Rect) (rest display.Rect) {
	side := box.H * signShare
	gap := side * signGap
	at, rest := box.CutRight(6*side + 6*gap)
	for i := range theme.SeatShapes {
		_, mark := at.Column(i, len(theme.SeatShapes), 0).CutLeft(gap)
		ui.SeatTile(l, s.st.Metrics, mark.SquareIn(1), i)
	}
	return rest
}

// foot adds the controls under the rows: keys and buttons at the left, the way out in the middle, the reset at the
// right.
func (s *Scene) foot(all *form.Sheet) {
	st := s.st
	keys := form.Button("controls", st.Say("settings.controls"), func() stage.Change {
		s.before = nil
		return stage.Push(controls.New(st))
	})
	reset := form.Button("reset", st.Say("settings.reset"), form.Then(s.reset))
	switch {
	case s.before != nil:
		reset.ID, reset.Label, reset.Do = "undo", st.Say("settings.undo"), form.Then(s.undo)
	case st.Settings == usual(st.Settings):
		reset.Disabled, reset.Why = true, st.Say("settings.reset.none")
	}
	all.Flank(keys, form.Done(st, "done", st.Say("settings.done")), reset, st.Metrics.U(footWidth))
}

// Update makes the choice that was pressed, and moves the slider that is moved.
func (s *Scene) Update(in *input.Frame) stage.Change {
	if s.silent != s.st.Silent {
		s.silent = s.st.Silent
		s.Changed()
	}
	change := s.Page.Update(in)
	if s.tried != 0 && s.st.Tick >= s.tried { // A volume that was changed has come to rest.
		s.tried = 0
		s.st.Play(sound.Place)
	}
	return change
}

// turnTo opens a tab.
func (s *Scene) turnTo(id string) {
	if id != s.open {
		s.open = id
		s.Top()
		s.Changed()
		s.st.Play(sound.Confirm)
	}
}

// UsualKeys makes it a place where nobody is locked out: the way to the keys and buttons leads through it.
func (s *Scene) UsualKeys() {}

// usual are the settings of a first start, with what a reset leaves alone: the language, in which the player reads what
// happened, the window, which would jump, what has been learnt and told, the season, and when somebody was here.
func usual(now stage.Settings) stage.Settings {
	set := stage.DefaultSettings()
	set.Lang, set.FullScreen, set.Window = now.Lang, now.FullScreen, now.Window
	set.Learned, set.Lesson, set.Told, set.Warned = now.Learned, now.Lesson, now.Told, now.Warned
	set.Season, set.Seen = now.Season, now.Seen
	return set
}

// reset puts everything back to how it was at first. It asks nothing: it can be taken back for as long as nothing else
// is chosen.
func (s *Scene) reset() {
	before := s.st.Settings
	s.before = &before
	s.st.Set(func(set *stage.Settings) { *set = usual(*set) })
	s.SetFocus("undo")
}

// undo brings back what the reset put away.
func (s *Scene) undo() {
	before := *s.before
	s.choose(func(set *stage.Settings) {
		before.Lang, before.FullScreen, before.Window = set.Lang, set.FullScreen, set.Window
		*set = before
	})
	s.SetFocus("reset")
}

// value tells a number in words.
func (s *Scene) value(id string) string {
	n := *numbers[id].field(&s.st.Settings)
	switch {
	case id != "voiceRate":
		return s.st.Say("settings.percent", game.Percent(n))
	case n < 0:
		return s.st.Say("settings.slower", game.Number(-n))
	case n > 0:
		return s.st.Say("settings.faster", game.Number(n))
	default:
		return s.st.Say("settings.even")
	}
}

// about is the sentence that says what a setting does, with the key that does the same where there is one.
func (s *Scene) about(r row) string {
	id := r.id
	if id == "voice" && !s.voiced {
		return s.st.Say("settings.voiceless")
	}
	if id == "mute" && s.silent != "" {
		return s.st.Say(s.silent)
	}
	if does, ok := keyed[id]; ok && s.st.Prompt(does) != "" {
		return s.st.Say(r.keyed, game.Text(s.st.Prompt(does)))
	}
	return s.st.Say(r.about)
}

// keyed are the settings that a key changes as well.
var keyed = map[string]input.Action{
	"language": input.Language, "window": input.FullScreen, "mute": input.Mute, "peek": input.Peek,
}
