package tabletest

import (
	"fmt"
	"slices"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// The laws of presses that are not let go of by whoever pressed, and of those that were meant for the window.
const (
	lawTaken   = "a press that is taken away leaves nothing behind"
	lawBrought = "the press that brings the focus makes no move"
)

const (
	// settles is longer than anything takes that goes back to its place, heldLong longer than a press that is held long.
	settles, heldLong = 40, 45
	// knownEvery is at every how many of the questions hands press that another company has been asked already.
	knownEvery = 3
	// pressesTaken is how many presses must have been taken away at a table, and as many have brought the focus.
	pressesTaken = 200
)

// beside are two tables at the same question: at one of them somebody presses, at the other the pointer only goes
// there.
type beside struct {
	k       *kit
	q       *question
	pressed *Room
	twin    *Room
	law     *law
	where   string
	// moves is the number of moves made when the question was put.
	moves int
}

// keepsHands presses everything at every question, and has the press taken away, or be the one that brings the focus.
func (k *kit) keepsHands() {
	for i := range k.asked {
		q := &k.asked[i]
		if !q.owed || q.known && i%knownEvery != 0 && !k.long {
			continue
		}
		alone := q.setup.Cast().Persons().Len() < 2
		for n, h := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger} {
			if (i+n)%2 != 0 && !k.long {
				continue
			}
			apart(func() {
				if b := k.setBeside(q, lawTaken, i); b.asked() {
					b.takenAway(h, alone)
				}
			})
			apart(func() {
				if b := k.setBeside(q, lawBrought, i); b.asked() {
					b.brings(h)
				}
			})
		}
	}
}

func (k *kit) setBeside(q *question, name string, n int) *beside {
	b := &beside{k: k, q: q, law: k.law(name, pressesTaken)}
	reader := stagetest.Reader{Lang: []words.Lang{words.English, words.French}[n%2], W: 1280, H: 800, Text: 1}
	b.where = fmt.Sprintf("%v, %v", q, reader)
	for _, s := range []**Room{&b.pressed, &b.twin} {
		*s = k.bringFor(q, reader, &reporter{TB: k.t, law: b.law, where: b.where})
		(*s).Stage.Settings.Confirm = stage.ConfirmShared
		for (*s).Wait(settles); (*s).Click("continue"); (*s).Wait(settles) {
		}
	}
	b.moves = b.twin.Match.Len()
	return b
}

// asked reports whether the question is still put: neither is something shown, which a press that is held keeps in
// sight, nor has time made a move.
func (b *beside) asked() bool {
	return b.twin.answers() != game.Public && b.twin.Match.Len() == b.moves && !b.twin.Busy()
}

// tick gives one table a tick, and the other the same without the press; away reports that the window has no focus.
func (b *beside) tick(h stagetest.Hand, in input.Frame, away bool) {
	in.Focused, in.Device = !away, input.Mouse
	if in.Touch = h == stagetest.Finger; in.Touch {
		in.Device = input.Touch
	}
	twin := in
	twin.Pressed, twin.Held, twin.Released, twin.Canceled, twin.Brought, twin.AnyPress = false, false, false, false, false,
		false
	twin.Just, twin.Down, twin.Runes, twin.Scroll = 0, 0, nil, 0
	b.pressed.Stage.Uses(&in)
	b.twin.Stage.Uses(&twin)
	b.pressed.Away(in)
	b.twin.Away(twin)
}

// tried is with what a control has been pressed somewhere.
type tried struct {
	law, id string
	hand    stagetest.Hand
}

// pressEvery is at every how many questions that do not ask for it a control is pressed, where little time is given:
// most lie on the table at all of them.
const pressEvery = 4

// due reports whether a control or a key, the n-th of this question, is pressed at it: what the question asks for is,
// and what has not been pressed yet with this hand.
func (b *beside) due(id string, h stagetest.Hand, n int) bool {
	of := tried{b.law.name, id, h}
	times, known := b.k.pressed[of]
	b.k.pressed[of] = times + 1
	return !known || b.k.long || b.pressed.Offered(id) || (times+n)%pressEvery == 0
}

// targets are the places of all that can be pressed, and one of nothing.
func (b *beside) targets() (all []display.Item) {
	for _, it := range b.pressed.Draw() {
		if it.Kind == display.Hot && it.ID != "" && !it.Box.Intersect(b.pressed.Stage.Metrics.Screen()).Empty() {
			all = append(all, it)
		}
	}
	nowhere := display.Rect{X: 1, Y: b.pressed.Stage.Metrics.H / 2, W: 1, H: 1}
	return append(all, display.Item{Box: nowhere, Access: display.Access{ID: "nothing"}})
}

// takenAway presses each control, holds it or carries it away, and has the press taken: by the focus that goes, or,
// where the hand would close with that, by the system.
func (b *beside) takenAway(h stagetest.Hand, focus bool) {
	for n, it := range b.targets() {
		if !b.due(it.ID, h, n) {
			continue
		}
		x, y := it.Box.Centre()
		for way, far := range []float64{0, 60, 0} {
			what := fmt.Sprintf("%q pressed by %v, way %d", it.ID, h, way)
			if n%5 != 0 && way == 2 {
				continue // Few things know a long press.
			}
			b.law.looked++
			b.tick(h, input.Frame{X: x, Y: y, Moved: true}, false)
			b.tick(h, input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true}, false)
			ticks := 4
			if way == 2 {
				ticks = heldLong
			}
			for step := range ticks {
				at := y - far*float64(step+1)/float64(ticks)
				b.tick(h, input.Frame{X: x, Y: at, Moved: far > 0, Held: true}, false)
			}
			b.tick(h, input.Frame{X: x, Y: y - far, Canceled: true, LostFocus: focus}, focus)
			for range settles / 4 {
				b.tick(h, input.Frame{X: x, Y: y - far}, focus)
			}
			for range settles {
				b.tick(h, input.Frame{X: x, Y: y - far}, false)
			}
			if !b.asked() {
				return
			}
			b.same(what)
		}
	}
}

// same wants both tables to show, to say and to hold the same.
func (b *beside) same(what string) {
	p, t := b.pressed, b.twin
	if p.Match.Len() != t.Match.Len() {
		p.T.Fatalf("%s: a move was made", what)
	}
	if !slices.Equal(p.Made(), t.Made()) {
		p.T.Fatalf("%s: chosen is %v instead of %v", what, p.Made(), t.Made())
	}
	if x, y := p.Draw(), t.Draw(); !slices.Equal(x, y) {
		p.T.Fatalf("%s: the screen differs in %s", what, firstDifference(x, y))
	}
	if !slices.Equal(p.Captions, t.Captions) {
		p.T.Fatalf("%s: said is %q instead of %q", what, p.Captions, t.Captions)
	}
}

// brings presses each control, carries each card to each place and presses each key, all of which may have brought the
// focus: no move is made. Then one is made.
func (b *beside) brings(h stagetest.Hand) {
	s := b.pressed
	if s.CanPeek() && s.HandOpen() && s.Click("peek") {
		b.twin.Click("peek")
	}
	closed := s.CanPeek() && !s.HandOpen()
	same := func(what string) {
		b.law.looked++
		for range settles / 4 {
			b.tick(h, input.Frame{X: -1, Y: -1}, false)
		}
		if b.asked() && s.Match.Len() != b.moves {
			s.T.Fatalf("%s: a move was made", what)
		}
		if closed && s.atTable() && s.HandOpen() {
			s.T.Fatalf("%s: the hand opens", what)
		}
		for range backMost {
			if s.atTable() && !s.Undoable() {
				break
			}
			b.tick(h, input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Cancel), AnyPress: true}, false)
			b.tick(h, input.Frame{X: -1, Y: -1}, false)
		}
	}
	all := b.targets()
	for n, it := range all {
		if !b.due(it.ID, h, n) {
			continue
		}
		x, y := it.Box.Centre()
		for range 2 { // Where the first chooses, the second plays.
			b.tick(h, input.Frame{X: x, Y: y, Pressed: true, Held: true, Brought: true}, false)
			b.tick(h, input.Frame{X: x, Y: y, Released: true, Brought: true}, false)
			b.tick(h, input.Frame{X: x, Y: y}, false)
			if !s.atTable() {
				break
			}
		}
		same(fmt.Sprintf("%q pressed by %v", it.ID, h))
	}
	for i, from := range all {
		if !b.due("carried "+from.ID, h, i) && !s.Offered(from.ID) {
			continue
		}
		to := all[(i*7+3)%len(all)]
		x, y := from.Box.Centre()
		b.tick(h, input.Frame{X: x, Y: y, Pressed: true, Held: true, Brought: true}, false)
		for range 3 {
			y -= 10
			b.tick(h, input.Frame{X: x, Y: y, Moved: true, Held: true, Brought: true}, false)
		}
		x, y = to.Box.Centre()
		b.tick(h, input.Frame{X: x, Y: y, Moved: true, Held: true, Brought: true}, false)
		b.tick(h, input.Frame{X: x, Y: y, Released: true, Brought: true}, false)
		same(fmt.Sprintf("%q carried to %q by %v", from.ID, to.ID, h))
	}
	for a := range input.ActionCount {
		if !b.due(fmt.Sprint("key ", a), h, int(a)) {
			continue
		}
		down := input.Actions(0).With(a)
		b.tick(h, input.Frame{X: -1, Y: -1, Just: down, Down: down, Keyboard: true, Brought: true}, false)
		if b.tick(h, input.Frame{X: -1, Y: -1, Down: down, Keyboard: true}, false); closed && s.atTable() &&
			s.HandOpen() {
			s.T.Fatalf("key %d: the hand opens", a)
		}
		same(fmt.Sprintf("key %d", a))
	}
	for n, r := range "123456FJRUXN" {
		if !b.due("key "+string(r), h, n) {
			continue
		}
		for range 2 {
			b.tick(h, input.Frame{X: -1, Y: -1, Runes: []rune{r}, Keyboard: true, Brought: true}, false)
		}
		same(fmt.Sprintf("key %c", r))
	}
}
