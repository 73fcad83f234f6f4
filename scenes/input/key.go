package input

import (
	"runtime"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Key is a key of the keyboard: where it is known by a sign, that sign, in lower case; otherwise its place. Which one
// it is the layout says. The zero value is no key. Its text form is that sign or the engine's name of the place.
type Key rune

// at is the key in a place, whatever stands on it.
func at(place ebiten.Key) Key { return -Key(place) - 1 }

// place is where a key is, for one known by its place.
func (k Key) place() (place ebiten.Key, ok bool) { return ebiten.Key(-k - 1), k < 0 }

// Sign is the sign that a key is known by, in capitals; empty for others.
func (k Key) Sign() string {
	const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	switch {
	case k <= 0:
		return ""
	case k >= 'a' && k <= 'z':
		return capitals[k-'a' : k-'a'+1] // Which takes no memory in a frame.
	}
	return string(unicode.ToUpper(rune(k)))
}

// String gives the text form, empty for no key.
func (k Key) String() string {
	if place, ok := k.place(); ok {
		return place.String()
	}
	if k == 0 {
		return ""
	}
	return string(rune(k))
}

// ParseKey reads a text form; what is none gives no key.
func ParseKey(text string) Key {
	if r, n := utf8.DecodeRuneInString(text); n > 0 && n == len(text) && known(r) {
		return Key(unicode.ToLower(r))
	}
	var place ebiten.Key
	if place.UnmarshalText([]byte(text)) != nil {
		return 0
	}
	return new(Layout).key(place)
}

// known reports whether a key can be known by a sign.
func known(r rune) bool {
	return r != utf8.RuneError && !unicode.IsDigit(r) && (unicode.IsLetter(r) || unicode.IsPunct(r) || unicode.IsSymbol(r))
}

func digit(place ebiten.Key) bool { return place >= ebiten.KeyDigit0 && place <= ebiten.KeyDigit9 }

func numpad(place ebiten.Key) bool {
	return place >= ebiten.KeyNumpad0 && place <= ebiten.KeyNumpadSubtract
}

// writes reports whether a key puts a character into a text.
func (k Key) writes() bool {
	place, ok := k.place()
	return k > 0 || ok && (place == ebiten.KeySpace || digit(place) || numpad(place) && place != ebiten.KeyNumpadEnter)
}

// taken are keys that change what others do, and keys that the system takes for itself.
var taken = []ebiten.Key{
	ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
	ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight,
	ebiten.KeyCapsLock, ebiten.KeyNumLock, ebiten.KeyScrollLock, ebiten.KeyPrintScreen, ebiten.KeyContextMenu,
}

// Modifier reports whether a key only changes what others do, or belongs to the system: nothing waits for it.
func (k Key) Modifier() bool {
	place, ok := k.place()
	return ok && slices.Contains(taken, place)
}

// Free reports whether an action may be given to the key: Escape always leads back, digits always choose cards, and
// what edits a text or changes other keys stays with that.
func (k Key) Free() bool {
	place, ok := k.place()
	if k == 0 || k.Modifier() {
		return false
	}
	if !ok {
		return true
	}
	switch place {
	case ebiten.KeyEscape, ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyHome, ebiten.KeyEnd:
		return false
	}
	return place >= 0 && place <= ebiten.KeyMax && !digit(place) && (!numpad(place) || place == ebiten.KeyNumpadEnter)
}

// IsEscape reports whether it is the key that always leads back.
func (k Key) IsEscape() bool { return k == at(ebiten.KeyEscape) }

// Button is a button of a gamepad by its place in the standard layout. The zero value is none. Its text form is the
// name of the place.
type Button uint8

// buttonNames are the text forms.
var buttonNames = [ebiten.StandardGamepadButtonMax + 1]string{
	ebiten.StandardGamepadButtonRightBottom: "south", ebiten.StandardGamepadButtonRightRight: "east",
	ebiten.StandardGamepadButtonRightLeft: "west", ebiten.StandardGamepadButtonRightTop: "north",
	ebiten.StandardGamepadButtonFrontTopLeft: "l1", ebiten.StandardGamepadButtonFrontTopRight: "r1",
	ebiten.StandardGamepadButtonFrontBottomLeft: "l2", ebiten.StandardGamepadButtonFrontBottomRight: "r2",
	ebiten.StandardGamepadButtonCenterLeft: "select", ebiten.StandardGamepadButtonCenterRight: "start",
	ebiten.StandardGamepadButtonLeftStick: "l3", ebiten.StandardGamepadButtonRightStick: "r3",
	ebiten.StandardGamepadButtonLeftTop: "up", ebiten.StandardGamepadButtonLeftBottom: "down",
	ebiten.StandardGamepadButtonLeftLeft: "left", ebiten.StandardGamepadButtonLeftRight: "right",
}

func buttonOf(b ebiten.StandardGamepadButton) Button { return Button(b) + 1 }

// String gives the text form, empty for no button and for one that games leave to the system.
func (b Button) String() string {
	if b == 0 || int(b) > len(buttonNames) {
		return ""
	}
	return buttonNames[b-1]
}

// ParseButton reads a text form; what is none gives no button.
func ParseButton(text string) Button {
	for i, name := range buttonNames {
		if name != "" && strings.EqualFold(name, text) {
			return Button(i + 1)
		}
	}
	return 0
}

// Free reports whether an action may be given to the button: all but the one that games leave to the system.
func (b Button) Free() bool { return b.String() != "" }

// Digit is the number, counted from 0, that a key stands for by its place in the digit row or on the keypad, whatever
// stands on it; -1 for other keys, and for the one of the 0.
func (k Key) Digit() int {
	place, ok := k.place()
	switch {
	case ok && digit(place):
		return int(place-ebiten.KeyDigit0) - 1
	case ok && place >= ebiten.KeyNumpad0 && place <= ebiten.KeyNumpad9:
		return int(place-ebiten.KeyNumpad0) - 1
	}
	return -1
}

// keyboard is what the system says of the keyboard in one tick, as a plain value.
type keyboard struct {
	// struck, let and down are the places of the keys that went down, that went up, and that are down; runes is what they
	// wrote.
	struck, let, down []ebiten.Key
	runes             []rune
	// truth is which modifiers are held where the system was asked for it, beside what the engine has been told of them.
	truth held
	asked bool

	capsLock, numLock, focused bool
	// frame is the number of the last picture: between two of them everything is heard that the system has to say.
	frame int
}

// modifier is a pair of keys that change what others do.
type modifier uint8

const (
	shift modifier = iota
	control
	alt
	meta
	modifierCount
)

// sides are where the keys of a modifier are.
var sides = [modifierCount][2]ebiten.Key{
	shift:   {ebiten.KeyShiftLeft, ebiten.KeyShiftRight},
	control: {ebiten.KeyControlLeft, ebiten.KeyControlRight},
	alt:     {ebiten.KeyAltLeft, ebiten.KeyAltRight},
	meta:    {ebiten.KeyMetaLeft, ebiten.KeyMetaRight},
}

// held tells of each modifier whether it is held.
type held [modifierCount]bool

// among reports whether one of the keys of a modifier is among some.
func (m modifier) among(keys []ebiten.Key) bool {
	return slices.Contains(keys, sides[m][0]) || slices.Contains(keys, sides[m][1])
}

// keys turns what the keyboard says into actions: it knows what was before.
type keys struct {
	layout Layout
	// gives is what each key that is down gives, as it was when it went down.
	gives [ebiten.KeyMax + 1]Actions
	// believed are the modifiers that are taken for held. The engine misses the end of a press that was let go of while
	// something else had the keyboard, as the switcher of windows has. denied is the picture after which the system began
	// to say otherwise, counted from 1; 0 for never.
	believed held
	denied   [modifierCount]int
	ordered  []ebiten.Key
	struck   []Key
}

// take adds to a sample what the keyboard says.
func (k *keys) take(s *sample, raw *keyboard, b *Bindings) {
	k.order(raw)
	k.believe(raw)
	with := Modifiers{
		shift: k.believed[shift], alt: k.believed[alt],
		command: k.believed[control] || k.believed[meta], both: k.believed[control] && k.believed[meta],
	}
	plain := !with.alt && !with.command
	if len(k.ordered) == 1 && plain {
		k.layout.learn(k.ordered[0], raw.runes, with.shift)
	}
	within := k.layout.Within(*b)
	s.AnyPress = len(raw.struck) > 0
	k.struck = k.struck[:0]
	for _, place := range k.ordered {
		with, plain := with, plain
		if (patience > 0 || !raw.asked) && k.wrote(place, raw) {
			// Nothing but Meta is held with a key that writes what stands on it; what went down in the same tick came later.
			with.alt, with.both, with.command = false, false, k.believed[meta]
			plain = !with.command
		}
		key := k.layout.key(k.steered(place, raw, with))
		just, usual := within.KeyGives(key, with)
		k.gives[place] = just
		s.Just |= just
		s.Usual |= usual
		s.Key = key
		if plain {
			k.struck = append(k.struck, key)
			if key.writes() {
				s.Written |= just
			}
		}
	}
	for _, place := range raw.down {
		s.Down |= k.gives[place]
	}
	s.Runes, s.Struck = raw.runes, k.struck
	s.Keys = s.Just != 0 || s.Usual != 0 || len(raw.runes) > 0 || len(k.struck) > 0
}

// order puts the keys that went down, but for modifiers, into the order of what they wrote: the engine has none. A key
// that wrote twice went down twice.
func (k *keys) order(raw *keyboard) {
	k.ordered = k.ordered[:0]
	for _, r := range raw.runes {
		if i := slices.IndexFunc(raw.struck, func(place ebiten.Key) bool { return k.layout.wrote(place, r) }); i >= 0 {
			k.ordered = append(k.ordered, raw.struck[i])
		}
	}
	for _, place := range raw.struck {
		if !at(place).Modifier() && !slices.Contains(k.ordered, place) {
			k.ordered = append(k.ordered, place)
		}
	}
}

// believe finds out which modifiers are held. One counts from when it is seen to go down, with the focus, until it is
// seen to go up, or the focus goes, or the system says that it is up: asked for itself, or by a character that would
// not have come. The engine also misses that one goes down which it has for held; that it is held the system says then,
// or that it goes up.
func (k *keys) believe(raw *keyboard) {
	for m := range modifierCount {
		struck, let, truth := m.among(raw.struck), m.among(raw.let), raw.asked && raw.truth[m]
		k.believed[m] = (k.believed[m] || struck || let || truth) && m.among(raw.down) && raw.focused
		switch {
		case !k.believed[m] || !raw.asked || truth || let:
			k.denied[m] = 0
		case k.denied[m] == 0 || struck:
			k.denied[m] = raw.frame + 1
		}
		if k.denied[m] > 0 && raw.frame+1-k.denied[m] >= patience {
			k.believed[m] = false
		}
		if !struck && k.disproved(m, raw) {
			k.believed[m] = false
		}
	}
}

// disproved reports whether a character has come that a key does not write while the modifier is held. One that AltGr
// or Option write is another than what stands on the key. With Meta characters come on some systems, and in a browser
// with all of them, but there the system is asked.
func (k *keys) disproved(m modifier, raw *keyboard) bool {
	if raw.asked && (m == shift || m == meta || patience == 0) {
		return false
	}
	return slices.ContainsFunc(k.ordered, func(place ebiten.Key) bool { return k.wrote(place, raw) }) &&
		(m != shift || !raw.capsLock && slices.ContainsFunc(raw.runes, unicode.IsLower))
}

// wrote reports whether a key wrote what stands on it.
func (k *keys) wrote(place ebiten.Key, raw *keyboard) bool {
	return slices.ContainsFunc(raw.runes, func(r rune) bool { return k.layout.wrote(place, r) })
}

// keypad is where the keys of the keypad lead that digits stand on, while Num Lock is off.
var keypad = map[ebiten.Key]ebiten.Key{
	ebiten.KeyNumpad7: ebiten.KeyHome, ebiten.KeyNumpad8: ebiten.KeyArrowUp, ebiten.KeyNumpad9: ebiten.KeyPageUp,
	ebiten.KeyNumpad4: ebiten.KeyArrowLeft, ebiten.KeyNumpad6: ebiten.KeyArrowRight,
	ebiten.KeyNumpad1: ebiten.KeyEnd, ebiten.KeyNumpad2: ebiten.KeyArrowDown, ebiten.KeyNumpad3: ebiten.KeyPageDown,
	ebiten.KeyNumpadDecimal: ebiten.KeyDelete,
}

// steered is the place whose meaning a key has: without Num Lock the keypad leads, but for Shift.
func (k *keys) steered(place ebiten.Key, raw *keyboard, with Modifiers) ebiten.Key {
	if to, ok := keypad[place]; ok && !raw.numLock && !with.shift {
		return to
	}
	return place
}

// Modifiers are the keys held that change what another means. Command is Ctrl or Cmd; both of them together stand
// before the system's own keys on macOS.
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
