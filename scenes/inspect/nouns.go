package inspect

import (
	"math"
	"strconv"
	"strings"

	"safehouse/game/words"
	"safehouse/render/display"
)

// noun is a word on the screen that names a card.
type noun struct {
	term, title string
	// box is the place of its letters, as high as its line; clip cuts it.
	box, clip display.Rect
	// item is the text that it stands in.
	item int
}

// span is a noun in a line of text, in pixels from the line's left end.
type span struct {
	term, title string
	x, w        float64
}

// lineKey is all that the nouns of a line depend on, but for language and game: a noun may be broken over two lines.
type lineKey struct {
	before, text, after string
	font                display.Font
	size                float64
}

// lexicon finds the nouns of a game in a language, and keeps what it has found for the lines on the screen.
type lexicon struct {
	forms dictionary
	lines map[lineKey][]span
}

// lexiconKey is all that a lexicon depends on.
type lexiconKey struct {
	lang words.Lang
	game string
}

// words is the lexicon of a game in the language in use.
func (r *reader) words(game string) *lexicon {
	return r.lexicon.Get(lexiconKey{r.st.Lang, game}, func() *lexicon {
		return &lexicon{newDictionary(r.st, r.games.Cards(game)), map[lineKey][]span{}}
	})
}

// spans are the nouns of a line.
func (r *reader) spans(game string, key lineKey) []span {
	x := r.words(game)
	if found, ok := x.lines[key]; ok {
		return found
	}
	if len(x.lines) >= spansKept {
		clear(x.lines)
	}
	found := r.measured(x.forms, key)
	x.lines[key] = found
	return found
}

// measured looks for the nouns of a line with its neighbours, and measures what of them stands on the line.
func (r *reader) measured(d dictionary, key lineKey) []span {
	all := joined(key.before, key.text)
	from := len(all) - len(key.text)
	all = joined(all, key.after)
	to := from + len(key.text)
	var found []span
	for _, m := range d.find(all, nil) {
		a, b := max(m.from, from)-from, min(m.to, to)-from
		part := ""
		if a < b {
			part = strings.TrimSpace(key.text[a:b])
		}
		if part == "" {
			continue
		}
		a += strings.Index(key.text[a:b], part)
		x := r.st.Measure.Width(key.text[:a], key.font, key.size)
		found = append(found, span{m.term, m.title, x, r.st.Measure.Width(key.text[:a+len(part)], key.font, key.size) - x})
	}
	return found
}

// joined puts together what was broken into two lines.
func joined(a, b string) string {
	if a == "" || b == "" || strings.HasSuffix(a, "-") {
		return a + b
	}
	return a + " " + b
}

// names reports whether the nouns of a text open their cards: those of what is asked and told.
func names(it *display.Item) bool {
	told := it.Role == display.Status || it.Role == display.Prompt || it.Role == display.LogLine
	return told && it.Kind == display.Text && it.Text != "" && it.Fade < hiding
}

// follows reports whether a text is the next line of the same paragraph.
func follows(a, b *display.Item) bool {
	return names(a) && names(b) && a.Role == b.Role && a.Font == b.Font && a.Size == b.Size && a.Colour == b.Colour &&
		a.Box.X == b.Box.X && a.Box.W == b.Box.W && math.Abs(a.Box.Y+a.Box.H-b.Box.Y) < 2
}

// gameOf is the game whose table is on the screen, by its ground; empty for none.
func (r *reader) gameOf(items []display.Item) string {
	game := ""
	for i := range items {
		if items[i].Kind == display.Ground {
			game = r.games.Of(items[i].Face.Design)
		}
	}
	return game
}

// readNouns appends the nouns on the screen.
func (r *reader) readNouns(items []display.Item, buf []noun) []noun {
	game := r.gameOf(items)
	if game == "" {
		return buf
	}
	for i := range items {
		it := &items[i]
		if !names(it) {
			continue
		}
		key := lineKey{text: it.Text, font: r.st.Metrics.Font(it.Font), size: it.Size}
		if i > 0 && follows(&items[i-1], it) {
			key.before = items[i-1].Text
		}
		if i+1 < len(items) && follows(it, &items[i+1]) {
			key.after = items[i+1].Text
		}
		spans := r.spans(game, key)
		if len(spans) == 0 {
			continue
		}
		left := r.leftEnd(it, key.font)
		for _, s := range spans {
			box := display.Rect{X: left + s.x, Y: it.Box.Y, W: s.w, H: it.Box.H}
			if x, y := box.Centre(); (it.Clip.Empty() || it.Clip.Contains(x, y)) && open(items, i, box, x, y) {
				buf = append(buf, noun{s.term, s.title, box, it.Clip, i})
			}
		}
	}
	return buf
}

// leftEnd is where the painter begins a line.
func (r *reader) leftEnd(it *display.Item, f display.Font) float64 {
	if it.Align == display.Left {
		return math.Round(it.Box.X)
	}
	spare := it.Box.W - r.st.Measure.Width(it.Text, f, it.Size)
	if it.Align == display.Middle {
		spare /= 2
	}
	return math.Round(it.Box.X + spare)
}

// nounIDs are the ids of the nouns on the screen; there are seldom more.
var nounIDs = func() (ids [200]string) {
	for i := range ids {
		ids[i] = "noun:" + strconv.Itoa(i)
	}
	return ids
}()

// mark underlines the nouns and, where they can be pressed, makes each a place of its own.
func (k *Inspector) mark(l *display.List, press bool) {
	for i := range k.shown.nouns {
		n := &k.shown.nouns[i]
		it := l.Items[n.item]
		thick := math.Round(max(1, it.Size*underThick))
		capital := k.st.Measure.CapHeight(k.st.Metrics.Font(it.Font), it.Size)
		y := math.Round(it.Box.Y+(it.Box.H+capital)/2) + math.Round(max(1, it.Size*underGap))
		line := display.Item{
			Kind: display.Dots, Box: display.Rect{X: math.Round(n.box.X), Y: y, W: math.Round(n.box.W), H: thick}, Clip: n.clip,
			Colour: it.Colour, Pose: display.Pose{Fade: it.Fade},
		}
		if press && i == k.hover.word && !k.hover.hushed { // Under the pointer it is marked like any link.
			lit := n.box.Inset(-thick)
			l.Add(display.Item{Kind: display.Fill, Box: lit, Clip: n.clip, Colour: it.Colour.Alpha(nounLit), Radius: 3 * thick,
				Pose: line.Pose})
			line.Kind, line.Box.H = display.Fill, thick*2
		}
		l.Add(line)
		if press && i < len(nounIDs) {
			l.Hot(n.target(), display.Access{ID: nounIDs[i], Label: n.title, Role: display.Link})
		}
	}
}

// wordAt is the number of the noun on whose letters a point lies, -1 for none.
func (w *shown) wordAt(x, y float64) int {
	for i := range w.nouns {
		if n := &w.nouns[i]; n.box.Contains(x, y) && (n.clip.Empty() || n.clip.Contains(x, y)) {
			return i
		}
	}
	return -1
}

// target is where a noun can be pressed: as large as a finger needs.
func (n *noun) target() display.Rect {
	r := n.box.Middle(max(n.box.W, leastTarget), max(n.box.H, leastTarget))
	if !n.clip.Empty() {
		return r.Intersect(n.clip)
	}
	return r
}
