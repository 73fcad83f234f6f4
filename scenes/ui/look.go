package ui

import (
	"iter"
	"math"
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Draw adds the controls to the list: the look, the ring and the place that can be pressed.
func (p *Page) Draw(l *display.List, st *stage.Stage, cs []Control) {
	for i := range cs {
		c := &cs[i]
		if c.hot().Empty() {
			continue
		}
		box := c.Box.Moved(p.shake(st, c.ID), 0)
		if !c.Clip.Empty() {
			l.Clip(c.Clip)
		}
		if !c.Quiet {
			p.face(l, st, c, box)
		}
		if p.focus == c.ID && p.ring {
			p.ringed(l, st, c, box)
		}
		if st.Still() && p.refused == c.ID {
			refusedEdge(l, st, box)
		}
		l.Hot(c.hot(), display.Access{
			ID: c.ID, Label: c.name(), Role: c.Role,
			Focused: p.focus == c.ID, Ringed: p.focus == c.ID && p.ring,
			Disabled: c.Disabled, Primary: c.Primary, Quiet: c.Quiet,
		})
		if !c.Clip.Empty() {
			l.Unclip()
		}
	}
}

// ringed draws the two-tone ring of the focus around a control, which stands out on every ground: at the edge of what
// scrolls it stays inside of what can be seen.
func (p *Page) ringed(l *display.List, st *stage.Stage, c *Control, box display.Rect) {
	if !c.Clip.Empty() {
		box = box.Intersect(c.Clip.Inset(2 * max(st.Metrics.U(ringWidth), 2)))
	}
	w, r := max(st.Metrics.U(ringWidth), 2), c.radius(st.Metrics)
	if st.Skin != nil && st.Skin.RingEdge.A > 0 {
		l.Border(box.Inset(-3*w), st.Skin.RingEdge, r+3*w, w)
	}
	l.Border(box.Inset(-2*w), theme.Focus, r+2*w, w).Disabled = c.Disabled
	l.Border(box.Inset(-w), theme.FocusInner, r+w, w)
}

// radius is that of the corners of a control.
func (c *Control) radius(m theme.Metrics) float64 {
	if c.Round && c.Box.W <= c.Box.H {
		return c.Box.H / 2
	}
	return m.U(Radius)
}

// refusedEdge stands for a shake with reduced motion: a border for as long as the reason is there, on any ground.
func refusedEdge(l *display.List, st *stage.Stage, box display.Rect) {
	w := max(st.Metrics.U(ringWidth), 2)
	l.Border(box.Inset(-w), theme.FocusInner, st.Metrics.U(Radius)+w, w)
	l.Border(box, theme.Alert, st.Metrics.U(Radius), w)
}

// shaking reports whether a refusal is shown by a shake now. With reduced motion a border tells of it instead.
func (p *Page) shaking(st *stage.Stage) bool {
	return p.refused != "" && st.Tick-p.refusedAt <= st.Travels(shakeMS)
}

// shake is how far a refused control stands aside: two swings that die away.
func (p *Page) shake(st *stage.Stage, id string) float64 {
	if p.refused != id || !p.shaking(st) {
		return 0
	}
	t := stage.Share(st.Tick-p.refusedAt, st.Travels(shakeMS))
	return math.Sin(t*shakes*2*math.Pi) * (1 - t) * st.Metrics.U(shakeLength)
}

// keysOf is what buttons are made of.
func keysOf(st *stage.Stage) *theme.Keys {
	if st.Skin != nil && st.Skin.Keys != (theme.Keys{}) {
		return &st.Skin.Keys
	}
	return &theme.HouseKeys
}

// colours are those of a control in its state, with what the face stands for and how thick the border is, in design
// pixels. The shade lies over the face: a mixture of both could not be dressed.
type colours struct {
	head, foot, border, text, shade, under display.Colour
	sense                                  display.Sense
	width                                  float64
}

// colours tell at a glance what a control is: what may be pressed stands up, what goes on is yellow, what is chosen is
// pressed in and in a colour of its own, what cannot be pressed is flat and faint.
func (p *Page) colours(st *stage.Stage, c *Control) colours {
	hover, _, down := p.State(c.ID)
	of := keysOf(st)
	k := colours{head: of.Head, foot: of.Foot, border: of.Edge, text: of.Ink, under: of.Under, width: borderWidth}
	if c.Round {
		k.border = of.Rim
	}
	switch {
	case c.Role == display.TextField:
		k.head, k.foot, k.border, k.under = theme.Raised, theme.Raised, theme.ControlBorder, display.Colour{}
	case c.Disabled:
		return colours{head: of.Foot, foot: of.Foot, border: of.Head, text: of.Faint(), width: borderWidth}
	case c.Primary:
		k.head, k.foot, k.under, k.sense = theme.Focus, theme.Focus, theme.FocusUnder, display.SensePrimary
		k.border, k.text = theme.FocusUnder, theme.FocusInner
		if down {
			k.head, k.foot = theme.FocusPressed, theme.FocusPressed
			return k
		}
	case c.Checked:
		k.head, k.foot, k.under, k.sense = of.Chosen, of.Chosen, display.Colour{}, display.SenseChosen
		k.text = theme.InkOn(of.Chosen)
		k.border = k.text
	}
	k.shade = shade(theme.Gleam, hover, down)
	if hover || down {
		k.width = hoverWidth
	}
	if hover && !down && !c.Primary {
		k.border = of.Ink
	}
	return k
}

// Face is the part of a button that its words stand on: what is under it is its side.
func Face(m theme.Metrics, box display.Rect) display.Rect {
	_, face := box.CutBottom(min(m.U(standHigh), box.H*standMost))
	return face
}

// shade is laid over what the pointer lies on, which is lit by a light of that colour, or holds; nothing elsewhere.
func shade(light display.Colour, hover, down bool) display.Colour {
	switch {
	case down:
		return theme.FocusInner.Alpha(0.25)
	case hover:
		return light.Alpha(hoverLight)
	}
	return display.Colour{}
}

// face draws a control's standard look: icon, label and key in one row, in the middle.
func (p *Page) face(l *display.List, st *stage.Stage, c *Control, box display.Rect) {
	if was := st.Metrics.Grows; c.Grown {
		st.Metrics.Grows = true
		defer func() { st.Metrics.Grows = was }()
	}
	m := st.Metrics
	k, r := p.colours(st, c), c.radius(m)
	if c.Round {
		box, _ = box.CutRight(box.H)
		r = box.H / 2
		l.Glow(box.Inset(-m.U(keyShadow)).Moved(0, m.U(keyShadow)), theme.FocusInner.Alpha(roundDark))
	}
	face := box
	if k.under.A > 0 && !c.Round {
		if face = Face(m, box); !m.Contrast {
			l.Fill(box, k.under, r)
		}
		if _, _, down := p.State(c.ID); down {
			face.Y += box.H - face.H
		}
	}
	ground := l.Fill(face, k.head, r)
	if k.foot != k.head {
		ground.Shade(display.ShadeDown, k.foot)
	}
	ground.Sense, ground.Disabled = k.sense, c.Disabled
	if !c.Disabled && !c.Round {
		ground.Shadow = m.U(keyShadow)
	}
	if k.shade.A > 0 {
		l.Fill(face, k.shade, r)
	}
	if c.Role == display.TextField && p.focus == c.ID { // It shows it to the pointer as well, which has no ring.
		k.border = theme.Focus
	}
	l.Border(face, k.border, r, max(m.U(k.width), 1)).Disabled = c.Disabled
	if c.Role == display.TextField {
		return
	}
	box.Y = face.Y - (box.H-face.H)/2 // Words stand in the middle of the face.
	bare := box.Inset(m.U(padding / 2))
	inside := bare.Narrowed(LabelEdge(m) - m.U(padding/2))
	if c.Picture != (display.Face{}) {
		picture := box.Inset(m.U(pictureEdge))
		if c.Label == "" {
			wide := min(picture.W, picture.H*PictureAspect)
			l.Card(picture.Middle(wide, wide/PictureAspect), c.Picture)
			return
		}
		letters := st.Metrics.Size(display.SansBold, c.letters())
		if stacked := picture.H - 2*letters; stacked*PictureAspect > picture.W/2 {
			// A high button has its picture over the name.
			picture, inside = picture.CutTop(min(stacked, picture.W/PictureAspect))
			picture = picture.Middle(picture.H*PictureAspect, picture.H)
		} else {
			picture.W = min(picture.H*PictureAspect, picture.W/3)
			picture = picture.Middle(picture.W, picture.W/PictureAspect)
			_, inside = inside.CutLeft(picture.W)
		}
		l.Card(picture, c.Picture)
		high := ParagraphHeight(st, inside.W, c.Label, display.SansBold, c.letters())
		if c.Note == "" && high > 2*letters && high <= inside.H &&
			WordsFit(st, c.Label, m.Font(display.SansBold), letters, inside.W) {
			// A name beside its picture takes two lines before its letters grow narrow.
			Paragraph(l, st, inside.Middle(inside.W, high), c.Label, display.SansBold, c.letters(), k.text, display.Middle)
			return
		}
	}
	if c.Note != "" {
		if floor := m.Floor(display.SansBold); !WordsFit(st, c.Label, m.Font(display.SansBold), floor, inside.W) {
			inside = inside.Narrowed(m.U(padding/2) - LabelEdge(m)) // What would be cut comes nearer to the frame.
		}
		lines := float64(1 + strings.Count(c.Note, "\n"))
		label, note, ok := overNote(st, c, inside, lines)
		if ok {
			Paragraph(l, st, label, c.Label, display.SansBold, ButtonSize, k.text, display.Middle)
		} else {
			label, note = inside.CutTop(inside.H * labelShare / (labelShare + (1-labelShare)*lines))
			Line(l, st, label, c.Label, display.SansBold, lowered(st, label, ButtonSize), k.text, display.Middle)
		}
		column := Column{note}
		for text := range strings.SplitSeq(c.Note, "\n") {
			row := column.Row(note.H / lines)
			Line(l, st, row, text, display.Sans, lowered(st, row, keySize), k.text, display.Middle)
		}
		return
	}
	if c.Label == "" || c.iconOnly() {
		side := min(bare.W, bare.H)
		if c.Round {
			side = box.H * roundIcon
		}
		l.Symbol(box.Square(side), c.Icon, k.text)
		return
	}
	fitted := fit(st, c)
	c = &fitted
	font := c.font(m)
	size := m.Size(font, c.letters())
	icon, gap := 0.0, LabelEdge(m)
	if c.Icon != display.NoIcon {
		icon = min(size, inside.H)
	}
	label := st.Measure.Width(c.Label, font, size) + 1
	least := st.Measure.Width(c.Label, font, min(size, m.Floor(font))) + 1
	used := label
	if icon > 0 {
		used, least = used+icon+gap, least+icon+gap
	}
	key := keyCapWidth(st, c)
	// The words keep clear of both ends, as far as they and their key have room for it in the letters that they have.
	spare := inside.W - used
	if key > 0 {
		spare -= gap + key
	}
	inside = inside.Narrowed(max(0, min(max(wordsEdge, m.U(padding))-LabelEdge(m), spare/2)))
	if least+gap+key > inside.W {
		key = 0 // The words are worth more than the name of a key.
	}
	if key > 0 {
		used += gap + key
	}
	label = max(label-max(used-inside.W, 0), 1)
	if icon == 0 && key == 0 && least > inside.W { // Two lines have all of the face.
		inside.Y, inside.H = face.Y, face.H
		Line(l, st, inside, c.Label, font, c.letters(), k.text, display.Middle)
		return
	}
	x := inside.X + max(inside.W-used, 0)/2
	if icon > 0 {
		l.Symbol(display.Rect{X: x, Y: inside.Y + (inside.H-icon)/2, W: icon, H: icon}, c.Icon, k.text)
		x += icon + gap
	}
	Line(l, st, display.Rect{X: x, Y: inside.Y, W: label, H: inside.H}, c.Label, font, c.letters(), k.text, display.Left)
	if key > 0 {
		keyCap(l, st, display.Rect{X: x + label + gap, Y: box.Y, W: key, H: box.H}, c, k.text)
	}
}

// LabelEdge is how far the words of a button keep clear at least of its frame at either side, of its icon and of its
// key.
func LabelEdge(m theme.Metrics) float64 { return max(m.U(padding/2), labelLeast) }

// WordsIn are those of a text after which a line may end: what a no-break space holds together, as it does a name with
// its title, is one.
func WordsIn(text string) iter.Seq[string] {
	return strings.FieldsFuncSeq(text, func(c rune) bool { return c == ' ' || c == '\n' })
}

// WordsFit reports whether no word of a text is wider than there is room.
func WordsFit(st *stage.Stage, text string, f display.Font, size, wide float64) bool {
	for word := range WordsIn(text) {
		if st.Measure.Width(word, f, size) > wide {
			return false
		}
	}
	return true
}

// overNote is the room for a long label in two lines over a note of so many, where there is so much.
func overNote(st *stage.Stage, c *Control, inside display.Rect, lines float64) (label, note display.Rect, ok bool) {
	m := st.Metrics
	least := max(m.Size(display.SansBold, ButtonSize/max(1, m.TextScale)), m.Floor(display.SansBold))
	if st.Measure.Width(c.Label, m.Font(display.SansBold), least) <= inside.W {
		return label, note, false
	}
	note, label = inside.CutBottom(inside.H * noteShare * lines / (1 - noteShare + noteShare*lines))
	return label, note, label.H >= 2*st.Measure.LineHeight(display.SansBold, m.Floor(display.SansBold))
}

// fit sets words, key and picture of a button smaller together, where the reader's large letters have no room for them,
// down to their usual size.
func fit(st *stage.Stage, c *Control) Control {
	fitted := *c
	if st.Metrics.TextScale <= 1 || c.Letters > 0 {
		return fitted
	}
	least := ButtonSize * LeastShare(st.Metrics)
	shrink := func(least float64) (ok bool) {
		_, ok = Shrink(ButtonSize, least, func(size float64) bool {
			fitted.Letters = size
			return Need(st, &fitted) <= c.Box.W
		})
		return ok
	}
	if fitted.Key != "" && shrink(max(ButtonSize*keyLetters, least)) {
		return fitted
	}
	// Large words are worth more than the name of a key.
	fitted.Key = ""
	shrink(least)
	return fitted
}

// grow lets the words of controls grow as the reader asks also on a screen that is so small that letters do so nowhere
// else, where all of them have room for that; it reports whether they have.
func grow(st *stage.Stage, cs []Control) bool {
	m := &st.Metrics
	if m.Grows || m.TextScale <= 1 {
		return false
	}
	m.Grows = true
	for i := range cs {
		c := &cs[i]
		if c.iconOnly() {
			continue
		}
		fitted, font := fit(st, c), c.font(*m)
		high := st.Measure.LineHeight(font, m.Size(font, fitted.letters()))
		if c.Note != "" || Need(st, &fitted) > c.Box.W || high > c.Box.H*grownLabel {
			m.Grows = false
		}
	}
	return m.Grows
}

// lowered is a design size at which a line of the reader's letters is no higher than its box.
func lowered(st *stage.Stage, box display.Rect, design float64) float64 {
	return min(design, box.H*0.97/(st.Metrics.Scale()*max(1, st.Metrics.TextScale)))
}

// iconOnly reports whether a control is too narrow for words beside its icon: the label is then only for readers.
func (c *Control) iconOnly() bool {
	return c.Round || c.Icon != display.NoIcon && c.Box.W <= c.Box.H*1.3
}

// keyCapWidth is the width of a key's picture in screen pixels, 0 for no key. A narrow key is as wide as it is high.
func keyCapWidth(st *stage.Stage, c *Control) float64 {
	if c.Key == "" {
		return 0
	}
	size := st.Metrics.Size(display.Sans, c.keyLetters())
	width := st.Measure.Width(c.Key, st.Metrics.Font(display.Sans), size) + 1 + 2*st.Metrics.U(keyPad)
	return max(width, size*keyHeight)
}

// keyCap draws a key as it looks on a keyboard, in the middle of a box, so that nobody reads its name as a part of the
// words beside it.
func keyCap(l *display.List, st *stage.Stage, box display.Rect, of *Control, c display.Colour) {
	m := st.Metrics
	h := min(m.Size(display.Sans, of.keyLetters())*keyHeight, box.H-m.U(keyPad))
	plate := display.Rect{X: box.X, Y: box.Y + (box.H-h)/2, W: box.W, H: h}
	if k := keysOf(st); k.Cap.A > 0 {
		rim := k.Rim
		if c = k.Ink; of.Disabled {
			c, rim = k.Faint(), k.Edge.Alpha(0.5)
		}
		l.Fill(plate, k.Cap, h/2)
		l.Border(plate, rim, h/2, max(m.U(borderWidth), 1))
	} else {
		l.Border(plate, c.Alpha(0.75), m.U(keyRadius), max(m.U(borderWidth), 1))
	}
	inside := display.Rect{X: plate.X + m.U(keyPad), Y: plate.Y, W: plate.W - 2*m.U(keyPad), H: plate.H}
	Line(l, st, inside, of.Key, display.Sans, of.keyLetters(), c, display.Middle)
}

// font is the face of a control's label.
func (c *Control) font(m theme.Metrics) display.Font {
	if c.Narrow {
		return m.Font(display.Poster)
	}
	return m.Font(display.SansBold)
}

// keyLetters is the design size of the name of a control's key.
func (c *Control) keyLetters() float64 { return keySize * c.letters() / ButtonSize }

// Need is the width in screen pixels that a button of that label, key and icon needs to show them all.
func Need(st *stage.Stage, c *Control) float64 {
	m := st.Metrics
	need := st.Measure.Width(c.Label, m.Font(display.SansBold), m.Size(display.SansBold, c.letters())) + 2 +
		2*LabelEdge(m)
	if key := keyCapWidth(st, c); key > 0 {
		need += key + LabelEdge(m)
	}
	if c.Icon != display.NoIcon {
		need += m.Size(display.SansBold, c.letters()) + LabelEdge(m)
	}
	if c.Picture != (display.Face{}) {
		need += c.Box.H * PictureAspect
	}
	return need
}

// watchedParts are the parts of the window in which the pointer is seen by those who look at it.
const watchedParts = 16

// Watched is which of them the pointer is in, from the left, 0 for none.
type Watched int

// Follow takes note of where the pointer is; it reports whether that is another part.
func (w *Watched) Follow(in *input.Frame, st *stage.Stage) (changed bool) {
	before := *w
	if *w = 0; in.X >= 0 && !in.Touch && !st.Still() {
		*w = 1 + Watched(in.X/st.Metrics.W*watchedParts)
	}
	return *w != before
}

// Gaze is where somebody in a box looks: at the pointer, as far as that is known.
func (w Watched) Gaze(st *stage.Stage, box display.Rect) display.Gaze {
	x, _ := box.Centre()
	at := (float64(w) - 0.5) / watchedParts * st.Metrics.W
	switch {
	case w == 0:
	case at < x-box.W:
		return display.GazeLeft
	case at > x+box.W:
		return display.GazeRight
	}
	return display.GazeRest
}
