package input

import (
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
