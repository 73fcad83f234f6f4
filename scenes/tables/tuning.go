package tables

// Gap is the room between neighbours, Margin that along the edges of the screen, in design pixels.
const (
	Gap    = 16.0
	Margin = 24.0
)

// PanelHigh is the height of the panel, where a game asks for none, in design pixels, and PanelPx the least of it in
// screen pixels.
const (
	PanelHigh = 232.0
	PanelPx   = 154.0
)

// Sizes are in design pixels; those named Px are the least in screen pixels, so that what is pressed or read stays
// large enough on a small screen.
const (
	barHigh = 84.0
	barPx   = 48.0
	logWide = 410.0
	logPx   = 224.0

	buttonHigh    = 92.0
	buttonPx      = 48.0
	primaryWide   = 380.0
	primaryPx     = 208.0
	secondaryWide = 300.0
	secondaryPx   = 166.0
	// textMost is the width of the words beside the primary button at most.
	textMost   = 760.0
	textMostPx = 480.0

	titleWide     = 276.0
	titlePx       = 176.0
	barButtonWide = 168.0
	barButtonPx   = 116.0
	// menuShare is how much wider the menu's button is: its key has a longer name than the others'.
	menuShare = 1.32
	// narrow is the width of a screen, in pixels, under which the buttons of the bar are icons.
	narrow = 1200.0
	// large is the reader's text size from which the buttons of the bar are icons, and words may stand under the buttons;
	// underHigh is how much higher than usual the buttons are there.
	large     = 1.2
	underHigh = 1.1
)
