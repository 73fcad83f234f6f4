package getadlerbot

import "safehouse/game/getadler"

// fightWorlds is the most worlds in which a confrontation is solved.
const fightWorlds = 100

// plights are the places of a villain in a confrontation: Adler or Collins while the other lives, or the last one.
const (
	plightAdler = iota
	plightCollins
	plightLast
	plights
)

// plight is that of a villain.
func (c *chase) plight(villain int) int {
	for n := range c.seats {
		if n != villain && !c.gone[n] && c.role[n].Villain() {
			if c.role[villain] == getadler.Adler {
				return plightAdler
			}
			return plightCollins
		}
	}
	return plightLast
}

// leafOf is what the ends of the confrontation in a world are worth. Where the last hero is shot, the villains have won,
// and where the last villain is caught, the heroes.
func leafOf(c *chase) fightLeaf {
	hour := min(max(c.hour, getadler.Gate), getadler.Hours)
	plight := c.plight(c.fight.villain)
	leaf := leaves[c.seats-getadler.MinSeats][plight][hour-getadler.Gate]
	if plight == plightLast {
		leaf.caught = 0
	}
	heroes := 0
	for n := range c.seats {
		if !c.gone[n] && !c.role[n].Villain() {
			heroes++
		}
	}
	if heroes == 1 {
		leaf.killed = 1
	}
	return leaf
}

// leaves are the villains' shares of wins after confrontations, by the number of seats less 4, the plight and the hour
// less 4: counted in whole worlds between players of the fitted ways (SAFEHOUSE_BOTS_LEAVES=120000 go test
// ./game/bots/getadlerbot -run FitLeaves -v).
var leaves = [3][plights][4]fightLeaf{
	{
		plightLast: {
			{free: [mostLeft + 1]float64{0.114, 0.165, 0.252, 0.351, 0.456, 0.544, 0.635}, bombed: 0.043, killed: 0.282, caught: 0.000},
			{free: [mostLeft + 1]float64{0.222, 0.333, 0.473, 0.642, 0.769, 0.833, 0.840}, bombed: 0.111, killed: 0.280, caught: 0.000},
			{free: [mostLeft + 1]float64{0.391, 0.523, 0.683, 0.811, 0.878, 0.897, 0.824}, bombed: 0.266, killed: 0.240, caught: 0.000},
			{free: [mostLeft + 1]float64{0.808, 0.878, 0.905, 0.941, 0.930, 0.910, 0.817}, bombed: 0.075, killed: 0.068, caught: 0.000},
		},
	},
	{
		plightAdler: {
			{free: [mostLeft + 1]float64{0.819, 0.832, 0.884, 0.923, 0.949, 0.964, 0.981}, bombed: 0.043, killed: 0.103, caught: 0.619},
			{free: [mostLeft + 1]float64{0.928, 0.944, 0.972, 0.970, 0.983, 0.986, 0.988}, bombed: 0.022, killed: 0.029, caught: 0.806},
			{free: [mostLeft + 1]float64{0.975, 0.981, 0.991, 0.991, 0.989, 0.987, 0.993}, bombed: 0.013, killed: 0.008, caught: 0.886},
			{free: [mostLeft + 1]float64{0.995, 0.996, 0.998, 0.997, 0.995, 0.994, 0.991}, bombed: 0.002, killed: 0.000, caught: 0.963},
		},
		plightCollins: {
			{free: [mostLeft + 1]float64{0.821, 0.831, 0.883, 0.922, 0.954, 0.972, 0.985}, bombed: 0.049, killed: 0.105, caught: 0.610},
			{free: [mostLeft + 1]float64{0.938, 0.952, 0.978, 0.978, 0.994, 0.987, 0.997}, bombed: 0.023, killed: 0.029, caught: 0.827},
			{free: [mostLeft + 1]float64{0.975, 0.982, 0.995, 0.996, 0.998, 0.998, 0.999}, bombed: 0.014, killed: 0.011, caught: 0.904},
			{free: [mostLeft + 1]float64{0.999, 0.998, 1.000, 1.000, 1.000, 0.998, 0.996}, bombed: 0.001, killed: 0.001, caught: 0.968},
		},
		plightLast: {
			{free: [mostLeft + 1]float64{0.220, 0.286, 0.421, 0.545, 0.669, 0.744, 0.815}, bombed: 0.128, killed: 0.333, caught: 0.000},
			{free: [mostLeft + 1]float64{0.357, 0.473, 0.620, 0.753, 0.826, 0.882, 0.900}, bombed: 0.116, killed: 0.270, caught: 0.000},
			{free: [mostLeft + 1]float64{0.537, 0.652, 0.784, 0.878, 0.922, 0.937, 0.931}, bombed: 0.160, killed: 0.172, caught: 0.000},
			{free: [mostLeft + 1]float64{0.869, 0.910, 0.950, 0.973, 0.974, 0.968, 0.945}, bombed: 0.044, killed: 0.041, caught: 0.000},
		},
	},
	{
		plightAdler: {
			{free: [mostLeft + 1]float64{0.571, 0.631, 0.687, 0.771, 0.842, 0.885, 0.915}, bombed: 0.117, killed: 0.189, caught: 0.361},
			{free: [mostLeft + 1]float64{0.795, 0.857, 0.891, 0.912, 0.936, 0.959, 0.975}, bombed: 0.083, killed: 0.055, caught: 0.634},
			{free: [mostLeft + 1]float64{0.921, 0.946, 0.968, 0.980, 0.980, 0.976, 0.976}, bombed: 0.043, killed: 0.022, caught: 0.795},
			{free: [mostLeft + 1]float64{0.993, 0.993, 0.994, 0.993, 0.988, 0.996, 0.985}, bombed: 0.007, killed: 0.002, caught: 0.925},
		},
		plightCollins: {
			{free: [mostLeft + 1]float64{0.574, 0.632, 0.681, 0.767, 0.832, 0.882, 0.923}, bombed: 0.116, killed: 0.186, caught: 0.370},
			{free: [mostLeft + 1]float64{0.821, 0.881, 0.916, 0.938, 0.955, 0.974, 0.971}, bombed: 0.073, killed: 0.052, caught: 0.666},
			{free: [mostLeft + 1]float64{0.936, 0.961, 0.977, 0.988, 0.991, 0.993, 0.983}, bombed: 0.040, killed: 0.023, caught: 0.834},
			{free: [mostLeft + 1]float64{0.997, 0.997, 1.000, 0.999, 0.999, 0.997, 0.995}, bombed: 0.002, killed: 0.000, caught: 0.956},
		},
		plightLast: {
			{free: [mostLeft + 1]float64{0.086, 0.120, 0.212, 0.319, 0.430, 0.546, 0.678}, bombed: 0.131, killed: 0.266, caught: 0.000},
			{free: [mostLeft + 1]float64{0.212, 0.317, 0.465, 0.609, 0.711, 0.793, 0.877}, bombed: 0.147, killed: 0.240, caught: 0.000},
			{free: [mostLeft + 1]float64{0.378, 0.508, 0.684, 0.785, 0.850, 0.905, 0.917}, bombed: 0.262, killed: 0.191, caught: 0.000},
			{free: [mostLeft + 1]float64{0.777, 0.857, 0.920, 0.951, 0.957, 0.961, 0.907}, bombed: 0.103, killed: 0.060, caught: 0.000},
		},
	},
}
