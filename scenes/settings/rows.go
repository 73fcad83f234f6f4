package settings

import (
	"slices"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// tab is a part of the settings: its id, the message key of its name, its picture, and its rows.
type tab struct {
	id, name string
	icon     display.Icon
	rows     []row
}

// row is a setting by its id, with the message keys of its name, of the sentence that says what it does, and of that
// sentence where a key does the same; empty where none does.
type row struct{ id, name, about, keyed string }

// captionsRow stands at the foot of the sounds as well where there is none.
var captionsRow = row{"captions", "settings.captions", "settings.about.captions", ""}

// tabs lists the parts from left to right. What moves the layout, the size of the text, is the first of its rows, so
// that it stays where it is.
var tabs = []tab{
	{"picture", "settings.tab.picture", display.IconEye, []row{
		{"text", "settings.text", "settings.about.text", ""},
		{"language", "settings.language", "settings.about.language", "settings.key.language"},
		{"contrast", "settings.contrast", "settings.about.contrast", ""},
		{"type", "settings.type", "settings.about.type", ""},
		{"window", "settings.window", "settings.about.window", "settings.key.window"},
	}},
	{"motion", "settings.tab.motion", display.IconPlay, []row{
		{"speed", "settings.speed", "settings.about.speed", ""},
		{"reading", "settings.reading", "settings.about.reading", ""},
		{"confirm", "settings.confirm", "settings.about.confirm", ""},
		{"motion", "settings.motion", "settings.about.motion", ""},
		{"explain", "settings.explain", "settings.about.explain", ""},
	}},
	{"sound", "settings.tab.sound", display.IconSpeaker, []row{
		{"mute", "settings.mute", "settings.about.mute", "settings.key.mute"},
		{"effects", "settings.effects", "settings.about.effects", ""},
		{"ambience", "settings.ambience", "settings.about.ambience", ""},
		{"remarks", "settings.remarks", "settings.about.remarks", ""},
	}},
	{"table", "settings.tab.table", display.IconHandPass, []row{
		{"peek", "settings.peek", "settings.about.peek", "settings.key.peek"},
		{"hide", "settings.hide", "settings.about.hide", ""},
		{"codes", "settings.codes", "settings.about.codes", ""},
		{"odds", "settings.odds", "settings.about.odds", ""},
		{"hints", "settings.hints", "settings.about.hints", ""},
	}},
	{"voice", "settings.tab.voice", display.IconUser, []row{
		{"voice", "settings.voice", "settings.about.voice", ""},
		captionsRow,
		{"voiceRate", "settings.voiceRate", "settings.about.voiceRate", ""},
		{"voiceVolume", "settings.voiceVolume", "settings.about.voiceVolume", ""},
	}},
}

// value is one of a few that a setting may have: the id of its segment and the message key of its name.
type value struct{ id, name string }

// choice is a setting of a few values.
type choice struct {
	values []value
	taken  func(*stage.Settings) string
	take   func(*stage.Settings, string)
}

// among is a choice among what the field may be, each with a value of the same number.
func among[V comparable](values []value, is []V, field func(*stage.Settings) *V) choice {
	return choice{
		values,
		func(s *stage.Settings) string {
			if i := slices.Index(is, *field(s)); i >= 0 {
				return values[i].id
			}
			return ""
		},
		func(s *stage.Settings, id string) {
			if i := slices.IndexFunc(values, func(v value) bool { return v.id == id }); i >= 0 {
				*field(s) = is[i]
			}
		},
	}
}

// either is a choice between two: yes is the value that sets the field.
func either(no, yes value, field func(*stage.Settings) *bool) choice {
	return among([]value{no, yes}, []bool{false, true}, field)
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
	"contrast": either(value{"normal", "settings.contrast.normal"}, value{"high", "settings.contrast.high"},
		func(s *stage.Settings) *bool { return &s.HighContrast }),
	"type": either(value{"styled", "settings.type.styled"}, value{"plain", "settings.type.plain"},
		func(s *stage.Settings) *bool { return &s.PlainType }),
	"window": either(value{"window", "settings.window.window"}, value{"full", "settings.window.full"},
		func(s *stage.Settings) *bool { return &s.FullScreen }),
	"speed": among([]value{{"0", "settings.speed.0"}, {"50", "settings.speed.50"}, {"100", "settings.speed.100"}, {"200",
		"settings.speed.200"}, {"400", "settings.speed.400"}}, speeds,
		func(s *stage.Settings) *int { return &s.Speed }),
	"reading": among([]value{{"short", "settings.reading.short"}, {"normal", "settings.reading.normal"}, {"long",
		"settings.reading.long"}, {"wait", "settings.reading.wait"}}, times,
		func(s *stage.Settings) *stage.Reading { return &s.Reading }),
	"motion": either(value{"full", "settings.motion.full"}, value{"reduced", "settings.motion.reduced"},
		func(s *stage.Settings) *bool { return &s.ReducedMotion }),
	"mute": either(value{"off", "settings.mute.off"}, value{"on", "settings.mute.on"},
		func(s *stage.Settings) *bool { return &s.Mute }),
	"confirm": among([]value{{"shared", "settings.confirm.shared"}, {"always", "settings.confirm.always"}, {"never",
		"settings.confirm.never"}}, waits,
		func(s *stage.Settings) *stage.Confirm { return &s.Confirm }),
	"peek": either(value{"hold", "settings.peek.hold"}, value{"toggle", "settings.peek.toggle"},
		func(s *stage.Settings) *bool { return &s.PeekToggle }),
	"hide": among([]value{{"0", "settings.hide.0"}, {"5", "settings.hide.5"}, {"10", "settings.hide.10"}, {"20",
		"settings.hide.20"}}, pauses,
		func(s *stage.Settings) *int { return &s.AutoHide }),
	"codes": either(value{"off", "settings.codes.off"}, value{"on", "settings.codes.on"},
		func(s *stage.Settings) *bool { return &s.SeatCodes }),
	"odds": among([]value{{"match", "settings.odds.match"}, {"never", "settings.odds.never"}, {"always",
		"settings.odds.always"}}, odds,
		func(s *stage.Settings) *stage.Odds { return &s.Odds }),
	"explain": {
		[]value{{"off", "settings.explain.off"}, {"on", "settings.explain.on"}},
		func(s *stage.Settings) string { return map[bool]string{false: "off", true: "on"}[s.Explain] },
		// Who asks for explanations again gets all of them.
		func(s *stage.Settings, id string) { s.Explain, s.Told = id == "on", "" },
	},
	"remarks": either(value{"off", "settings.remarks.off"}, value{"on", "settings.remarks.on"},
		func(s *stage.Settings) *bool { return &s.Remarks }),
	"hints": either(value{"off", "settings.hints.off"}, value{"on", "settings.hints.on"},
		func(s *stage.Settings) *bool { return &s.Hints }),
	"voice": either(value{"off", "settings.voice.off"}, value{"on", "settings.voice.on"},
		func(s *stage.Settings) *bool { return &s.Voice }),
	"captions": either(value{"off", "settings.captions.off"}, value{"on", "settings.captions.on"},
		func(s *stage.Settings) *bool { return &s.Captions }),
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
			values = append(values, ui.Choice{ID: string(lang), Label: say(stage.LanguageKeys[lang])})
		}
		return values, string(s.st.Lang)
	}
	c := choices[id]
	for _, v := range c.values {
		values = append(values, ui.Choice{ID: v.id, Label: say(v.name)})
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
