package input

import (
	"image"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Poller reads the devices. It is made once and asked once a tick, within the game's Update. The zero value works.
type Poller struct {
	tracker tracker
	keys    []ebiten.Key
	touches []ebiten.TouchID
	pads    []ebiten.GamepadID
	runes   []rune
	fingers []touch
	// page is what only a browser tells of its events.
	page page
	// width, height is the size of the window, seen that of the tick before; scale is how many pixels of the screen one of it has.
	width, height, scale  float64
	seenWidth, seenHeight float64
	// composer takes what is written; writing is where, in pixels of the screen, empty for nowhere.
	composer composer
	writing  image.Rectangle
	// held is what each key that is down gives, as it was when it went down.
	held [ebiten.KeyMax + 1]Actions
	// pad is the gamepad used last.
	pad struct {
		id   ebiten.GamepadID
		used bool
	}
}

// Modifiers are the keys held that change what another means. Command is Ctrl or Cmd; both of them together stand before
// the system's own keys on macOS.
type Modifiers struct{ shift, alt, command, both bool }

// means gives the actions of a key with modifiers held.
func (b *Bindings) means(k Key, with Modifiers) Actions {
	enter := k == at(ebiten.KeyEnter) || k == at(ebiten.KeyNumpadEnter)
	switch {
	case with.alt && enter, with.both && k == 'f' && runtime.GOOS == "darwin":
		return Actions(0).With(FullScreen)
	case with.alt:
		return 0
	case with.command && k == 'a':
		return Actions(0).With(SelectAll)
	case with.command && k > 0:
		return 0
	}
	a := b.ofKey(k)
	if with.shift && a.Has(Next) && b.Keys[Prev] == 0 {
		a = a.Without(Next).With(Prev)
	}
	return a
}

// Writes tells where on the screen, in pixels, a text is written, until it is told again; the empty rectangle for nowhere.
func (p *Poller) Writes(at image.Rectangle) { p.writing = at }

// Screen tells how large the window is, and how many pixels of the screen one of it has.
func (p *Poller) Screen(width, height, scale float64) {
	p.width, p.height, p.scale = width, height, scale
}

// Expect tells what the player is going to use, until anything has been.
func (p *Poller) Expect(d Device) { p.tracker.last.Device = d }

// Poll reads the devices with the keys and buttons that the player has chosen, in a tick that lasted so long, or before which
// the program stood still. The frame and its runes are valid until the next call.
func (p *Poller) Poll(b *Bindings, lasted time.Duration, stood bool) *Frame {
	s := sample{Lasted: lasted, Lost: stood}
	s.Focused = ebiten.IsFocused()
	s.Resized = p.width != p.seenWidth || p.height != p.seenHeight
	p.seenWidth, p.seenHeight = p.width, p.height
	p.keyboard(&s, b)
	p.gamepads(&s, b)
	p.mouse(&s)
	p.touch(&s)
	p.page.update(&s, p.scale)
	p.composer.update(&s, p.writing)
	return p.tracker.next(s)
}

func (p *Poller) keyboard(s *sample, b *Bindings) {
	control, meta := ebiten.IsKeyPressed(ebiten.KeyControl), ebiten.IsKeyPressed(ebiten.KeyMeta)
	with := Modifiers{
		shift: ebiten.IsKeyPressed(ebiten.KeyShift), alt: ebiten.IsKeyPressed(ebiten.KeyAlt),
		command: control || meta, both: control && meta,
	}
	p.keys = inpututil.AppendJustPressedKeys(p.keys[:0])
	s.AnyPress = len(p.keys) > 0
	for _, place := range p.keys {
		k := keyOn(place, ebiten.KeyName(place))
		just, usual := b.KeyGives(k, with)
		p.held[place] = just
		s.Just |= just
		s.Usual |= usual
		if !k.Modifier() {
			s.Key = k
		}
		if k.writes() && !with.command && !with.alt {
			s.Written |= just
		}
	}
	p.keys = inpututil.AppendPressedKeys(p.keys[:0])
	for _, place := range p.keys {
		s.Down |= p.held[place]
	}
	p.runes = ebiten.AppendInputChars(p.runes[:0])
	s.Runes = p.runes
	s.Keys = s.Just != 0 || s.Usual != 0 || len(p.runes) > 0
}

// stickThreshold is how far a stick is pushed before it counts as a press.
const stickThreshold = 0.6

// scrollLines is how many lines a tick a stick that is pushed to its end scrolls by.
const scrollLines = 0.35

func (p *Poller) gamepads(s *sample, b *Bindings) {
	s.PadGone = p.pad.used && inpututil.IsGamepadJustDisconnected(p.pad.id)
	p.pads = ebiten.AppendGamepadIDs(p.pads[:0])
	for _, id := range p.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		before := *s
		p.buttons(s, b, id)
		s.Stick |= stick(
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical))
		if y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical); max(y, -y) > stickThreshold/2 &&
			!p.tracker.arrival.without(s.Focused) {
			s.Scroll, s.Pad = -y*scrollLines, true
		}
		if s.Pad && !before.Pad || s.Stick != before.Stick {
			p.pad.id, p.pad.used = id, true
			s.Style = styleOf(ebiten.GamepadName(id))
		}
	}
}

func (p *Poller) buttons(s *sample, b *Bindings, id ebiten.GamepadID) {
	for i := ebiten.StandardGamepadButton(0); i <= ebiten.StandardGamepadButtonMax; i++ {
		x := buttonOf(i)
		if !p.tracker.arrival.without(s.Focused) && inpututil.IsStandardGamepadButtonJustPressed(id, i) {
			just, usual := b.ButtonGives(x)
			s.Just |= just
			s.Usual |= usual
			s.Button, s.AnyPress, s.Pad = x, true, true
		}
		if ebiten.IsStandardGamepadButtonPressed(id, i) {
			s.PadDown |= b.ofButton(x)
		}
	}
}

// stick turns a stick's position into directions.
func stick(x, y float64) Actions {
	pushed := [...]bool{Up: y < -stickThreshold, Down: y > stickThreshold, Left: x < -stickThreshold, Right: x > stickThreshold}
	return those(func(a Action) bool { return a <= Right && pushed[a] })
}

func (p *Poller) mouse(s *sample) {
	x, y := ebiten.CursorPosition()
	s.X, s.Y = float64(x), float64(y)
	s.Mouse.down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	s.Mouse.pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	s.Mouse.released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		s.Just = s.Just.With(Cancel)
		s.Second, s.AnyPress = true, true
	}
	_, s.WheelY = ebiten.Wheel()
}

func (p *Poller) touch(s *sample) {
	p.touches = ebiten.AppendTouchIDs(p.touches[:0])
	p.fingers = p.fingers[:0]
	for _, id := range p.touches {
		x, y := ebiten.TouchPosition(id)
		p.fingers = append(p.fingers, touch{id: id, x: float64(x), y: float64(y)})
	}
	s.Fingers = p.fingers
}
