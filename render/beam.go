package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// beam draws a cone of light: a net of beamRows by beamColumns pieces, brightest along its middle and near the lamp,
// that dies away at its sides and towards its foot.
func (p *Painter) beam(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Colour.A == 0 || it.Fade >= 1 {
		return
	}
	o, box := &p.outline, it.Box
	o.vertices, o.indices = o.vertices[:0], o.indices[:0]
	for row := range beamRows + 1 {
		down := float64(row) / beamRows
		half := box.W / 2 * (theme.BeamHead + (1-theme.BeamHead)*down)
		for col := range beamColumns + 1 {
			across := 2*float64(col)/beamColumns - 1
			light := theme.BeamLight(across, down)
			a := float32(it.Colour.A) / 255 * float32((1-it.Fade)*light)
			o.vertices = append(o.vertices, ebiten.Vertex{
				DstX: float32(box.X + box.W/2 + across*half), DstY: float32(box.Y + down*box.H),
				ColorR: float32(it.Colour.R) / 255 * a, ColorG: float32(it.Colour.G) / 255 * a,
				ColorB: float32(it.Colour.B) / 255 * a, ColorA: a,
			})
		}
	}
	for row := range uint16(beamRows) {
		for col := range uint16(beamColumns) {
			at := row*(beamColumns+1) + col
			below := at + beamColumns + 1
			o.indices = append(o.indices, at, at+1, below, at+1, below, below+1)
		}
	}
	p.drawOutline(dst)
}
