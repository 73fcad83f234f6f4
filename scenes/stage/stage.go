package stage

import (
	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

// Measurer measures text as the painter will set it.
type Measurer interface {
	// Width is the length of a line in pixels.
	Width(text string, f display.Font, size float64) float64
	// LineHeight is the distance between lines that leaves room for every glyph.
	LineHeight(f display.Font, size float64) float64
	// CapHeight is how far capitals rise above the baseline, in pixels.
	CapHeight(f display.Font, size float64) float64
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
	// Hear receives the sentences that voice, captions and tests are given; nil for none. Tell is the way to it.
	Hear     func(Saying)
	Settings Settings
	// Lang is the language in use.
	Lang words.Lang
	// Save keeps the settings; it reports its own errors.
	Save func(Settings)
	// Device is what the player used last: prompts name its keys or buttons.
	Device input.Device
	// PadStyle is what stands on the buttons of the gamepad used last.
	PadStyle input.Style
	// Picture is the list of the last frame drawn: whatever is looked at more closely is taken from it, so that nothing
	// can be looked at that is not on the screen. It is nil before the first frame.
	Picture *display.List
	// Reading tells that the player looks something up over the scene: nothing that counts time goes on.
	Reading bool
	// Private tells that cards lie open which only one of several persons at the screen may see: nothing of them may be
	// heard or said unasked.
	Private bool
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
