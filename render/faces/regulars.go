package faces

import (
	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// regular is the drawing of one of the regulars: what lies under the moving parts of the face, those, and what lies
// over them.
type regular struct {
	under []stroke
	face  features
	over  []stroke
	// turn is how far the head is held askew, clockwise.
	turn float64
	// field is the ground that the person is seen on.
	field display.Colour
	// hat, hair, iris, coat, skin, shirt and accent are the colours that the person wears.
	hat, hair, iris, coat, skin, shirt, accent display.Colour
}

// neckX and neckY is the point around which heads are held askew.
const neckX, neckY = 120.0, 190.0

// thin is a fine line that is not closed, speck a fine area; askew turns the parts of a head.
func thin(p paint, width float64, drawing string) stroke {
	return stroke{paint: p, outline: pen.Line(portraitGrid, drawing), width: width, fine: true}
}
func open(p paint, width float64, drawing string) stroke {
	return stroke{paint: p, outline: pen.Line(portraitGrid, drawing), width: width}
}
func speck(p paint, drawing string) stroke {
	return stroke{paint: p, outline: pen.Draw(portraitGrid, drawing), fine: true}
}
func askew(turn float64, all ...stroke) []stroke {
	for i := range all {
		all[i].outline = pen.Turn(all[i].outline, turn, neckX/portraitGrid, neckY/portraitGrid)
	}
	return all
}
func together(all ...[]stroke) (one []stroke) {
	for _, part := range all {
		one = append(one, part...)
	}
	return one
}

// regulars are the regulars in the order of the cast, after somebody unknown.
var regulars = [...]regular{
	{under: stranger, field: theme.Lamp, hat: theme.Slate, hair: theme.Slate, coat: theme.Slate, skin: theme.Slate},
	finch, pip, bruno, gemma, lorenz, halloran, okonkwo, ambrose, ottilia, eleven, moss, agnes,
}

// finch: an old lady with a bun on two needles, round glasses, a collar of lace.
var finch = regular{
	field: theme.Teal, hair: display.Hex(0xE9ECF2), iris: display.Hex(0x5F86A8), coat: display.Hex(0x80577F),
	skin: display.Hex(0xEDC6A6),
	hat:  display.Hex(0xE9ECF2), shirt: display.Hex(0xF4ECDC), accent: display.Hex(0xC8321F), turn: -0.05,
	under: together([]stroke{
		rimmed(coat, 5, "M 14 246 C 14 214 48 198 92 190 L 148 190 C 192 198 226 214 226 246 Z"),
		area(coatDark, "M 134 190 L 148 190 C 192 198 226 214 226 246 L 150 246 Z"),
		thin(coatDark, 3, "M 40 218 Q 52 230 52 244"), thin(coatDark, 3, "M 62 210 Q 74 226 74 244"),
		rimmed(skinDark, 0, "M 102 160 L 138 160 140 196 120 208 100 196 Z"),
		rimmed(shirt, 4,
			"M 88 182 C 96 194 108 202 120 204 C 132 202 144 194 152 182 L 172 194 C 168 202 166 208 158 208 C 158 216 148 220 142 215 C 138 224 128 226 122 220 L 120 224 118 220 C 112 226 102 224 98 215 C 92 220 82 216 82 208 C 74 208 72 202 68 194 Z"),
		area(shirtDark,
			"M 120 204 C 132 202 144 194 152 182 L 172 194 C 168 202 166 208 158 208 C 158 216 148 220 142 215 C 138 224 128 226 122 220 L 120 224 Z"),
		area(gold, "O 120 212 9 11"), area(accent, "O 120 212 6 8"), speck(white, "O 119 210 2.4 4"),
	}, askew(-0.05,
		// The needles, the bun, and the hair behind.
		open(ink, 9, "M 78 12 L 158 66"), open(ink, 9, "M 162 12 L 82 66"), open(gold, 5, "M 78 12 L 158 66"),
		open(goldDark, 5, "M 162 12 L 82 66"),
		rimmed(accent, 4, "O 77 11 7 7"), rimmed(accent, 4, "O 163 11 7 7"),
		rimmed(hair, 5, "M 88 44 C 84 20 104 10 120 10 C 136 10 156 20 152 44 C 152 60 136 66 120 66 C 104 66 88 60 88 44 Z"),
		area(hairDark, "M 126 11 C 140 12 156 22 152 44 C 152 60 136 66 122 66 C 138 52 140 28 126 11 Z"),
		thin(hairDark, 2.4, "M 96 50 C 98 32 110 22 122 22"), thin(hairDark, 2.4, "M 106 58 C 106 44 114 36 126 34"),
		rimmed(hair, 5,
			"M 68 128 C 58 84 82 54 120 52 C 158 54 182 84 172 128 C 174 144 166 154 158 154 L 82 154 C 74 154 66 144 68 128 Z"),
		area(skin,
			"M 78 108 C 76 84 94 74 120 74 C 146 74 164 84 162 108 C 165 134 160 152 149 163 Q 134 177 120 177 Q 106 177 91 163 C 80 152 75 134 78 108 Z"),
		area(skinDark,
			"M 124 74 C 148 74 164 84 162 108 C 165 134 160 152 149 163 Q 134 177 120 177 L 122 170 Q 116 166 122 161 L 124 154 134 149 127 118 Z"),
		area(rouge, "O 94 143 10 7"), thin(skinDark, 2, "M 102 148 Q 98 154 100 160"),
		thin(skinLight, 2, "M 138 148 Q 143 154 141 160"),
	)),
	face: features{
		x: 120, y: 121, apart: 46, wide: 24, open: 13, brow: hairDark, browUp: 18, browWide: 24, browThick: 6, browLean: 0.04,
		mouthY: 161, mouthWide: 22, lips: true,
	},
	over: askew(-0.05,
		area(hair,
			"M 74 116 C 68 76 96 56 120 58 C 146 56 172 76 166 116 C 160 96 148 86 134 86 C 126 86 120 82 116 78 C 112 86 88 88 74 116 Z"),
		area(hairLight, "M 76 108 C 74 80 94 64 114 64 C 98 72 86 84 76 108 Z"),
		area(hairDark, "M 124 62 C 148 62 170 80 166 116 C 160 98 150 90 140 88 C 146 80 136 70 124 62 Z"),
		stroke{paint: glass, outline: pen.Draw(portraitGrid, "O 97 122 21 21 O 143 122 21 21")},
		line(ink, 6, "O 97 122 21 21"), line(ink, 6, "O 143 122 21 21"), line(gold, 3, "O 97 122 21 21"),
		line(gold, 3, "O 143 122 21 21"),
		open(ink, 4, "M 118 118 Q 120 113 122 118"), open(ink, 3, "M 76 119 L 68 116"), open(ink, 3, "M 164 119 L 172 116"),
		speck(white, "M 84 112 L 92 106 96 108 86 118 Z"), speck(white, "M 130 112 L 138 106 142 108 132 118 Z"),
	),
}

// pip: a lad under a hat that is much too large, which his ears hold up.
var pip = regular{
	field: theme.Ochre, hat: display.Hex(0x55634E), hair: display.Hex(0xC4622C), iris: display.Hex(0x5B8C5A),
	coat: display.Hex(0x7A5536),
	skin: display.Hex(0xF5CFAB), shirt: display.Hex(0xF1E8D6), accent: display.Hex(0xB3261E), turn: 0.06,
	under: together([]stroke{
		rimmed(coat, 5, "M 26 246 C 28 222 52 208 94 200 L 146 200 C 188 208 212 222 214 246 Z"),
		area(coatDark, "M 146 200 C 188 208 212 222 214 246 L 150 246 Z"),
		area(skinDark, "M 106 156 L 134 156 136 206 120 216 104 206 Z"), area(skin, "M 106 160 L 118 176 116 214 104 206 Z"),
		rimmed(shirt, 4, "M 92 188 L 120 212 148 188 156 212 134 232 120 218 106 232 84 212 Z"),
		area(shirtDark, "M 120 212 L 148 188 156 212 134 232 120 218 Z"),
		rimmed(accent, 4, "M 112 214 L 128 214 136 246 104 246 Z"), area(accentDark, "M 120 214 L 128 214 136 246 120 246 Z"),
		rimmed(coat, 4, "M 84 198 L 108 246 60 250 50 218 Z"), area(coatLight, "M 84 198 L 92 214 58 250 50 218 Z"),
		rimmed(coatDark, 4, "M 156 198 L 132 246 180 250 190 218 Z"),
	}, askew(0.06,
		rimmed(skin, 4, "M 90 110 C 70 92 58 108 66 126 C 72 142 86 144 92 136 Z"),
		speck(skinDark, "M 86 114 C 76 106 68 112 73 124 C 76 118 80 116 86 122 Z"),
		rimmed(skinDark, 4, "M 150 110 C 170 92 182 108 174 126 C 168 142 154 144 148 136 Z"),
		rimmed(skin, 4,
			"M 87 92 L 153 92 C 157 120 154 142 144 156 Q 132 173 120 173 Q 108 173 96 156 C 86 142 83 120 87 92 Z"),
		area(skinDark,
			"M 124 92 L 153 92 C 157 120 154 142 144 156 Q 132 173 120 173 L 121 166 Q 117 162 122 158 L 123 152 132 147 126 122 Z"),
		area(hair, "M 86 94 L 106 94 100 118 95 108 90 122 Z"), area(hairDark, "M 154 94 L 138 94 142 112 147 106 151 120 Z"),
		speck(rouge, "O 97 143 8 5"),
		speck(skinDark, "O 93 139 1.5 1.5 O 99 142 1.5 1.5 O 104 138 1.5 1.5 O 110 146 1.3 1.3 O 98 147 1.4 1.4"),
	)),
	face: features{
		x: 119, y: 127, apart: 38, wide: 24, open: 14, brow: hair, browUp: 13, browWide: 22, browThick: 6,
		mouthY: 158, mouthWide: 18,
	},
	over: askew(0.06,
		area(hatDark, "M 88 100 C 110 108 132 108 152 100 L 152 112 C 132 116 108 116 88 112 Z"),
		rimmed(hat, 5, "M 62 98 C 54 48 66 10 98 4 C 112 1 114 12 122 12 C 130 12 134 0 148 4 C 178 12 188 52 178 98 Z"),
		area(hatLight, "M 68 94 C 60 52 72 16 98 9 C 84 32 80 60 84 92 Z"),
		area(hatDark, "M 122 12 C 130 12 134 0 148 4 C 178 12 188 52 178 98 L 144 98 C 152 66 146 36 122 12 Z"),
		area(ink, "M 61 78 C 98 68 142 68 180 78 L 179 98 C 142 88 98 88 62 98 Z"),
		rimmed(hat, 5,
			"M 26 104 C 40 82 92 80 120 80 C 148 80 200 82 214 104 C 220 116 204 120 188 116 C 152 104 88 104 52 116 C 36 120 20 116 26 104 Z"),
		area(hatLight, "M 26 104 C 40 82 92 80 120 80 C 92 86 56 90 26 104 Z"),
		area(hatDark,
			"M 188 116 C 152 104 88 104 52 116 C 36 120 26 116 26 108 C 70 92 170 92 214 108 C 216 116 204 120 188 116 Z"),
		area(accent, "M 60 84 C 52 66 50 48 60 36 C 70 52 72 70 70 84 Z"),
	),
}

// bruno: bald and broad, a moustache and a cigar.
var bruno = regular{
	field: theme.Cobalt, hat: display.Hex(0x6E2B34), hair: display.Hex(0x5B3B28), iris: display.Hex(0x5A3A22),
	coat: display.Hex(0x7A2E3A),
	skin: display.Hex(0xE9AE86), shirt: display.Hex(0xF4EAD5), accent: display.Hex(0xE0A22E), turn: 0.03,
	under: together([]stroke{
		rimmed(coat, 5, "M -8 246 C -6 206 32 192 78 182 L 162 182 C 208 192 246 206 248 246 Z"),
		area(coatDark, "M 162 182 C 208 192 246 206 248 246 L 156 246 Z"),
		rimmed(shirt, 4, "M 84 182 L 156 182 144 246 96 246 Z"), area(shirtDark, "M 122 190 L 156 182 144 246 122 246 Z"),
		rimmed(coat, 4, "M 78 180 L 106 246 58 256 40 204 Z"), area(coatLight, "M 78 180 L 86 200 54 246 40 204 Z"),
		rimmed(coatDark, 4, "M 162 180 L 134 246 182 256 200 204 Z"),
	}, askew(0.03,
		rimmed(skin, 4, "M 72 104 C 58 94 54 118 64 134 C 68 142 76 140 78 134 Z"),
		rimmed(skinDark, 4, "M 168 104 C 182 94 186 118 176 134 C 172 142 164 140 162 134 Z"),
		rimmed(hair, 4, "M 76 72 C 62 82 62 104 66 116 L 80 112 C 78 96 78 84 84 72 Z"),
		rimmed(hairDark, 4, "M 164 72 C 178 82 178 104 174 116 L 160 112 C 162 96 162 84 156 72 Z"),
		rimmed(skin, 4,
			"M 74 96 C 70 52 94 32 120 32 C 146 32 170 52 166 96 C 174 124 174 152 162 170 Q 144 192 120 192 Q 96 192 78 170 C 66 152 66 124 74 96 Z"),
		area(skinDark,
			"M 120 32 C 146 32 170 52 166 96 C 174 124 174 152 162 170 Q 144 192 120 192 L 122 180 Q 118 172 124 164 L 126 152 140 146 127 112 C 140 92 148 58 120 32 Z"),
		area(skinLight, "M 90 66 C 94 50 106 42 116 42 C 104 50 98 58 96 72 Z"),
		area(rouge, "O 90 142 11 8"),
		thin(skinDark, 2.2, "M 94 80 Q 106 76 118 80"), thin(skinDark, 2.2, "M 96 182 Q 120 198 146 182"),
	)),
	face: features{
		x: 120, y: 118, apart: 44, wide: 24, open: 11, brow: hair, browUp: 14, browWide: 34, browThick: 12,
		mouthY: 172, mouthWide: 32,
	},
	over: together(askew(0.03,
		// The nose is broad and red.
		area(skin, "M 112 124 C 106 136 102 142 106 148 Q 120 156 134 148 C 138 142 134 136 128 124 Z"),
		area(rouge, "O 119 145 12 8"), area(skinDark,
			"M 127 124 C 134 136 138 142 134 148 Q 128 152 121 152 Q 130 142 127 124 Z"),
		rimmed(hair, 5,
			"M 120 152 C 132 144 146 148 156 156 C 164 162 172 160 178 150 C 182 168 166 182 150 178 C 136 176 126 168 120 162 C 114 168 104 176 90 178 C 74 182 58 168 62 150 C 68 160 76 162 84 156 C 94 148 108 144 120 152 Z"),
		area(hairLight,
			"M 118 154 C 106 148 96 152 88 158 C 80 164 70 164 65 158 C 70 168 84 166 92 162 C 102 156 110 154 118 154 Z"),
		area(hairDark,
			"M 122 156 C 130 152 146 154 154 160 C 164 166 172 164 178 154 C 180 168 166 180 150 178 C 136 176 126 168 120 162 Z"),
		// The cigar, its band and its cold tip.
		rimmed(cigar, 4, "M 112 177 L 58 193 54 199 58 206 116 187 Z"), area(gold, "M 86 185 L 95 182 99 193 90 196 Z"),
		area(cigarDark, "M 55 200 L 114 182 116 187 58 206 Z"), area(cigarDark, "M 58 193 L 54 199 58 206 63 204 62 192 Z"),
	), []stroke{
		rimmed(accent, 4, "M 120 202 L 86 188 84 220 120 210 156 220 154 188 Z"),
		area(accentDark, "M 120 202 L 154 188 156 220 120 210 Z"),
		rimmed(accent, 3, "M 112 198 L 128 198 128 214 112 214 Z"),
		speck(accentDark, "O 96 200 3 3 O 100 210 2.6 2.6 O 92 209 2.4 2.4"),
	}),
}

// gemma: a sharp bob, half of the face in the dark; behind her stands somebody who could be she.
var gemma = regular{
	field: theme.Vermilion, hat: display.Hex(0x23252D), hair: display.Hex(0x2A2530), iris: display.Hex(0x4E8F7C),
	coat: display.Hex(0x1F6660),
	skin: display.Hex(0xEBC09A), shirt: display.Hex(0x1F6660), accent: display.Hex(0xB3261E),
	under: []stroke{
		area(gloom,
			"M 128 246 L 132 214 156 202 L 158 170 C 142 160 138 60 186 42 C 234 60 236 150 216 170 L 218 202 250 214 250 246 Z"),
		rimmed(coat, 5, "M 12 246 C 16 218 46 206 90 196 L 150 196 C 190 206 218 218 222 246 Z"),
		area(coatDark, "M 120 196 L 150 196 C 190 206 218 218 222 246 L 120 246 Z"),
		rimmed(hair, 5, "M 66 164 C 50 100 68 40 120 38 C 172 40 190 100 174 164 L 146 160 94 160 Z"),
		area(skinDark, "M 104 150 L 136 150 138 200 102 200 Z"),
		rimmed(coat, 4, "M 98 180 C 112 188 128 188 142 180 L 148 208 C 130 216 110 216 92 208 Z"),
		area(coatLight, "M 98 180 C 104 184 110 186 116 186 L 114 213 C 106 213 98 211 92 208 Z"),
		area(skin, "M 84 82 L 156 82 C 159 114 154 138 144 152 L 128 172 Q 120 178 112 172 L 96 152 C 86 138 81 114 84 82 Z"),
		area(skinDark, "M 120 82 L 156 82 C 159 114 154 138 144 152 L 128 172 Q 124 175 120 175 L 120 156 129 151 122 120 Z"),
		area(rouge, "O 98 140 8 6"),
	},
	face: features{
		x: 120, y: 119, apart: 40, wide: 27, open: 11, lashed: true, brow: hair, browUp: 13, browWide: 27, browThick: 5,
		browLean: 0.05,
		mouthY:   156, mouthWide: 26, lips: true,
	},
	over: []stroke{
		rimmed(hair, 0,
			"M 66 164 C 50 100 68 40 120 38 C 172 40 190 100 174 164 L 150 158 C 158 136 158 116 154 98 L 86 98 C 82 116 82 136 90 158 Z"),
		area(hairLight, "M 70 150 C 60 100 78 58 104 46 C 88 66 80 84 78 100 C 74 122 76 140 80 154 Z"),
		thin(hairLight, 2.4, "M 102 96 C 100 80 104 64 112 52"), thin(hairLight, 2, "M 112 96 C 111 82 114 70 119 60"),
		area(gold, "O 84 168 5 7"),
		area(gloom, "M 120 38 C 172 40 190 100 174 164 L 160 162 L 142 180 148 208 C 190 206 218 218 222 246 L 120 246 Z"),
	},
}

// lorenz: a mane of grey, eyes shut, the chin on a violin.
var lorenz = regular{
	field: theme.Cobalt, hat: display.Hex(0x23252D), hair: display.Hex(0x868A94), iris: display.Hex(0x6B5A48),
	coat: display.Hex(0x2B2E3B),
	skin: display.Hex(0xEBC3A0), shirt: display.Hex(0xF6F0E2), accent: display.Hex(0xA8501F), turn: 0.14,
	under: together([]stroke{
		rimmed(coat, 5, "M 10 246 C 14 214 46 200 90 188 L 150 188 C 194 200 226 214 230 246 Z"),
		area(coatDark, "M 150 188 C 194 200 226 214 230 246 L 160 246 Z"),
		area(shirt, "M 92 186 L 148 186 134 246 106 246 Z"), area(shirtDark, "M 120 186 L 148 186 134 246 120 246 Z"),
		rimmed(coat, 4, "M 88 186 L 112 246 66 256 54 208 Z"), area(coatLight, "M 88 186 L 96 206 62 248 54 208 Z"),
	}, askew(0.14,
		rimmed(hairDark, 5,
			"M 78 150 C 54 160 44 140 56 122 C 44 104 54 84 62 78 C 60 48 92 26 128 28 C 164 28 184 54 178 86 C 190 104 184 124 176 134 C 182 152 170 162 158 154 Z"),
		area(skinDark, "M 102 150 L 140 150 142 196 120 206 100 196 Z"),
		area(skin,
			"M 84 84 C 88 66 152 66 156 84 C 159 116 156 140 146 158 L 130 180 Q 120 186 110 180 L 94 158 C 84 140 81 116 84 84 Z"),
		area(skinDark,
			"M 124 72 C 144 72 154 76 156 84 C 159 116 156 140 146 158 L 130 180 Q 126 183 121 183 L 122 174 Q 118 170 123 165 L 125 158 136 152 126 116 Z"),
		speck(skinDark, "M 90 140 Q 96 150 104 154 Q 96 158 92 150 Z"),
	)),
	face: features{
		x: 120, y: 118, apart: 42, wide: 27, open: 11, heavy: true, brow: hairDark, browUp: 16, browWide: 30, browThick: 8,
		browLean: 0.05,
		mouthY:   166, mouthWide: 26, dreams: true,
	},
	over: together(askew(0.14,
		area(hair,
			"M 84 100 C 78 78 96 66 108 60 C 100 74 118 70 134 64 C 152 70 162 86 158 108 C 172 128 164 148 158 154 C 182 156 184 144 176 134 C 186 122 190 104 178 86 C 184 54 164 28 128 28 C 92 26 60 48 62 78 C 54 84 44 104 56 122 C 44 140 54 160 78 150 C 90 144 78 126 84 100 Z"),
		area(hairLight, "M 66 82 C 66 56 92 34 122 34 C 100 44 84 60 80 84 C 72 100 76 116 72 128 C 64 116 62 98 66 82 Z"),
		area(hairDark,
			"M 134 64 C 152 70 162 86 158 108 C 172 128 164 148 158 154 C 182 156 184 144 176 134 C 186 122 190 104 178 86 C 180 70 174 54 164 44 C 170 68 158 72 134 64 Z"),
		thin(hairDark, 2.6, "M 92 68 C 96 54 108 44 124 42"), thin(hairDark, 2.6, "M 70 118 C 62 106 64 92 72 84"),
	), []stroke{
		// The violin, held out over the shoulder, and the hand at its neck.
		rimmed(hatDark, 4, "M 154 184 L 212 136 218 144 162 196 Z"),
		rimmed(accent, 4, "M 210 138 C 204 128 212 120 220 124 C 230 128 228 142 218 146 Z"),
		rimmed(accent, 5,
			"M 74 234 C 68 220 76 206 92 206 C 102 206 106 202 112 194 C 120 182 142 174 156 182 C 170 192 170 210 158 218 C 150 224 148 230 142 240 C 134 254 88 256 74 234 Z"),
		area(accentDark,
			"M 74 234 C 78 240 98 244 118 236 C 134 228 136 216 148 212 C 158 208 164 200 164 192 C 170 202 168 212 158 218 C 150 224 148 230 142 240 C 134 254 88 256 74 234 Z"),
		open(ink, 4, "M 98 230 L 162 188"), thin(gold, 1.6, "M 96 226 L 212 138"),
		thin(ink, 2.6, "M 108 214 Q 116 212 116 220"), thin(ink, 2.6, "M 130 230 Q 130 222 138 222"),
		rimmed(skin, 4,
			"M 176 148 C 184 138 196 144 192 154 C 200 152 204 160 198 166 C 204 168 204 176 196 178 C 198 186 188 188 182 182 L 168 174 Z"),
		thin(skinDark, 2.4, "M 180 154 L 191 155"), thin(skinDark, 2.4, "M 184 166 L 197 166"),
		thin(skinDark, 2.4, "M 182 176 L 195 178"),
		rimmed(shirt, 3, "M 164 176 L 184 192 176 204 156 188 Z"), rimmed(coat, 4, "M 152 188 L 176 208 192 244 136 244 Z"),
	}),
}

// halloran: a doctor with the mirror of a doctor, and one glove, which is black.
var halloran = regular{
	field: theme.Teal, hat: display.Hex(0x3A3F47), hair: display.Hex(0xA9552C), iris: display.Hex(0x4F7F8C),
	coat: display.Hex(0xEFEAE0),
	skin: display.Hex(0xF3CFB4), shirt: display.Hex(0x8FA9B8), accent: display.Hex(0x2F5D50),
	under: []stroke{
		rimmed(coat, 5, "M 8 246 C 12 212 44 198 88 188 L 152 188 C 196 198 228 212 232 246 Z"),
		area(coatDark, "M 152 188 C 196 198 228 212 232 246 L 150 246 Z"),
		area(shirt, "M 94 178 L 146 178 134 246 106 246 Z"), area(shirtDark, "M 120 178 L 146 178 134 246 120 246 Z"),
		area(accent, "M 112 198 L 128 198 132 208 126 246 114 246 108 208 Z"),
		area(accentDark, "M 120 198 L 128 198 132 208 126 246 120 246 Z"),
		rimmed(coat, 4, "M 86 182 L 112 246 66 258 50 206 Z"), rimmed(coatDark, 4, "M 154 182 L 128 246 174 258 190 206 Z"),
		area(skinDark, "M 102 150 L 138 150 142 184 120 198 98 184 Z"),
		rimmed(hair, 4, "M 76 116 C 64 76 78 40 122 38 C 164 38 178 78 164 116 L 160 134 80 134 Z"),
		area(skin, "M 78 110 C 68 104 68 128 78 134 Z"), area(skinDark, "M 162 110 C 172 104 172 128 162 134 Z"),
		area(skin, "M 82 80 L 158 80 C 161 112 158 138 150 154 L 134 176 Q 120 184 106 176 L 90 154 C 82 138 79 112 82 80 Z"),
		area(skinDark,
			"M 123 80 L 158 80 C 161 112 158 138 150 154 L 134 176 Q 127 180 120 180 L 122 170 Q 118 166 123 162 L 125 152 137 147 126 114 Z"),
		area(skinLight, "M 88 128 L 108 132 100 148 Q 92 142 88 128 Z"),
	},
	face: features{
		x: 120, y: 118, apart: 41, wide: 25, open: 10, brow: hairDark, browUp: 13, browWide: 30, browThick: 8,
		browLean: -0.16,
		mouthY:   164, mouthWide: 26,
	},
	over: []stroke{
		// A pointed beard and side-whiskers.
		area(hair, "M 104 176 Q 110 168 120 172 Q 130 168 136 176 L 128 194 Q 120 204 112 194 Z"),
		area(hairDark, "M 120 172 Q 130 168 136 176 L 128 194 Q 124 200 120 200 Z"),
		area(hair, "M 104 158 Q 112 150 120 155 Q 128 150 136 158 Q 128 158 120 159 Q 112 158 104 158 Z"),
		area(hair, "M 80 96 L 90 92 88 130 82 138 Z"), area(hairDark, "M 160 96 L 152 92 154 130 158 138 Z"),
		rimmed(hair, 0,
			"M 80 100 C 68 64 88 36 126 38 C 164 38 174 74 160 102 C 158 88 150 80 138 80 C 118 82 92 74 80 100 Z"),
		area(hairLight, "M 80 92 C 76 64 92 46 118 43 C 100 54 88 68 86 84 Z"),
		thin(hairDark, 2.4, "M 98 76 C 108 60 126 52 146 54"), thin(hairDark, 2.4, "M 116 78 C 126 66 140 62 156 66"),
		// The band and the mirror.
		area(ink, "M 77 84 C 104 74 138 74 164 84 L 163 94 C 136 85 106 85 78 94 Z"),
		rimmed(silver, 5, "O 148 66 25 25"), area(white, "M 130 68 C 130 56 140 46 152 46 C 142 52 136 60 136 72 Z"),
		area(shirt, "O 150 68 14 14"), area(ink, "O 148 66 5 5"),
		// The gloved hand at the lapel.
		rimmed(ink, 0,
			"M 30 246 C 28 232 34 220 46 214 L 74 194 C 82 188 90 196 84 204 C 92 200 98 208 92 214 C 100 212 104 220 96 226 C 102 226 104 234 96 238 L 84 246 Z"),
		open(hat, 3, "M 82 206 L 66 218"), open(hat, 3, "M 91 215 L 72 227"), open(hat, 3, "M 95 227 L 78 237"),
		open(silver, 3.4, "M 34 222 L 50 240"),
	},
}

// okonkwo: goggles on the forehead, a scarf in the wind.
var okonkwo = regular{
	field: theme.Ochre, hat: display.Hex(0x6B4A2E), hair: display.Hex(0x2B2124), iris: display.Hex(0x4A2C18),
	coat: display.Hex(0x5A3A28),
	skin: display.Hex(0x8A5433), shirt: display.Hex(0xEADBC0), accent: display.Hex(0xC8321F), turn: -0.07,
	under: together([]stroke{
		// The end of the scarf flies behind.
		rimmed(accentDark, 5,
			"M 150 186 C 176 176 186 156 206 150 C 222 146 238 156 250 148 L 250 186 C 236 192 222 182 208 190 C 192 200 178 212 156 212 Z"),
		area(accent,
			"M 160 186 C 182 176 190 160 208 154 C 222 150 238 160 250 152 L 250 166 C 236 174 222 164 208 172 C 192 180 178 196 160 198 Z"),
		rimmed(coat, 5, "M 16 246 C 18 218 50 206 92 196 L 148 196 C 190 206 222 218 224 246 Z"),
		area(coatDark, "M 148 196 C 190 206 222 218 224 246 L 150 246 Z"),
		rimmed(shirt, 4, "M 60 208 C 70 196 84 192 94 194 L 116 246 70 250 C 62 238 58 224 60 208 Z"),
		rimmed(shirtDark, 4, "M 180 208 C 170 196 156 192 146 194 L 124 246 170 250 C 178 238 182 224 180 208 Z"),
	}, askew(-0.07,
		rimmed(hair, 5,
			"M 74 128 C 60 124 56 108 64 100 C 54 88 60 72 70 70 C 68 52 84 40 96 44 C 104 30 124 28 132 38 C 148 32 164 42 164 58 C 178 60 186 76 178 88 C 188 98 182 116 172 118 C 172 126 168 130 164 132 Z"),
		area(skinDark, "M 104 150 L 138 150 142 204 100 204 Z"),
		area(skin,
			"M 84 90 C 90 72 150 72 156 90 C 161 116 156 138 145 154 Q 132 173 120 174 Q 108 173 95 154 C 84 138 79 116 84 90 Z"),
		area(skinDark,
			"M 124 76 C 142 76 153 81 156 90 C 161 116 156 138 145 154 Q 132 173 120 174 L 122 168 Q 117 164 123 159 L 124 152 136 147 126 116 Z"),
		area(skinLight, "M 88 124 C 92 134 100 138 106 138 Q 98 146 92 138 Q 88 132 88 124 Z"),
		rimmed(gold, 3, "O 86 145 5 5"), rimmed(goldDark, 3, "O 154 145 5 5"),
	)),
	face: features{
		x: 120, y: 122, apart: 42, wide: 27, open: 12, lashed: true, brow: hair, browUp: 14, browWide: 28, browThick: 6,
		browLean: -0.08,
		mouthY:   156, mouthWide: 30, lips: true,
	},
	over: together(askew(-0.07,
		area(hair,
			"M 82 102 C 82 82 96 74 120 74 C 144 74 158 82 158 102 C 166 100 170 90 166 82 C 160 62 146 54 120 54 C 94 54 80 62 74 82 C 70 90 74 100 82 102 Z"),
		// Goggles.
		area(ink, "M 66 74 L 174 74 176 92 64 92 Z"),
		rimmed(hat, 5,
			"M 74 80 C 76 62 108 60 116 74 L 124 74 C 132 60 164 62 166 80 C 168 100 134 104 126 90 L 114 90 C 106 104 72 100 74 80 Z"),
		area(gold, "O 96 81 19 16"), area(goldDark, "O 145 81 19 16"),
		area(river, "O 96 81 14.5 12"), area(riverDark, "O 145 81 14.5 12"),
		area(white, "M 85 80 L 98 70 103 72 88 86 Z"), area(white, "M 134 80 L 147 70 152 72 137 86 Z"),
	), []stroke{
		// The scarf around the neck.
		rimmed(accent, 5,
			"M 82 184 C 104 200 136 200 158 182 C 168 188 170 204 160 210 C 136 224 104 224 82 212 C 72 206 72 190 82 184 Z"),
		area(accentDark,
			"M 126 196 C 138 194 150 190 158 182 C 168 188 170 204 160 210 C 148 217 134 220 122 220 C 130 212 130 204 126 196 Z"),
		thin(accentDark, 2.8, "M 84 198 Q 104 212 128 210"),
		rimmed(accent, 5, "M 104 206 C 112 200 124 204 126 212 L 130 246 98 246 Z"),
		area(accentDark, "M 116 206 C 122 206 125 208 126 212 L 130 246 116 246 Z"),
	}),
}

// ambrose: a high bald head, half-moon glasses, a pencil behind each ear.
var ambrose = regular{
	field: theme.Vermilion, hat: display.Hex(0x5E5A3A), hair: display.Hex(0xD9D4C6), iris: display.Hex(0x4A3A2A),
	coat: display.Hex(0x6A6440),
	skin: display.Hex(0xCF9C70), shirt: display.Hex(0xF0E6D0), accent: display.Hex(0x2A55A0), turn: -0.04,
	under: together([]stroke{
		rimmed(shirt, 5, "M 22 246 C 24 218 54 204 94 194 L 146 194 C 186 204 216 218 218 246 Z"),
		area(shirtDark, "M 146 194 C 186 204 216 218 218 246 L 150 246 Z"),
		rimmed(coat, 4,
			"M 70 202 L 96 194 120 240 144 194 170 202 C 176 218 176 236 172 250 L 68 250 C 64 236 64 218 70 202 Z"),
		area(coatDark, "M 120 240 L 144 194 170 202 C 176 218 176 236 172 250 L 120 250 Z"),
		area(skinDark, "M 106 156 L 134 156 136 198 120 212 104 198 Z"),
		rimmed(shirt, 4, "M 96 186 L 120 210 144 186 150 206 132 222 120 212 108 222 90 206 Z"),
		rimmed(accent, 3, "M 120 212 L 98 202 98 222 120 216 142 222 142 202 Z"),
		area(accentDark, "M 120 212 L 142 202 142 222 120 216 Z"),
	}, askew(-0.04,
		// The pencils.
		rimmed(gold, 4, "M 82 138 L 38 68 46 62 92 130 Z"), area(white, "M 38 68 L 36 54 46 62 Z"),
		area(ink, "M 37 60 L 36 54 40 57 Z"),
		rimmed(goldDark, 4, "M 158 138 L 202 68 194 62 148 130 Z"), area(white, "M 202 68 L 204 54 194 62 Z"),
		area(ink, "M 203 60 L 204 54 200 57 Z"),
		rimmed(skin, 4, "M 82 110 C 66 98 62 124 72 140 C 76 146 84 142 86 136 Z"),
		rimmed(skinDark, 4, "M 158 110 C 174 98 178 124 168 140 C 164 146 156 142 154 136 Z"),
		rimmed(hair, 4, "M 86 96 C 70 92 62 106 70 114 C 62 122 68 130 76 126 L 86 122 Z"),
		rimmed(hairDark, 4, "M 154 96 C 170 92 178 106 170 114 C 178 122 172 130 164 126 L 154 122 Z"),
		rimmed(skin, 4,
			"M 84 96 C 72 56 92 34 120 34 C 148 34 168 56 156 96 C 158 124 154 144 144 160 L 130 182 Q 120 188 110 182 L 96 160 C 86 144 82 124 84 96 Z"),
		area(skinDark,
			"M 120 34 C 148 34 168 56 156 96 C 158 124 154 144 144 160 L 130 182 Q 126 185 120 185 L 122 176 Q 118 172 122 168 L 125 160 138 152 126 112 C 140 88 150 54 120 34 Z"),
		area(skinLight, "M 92 72 C 92 54 102 44 114 42 C 104 52 100 62 100 76 Z"),
		open(hair, 3, "M 112 36 C 104 30 96 32 90 38"), open(hair, 3, "M 122 34 C 118 26 108 24 100 26"),
		open(hair, 3, "M 128 35 C 136 26 146 28 150 34"),
		thin(skinDark, 2.2, "M 98 84 Q 108 78 122 82"), thin(skinDark, 2.2, "M 100 74 Q 110 69 122 73"),
		thin(skinDark, 2.4, "M 100 154 Q 96 162 98 170"),
	)),
	face: features{
		x: 120, y: 116, apart: 40, wide: 23, open: 9, heavy: true, brow: hair, browUp: 14, browWide: 28, browThick: 11,
		browLean: 0.12,
		mouthY:   171, mouthWide: 22,
	},
	over: askew(-0.04,
		stroke{paint: glass, outline: pen.Draw(portraitGrid,
			"M 82 128 L 116 128 C 116 148 84 148 82 128 Z M 124 128 L 158 128 C 156 148 124 148 124 128 Z")},
		line(ink, 3, "M 82 128 L 116 128 C 116 148 84 148 82 128 Z"),
		line(ink, 3, "M 124 128 L 158 128 C 156 148 124 148 124 128 Z"),
		open(ink, 3, "M 116 129 Q 120 126 124 129"),
		thin(shirtDark, 1.6, "M 82 130 C 70 150 74 180 88 198"), thin(shirtDark, 1.6, "M 158 130 C 170 150 166 180 152 198"),
	),
}

// ottilia: a small hat with a feather, a veil over the eyes, pearls, a ring that opens.
var ottilia = regular{
	field: theme.Cobalt, hat: display.Hex(0x4B3A6B), hair: display.Hex(0x6E3323), iris: display.Hex(0x6F7FA8),
	coat: display.Hex(0x5A4683),
	skin: display.Hex(0xF4D9C2), shirt: display.Hex(0xF3ECDF), accent: display.Hex(0xA3243B), turn: 0.05,
	under: together([]stroke{
		rimmed(skin, 4, "M 30 246 C 40 222 66 210 100 202 L 140 202 C 174 210 200 222 210 246 Z"),
		area(skinDark, "M 130 202 L 140 202 C 174 210 200 222 210 246 L 140 246 Z"),
		area(skinDark, "M 106 146 L 134 146 138 206 102 206 Z"), area(skin, "M 106 150 L 118 172 116 206 102 206 Z"),
		thin(skinDark, 2.4, "M 84 220 Q 104 224 116 232"),
		rimmed(coat, 5, "M -2 246 C 6 222 24 212 44 210 C 50 222 66 232 90 236 L 96 252 -2 252 Z"),
		rimmed(coatDark, 5, "M 242 246 C 234 222 216 212 196 210 C 190 222 174 232 150 236 L 144 252 242 252 Z"),
		area(coatLight, "M 6 240 C 12 226 26 216 42 214 C 44 222 52 230 60 234 C 40 236 20 238 6 240 Z"),
	}, askew(0.05,
		rimmed(hair, 5,
			"M 76 116 C 66 74 86 46 120 46 C 154 46 176 74 166 112 C 172 130 164 142 154 140 L 86 140 C 76 142 70 130 76 116 Z"),
		rimmed(hair, 5, "O 164 64 22 20"), area(hairDark,
			"M 166 45 C 182 48 190 62 184 72 C 176 84 164 84 156 82 C 170 72 172 58 166 45 Z"),
		area(skin,
			"M 86 88 C 92 72 148 72 154 88 C 157 116 152 136 142 152 L 128 170 Q 120 176 112 170 L 98 152 C 88 136 83 116 86 88 Z"),
		area(skinDark,
			"M 123 76 C 140 76 151 80 154 88 C 157 116 152 136 142 152 L 128 170 Q 124 173 120 173 L 121 165 Q 118 161 123 157 L 124 150 133 145 125 116 Z"),
		area(rouge, "O 97 140 8 6"),
	)),
	face: features{
		x: 120, y: 119, apart: 39, wide: 26, open: 10, heavy: true, lashed: true, brow: hairDark, browUp: 15, browWide: 26,
		browThick: 4.5, browLean: 0.02,
		mouthY: 154, mouthWide: 24, lips: true,
	},
	over: together(askew(0.05,
		area(hair, "M 80 116 C 78 88 96 80 112 72 C 128 80 152 80 160 112 C 172 96 164 60 120 56 C 80 58 68 92 80 116 Z"),
		area(hairLight, "M 78 100 C 76 78 92 64 110 62 C 96 72 86 84 82 104 Z"),
		thin(hairDark, 2.4, "M 114 72 C 128 64 144 68 156 84"),
		rimmed(gold, 3, "M 87 142 L 92 154 87 168 82 154 Z"), rimmed(goldDark, 3, "M 153 138 L 158 150 153 164 148 150 Z"),
		// The feather, the hat and the veil.
		rimmed(accent, 4, "M 92 54 C 58 50 34 28 30 -2 C 62 -4 98 16 110 46 Z"),
		area(accentDark, "M 102 50 C 76 34 52 18 30 -2 C 62 -4 98 16 110 46 Z"),
		thin(ink, 2, "M 102 50 C 78 34 56 20 38 6"),
		rimmed(hat, 5, "M 74 74 C 72 48 96 36 122 38 C 144 40 154 52 152 66 C 128 60 98 62 74 74 Z"),
		area(hatLight, "M 79 68 C 80 52 96 43 114 43 C 100 48 92 56 90 65 Z"),
		area(ink, "M 74 74 C 98 62 128 60 152 66 L 152 74 C 128 68 100 70 75 82 Z"), area(gold, "O 96 66 6 6"),
		area(veil, "M 76 80 C 100 68 130 66 154 73 C 162 96 164 122 158 142 C 140 134 100 136 82 146 C 74 122 72 98 76 80 Z"),
		thin(ink, 1.2, "M 80 78 L 150 140"), thin(ink, 1.2, "M 106 71 L 161 122"), thin(ink, 1.2, "M 76 102 L 118 136"),
		thin(ink, 1.2, "M 132 68 L 161 96"),
		thin(ink, 1.2, "M 150 70 L 80 134"), thin(ink, 1.2, "M 122 68 L 74 112"), thin(ink, 1.2, "M 160 88 L 108 136"),
		thin(ink, 1.2, "M 162 112 L 136 136"), thin(ink, 1.2, "M 98 72 L 76 92"),
		thin(ink, 2, "M 82 146 C 100 136 140 134 158 142"),
	), []stroke{
		// Pearls, and the hand with the ring.
		area(white, "O 100 196 6 6"), area(white, "O 111 200 6.4 6.4"), area(white, "O 123 201 6.6 6.6"),
		area(white, "O 134 198 6.2 6.2"), area(white, "O 143 193 5.6 5.6"),
		speck(shirtDark, "O 102 198 3 3 O 113 202 3 3 O 125 203 3 3 O 136 200 3 3"),
		rimmed(hatDark, 4,
			"M 24 252 C 32 238 32 226 36 214 L 34 196 C 33 187 44 185 46 194 L 49 204 L 52 178 C 53 169 63 170 63 179 L 60 205 L 70 187 C 75 179 84 185 80 193 L 68 216 C 66 230 60 242 56 254 Z"),
		open(hat, 3, "M 49 204 L 47 222"), open(hat, 3, "M 60 205 L 56 224"),
		rimmed(gold, 3, "M 65 196 L 49 193 48 199 64 202 Z"), rimmed(accent, 3, "M 62 194 L 64 186 54 184 51 192 Z"),
		rimmed(gold, 3, "M 54 184 L 50 174 45 176 50 187 Z"),
	}),
}

// eleven: nobody in particular, in grey; two stripes on the tie.
var eleven = regular{
	field: display.Hex(0x6E8AA0), hat: display.Hex(0x6E777C), hair: display.Hex(0x444A54), iris: display.Hex(0x78868C),
	coat: display.Hex(0x747D82),
	skin: display.Hex(0xDEC5AC), shirt: display.Hex(0xE4E4DF), accent: display.Hex(0x3F474D),
	under: []stroke{
		rimmed(coat, 4, "M 14 246 C 16 216 48 202 90 192 L 150 192 C 192 202 224 216 226 246 Z"),
		area(coatDark, "M 150 192 C 192 202 224 216 226 246 L 152 246 Z"),
		area(skinDark, "M 104 152 L 136 152 140 188 120 202 100 188 Z"),
		area(shirt, "M 98 182 L 142 182 132 246 108 246 Z"), area(shirtDark, "M 120 182 L 142 182 132 246 120 246 Z"),
		rimmed(accent, 3, "M 109 198 L 131 198 136 246 104 246 Z"),
		area(shirt, "M 113 206 L 118 206 117 246 111 246 Z"), area(shirt, "M 122 206 L 127 206 129 246 123 246 Z"),
		rimmed(coat, 4, "M 92 188 L 110 246 70 256 58 208 Z"), area(coatLight, "M 92 188 L 98 206 66 248 58 208 Z"),
		rimmed(coatDark, 4, "M 148 188 L 130 246 170 256 182 208 Z"),
		rimmed(hair, 4, "M 78 112 C 70 72 88 44 120 44 C 152 44 170 72 162 112 L 158 130 82 130 Z"),
		area(skin, "M 80 112 C 70 106 70 128 80 134 Z"), area(skinDark, "M 160 112 C 170 106 170 128 160 134 Z"),
		area(skin, "M 84 84 L 156 84 C 159 114 155 138 145 154 Q 132 174 120 174 Q 108 174 95 154 C 85 138 81 114 84 84 Z"),
		area(skinDark,
			"M 123 84 L 156 84 C 159 114 155 138 145 154 Q 132 174 120 174 L 121 167 Q 117 163 122 159 L 124 151 133 147 125 116 Z"),
	},
	face: features{
		x: 120, y: 119, apart: 40, wide: 24, open: 9, brow: hair, browUp: 12, browWide: 25, browThick: 5, browLean: 0.04,
		mouthY: 159, mouthWide: 24,
	},
	over: []stroke{
		area(hair,
			"M 82 104 C 72 66 92 44 120 44 C 148 44 168 66 158 104 C 156 90 152 82 146 80 L 104 80 C 94 84 86 90 82 104 Z"),
		area(hairLight, "M 82 96 C 78 68 94 50 114 49 C 102 58 96 68 98 80 C 90 84 86 88 82 96 Z"),
		area(hairDark, "M 120 44 C 148 44 168 66 158 104 C 156 90 152 82 146 80 L 132 80 C 144 70 142 54 120 44 Z"),
		thin(hairDark, 2.4, "M 99 80 C 98 66 104 54 116 48"),
	},
}

// moss: a wide hat of straw, a white beard, an apron.
var moss = regular{
	field: theme.Teal, hat: display.Hex(0xDDB765), hair: display.Hex(0xF1ECE0), iris: display.Hex(0x4C6B3C),
	coat: display.Hex(0x467545),
	skin: display.Hex(0xC08A5E), shirt: display.Hex(0xD9CDB2), accent: display.Hex(0x5B8F3E), turn: 0.02,
	under: together([]stroke{
		rimmed(shirt, 5, "M 6 246 C 10 214 42 200 86 190 L 154 190 C 198 200 230 214 234 246 Z"),
		area(shirtDark, "M 154 190 C 198 200 230 214 234 246 L 160 246 Z"),
		rimmed(coat, 4, "M 78 222 L 162 222 168 252 72 252 Z"), area(coatDark, "M 130 222 L 162 222 168 252 130 252 Z"),
		rimmed(coat, 4, "M 66 198 L 80 194 92 226 76 228 Z"), rimmed(coatDark, 4, "M 174 198 L 160 194 148 226 164 228 Z"),
	}, askew(0.02,
		area(skinDark, "M 100 150 L 140 150 144 196 96 196 Z"),
		area(skin, "M 78 110 C 66 104 68 128 78 134 Z"), area(skinDark, "M 162 110 C 174 104 172 128 162 134 Z"),
		area(skin, "M 80 84 L 160 84 C 163 114 160 140 150 158 Q 134 178 120 178 Q 106 178 90 158 C 80 140 77 114 80 84 Z"),
		area(skinDark, "M 123 84 L 160 84 C 163 114 160 140 150 158 Q 134 178 120 178 L 122 160 125 152 138 147 126 114 Z"),
		area(skinDark, "M 80 84 L 160 84 161 104 C 134 96 106 96 80 104 Z"),
		area(skinLight, "M 88 126 Q 96 136 108 134 Q 98 144 90 138 Z"),
		thin(skinDark, 2, "M 86 128 L 78 124"), thin(skinDark, 2, "M 86 131 L 79 131"),
	)),
	face: features{
		x: 120, y: 121, apart: 42, wide: 23, open: 8, heavy: true, brow: hair, browUp: 12, browWide: 30, browThick: 10,
		browLean: 0.06,
		mouthY:   160, mouthWide: 24,
	},
	over: askew(0.02,
		// The beard leaves the mouth free.
		rimmed(hair, 4,
			"M 78 122 C 72 150 76 178 94 196 C 104 206 112 210 120 212 C 128 210 136 206 146 196 C 164 178 168 150 162 122 C 158 138 152 150 142 153 C 134 150 128 148 120 151 C 112 148 106 150 98 153 C 88 150 82 138 78 122 Z M 103 158 C 112 153 128 153 137 158 C 132 172 108 172 103 158 Z"),
		area(hairDark,
			"M 138 200 C 160 182 168 150 162 122 C 158 138 152 150 142 153 C 138 151 134 150 130 150 C 146 160 150 178 138 200 Z"),
		thin(hairDark, 2.2, "M 92 164 Q 94 178 102 188"), thin(hairDark, 2.2, "M 108 178 Q 110 190 116 200"),
		// The hat.
		rimmed(hat, 5, "M 74 88 C 72 46 88 24 120 24 C 152 24 168 46 166 88 Z"),
		area(hatLight, "M 79 84 C 78 50 92 32 112 29 C 98 44 94 62 94 84 Z"),
		area(hatDark, "M 120 24 C 152 24 168 46 166 88 L 140 88 C 148 66 146 42 120 24 Z"),
		area(coat, "M 74 72 C 104 64 136 64 166 72 L 166 88 C 136 80 104 80 74 88 Z"),
		area(coatDark, "M 136 66 C 148 67 158 69 166 72 L 166 88 C 156 85 146 83 136 82 Z"),
		rimmed(accent, 3, "M 88 74 C 70 66 62 48 68 32 C 86 40 96 56 94 74 Z"),
		thin(coatDark, 2, "M 88 72 C 82 60 76 48 71 38"),
		rimmed(hat, 5,
			"M 8 100 C 24 80 82 76 120 76 C 158 76 216 80 232 100 C 238 112 222 114 206 110 C 160 98 80 98 34 110 C 18 114 2 112 8 100 Z"),
		area(hatLight, "M 8 100 C 24 80 82 76 120 76 C 80 84 42 88 8 100 Z"),
		area(hatDark,
			"M 206 110 C 160 98 80 98 34 110 C 18 114 8 112 8 104 C 60 90 180 90 232 104 C 234 112 222 114 206 110 Z"),
		thin(hatDark, 1.8, "M 40 92 L 56 98"), thin(hatDark, 1.8, "M 76 86 L 84 95"), thin(hatDark, 1.8, "M 120 83 L 122 93"),
		thin(hatDark, 1.8, "M 164 86 L 158 95"), thin(hatDark, 1.8, "M 200 92 L 186 98"),
	),
}

// agnes: the habit of a sister, and mirrors for eyes.
var agnes = regular{
	field: theme.Vermilion, hat: display.Hex(0x24262F), hair: display.Hex(0x24262F), iris: display.Hex(0x24262F),
	coat: display.Hex(0x2C2F3B),
	skin: display.Hex(0xDBAA82), shirt: display.Hex(0xF5F0E6), accent: display.Hex(0x7F98B5),
	under: []stroke{
		rimmed(coat, 5,
			"M 16 246 C 14 200 40 184 56 150 C 40 60 78 16 120 14 C 162 16 200 60 184 150 C 200 184 226 200 224 246 Z"),
		area(coatDark, "M 120 14 C 162 16 200 60 184 150 C 200 184 226 200 224 246 L 150 246 C 176 180 178 70 120 14 Z"),
		area(coatLight,
			"M 62 148 C 48 78 78 28 110 20 C 84 44 74 84 78 130 C 76 160 56 196 40 236 C 30 236 26 232 24 228 C 30 196 54 182 62 148 Z"),
		rimmed(shirt, 4,
			"M 74 110 C 70 60 92 40 120 40 C 148 40 170 60 166 110 C 168 140 166 160 176 190 C 160 214 140 224 120 226 C 100 224 80 214 64 190 C 74 160 72 140 74 110 Z"),
		area(shirtDark,
			"M 120 40 C 148 40 170 60 166 110 C 168 140 166 160 176 190 C 160 214 140 224 120 226 C 156 200 162 80 120 40 Z"),
		area(skin,
			"M 84 92 C 88 76 152 76 156 92 C 160 118 154 140 144 156 Q 132 172 120 173 Q 108 172 96 156 C 86 140 80 118 84 92 Z"),
		area(skinDark,
			"M 123 80 C 142 80 153 84 156 92 C 160 118 154 140 144 156 Q 132 172 120 173 L 121 166 Q 117 162 122 158 L 124 150 133 146 125 118 Z"),
		area(skinLight, "M 88 136 Q 96 148 106 146 Q 100 156 93 148 Z"),
		thin(shirtDark, 2.2, "M 92 196 Q 106 206 120 208"),
		// Mirrors: a sky and a skyline.
		area(silver, "M 78 106 L 117 106 C 120 122 112 138 98 138 C 84 138 76 122 78 106 Z"),
		area(silver, "M 123 106 L 162 106 C 164 122 156 138 142 138 C 128 138 120 122 123 106 Z"),
		area(accent, "M 82 109 L 114 109 C 115 114 114 119 112 123 L 104 120 96 124 88 119 83 122 C 82 118 81 113 82 109 Z"),
		area(accent,
			"M 126 109 L 158 109 C 159 114 158 119 157 123 L 150 119 142 124 134 120 127 122 C 126 118 125 113 126 109 Z"),
	},
	face: features{
		x: 120, y: 118, apart: 44, wide: 30, open: 22, brow: hair, browUp: 20, browWide: 26, browThick: 4.5, browLean: -0.12,
		mouthY: 157, mouthWide: 25, lips: true, mirrors: true,
	},
	over: []stroke{
		line(ink, 4, "M 78 106 L 117 106 C 120 122 112 138 98 138 C 84 138 76 122 78 106 Z"),
		line(ink, 4, "M 123 106 L 162 106 C 164 122 156 138 142 138 C 128 138 120 122 123 106 Z"),
		open(ink, 4, "M 117 108 L 123 108"), open(ink, 3.4, "M 78 108 L 74 104"), open(ink, 3.4, "M 162 108 L 166 104"),
		area(gold, "O 120 238 5 5"),
	},
}
