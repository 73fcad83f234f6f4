package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Vehicle is one that somebody flees with, in profile, as it drives to the right: Symbol is which, and who rides it,
// Portrait with its Paints, is seen in a window or in the saddle. It stands on the lower edge of its box.
var Vehicle = faces.New(display.Known{Name: "vehicle", Part: true, Round: true}, street.vehicle)

// VehicleWide is how wide a vehicle's box is for its height.
func VehicleWide(which display.Icon) float64 {
	v := vehicles[which]
	return v.wide / v.high
}

// vehicle is how one is drawn, on a grid as wide as it is: its parts, of which those behind come before whoever rides
// it, and the place of the head.
type vehicle struct {
	wide, high   float64
	behind, over []vehiclePart
	head         display.Rect
	lamp         [2]float64
}

// vehiclePart is a part of one, lit from above: its upper edge has the first colour, its lower one the second.
type vehiclePart struct {
	outline     *display.Outline
	light, dark display.Colour
	width       float64
}

// vehicle paints one.
func (s street) vehicle() {
	v := vehicles[s.Face.Symbol]
	if v.wide == 0 {
		return
	}
	u := s.Box.W / v.wide
	s.Unit = u
	all := display.Rect{X: s.Box.X, Y: s.Box.Y, W: s.Box.W, H: s.Box.W}
	draw := func(parts []vehiclePart) {
		for i := range parts {
			it := s.Path(all, parts[i].outline, parts[i].light).Shade(display.ShadeDown, parts[i].dark)
			it.Width = parts[i].width * u
		}
	}
	draw(v.behind)
	room := display.Rect{X: s.Box.X + v.head.X*u, Y: s.Box.Y + v.head.Y*u, W: v.head.W * u, H: v.head.H * u}
	if strokes, known := characters()[s.Face.Portrait]; known {
		side := room.H * headIn
		box := display.Rect{X: room.X + (room.W-side)/2, Y: room.Y - side*headUp, W: side, H: side}
		s.Person(room, box, strokes, s.Face.Paints)
	} else {
		at := s.Sit(room, s.Face.PortraitID)
		s.Draw(at)
	}
	if s.Face.Symbol == display.IconBicycle { // The coat hangs down over the saddle.
		coat := s.Face.Paints[3]
		if coat.A == 0 {
			coat = theme.Slate
		}
		s.Path(all, bikeCoat, theme.LampInk).Width = 4 * u
		s.Path(all, bikeCoat, coat.Towards(theme.Cream, 0.1)).Shade(display.ShadeDown, coat.Towards(theme.LampInk, 0.5))
	}
	draw(v.over)
	if v.lamp[0] > 0 {
		x, y := s.Box.X+v.lamp[0]*u, s.Box.Y+v.lamp[1]*u
		s.Glow(sheet(s).around(x, y, 26*u, 26*u), theme.Lamp.Alpha(0.8))
		s.Fill(sheet(s).around(x, y, 7*u, 7*u), towerLight, 7*u)
	}
}

// headIn is how large a portrait is drawn, in heights of the window in which it is seen, headUp how much of that stands
// over the window.
const (
	headIn = 1.5
	headUp = 0.06
)

// The colours of the vehicles.
var (
	glassLight, glassDark = display.Hex(0xFFE3A0), display.Hex(0xD7A04C)
	rubber, rubberDark    = display.Hex(0x1B1E27), display.Hex(0x07090F)
	chrome, chromeDark    = display.Hex(0xE9E4D4), display.Hex(0x8D8C8A)
	green, greenDark      = display.Hex(0x4C8A72), display.Hex(0x16382F)
	busLight, busDark     = display.Hex(0xD8402F), display.Hex(0x7C1712)
	hull, hullDark        = display.Hex(0x2F4E82), display.Hex(0x101C38)
	varnish, varnishDark  = display.Hex(0xC98A4B), display.Hex(0x7A4A22)
	tail                  = display.Hex(0xFF5A3C)
)

// part is one of that drawing on a grid of so many units; line one that is drawn with a pen so wide.
func part(grid float64, drawing string, light, dark display.Colour) vehiclePart {
	return vehiclePart{outline: pen.Draw(grid, drawing), light: light, dark: dark}
}

func line(grid, width float64, drawing string, c display.Colour) vehiclePart {
	return vehiclePart{outline: pen.Line(grid, drawing), light: c, dark: c, width: width}
}

var bikeCoat = pen.Draw(240, `M 62 132 C 66 106 92 96 120 98 C 142 100 156 110 160 124 L 196 138 192 150 158 146
	C 152 160 140 176 130 182 L 84 186 C 60 180 56 158 62 132 Z`)

// vehicles are those of the escapes, by the sign on their cards.
var vehicles = map[display.Icon]vehicle{
	display.IconMotor: {wide: 300, high: 206, head: display.Rect{X: 132, Y: 32, W: 68, H: 76}, lamp: [2]float64{284, 132},
		behind: []vehiclePart{
			part(300, "M 62 110 C 70 56 92 30 118 28 L 176 28 C 196 30 204 66 208 110 Z", glassLight, glassDark),
		},
		over: []vehiclePart{
			part(300, `M 10 160 C 8 136 18 120 38 116 L 52 114 C 56 60 76 18 116 16 L 178 16 C 204 18 212 58 218 106 L 262 110
				C 280 112 288 124 290 142 L 292 168 C 292 176 288 180 280 180 L 22 180 C 12 180 10 172 10 160 Z
				M 136 106 L 202 106 C 199 68 192 36 174 34 L 136 34 Z
				M 68 106 L 124 106 124 34 118 34 C 92 36 76 62 68 106 Z`, green, greenDark),
			part(300, "M 96 20 C 102 14 110 11 118 11 L 178 11 C 188 11 196 16 201 24 C 160 18 130 18 96 20 Z", greenDark,
				greenDark),
			line(300, 2.5, "M 130 116 L 130 172", greenDark),
			line(300, 3, "M 38 120 L 262 114", display.Hex(0x9CCBB4)),
			part(300, "M 140 124 L 154 124 154 128 140 128 Z", chrome, chrome),
			part(300, "M 108 174 L 210 174 210 184 108 184 Z", rubber, rubberDark),
			part(300, "M 22 182 C 24 150 44 134 70 134 C 96 134 112 152 116 182 Z", display.Hex(0x2B5B4C),
				display.Hex(0x0E241E)),
			part(300, "M 198 182 C 202 150 220 134 246 134 C 272 134 290 150 292 182 Z", display.Hex(0x2B5B4C),
				display.Hex(0x0E241E)),
			part(300, "O 70 178 27 27", rubber, rubberDark), part(300, "O 246 178 27 27", rubber, rubberDark),
			part(300, "O 70 178 15 15", chrome, chromeDark), part(300, "O 246 178 15 15", chrome, chromeDark),
			part(300, "O 70 178 5 5", rubber, rubber), part(300, "O 246 178 5 5", rubber, rubber),
			part(300, "O 280 132 13 13", chrome, chromeDark),
			part(300, "M 6 140 L 14 140 14 154 6 154 Z", tail, tail),
			part(300, "M 2 178 L 16 178 16 186 2 186 Z M 284 178 L 298 178 298 186 284 186 Z", chrome, chromeDark),
		}},
	display.IconBus: {wide: 360, high: 256, head: display.Rect{X: 262, Y: 34, W: 66, H: 62}, lamp: [2]float64{352, 196},
		behind: []vehiclePart{part(360, "M 20 28 L 340 28 351 116 352 180 20 180 Z", glassLight, glassDark)},
		over: []vehiclePart{
			part(360, `M 8 224 L 8 30 C 8 16 18 10 30 10 L 318 10 C 338 10 346 24 348 42 L 354 116 356 216
				C 356 222 352 226 346 226 L 14 226 Z
				M 24 96 L 76 96 76 34 24 34 Z M 84 96 L 136 96 136 34 84 34 Z M 144 96 L 196 96 196 34 144 34 Z
				M 204 96 L 254 96 254 34 204 34 Z M 262 96 L 336 96 330 34 262 34 Z
				M 68 178 L 120 178 120 126 68 126 Z M 128 178 L 180 178 180 126 128 126 Z
				M 188 178 L 240 178 240 126 188 126 Z M 248 178 L 300 178 300 126 248 126 Z
				M 312 170 L 348 170 346 126 312 126 Z`, busLight, busDark),
			part(360, "M 10 104 L 352 104 353 116 10 116 Z", chrome, chromeDark),
			part(360, "M 8 28 C 8 16 18 8 30 8 L 318 8 C 332 8 342 16 346 28 Z", display.Hex(0xE9DDBF),
				display.Hex(0x9C8E72)),
			part(360, "M 12 124 L 58 124 58 218 12 218 Z", display.Hex(0x3A1A14), display.Hex(0x140A0A)),
			line(360, 4, "M 34 124 L 34 214", chrome), part(360, "M 8 214 L 60 214 60 226 8 226 Z", rubber, rubberDark),
			line(360, 2, "M 62 194 L 354 194", display.Hex(0xF0A090)),
			part(360, "M 62 226 C 66 200 80 190 96 190 C 112 190 126 200 130 226 Z M 254 226 C 258 200 272 190 288 190 "+
				"C 304 190 318 200 322 226 Z", display.Hex(0x2A0C0A), display.Hex(0x0C0405)),
			part(360, "O 96 226 28 28 O 288 226 28 28", rubber, rubberDark),
			part(360, "O 96 226 15 15 O 288 226 15 15", busLight, busDark),
			part(360, "O 96 226 5 5 O 288 226 5 5", chrome, chromeDark),
			part(360, "M 3 188 L 11 188 11 204 3 204 Z", tail, tail),
		}},
	display.IconTrain: {wide: 500, high: 176, head: display.Rect{X: 334, Y: 44, W: 72, H: 60}, lamp: [2]float64{486, 130},
		behind: []vehiclePart{part(500, "M 10 38 L 460 38 482 108 10 108 Z", glassLight, glassDark)},
		over: []vehiclePart{
			part(500, `M 6 150 L 6 44 C 6 24 18 14 40 14 L 430 14 C 462 14 478 40 484 78 L 492 140 C 492 148 488 152 480 152
				L 12 152 Z
				M 26 104 L 78 104 78 46 26 46 Z M 146 104 L 198 104 198 46 146 46 Z M 206 104 L 258 104 258 46 206 46 Z
				M 334 104 L 406 104 406 46 334 46 Z M 92 104 L 108 104 108 46 92 46 Z M 116 104 L 132 104 132 46 116 46 Z
				M 274 104 L 290 104 290 46 274 46 Z M 298 104 L 314 104 314 46 298 46 Z
				M 424 100 L 472 100 C 466 70 458 50 444 46 L 424 46 Z`, busLight, busDark),
			part(500, "M 18 26 C 24 18 32 14 44 14 L 430 14 C 444 14 454 18 462 28 Z", display.Hex(0xD9D0B8),
				display.Hex(0x8D8774)),
			part(500, "M 6 116 L 488 116 490 126 6 126 Z", display.Hex(0xF0E3C4), display.Hex(0xC5B28A)),
			line(500, 2.5, "M 86 36 L 86 150", busDark), line(500, 2.5, "M 138 36 L 138 150", busDark),
			line(500, 2, "M 112 36 L 112 150", busDark), line(500, 2.5, "M 268 36 L 268 150", busDark),
			line(500, 2.5, "M 320 36 L 320 150", busDark), line(500, 2, "M 294 36 L 294 150", busDark),
			line(500, 2.5, "M 416 36 L 416 150", busDark),
			part(500, "M 14 150 L 484 150 476 162 22 162 Z", rubber, rubberDark),
			part(500, "O 70 162 13 13 O 112 162 13 13 O 372 162 13 13 O 414 162 13 13", display.Hex(0x4A4F5C), rubberDark),
			part(500, "M 2 128 L 10 128 10 142 2 142 Z M 2 74 L 10 74 10 84 2 84 Z", tail, tail),
		}},
	display.IconBoat: {wide: 340, high: 176, head: display.Rect{X: 160, Y: 56, W: 62, H: 56}, lamp: [2]float64{252, 60},
		behind: []vehiclePart{part(340, "M 80 50 L 239 50 258 116 80 116 Z", glassLight, glassDark)},
		over: []vehiclePart{
			line(340, 3, "M 300 112 L 300 60", chromeDark), line(340, 3, "M 40 118 L 40 76", chromeDark),
			part(340, "M 40 78 L 16 82 20 90 16 98 40 94 Z", tail, busDark),
			part(340, `M 70 118 L 70 54 C 70 44 76 40 86 40 L 224 40 C 240 42 248 58 254 80 L 264 118 Z
				M 160 112 L 222 112 222 56 160 56 Z M 84 112 L 148 112 148 56 84 56 Z
				M 232 112 L 252 112 C 248 82 244 62 234 56 L 232 56 Z`, varnish, varnishDark),
			part(340, "M 60 42 L 236 42 C 234 34 226 30 216 30 L 74 30 C 66 30 60 34 60 42 Z", chrome, chromeDark),
			part(340, "M 100 30 L 104 4 128 4 132 30 Z", busLight, busDark),
			part(340, "M 103 10 L 129 10 130 17 102 17 Z", chrome, chromeDark),
			part(340, `M 6 116 L 332 106 C 326 136 306 160 276 176 L 44 176 C 22 170 10 146 6 116 Z`, hull, hullDark),
			part(340, "M 6 116 L 332 106 330 116 8 126 Z", display.Hex(0xF0E3C4), display.Hex(0xC5B28A)),
			part(340, "O 60 142 7 7 O 90 142 7 7 O 120 141 7 7", glassLight, glassDark),
			part(340, "O 214 136 15 15 o 214 136 8 8", display.Hex(0xF7EFDD), tail),
		}},
	display.IconBicycle: {wide: 240, high: 240, head: display.Rect{X: 30, Y: 6, W: 172, H: 106},
		lamp: [2]float64{206, 152},
		behind: []vehiclePart{
			line(240, 5, "M 58 194 L 96 150 158 150 122 196 58 194 M 96 150 L 122 196", busDark),
			line(240, 6, "M 122 196 L 112 214", rubberDark),
			part(240, "O 58 194 44 44 o 58 194 38 38 O 186 194 44 44 o 186 194 38 38", display.Hex(0x8F98AB),
				display.Hex(0x4A5162)),
			line(240, 1, "M 58 154 L 58 234 M 18 194 L 98 194 M 30 166 L 86 222 M 86 166 L 30 222", chromeDark),
			line(240, 1, "M 186 154 L 186 234 M 146 194 L 226 194 M 158 166 L 214 222 M 214 166 L 158 222", chromeDark),
			part(240, "O 58 194 5 5 O 186 194 5 5 O 122 196 9 9", chrome, chromeDark),
		},
		over: []vehiclePart{
			line(240, 5, "M 186 194 L 168 132 196 130", chrome), line(240, 5, "M 186 194 L 172 146", busLight),
			part(240, "M 120 172 L 146 168 144 212 166 218 166 226 128 224 Z", display.Hex(0x2A2E3C), display.Hex(0x12141C)),
			part(240, "M 196 144 L 210 140 212 164 196 160 Z", chrome, chromeDark),
			part(240, "M 186 130 C 192 126 200 128 200 136 C 200 144 190 146 184 142 Z", display.Hex(0xE8B48C),
				display.Hex(0xB07A56)),
			part(240, "O 16 186 5 5", tail, tail),
		}},
}
