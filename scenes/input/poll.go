package input

import (
	"image"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Poller reads the devices. It is made once and asked once a tick, within the game's Update. The zero value works.
type Poller struct {
	tracker tracker
	keys    keys
	// keyboard is what the keyboard has said last; polls counts the ticks, frame the pictures between them.
	keyboard     keyboard
	polls, frame int
	touches      []ebiten.TouchID
	pads         pads
	gamepads     []pad
	ids          []ebiten.GamepadID
	fingers      []touch
	// page is what only a browser tells of its events.
	page page
	// width, height is the size of the window, seen that of the tick before; scale is how many pixels of the screen one of
	// it has, stretch how many one has where the engine says that the mouse is.
	width, height, scale, stretch    float64
	seenWidth, seenHeight, seenScale float64
	// composer takes what is written; writing is where, in pixels of the screen, empty for nowhere.
	composer composer
	writing  image.Rectangle
}

// Writes tells where on the screen, in pixels, a text is written, until it is told again; the empty rectangle for
// nowhere.
func (p *Poller) Writes(at image.Rectangle) { p.writing = at }

// Screen tells how large the window is, how many pixels of the screen one of it has, and how many one has where the
// engine says that the mouse is.
func (p *Poller) Screen(width, height, scale, stretch float64) {
	p.width, p.height, p.scale, p.stretch = width, height, scale, stretch
}

// Shown reports that a picture was made: whatever the system had to say has been heard until the next tick.
func (p *Poller) Shown() { p.frame++ }

// Layout is what stands on the keys.
func (p *Poller) Layout() Layout { return p.keys.layout }

// Expect tells what the player is going to use, until anything has been.
func (p *Poller) Expect(d Device) { p.tracker.last.Device = d }

// Poll reads the devices with the keys and buttons that the player has chosen, in a tick that lasted so long, or before
// which the program stood still. The frame and its runes are valid until the next call.
func (p *Poller) Poll(b *Bindings, lasted time.Duration, stood bool) *Frame {
	s := sample{Lasted: lasted, Lost: stood}
	s.Focused = ebiten.IsFocused()
	s.Resized = p.width != p.seenWidth || p.height != p.seenHeight
	s.Rescaled = p.scale != p.seenScale
	p.seenWidth, p.seenHeight, p.seenScale = p.width, p.height, p.scale
	p.keys.take(&s, p.readKeyboard(s.Focused), b)
	p.pads.take(&s, p.readPads(), p.tracker.arrival.without(s.Focused), b)
	p.mouse(&s)
	p.touch(&s)
	p.page.update(&s, p.scale)
	at := func(x int) int { return int(float64(x) / p.stretch) }
	p.composer.update(&s, image.Rect(at(p.writing.Min.X), at(p.writing.Min.Y), at(p.writing.Max.X), at(p.writing.Max.Y)))
	p.polls++
	return p.tracker.next(s)
}

// readKeyboard asks what the keyboard says.
func (p *Poller) readKeyboard(focused bool) *keyboard {
	raw := &p.keyboard
	raw.focused, raw.frame = focused, p.frame
	raw.struck = inpututil.AppendJustPressedKeys(raw.struck[:0])
	raw.down = inpututil.AppendPressedKeys(raw.down[:0])
	raw.let = inpututil.AppendJustReleasedKeys(raw.let[:0])
	raw.runes = ebiten.AppendInputChars(raw.runes[:0])
	raw.capsLock, raw.numLock = ebiten.IsCapsLockOn(), ebiten.IsNumLockOn()
	raw.truth, raw.asked = held{}, false
	if focused && slices.ContainsFunc(raw.down, func(place ebiten.Key) bool { return at(place).Modifier() }) {
		raw.truth, raw.asked = askHeld()
	}
	if focused && (p.polls%layoutTicks == 0 || len(raw.struck) > 0) {
		p.keys.layout.Read(ebiten.KeyName)
	}
	return raw
}

// readPads asks what the gamepads say.
func (p *Poller) readPads() []pad {
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
	p.gamepads = p.gamepads[:0]
	for _, id := range p.ids {
		raw := pad{
			id: id, name: ebiten.GamepadName(id), model: ebiten.GamepadSDLID(id),
			known: ebiten.IsStandardGamepadLayoutAvailable(id),
		}
		for i := range raw.axes {
			raw.axes[i] = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxis(i))
		}
		for i := range raw.buttons {
			button := ebiten.StandardGamepadButton(i)
			raw.buttons[i] = ebiten.StandardGamepadButtonValue(id, button)
			if raw.buttons[i] == 0 && ebiten.IsStandardGamepadButtonPressed(id, button) {
				raw.buttons[i] = 1
			}
		}
		p.gamepads = append(p.gamepads, raw)
	}
	return p.gamepads
}

func (p *Poller) mouse(s *sample) {
	x, y := ebiten.CursorPosition()
	s.X, s.Y = float64(x)*p.stretch, float64(y)*p.stretch
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
		p.fingers = append(p.fingers, touch{id: id, x: float64(x) * p.stretch, y: float64(y) * p.stretch})
	}
	s.Fingers = p.fingers
}
