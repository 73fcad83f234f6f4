package getadler

import (
	"safehouse/scenes/lessons"
	"safehouse/scenes/tabletop"
)

// remarks are the sentences that the cast may remark on.
var remarks = tabletop.Remarks{
	On: map[string]tabletop.Remark{
		"log.getadler.asked":            {Named: 1, How: tabletop.Asked},
		"log.getadler.looked":           {Named: 1, How: tabletop.Hit},
		"log.getadler.spied":            {Named: 1, How: tabletop.Hit},
		"log.getadler.wrong":            {Named: 1, How: tabletop.Hit, Great: true},
		"log.getadler.wrong.alone":      {How: tabletop.Hit, Great: true},
		"log.getadler.right":            {Named: 1, How: tabletop.Hit, Great: true},
		"log.getadler.stunned":          {How: tabletop.Hit},
		"log.getadler.looted":           {Named: 1, How: tabletop.Hit},
		"log.getadler.freed.unfollowed": {How: tabletop.Luck, Great: true},
		"log.getadler.freed.disguised":  {How: tabletop.Luck, Great: true},
		"log.getadler.freed.bombed":     {How: tabletop.Luck, Great: true},
		"log.getadler.freed.drawn":      {How: tabletop.Luck, Great: true},
		"log.getadler.out.outshot":      {How: tabletop.Hit, Great: true},
		"log.getadler.out.caught":       {How: tabletop.Hit, Great: true},
	},
	Turns: []string{"log.getadler.turn"},
}

// surprises are what a new player does not expect, in the order in which it is looked for.
var surprises = []lessons.Surprise{
	{Key: "log.getadler.hour.gate", Says: "why.first.getadler.gate", Ruling: "G6"},
	{Key: "log.getadler.shuffled", Says: "why.first.getadler.shuffled", Ruling: "G3"},
	{Key: "log.getadler.looked", On: lessons.ReaderSecond, Says: "why.first.getadler.looked", Ruling: "G10"},
	{Key: "log.getadler.spied", On: lessons.ReaderSecond, Says: "why.first.getadler.spied", Ruling: "G11"},
	{Key: "log.getadler.wrong", Says: "why.first.getadler.wrong", Ruling: "G13"},
	{Key: "log.getadler.right", Says: "why.first.getadler.right", Ruling: "G14"},
	{Key: "log.getadler.pursued", Says: "why.first.getadler.pursued", Ruling: "G17"},
	{Key: "log.getadler.freed.unfollowed", Says: "why.first.getadler.unfollowed", Ruling: "G17"},
	{Key: "log.getadler.freed.bombed", Says: "why.first.getadler.bombed", Ruling: "G28"},
	{Key: "log.getadler.freed.disguised", Says: "why.first.getadler.disguised", Ruling: "G16"},
	{Key: "log.getadler.out.outshot", Says: "why.first.getadler.outshot", Ruling: "G22"},
	{Key: "log.getadler.out.caught", Says: "why.first.getadler.caught", Ruling: "G36"},
}
