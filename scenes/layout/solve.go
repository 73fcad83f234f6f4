package layout

import (
	"cmp"
	"iter"
	"math"
	"strings"

	"safehouse/render/display"
)

// try works the tree out once with the variants that are chosen and without the boxes that have left. It returns false
// where a box has to leave or the next variant has to be tried first. Boxes are made before what they lie in, so that
// counting up comes from the leaves and counting down from the root.
func (t *Tree) try(root Box, in display.Rect) (done bool) {
	t.fits = true
	for b := Box(len(t.nodes)) - 1; b >= 0; b-- {
		n := &t.nodes[b]
		switch {
		case b == root:
			n.out = false
		case n.up == none:
			n.out = true
		default:
			up := &t.nodes[n.up]
			n.out = up.out || n.left || up.kind == variants && up.chosen != b
		}
	}
	start, room := [2]float64{in.X, in.Y}, [2]float64{in.W, in.H}
	for side := range room {
		for b := range t.nodes {
			if !t.nodes[b].out {
				t.require(Box(b), side)
			}
		}
		n := &t.nodes[root]
		n.pos[side], n.size[side] = start[side], max(room[side], n.need[side].Least)
		if n.need[side].Least > room[side]+slack {
			if t.giveWay(root, side, room[side]) {
				return false
			}
			t.fits = false
		}
		for b := root; b >= 0; b-- {
			if !t.nodes[b].out {
				t.place(b, side)
			}
		}
	}
	return true
}

// laid gives the boxes in a container that are laid out, in their order.
func (t *Tree) laid(n *node) iter.Seq[*node] {
	return func(yield func(*node) bool) {
		for c := n.first; c != none; c = t.nodes[c].next {
			if child := &t.nodes[c]; !child.out && !yield(child) {
				return
			}
		}
	}
}

// slack is what sums of fractions may be wrong by.
const slack = 1e-6

// require works out what a box needs on a side; on the second the widths are known.
func (t *Tree) require(b Box, side int) {
	n := &t.nodes[b]
	said := [2]Span{n.W, n.H}[side]
	pad := [2]float64{n.Pad.Left + n.Pad.Right, n.Pad.Top + n.Pad.Bottom}[side]
	var in Span
	switch n.kind {
	case leaf:
		in = said
		if n.Aspect > 0 {
			in.Least = [2]float64{max(n.W.Least, n.H.Least*n.Aspect), max(n.H.Least, n.W.Least/n.Aspect)}[side]
			if side == down {
				in.Want = n.size[across] / n.Aspect
			}
			in.Want = max(in.Least, in.Want)
			in.Most = max(in.Want, in.Most)
		}
		n.need[side] = in
		return
	case text:
		in = t.requireText(n, side)
	case grid:
		in = t.requireGrid(n, side)
	default:
		along := n.kind == row && side == across || n.kind == column && side == down
		count := 0
		for child := range t.laid(n) {
			if count++; along {
				in = in.plus(child.need[side])
			} else {
				in = in.over(child.need[side])
			}
		}
		if along && count > 1 {
			in = in.plus(Fixed(n.Gap * float64(count-1)))
		}
		if n.kind == scroll && side == down {
			n.content = in.Want
			in.Least = 0
		}
	}
	in = in.plus(Fixed(pad))
	if said != (Span{}) {
		least := max(in.Least, said.Least)
		in = Span{least, max(least, said.Want), max(least, said.Most)}
	}
	n.need[side] = in
}

// requireText is what a text needs: the width of its longest word, or all of it in one line; then the height of what it
// is broken into.
func (t *Tree) requireText(n *node, side int) Span {
	w := &n.words
	if side == across {
		return Span{t.longestWord(w, w.least), t.Measure.Width(w.text, w.font, w.want), math.Inf(1)}
	}
	inner := n.size[across] - n.Pad.Left - n.Pad.Right
	want := w.want
	if word := t.longestWord(w, want); word > inner && word > 0 {
		want = max(w.least, want*inner/word)
	}
	w.size = want
	least := t.Measure.Height(w.text, w.font, w.least, inner)
	return Span{least, t.Measure.Height(w.text, w.font, want, inner), math.Inf(1)}
}

func (t *Tree) longestWord(w *words, size float64) (wide float64) {
	for rest := w.text; rest != ""; {
		var word string
		if i := strings.IndexAny(rest, " \n"); i >= 0 {
			word, rest = rest[:i], rest[i+1:]
		} else {
			word, rest = rest, ""
		}
		wide = max(wide, t.Measure.Width(word, w.font, size))
	}
	return wide
}

// textSteps is in how many steps the letters of a text go from the wanted size to the least.
const textSteps = 12

// shrinkText gives a text the largest letters for which it has room.
func (t *Tree) shrinkText(n *node) {
	w := &n.words
	inner := [2]float64{n.size[across] - n.Pad.Left - n.Pad.Right, n.size[down] - n.Pad.Top - n.Pad.Bottom}
	top := w.size
	for i := range textSteps {
		w.size = top - (top-w.least)*float64(i)/textSteps
		if t.Measure.Height(w.text, w.font, w.size, inner[across]) <= inner[down]+slack {
			return
		}
	}
	w.size = w.least
}

// requireGrid is what a grid needs: all columns are as wide as the widest needs, a row is as high as its highest.
func (t *Tree) requireGrid(n *node, side int) (in Span) {
	if side == down {
		rows := t.gridRows(n)
		for i := range rows {
			in = in.plus(rows[i].need)
		}
		return in.plus(Fixed(n.Gap * float64(max(0, len(rows)-1))))
	}
	count := 0
	for child := range t.laid(n) {
		in = in.over(child.need[across])
		count++
	}
	columns := n.Columns
	if columns == 0 {
		columns = count
	}
	f, gaps := float64(columns), n.Gap*float64(max(0, columns-1))
	if n.Columns == 0 {
		return Span{in.Least, in.Want*f + gaps, in.Most*f + gaps}
	}
	return Span{in.Least*f + gaps, in.Want*f + gaps, in.Most*f + gaps}
}

// gridRows are the needs of the rows of a grid. They are good until the tree's parts are used again.
func (t *Tree) gridRows(n *node) []part {
	t.parts = t.parts[:0]
	at := 0
	for child := range t.laid(n) {
		if at%n.columns == 0 {
			t.parts = append(t.parts, part{})
		}
		row := &t.parts[len(t.parts)-1]
		row.need = row.need.over(child.need[down])
		row.weight = 1
		at++
	}
	return t.parts
}

// wayOut is what may be done about a box that needs more room than there is.
type wayOut struct{ leaves, varies Box }

// seek looks for what of a box, and of what is in it, could make it need less on a side than it does, where it has that
// much room: a box that leaves, those with the largest number first, and variants that have another one, the innermost
// of the first ones.
func (t *Tree) seek(b Box, side int, room float64, out *wayOut) {
	n := &t.nodes[b]
	want := n.need[side].Least
	if n.out || want <= room+slack {
		return
	}
	along := n.kind == row && side == across || n.kind == column && side == down || n.kind == grid
	for c := n.first; c != none; c = t.nodes[c].next {
		child := &t.nodes[c]
		inside := room - [2]float64{n.Pad.Left + n.Pad.Right, n.Pad.Top + n.Pad.Bottom}[side]
		if along {
			inside = child.need[side].Least - (want - room)
		}
		relevant := !child.out && child.need[side].Least > inside+slack
		if relevant && child.Leaves > 0 && (out.leaves == none || child.Leaves >= t.nodes[out.leaves].Leaves) {
			out.leaves = c
		}
		t.seek(c, side, inside, out)
	}
	if n.kind == variants && t.nodes[n.chosen].next != none && out.varies == none {
		out.varies = b
	}
}

// giveWay has a box leave or the next variant be tried where the tree has no room on a side. It reports whether either
// could be done.
func (t *Tree) giveWay(root Box, side int, room float64) bool {
	out := wayOut{none, none}
	t.seek(root, side, room, &out)
	switch {
	case out.leaves != none:
		t.nodes[out.leaves].left = true
	case out.varies != none:
		n := &t.nodes[out.varies]
		n.chosen = t.nodes[n.chosen].next
		t.restore(n.chosen)
	default:
		return false
	}
	return true
}

// restore has all that is in a box begin anew: nothing of it has left, and its first variants are tried.
func (t *Tree) restore(b Box) {
	n := &t.nodes[b]
	n.chosen = n.first
	for c := n.first; c != none; c = t.nodes[c].next {
		t.nodes[c].left = false
		t.restore(c)
	}
}

// place gives what lies in a box its size and place on a side. A box is never given less than it needs: only the root
// may be, and then it sticks out.
func (t *Tree) place(b Box, side int) {
	n := &t.nodes[b]
	start := n.pos[side] + [2]float64{n.Pad.Left, n.Pad.Top}[side]
	room := n.size[side] - [2]float64{n.Pad.Left + n.Pad.Right, n.Pad.Top + n.Pad.Bottom}[side]
	switch {
	case n.kind == text:
		if side == down {
			t.shrinkText(n)
		}
		return
	case n.kind == grid && side == across:
		t.placeColumns(n, start, room)
		return
	case n.kind == grid:
		t.placeRows(n, start, room)
		return
	case n.kind == row && side == across, n.kind == column && side == down:
		t.placeAlong(n, side, start, room)
		return
	case n.kind == scroll && side == down:
		start, room = start-n.Offset, max(room, n.content)
	}
	for child := range t.laid(n) {
		child.lie(side, start, room, n.Across)
	}
}

// lie gives a box its size in a room and its place there.
func (n *node) lie(side int, start, room float64, how Align) {
	need := n.need[side]
	size := need.Want
	if how == Stretch {
		size = need.Most
	}
	size = max(need.Least, min(size, room))
	n.pos[side], n.size[side] = start+how.share()*max(0, room-size), size
}

// share is how much of spare room lies before a box.
func (a Align) share() float64 {
	switch a {
	case Middle:
		return 0.5
	case End:
		return 1
	}
	return 0
}

// placeAlong shares the length of a row or column among the boxes in it.
func (t *Tree) placeAlong(n *node, side int, start, room float64) {
	t.parts = t.parts[:0]
	for child := range t.laid(n) {
		t.parts = append(t.parts, part{need: child.need[side], weight: cmp.Or(child.Weight, 1)})
	}
	room -= n.Gap * float64(max(0, len(t.parts)-1))
	spare := share(t.parts, room)
	at := start + n.Along.share()*max(0, spare)
	i := 0
	for child := range t.laid(n) {
		child.pos[side], child.size[side] = at, t.parts[i].size
		at += t.parts[i].size + n.Gap
		i++
	}
}

// placeRows gives the cells of a grid their heights and places.
func (t *Tree) placeRows(n *node, start, room float64) {
	rows := t.gridRows(n)
	share(rows, room-n.Gap*float64(max(0, len(rows)-1)))
	at, i := start, 0
	for child := range t.laid(n) {
		child.lie(down, at, rows[i/n.columns].size, n.Across)
		if i++; i%n.columns == 0 {
			at += rows[i/n.columns-1].size + n.Gap
		}
	}
}

// placeColumns finds how many columns a grid has, and lays the cells in them; its last row is as full as may be.
func (t *Tree) placeColumns(n *node, start, room float64) {
	count, cell := 0, Span{}
	for child := range t.laid(n) {
		cell = cell.over(child.need[across])
		count++
	}
	n.columns = n.Columns
	if n.columns == 0 {
		n.columns = max(1, min(count, int((room+n.Gap+slack)/max(1, cell.Want+n.Gap))))
		lines := (count + n.columns - 1) / n.columns
		n.columns = max(1, (count+lines-1)/max(1, lines))
	}
	wide := (room - n.Gap*float64(n.columns-1)) / float64(n.columns)
	wide = max(cell.Least, min(cell.Most, wide))
	spare := max(0, room-wide*float64(n.columns)-n.Gap*float64(n.columns-1))
	start += n.Along.share() * spare
	i := 0
	for child := range t.laid(n) {
		child.lie(across, start+float64(i%n.columns)*(wide+n.Gap), wide, n.Across)
		i++
	}
}

// part is one of those that share a length.
type part struct {
	need         Span
	weight, size float64
	full         bool
}

// share gives each part its length of a room, by the rule of CSS flexbox: all begin with what they want; what is spare
// goes to those that may grow, by their weights, and what is wanting comes from those that may shrink, by what they
// want; whoever reaches the end of what it may takes part no more. It returns what is left, negative where the parts
// have no room even at their least.
func share(parts []part, room float64) (spare float64) {
	spare = room
	for i := range parts {
		p := &parts[i]
		p.size = max(p.need.Least, min(p.need.Want, p.need.Most))
		spare -= p.size
		p.full = false
	}
	grows := spare > 0
	for rounds := 0; rounds <= len(parts) && math.Abs(spare) > slack; rounds++ {
		sum := 0.0
		for i := range parts {
			if p := &parts[i]; !p.full {
				sum += p.pull(grows)
			}
		}
		if sum <= 0 {
			break
		}
		give, taken := spare/sum, 0.0
		for i := range parts {
			p := &parts[i]
			if p.full {
				continue
			}
			before := p.size
			p.size = max(p.need.Least, min(max(p.need.Most, p.need.Least), p.size+give*p.pull(grows)))
			if p.size == p.need.Least && !grows || p.size == p.need.Most && grows {
				p.full = true
			}
			taken += p.size - before
		}
		spare -= taken
	}
	return spare
}

// pull is how much of a length that is shared a part takes, or gives.
func (p *part) pull(grows bool) float64 {
	switch {
	case grows && p.need.Most > p.size:
		return p.weight
	case !grows && p.size > p.need.Least:
		return max(p.need.Want, slack)
	}
	return 0
}
