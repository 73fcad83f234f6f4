package topsecret

import (
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
				r.open(newMatch(t, tabletest.Setup("peee", 3, match.OptionOdds)), true)
				r.Wait(2)
				items := r.Draw()
				for seat := range game.Seat(4) {
					b := &r.lay().Boards[seat]
					for _, pile := range [...]display.Rect{b.Singles, b.Pairs} {
						said := slices.ContainsFunc(items, func(it display.Item) bool {
							return it.Kind == display.Text && pile.Contains(it.Box.Centre()) && !strings.HasPrefix(it.Text, "×")
						})
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
