package getadler

import (
	"cmp"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// screenAt opens a match at the villain's reply with animations at their usual pace, and replies.
func screenAt(t *testing.T, reply string) *room {
	t.Helper()
	s := scriptOf(t, sixHands("pppppp", nil, "", "boat bomb pistol disguise"))
	s.do(0, "arrest 1")
	r := newRoom(t, words.English, 1280, 800)
	r.open(s.match(), true)
	r.settle()
	r.comes()
	r.Cues = nil
	r.Submit(1, "reply "+reply)
	return r
}

func TestEachReplyIsHeardOnce(t *testing.T) {
	for reply, cue := range map[string]sound.Cue{"boat": sound.Whoosh, "pistol": sound.Shot, "bomb": sound.Explosion} {
		r := screenAt(t, reply)
		r.settle()
		if n := r.Heard(cue); n != 1 {
			t.Errorf("%s: heard %d times", reply, n)
		}
	}
}

func TestAPressSkipsToTheOutcome(t *testing.T) {
	for _, after := range []int{1, 10, 40, 60} {
		r := screenAt(t, "bomb")
		r.Wait(after)
		r.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Confirm), AnyPress: true, Keyboard: true})
		if !r.Waits() {
			t.Fatalf("a press after %d ticks does not lead to the outcome", after)
		}
		if r.slipAge() < tabletop.StampTicks(r.Stage) {
			t.Errorf("after %d ticks: the slip is still on its way", after)
		}
		end, _ := endOf(r.shown())
		if end != getadler.Bombed {
			t.Errorf("after %d ticks the picture says %v", after, end)
		}
	}
}

func TestTheOutcomeIsHeldOnce(t *testing.T) {
	r := screenAt(t, "disguise")
	r.settle()
	r.goesOn()
	if r.Waits() || r.fighting() {
		t.Errorf("after the stop: gated %v, %T", r.Waits(), r.Stack.Top())
	}
}

func TestACardStaysInSightBeforeTheCurtain(t *testing.T) {
	for _, speed := range []int{0, 100, 400} {
		s := scriptOf(t, sixHands("pppppp", nil, "", "boat"))
		s.do(0, "arrest 1")
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = speed
		r.open(s.match(), true)
		r.settle()
		r.comes()
		r.Submit(1, "reply boat")
		ticks := 0
		for ; ticks < 600; ticks++ {
			if _, drawn := r.Hot("take"); drawn {
				break
			}
			r.Wait(1)
		}
		if ticks < restLeast || ticks > 200 {
			t.Errorf("speed %d: the curtain comes after %d ticks", speed, ticks)
		}
	}
}

// TestWhoCannotIsNotAsked: whether to shoot without a pistol, or to follow without the card, is nothing to decide.
func TestWhoCannotIsNotAsked(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(midway(t, "peee", 3, 2), true)
	for _, c := range []struct {
		phase getadler.Phase
		moves []getadler.Op
		want  string
	}{
		{getadler.PhaseShoot, []getadler.Op{getadler.OpHold}, "hold"},
		{getadler.PhaseShoot, []getadler.Op{getadler.OpHold, getadler.OpShoot}, ""},
		{getadler.PhasePursue, []getadler.Op{getadler.OpLetGo}, "letgo"},
		{getadler.PhasePursue, []getadler.Op{getadler.OpLetGo, getadler.OpPursue}, ""},
		{getadler.PhaseLook, []getadler.Op{getadler.OpSeen}, ""},
	} {
		v := getadler.View{Phase: c.phase}
		for _, op := range c.moves {
			v.Moves = append(v.Moves, getadler.Move{Op: op})
		}
		*r.own() = v
		if got, _ := r.screen.Routine(); got != c.want {
			t.Errorf("phase %v with %v: %q is made by itself, want %q", c.phase, c.moves, got, c.want)
		}
	}
}

// TestWhoCannotIsToldWhy: who plays alone, and is passed over without the card or without a pistol, reads in that
// moment which it is, as long as it takes. Nobody else does.
func TestWhoCannotIsToldWhy(t *testing.T) {
	for _, c := range []struct{ kinds, adler, reply, move, want string }{
		{"peeeee", "boat bus", "reply boat", "", "You hold no boat."},
		{"peeeee", "pistol", "reply pistol", "", "You hold no pistol."},
		{"eepeee", "boat bus", "reply boat", "letgo", ""},
		{"pppppp", "boat bus", "reply boat", "letgo", ""},
		{"pppppp", "pistol", "reply pistol", "hold", ""},
	} {
		s := scriptOf(t, sixHands(c.kinds, nil, "", c.adler, "boat"))
		s.do(0, "arrest 1")
		s.do(1, c.reply)
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Confirm = stage.ConfirmShared
		r.open(s.match(), true)
		if c.move != "" {
			r.settle()
			r.makes(0, c.move)
		}
		read := 0
		for range 300 {
			if strings.Contains(r.Panel(), cmp.Or(c.want, "You hold no")) {
				read++
			}
			r.Wait(1)
		}
		if c.want == "" && read > 0 || c.want != "" && read < 90 {
			t.Errorf("%s, %s: what is lacking is read for %d ticks; the panel says %q", c.kinds, c.reply, read, r.Panel())
		}
	}
}

// TestFollowingUnarmedIsWarnedOf: who follows may be fired at, and is eliminated without a pistol of its own (G22).
func TestFollowingUnarmedIsWarnedOf(t *testing.T) {
	for hand, warned := range map[string]bool{"boat": true, "boat pistol": false} {
		s := scriptOf(t, sixHands("pppppp", nil, hand, "boat"))
		s.do(0, "arrest 1")
		s.do(1, "reply boat")
		r := newRoom(t, words.English, 1280, 800)
		r.bring(s)
		r.comes()
		r.Click("peek")
		r.Wait(20)
		if r.own().Phase != getadler.PhasePursue || r.Asked() != 0 || !r.HandOpen() {
			t.Fatalf("%s: phase %v, asked %v, open %v", hand, r.own().Phase, r.Asked(),
				r.HandOpen())
		}
		if got := r.Warning() != ""; got != warned {
			t.Errorf("with %s it warns: %q", hand, r.Warning())
		}
	}
}
