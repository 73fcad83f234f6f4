package contrasttest

import (
	"cmp"
	"fmt"
	"slices"

	"safehouse/render/contrast"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/icons"
	"safehouse/render/theme"
)

// What the usual theme must come to: text, text from largeText design pixels on or of what cannot be used, borders.
const (
	needText   = 4.5
	needLarge  = 3
	needBorder = 3
	largeText  = 36
)

// rounding is what a ratio may miss because colours are whole numbers.
const rounding = 0.05

// symbolMissing is the share of a symbol's strokes that may run into something else: it is still recognised.
const symbolMissing = 0.12

// Where an audit looks: columns over a text, a grid over a symbol, points around a control, of which borderMissing may
// lie beside another thing, how far to both sides of its edge, in design pixels and at least in pixels, and in what
// steps, in pixels.
const (
	textColumns   = 6
	symbolGrid    = 15
	borderPoints  = 12
	borderMissing = 0.25
	borderReach   = 16
	borderLeast   = 9
	borderStep    = 0.8
)

// groundVariants is the number of colours that a ground has at most.
const groundVariants = 5

// drawnNear is how far, in design pixels, the picture of a control may lie within or around the place that is pressed.
const drawnNear = 14

// edgeOn is the squash from which a card shows no face; hidden the share of something, covered by others, that is no
// longer read; seenThrough what is left of light that does not count.
const (
	edgeOn      = 0.5
	hidden      = 0.5
	seenThrough = 0.004
)

// Measurer measures text as it will be set.
type Measurer = faces.Measurer

// What says what does not stand out.
type What string

// What an audit looks at.
const (
	Letters What = "text"
	Picture What = "symbol"
	Control What = "border of a control"
)

// Offence is something that does not stand out enough.
type Offence struct {
	What What
	// Item is its index in the list; Name is its text, its id or its icon.
	Item int
	Name string
	// Ratio is what it comes to where it is read worst, Need what it must.
	Ratio, Need float64
	// Ink and On are its colour and that of what lies under it, as they are seen there.
	Ink, On display.Colour
}

// String tells an offence in a line.
func (o Offence) String() string {
	return fmt.Sprintf("item %d: %s %q: %.2f of %.1f, #%02X%02X%02X on #%02X%02X%02X",
		o.Item, o.What, o.Name, o.Ratio, o.Need, o.Ink.R, o.Ink.G, o.Ink.B, o.On.R, o.On.G, o.On.B)
}

// Audit measures a frame as the painter would show it, in high contrast where the metrics ask for it: every text and
// symbol, also those on cards, against the worst patch of what lies under it; every control against what is around it.
// What lies over them is taken into account, be it translucent or not. Ornaments that can hardly be seen are no
// patches, since painters draw them so: everything that a list holds counts. The list stays as it is.
func (a *Auditor) Audit(l *display.List, m theme.Metrics) []Offence {
	if a.laid == nil {
		a.laid, a.strokes = map[laidKey][]display.Item{}, map[display.Icon][][2]float64{}
	}
	a.m, a.found, a.items = m, nil, append(a.items[:0], l.Items...)
	if m.Contrast {
		a.pass.Scene(a.items, m)
	}
	for i := range a.items {
		it := &a.items[i]
		switch it.Kind {
		case display.Text, display.Symbol:
			a.surround(i, 0)
			a.ink(i, it, nil, 0)
		case display.CardFace:
			a.face(i)
		case display.Hot:
			a.control(i)
		default:
		}
	}
	return a.found
}

type laidKey struct {
	face    display.Face
	w, h    float64
	metrics theme.Metrics
}

// Auditor audits frames, and keeps the cards that they have in common. It is for one goroutine.
type Auditor struct {
	// Measure measures text as it will be set.
	Measure Measurer

	m       theme.Metrics
	items   []display.Item
	pass    contrast.Pass
	laid    map[laidKey][]display.Item
	strokes map[display.Icon][][2]float64
	// seen are the samples of one thing, found what does not stand out.
	seen, found []Offence
	// near are the items, by their place in the frame, that may be seen where something is looked at.
	near []int
	// grounds reports that a sample fell on a ground of several colours; ground is the one that is tried.
	grounds bool
	ground  int
}

// need is what something must come to.
func (a *Auditor) need(it *display.Item) float64 {
	switch {
	case a.m.Contrast:
		return theme.HighContrast
	case it.Kind == display.Symbol, it.Disabled, it.Colour == theme.DisabledText:
		return needLarge
	case it.Size >= a.m.U(largeText):
		return needLarge
	}
	return needText
}

// face audits what stands on a card.
func (a *Auditor) face(i int) {
	card := &a.items[i]
	if card.Fade >= 1 || card.Squash > edgeOn || card.Fade > 0 && !card.Disabled {
		return
	}
	laid := a.lay(card)
	a.surround(i, a.m.U(borderReach))
	for k := range laid {
		it := laid[k]
		if it.Kind == display.Text || it.Kind == display.Symbol {
			it.Disabled = it.Disabled || card.Disabled
			a.ink(i, &it, card, k)
		}
	}
}

// lay gives the items of a card where it lies, before it is turned.
func (a *Auditor) lay(card *display.Item) []display.Item {
	key := laidKey{card.Face, card.Box.W, card.Box.H, a.m}
	laid, ok := a.laid[key]
	if !ok {
		laid = faces.Lay(nil, card.Face, display.Rect{W: card.Box.W, H: card.Box.H}, a.m, a.Measure)
		if a.m.Contrast {
			var p contrast.Pass
			p.Face(laid, a.m)
		}
		a.laid[key] = laid
	}
	return laid
}

// ink measures a text or a symbol that is the frame's item i, or that stands at place at of the card that is.
func (a *Auditor) ink(i int, it, card *display.Item, at int) {
	if it.Colour.A == 0 || it.Fade >= 1 || it.Kind == display.Text && it.Text == "" {
		return
	}
	o, missing := Offence{What: Letters, Item: i, Name: it.Text, Need: a.need(it)}, 0.0
	if it.Kind == display.Symbol {
		o.What, o.Name, missing = Picture, fmt.Sprintf("icon %d", it.Icon), symbolMissing
	}
	a.seen = a.seen[:0]
	for a.ground = 0; a.ground < groundVariants; a.ground++ {
		a.grounds = false
		for _, p := range a.points(it) {
			a.sample(i, it, card, at, p, o)
		}
		if !a.grounds {
			break
		}
	}
	slices.SortFunc(a.seen, func(x, y Offence) int { return cmp.Compare(x.Ratio, y.Ratio) })
	if at := int(float64(len(a.seen)) * missing); at < len(a.seen) && a.seen[at].Ratio < o.Need-rounding {
		a.found = append(a.found, a.seen[at])
	}
}

// sample measures an ink at a point of its own list.
func (a *Auditor) sample(i int, it, card *display.Item, at int, p [2]float64, o Offence) {
	if !it.Clip.Empty() && !it.Clip.Contains(p[0], p[1]) {
		return
	}
	x, y := p[0], p[1]
	var g glass
	g.left = 1
	if card != nil {
		x, y = global(card, x, y)
		if !card.Clip.Empty() && !card.Clip.Contains(x, y) {
			return
		}
	}
	if !a.m.Screen().Contains(x, y) || a.over(&g, i, x, y) < hidden {
		return
	}
	seen := [2]glass{g, g}
	for n := range seen {
		own, light := glass{left: 1}, display.White
		own.add(it.Colour, (1-it.Fade)*float64(n))
		if card != nil {
			a.through(&own, a.lay(card)[:at], p[0], p[1], 1)
			light = card.Light()
		}
		seen[n].lay(&own, light, shareOf(card))
		a.beneath(&seen[n], i, x, y)
	}
	o.On, o.Ink = seen[0].colour(), seen[1].colour()
	o.Ratio = theme.Contrast(o.Ink, o.On)
	a.seen = append(a.seen, o)
}

// shareOf is how much of a card is seen.
func shareOf(card *display.Item) float64 {
	if card == nil {
		return 1
	}
	return 1 - card.Fade
}

// points are where an item is looked at: over the capitals of a text, within the strokes of a symbol.
func (a *Auditor) points(it *display.Item) (all [][2]float64) {
	add := func(x, y float64) {
		gx, gy := global(it, x, y)
		all = append(all, [2]float64{gx, gy})
	}
	if it.Kind == display.Text {
		wide := min(a.Measure.Width(it.Text, it.Font, it.Size), it.Box.W)
		x := it.LineStart(wide)
		_, y := it.Box.Centre()
		for col := range textColumns {
			for _, row := range [3]float64{-0.3, 0, 0.3} {
				add(x+wide*(0.02+0.96*float64(col)/(textColumns-1)), y+row*it.Size)
			}
		}
		return all
	}
	side := min(it.Box.W, it.Box.H)
	cx, cy := it.Box.Centre()
	for _, p := range a.strokesOf(it.Icon) {
		add(cx+side*p[0], cy+side*p[1])
	}
	return all
}

// strokesOf are points within the strokes of an icon, as shares of its side from its middle.
func (a *Auditor) strokesOf(i display.Icon) [][2]float64 {
	points, ok := a.strokes[i]
	if ok {
		return points
	}
	if outline, ok := icons.For(i); ok {
		drawn := display.Item{Box: display.Rect{X: -0.5, Y: -0.5, W: 1.0 / icons.Grid, H: 1.0 / icons.Grid},
			Outline: &outline}
		for row := range symbolGrid {
			for col := range symbolGrid {
				x, y := (float64(col)+0.5)/symbolGrid-0.5, (float64(row)+0.5)/symbolGrid-0.5
				if drawn.InOutline(x, y) {
					points = append(points, [2]float64{x, y})
				}
			}
		}
	}
	a.strokes[i] = points
	return points
}
