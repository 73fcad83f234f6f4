package kompromat

import (
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
)

// remarks are the sentences that the cast may remark on.
var remarks = match.Remarks{
	On: map[string]match.Remark{
		"log.kompromat.bust": {How: match.Hit, Great: true}, "log.kompromat.marks": {How: match.Hit},
		"log.kompromat.perfect": {How: match.Luck, Great: true}, "log.kompromat.won": {How: match.Luck, Great: true},
		"log.kompromat.won.cards": {How: match.Luck, Great: true},
	},
	Turns: []string{"log.kompromat.round", "log.kompromat.opened"},
}

// surprises are what a new player does not expect, in the order in which it is looked for.
var surprises = []lessons.Surprise{
	{Key: "log.kompromat.stopped", On: lessons.Reader, Says: "why.first.kompromat.closed", Ruling: "K23"},
	{Key: "log.kompromat.covers", Says: "why.first.kompromat.covers", Ruling: "K3"},
	{Key: "log.kompromat.aside", Says: "why.first.kompromat.aside", Ruling: "K3"},
	{Key: "log.kompromat.bust", On: lessons.Reader, Says: "why.first.kompromat.bust", Ruling: "K14"},
	{Key: "log.kompromat.bust", On: lessons.Others, Says: "why.first.kompromat.theirs", Ruling: "K14"},
	{Key: "log.kompromat.perfect", On: lessons.Reader, Says: "why.first.kompromat.perfect", Ruling: "K17"},
	{Key: "log.kompromat.marks", On: lessons.Reader, Says: "why.first.kompromat.marks", Ruling: "K30"},
	{Key: "log.kompromat.won.cards", Says: "why.first.kompromat.cards", Ruling: "K18"},
	{Key: "log.kompromat.dropped", Says: "why.first.kompromat.dropped", Ruling: "K15"},
	{Key: "log.kompromat.removed", On: lessons.Reader, Says: "why.first.kompromat.removed", Ruling: "K34"},
	{Key: "log.kompromat.used", On: lessons.Others, Says: "why.first.kompromat.used", Ruling: "K27"},
	{Key: "log.kompromat.used.at", On: lessons.Others, Says: "why.first.kompromat.used", Ruling: "K27"},
	{Key: "log.kompromat.back", On: lessons.Reader, Says: "why.first.kompromat.back", Ruling: "K33"},
}
