// Package layout lays boxes out. A box says what it needs, never where it is: least, wanted and most size on each
// side, from what is in it. Rows, columns, grids, stacks, scrolled parts and variants of them share the room that
// there is. The rule for room that is spare or wanting is that of CSS flexbox; the tree lies flat in an arena that is
// used again, and is worked out in passes over it as in Clay: widths from the leaves up, widths from the root down,
// heights from the leaves up once texts are broken at their final width, heights and places from the root down.
// FirstThatFits is SwiftUI's ViewThatFits. A port of Yoga was judged (github.com/kjk/flex): it knows neither variants
// nor boxes that leave, nor letters that shrink to a least size, and takes memory for every node of every frame.
//
// The package knows no game, no font and no picture. A Tree takes no memory once it has been as large as it gets.
package layout

import (
	"math"

	"safehouse/render/display"
)

// Span is what a box needs along one side, in pixels: it is never smaller than Least, as large as Want while there is
// room for that, and never larger than Most.
type Span struct{ Least, Want, Most float64 }

// Fixed is a side of one length only.
func Fixed(v float64) Span { return Span{v, v, v} }

// Between is a side that shrinks from what it wants, and does not grow.
func Between(least, want float64) Span { return Span{min(least, want), want, want} }

// Grow is a side that takes all the room that is spare.
func Grow(least float64) Span { return Span{least, least, math.Inf(1)} }

// plus is the need of two boxes one after the other, over that of two of which both have all the room.
func (s Span) plus(o Span) Span { return Span{s.Least + o.Least, s.Want + o.Want, s.Most + o.Most} }
func (s Span) over(o Span) Span {
	return Span{max(s.Least, o.Least), max(s.Want, o.Want), max(s.Most, o.Most)}
}

// Edges are widths at the four sides of a box.
type Edges struct{ Left, Top, Right, Bottom float64 }

// All is the same width at each side.
func All(v float64) Edges { return Edges{v, v, v, v} }

// Sides is one width left and right, another above and below.
func Sides(x, y float64) Edges { return Edges{x, y, x, y} }

// Align says where a box lies in room that it does not fill.
type Align uint8

// Stretch fills the room as far as the box may grow, and lies at its start; the others keep the wanted size.
const (
	Stretch Align = iota
	Start
	Middle
	End
)

// ID names a box for At. Variants may give the same id to the box that stands for the same thing in each. 0 is no name.
type ID int32

// Style is what is said about a box.
type Style struct {
	ID ID
	// W and H are what it needs. A container needs what is in it; where W or H are set, they count instead, but it is
	// never smaller than what is in it.
	W, H Span
	// Aspect is the width of a leaf in heights, which it keeps within the room it is given; 0 for any.
	Aspect float64
	// Weight is its share of room that is spare, 0 for 1.
	Weight float64
	// Leaves says that it is left out where there is no room for it: the box with the largest number first. 0 stays.
	Leaves int
	// Gap is what lies between the boxes in it, Pad around them. Along is where they lie along the container, as long as
	// none of them fills it, Across how each lies in its thickness.
	Gap           float64
	Pad           Edges
	Along, Across Align
	// Columns is the number of columns of a grid; 0 for as many as fit.
	Columns int
	// Offset is how far a scrolled part has been moved up.
	Offset float64
}

// Box is a box of a Tree until its next Reset.
type Box int32

const none Box = -1

type kind uint8

const (
	leaf kind = iota
	text
	row
	column
	grid
	stack
	scroll
	variants
)

// The two sides of a box.
const (
	across = iota
	down
)

type node struct {
	Style
	kind kind
	// first is the first box in it, next the one after it in its container, up the container.
	first, next, up Box
	// need is what it needs, pos and size what it has.
	need      [2]Span
	pos, size [2]float64
	// chosen is the variant that is tried; left reports that it has left, out that it is not laid out for that or
	// another reason.
	chosen    Box
	left, out bool
	columns   int
	words     words
	// content is the height of what is scrolled.
	content float64
}

// words are what a text says.
type words struct {
	text              string
	font              int
	least, want, size float64
}

// Measure measures texts. A font is a number that only it understands, a size that of the letters in pixels.
type Measure interface {
	// Width is that of a text in one line, Height that of a text broken at a width.
	Width(text string, font int, size float64) float64
	Height(text string, font int, size, width float64) float64
}

// Tree is a layout: boxes are made from the leaves up, then solved, then asked where they are.
type Tree struct {
	// Measure measures the texts; a tree without texts needs none.
	Measure Measure
	nodes   []node
	named   []Box
	parts   []part
	fits    bool
}

// Reset forgets all boxes.
func (t *Tree) Reset() { t.nodes, t.named = t.nodes[:0], t.named[:0] }

func (t *Tree) add(k kind, s Style, boxes ...Box) Box {
	b := Box(len(t.nodes))
	t.nodes = append(t.nodes, node{Style: s, kind: k, first: none, next: none, up: none, chosen: none})
	before := none
	for _, child := range boxes {
		if t.nodes[child].up != none {
			panic("layout: a box is put into two containers")
		}
		t.nodes[child].up = b
		if before == none {
			t.nodes[b].first = child
		} else {
			t.nodes[before].next = child
		}
		before = child
	}
	return b
}

// Leaf is a box without boxes in it.
func (t *Tree) Leaf(s Style) Box { return t.add(leaf, s) }

// Space is nothing, of any size.
func (t *Tree) Space() Box { return t.add(leaf, Style{W: Grow(0), H: Grow(0)}) }

// Text is a text in letters of the wanted size, or of as much smaller ones as there is need, but never under the least.
// It is broken into lines at the width that it gets.
func (t *Tree) Text(s Style, say string, font int, least, want float64) Box {
	b := t.add(text, s)
	t.nodes[b].words = words{text: say, font: font, least: min(least, want), want: want}
	return b
}

// Row has boxes stand side by side, Column one under the other.
func (t *Tree) Row(s Style, boxes ...Box) Box { return t.add(row, s, boxes...) }

// Column has boxes stand one under the other.
func (t *Tree) Column(s Style, boxes ...Box) Box { return t.add(column, s, boxes...) }

// Grid has boxes stand in columns of one width, row after row.
func (t *Tree) Grid(s Style, boxes ...Box) Box { return t.add(grid, s, boxes...) }

// Stack has boxes lie on each other, each with all the room.
func (t *Tree) Stack(s Style, boxes ...Box) Box { return t.add(stack, s, boxes...) }

// Scroll shows as much of a box as there is room for; that has the height it wants.
func (t *Tree) Scroll(s Style, box Box) Box { return t.add(scroll, s, box) }

// FirstThatFits is the first of its variants in which everything has its least size, or the last one.
func (t *Tree) FirstThatFits(boxes ...Box) Box {
	b := t.add(variants, Style{}, boxes...)
	t.nodes[b].chosen = t.nodes[b].first
	return b
}

// Solve lays a box, and all in it, out in a place.
func (t *Tree) Solve(root Box, in display.Rect) {
	for i := range t.nodes {
		t.nodes[i].left = false
		t.nodes[i].chosen = t.nodes[i].first
	}
	for !t.try(root, in) {
	}
	t.named = t.named[:0]
	for b := Box(len(t.nodes)) - 1; b >= 0; b-- {
		n := &t.nodes[b]
		if n.out {
			continue
		}
		if n.Aspect > 0 {
			n.keepAspect()
		}
		if n.ID > 0 {
			for len(t.named) <= int(n.ID) {
				t.named = append(t.named, none)
			}
			t.named[n.ID] = b
		}
	}
}

// Fits reports whether every box had its least size when the tree was solved last.
func (t *Tree) Fits() bool { return t.fits }

// Rect is the place of a box, empty where it was left out.
func (t *Tree) Rect(b Box) display.Rect {
	n := &t.nodes[b]
	if n.out {
		return display.Rect{}
	}
	return display.Rect{X: n.pos[across], Y: n.pos[down], W: n.size[across], H: n.size[down]}
}

// At is the place of the box of that name, empty where it was left out.
func (t *Tree) At(id ID) display.Rect {
	if b := t.find(id); b != none {
		return t.Rect(b)
	}
	return display.Rect{}
}

// Letters is the size of the letters of the text of that name, 0 where it was left out.
func (t *Tree) Letters(id ID) float64 {
	if b := t.find(id); b != none {
		return t.nodes[b].words.size
	}
	return 0
}

// Content is the height of what the scrolled part of that name shows.
func (t *Tree) Content(id ID) float64 {
	if b := t.find(id); b != none {
		return t.nodes[b].content
	}
	return 0
}

func (t *Tree) find(id ID) Box {
	if int(id) >= len(t.named) {
		return none
	}
	return t.named[id]
}

// keepAspect makes a box as large as it can be within its room, in the middle of it.
func (n *node) keepAspect() {
	w := min(n.size[across], n.size[down]*n.Aspect)
	h := w / n.Aspect
	n.pos[across] += (n.size[across] - w) / 2
	n.pos[down] += (n.size[down] - h) / 2
	n.size = [2]float64{w, h}
}
