package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// The ways out of London at night, from side to side and from the sky to the ground, which begins at GroundAt of the
// height: a street with its houses, the river in the moonlight, and a platform of the Underground.
var (
	NightStreet = faces.New(display.Known{Name: "night street", Part: true, Opaque: true}, street.nightStreet)
	NightRiver  = faces.New(display.Known{Name: "night river", Part: true, Opaque: true}, street.nightRiver)
	Platform    = faces.New(display.Known{Name: "platform", Part: true, Opaque: true}, street.platform)
)

// What a way out leads behind, at the left edge of its box: the house at a corner, the mouth of a tunnel, and the
// bridge, which is as wide as its box.
var (
	CornerHouse = faces.New(display.Known{Name: "corner house", Part: true, Round: true}, street.cornerHouse)
	TunnelMouth = faces.New(display.Known{Name: "tunnel mouth", Part: true, Round: true}, street.tunnelMouth)
	TowerBridge = faces.New(display.Known{Name: "tower bridge", Part: true, Round: true}, street.towerBridge)
)

// GroundAt is where the ground begins in a picture of a way out, as a share of its height; MouthAt is how far from the
// left edge of its box a tunnel swallows a train, as a share of its width.
const (
	GroundAt = 0.66
	MouthAt  = 0.32
)

// escapeHigh is the height for which these are designed.
const escapeHigh = 500.0

// street is a sheet on which the ways through London are drawn, and what drives there.
type street struct{ *faces.Sheet }

// nightSky is the sky down to the ground, with a moon at a share of the width and what of London stands far off.
func (s street) nightSky(moon float64) (u, ground float64) {
	u, ground = s.Box.H/escapeHigh, s.Box.H*GroundAt
	s.Unit = u
	w := s.Box.W
	from := 0.0
	sky := [...]display.Colour{hex(0x0A1126), hex(0x1C2749), hex(0x4C4A6B), hex(0xB9805A)}
	for i, at := range [...]float64{0.34, 0.66, 1} {
		s.Fill(display.Rect{Y: from, W: w, H: ground*at - from}, sky[i], 0).Shade(display.ShadeDown, sky[i+1])
		from = ground * at
	}
	x, y := w*moon, ground*0.25
	s.Glow(sheet(s).around(x, y, 150*u, 150*u), theme.Cream.Alpha(0.45))
	s.Fill(sheet(s).around(x, y, 32*u, 32*u), hex(0xFFF3D2), 32*u)
	s.Fill(sheet(s).around(x-9*u, y-6*u, 6*u, 6*u), hex(0xE8D7AC), 6*u)
	s.Fill(sheet(s).around(x+10*u, y+9*u, 8*u, 8*u), hex(0xE8D7AC), 8*u)
	chance := chance(12)
	for range 40 {
		side := (1 + 1.6*chance.next()) * u
		s.Fill(display.Rect{X: w * chance.next(), Y: ground * 0.5 * chance.next()}.Square(side), theme.Cream.Alpha(0.55),
			side/2)
	}
	far := hex(0x39406A)
	for i, at := range [...]float64{-0.06, 0.3, 0.66} {
		s.Path(display.Rect{X: w * at, Y: ground - [...]float64{300, 350, 290}[i]*u, W: w * 0.4, H: 560 * u}, skyline,
			far).Clip = display.Rect{W: w, H: ground}
	}
	for i := range 5 {
		sheet(s).bank(w*float64(i)/4, ground-70*u, w*0.22/u, 46, 0.3)
	}
	return u, ground
}

// nightStreet is a street with its terraced houses, in the wet of the night.
func (s street) nightStreet() {
	u, ground := s.nightSky(0.3)
	w := s.Box.W
	sheet(s).roofs(19, ground-96*u, [4]float64{40, 96, 60, 120}, hex(0x1D2544), 0.12, 5)
	sheet(s).bank(w*0.3, ground-90*u, w*0.4/u, 40, 0.22)
	sheet(s).bank(w*0.8, ground-90*u, w*0.4/u, 40, 0.22)
	chance := chance(5)
	wide := 152 * u
	for n := 0; float64(n)*wide < w; n++ {
		s.terrace(display.Rect{X: float64(n) * wide, W: wide, H: (176 + 26*chance.next()) * u}, ground, n, &chance)
	}
	pave := display.Rect{Y: ground, W: w, H: 26 * u}
	s.Fill(pave, hex(0x5A5F70), 0).Shade(display.ShadeDown, hex(0x363B4C))
	for x := 0.0; x < w; x += 44 * u {
		s.Fill(display.Rect{X: x, Y: pave.Y, W: max(1, 1.4*u), H: pave.H}, theme.LampInk.Alpha(0.3), 0)
	}
	road := display.Rect{Y: ground + pave.H, W: w, H: s.Box.H - ground - pave.H}
	s.Fill(road, hex(0x2D3348), 0).Shade(display.ShadeDown, hex(0x0D1120))
	s.Fill(display.Rect{Y: road.Y, W: w, H: 5 * u}, hex(0x8D93A0), 0).Shade(display.ShadeDown, hex(0x1A2032))
	for row := 0; float64(row)*11*u < road.H; row++ { // Cobbles, larger towards whoever looks.
		y, long := road.Y+float64(row)*11*u+9*u, (22+float64(row)*3)*u
		for x := -long * float64(row%2) / 2; x < w; x += long {
			s.Fill(display.Rect{X: x + 1.5*u, Y: y, W: long - 3*u, H: 8 * u}, hex(0x6D7896).Alpha(0.08+0.12*chance.next()),
				3*u)
		}
	}
	for x := 0.5 * wide; x < w; x += 2 * wide { // What the windows throw on the wet.
		s.Glow(sheet(s).around(x, road.Y+road.H*0.42, 60*u, road.H*0.5), theme.Lamp.Alpha(0.2)).Clip = road
	}
}

// terrace is one of the houses in a row, that high.
func (s street) terrace(house display.Rect, ground float64, n int, chance *chance) {
	u, x := s.Unit, house.X
	y := ground - house.H
	brick := [...]display.Colour{hex(0x6B4638), hex(0x5A3C36), hex(0x74503C), hex(0x55434A)}[n%4]
	s.Fill(display.Rect{X: x, Y: y, W: house.W, H: house.H}, brick, 0).Shade(display.ShadeDown,
		brick.Towards(hex(0x0A0E18), 0.5))
	for row := 1; float64(row)*8*u < house.H; row++ {
		s.Fill(display.Rect{X: x, Y: y + float64(row)*8*u, W: house.W, H: max(1, u)}, theme.LampInk.Alpha(0.16), 0)
	}
	s.Fill(display.Rect{X: x - 3*u, Y: y - 8*u, W: house.W + 6*u, H: 10 * u}, hex(0x8C7B66), 0).Shade(display.ShadeDown,
		hex(0x4A3F3A))
	s.Fill(display.Rect{X: x + house.W*0.62, Y: y - 40*u, W: 28 * u, H: 34 * u}, brick.Towards(hex(0x0A0E18), 0.3), 0)
	for i := range 3 {
		s.Fill(display.Rect{X: x + house.W*0.62 + (2+9*float64(i))*u, Y: y - 50*u, W: 6 * u, H: 12 * u}, hex(0x7A4630), 0)
	}
	s.Fill(display.Rect{X: x, Y: y, W: 3 * u, H: house.H}, theme.LampInk.Alpha(0.35), 0)
	for floor := range 2 {
		for column := range 3 {
			if floor == 1 && column == 1 { // The door.
				door := display.Rect{X: x + house.W*0.4, Y: ground - 70*u, W: 34 * u, H: 70 * u}
				s.Fill(door.Inset(-5*u), hex(0xB9AE98), 2*u).Shade(display.ShadeDown, hex(0x6A6258))
				s.Fill(door, [...]display.Colour{hex(0x274B6D), hex(0x7A1F1C), hex(0x21493A)}[n%3], 0).Shade(
					display.ShadeDown, hex(0x0D1120))
				s.Fill(display.Rect{X: door.X + 5*u, Y: door.Y + 5*u, W: 24 * u, H: 12 * u}, theme.Lamp.Alpha(0.8), 3*u)
				s.Fill(display.Rect{X: door.X - 8*u, Y: ground - 6*u, W: 50 * u, H: 6 * u}, hex(0x9C9484), 0)
				continue
			}
			pane := display.Rect{X: x + house.W*(0.1+0.3*float64(column)), Y: y + (22+78*float64(floor))*u, W: 30 * u,
				H: 50 * u}
			s.Fill(pane.Inset(-4*u), hex(0xA89C86), u).Shade(display.ShadeDown, hex(0x5D554C))
			lit := chance.next() < 0.5
			light, dark := hex(0x1B2440), hex(0x0E1428)
			if lit {
				light, dark = hex(0xFFD98C), hex(0xC98A3C)
				s.Glow(pane.Inset(-26*u), theme.Lamp.Alpha(0.3))
			}
			s.Fill(pane, light, 0).Shade(display.ShadeDown, dark)
			s.Fill(display.Rect{X: pane.X, Y: pane.Y + pane.H/2 - u, W: pane.W, H: 2 * u}, hex(0x4A3F3A), 0)
			s.Fill(display.Rect{X: pane.X + pane.W/2 - u, Y: pane.Y, W: 2 * u, H: pane.H}, hex(0x4A3F3A), 0)
			s.Fill(display.Rect{X: pane.X - 6*u, Y: pane.Y + pane.H + 3*u, W: pane.W + 12*u, H: 5 * u}, hex(0x9C9080), 0)
		}
	}
}

// nightRiver is the river: the other bank, and the moon on the water.
func (s street) nightRiver() {
	u, ground := s.nightSky(0.56)
	w := s.Box.W
	sheet(s).roofs(31, ground-30*u, [4]float64{30, 84, 60, 120}, hex(0x232B4E), 0.16, 5)
	sheet(s).bank(w*0.3, ground-30*u, w*0.4/u, 34, 0.25)
	sheet(s).bank(w*0.8, ground-30*u, w*0.4/u, 34, 0.25)
	sheet(s).roofs(77, ground-4*u, [4]float64{20, 56, 70, 130}, hex(0x151C38), 0.18, 5)
	water := display.Rect{Y: ground, W: w, H: s.Box.H - ground}
	s.Fill(water, hex(0x4A5478), 0).Shade(display.ShadeDown, hex(0x0A1124))
	s.Glow(sheet(s).around(w*0.56, ground, 260*u, water.H*1.1), hex(0xFFF3D2).Alpha(0.4)).Clip = water
	chance := chance(9)
	for row := range 16 { // The nearer the wider apart, and the longer.
		y := ground + water.H*(0.02+0.98*float64(row*row)/225)
		for range 12 {
			long := (18 + 44*chance.next()) * u * (0.6 + float64(row)/12)
			x := w * chance.next()
			s.Fill(display.Rect{X: x, Y: y, W: long, H: max(1, (1+float64(row)*0.16)*u)}, hex(0x9FB0D8).Alpha(0.16), u)
		}
		for range 3 { // The path of the moon.
			long := (26 + 50*chance.next()) * u * (0.5 + float64(row)/12)
			x := w*0.56 + (chance.next()-0.5)*(60+float64(row)*16)*u - long/2
			s.Fill(display.Rect{X: x, Y: y, W: long, H: max(1.4, (1.6+float64(row)*0.26)*u)}, hex(0xFFF0C8).Alpha(0.75), u)
		}
	}
}

// platform is one of the Underground: tiles, lamps and posters behind the track, and the edge before it.
func (s street) platform() {
	u, ground := s.Box.H/escapeHigh, s.Box.H*GroundAt
	s.Unit = u
	w := s.Box.W
	s.Fill(display.Rect{W: w, H: ground}, hex(0x2A3140), 0)
	roof := display.Rect{W: w, H: ground * 0.2}
	s.Fill(roof, hex(0x10141E), 0).Shade(display.ShadeDown, hex(0x2C3342))
	wall := display.Rect{Y: roof.H, W: w, H: ground - roof.H}
	s.Fill(wall, hex(0xCFC4A4), 0).Shade(display.ShadeDown, hex(0x8F8770))
	side := 20 * u
	for row := 0; float64(row)*side/2 < wall.H; row++ {
		s.Fill(display.Rect{Y: wall.Y + float64(row)*side/2, W: w, H: max(1, u)}, hex(0x6D664F).Alpha(0.5), 0)
		for x := side * float64(row%2) / 2; x < w; x += side {
			s.Fill(display.Rect{X: x, Y: wall.Y + float64(row)*side/2, W: max(1, u), H: side / 2}, hex(0x6D664F).Alpha(0.4), 0)
		}
	}
	s.Fill(display.Rect{Y: wall.Y, W: w, H: 22 * u}, hex(0x2E6B58), 0).Shade(display.ShadeDown, hex(0x1C463A))
	s.Fill(display.Rect{Y: wall.Y + 22*u, W: w, H: 4 * u}, hex(0xEDE2C4), 0)
	s.Fill(display.Rect{Y: ground - 40*u, W: w, H: 40 * u}, hex(0x2E6B58), 0).Shade(display.ShadeDown, hex(0x123028))
	for n := 0; float64(n)*210*u < w; n++ {
		sheetOf := display.Rect{X: (46 + float64(n)*210) * u, Y: wall.Y + 46*u, W: 96 * u, H: 128 * u}
		s.Fill(sheetOf.Inset(-5*u), hex(0x4A3A28), 2*u)
		paper := [...]display.Colour{hex(0xB9422F), hex(0x2A5C86), hex(0xD99A3B), hex(0x3B6B57)}[n%4]
		s.Fill(sheetOf, paper, 0).Shade(display.ShadeDown, paper.Towards(theme.LampInk, 0.4))
		s.Fill(sheetOf.Inset(8*u).Moved(0, 0), theme.Cream.Alpha(0.9), 0)
		in := sheetOf.Inset(12 * u)
		s.Fill(in, paper.Towards(theme.Cream, 0.25), 0)
		mark := [...]display.Icon{display.IconHat, display.IconLamp, display.IconClock, display.IconMagnifier}[n%4]
		s.Symbol(in.Moved(0, -10*u).SquareIn(0.94), mark, theme.LampInk.Alpha(0.85))
		s.Fill(display.Rect{X: in.X, Y: in.Y + in.H - 20*u, W: in.W, H: 20 * u}, theme.LampInk.Alpha(0.8), 0)
		s.Fill(display.Rect{X: in.X + 8*u, Y: in.Y + in.H - 12*u, W: in.W - 16*u, H: 4 * u}, theme.Cream, 2*u)
	}
	for n := 0; float64(n)*210*u < w; n++ {
		x, y := (200+float64(n)*210)*u, roof.H*0.72
		s.Fill(display.Rect{X: x - 1.5*u, W: 3 * u, H: y}, hex(0x07090F), 0)
		s.Glow(sheet(s).around(x, y+16*u, 130*u, 150*u), theme.Lamp.Alpha(0.5))
		s.Path(display.Rect{X: x - 24*u, Y: y - 12*u, W: 48 * u, H: 48 * u}, lampShade, hex(0x1B2130))
		s.Fill(sheet(s).around(x, y+8*u, 11*u, 11*u), hex(0xFFF0C8), 11*u)
	}
	pit := display.Rect{Y: ground, W: w, H: s.Box.H*0.79 - ground}
	s.Fill(pit, hex(0x12151E), 0).Shade(display.ShadeDown, hex(0x05060B))
	for _, at := range [...]float64{0.3, 0.66} {
		s.Fill(display.Rect{Y: pit.Y + pit.H*at, W: w, H: 5 * u}, hex(0x8E95A6), 0).Shade(display.ShadeDown, hex(0x3A4050))
	}
	floor := display.Rect{Y: s.Box.H * 0.79, W: w, H: s.Box.H * 0.21}
	s.Fill(floor, hex(0x6D675C), 0).Shade(display.ShadeDown, hex(0x2B2A2C))
	s.Fill(display.Rect{Y: floor.Y, W: w, H: 9 * u}, hex(0xF0E7D2), 0).Shade(display.ShadeDown, hex(0xA79C82))
	for x := 0.0; x < w; x += 74 * u {
		s.Fill(display.Rect{X: x, Y: floor.Y + 9*u, W: max(1, 1.4*u), H: floor.H}, theme.LampInk.Alpha(0.3), 0)
	}
	for x := 200 * u; x < w; x += 210 * u {
		s.Glow(sheet(s).around(x, floor.Y+floor.H*0.5, 100*u, floor.H*0.5), theme.Lamp.Alpha(0.25)).Clip = floor
	}
}

// lampShade is the shade of a lamp that hangs from a ceiling, in a square.
var lampShade = pen.Draw(48, "M 4 20 C 6 10 14 4 24 4 C 34 4 42 10 44 20 Z")

// cornerHouse is the house at the corner of a street, nearer than all others; CornerLamp stands before it.
func (s street) cornerHouse() {
	u := s.Box.H / escapeHigh
	s.Unit = u
	w, foot := s.Box.W, s.Box.H*0.8
	s.Fill(display.Rect{W: w, H: foot}, hex(0x3D2B2B), 0).Shade(display.ShadeDown, hex(0x191520))
	chance := chance(21)
	for row := 0; float64(row)*13*u < foot; row++ {
		for x := -15 * u * float64(row%2); x < w; x += 30 * u {
			brick := display.Rect{X: x, Y: float64(row) * 13 * u, W: 30 * u, H: 13 * u}.Inset(u)
			s.Fill(brick, wallBricks[int(chance.next()*4)%4].Towards(hex(0x7A5240), 0.35*chance.next()),
				u).Clip = display.Rect{W: w, H: foot}
		}
	}
	for row := 0; float64(row)*39*u < foot; row++ { // The stones of its corner.
		wide := (34 + 14*float64(row%2)) * u
		s.Fill(display.Rect{Y: float64(row) * 39 * u, W: wide, H: 37 * u}, hex(0xA79A84), 2*u).Shade(display.ShadeAcross,
			hex(0x5A5148))
	}
	s.Fill(display.Rect{Y: 0, W: w, H: foot}, theme.LampInk.Alpha(0), 0).Shade(display.ShadeDown, theme.LampInk.Alpha(0.4))
	pave := display.Rect{Y: foot, W: w, H: s.Box.H - foot}
	s.Fill(pave, hex(0x6A6E7C), 0).Shade(display.ShadeDown, hex(0x2A2F40))
	s.Fill(display.Rect{Y: foot, W: w, H: 4 * u}, hex(0x9DA2AE), 0)
}

// CornerLamp is the place of the lamp before a corner house.
func CornerLamp(house display.Rect) display.Rect {
	u, foot := house.H/escapeHigh, house.Y+house.H*0.8
	return LampBox(house.X+house.W*0.42, foot-290*u, 2.1*u, foot+22*u)
}

// tunnelMouth is the end of a platform: a wall with the dark of the tunnel in it, at MouthAt.
func (s street) tunnelMouth() {
	u := s.Box.H / escapeHigh
	s.Unit = u
	w, foot := s.Box.W, s.Box.H*0.79
	from := w * MouthAt
	s.Fill(display.Rect{X: from, W: w - from, H: foot}, hex(0x4A4238), 0).Shade(display.ShadeDown, hex(0x1B1816))
	chance := chance(33)
	for row := 0; float64(row)*15*u < foot; row++ {
		for x := from - 17*u*float64(row%2); x < w; x += 34 * u {
			brick := display.Rect{X: x, Y: float64(row) * 15 * u, W: 34 * u, H: 15 * u}.Inset(u)
			s.Fill(brick, hex(0x5A4A3C).Towards(hex(0x2A2320), chance.next()), u).Clip = display.Rect{X: from, W: w, H: foot}
		}
	}
	for row := 0; float64(row)*36*u < foot; row++ {
		s.Fill(display.Rect{X: from, Y: float64(row) * 36 * u, W: (22 + 10*float64(row%2)) * u, H: 34 * u}, hex(0xA79A84),
			2*u).Shade(display.ShadeAcross, hex(0x5A5148))
	}
	s.Glow(sheet(s).around(from+70*u, foot*0.36, 60*u, 60*u), tail.Alpha(0.7))
	s.Fill(sheet(s).around(from+70*u, foot*0.36, 11*u, 11*u), tail, 11*u)
}

// towerBridge is the bridge over the river: its towers stand nearer than all boats.
func (s street) towerBridge() {
	u := s.Box.H / escapeHigh
	s.Unit = u
	w := s.Box.W
	stone, dark := hex(0x59658A), hex(0x1A2240)
	chain := func(x0, x1, y0, y1 float64) {
		const parts = 14
		for i := range parts {
			at := func(i int) (x, y float64) {
				t := float64(i) / parts
				return x0 + (x1-x0)*t, y0 + (y1-y0)*(1-(1-t)*(1-t))
			}
			ax, ay := at(i)
			bx, by := at(i + 1)
			s.Path(display.Rect{X: min(ax, bx), Y: min(ay, by), W: max(1, abs(bx-ax)), H: max(1, abs(by-ay))},
				chains[map[bool]int{true: 0, false: 1}[(bx > ax) == (by > ay)]], hex(0x7C8AB4)).Width = 5 * u
			s.Fill(display.Rect{X: bx - u, Y: by, W: 2 * u, H: 214*u - by}, hex(0x7C8AB4).Alpha(0.6), 0)
		}
	}
	left, right := w*0.2, w*0.8
	chain(left, -0.06*w, 70*u, 200*u)
	chain(right, 1.06*w, 70*u, 200*u)
	for i, y := range [...]float64{66, 84} {
		s.Fill(display.Rect{X: left, Y: y * u, W: right - left, H: [...]float64{9, 5}[i] * u}, stone, 0).Shade(
			display.ShadeDown, dark)
	}
	for x := left; x < right; x += 22 * u {
		s.Path(display.Rect{X: x, Y: 70 * u, W: 22 * u, H: 18 * u}, chains[int(x/u)%2], stone).Width = 2 * u
	}
	s.Fill(display.Rect{Y: 206 * u, W: w, H: 22 * u}, stone, 0).Shade(display.ShadeDown, dark)
	s.Fill(display.Rect{Y: 202 * u, W: w, H: 5 * u}, hex(0x8E9BC2), 0)
	for x := 20 * u; x < w; x += 64 * u {
		s.Glow(sheet(s).around(x, 196*u, 18*u, 18*u), theme.Lamp.Alpha(0.8))
		s.Fill(sheet(s).around(x, 196*u, 3.4*u, 3.4*u), hex(0xFFF0C8), 3.4*u)
	}
	for _, x := range [...]float64{left, right} {
		box := display.Rect{X: x - 60*u, Y: 0, W: 120 * u, H: 120 * u}
		s.Path(box, bridgeTower, stone).Shade(display.ShadeDown, dark)
		s.Fill(display.Rect{X: x - 72*u, Y: 330 * u, W: 144 * u, H: 54 * u}, hex(0x3A4468), 6*u).Shade(display.ShadeDown,
			hex(0x0D1328))
		for i, y := range [...]float64{64, 104, 148, 246, 290} {
			for _, dx := range [...]float64{-20, 20} {
				pane := display.Rect{X: x + dx*u - 6*u, Y: y * u, W: 12 * u, H: 22 * u}
				ink := hex(0x10172E)
				if (i+int(dx))%2 == 0 {
					ink = hex(0xFFD98C)
				}
				s.Fill(pane, ink, 5*u)
			}
		}
		for _, y := range [...]float64{92, 136, 186, 238, 280} {
			s.Fill(display.Rect{X: x - 48*u, Y: y * u, W: 96 * u, H: 3 * u}, hex(0x8E9BC2).Alpha(0.6), 0)
		}
		s.Fill(display.Rect{X: x - 48*u, Y: 50 * u, W: 10 * u, H: 280 * u}, hex(0xB9C4E2).Alpha(0.3), 0)
	}
}

// abs is the size of a number.
func abs(x float64) float64 { return max(x, -x) }

var (
	// bridgeTower is a tower of the bridge, down to its pier, in a square as wide as a tower.
	bridgeTower = pen.Draw(120, `M 12 340 L 12 50 8 50 12 22 18 50 30 50 60 0 90 50 102 50 108 22 112 50 108 50 108 340 Z`)
	// chains are a bar from one corner of its box to the other, down and up.
	chains = [2]*display.Outline{pen.Line(1, "M 0 0 L 1 1"), pen.Line(1, "M 0 1 L 1 0")}
)
