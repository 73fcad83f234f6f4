package controls

import "safehouse/scenes/input"

// Sizes in design pixels.
const (
	// nameShare, cellShare and resetShare are how a row is divided: the name, the key, the button, the way back.
	nameShare = 0.38
	cellShare = 0.22
	cellGap   = 14
	rowGap    = 10
	// linkShare is the most of the name's width that the way to another row takes.
	linkShare  = 0.4
	headSize   = 26
	noteSize   = 24
	keySize    = 30
	barGap     = 36
	sectionGap = 12
	// sideButton is the width of the button beside the primary one.
	sideButton = 420
)

// waitTicks is how long a key is waited for, in ticks.
const waitTicks = 10 * 60

// listed are the actions in the order of their rows: those of the table first, those that move the focus last.
var listed = []input.Action{
	input.Confirm, input.Cancel, input.Peek, input.Hint, input.Menu, input.Inspect, input.Listen, input.Rules, input.Log,
	input.Draw, input.Stop, input.Notebook, input.Sheet, input.Mute, input.Language, input.FullScreen,
	input.Up, input.Down, input.Left, input.Right, input.Next, input.Prev,
	input.PageUp, input.PageDown,
}
