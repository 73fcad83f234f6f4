package faces

import (
	"math"
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// Alike is how large the titles of cards of one size are, in pixels, so that all are alike: as the longest has room, 0
// where none has. Mixed reports that they would be set in more than one face.
func Alike(cards []display.Face, box display.Rect, m theme.Metrics, measure Measurer) (size float64, mixed bool) {
	var laid []display.Item
	for {
		least, font := math.Inf(1), display.FontCount
		mixed = false
		for _, f := range cards {
			f.Heading = size
			laid = Lay(laid[:0], f, box, m, measure)
			for i := range laid {
				it := &laid[i]
				if it.Kind != display.Text || !strings.HasPrefix(f.Title, strings.TrimSuffix(it.Text, "-")) {
					continue
				}
				mixed = mixed || font != display.FontCount && font != it.Font
				least, font = min(least, it.Size), it.Font
			}
		}
		// Smaller letters may have room in fewer lines, and then become smaller still.
		if math.IsInf(least, 1) || size > 0 && least >= size {
			return size, mixed
		}
		size = least
	}
}

// Grown is how much more of a card words have where the reader wants larger letters: they grow into a part of it
// themselves, and take the rest from its picture.
func Grown(m theme.Metrics) float64 { return math.Sqrt(max(1, m.TextScale)) }
