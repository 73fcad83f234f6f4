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
	for row := range uint16(beamRows) {
		for col := range uint16(beamColumns) {
			at := row*(beamColumns+1) + col
			below := at + beamColumns + 1
			o.indices = append(o.indices, at, at+1, below, at+1, below, below+1)
		}
	}
	p.drawOutline(dst)
}
