package tabletest

import (
	"fmt"
	"strings"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// lawDesk is the law of the reader's text size on a desk, where all of a table is read at once.
const lawDesk = "at a desk nothing is smaller in larger letters, and what is asked grows with them"

// deskWide and deskHigh are the window in which it is looked at; leastGrown is how much what is asked grows there at
// least where the reader wants letters of twice the size.
const (
	deskWide, deskHigh = 1280, 800
	leastGrown         = 1.3
)

// written is the least size in which a word stands on a table; asked reports that it does so in the panel, where there
// is a way to all that has no room.
type written struct {
	size  float64
	asked bool
}

// desk looks at a whole table in letters of both sizes, word by word: lines break elsewhere in larger ones. What is
// as large as small letters become there, such as figures and headlines, may give way to others; so may the figures of
// the end, which stand on one sheet.
func (k *kit) desk(s *Room, where string) {
	if s.Scoring() {
		return
	}
	st, l := s.Stage, k.law(lawDesk, leastFrames)
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	reader := stagetest.Reader{W: deskWide, H: deskHigh, Lang: words.Languages()[l.looked%len(words.Languages())]}
	var all [2]map[string]written
	comfort := 0.0
	for i := range all {
		reader.Text = float64(1 + i)
		reader.Sit(st)
		if i == 0 {
			comfort = leastGrown * st.Metrics.Size(display.Sans, tabletop.SmallSize)
		}
		s.Stack.Resumed()
		s.Draw()
		all[i] = s.written()
	}
	l.looked++
	for word, usual := range all[0] {
		large, stays := all[1][word]
		least := min(usual.size-1, comfort) // Nobody sees a pixel less.
		if usual.asked && large.asked {
			least = min(usual.size*leastGrown, comfort)
		}
		if stays && large.size < least-0.5 {
			l.fault(where+", as "+reader.String(), fmt.Sprintf("%q has %.1f pixels instead of %.1f", word, large.size,
				usual.size))
		}
	}
	st.Metrics, st.Settings, st.Lang = metrics, settings, lang
	s.Stack.Resumed()
}

// written are the words that stand on the table, but for those that are printed on cards and those that fade.
func (r *Room) written() map[string]written {
	all, panel := map[string]written{}, r.table.Frame().Panel
	for i := range r.List.Items {
		it := &r.List.Items[i]
		if it.Kind != display.Text || it.Fade > 0 {
			continue
		}
		asked := tabletop.ShowsWhole(r.table) && it.Role == display.Prompt && Inside(panel, it.Box)
		for word := range strings.FieldsSeq(it.Text) {
			if before, again := all[word]; again {
				all[word] = written{min(before.size, it.Size), before.asked && asked}
			} else {
				all[word] = written{it.Size, asked}
			}
		}
	}
	return all
}
