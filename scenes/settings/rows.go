package settings

import (
	"fmt"
	"slices"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// tab is a part of the settings: its id, its picture, and its rows by their ids.
type tab struct {
	id   string
	icon display.Icon
	rows []string
}

// tabs lists the parts from left to right. What moves the layout, the size of the text, is the first of its rows, so
// that it stays where it is.
var tabs = []tab{
	{"picture", display.IconEye, []string{"text", "language", "contrast", "type", "window"}},
	{"motion", display.IconPlay, []string{"speed", "reading", "confirm", "motion", "explain"}},
	{"sound", display.IconSpeaker, []string{"mute", "effects", "ambience", "remarks"}},
	{"table", display.IconHandPass, []string{"peek", "hide", "codes", "odds", "hints"}},
	{"voice", display.IconUser, []string{"voice", "captions", "voiceRate", "voiceVolume"}},
}

// choice is a setting of a few values, told apart by the ids of its segments.
type choice struct {
	values []string
	taken  func(*stage.Settings) string
	take   func(*stage.Settings, string)
}

// among is a choice among the values of a field, which have those ids.
func among[V comparable](ids []string, values []V, field func(*stage.Settings) *V) choice {
	return choice{
		ids,
		func(s *stage.Settings) string {
			if i := slices.Index(values, *field(s)); i >= 0 {
				return ids[i]
			}
			return ""
		},
		func(s *stage.Settings, id string) {
			if i := slices.Index(ids, id); i >= 0 {
				*field(s) = values[i]
			}
		},
	}
}

// either is a choice between two: yes is the id of the value that sets the field.
func either(no, yes string, field func(*stage.Settings) *bool) choice {
	return among([]string{no, yes}, []bool{false, true}, field)
}

// oneOf is a choice among values that are their own ids.
func oneOf[V comparable](values []V, field func(*stage.Settings) *V) choice {
	ids := make([]string, len(values))
	for i, v := range values {
		ids[i] = fmt.Sprint(v)
	}
	return among(ids, values, field)
}

// What is not a choice between two: the speeds of animations in per cent, 0 for off; the seconds after which an open
// hand may close by itself, 0 for never; and whether figures of chance are shown.
var (
	speeds = []int{0, 50, 100, 200, 400}
	pauses = []int{0, 5, 10, 20}
	times  = []stage.Reading{stage.ReadingShort, stage.ReadingNormal, stage.ReadingLong, stage.ReadingWaits}
	waits  = []stage.Confirm{stage.ConfirmShared, stage.ConfirmAlways, stage.ConfirmNever}
	odds   = []stage.Odds{stage.OddsByMatch, stage.OddsNever, stage.OddsAlways}
)

// choices are the settings of a few values by their ids. The language is not among them: the stage changes it.
var choices = map[string]choice{
	"contrast": either("normal", "high", func(s *stage.Settings) *bool { return &s.HighContrast }),
	"type":     either("styled", "plain", func(s *stage.Settings) *bool { return &s.PlainType }),
	"window":   either("window", "full", func(s *stage.Settings) *bool { return &s.FullScreen }),
	"speed":    oneOf(speeds, func(s *stage.Settings) *int { return &s.Speed }),
	"reading":  oneOf(times, func(s *stage.Settings) *stage.Reading { return &s.Reading }),
	"motion":   either("full", "reduced", func(s *stage.Settings) *bool { return &s.ReducedMotion }),
	"mute":     either("off", "on", func(s *stage.Settings) *bool { return &s.Mute }),
	"confirm":  oneOf(waits, func(s *stage.Settings) *stage.Confirm { return &s.Confirm }),
	"peek":     either("hold", "toggle", func(s *stage.Settings) *bool { return &s.PeekToggle }),
	"hide":     oneOf(pauses, func(s *stage.Settings) *int { return &s.AutoHide }),
	"codes":    either("off", "on", func(s *stage.Settings) *bool { return &s.SeatCodes }),
	"odds":     oneOf(odds, func(s *stage.Settings) *stage.Odds { return &s.Odds }),
	"explain": {
		[]string{"off", "on"},
		func(s *stage.Settings) string { return map[bool]string{false: "off", true: "on"}[s.Explain] },
		// Who asks for explanations again gets all of them.
		func(s *stage.Settings, id string) { s.Explain, s.Told = id == "on", "" },
	},
	"remarks":  either("off", "on", func(s *stage.Settings) *bool { return &s.Remarks }),
	"hints":    either("off", "on", func(s *stage.Settings) *bool { return &s.Hints }),
	"voice":    either("off", "on", func(s *stage.Settings) *bool { return &s.Voice }),
	"captions": either("off", "on", func(s *stage.Settings) *bool { return &s.Captions }),
}

// number is a setting that a slider moves.
type number struct {
	least, most, step int
	field             func(*stage.Settings) *int
}

// numbers are the settings of many values by their ids.
var numbers = map[string]number{
	"text":        {leastText, mostText, textStep, func(s *stage.Settings) *int { return &s.TextScale }},
	"effects":     {0, 100, volumeStep, func(s *stage.Settings) *int { return &s.Effects }},
	"ambience":    {0, 100, volumeStep, func(s *stage.Settings) *int { return &s.Ambience }},
	"voiceRate":   {-100, 100, rateStep, func(s *stage.Settings) *int { return &s.VoiceRate }},
	"voiceVolume": {0, 100, volumeStep, func(s *stage.Settings) *int { return &s.VoiceVolume }},
}

// values are the values of a row in words, and the one taken.
func (s *Scene) values(id string) (values []ui.Choice, taken string) {
	say := s.st.Say
	if id == "language" {
		for _, lang := range words.Languages() {
			values = append(values, ui.Choice{ID: string(lang), Label: say("language." + string(lang))})
		}
		return values, string(s.st.Lang)
	}
	c := choices[id]
	for _, v := range c.values {
		values = append(values, ui.Choice{ID: v, Label: say("settings." + id + "." + v)})
	}
	return values, c.taken(&s.st.Settings)
}

// take makes a choice among the values of a setting.
func (s *Scene) take(id, v string) {
	if id == "language" {
		s.st.Speak(words.Lang(v))
		s.before = nil
		return
	}
	s.choose(func(set *stage.Settings) { choices[id].take(set, v) })
}
