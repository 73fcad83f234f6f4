package render

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// iris covers what lies outside a hole with a ring that reaches beyond every corner of the target, and draws the rim of
// light around the hole.
func (p *Painter) iris(dst *ebiten.Image, it *display.Item) {
	if it.Colour.A == 0 {
		return
	}
	cx, cy := it.Box.Centre()
	b := dst.Bounds()
	far := 0.0
	for _, x := range [2]int{b.Min.X, b.Max.X} {
		for _, y := range [2]int{b.Min.Y, b.Max.Y} {
			far = max(far, math.Hypot(float64(x)-cx, float64(y)-cy))
		}
	}
	radius := cornerRadius(it)
	cover := it.Colour.Alpha(float64(it.Colour.A) / 255 * (1 - it.Fade))
	p.band(dst, it, it.Box, radius, 0, far*irisBeyond+1, cover, cover)
	p.band(dst, it, it.Box, radius, -1, 0, cover.Alpha(0), cover)
	if it.Width > 0 && !it.Box.Empty() {
		rim := theme.Lamp.Alpha(1 - it.Fade)
		if !p.metrics.Contrast {
			p.band(dst, it, it.Box, radius, -it.Width*irisGlow, 0, rim.Alpha(0), rim.Alpha(irisGleam*(1-it.Fade)))
		}
		p.band(dst, it, it.Box, radius, 0, it.Width, rim, rim)
		p.band(dst, it, it.Box, radius, it.Width, it.Width+1, rim, rim.Alpha(0))
	}
}

// dusk lays a net over its field, whose lines stand close together where the light falls off.
func (o *outline) dusk(it *display.Item) {
	field := it.Clip
	o.begin()
	o.x, o.y = append(o.x[:0], field.X, field.X+field.W), append(o.y[:0], field.Y, field.Y+field.H)
	for _, r := range it.Lit() {
		if r.Empty() {
			continue
		}
		for n := range duskSteps + 1 {
			off := (float64(n)/duskSteps - 0.5) * it.Soft
			for _, x := range [2]float64{r.X + off, r.X + r.W + off} {
				o.x = append(o.x, max(field.X, min(x, field.X+field.W)))
			}
			for _, y := range [2]float64{r.Y + off, r.Y + r.H + off} {
				o.y = append(o.y, max(field.Y, min(y, field.Y+field.H)))
			}
		}
	}
	slices.Sort(o.x)
	slices.Sort(o.y)
	o.x, o.y = slices.Compact(o.x), slices.Compact(o.y)
	for _, y := range o.y {
		for _, x := range o.x {
			o.add(inked(it.Colour, (1-it.Fade)*it.Darkness(x, y)), x, y)
		}
	}
	o.net(len(o.y)-1, len(o.x)-1)
}

// net spans triangles between rows of vertices that stand one under the other.
func (o *outline) net(rows, columns int) {
	for row := range uint16(rows) {
		for col := range uint16(columns) {
			at := row*uint16(columns+1) + col
			below := at + uint16(columns) + 1
			o.indices = append(o.indices, at, at+1, below, at+1, below, below+1)
		}
	}
}

// beam draws a cone of light: a net of beamRows by beamColumns pieces, brightest along its middle and near the lamp,
// that dies away at its sides and towards its foot.
func (p *Painter) beam(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Colour.A == 0 {
		return
	}
	o, box := &p.outline, it.Box
	o.begin()
	for row := range beamRows + 1 {
		down := float64(row) / beamRows
		half := box.W / 2 * (theme.BeamHead + (1-theme.BeamHead)*down)
		for col := range beamColumns + 1 {
			across := 2*float64(col)/beamColumns - 1
			light := theme.BeamLight(across, down)
			o.add(inked(it.Colour, (1-it.Fade)*light), box.X+box.W/2+across*half, box.Y+down*box.H)
		}
	}
	o.net(beamRows, beamColumns)
	p.drawOutline(dst)
}

// glowCorners are the corners of a ring of light of radius 1: a frame has several of them, with as many rings each.
var glowCorners = func() (corners [glowSteps][2]float64) {
	for i := range corners {
		corners[i][1], corners[i][0] = math.Sincos(2 * math.Pi * float64(i) / glowSteps)
	}
	return corners
}()

// glow draws an ellipse of light in rings: each is as bright as it is far from the middle.
func (p *Painter) glow(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Colour.A == 0 {
		return
	}
	o, g := &p.outline, placed(it)
	o.begin()
	for ring := range glowRings + 1 {
		away := float64(ring) / glowRings
		v := inked(it.Colour, (1-it.Fade)*theme.GlowLight(away))
		for i := range glowSteps {
			x, y := g.Apply(glowCorners[i][0]*away*it.Box.W/2, glowCorners[i][1]*away*it.Box.H/2)
			o.add(v, x, y)
		}
	}
	for i := range uint16(glowRings * glowSteps) {
		next := i + 1
		if next%glowSteps == 0 {
			next -= glowSteps
		}
		o.indices = append(o.indices, i, next, i+glowSteps, next, i+glowSteps, next+glowSteps)
	}
	p.drawOutline(dst)
}
