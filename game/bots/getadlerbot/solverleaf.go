package getadlerbot

import "safehouse/game/getadler"

// fightWorlds is the most worlds in which a confrontation is solved.
const fightWorlds = 100

// plights are the places of a villain in a confrontation: one of two who live, or the last one. Adler's and Collins's
// leaves differ by no more than counting them does.
const (
	plightPair = iota
	plightLast
	plights
)

// plight is that of a villain.
func (c *chase) plight(villain int) int {
	for n := range c.seats {
		if n != villain && !c.gone[n] && c.role[n].Villain() {
			return plightPair
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
		plightPair: {
			{free: [mostLeft + 1]float64{0.820, 0.831, 0.883, 0.923, 0.952, 0.968, 0.983}, bombed: 0.046, killed: 0.104, caught: 0.615},
			{free: [mostLeft + 1]float64{0.933, 0.948, 0.975, 0.974, 0.988, 0.986, 0.992}, bombed: 0.022, killed: 0.029, caught: 0.817},
			{free: [mostLeft + 1]float64{0.975, 0.982, 0.993, 0.994, 0.994, 0.992, 0.996}, bombed: 0.013, killed: 0.009, caught: 0.895},
			{free: [mostLeft + 1]float64{0.997, 0.997, 0.999, 0.998, 0.998, 0.996, 0.994}, bombed: 0.002, killed: 0.001, caught: 0.966},
		},
		plightLast: {
			{free: [mostLeft + 1]float64{0.220, 0.286, 0.421, 0.545, 0.669, 0.744, 0.815}, bombed: 0.128, killed: 0.333, caught: 0.000},
			{free: [mostLeft + 1]float64{0.357, 0.473, 0.620, 0.753, 0.826, 0.882, 0.900}, bombed: 0.116, killed: 0.270, caught: 0.000},
			{free: [mostLeft + 1]float64{0.537, 0.652, 0.784, 0.878, 0.922, 0.937, 0.931}, bombed: 0.160, killed: 0.172, caught: 0.000},
			{free: [mostLeft + 1]float64{0.869, 0.910, 0.950, 0.973, 0.974, 0.968, 0.945}, bombed: 0.044, killed: 0.041, caught: 0.000},
		},
	},
	{
		plightPair: {
			{free: [mostLeft + 1]float64{0.573, 0.631, 0.684, 0.769, 0.837, 0.883, 0.919}, bombed: 0.117, killed: 0.188, caught: 0.365},
			{free: [mostLeft + 1]float64{0.808, 0.869, 0.903, 0.925, 0.946, 0.966, 0.973}, bombed: 0.078, killed: 0.053, caught: 0.650},
			{free: [mostLeft + 1]float64{0.929, 0.954, 0.972, 0.984, 0.986, 0.984, 0.980}, bombed: 0.041, killed: 0.022, caught: 0.815},
			{free: [mostLeft + 1]float64{0.995, 0.995, 0.997, 0.996, 0.994, 0.996, 0.990}, bombed: 0.005, killed: 0.001, caught: 0.941},
		},
		plightLast: {
			{free: [mostLeft + 1]float64{0.086, 0.120, 0.212, 0.319, 0.430, 0.546, 0.678}, bombed: 0.131, killed: 0.266, caught: 0.000},
			{free: [mostLeft + 1]float64{0.212, 0.317, 0.465, 0.609, 0.711, 0.793, 0.877}, bombed: 0.147, killed: 0.240, caught: 0.000},
			{free: [mostLeft + 1]float64{0.378, 0.508, 0.684, 0.785, 0.850, 0.905, 0.917}, bombed: 0.262, killed: 0.191, caught: 0.000},
			{free: [mostLeft + 1]float64{0.777, 0.857, 0.920, 0.951, 0.957, 0.961, 0.907}, bombed: 0.103, killed: 0.060, caught: 0.000},
		},
	},
}
