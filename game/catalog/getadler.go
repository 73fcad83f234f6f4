package catalog

import (
	"safehouse/game"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/getadler"
)

// The sides of GET ADLER! as simulations name them.
const (
	heroes   = "heroes"
	villains = "villains"
)

// GetAdler is the entry of GET ADLER!.
func GetAdler() Game {
	return Entry(getadler.Rules{}, Game{
		MinSeats: getadler.MinSeats,
		MaxSeats: game.MaxSeats,
		Options: []Option{
			{Key: getadler.OptionAbilities, Max: 1},
			{Key: getadler.OptionMission, Max: 1},
			{Key: getadler.OptionQuick, Max: 1},
			{Key: getadler.OptionOwnFirst, Max: 1},
			{Key: getadler.OptionMisnamed, Max: 1},
			{Key: getadler.OptionFallEnds, Max: 1},
			{Key: getadler.OptionNoBluff, Max: 1},
			{Key: getadler.OptionOneBomb, Max: 1},
			{Key: getadler.OptionSmallRefill, Max: 1},
			{Key: getadler.OptionAccuserOnly, Max: 1},
		},
		Sides:   []string{heroes, villains},
		plays:   getAdlerPlays,
		ThinkAt: thinkerOf[getadler.State, getadler.Move, getadler.View, getadler.Event](getadlerbot.Choose),
		Budget:  getadlerbot.BudgetOf,
		sides:   sidesOfAdler,
		Habit: Habit{Title: "statistics.habit.getadler", Says: "statistics.habit.getadler.says", Mean: true,
			offers: offersOf(getadler.Rules{}, getadler.Habit)},
		feats: featsOf(getadler.Feats),
	})
}

// getAdlerPlays says how GET ADLER! is played by whom.
var getAdlerPlays = map[string]string{
	"easy": "level.getadler.easy", "medium": "level.getadler.medium", "expert": "level.getadler.expert",
	"finch": "cast.finch.getadler", "pip": "cast.pip.getadler", "bruno": "cast.bruno.getadler",
	"gemma": "cast.gemma.getadler", "lorenz": "cast.lorenz.getadler", "halloran": "cast.halloran.getadler",
	"okonkwo": "cast.okonkwo.getadler", "ambrose": "cast.ambrose.getadler", "ottilia": "cast.ottilia.getadler",
	"eleven": "cast.eleven.getadler", "moss": "cast.moss.getadler", "agnes": "cast.agnes.getadler",
}

// sidesOfAdler asks each seat what it knows of its own character.
func sidesOfAdler(s game.Session) []string {
	match := s.(*getadler.Match)
	sides := make([]string, len(match.Cast().Players))
	for i := range sides {
		seat := game.Seat(i)
		sides[i] = heroes
		if match.View(seat).Players[seat].Role.Villain() {
			sides[i] = villains
		}
	}
	return sides
}

// Balance is what makes a match of GET ADLER! even at one number of seats, and how often heroes won matches between
// computers of one level: as printed and balanced, in whole per cent, Easy to Expert (game/bots/BALANCE.md, rulings
// 2.4).
type Balance struct {
	// Rules are the options that are on.
	Rules             []string
	Printed, Balanced [3]int
}

// GetAdlerBalance is that of each number of seats.
var GetAdlerBalance = map[int]Balance{
	4: {nil, [3]int{45, 63, 66}, [3]int{45, 63, 66}},
	5: {[]string{getadler.OptionAbilities, getadler.OptionFallEnds, getadler.OptionSmallRefill}, [3]int{14, 14, 13},
		[3]int{57, 51, 48}},
	6: {[]string{getadler.OptionFallEnds}, [3]int{23, 32, 23}, [3]int{40, 52, 49}},
}
