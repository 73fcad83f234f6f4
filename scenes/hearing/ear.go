// Package hearing is who listens to what the scenes tell: it hands sentences to the voice that reads aloud and to the
// captions at the foot of the window, as the settings say. It knows how occasions stand to each other, and when nothing
// may be said: under the curtain, and of a private hand that has been closed. It knows no game, no match and no scene
// but what a scene says of itself; the sentences reach it ready made.
package hearing

import (
	"log/slog"
	"slices"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
)

// Numbers of the voice and the captions. Times are in ticks.
const (
	// backlogTicks is how far the voice may lag behind what happens before it leaves out what is old; a rune takes about
	// runeTicks at the voice's usual rate, from rateSpan times as long to as little as a third of that.
	backlogTicks = 10 * 60
	runeTicks    = 4
	rateSpan     = 3.0
	// leastTicks and leastRune are how long a row of a caption stays at least, stayTicks and stayRune how long where no
	// other follows.
	leastTicks, leastRune = 30, 2
	stayTicks, stayRune   = 120, 6
	// rowsKept is how many rows wait at most.
	rowsKept = 8
	// scenesKept is how many scenes before the one on top are remembered.
	scenesKept = 8

	// untuned is no rate and no volume: a voice that has just been opened has not been set to anything.
	untuned = -1000
)

// farewell is how long the program waits, when it ends, until the voice has fallen silent, in milliseconds.
const farewell = 250

// Config is what an Ear is made with. The zero value of every field but Stage is of use.
type Config struct {
	Stage *stage.Stage
	Log   *slog.Logger
	// Open gives the voice when the settings first ask for one; nil for no voice at all.
	Open func(*slog.Logger) voice.Voice
	// Also hears every sentence as it is told, whatever the settings say; nil for nobody.
	Also func(stage.Saying)
}

// Ear listens. While neither voice nor captions are wanted nobody listens to the stage at all, unless somebody does
// besides.
type Ear struct {
	Config
	voice voice.Voice
	// tuned is what the voice was last set to.
	tuned [2]int
	// captions are on.
	captions bool
	strip    strip
	// lang is the language of what is in sight.
	lang words.Lang
	// said are the sentences of this tick.
	said []said
	// top is the scene on top, under that it is a curtain; title is what waits to be told of a page, named the last one
	// told.
	top stage.Scene
	// below are scenes that were on top before this one, the last one last, as far as they may come back.
	below        []stage.Scene
	under        bool
	title, named string
	// titleAt is the tick on which title came up: it is told on the next, together with what the page itself says first.
	titleAt int
	// secret reports that the voice may be saying what only the holder of a hand that is open may hear; private that it
	// was open at the end of the last tick.
	secret, private bool
	// audience is whom everything was told to at the end of the last tick.
	audience game.Seat
	// newsUntil is about when the voice will have told what has happened.
	newsUntil int
	// asked is what was asked last, askedUntil about when the voice will have said it: news that come before that make it
	// stop, so that it is said again after them.
	asked      string
	askedUntil int
	// speakingUntil is about when the voice will have nothing more to say.
	speakingUntil int
}

// said is a sentence of this tick; to is its audience, private reports that a private hand was open when it was told.
type said struct {
	stage.Saying
	to      game.Seat
	private bool
}

// New makes an Ear that listens to the stage from now on.
func New(cfg Config) *Ear {
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	e := &Ear{Config: cfg, audience: cfg.Stage.Audience}
	e.strip.st = cfg.Stage
	e.listen(false)
	return e
}

// hear takes a sentence in.
func (e *Ear) hear(s stage.Saying) {
	if e.Also != nil {
		e.Also(s)
	}
	if e.voice != nil || e.captions {
		e.said = append(e.said, said{s, e.Stage.Audience, e.Stage.Private})
	}
}

// listen has the stage tell what it has to tell, or not.
func (e *Ear) listen(wanted bool) {
	e.Stage.Hear = nil
	if wanted || e.Also != nil {
		e.Stage.Hear = e.hear
	}
}

// Obey answers the key that asks to hear again what is asked. It is called before the scenes have their tick.
func (e *Ear) Obey(top stage.Scene, in *input.Frame) {
	if !in.Just.Has(input.Listen) || !e.Stage.Heard() || isCurtain(top) {
		return
	}
	if e.Stage.Reading || !stage.Listen(top, in) {
		name, text := heading(e.Stage, top), readable(e.Stage)
		if !strings.HasPrefix(text, name) {
			text = stage.Sentences(name, text)
		}
		e.Stage.Announce(stage.ReadOut, text)
	}
}

// Update is called once a tick, after the scenes have had theirs: what they told is said and shown.
func (e *Ear) Update(top stage.Scene, in *input.Frame) {
	e.follow()
	e.notice(top, in)
	if titled := e.title != "" && e.Stage.Tick > e.titleAt; titled || len(e.said) > 0 {
		e.flush(titled)
	}
	e.strip.advance()
}

// follow has voice and captions follow the settings.
func (e *Ear) follow() {
	set := &e.Stage.Settings
	if e.lang != e.Stage.Lang {
		// Nothing stays in a language that is not spoken any more.
		e.lang = e.Stage.Lang
		e.strip.clear()
	}
	speak := set.Voice && !set.Mute && e.Open != nil
	if speak == (e.voice != nil) && set.Captions == e.captions {
		e.tune()
		return
	}
	switch {
	case speak && e.voice == nil:
		e.voice, e.tuned = e.Open(e.Log), [2]int{untuned, untuned}
	case !speak && e.voice != nil:
		e.voice.Close(0)
		e.voice = nil
	}
	if e.captions = set.Captions; !e.captions {
		e.strip.clear()
	}
	if e.voice == nil && !e.captions {
		e.said, e.title, e.named = nil, "", ""
	}
	e.listen(e.voice != nil || e.captions)
	e.tune()
	e.Stage.Redraw()
}

// tune sets the voice to rate and volume of the settings.
func (e *Ear) tune() {
	set := &e.Stage.Settings
	now := [2]int{set.VoiceRate, set.VoiceVolume}
	if e.voice == nil || now == e.tuned {
		return
	}
	e.tuned = now
	e.voice.Tune(set.VoiceRate, set.VoiceVolume)
}

// notice sees which scene is on top and whether a private hand is still open: what was told before may be said no more.
func (e *Ear) notice(top stage.Scene, in *input.Frame) {
	if e.audience != e.Stage.Audience {
		if e.audience != game.Public {
			// What one person alone was told is not for those who look on now; what all were told stays.
			e.said = slices.DeleteFunc(e.said, func(s said) bool { return s.to == e.audience })
			e.quiet()
		}
		e.audience = e.Stage.Audience
	}
	moved, under := top != e.top, e.under
	if moved {
		e.goTo(top)
	}
	open := e.Stage.Private && in.Focused && !moved
	if !open && (e.private || len(e.said) > 0) {
		e.closed()
	}
	if e.private && !open {
		// Of what all may know nothing stays either: how long it stays would tell how much was said of the hand.
		e.strip.clear()
	}
	e.private = e.Stage.Private && in.Focused
	if !moved || e.voice == nil && !e.captions {
		return
	}
	if under || e.under {
		// What was told in the tick in which a curtain came or went belongs to the other side of it.
		e.said, e.title = e.said[:0], ""
		e.quiet()
	}
	if name := heading(e.Stage, top); !e.under && name != e.named {
		e.title, e.titleAt = name, e.Stage.Tick
	}
}

// goTo notes that another scene is on top. Where that is one of those before, what was told on those that have gone
// goes with them.
func (e *Ear) goTo(top stage.Scene) {
	if i := slices.Index(e.below, top); i >= 0 {
		e.below = slices.Delete(e.below, i, len(e.below))
		e.strip.forgetPages(i)
	} else if e.below = append(e.below, e.top); len(e.below) > scenesKept {
		e.below = slices.Delete(e.below, 0, 1)
		e.strip.forgetPage()
	}
	e.top, e.under = top, isCurtain(top)
}

// closed forgets what only the holder of a hand may know.
func (e *Ear) closed() {
	e.said = slices.DeleteFunc(e.said, func(s said) bool { return s.private && ofHand(s.Occasion) })
	e.strip.forgetPrivate()
	if e.secret && e.voice != nil {
		e.stop()
	}
	e.secret = false
}

// quiet ends whatever is being said or shown.
func (e *Ear) quiet() {
	if e.voice != nil {
		e.stop()
	}
	e.secret, e.newsUntil, e.askedUntil = false, 0, 0
	e.strip.clear()
}

// Fit takes the strip of the captions off a window: the scenes have what is left.
func (e *Ear) Fit(m theme.Metrics) theme.Metrics { return e.strip.fit(m, e.Stage.Settings.Captions) }

// Draw adds the strip, over whatever the scenes have drawn.
func (e *Ear) Draw(l *display.List) { e.strip.draw(l) }

// Captions are the rows in sight.
func (e *Ear) Captions() []string { return e.strip.texts() }

// Close ends the voice with the program.
func (e *Ear) Close() {
	if e.voice != nil {
		e.voice.Close(farewell * time.Millisecond)
		e.voice = nil
	}
}

// Headed is a Scene that is called something else aloud than its window's title. It is an interface since the ear
// knows no scene.
type Headed interface {
	Heading() string
}

// heading is what a page is called; the name of the program is left out.
func heading(st *stage.Stage, s stage.Scene) string {
	switch h := s.(type) {
	case nil:
		return ""
	case Headed:
		return h.Heading()
	}
	return strings.TrimSuffix(s.Title(), " · "+st.Say("app.title"))
}

func isCurtain(s stage.Scene) bool {
	_, ok := s.(stage.Curtain)
	return ok
}
