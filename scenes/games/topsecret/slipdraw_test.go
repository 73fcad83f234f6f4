package topsecret

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop/tabletest"
)

// slipTexts are the words of what lies on the boards, each with its strip of paper.
func slipTexts(items []display.Item, text string) (words, paper display.Rect, found bool) {
	for i, it := range items {
		if it.Kind != display.Text || it.Text != text {
			continue
		}
		for j := i - 1; j >= 0; j-- {
			if f := items[j]; f.Kind == display.Fill && f.Box.Contains(it.Box.Centre()) {
				return it.Box, f.Box, true
			}
		}
	}
	return display.Rect{}, display.Rect{}, false
}

// The own points and what happened are read side by side, clear of the piles, on small, usual and wide screens.
func TestASlipLeavesOwnPointsAndPilesInSight(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {1920, 1080}, {2560, 1080}} {
		for seats := 2; seats <= 6; seats++ {
			kinds := "peeeee"[:seats]
			first := turn{"play 40", "play 30", "play 40", "play 30", "play 50", "play 60"}[:seats]
			all := turn{"", "leave", "leave", "leave", "leave", "leave"}[:seats]
			r := newRoom(t, words.English, size[0], size[1])
			r.lastPick(scripted(t, kinds, first, all), "bank")
			r.Wait(300)
			items := r.Draw()
			_, paper, ok := slipTexts(items, "Banked ×1 +40")
			if !ok {
				t.Errorf("%v, %d seats: no slip tells the person what was banked", size, seats)
				continue
			}
			note := false
			for _, it := range items {
				x, y := it.Box.Centre()
				if it.Kind == display.Text && strings.HasPrefix(it.Text, "40") && r.lay().Boards[0].Singles.Contains(x, y) {
					note = true
					if !paper.Intersect(it.Box).Empty() {
						t.Errorf("%v, %d seats: the slip %+v covers the points %+v", size, seats, paper, it.Box)
					}
				}
			}
			if !note {
				t.Errorf("%v, %d seats: the own points are not to be read", size, seats)
			}
			for seat := range game.Seat(seats) {
				b := r.lay().Boards[seat]
				rows, n := slipRowsOf(r, seat)
				for _, row := range rows[:n] {
					if row.Y < b.Pairs.Y+b.Pairs.H && row.Y+row.H > b.Pairs.Y && row.X+row.W > b.Singles.X {
						t.Errorf("%v, %d seats: the slip %+v of seat %d touches the piles %+v", size, seats, row, seat, b.Pairs)
					}
				}
			}
		}
	}
}

// TestASlipLiesOnNoSafe holds it in every size of the screen, with the reader's letters as large as they become.
func TestASlipLiesOnNoSafe(t *testing.T) {
	for _, size := range [][3]float64{{640, 480, 1}, {800, 600, 2}, {1024, 640, 2}, {1280, 800, 2}, {1920, 1080, 2},
		{800, 1000, 2}, {1280, 800, 1}, {2560, 1080, 2}, {844, 390, 1}} {
		for seats := 2; seats <= 6; seats++ {
			r := newRoom(t, words.French, size[0], size[1])
			r.Stage.Metrics.TextScale = size[2]
			rivals := turn{"", "play 30", "play 40", "play 50", "play 60", "play 20"}[:seats]
			r.lastPick(scripted(t, "peeeee"[:seats], rivals), "play assassin")
			r.watch(func([]display.Item) {})
			r.Skip()
			r.Wait(300)
			_, paper, ok := slipTexts(r.Draw(), r.Say("reveal.topsecret.slip.bomber"))
			if safe := r.lay().Boards[0].Safe; !ok || !paper.Intersect(safe).Empty() {
				t.Errorf("%v, %d seats: the slip %+v (there: %v) and the safe %+v", size, seats, paper, ok, safe)
			}
		}
	}
}

func slipRowsOf(r *room, seat game.Seat) ([2]display.Rect, int) {
	b := r.brush()
	return b.slipRows(seat)
}

func TestTheOnlyCardDestroyedIsNamed(t *testing.T) {
	for lang, want := range map[words.Lang]string{words.English: "60 destroyed", words.French: "60 détruit"} {
		r := newRoom(t, lang, 1280, 720)
		r.lastPick(scripted(t, "pee", turn{"", "play assassin", "play mole"}), "play 60")
		r.watch(func([]display.Item) {})
		if _, _, ok := slipTexts(r.Draw(), want); !ok {
			t.Errorf("no slip says %q", want)
		}
		r.Skip()
		r.Wait(60)
		if _, _, ok := slipTexts(r.Draw(), want); !ok {
			t.Errorf("no slip says %q any more before the next choice", want)
		}
	}
}

func TestACallForgottenIsToldOnTheBoard(t *testing.T) {
	for lang, want := range map[words.Lang]string{words.English: "forgotten: −50", words.French: "oublié\u00a0: −50"} {
		m := newMatch(t, tabletest.Setup("pee", 2, topsecret.OptionCalled))
		for seat, text := range []string{"play assassin", "play mole", "play 40"} {
			tabletest.Make(t, m, game.Seat(seat), text)
		}
		r := newRoom(t, lang, 1280, 720)
		r.open(m, true)
		r.Wait(seconds + 1)
		r.watch(func([]display.Item) {})
		if !r.Waits() {
			t.Error("the show does not stop for the person who forgot")
		}
		if line := r.Stage.Reader().To(0).Say(game.Say("log.topsecret.forgot", game.Number(topsecret.Fine),
			game.SeatName(0))); !r.Tells(line) {
			t.Errorf("the panel says %q at the stop, not %q", r.Panel(), line)
		}
		found := func() bool {
			for _, it := range r.Draw() {
				if it.Kind == display.Text && strings.Contains(it.Text, want) {
					return true
				}
			}
			return false
		}
		if !found() {
			t.Errorf("no slip says %q", want)
		}
		r.Skip()
		r.Wait(100)
		if !found() {
			t.Errorf("no slip says %q before the next choice", want)
		}
	}
}

// TestASlipWithoutWordsIsNoWiderThanItsSigns: an empty strip of paper beside one that has words seems to have lost its
// own.
func TestASlipWithoutWordsIsNoWiderThanItsSigns(t *testing.T) {
	for _, lang := range words.Languages() {
		r := newRoom(t, lang, 412, 915)
		r.Stage.Metrics.TextScale = 2
		r.lastPick(scripted(t, "peee", turn{"", "play assassin", "play mole", "play 30"}), "play 60")
		r.Draw()
		b, wordless := r.brush(), 0
		for kind := bomberSlip; kind <= pairSlip; kind++ {
			for _, wide := range []float64{44, 60, 79, 110} {
				b.L = &display.List{}
				lies := b.slip(display.Rect{W: wide, H: 22}, &slip{kind: kind, age: 1000})
				if slices.ContainsFunc(b.L.Items, func(it display.Item) bool { return it.Text != "" }) {
					continue
				}
				if wordless++; lies.W > 2.1*lies.H {
					t.Errorf("%s: slip %d of %v is %v wide and says nothing", lang, kind, wide, lies.W)
				}
			}
		}
		if wordless == 0 {
			t.Errorf("%s: every slip has words", lang)
		}
	}
}
