package handover

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// desk is a stage with a curtain on it, and what was heard.
type desk struct {
	st       *stage.Stage
	cues     *soundtest.Recorder
	captions []string
	stack    *stage.Stack
	// below is the stack without what a test lays over it.
	below stage.Stack
	took  int
	menus int
	shows bool
	lock  lockOf
}

// lockOf is a code in memory; forgotten counts how often it was given up.
type lockOf struct {
	asks      bool
	ends      bool
	code      string
	forgotten int
}

func (l *lockOf) Asks() bool            { return l.asks }
func (l *lockOf) Chosen() bool          { return l.code != "" }
func (l *lockOf) Ends() bool            { return l.ends }
func (l *lockOf) Give(code string) bool { return code == l.code }
func (l *lockOf) Choose(code string)    { l.code = code }
func (l *lockOf) Forget()               { l.code = ""; l.forgotten++ }

// under is the table below the curtain; it must not be drawn.
type under struct{}

func (u *under) Update(*input.Frame) stage.Change { return stage.Stay() }
func (u *under) Draw(l *display.List)             { l.Fill(display.Rect{W: 1, H: 1}, theme.StampRed, 0) }
func (u *under) Opaque() bool                     { return true }
func (u *under) Title() string                    { return "" }

// opener puts the curtain over the table.
type opener struct {
	under
	scene stage.Scene
}

func (o *opener) Update(*input.Frame) stage.Change {
	if o.scene == nil {
		return stage.Stay()
	}
	c := stage.Push(o.scene)
	o.scene = nil
	return c
}

func open(t *testing.T) *desk {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{cues: &soundtest.Recorder{}}
	d.st = &stage.Stage{
		Catalogue: catalogue, Measure: setter, Lang: words.English, Settings: stage.DefaultSettings(),
		Metrics: theme.Metrics{W: 1280, H: 800}, Sound: d.cues,
		Hear: func(s stage.Saying) {
			if s.Occasion == stage.Passing { // Under a curtain nothing else is heard.
				d.captions = append(d.captions, s.Text)
			}
		},
	}
	scene := New(d.st, Who{Name: "Inès", Seat: 1}, &d.lock, func() stage.Scene { d.menus++; return &under{} },
		func(open bool) { d.took++; d.shows = open })
	d.stack = stage.NewStack(&opener{scene: scene})
	d.stack.Update(&input.Frame{})
	return d
}

func (d *desk) tick(in input.Frame) {
	in.Focused = true
	d.away(in)
}

// away lets a tick pass with that input as it is: the window need not have the focus.
func (d *desk) away(in input.Frame) {
	in.LostFocus = d.st.Advance() || in.LostFocus
	d.stack.Update(&in)
}

func (d *desk) wait(n int) {
	for range n {
		d.tick(input.Frame{})
	}
}

// The durations in ticks, where these keep up.
var questionGuard, coolTicks, doubtTicks = stagetest.Ticks(deaf), stagetest.Ticks(coolDown), stagetest.Ticks(doubt)

func confirm() input.Frame {
	return input.Frame{Just: input.Actions(0).With(input.Confirm), Keyboard: true}
}

func (d *desk) frame() []display.Item {
	var l display.List
	d.stack.Draw(&l)
	return l.Items
}

func TestTheFirstFrameShowsNothingOfTheTable(t *testing.T) {
	d := open(t)
	items := d.frame()
	if items[0].Kind != display.Ground || items[0].Box != d.st.Metrics.Screen() {
		t.Fatalf("the first item is %+v, not a ground over all the screen", items[0])
	}
	for _, it := range items {
		if it.Colour == theme.StampRed {
			t.Error("the table is drawn under the curtain")
		}
	}
}

func TestTakingTheScreenNeedsAPressAndACoolDown(t *testing.T) {
	d := open(t)
	d.tick(confirm()) // The end of a double press.
	d.wait(questionGuard)
	if d.took != 0 {
		t.Fatal("the press before took the screen")
	}
	d.tick(confirm())
	for range coolTicks - 1 {
		d.tick(confirm())
		if d.took != 0 {
			t.Fatal("the screen was given before the cool-down was over")
		}
	}
	d.wait(2)
	if d.took != 1 {
		t.Fatalf("ready was called %d times, want once", d.took)
	}
	if _, ok := d.stack.Top().(*Scene); ok {
		t.Error("the curtain stays")
	}
}

// TestWhoPressesOnAndOnOpensNothing: presses that go on from what lay there before are none of the next person's,
// wherever they fall; after a rest the curtain answers as ever.
func TestWhoPressesOnAndOnOpensNothing(t *testing.T) {
	for _, gap := range []int{1, 4, 9} {
		for _, id := range []string{"take", "show", ""} {
			d := open(t)
			at := d.hot(id).Box
			press := func() {
				if id == "" {
					d.tick(confirm())
					d.wait(gap)
					return
				}
				x, y := at.X+at.W/2, at.Y+at.H/2
				d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
				d.tick(input.Frame{X: x, Y: y, Released: true})
				d.wait(gap - 1)
			}
			for range 30 {
				press()
			}
			if d.wait(coolTicks + 1); d.took != 0 {
				t.Errorf("presses about %d ticks apart on %q take the screen", gap, id)
			}
			press()
			if d.wait(coolTicks + 1); d.took != 1 {
				t.Errorf("after presses about %d ticks apart and a rest %q does not take the screen", gap, id)
			}
		}
	}
}

func TestNothingButTheButtonOpensTheCurtain(t *testing.T) {
	d := open(t)
	d.stack.Top().(*Scene).menu = nil // Its keys lead away from the curtain.
	d.wait(questionGuard)
	for a := range input.ActionCount {
		if a == input.Confirm {
			continue
		}
		d.tick(input.Frame{Just: input.Actions(0).With(a), Down: input.Actions(0).With(a), AnyPress: true})
	}
	d.tick(input.Frame{X: 640, Y: 300, Pressed: true, Held: true})
	d.tick(input.Frame{X: 640, Y: 300, Released: true})
	d.wait(coolTicks + 2)
	if _, ok := d.stack.Top().(*Scene); d.took != 0 || !ok {
		t.Errorf("took %d, curtain on top %v", d.took, ok)
	}
}

func TestTheCurtainIsHeardAndSaidTheSameForEveryone(t *testing.T) {
	a, b := open(t), open(t)
	for _, d := range []*desk{a, b} {
		d.wait(questionGuard)
		d.tick(confirm())
		d.wait(coolTicks + 1)
	}
	if !slices.Equal(a.cues.Cues, b.cues.Cues) || !slices.Contains(a.cues.Cues, sound.HandOff) {
		t.Errorf("cues %v and %v", a.cues.Cues, b.cues.Cues)
	}
	if want := []string{"Pass the screen to Inès"}; !slices.Equal(a.captions, want) {
		t.Errorf("captions %q, want %q", a.captions, want)
	}
}

func TestLanguageChangesOnTheCurtain(t *testing.T) {
	d := open(t)
	d.wait(questionGuard)
	for range 2 {
		d.tick(input.Frame{Just: input.Actions(0).With(input.Next), Keyboard: true})
	}
	d.tick(confirm())
	if d.st.Lang != words.French {
		t.Fatalf("the language is %q", d.st.Lang)
	}
	found := false
	for _, it := range d.frame() {
		found = found || it.ID == "take" && it.Label == "Je suis Inès"
	}
	if !found {
		t.Error("the button is not in French")
	}
}

// A curtain can only show what it is given, so what it is given must be public: a name, a seat, a portrait, and
// sentences that the table takes from what everybody may see. That two worlds which differ in secrets give the same is
// for the tests of tables.
func TestTheCurtainIsGivenNothingThatIsNotPublic(t *testing.T) {
	who := reflect.TypeFor[Who]()
	var fields []string
	for i := range who.NumField() {
		fields = append(fields, who.Field(i).Name+" "+who.Field(i).Type.String())
	}
	want := []string{"Name string", "Seat game.Seat", "Portrait uint8", "Asked func() string",
		"News func(func(string, bool))", "Promises func() []string"}
	if !slices.Equal(fields, want) {
		t.Errorf("fields %q, want %q", fields, want)
	}
}

// TestTheCurtainHasAMenu: it is opened by Escape and by its button, not by the second half of a double press, and the
// person's name is there again afterwards.
func TestTheCurtainHasAMenu(t *testing.T) {
	d := open(t)
	back := input.Frame{Just: input.Actions(0).With(input.Cancel), Keyboard: true}
	d.tick(back)
	if d.menus != 0 {
		t.Error("a press that was meant for what came before opens the menu")
	}
	d.wait(questionGuard)
	d.tick(back)
	if _, ok := d.stack.Top().(*under); !ok || d.menus != 1 {
		t.Fatalf("Escape brings up %T", d.stack.Top())
	}
	d = open(t)
	d.wait(questionGuard)
	d.press("menu")
	if d.menus != 1 || d.took != 0 {
		t.Errorf("the button opened %d menus, and the screen was taken %d times", d.menus, d.took)
	}
}

// TestThePersonMaySeeTheCardsAtOnce: by a button of its own, after the same cool-down.
func TestThePersonMaySeeTheCardsAtOnce(t *testing.T) {
	for id, shows := range map[string]bool{"take": false, "show": true} {
		d := open(t)
		d.wait(questionGuard)
		d.press(id)
		if d.took != 0 {
			t.Errorf("%q: the screen is the person's before the cool-down", id)
		}
		d.wait(coolTicks + 2)
		if d.took != 1 || d.shows != shows {
			t.Errorf("%q: taken %d times, cards open %v", id, d.took, d.shows)
		}
	}
}

// TestThePressThatBringsTheFocusTakesNoScreen comes back to a curtain by a click on its button: the next one takes the
// screen.
func TestThePressThatBringsTheFocusTakesNoScreen(t *testing.T) {
	for _, brought := range []bool{true, false} {
		d := open(t)
		d.wait(questionGuard)
		in := confirm()
		in.Brought = brought
		d.tick(in)
		d.wait(coolTicks + 2)
		if (d.took == 0) != brought {
			t.Errorf("brought %v: the screen was taken %d times", brought, d.took)
		}
	}
}

// TestOnAPhoneTheButtonsStandUnderOneAnother: what lies over the button that goes on has the same middle.
func TestOnAPhoneTheButtonsStandUnderOneAnother(t *testing.T) {
	d := open(t)
	d.st.Metrics.W, d.st.Metrics.H = 360, 640
	d.wait(1)
	middle := map[string]float64{}
	for _, c := range d.stack.Top().(*Scene).controls() {
		middle[c.ID], _ = c.Box.Centre()
	}
	if at := middle["show"] - middle["take"]; at < -0.5 || at > 0.5 || middle["take"] == 0 {
		t.Errorf("the buttons have their middles at %v", middle)
	}
}

// TestAPressThatCameTooEarlyIsAnswered: a button that takes no press yet is not lit, and a press on it is told to eye
// and ear, once.
func TestAPressThatCameTooEarlyIsAnswered(t *testing.T) {
	d := open(t)
	said := d.st.Say("handover.early")
	told := func() bool {
		return slices.ContainsFunc(d.frame(), func(it display.Item) bool { return it.Text == said })
	}
	if d.wait(2); !d.hot("take").Disabled || told() {
		t.Fatalf("the button of a new curtain is lit: %v, or a press is told of that nobody made", !d.hot("take").Disabled)
	}
	x, y := d.hot("take").Box.Centre()
	for range 2 {
		d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
		d.tick(input.Frame{X: x, Y: y, Released: true})
	}
	if n := len(slices.DeleteFunc(slices.Clone(d.captions), func(c string) bool { return c != said })); !told() || n != 1 {
		t.Errorf("a press that was ignored is shown: %v, and said %d times", told(), n)
	}
	if d.wait(2 * questionGuard); d.hot("take").Disabled {
		t.Error("the button is not lit again")
	}
	if d.wait(stagetest.Ticks(toRead)); told() {
		t.Error("it is told for ever")
	}
}

// TestAnyWindowTellsWhatHasHappened: advice and photograph make way for it: for what the person is asked, and for what
// was done to that person or, where nothing was, happened last.
func TestAnyWindowTellsWhatHasHappened(t *testing.T) {
	const asked, robbed, last = "Which card?", "Marc takes a card.", "It strikes two."
	for _, reader := range slices.Concat(stagetest.Readers(), stagetest.Phones()) {
		for _, met := range []bool{false, true} {
			d := open(t)
			reader.Sit(d.st)
			who := Who{Name: "Inès", Seat: 1, Asked: func() string { return asked },
				News: func(tell func(string, bool)) {
					tell(robbed, met)
					tell("Uncle Bruno discards.", false)
					tell(last, false)
				}}
			d.stack = stage.NewStack(&opener{scene: New(d.st, who, nil, nil, nil)})
			d.stack.Update(&input.Frame{})
			d.wait(2)
			wants := map[string]bool{asked: true, robbed: met, last: !met}
			for text, want := range wants {
				if want && !slices.ContainsFunc(d.frame(), func(it display.Item) bool { return it.Text == text }) {
					t.Errorf("%v, met %v: it does not say %q", reader, met, text)
				}
			}
			for _, it := range d.frame() {
				if wide := d.st.Measure.Width(it.Text, it.Font, it.Size); it.Kind == display.Text && wide > it.Box.W+1 {
					t.Errorf("%v, met %v: %q is cut off", reader, met, it.Text)
				}
			}
		}
	}
}

// TestWhatHappenedAgainIsToldOnce: the same sentence in a row takes no room from others.
func TestWhatHappenedAgainIsToldOnce(t *testing.T) {
	d := open(t)
	who := Who{Name: "Inès", Seat: 1, News: func(tell func(string, bool)) {
		for _, said := range []string{"Marc tries.", "Marc adds a card.", "Marc adds a card.", "Marc stops."} {
			tell(said, false)
		}
	}}
	d.stack = stage.NewStack(&opener{scene: New(d.st, who, nil, nil, nil)})
	d.stack.Update(&input.Frame{})
	d.wait(2)
	var told []string
	for _, it := range d.frame() {
		if it.Role == display.LogLine {
			told = append(told, it.Text)
		}
	}
	if want := []string{"Marc tries.", "Marc adds a card ×2.", "Marc stops."}; !slices.Equal(told, want) {
		t.Errorf("it tells %q", told)
	}
}

// TestALowScreenTellsAllBesideThePerson: where there is no room under the name, there is beside it.
func TestALowScreenTellsAllBesideThePerson(t *testing.T) {
	all := []string{"Uncle Bruno asks Inès: “Is your hair fair?” Answer: yes.", "Gemma discards a boat.",
		"Mrs. Finch asks Gemma: “Do you wear a black hat?” Answer: no.", "It strikes two."}
	for _, size := range [][3]float64{{844, 390, 1}, {915, 412, 1}, {960, 600, 2}, {1280, 800, 1}, {412, 915, 1}} {
		for n := range len(all) + 1 {
			d := open(t)
			d.st.Metrics.W, d.st.Metrics.H, d.st.Metrics.TextScale = size[0], size[1], size[2]
			who := Who{Name: "Inès", Seat: 1, Asked: func() string { return "Which card?" },
				News: func(tell func(string, bool)) {
					for _, said := range all[:n] {
						tell(said, false)
					}
				}}
			d.stack = stage.NewStack(&opener{scene: New(d.st, who, nil, nil, nil)})
			d.stack.Update(&input.Frame{})
			d.wait(2)
			if said := d.said(); strings.Contains(said, "in the log") {
				t.Errorf("%v: something of %d is left out: %q", size, n, said)
			}
			for _, said := range all[:n] {
				if !strings.Contains(d.said(), said[strings.LastIndexByte(strings.TrimSuffix(said, "."), ' ')+1:]) {
					t.Errorf("%v: it does not say all of %q", size, said)
				}
			}
		}
	}
}

// TestNewsThatHaveNoRoomAreCounted: what is left out stands in the log, and the curtain says how much it is.
func TestNewsThatHaveNoRoomAreCounted(t *testing.T) {
	d := open(t)
	d.st.Metrics.W, d.st.Metrics.H = 360, 640
	const all = 40
	who := Who{Name: "Inès", Seat: 1, News: func(tell func(string, bool)) {
		for i := range all {
			tell(strings.Repeat("A card is turned. ", 3)+strconv.Itoa(i), false)
		}
	}}
	d.stack = stage.NewStack(&opener{scene: New(d.st, who, nil, nil, nil)})
	d.stack.Update(&input.Frame{})
	d.wait(2)
	told := 0
	for _, it := range d.frame() {
		if it.Role == display.LogLine && strings.HasPrefix(it.Text, "A card") {
			told++
		}
	}
	if told == 0 || told == all || !strings.Contains(d.said(), d.st.Say("handover.more", game.Number(all-told))) {
		t.Errorf("it tells %d of %d and says %q", told, all, d.said())
	}
}
