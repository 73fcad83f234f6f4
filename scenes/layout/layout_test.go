package layout

import (
	"math"
	"slices"
	"strings"
	"testing"

	"safehouse/render/display"
)

// letters measures texts in which every letter is half as wide as high.
type letters struct{}

func (letters) Width(text string, _ int, size float64) float64 {
	return float64(len(text)) * size / 2
}

func (l letters) Height(text string, font int, size, width float64) float64 {
	lines, at := 1, 0.0
	for i, word := range strings.Fields(text) {
		w := l.Width(word, font, size)
		if i > 0 && at+size/2+w > width {
			lines, at = lines+1, w
			continue
		}
		if i > 0 {
			at += size / 2
		}
		at += w
	}
	return float64(lines) * size * 1.25
}

// TestShareIsFlexbox holds the rule for spare and wanting room to hand-worked examples of CSS flexbox.
func TestShareIsFlexbox(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		name    string
		needs   []Span
		weights []float64
		room    float64
		want    []float64
	}{
		{"all as wanted", []Span{{10, 40, 40}, {10, 60, 60}}, nil, 100, []float64{40, 60}},
		{"spare stays where none grows", []Span{{10, 40, 40}}, nil, 100, []float64{40}},
		{"spare goes by weights", []Span{{0, 10, inf}, {0, 10, inf}}, []float64{1, 3}, 100, []float64{30, 70}},
		{"who is full takes no more", []Span{{0, 10, 20}, {0, 10, inf}}, nil, 100, []float64{20, 80}},
		{"wanting is taken by what is wanted", []Span{{0, 100, 100}, {0, 300, 300}}, nil, 200, []float64{50, 150}},
		{"nobody is under the least", []Span{{90, 100, 100}, {0, 300, 300}}, nil, 200, []float64{90, 110}},
		{"least sticks out", []Span{{90, 100, 100}, {150, 300, 300}}, nil, 200, []float64{90, 150}},
	} {
		parts := make([]part, len(c.needs))
		for i, need := range c.needs {
			parts[i] = part{need: need, weight: 1}
			if c.weights != nil {
				parts[i].weight = c.weights[i]
			}
		}
		share(parts, c.room)
		for i := range parts {
			if math.Abs(parts[i].size-c.want[i]) > 1e-6 {
				t.Errorf("%s: part %d has %v, want %v", c.name, i, parts[i].size, c.want[i])
			}
		}
	}
}

// TestTextsGiveWay: a text is broken at its width, and its letters shrink to their least before anything leaves.
func TestTextsGiveWay(t *testing.T) {
	const ask, hint = ID(1), ID(2)
	tree := Tree{Measure: letters{}}
	lay := func(w, h float64) {
		tree.Reset()
		root := tree.Column(Style{},
			tree.Text(Style{ID: ask}, "Draw again or stop here", 0, 10, 20),
			tree.Leaf(Style{ID: hint, W: Grow(10), H: Fixed(20), Leaves: 1}))
		tree.Solve(root, display.Rect{W: w, H: h})
	}
	if lay(300, 100); tree.Letters(ask) != 20 || tree.At(ask).H < 25 || tree.At(hint).Empty() {
		t.Errorf("with room: letters %v, box %v, hint %v", tree.Letters(ask), tree.At(ask), tree.At(hint))
	}
	if lay(120, 50); tree.Letters(ask) >= 20 || tree.Letters(ask) < 10 || tree.At(hint).Empty() || !tree.Fits() {
		t.Errorf("in a narrow place: letters %v, hint %v, fits %v", tree.Letters(ask), tree.At(hint), tree.Fits())
	}
	if lay(120, 30); !tree.At(hint).Empty() || !tree.Fits() {
		t.Errorf("in a low place the hint stays: %v, fits %v", tree.At(hint), tree.Fits())
	}
	if lay(20, 10); tree.Fits() {
		t.Error("a word wider than the place fits")
	}
}

// TestFirstThatFits: variants are tried in their order, inner ones before outer ones, and the last one scrolls.
func TestFirstThatFits(t *testing.T) {
	const a, b, pane = ID(1), ID(2), ID(3)
	var tree Tree
	tile := func(id ID) Box { return tree.Leaf(Style{ID: id, W: Fixed(100), H: Fixed(50)}) }
	lay := func(w, h float64) {
		tree.Reset()
		bar := tree.Leaf(Style{W: Grow(0), H: Fixed(20)})
		root := tree.Column(Style{}, bar, tree.FirstThatFits(
			tree.Row(Style{Gap: 10}, tile(a), tile(b)),
			tree.Column(Style{Gap: 10}, tile(a), tile(b)),
			tree.Scroll(Style{ID: pane}, tree.Column(Style{Gap: 10}, tile(a), tile(b)))))
		tree.Solve(root, display.Rect{W: w, H: h})
	}
	if lay(300, 100); tree.At(b).Y != tree.At(a).Y || !tree.At(pane).Empty() {
		t.Errorf("wide: %v, %v", tree.At(a), tree.At(b))
	}
	if lay(150, 200); tree.At(b).X != tree.At(a).X || tree.At(b).Y <= tree.At(a).Y || !tree.At(pane).Empty() {
		t.Errorf("tall: %v, %v", tree.At(a), tree.At(b))
	}
	if lay(150, 80); tree.At(pane).H != 60 || tree.Content(pane) != 110 || !tree.Fits() {
		t.Errorf("small: pane %v of %v, fits %v", tree.At(pane), tree.Content(pane), tree.Fits())
	}
}

// TestGridHasAsManyColumnsAsFit also keeps its rows as even as may be.
func TestGridHasAsManyColumnsAsFit(t *testing.T) {
	var tree Tree
	for _, c := range []struct {
		wide    float64
		columns int
	}{{650, 6}, {420, 3}, {330, 3}, {210, 2}, {100, 1}, {60, 1}} {
		tree.Reset()
		var cells [6]Box
		for i := range cells {
			cells[i] = tree.Leaf(Style{ID: ID(i + 1), W: Between(50, 100), H: Fixed(10)})
		}
		tree.Solve(tree.Grid(Style{Gap: 10}, cells[:]...), display.Rect{W: c.wide, H: 500})
		columns := 0
		for i := range cells {
			if tree.At(ID(i+1)).Y == 0 {
				columns++
			}
		}
		if columns != c.columns {
			t.Errorf("at %v: %d columns, want %d", c.wide, columns, c.columns)
		}
	}
}

// TestAspectIsKept within the room that a box gets, in its middle.
func TestAspectIsKept(t *testing.T) {
	var tree Tree
	tree.Solve(tree.Leaf(Style{W: Grow(10), H: Grow(10), Aspect: 0.75}), display.Rect{W: 400, H: 300})
	if got, want := tree.Rect(0), (display.Rect{X: 87.5, W: 225, H: 300}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestAspectKeepsTheLeast: a box that keeps an aspect is not under its least on either side, be it said for one only.
func TestAspectKeepsTheLeast(t *testing.T) {
	var tree Tree
	for _, s := range []Style{
		{W: Between(60, 108), Aspect: 0.75},
		{W: Between(60, 108), H: Between(40, 147), Aspect: 0.75},
		{W: Between(30, 108), H: Between(80, 147), Aspect: 0.75},
	} {
		tree.Reset()
		box := tree.Leaf(s)
		tree.Solve(tree.Column(Style{}, box), display.Rect{W: 300, H: 50})
		if r := tree.Rect(box); tree.Fits() || r.W < 60-slack || r.H < 80-slack {
			t.Errorf("%v: got %v, fits %v", s, r, tree.Fits())
		}
		tree.Solve(Box(1), display.Rect{W: 300, H: 90})
		if r := tree.Rect(box); !tree.Fits() || r.W < 60-slack || r.H > 90+slack {
			t.Errorf("with room, %v: got %v, fits %v", s, r, tree.Fits())
		}
	}
}

// grown makes a tree of whatever bytes say.
func grown(tree *Tree, data []byte) Box {
	next := func() int {
		if len(data) == 0 {
			return 0
		}
		v := int(data[0])
		data = data[1:]
		return v
	}
	span := func() Span {
		least := float64(next() % 40)
		want := least + float64(next()%40)
		if next()%3 == 0 {
			return Span{least, want, math.Inf(1)}
		}
		return Span{least, want, want + float64(next()%20)}
	}
	var build func(deep int) Box
	build = func(deep int) Box {
		s := Style{Leaves: max(0, next()%7-4), Weight: float64(next() % 3)}
		s.Along, s.Across = Align(next()%4), Align(next()%4)
		k := next()
		if deep == 0 || k%10 < 2 {
			s.W, s.H = span(), span()
			if k%5 == 0 {
				s.Aspect = 0.25 + float64(next()%8)/4
			}
			return tree.Leaf(s)
		}
		if k%10 == 2 {
			return tree.Text(s, strings.Repeat("word ", 1+next()%9), 0, 4, 4+float64(next()%20))
		}
		s.Gap, s.Pad = float64(next()%8), All(float64(next()%8))
		boxes := make([]Box, 1+next()%4)
		for i := range boxes {
			boxes[i] = build(deep - 1)
		}
		switch k % 10 {
		case 3, 4:
			return tree.Row(s, boxes...)
		case 5:
			s.Columns = next() % 4
			return tree.Grid(s, boxes...)
		case 6:
			return tree.Stack(s, boxes...)
		case 7:
			return tree.FirstThatFits(boxes...)
		case 9:
			s.Offset = float64(next() % 40)
			return tree.Scroll(s, tree.Column(Style{}, boxes...))
		default:
			return tree.Column(s, boxes...)
		}
	}
	return build(4)
}

// FuzzLayout: whatever the boxes are and however little room there is, no box is smaller than its least, neighbours do
// not overlap, and where the tree fits nothing lies outside its container.
func FuzzLayout(f *testing.F) {
	f.Add([]byte("a tree of boxes, some of which leave when there is no room for them"), uint16(300), uint16(200))
	f.Add([]byte{0, 0, 0, 0, 7, 0, 0, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}, uint16(60), uint16(20))
	f.Fuzz(func(t *testing.T, data []byte, w, h uint16) {
		tree := &Tree{Measure: letters{}}
		root := grown(tree, data)
		in := display.Rect{X: 3, Y: 5, W: float64(w % 2000), H: float64(h % 2000)}
		tree.Solve(root, in)
		const tiny = 1e-3
		inside := func(a, b display.Rect) bool {
			return a.X >= b.X-tiny && a.Y >= b.Y-tiny && a.X+a.W <= b.X+b.W+tiny && a.Y+a.H <= b.Y+b.H+tiny
		}
		if tree.Fits() && !inside(tree.Rect(root), in) {
			t.Fatalf("the root lies at %v in %v", tree.Rect(root), in)
		}
		for b := range tree.nodes {
			n := &tree.nodes[b]
			if n.out {
				continue
			}
			if n.size[0] < n.need[0].Least-tiny || n.size[1] < n.need[1].Least-tiny {
				t.Fatalf("box %d has %v and needs %v (aspect %v)", b, n.size, n.need, n.Aspect)
			}
			var before []display.Rect
			for c := n.first; c != none; c = tree.nodes[c].next {
				r := tree.Rect(c)
				if tree.nodes[c].out {
					continue
				}
				if n.kind != scroll && !inside(r, tree.Rect(Box(b))) {
					t.Fatalf("box %d at %v sticks out of %d at %v", c, r, b, tree.Rect(Box(b)))
				}
				for _, o := range before {
					if over := o.Intersect(r); n.kind != stack && over.W > tiny && over.H > tiny {
						t.Fatalf("in box %d, %v overlaps %v", b, r, o)
					}
				}
				before = append(before, r)
			}
		}
	})
}

// largeTable is a tree as large as that of the largest table: six seats with twenty boxes each, a hand, and a panel.
func largeTable(tree *Tree) Box {
	tree.Reset()
	var seats, cards [8]Box
	for i := range seats {
		var slots [8]Box
		for j := range slots {
			slots[j] = tree.Leaf(Style{W: Between(20, 40), H: Between(20, 50), Aspect: 0.7})
		}
		seats[i] = tree.FirstThatFits(
			tree.Row(Style{Gap: 4, W: Grow(900)}, tree.Leaf(Style{W: Between(900, 1000), H: Fixed(40)})),
			tree.Column(Style{Gap: 4},
				tree.Leaf(Style{W: Grow(80), H: Grow(60)}),
				tree.Text(Style{}, "Uncle Bruno", 0, 12, 18),
				tree.Grid(Style{Gap: 2}, slots[:]...)))
		cards[i] = tree.Leaf(Style{ID: ID(i + 1), W: Between(60, 108), H: Between(80, 147), Aspect: 0.73})
	}
	return tree.Column(Style{Gap: 8, Pad: All(12)},
		tree.Row(Style{Gap: 8}, tree.Leaf(Style{W: Fixed(200), H: Fixed(44)}),
			tree.Text(Style{W: Grow(100)}, "What has just happened", 0, 12, 17)),
		tree.Row(Style{Gap: 8}, seats[:]...), tree.Space(),
		tree.Row(Style{Gap: 8, Along: Middle}, cards[:]...),
		tree.Text(Style{}, "It is your turn: which card do you play?", 0, 16, 27))
}

// TestAFrameTakesNoMemory once the tree has been as large as it gets.
func TestAFrameTakesNoMemory(t *testing.T) {
	tree := &Tree{Measure: fixed{}}
	screen := display.Rect{W: 1280, H: 800}
	tree.Solve(largeTable(tree), screen)
	if !tree.Fits() || slices.Index(tree.named, none) > 0 {
		t.Fatal("the table does not fit")
	}
	if n := testing.AllocsPerRun(20, func() { tree.Solve(largeTable(tree), screen) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// fixed measures without memory.
type fixed struct{}

func (fixed) Width(text string, _ int, size float64) float64 { return float64(len(text)) * size / 2 }
func (f fixed) Height(text string, font int, size, width float64) float64 {
	return math.Ceil(max(1, f.Width(text, font, size))/max(1, width)) * size * 1.25
}

func BenchmarkLargestTable(b *testing.B) {
	tree := &Tree{Measure: fixed{}}
	for b.Loop() {
		tree.Solve(largeTable(tree), display.Rect{W: 1280, H: 800})
	}
	b.ReportMetric(float64(len(tree.nodes)), "boxes")
}
