package input

import "slices"

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
