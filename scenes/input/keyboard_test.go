package input

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// rows are places of a keyboard in their order, and printed what stands on them on keyboards of the world, unshifted: a
// space is a sign of which the system says nothing.
var rows = [...][]ebiten.Key{
	{
		ebiten.KeyBackquote, ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5,
		ebiten.KeyDigit6,
		ebiten.KeyDigit7, ebiten.KeyDigit8, ebiten.KeyDigit9, ebiten.KeyDigit0, ebiten.KeyMinus, ebiten.KeyEqual,
	},
	{
		ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyR, ebiten.KeyT, ebiten.KeyY, ebiten.KeyU, ebiten.KeyI, ebiten.KeyO,
		ebiten.KeyP,
		ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
	},
	{
		ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyF, ebiten.KeyG, ebiten.KeyH, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL,
		ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyBackslash,
	},
	{
		ebiten.KeyIntlBackslash, ebiten.KeyZ, ebiten.KeyX, ebiten.KeyC, ebiten.KeyV, ebiten.KeyB, ebiten.KeyN, ebiten.KeyM,
		ebiten.KeyComma,
		ebiten.KeyPeriod, ebiten.KeySlash,
	},
}

var printed = map[string][len(rows)]string{
	"English":       {"`1234567890-=", "qwertyuiop[]", `asdfghjkl;'\`, " zxcvbnm,./"},
	"French":        {"²&é\"'(-è_çà)=", "azertyuiop $", "qsdfghjklmù*", "<wxcvbn,;:!"},
	"Belgian":       {"²&é\"'(§è!çà)-", "azertyuiop $", "qsdfghjklmùµ", "<wxcvbn,;:="},
	"bépo":          {"$\"«»()@+-/*=%", "bépoè vdljzw", "auie,ctsrnmç", "êàyx.k'qghf"},
	"Czech":         {";+ěščřžýáíé= ", "qwertzuiopú)", "asdfghjklů§ ", "\\yxcvbnm,.-"},
	"German":        {" 1234567890ß ", "qwertzuiopü+", "asdfghjklöä#", "<yxcvbnm,.-"},
	"Dvorak":        {"`1234567890[]", "',.pyfgcrl/=", "aoeuidhtns-\\", " ;qjkxbmwvz"},
	"Dvorak, coded": {"$&[{}(=*)+]!#", ";,.pyfgcrl/@", "aoeuidhtns-\\", " 'qjkxbmwvz"},
	"Russian":       {"ё1234567890-=", "йцукенгшщзхъ", "фывапролджэ\\", "/ячсмитьбю."},
	"Greek":         {"`1234567890-=", ";ςερτυθιοπ[]", "ασδφγηξκλ '\\", "<ζχψωβνμ,./"},
	"Hebrew":        {";1234567890-=", "/'קראטוןםפ][", "שדגכעיחלךף,\\", "<זסבהנמצתץ."},
	"Arabic":        {"ذ1234567890-=", "ضصثقفغعهخحجد", "شسيبلاتنمكط\\", "|ئءؤر ىةوزظ"},
	"Thai":          {"_ๅ/-ภถุึคตจขช", "ๆไำพะัีรนยบล", "ฟหกดเ้่าสวงฃ", " ผปแอิืทมใฝ"},
	"Hindi":         {"ॊ१२३४५६७८९०-ृ", "ौैाीूबहगदजड़", "ोे्िुपरकतचटॉ", " ॆंमनवलस,.य"},
	"Firefox":       {"             ", "            ", "            ", "           "},
}

// layouts are those keyboards.
func layouts(t *testing.T) map[string]*Layout {
	t.Helper()
	all := map[string]*Layout{}
	for name, signs := range printed {
		l := new(Layout)
		names := map[ebiten.Key]string{}
		for i, row := range rows {
			for j, sign := range []rune(signs[i])[:min(len(row), len([]rune(signs[i])))] {
				if sign != ' ' {
					names[row[j]] = string(sign)
				}
			}
		}
		l.Read(func(place ebiten.Key) string { return names[place] })
		all[name] = l
	}
	return all
}

// struckOn are the keys that a press gives on a keyboard.
func struckOn(l *Layout, raw keyboard) []Key {
	k := keys{layout: *l}
	var s sample
	var b Bindings
	raw.down, raw.focused = slices.Concat(raw.down, raw.struck), true
	k.take(&s, &raw, &b)
	return s.Struck
}

// TestDigitsArePlaces presses every key of every keyboard, with and without Shift: the digit row and the keypad give
// their digits, and nothing else gives any.
func TestDigitsArePlaces(t *testing.T) {
	for name, l := range layouts(t) {
		for place := ebiten.Key(0); place <= ebiten.KeyMax; place++ {
			want := -1
			switch {
			case digit(place):
				want = int(place-ebiten.KeyDigit0) - 1
			case place >= ebiten.KeyNumpad0 && place <= ebiten.KeyNumpad9:
				want = int(place-ebiten.KeyNumpad0) - 1
			}
			for _, runes := range [...]string{"", "1", "6", "-", "'", "&", "é", "!", string(l.signs[place])} {
				for _, down := range [...][]ebiten.Key{nil, {ebiten.KeyShiftLeft}} {
					got := struckOn(l, keyboard{struck: []ebiten.Key{place}, down: down, runes: []rune(runes), numLock: true})
					if want >= 0 && (len(got) != 1 || got[0].Digit() != want) {
						t.Errorf("%s: %v with %v, writing %q, strikes %v", name, place, down, runes, got)
					}
					if want < 0 && slices.ContainsFunc(got, func(k Key) bool { return k.Digit() >= 0 }) {
						t.Errorf("%s: %v with %v, writing %q, strikes a digit: %v", name, place, down, runes, got)
					}
				}
			}
		}
	}
}

// TestQuickDigitsKeepTheirOrder strikes keys so quickly, or on a machine so slow, that several come in one tick.
func TestQuickDigitsKeepTheirOrder(t *testing.T) {
	all := layouts(t)
	struck := []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyNumpad2}
	for name, runes := range map[string]string{"English": "43212", "French": "'\"212", "Firefox": "43212"} {
		l := all[name]
		if name == "French" {
			runes = "'\"2&2"
		}
		var got []int
		for _, k := range struckOn(l, keyboard{struck: struck, runes: []rune(runes), numLock: true}) {
			got = append(got, k.Digit()+1)
		}
		if !slices.Equal(got, []int{4, 3, 2, 1, 2}) {
			t.Errorf("%s: %q is read as %v", name, runes, got)
		}
	}
	for _, k := range struckOn(all["English"], keyboard{runes: []rune("4")}) {
		t.Errorf("a character without a press, as a key that is held repeats it, strikes %v", k)
	}
}

// TestWithoutNumLockTheKeypadLeads, but for Shift, with which it has its digits.
func TestWithoutNumLockTheKeypadLeads(t *testing.T) {
	for _, c := range []struct {
		down    []ebiten.Key
		numLock bool
		want    Key
	}{
		{nil, true, at(ebiten.KeyNumpad4)}, {nil, false, at(ebiten.KeyArrowLeft)},
		{[]ebiten.Key{ebiten.KeyShiftRight}, true, at(ebiten.KeyNumpad4)},
		{[]ebiten.Key{ebiten.KeyShiftRight}, false, at(ebiten.KeyNumpad4)},
	} {
		raw := keyboard{struck: slices.Concat([]ebiten.Key{ebiten.KeyNumpad4}, c.down), numLock: c.numLock}
		if got := struckOn(new(Layout), raw); !slices.Equal(got, []Key{c.want}) {
			t.Errorf("Num Lock %v, with %v: %v, want %v", c.numLock, c.down, got, c.want)
		}
	}
}

// TestADigitWithAltOrCtrlPicksNothing: it is the system's or the browser's, or the third sign of a key.
func TestADigitWithAltOrCtrlPicksNothing(t *testing.T) {
	for _, with := range [...]ebiten.Key{
		ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyMetaLeft,
	} {
		raw := keyboard{struck: []ebiten.Key{with, ebiten.KeyDigit2}, runes: []rune("~")}
		if got := struckOn(layouts(t)["French"], raw); len(got) > 0 {
			t.Errorf("%v and 2 strike %v", with, got)
		}
	}
}

// TestEveryLetterIsOnEveryKeyboard wants each command's letter on a key: on the one where it stands, and where no Latin
// letters stand on that of a US keyboard. What is printed there is shown.
func TestEveryLetterIsOnEveryKeyboard(t *testing.T) {
	for name, l := range layouts(t) {
		for letter := 'a'; letter <= 'z'; letter++ {
			place, ok := l.find(Key(letter))
			if !ok {
				t.Errorf("%s: %c is nowhere", name, letter)
				continue
			}
			stands, us := l.signs[place], american[place]
			if stands != letter && us != letter {
				t.Errorf("%s: %c is at %v, where %c stands", name, letter, place, stands)
			}
			if slices.Contains(l.signs[:], letter) != (stands == letter) {
				t.Errorf("%s: %c stands elsewhere than at %v", name, letter, place)
			}
			want := Key(stands).Sign()
			if !known(stands) {
				want = Key(letter).Sign()
			}
			if got := l.Printed(Key(letter)); got != want {
				t.Errorf("%s: the key for %c is shown as %q, want %q", name, letter, got, want)
			}
		}
		seen := map[Key]ebiten.Key{}
		for _, place := range signed {
			k := l.key(place)
			if other, twice := seen[k]; twice && l.signs[place] != l.signs[other] {
				t.Errorf("%s: %v and %v are both %v", name, place, other, k)
			}
			seen[k] = place
		}
	}
	if got := layouts(t)["Russian"].Printed('d'); got != "В" {
		t.Errorf("on a Russian keyboard D is shown as %q", got)
	}
	if got := layouts(t)["French"].key(ebiten.KeySemicolon); got != 'm' {
		t.Errorf("on a French keyboard M is read as %v", got)
	}
}

// TestALayoutIsLearntWhereTheSystemDoesNotSayIt, as in Firefox: by what is written, at once.
func TestALayoutIsLearntWhereTheSystemDoesNotSayIt(t *testing.T) {
	var k keys
	var b Bindings
	press := func(place ebiten.Key, written string, with ...ebiten.Key) Actions {
		var s sample
		k.take(&s, &keyboard{struck: []ebiten.Key{place}, down: append(with, place), runes: []rune(written), focused: true},
			&b)
		return s.Just
	}
	hold := func(with ebiten.Key) { press(with, "", with) }
	if got := press(ebiten.KeySemicolon, "m"); got != set(Mute) {
		t.Errorf("M of a French keyboard gives %b", got)
	}
	if got := press(ebiten.KeyM, ","); got != 0 {
		t.Errorf("the comma of a French keyboard gives %b", got)
	}
	if got := press(ebiten.KeyD, "в"); got != set(Draw) || k.layout.Printed('d') != "В" {
		t.Errorf("the key of a Russian keyboard gives %b and is shown as %q", got, k.layout.Printed('d'))
	}
	hold(ebiten.KeyShiftLeft)
	if press(ebiten.KeySlash, "§", ebiten.KeyShiftLeft); k.layout.key(ebiten.KeySlash) != '/' {
		t.Error("a shifted sign is taken for what stands on the key")
	}
	hold(ebiten.KeyAltRight)
	if press(ebiten.KeyS, "ß", ebiten.KeyAltRight); k.layout.key(ebiten.KeyS) != 's' {
		t.Error("a third sign is taken for what stands on the key")
	}
	k.layout.Read(func(ebiten.Key) string { return "" })
	if k.layout.key(ebiten.KeySemicolon) != 'm' {
		t.Error("what was learnt is forgotten")
	}
}

// TestAChangedLayoutTakesNoActionAway binds a letter that another keyboard has not: there the usual key gives the
// action.
func TestAChangedLayoutTakesNoActionAway(t *testing.T) {
	all := layouts(t)
	var b Bindings
	b.GiveKey(Log, 'ü')
	for name, want := range map[string]Key{"German": 'ü', "English": 'l', "Russian": 'l'} {
		within := all[name].Within(b)
		if got := within.Key(Log); got != want {
			t.Errorf("%s: the log opens with %v, want %v", name, got, want)
		}
	}
	b.GiveKey(Rules, 'l')
	if within := all["English"].Within(b); within.Key(Log) != 'ü' {
		t.Errorf("the log takes %v from the rules", within.Key(Log))
	}
	if within := all["Russian"].Within(b); within.Key(Rules) != 'l' {
		t.Errorf("the rules open with %v", within.Key(Rules))
	}
}

// TestAKeyThatIsHeldGivesWhatItGave, whatever the layout becomes meanwhile.
func TestAKeyThatIsHeldGivesWhatItGave(t *testing.T) {
	var k keys
	var b Bindings
	var s sample
	k.take(&s, &keyboard{struck: []ebiten.Key{ebiten.KeyD}, down: []ebiten.Key{ebiten.KeyD}, runes: []rune("d"),
		focused: true}, &b)
	k.layout = *layouts(t)["Dvorak"]
	s = sample{}
	k.take(&s, &keyboard{down: []ebiten.Key{ebiten.KeyD}, focused: true}, &b)
	if s.Down != set(Draw) {
		t.Errorf("D, held, gives %b", s.Down)
	}
}

// hand is a keyboard in somebody's hands, as an engine tells of it that misses what happens while others have the
// keyboard.
type hand struct {
	keys keys
	raw  keyboard
}

func newHand() *hand { return &hand{raw: keyboard{focused: true, numLock: true}} }

// tick lets a tick pass with its picture, and gives what it means.
func (h *hand) tick() sample {
	var s sample
	var b Bindings
	h.keys.take(&s, &h.raw, &b)
	h.raw.struck, h.raw.let, h.raw.runes = nil, nil, nil
	h.raw.frame++
	return s
}

func (h *hand) down(keys ...ebiten.Key) {
	h.raw.struck = append(h.raw.struck, keys...)
	h.raw.down = append(h.raw.down, keys...)
}

func (h *hand) up(keys ...ebiten.Key) {
	h.raw.let = append(h.raw.let, keys...)
	h.raw.down = slices.DeleteFunc(h.raw.down, func(place ebiten.Key) bool { return slices.Contains(keys, place) })
}

// press strikes a key that writes and lets it go.
func (h *hand) press(place ebiten.Key, written string) sample {
	h.down(place)
	h.raw.runes = []rune(written)
	s := h.tick()
	h.up(place)
	h.tick()
	return s
}

// modified are both keys of each modifier, with what Enter gives with it.
var modified = map[ebiten.Key]Actions{
	ebiten.KeyAltLeft: set(FullScreen), ebiten.KeyAltRight: set(FullScreen),
	ebiten.KeyControlLeft: set(Confirm), ebiten.KeyControlRight: set(Confirm),
	ebiten.KeyMetaLeft: set(Confirm), ebiten.KeyMetaRight: set(Confirm),
	ebiten.KeyShiftLeft: set(Confirm), ebiten.KeyShiftRight: set(Confirm),
}

// plain wants that no modifier is held any more, as Tab, Enter and letters tell.
func (h *hand) plain(t *testing.T, why string) {
	t.Helper()
	for place, want := range map[ebiten.Key]Actions{
		ebiten.KeyEnter: set(Confirm), ebiten.KeyTab: set(Next), ebiten.KeyArrowUp: set(Up), ebiten.KeyL: set(Log),
		ebiten.KeyA: 0, ebiten.KeyEscape: set(Cancel), ebiten.KeySpace: set(Confirm, Peek),
	} {
		if got := h.press(place, "").Just; got != want {
			t.Errorf("%s: %v gives %b, want %b", why, place, got, want)
		}
	}
}

func TestAModifierCountsWhileItIsHeld(t *testing.T) {
	for place, want := range modified {
		h := newHand()
		h.down(place)
		h.tick()
		if got := h.press(ebiten.KeyEnter, "").Just; got != want {
			t.Errorf("%v and Enter give %b, want %b", place, got, want)
		}
		h.up(place)
		h.tick()
		h.plain(t, place.String())
		h.down(place, ebiten.KeyEnter)
		h.up(place, ebiten.KeyEnter)
		h.raw.down = []ebiten.Key{place} // The engine has a modifier held to the end of the tick in which it went up.
		if got := h.tick().Just; got != want {
			t.Errorf("%v and Enter in one tick give %b, want %b", place, got, want)
		}
	}
}

// TestAModifierThatWasLetGoOfElsewhereIsNotBelieved in any of the ways in which that is found out. The engine goes on
// to say that it is down.
func TestAModifierThatWasLetGoOfElsewhereIsNotBelieved(t *testing.T) {
	for place := range modified {
		m := modifier(slices.IndexFunc(sides[:], func(keys [2]ebiten.Key) bool { return slices.Contains(keys[:], place) }))
		for why, find := range map[string]func(h *hand){
			"a character came": func(h *hand) { h.press(ebiten.KeyZ, "z") },
			"the system says so": func(h *hand) {
				h.raw.asked, h.raw.truth = true, held{}
				h.tick()
				h.tick()
			},
			"the focus was lost": func(h *hand) {
				h.raw.focused = false
				h.tick()
				h.raw.focused = true
				h.tick()
			},
		} {
			h := newHand()
			h.raw.truth[m] = true
			h.down(place)
			h.tick()
			find(h)
			h.plain(t, place.String()+", "+why)
			if h.raw.asked {
				h.raw.truth[m] = true // The engine has the key for held, and so does not report that it goes down.
			} else {
				h.down(place)
			}
			h.tick()
			if got := h.press(ebiten.KeyEnter, "").Just; got != modified[place] {
				t.Errorf("%v, %s: pressed anew, with Enter it gives %b", place, why, got)
			}
			h.raw.truth[m] = false
			h.tick()
			h.tick()
			h.down(ebiten.KeyEnter)
			h.raw.let = []ebiten.Key{place} // All of a quick press that the engine tells is its end.
			if got := h.tick().Just; got != modified[place] {
				t.Errorf("%v, %s: pressed anew and quickly, with Enter it gives %b", place, why, got)
			}
		}
	}
}

// TestWhatIsReallyHeldStaysHeld: what AltGr and Option write, a press on the way while the system is ahead of what the
// engine has told, and a character that was written before.
func TestWhatIsReallyHeldStaysHeld(t *testing.T) {
	for _, place := range [...]ebiten.Key{ebiten.KeyAltLeft, ebiten.KeyAltRight} {
		h := newHand()
		h.down(place)
		h.tick()
		if s := h.press(ebiten.KeyD, "ð"); s.Just != 0 || len(s.Struck) > 0 {
			t.Errorf("a third sign with %v is a command: %b", place, s.Just)
		}
		if got := h.press(ebiten.KeyEnter, "").Just; got != set(FullScreen) {
			t.Errorf("after a third sign %v and Enter give %b", place, got)
		}
	}
	h := newHand()
	h.raw.asked = true
	h.raw.truth[alt] = true
	h.down(ebiten.KeyAltLeft)
	h.tick()
	// It is up by now, and the engine does not know it yet, nor what was pressed before it went up.
	h.raw.truth[alt] = false
	for range 3 {
		h.raw.frame-- // Ticks without a picture between them hear nothing new.
		h.tick()
	}
	h.down(ebiten.KeyEnter)
	h.up(ebiten.KeyAltLeft)
	h.raw.down = append(h.raw.down, ebiten.KeyAltLeft)
	if got := h.tick().Just; got != set(FullScreen) {
		t.Errorf("Alt and Enter of a slow tick give %b", got)
	}
	h = newHand()
	h.down(ebiten.KeyD, ebiten.KeyAltLeft, ebiten.KeyEnter)
	h.raw.runes = []rune("d")
	if got := h.tick().Just; !got.Has(FullScreen) {
		t.Errorf("a letter, and Alt and Enter after it in one tick, give %b", got)
	}
	h = newHand()
	h.down(ebiten.KeyControlLeft, ebiten.KeyD) // All in one tick of a machine that stood still.
	h.raw.runes = []rune("d")
	if got := h.tick().Just; got != set(Draw) {
		t.Errorf("a letter that wrote itself gives %b, with Ctrl in the same tick", got)
	}
	h = newHand()
	h.down(ebiten.KeyShiftLeft)
	h.tick()
	for _, capital := range [...]string{"D", "d"} {
		h.raw.capsLock = capital == "d"
		h.press(ebiten.KeyD, capital)
		if got := h.press(ebiten.KeyTab, "").Just; got != set(Prev) {
			t.Errorf("after %q Shift and Tab give %b", capital, got)
		}
	}
}
