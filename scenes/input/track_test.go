package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func set(as ...Action) Actions {
	var s Actions
	for _, a := range as {
		s = s.With(a)
	}
	return s
}

func TestHeldDirectionsRepeat(t *testing.T) {
	var tr tracker
	var at []int
	for tick := range repeatDelay + 3*repeatEvery {
		s := sample{Down: set(Down, Confirm)}
		if tick == 0 {
			s.Just = s.Down
		}
		f := tr.next(s)
		if f.Just.Has(Down) {
			at = append(at, tick)
		}
		if tick > 0 && f.Just.Has(Confirm) {
			t.Fatalf("Confirm repeats at tick %d: a held key would press on and on", tick)
		}
	}
	if len(at) != 4 || at[0] != 0 || at[1] != repeatDelay || at[2]-at[1] != repeatEvery {
		t.Errorf("Down came at ticks %v", at)
	}
}

func TestAPushedStickIsOnePress(t *testing.T) {
	var tr tracker
	tr.next(sample{})
	if !tr.next(sample{Down: stick(0.9, 0)}).Just.Has(Right) {
		t.Error("pushing the stick is no press")
	}
	if tr.next(sample{Down: stick(0.9, 0.1)}).Just != 0 {
		t.Error("holding the stick presses again at once")
	}
}

func TestRingFollowsTheLastDevice(t *testing.T) {
	var tr tracker
	tr.next(sample{X: 5, Y: 5})
	if !tr.next(sample{X: 5, Y: 5, Just: set(Next), Keys: true}).Keyboard {
		t.Error("a key does not show the ring")
	}
	if !tr.next(sample{X: 5, Y: 5}).Keyboard {
		t.Error("the ring goes away by itself")
	}
	if tr.next(sample{X: 9, Y: 5}).Keyboard {
		t.Error("the ring stays when the mouse moves")
	}
	if tr.next(sample{X: 9, Y: 5, Just: set(Cancel), AnyPress: true}).Keyboard {
		t.Error("a right click shows the ring")
	}
}

func TestLosingTheFocusIsToldOnce(t *testing.T) {
	var tr tracker
	if tr.next(sample{}).LostFocus {
		t.Error("a window that never had the focus lost it")
	}
	tr.next(sample{Focused: true})
	if !tr.next(sample{}).LostFocus {
		t.Error("losing the focus is not told")
	}
	if tr.next(sample{}).LostFocus {
		t.Error("losing the focus is told twice")
	}
}

func TestModifiers(t *testing.T) {
	for _, c := range []struct {
		key        ebiten.Key
		shift, alt bool
		want       Actions
	}{
		{ebiten.KeyTab, false, false, set(Next)},
		{ebiten.KeyTab, true, false, set(Prev)},
		{ebiten.KeyTab, false, true, 0},
		{ebiten.KeyEnter, false, false, set(Confirm)},
		{ebiten.KeyEnter, false, true, set(FullScreen)},
		{ebiten.KeySpace, false, false, set(Confirm, Peek)},
		{ebiten.KeyF11, false, false, set(FullScreen)},
	} {
		if got := modify(keyActions(c.key), c.shift, c.alt); got != c.want {
			t.Errorf("%v shift %v alt %v gives %b, want %b", c.key, c.shift, c.alt, got, c.want)
		}
	}
}

func TestEveryActionHasAKey(t *testing.T) {
	var all Actions
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		for _, shift := range []bool{false, true} {
			all |= modify(keyActions(k)|letterActions(k.String())|commandActions(k.String()), shift, false)
		}
	}
	for a := range ActionCount {
		if !all.Has(a) {
			t.Errorf("no key gives action %d", a)
		}
	}
}
