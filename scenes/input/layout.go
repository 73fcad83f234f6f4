package input

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// layoutTicks is how often the layout is asked for, in ticks, while nothing is pressed.
const layoutTicks = 60

// Layout is what stands on the keys of the keyboard. The zero value is a keyboard of which nothing is known. It is
// comparable.
type Layout struct {
	// signs are those by their places, in lower case; 0 where none is known.
	signs [ebiten.KeyMax + 1]rune
	// told reports that the system says what they are; otherwise they are learnt from what is written.
	told bool
}

// american is the US layout, after which the engine names places.
var american = func() (signs [ebiten.KeyMax + 1]rune) {
	for place := ebiten.KeyA; place <= ebiten.KeyZ; place++ {
		signs[place] = 'a' + rune(place-ebiten.KeyA)
	}
	for place := ebiten.KeyDigit0; place <= ebiten.KeyDigit9; place++ {
		signs[place] = '0' + rune(place-ebiten.KeyDigit0)
	}
	for place, sign := range map[ebiten.Key]rune{
		ebiten.KeyBackquote: '`', ebiten.KeyMinus: '-', ebiten.KeyEqual: '=', ebiten.KeyBracketLeft: '[',
		ebiten.KeyBracketRight: ']', ebiten.KeyBackslash: '\\', ebiten.KeySemicolon: ';', ebiten.KeyQuote: '\'',
		ebiten.KeyComma: ',', ebiten.KeyPeriod: '.', ebiten.KeySlash: '/',
	} {
		signs[place] = sign
	}
	return signs
}()

// signed are the places of the keys on which a sign stands that differs from layout to layout.
var signed = func() []ebiten.Key {
	all := []ebiten.Key{ebiten.KeyIntlBackslash}
	for place, sign := range american {
		if sign != 0 {
			all = append(all, ebiten.Key(place))
		}
	}
	return all
}()

// lone is the sign that a text consists of, in lower case; 0 for a text of several, or none.
func lone(text string) rune {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 || n != len(text) || r == utf8.RuneError || !unicode.IsGraphic(r) || unicode.IsSpace(r) {
		return 0
	}
	return unicode.ToLower(r)
}

// Read asks what the layout calls each key. Where it has no name for any, what was learnt stays.
func (l *Layout) Read(name func(ebiten.Key) string) {
	var now Layout
	for _, place := range signed {
		now.signs[place] = lone(name(place))
		now.told = now.told || now.signs[place] != 0
	}
	if now.told || l.told {
		*l = now
	}
}

// learn takes what the press of one key has written for what stands on it, unless the system says that. With Shift it
// does so for letters alone: any other sign stands over the one that is meant.
func (l *Layout) learn(place ebiten.Key, written []rune, shift bool) {
	if r := lone(string(written)); r != 0 && !l.told && slices.Contains(signed, place) && (!shift || unicode.IsLetter(r)) {
		l.signs[place] = r
	}
}

// key is the key in a place. It is known by what stands on it, if that is a Latin letter or a sign such as a comma.
// Where letters of another script stand, as on a Russian or a Greek keyboard, or marks that only change the next
// letter, it is known by what stands there on a US keyboard, as long as no other key has that. Digits are known by
// their place: on a French keyboard the row has letters.
func (l *Layout) key(place ebiten.Key) Key {
	sign, us := l.signs[place], american[place]
	switch {
	case us == 0 && sign == 0, digit(place):
		return at(place)
	case known(sign) && (unicode.Is(unicode.Latin, sign) || !unicode.IsLetter(sign) && !unicode.IsLetter(us)):
		return Key(sign)
	case us != 0 && !slices.Contains(l.signs[:], us):
		return Key(us)
	case known(sign):
		return Key(sign)
	}
	return at(place)
}

// find is the place of a key that is known by a sign.
func (l *Layout) find(k Key) (place ebiten.Key, ok bool) {
	i := slices.IndexFunc(signed, func(place ebiten.Key) bool { return l.key(place) == k })
	if i < 0 {
		return 0, false
	}
	return signed[i], true
}

// Printed is what stands on a key that is known by a sign, in capitals, as far as that is known: on a Russian keyboard
// it is another letter. It is empty for other keys.
func (l *Layout) Printed(k Key) string {
	if place, ok := l.find(k); ok && k > 0 && known(l.signs[place]) {
		return Key(l.signs[place]).Sign()
	}
	return k.Sign()
}

// Within are the bindings as far as this keyboard has their keys: an action that follows a sign which stands on no key,
// as after a change of the layout, follows its usual keys, unless these give something else by now. Where the system
// does not say what stands on the keys, the player is believed.
func (l *Layout) Within(b Bindings) Bindings {
	for a := range ActionCount {
		if b.Keys[a] <= 0 || !l.told {
			continue
		}
		if _, ok := l.find(b.Keys[a]); ok {
			continue
		}
		usual := b
		if usual.Keys[a] = 0; usual.SharingKey(a)&^b.SharingKey(a) == 0 && !usual.clashing() {
			b = usual
		}
	}
	return b
}

// wrote reports whether the key in a place writes a character, with Shift or without: only as far as that says no more
// than what stands on it.
func (l *Layout) wrote(place ebiten.Key, r rune) bool {
	sign := l.signs[place]
	if sign == 0 {
		sign = american[place]
	}
	return unicode.ToLower(r) == sign || at(place).Digit() >= 0 && int(r-'1') == at(place).Digit()
}

// Confirm and Cancel lead through every screen, so they are kept from each other and from the arrows: whatever is given
// to what, one press never does both, and there is always one for each.

// directions are the actions of the arrows, the directional pad and the stick.
const directions = Actions(1<<Up | 1<<Down | 1<<Left | 1<<Right)

// leading are the actions that lead through every screen, moving those that move the focus.
const (
	leading = Actions(1<<Confirm | 1<<Cancel)
	moving  = directions | 1<<Next | 1<<Prev
)

// counterpart is the other one of Confirm and Cancel.
func counterpart(a Action) (other Action, ok bool) {
	switch a {
	case Confirm:
		return Cancel, true
	case Cancel:
		return Confirm, true
	}
	return 0, false
}

// Moves reports whether a key usually moves the focus in a direction: it can neither confirm nor lead back.
func (k Key) Moves() bool {
	return slices.ContainsFunc(usuals[Up:Right+1], func(u usual) bool { return slices.Contains(u.keys, k) })
}

// Moves reports whether a button usually moves the focus in a direction.
func (b Button) Moves() bool {
	return slices.ContainsFunc(usuals[Up:Right+1], func(u usual) bool { return u.button == b })
}

// clashing reports whether one key confirms and leads back.
func (b *Bindings) clashing() bool {
	return slices.ContainsFunc(b.all(Confirm), func(k Key) bool { return b.hasKey(Cancel, k) })
}

// partKeys keeps Confirm and Cancel apart after one of them was given a key: the other one takes the key that the first
// had before, or else its usual ones. It reports whether that was possible; where not, nothing has changed.
func (b *Bindings) partKeys(a Action, before *Bindings) bool {
	other, ok := counterpart(a)
	if !ok || !b.clashing() {
		return true
	}
	if k := before.Key(a); k.Free() && !k.Moves() {
		if b.setKey(other, k); !b.clashing() {
			return true
		}
	}
	if b.Keys[other] = 0; !b.clashing() {
		return true
	}
	*b = *before
	return false
}

// partButtons does the same with buttons, which can always be exchanged.
func (b *Bindings) partButtons(a Action, before *Bindings) {
	if other, ok := counterpart(a); ok && b.Button(a) == b.Button(other) {
		b.setButton(other, before.Button(a))
	}
}

// heal gives Confirm and Cancel their usual keys or buttons back where one does both, as in settings of earlier
// versions and in those written by hand.
func (b *Bindings) heal() {
	for _, a := range [...]Action{Confirm, Cancel} {
		if b.Keys[a].Moves() {
			b.Keys[a] = 0
		}
		if b.Buttons[a].Moves() {
			b.Buttons[a] = 0
		}
	}
	if b.clashing() {
		b.Keys[Confirm], b.Keys[Cancel] = 0, 0
	}
	if b.Button(Confirm) == b.Button(Cancel) {
		b.Buttons[Confirm], b.Buttons[Cancel] = 0, 0
	}
}

// first leaves Confirm and Cancel alone where a press would give other actions as well: nothing may stand before those
// that lead through every screen. The space bar opens a hand besides, where that is its usual meaning.
func first(own Actions, space bool) Actions {
	if own&leading == 0 {
		return own
	}
	keep := leading
	if space {
		keep = keep.With(Peek)
	}
	return own & keep
}

// sure is what a press means where nobody may be locked out, own and usual being what it means with and without what
// the player has chosen: the arrows move; then what the player has chosen leads and moves; and what is left of the
// usual meanings leads and moves too.
func sure(own, usual Actions) Actions {
	switch {
	case usual&directions != 0:
		return usual & directions
	case own&leading != 0:
		return own
	case own&moving != 0:
		return own & moving
	case usual&(leading|moving) != 0:
		return usual
	}
	return own
}

// KeyGives is what a key means that goes down while others are held, and what it means where nobody may be locked out.
func (b *Bindings) KeyGives(k Key, with Modifiers) (just, usual Actions) {
	var none Bindings
	just = b.means(k, with)
	return just, sure(just, none.means(k, with))
}

// ButtonGives is what a button means, and what it means where nobody may be locked out.
func (b *Bindings) ButtonGives(x Button) (just, usual Actions) {
	var none Bindings
	just = b.ofButton(x)
	return just, sure(just, none.ofButton(x))
}

// AsUsual is the frame in a place where nobody may be locked out: the way to the choice of keys and buttons.
func (f *Frame) AsUsual() Frame {
	frame := *f
	if f.Usual != 0 {
		frame.Just = f.Usual
		if f.Button != 0 {
			frame.ByPad = f.Usual
		}
	}
	return frame
}
