package play

import (
	"safehouse/game"
	"safehouse/game/words"
)

// phrasesKept is the number of sentences after which all are forgotten: what a match says of itself grows with it.
const phrasesKept = 2000

// phrases keeps the sentences said in one language, so that a frame that says them again takes no memory.
type phrases struct {
	lang   words.Lang
	said   map[game.Line]string
	totals map[reading]string
}

// say puts a line into words. All readers of one match must have the same names.
func (p *phrases) say(r words.Reader, l game.Line) string {
	p.forget(r)
	text, ok := p.said[l]
	if !ok {
		text = r.Say(l)
		p.said[l] = text
	}
	return text
}

// readings writes the totals that a reading allows.
func (p *phrases) readings(r words.Reader, of reading) string {
	p.forget(r)
	text, ok := p.totals[of]
	if ok {
		return text
	}
	for i, n := range of.readings() {
		if i > 0 {
			text += " / "
		}
		text += r.Halves(n)
	}
	p.totals[of] = text
	return text
}

// forget starts again in another language, or when too much is kept.
func (p *phrases) forget(r words.Reader) {
	if p.said == nil || p.lang != r.Lang() || len(p.said)+len(p.totals) >= phrasesKept {
		*p = phrases{lang: r.Lang(), said: map[game.Line]string{}, totals: map[reading]string{}}
	}
}
