package getadler

// The options of a match by key; each is 0, the default, or 1.
const (
	// OptionAbilities gives the heroes their special abilities once identities are revealed (G43 to G47).
	OptionAbilities = "abilities"
	// OptionMission makes the villains need a document of one branch (G48).
	OptionMission = "mission"
	// OptionQuick passes heroes over, in a confrontation, who hold no card that could answer. It tells the table who
	// holds none, so that it is off by default (G18).
	OptionQuick = "quick"
	// OptionNoBluff forbids villains to make arrests before identities are revealed: the strict reading of the sheet (G5).
	OptionNoBluff = "nobluff"
)
