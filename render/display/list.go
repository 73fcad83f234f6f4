// Package display is the list of what a frame shows: plain data, in the order drawn, which the painter draws and
// tests read. It knows neither Ebitengine nor any game.
package display

import "strconv"

// Colour is a straight (not premultiplied) colour; the zero value is nothing at all.
type Colour struct{ R, G, B, A uint8 }

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) Colour { return Colour{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255} }

// UnmarshalText reads an opaque colour from six hexadecimal digits.
func (c *Colour) UnmarshalText(digits []byte) error {
	rgb, err := strconv.ParseUint(string(digits), 16, 24)
	*c = Hex(uint32(rgb))
	return err
}

// White is the light that changes nothing.
var White = Hex(0xFFFFFF)

// Alpha returns the colour with another opacity, 0 to 1.
func (c Colour) Alpha(a float64) Colour { c.A = uint8(a*255 + 0.5); return c }

// Towards is the colour that a share of the way, 0 to 1, leads to from this one to another.
func (c Colour) Towards(o Colour, share float64) Colour {
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*share + 0.5) }
	return Colour{mix(c.R, o.R), mix(c.G, o.G), mix(c.B, o.B), mix(c.A, o.A)}
}

// Kind says what an item draws.
type Kind uint8

// The kinds of items.
const (
	// Fill is a rectangle in Colour with corners of Radius.
	Fill Kind = iota
	// Border is the outline of one, Width thick, drawn inwards.
	Border
	// Text is one line of text in Font at Size, in Colour, aligned in Box; it must fit there.
	Text
	// Symbol is an icon in Colour, filling Box.
	Symbol
	// CardFace is a card: Face, turned by Turn around its middle.
	CardFace
	// Ground is a table's or a frame's background, named by Face.Design, filling Box.
	Ground
	// Hot draws nothing: it is a place that can be pressed or read, with label and role.
	Hot
	// Wipe is a disc with a rim torn from paper, filled with Colour, whose middle is that of Box and whose radius is half
	// of Box's width; Width is the thickness of the rim, which is Ink-coloured. Clip cuts it.
	Wipe
	// Scrap is a piece of paper in Colour with four straight cuts, whose corners are Corners; Rough tears its edges.
	Scrap
	// Path is Outline, stretched to Box, filled with Colour; with a Width it is the line along it instead.
	Path
	// Clock is a clock in the square in the middle of Box: Face its dial, Turn the angle of the hour hand, which the
	// minute hand follows twelve times as fast.
	Clock
	// Beam is light that falls from the middle of the top of Box and widens to its foot.
	Beam
	// Iris covers all of Clip, or of the screen, but a hole: Box with its round corners. Width is the thickness of its rim
	// of lamplight, 0 for none.
	Iris
	// Dusk darkens Clip by Colour, all but the places Lit, towards whose edges the light falls off over Soft pixels.
	Dusk
	// Dots is a line of dots in Colour along Box, each as thick as Box is high.
	Dots
	// Named draws nothing: it is a part of a table that is no open card, and Face.Term names it.
	Named
	// Glow is light, shadow or fog: an ellipse that fills Box, Colour in its middle and nothing at its rim.
	Glow
	// Rim is light along the edges of the paths before it that look towards where it comes from: Width is how far it
	// reaches in, Turn where it comes from, in radians clockwise from the left.
	Rim
)

// Shading says where the colour of an item turns into that of its end.
type Shading uint8

// The shadings: none, from head to foot, from left to right, and from the middle out.
const (
	NoShading Shading = iota
	ShadeDown
	ShadeAcross
	ShadeOut
)

// Font names a type face by its use.
type Font uint8

// The fonts.
const (
	// Sans is the text face of the frame; SansBold its bold.
	Sans Font = iota
	SansBold
	// Typewriter sets names and numerals on files, Tab their labels, Stencil their stamps.
	Typewriter
	Tab
	Stencil
	// Poster sets tall and narrow numerals; Geometric the labels beside them, GeometricBold the bold ones.
	Poster
	Geometric
	GeometricBold
	// Plate sets labels on plates, Marquee the numerals of a clock and large titles.
	Plate
	Marquee
	FontCount
)

// Align places a line in its box.
type Align uint8

// The alignments; vertically a line stands in the middle of its box.
const (
	Left Align = iota
	Middle
	Right
)

// Role is what an item is to somebody who cannot see it.
type Role uint8

// The roles.
const (
	NoRole Role = iota
	Button
	Toggle
	TextField
	Choice
	CardRole
	Heading
	Status
	LogLine
	Scroller
	// Prompt is a line of what is asked beside the status; Link opens a page about what it names; Slider is a value that
	// left and right change; Tab opens a part of a page.
	Prompt
	Link
	Slider
	TabRole
)

// Face names what a card, a stamp or a ground looks like. It is comparable: the painter paints each face once for
// each size and keeps it.
type Face struct {
	Design Design
	// Tone is which of the design's inks or papers it is in: a deck's, a seat's.
	Tone uint8
	// Symbol is the picture.
	Symbol Icon
	// Marks is a number that is drawn: of exclamation marks, of holes punched, the hour of a dial.
	Marks uint8
	// Tab, Title, Value and Note are the face's texts, already in the reader's language.
	Tab, Title, Value, Note string
	// Term names the card in the card list of its game; empty where there is nothing to explain.
	// It changes nothing in the picture.
	Term string
	// Lines and Paints are the words and the colours of a character's hat, hair, eyes and coat; the first line of a folder
	// is what the item in it does.
	Lines  [4]string
	Paints [4]Colour
	// Heading is how large the title is at most, and Letters the note of a folder, in pixels, so that what is equal on
	// cards side by side is so large on all of them; 0 for as large as it has room.
	// Narrow has it in the narrow face.
	Letters, Heading float64
	Narrow           bool
	// Portrait names the portrait of a character, as the drawings of its game are named; empty where it is unknown.
	Portrait string
	// PortraitID is the number in the cast, from 1, of who plays, or that of a Guest, where a safe has a portrait on its
	// door, or a suspect of no known character one in the place of the stranger; 0 for none.
	PortraitID uint8
	// Gaze is what the eyes and the mouth of a portrait of the cast do.
	Gaze Gaze
}

// Figures is the number of figures that persons are told apart by, six of whom sit at a table at most.
const Figures = 8

// firstGuest is the number of the first figure in the colour of the first seat, far behind those of the cast.
const firstGuest = 128

// Guest is the number of a portrait, beside those of the cast, of a person in the colour of a seat, with the hat or
// hair of a figure.
func Guest(figure, seat int) uint8 { return uint8(firstGuest + seat*Figures + figure) }

// GuestOf is the figure and the seat of the number of a portrait; ok is false for one of the cast, or of nobody known.
func GuestOf(portrait uint8) (figure, seat int, ok bool) {
	n := int(portrait) - firstGuest
	return n % Figures, n / Figures, n >= 0
}

// Gaze is a look on a face.
type Gaze uint8

// The gazes: at rest, to the left or to the right of whoever sees the face, eyes shut, pleased, struck, and in thought.
const (
	GazeRest Gaze = iota
	GazeLeft
	GazeRight
	GazeShut
	GazePleased
	GazeStruck
	GazeThinking
	GazeCount
)

// Item is one thing on the screen.
type Item struct {
	Kind Kind
	// Box is where it is, before turning.
	Box Rect
	// Clip cuts what sticks out of it; empty for no clip.
	Clip Rect
	// Colour is that of a fill, border, text or symbol; of a card it is the light that falls on it, where that is not
	// white.
	Colour Colour
	// Radius and Width shape fills and borders; Rough lets the edges of a fill on a card face stray by so many pixels, as
	// if cut by hand.
	Radius, Width, Rough float64
	// Corners are those of a scrap, clockwise from the top left one, as shares of Box; a dusk keeps two of its places
	// there.
	Corners [4][2]float32
	// Outline is that of a path. Soft is over how many pixels its edges are blurred, or the light of a dusk falls off.
	// Atop keeps it to what the paths before it have covered, so that light and shadow fall on a figure alone.
	Outline *Outline
	Soft    float64
	Atop    bool
	Gradient
	Lettering
	// Icon is that of a symbol.
	Icon Icon
	// Face is that of a card or ground.
	Face Face
	Pose
	Access
	// Sense is what the colour of a fill stands for, where another theme must know it.
	Sense Sense
	// Edge is the colour of the outline of a fill, which is Width thick and drawn inwards, of the outer half of a border,
	// and of the rim of a wipe; the zero value is no outline, and the usual rim. A border that is Dashed is broken into
	// dashes.
	Edge   Colour
	Dashed bool
}

// Scaled is an item that is so much as large, in a list that is.
func (it Item) Scaled(by float64) Item {
	for _, box := range []*Rect{&it.Box, &it.Clip} {
		*box = Rect{X: box.X * by, Y: box.Y * by, W: box.W * by, H: box.H * by}
	}
	for _, n := range []*float64{&it.Radius, &it.Width, &it.Rough, &it.Soft, &it.Size, &it.Shadow, &it.Face.Letters,
		&it.Face.Heading} {
		*n *= by
	}
	return it
}

// Enlarge adds what can be seen in a room of items of another list that are so much larger, from that point on.
func (l *List) Enlarge(items []Item, by, x, y float64, room Rect) {
	for i := range items {
		it := items[i].Scaled(by)
		it.Box = it.Box.Moved(x, y)
		if it.Clip.Empty() {
			it.Clip = room
		} else {
			it.Clip = it.Clip.Moved(x, y).Intersect(room)
		}
		if !it.Clip.Empty() {
			l.Add(it)
		}
	}
}

// Gradient is what the colour of a fill or a path has become at its end, where it is shaded; no fill is shaded from its
// middle.
type Gradient struct {
	To      Colour
	Shading Shading
}

// Lettering is a text and how it is set; Size is in pixels.
type Lettering struct {
	Text  string
	Size  float64
	Font  Font
	Align Align
}

// Pose is how an item lies: Turn is in radians, clockwise; Squash takes that share off the width (1 is a card on its
// edge); Scale adds that share to the size; Fade takes that share off the opacity; Shadow is its drop in pixels.
type Pose struct {
	Turn, Squash, Scale, Fade, Shadow float64
	Whole
}

// Whole is the picture that an item is a part of where that fades as one: Gone is the share that it takes off the
// opacity of all of it, 0 for no such picture, and Own what Fade was before. Items next to each other with the same
// Gone are put together before they are shown, so that none of them is seen through another.
type Whole struct{ Gone, Own float64 }

// Access is what an item is to those who press it, and to somebody who cannot see it.
type Access struct {
	// ID names an interactive item, unique in the frame; Label says what it is in the reader's language, Role what it
	// does.
	ID    string
	Label string
	Role  Role
	// Focused and Disabled are its state, and Ringed reports that the focus is shown; Primary marks the one button that
	// goes on, which nothing may cover. A fill, a border or a card that is Disabled shows what cannot be used now. A place
	// that is Quiet is a part of what lies there, and no button is seen at it; a part of a table that is so is explained
	// when it is asked for, and not by pointing at it. A fill that Speaks is paper with what somebody says.
	Focused, Ringed, Disabled, Primary, Quiet, Speaks bool
}

// Sense is what a colour stands for.
type Sense uint8

// The senses.
const (
	NoSense Sense = iota
	// SensePrimary is what goes on, SenseChosen what is chosen among several, SenseItself a colour that is told of.
	SensePrimary
	SenseChosen
	SenseItself
)

// Light is what light falls on a card.
func (it *Item) Light() Colour {
	if it.Colour.A == 0 {
		return White
	}
	return it.Colour
}

// Shade has an item turn into another colour.
func (it *Item) Shade(way Shading, to Colour) *Item {
	it.Shading, it.To = way, to
	return it
}

// List is a frame's items in the order drawn. The zero value is an empty list; Reset keeps its memory.
type List struct {
	Items []Item
	clip  Rect
}

// Reset empties the list for the next frame.
func (l *List) Reset() { l.Items, l.clip = l.Items[:0], Rect{} }

// Faded lets everything that was added from an item on fade as one picture, by that share of its opacity.
func (l *List) Faded(from int, fade float64) {
	if fade <= 0 {
		return
	}
	for i := range l.Items[from:] {
		it := &l.Items[from+i]
		if it.Gone == 0 {
			it.Own = it.Fade
		}
		it.Gone, it.Fade = 1-(1-it.Gone)*(1-fade), 1-(1-it.Fade)*(1-fade)
	}
}

// Clip cuts all that is added from now on to r, until Unclip.
func (l *List) Clip(r Rect) { l.clip = r }

// Unclip ends Clip.
func (l *List) Unclip() { l.clip = Rect{} }

// Add appends an item and returns it for further settings, valid until the next Add.
func (l *List) Add(it Item) *Item {
	if it.Clip.Empty() {
		it.Clip = l.clip
	}
	l.Items = append(l.Items, it)
	return &l.Items[len(l.Items)-1]
}

// Fill adds a filled rectangle.
func (l *List) Fill(r Rect, c Colour, radius float64) *Item {
	return l.Add(Item{Kind: Fill, Box: r, Colour: c, Radius: radius})
}

// Border adds an outline drawn inwards from r.
func (l *List) Border(r Rect, c Colour, radius, width float64) *Item {
	return l.Add(Item{Kind: Border, Box: r, Colour: c, Radius: radius, Width: width})
}

// Text adds one line of text.
func (l *List) Text(r Rect, text string, f Font, size float64, c Colour, a Align) *Item {
	return l.Add(Item{Kind: Text, Box: r, Lettering: Lettering{Text: text, Font: f, Size: size, Align: a}, Colour: c})
}

// Symbol adds an icon.
func (l *List) Symbol(r Rect, i Icon, c Colour) *Item {
	return l.Add(Item{Kind: Symbol, Box: r, Icon: i, Colour: c})
}

// Path adds a drawing stretched to a box.
func (l *List) Path(r Rect, o *Outline, c Colour) *Item {
	return l.Add(Item{Kind: Path, Box: r, Outline: o, Colour: c})
}

// Stroke adds the lines of a drawing, so thick.
func (l *List) Stroke(r Rect, o *Outline, c Colour, width float64) *Item {
	return l.Add(Item{Kind: Path, Box: r, Outline: o, Colour: c, Width: width})
}

// Scrap adds a piece of paper with four straight cuts.
func (l *List) Scrap(r Rect, c Colour, at [4][2]float32) *Item {
	return l.Add(Item{Kind: Scrap, Box: r, Colour: c, Corners: at})
}

// Torn adds a strip of paper whose edges are torn so roughly.
func (l *List) Torn(r Rect, c Colour, rough float64) *Item {
	corners := [4][2]float32{{0, 0}, {1, 0}, {1, 1}, {0, 1}}
	return l.Add(Item{Kind: Scrap, Box: r, Colour: c, Rough: rough, Corners: corners})
}

// Ground adds what all else of a screen lies on.
func (l *List) Ground(screen Rect, f Face) *Item {
	return l.Add(Item{Kind: Ground, Box: screen, Face: f})
}

// Clock adds a clock with a dial, whose hour hand is at an angle, clockwise from twelve.
func (l *List) Clock(r Rect, dial Face, turn float64) *Item {
	return l.Add(Item{Kind: Clock, Box: r, Face: dial, Pose: Pose{Turn: turn}})
}

// Glow adds light, shadow or fog.
func (l *List) Glow(r Rect, c Colour) *Item { return l.Add(Item{Kind: Glow, Box: r, Colour: c}) }

// Beam adds light.
func (l *List) Beam(r Rect, c Colour) *Item { return l.Add(Item{Kind: Beam, Box: r, Colour: c}) }

// Hot adds a place that can be pressed or read.
func (l *List) Hot(r Rect, a Access) *Item { return l.Add(Item{Kind: Hot, Box: r, Access: a}) }

// Card adds a card.
func (l *List) Card(r Rect, f Face) *Item { return l.Add(Item{Kind: CardFace, Box: r, Face: f}) }
