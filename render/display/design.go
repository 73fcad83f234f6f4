package display

// Design is how a face or a ground is drawn. Package faces draws it; a list names it, and whoever reads a list knows of
// it what its facts say. Each is one value, made once in the room that it belongs to: two that are equal are the same.
type Design interface{ Facts() *Known }

// Known is what there is to know of a design without drawing it. By itself it is a design that shows nothing.
type Known struct {
	// Name tells it from others in what a test prints.
	Name string
	// Shape is its height to its width.
	Shape float64
	// Back is a card that lies closed. Laid is what lies on cards, which stay what they are: a stamp, a slip, a band or a
	// token. Part is what a card has, by itself: a strip or a mark.
	Back, Laid, Part bool
	// Round leaves its corners empty; Full has each of them tell something.
	Round, Full bool
	// Body is the part of a box that drops a shadow; nil for all of it.
	Body func(box Rect) Rect
	// Portrait shows the person alone of whom the design tells more; nil for none.
	Portrait Design
	// Ground is what a ground is made of; nil for what lies on one.
	Ground *Place
}

// Upright is the shape of most cards.
const Upright = 1 / 0.7

// Facts makes it a design.
func (k *Known) Facts() *Known { return k }

func (k *Known) String() string { return k.Name }

// unknown is what is known of a face without a design.
var unknown = Known{Shape: Upright}

// Facts are those of the face's design.
func (f *Face) Facts() *Known {
	if f.Design == nil {
		return &unknown
	}
	return f.Design.Facts()
}

// Place is what a ground is made of, under what is drawn on it: light from its middle to its edge.
type Place struct {
	Middle, Edge Colour
	// Lit is the colour of the middle by the marks of the face; nil where it is always the same.
	Lit func(marks uint8) Colour
	// Fibre is how far the light of a pixel strays, as a share of its colour. Fog has it lit as by a lamp in fog instead.
	Fibre float32
	Fog   bool
	// Grain is how far that of what is drawn on it strays.
	Grain float32
	// Papers lie on it, the lowest first, with a grain of their own.
	Papers []Paper
}

// Paper is a large piece of paper: its corners clockwise, as shares of the ground.
type Paper struct {
	Colour  Colour
	Corners [][2]float64
}

// The looks of a likeness: on the wall of the house, as a photograph, cut from paper, and before a lamp.
const (
	LookWall uint8 = iota
	LookPhoto
	LookPaper
	LookLamp
	LookCount
)
