package getadlerbot

import (
	"math"

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

// reader is how an opponent reads what others say, throw away and hold.
type reader struct {
	// memory is the number of last turns whose answers it remembers.
	memory int
	// doubt is the likelihood of a hero's lie: 0 for who knows the rules and trusts its notes.
	doubt float64
	// slip is the chance that a villain leaves its cover in one answer; candour how much rather than one hero it answers
	// as itself, bluffs how much rarer a villain's arrest is than a hero's.
	slip, candour, bluffs float64
	// discards and holdings say how much oftener a villain throws away, and holds, a card of the group than a hero does.
	discards, holdings [groups]float64
}

// style is how an opponent of a level thinks at GET ADLER!.
type style struct {
	reader
	// arrestFrom is the chance of success from which a hero arrests, by hour; above 1 nobody does, a villain neither.
	arrestFrom [getadler.Hours + 1]float64
	// clear is by how much likelier than a seat of which nothing is known the accused must be, hears how many answers a
	// hero must have heard at the table before it arrests.
	clear float64
	hears int
	// careless reports that it may throw away, or give, a better card than another by its own count: it does where worlds
	// tell them little apart, as a beginner does.
	careless bool
	// softness is how far from the least exposing answer a villain still strays.
	softness float64
	// temperature is how little sharply it chooses between moves by their values, asks the same for questions by what they
	// clear up; doubtful is by how many standard errors a move must be better than habit's to count as better.
	temperature, asks, doubtful float64
	// unready is by how much the odds for an arrest must be better with a hand that cannot win a confrontation.
	unready float64
	// bluff is how often a villain makes an arrest that it can make, caution how much it minds what a discard tells, idle
	// how much chance there is in the questions that it asks.
	bluff, caution, idle float64
	// looks is what it counts a look at a hand of which it knows nothing to be worth, as a share of wins; 0 for who looks
	// only where a magnifier is to go.
	looks float64
	// wary reports that it thinks of heroes' hands as heroes hoard, and not as they would if chance dealt with little
	// choice.
	wary bool
	// asksFrom is the hour from which it asks as long as it has other cards.
	asksFrom int
	// taste is what a character likes; nil for a plain level.
	taste taste
}

// even is a table of clues that say nothing.
var even = [groups]float64{1, 1, 1, 1, 1, 1, 1, 1, 1}

// styleOf is the style of a level that plays the character at a table of that many seats.
func styleOf(l game.Level, r getadler.Role, seats int) style {
	m := style{
		reader: reader{memory: getadler.MaxTurns, slip: 0.15, candour: 1, bluffs: 0.5, discards: villainDiscards,
			holdings: villainHoldings},
		arrestFrom: [getadler.Hours + 1]float64{4: 0.45, 5: 0.4, 6: 0.35, 7: 0},
		softness:   0.02, doubtful: 1, clear: 0.1,
		unready: 0.1, bluff: 0.25, caution: 2.7, idle: 0.05, hears: 2,
	}
	if l != game.Expert {
		m.temperature, m.asks, m.doubtful = temperatureOf(l, r, seats), 0.03, 0.6
		m.discards, m.holdings = quartered(villainDiscards), quartered(villainHoldings)
		m.caution = 0
	}
	if l == game.Expert && r.Villain() {
		m.looks, m.wary = 0.05, true
	}
	if l == game.Easy {
		// Easy forgets what was answered four hours ago, and may ask it again.
		m.asks, m.careless = 0.06, true
		m.discards, m.holdings = even, even
		m.memory, m.doubt, m.candour = 4*seats, 0.1, 4
		m.arrestFrom = [getadler.Hours + 1]float64{4: 0.5, 5: 0.4, 6: 0.35, 7: 0}
		m.softness = 0.2
	}
	return m
}

// quartered are clues that say a quarter as much.
func quartered(clues [groups]float64) [groups]float64 {
	for g := range clues {
		clues[g] = math.Sqrt(math.Sqrt(clues[g]))
	}
	return clues
}

// warmth are the temperatures of a level's heroes and villains, at four, five and six seats.
type warmth struct{ heroes, villains [3]float64 }

// temperatures are those of the levels. The more play, the less one seat's moves are worth, and the less sharply a
// level must choose to be told from the next; at five seats, where heroes win little, villains more than heroes.
var temperatures = map[game.Level]warmth{
	game.Medium: {heroes: [3]float64{0.009, 0.01, 0.016}, villains: [3]float64{0.009, 0.03, 0.016}},
	game.Easy:   {heroes: [3]float64{0.015, 0.04, 0.02}, villains: [3]float64{0.015, 0.14, 0.018}},
}

// temperatureOf is that of a level that plays the character.
func temperatureOf(l game.Level, r getadler.Role, seats int) float64 {
	w := temperatures[l]
	if r.Villain() {
		return w.villains[seats-getadler.MinSeats]
	}
	return w.heroes[seats-getadler.MinSeats]
}

// What heroes of a world thought of know before the reveal: insightFrom is the insight from which they arrest, by hour;
// asking and learning are what a question and a wrong arrest bring. wear is how many cards a villain draws after a
// fight.
const asking, learning, wear = 0.05, 0.15, 2

// What the house rules change: bystander is how much less than Adler's Collins's arrest is worth where his fall is
// enough, shielding what a card in her hand is worth beside one in his then (H4); misnaming what the right player under
// the wrong name is worth beside a right arrest (H2).
const bystander, shielding, misnaming = 0.15, 0.5, 0.5

var insightFrom = [getadler.Hours + 1]float64{4: 0.6, 5: 0.5, 6: 0.4, 7: 0}

// What roles do with cards of each group, counted in 100 matches between Experts of four and five seats, up to hour
// four (SAFEHOUSE_BOTS_TUNE=clues go test -run TestCountClues counts it in worlds thought of). heroKeeps and
// villainKeeps say how much oftener than by chance a hand holds them at that hour; villainDiscards and villainHoldings
// how much oftener a villain throws them away, and holds them, than a hero, tempered by the exponent 0.66 and kept
// above a ninth, so that nobody is proven anything by a card. With 0.6 chances came true oftener than they said above
// one half against greedy villains of four seats, with 0.85 less often against Experts.
var (
	heroKeeps       = [groups]float64{0.85, 0.1, 1.15, 0.85, 1.25, 1.07, 1.12, 0.22, 0.3}
	villainKeeps    = [groups]float64{1.1, 0.75, 0.8, 0.4, 0.75, 1.22, 1.1, 2.3, 1.7}
	villainDiscards = [groups]float64{0.47, 1, 1.33, 1, 7.2, 0.52, 1, 0.12, 0.12}
	villainHoldings = [groups]float64{1.22, 2.15, 0.78, 0.57, 0.68, 1.11, 1, 3.35, 2.75}
)

// What heroes hold, so fitted that hands thought of by a villain held on average what heroes held in truth (110 matches
// of four seats against greedy and Expert heroes): heroHoards before the reveal, from hour four on, hunterHoards after
// it, idlerHoards how much oftener than that who had a turn in the chase and made no arrest on it.
var (
	heroHoards   = [groups]float64{0.8, 0.05, 0.65, 0.5, 0.95, 1.37, 1.55, 0.25, 0.6}
	hunterHoards = [groups]float64{0.85, 0.23, 0.75, 0.2, 0.68, 1.26, 1.4, 0.6, 0.65}
	idlerHoards  = [groups]float64{1, 0.85, 0.65, 0.6, 0.3, 1.25, 1.5, 1, 0.7}
)

const (
	// exploreStages is how often the worse half of the moves tried is dropped.
	exploreStages = 3
	// hopelessFrom is by how many standard errors the best move tried must be worse than habit's for the trying to end.
	hopelessFrom = 1.5
	// discardsTried is the number of cards whose discard is tried.
	discardsTried = 3
)

// bluffWhim is how little a villain minds who is suspected most, when it arrests somebody.
const bluffWhim = 0.25

// worldsOf is the number of worlds that a level thinks of for a decision.
var worldsOf = map[game.Level]int{game.Easy: 24, game.Medium: 60, game.Expert: 1000}
