package catalog

import "safehouse/game/getadler"

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
