package input

import (
	"strings"

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
	finger  finger
}

// finger is the first finger on the screen: the only one that counts.
type finger struct {
	id   ebiten.TouchID
	down bool
}

// keyActions are the keys that mean the same on every layout.
func keyActions(k ebiten.Key) Actions {
	switch k {
	case ebiten.KeyArrowUp:
		return Actions(0).With(Up)
	case ebiten.KeyArrowDown:
		return Actions(0).With(Down)
	case ebiten.KeyArrowLeft:
		return Actions(0).With(Left)
	case ebiten.KeyArrowRight:
		return Actions(0).With(Right)
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
		return Actions(0).With(Confirm)
	case ebiten.KeySpace:
		return Actions(0).With(Confirm).With(Peek)
	case ebiten.KeyEscape:
		return Actions(0).With(Cancel)
	case ebiten.KeyTab:
		return Actions(0).With(Next)
	case ebiten.KeyF1:
		return Actions(0).With(Rules)
	case ebiten.KeyF2:
		return Actions(0).With(Language)
	case ebiten.KeyF11:
		return Actions(0).With(FullScreen)
	case ebiten.KeyBackspace:
		return Actions(0).With(Backspace)
	case ebiten.KeyDelete:
		return Actions(0).With(Delete)
	case ebiten.KeyHome:
		return Actions(0).With(Home)
	case ebiten.KeyEnd:
		return Actions(0).With(End)
	}
	return 0
}

// letterActions are the keys known by the letter that stands on them, wherever the layout has it.
func letterActions(letter string) Actions {
	switch strings.ToLower(letter) {
	case "l":
		return Actions(0).With(Log)
	case "m":
		return Actions(0).With(Mute)
	case "d":
		return Actions(0).With(Draw)
	case "s":
		return Actions(0).With(Stop)
	case "n":
		return Actions(0).With(Notebook)
	case "c":
		return Actions(0).With(Sheet)
	case "i":
		return Actions(0).With(Inspect)
	case "v":
		return Actions(0).With(Listen)
	}
	return 0
}

// commandActions are those of letters with Ctrl or Cmd held.
func commandActions(letter string) Actions {
	if strings.EqualFold(letter, "a") {
		return Actions(0).With(SelectAll)
	}
	return 0
}

// modify turns actions into what they are with Shift or Alt held.
func modify(a Actions, shift, alt bool) Actions {
	if shift && a.Has(Next) {
		a = a.Without(Next).With(Prev)
	}
	if alt {
		if a.Has(Confirm) && !a.Has(Peek) {
			return Actions(0).With(FullScreen)
		}
		return 0
	}
	return a
}

// padButtons gives each button of the standard layout its meaning.
func padButtons(b ebiten.StandardGamepadButton) Actions {
	switch b {
	case ebiten.StandardGamepadButtonRightBottom:
		return Actions(0).With(Confirm)
	case ebiten.StandardGamepadButtonRightRight, ebiten.StandardGamepadButtonCenterRight:
		return Actions(0).With(Cancel)
	case ebiten.StandardGamepadButtonLeftTop:
		return Actions(0).With(Up)
	case ebiten.StandardGamepadButtonLeftBottom:
		return Actions(0).With(Down)
	case ebiten.StandardGamepadButtonLeftLeft:
		return Actions(0).With(Left)
	case ebiten.StandardGamepadButtonLeftRight:
		return Actions(0).With(Right)
	case ebiten.StandardGamepadButtonFrontBottomRight:
		return Actions(0).With(Peek)
	case ebiten.StandardGamepadButtonFrontTopLeft:
		return Actions(0).With(Prev)
	case ebiten.StandardGamepadButtonFrontTopRight:
		return Actions(0).With(Next)
	case ebiten.StandardGamepadButtonCenterLeft:
		return Actions(0).With(Rules)
	}
	return 0
}

// Poll reads the devices; the frame and its runes are valid until the next call.
func (p *Poller) Poll() *Frame {
	var s sample
	p.keyboard(&s)
	p.gamepads(&s)
	p.mouse(&s)
	p.touch(&s)
	s.Focused = ebiten.IsFocused()
	return p.tracker.next(s)
}

func (p *Poller) keyboard(s *sample) {
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	alt := ebiten.IsKeyPressed(ebiten.KeyAlt)
	command := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	p.keys = inpututil.AppendJustPressedKeys(p.keys[:0])
	s.AnyPress = len(p.keys) > 0
	for _, k := range p.keys {
		a := keyActions(k)
		switch {
		case a == 0 && command:
			a = commandActions(letterOn(k))
		case a == 0:
			a = letterActions(letterOn(k))
		}
		s.Just |= modify(a, shift, alt)
	}
	p.keys = inpututil.AppendPressedKeys(p.keys[:0])
	for _, k := range p.keys {
		s.Down |= modify(keyActions(k), shift, alt)
	}
	p.runes = ebiten.AppendInputChars(p.runes[:0])
	s.Runes = p.runes
	s.Keys = s.Just != 0 || len(p.runes) > 0
}

// letterOn is the letter that the layout has on a key; where that is not known, the one of the US layout.
func letterOn(k ebiten.Key) string {
	if name := ebiten.KeyName(k); name != "" {
		return name
	}
	return k.String()
}

// stickThreshold is how far a stick is pushed before it counts as a press.
const stickThreshold = 0.6

func (p *Poller) gamepads(s *sample) {
	p.pads = ebiten.AppendGamepadIDs(p.pads[:0])
	for _, id := range p.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
			if inpututil.IsStandardGamepadButtonJustPressed(id, b) {
				s.Just |= padButtons(b)
				s.AnyPress, s.Keys = true, true
			}
			if ebiten.IsStandardGamepadButtonPressed(id, b) {
				s.Down |= padButtons(b)
			}
		}
		s.Down |= stick(
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical))
	}
}

// stick turns a stick's position into directions.
func stick(x, y float64) Actions {
	var a Actions
	switch {
	case x < -stickThreshold:
		a = a.With(Left)
	case x > stickThreshold:
		a = a.With(Right)
	}
	switch {
	case y < -stickThreshold:
		a = a.With(Up)
	case y > stickThreshold:
		a = a.With(Down)
	}
	return a
}

func (p *Poller) mouse(s *sample) {
	x, y := ebiten.CursorPosition()
	s.X, s.Y = float64(x), float64(y)
	s.Held = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	s.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	s.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		s.Just = s.Just.With(Cancel)
		s.AnyPress = true
	}
	_, s.WheelY = ebiten.Wheel()
}

func (p *Poller) touch(s *sample) {
	if !p.finger.down {
		p.touches = inpututil.AppendJustPressedTouchIDs(p.touches[:0])
		if len(p.touches) == 0 {
			return
		}
		p.finger = finger{p.touches[0], true}
		s.Pressed = true
	}
	s.Touch = true
	x, y := ebiten.TouchPosition(p.finger.id)
	if inpututil.IsTouchJustReleased(p.finger.id) {
		x, y = inpututil.TouchPositionInPreviousTick(p.finger.id)
		s.Released, p.finger.down = true, false
	}
	s.X, s.Y, s.Held = float64(x), float64(y), p.finger.down
}
