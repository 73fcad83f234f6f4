package getadlerbot

// The ways at four, five and six seats, found by an evolution strategy in worlds thought of, both sides in turn, each
// against the other's latest and its first: SAFEHOUSE_BOTS_TUNE=SEATS:12:2000 go test -run TestTuneWays prints them. Of
// several runs those were taken that did best in matches against the yardsticks; villains of six seats play as of five.
var heroesWays = [...]heroWays{
	{
		pistol: [4]float64{5.6, 12.1, 11.4, 2.23}, arrest: [3]float64{11.9, 7.68, 3.17}, escape: 3.8, again: 0.0739,
		live: -0.0729, document: 0.568, question: 3.33, magnifier: 1.32, binoculars: 1.26, bomb: -0.00901,
		disguise: 0.121, spare: 0.101, need: [8]float64{-0.104, -0.442, -0.32, -0.0386, -0.0715, 0.222, -0.165, 0.16},
		escapeReady: 0.249, wornReady: 1.51, collins: -0.549, spyFirst: 1.1, spyWorn: 4.18, pursueNeed: -0.23,
		pursueSpent: 0.3, pursueHour: 0.0102, shootOn: 0.0163, lootFrom: 0.448,
	},
	{
		pistol: [4]float64{13.3, 24.6, 1.81, 8.4}, arrest: [3]float64{18.8, 11.9, 4.14}, escape: 2.62, again: 0.296,
		live: -0.647, document: 1.08, question: 10.6, magnifier: 1.1, binoculars: 0.927, bomb: 0.0205,
		disguise: 0.222, spare: 0.901, need: [8]float64{-0.364, 0.62, 0.301, 1.92, 0.152, 0.561, -0.00442, 0.623},
		escapeReady: 0.144, wornReady: 0.237, collins: 0.25, spyFirst: -0.974, spyWorn: 1.96, pursueNeed: 0.0223,
		pursueSpent: 0.361, pursueHour: 0.0713, shootOn: 0.113, lootFrom: 2.47,
	},
	{
		pistol: [4]float64{27.6, 19.8, 5.36, 5.86}, arrest: [3]float64{33.1, 6.94, 5.16}, escape: 39.4, again: -1.16,
		live: -0.0747, document: 1.15, question: 4.24, magnifier: 4.1, binoculars: 0.371, bomb: 0.115,
		disguise: 0.351, spare: 0.0927, need: [8]float64{-0.0203, 0.459, 0.447, 0.236, 0.267, 0.214, -0.523, -0.0146},
		escapeReady: 0.441, wornReady: 0.734, collins: 0.241, spyFirst: -0.287, spyWorn: 2.75, pursueNeed: -0.119,
		pursueSpent: 1.09, pursueHour: -0.0599, shootOn: 0.0188, lootFrom: 5.17,
	},
}

var villainsWays = [...]villainWays{
	{
		pistol: [4]float64{5.95, 6.52, 6.81, 9.9}, escape: 6.27, certain: 2.02, again: 1.19, bomb: 29, disguise: 9.04,
		magnifier: 1.79, binoculars: 4.19, documents: [5]float64{17.3, 33.8, 1.38, 2.03, 2.05},
		hiding: [5]float64{17.7, 26.7, 1.71, 0.756, 1.67}, accomplice: 5.46, hiddenQuestion: 0.581,
		hiddenMagnifier: 1, hiddenBinoculars: 0.311, hiddenArrest: 0.486, escapeCost: -0.459, bombCost: 0.114,
		bombGain: -0.0951, disguiseCost: 0.262, kill: 1.63, shootCost: 0.00128, sureFallback: 0.258,
		hoardEscapes: 0.0994, hoardPistols: 2.3, bluff: -0.141, lootFrom: 2.72,
	},
	{
		pistol: [4]float64{3.04, 5.01, 8.91, 6.61}, escape: 5.96, certain: 2.5, again: 1.16, bomb: 12.2,
		disguise: 12.1, magnifier: 0.754, binoculars: 2.68, documents: [5]float64{113, 67.7, 1.42, 1.06, -0.0465},
		hiding: [5]float64{28.6, 11.6, 2.39, 2.13, 0.658}, accomplice: 15.6, hiddenQuestion: 0.217,
		hiddenMagnifier: 1.54, hiddenBinoculars: 0.859, hiddenArrest: 1.25, escapeCost: 0.0237, bombCost: 0.701,
		bombGain: -0.0217, disguiseCost: 0.291, kill: 0.227, shootCost: 0.226, sureFallback: 0.405,
		hoardEscapes: 0.007, hoardPistols: 4.1, bluff: 0.0387, lootFrom: 5.24,
	},
	{
		pistol: [4]float64{3.04, 5.01, 8.91, 6.61}, escape: 5.96, certain: 2.5, again: 1.16, bomb: 12.2,
		disguise: 12.1, magnifier: 0.754, binoculars: 2.68, documents: [5]float64{113, 67.7, 1.42, 1.06, -0.0465},
		hiding: [5]float64{28.6, 11.6, 2.39, 2.13, 0.658}, accomplice: 15.6, hiddenQuestion: 0.217,
		hiddenMagnifier: 1.54, hiddenBinoculars: 0.859, hiddenArrest: 1.25, escapeCost: 0.0237, bombCost: 0.701,
		bombGain: -0.0217, disguiseCost: 0.291, kill: 0.227, shootCost: 0.226, sureFallback: 0.405,
		hoardEscapes: 0.007, hoardPistols: 4.1, bluff: 0.0387, lootFrom: 5.24,
	},
}
