package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// regular is one of the regulars: the parts of portraits.txt that lie under the moving parts of the face and over them,
// those, and the colours.
type regular struct {
	under, over string
	face        features
	// turn is how far the head is held askew, clockwise.
	turn float64
	// field is the ground that the person is seen on.
	field display.Colour
	// hat, hair, iris, coat, skin, shirt and accent are the colours that the person wears.
	hat, hair, iris, coat, skin, shirt, accent display.Colour
}

// neckX and neckY is the point around which heads are held askew.
const neckX, neckY = 120.0, 190.0

// regulars are the regulars in the order of the cast, after somebody unknown.
var regulars = [...]regular{
	{
		under: "stranger",
		field: theme.Lamp, hat: theme.Slate, hair: theme.Slate, coat: theme.Slate, skin: theme.Slate,
	},
	{
		under: "finch under", over: "finch over",
		field: theme.Teal, hair: display.Hex(0xE9ECF2), iris: display.Hex(0x5F86A8), coat: display.Hex(0x80577F),
		skin: display.Hex(0xEDC6A6), hat: display.Hex(0xE9ECF2), shirt: display.Hex(0xF4ECDC),
		accent: display.Hex(0xC8321F), turn: -0.05,
		face: features{
			x: 120, y: 121, apart: 46, wide: 24, open: 13, brow: hairDark, browUp: 18, browWide: 24, browThick: 6,
			browLean: 0.04, mouthY: 161, mouthWide: 22, lips: true,
		},
	},
	{
		under: "pip under", over: "pip over",
		field: theme.Ochre, hat: display.Hex(0x55634E), hair: display.Hex(0xC4622C), iris: display.Hex(0x5B8C5A),
		coat: display.Hex(0x7A5536), skin: display.Hex(0xF5CFAB), shirt: display.Hex(0xF1E8D6),
		accent: display.Hex(0xB3261E), turn: 0.06,
		face: features{
			x: 119, y: 127, apart: 38, wide: 24, open: 14, brow: hair, browUp: 13, browWide: 22, browThick: 6, mouthY: 158,
			mouthWide: 18,
		},
	},
	{
		under: "bruno under", over: "bruno over",
		field: theme.Cobalt, hat: display.Hex(0x6E2B34), hair: display.Hex(0x5B3B28), iris: display.Hex(0x5A3A22),
		coat: display.Hex(0x7A2E3A), skin: display.Hex(0xE9AE86), shirt: display.Hex(0xF4EAD5),
		accent: display.Hex(0xE0A22E), turn: 0.03,
		face: features{
			x: 120, y: 118, apart: 44, wide: 24, open: 11, brow: hair, browUp: 14, browWide: 34, browThick: 12, mouthY: 172,
			mouthWide: 32,
		},
	},
	{
		under: "gemma under", over: "gemma over",
		field: theme.Vermilion, hat: display.Hex(0x23252D), hair: display.Hex(0x2A2530), iris: display.Hex(0x4E8F7C),
		coat: display.Hex(0x1F6660), skin: display.Hex(0xEBC09A), shirt: display.Hex(0x1F6660),
		accent: display.Hex(0xB3261E),
		face: features{
			x: 120, y: 119, apart: 40, wide: 27, open: 11, lashed: true, brow: hair, browUp: 13, browWide: 27, browThick: 5,
			browLean: 0.05, mouthY: 156, mouthWide: 26, lips: true,
		},
	},
	{
		under: "lorenz under", over: "lorenz over",
		field: theme.Cobalt, hat: display.Hex(0x23252D), hair: display.Hex(0x868A94), iris: display.Hex(0x6B5A48),
		coat: display.Hex(0x2B2E3B), skin: display.Hex(0xEBC3A0), shirt: display.Hex(0xF6F0E2),
		accent: display.Hex(0xA8501F), turn: 0.14,
		face: features{
			x: 120, y: 118, apart: 42, wide: 27, open: 11, heavy: true, brow: hairDark, browUp: 16, browWide: 30,
			browThick: 8, browLean: 0.05, mouthY: 166, mouthWide: 26, dreams: true,
		},
	},
	{
		under: "halloran under", over: "halloran over",
		field: theme.Teal, hat: display.Hex(0x3A3F47), hair: display.Hex(0xA9552C), iris: display.Hex(0x4F7F8C),
		coat: display.Hex(0xEFEAE0), skin: display.Hex(0xF3CFB4), shirt: display.Hex(0x8FA9B8),
		accent: display.Hex(0x2F5D50),
		face: features{
			x: 120, y: 118, apart: 41, wide: 25, open: 10, brow: hairDark, browUp: 13, browWide: 30, browThick: 8,
			browLean: -0.16, mouthY: 164, mouthWide: 26,
		},
	},
	{
		under: "okonkwo under", over: "okonkwo over",
		field: theme.Ochre, hat: display.Hex(0x6B4A2E), hair: display.Hex(0x2B2124), iris: display.Hex(0x4A2C18),
		coat: display.Hex(0x5A3A28), skin: display.Hex(0x8A5433), shirt: display.Hex(0xEADBC0),
		accent: display.Hex(0xC8321F), turn: -0.07,
		face: features{
			x: 120, y: 122, apart: 42, wide: 27, open: 12, lashed: true, brow: hair, browUp: 14, browWide: 28, browThick: 6,
			browLean: -0.08, mouthY: 156, mouthWide: 30, lips: true,
		},
	},
	{
		under: "ambrose under", over: "ambrose over",
		field: theme.Vermilion, hat: display.Hex(0x5E5A3A), hair: display.Hex(0xD9D4C6), iris: display.Hex(0x4A3A2A),
		coat: display.Hex(0x6A6440), skin: display.Hex(0xCF9C70), shirt: display.Hex(0xF0E6D0),
		accent: display.Hex(0x2A55A0), turn: -0.04,
		face: features{
			x: 120, y: 116, apart: 40, wide: 23, open: 9, heavy: true, brow: hair, browUp: 14, browWide: 28, browThick: 11,
			browLean: 0.12, mouthY: 171, mouthWide: 22,
		},
	},
	{
		under: "ottilia under", over: "ottilia over",
		field: theme.Cobalt, hat: display.Hex(0x4B3A6B), hair: display.Hex(0x6E3323), iris: display.Hex(0x6F7FA8),
		coat: display.Hex(0x5A4683), skin: display.Hex(0xF4D9C2), shirt: display.Hex(0xF3ECDF),
		accent: display.Hex(0xA3243B), turn: 0.05,
		face: features{
			x: 120, y: 119, apart: 39, wide: 26, open: 10, heavy: true, lashed: true, brow: hairDark, browUp: 15,
			browWide: 26, browThick: 4.5, browLean: 0.02, mouthY: 154, mouthWide: 24, lips: true,
		},
	},
	{
		under: "eleven under", over: "eleven over",
		field: display.Hex(0x6E8AA0), hat: display.Hex(0x6E777C), hair: display.Hex(0x444A54), iris: display.Hex(0x78868C),
		coat: display.Hex(0x747D82), skin: display.Hex(0xDEC5AC), shirt: display.Hex(0xE4E4DF),
		accent: display.Hex(0x3F474D),
		face: features{
			x: 120, y: 119, apart: 40, wide: 24, open: 9, brow: hair, browUp: 12, browWide: 25, browThick: 5, browLean: 0.04,
			mouthY: 159, mouthWide: 24,
		},
	},
	{
		under: "moss under", over: "moss over",
		field: theme.Teal, hat: display.Hex(0xDDB765), hair: display.Hex(0xF1ECE0), iris: display.Hex(0x4C6B3C),
		coat: display.Hex(0x467545), skin: display.Hex(0xC08A5E), shirt: display.Hex(0xD9CDB2),
		accent: display.Hex(0x5B8F3E), turn: 0.02,
		face: features{
			x: 120, y: 121, apart: 42, wide: 23, open: 8, heavy: true, brow: hair, browUp: 12, browWide: 30, browThick: 10,
			browLean: 0.06, mouthY: 160, mouthWide: 24,
		},
	},
	{
		under: "agnes under", over: "agnes over",
		field: theme.Vermilion, hat: display.Hex(0x24262F), hair: display.Hex(0x24262F), iris: display.Hex(0x24262F),
		coat: display.Hex(0x2C2F3B), skin: display.Hex(0xDBAA82), shirt: display.Hex(0xF5F0E6),
		accent: display.Hex(0x7F98B5),
		face: features{
			x: 120, y: 118, apart: 44, wide: 30, open: 22, brow: hair, browUp: 20, browWide: 26, browThick: 4.5,
			browLean: -0.12, mouthY: 157, mouthWide: 25, lips: true, mirrors: true,
		},
	},
}
