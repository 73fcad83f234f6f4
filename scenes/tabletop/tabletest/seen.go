package tabletest

import (
	"fmt"
	"slices"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage/stagetest"
)

// The laws of things that lie on each other.
const (
	lawRead   = "nothing that has to be read lies under another thing"
	lawShaped = "no card is thinner or flatter than a card"
	lawHeard  = "a press reaches what is seen where it falls"
	lawUnder  = "the table under a pause is laid out as the table that nothing lies over"
	lawBeside = "what somebody says lies on nothing that carries meaning"
)

const (
	// seenEvery is after how many presses a match is looked at through other windows, and windowsAtOnce through how many.
	seenEvery, windowsAtOnce = 9, 2
	// leastSeen is how many pictures must have been looked at.
	leastSeen = 60
)

// spokenSizes are the windows in which it is looked at where what somebody says lies.
var spokenSizes = [...][2]float64{{412, 915}, {844, 390}, {360, 640}, {640, 480}, {1280, 800}, {960, 600}, {1024, 640},
	{600, 960}, {800, 1000}, {1920, 1080}}

// textSizes are those that a reader may choose.
var textSizes = [...]float64{1, 1.25, 1.5, 1.75, 2}

// playSeen plays a match in which nothing is in motion, once in a wide window and once in a narrow one, and looks at it
// through all windows of that kind and in all sizes of the letters by and by.
func (k *kit) playSeen(c Company, seed uint64) {
	for _, first := range []stagetest.Reader{{Lang: words.English, W: 1280, H: 800, Text: 1},
		{Lang: words.English, W: 960, H: 600, Text: 1}} {
		var through []stagetest.Reader
		for _, reader := range stagetest.Readers() {
			if reader.Lang != words.Pseudo && (reader.W >= 1280) == (first.W >= 1280) {
				through = append(through, reader)
			}
		}
		apart(func() {
			p := k.begin(style{company: c, seed: seed, reader: first, hand: stagetest.Mouse})
			looked := int(seed)
			for n := 0; !p.s.Over(); n++ {
				p.step()
				p.speaks()
				if n%seenEvery > 0 || p.s.Playing() || !atTable(p.s.Room) || p.s.Scoring() {
					continue
				}
				for range windowsAtOnce {
					reader := through[looked*5%len(through)]
					if reader.Text = textSizes[looked%len(textSizes)]; reader.Small() {
						reader.Text = 1
					}
					looked++
					p.through(reader)
				}
			}
		})
	}
}

// speaks looks at what somebody says through all windows, in both languages.
func (p *play) speaks() {
	if p.s.Playing() || !atTable(p.s.Room) || p.s.Scoring() {
		return
	}
	if p.s.Draw(); p.s.Papers() == 0 {
		return
	}
	l := p.k.law(lawBeside, 0)
	for _, size := range spokenSizes {
		in := [...]words.Lang{words.English, words.French}[l.looked%2]
		reader := stagetest.Reader{Lang: in, W: size[0], H: size[1], Text: 1}
		p.as(reader, func(where string) {
			reader.Sit(p.s.Stage)
			p.s.Stack.Resumed()
			p.s.Draw()
			p.k.under(l, p.s.Room, where, p.s.MustSpeakBeside)
		})
	}
}

// through looks at the table as it is, as another reader sees it.
func (p *play) through(reader stagetest.Reader) {
	p.as(reader, func(where string) {
		p.paused(reader, where)
		p.s.Draw()
		p.k.seen(p.s, where)
	})
}

// as has somebody look who makes the table another reader's.
func (p *play) as(reader stagetest.Reader, look func(where string)) {
	st := p.s.Stage
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	defer func() {
		st.Metrics, st.Settings, st.Lang = metrics, settings, lang
		p.s.Stack.Resumed()
	}()
	look(p.where + ", as " + reader.String() + ", " + p.status())
}

// paused has another reader sit down while a pause lies over the table, and compares the table under it with what is
// there when the pause is over. The table is then the other reader's.
func (p *play) paused(reader stagetest.Reader, where string) {
	paused := p.s.Click("menu")
	reader.Sit(p.s.Stage)
	p.s.Stack.Resumed()
	if !paused {
		return
	}
	var under []display.Item
	for _, it := range p.s.Draw() {
		if it.Kind == display.Text || it.Kind == display.Hot {
			under = append(under, it)
		}
	}
	p.s.Press("resume")
	p.s.Stack.Resumed()
	l := p.k.law(lawUnder, leastSeen)
	l.looked++
	for _, it := range p.s.Draw() {
		if it.Kind != display.Text && it.Kind != display.Hot {
			continue
		}
		if !slices.ContainsFunc(under, func(u display.Item) bool {
			return u.Kind == it.Kind && u.Text == it.Text && u.ID == it.ID && u.Box == it.Box
		}) {
			l.fault(where, fmt.Sprintf("%q, %q at %v is not there", it.ID, it.Text, it.Box))
			break
		}
	}
}

// seen looks at what lies on each other in what was last drawn.
func (k *kit) seen(s *Room, where string) {
	k.under(k.law(lawFits, leastFrames), s.Room, where, func() { fit(s.Room) })
	if s.Stage.Lang != words.Pseudo { // Of a language that nobody speaks words may run on.
		k.under(k.law(lawRead, leastSeen), s.Room, where, func() { s.MustBeLegible(&k.legible) })
	}
	k.under(k.law(lawShaped, leastSeen), s.Room, where, s.MustKeepShape)
	k.under(k.law(lawHeard, leastSeen), s.Room, where, s.MustBeReached)
}
