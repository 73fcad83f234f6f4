package stage

import (
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

// Measurer measures text as the painter will set it. It is an interface so that scenes reach no fonts.
type Measurer interface {
	// Width is the length of a line in pixels.
	Width(text string, f display.Font, size float64) float64
	// LineHeight is the distance between lines that leaves room for every glyph.
	LineHeight(f display.Font, size float64) float64
	// CapHeight is how far capitals rise above the baseline, in pixels.
	CapHeight(f display.Font, size float64) float64
	// Wrap breaks a text into lines no wider than width.
	Wrap(text string, f display.Font, size, width float64) []string
	// Covers reports whether the font has a glyph for every rune.
	Covers(text string, f display.Font) bool
}

// Controls are the keys and buttons by which a player is prompted.
type Controls struct {
	// Device is what the player used last: prompts name its keys or buttons.
	Device input.Device
	// PadStyle is what stands on the buttons of the gamepad used last.
	PadStyle input.Style
	// Layout is what stands on the keys.
	Layout input.Layout
}

// Stage is what every scene is given: words, sizes, sound, settings. One value lives as long as the program; scenes
// keep the pointer and read it anew, since language, size and settings change under them.
type Stage struct {
	Catalogue *words.Catalogue
	Metrics   theme.Metrics
	Measure   Measurer
	Sound     sound.Sink
	// Silent is the key of the sentence that says why there is no sound; empty while there is.
	Silent string
	// Hear receives the sentences that voice, captions and tests are given; nil for none. Announce is the way to it.
	Hear     func(Saying)
	Settings Settings
	// Lang is the language in use.
	Lang words.Lang
	// Save keeps the settings; it reports its own errors.
	Save func(Settings)
	Controls
	// Skin is the look of pages, nil for that of the house: what was opened last of a game gives it.
	Skin *theme.Skin
	// Picture is the list of the last frame drawn: whatever is looked at more closely is taken from it, so that nothing
	// can be looked at that is not on the screen. It is nil before the first frame.
	Picture *display.List
	// Reading reports that the player looks something up over the scene: nothing that counts time goes on.
	Reading bool
	// Private reports that cards lie open which only one of several persons at the screen may see: nothing of them may be
	// heard or said unasked.
	Private bool
	// Audience is the one person that everything is told to, who has the screen without the eyes of others; the public
	// where others look on. What was said to somebody does not stay in sight or on the voice when the audience is another
	// one.
	Audience game.Seat
	// Tick counts the ticks since the start: Advance does. Clock is asked once a tick; nil lets time go by ticks, for
	// those who step them faster than any clock runs.
	Tick  int
	Clock func() Time
	// WaitForBots has a scene wait, within the tick, until a computer opponent has answered: tests step ticks faster
	// than the clock runs.
	WaitForBots bool

	time   timing
	redraw bool
}

// Say puts a message without seats into the language in use.
func (s *Stage) Say(key string, args ...game.Arg) string {
	return s.Catalogue.In(s.Lang).T(key, args...)
}

// Of names something together with what it belongs to, for those who do not see where it stands: «Finch: play».
func (s *Stage) Of(whole, part string) string {
	return s.Say("voice.of", game.Text(whole), game.Text(part))
}

// SayLine puts a line without seats into the language in use; the zero Line is nothing.
func (s *Stage) SayLine(l game.Line) string {
	if l == (game.Line{}) {
		return ""
	}
	return s.Reader().Say(l)
}

// Reader reads lines about a match whose seats have these names.
func (s *Stage) Reader(names ...string) words.Reader { return s.Catalogue.In(s.Lang, names...) }

// Joined is what is said of each of some things, with something between one and the next.
func Joined[T any](all []T, between string, say func(T) string) string {
	texts := make([]string, len(all))
	for i, one := range all {
		texts[i] = say(one)
	}
	return strings.Join(texts, between)
}

// Listed puts names into a list: A, B and C.
func (s *Stage) Listed(names []string) string {
	return s.Reader().Listed(game.TextArgs(names), "score.comma", "score.and").Key
}

// Names are what the reader calls the players of a match, by seat: persons as they called themselves, computers in the
// language in use, whichever it was when the match began. A computer that was given a name of its own keeps it.
func (s *Stage) Names(players []game.Player) []string {
	names := make([]string, len(players))
	for seat, p := range players {
		names[seat] = p.Name
		if p.Computer && p.Character != "" {
			names[seat] = s.Say(bots.NameKey(p.Character))
			continue
		}
		if p.Computer && s.Unnamed("setup.computer", p.Name, seat) {
			names[seat] = s.Say("setup.computer", game.Number(seat+1))
		}
	}
	return names
}

// Redraw asks for the next frame to be drawn: something on the screen changed.
func (s *Stage) Redraw() { s.redraw = true }

// RedrawDue reports whether a frame was asked for that has not been drawn yet.
func (s *Stage) RedrawDue() bool { return s.redraw }

// TakeRedraw reports whether a frame was asked for, and forgets it.
func (s *Stage) TakeRedraw() bool {
	r := s.redraw
	s.redraw = false
	return r
}

// holdPart is what reduced motion leaves of a hold that only gives a movement its time.
const holdPart = 0.5

// Ticks turns a duration of the motion table, in milliseconds at speed 1, into ticks at the speed chosen: 0 where
// animations are off. Reduced motion does not change it: reading, computers' beats and gates take their time.
func (s *Stage) Ticks(ms float64) int {
	if s.Settings.Speed <= 0 {
		return 0
	}
	return int(ms*TicksPerSecond/1000*100/float64(s.Settings.Speed) + 0.5)
}

// Still reports that nothing may travel, turn, grow or count on the way to where it belongs: it fades there, or is
// there at once.
func (s *Stage) Still() bool { return s.Settings.ReducedMotion }

// Travels is how long a movement takes, in ticks: none with reduced motion, where things are at their goal at once.
func (s *Stage) Travels(ms float64) int {
	if s.Still() {
		return 0
	}
	return s.Ticks(ms)
}

// Fades is how long something takes, in ticks, that with reduced motion fades instead: in that other time.
func (s *Stage) Fades(ms, still float64) int {
	if s.Still() {
		ms = still
	}
	return s.Ticks(ms)
}

// Holds is how long a hold lasts, in ticks, that only gives a movement its time: half of it with reduced motion.
func (s *Stage) Holds(ms float64) int {
	if s.Still() {
		ms *= holdPart
	}
	return s.Ticks(ms)
}

// Share is how much of a duration has passed at an age, 0 to 1. One that takes no time has passed at once, and a change
// of the speed on the way leads nowhere beyond its ends.
func Share(age, ticks int) float64 {
	if ticks <= 0 {
		return 1
	}
	return max(0, min(1, float64(age)/float64(ticks)))
}

// Ambient is a Scene that has a bed of sound under it. What lies over it, such as a pause or the curtain, leaves the
// bed as it is: a bed is a matter of the game, and tells nothing. Its tension, 0 to 1, is what everybody at the table
// sees of how the match stands.
type Ambient interface {
	Bed() (bed sound.Bed, tension float64)
}

// Bed is that of the topmost scene that has one.
func (s *Stack) Bed() (bed sound.Bed, tension float64) {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if a, ok := s.scenes[i].(Ambient); ok {
			return a.Bed()
		}
	}
	return sound.NoBed, 0
}

// Play plays a cue unless muted.
func (s *Stage) Play(c sound.Cue) {
	if s.Sound != nil && !s.Settings.Mute {
		s.Sound.Play(c)
	}
}
