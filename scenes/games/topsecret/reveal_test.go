package topsecret

import (
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

// turn is what each seat plays, or decides about its single card; empty where it owes nothing.
type turn []string

// scripted is a match in which the given turns have been played.
func scripted(t testing.TB, kinds string, turns ...turn) *topsecret.Match {
	t.Helper()
	m := newMatch(t, tabletest.Setup(kinds, 3))
	for _, texts := range turns {
		for seat, text := range texts {
			if text == "" {
				continue
			}
			if err := m.SubmitText(game.Seat(seat), text); err != nil {
				t.Fatalf("seat %d, %q: %v", seat, text, err)
			}
		}
	}
	return m
}

// six are scenes of a second turn with six seats, in each of which only the first seat has still to choose.
var six = map[string][]turn{
	"explosion": {
		{"play 40", "play 20", "play agent", "play 30", "play 50", "play 60"},
		{"leave", "leave", "leave", "leave", "leave", "leave"},
		{"", "play agent", "play 30", "play assassin", "play mole", "play 50"},
	},
	"thefts": {
		{"play 40", "play 20", "play 40", "play 30", "play 50", "play 60"},
		{"leave", "leave", "leave", "leave", "bank", "leave"},
		{"", "play mole", "play mole", "play mole", "play mole", "play mole"},
	},
	"pairs": {
		{"play 40", "play 20", "play 40", "play 30", "play 50", "play 60"},
		{"leave", "leave", "leave", "leave", "leave", "leave"},
		{"", "play 20", "play 50", "play agent", "play 20", "play 60"},
	},
}

// lastPick opens a match and has the first seat choose, so that the reveal begins.
func (r *room) lastPick(m *topsecret.Match, text string) {
	r.T.Helper()
	r.open(m, true)
	r.Submit(0, text)
}

// watch lets the reveal run to its end, or its gate, and looks at every tick of it.
func (r *room) watch(look func(items []display.Item)) (ticks int) {
	r.T.Helper()
	for ; r.showing() && !r.Waits(); ticks++ {
		if ticks > 2000 {
			r.T.Fatal("the reveal never ends")
		}
		r.Wait(1)
		look(r.Draw())
	}
	return ticks
}

func TestAllCardsTurnOnTheSameTick(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "eeeeee", six["pairs"]...), "play 40")
	turning, hushed := 0, 0
	r.watch(func([]display.Item) {
		if r.beat() == hushBeat {
			hushed++
		}
		if r.beat() != turnBeat {
			return
		}
		var squash []float64
		for _, s := range r.screen.sprites {
			if s.At.Zone >= topsecret.ZonePick && s.At.Zone < topsecret.ZonePick+game.MaxSeats {
				squash = append(squash, s.Pose.Squash)
			}
		}
		if len(squash) != game.MaxSeats {
			t.Fatalf("%d cards lie in front of six players", len(squash))
		}
		for _, s := range squash {
			if s != squash[0] {
				t.Fatalf("not all cards turn at once: %v", squash)
			}
		}
		if squash[0] > 0 {
			turning++
		}
	})
	if turning < 10 {
		t.Errorf("the cards turn for %d ticks", turning)
	}
	if least := r.Stage.Ticks(hushMS); hushed < least {
		t.Errorf("the hush lasts %d ticks, want %d", hushed, least)
	}
	for _, c := range []sound.Cue{sound.Hush, sound.Snap, sound.PairSafe} {
		if r.Heard(c) == 0 {
			t.Errorf("%v is not heard", c)
		}
	}
}

func TestTheWipeSpreadsOnceAndStays(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "eeeeee", six["explosion"]...), "play 60")
	var radii []float64
	booms := 0
	r.watch(func(items []display.Item) {
		wide := 0.0
		for _, it := range items {
			if it.Kind == display.Wipe && it.Clip != (display.Rect{}) && it.Box.H > 2*r.lay().Panel.H {
				wide = max(wide, it.Box.W)
			}
			if it.Kind == display.Text && it.Text == r.Say("reveal.topsecret.boom") {
				booms++
			}
		}
		radii = append(radii, wide)
	})
	growing := 0
	for i := 1; i < len(radii); i++ {
		if radii[i] < radii[i-1] {
			t.Fatalf("the wipe shrinks on tick %d: %v", i, radii)
		}
		if radii[i] > radii[i-1] {
			growing++
		}
	}
	if most := r.Stage.Ticks(wipeMS) + 1; growing == 0 || growing > most {
		t.Errorf("the wipe grows on %d ticks, want 1 to %d", growing, most)
	}
	if booms == 0 {
		t.Error("the word is not on the screen")
	}
	n := 0
	for _, c := range r.Cues {
		if c == sound.Explosion {
			n++
		}
	}
	if n != 1 {
		t.Errorf("the bomb is heard %d times", n)
	}
}

func TestNothingOfAnExplosionFlashes(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "eeeeee", six["explosion"]...), "play 60")
	// A bit of paper that has faded never comes back, and none is ever there a second time.
	faded, over := 0.0, false
	r.watch(func(items []display.Item) {
		n := 0
		for _, it := range items {
			if it.Kind == display.Fill && it.Turn != 0 && it.Clip == r.fieldClip() && it.Colour.A == 255 { // Not the dial.
				n++
				if it.Fade < faded {
					t.Fatalf("bits of paper come back: %v after %v", it.Fade, faded)
				}
				faded = it.Fade
			}
		}
		if n > 0 && over {
			t.Fatal("bits of paper fly a second time")
		}
		over = over || n == 0 && faded > 0
	})
	if !over {
		t.Error("no bits of paper flew")
	}
}

func (r *room) fieldClip() display.Rect {
	b := r.brush()
	return revealBrush{&b}.field()
}

func TestARevealTakesItsTimeAndNoMore(t *testing.T) {
	for _, c := range []struct {
		name, last string
		most       float64
	}{
		// Milliseconds at speed 1: hush, flip, reading, laying and banking with its peak; the explosion with its own; five
		// thefts, of which one has one.
		{"pairs", "play 40", 4000}, {"explosion", "play 60", 5000}, {"thefts", "play 40", 8000},
	} {
		r := newRoom(t, words.English, 1280, 720)
		r.lastPick(scripted(t, "eeeeee", six[c.name]...), c.last)
		usual := r.watch(func([]display.Item) {})
		if most := r.Stage.Ticks(c.most); usual > most {
			t.Errorf("%s: %d ticks, want at most %d", c.name, usual, most)
		}
		fast := newRoom(t, words.English, 1280, 720)
		fast.Stage.Settings.Speed = 400
		fast.lastPick(scripted(t, "eeeeee", six[c.name]...), c.last)
		most := usual / 3
		if c.name == "explosion" {
			// The light of an explosion stays for a second at any speed, so that it never flashes.
			most = blastLeast + usual/4
		}
		if got := fast.watch(func([]display.Item) {}); got > most {
			t.Errorf("%s: four times as fast takes %d ticks of %d", c.name, got, usual)
		}
		off := newRoom(t, words.English, 1280, 720)
		off.Stage.Settings.Speed = 0
		off.lastPick(scripted(t, "eeeeee", six[c.name]...), c.last)
		if got := off.watch(func([]display.Item) {}); got > 1 {
			t.Errorf("%s: with animations off it takes %d ticks", c.name, got)
		}
	}
}

// Before the flip nobody can tell what was chosen: two worlds that differ in the sealed cards look the same.
func TestNothingIsSeenOfACardBeforeItTurns(t *testing.T) {
	one := []turn{{"", "play 40", "play mole", "play assassin"}}
	other := []turn{{"", "play agent", "play 60", "play 20"}}
	for _, kinds := range []string{"eeee", "pppp", "peee"} {
		a, b := newRoom(t, words.English, 1280, 720), newRoom(t, words.English, 1280, 720)
		lasts := [2]string{"play 30", "play mole"}
		if kinds == "peee" {
			// The person sees the own card: it is the same in both worlds.
			lasts[1] = lasts[0]
		}
		a.lastPick(scripted(t, kinds, one...), lasts[0])
		b.lastPick(scripted(t, kinds, other...), lasts[1])
		same := 0
		for ; a.beat() != turnBeat; same++ {
			if b.beat() == turnBeat || same > 300 {
				t.Fatalf("%s: the cards turn at different times", kinds)
			}
			if !reflect.DeepEqual(a.Draw(), b.Draw()) {
				t.Fatalf("%s: the two worlds differ on tick %d, before any card is turned", kinds, same)
			}
			a.Wait(1)
			b.Wait(1)
		}
		if same < a.Stage.Ticks(hushMS) {
			t.Errorf("%s: only %d ticks were compared", kinds, same)
		}
		a.Wait(30)
		b.Wait(30)
		if reflect.DeepEqual(a.Draw(), b.Draw()) {
			t.Errorf("%s: the two worlds look the same after the cards have turned", kinds)
		}
	}
}

func TestTheShowWaitsWhereThereIsSomethingToRead(t *testing.T) {
	quiet := []turn{{"", "play 60", "play 30"}}
	bombed := []turn{{"", "play assassin", "play 30"}}
	robbed := []turn{{"", "play mole", "play mole"}}
	for _, c := range []struct {
		name, kinds, last string
		turns             []turn
		waits             bool
	}{
		{"computers alone", "eee", "play 40", bombed, false},
		{"a quiet turn of three persons", "ppp", "play 40", quiet, false},
		{"an explosion before three persons", "ppp", "play 40", bombed, true},
		{"a theft before three persons", "ppp", "play 40", robbed, true},
		{"an own card destroyed", "pee", "play 40", bombed, true},
		{"an own card stolen", "pee", "play 40", robbed, true},
		{"an own bomb", "pee", "play assassin", quiet, false},
		{"an own agent, about which is asked at once", "pee", "play agent", bombed, false},
	} {
		r := newRoom(t, words.English, 1280, 720)
		r.lastPick(scripted(t, c.kinds, c.turns...), c.last)
		r.watch(func([]display.Item) {})
		r.Wait(1)
		if got := r.Waits(); got != c.waits {
			t.Errorf("%s: waits %v, want %v", c.name, got, c.waits)
		}
		if !c.waits {
			continue
		}
		if !r.Click("continue") {
			t.Fatalf("%s: there is nothing to press that goes on", c.name)
		}
		r.Wait(200)
		if r.Waits() {
			t.Errorf("%s: it waits a second time", c.name)
		}
	}
}

func TestAPressBringsTheRevealToItsEnd(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "peeeee", six["explosion"]...), "play 60")
	r.Wait(30)
	r.Key(input.Confirm)
	if !r.Waits() {
		t.Fatal("the press does not lead to the gate")
	}
	for seat := range game.Seat(game.MaxSeats) {
		if s := slipsOf(&r.screen.show.Telling)[seat][0]; !s.inSight() {
			t.Errorf("the slip of seat %d is not in sight: %+v", seat, s)
		}
	}
}

func TestOwnPointsTickOnceTheCardsHaveLanded(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "pe", turn{"play 40", "play 60"}, turn{"leave", "leave"}, turn{"", "play 60"}), "play 40")
	last, steps := 0, 0
	for range 400 {
		r.Wait(1)
		p := &r.shown().Players[0]
		b := r.brush()
		got := b.points(0, p.Points)
		if got < last {
			t.Fatalf("the points go back from %d to %d", last, got)
		}
		if got > last {
			last = got
			steps++
		}
	}
	if last != 160 || steps < 10 {
		t.Errorf("%d points in %d steps, want 160 in many", last, steps)
	}
}

func TestTheOvershootIsSlight(t *testing.T) {
	most := 0.0
	for i := range 1000 {
		most = max(most, director.Overshoot.At(float64(i)/1000))
	}
	if most < 1.035 || most > 1.045 {
		t.Errorf("a card passes its goal by %.1f %%, want 4", (most-1)*100)
	}
}
