package topsecretbot

import "safehouse/game"

// The numbers of the opponents at TOP SECRET. What is reckoned thousands of times for a move is reckoned in whole
// numbers, so that every machine comes to the same move.

// The likings of Easy, in hundredths.
const (
	// easyDocumentLiking, easyStartLiking, easyPairLiking, easyGuardLiking and easyJokerLiking are how much Easy likes to
	// play a document, one held twice, the partner of the waiting card, the special agent on a document, and the special
	// agent first; easyOwnGoal is an assassin while an own document waits.
	easyDocumentLiking, easyStartLiking, easyPairLiking, easyGuardLiking, easyJokerLiking, easyOwnGoal = 100, 1200,
		100_000, 50_000, 30, 1
	// easyLeaves is the chance in a hundred that Easy leaves a document out for a partner that it holds.
	easyLeaves = 98
)

// easyAgentLiking is how much Easy likes to play a mole or an assassin, in hundredths, by the number of seats.
var easyAgentLiking = [game.MaxSeats + 1]int32{2: 300, 3: 400, 4: 900, 5: 300, 6: 300}

// The habits of a sensible player: how much it likes to play a card, by what waits on its safe.
const (
	// habitPair is the partner of the waiting document, habitOnAgent a document on a waiting special agent, habitSpoil
	// one that matches nothing that waits; habitStart the first of a pair, habitSingle one without hope of a pair.
	habitPair, habitOnAgent, habitSpoil, habitStart, habitSingle = 60, 20, 1, 6, 3
	// habitGuard is the special agent on a document that has no partner left, habitGuardBeforePartner on one that has.
	habitGuard, habitGuardBeforePartner = 40, 8
	// habitMoleHope is the threat that makes a mole one dearer, habitAssassin an assassin without any, a card.
	habitMoleHope, habitAssassin = 2, 2
	// habitOwnGoal is an assassin while an own document waits.
	habitOwnGoal = 1
	// habitLoneThreat and habitPairThreat are what a rival's waiting document adds to the liking of an assassin, without
	// and with hope of a pair.
	habitLoneThreat, habitPairThreat = 1, 4
	// habitLeavesPartner and habitLeavesAgent are the chances in a hundred that a document is left out for its partner
	// and for the special agent alone.
	habitLeavesPartner, habitLeavesAgent = 85, 70
)

// goalSeries is the outlook of a mean document in a series that goes on, in outlookUnit: the less, the more games are
// thought to come. goalHonour is the part in a hundred of the chance to win at the end that goes by points, so that who
// cannot win plays on for them.
const goalSeries, goalHonour = 300, 6

// Habits that differ by the number of seats: habitMole is a mole, a card; habitAgentFirst the special agent before any
// document; habitAlarm how much the threat of rivals' documents adds to the liking of an assassin, in hundredths: the
// more play, the less there is in blowing up one of them.
var (
	habitMole       = [game.MaxSeats + 1]int32{2: 5, 3: 5, 4: 7, 5: 11, 6: 15}
	habitAgentFirst = [game.MaxSeats + 1]int32{2: 5, 3: 12, 4: 7, 5: 5, 6: 4}
	habitAlarm      = [game.MaxSeats + 1]int32{2: 100, 3: 100, 4: 50, 5: 25, 6: 12}
)

// outlookMostStolen bounds the chance that a card played is stolen, in hundredths.
const outlookMostStolen = 80

// mediumWorlds is the number of worlds in which Medium looks at each of its options.
const mediumWorlds = 100

const (
	// searchPrior is how much regret a learner begins with for an option liked once, in parts of certain.
	searchPrior = 2000
	// searchHardly is the share in a hundred below which an option was played by curiosity only.
	searchHardly = 4
	// searchRoom is the largest number of learners.
	searchRoom = 40_000
	// searchPatience is the number of games between two looks at whether the answer is still wanted.
	searchPatience = 256
	// searchReading is the number of worlds in which the rival is read, searchTrust the share of thought games, in
	// hundredths, in which it begins as it was read.
	searchReading, searchTrust = 60, 40
	// searchTurns is the number of turns that a thought game goes on; then outlooks count. A longer game would bring more
	// chance into what it says than truth. searchWhole is the number of turns left from which situations are told apart by
	// all that there is, the points made counted in, and are thought to the end.
	searchTurns, searchWhole = 2, 4
	// searchGames and searchGamesLater are the thought games for a card, and for a decision after it.
	searchGames, searchGamesLater = 8000, 4000
)

const (
	// memoryTurns is the number of turns that Expert remembers: those of two games and more.
	memoryTurns = 40
	// beliefDoubt is the chance in a hundred that somebody does not keep to the own way for once; beliefLeast is the least
	// chance of a way, in parts of certain, so that no way is ruled out for ever.
	beliefDoubt, beliefLeast = 5, 20
	// beliefAlike is the chance in a hundred that a rival plays in the way of its table.
	beliefAlike = 70
	// readingWorlds is the number of worlds in which it is read how somebody plays who looks ahead, readingBlur how many
	// times less sharply that one is taken to choose; equalBlur does so for an equal, of whom no more is known than that
	// it is no fool.
	readingWorlds, readingBlur, equalBlur = 60, 1.5, 12
	// trialGames is the number of games in which it is found what a searcher plays now, trialGamesBefore what it would
	// have played in a turn that is remembered; trialCuriosity is how much it counts in them that a card was tried little,
	// trialReach the lead, in mean documents, from which more counts nothing. trialPatience is the number of games between
	// two looks at whether the answer is still wanted, trialGrain the fineness of logarithms, whose last bits differ
	// between machines.
	trialGames, trialGamesBefore = 1000, 500
	trialCuriosity, trialReach   = 0.7, 8
	trialPatience, trialGrain    = 64, 1 << 16
	// equalsAtLeast is in how many worlds of a hundred a rival is taken for an equal, whatever was read.
	equalsAtLeast = 10
	// answerWorlds is the number of worlds in which Expert looks at each of its options, answerTurns that of the turns
	// that it plays on in them.
	answerWorlds, answerTurns = 1000, 2
	// answerPrior is by how much less an equal's first likings count than a learner's would, answerHardly the share in a
	// hundred below which an option was played before it was known to be bad.
	answerPrior, answerHardly = 64, 4
	// answerLoose is in which part of the cases Expert goes by what its options brought, and not by what it played in its
	// worlds: what brought nearly the same is told apart there by luck alone.
	answerLoose = 0.2
	// answerPatience is the number of worlds between two looks at whether the answer is still wanted.
	answerPatience = 64
)

// firstBelief is what Expert thinks of a rival of whom it has seen nothing, in parts of certain.
var firstBelief = belief{
	styleAhead: certain * 10 / 100, styleHabit: certain * 8 / 100, styleEasy: certain * 10 / 100,
	styleThumb: certain * 10 / 100, styleGreedy: certain * 5 / 100, styleSearch: certain * 25 / 100,
	styleEqual: certain * 32 / 100,
}

// answerTemperature is how sharply Expert chooses then by the chance to win, by the number of seats: who always begins
// with the same card is robbed.
var answerTemperature = [game.MaxSeats + 1]float64{3: 0.01, 4: 0.008, 5: 0.006, 6: 0.005}

// mediumTemperature is how sharply Medium chooses by the chance to win, by the number of seats.
var mediumTemperature = [game.MaxSeats + 1]float64{2: 0.02, 3: 0.013, 4: 0.01, 5: 0.008, 6: 0.007}

// solveTurns is the number of turns left that are solved to the end, by the number of seats: where there are more cards
// to choose from, or more seats, the table of what may come is too large.
var solveTurns = [game.MaxSeats + 1]int{3: 3, 4: 3, 5: 2, 6: 2}

// solveRounds is the number of rounds in which regrets are matched at full width, solveLeast the budget in worlds from
// which the last turns are solved: that costs about as much as some hundred worlds.
const solveRounds, solveLeast = 200, 100
