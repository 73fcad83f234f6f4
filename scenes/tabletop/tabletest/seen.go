package tabletest

import (
	"safehouse/game/words"
	"safehouse/scenes/stage/stagetest"
)

// The laws of things that lie on each other.
const (
	lawRead   = "nothing that has to be read lies under another thing"
	lawShaped = "no card is thinner or flatter than a card"
	lawHeard  = "a press reaches what is seen where it falls"
)

const (
	// seenEvery is after how many presses a match is looked at through other windows, and windowsAtOnce through how many.
	seenEvery, windowsAtOnce = 9, 2
	// leastSeen is how many pictures must have been looked at.
	leastSeen = 60
)

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
				if p.step(); n%seenEvery > 0 || p.s.Playing() || !atTable(p.s.Room) || p.s.Scoring() {
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

// through looks at the table as it is, as another reader sees it.
func (p *play) through(reader stagetest.Reader) {
	st := p.s.Stage
	metrics, settings, lang := st.Metrics, st.Settings, st.Lang
	defer func() {
		st.Metrics, st.Settings, st.Lang = metrics, settings, lang
		p.s.Stack.Resumed()
	}()
	reader.Sit(st)
	p.s.Stack.Resumed()
	p.s.Draw()
	p.k.seen(p.s, p.where+", as "+reader.String()+", "+p.status())
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
