package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// scoring is the end of a match: who has won and why, who everybody was, and the story of the seven hours.
type scoring struct {
	look  *match.View
	match *getadler.Match
	// now is the view that is shown, frame where the common parts lie, and face paints what a card looks like.
	now   func() *getadler.View
	frame *tabletop.Frame
	face  painter
	// score counts it on the screen.
	score *tabletop.Score
	// tales are the story, in the language that it was put into words in.
	tales  []tale
	spoken words.Lang
	// The story stands as a grid of signs or, in large letters, as a list of sentences, which scrolls; or not at all.
	grid   grid
	list   *ui.Sheet
	scroll ui.Scroll
	// hourWide is the width of the longest hour's name.
	hourWide float64
	// chosen is the number of the turn that was pressed last, -1 for none.
	chosen int
	// end is how it is seen.
	end *ending
}

// describe describes the score.
func (s *scoring) describe(score *tabletop.Score) tabletop.Sheet {
	s.score = score
	v := s.now()
	if s.tales == nil || s.spoken != s.look.Stage.Lang {
		s.tales, s.spoken = talesOf(v, s.look.Reader()), s.look.Stage.Lang
		s.decidedAt()
		s.tellWinner()
	}
	s.hourWide = 0
	for hour := 1; hour <= getadler.Hours; hour++ {
		s.hourWide = max(s.hourWide, s.score.Width(s.look.Say(getadler.HourKey(hour)), display.SansBold, tabletop.BodySize)+
			s.look.Stage.Metrics.U(scorePad))
	}
	sheet := tabletop.Sheet{
		Verdict: s.verdict(v), Counting: s.look.Say("score.getadler.telling"),
		Reason: s.condition(v) + " " + s.look.Say("score.getadler.winners", game.Number(v.Winners.Len()),
			s.look.People(v.Winners)),
		Title: s.look.Say("game.getadler"), Note: s.look.Say("score.getadler.note"),
		Status: s.look.Say("ask.getadler.over"),
		Memory: s.look.Words(s.remembered(v)), Winners: v.Winners, Allied: true,
		Lines: 1,
		Chart: &tabletop.Chart{
			Open: s.look.Say("score.getadler.story"), Back: s.look.Say("score.getadler.players"),
			Lay: s.layStory, Draw: s.drawStory, Controls: s.readGrid, Press: s.keep, Scroll: s.scrollList,
		},
	}
	sheet.Counts = make([][]tabletop.Count, v.Seats)
	s.end = endingOf(s, sheet, slices.ContainsFunc(s.tales, func(t tale) bool { return t.reveals }))
	sheet.Tableau, sheet.Pace = s.end, castPace*float64(max(v.Seats, s.end.cells()))
	return sheet
}

// verdict says which side has won.
func (s *scoring) verdict(v *getadler.View) string {
	switch {
	case v.Reason == getadler.VillainsEliminated || v.Reason == getadler.AdlerFallen || v.Reason == getadler.NoDocument:
		return s.look.Say("score.getadler.heroes")
	case v.Winners.Len() == 1 && v.Players[v.Winners.First()].Role == getadler.Collins:
		return s.look.Say("score.getadler.collins")
	case !getadler.InPlay(v.Seats).Has(getadler.Collins):
		return s.look.Say("score.getadler.adler")
	}
	return s.look.Say("score.getadler.villains")
}

// condition is the rule that the match ended by.
func (s *scoring) condition(v *getadler.View) string {
	free, last := free(v).Word(), &v.History[max(0, v.Past-1)]
	holder, kept := v.ShownBy, v.Reason == getadler.DocumentKept
	switch {
	case kept && holder.Sits(v.Seats) && v.Players[holder].Role.Word() != free:
		// The document may have been in the other villain's hand (G48).
		return s.look.Say("score.getadler.why.shown", free, v.Shown.One(), v.Players[holder].Role.Word())
	case kept:
		return s.look.Say("score.getadler.why.kept", free, v.Shown.One())
	case v.Reason == getadler.NoDocument && v.Branch != getadler.NoKind:
		return s.look.Say("score.getadler.why.lacked", free, v.Branch.One())
	case v.Reason == getadler.NoDocument:
		return s.look.Say("score.getadler.why.none", free)
	case v.Reason == getadler.HeroesEliminated:
		return s.look.Say("score.getadler.why.alone")
	case last.End == getadler.Caught:
		return s.look.Say("score.getadler.why.caught", v.Players[last.Target].Role.Word())
	}
	return s.look.Say("score.getadler.why.outshot", v.Players[last.Target].Role.Word())
}

// free is the villain on whom the end hangs: Adler, or Collins where he is out of the game.
func free(v *getadler.View) getadler.Role {
	for _, p := range v.Players {
		if p.Role == getadler.Adler && p.Eliminated {
			return getadler.Collins
		}
	}
	return getadler.Adler
}

// hours is the number of hours that were played.
func (s *scoring) hours() int {
	if len(s.tales) == 0 {
		return 0
	}
	return int(s.tales[len(s.tales)-1].turn.Hour)
}

// layStory lays the story out: as a grid of signs where it has room.
func (s *scoring) layStory(room display.Rect) {
	s.grid, s.list = grid{}, nil
	pad := s.look.Stage.Metrics.U(scorePad) / 2
	in := display.Rect{X: room.X, Y: room.Y + pad, W: room.W, H: room.H - 2*pad}
	m := s.look.Stage.Metrics
	switch tall := m.H > m.W; {
	case room.Empty():
	case m.TextScale > wordyText:
		s.composeList(room)
	case tall && s.composeUpright(in):
	case !tall && s.gridLeast(in.W) <= in.H:
		s.composeGrid(in)
	default:
		s.composeList(room)
	}
}

// drawStory draws it.
func (s *scoring) drawStory(b *tabletop.Brush) {
	switch {
	case !s.grid.box.Empty():
		s.drawGrid(b)
	case s.list != nil:
		s.drawList(b)
	}
}

// keep keeps the turn that was pressed in sight; where the page was turned, the story begins at its top.
func (s *scoring) keep(id string) {
	if id == "chart" {
		s.scroll = ui.Scroll{}
	}
	if i := slices.IndexFunc(s.tales, func(t tale) bool { return t.id == id }); i >= 0 {
		s.chosen = i
	}
}
