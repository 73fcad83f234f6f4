package inspect

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// hover is the pointer as it rests on a card.
type hover struct {
	x, y float64
	// over is the card under the pointer, since when the pointer rests there; frame is the picture that was looked at.
	over         name
	since, frame int
	// word is the number of the word under the pointer that names a card or a part of the table, -1 for none.
	word int
	// shown reports that the card is shown large; hushed that nothing is until the pointer moves on from where it pressed.
	shown, hushed    bool
	hushedX, hushedY float64
	// was is hushed as it was before the press that is going on.
	was  bool
	laid ui.Memo[hoverKey, [stands]hoverLaid]
}

// rest follows the pointer while nothing else is looked at.
func (k *Inspector) rest(in *input.Frame) {
	h := &k.hover
	was := h.shown
	if in.Pressed {
		h.was = h.hushed
	}
	moved := math.Hypot(in.X-h.x, in.Y-h.y)
	if moved > k.st.Metrics.U(restSlop) {
		if !h.shown {
			h.since = k.st.Tick
		}
		h.x, h.y = in.X, in.Y
	}
	switch {
	case in.Canceled && !in.Keyboard && !in.Touch:
		h.hushed, h.since = h.was, k.st.Tick
	case in.Keyboard || in.Touch || in.Pressed || in.Held || in.WheelY != 0:
		h.hush(k)
	case h.hushed && in.Moved && math.Hypot(in.X-h.hushedX, in.Y-h.hushedY) > k.st.Metrics.U(wakeSlop):
		h.hushed, h.since = false, k.st.Tick
	}
	if h.hushed {
		h.x, h.y = in.X, in.Y
	} else if in.Moved || h.frame != k.shown.frame {
		h.frame = k.shown.frame
		over := name{}
		word := k.shown.wordAt(in.X, in.Y)
		if word >= 0 {
			over = name{term: k.shown.nouns[word].term}
		} else if n := at(k.shown.items, in.X, in.Y); n >= 0 && !k.shown.items[n].Quiet {
			over = nameOf(&k.shown.items[n].Face)
		}
		if over != h.over || word != h.word {
			if word != h.word {
				k.st.Redraw() // A word answers at once.
			}
			h.over, h.word, h.since = over, word, k.st.Tick
		}
	}
	h.shown = !h.hushed && h.over.term != "" && k.st.Tick-h.since >= dwellTicks
	if h.shown != was {
		k.st.Redraw()
	}
}

// hush shows nothing until the pointer moves on.
func (h *hover) hush(k *Inspector) {
	if h.shown {
		k.st.Redraw()
	}
	h.shown, h.hushed, h.hushedX, h.hushedY = false, true, h.x, h.y
}

// hoverKey is all that the picture depends on, but for where it stands.
type hoverKey struct {
	look ui.Look
	thing
}

// stand is how the picture and the words of a card stand together: one above the other, side by side, or the words
// alone where there is no room for both.
type stand uint8

const (
	tall stand = iota
	wide
	wordsOnly
	stands
)

// hoverLaid is the picture laid out from its own corner: w and h are its size in pixels.
type hoverLaid struct {
	w, h  float64
	face  display.Face
	place display.Rect
	lines []line
}

// drawHover shows the card under the pointer large, in the frame in which it lies there and in no other.
func (k *Inspector) drawHover(l *display.List) {
	h := &k.hover
	if !h.shown {
		return
	}
	t, about, pictured := thing{}, display.Rect{}, false
	if n := k.shown.wordAt(h.x, h.y); n >= 0 {
		t, about = thing{name: name{term: k.shown.nouns[n].term}}, k.shown.nouns[n].box
		c, _ := k.games.Card(t.term)
		_, pictured = k.faceOf(&t, &c)
	} else if n := at(k.shown.items, h.x, h.y); n >= 0 && !k.shown.items[n].Quiet {
		it := &k.shown.items[n]
		t, about, pictured = k.shown.thingOf(n), around(it), isCard(it)
	}
	if t.term == "" || t.name != h.over {
		return
	}
	t.box = display.Rect{} // Where it lies does not change how it is laid out.
	all := h.laid.Get(hoverKey{ui.LookOf(k.st), t}, func() (all [stands]hoverLaid) {
		for as := range stands {
			all[as] = k.layHover(t, as)
		}
		return all
	})
	spot, laid := k.spot(about, pictured, &all)
	if laid == nil {
		return
	}
	m := k.st.Metrics
	l.Fill(spot, theme.Panel, m.U(ui.Radius)*1.5).Shadow = m.U(hoverShadow)
	l.Border(spot, theme.ControlBorder, m.U(ui.Radius)*1.5, max(m.U(2), 1))
	if !laid.place.Empty() {
		l.Card(laid.place.Moved(spot.X, spot.Y), laid.face)
	}
	for i := range laid.lines {
		laid.lines[i].draw(l, spot.X, spot.Y)
	}
}

// spot is where the picture stands, and how they stand: side by side or one above the other as it covers less, and the
// words alone only where neither has room, or covers much that they leave in sight; nil where nothing has.
func (k *Inspector) spot(about display.Rect, pictured bool, all *[stands]hoverLaid) (spot display.Rect,
	laid *hoverLaid) {
	least := math.Inf(1)
	for as := range stands {
		if as != wordsOnly && !pictured {
			continue // A part of the table has no picture but itself.
		}
		at, cost := k.beside(about, all[as].w, all[as].h)
		if as == wordsOnly && laid != nil {
			cost /= pictureWorth
		}
		if cost < least {
			spot, laid, least = at, &all[as], cost
		}
	}
	return spot, laid
}

// layHover lays out a card with its name and what it does.
func (r *reader) layHover(t thing, as stand) hoverLaid {
	m := r.st.Metrics
	c, _ := r.games.Card(t.term)
	grow := 1 + (max(1, m.TextScale)-1)*growth
	pad, gap := m.U(hoverPad), m.U(hoverGap)
	var laid hoverLaid
	x, y, long := pad, pad, min(m.U(hoverText)*grow, m.W*0.42)
	if face, ok := r.faceOf(&t, &c); ok && as != wordsOnly {
		high := min(m.U(hoverFace), m.H*0.5)
		laid.face = face
		laid.place = display.Rect{X: pad, Y: pad, W: high / face.Facts().Shape, H: high}
		if as == tall {
			long = max(laid.place.W, m.U(hoverLeast)*grow)
			laid.place.X += (long - laid.place.W) / 2
			y += high + gap*0.6
		} else {
			x += laid.place.W + gap
		}
	}
	laid.lines, y = r.set(laid.lines, x, y, long, r.st.Say(c.Title), display.SansBold, hoverTitle, theme.TextColour)
	laid.lines, y = r.set(laid.lines, x, y+m.U(6), long, r.st.Say(c.Text), display.Sans, ui.BodySize, theme.TextColour)
	laid.w, laid.h = x+long+pad, max(laid.place.Y+laid.place.H, y)+pad
	return laid
}

// beside finds a place of that size for the picture of a card: never over the card itself, the line of the status, what
// is asked or a button, over as little else that is read as may be, and near. It costs infinitely much where there is
// none.
func (k *Inspector) beside(card display.Rect, w, h float64) (best display.Rect, least float64) {
	least = math.Inf(1)
	m := k.st.Metrics
	gap, edge := m.U(besideGap), m.U(8)
	cx, cy := card.Centre()
	right, left := card.X+card.W+gap, card.X-gap-w
	below, above := card.Y+card.H+gap, card.Y-gap-h
	try := func(x, y float64) {
		r := display.Rect{X: max(edge, min(x, m.W-edge-w)), Y: max(edge, min(y, m.H-edge-h)), W: w, H: h}
		if r.X+r.W > m.W || r.Y+r.H > m.H || !r.Intersect(card).Empty() {
			return
		}
		if cost := k.cost(r) + apart(r, card)*m.U(farCost); cost < least {
			best, least = r, cost
		}
	}
	for _, x := range [...]float64{right, left, cx - w/2, edge, m.W - edge - w} {
		for _, y := range [...]float64{cy - h/2, above, below} {
			try(x, y)
		}
		for n := range besideRows + 1 {
			try(x, edge+(m.H-2*edge-h)*float64(n)/besideRows)
		}
	}
	return best, least
}

// cost is how much of what matters a picture would cover, in pixels; infinite where it may not stand. Half a name or
// half a card says less than nothing: what is touched counts as a whole.
func (k *Inspector) cost(r display.Rect) (cost float64) {
	for i := range k.shown.items {
		it := &k.shown.items[i]
		place := it.Box
		switch {
		case it.Role == display.Status:
			place = place.Narrowed(-place.H * pillEnds)
		case it.Kind == display.Text && !place.Intersect(r).Empty():
			place = k.ink(it)
		}
		if !place.Intersect(r).Empty() {
			cost += loss(it) * place.W * place.H
		}
	}
	return cost
}

// loss is what it costs to cover a pixel of an item.
func loss(it *display.Item) float64 {
	switch {
	case it.Role == display.LogLine, it.Role == display.CardRole, isCard(it):
		return 1
	case it.Role == display.Status, it.Role == display.Prompt, it.Kind == display.Hot && !it.Quiet &&
		it.Role != display.Scroller:
		return math.Inf(1)
	case it.Kind == display.Text:
		return nameCost
	}
	return 0
}

// ink is where the letters of a line stand.
func (r *reader) ink(it *display.Item) display.Rect {
	f := r.st.Metrics.Font(it.Font)
	return display.Rect{X: r.leftEnd(it, f), Y: it.Box.Y, W: r.st.Measure.Width(it.Text, f, it.Size), H: it.Box.H}
}

// apart is the distance between two boxes.
func apart(a, b display.Rect) float64 {
	return math.Hypot(max(0, b.X-a.X-a.W, a.X-b.X-b.W), max(0, b.Y-a.Y-a.H, a.Y-b.Y-b.H))
}

// around is the upright place of a card as it lies.
func around(it *display.Item) display.Rect {
	sin, cos := math.Sincos(math.Abs(it.Turn))
	w, h := it.Box.W*(1-it.Squash)*(1+it.Scale), it.Box.H*(1+it.Scale)
	w, h = w*math.Abs(cos)+h*math.Abs(sin), w*math.Abs(sin)+h*math.Abs(cos)
	return it.Box.Middle(w, h)
}

// slid is what lies under the pointer, and when it came there where the pointer did not move.
type slid struct {
	x, y  float64
	what  name
	frame int
	came  int
}

// slides follows what comes under the pointer while that stands still.
func (k *Inspector) slides(in *input.Frame) {
	s := &k.slid
	moved := in.X != s.x || in.Y != s.y
	if !moved && s.frame == k.shown.frame {
		return
	}
	what := name{}
	if n := at(k.shown.items, in.X, in.Y); n >= 0 && !k.shown.pressable(in.X, in.Y) {
		what = nameOf(&k.shown.items[n].Face)
	}
	switch {
	case moved:
		s.came = 0
	case what != s.what:
		s.came = k.st.Tick
	}
	s.x, s.y, s.what, s.frame = in.X, in.Y, what, k.shown.frame
}

// justSlid reports whether what is pressed has only just come under the pointer by itself: the press was for what was
// there before.
func (k *Inspector) justSlid() bool { return k.slid.came > 0 && k.st.Tick-k.slid.came < slidTicks }
