package input

import (
	"runtime"
	"slices"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

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
