package settings

import (
	"slices"
	"strings"

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
		{"recall", "settings.recall", "settings.about.recall", ""},
		{"hints", "settings.hints", "settings.about.hints", ""},
	}},
	{"voice", "settings.tab.voice", display.IconUser, []row{
		{"voice", "settings.voice", "settings.about.voice", ""},
		captionsRow,
		{"voiceRate", "settings.voiceRate", "settings.about.voiceRate", ""},
		{"voiceVolume", "settings.voiceVolume", "settings.about.voiceVolume", ""},
	}},
}

// set are the settings.
type set = stage.Settings

// value is one of a few that a setting may have, by the message key of its name.
type value string

// id is that of its segment: the last word of the key.
func (v value) id() string { return string(v[strings.LastIndexByte(string(v), '.')+1:]) }

// choice is a setting of a few values.
type choice struct {
	values []value
	taken  func(*set) string
	take   func(*set, string)
}

// among is a choice among what the field may be, each with a value of the same number.
func among[V comparable](values []value, is []V, field func(*set) *V) choice {
	return choice{
		values,
		func(s *set) string {
			if i := slices.Index(is, *field(s)); i >= 0 {
				return values[i].id()
			}
			return ""
		},
		func(s *set, id string) {
			if i := slices.IndexFunc(values, func(v value) bool { return v.id() == id }); i >= 0 {
				*field(s) = is[i]
			}
		},
	}
}

// either is a choice between two: yes is the value that sets the field.
func either(no, yes value, field func(*set) *bool) choice {
	return among([]value{no, yes}, []bool{false, true}, field)
}

// What is not a choice between two: the speeds of animations in per cent, 0 for off; the seconds after which an open
// hand may close by itself, 0 for never; and whether figures of chance are shown.
var (
	speeds = []int{0, 50, 100, 200, 400}
	pauses = []int{0, 5, 10, 20}
	times  = []stage.Reading{stage.ReadingShort, stage.ReadingNormal, stage.ReadingLong, stage.ReadingWaits}
	waits  = []stage.Confirm{stage.ConfirmShared, stage.ConfirmAlways, stage.ConfirmNever}
	odds   = []stage.Odds{stage.OddsByMatch, stage.OddsNever}
)

// choices are the settings of a few values by their ids. The language is not among them: the stage changes it.
var choices = map[string]choice{
	"contrast": either("settings.contrast.normal", "settings.contrast.high",
		func(s *set) *bool { return &s.HighContrast }),
	"type":   either("settings.type.styled", "settings.type.plain", func(s *set) *bool { return &s.PlainType }),
	"window": either("settings.window.window", "settings.window.full", func(s *set) *bool { return &s.FullScreen }),
	"speed": among([]value{"settings.speed.0", "settings.speed.50", "settings.speed.100", "settings.speed.200",
		"settings.speed.400"}, speeds, func(s *set) *int { return &s.Speed }),
	"reading": among([]value{"settings.reading.short", "settings.reading.normal", "settings.reading.long",
		"settings.reading.wait"}, times, func(s *set) *stage.Reading { return &s.Reading }),
	"motion": either("settings.motion.full", "settings.motion.reduced", func(s *set) *bool { return &s.ReducedMotion }),
	"mute":   either("settings.mute.off", "settings.mute.on", func(s *set) *bool { return &s.Mute }),
	"confirm": among([]value{"settings.confirm.shared", "settings.confirm.always", "settings.confirm.never"}, waits,
		func(s *set) *stage.Confirm { return &s.Confirm }),
	"peek": either("settings.peek.hold", "settings.peek.toggle", func(s *set) *bool { return &s.PeekToggle }),
	"hide": among([]value{"settings.hide.0", "settings.hide.5", "settings.hide.10", "settings.hide.20"}, pauses,
		func(s *set) *int { return &s.AutoHide }),
	"codes": either("settings.codes.off", "settings.codes.on", func(s *set) *bool { return &s.SeatCodes }),
	"odds": among([]value{"settings.odds.match", "settings.odds.never"}, odds,
		func(s *set) *stage.Odds { return &s.Odds }),
	"explain": {
		[]value{"settings.explain.off", "settings.explain.on"},
		func(s *set) string { return map[bool]string{false: "off", true: "on"}[s.Explain] },
		// Who asks for explanations again gets all of them.
		func(s *set, id string) { s.Explain, s.Told = id == "on", "" },
	},
	"remarks":  either("settings.remarks.off", "settings.remarks.on", func(s *set) *bool { return &s.Remarks }),
	"recall":   either("settings.recall.off", "settings.recall.on", func(s *set) *bool { return &s.Recall }),
	"hints":    either("settings.hints.off", "settings.hints.on", func(s *set) *bool { return &s.Hints }),
	"voice":    either("settings.voice.off", "settings.voice.on", func(s *set) *bool { return &s.Voice }),
	"captions": either("settings.captions.off", "settings.captions.on", func(s *set) *bool { return &s.Captions }),
}

// number is a setting that a slider moves.
type number struct {
	least, most, step int
	field             func(*set) *int
}

// numbers are the settings of many values by their ids.
var numbers = map[string]number{
	"text":        {leastText, mostText, textStep, func(s *set) *int { return &s.TextScale }},
	"effects":     {0, 100, volumeStep, func(s *set) *int { return &s.Effects }},
	"ambience":    {0, 100, volumeStep, func(s *set) *int { return &s.Ambience }},
	"voiceRate":   {-100, 100, rateStep, func(s *set) *int { return &s.VoiceRate }},
	"voiceVolume": {0, 100, volumeStep, func(s *set) *int { return &s.VoiceVolume }},
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
		values = append(values, ui.Choice{ID: v.id(), Label: say(string(v))})
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
