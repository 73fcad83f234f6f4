package topsecret

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// banking is a table of three, with letters of twice the size, at which the first seat has a single document.
func banking(t *testing.T, lang words.Lang) *room {
	t.Helper()
	m := newMatch(t, tabletest.Setup("pee", 3, match.OptionOdds))
	for seat := range game.Seat(3) {
		tabletest.Make(t, m, seat, "play 40")
	}
	r := newRoom(t, lang, 1280, 720)
	r.Stage.Metrics.TextScale = 2
	r.open(m, true)
	r.Wait(2)
	return r
}

func TestBothHalvesOfBankingAreReadInLargeLetters(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		r := banking(t, lang)
		if r.Primary().ID != "bank" {
			t.Fatalf("%s: the screen asks %q", lang, r.Status())
		}
		if head := r.Needs().Head; !strings.Contains(head, "40") || !strings.Contains(head, "160") {
			t.Errorf("%s: what it brings now and later is asked as %q", lang, head)
		}
		for _, text := range []string{r.Needs().Head, r.screen.ask.Body} {
			if text == "" || !r.Tells(text) && r.Status() != text {
				t.Errorf("%s: %q is not to be read", lang, text)
			}
		}
	}
}

func TestButtonsOfARowHaveLettersOfOneSizeThatGrow(t *testing.T) {
	r := banking(t, words.French)
	sizes := map[string]float64{}
	leave, _ := r.Hot("leave")
	primary, secondary := r.Primary().Label, leave.Label
	for _, it := range r.Draw() {
		if it.Kind == display.Text && (it.Text == primary || it.Text == secondary) {
			sizes[it.Text] = it.Size
		}
	}
	if len(sizes) != 2 || sizes[primary] != sizes[secondary] {
		t.Errorf("the letters of the buttons are of the sizes %v", sizes)
	}
	r.Stage.Metrics.TextScale = 1
	if usual := r.Stage.Metrics.Size(display.SansBold, 30); sizes[primary] <= usual {
		t.Errorf("the letters are no larger than the usual %v: %v", usual, sizes)
	}
}

func TestTheDigitOnACardChoosesIt(t *testing.T) {
	for _, kinds := range []string{"pee", "peee"} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(newMatch(t, tabletest.Setup(kinds, 5)), true)
		r.Wait(20)
		v := r.match.View(0)
		out := int(firstIn(&v) - topsecret.Document1)
		for n, k := 1, out+1; k < len(handIDs); n, k = n+1, k+1 {
			r.Type(string(rune('0' + n)))
			if int(r.chosen()) != k {
				t.Errorf("%s: %d chooses kind %d, want %d", kinds, n, r.chosen(), k)
			}
		}
		if v.LowestOut != (out == 1) {
			t.Errorf("%s: %d kinds are not in play", kinds, out)
		}
	}
}

func TestTheLogLeavesSealedChoicesOut(t *testing.T) {
	r := banking(t, words.English)
	r.Stage.Metrics.TextScale = 1
	r.OpenLog()
	r.Wait(5)
	var log []string
	for _, it := range r.Draw() {
		if it.Role == display.LogLine {
			log = append(log, it.Text)
		}
	}
	if len(log) < 3 || slices.ContainsFunc(log, func(s string) bool {
		return strings.Contains(s, "chosen") ||
			strings.Contains(s, "decided")
	}) {
		t.Errorf("the log says %q", log)
	}
}

func TestTheBarIsPressedAtAStop(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	begin(r, "explosion", 3, scenesOf(3)["explosion"])
	stopped := false
	for i := 0; i < 4000 && !stopped; i++ {
		r.Wait(1)
		_, stopped = r.Hot("continue")
	}
	log, _ := r.Hot("log")
	was := r.LogOpen()
	x, y := log.Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	for range 6 {
		r.Tick(input.Frame{X: x, Y: y, Held: true})
	}
	r.Tick(input.Frame{X: x, Y: y, Released: true})
	if _, still := r.Hot("continue"); !stopped || !still || r.LogOpen() == was {
		t.Errorf("stopped %v and %v, the log open %v and %v", stopped, still, was, r.LogOpen())
	}
}

// TestTheHandShrinksLittleInLargeLetters: what grows with the letters takes no more than a fifth from the cards that
// are chosen from.
func TestTheHandShrinksLittleInLargeLetters(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		wide := func(text float64) float64 {
			r := newRoom(t, words.English, 1280, 800)
			r.Stage.Metrics.TextScale = text
			r.open(newMatch(t, tabletest.Setup("peeee"[:seats], 3, match.OptionOdds)), true)
			r.Wait(2)
			return r.screen.layout.Slots[topsecret.Kinds].W
		}
		if usual, large := wide(1), wide(2); large < usual*0.8 {
			t.Errorf("%d seats: in letters of twice the size a card of the hand is %.0f pixels wide, else %.0f", seats, large,
				usual)
		}
	}
}

// TestNoFigureOfABoardIsLost: in letters of any size and kind each pile says how much lies there, and each tab of an
// index what it is of.
func TestNoFigureOfABoardIsLost(t *testing.T) {
	figures := 0
	for _, window := range [...][2]float64{{1280, 800}, {1024, 640}, {960, 600}, {844, 390}} {
		for _, text := range [...]float64{1, 1.5, 2} {
			for _, plain := range [...]bool{false, true} {
				r := newRoom(t, words.English, window[0], window[1])
				r.Stage.Metrics.TextScale, r.Stage.Metrics.Plain = text, plain
				m := newMatch(t, tabletest.Setup("peee", 3, match.OptionOdds))
				for _, move := range [...]string{"play 40", "bank"} {
					for seat := range game.Seat(4) {
						tabletest.Make(t, m, seat, move)
					}
				}
				r.open(m, true)
				r.Wait(2)
				items := r.Draw()
				for seat := range game.Seat(4) {
					b, first := &r.lay().Boards[seat], m.View(0).Players[seat].SinglesCount > 0
					for _, pile := range [...]display.Rect{b.Singles, b.Pairs} {
						said := slices.ContainsFunc(items, func(it display.Item) bool {
							return it.Kind == display.Text && pile.Contains(it.Box.Centre()) && !strings.HasPrefix(it.Text, "×") &&
								(!first || strings.ContainsAny(it.Text, "123456789"))
						})
						first = false
						if !said {
							t.Errorf("%v, letters %v, plain %v: a pile of seat %d at %v says nothing", window, text, plain, seat, pile)
						}
					}
				}
				for i := range items {
					it := &items[i]
					if it.Kind != display.CardFace || it.Face.Design != designs.Slip || it.Face.Value == "" {
						continue
					}
					figures++
					laid := faces.Lay(nil, it.Face, it.Box, r.Stage.Metrics, r.Stage.Measure)
					if !slices.ContainsFunc(laid, func(in display.Item) bool { return in.Text == it.Face.Value }) {
						t.Errorf("%v, letters %v, plain %v: a tab at %v does not say %s", window, text, plain, it.Box, it.Face.Value)
					}
				}
			}
		}
	}
	if figures == 0 {
		t.Error("no tab was looked at")
	}
}

// TestNamesAndPointsGrowWithTheLetters: in letters of twice the size the names at the feet of safes and what lies in
// the piles are nearly as large as their places are high, and hardly smaller than in the usual ones, as far as the
// longest word has room in the front of its safe.
func TestNamesAndPointsGrowWithTheLetters(t *testing.T) {
	looked := 0
	for _, window := range [...][2]float64{{1280, 800}, {960, 600}, {1920, 1080}} {
		for i, kinds := range [...]string{"peee", "peeeee", "peee"} {
			for _, plain := range [...]bool{false, true} {
				var usual map[string]float64
				for _, text := range [...]float64{1, 1.5, 2} {
					lang := [...]words.Lang{words.English, words.French}[i%2]
					r := newRoom(t, lang, window[0], window[1])
					r.Stage.Metrics.TextScale, r.Stage.Metrics.Plain = text, plain
					m := newMatch(t, tabletest.Setup(kinds, 3, match.OptionOdds))
					for seat := range game.Seat(len(kinds)) {
						if i == 2 {
							tabletest.Make(t, m, seat, "play 40")
						}
					}
					r.open(m, true)
					r.Wait(2)
					where := fmt.Sprintf("%v, %s, letters %v, plain %v", window, kinds, text, plain)
					sizes := r.lettersOfBoards(t, where, text > 1)
					looked += len(sizes)
					if usual == nil {
						usual = sizes
					}
					for what, size := range sizes {
						if size < usual[what]*0.9-0.5 {
							t.Errorf("%s: %s has %.0f pixels instead of %.0f", where, what, size, usual[what])
						}
					}
				}
			}
		}
	}
	if looked == 0 {
		t.Error("no letters were looked at")
	}
}

// lettersOfBoards are how large the least letters are of each name and pile; in large letters they have most of the
// height of their place.
func (r *room) lettersOfBoards(t *testing.T, where string, large bool) map[string]float64 {
	t.Helper()
	sizes, items, m := map[string]float64{}, r.Draw(), r.Stage.Metrics
	for seat := range game.Seat(len(r.screen.table.Seats.Names)) {
		b := &r.lay().Boards[seat]
		front := b.Window.W - b.Chip.W*1.6
		for part, in := range map[string]display.Rect{"name": b.Chip.Around(b.Name), "singles": b.Singles, "pairs": b.Pairs} {
			what := fmt.Sprintf("%s of seat %d", part, seat)
			for i := range items {
				it := &items[i]
				x, y := it.Box.Centre()
				of := in.Contains(x, y) && !strings.HasPrefix(it.Text, "×")
				if part == "name" { // Its lines may stand over its place.
					of = in.Inset(-in.H*0.8).Contains(x, y) && strings.Contains(r.screen.table.Seats.Names[seat], it.Text)
				}
				if it.Kind != display.Text || !of {
					continue
				}
				if was := sizes[what]; was == 0 || it.Size < was {
					sizes[what] = it.Size
				}
				if part == "name" && !b.Under.Empty() || !large {
					continue
				}
				want := 0.58 * in.H
				if part == "name" {
					want = min(want, it.Size*front/r.Stage.Measure.Width(it.Text, it.Font, it.Size))
				}
				if want = min(want, m.Size(it.Font, tabletop.SmallSize)*0.8); it.Size < want-1 {
					t.Errorf("%s: %s, %q, has letters of %.0f pixels, want %.0f", where, what, it.Text, it.Size, want)
				}
			}
		}
	}
	return sizes
}
