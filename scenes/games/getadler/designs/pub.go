package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Pub is the ground of the table: the window of a pub on the river, with London at an hour, and the table before it.
// Marks is the hour, 1 to 7, and Tone where the table begins, in pubSteps of the height.
var Pub = faces.New(display.Known{Name: "pub",
	Ground: &display.Place{Middle: woodLight, Edge: woodDark, Grain: woodStray}}, sheet.pub)

// pubSteps are the parts of the height in which it is said where the table begins.
const pubSteps = 250

// PubAt is the ground at an hour, whose table begins about that share of the height down.
func PubAt(hour int, table float64) display.Face {
	return display.Face{Design: Pub, Marks: uint8(hour), Tone: uint8(math.Round(max(0, min(1, table)) * pubSteps))}
}

// dusk is the light of an hour: the sky from its height to the horizon, the town far off, in the middle and near, how
// many of the windows are lit, and how thick the fog is.
type dusk struct {
	sky            [4]display.Colour
	far, mid, near display.Colour
	lit, fog       float64
}

// dusks are those of the first, the third and the last hour; between them the light falls evenly.
var dusks = [...]struct {
	hour float64
	dusk
}{
	{1, dusk{[4]display.Colour{hex(0x26304C), hex(0x4D4C68), hex(0xB07C62), hex(0xF2B872)}, hex(0x51455C), hex(0x30355A),
		hex(0x171E34), 0.35, 0.2}},
	{3, dusk{[4]display.Colour{hex(0x141A2D), hex(0x2C3048), hex(0x8A6058), hex(0xE3A15C)}, hex(0x382F49), hex(0x232840),
		hex(0x11172A), 0.9, 0.26}},
	{hours, dusk{[4]display.Colour{hex(0x070B16), hex(0x0F182B), hex(0x20304C), hex(0x3B5072)}, hex(0x16223A),
		hex(0x0E1728), hex(0x070C17), 0.45, 0.24}},
}

var hex = display.Hex

// duskAt is the light of an hour.
func duskAt(hour float64) dusk {
	i := 0
	for i < len(dusks)-2 && hour > dusks[i+1].hour {
		i++
	}
	a, b := &dusks[i], &dusks[i+1]
	share := max(0, min(1, (hour-a.hour)/(b.hour-a.hour)))
	d := dusk{lit: a.lit + (b.lit-a.lit)*share, fog: a.fog + (b.fog-a.fog)*share}
	for k := range d.sky {
		d.sky[k] = a.sky[k].Towards(b.sky[k], share)
	}
	d.far, d.mid, d.near = a.far.Towards(b.far, share), a.mid.Towards(b.mid, share), a.near.Towards(b.near, share)
	return d
}

// pub paints the town behind the wall of the river, and the table.
func (s sheet) pub() {
	edge := s.Box.H * float64(s.Face.Tone) / pubSteps
	s.Unit = max(edge/townHigh, s.Box.W/townWide*0.5)
	if edge > 0 {
		s.townAt(duskAt(max(1, float64(s.Face.Marks))), edge)
	}
	s.table(edge)
}

// townAt paints London over the horizon, farthest first, with the fog that rises from the river between its rows.
func (s sheet) townAt(d dusk, edge float64) {
	u, wide := s.Unit, s.Box.W
	horizon := edge - 70*u
	from := 0.0
	for i, at := range [...]float64{0.3, 0.58, 0.9} {
		to := (horizon + 20*u) * at
		s.Fill(display.Rect{Y: from, W: wide, H: to - from}, d.sky[i], 0).Shade(display.ShadeDown, d.sky[i+1])
		from = to
	}
	s.Fill(display.Rect{Y: from, W: wide, H: horizon + 20*u - from}, d.sky[3], 0)
	s.Fill(display.Rect{Y: horizon + 20*u, W: wide, H: edge - horizon}, d.near, 0)
	s.Glow(s.around(wide*0.52, horizon-6*u, 760*u, 170*u), d.sky[3].Alpha(0.75))
	far := d.far.Alpha(0.92)
	for _, row := range [...]struct{ x, y, wide, high float64 }{
		{-420, -120, 620, 280}, {216, -190, 620, 420}, {820, -128, 600, 300}, {1400, -150, 620, 320},
	} {
		s.Path(display.Rect{X: wide/2 + (row.x-640)*u, Y: horizon + row.y*u, W: row.wide * u, H: row.high * u}, skyline,
			far).Clip = s.Box
	}
	s.Path(display.Rect{X: wide/2 + (884-640)*u, Y: horizon - 122*u, W: 100 * u, H: 100 * u}, bridge, far)
	clock := s.around(wide/2+(322.6-640)*u, horizon-65.7*u, 8.5*u, 8.5*u)
	s.Glow(clock.Inset(-22*u), theme.Lamp.Alpha(0.5))
	s.Fill(clock, hex(0xFFE7AE), clock.W/2)
	s.bank(wide*0.2, horizon-26*u, 340, 34, d.fog)
	s.bank(wide*0.7, horizon-34*u, 400, 32, d.fog)
	s.roofs(41, horizon+44*u, [4]float64{22, 58, 46, 92}, d.mid, d.lit*0.1, 3)
	s.bank(wide*0.44, horizon+6*u, 430, 38, d.fog)
	s.bank(wide*0.88, horizon+4*u, 300, 40, d.fog)
	s.bank(wide*0.03, horizon+8*u, 300, 38, d.fog)
	s.roofs(97, horizon+84*u, [4]float64{20, 50, 60, 120}, d.near, d.lit*0.1, 4)
	s.bank(wide*0.26, horizon+60*u, 360, 44, d.fog*0.8)
	s.bank(wide*0.75, horizon+66*u, 430, 44, d.fog*0.8)
	if s.Face.Marks < hours {
		s.bus(wide*0.5-28*u, horizon-8*u)
	}
	for _, x := range [...]float64{0.266, 0.743} {
		s.Path(display.Rect{X: wide*x - 12*u, Y: horizon + 18*u, W: 24 * u, H: 42 * u}, umbrella, d.near)
	}
}

// around is the box of an ellipse.
func (s sheet) around(x, y, rx, ry float64) display.Rect {
	return display.Rect{X: x - rx, Y: y - ry, W: 2 * rx, H: 2 * ry}
}

// bank is a bank of fog, of those radii in pixels of the design.
func (s sheet) bank(x, y, rx, ry, thick float64) {
	s.Glow(s.around(x, y, rx*s.Unit, ry*s.Unit), hex(0xCFD6E2).Alpha(thick*1.1))
}

// roofs are a row of houses from one side to the other, that end so deep, of heights and widths between a least and a
// most, with chimneys and gables, and that share of their windows lit.
func (s sheet) roofs(seed uint32, foot float64, sizes [4]float64, c display.Colour, lit, pane float64) {
	u, chance := s.Unit, chance(seed)
	var row display.Outline
	add := func(x, y float64) {
		row.Ops += "L"
		row.Points = append(row.Points, float32((x-s.Box.X)/s.Box.W), float32((y-s.Box.Y)/s.Box.H))
	}
	row.Ops, row.Points = "M", []float32{0, float32(foot+80*u) / float32(s.Box.H)}
	type house struct{ x, y, w, h float64 }
	var houses []house
	for x := 0.0; x < s.Box.W; {
		w, h := (sizes[2]+chance.next()*(sizes[3]-sizes[2]))*u, (sizes[0]+chance.next()*(sizes[1]-sizes[0]))*u
		y := foot - h
		add(x, y)
		switch t := chance.next(); {
		case t > 0.7:
			for _, p := range [...][2]float64{{0, 0}, {0, -13}, {6, -13}, {6, -9}, {10, -9}, {10, -13}, {14, -13}, {14, 0}} {
				add(x+w*0.2+p[0]*u, y+p[1]*u)
			}
		case t < 0.25:
			add(x+w/2, y-w*0.3)
		}
		add(x+w, y)
		houses = append(houses, house{x, y, w, h})
		x += w
	}
	add(s.Box.W*1.01, foot)
	add(s.Box.W*1.01, foot+80*u)
	row.Ops += "Z"
	s.Path(s.Box, &row, c)
	side := max(1, pane*u)
	for _, h := range houses {
		for y := h.y + 12*u; y < h.y+h.h-4*u; y += side * 2.6 {
			for x := h.x + 7*u; x < h.x+h.w-8*u; x += side * 2.3 {
				if on, bright := chance.next() < lit, chance.next(); on {
					s.Fill(display.Rect{X: x, Y: y, W: side, H: side * 1.5}, theme.Lamp.Alpha(0.45+0.55*bright), 0)
				}
			}
		}
	}
}

// bus is a bus far off on the embankment.
func (s sheet) bus(x, y float64) {
	u := s.Unit * 0.86
	at := func(dx, dy, w, h float64) display.Rect {
		return display.Rect{X: x + dx*u, Y: y + dy*u, W: w * u, H: h * u}
	}
	s.Fill(at(0, 0, 82, 54), hex(0x4E1B22), 5*u)
	s.Fill(at(0, 26, 82, 4), hex(0x2A1016), 0)
	for _, dx := range [...]float64{6, 24, 42, 60} {
		s.Fill(at(dx, 6, 14, 15), hex(0xD9A860), 0)
		s.Fill(at(dx, 33, 14, 12), hex(0xC78F4A), 0)
	}
	s.Fill(at(11, 48, 14, 14), theme.LampInk, 7*u)
	s.Fill(at(57, 48, 14, 14), theme.LampInk, 7*u)
}

// table is the table from its edge to the foot of the ground, with the light of a lamp on it, behind the wall of the
// river.
func (s sheet) table(edge float64) {
	u, wide, high := s.Unit, s.Box.W, s.Box.H
	deep, top := high-edge, edge-4*u
	wood := display.Rect{Y: top, W: wide, H: high - top}
	s.Fill(wood, woodDark, 0)
	s.Glow(s.around(wide/2, edge+deep*0.32, wide*0.6, deep*0.98), woodLight).Clip = wood
	chance := chance(3)
	for y := edge + 14*u; y < high; y += 21 * u {
		line := display.Rect{X: 0, Y: y + (chance.next()*10-5)*u, W: wide, H: 20 * u}
		s.Path(line, grains[int(chance.next()*float64(len(grains)))%len(grains)], woodGrain.Alpha(0.2)).Width = max(1, 1.2*u)
	}
	s.Glow(s.around(wide/2, edge+deep*0.345, 430*u, 170*u), hex(0xFFD98C).Alpha(0.3))
	if edge <= 0 {
		return
	}
	wall := display.Rect{Y: edge - 34*u, W: wide, H: 46 * u}
	s.Path(wall, wallFoot, hex(0x2A3144)).Shade(display.ShadeDown, hex(0x0A0E18))
	s.Fill(display.Rect{Y: wall.Y, W: wide, H: max(1, 6*u)}, hex(0x465068), 0)
	s.Fill(display.Rect{Y: wall.Y, W: wide, H: max(1, 1.5*u)}, hex(0x8D93A0).Alpha(0.5), 0)
	s.Path(wall, tableEdge, hex(0x7A5226)).Shade(display.ShadeDown, hex(0x1C110A))
	s.Path(wall, tableRim, hex(0xC79A56))
}

var (
	// bridge is Tower Bridge in a square of its own, from the middle of its left tower.
	bridge = pen.Draw(100, `M 0 200 L 0 20 5 20 5 4 14 -16 23 4 23 20 28 20 28 200 Z
		M 80 200 L 80 20 85 20 85 4 94 -16 103 4 103 20 108 20 108 200 Z
		M 28 24 L 80 24 80 32 28 32 Z M 28 40 L 80 40 80 43 28 43 Z M -80 104 L 190 104 190 111 -80 111 Z
		M -80 100 Q -30 90 0 40 L 0 48 Q -28 98 -80 108 Z M 188 100 Q 138 90 108 40 L 108 48 Q 136 98 188 108 Z`)
	// umbrella is somebody under one.
	umbrella = pen.Draw(48, `M 0 10 Q 24 -12 48 10 Q 36 4 24 10 Q 12 4 0 10 Z M 22 8 L 26 8 26 26 22 26 Z
		M 12 24 Q 24 12 36 24 L 42 48 6 48 Z`)
	// wallFoot is the wall of the river down to the table, whose edge is round: tableEdge with the light on its tableRim.
	wallFoot  = pen.Draw(46, "M 0 0 L 46 0 46 44 Q 23 18 0 44 Z")
	tableEdge = pen.Draw(46, "M 0 44 Q 23 18 46 44 L 46 52 Q 23 26 0 52 Z")
	tableRim  = pen.Draw(46, "M 0 44 Q 23 18 46 44 L 46 46.6 Q 23 20.6 0 46.6 Z")
	// grains are lines of the wood, as wide as it.
	grains = [...]*display.Outline{
		pen.Line(100, "M 0 50 C 23 20 44 90 55 30 C 70 -20 86 80 100 60"),
		pen.Line(100, "M 0 20 C 30 70 40 0 60 40 C 74 80 90 10 100 30"),
		pen.Line(100, "M 0 70 C 20 60 48 20 62 60 C 76 90 84 40 100 50"),
	}
)

// Wall is a wall of London brick in the fog, in the light of one lamp, which falls where a figure before it has its
// face: in a high picture that is in the lower half.
var Wall = faces.New(display.Known{Name: "wall", Part: true, Ground: &display.Place{
	Middle: wallMortar, Edge: wallMortar}}, drawWall)

func drawWall(s sheet) {
	if s.M.Contrast {
		return
	}
	w, h := s.Box.W, s.Box.H
	high, lamp := max(w, h)/42, 0.32
	if h > w {
		lamp = 0.66
	}
	s.Fill(s.Box, wallMortar, 0)
	s.Glow(s.around(s.Box.X+w*0.42, s.Box.Y+h*lamp, w*0.5, w*0.5), hex(0x7A5830).Alpha(0.9)).Clip = s.Box
	chance := chance(8)
	for row := 0; float64(row)*high < h; row++ {
		for column := -1; float64(column)*high*2.13 < w; column++ {
			x, y := (float64(column)+0.5*float64(row%2))*high*2.13, float64(row)*high
			away := math.Hypot(x+high-w*0.42, y-h*lamp) / max(w, h*0.8)
			light, dark := max(0, 1-away/0.5), min(1, max(0, away/0.62-0.16))
			brick := wallBricks[int(chance.next()*float64(len(wallBricks)))%len(wallBricks)]
			brick = brick.Towards(theme.Lamp, 0.62*light).Towards(hex(0x05070D), dark)
			s.Fill(display.Rect{X: s.Box.X + x, Y: s.Box.Y + y, W: high * 2.13, H: high}.Inset(high*0.05), brick,
				high*0.07).Clip = s.Box
		}
	}
}

var (
	wallMortar = hex(0x140F13)
	wallBricks = [...]display.Colour{hex(0x3A2B2A), hex(0x352726), hex(0x3F2F2C), hex(0x31242A)}
)

// chance is a row of numbers from 0 to 1 that look like chance and are always the same.
type chance uint32

func (c *chance) next() float64 {
	*c = *c*1664525 + 1013904223
	return float64(*c>>8) / (1 << 24)
}
