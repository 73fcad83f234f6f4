package rulestest

import (
	"math"
	"reflect"
	"testing"
	"unsafe"
)

// padded has bytes between its fields.
type padded struct {
	A uint8
	B uint32
}

// seen is a view with fields of all kinds.
type seen struct {
	Number int
	Text   string
	Cards  [3]padded
	Chance float64
	Moves  []padded
	Words  []string
}

// TestSameView holds the comparison of views to that of reflect.DeepEqual, for views that differ in one field at a
// time.
func TestSameView(t *testing.T) {
	base := func() seen {
		return seen{
			Number: 1, Text: "a", Cards: [3]padded{{1, 2}, {3, 4}}, Moves: []padded{{5, 6}, {7, 8}}, Words: []string{"b"},
		}
	}
	same := SameView[seen]()
	for name, change := range map[string]func(v *seen){
		"nothing":                    func(*seen) {},
		"a number":                   func(v *seen) { v.Number = 2 },
		"a text":                     func(v *seen) { v.Text = "b" },
		"a card":                     func(v *seen) { v.Cards[2].B = 9 },
		"no number":                  func(v *seen) { v.Chance = math.NaN() },
		"zero below zero":            func(v *seen) { v.Chance = math.Copysign(0, -1) },
		"a move":                     func(v *seen) { v.Moves[1].A = 9 },
		"the number of moves":        func(v *seen) { v.Moves = v.Moves[:1] },
		"other moves, the same":      func(v *seen) { v.Moves = append([]padded{}, v.Moves...) },
		"no moves":                   func(v *seen) { v.Moves = v.Moves[:0] },
		"moves of which nobody said": func(v *seen) { v.Moves = nil },
		"a word":                     func(v *seen) { v.Words[0] = "c" },
	} {
		a, b := base(), base()
		change(&b)
		if got, want := same(&a, &b), reflect.DeepEqual(a, b); got != want {
			t.Errorf("changing %s: the views are the same: %v, want %v", name, got, want)
		}
		if got, want := same(&b, &b), reflect.DeepEqual(b, b); got != want {
			t.Errorf("after changing %s, a view is the same as itself: %v, want %v", name, got, want)
		}
	}
	none, empty := base(), base()
	none.Moves, empty.Moves = nil, []padded{}
	if same(&none, &empty) {
		t.Error("no list of moves and an empty one are the same")
	}
}

// TestBytesBetweenFieldsSayNothing compares values whose fields are equal and whose memory is not.
func TestBytesBetweenFieldsSayNothing(t *testing.T) {
	type view struct {
		Cards [2]padded
		Last  uint8
		Next  uint32
	}
	var a, b view
	a.Cards[0].A, b.Cards[0].A = 1, 1
	(*[unsafe.Sizeof(padded{})]byte)(unsafe.Pointer(&b.Cards[0]))[1] = 0xFF
	(*[unsafe.Sizeof(view{})]byte)(unsafe.Pointer(&b))[unsafe.Offsetof(b.Last)+1] = 0xFF
	if !SameView[view]()(&a, &b) {
		t.Error("a byte between two fields makes views differ")
	}
	if b.Next = 1; SameView[view]()(&a, &b) {
		t.Error("fields that differ make no difference")
	}
}
