package getadlerbot

import (
	"math/rand/v2"

	"safehouse/game/getadler"
)

// pack is a set of cards: their numbers by kind.
type pack [getadler.Kinds + 1]int8

// size is the number of cards, documents and escapes of those kinds.
func (p *pack) size() int      { return p.sum(getadler.DocumentRAF, getadler.Disguise) }
func (p *pack) documents() int { return p.sum(getadler.DocumentRAF, getadler.DocumentArmy) }

func (p *pack) sum(from, to getadler.Kind) int {
	n := 0
	for k := from; k <= to; k++ {
		n += int(p[k])
	}
	return n
}

// pick draws one of n cards by chance.
func (p *pack) pick(n int, rng *rand.Rand) getadler.Kind {
	at := int8(rng.IntN(n))
	for k := getadler.DocumentRAF; k < getadler.Disguise; k++ {
		if at -= p[k]; at < 0 {
			return k
		}
	}
	return getadler.Disguise
}
