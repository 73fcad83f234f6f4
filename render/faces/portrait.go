package faces

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// portraitGrid is the side of the square in which portraits are drawn.
const portraitGrid = 240

// paint names a colour of a portrait: those of the traits, each in three strengths of light, and those of everybody.
type paint uint8

const (
	hat paint = iota
	hatDark
	hatLight
	hair
	hairDark
	hairLight
	iris
	coat
	coatDark
	coatLight
	skin
	skinDark
	skinLight
	rouge
	lips
	lipsDark
	white
	shirt
	shirtDark
	ink
	gold
	goldDark
	silver
	accent
	accentDark
	glass
	gloom
	veil
	river
	riverDark
	cigar
	cigarDark
	paints
)

// paintNames are the paints as portraits.txt names them.
var paintNames = [paints]string{
	"hat", "hatDark", "hatLight", "hair", "hairDark", "hairLight", "iris", "coat", "coatDark", "coatLight", "skin",
	"skinDark", "skinLight", "rouge", "lips", "lipsDark", "white", "shirt", "shirtDark", "ink", "gold", "goldDark",
	"silver", "accent", "accentDark", "glass", "gloom", "veil", "river", "riverDark", "cigar", "cigarDark",
}

// UnmarshalText reads a paint by its name.
func (p *paint) UnmarshalText(name []byte) error {
	if *p = paint(slices.Index(paintNames[:], string(name))); *p >= paints {
		return fmt.Errorf("no paint of a portrait is %s", name)
	}
	return nil
}

// regular is one of the regulars. Its parts of portraits.txt lie under the moving parts of the face and over them.
type regular struct {
	Name string
	Face features
	// Turn is how far the head is held askew, clockwise.
	Turn float64
	// Field is the ground that the person is seen on; the other colours are those that the person wears.
	Field, Hat, Hair, Iris, Coat, Skin, Shirt, Accent display.Colour
	// guest is a person who plays here, whose face nobody sees but for the mouth.
	guest bool
}

// neckX and neckY is the point around which heads are held askew.
const neckX, neckY = 120.0, 190.0

// regularText holds the regulars in the order of the cast, after somebody unknown, and then the figures of persons.
//
//go:embed regulars.json
var regularText []byte

// regulars are those of regularText. They are read when the first portrait is painted.
var regulars = sync.OnceValue(func() (all []regular) {
	read := json.NewDecoder(bytes.NewReader(regularText))
	read.DisallowUnknownFields()
	if err := read.Decode(&all); err != nil {
		panic("faces: the regulars that the program carries cannot be read: " + err.Error())
	}
	return all
})

// regularOf is the regular of a number in the cast, from 1; 0 is somebody unknown. A guest is a person who plays here,
// in the colour of the seat.
func regularOf(number uint8) *regular {
	all := regulars()
	cast := len(all) - display.Figures
	figure, seat, guest := display.GuestOf(number)
	if !guest {
		return &all[int(number)%cast]
	}
	r := all[cast+figure]
	seat %= len(theme.SeatColours)
	r.guest, r.Hat, r.Coat, r.Field = true, theme.SeatColours[seat], theme.SeatColours[seat], guestFields[seat]
	return &r
}

// Stroke is one shape of a portrait: a line where it has a width, else an area, within a line of ink where it has a
// rim.
type Stroke struct {
	paint      paint
	outline    *display.Outline
	width, rim float64
	// fine ones are left out where shapes are few or small.
	fine bool
}

// portraitText holds the portraits of the cast and of the stranger, as Portraits reads them.
//
//go:embed portraits.txt
var portraitText string

// portraits are the strokes of portraitText by their parts. They are read when the first portrait is painted.
var portraits = sync.OnceValue(func() map[string][]Stroke { return Portraits(portraitText) })

// Portraits reads drawings, and gives their strokes by their parts. A line begins a part ("= NAME"), says how what
// follows is held ("askew ANGLE" around the neck, clockwise, or "straight"), is a remark ("# …"), or is a stroke: its
// kind, its paint, the width of its line or its rim where it has one, and a drawing in the notation of package pen. An
// area is a filled shape, a speck a small one, a rimmed one has a line of ink around it; a line runs along a shape, an
// open one along a stroke that does not close, a thin one along a fine one.
func Portraits(drawings string) map[string][]Stroke {
	parts := map[string][]Stroke{}
	part, turn := "", 0.0
	for text := range strings.Lines(drawings) {
		first, rest, _ := strings.Cut(strings.TrimSuffix(text, "\n"), " ")
		switch first {
		case "", "#":
		case "=":
			part, turn = rest, 0
		case "straight":
			turn = 0
		case "askew":
			turn = inPortrait(rest)
		default:
			st := readStroke(first, rest)
			if turn != 0 {
				st.outline = pen.Turn(st.outline, turn, neckX/portraitGrid, neckY/portraitGrid)
			}
			parts[part] = append(parts[part], st)
		}
	}
	return parts
}

// readStroke reads a stroke of a kind. One that cannot be read is a mistake in the program, as in package pen.
func readStroke(kind, rest string) Stroke {
	name, drawing, _ := strings.Cut(rest, " ")
	var st Stroke
	if err := st.paint.UnmarshalText([]byte(name)); err != nil {
		panic("faces: " + err.Error())
	}
	draw := pen.Draw
	if kind != "area" && kind != "speck" {
		var wide string
		wide, drawing, _ = strings.Cut(drawing, " ")
		st.width = inPortrait(wide)
	}
	switch kind {
	case "area", "line":
	case "speck":
		st.fine = true
	case "rimmed":
		st.width, st.rim = 0, st.width
	case "open":
		draw = pen.Line
	case "thin":
		draw, st.fine = pen.Line, true
	default:
		panic("faces: no stroke of a portrait is " + kind)
	}
	st.outline = draw(portraitGrid, drawing)
	return st
}

func inPortrait(number string) float64 {
	v, err := strconv.ParseFloat(number, 64)
	if err != nil {
		panic("faces: a portrait has no number: " + err.Error())
	}
	return v
}

// Stranger is somebody unknown.
func Stranger() []Stroke { return portraits()["stranger under"] }

// Person paints somebody in a box, cut to a room, with a hat, hair, eyes and a coat of these colours. The lamp lights
// the face from the left.
func (s *Sheet) Person(room, box display.Rect, all []Stroke, worn [4]display.Colour) {
	colours, scale := palette(worn), box.W/portraitGrid
	for _, st := range all {
		if st.rim > 0 {
			it := s.Path(box, st.outline, theme.LampInk)
			it.Width, it.Clip = st.rim*scale, room
		}
		it := s.Path(box, st.outline, colours[st.paint])
		it.Width, it.Clip = st.width*scale, room
	}
}

// palette mixes the colours of a portrait from those of hat, hair, eyes and coat.
func palette(worn [4]display.Colour) (all [paints]display.Colour) {
	for i, first := range [...]paint{hat, hair, coat} {
		c := worn[[...]int{0, 1, 3}[i]]
		if c.A == 0 {
			c = theme.Slate
		}
		all[first], all[first+1], all[first+2] = c, shaded(c), lighted(c)
	}
	all[iris] = theme.Over(theme.Cream.Alpha(0.12), worn[2])
	all[skin], all[skinDark], all[skinLight] = portraitSkin, portraitSkinDark, portraitSkinLight
	all[rouge], all[lips], all[lipsDark] = portraitRouge, theme.BusRed, shaded(theme.BusRed)
	all[white], all[shirt], all[shirtDark] = theme.Cream, theme.Cream, portraitLinen
	all[ink], all[gold], all[goldDark] = theme.LampInk, theme.Lamp, shaded(theme.Lamp)
	all[silver], all[accent], all[accentDark] = portraitSilver, theme.BusRed, shaded(theme.BusRed)
	return all
}

// shaded is a colour in the shadow: those of warm colours are warm, or blond would turn to olive. lighted is one in the
// light.
func shaded(c display.Colour) display.Colour {
	if c.R > c.B {
		return theme.Over(warmShadow.Alpha(0.52), c)
	}
	return theme.Over(theme.LampInk.Alpha(0.45), c)
}

func lighted(c display.Colour) display.Colour { return theme.Over(theme.Cream.Alpha(0.32), c) }
