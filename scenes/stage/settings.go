package stage

import (
	"slices"

	"safehouse/game/words"
	"safehouse/scenes/input"
)

// Settings are what a player has chosen; they are kept between runs. The value is comparable: whatever is built from it
// is built anew when it changes. The tag words has the message key of what a field is called.
type Settings struct {
	// Lang is empty until a player chooses: then the system's language is used.
	Lang words.Lang `json:"lang,omitempty" words:"settings.language"`
	// TextScale is in per cent, 100 to 200. HighContrast draws everything at 7:1 or more, PlainType sets everything in the
	// text face.
	TextScale    int  `json:"textScale" words:"settings.text"`
	HighContrast bool `json:"highContrast" words:"settings.contrast"`
	PlainType    bool `json:"plainType" words:"settings.type"`
	// FullScreen is the window's mode, Window where it stands when it is not.
	FullScreen bool   `json:"fullScreen" words:"settings.window"`
	Window     Window `json:"window" words:"settings.file.window"`

	// Speed is 0 for Off, or 50, 100, 200, 400 per cent. ReducedMotion has nothing travel: cards fade from place to place.
	Speed         int  `json:"speed" words:"settings.speed"`
	ReducedMotion bool `json:"reducedMotion" words:"settings.motion"`
	// Reading is how long a result stays to be read before the match goes on by itself.
	Reading Reading `json:"reading" words:"settings.reading"`

	// Mute silences all sound, the voice too. Effects, Ambience and VoiceVolume are in per cent, 0 to 100.
	Mute        bool `json:"mute" words:"settings.mute"`
	Effects     int  `json:"effects" words:"settings.effects"`
	Ambience    int  `json:"ambience" words:"settings.ambience"`
	VoiceVolume int  `json:"voiceVolume" words:"settings.voiceVolume"`
	// Voice reads aloud through the system's own, VoiceRate from -100, slow, to 100. Captions shows the same sentences.
	Voice     bool `json:"voice" words:"settings.voice"`
	VoiceRate int  `json:"voiceRate" words:"settings.voiceRate"`
	Captions  bool `json:"captions" words:"settings.captions"`

	// PeekToggle has one press open the own hand and another close it; else it is open while the key is held.
	PeekToggle bool `json:"peekToggle" words:"settings.peek"`
	// AutoHide is after how many seconds without input an open hand closes by itself: 0 for never, 5, 10 or 20.
	AutoHide int `json:"autoHide" words:"settings.hide"`
	// SeatCodes has every person who takes the screen give a code of their own.
	SeatCodes bool `json:"seatCodes" words:"settings.codes"`
	// Odds says whether figures of chance are shown.
	Odds Odds `json:"odds" words:"settings.odds"`
	// Confirm says whether what is chosen is played only once the primary button confirms it.
	Confirm Confirm `json:"confirm" words:"settings.confirm"`
	// AsPrinted has a game played by the printed rules where house rules make an even match.
	AsPrinted bool `json:"asPrinted,omitempty" words:"settings.file.asPrinted"`
	// Explain says why something surprising happens, the first time; Told are the ids of what has been explained.
	Explain bool `json:"explain" words:"settings.explain"`
	// Remarks has the cast say something now and then of what happens to them.
	Remarks bool   `json:"remarks" words:"settings.remarks"`
	Told    string `json:"told,omitempty" words:"settings.file.told"`
	// Learned are the ids of the lessons that were learnt, a space between two; Lesson is how far one is that was begun,
	// in the words of package lessons, empty for none.
	Learned string `json:"learned,omitempty" words:"settings.file.learned"`
	Lesson  string `json:"lesson,omitempty" words:"settings.file.lesson"`
	// Season is the moment, in the form of RFC 3339, since which the cast is to be beaten; empty for always.
	Season string `json:"season,omitempty" words:"settings.file.season"`
	// Seen is the last day on which somebody was here, as a moment in the form of RFC 3339; empty where that is not known.
	Seen string `json:"seen,omitempty" words:"settings.file.seen"`
	// Figures are the figures of persons, each in a line of its own: its number, a space and the name.
	Figures string `json:"figures,omitempty" words:"setup.portrait"`
	// Recall has figures of chance count what the player saw once and may not look at again; else it counts as unknown.
	Recall bool `json:"recall" words:"settings.recall"`
	// Hints lets a person who is asked have the computer name a move.
	Hints bool `json:"hints" words:"settings.hints"`

	// Warned are the settings that made no sense in the file when the player was last told so.
	Warned string `json:"warned,omitempty" words:"settings.file.warned"`

	// Bindings are the keys and buttons that the player has given other meanings.
	Bindings input.Bindings `json:"bindings" words:"settings.controls"`
}

// Odds says whether figures of chance, and what stands for them in a game without, are shown.
type Odds string

// The choices: OddsByMatch follows what was chosen for the match, OddsNever shows none in any match.
const (
	OddsByMatch Odds = "match"
	OddsNever   Odds = "never"
)

// Reading is how long a result stays, whatever the speed of animations.
type Reading string

// The choices: ReadingWaits has every result stay until it is put away.
const (
	ReadingShort  Reading = "short"
	ReadingNormal Reading = "normal"
	ReadingLong   Reading = "long"
	ReadingWaits  Reading = "wait"
)

// Confirm says whether a choice waits for the primary button.
type Confirm string

// The choices: ConfirmShared waits where persons share the screen, so that nothing secret is played by a slip.
const (
	ConfirmShared Confirm = "shared"
	ConfirmAlways Confirm = "always"
	ConfirmNever  Confirm = "never"
)

// Window is the place of a window on a monitor, in the units of the window system. The zero value is a window that was
// never placed.
type Window struct {
	// Monitor is the name of one, Twin the number of the monitors of that name before it: some systems give all the same.
	Monitor string `json:"monitor,omitempty"`
	Twin    int    `json:"twin,omitempty"`
	// X and Y are measured from the monitor's corner.
	X int `json:"x,omitempty"`
	Y int `json:"y,omitempty"`
	W int `json:"w,omitempty"`
	H int `json:"h,omitempty"`
	// Maximized reports that the window fills the monitor; the rest is then its place before it did.
	Maximized bool `json:"maximized,omitempty"`
}

// DefaultSettings are those of a first start.
func DefaultSettings() Settings {
	return Settings{
		TextScale: 100, Speed: 100, Effects: 50, Ambience: 50, VoiceVolume: 80, AutoHide: 10, Odds: OddsByMatch, Hints: true,
		Recall: true, Explain: true, Remarks: true, Reading: ReadingNormal, Confirm: ConfirmShared,
	}
}

// Set changes the settings, keeps them and has everything drawn anew.
func (s *Stage) Set(change func(*Settings)) {
	change(&s.Settings)
	if s.Save != nil {
		s.Save(s.Settings)
	}
	s.Redraw()
}

// Speak puts the program into another language, and keeps the choice.
func (s *Stage) Speak(lang words.Lang) {
	s.Lang = lang
	s.Set(func(set *Settings) { set.Lang = lang })
}

// LanguageKeys are the message keys of the languages' names.
var LanguageKeys = map[words.Lang]string{words.English: "language.en", words.French: "language.fr"}

// OtherLang is the language after the one in use.
func (s *Stage) OtherLang() words.Lang {
	all := words.Languages()
	return all[(slices.Index(all, s.Lang)+1)%len(all)]
}
