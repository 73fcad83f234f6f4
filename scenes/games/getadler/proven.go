package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// provenBy is what a beat proves to the one at the screen: nothing while a confrontation has it.
func (t *screen) provenBy(b *beat) []notebook.Proof {
	if len(b.Events) == 0 || fighting(&b.After.View) || t.table.Lesson.Hides("getadler:letters") {
		return nil
	}
	return t.book.Proven(&b.Before.View, &b.After.View)
}

// concludes tells whoever plays alone what a beat proves, and gives it the time to be seen. Where others look on the
// notebook tells it when the hand is opened: neither time nor sound is to say what anybody knows.
func (s staging) concludes(b *beat, is *tabletop.Staged) {
	if !s.look.Holder.Alone() {
		return
	}
	all := s.proves(b)
	for i := range all[:min(len(all), proofsTold)] {
		is.Say(all[i].Say())
	}
	if len(all) > 0 {
		is.Hold += s.look.Stage.Ticks(provenMS)
		is.Late = director.Cue{Tick: s.proofAt(b), Cue: sound.StampDown}
	}
}

// proofAt is the age of a beat, from where it lands, at which what it proves is told: when what has happened has been
// seen.
func (s staging) proofAt(b *beat) int { return s.look.Stage.Ticks(max(provenAfterMS, s.peakOf(b).MS)) }

// provenBrush tells at the table what the notebook has come to; said is where the last answer lies, on its slip, empty
// for nowhere.
type provenBrush struct {
	*brush
	said display.Rect
}

// proofs are what is proven now, and for how many ticks; age is under 0 while that has yet to be told.
func (b provenBrush) proofs() (all []notebook.Proof, age int) {
	if all, age = b.book.Recalled(); len(all) > 0 || !b.look.Holder.Alone() {
		return all, age
	}
	if all = b.proves(b.told.Beat()); len(all) == 0 {
		return nil, 0
	}
	return all, b.told.Landed() - b.proofAt(b.told.Beat())
}

// proofOf is how far a suspect's ticket has turned over to say who it is: 1 where that is no news.
func (b provenBrush) proofOf(seat game.Seat) float64 {
	all, age := b.proofs()
	for i := range all {
		if all[i].Kind == notebook.ProvenRole && all[i].Seat == seat {
			if age < 0 {
				return 0
			}
			return stage.Share(age, b.look.Stage.Travels(plateMS))
		}
	}
	return 1
}

// proofStrings are stretched at the table between two of whom one has lied or bluffed.
func (b provenBrush) proofStrings() {
	all, age := b.proofs()
	for i := range all {
		if p := &all[i]; p.Kind == notebook.ProvenEither && age >= 0 {
			ends := [2]display.Rect{b.lay.Suspects[p.Seat].Strip, b.lay.Suspects[p.Other].Strip}
			if ends[0].Empty() || ends[1].Empty() {
				continue
			}
			share := director.Decelerate.At(stage.Share(age, b.look.Stage.Travels(plateMS)))
			b.book.String(&b.Brush, i, ends, share, b.lay.Slips, b.said)
		}
	}
}

// proofMarks mark whom something is proven of: a stamp on who lied, its side on a shoulder, and light on who is known.
func (b provenBrush) proofMarks() {
	all, age := b.proofs()
	if age < 0 {
		return
	}
	for i := range all {
		p := &all[i]
		lay := &b.lay.Suspects[p.Seat]
		if !b.lay.opposite(int(p.Seat)) || lay.Strip.Empty() {
			continue
		}
		switch p.Kind {
		case notebook.ProvenLie:
			b.Stamp(b.lieBox(p), b.look.Say("notebook.stamp"), age)
		case notebook.ProvenVillain:
			b.sideSeal(lay, display.IconMask, theme.BusRed, age)
		case notebook.ProvenHero:
			b.sideSeal(lay, display.IconHero, theme.TagBlue, age)
		}
	}
}

// lieBox is where it is stamped that a suspect lied: over the foot of the slip with that answer, or of its ticket,
// where what was said last is not the lie.
func (b provenBrush) lieBox(p *notebook.Proof) display.Rect {
	over := b.lay.Suspects[p.Seat].Strip
	if p.Now && !b.said.Empty() {
		over = b.said
	}
	font := b.M.Font(display.Stencil)
	size := max(b.M.Size(font, stampSize), b.M.Floor(font))
	wide := b.look.Stage.Measure.Width(strings.ToUpper(b.look.Say("notebook.stamp")), font, size)
	at := display.Rect{W: wide + size*stampWider, H: size * stampHigh}
	at.X, at.Y = over.X+over.W-at.W*0.6, over.Y+over.H-at.H*0.3
	if !p.Now && !at.Intersect(b.said).Empty() { // What was said stays in sight.
		at.Y = b.said.Y + b.said.H + max(4, b.M.U(8))
	}
	room := b.lay.Slips
	at.X = max(room.X, min(at.X, room.X+room.W-at.W))
	return at
}

// sideSeal is the side of a suspect, on its shoulder.
func (b provenBrush) sideSeal(lay *suspectLayout, icon display.Icon, ground display.Colour, age int) {
	from, side := len(b.L.Items), min(lay.Card.H*0.3, lay.Strip.H)
	box := display.Rect{X: lay.Plate.X + lay.Plate.W*0.12, Y: lay.Plate.Y - side*0.9, W: side, H: side}
	b.Seal(box, icon, 0.2, ground, theme.Cream)
	b.Faded(from, 1-stage.Share(age+1, b.look.Stage.Fades(plateMS, director.CrossMS)))
}
