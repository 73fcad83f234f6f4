package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// The end of a match is told before it is listed: points are counted (tally.go), then who has won comes out of the
// dark, with what is to be remembered of the match; then all of it is there to be read.

// Memory is something to be remembered of a match: a sentence that everybody may know at its end, and how much it says.
type Memory struct {
	Weight int
	Line   game.Line
}

// Remembered is the sentence that says most; the zero Line where there is none.
func Remembered(all ...Memory) (best game.Line) {
	most := 0
	for _, m := range all {
		if m.Weight > most {
			most, best = m.Weight, m.Line
		}
	}
	return best
}

// finale is the moment at which the light goes out but for who has won, or in which a tableau becomes what it is: how
// old it is, and how long it stays.
type finale struct{ age, ticks int }

// begin has the moment come, where there is one: nobody waits for it who has animations off, nor between two games of a
// match.
func (f *finale) begin(s *Score) {
	if *f = (finale{}); s.sheet.Next == "" && !s.Old() && s.Table.Desk.Learned == nil && s.lineTicks() > 0 &&
		s.sheet.Winners != 0 {
		f.ticks = s.Table.Stage.Holds(finaleMS)
		s.Table.Stage.Play(sound.Winner)
	}
	s.darken()
}

// darken darkens the table for the finale, where no tableau tells it.
func (s *Score) darken() {
	if s.Table.darkened = 0; s.finale.on() && s.sheet.Tableau == nil {
		s.Table.darkened = s.at.strip.Y
	}
}

// Came is how far something has come, 0 to 1, that moves between two moments after the count, in milliseconds at speed
// 1. With reduced motion it is there from the first moment on.
func (s *Score) Came(from, to float64, by director.Curve) float64 {
	if st := s.Table.Stage; s.finale.on() && !st.Still() {
		return by.At(stage.Share(s.finale.age-st.Travels(from), st.Travels(to-from)))
	}
	return 1
}

func (f *finale) on() bool { return f.age < f.ticks }

// pass lets it grow a tick older; a press ends it.
func (s *Score) pass(press bool) {
	f := &s.finale
	if !f.on() {
		return
	}
	if f.age++; press {
		f.age = f.ticks
	}
	s.darken()
	s.Table.Stage.Redraw()
}

// drawFinale draws the winners out of the dark, and what is said of the end.
func (s *Score) drawFinale(b *Brush) {
	look, field := &b.skin.Peak, b.F.Screen
	field.Y, field.H = b.F.Bar.Y+b.F.Bar.H, s.at.strip.Y-b.F.Bar.Y-b.F.Bar.H
	b.L.Fill(field, look.Gloom.Alpha(finaleDark), 0)
	room := field.Inset(min(b.M.U(Margin), field.H*0.06))
	faces, words := room.CutTop(room.H * finaleFaces)
	s.drawWinners(b, faces)
	high := b.M.Size(look.Font, finaleTitle) * 1.5
	title, words := words.CutTop(min(high, words.H*0.4))
	before := len(b.L.Items)
	b.Fit(title, s.sheet.Verdict, look.Font, finaleTitle, look.Ink[GoodMood], display.Middle)
	b.L.Items[before].Role = display.Heading
	wide := min(words.W, b.M.U(finaleWide)*max(1, b.M.TextScale))
	ui.Paragraph(b.L, s.Table.Stage, words.Middle(wide, words.H*0.86), s.reason, display.Sans, HeadSize,
		look.Ink[GoodMood],
		display.Middle)
}

// drawWinners are the faces of who has won, or their signs: they come forward one after another.
func (s *Score) drawWinners(b *Brush, room display.Rect) {
	n := s.sheet.Winners.Len()
	side := min(room.H*0.9, room.W/float64(n)*0.9)
	row := room.Middle(side*float64(n)*1.1, side)
	i := 0
	for seat := range game.Seat(len(s.sheet.Pages)) {
		if !s.sheet.Winners.Has(seat) {
			continue
		}
		place := row.Column(i, n, 0).Square(side)
		share := stage.Share(s.finale.age-i*4, max(s.Table.Stage.Travels(winnerMS), 1))
		if s.Table.Stage.Still() {
			share = 1
		}
		grow := director.EmphasisedDecelerate.At(share) - 1
		b.L.Beam(display.Rect{X: place.X - side*0.4, Y: b.F.Bar.H, W: side * 1.8, H: room.Y + room.H - b.F.Bar.H},
			b.skin.Peak.Ink[GoodMood].Alpha(0.3))
		before, box := len(b.L.Items), place.Middle(side*ui.PictureAspect, side)
		b.Portrait(box, seat, display.GazePleased, 0)
		for at := range b.L.Items[before:] {
			b.L.Items[before+at].Scale = grow * 0.3
		}
		i++
	}
}

// leader is the seat whose sum is the greatest so far, match.NoSeat where none is alone ahead.
func (s *board) leader() (ahead game.Seat) {
	ahead, most := match.NoSeat, 0
	for seat := range s.sheet.Pages {
		switch sum := s.Sum(game.Seat(seat)); {
		case sum > most:
			ahead, most = game.Seat(seat), sum
		case sum == most:
			ahead = match.NoSeat
		}
	}
	return ahead
}

// follow tells of a lead that has changed with a line that was counted.
func (s *Score) follow() {
	if now := s.leader(); now != s.ahead {
		if s.ahead, s.changes = now, s.changes+1; s.changes > 1 {
			s.Table.Stage.Play(sound.LeadChange)
		}
	}
}
