package e2e

import (
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// pad is a gamepad of the standard layout in the hands of a player who has nothing else.
type pad struct {
	g     *guest
	state vmhost.GamepadState
	// taps counts the presses of each button.
	taps map[ebiten.StandardGamepadButton]int
}

// plug connects a gamepad, which is as the test has made it from the first moment on.
func (g *guest) plug(name string, as ...func(*vmhost.GamepadState)) *pad {
	g.t.Helper()
	p := &pad{g: g, taps: map[ebiten.StandardGamepadButton]int{}, state: vmhost.GamepadState{
		SDLID: "03000000000000000000000000000000", Name: name,
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}}
	for axis := ebiten.StandardGamepadAxis(0); axis <= ebiten.StandardGamepadAxisMax; axis++ {
		p.state.StandardAxes[axis] = 0
	}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		p.state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	p.state.ID = ebiten.GamepadID(len(g.pads))
	for _, make := range as {
		make(&p.state)
	}
	g.pads = append(g.pads, p)
	p.send()
	g.tick(2)
	return p
}

// unplug takes it away.
func (p *pad) unplug() {
	p.g.pads = slices.DeleteFunc(p.g.pads, func(other *pad) bool { return other == p })
	p.send()
	p.g.tick(2)
}

// send has the program see all gamepads as they are.
func (p *pad) send() {
	var all []vmhost.GamepadState
	for _, one := range p.g.pads {
		all = append(all, one.state)
	}
	p.g.session.UpdateGamepads(all)
}

// push brings a stick somewhere and leaves it there.
func (p *pad) push(axis ebiten.StandardGamepadAxis, to float64) {
	p.g.t.Helper()
	p.state.StandardAxes[axis] = to
	p.send()
	p.g.tick(2)
}

// tap presses a button and lets it go.
func (p *pad) tap(b ebiten.StandardGamepadButton) {
	p.g.t.Helper()
	p.taps[b]++
	p.state.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	p.send()
	p.g.tick(1)
	p.state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	p.send()
	p.g.tick(1)
}

// steer brings the focus to an item: by the direction in which it lies, and along the reading order where that leads
// nowhere new. It reports whether the item is still there.
func (p *pad) steer(id string) bool {
	p.g.t.Helper()
	been := map[string]bool{}
	for range 120 {
		s := p.g.look()
		to, ok := s.find(id)
		if !ok {
			return false
		}
		if to.Focused {
			return true
		}
		step := ebiten.StandardGamepadButtonFrontTopRight
		for _, from := range s.Items {
			if from.Focused && !been[from.ID] {
				been[from.ID] = true
				step = towards(from, to)
			}
		}
		p.tap(step)
	}
	p.g.t.Fatalf("the focus never came to %q by gamepad; there are %v", id, p.g.look().ids())
	return false
}

// towards is the direction in which most of the way from one item to another lies.
func towards(from, to item) ebiten.StandardGamepadButton {
	dx := to.Box[0] + to.Box[2]/2 - from.Box[0] - from.Box[2]/2
	dy := to.Box[1] + to.Box[3]/2 - from.Box[1] - from.Box[3]/2
	switch {
	case math.Abs(dx) > math.Abs(dy) && dx > 0:
		return ebiten.StandardGamepadButtonLeftRight
	case math.Abs(dx) > math.Abs(dy):
		return ebiten.StandardGamepadButtonLeftLeft
	case dy > 0:
		return ebiten.StandardGamepadButtonLeftBottom
	default:
		return ebiten.StandardGamepadButtonLeftTop
	}
}

// press brings the focus to an item and confirms.
func (p *pad) press(id string) {
	p.g.t.Helper()
	if p.steer(id) {
		p.tap(ebiten.StandardGamepadButtonRightBottom)
		p.g.tick(2)
	}
}

// TestEachGameByGamepadAlone goes the whole way with a gamepad and nothing else: from the menu through the set-up,
// where a name is picked from a list, through a match to its scoring, and to another round.
func TestEachGameByGamepadAlone(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game, lang, name string
		seats            string
		player           func(g *guest, dir string, with *pad) interface{ playOut() screen }
	}{
		{"kompromat", "en", "Xbox Wireless Controller", "",
			func(g *guest, _ string, with *pad) interface{ playOut() screen } {
				return &player{guest: g, pad: with, seen: map[string]int{}}
			}},
		{"topsecret", "fr", "DualSense Wireless Controller", "seats.3",
			func(g *guest, _ string, with *pad) interface{ playOut() screen } {
				p := newSpy(g)
				p.pad = with
				return p
			}},
		{"getadler", "en", "Pro Controller", "seats.4", func(g *guest, dir string, with *pad) interface{ playOut() screen } {
			p := newSleuth(g, dir)
			p.pad = with
			return p
		}},
	} {
		t.Run(c.game, func(t *testing.T) {
			dir := t.TempDir()
			fast(t, dir, c.lang)
			g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "61"}})
			with := g.plug(c.name)
			with.press("new." + c.game)
			if c.seats != "" {
				with.press(c.seats)
			}
			with.press("names0")
			picked := ""
			for _, it := range g.look().Items {
				if it.Focused {
					picked = it.Label
				}
			}
			with.tap(ebiten.StandardGamepadButtonRightBottom)
			if picked == "" || !g.look().has(picked) {
				t.Errorf("the name %q was picked and is not in the set-up: %s", picked, g.look().texts())
			}
			with.press("start")
			c.player(g, dir, with).playOut()
			finished(t, dir)
			with.press("rematch")
			g.until("a new match", 900, func(screen) bool { return len(recordsIn(t, dir)) == 2 })
			for _, b := range []ebiten.StandardGamepadButton{
				ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftBottom,
			} {
				if with.taps[b] == 0 {
					t.Errorf("the directions were hardly used: %v", with.taps)
				}
			}
		})
	}
}

// TestAGamepadThatGoesAwayPauses pulls it out in the middle of a match: the table is paused and says why, and goes on
// with whatever is used next.
func TestAGamepadThatGoesAwayPauses(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "62"}})
	with := g.plug("Xbox Wireless Controller")
	with.press("new.kompromat")
	with.press("start")
	g.until("a question", 900, func(s screen) bool { return s.shown("menu") && len(s.Items) > 4 })
	with.tap(ebiten.StandardGamepadButtonLeftLeft)
	with.unplug()
	g.until("the pause", 120, func(s screen) bool { return s.shown("resume") })
	g.press("resume")
	g.until("the table", 120, func(s screen) bool { return s.shown("menu") })
}

// TestALeaningGamepadIsNotInUse connects one whose sticks lean and one whose button is stuck: the focus stays where it
// is, the names of keys stay on the screen, and the other gamepad has what it presses. Then the stick of the first is
// pushed.
func TestALeaningGamepadIsNotInUse(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "62"}})
	g.key(ebiten.KeyTab)
	g.press("new.kompromat")
	g.press("start")
	g.until("a question", 900, func(s screen) bool { return s.shown("draw") })
	g.key(ebiten.KeyTab)
	focus := func() (id string) {
		for _, it := range g.look().Items {
			if it.Focused {
				id = it.ID
			}
		}
		return id
	}
	keys := func(s screen) bool {
		return slices.ContainsFunc(s.Texts, func(text run) bool { return text.Text == "H" })
	}
	before := focus()
	leaning := g.plug("Xbox Wireless Controller", func(state *vmhost.GamepadState) {
		state.StandardAxes[ebiten.StandardGamepadAxisLeftStickVertical] = 0.7
		state.StandardAxes[ebiten.StandardGamepadAxisRightStickVertical] = -0.8
		state.StandardButtons[ebiten.StandardGamepadButtonRightBottom] = vmhost.GamepadStandardButtonState{Pressed: true,
			Value: 1}
	})
	g.tick(300)
	if s := g.look(); focus() != before || !s.shown("draw") || !keys(s) {
		t.Fatalf("a gamepad that leans is in use: the focus went from %q to %q; %s", before, focus(), s.texts())
	}
	with := g.plug("DualSense Wireless Controller")
	with.tap(ebiten.StandardGamepadButtonLeftLeft)
	g.tick(300)
	if s := g.look(); !s.has("Create") || keys(s) {
		t.Errorf("the gamepad in use has lost its names: %s", s.texts())
	}
	before = focus()
	with.push(ebiten.StandardGamepadAxisLeftStickHorizontal, 1)
	with.push(ebiten.StandardGamepadAxisLeftStickHorizontal, 0)
	if focus() == before {
		t.Error("a stick that is pushed does not move the focus")
	}
	leaning.unplug()
	g.tick(60)
	if s := g.look(); s.shown("resume") {
		t.Error("a gamepad that nobody used is missed")
	}
}

// TestAnUnknownGamepadIsToldInASentence, once, wherever the player is and in both languages; it does nothing else.
func TestAnUnknownGamepadIsToldInASentence(t *testing.T) {
	t.Parallel()
	for lang, sentence := range map[string]string{"en": "buttons are not known here", "fr": "ne sont pas connus ici"} {
		dir := t.TempDir()
		fast(t, dir, lang)
		g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "62"}})
		g.press("new.kompromat")
		unknown := func(state *vmhost.GamepadState) {
			state.StandardAxes, state.StandardButtons = nil, nil
			state.Axes, state.Buttons = []float64{1, 1}, []bool{true, true, true, true}
		}
		with := g.plug("Acme", unknown)
		g.until(lang+": the sentence", 60, func(s screen) bool { return s.has(sentence) && s.shown("start") })
		g.until(lang+": no sentence", 2000, func(s screen) bool { return !s.has(sentence) })
		with.unplug()
		g.plug("Acme", unknown)
		g.tick(60)
		if g.look().has(sentence) {
			t.Errorf("%s: it is told again", lang)
		}
	}
}
