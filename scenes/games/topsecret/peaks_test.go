package topsecret

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// peaks are how each peak is come to: the turns that are played, and what the first seat then does; without turns a
// match of computers is played to its last turn.
var peaks = []struct {
	name  string
	kind  uint8
	kinds string
	turns []turn
	last  string
}{
	{"the hush", hushPeak, "eeeeee", six["pairs"], "play 40"},
	{"an explosion", boomPeak, "peeeee", six["explosion"], "play 60"},
	{"a theft", theftPeak, "eeeeee", six["thefts"], "play 40"},
	{"pairs", pairPeak, "eeeeee", six["pairs"], "play 40"},
	{"an agent that stays", agentPeak, "eee", []turn{{"play agent", "play 40", "play 30"}, {"", "leave", "leave"}},
		"leave"},
	{"the last turn", lastPeak, "eee", nil, ""},
}

// toPeak is a room in which a peak has grown as dark as it does.
func toPeak(t *testing.T, r *room, n int) {
	t.Helper()
	p := peaks[n]
	if p.turns != nil {
		r.lastPick(scripted(t, p.kinds, p.turns...), p.last)
	} else {
		r.Stage.Settings.Speed = 0
		r.open(newMatch(t, tabletest.Setup(p.kinds, 3)), false)
		for v := r.shown(); v.Turn < v.Turns-1; v = r.shown() {
			r.Wait(1)
		}
		r.Stage.Settings.Speed = 100
	}
	for range 3000 {
		if now, _ := r.Peak(); now.Kind == p.kind && r.dark() {
			return
		}
		if r.Waits() {
			r.Skip()
		}
		r.Wait(1)
	}
	t.Fatalf("%s never comes", p.name)
}

// dark reports whether all the light has gone that a peak takes.
func (r *room) dark() bool {
	b := r.brush()
	return b.PeakCovers()
}

func TestEveryPeakComesAndAPressEndsIt(t *testing.T) {
	for i, p := range peaks {
		r := newRoom(t, words.English, 1280, 800)
		toPeak(t, r, i)
		r.Skip()
		r.Wait(1)
		if got := r.PeakKind(); got == p.kind {
			t.Errorf("%s: a press does not end it", p.name)
		}
	}
}

func TestNoPeakComesWithAnimationsOff(t *testing.T) {
	for _, p := range peaks[:5] {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.lastPick(scripted(t, p.kinds, p.turns...), p.last)
		for range 200 {
			if r.Wait(1); r.PeakKind() != noPeak {
				t.Fatalf("%s stops a table that nothing is to move on", p.name)
			}
		}
	}
}

// TestAPeakStandsStillWithReducedMotion: between the moment that it has come and that it goes nothing of its picture
// changes.
func TestAPeakStandsStillWithReducedMotion(t *testing.T) {
	for i, p := range peaks {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.ReducedMotion = true
		toPeak(t, r, i)
		r.Wait(int(titleTicks)) // The title fades in on its own.
		if !r.dark() || r.PeakKind() != p.kind {
			t.Errorf("%s is gone before its title can be read", p.name)
			continue
		}
		first, ticks := slices.Clone(r.Draw()), 0
		for r.Wait(1); r.dark() && r.PeakKind() == p.kind; r.Wait(1) {
			ticks++
			if now := r.Draw(); !reflect.DeepEqual(r.inField(first), r.inField(now)) {
				t.Fatalf("%s: the picture moves after %d ticks", p.name, ticks)
			}
		}
		if ticks < 5 {
			t.Errorf("%s stands for %d ticks only", p.name, ticks)
		}
	}
}

// titleTicks is more than the title of a peak takes to fade in.
const titleTicks = 10

// inField is what lies in the field of peaks; what lies over it, in bar, panel and log, tells on.
func (r *room) inField(items []display.Item) (in []display.Item) {
	b := r.brush()
	field := b.PeakStage()
	for _, it := range items {
		if it.Clip == field {
			in = append(in, it)
		}
	}
	return in
}

// TestTheWordsOfAPeakHaveRoomInLargeLetters looks at every peak in both languages, in letters of twice the size.
func TestTheWordsOfAPeakHaveRoomInLargeLetters(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for i, p := range peaks {
		for _, lang := range []words.Lang{words.English, words.French} {
			for _, size := range [][2]float64{{1280, 800}, {800, 1000}, {1024, 640}, {2560, 1080}} {
				r := newRoom(t, lang, size[0], size[1])
				r.Stage.Settings.TextScale = 200
				r.Stage.Metrics.TextScale = 2
				toPeak(t, r, i)
				r.Wait(titleTicks * 3)
				if r.PeakKind() != p.kind || !r.dark() {
					continue // It is short, and has no words.
				}
				r.Draw()
				name := fmt.Sprintf("%s, %s, %v", p.name, lang, size)
				r.MustBeWhole()
				b := r.brush()
				for _, it := range r.inField(r.List.Items) {
					if it.Kind == display.Text && !b.PeakField().Covers(wordsOf(setter, &it)) {
						t.Errorf("%s: %q does not fit", name, it.Text)
					}
				}
			}
		}
	}
}

// wordsOf is where the words of a text stand.
func wordsOf(setter *typeset.Setter, it *display.Item) display.Rect {
	return it.Box.Middle(setter.Width(it.Text, it.Font, it.Size), min(it.Box.H, it.Size))
}

// TestAPeakTakesNoMemory: not one frame of a peak does.
func TestAPeakTakesNoMemory(t *testing.T) {
	for i, p := range peaks {
		r := newRoom(t, words.English, 1280, 800)
		toPeak(t, r, i)
		r.Draw()
		if n := r.memory(); n > 0 {
			t.Errorf("%s: a frame takes memory %v times", p.name, n)
		}
	}
}

func TestAnExplosionBreaksOutWhereTheBombLay(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.lastPick(scripted(t, "eeeeee", six["explosion"]...), "play 60")
	said, first := false, display.Rect{}
	r.watch(func(items []display.Item) {
		if r.PeakKind() != boomPeak {
			return
		}
		b := r.brush()
		for _, it := range r.inField(items) {
			if it.Kind == display.Scrap && it.Colour == theme.Vermilion && it.Turn == 0.22 && it.Box.W > 1 && first.Empty() {
				first = it.Box
			}
			said = said || it.Text == r.Say("reveal.topsecret.boom") && b.PeakField().Covers(it.Box)
		}
		if b.PeakCovers() && !said {
			t.Error("the fire is to be seen without its word")
		}
	})
	b := r.brush()
	x, y := (revealBrush{&b}).origin()
	// The first ray of the red star runs from the middle of the fire.
	atX, atY := first.Centre()
	atX, atY = atX-math.Cos(0.22)*first.W/2, atY-math.Sin(0.22)*first.W/2
	// Whom it happens to is thrown to the other half.
	if midX, _ := b.PeakField().Centre(); (atX < midX) != (x < midX) ||
		(b.PeakField().W > b.PeakField().H) != (math.Abs(atX-midX) > 1) {
		t.Errorf("the fire begins at %.0f, %.0f, and the bomb lay at %.0f, %.0f", atX, atY, x, y)
	}
	if !said {
		t.Error("the word does not stand in the fire")
	}
}

// TestAnExplosionShowsWhomItHappensTo: whose bomb it was, and how many cards each seat has lost, as they are counted.
func TestAnExplosionShowsWhomItHappensTo(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, size := range [][2]float64{{1280, 800}, {1920, 1080}, {800, 1000}} {
			r := newRoom(t, lang, size[0], size[1])
			r.lastPick(scripted(t, "eeeeee", six["explosion"]...), "play 60")
			shown, told, bombs, h, sum := map[string]int{}, false, game.Seats(0), [game.MaxSeats]int{}, 0
			r.watch(func(items []display.Item) {
				if r.PeakKind() != boomPeak || !r.dark() {
					return
				}
				seen := map[string]int{}
				for _, it := range items {
					if it.Kind == display.Text && it.Fade < 0.5 {
						seen[it.Text]++
					}
				}
				if len(seen) >= len(shown) {
					shown = seen
				}
				h, sum = burnt(r.screen.show.Beat().Events)
				bombs = r.now().bombs
				told = told || seen[r.Say("peak.topsecret.boom", game.Number(sum),
					game.SeatName(bombs.First()))] > 0
			})
			if sum == 0 || bombs.Len() != 1 || !told {
				t.Errorf("%s, %v: %d cards, by %v: told %v among %v", lang, size, sum, bombs, told, shown)
			}
			for seat, lost := range h {
				name := r.Names()[min(seat, 5)]
				_, rest := inTwo(name) // It may stand in two lines.
				if lost > 0 && (shown[name]+shown[rest] == 0 || shown[minus[lost]] == 0) {
					t.Errorf("%s, %v: that %s has lost %d is not to be seen among %v", lang, size, name, lost, shown)
				}
			}
		}
	}
}

// TestEveryTheftIsSeenAlone: the thefts of a turn stop the table one after the other, whoever is robbed.
func TestEveryTheftIsSeenAlone(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(newMatch(t, tabletest.Setup("epe", 3)), false)
	b := match.Beat[picture, topsecret.Event]{After: *r.screen.show.Now()}
	stolen := func(from game.Seat) tabletop.Peak {
		e := topsecret.Event{Kind: topsecret.CardStolen, Seat: 2, Other: from, Card: 1}
		b.Before, b.Events = b.After, []topsecret.Event{e}
		r.screen.staging.note(&b.After, &e)
		return r.screen.staging.Stage(&b).Peak
	}
	for _, from := range []game.Seat{0, 0, 1, 1} {
		if got := stolen(from).Kind; got != theftPeak {
			t.Errorf("a theft from seat %d: peak %d, want %d", from, got, theftPeak)
		}
	}
}

// TestTheFiguresOfAPairRunUpToItsPoints: they begin at what the cards are worth, never go back, and end at the double.
func TestTheFiguresOfAPairRunUpToItsPoints(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.lastPick(scripted(t, "pe", turn{"play 40", "play 60"}, turn{"leave", "leave"}, turn{"", "play 30"}), "play 40")
	var seen []string
	r.watch(func(items []display.Item) {
		if r.PeakKind() != pairPeak {
			return
		}
		pairs, _ := pairsOf(r.screen.show.Beat().Events)
		p := &pairs[0]
		var steps []string
		for step := range pairSteps {
			steps = append(steps, strconv.Itoa(p.figure(step)))
		}
		for _, it := range r.inField(items) {
			if slices.Contains(steps, it.Text) && p.seat == 0 && !slices.Contains(seen, it.Text) {
				seen = append(seen, it.Text)
			}
		}
	})
	if len(seen) < 5 || seen[0] != "80" || seen[len(seen)-1] != "160" || !slices.IsSortedFunc(seen, func(a, b string) int {
		return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b))
	}) {
		t.Errorf("the figures run %v", seen)
	}
}

// TestAPairIsWholeUnderTheBar: once its cards have met they stand clear of the edge at which the moment is cut off.
func TestAPairIsWholeUnderTheBar(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.lastPick(scripted(t, "eeeeee", six["pairs"]...), "play 40")
	seen := 0
	r.watch(func(items []display.Item) {
		if p, share := r.Peak(); p.Kind != pairPeak || share < 0.22 || share > 0.9 {
			return
		}
		for _, it := range items {
			if it.Kind != display.CardFace || it.Clip.Empty() || it.Face.Design == designs.Safe {
				continue
			}
			if seen++; it.Box.Y < it.Clip.Y {
				t.Fatalf("%q at %v is cut off at %v", it.Face.Value, it.Box, it.Clip)
			}
		}
	})
	if seen == 0 {
		t.Error("no pair was seen")
	}
}

// TestAPileShowsAllOfItsSheetsOrNone: as many as there is room for would be another number.
func TestAPileShowsAllOfItsSheetsOrNone(t *testing.T) {
	r := alone(t)
	some := 0
	for _, paired := range []bool{false, true} {
		for n := 2; n <= 10; n += 2 {
			for wide := 10.0; wide < 200; wide += 10 {
				var l display.List
				b := r.screen.brush(&l)
				l.Reset()
				b.sheets(display.Rect{W: wide, H: 22}, n, paired)
				sheets := 0
				for _, it := range l.Items {
					if it.Kind == display.Border {
						sheets++
					}
				}
				if sheets != 0 && sheets != n {
					t.Errorf("%d cards, paired %v, in %v: %d sheets", n, paired, wide, sheets)
				}
				some += sheets
			}
		}
	}
	if some == 0 {
		t.Error("there are no sheets")
	}
}
