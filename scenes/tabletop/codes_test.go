package tabletop_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// own is the code of each seat.
var own = [...]string{"1111", "222", "3333"}

const (
	aChose = "A has chosen a code."
	aEnded = "A has ended the codes: nobody is asked for one any more."
	bEnded = "B has ended the codes: nobody is asked for one any more."
)

// coded is a match of three persons, each of whom has chosen a code and made a move but the last, who has only chosen
// it: the screen is about to be passed to the first of the next round.
func coded(t *testing.T) *bench {
	t.Helper()
	b := sit(t, "ppp")
	b.Stage.Settings.SeatCodes = true
	for seat := range own {
		b.sayWho()
		b.code(own[seat])
		b.code(own[seat])
		b.Wait(60)
		if b.Holder() != game.Seat(seat) {
			t.Fatalf("seat %d cannot take the screen", seat)
		}
		b.press("card:1")
		b.press("pick")
	}
	return b
}

// asks reports whether a code is asked for of whoever says who they are at the curtain, and gives one, empty for none:
// does the screen then belong to a seat?
func (b *bench) asks(code string) (asked, taken bool) {
	b.T.Helper()
	b.sayWho()
	if _, asked = b.Hot("code.enter"); asked && code != "" {
		b.code(code)
	}
	b.Wait(60)
	return asked, !b.curtain() && b.Holder() != game.Public
}

// switchedOff are the ways in which the setting comes to be off while codes stand.
var switchedOff = map[string]func(b *bench) *bench{
	"the settings over the curtain": func(b *bench) *bench {
		for !b.curtain() {
			b.Wait(1)
		}
		b.Wait(20)
		b.press("menu")
		b.Stage.Set(func(s *stage.Settings) { s.SeatCodes = false })
		b.press("resume")
		return b
	},
	"the settings in the own turn": func(b *bench) *bench {
		b.asks(own[0])
		b.Key(input.Cancel)
		b.Stage.Set(func(s *stage.Settings) { s.SeatCodes = false })
		b.press("resume")
		b.press("card:2")
		b.press("pick")
		return b
	},
	"while the code is typed": func(b *bench) *bench {
		b.sayWho()
		b.Stage.Set(func(s *stage.Settings) { s.SeatCodes = false })
		b.Wait(3)
		b.press("code.back")
		return b
	},
	"all settings put back": func(b *bench) *bench {
		b.Stage.Set(func(s *stage.Settings) { *s = stage.DefaultSettings() })
		return b
	},
	"off, and the language": func(b *bench) *bench {
		b.Stage.Settings.SeatCodes = false
		b.Stack.Resumed()
		return b
	},
	"a break, and a file of others": again,
	"a seat given to the computer, and back": func(b *bench) *bench {
		b.Stage.Settings.SeatCodes = false
		reseats(b, 0)
		return b
	},
	"another's, and back": func(b *bench) *bench {
		b.Stage.Settings.SeatCodes = false
		reseats(b, 2)
		return b
	},
	"on and off": func(b *bench) *bench {
		for _, on := range []bool{false, true, false} {
			b.Stage.Set(func(s *stage.Settings) { s.SeatCodes = on })
			b.Wait(5)
		}
		return b
	},
}

func reseats(b *bench, seat game.Seat) {
	b.Reseat(seat, true, game.Medium)
	b.Wait(3)
	b.Reseat(seat, false, game.Easy)
}

// again is the match after a break, in a program with settings of its own.
func again(b *bench) *bench {
	r := bare(b.T.(*testing.T))
	r.play("ppp", slices.Clone(b.Noted), game.Entry{Seat: 0, Move: "pick 1"}, game.Entry{Seat: 1, Move: "pick 1"},
		game.Entry{Seat: 2, Move: "pick 1"})
	return r
}

// TestCodesThatStandAreAskedForWhateverTheSettings: however the setting came to be off, the screen is given to nobody
// without a code, nor for the code of another seat.
func TestCodesThatStandAreAskedForWhateverTheSettings(t *testing.T) {
	for name, off := range switchedOff {
		b := off(coded(t))
		if b.Stage.Settings.SeatCodes {
			t.Fatalf("%s: the setting is on", name)
		}
		for !b.curtain() {
			b.Wait(1)
		}
		asked := b.Asked()
		if code, taken := b.asks(own[(asked+1)%3]); !code || taken {
			t.Errorf("%s: a code is asked for: %v, the screen is taken: %v", name, code, taken)
			continue
		}
		if strings.Contains(strings.Join(b.Captions, " "), "ended") {
			t.Errorf("%s: the codes have ended", name)
		}
		b.press("code.back")
		if _, taken := b.asks(own[asked]); !taken {
			t.Errorf("%s: the code itself does not give the screen", name)
		}
	}
}

// TestOneCodeEndsThemBeforeEverybody: once the setting is off, whoever gives the own code ends those of all. It stands
// in the log and on the next curtain, is said, and is known after a break.
func TestOneCodeEndsThemBeforeEverybody(t *testing.T) {
	b := coded(t)
	b.Stage.Set(func(s *stage.Settings) { s.SeatCodes = false })
	if asked, taken := b.asks(own[0]); !asked || !taken {
		t.Fatalf("asked %v, taken %v", asked, taken)
	}
	if !slices.Contains(b.Captions, aEnded) || !strings.Contains(b.logged(), aEnded) {
		t.Errorf("it is said %q, the log has %q", b.Captions, b.logged())
	}
	b.press("card:1")
	b.press("pick")
	for !b.curtain() {
		b.Wait(1)
	}
	if told := b.Told(); !slices.Contains(told, aEnded) {
		t.Errorf("the next curtain tells %q", told)
	}
	r := bare(t)
	r.play("ppp", slices.Clone(b.Noted), game.Entry{Seat: 0, Move: "pick 1"}, game.Entry{Seat: 1, Move: "pick 1"},
		game.Entry{Seat: 2, Move: "pick 1"}, game.Entry{Seat: 0, Move: "pick 1"})
	for name, b := range map[string]*bench{"at once": b, "after a break": r} {
		if asked, taken := b.asks(""); asked || !taken {
			t.Errorf("%s: a code is asked for: %v, the screen is taken: %v", name, asked, taken)
		}
		if text := b.logged(); !strings.Contains(text, aEnded) {
			t.Errorf("%s: the log has %q", name, text)
		}
	}
	// On again: whoever has the screen chooses a new code, and everybody is told.
	b.Stage.Set(func(s *stage.Settings) { s.SeatCodes = true })
	b.press("card:1")
	b.press("pick")
	before := len(b.Captions)
	b.sayWho()
	b.code("555")
	if b.code("555"); !slices.Contains(b.Captions[before:], strings.Replace(aChose, "A", "C", 1)) {
		t.Errorf("a code that is set again leaves no trace but %q", b.Captions[before:])
	}
}

// TestWhoHasNoCodeEndsNone: where the codes of others stand, one who has none chooses one, and no other's code ends by
// that.
func TestWhoHasNoCodeEndsNone(t *testing.T) {
	b := sit(t, "ppp")
	b.Stage.Settings.SeatCodes = true
	b.sayWho()
	b.code(own[0])
	b.code(own[0])
	b.Wait(60)
	if !slices.Contains(b.Captions, aChose) {
		t.Errorf("that a code was chosen is not said: %q", b.Captions)
	}
	b.press("card:1")
	b.press("pick")
	b.Stage.Settings.SeatCodes = false
	b.sayWho()
	if _, asked := b.Hot("code.enter"); !asked {
		t.Fatal("where codes stand one who has none takes the screen without")
	}
	b.code(own[1])
	b.code(own[1])
	if b.Wait(60); b.Holder() != 1 || strings.Contains(strings.Join(b.Captions, " "), "ended") {
		t.Fatal("the screen cannot be taken, or the code of another has ended")
	}
	// The own one, once given, ends them.
	b.press("card:1")
	b.press("pick")
	b.sayWho()
	b.code(own[2])
	b.code(own[2])
	b.Wait(60)
	b.press("card:1")
	b.press("pick")
	reseats(b, 0)
	b.Reseat(0, true, game.Easy)
	b.sayWho()
	b.code(own[1])
	b.Wait(60)
	b.press("card:1")
	b.press("pick")
	if stand, _ := b.asks(""); stand || !slices.Contains(b.Captions, bEnded) {
		t.Errorf("codes stand: %v, said was %q", stand, b.Captions)
	}
}

// TestAForgottenCodeFreesNoOther: given up while the setting is off, it must be chosen anew as long as others stand.
func TestAForgottenCodeFreesNoOther(t *testing.T) {
	b := coded(t)
	b.Stage.Settings.SeatCodes = false
	b.sayWho()
	b.press("code.forgotten")
	b.Wait(20)
	b.press("code.forgotten")
	b.Wait(60)
	if _, gives := b.Hot("code.forgotten"); !b.curtain() || gives {
		t.Fatal("a code that is given up gives the screen, or still stands")
	}
	const said = "A has forgotten the code and chooses a new one."
	if !slices.Contains(b.Captions, said) {
		t.Errorf("said was %q", b.Captions)
	}
	// After a break the others are told on their curtains, who may have had no screen since.
	r := again(b)
	r.sayWho()
	r.code("666")
	r.code("666")
	r.Wait(60)
	r.press("card:1")
	r.press("pick")
	for !r.curtain() {
		r.Wait(1)
	}
	if told := r.Told(); !slices.Contains(told, said) {
		t.Errorf("after a break the curtain tells %q", told)
	}
	if asked, taken := r.asks(own[1]); !asked || !taken {
		t.Error("a code that is given up gives others up")
	}
}

// TestANoteOfACodeThatMakesNoSenseChangesNothing, and neither does one of a seat that no person has.
func TestANoteOfACodeThatMakesNoSenseChangesNothing(t *testing.T) {
	b := coded(t)
	b.Noted = append(b.Noted,
		record.Note{Kind: record.NoteCode, Seat: 0, N: 1, Text: "none", Sealed: true},
		record.Note{Kind: record.NoteCode, Seat: 0, N: 99, Text: "off", Sealed: true},
		record.Note{Kind: record.NoteCode, Seat: 5, N: 1, Sealed: true})
	r := again(b)
	if asked, taken := r.asks(own[0]); !asked || !taken {
		t.Errorf("a code is asked for: %v, the screen is taken: %v", asked, taken)
	}
}
