package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/london"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// before is the script as it stood so many moves ago.
func (s *script) before(moves int) *script {
	s.entries = s.entries[:len(s.entries)-moves]
	return s
}

// draws has Nature draw whatever comes first, where it is to draw.
func (s *script) draws() {
	s.t.Helper()
	for moves := s.rules.Moves(&s.state, game.Nature, nil); len(moves) > 0; moves = s.rules.Moves(&s.state, game.Nature,
		nil) {
		s.do(game.Nature, moves[0].String())
	}
}

// idles has whose turn it is discard a card.
func (s *script) idles() {
	s.t.Helper()
	s.draws()
	seat := s.rules.ToAct(&s.state).First()
	for _, m := range s.rules.Moves(&s.state, seat, nil) {
		if m.Op == getadler.OpDiscard {
			s.do(seat, m.String())
			return
		}
	}
	s.t.Fatalf("%v has nothing to discard", seat)
}

// lied is a table at which Adler said No to blue eyes at four; Gold can arrest it at five.
func lied(t testing.TB) *script {
	s := scriptOf(t, persons(fourHands("question", "boat pistol", "", "")))
	s.do(0, "ask 1 eyes blue")
	s.do(1, "no")
	for range 3 {
		s.idles()
	}
	s.draws()
	return s
}

// persons is a cast of persons alone.
func persons(c cast) cast {
	c.kinds = "pppppp"[:len(c.roles)]
	return c
}

// facing is a confrontation of six in which those moves, of a seat each, have been made.
func facing(t testing.TB, gold, adler string, moves ...string) *script {
	s := scriptOf(t, sixHands("pppppp", nil, gold, adler))
	s.do(0, "arrest 1")
	for _, m := range moves {
		s.do(game.Seat(m[0]-'0'), m[2:])
	}
	return s
}

// occasions are the peaks, each with the table before it and the move that brings it, "S MOVE" or "" for the last one
// of the script.
var occasions = []struct {
	name, move string
	kind       uint8
	table      func(testing.TB) *script
}{
	{"two o'clock", "", hourPeak, func(t testing.TB) *script {
		s := scriptOf(t, persons(fourHands("", "", "", "")))
		return s.before(1 + 4*2*2)
	}},
	{"four o'clock", "", gatePeak, func(t testing.TB) *script {
		s := scriptOf(t, persons(fourHands("", "", "", "")))
		return s.before(1)
	}},
	{"seven o'clock", "", lastPeak, func(t testing.TB) *script {
		s := scriptOf(t, persons(fourHands("", "", "", "")))
		for range 3 * 4 {
			s.idles()
		}
		return s
	}},
	{"unmasked", "0 arrest 1", unmaskPeak, lied},
	{"away", "1 reply boat", escapePeak, func(t testing.TB) *script { return facing(t, "boat", "boat") }},
	{"followed", "0 pursue", chasePeak, func(t testing.TB) *script { return facing(t, "boat", "boat", "1 reply boat") }},
	{"a shot", "1 reply pistol", shotPeak, func(t testing.TB) *script { return facing(t, "pistol", "pistol pistol") }},
	{"a shot back", "0 shoot", shotPeak, func(t testing.TB) *script {
		return facing(t, "pistol", "pistol pistol",
			"1 reply pistol")
	}},
	{"a bomb", "1 reply bomb", bombPeak, func(t testing.TB) *script { return facing(t, "", "bomb") }},
	{"free", "1 reply disguise", freePeak, func(t testing.TB) *script { return facing(t, "", "disguise") }},
	{"a wrong arrest", "0 arrest 2", wrongPeak, func(t testing.TB) *script {
		return scriptOf(t, persons(fourHands("", "", "", "")))
	}},
	{"a card taken", "0 spy 1 1", passPeak, func(t testing.TB) *script {
		return scriptOf(t, persons(fourHands("binoculars", "", "", "")))
	}},
	{"a card given", "0 give arrest", passPeak, func(t testing.TB) *script {
		s := scriptOf(t, persons(fourHands("binoculars", "", "", "")))
		s.do(0, "spy 1 1")
		s.draws()
		return s
	}},
	{"a hand seen", "0 look 1", lookPeak, func(t testing.TB) *script {
		return scriptOf(t, persons(fourHands("magnifier", "", "", "")))
	}},
	{"arrested", "0 arrest 2", accusePeak, func(t testing.TB) *script {
		return scriptOf(t, persons(fourHands("", "", "", "")))
	}},
	{"caught", "1 surrender", caughtPeak, func(t testing.TB) *script { return facing(t, "", "") }},
}

// peaks opens a room right before the n-th occasion, makes its move and waits for its peak; it reports whether it came.
func peaks(t testing.TB, n int, lang words.Lang, w, h float64, look func(*room)) (*room, bool) {
	t.Helper()
	o := &occasions[n]
	s := o.table(t)
	r := newRoom(t, lang, w, h)
	if look != nil {
		look(r)
	}
	move := o.move
	if move == "" {
		last := s.entries[len(s.entries)-1]
		move = string(rune('0'+last.Seat)) + " " + last.Move
		s.before(1)
	}
	r.open(s.match(), true)
	r.settle()
	r.comes()
	r.Cues, r.Captions = nil, nil
	r.Submit(game.Seat(move[0]-'0'), move[2:])
	for range 900 {
		r.Wait(1)
		if r.PeakKind() == o.kind {
			return r, true
		}
		if r.Waits() {
			break
		}
	}
	return r, false
}

// waits waits until a share of the peak is over.
func (r *room) waits(share float64) {
	for range 400 {
		if _, come := r.Peak(); come >= share {
			return
		}
		r.Wait(1)
	}
}

// every runs a test with each occasion, in English at 1280 by 800.
func every(t *testing.T, look func(*room), test func(*testing.T, *room, uint8)) {
	for n := range occasions {
		t.Run(occasions[n].name, func(t *testing.T) {
			r, came := peaks(t, n, words.English, 1280, 800, look)
			if !came {
				t.Fatal("its peak does not come")
			}
			test(t, r, occasions[n].kind)
		})
	}
}

// TestAPressEndsAPeak: it never makes anybody wait.
func TestAPressEndsAPeak(t *testing.T) {
	every(t, nil, func(t *testing.T, r *room, kind uint8) {
		r.Wait(6)
		r.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Confirm), AnyPress: true, Keyboard: true})
		if r.PeakKind() == kind {
			t.Error("a press leaves it standing")
		}
	})
}

// TestPeaksAreStills: with reduced motion a peak fades in, stands, and fades out.
func TestPeaksAreStills(t *testing.T) {
	every(t, func(r *room) { r.Stage.Settings.ReducedMotion = true }, func(t *testing.T, r *room, kind uint8) {
		r.Still = &stagetest.Stillness{}
		ticks := 0
		for ; r.PeakKind() == kind && ticks < 400; ticks++ {
			r.Wait(1)
		}
		if ticks < 30 {
			t.Errorf("it stands for %d ticks only", ticks)
		}
		if len(r.Still.Faults) > 0 {
			t.Error(r.Still.Faults)
		}
	})
}

// TestPeaksTakeNoMemory: a frame of a peak is drawn like any other.
func TestPeaksTakeNoMemory(t *testing.T) {
	every(t, nil, func(t *testing.T, r *room, _ uint8) {
		r.waits(0.7)
		r.Draw()
		if n := testing.AllocsPerRun(20, func() { r.Draw() }); n > 0 {
			t.Errorf("a frame makes %v things", n)
		}
	})
}

// TestWordsOfPeaksFit: whoever looks, in whatever window and with letters of whatever size.
func TestWordsOfPeaksFit(t *testing.T) {
	for n := range occasions {
		for _, reader := range stagetest.ReadersOf(n, 6) {
			r, came := peaks(t, n, reader.Lang, reader.W, reader.H, func(r *room) { reader.Sit(r.Stage) })
			if !came {
				t.Fatalf("%s: its peak does not come", occasions[n].name)
			}
			r.waits(0.8)
			r.Draw()
			r.MustFit()
			if t.Failed() {
				t.Fatalf("%s for %v", occasions[n].name, reader)
			}
		}
	}
}

// tells reports whether a text with those words is on the screen.
func (r *room) tells(words string) bool {
	for _, it := range r.Draw() {
		if it.Kind == display.Text && strings.Contains(it.Text, words) && it.Fade < 1 &&
			r.lay().Board.Contains(it.Box.Centre()) {
			return true
		}
	}
	return false
}

// TestLiesAreToldAgain: the answers that the face of a villain gives the lie to, and no other, once it is to be seen.
func TestLiesAreToldAgain(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	s := scriptOf(t, persons(fourHands("question", "boat", "question", "")))
	s.do(0, "ask 1 eyes blue")
	s.do(1, "no")
	s.idles()
	s.draws()
	s.do(2, "ask 1 hat brown")
	s.do(1, "yes")
	s.idles()
	s.draws()
	r.open(s.match(), true)
	r.settle()
	r.comes()
	r.Submit(0, "arrest 1")
	for range 900 {
		r.Wait(1)
		if r.tells("blue eyes") || r.tells("is Adler") {
			t.Fatal("a lie is told before the liar is known, or who lied before it is seen")
		}
		if r.PeakKind() == unmaskPeak {
			break
		}
	}
	if r.waits(london.FacedAt - 0.02); r.tells("It was Adler") {
		t.Error("the title gives away the face that is still in the dark")
	}
	r.waits(0.8)
	if !r.tells("It was Adler") || !r.tells("blue eyes") || r.tells("brown hat") {
		t.Errorf("told are %q", r.lies())
	}
}

// TestOnlyWhoIsArrestedIsToldToBe: the arrested is turned up first; of the accomplice, who is turned up after it, it is
// not said that it was arrested (G14).
func TestOnlyWhoIsArrestedIsToldToBe(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(scriptOf(t, sixHands("pppppp", nil)).match(), true)
	r.settle()
	r.comes()
	r.Submit(0, "arrest 1")
	arrested, also := -1, -1
	for tick := range 1200 {
		r.Wait(1)
		if r.PeakKind() != unmaskPeak {
			continue
		}
		told := r.tells("arrest")
		if told && arrested < 0 {
			arrested = tick
		}
		if r.tells("All show who they are") {
			if told {
				t.Fatal("the accomplice is told to be arrested")
			}
			also = tick
		}
	}
	if arrested < 0 || also < arrested {
		t.Errorf("the arrest is told at tick %d, the accomplice at tick %d", arrested, also)
	}
}

// TestAWrongArrestShowsNobody: who was arrested for nothing stays who nobody knows (G13).
func TestAWrongArrestShowsNobody(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(scriptOf(t, persons(fourHands("", "", "", ""))).match(), true)
	r.settle()
	r.comes()
	r.Submit(0, "arrest 2")
	for range 300 {
		if r.Wait(1); r.PeakKind() == unmaskPeak || len(r.lies()) > 0 {
			t.Fatal("somebody is unmasked")
		}
	}
}

// TestHolesMoveWithTheirFace: until the match is over no hole is to be seen but in the portrait that was hit.
func TestHolesMoveWithTheirFace(t *testing.T) {
	s := scriptOf(t, persons(fourHands("pistol pistol", "pistol", "", "")))
	s.do(0, "arrest 1")
	s.do(1, "reply pistol")
	r := newRoom(t, words.English, 1280, 800)
	r.bring(s)
	holes := 0
	for range 1500 {
		r.Wait(1)
		items := r.Draw()
		for i := range items {
			if items[i].Kind != display.Path || items[i].Outline != london.Star || items[i].Colour != theme.Cream {
				continue
			}
			holes++
			x, y := items[i].Box.Centre()
			if !slices.ContainsFunc(items, func(it display.Item) bool {
				return it.Kind == display.CardFace && it.Face.Design == designs.Suspect && it.Box.Contains(x, y)
			}) {
				t.Fatalf("a hole at %.0f %.0f is in nobody's face", x, y)
			}
		}
		switch {
		case r.Waits():
			r.Click("continue")
		case !r.showing() && r.Scoring():
			if holes < 60 {
				t.Errorf("only %d holes were seen", holes)
			}
			return
		case !r.showing():
			r.comes()
			for _, move := range []string{"shoot", "hold", "enough"} {
				if r.match.CheckText(r.Asked(), move) == nil {
					r.Submit(r.Asked(), move)
					break
				}
			}
		}
	}
	t.Error("the match does not end")
}

// TestHolesStay: each shot leaves its hole in the portrait of whom it hit, as long as they face each other.
func TestHolesStay(t *testing.T) {
	r, _ := peaks(t, 6, words.English, 1280, 800, nil)
	r.settle()
	r.comes()
	holes := 0
	for _, it := range r.Draw() {
		if it.Kind == display.Path && it.Outline == london.Star {
			holes++
		}
	}
	if holes != 1 {
		t.Errorf("%d holes after one shot", holes)
	}
}

// TestAChaseNamesWhoFollows: while somebody is seen to follow, nobody is named as facing the villain who no longer does
// (G19).
func TestAChaseNamesWhoFollows(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	s := scriptOf(t, sixHands("pppppp", nil, "bus", "bus bike", "bike"))
	for _, m := range []string{"0 arrest 1", "1 reply bus", "0 pursue", "1 reply bike", "0 letgo"} {
		s.do(game.Seat(m[0]-'0'), m[2:])
	}
	r.open(s.match(), true)
	r.settle()
	r.comes()
	r.Submit(2, "pursue")
	seen := false
	for range 600 {
		if r.Wait(1); r.PeakKind() == chasePeak {
			if r.Draw(); !strings.Contains(r.Status(), "Sharpe") {
				t.Fatalf("while Sharpe follows it is said: %q", r.Status())
			}
			seen = true
		}
	}
	if !seen {
		t.Error("nobody is seen to follow")
	}
}

// TestWhoIsUnmaskedStandsOnTheGround: no bust ends in mid-air, and no half of the picture is without it, however high
// the window is.
func TestWhoIsUnmaskedStandsOnTheGround(t *testing.T) {
	n := 0
	for occasions[n].kind != unmaskPeak {
		n++
	}
	for _, window := range [...][2]float64{{412, 915}, {360, 640}, {600, 960}, {800, 1000}, {844, 390}, {1280, 800}} {
		r, came := peaks(t, n, words.English, window[0], window[1], nil)
		if !came {
			t.Fatalf("%v: its peak does not come", window)
		}
		for _, share := range [...]float64{0.2, 0.45, 0.8} {
			r.waits(share)
			busts := 0
			for _, it := range r.Draw() {
				if it.Kind != display.CardFace || it.Face.Design != designs.Bust {
					continue
				}
				busts++
				if it.Box.Y+it.Box.H < window[1] {
					t.Errorf("%v: the bust ends %.0f pixels over the lower edge", window, window[1]-it.Box.Y-it.Box.H)
				}
				if top := it.Box.Y + it.Box.H*(1-designs.BustHigh); top > window[1]*0.7 {
					t.Errorf("%v: the bust takes only what is under %.0f", window, top)
				}
			}
			if busts == 0 {
				t.Errorf("%v: nobody is seen after %v of the peak", window, share)
			}
		}
	}
}

// TestNothingHidesWhoFlees: no pier of a bridge stands before who is on the run or after it, however narrow the window.
func TestNothingHidesWhoFlees(t *testing.T) {
	for n := range occasions {
		if kind := occasions[n].kind; kind != escapePeak && kind != chasePeak {
			continue
		}
		r, came := peaks(t, n, words.English, 412, 915, nil)
		if !came {
			t.Fatalf("%s: its peak does not come", occasions[n].name)
		}
		r.waits(0.45)
		riders := 0
		for _, it := range r.Draw() {
			switch {
			case it.Kind != display.CardFace:
			case it.Face.Design == designs.Vehicle:
				riders++
			case it.Face.Design == designs.TowerBridge && riders > 0:
				t.Errorf("%s: a bridge stands before %d riders", occasions[n].name, riders)
			}
		}
		if riders == 0 {
			t.Errorf("%s: nobody is on the way", occasions[n].name)
		}
	}
}
