package bots

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// group sorts the kinds of cards by what they are good for; documents are one group, escapes another.
type group uint8

// The groups.
const (
	groupDocument group = iota
	groupQuestion
	groupMagnifier
	groupBinoculars
	groupArrest
	groupEscape
	groupPistol
	groupBomb
	groupDisguise
	groups
)

// groupOf is the group of a kind.
func groupOf(k getadler.Kind) group {
	switch {
	case k.Document():
		return groupDocument
	case k.Escape():
		return groupEscape
	case k >= getadler.Pistol:
		return groupPistol + group(k-getadler.Pistol)
	default:
		return groupQuestion + group(k-getadler.Question)
	}
}

// mind is how an opponent of a level thinks at GET ADLER!.
type mind struct {
	// memory is the number of last turns whose answers it remembers.
	memory int
	// doubt is the likelihood of a hero's lie: 0 for who knows the rules and trusts its notes.
	doubt float64
	// slip is the chance that a villain leaves its cover in one answer; candour how much rather than one hero it answers
	// as itself, bluffs how much rarer a villain's arrest is than a hero's.
	slip, candour, bluffs float64
	// discards and holdings say how much oftener a villain throws away, and holds, a card of the group than a hero does.
	discards, holdings [groups]float64
	// arrestFrom is the chance of success from which a hero arrests, by hour.
	arrestFrom [getadler.Hours + 1]float64
	// habits are the ways of the chase; dozes is the chance of throwing a card away after the reveal, where one could be
	// played, truth that a villain answers truly without thinking.
	habits       *habits
	dozes, truth float64
	// softness is how far from the least exposing answer a villain still strays.
	softness float64
	// asks is how eager it is to ask well: the noise added to what a question is good for.
	asks float64
	// unready is by how much the odds for an arrest must be better with a hand that cannot win a confrontation.
	unready float64
	// bluff is how often a villain makes an arrest that it can make, caution how much it minds what a discard tells, idle
	// how much chance there is in the questions that it asks.
	bluff, caution, idle float64
}

// even is a table of clues that say nothing.
var even = [groups]float64{1, 1, 1, 1, 1, 1, 1, 1, 1}

// mindOf is the mind of a level.
func mindOf(l game.Level) mind {
	m := mind{
		habits: &usual, memory: getadler.MaxTurns, slip: 0.15, candour: 1, bluffs: 0.5,
		discards:   [groups]float64{0.5, 1, 1, 1, 2, 0.7, 1, 0.15, 0.15},
		holdings:   [groups]float64{1.3, 0.9, 0.9, 1, 0.8, 1.1, 1.1, 1.6, 1.6},
		arrestFrom: [getadler.Hours + 1]float64{4: 0.45, 5: 0.4, 6: 0.35, 7: 0},
		softness:   0.02,
		unready:    0.1, bluff: 0.25, caution: 2, idle: 0.05,
	}
	if l == game.Easy {
		m.habits, m.memory, m.doubt, m.candour = &careless, 10, 0.1, 4
		m.discards, m.holdings = even, even
		m.arrestFrom = [getadler.Hours + 1]float64{4: 0.5, 5: 0.4, 6: 0.35, 7: 0}
		m.dozes, m.truth, m.softness, m.asks = 0.2, 0.4, 0.2, 0.3
	}
	return m
}

// habits are the numbers of the ways of the chase.
type habits struct {
	// hero and villain are what a card is worth to its holder, hidden to a villain before the reveal; spare is one that is of no use to a hero, second how much a
	// second escape of a kind counts, certain how much an escape that nobody can answer counts.
	hero, villain, hidden  [groups]float64
	spare, second, certain float64
	// documents are what one of so many documents is worth to a villain, spareDocuments before the reveal, accomplice the most it is worth to Collins while
	// Adler needs it.
	documents, spareDocuments [5]float64
	accomplice                float64
	// pistols are those a hero wants before it arrests, pursuePistols before it pursues; from lateHour on it does anyway.
	pistols, pursuePistols, lateHour int
	// spyFirst is how often a hero who could arrest uses binoculars first.
	spyFirst float64
	// arrestFrom is the insight from which heroes arrest before the reveal, asking and learning are what a question and a
	// wrong arrest bring, bluff how often a villain arrests.
	arrestFrom              [getadler.Hours + 1]float64
	asking, learning, bluff float64
	// What replies cost and bring, in chances of getting away.
	escapeCost, bombCost, bombGain, disguiseCost, kill, shootCost, sureFallback float64
	// hoardEscapes and hoardPistols say how much oftener than by chance heroes hold those cards.
	hoardEscapes, hoardPistols float64
	// lootFrom is the worth from which a card is taken rather than one drawn.
	lootFrom float64
}

// usual are the habits.
var usual = habits{
	hero:    [groups]float64{1, 3, 1.2, 5, 10, 4, 6, 0.8, 0.8},
	villain: [groups]float64{0, 1, 3.1, 3, 2, 5, 6, 9, 9},
	hidden:  [groups]float64{0, 0.8, 1, 2.5, 5, 5, 6, 9, 9},
	spare:   0.3, second: 0.4, certain: 1.4,
	documents: [5]float64{30, 30, 11, 3, 1}, spareDocuments: [5]float64{30, 30, 5, 2, 1}, accomplice: 6,
	pistols: 2, pursuePistols: 0, lateHour: 6, spyFirst: 0.3,
	arrestFrom: [getadler.Hours + 1]float64{4: 0.6, 5: 0.5, 6: 0.4, 7: 0}, asking: 0.05, learning: 0.15, bluff: 0.15,
	escapeCost: 0, bombCost: 0.1, bombGain: 0.15, disguiseCost: 0.05, kill: 0.1, shootCost: 0.05, sureFallback: 0.95,
	hoardEscapes: 1.2, hoardPistols: 1.4,
	lootFrom: 3.5,
}

// careless are the habits of one who arrests and shoots without counting pistols and thinks little of what others hold.
var careless = carelessHabits()

func carelessHabits() habits {
	h := usual
	h.pistols, h.spyFirst, h.kill, h.hoardEscapes, h.hoardPistols = 0, 0, 0.6, 0.7, 0.7
	h.hero = [groups]float64{1, 3, 2, 2, 7, 4, 5, 1, 1}
	h.villain = [groups]float64{0, 0, 2, 2.5, 0, 5, 6, 6, 6}
	return h
}

// heroKeeps and villainKeeps say how much oftener than by chance a hand holds cards of the group by hour four.
var (
	heroKeeps    = [groups]float64{0.6, 0.2, 1, 1.3, 1.4, 1.25, 1.4, 0.3, 0.4}
	villainKeeps = [groups]float64{1.4, 0.3, 0.6, 0.9, 0.9, 1.3, 1.5, 1.6, 1.6}
)

const (
	// exploreTenths is the number of worlds for ten of the budget's iterations, exploreStages how often the worse half of
	// the moves tried is dropped.
	exploreTenths, exploreStages = 1, 3
	// exploreDoubt is by how many standard errors a move must be better than habit's to be made.
	exploreDoubt = 1.0
)
