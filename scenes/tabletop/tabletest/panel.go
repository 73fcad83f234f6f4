package tabletest

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// lawPanel is the law of what the panel says: it wraps, and takes the room that no button has, before it is narrow or a
// press away.
const lawPanel = "no words of the panel are narrow or a press away that have room in the usual face"

// lawOnePlace is the law that one text is read in one place.
const lawOnePlace = "no words of the panel stand on both sides of its buttons"

// lawLabels is the law of what is written on buttons.
const lawLabels = "what is written on a button keeps clear of its frame"

// panelSizes are the windows in which it is looked at.
var panelSizes = [...][2]float64{{1280, 800}, {960, 600}, {844, 390}, {412, 915}, {360, 640}}

// panels looks at what the panel asks, hints and refuses.
func (k *kit) panels(s *Room, where string) {
	if s.Scoring() {
		return
	}
	s.ForgetAnswer()
	k.panel(s, where)
	k.larger(s, where)
	k.large(s, where)
	if s.Click("hint") {
		s.Wait(hintTicks)
		k.panel(s, where+", hinted")
		s.ForgetAnswer()
	}
	if id := s.Primary().ID; id != "" && s.Primary().Disabled {
		s.Press(id)
		k.panel(s, where+", refused")
	}
}

// windows are those through which something is looked at for the nth time.
func (k *kit) windows(n int) [][2]float64 {
	if k.long {
		return panelSizes[:]
	}
	n %= len(panelSizes)
	return panelSizes[n : n+1]
}

// hintTicks is how long a hint is waited for.
const hintTicks = 30

// panel looks at what the panel says through one of those windows after the other, in both languages; given much time,
// through all of them each time.
func (k *kit) panel(s *Room, where string) {
	st, l := s.Stage, k.law(lawPanel, leastFrames)
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	for _, size := range k.windows(l.looked / 2) {
		for _, in := range []words.Lang{words.English, words.French} {
			reader := stagetest.Reader{Lang: in, W: size[0], H: size[1], Text: 1}
			reader.Sit(st)
			s.Stack.Resumed()
			s.Draw()
			l.looked++
			if text := s.crowded(); text != "" {
				l.fault(where+", as "+reader.String(), text)
			}
			one := k.law(lawOnePlace, leastFrames)
			one.looked++
			if text := s.torn(); text != "" {
				one.fault(where+", as "+reader.String(), fmt.Sprintf("%q stands beyond the buttons", text))
			}
			k.under(k.law(lawLabels, leastFrames), s.Room, where+", as "+reader.String(), func() {
				// What lies on the table may stand in a frame of its own.
				buttons := display.List{Items: slices.DeleteFunc(slices.Clone(s.List.Items), func(it display.Item) bool {
					return it.Kind == display.Hot && it.Quiet
				})}
				stagetest.MustKeepClear(s.T, &buttons, st.Measure.(displaytest.Measurer))
			})
		}
	}
	st.Metrics, st.Settings, st.Lang = metrics, settings, lang
	s.Stack.Resumed()
}

// lawLarger is the law of the reader's text size: who asks for larger letters gets none that are smaller.
const lawLarger = "on a phone and in the bar no text is smaller in larger letters"

// larger looks at a moment in letters of both sizes: at all of a screen that is held upright, and at the bar of others,
// on which figures and names give way to more words.
func (k *kit) larger(s *Room, where string) {
	st, l := s.Stage, k.law(lawLarger, leastFrames)
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	for n, size := range k.windows(l.looked) {
		in := [...]words.Lang{words.English, words.French}[(n+l.looked/4)%2]
		reader := stagetest.Reader{Lang: in, W: size[0], H: size[1]}
		var sizes [2]map[string]float64
		for i := range sizes {
			reader.Text = float64(1 + i)
			reader.Sit(st)
			s.Stack.Resumed()
			s.Draw()
			sizes[i] = s.sizes()
		}
		l.looked++
		for text, usual := range sizes[0] {
			if large := sizes[1][text]; large > 0 && large < usual-1 { // Nobody sees a pixel less.
				l.fault(where+", as "+reader.String(), fmt.Sprintf("%q has %.1f pixels instead of %.1f", text, large, usual))
			}
		}
	}
	st.Metrics, st.Settings, st.Lang = metrics, settings, lang
	s.Stack.Resumed()
}

// lawLarge is the law of what is a press away in large letters.
const lawLarge = "no words of the panel are a press away in large letters that have room side by side"

// large looks at a moment in large letters, plain ones too.
func (k *kit) large(s *Room, where string) {
	st, l := s.Stage, k.law(lawLarge, leastFrames)
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	size := largeSizes[l.looked%len(largeSizes)]
	reader := stagetest.Reader{Lang: [...]words.Lang{words.English, words.French}[l.looked/2%2], W: size[0], H: size[1],
		Text: [...]float64{2, 2, 1.5}[l.looked%3]}
	reader.Sit(st)
	st.Metrics.Plain = l.looked%5 == 0
	s.Stack.Resumed()
	s.Draw()
	l.looked++
	if _, away := s.Hot("whole"); away && s.table.Page.Refusal() == "" {
		says := s.table.Says()
		for _, room := range s.clear(s.table.WordsRoom(), s.hots()) {
			if s.abreast(says, room) {
				l.fault(where+", as "+reader.String(), fmt.Sprintf("%q has room in %.0f", textsIn(says), room))
			}
		}
	}
	st.Metrics, st.Settings, st.Lang = metrics, settings, lang
	s.Stack.Resumed()
}

// largeSizes are the windows in which that is looked at.
var largeSizes = [...][2]float64{{1280, 800}, {960, 600}, {1280, 800}, {1920, 1080}}

// sizes are those of all texts that stand there once, by the text and its face.
func (r *Room) sizes() map[string]float64 {
	sizes, bar := map[string]float64{}, r.table.Frame().Bar
	head := r.table.Choice.Prompt().Head // Where it stands alone it has the letters of a headline.
	for i := range r.List.Items {
		it := &r.List.Items[i]
		if it.Kind != display.Text || it.Text == head || r.Stage.Metrics.H < r.Stage.Metrics.W && !Inside(bar, it.Box) {
			continue
		}
		name := fmt.Sprint(it.Text, " ", it.Font)
		if _, again := sizes[name]; again {
			sizes[name] = -1
		} else {
			sizes[name] = it.Size
		}
	}
	maps.DeleteFunc(sizes, func(_ string, size float64) bool { return size < 0 })
	return sizes
}

// crowded is what the panel says in narrow letters, or only after a press, although all of its words have room in their
// usual face in the panel, before the primary button; empty for nothing.
func (r *Room) crowded() string {
	f, says, narrow := r.table.Frame(), r.table.Says(), ""
	hots := r.hots()
	for i := range r.List.Items {
		it := &r.List.Items[i]
		if it.Kind == display.Text && it.Font == display.Poster && it.Font != r.Stage.Metrics.Font(r.table.Skin.Asks) &&
			slices.ContainsFunc(says, func(w ui.Words) bool { return strings.Contains(w.Text, it.Text) }) &&
			Inside(f.Plate, it.Box) {
			narrow = it.Text
		}
	}
	// What refuses a press where the focus stands has the question's place for so long: that is what may be a press away.
	if _, away := r.Hot("whole"); narrow == "" && (!away || r.table.Page.Refusal() != "") {
		return ""
	}
	sign := 1.3 * r.Stage.Measure.LineHeight(says[0].Font, r.Stage.Metrics.Size(says[0].Font, says[0].Size))
	for _, room := range r.clear(r.table.WordsRoom(), hots) {
		if says[:1].Height(r.Stage, room.W-sign, 1)+says[1:].Height(r.Stage, room.W, 1) <= room.H {
			return fmt.Sprintf("%q of %q has room in %.0f", narrow, textsIn(says), room)
		}
	}
	return ""
}

// abreast reports whether whose turn it is has room beside the buttons, and in a room under them the question and, at
// its right, what there is to know about it, in letters that have given up half of what they have grown by.
func (r *Room) abreast(says ui.Stack, room display.Rect) bool {
	m, head := r.Stage.Metrics, r.table.Frame().Head
	share := math.Sqrt(ui.LeastShare(m))
	turn := says[:1]
	says = slices.DeleteFunc(slices.Clone(says[1:]), func(w ui.Words) bool { return w.Text == "" })
	if head.Empty() || m.TextScale <= 1 || r.table.Answers() || len(says) < 2 {
		return false
	}
	free := r.clear(head, r.hots())
	line := r.Stage.Measure.LineHeight(turn[0].Font, m.Size(turn[0].Font, turn[0].Size))
	if turn[0].Text != "" && (len(free) == 0 || turn.Wide(r.Stage, math.MaxFloat64, 1)+1.4*line > free[0].W) {
		return false
	}
	question, why := says[:1], says[1:]
	_, beside := room.CutLeft(question.Wide(r.Stage, math.MaxFloat64, share) + 3*m.U(tabletop.Gap))
	return beside.W > leastRoom && question.Height(r.Stage, room.W, share) <= room.H &&
		why.Height(r.Stage, beside.W, share) <= room.H
}

// torn is a sentence of the panel that stands beyond the primary button, while another stands before it; empty for
// none.
func (r *Room) torn() string {
	f, says, sides, hots := r.table.Frame(), r.table.Says(), [2]string{}, r.hots()
	for i := range r.List.Items {
		it := &r.List.Items[i]
		named := slices.ContainsFunc(hots, func(hot display.Rect) bool { return hot.Contains(it.Box.Centre()) })
		if it.Kind != display.Text || named || !Inside(f.Panel, it.Box) || !slices.ContainsFunc(says, func(w ui.Words) bool {
			return len(it.Text) >= leastSentence && strings.Contains(w.Text, it.Text)
		}) {
			continue
		}
		switch primary := f.Primary; {
		case it.Box.Y+it.Box.H <= primary.Y || it.Box.Y >= primary.Y+primary.H:
		case it.Box.X >= primary.X+primary.W:
			sides[1] = it.Text
		case it.Box.X < primary.X:
			sides[0] = it.Text
		}
	}
	if sides[0] == "" {
		return ""
	}
	return sides[1]
}

// clear are the widest parts of a room that no button takes: before what stands there, behind it and under it.
func (r *Room) clear(room display.Rect, hots []display.Rect) (all []display.Rect) {
	gap := r.Stage.Metrics.U(tabletop.Gap)
	for _, hot := range hots {
		over := hot.Intersect(room)
		if over.Empty() {
			continue
		}
		before, behind, under := room, room, room
		before.W = over.X - gap - room.X
		behind.X = over.X + over.W + gap
		behind.W = room.X + room.W - behind.X
		under.Y = over.Y + over.H
		under.H = room.Y + room.H - under.Y
		for _, part := range []display.Rect{before, behind, under} {
			if part.W > leastRoom && part.H > 0 {
				all = append(all, r.clear(part, hots)...)
			}
		}
		return all
	}
	return []display.Rect{room}
}

// leastRoom is the width in pixels under which a part of the panel is no room for words.
const leastRoom = 200

// hots are the places of all that can be pressed, but for the way to all that is said where it leads to nothing else.
func (r *Room) hots() (all []display.Rect) {
	for i := range r.List.Items {
		if it := &r.List.Items[i]; it.Kind == display.Hot && (it.ID != "whole" || r.table.Page.Refusal() != "") {
			all = append(all, it.Box)
		}
	}
	return all
}

// textsIn are the texts of paragraphs.
func textsIn(s ui.Stack) (all []string) {
	for i := range s {
		if s[i].Text != "" {
			all = append(all, s[i].Text)
		}
	}
	return all
}
