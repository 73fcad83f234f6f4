package table

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Peak is a moment for which the whole table stops: a bust, an explosion, somebody unmasked. It begins when what moves has
// come to its place and the figures have changed, and makes the beat of its events longer. A press ends it like any beat.
// All of it is public: it shows nothing that everybody who looks at the screen does not know.
type Peak struct {
	// Kind is the game's own number of it, 0 for none.
	Kind uint8
	// MS is how long it takes at speed 1, in milliseconds: 600 to 2500; Least is how many ticks it takes at any speed but off, so that
	// the light of a large picture never comes and goes within a second.
	MS    float64
	Least int
	// Title is what is said of it in large letters, the zero Line for nothing; Mood colours them.
	Title game.Line
	Mood  Mood
	// TitleAt is the share of it after which the title comes: it gives nothing away that the picture has yet to show.
	TitleAt float64
	// Seat is whom it happens to, NoSeat for nobody in particular.
	Seat game.Seat
	// Cue is heard as it begins.
	Cue sound.Cue
}

// Mood is what a peak means to whom it happens to.
type Mood uint8

// The moods.
const (
	PlainMood Mood = iota
	GoodMood
	BadMood
	moods
)

// PeakLook is how the peaks of a game look: the letters of their titles, what these stand on and their ink, by mood, and what
// the rest of the table grows dark with.
type PeakLook struct {
	Font        display.Font
	Ground, Ink [moods]display.Colour
	Gloom       display.Colour
}

// peaking is the peak on the screen: its age and its length in ticks.
type peaking struct {
	Peak
	age, ticks int
}

// Peak is the peak that is shown now, of kind 0 for none, and how far it has come, 0 to 1.
func (t *Table) Peak() (p Peak, share float64) {
	now := t.show.peaking()
	return now.Peak, stage.Share(now.age, now.ticks)
}

// peaking is the peak that is shown, of kind 0 for none.
func (s *Show[V, E]) peaking() (now peaking) {
	if s.peak.Kind == 0 || !s.playing || s.tick < s.beat.Land {
		return now
	}
	return peaking{s.peak, s.tick - s.beat.Land, max(s.beat.Ticks-s.beat.Land, 1)}
}

// peaks takes the peak of the beat's events and gives the beat its time and its sound.
func (s *Show[V, E]) peaks() {
	s.peak = Peak{}
	if s.staging.Peak == nil {
		return
	}
	s.peak, s.table.titles = s.staging.Peak(s.events), Kept[game.Line, string]{}
	if s.peak.Kind == 0 {
		return
	}
	if s.peak.Cue != sound.NoCue {
		s.beat.CueAtLand(s.peak.Cue)
	}
	ticks := s.table.Stage.Ticks(s.peak.MS)
	if ticks > 0 {
		ticks = max(ticks, s.peak.Least)
	}
	s.beat.Hold(max(0, ticks-(s.beat.Ticks-s.beat.Land)))
}

// PeakLight is how far the table has grown dark for a peak, 0 to 1: it does so once, and grows light again before the end.
func (b *Brush) PeakLight() float64 {
	now := b.table.show.peaking()
	ramp := max(b.table.Stage.Fades(gloomMS, director.CrossMS), 1)
	return stage.Share(min(now.age, now.ticks-now.age), min(ramp, now.ticks/2))
}

// PeakField is where the picture of a peak has room: between bar, panel and log, which tell what happens.
func (b *Brush) PeakField() display.Rect {
	field := b.peakDark()
	field.W = b.F.Board.W + 2*(b.F.Board.X-field.X)
	if log := b.F.Log; !log.Empty() && log.X >= b.F.Board.X+b.F.Board.W {
		field.W = min(field.W, log.X-field.X)
	}
	return field
}

// peakDark is what grows dark for a peak: all of the table but bar and panel.
func (b *Brush) peakDark() display.Rect {
	field := b.F.Screen
	field.Y, field.H = b.F.Bar.Y+b.F.Bar.H, b.F.Panel.Y-b.F.Bar.Y-b.F.Bar.H
	return field
}

// Came is how far something has come that moves between two shares of the peak, 0 to 1, by a curve. With reduced motion all of it
// is where it comes to from the first moment on.
func (b *Brush) Came(from, to float64, by director.Curve) float64 {
	if b.table.Stage.Still() {
		return 1
	}
	now := b.table.show.peaking()
	share := stage.Share(now.age, now.ticks)
	return by.At(max(0, min(1, (share-from)/(to-from))))
}

// Passed is how far something has come that is there for the moment of passing only: 0 to 1, and 0 at all times with reduced motion,
// where it is not to be seen.
func (b *Brush) Passed(from, to float64) float64 {
	if b.table.Stage.Still() {
		return 0
	}
	if share := b.Came(from, to, director.Linear); share < 1 {
		return share
	}
	return 0
}

// Lit has everything that was added to the picture from an item on come and go with the dark of the peak.
func (b *Brush) Lit(from int) { b.Faded(from, 1-b.PeakLight()) }

// Gloom darkens the table around a part of it, with corners of that radius, by a share of its light: all of it where the part
// is empty. Bar and panel stay as they are, since they tell what happens.
func (b *Brush) Gloom(lit display.Rect, radius, share float64) {
	colour := b.table.Skin.Peak.Gloom.Alpha(share * b.PeakLight())
	field := b.peakDark()
	if lit.Empty() {
		b.L.Fill(field, colour, 0)
		return
	}
	far := field.W + field.H
	b.L.Border(lit.Inset(-far), colour, radius+far, far).Clip = field
}

// PeakIsDark tells that all of the light has gone that goes: words over a picture in the place of the table wait for it, since no
// other words may shine through them.
func (b *Brush) PeakIsDark() bool { return b.PeakLight() >= 1 }

// PeakTitle is the title of the peak on a band of its own in a room, which it fits.
func (b *Brush) PeakTitle(room display.Rect) {
	now := b.table.show.peaking()
	if b.table.Stage.Still() {
		now.TitleAt = 0
	}
	if now.age -= int(now.TitleAt * float64(now.ticks)); now.Title == (game.Line{}) || now.age < 0 {
		return
	}
	text, look := b.table.titles.Get(b.table.Stage.Lang, now.Title, b.table.titleOf), &b.table.Skin.Peak
	font := b.M.Font(look.Font)
	size, _ := ui.Shrink(peakLetters, BodySize, func(size float64) bool {
		high := b.M.Size(font, size)
		return high*peakBand <= room.H && b.table.Stage.Measure.Width(text, font, high)+2*high <= room.W
	})
	high := b.M.Size(font, size)
	band := room.Middle(min(room.W, b.table.Stage.Measure.Width(text, font, high)+3*high), high*peakBand)
	from := len(b.L.Items)
	b.L.Fill(band, look.Ground[now.Mood], b.M.U(4)).Shadow = b.M.U(10)
	b.Line(band.Inset(high*0.2), text, look.Font, size, look.Ink[now.Mood], display.Middle)
	scale := 0.0
	if come := max(b.table.Stage.Travels(stampMS), 0); now.age < come {
		scale = stampOver * 0.5 * (1 - director.Decelerate.At(float64(now.age)/float64(come)))
	}
	for i := from; i < len(b.L.Items); i++ {
		b.L.Items[i].Scale = scale
	}
	b.Faded(from, 1-stage.Share(now.age+1, max(b.table.Stage.Fades(stampMS, director.CrossMS), 1)))
}
