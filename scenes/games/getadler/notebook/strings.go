package notebook

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// yarn is a string of wool between two seats of which one has lied, with a flag on it: where its two ends are pinned,
// and how each runs to the flag, in a box.
type yarn struct {
	pins  [2][2]float64
	lines [2]display.Outline
	box   display.Rect
}

// wool are the strings of a page, with their flags, which scroll with them.
type wool struct {
	yarns []yarn
	flags display.List
}

// setStrings stretches a string for each pair of seats of which at least one has lied or bluffed. It is pinned to the
// slips that contradict each other or, where no two do by themselves, to the rows of the two.
func (p *page) setStrings() {
	if len(p.Either) == 0 {
		return
	}
	clashes := getadler.Clashes(&p.view, p.supposing()...)
	b := p.needs.Brush(&p.flags)
	free := p.sheet.Panel.Y
	for i, pair := range p.Either {
		ends, key := [2]display.Rect{}, "notebook.flag.bluff"
		for k, seat := range pair {
			ends[k] = p.tree.At(partOf(seat, partString))
		}
		column := ends[0]
		for _, c := range clashes {
			if of := p.view.History; game.SeatsOf(of[c[0]].Target, of[c[1]].Target) == game.SeatsOf(pair[0], pair[1]) {
				ends, key = [2]display.Rect{p.slipLike(c[0]), p.slipLike(c[1])}, "notebook.flag.lie"
				break
			}
		}
		if ends[0].Y > ends[1].Y {
			ends[0], ends[1] = ends[1], ends[0]
		}
		_, flag := column.CutLeft(b.M.U(26))
		flag.H = min(b.M.U(flagHigh), p.sheet.Height()/float64(len(p.Either))-p.gap)
		flag.Y = max(free, (ends[0].Y+ends[0].H+ends[1].Y-flag.H)/2)
		free = flag.Y + flag.H + p.gap
		p.yarns = append(p.yarns, stretched(b.M, p.gap, ends, column.X, flag))
		b.L.Card(flag, display.Face{Design: designs.Flag})
		_, words := flag.Inset(b.M.U(6)).CutLeft(flag.W * 0.13)
		ui.Paragraph(b.L, p.needs.Stage, words, p.T(key), display.Plate, flagSize, theme.Cream, display.Left)
		heard(p.rows[pair[0]], "note:either"+strconv.Itoa(i), flag,
			p.T("notebook.either", game.SeatName(pair[0]), game.SeatName(pair[1])))
	}
}

// slipLike is the slip that says what was said in a turn.
func (p *page) slipLike(turn int) display.Rect {
	t := &p.view.History[turn]
	for _, c := range p.claims {
		if was := &p.view.History[c.turn]; sameAnswer(was, t) {
			return p.tree.At(boxSlip + layout.ID(c.turn))
		}
	}
	return display.Rect{}
}

// stretched is a string that runs from the ends to a flag: from slips through the gap under them, from the edge of a
// row straight on, each time with some slack.
func stretched(m theme.Metrics, gap float64, ends [2]display.Rect, edge float64, flag display.Rect) (y yarn) {
	to := [2]float64{flag.X + m.U(8), flag.Y + flag.H/2}
	y.box = ends[0].Around(ends[1]).Around(flag)
	for i, end := range ends {
		head := m.U(pinHead)
		pin := [2]float64{end.X + head, end.Y + end.H/2}
		turn := pin
		if end.X+end.W <= edge+1 {
			lane := end.Y + end.H + gap/2
			pin = [2]float64{end.X + end.W - 1.4*head, end.Y + end.H - head*0.6}
			turn = [2]float64{edge, lane}
		}
		y.pins[i] = pin
		o := &y.lines[i]
		add := func(x, at float64) {
			o.Points = append(o.Points, float32((x-y.box.X)/y.box.W), float32((at-y.box.Y)/y.box.H))
		}
		o.Ops = "MC"
		add(pin[0], pin[1])
		if turn != pin {
			o.Ops += "C"
			wide := turn[0] - pin[0]
			add(pin[0]+wide*0.1, turn[1]+gap*0.3)
			add(pin[0]+wide*0.6, turn[1]+gap*0.3)
			add(turn[0], turn[1])
		}
		slack := m.U(woolSlack)
		add(turn[0]+slack*0.6, turn[1]+(to[1]-turn[1])*0.3+slack)
		add(to[0]-slack, turn[1]+(to[1]-turn[1])*0.8+slack)
		add(to[0], to[1])
		// It runs back the way it came, so that closing it adds nothing.
		for k := len(o.Points) - 4; k >= 0; k -= 2 {
			o.Points = append(o.Points, o.Points[k], o.Points[k+1])
		}
		o.Ops += o.Ops[1:] + "Z"
	}
	return y
}

// The colours of the three threads, and of what is under them.
var (
	threads = [...]display.Colour{display.Hex(0x7D1611), display.Hex(0xC9342A), display.Hex(0xF08A7A)}
	pinDark = display.Hex(0x6D110D)
)

// draw draws the strings with their flags as far as they are scrolled in a panel, and so much of them from above.
func (w *wool) draw(b *tabletop.Brush, panel display.Rect, offset, share float64) {
	for i := range w.yarns {
		y := &w.yarns[i]
		box := y.box.Moved(0, -offset)
		seen := box.Inset(-b.M.U(30))
		seen.H *= share
		b.L.Clip(panel.Intersect(seen))
		for k := range y.lines {
			for t, c := range threads {
				b.L.Stroke(box, &y.lines[k], c, max(1, b.M.U(woolWide[t])))
			}
			drawPin(b, y.pins[k][0], y.pins[k][1]-offset, b.M.U(pinHead))
		}
		b.L.Unclip()
	}
	if share < 1 || len(w.yarns) == 0 {
		return
	}
	b.L.Clip(panel)
	for _, it := range w.flags.Items {
		it.Box = it.Box.Moved(0, -offset)
		b.L.Add(it)
	}
	b.L.Unclip()
}

// drawPin draws the head of a pin about a point.
func drawPin(b *tabletop.Brush, x, y, head float64) {
	pin := display.Rect{X: x - head, Y: y - head, W: 2 * head, H: 2 * head}
	b.L.Fill(pin, theme.BusRed, head).Shadow = b.M.U(4)
	b.L.Border(pin, pinDark, head, max(1, b.M.U(1.5)))
	b.L.Fill(pin.SquareIn(0.3).Moved(-head*0.3, -head*0.3), threads[2], head*0.3)
}
