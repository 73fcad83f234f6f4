//go:build ebitenginevmguest

package scenes

import "safehouse/scenes/describetest"

// describer tells the test that runs this program what is on the screen.
type describer = describetest.Describer
