package bots

import "safehouse/game"

// The numbers of the opponents at TOP SECRET. All of them, and all that is reckoned with them, are whole numbers, so
// that every machine comes to the same move.
const (
	// easyDocumentLiking, easyPairLiking, easyGuardLiking and easyAgentLiking are how much Easy likes to play a
	// document, the partner of the waiting card, the special agent on a document, and any other agent.
	easyDocumentLiking, easyPairLiking, easyGuardLiking, easyAgentLiking = 3, 20, 4, 2
	// easyLeaves is the chance in a hundred that Easy leaves a document out for a partner that it holds.
	easyLeaves = 50
)

// The habits of a sensible player: how much it likes to play a card, by what waits on its safe.
const (
	// habitPair is the partner of the waiting document, habitOnAgent a document on a waiting special agent, habitSpoil
	// one that matches nothing that waits; habitStart the first of a pair, habitSingle one without hope of a pair.
	habitPair, habitOnAgent, habitSpoil, habitStart, habitSingle = 24, 5, 3, 6, 4
	// habitGuard is the special agent on a document that has no partner left, habitGuardBeforePartner on one that has,
	// habitAgentFirst the agent before any document.
	habitGuard, habitGuardBeforePartner, habitAgentFirst = 16, 8, 4
	// habitMole and habitAssassin are those agents, a card; habitMoleHope is the threat that makes a mole one dearer.
	habitMole, habitMoleHope, habitAssassin = 5, 2, 2
	// habitOwnGoal is an assassin while an own document waits.
	habitOwnGoal = 1
	// habitLoneThreat and habitPairThreat are what a rival's waiting document adds to the liking of an assassin, without
	// and with hope of a pair.
	habitLoneThreat, habitPairThreat = 1, 4
	// habitLeavesPartner and habitLeavesAgent are the chances in a hundred that a document is left out for its partner
	// and for the special agent alone.
	habitLeavesPartner, habitLeavesAgent = 50, 30
)

const (
	// goalReach is the lead in documents beyond which more counts as one part in goalBeyond only, seriesReach how many
	// times as much it is in a series; a win is worth one part in goalWin of it besides.
	goalReach, goalBeyond, seriesReach, goalWin = 8, 4, 3, 3
	// goalGrain is what a document counts in the search's reckoning.
	goalGrain = 6400
)

const (
	// prospectGrain is the fineness of prospects.
	prospectGrain = 8
	// prospectAgent is what the special agent in hand adds to the best document, in quarters of it.
	prospectAgent = 7
	// prospectMostStolen bounds the chance that a card played is stolen, in thousandths.
	prospectMostStolen = 800
	// mediumNear is how far below the best option another is still played by Medium, in hundredths of a document.
	mediumNear = 25
	// mediumHabit is how often in a hundred Medium plays a card by habit, whatever the odds.
	mediumHabit = 15
)

// prospectMole and prospectAssassin are what those cards in hand are worth by the number of seats, in hundredths of a
// document: the more play, the less one theft or explosion moves between any two of them.
var (
	prospectMole     = [game.MaxSeats + 1]int32{2: 130, 3: 120, 4: 100, 5: 70, 6: 45}
	prospectAssassin = [game.MaxSeats + 1]int32{2: 80, 3: 70, 4: 50, 5: 30, 6: 20}
)

const (
	// searchGames is the number of thought games for each of the budget's iterations.
	searchGames = 10
	// searchCuriosity is the chance in a hundred that a learner tries any of its options.
	searchCuriosity = 10
	// searchPrior is how much regret a learner begins with for an option liked once, in the search's grain.
	searchPrior = 4000
	// searchTurns is the number of turns that a thought game goes on; then prospects count. A longer game would bring
	// more chance into what it says than truth.
	searchTurns = 6
	// searchMemory is the number of games over which an option's mean is taken.
	searchMemory = 500
	// searchHardly is the share in a hundred below which an option was played by curiosity only.
	searchHardly = 4
	// searchRoom is the largest number of learners, searchExposed the largest number of rivals with a document in the
	// open that situations tell apart, where there are more than two seats.
	searchRoom, searchExposed = 40_000, 2
)
