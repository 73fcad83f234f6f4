package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Peak is a moment for which the whole table stops: a bust, an explosion, somebody unmasked. It begins when what moves
// has come to its place and the figures have changed, and makes the beat of its events longer. A press ends it like any
// beat. All of it is public: it shows nothing that everybody who looks at the screen does not know.
type Peak struct {
	// Kind is the game's own number of it, 0 for none.
	Kind uint8
	// MS is how long it takes at speed 1, in milliseconds: 600 to 2500; Least is how many ticks it takes at any speed but
	// off, so that the light of a large picture never comes and goes within a second.
	MS    float64
	Least int
	// Whole has it take the place of the bar and of what is asked as well.
	Whole bool
	// Title is what is said of it in large letters, the zero Line for nothing; Mood colours them.
	Title game.Line
	Mood  Mood
	// TitleAt is the share of it after which the title comes: it gives nothing away that the picture has yet to show.
	TitleAt float64
	// Seat is whom it happens to, match.NoSeat for nobody in particular.
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

// PeakLook is how the peaks of a game look: the letters of their titles, what these stand on and their ink, by mood,
// and what the rest of the table grows dark with.
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
	if _, playing := s.Playing(); s.staged.Peak.Kind == 0 || !playing || s.Landed() < 0 {
		return now
	}
	return peaking{s.staged.Peak, s.Landed(), max(s.beat.Ticks-s.beat.Land, 1)}
}

// peaks gives a beat the sound of its peak and the time for it.
func (is *Staged) peaks(b *director.Beat, pace director.Pace) {
	p := &is.Peak
	if p.Kind == 0 {
		return
	}
	if p.Cue != sound.NoCue {
		b.CueAtLand(p.Cue)
	}
	ticks := pace(p.MS)
	if ticks > 0 {
		ticks = max(ticks, p.Least)
	}
	b.Hold(max(0, ticks-(b.Ticks-b.Land)))
}

// peakLight is the light of a peak as it is at one moment: what the table and the picture of the peak have of it.
type peakLight struct {
	now peaking
	// still is reduced motion; ramp is how many ticks the light takes to go from the table to the picture of a peak, come
	// how many its title takes to come, and to fade in.
	still      bool
	ramp       int
	come, fade int
	title      string
}

// peakLightOf is the light of the peak that is shown now.
func peakLightOf(t *Table) peakLight {
	p := peakLight{now: t.show.peaking(), still: t.Stage.Still(), ramp: max(t.Stage.Fades(gloomMS, director.CrossMS), 1),
		come: max(t.Stage.Travels(stampMS), 0), fade: max(t.Stage.Fades(stampMS, director.CrossMS), 1)}
	if p.now.Title != (game.Line{}) {
		p.title = t.titles.Get(t.Stage.Lang, p.now.Title, t.titleOf)
	}
	return p
}

// PeakLight is how far a peak has taken the place of the table, 0 to 1: on the first half of the way the light goes out
// over the table, on the second it comes on over what the peak shows, so that neither is ever seen through the other.
// Before its end it goes back the same way. With reduced motion, where all is short, one fades into the other.
func (p *peakLight) PeakLight() float64 {
	now := p.now
	return stage.Share(min(now.age, now.ticks-now.age), min(p.ramp, now.ticks/2))
}

// peakTurn is how much of the light over the table has gone, and how much of that over the picture has come.
func (p *peakLight) peakTurn() (gone, come float64) {
	light := p.PeakLight()
	if p.still {
		return light, light
	}
	return min(1, 2*light), max(0, 2*light-1)
}

// PeakCovers reports that the picture of a peak has the place of all of the table, of which nothing need be drawn under
// it: no other words shine through its own.
func (p *peakLight) PeakCovers() bool {
	gone, _ := p.peakTurn()
	return p.now.Kind != 0 && gone >= 1
}

// peakHidden is how many ticks go by before the picture of a peak begins to be seen, and as many after it.
func (p *peakLight) peakHidden() int { return min(p.ramp, p.now.ticks/2) / 2 }

// peakShare is how far a peak has come of the time in which its picture is to be seen, under 0 before.
func (p *peakLight) peakShare() float64 { return p.shareAt(float64(p.now.age)) }

func (p *peakLight) shareAt(tick float64) float64 {
	hidden := p.peakHidden()
	return (tick - float64(hidden)) / float64(max(p.now.ticks-2*hidden, 1))
}

// PeakAt is the share of the time of its picture at which a peak has lasted for so many milliseconds at speed 1: what
// has to keep time with a sound goes by it.
func (p *peakLight) PeakAt(ms float64) float64 {
	now := p.now
	return p.shareAt(ms / now.MS * float64(now.ticks))
}

// PeakField is where the picture of a peak has room: between the bar and the panel, which tells what happens.
func (b *Brush) PeakField() display.Rect {
	field := b.PeakStage()
	if !b.now.Whole {
		field.H = b.F.Panel.Y - field.Y
	}
	return field
}

// PeakStage is what grows dark for a peak: all of the screen, but for the bar where the peak does not take it all.
func (b *Brush) PeakStage() display.Rect {
	stage := b.F.Screen
	if b.now.Whole {
		return stage
	}
	stage.Y, stage.H = b.F.Bar.Y+b.F.Bar.H, b.F.Screen.H-b.F.Bar.Y-b.F.Bar.H
	return stage
}

// Came is how far something has come that moves between two shares of the peak, 0 to 1, by a curve. With reduced motion
// all of it is where it comes to from the first moment on.
func (p *peakLight) Came(from, to float64, by director.Curve) float64 {
	if p.still {
		return 1
	}
	return by.At(max(0, min(1, (p.peakShare()-from)/(to-from))))
}

// Passed is how far something has come that is there for the moment of passing only: 0 to 1, and 0 at all times with
// reduced motion, where it is not to be seen.
func (p *peakLight) Passed(from, to float64) float64 {
	if p.still {
		return 0
	}
	if share := p.Came(from, to, director.Linear); share < 1 {
		return share
	}
	return 0
}

// Lit has everything that was added to the picture from an item on come once the light over the table has gone, and go
// before it comes back.
func (b *Brush) Lit(from int) {
	_, come := b.peakTurn()
	b.Faded(from, 1-come)
}

// LitAtOnce has it come while the light over the table goes: what is as bright as the table changes the light once only
// so.
func (b *Brush) LitAtOnce(from int) {
	gone, _ := b.peakTurn()
	b.Faded(from, 1-gone)
}

// Gloom darkens the table around a part of it, with corners of that radius, by a share of its light: all of it where
// the part is empty. The bar stays as it is, and the panel lies over it: they tell what happens.
func (b *Brush) Gloom(lit display.Rect, radius, share float64) {
	colour := b.skin.Peak.Gloom.Alpha(share * b.PeakLight())
	field := b.PeakStage()
	if lit.Empty() {
		b.L.Fill(field, colour, 0)
		return
	}
	b.L.Add(display.Item{Kind: display.Iris, Box: lit, Radius: radius, Colour: colour, Clip: field})
}

// Clear darkens all of the table and then, where nothing lies on it any more, lights its place again as far as dusk
// leaves: the picture of a peak stands there.
func (b *Brush) Clear(dusk float64) {
	gone, come := b.peakTurn()
	if b.PeakCovers() {
		gone = 1 - (1-dusk)*come
	}
	b.L.Fill(b.PeakStage(), b.skin.Peak.Gloom.Alpha(gone), 0)
}

// PeakGround is a ground of a colour in the place of the table.
func (b *Brush) PeakGround(colour display.Colour) {
	gone, _ := b.peakTurn()
	b.L.Fill(b.PeakStage(), colour.Alpha(gone), 0)
}

// PeakTitle is the title of the peak on a band of its own in a room, which it fits.
func (b *Brush) PeakTitle(room display.Rect) {
	now := b.now
	if b.still {
		now.TitleAt = 0
	}
	hidden := b.peakHidden()
	now.age -= hidden + int(now.TitleAt*float64(now.ticks-2*hidden))
	if now.Title == (game.Line{}) || now.age < 0 {
		return
	}
	text, look := b.title, &b.skin.Peak
	font := b.M.Font(look.Font)
	size, _ := ui.Shrink(peakLetters, BodySize, func(size float64) bool {
		high := b.M.Size(font, size)
		return high*peakBand <= room.H && b.view.Stage.Measure.Width(text, font, high)+2*high <= room.W
	})
	high := b.M.Size(font, size)
	band := room.Middle(min(room.W, b.view.Stage.Measure.Width(text, font, high)+3*high), high*peakBand)
	from := len(b.L.Items)
	b.L.Fill(band, look.Ground[now.Mood], b.M.U(4)).Shadow = b.M.U(10)
	b.Line(band.Inset(high*0.2), text, look.Font, size, look.Ink[now.Mood], display.Middle)
	scale := 0.0
	if come := b.come; now.age < come {
		scale = stampOver * 0.5 * (1 - director.Decelerate.At(float64(now.age)/float64(come)))
	}
	for i := from; i < len(b.L.Items); i++ {
		b.L.Items[i].Scale = scale
	}
	b.Faded(from, 1-stage.Share(now.age+1, b.fade))
}
