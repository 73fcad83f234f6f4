package settings

import (
	"strconv"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Sizes in design pixels.
const (
	labelShare = 0.36
	rowHeight  = 76
	rowGap     = 30
	// labelSpace is what a choice needs around its label, where the reader's text is large.
	labelSpace = 22
)

// Scene is where settings are chosen; every choice works at once.
type Scene struct {
	st   *stage.Stage
	page ui.Page
	laid ui.Memo[key, laidOut]
}

// key is what the layout depends on.
type key struct {
	look     ui.Look
	settings stage.Settings
}

// laidOut are the rows, the place of the label of each, and the controls.
type laidOut struct {
	rows     []row
	labels   []display.Rect
	controls []ui.Control
}

// New opens the settings over whatever is on the screen.
func New(st *stage.Stage) stage.Scene { return &Scene{st: st} }

// row is one setting: its choices and the one taken.
type row struct {
	group, taken string
	choices      []ui.Choice
}

func (s *Scene) rows() []row {
	say := s.st.Say
	langs := row{group: "language", taken: string(s.st.Lang)}
	for _, lang := range words.Languages() {
		langs.choices = append(langs.choices, ui.Choice{ID: string(lang), Label: say("language." + string(lang))})
	}
	speeds := row{group: "speed", taken: strconv.Itoa(s.st.Settings.Speed)}
	for _, v := range Speeds() {
		id := strconv.Itoa(v)
		speeds.choices = append(speeds.choices, ui.Choice{ID: id, Label: say("settings.speed." + id)})
	}
	return []row{
		langs,
		speeds,
		{"window", onOff(s.st.Settings.FullScreen, "full", "window"), []ui.Choice{
			{ID: "window", Label: say("settings.window.window")}, {ID: "full", Label: say("settings.window.full")}}},
		{"sound", onOff(s.st.Settings.Mute, "off", "on"), []ui.Choice{
			{ID: "on", Label: say("settings.sound.on")}, {ID: "off", Label: say("settings.sound.off")}}},
	}
}

func onOff(b bool, on, off string) string {
	if b {
		return on
	}
	return off
}

func (s *Scene) layout() laidOut {
	return s.laid.Get(key{ui.LookOf(s.st), s.st.Settings}, s.layOut)
}

// layOut gives each row its label's place and its controls; the button that closes the scene comes last.
func (s *Scene) layOut() laidOut {
	m := s.st.Metrics
	all := laidOut{rows: s.rows()}
	column := ui.Column{Box: ui.Content(m)}
	column.Gap(m.U(rowGap))
	for _, r := range all.rows {
		line := column.Row(max(ui.Height(m, rowHeight), m.Size(display.SansBold, ui.ButtonSize)*1.05+m.U(labelSpace)))
		label, choices := line.CutLeft(line.W * labelShare)
		all.labels = append(all.labels, label)
		all.controls = append(all.controls, ui.Segments(s.st, choices, r.group, r.taken, r.choices)...)
		column.Gap(m.U(rowGap))
	}
	all.controls = append(all.controls, ui.Control{
		ID: "done", Label: s.st.Say("settings.done"), Key: s.st.Say("key.esc"), Role: display.Button, Primary: true,
		Box: ui.PrimaryPlace(m),
	})
	return all
}

// Update makes the choice that was pressed.
func (s *Scene) Update(in *input.Frame) stage.Change {
	pressed := s.page.Update(in, s.st, s.layout().controls)
	if pressed == "done" || in.Just.Has(input.Cancel) {
		return stage.Pop()
	}
	if v, ok := ui.Taken(pressed, "language"); ok {
		s.st.Speak(words.Lang(v))
	}
	if v, ok := ui.Taken(pressed, "speed"); ok {
		if speed, err := strconv.Atoi(v); err == nil {
			s.st.Set(func(set *stage.Settings) { set.Speed = speed })
		}
	}
	if v, ok := ui.Taken(pressed, "window"); ok {
		s.st.Set(func(set *stage.Settings) { set.FullScreen = v == "full" })
	}
	if v, ok := ui.Taken(pressed, "sound"); ok {
		s.st.Set(func(set *stage.Settings) { set.Mute = v == "off" })
	}
	return stage.Stay()
}

// Draw shows one row a setting.
func (s *Scene) Draw(l *display.List) {
	ui.Ground(l, s.st)
	ui.Heading(l, s.st, s.st.Say("settings.title"))
	laid := s.layout()
	for i, r := range laid.rows {
		ui.Line(l, s.st, laid.labels[i], s.st.Say("settings."+r.group), display.Sans, ui.BodySize, theme.Secondary, display.Left)
	}
	s.page.Draw(l, s.st, laid.controls)
}

// Opaque is true: what lies under the settings may be a hand.
func (s *Scene) Opaque() bool { return true }

// Title names the scene.
func (s *Scene) Title() string { return s.st.Say("settings.title") + " · " + s.st.Say("app.title") }
