package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Field is a line of text that a person writes. The zero value is an empty field; Max limits its length in runes,
// 0 for no limit. Runes that the text face has no glyph for are not taken.
type Field struct {
	Text string
	Max  int
	back int // runes between the caret and the end
	all  bool
	// composing is what is being put together: composed runes of it stand before the caret.
	composing string
	composed  int
	// stirred is the tick of the last key: the caret is in sight from then on, and blinks.
	stirred int
}

// Set replaces the text and puts the caret at its end. A text that was selected stays so.
func (f *Field) Set(text string) { f.Text, f.back, f.composing, f.composed = text, 0, "", 0 }

// SelectAll has what is typed next take the place of the whole text.
func (f *Field) SelectAll(st *stage.Stage) {
	f.Enter(st)
	f.all = f.Text != ""
}

// Enter puts the caret, in sight from this tick on, at the end of the text.
func (f *Field) Enter(st *stage.Stage) {
	f.all, f.back, f.stirred, f.composing, f.composed = false, 0, st.Tick, "", 0
	st.Redraw()
}

// Update writes what was typed while the field has the focus, and reports whether the text changed. A rune that was
// not taken gives refused.
func (f *Field) Update(in *input.Frame, st *stage.Stage, focused bool) (changed, refused bool) {
	if !focused {
		f.composing, f.composed = "", 0
		return false, false
	}
	before := *f
	keys := *in
	keys.Just &^= in.ByPad // A gamepad moves the focus, not the caret.
	f.move(&keys)
	for _, r := range in.Runes {
		f.compose(st, nil)
		if !f.insert(st, r) {
			refused = true
		}
	}
	f.compose(st, in.Composing)
	if *f != before || refused {
		f.stirred = st.Tick
		st.Redraw()
	}
	if (st.Tick-f.stirred)%blinkTicks == 0 {
		st.Redraw()
	}
	return f.Text != before.Text, refused
}

// insert puts a rune before the caret; false where it is not taken.
func (f *Field) insert(st *stage.Stage, r rune) bool {
	if unicode.IsSpace(r) && r >= ' ' { // A keyboard may write another space than the common one.
		r = ' '
	}
	if !unicode.IsPrint(r) || !st.Measure.Covers(string(r), display.Sans) {
		return false
	}
	f.clear()
	if f.Max > 0 && utf8.RuneCountInString(f.Text) >= f.Max {
		return false
	}
	left, right := f.split()
	f.Text = left + string(r) + right
	return true
}

// compose has what is being put together take the place of what was a tick ago. It stands in the text at once, so that
// nothing of it is lost, whatever comes next.
func (f *Field) compose(st *stage.Stage, runes []rune) {
	if string(runes) == f.composing {
		return
	}
	left, right := f.split()
	kept := []rune(left)
	kept = kept[:max(0, len(kept)-f.composed)]
	f.Text, f.composing, f.composed = string(kept)+right, string(runes), 0
	for _, r := range runes {
		if f.insert(st, r) {
			f.composed++
		}
	}
}

// clear takes a text away that is selected.
func (f *Field) clear() {
	if f.all {
		f.Text, f.back, f.all = "", 0, false
	}
}

// move does what the keys do that edit. Of a text that is selected moving leaves an end, and deleting nothing.
func (f *Field) move(in *input.Frame) {
	n := utf8.RuneCountInString(f.Text)
	f.back = min(f.back, n)
	left, right := f.split()
	switch {
	case in.Just.Has(input.SelectAll):
		f.all = n > 0
		return
	case f.all && (in.Just.Has(input.Backspace) || in.Just.Has(input.Delete)):
		f.clear()
	case in.Just.Has(input.Home), f.all && in.Just.Has(input.Left):
		f.back = n
	case in.Just.Has(input.End), f.all && in.Just.Has(input.Right):
		f.back = 0
	case in.Just.Has(input.Left):
		f.back = min(f.back+1, n)
	case in.Just.Has(input.Right):
		f.back = max(f.back-1, 0)
	case in.Just.Has(input.Backspace):
		_, last := utf8.DecodeLastRuneInString(left)
		f.Text = left[:len(left)-last] + right
	case in.Just.Has(input.Delete):
		_, first := utf8.DecodeRuneInString(right)
		f.Text, f.back = left+right[first:], max(f.back-1, 0)
	default:
		return
	}
	f.all = false
}

// split cuts the text at the caret.
func (f *Field) split() (left, right string) {
	runes := []rune(f.Text)
	at := len(runes) - min(f.back, len(runes))
	return string(runes[:at]), string(runes[at:])
}

// Draw adds the text and, while the field has the focus, the caret, inside the control's box. An empty field shows the
// control's note.
func (f *Field) Draw(l *display.List, st *stage.Stage, c *Control, focused bool) {
	m := st.Metrics
	inside := c.Box.Inset(m.U(padding / 4))
	inside = inside.Narrowed(max(m.U(padding), LabelEdge(m)))
	size := m.Size(display.Sans, BodySize)
	text, colour := f.Text, theme.TextColour
	if text == "" {
		text, colour = c.Note, theme.Secondary
	}
	if focused && f.all {
		mark := display.Rect{X: inside.X, W: min(st.Measure.Width(f.Text, display.Sans, size), inside.W), H: size * 1.4}
		mark.Y = inside.Y + (inside.H-mark.H)/2
		l.Fill(mark, theme.Focus, m.U(keyRadius))
		colour = theme.FocusInner
	}
	Line(l, st, inside, text, display.Sans, BodySize, colour, display.Left)
	if !focused || f.all || (st.Tick-f.stirred)/blinkTicks%2 == 1 {
		return
	}
	left, _ := f.split()
	x := inside.X + min(st.Measure.Width(left, display.Sans, size), inside.W)
	h := size * 1.2
	l.Fill(display.Rect{X: x, Y: inside.Y + (inside.H-h)/2, W: max(m.U(3), 2), H: h}, theme.TextColour, 0)
}

// Clean gives a name as it is kept: without spaces around it, each letter one sign with its accent, however a keyboard
// or the clipboard wrote it, so that names that look alike are one.
func Clean(name string) string {
	return norm.NFC.String(strings.TrimSpace(strings.ReplaceAll(name, "\u00a0", " ")))
}

// Folded is a text as it is searched: in small letters without accents, whatever the space between its words.
func Folded(text string) string {
	text = strings.Map(func(c rune) rune {
		switch {
		case unicode.Is(unicode.Mn, c):
			return -1
		case unicode.IsSpace(c):
			return ' '
		}
		return c
	}, norm.NFKD.String(strings.ToLower(text)))
	return ligatures.Replace(text)
}

// ligatures are letters that are typed as two, and a sign that is written in two ways.
var ligatures = strings.NewReplacer("œ", "oe", "æ", "ae", "ß", "ss", "’", "'")

const ellipsis = "…"

// Measure measures the texts of a layout as Line and Paragraph set them.
type Measure struct{ Stage *stage.Stage }

// Width is that of a line.
func (m Measure) Width(text string, font int, size float64) float64 {
	return m.Stage.Measure.Width(text, display.Font(font), size) + 1
}

// Height is that of a paragraph.
func (m Measure) Height(text string, font int, size, width float64) float64 {
	n := len(m.Stage.Measure.Wrap(text, display.Font(font), size, width))
	return float64(n) * lineHeight(m.Stage, display.Font(font), size, n)
}

// Line adds one line of text of a design size. Where it is too long for the box it is set smaller, down to the smallest
// size that can be read; then in several lines, where the box has room for them, and then in a narrow face.
// If it is too long even then, it is cut, and the whole text is its label. It gives the first item, nil for no text.
func Line(l *display.List, st *stage.Stage, box display.Rect, text string, f display.Font, designSize float64,
	c display.Colour, a display.Align) *display.Item {
	if text == "" {
		return nil
	}
	f = st.Metrics.Font(f)
	size, fits := lineSize(st, box, text, f, designSize)
	if lines := closeUp(st, box, text, f, size); !fits && lines != nil {
		high, at := size*labelLine, len(l.Items)
		box.Y, box.H = box.Y+(box.H-float64(len(lines))*high)/2, high
		for i, line := range lines {
			l.Text(box.Moved(0, float64(i)*high), line, f, size, c, a)
		}
		return &l.Items[at]
	}
	if narrow := st.Metrics.Font(display.Poster); !fits && narrow != f {
		// Words in a narrow face can be read, and those that are cut cannot.
		f = narrow
		size, _ = lineSize(st, box, text, f, designSize)
	}
	shown := cut(st, text, f, size, box.W)
	it := l.Text(box, shown, f, size, c, a)
	if shown != text {
		it.Label = text
	}
	return it
}

// closeUp are the lines of a text that stand close to have room in a box, nil where they have none. A last line that
// would be short takes a word from the line before.
func closeUp(st *stage.Stage, box display.Rect, text string, f display.Font, size float64) []string {
	lines := st.Measure.Wrap(text, f, size, box.W)
	if float64(len(lines))*size*labelLine > box.H+0.5 || !WordsFit(st, text, f, size, box.W) {
		return nil
	}
	if n := len(lines); n > 1 && st.Measure.Width(lines[n-1], f, size) < box.W*shortLine {
		for wide := box.W * shrinkStep; wide > box.W*(1-shortLine) && WordsFit(st, text, f, size, wide); wide *= shrinkStep {
			tried := st.Measure.Wrap(text, f, size, wide)
			if len(tried) > n {
				break
			}
			lines = tried
		}
	}
	return lines
}

// lineSize is the size at which a line has room in the width of its box, at least the smallest of its font.
func lineSize(st *stage.Stage, box display.Rect, text string, f display.Font, designSize float64) (size float64,
	fits bool) {
	size = st.Metrics.Size(f, designSize)
	floor := min(st.Metrics.Floor(f), size)
	return Shrink(size, floor, func(size float64) bool {
		return st.Measure.Width(text, f, size) <= box.W && (size <= box.H || size == floor)
	})
}

// cut shortens a text with an ellipsis until it fits.
func cut(st *stage.Stage, text string, f display.Font, size, width float64) string {
	if st.Measure.Width(text, f, size) <= width {
		return text
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		if short := string(runes[:n]) + ellipsis; st.Measure.Width(short, f, size) <= width {
			return short
		}
	}
	return ellipsis
}

// Paragraph adds a text over as many lines as it needs, from the top of the box, and returns the height used, in
// pixels. Where a word is wider than the box it is set smaller. Where the box has no room for the text the lines stand
// closer, then it is set smaller, then cut, as Line does it.
func Paragraph(l *display.List, st *stage.Stage, box display.Rect, text string, f display.Font, designSize float64,
	c display.Colour, a display.Align) (used float64) {
	if text == "" {
		return 0
	}
	f = st.Metrics.Font(f)
	size, floor := wordSize(st, box.W, text, f, designSize)
	lines := st.Measure.Wrap(text, f, size, box.W)
	h := lineHeight(st, f, size, len(lines))
	if float64(len(lines))*h > box.H {
		h = st.Measure.LineHeight(f, size)
	}
	if float64(len(lines))*h > box.H {
		size, _ = Shrink(size, floor, func(size float64) bool {
			lines, h = st.Measure.Wrap(text, f, size, box.W), st.Measure.LineHeight(f, size)
			return float64(len(lines))*h <= box.H
		})
	}
	whole := len(lines)
	if room := max(int((box.H+0.5)/h), 1); whole > room {
		lines = append([]string(nil), lines[:room]...)
		lines[room-1] = cut(st, lines[room-1]+" "+ellipsis, f, size, box.W)
	}
	for i, line := range lines {
		it := l.Text(display.Rect{X: box.X, Y: box.Y + float64(i)*h, W: box.W, H: h}, line, f, size, c, a)
		if i == 0 && len(lines) < whole {
			it.Label = text
		}
	}
	return float64(len(lines)) * h
}

// wordSize is the size at which no word of a text is wider than there is room, at least the smallest of its font.
func wordSize(st *stage.Stage, width float64, text string, f display.Font, designSize float64) (size, floor float64) {
	size = st.Metrics.Size(f, designSize)
	floor = min(st.Metrics.Floor(f), size)
	size, _ = Shrink(size, floor, func(size float64) bool { return unbroken(text, st.Measure.Wrap(text, f, size, width)) })
	return size, floor
}

// unbroken reports whether every line of a text but the last ends with a word, or after a hyphen.
func unbroken(text string, lines []string) bool {
	for _, line := range lines[:len(lines)-1] {
		text = strings.TrimPrefix(strings.TrimLeft(text, " \n"), line)
		if !strings.HasPrefix(text, " ") && !strings.HasPrefix(text, "\n") && !strings.HasSuffix(line, "-") {
			return false
		}
	}
	return true
}

// ParagraphHeight is the height in pixels that a paragraph of that width takes where it has room.
func ParagraphHeight(st *stage.Stage, width float64, text string, f display.Font, designSize float64) float64 {
	if text == "" {
		return 0
	}
	f = st.Metrics.Font(f)
	size, _ := wordSize(st, width, text, f, designSize)
	n := len(st.Measure.Wrap(text, f, size, width))
	return float64(n) * lineHeight(st, f, size, n)
}

// lineHeight is wider in blocks of several lines, which the eye must find its way back through.
func lineHeight(st *stage.Stage, f display.Font, size float64, lines int) float64 {
	h := st.Measure.LineHeight(f, size)
	if lines > 1 {
		return max(h, size*leading)
	}
	return h
}
