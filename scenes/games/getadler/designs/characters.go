package designs

import (
	_ "embed" // The drawings lie beside the code.
	"sync"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// Character is a character's card: Portrait names its picture, Title is its name, Paints and Lines are its traits,
// Marks its side, 1 hero and 2 villain, with Note as the side's word. Suspect is its portrait and name, which may stand
// for who plays, PortraitID, as long as the character is not known.
var (
	Character = faces.New(display.Known{Name: "character", Portrait: Suspect}, drawCharacter)
	Suspect   = faces.New(display.Known{Name: "suspect"}, drawSuspect)
)

// characterText holds the drawings of the characters, as faces.Portraits reads them.
//
//go:embed characters.txt
var characterText string

// characters are their strokes by their names, read when the first is painted.
var characters = sync.OnceValue(func() map[string][]faces.Stroke { return faces.Portraits(characterText) })

// traitIcons are the pictures of the four traits.
var traitIcons = [4]display.Icon{display.IconHat, display.IconHair, display.IconEyes, display.IconCoat}

// sides are the marks of a hero and of a villain, and the light behind each.
var (
	sideIcons = [3]display.Icon{display.NoIcon, display.IconHero, display.IconMask}
	sideTones = [3]display.Colour{theme.Slate, theme.TagBlue, villainRed}
)

// drawCharacter is a whole character: portrait, name and traits; the portrait stands at the left of a wide card.
func drawCharacter(s sheet) {
	in := s.lampCard()
	if s.Box.W > s.Box.H {
		s.Unit = min(s.Box.W/wideWide, s.Box.H/wideHigh)
	}
	u := s.Unit
	var picture, rest display.Rect
	row := max(s.M.Floor(display.Sans)*s.traitRow(), traitHigh*u)
	if s.Box.W > s.Box.H {
		picture, rest = in.CutLeft(min(in.H*0.86, in.W*0.44))
		_, rest = rest.CutLeft(4 * u)
	} else {
		high := 4*row + 3*max(1, 2*u) + max(s.M.Floor(display.Plate)*1.2, 26*u) + 3*u
		rest, picture = in.CutBottom(min(high, in.H*traitMost))
	}
	s.portrait(picture)
	s.sideMark(picture)
	name := s.named(rest.W-2*u, rest.H*plateShare*faces.Airy)
	if name.Empty() && s.M.Plain {
		// What the name cannot do without, the traits make room for.
		name = s.named(rest.W, rest.H*plainShare)
		if name.Empty() && s.Box.W < s.Box.H {
			name = s.named(s.Box.W-2*plateEdge, rest.H*plainShare)
		}
	}
	if !name.Empty() {
		var strip display.Rect
		strip, rest = rest.CutTop(max(name.High()*0.96, 24*u) + 3*u)
		strip = strip.Inset(1 * u)
		if s.M.Plain && s.Box.W < s.Box.H {
			strip = s.broad(strip, name)
		}
		s.plate(strip, name, sideInk(s.Face.Marks))
	}
	if s.Box.W > s.Box.H {
		side := s.Fit(s.Face.Note, display.Sans, effectSize, rest.W, rest.H-4*row, 1)
		var line display.Rect
		line, rest = rest.CutTop(side.High())
		s.Lines(line, side, theme.CreamText, display.Left)
	}
	s.traits(rest)
}

// traitRow is the height of a trait in sizes of its letters: plain ones are broader and taller, and want some air.
func (s sheet) traitRow() float64 {
	if s.M.Plain {
		return plainLine
	}
	return traitLine
}

// sideInk is the colour of a character's name plate.
func sideInk(mark uint8) display.Colour {
	return [3]display.Colour{theme.LampInk, theme.TagBlue, theme.BusRed}[mark%3]
}

// drawSuspect is a character's portrait with the name, as it stands in the row of suspects.
func drawSuspect(s sheet) {
	in := s.lampCard()
	u := s.Unit
	name := faces.Block{}
	if s.Box.W >= suspectLabelWide {
		name = s.label(in)
	}
	picture := in
	if !name.Empty() {
		var strip display.Rect
		strip, picture = in.CutBottom(max(name.High()*0.96, 24*u) + 2*u)
		defer s.plate(s.broad(strip, name), name, sideInk(s.Face.Marks))
	}
	s.portrait(picture)
	s.sideMark(picture)
}

// sideMark is a medal in the corner: a star for a hero, a mask for a villain.
func (s sheet) sideMark(in display.Rect) {
	mark := s.Face.Marks % 3
	if mark == 0 || in.Empty() {
		return
	}
	side := max(18, min(in.W, in.H)*medalShare)
	medal := display.Rect{X: in.X + in.W - side*1.08, Y: in.Y + side*0.08, W: side, H: side}
	s.Fill(medal, theme.LampInk, side/2)
	s.Fill(medal.Inset(max(1, side*0.05)), [3]display.Colour{{}, theme.Lamp, theme.Cream}[mark], side/2)
	s.Symbol(medal.Inset(side*0.16), sideIcons[mark], theme.LampInk)
}

// portrait paints whoever sits before a lamp, which shines behind the head, so that hat and hair stand out.
func (s sheet) portrait(room display.Rect) {
	if room.Empty() {
		return
	}
	strokes, known := characters()[s.Face.Portrait]
	if s.Face.PortraitID > 0 && !known {
		s.player(room)
		return
	}
	back := sideTones[s.Face.Marks%3]
	s.Fill(room, back, 0)
	side := min(room.W*1.1, room.H)
	box := display.Rect{X: room.X + (room.W-side)/2, Y: room.Y + room.H - side, W: side, H: side}
	x, y := box.X+box.W/2, box.Y+box.H*0.44
	if !s.M.Contrast {
		s.Rays(room, x, y, portraitRays, theme.Over(theme.LampInk.Alpha(0.35), back))
	}
	light := theme.Lamp
	if !known {
		strokes, light = faces.Stranger(), theme.Fog
	}
	s.Halo(room, x, y, side*faces.HaloShare, light)
	s.Person(room, box, strokes, s.Face.Paints)
	if !known {
		mark := side * 0.42
		s.Symbol(display.Rect{X: x - mark/2, Y: box.Y + box.H*0.36, W: mark, H: mark}, display.IconAsk, theme.Lamp)
	}
	s.Border(room, theme.LampInk, 0, 1.4*s.Unit)
}

// player paints who plays in the place of a character that is not known.
func (s sheet) player(room display.Rect) {
	s.Fill(room, theme.Slate, 0)
	at := s.Sit(room, s.Face.PortraitID)
	s.Halo(room, at.Box.X+at.Box.W/2, at.Box.Y+at.Box.H*0.44, at.Box.W*faces.HaloShare, theme.Fog)
	s.Draw(at)
	mark := min(room.W, room.H) * 0.3
	s.Symbol(display.Rect{X: room.X + room.W - mark, Y: room.Y, W: mark, H: mark}, display.IconAsk, theme.Lamp)
	s.Border(room, theme.LampInk, 0, 1.4*s.Unit)
}

// traits sets four lozenges in as many columns as the room asks for; those too small for their words show the picture
// on the paint alone.
func (s sheet) traits(r display.Rect) {
	if r.Empty() {
		return
	}
	columns, gap := s.columns(r), max(1, 2*s.Unit)
	rows := 4 / columns
	w, h := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	for i := range traitIcons {
		cell := display.Rect{X: r.X + float64(i%columns)*(w+gap), Y: r.Y + float64(i/columns)*(h+gap), W: w, H: h}
		s.lozenge(cell, i)
	}
}

// columns is the number of columns at which the words are set largest.
func (s sheet) columns(r display.Rect) int {
	best, size := 1, 0.0
	for _, columns := range [...]int{1, 2, 4} {
		least := 1e9
		for _, word := range s.Face.Lines {
			h := r.H * float64(columns) / 4
			w := r.W/float64(columns) - lozengeIcon*h - 3*s.Unit
			least = min(least, s.Fit(word, display.SansBold, traitSize, w, h*traitAir, 1).Size)
		}
		if least > size {
			best, size = columns, least
		}
	}
	if size == 0 && r.W > r.H*1.6 {
		return 4
	}
	return best
}

// lozenge is one trait: its picture and its word on its paint.
func (s sheet) lozenge(r display.Rect, i int) {
	paint := s.Face.Paints[i]
	if paint.A == 0 {
		paint = theme.FogText
	}
	ink := theme.InkOn(paint)
	s.Fill(r, theme.LampInk, 4*s.Unit)
	s.Fill(r.Inset(max(1, s.Unit)), paint, 3*s.Unit)
	left, word := r.CutLeft(min(r.H*lozengeIcon, r.W))
	// Where there is height to spare above the floor of the letters, their tails keep clear of the lozenge's edge.
	design := min(traitSize, word.H*traitClear/(s.Unit*max(1, s.M.TextScale)))
	b := s.Fit(s.Face.Lines[i], display.SansBold, design, word.W-3*s.Unit, word.H*traitAir, 1)
	if b.Empty() {
		left = r
	}
	side := min(left.W, left.H) * 0.78
	s.Symbol(left.Square(side), traitIcons[i], ink)
	s.Middle(word, b, ink, display.Left)
}
