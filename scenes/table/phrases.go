package table

import (
	"safehouse/game"
	"safehouse/game/words"
)

// phrasesKept is the number of sentences after which all are forgotten: what a match says of itself grows with it.
const phrasesKept = 2000

// phrases keeps the sentences said in one language, so that a frame that says them again takes no memory.
type phrases struct {
	lang words.Lang
	said map[game.Line]string
}

// say puts a line into words. All readers of one match must have the same names.
func (p *phrases) say(r words.Reader, l game.Line) string {
	if p.said == nil || p.lang != r.Lang() || len(p.said) >= phrasesKept {
		*p = phrases{lang: r.Lang(), said: map[game.Line]string{}}
	}
	text, ok := p.said[l]
	if !ok {
		text = r.Say(l)
		p.said[l] = text
	}
	return text
}
