package bots

// The numbers of the opponents at TOP SECRET. All of them, and all that is reckoned with them, are whole numbers, so
// that every machine comes to the same move.
const (
	// easyDocumentLiking, easyPairLiking, easyGuardLiking and easyAgentLiking are how much Easy likes to play a
	// document, the partner of the waiting card, the special agent on a document, and any other agent.
	easyDocumentLiking, easyPairLiking, easyGuardLiking, easyAgentLiking = 3, 20, 4, 2
	// easyLeaves is the chance in a hundred that Easy leaves a document out for a partner that it holds.
	easyLeaves = 50
)
