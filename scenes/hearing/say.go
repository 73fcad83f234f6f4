package hearing

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
)

// ofHand reports whether a sentence may tell what only the holder of an open hand may know.
func ofHand(o stage.Occasion) bool { return o == stage.OwnHand || o == stage.ReadOut }

// flush says and shows what was told in this tick, and what the page is called where it is time for that.
func (e *Ear) flush(titled bool) {
	if e.under {
		e.said = slices.DeleteFunc(e.said, func(s said) bool { return s.Occasion != stage.Passing })
	}
	if e.captions {
		for _, s := range e.said {
			e.caption(s)
		}
	}
	title := ""
	if titled {
		title = e.title
		e.named, e.title = e.title, ""
	}
	if e.voice != nil {
		e.speak(title)
	}
	e.said = e.said[:0]
}

// caption shows a sentence. What has the focus is seen where it stands: it is captioned only for those who hear it too;
// what is read out stands on the screen already.
func (e *Ear) caption(s said) {
	switch s.Occasion {
	case stage.ReadOut, stage.Opened:
		return
	case stage.Focused:
		if e.voice == nil {
			return
		}
	case stage.Happened, stage.Refused, stage.Asked, stage.OwnHand, stage.Passing:
	}
	e.strip.add(s.Saying, s.private && ofHand(s.Occasion), len(e.below))
}

// speak hands the sentences of the tick to the voice: first what makes all else wait, then the news, then, in one
// breath, what is looked at.
func (e *Ear) speak(title string) {
	lang, news := string(e.Stage.Lang), false
	for _, s := range e.said {
		switch s.Occasion {
		case stage.Passing:
			e.stop()
			e.newsUntil, e.askedUntil = 0, 0
			e.say(s.Text, lang, voice.News)
		case stage.Refused:
			e.say(s.Text, lang, voice.Urgent)
		case stage.Happened:
			e.news(s.Text, lang)
			news = true
		case stage.Asked, stage.Focused, stage.OwnHand, stage.ReadOut, stage.Opened:
		}
	}
	text, asked := e.looking(title)
	now, rate := e.Stage.Tick, e.Stage.Settings.VoiceRate
	switch {
	case text != "":
		e.asked, e.askedUntil = asked, 0
		if asked != "" {
			e.askedUntil = max(now, e.newsUntil) + readingTicks(text, rate)
		}
	case news && now < e.askedUntil:
		text = e.asked
		e.askedUntil = e.newsUntil + readingTicks(text, rate)
	default:
		return
	}
	e.say(text, lang, voice.Looking)
}

// Speaking reports whether the voice is about to say something, or says it.
func (e *Ear) Speaking() bool { return e.voice != nil && e.Stage.Tick < e.speakingUntil }

// say has the voice read a sentence; what waits for news is over after them.
func (e *Ear) say(text, lang string, u voice.Urgency) {
	e.speakingUntil = max(e.Stage.Tick, e.newsUntil)
	if u != voice.News || e.newsUntil <= e.Stage.Tick {
		e.speakingUntil += readingTicks(text, e.Stage.Settings.VoiceRate)
	}
	e.voice.Say(text, lang, u)
}

// stop ends what the voice says.
func (e *Ear) stop() {
	e.speakingUntil = 0
	e.voice.Stop()
}

// news says what has happened. Where the voice lags too far behind it leaves out what is old.
func (e *Ear) news(text, lang string) {
	now := e.Stage.Tick
	if e.newsUntil-now > backlogTicks {
		e.stop()
		e.newsUntil = now
	}
	e.newsUntil = max(e.newsUntil, now) + readingTicks(text, e.Stage.Settings.VoiceRate)
	e.say(text, lang, voice.News)
}

// readingTicks is about how long the voice takes for a text.
func readingTicks(text string, rate int) int {
	share := float64(rate) / 100 * (rateSpan - 1)
	pace := 1 - share
	if share > 0 {
		pace = 1 / (1 + share)
	}
	return int(float64(utf8.RuneCountInString(text)*runeTicks) * pace)
}

// looking joins what is looked at: the page, what is asked, the own hand, the focus. Of a kind the last one counts, but
// of the own hand all. Asked is what of it is asked.
func (e *Ear) looking(title string) (text, asked string) {
	parts := [4]string{title}
	for _, s := range e.said {
		switch s.Occasion {
		case stage.Opened:
			parts[0] = s.Text
		case stage.Asked:
			parts[1] = s.Text
		case stage.OwnHand, stage.ReadOut:
			parts[2] = stage.Sentences(parts[2], s.Text)
			e.secret = e.secret || s.private
		case stage.Focused:
			parts[3] = s.Text
		case stage.Happened, stage.Refused, stage.Passing:
		}
	}
	return stage.Sentences(parts[:]...), parts[1]
}

// sits reports whether a sentence has a speaker.
func sits(s game.Seat) bool { return s < game.MaxSeats }

// readable is what stands on the screen, in reading order: the texts of what lies on top, those left out that are on
// buttons. It comes from the picture itself, so that nothing can be read that is not shown.
func readable(st *stage.Stage) string {
	if st.Picture == nil {
		return ""
	}
	items := onTop(st.Picture.Items, st.Metrics.Screen())
	var buttons []display.Rect
	for i := range items {
		if it := &items[i]; it.Kind == display.Hot && it.Role != display.Scroller {
			buttons = append(buttons, it.Box)
		}
	}
	text := ""
	var before *display.Item
	for i := range items {
		it := &items[i]
		if it.Kind != display.Text || !inSight(it, st.Metrics.H) || onButton(buttons, it.Box) {
			continue
		}
		// A text that had to be cut is read as it is meant.
		if words := cmp.Or(it.Label, strings.TrimSpace(it.Text)); before != nil && follows(before, it) {
			text += " " + words
		} else {
			text = stage.Sentences(text, words)
		}
		before = it
	}
	return text
}

// onTop leaves out what a veil or a ground covers.
func onTop(items []display.Item, screen display.Rect) []display.Item {
	from := 0
	for i := range items {
		it := &items[i]
		covers := it.Kind == display.Ground || it.Kind == display.Fill && it.Colour.A > 0x80
		if covers && it.Box.X <= 0 && it.Box.Y <= 0 && it.Box.W >= screen.W && it.Box.H >= screen.H {
			from = i
		}
	}
	return items[from:]
}

// inSight reports whether more than half of a line can be seen, over the captions.
func inSight(it *display.Item, bottom float64) bool {
	return it.Box.Y < bottom && (it.Clip.Empty() || it.Box.Intersect(it.Clip).H > it.Box.H/2)
}

// onButton reports whether a text is that of something that can be pressed: that is said when it has the focus.
func onButton(buttons []display.Rect, box display.Rect) bool {
	x, y := box.Centre()
	return slices.ContainsFunc(buttons, func(b display.Rect) bool { return b.Contains(x, y) })
}

// follows reports whether a line goes on with the paragraph of the one before.
func follows(before, it *display.Item) bool {
	return it.Font == before.Font && it.Size == before.Size && it.Box.X == before.Box.X && it.Align == before.Align &&
		math.Abs(it.Box.Y-before.Box.Y-before.Box.H) < 1.5
}
