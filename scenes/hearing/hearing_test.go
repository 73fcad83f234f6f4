package hearing

import (
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
)

// mouth is a voice that writes down what it is told.
type mouth struct{ heard []string }

func (m *mouth) Say(text, lang string, u voice.Urgency) {
	m.heard = append(m.heard, [...]string{"looking", "news", "urgent"}[u]+" "+lang+" "+text)
}
func (m *mouth) Stop()                 { m.heard = append(m.heard, "stop") }
func (m *mouth) Tune(rate, volume int) { m.heard = append(m.heard, "rate", "volume") }
func (m *mouth) Close(d time.Duration) { m.heard = append(m.heard, "close") }

// take gives what was heard since the last time.
func (m *mouth) take() []string {
	heard := m.heard
	m.heard = nil
	return heard
}

// page is a scene with a title; curtain one that lies between two holders.
type page struct{ title string }

func (p *page) Update(*input.Frame) stage.Change { return stage.Stay() }
func (p *page) Draw(*display.List)               {}
func (p *page) Opaque() bool                     { return true }
func (p *page) Title() string                    { return p.title }

type curtain struct{ page }

func (*curtain) Curtains() {}

// room is an ear and what it hears with.
type room struct {
	t     *testing.T
	st    *stage.Stage
	ear   *Ear
	mouth *mouth
	top   stage.Scene
	opens int
}

func newRoom(t *testing.T, w, h, scale float64, set func(*stage.Settings)) *room {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	r := &room{t: t, mouth: &mouth{}, top: &page{"Table · Safehouse"}}
	r.st = &stage.Stage{Catalogue: catalogue, Lang: words.English, Measure: setter, Settings: stage.DefaultSettings()}
	set(&r.st.Settings)
	r.ear = New(Config{Stage: r.st, Open: func(*slog.Logger) voice.Voice { r.opens++; return r.mouth }})
	r.st.Metrics = r.ear.Fit(theme.Metrics{W: w, H: h, TextScale: scale})
	r.tick()
	r.tick()
	r.mouth.take()
	return r
}

func both(s *stage.Settings) { s.Voice, s.Captions = true, true }

// tick lets a tick pass in which that was told.
func (r *room) tick(told ...stage.Saying) {
	r.st.Tick++
	for _, s := range told {
		r.st.AnnounceOf(s.Seat, s.Occasion, s.Text)
	}
	r.ear.Update(r.top, &input.Frame{Focused: true})
}

func (r *room) wait(ticks int) {
	for range ticks {
		r.tick()
	}
}

func of(o stage.Occasion, text string) stage.Saying {
	return stage.Saying{Text: text, Occasion: o, Seat: game.Public}
}

func (r *room) heard(want ...string) {
	r.t.Helper()
	if got := r.mouth.take(); !slices.Equal(got, want) {
		r.t.Errorf("the voice was told %q, not %q", got, want)
	}
}

func (r *room) shown(want ...string) {
	r.t.Helper()
	if got := r.ear.Captions(); !slices.Equal(got, want) {
		r.t.Errorf("the captions are %q, not %q", got, want)
	}
}

func TestNobodyListensUnlessItIsWanted(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, func(*stage.Settings) {})
	if r.st.Heard() || r.opens != 0 || r.st.Metrics.H != 800 {
		t.Fatalf("heard %v, opened %d times, height %v", r.st.Heard(), r.opens, r.st.Metrics.H)
	}
	in := &input.Frame{Focused: true}
	if n := testing.AllocsPerRun(100, func() {
		r.st.Tick++
		r.ear.Obey(r.top, in)
		r.ear.Update(r.top, in)
	}); n != 0 {
		t.Errorf("a tick takes %v allocations", n)
	}
	r.st.Settings.Voice = true
	r.tick()
	if !r.st.Heard() || r.opens != 1 {
		t.Error("the voice does not follow its setting")
	}
	r.st.Settings.Mute = true
	r.tick()
	if r.st.Heard() {
		t.Error("what is muted is spoken")
	}
	r.heard("rate", "volume", "close")
	r.st.Settings.Mute = false
	r.tick()
	if r.opens != 2 {
		t.Error("the voice is not tried again")
	}
	r.ear.Close()
	r.heard("rate", "volume", "close")
}

func TestOccasionsStandInOrder(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, both)
	r.tick(of(stage.Focused, "Card"), of(stage.Happened, "Ada draws"), of(stage.Asked, "Old"),
		of(stage.Asked, "Your turn."), of(stage.Happened, "Inès plays"))
	r.heard("news en Ada draws", "news en Inès plays", "looking en Your turn. Card")
	r.tick(of(stage.Refused, "Not now"))
	r.heard("urgent en Not now")
	r.shown("Not now")
}

func TestAPageIsNamedWithWhatItSaysFirst(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, both)
	r.top = &page{"Settings · Safehouse"}
	r.tick(of(stage.Focused, "the old page"))
	r.mouth.take()
	r.tick(of(stage.Focused, "Speed"))
	r.heard("looking en Settings. Speed")
	r.top = &page{"Rules · Safehouse"}
	r.wait(3)
	r.heard("looking en Rules")
}

// TestAQuestionIsSaidAgainAfterNews: news end what is being read; a question that they cut short is not lost, one that
// was read to its end is not repeated, nor one that the player has moved on from.
func TestAQuestionIsSaidAgainAfterNews(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, both)
	r.tick(of(stage.Asked, "Your turn: draw a card."), of(stage.Focused, "Draw"))
	r.wait(5)
	r.tick(of(stage.Happened, "Inès is ready."))
	r.wait(200)
	r.tick(of(stage.Happened, "Ada is ready."))
	r.heard("looking en Your turn: draw a card. Draw", "news en Inès is ready.", "looking en Your turn: draw a card.",
		"news en Ada is ready.")
	r.wait(600)
	r.tick(of(stage.Asked, "Your turn: draw a card."))
	r.tick(of(stage.Focused, "Stop"))
	r.tick(of(stage.Happened, "Inès is ready."))
	r.heard("looking en Your turn: draw a card.", "looking en Stop", "news en Inès is ready.")
}

func TestTheVoiceDoesNotLagBehindForEver(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, both)
	for range 12 {
		r.tick(of(stage.Happened, strings.Repeat("word ", 12)))
	}
	stops := 0
	for _, h := range r.mouth.take() {
		if h == "stop" {
			stops++
		}
	}
	if stops == 0 || stops > 4 {
		t.Errorf("the voice was stopped %d times", stops)
	}
}

// TestUnderTheCurtainThereIsOneSentence: everything before it ends with it, and nothing follows until it is gone.
func TestUnderTheCurtainThereIsOneSentence(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, both)
	r.tick(of(stage.Happened, "Ada stops"))
	r.mouth.take()
	r.top = &curtain{page{"Safehouse"}}
	r.tick(of(stage.Happened, "told as the curtain fell"))
	r.heard("stop")
	r.shown()
	r.tick(of(stage.Passing, "Pass to Inès"), of(stage.Focused, "I am Inès"))
	r.heard("stop", "news en Pass to Inès")
	r.tick(of(stage.Focused, "Language"), of(stage.Happened, "x"), of(stage.Refused, "y"), of(stage.Asked, "z"),
		of(stage.OwnHand, "7"))
	r.ear.Obey(r.top, &input.Frame{Focused: true, Just: input.Actions(0).With(input.Listen)})
	r.wait(3)
	r.heard()
	r.shown("Pass to Inès")
	r.top = &page{"Table · Safehouse"}
	r.tick(of(stage.Happened, "told as the curtain rose"))
	r.heard("stop")
	r.tick(of(stage.Asked, "Your turn"))
	r.heard("looking en Your turn")
}

// TestAHandIsGoneWhenItCloses covers each way in which a private hand closes.
func TestAHandIsGoneWhenItCloses(t *testing.T) {
	hand := []stage.Saying{of(stage.OwnHand, "You hold 3 cards."), of(stage.OwnHand, "Passport"),
		of(stage.OwnHand, strings.Repeat("A long card ", 30))}
	for name, shut := range map[string]func(r *room){
		"the hand":  func(r *room) { r.st.Private = false; r.tick() },
		"a page":    func(r *room) { r.top = &page{"Rules"}; r.tick() },
		"a curtain": func(r *room) { r.top = &curtain{}; r.tick() },
		"the window": func(r *room) {
			r.st.Tick++
			r.ear.Update(r.top, &input.Frame{})
		},
		"captions": func(r *room) { r.st.Settings.Captions = false; r.st.Private = false; r.tick() },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, 1280, 800, 1, both)
			r.st.Private = true
			r.tick(hand...)
			if got := r.ear.Captions(); len(got) != 2 || got[0] != "You hold 3 cards." {
				t.Fatalf("the captions of an open hand are %q", got)
			}
			if got := r.mouth.take(); len(got) != 1 ||
				!strings.HasPrefix(got[0], "looking en You hold 3 cards. Passport. A long") {
				t.Fatalf("the voice was told %q", got)
			}
			shut(r)
			r.shown()
			if len(r.ear.strip.queue) != 0 {
				t.Errorf("rows wait: %+v", r.ear.strip.queue)
			}
			if got := r.mouth.take(); !slices.Contains(got, "stop") {
				t.Errorf("the voice goes on; it was told %q", got)
			}
		})
	}
	t.Run("in the tick in which it was told", func(t *testing.T) {
		r := newRoom(t, 1280, 800, 1, both)
		r.st.Tick++
		r.st.Private = true
		r.st.Announce(stage.OwnHand, "Passport")
		r.st.Private = false
		r.ear.Update(r.top, &input.Frame{Focused: true})
		r.heard()
		r.shown()
	})
	t.Run("but one person alone hears it to its end", func(t *testing.T) {
		r := newRoom(t, 1280, 800, 1, both)
		r.tick(hand...)
		r.wait(2)
		if got := r.ear.Captions(); len(got) != 2 {
			t.Errorf("the captions are %q", got)
		}
		if got := r.mouth.take(); slices.Contains(got, "stop") {
			t.Errorf("the voice was told %q", got)
		}
	})
}

func TestCaptionsComeAndGo(t *testing.T) {
	r := newRoom(t, 1920, 1080, 1, func(s *stage.Settings) { s.Captions = true })
	r.tick(stage.Saying{Text: "Ada draws", Occasion: stage.Happened, Seat: 1},
		of(stage.Focused, "what is seen where it stands"))
	r.shown("Ada draws")
	r.tick(of(stage.Happened, "Inès plays"))
	r.shown("Ada draws", "Inès plays")
	r.tick(of(stage.Asked, "Your turn"))
	r.wait(leastTicks + leastRune*9)
	r.shown("Inès plays", "Your turn")
	r.tick(of(stage.Asked, "Your turn again"))
	r.shown("Inès plays", "Your turn again")
	r.wait(600)
	r.shown()
	if r.opens != 0 {
		t.Error("a voice was opened for captions")
	}
}

// TestTheStripIsReadable looks at the strip on small and large screens: whole on the screen, under the scenes, of texts
// that stand out and have room.
func TestTheStripIsReadable(t *testing.T) {
	long :=
		"Inès lays the diplomatic passport and the microfilm on the third mission, and Ada, " +
			"who cannot follow, puts the file down face up."
	for _, screen := range [][3]float64{{1024, 640, 1}, {1024, 640, 2}, {1280, 800, 1.5}, {1920, 1080, 2}, {2560, 1080, 1},
		{3840, 2160, 2}} {
		r := newRoom(t, screen[0], screen[1], screen[2], both)
		left := r.st.Metrics.H
		if left < screen[1]*(1-stripShare)-1 || left >= screen[1] {
			t.Errorf("%v: the scenes have a height of %v", screen, left)
		}
		r.tick(stage.Saying{Text: long, Occasion: stage.Happened, Seat: 3})
		var l display.List
		r.ear.Draw(&l)
		if it := l.Items[0]; it.Box != (display.Rect{Y: left, W: screen[0], H: screen[1] - left}) || it.Colour.A != 255 {
			t.Errorf("%v: the strip is %+v", screen, it)
		}
		texts, signs := 0, 0
		for _, it := range l.Items {
			switch it.Kind {
			case display.Symbol:
				signs++
			case display.Text:
				texts++
				if ratio := theme.Contrast(it.Colour, theme.GroundColour); ratio < theme.HighContrast {
					t.Errorf("%v: a contrast of %v", screen, ratio)
				}
				if w := r.st.Measure.Width(it.Text, it.Font, it.Size); w > it.Box.W+0.5 || it.Box.Y < left || it.Box.Y+
					it.Box.H > screen[1] {
					t.Errorf("%v: %q has no room: %v of %+v", screen, it.Text, w, it.Box)
				}
				if it.Role != display.LogLine {
					t.Errorf("%v: a caption has the role %v", screen, it.Role)
				}
			}
		}
		if texts == 0 || signs != 1 {
			t.Errorf("%v: %d rows, %d signs", screen, texts, signs)
		}
		var seen []string
		for range 3000 {
			for _, row := range r.ear.Captions() {
				if !slices.Contains(seen, row) {
					seen = append(seen, row)
				}
			}
			r.tick()
		}
		if strings.Join(seen, " ") != long {
			t.Errorf("%v: what can be read is %q", screen, seen)
		}
	}
}

// TestWhatStandsOnTheScreenIsRead: paragraphs whole, buttons and what is covered left out.
func TestWhatStandsOnTheScreenIsRead(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, both)
	var l display.List
	screen := r.st.Metrics.Screen()
	line := func(y float64, text string) *display.Item {
		return l.Text(display.Rect{X: 100, Y: y, W: 500, H: 30}, text, display.Sans, 20, theme.TextColour, display.Left)
	}
	l.Add(display.Item{Kind: display.Ground, Box: screen})
	line(10, "covered")
	l.Fill(screen, theme.GroundColour.Alpha(0.8), 0)
	line(100, "A paragraph that")
	line(130, "goes on.")
	line(200, "Cut…").Label = "Cut short"
	line(300, "Press")
	l.Hot(display.Rect{X: 100, Y: 300, W: 500, H: 30}, display.Access{Role: display.Button})
	line(400, "Scrolled out").Clip = display.Rect{X: 100, Y: 420, W: 500, H: 100}
	line(screen.H+5, "caption")
	r.st.Picture = &l
	in := &input.Frame{Focused: true, Just: input.Actions(0).With(input.Listen)}
	r.ear.Obey(r.top, in)
	r.tick()
	r.heard("looking en Table. A paragraph that goes on. Cut short")
	r.shown()
}

// TestWhatWasToldOnAPageGoesWithIt, but for what happened there; what was told at the table before stays.
func TestWhatWasToldOnAPageGoesWithIt(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, func(s *stage.Settings) { s.Captions = true })
	table := r.top
	r.tick(of(stage.Happened, "before"))
	r.top = &page{"Rules · Safehouse"}
	r.tick()
	r.tick(of(stage.Asked, "on the page"))
	r.shown("before", "on the page")
	r.top = &page{"Deeper · Safehouse"}
	r.tick()
	r.top = table
	r.tick()
	r.shown("before")
	for range 3 * scenesKept {
		r.top = &page{"Another · Safehouse"}
		r.tick(of(stage.Happened, "there"))
		r.tick()
	}
	if len(r.ear.below) > scenesKept {
		t.Errorf("%d scenes are remembered", len(r.ear.below))
	}
}

func TestNoCaptionOutlastsItsLanguage(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, func(s *stage.Settings) { s.Captions = true })
	r.tick(of(stage.Happened, "English"))
	r.shown("English")
	r.st.Lang = words.French
	r.tick(of(stage.Happened, "français"))
	r.shown("français")
}

// TestARefusalUnderTheCurtainIsNeverSaid, neither at once nor when the curtain has gone.
func TestARefusalUnderTheCurtainIsNeverSaid(t *testing.T) {
	r := newRoom(t, 1280, 800, 1, both)
	table := r.top
	r.top = &curtain{}
	r.wait(3)
	r.mouth.take()
	r.tick(of(stage.Refused, "No card to look at."))
	r.wait(3)
	r.shown()
	r.top = table
	r.wait(3)
	r.shown()
	for _, text := range r.mouth.take() {
		if strings.Contains(text, "card") {
			t.Errorf("the voice says %q", text)
		}
	}
}
