package settings

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// reader is somebody at the settings.
type reader struct {
	t     *testing.T
	st    *stage.Stage
	scene *Scene
	rec   *soundtest.Recorder
	kept  []stage.Settings
}

// printed is words and letters, which take a while to read.
type printed struct {
	words  *words.Catalogue
	setter *typeset.Setter
}

var loaded = sync.OnceValues(func() (p printed, err error) {
	if p.words, err = words.Load(assets.Words()); err == nil {
		p.setter, err = typeset.New()
	}
	return p, err
})

func open(t *testing.T, voiced bool) *reader {
	t.Helper()
	p, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	r := &reader{t: t, rec: &soundtest.Recorder{}}
	r.st = &stage.Stage{
		Catalogue: p.words, Measure: p.setter, Lang: words.English, Settings: stage.DefaultSettings(),
		Metrics: theme.Metrics{W: 1280, H: 720}, Sound: r.rec, Save: func(s stage.Settings) { r.kept = append(r.kept, s) },
	}
	r.scene = newScene(r.st, voiced)
	r.tick(&input.Frame{X: -1, Y: -1})
	return r
}

func (r *reader) tick(in *input.Frame) stage.Change {
	r.st.Tick++
	r.st.Metrics.TextScale = float64(r.st.Settings.TextScale) / 100
	return r.scene.Update(in)
}

func (r *reader) draw() *display.List {
	var l display.List
	r.scene.Draw(&l)
	return &l
}

// find looks for a control on the screen.
func (r *reader) find(id string) (display.Item, bool) {
	l := r.draw()
	i := slices.IndexFunc(l.Items, func(it display.Item) bool { return it.ID == id })
	if i < 0 {
		return display.Item{}, false
	}
	return l.Items[i], true
}

func (r *reader) item(id string) display.Item {
	r.t.Helper()
	it, ok := r.find(id)
	if !ok {
		r.t.Fatalf("there is no %q on the screen", id)
	}
	return it
}

// reads reports whether a text is on the screen.
func (r *reader) reads(part string) bool {
	return slices.ContainsFunc(r.draw().Items, func(it display.Item) bool {
		return it.Kind == display.Text && strings.Contains(it.Text, part)
	})
}

func (r *reader) click(id string) {
	r.t.Helper()
	x, y := r.item(id).Box.Centre()
	r.tick(&input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	r.tick(&input.Frame{X: x, Y: y, Released: true})
	r.tick(&input.Frame{X: -1, Y: -1})
}

func (r *reader) key(a input.Action) stage.Change {
	return r.tick(&input.Frame{X: -1, Y: -1, Keyboard: true, AnyPress: true, Just: input.Actions(0).With(a)})
}

// TestEveryChoiceWorksAtOnceAndIsKept presses every segment of every tab and looks at what is kept.
func TestEveryChoiceWorksAtOnceAndIsKept(t *testing.T) {
	for _, c := range []struct {
		tab, id string
		want    func(*stage.Settings)
	}{
		{"picture", "language.fr", func(s *stage.Settings) { s.Lang = words.French }},
		{"picture", "language.en", func(s *stage.Settings) { s.Lang = words.English }},
		{"picture", "contrast.high", func(s *stage.Settings) { s.HighContrast = true }},
		{"picture", "contrast.normal", func(s *stage.Settings) { s.HighContrast = false }},
		{"picture", "type.plain", func(s *stage.Settings) { s.PlainType = true }},
		{"picture", "type.styled", func(s *stage.Settings) { s.PlainType = false }},
		{"picture", "window.full", func(s *stage.Settings) { s.FullScreen = true }},
		{"picture", "window.window", func(s *stage.Settings) { s.FullScreen = false }},
		{"motion", "speed.0", func(s *stage.Settings) { s.Speed = 0 }},
		{"motion", "speed.50", func(s *stage.Settings) { s.Speed = 50 }},
		{"motion", "speed.200", func(s *stage.Settings) { s.Speed = 200 }},
		{"motion", "speed.400", func(s *stage.Settings) { s.Speed = 400 }},
		{"motion", "speed.100", func(s *stage.Settings) { s.Speed = 100 }},
		{"motion", "motion.reduced", func(s *stage.Settings) { s.ReducedMotion = true }},
		{"motion", "motion.full", func(s *stage.Settings) { s.ReducedMotion = false }},
		{"sound", "mute.on", func(s *stage.Settings) { s.Mute = true }},
		{"sound", "mute.off", func(s *stage.Settings) { s.Mute = false }},
		{"table", "peek.toggle", func(s *stage.Settings) { s.PeekToggle = true }},
		{"table", "peek.hold", func(s *stage.Settings) { s.PeekToggle = false }},
		{"table", "hide.0", func(s *stage.Settings) { s.AutoHide = 0 }},
		{"table", "hide.5", func(s *stage.Settings) { s.AutoHide = 5 }},
		{"table", "hide.20", func(s *stage.Settings) { s.AutoHide = 20 }},
		{"table", "hide.10", func(s *stage.Settings) { s.AutoHide = 10 }},
		{"table", "codes.on", func(s *stage.Settings) { s.SeatCodes = true }},
		{"table", "codes.off", func(s *stage.Settings) { s.SeatCodes = false }},
		{"table", "odds.never", func(s *stage.Settings) { s.Odds = stage.OddsNever }},
		{"table", "odds.match", func(s *stage.Settings) { s.Odds = stage.OddsByMatch }},
		{"voice", "voice.on", func(s *stage.Settings) { s.Voice = true }},
		{"voice", "voice.off", func(s *stage.Settings) { s.Voice = false }},
		{"voice", "captions.on", func(s *stage.Settings) { s.Captions = true }},
		{"voice", "captions.off", func(s *stage.Settings) { s.Captions = false }},
	} {
		r := open(t, true)
		r.click("tab." + c.tab)
		// The choice is made from its opposite, so that each press changes something.
		r.st.Settings = everything()
		r.st.Settings.TextScale = 100
		want := r.st.Settings
		c.want(&want)
		r.click(c.id)
		if r.st.Settings != want || len(r.kept) == 0 || r.kept[len(r.kept)-1] != want {
			t.Errorf("%s: settings %+v, kept %d times, want %+v", c.id, r.st.Settings, len(r.kept), want)
		}
	}
}

// TestSlidersMoveByKeysAndPointer moves each slider with both.
func TestSlidersMoveByKeysAndPointer(t *testing.T) {
	for _, c := range []struct {
		tab, id          string
		least, most      int
		step             int
		field            func(*stage.Settings) *int
		words, mostWords string
	}{
		{"picture", "text", 100, 200, 10, func(s *stage.Settings) *int { return &s.TextScale }, "110%", "200%"},
		{"sound", "effects", 0, 100, 5, func(s *stage.Settings) *int { return &s.Effects }, "5%", "100%"},
		{"sound", "ambience", 0, 100, 5, func(s *stage.Settings) *int { return &s.Ambience }, "5%", "100%"},
		{"voice", "voiceRate", -100, 100, 10, func(s *stage.Settings) *int { return &s.VoiceRate }, "Faster: 10",
			"Faster: 100"},
		{"voice", "voiceVolume", 0, 100, 5, func(s *stage.Settings) *int { return &s.VoiceVolume }, "5%", "100%"},
	} {
		t.Run(c.id, func(t *testing.T) {
			r := open(t, true)
			r.click("tab." + c.tab)
			for n := 0; !r.item(c.id).Focused; n++ {
				if r.key(input.Next); n > 40 {
					t.Fatal("Tab never reaches the slider")
				}
			}
			if r.item(c.id).Role != display.Slider {
				t.Errorf("its role is %v", r.item(c.id).Role)
			}
			want := *c.field(&r.st.Settings) + c.step
			if r.key(input.Right); *c.field(&r.st.Settings) != want || !r.reads(c.words) {
				t.Errorf("right gives %d, want %d and %q", *c.field(&r.st.Settings), want, c.words)
			}
			if !r.item(c.id).Focused {
				t.Error("the focus left")
			}
			r.key(input.End)
			r.tick(&input.Frame{X: -1, Y: -1}) // The layout follows the text size.
			if *c.field(&r.st.Settings) != c.most || !r.reads(c.mostWords) {
				t.Errorf("End gives %d, want %d and %q", *c.field(&r.st.Settings), c.most, c.mostWords)
			}
			r.key(input.Home)
			if *c.field(&r.st.Settings) != c.least {
				t.Errorf("Home gives %d", *c.field(&r.st.Settings))
			}
			r.tick(&input.Frame{X: -1, Y: -1})
			box := r.item(c.id).Box
			_, y := box.Centre()
			r.tick(&input.Frame{X: box.X + box.W*0.3, Y: y, Pressed: true, Held: true, AnyPress: true})
			begun := *c.field(&r.st.Settings)
			r.tick(&input.Frame{X: box.X + box.W*0.95, Y: y + 500, Held: true})
			ended := *c.field(&r.st.Settings)
			r.tick(&input.Frame{X: box.X + box.W*0.95, Y: y + 500, Released: true})
			if begun <= c.least || begun >= c.most || ended != c.most {
				t.Errorf("the pointer moves it to %d and then to %d", begun, ended)
			}
			r.tick(&input.Frame{X: box.X, Y: y})
			if *c.field(&r.st.Settings) != c.most {
				t.Error("it follows a pointer that holds nothing")
			}
			if r.kept[len(r.kept)-1] != r.st.Settings {
				t.Error("it is not kept")
			}
		})
	}
}

// TestEffectsAreHeardWhenTheyChange: one sound once the slider rests, none for every step.
func TestEffectsAreHeardWhenTheyChange(t *testing.T) {
	r := open(t, true)
	r.click("tab.sound")
	r.rec.Take()
	box := r.item("effects").Box
	_, y := box.Centre()
	for n := range 20 {
		r.tick(&input.Frame{X: box.X + float64(n)*box.W/40 + 5, Y: y, Pressed: n == 0, Held: true})
	}
	if got := r.rec.Take(); len(got) != 0 {
		t.Errorf("while it is dragged it sounds: %v", got)
	}
	r.tick(&input.Frame{X: box.X + box.W/2, Y: y, Released: true})
	for range 2 * restTicks {
		r.tick(&input.Frame{X: -1, Y: -1})
	}
	if got := r.rec.Take(); !slices.Equal(got, []sound.Cue{sound.Place}) {
		t.Errorf("after it: %v", got)
	}
}

// TestResetCanBeTakenBack resets, and brings everything back; language and window stay as they are in both.
func TestResetCanBeTakenBack(t *testing.T) {
	r := open(t, true)
	mine := everything()
	mine.TextScale = 100
	r.st.Settings, r.st.Lang = mine, words.French
	want := stage.DefaultSettings()
	want.Lang, want.FullScreen, want.Window = mine.Lang, mine.FullScreen, mine.Window
	r.click("reset")
	if r.st.Settings != want || r.kept[len(r.kept)-1] != want {
		t.Fatalf("a reset gives %+v, want %+v", r.st.Settings, want)
	}
	if it := r.item("undo"); !it.Focused {
		t.Error("the focus is not on what takes it back")
	}
	for range 60 * 60 { // Slow hands have time.
		r.tick(&input.Frame{X: -1, Y: -1})
	}
	r.click("undo")
	if r.st.Settings != mine || r.kept[len(r.kept)-1] != mine {
		t.Errorf("taking it back gives %+v, want %+v", r.st.Settings, mine)
	}
	r.click("reset")
	r.click("tab.sound")
	r.click("mute.on")
	if _, ok := r.find("undo"); ok {
		t.Error("after another choice the reset can still be taken back")
	}
	if !r.st.Settings.Mute {
		t.Error("the choice after the reset is lost")
	}
}

func TestAResetOfNothingSaysSo(t *testing.T) {
	r := open(t, true)
	if r.click("reset"); !r.reads("as it was at first") || len(r.kept) != 0 {
		t.Errorf("nothing is said, or something was kept: %d", len(r.kept))
	}
}

func TestAMachineWithoutAVoiceSaysSo(t *testing.T) {
	for _, voiced := range []bool{false, true} {
		r := open(t, voiced)
		if r.click("tab.voice"); r.reads("No voice was found") == voiced {
			t.Errorf("with a voice: %v, the sentence is wrong", voiced)
		}
		if r.click("voice.on"); !r.st.Settings.Voice {
			t.Error("the choice is not kept for a machine that has one")
		}
	}
}

// TestWithoutSoundCaptionsAreOffered: while there is none the page of the sound says so, and has what turns captions
// on; it follows when sound comes and goes.
func TestWithoutSoundCaptionsAreOffered(t *testing.T) {
	for _, silent := range []string{"settings.silent.device", "settings.silent.safe"} {
		for _, lang := range words.Languages() {
			r := open(t, true)
			r.st.Lang = lang
			r.click("tab.sound")
			said, before := r.st.Say(silent), r.item("remarks.on").Box
			offered := func() bool {
				r.tick(&input.Frame{X: -1, Y: -1})
				_, ok := r.find("captions.on")
				return ok
			}
			if offered() || r.reads(said) {
				t.Errorf("%s: where there is sound none is said to be", lang)
			}
			r.st.Silent = silent
			if !offered() || !r.reads(said) {
				t.Errorf("%s: nothing is said of a lost sound", lang)
			}
			if r.item("remarks.on").Box != before {
				t.Errorf("%s: what is on the page moves", lang)
			}
			if r.click("captions.on"); !r.st.Settings.Captions {
				t.Errorf("%s: captions are not turned on", lang)
			}
			r.st.Silent = ""
			if offered() || r.reads(said) {
				t.Errorf("%s: sound that is back is still said to be lost", lang)
			}
			if r.click("tab.voice"); !offered() {
				t.Errorf("%s: captions have left their own page", lang)
			}
		}
	}
}

func TestTheTextGrowsWhileItIsChosen(t *testing.T) {
	r := open(t, true)
	sample := func() float64 {
		for _, it := range r.draw().Items {
			if strings.HasPrefix(it.Text, "This sentence") {
				return it.Size
			}
		}
		t.Fatal("the sample is not on the screen")
		return 0
	}
	before := sample()
	r.page().SetFocus("text")
	r.key(input.End)
	r.tick(&input.Frame{X: -1, Y: -1})
	if after := sample(); after < before*1.9 {
		t.Errorf("the sample is %v, it was %v", after, before)
	}
}

func (r *reader) page() interface{ SetFocus(string) } { return &r.scene.Page }

// TestEveryTabFitsEveryReader looks at every tab as readers of all kinds see it, all the way down.
func TestEveryTabFitsEveryReader(t *testing.T) {
	for _, tab := range tabs {
		for _, who := range stagetest.Readers() {
			r := open(t, true)
			who.Sit(r.st)
			r.scene.turnTo(tab.id)
			for range 30 {
				r.key(input.Next)
				l := r.draw()
				for _, f := range displaytest.Find(l, r.st.Measure, r.st.Metrics.Screen()) {
					t.Errorf("%s, %v: %v", tab.id, who, f)
				}
				for _, it := range l.Items {
					if it.Kind == display.Text && it.Label != "" && who.Lang != words.Pseudo {
						t.Errorf("%s, %v: %q is cut", tab.id, who, it.Label)
					}
				}
				if t.Failed() {
					return
				}
			}
		}
	}
}

// TestEveryTabIsWhole looks at every tab in both languages, at every size, with and without a voice.
func TestEveryTabIsWhole(t *testing.T) {
	for _, tab := range tabs {
		for _, lang := range words.Languages() {
			for _, size := range []theme.Metrics{{W: 1024, H: 640}, {W: 1280, H: 720}, {W: 2560, H: 1080}, {W: 3840, H: 2160}} {
				for _, scale := range []int{100, 140, 200} {
					for _, plain := range []bool{false, true} {
						r := open(t, plain)
						r.st.Lang, r.st.Settings.TextScale = lang, scale
						r.st.Metrics, r.st.Metrics.Plain = size, plain
						r.st.Metrics.TextScale = float64(scale) / 100
						r.scene.turnTo(tab.id)
						seen := map[string]bool{}
						for range 30 {
							r.key(input.Next)
							l := r.draw()
							displaytest.Check(t, l, r.st.Measure, r.st.Metrics.Screen())
							for _, it := range l.Items {
								if it.Kind == display.Text && it.Label != "" {
									t.Errorf("%s %s %v at %d: %q is cut", tab.id, lang, size, scale, it.Label)
								}
								if strings.HasPrefix(it.Text, "[") {
									t.Errorf("%s: no words for %s", lang, it.Text)
								}
								seen[it.ID] = seen[it.ID] || it.Focused
							}
							if t.Failed() {
								t.Fatalf("%s %s %v at %d", tab.id, lang, size, scale)
							}
						}
						for _, c := range r.scene.Controls() {
							if !c.Disabled && !seen[c.ID] {
								t.Errorf("%s %s %v at %d: %s is never seen with the focus", tab.id, lang, size, scale, c.ID)
							}
						}
					}
				}
			}
		}
	}
}

// TestEveryTabFitsWithoutScrolling holds for text of the usual size in the smallest of the usual windows.
func TestEveryTabFitsWithoutScrolling(t *testing.T) {
	for _, tab := range tabs {
		for _, lang := range words.Languages() {
			r := open(t, false)
			r.st.Lang = lang
			r.scene.turnTo(tab.id)
			r.tick(&input.Frame{X: -1, Y: -1})
			if all := r.scene.Sheet(); all.Height() > all.Panel.H {
				t.Errorf("%s in %s is %v high, there is room for %v", tab.id, lang, all.Height(), all.Panel.H)
			}
		}
	}
}

// TestEveryControlIsNamedAlone: with the ears alone, no two values sound the same.
func TestEveryControlIsNamedAlone(t *testing.T) {
	for _, tab := range tabs {
		r := open(t, true)
		r.scene.turnTo(tab.id)
		said := map[string]string{}
		for _, c := range r.scene.Controls() {
			name := c.Aloud
			if name == "" {
				name = c.Label
			}
			if other, twice := said[name]; twice || name == "" || c.Role == display.NoRole {
				t.Errorf("%s is called %q, as is %q; its role is %d", c.ID, name, other, c.Role)
			}
			said[name] = c.ID
		}
	}
}

func TestControlsAreAPressAway(t *testing.T) {
	r := open(t, true)
	stack := stage.NewStack(r.scene)
	x, y := r.item("controls").Box.Centre()
	stack.Update(&input.Frame{X: x, Y: y, Pressed: true, Held: true})
	stack.Update(&input.Frame{X: x, Y: y, Released: true})
	if stack.Top() == stage.Scene(r.scene) || !stack.Top().Opaque() {
		t.Error("keys and buttons do not open")
	}
	stack.Update(&input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Cancel)})
	if stack.Top() != stage.Scene(r.scene) {
		t.Error("Esc does not come back")
	}
}

// TestArrowsReachEveryControl walks about each tab at random, with text of both sizes, and comes everywhere.
func TestArrowsReachEveryControl(t *testing.T) {
	for _, tab := range tabs {
		for _, scale := range []int{100, 200} {
			r := open(t, true)
			r.scene.turnTo(tab.id)
			walk := rand.New(rand.NewPCG(1, 2))
			seen := map[string]bool{}
			for range 4000 {
				r.st.Settings.TextScale = scale // The walk moves the sliders as well.
				r.key(input.Action(walk.IntN(4)))
				seen[r.scene.Focused()] = true
			}
			for _, c := range r.scene.Controls() {
				if !c.Disabled && !seen[c.ID] {
					t.Errorf("%s at %d: the arrows never reach %s", tab.id, scale, c.ID)
				}
			}
		}
	}
}
