package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Bust is somebody in the light of a street lamp at the left: who plays, PortraitID, or a character, Portrait with its
// Paints. Marks is how much light there is, as those of the lamp; Tone what it stands before: one of those that follow.
// Head is a character's head alone, before its side's colour: Marks 1 hero and 2 villain.
var (
	Bust = faces.New(display.Known{Name: "bust", Shape: 1, Part: true, Round: true}, sheet.bust)
	Head = faces.New(display.Known{Name: "head", Shape: 1, Part: true}, sheet.head)
)

// What a bust stands before: nothing, the haze of the night, a disc of gold, and the red light of a villain.
const (
	BeforeNothing uint8 = iota
	BeforeHaze
	BeforeGold
	BeforeRed
	// BeforeDisc is the disc of gold without rays, BeforeAlarm that of red with them.
	BeforeDisc
	BeforeAlarm
)

// BustHigh is how much of the height of its box the figure of a bust takes, from the lower edge up.
const BustHigh = bustShare * bustDeep

// How much of the night lies on the far side of a bust and at its foot, by its light.
var (
	bustShade = [...]float64{0.8, 0.58, 0.35}
	bustFoot  = [...]float64{0.8, 0.62, 0.55}
	bustCold  = display.Hex(0x0A1020)
	bustRim   = display.Hex(0xFFE3A6)
	bustWarm  = display.Hex(0xFFD98C)
	// everywhere covers all of a drawing, whatever part of it a shading is stretched over.
	everywhere = pen.Draw(1, "M -4 -4 L 5 -4 5 5 -4 5 Z")
)

// bust draws a figure that stands with its shoulders on the lower edge.
func (s sheet) bust() {
	s.Unit = s.Box.W / bustWide
	side := s.Box.W * bustShare
	if s.Face.Tone == BeforeDisc {
		side = s.Box.W * discShare
	}
	box := display.Rect{X: s.Box.X + (s.Box.W-side)/2, Y: s.Box.Y + s.Box.H - side*bustDeep, W: side, H: side}
	s.behind(box)
	strokes, known := characters()[s.Face.Portrait]
	if known {
		s.Person(s.Box, box, strokes, s.Face.Paints)
	} else {
		at := s.Sit(s.Box, s.Face.PortraitID)
		at.Box = box
		s.Draw(at)
	}
	if s.Face.PortraitID > 0 || known {
		s.lampLight(box)
	}
}

// behind is what a bust stands before. Light is laid last, and parts its paths from those of the figure.
func (s sheet) behind(box display.Rect) {
	x, y := box.X+box.W/2, box.Y+box.H*0.5
	at := func(r float64, o *display.Outline, c display.Colour) *display.Item {
		it := s.Path(s.around(x, y, r*box.W, r*box.W), o, c)
		it.Clip = s.Box
		return it
	}
	glow := func(r float64, c display.Colour) { s.Glow(s.around(x, y, r*box.W, r*box.W), c).Clip = s.Box }
	if s.M.Contrast { // On black nobody would be seen.
		light := theme.Lamp
		if s.Face.Tone == BeforeRed || s.Face.Tone == BeforeAlarm {
			light = theme.LampAlert
		}
		at(0.447, faces.Disc, light)
		return
	}
	switch s.Face.Tone {
	case BeforeHaze:
		glow(0.53, display.Hex(0x8FA0BD).Alpha(0.55))
	case BeforeGold, BeforeDisc:
		if s.Face.Tone == BeforeGold { // They end in the night, not at the edges of a box.
			it := at(rayReach, burst, theme.Lamp.Alpha(0.5)).Shade(display.ShadeOut, theme.Lamp.Alpha(0))
			it.Clip = display.Rect{}
		}
		at(0.5, faces.Disc, theme.Lamp.Alpha(0.8)).Width = max(1, 3*s.Unit)
		at(0.447, faces.Disc, theme.Lamp)
		glow(0.447, display.Hex(0xFFE2A0))
	case BeforeRed: // A disc is a hero's alone.
		glow(redReach, display.Hex(0xE2543C).Alpha(0.85))
		glow(redReach*0.7, theme.BusRed.Alpha(0.7))
	}
}

// Blaze is what who decided a match stands before, rays and a disc: of gold, or of red where Tone is BeforeAlarm.
var Blaze = faces.New(display.Known{Name: "blaze", Shape: 1, Part: true, Round: true}, sheet.blaze)

// BlazeReach is how far its rays reach from its middle, in its width.
const BlazeReach = 0.33

func (s sheet) blaze() {
	x, y := s.Box.Centre()
	at := func(r float64) display.Rect { return s.around(x, y, r*s.Box.W, r*s.Box.W) }
	disc, ring := theme.Lamp, theme.Lamp
	if s.Face.Tone == BeforeAlarm {
		disc, ring = theme.BusRed, display.Hex(0xE2543C)
	}
	s.Glow(at(0.3), disc.Alpha(0.6))
	for _, turn := range [...]float64{0, math.Pi} {
		s.Path(at(BlazeReach), burst, ring.Alpha(0.55)).Shade(display.ShadeOut, ring.Alpha(0)).Turn = turn
	}
	s.Path(at(0.2), faces.Disc, ring.Alpha(0.8)).Width = max(1, s.Box.W/250)
	s.Path(at(0.182), faces.Disc, disc)
	s.Glow(at(0.182), ring.Alpha(0.5))
}

// burst are rays around the upper half of a disc.
var burst = func() *display.Outline {
	var all display.Outline
	for i := range 11 {
		ray := arc(-3+float64(i)*6/11+0.14, -3+float64(i)*6/11+0.41, 0, 0.5)
		all.Ops, all.Points = all.Ops+ray.Ops, append(all.Points, ray.Points...)
	}
	return &all
}()

// lampLight lets the light of the lamp fall on what the paths before it have drawn.
func (s sheet) lampLight(box display.Rect) {
	light := int(s.Face.Marks) % len(bustShade)
	part := func(x0, y0, x1, y1 float64) display.Rect {
		return display.Rect{X: box.X + box.W*x0, Y: box.Y + box.H*y0, W: box.W * (x1 - x0), H: box.H * (y1 - y0)}
	}
	wash := func(r display.Rect, way display.Shading, from, to display.Colour) {
		it := s.Path(r, everywhere, from).Shade(way, to)
		it.Atop, it.Clip = true, s.Box
	}
	wash(part(0.1, 0, 0.6, 1), display.ShadeAcross, bustWarm.Alpha(0.2), bustWarm.Alpha(0))
	wash(part(0.4, 0, 0.88, 1), display.ShadeAcross, bustCold.Alpha(0), bustCold.Alpha(bustShade[light]))
	wash(part(0, 0.58, 1, 1), display.ShadeDown, bustCold.Alpha(0), bustCold.Alpha(bustFoot[light]))
	if light > int(LampOut) {
		s.Add(display.Item{Kind: display.Rim, Box: s.Box, Colour: bustRim.Alpha(0.95), Pose: display.Pose{Turn: 0.5},
			Width: max(1, rimWide*box.W/bustGrid)})
	}
}

// headTones are the lights behind heads, by their side.
var headTones = [3]display.Colour{theme.FogText, display.Hex(0x8FB2C2), display.Hex(0xC98A80)}

// head is a character's head alone, as it stands on a ticket.
func (s sheet) head() {
	s.Fill(s.Box, headTones[s.Face.Marks%3], 0)
	strokes, known := characters()[s.Face.Portrait]
	if !known {
		strokes = faces.Stranger()
	}
	side := s.Box.H * 1.5
	box := display.Rect{X: s.Box.X + s.Box.W/2 - side*0.5, Y: s.Box.Y - side*0.06, W: side, H: side}
	s.Person(s.Box, box, strokes, s.Face.Paints)
}
