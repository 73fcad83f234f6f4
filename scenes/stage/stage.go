package stage

import (
	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
)

// Settings are what a player has chosen; they are kept between runs.
type Settings struct {
	// Lang is empty until a player chooses: then the system's language is used.
	Lang words.Lang `json:"lang,omitempty"`
	// Speed is 0 for Off, or 50, 100, 200, 400 per cent.
	Speed int `json:"speed"`
	// FullScreen is the window's mode.
	FullScreen bool `json:"fullScreen"`
	// Mute silences all sound.
	Mute bool `json:"mute"`
	// TextScale is in per cent, 100 to 200.
	TextScale int `json:"textScale"`
}

// DefaultSettings are those of a first start.
func DefaultSettings() Settings { return Settings{Speed: 100, TextScale: 100} }

// Measurer measures text as the painter will set it.
type Measurer interface {
	// Width is the length of a line in pixels.
	Width(text string, f display.Font, size float64) float64
	// LineHeight is the distance between lines that leaves room for every glyph.
	LineHeight(f display.Font, size float64) float64
	// Wrap breaks a text into lines no wider than width.
	Wrap(text string, f display.Font, size, width float64) []string
	// Covers tells whether the font has a glyph for every rune.
	Covers(text string, f display.Font) bool
}

// Stage is what every scene is given: words, sizes, sound, settings. One value lives as long as the program; scenes
// keep the pointer and read it anew, since language, size and settings change under them.
type Stage struct {
	Catalogue *words.Catalogue
	Metrics   theme.Metrics
	Measure   Measurer
	Sound     sound.Sink
	// Caption receives the sentences that screen readers and tests hear; nil for none.
	Caption  func(text string)
	Settings Settings
	// Lang is the language in use.
	Lang words.Lang
	// Save keeps the settings; it reports its own errors.
	Save func(Settings)
	// Tick counts the ticks since the start, 60 a second.
	Tick int
	// WaitForBots has a scene wait, within the tick, until a computer opponent has answered: tests step ticks faster
	// than the clock runs.
	WaitForBots bool

	redraw bool
}

// Say puts a message without seats into the language in use.
func (s *Stage) Say(key string, args ...game.Arg) string {
	return s.Catalogue.In(s.Lang).T(key, args...)
}

// Reader reads lines about a match whose seats have these names.
func (s *Stage) Reader(names ...string) words.Reader { return s.Catalogue.In(s.Lang, names...) }

// Redraw asks for the next frame to be drawn: something on the screen changed.
func (s *Stage) Redraw() { s.redraw = true }

// TakeRedraw tells whether a frame was asked for, and forgets it.
func (s *Stage) TakeRedraw() bool {
	r := s.redraw
	s.redraw = false
	return r
}

// Ticks turns a duration of the motion table, in milliseconds at speed 1, into ticks at the speed chosen: 0 where
// animations are off.
func (s *Stage) Ticks(ms float64) int {
	if s.Settings.Speed <= 0 {
		return 0
	}
	return int(ms*60/1000*100/float64(s.Settings.Speed) + 0.5)
}

// Play plays a cue unless muted.
func (s *Stage) Play(c sound.Cue) {
	if s.Sound != nil && !s.Settings.Mute {
		s.Sound.Play(c)
	}
}
