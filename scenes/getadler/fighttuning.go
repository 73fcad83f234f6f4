package getadler

// A confrontation, in milliseconds at speed 1.
const (
	// facedMS is the time to see who faces whom, playedMS that to read a card, passedMS one who lets go or holds fire,
	// outcomeMS the outcome and refilledMS the hands that are refilled.
	facedMS    = 350.0
	playedMS   = 380.0
	passedMS   = 220.0
	outcomeMS  = 500.0
	refilledMS = 250.0
	// blastMS is how long the wave of a bomb spreads, once.
	blastMS = 450.0
	// blastFades is the part of its way from which the wave fades.
	blastFades = 0.7
	// restMS is how long a card lies in sight before the screen is handed over, restLeast that in ticks, however fast the
	// speed: reading takes its time. A press ends it.
	restMS    = 1200.0
	restLeast = 60
)

// Text sizes of a confrontation in design pixels.
const (
	captionSize = 26.0
	shotsSize   = 72.0
	// stateIcon is the icon beside a state.
	stateIcon = 26.0
	// plusUnder is where the mark of a card that counts one more is, as a share of its height.
	plusUnder = 0.5
	// backRatio is the width of a back as a share of its height.
	backRatio = 0.7
)
