package tabletest

import (
	"fmt"
	"slices"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// The laws of peaks, the moments for which a table stops.
const (
	lawPeaks     = "a peak lasts as long as a moment"
	lawTitles    = "what a peak is can be read whole in every window"
	lawPressed   = "a press ends a peak"
	lawPeakClear = "every frame of a peak has contrast"
	lawAlike     = "peaks of tables that look alike look alike"
	lawOne       = "nothing of a peak is seen through another part of it"
)

const (
	// A peak takes peakLeast to peakMost ticks at speed 1: 0.6 to 2.5 s. With the time to read its sentence it may be
	// longer by readSlack.
	peakLeast, peakMost, readSlack = 36, 150, 6
	// peakWindows is through how many windows a peak is looked at that is not the first of its kind.
	peakWindows = 2
)

// playPeaks plays a match at speed 1 and looks at its peaks: each first one of a kind through all windows, others
// through some, and every second one is ended by a press.
func (k *kit) playPeaks(st style) {
	p := k.begin(st)
	var through []stagetest.Reader
	for _, reader := range stagetest.Readers() {
		if reader.Lang != words.Pseudo {
			through = append(through, reader)
		}
	}
	l := k.law(lawPeaks, k.Peaks)
	kinds := map[uint8]bool{}
	var now tabletop.Peak
	ticks, looked, peaks, last := 0, 0, 0, 0.0
	p.s.AfterTick = func() {
		peak, share := p.s.Peak()
		if peak.Kind != now.Kind || share < last {
			if now.Kind != 0 && last > 0.98 && (ticks < peakLeast || ticks > peakMost+readSlack) {
				l.fault(p.where, fmt.Sprintf("peak %d takes %d ticks", now.Kind, ticks))
			}
			now, ticks = peak, 0
		}
		last = share
		if peak.Kind == 0 {
			return
		}
		p.k.under(p.k.law(lawOne, k.Peaks), p.s.Room, fmt.Sprintf("%s, peak %d", p.where, peak.Kind), func() {
			p.s.Draw()
			p.s.MustFadeAsOne()
		})
		if ticks++; !p.s.PeakTurns() {
			p.k.under(p.k.law(lawPeakClear, k.Peaks), p.s.Room, p.where, func() {
				p.s.Draw()
				p.peaks.Frame(p.s.T, fmt.Sprintf("peak %d", peak.Kind), &p.s.List, p.s.Stage.Metrics, p.s.Stage.Measure)
			})
		}
		if ticks != peakLeast/2 {
			return
		}
		windows := peakWindows
		if !kinds[peak.Kind] {
			kinds[peak.Kind], windows = true, len(through)
			l.looked++
		}
		for range windows {
			p.titled(peak, through[looked%len(through)])
			looked++
		}
		if peaks++; peaks%2 == 0 {
			p.pressed(peak, share)
		}
	}
	p.out()
}

// titled looks at a peak as another reader sees it.
func (p *play) titled(peak tabletop.Peak, reader stagetest.Reader) {
	st := p.s.Stage
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	defer func() {
		st.Metrics, st.Settings, st.Lang = metrics, settings, lang
		p.s.Anew()
	}()
	reader.Sit(st)
	p.s.Anew()
	where := fmt.Sprintf("%s, peak %d, as %v", p.where, peak.Kind, reader)
	p.k.under(p.k.law(lawTitles, p.k.Peaks), p.s.Room, where, func() {
		items := p.s.Draw()
		title := p.s.Reader().Say(peak.Title)
		least := st.Metrics.Size(display.Sans, tabletop.BodySize)
		if !slices.ContainsFunc(items, func(it display.Item) bool {
			return it.Kind == display.Text && it.Text == title && it.Size >= least && it.Fade < 0.05 &&
				st.Measure.Width(title, it.Font, it.Size) <= it.Box.W+1
		}) {
			p.s.T.Errorf("%q is not to be read whole in letters of %.0f pixels at least", title, least)
		}
		p.s.MustBeWhole()
	})
}

// pressed wants a press to end a peak at once, and to do nothing else.
func (p *play) pressed(peak tabletop.Peak, share float64) {
	after := p.s.AfterTick
	p.s.AfterTick = nil
	defer func() { p.s.AfterTick = after }()
	l, moves := p.k.law(lawPressed, min(1, p.k.Peaks)), p.s.Match.Len()
	l.looked++
	p.s.Tick(input.Frame{X: -1, Y: -1, AnyPress: true, Keyboard: true, Just: input.Actions(0).With(input.Confirm)})
	if now, come := p.s.Peak(); now == peak && come > share {
		l.fault(p.where, fmt.Sprintf("peak %d goes on after a press", peak.Kind))
	}
	if p.byPerson(moves) {
		l.fault(p.where, fmt.Sprintf("the press that ends peak %d makes a move", peak.Kind))
	}
}
