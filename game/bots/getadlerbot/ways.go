package getadlerbot

import "safehouse/game/getadler"

// Wherever worths are compared, products are converted to float64 before they are added: machines that would fuse the two
// then come to the same move as those that do not.

// heroWays are the numbers of a hero's ways in the chase: what cards are worth to it, and when it acts. Worths compare
// cards with each other and have no unit.
type heroWays struct {
	// pistol and arrest are the worths of the first, second, … copy in the hand; the last serves for all further ones.
	pistol [4]float64
	arrest [3]float64
	// escape is an escape that a villain may still play; again how much a second of its kind counts, live how much more it
	// is worth for every further copy that is not seen.
	escape, again, live                       float64
	document, question, magnifier, binoculars float64
	bomb, disguise, spare                     float64
	// need is how ready a hand must be before it arrests, by hour; a pistol counts 1, an escape that a villain may still
	// play escapeReady, and every card that the villain has drawn unseen in its last fights wornReady.
	need                   [getadler.Hours + 1]float64
	escapeReady, wornReady float64
	// collins is by how much less worn Collins may be and still be hunted before Adler.
	collins float64
	// spyFirst is how often a hero who could arrest uses binoculars first.
	spyFirst float64
	// spyWorn is the wear of the villain from which it arrests first all the same.
	spyWorn float64
	// pursueNeed is what it takes to answer an escape: a pistol counts 1, a card that the villain has spent pursueSpent, an
	// hour that is over pursueHour.
	pursueNeed, pursueSpent, pursueHour float64
	// shootOn is the number of pistols with which it shoots on at equality.
	shootOn float64
	// lootFrom is the worth from which a card is taken rather than one drawn.
	lootFrom float64
}

// villainWays are the numbers of a villain's.
type villainWays struct {
	pistol [4]float64
	// escape is one of which copies are unseen, certain how much more one counts that nobody can answer, again how much a
	// second of its kind counts.
	escape, certain, again float64
	bomb, disguise         float64
	magnifier, binoculars  float64
	// documents are the worth of the last of so many documents, hiding before the reveal; accomplice is the most that one is
	// worth to Collins while Adler needs it.
	documents, hiding [5]float64
	accomplice        float64
	// The worth before the reveal of cards that are of no use after it, or of less.
	hiddenQuestion, hiddenMagnifier, hiddenBinoculars, hiddenArrest float64
	// What replies cost and bring, in chances of getting away.
	escapeCost, bombCost, bombGain, disguiseCost, kill, killHours, shootCost, sureFallback float64
	// pistolSpared is what a pistol more than one is worth in a reply, shootOn the number with which it shoots on at
	// equality.
	pistolSpared, shootOn float64
	// hoardEscapes and hoardPistols say how much oftener than by chance heroes hold those cards.
	hoardEscapes, hoardPistols float64
	// bluff is how often it arrests.
	bluff    float64
	lootFrom float64
}

// heroWaysAt and villainWaysAt are the ways at a table of that many seats.
func heroWaysAt(seats int) *heroWays       { return &heroesWays[seats-getadler.MinSeats] }
func villainWaysAt(seats int) *villainWays { return &villainsWays[seats-getadler.MinSeats] }
