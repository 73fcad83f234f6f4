package typeset

// How many sizes of fonts, measured lines and broken paragraphs a generation of the memory holds. A busy screen has
// about a hundred lines.
const (
	facesKept = 64
	runsKept  = 1500
	wrapsKept = 300
)
