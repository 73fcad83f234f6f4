package handover

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// report is what a person is told on the curtain, all of it public.
type report struct {
	st    *stage.Stage
	who   Who
	told  ui.Memo[words.Lang, []news]
	asked ui.Memo[words.Lang, string]
	sworn ui.Memo[words.Lang, []string]
}

// news is a sentence about what has happened, whether it was done to the person, and how often in a row it is so.
type news struct {
	said  string
	met   bool
	times int
}

// news is what there is to read, in the language in use.
func (r *report) news() []news {
	if r.who.News == nil {
		return nil
	}
	return r.told.Get(r.st.Lang, func() (all []news) {
		r.who.News(func(said string, met bool) {
			if n := len(all) - 1; n >= 0 && all[n].said == said {
				all[n].times++
				return
			}
			all = append(all, news{said, met, 1})
		})
		for i, n := range all {
			if n.times > 1 {
				all[i].said = r.st.Say("handover.times", game.Text(strings.TrimSuffix(n.said, ".")), game.Number(n.times))
			}
		}
		return all
	})
}

// newsFont is the letter of what was done to the person, or of what else has happened.
func newsFont(met bool) display.Font {
	if met {
		return display.SansBold
	}
	return display.Sans
}

// line is the size of the letters of news and the height of their lines, in pixels.
func (r *report) line() (size, high float64) {
	size = r.st.Metrics.Size(display.Sans, newsSize)
	return size, r.st.Measure.LineHeight(display.Sans, size)
}

// lines are the lines of a sentence.
func (r *report) lines(n news, wide float64) []string {
	size, _ := r.line()
	return r.st.Measure.Wrap(n.said, newsFont(n.met), size, wide)
}

// high is the height of all that has happened, in pixels, 0 where nothing has.
func (r *report) high(wide float64) (high float64) {
	_, line := r.line()
	for i, n := range r.news() {
		if i == 0 {
			high = line // Of when they are.
		}
		high += line * (newsApart + float64(len(r.lines(n, wide))))
	}
	return high
}

// draw tells what has happened since the person last had the screen, as much as has room, and below what was promised:
// first of all what befell the person, then what came last, and how much is left out. It gives where that ends.
func (r *report) draw(l *display.List, room display.Rect, align display.Align) (foot float64) {
	size, line := r.line()
	all := r.news()
	if len(all) == 0 {
		return r.drawPromises(l, room, align)
	}
	fits, left := slices.Repeat([]bool{true}, len(all)), 0
	if r.high(room.W) > room.H+1 {
		fits, left = r.fit(room.W, room.H-2*line)
	}
	since := r.st.Say("handover.since")
	wide := r.st.Measure.Width(since, display.Sans, size)
	for i, n := range all {
		for _, text := range r.lines(n, room.W) {
			if fits[i] {
				wide = max(wide, r.st.Measure.Width(text, newsFont(n.met), size))
			}
		}
	}
	// Sentences of several lines are read as a list: they begin under one another.
	block := room
	if align == display.Middle {
		block = room.Middle(min(wide+1, room.W), room.H)
	}
	about := func(text string) { // In a narrow window it is set smaller.
		var box display.Rect
		box, block = block.CutTop(line)
		ui.Line(l, r.st, box, text, display.Sans, newsSize, theme.Secondary, display.Left)
	}
	about(since)
	for i, n := range all {
		if !fits[i] {
			continue
		}
		_, block = block.CutTop(line * newsApart)
		for _, text := range r.lines(n, room.W) {
			var box display.Rect
			box, block = block.CutTop(line)
			l.Text(box, text, newsFont(n.met), size, theme.TextColour, display.Left).Role = display.LogLine
		}
	}
	if left > 0 {
		about(r.st.Say("handover.more", game.Number(left)))
	}
	gap := r.st.Metrics.U(adviceOver) // What is promised is no piece of news.
	foot = r.drawPromises(l, display.Rect{X: room.X, Y: block.Y + gap, W: room.W, H: block.H - gap}, align)
	if foot == block.Y+gap {
		return block.Y // Nothing was promised, or it has no room.
	}
	return foot
}

// fit reports which news have room in that height, and how many have none.
func (r *report) fit(wide, high float64) (fits []bool, left int) {
	_, line := r.line()
	all := r.news()
	fits, left = make([]bool, len(all)), len(all)
	for _, met := range [...]bool{true, false} {
		for i, n := range slices.Backward(all) {
			if n.met != met {
				continue
			}
			needs := line * (newsApart + float64(len(r.lines(n, wide))))
			if needs > high {
				break
			}
			fits[i], left, high = true, left-1, high-needs
		}
	}
	return fits, left
}

// promises are what may be written down, in the language in use, and their height in pixels.
func (r *report) promises(wide float64) (said string, high float64) {
	if r.who.Promises == nil {
		return "", 0
	}
	said = stage.Sentences(r.sworn.Get(r.st.Lang, r.who.Promises)...)
	return said, ui.ParagraphHeight(r.st, wide, said, display.Sans, promiseSize)
}

// drawPromises tells what may be written down, where the news have left room for all of it. It gives where it ends.
func (r *report) drawPromises(l *display.List, room display.Rect, align display.Align) (foot float64) {
	said, high := r.promises(room.W)
	if said == "" || high > room.H+1 {
		return room.Y
	}
	ui.Paragraph(l, r.st, room, said, display.Sans, promiseSize, theme.Secondary, align)
	return room.Y + high
}

// question is what the person will be asked, in the language in use.
func (r *report) question() string {
	if r.who.Asked == nil {
		return ""
	}
	return r.asked.Get(r.st.Lang, r.who.Asked)
}
