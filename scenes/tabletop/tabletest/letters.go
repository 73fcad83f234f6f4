package tabletest

import (
	"fmt"
	"strings"
	"unicode"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// lawDesk is the law of the reader's text size on a desk, where all of a table is read at once.
const lawDesk = "at a desk nothing is smaller in larger letters, and what is asked grows with them"

// lawAllTold is the same of the end of a match.
const lawAllTold = "in larger letters nothing of the end is smaller, and nothing is missing"

// deskWide and deskHigh are the window in which it is looked at; leastGrown is how much what is asked grows there at
// least where the reader wants letters of twice the size, and leastAtEnd the same of what is told at the end, which is
// read in so many pages.
const (
	deskWide, deskHigh = 1280, 800
	leastGrown         = 1.3
	leastAtEnd         = 1.4
	pagesOfEnd         = 6
)

// written is the least size in which a word stands on a table; asked reports that it does so in the panel, where there
// is a way to all that has no room.
type written struct {
	size  float64
	asked bool
}

// desk looks at a whole table in letters of both sizes, word by word: lines break elsewhere in larger ones. What is
// as large as small letters become there, such as figures and headlines, may give way to others.
func (k *kit) desk(s *Room, where string) {
	if s.Scoring() {
		return
	}
	l := k.law(lawDesk, leastFrames)
	reader := stagetest.Reader{W: deskWide, H: deskHigh, Lang: words.Languages()[l.looked%len(words.Languages())], Text: 2}
	l.looked++
	all, small := s.lettered(reader)
	comfort := leastGrown * small
	for word, was := range all {
		least := min(was[0].size-1, comfort) // Nobody sees a pixel less.
		if was[0].asked && was[1].asked {
			least = min(was[0].size*leastGrown, comfort)
		}
		if was[1].size > 0 && was[1].size < least-0.5 {
			l.fault(where+", as "+reader.String(), fmt.Sprintf("%q has %.1f pixels instead of %.1f", word, was[1].size,
				was[0].size))
		}
	}
}

// end looks at the end of a match in the same way, in windows of desks: it scrolls in large letters, so that there is
// room for all of it, but for what is printed on things in capitals. What is larger than small letters become there may
// give way to others.
func (k *kit) end(s *Room, where string) {
	l := k.law(lawAllTold, 1)
	s.Wait(questionGuard)
	s.Key(input.PageDown) // All of it has come to rest.
	for _, reader := range []stagetest.Reader{{W: deskWide, H: deskHigh, Text: 2}, {W: deskWide, H: deskHigh, Text: 1.5},
		{W: 960, H: 600, Text: 2}} {
		for _, reader.Lang = range words.Languages() {
			l.looked++
			all, small := s.lettered(reader)
			for word, was := range all {
				told := strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLower(r) || unicode.IsDigit(r) })
				if (told || was[1].size > 0) && was[1].size < min(was[0].size-0.5, leastAtEnd*small) {
					l.fault(where+", as "+reader.String(), fmt.Sprintf("%q has %.1f pixels instead of %.1f", word, was[1].size,
						was[0].size))
				}
			}
		}
	}
}

// lettered is how each word stands on the screen for a reader of usual letters, and then for that of larger ones, and
// how large small letters are for the first.
func (r *Room) lettered(reader stagetest.Reader) (all map[string][2]written, small float64) {
	st := r.Stage
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	all = map[string][2]written{}
	for i, text := range [...]float64{1, reader.Text} {
		reader.Text = text
		reader.Sit(st)
		r.Stack.Resumed()
		r.Draw()
		if i == 0 {
			small = st.Metrics.Size(display.Sans, tabletop.SmallSize)
		}
		for page := range pagesOfEnd {
			if page > 0 {
				if !r.Scoring() {
					break
				}
				r.Key(input.PageDown)
				r.Draw()
			}
			for word, now := range r.written() {
				if both := all[word]; i == 0 || both[0].size > 0 {
					if both[i].size == 0 || now.size < both[i].size {
						both[i] = now
					}
					all[word] = both
				}
			}
		}
	}
	st.Metrics, st.Settings, st.Lang = metrics, settings, lang
	r.Stack.Resumed()
	r.Draw()
	return all, small
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
		for word := range strings.FieldsFuncSeq(it.Text, func(r rune) bool { return unicode.IsSpace(r) || r == '-' }) {
			word = strings.Trim(word, "“”‘’«».,!?:;")
			if before, again := all[word]; again {
				all[word] = written{min(before.size, it.Size), before.asked && asked}
			} else {
				all[word] = written{it.Size, asked}
			}
		}
	}
	return all
}

// lawFirstTold is the law of what a reader of large letters is told of an end before anything scrolls.
const lawFirstTold = "who has won, and how the persons have done, is told on the first screen of an end"

// first looks for that in large letters, plain ones too.
func (k *kit) first(s *Room, where string) {
	l, st := k.law(lawFirstTold, 1), s.Stage
	score, ok := s.Stack.Top().(*tabletop.Score)
	if !ok {
		return
	}
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	for _, size := range largeSizes {
		for i, text := range [...]float64{1.5, 2, 2} {
			reader := stagetest.Reader{Lang: words.Languages()[i%2], W: size[0], H: size[1], Text: text}
			reader.Sit(st)
			st.Metrics.Plain = i == 1
			s.Stack.Resumed()
			s.Draw()
			l.looked++
			var told strings.Builder
			for i := range s.List.Items {
				if it := &s.List.Items[i]; it.Kind == display.Text {
					told.WriteString(it.Text)
				}
			}
			verdict, own := score.Tells()
			for _, needs := range [...]string{verdict, own} {
				if score.Scrolls() && !holds(told.String(), needs) {
					l.fault(where+", as "+reader.String(), fmt.Sprintf("%q is not to be read", needs))
				}
			}
		}
	}
	st.Metrics, st.Settings, st.Lang = metrics, settings, lang
	s.Stack.Resumed()
}
