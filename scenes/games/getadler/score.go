package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
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
}

// scoreLook is lamplight in the fog.
var scoreLook = tabletop.SheetLook{
	Wide: widestScore, High: castMost, Align: display.Left, Radius: ui.Radius, Pad: 0.3, Tab: 8,
	Verdict: display.Marquee, VerdictSize: verdictSize, VerdictInk: theme.Lamp, ReasonInk: theme.Cream,
	Slip: theme.Fog, SlipDone: theme.Fog, SlipEdge: theme.Lamp,
	Name: display.Plate, NameSize: tabletop.BodySize, NameLetters: display.SansBold, Figure: display.SansBold,
	Page: theme.Fog, Won: theme.Lamp, Ink: theme.Cream, Soft: theme.Cream, SumInk: theme.Lamp,
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
		Look: &scoreLook, Verdict: s.verdict(v), Counting: s.look.Say("score.getadler.telling"),
		Reason: s.condition(v) + " " + s.look.Say("score.getadler.winners", game.Number(v.Winners.Len()),
			s.look.People(v.Winners)),
		Title: s.look.Say("game.getadler"), Note: s.look.Say("score.getadler.note"),
		Status: s.look.Say("ask.getadler.over"),
		Memory: s.look.Words(s.remembered(v)), Winners: v.Winners, Allied: true, Lines: 1 + s.hours(), Paint: s.paintCast,
		Chart: &tabletop.Chart{
			Open: s.look.Say("score.getadler.story"), Back: s.look.Say("score.getadler.players"),
			Share: s.share, Lay: s.layStory, Draw: s.drawStory, Controls: s.readGrid, Press: s.keep, Scroll: s.scrollList,
		},
	}
	known := slices.ContainsFunc(s.tales, func(t tale) bool { return t.reveals })
	for seat := range game.Seat(v.Seats) {
		page := tabletop.SeatPage{
			Won: v.Winners.Has(seat), Sources: s.fateOf(v, seat),
			Picture: s.face(face{what: namedPortrait, role: v.Players[seat].Role}),
		}
		if page.Covered = page.Picture; !known {
			// Only what nobody knew yet is turned up.
			page.Covered = s.face(face{what: namedPortrait})
		}
		sheet.Pages = append(sheet.Pages, page)
	}
	return sheet
}

// fateOf tells who a seat was and what became of it.
func (s *scoring) fateOf(v *getadler.View, seat game.Seat) []tabletop.Source {
	p := &v.Players[seat]
	side := tabletop.Source{Icon: display.IconHero, Ink: theme.Lamp, Detail: s.look.Say(p.Role.SideKey()),
		Short: s.look.Say(p.Role.Key())}
	if p.Role.Villain() {
		side.Icon, side.Ink = display.IconMask, theme.LampAlert
	}
	all := []tabletop.Source{side}
	if v.Winners.Has(seat) {
		all = append(all, tabletop.Source{Icon: display.IconTrophy, Ink: theme.Lamp,
			Detail: s.look.Say("score.getadler.winner"), Waits: true})
	} else if p.Eliminated {
		all = append(all, tabletop.Source{Icon: display.IconClose, Ink: theme.LampAlert,
			Detail: s.look.Say("score.getadler.out")})
	}
	if seat == v.ShownBy && v.Shown != getadler.NoKind {
		detail := s.look.Say(v.Shown.TitleKey())
		all = append(all, tabletop.Source{Icon: signs.ActionIcon(v.Shown), Ink: theme.River, Detail: detail, Waits: true,
			Goes: true})
	}
	return all
}

// paintCast strikes out who was eliminated, and adds hat, hair, eyes and coat where their colours have room: beside the
// portrait under the words, or else under both.
func (s *scoring) paintCast(b *tabletop.Brush, seat game.Seat, picture, rest display.Rect) {
	p := &s.now().Players[seat]
	if picture.Empty() {
		return
	}
	if p.Eliminated {
		b.L.Card(picture, display.Face{Design: designs.Struck, Title: s.look.Say("score.getadler.out")})
	}
	line := s.look.Stage.Metrics.Size(display.Sans, tabletop.SmallSize) * 1.25
	top := picture.Y + picture.H + b.M.U(scorePad)/2
	under := display.Rect{X: picture.X, Y: top, W: rest.X + rest.W - picture.X, H: rest.Y + rest.H - top}
	if !s.wordsFit(rest) {
		rest = under
	}
	if s.wordsFit(rest) {
		traits := s.face(face{what: character, role: p.Role})
		traits.Design = designs.Traits
		rest.W, rest.H = min(rest.W, traitMost*line), min(rest.H, traitHigh*line)
		b.L.Card(rest, traits)
	}
}

// wordsFit reports whether every colour's word has room in a box for four traits, in two columns or in one: a colour is
// never shown without its word.
func (s *scoring) wordsFit(box display.Rect) bool {
	v, size := s.now(), s.look.Stage.Metrics.Floor(display.SansBold)
	longest := 0.0
	for seat := range v.Seats {
		for _, word := range s.face(face{what: character, role: v.Players[seat].Role}).Lines {
			longest = max(longest, s.look.Stage.Measure.Width(word, display.SansBold, size)*measureSlack)
		}
	}
	for _, columns := range [...]float64{1, 2} {
		high := box.H * columns / float64(getadler.Traits)
		if high >= size*traitAir && box.W/columns-high*traitSign >= longest {
			return true
		}
	}
	return false
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

// told reports whether a turn has been told so far.
func (s *scoring) told(i int) bool {
	first, n, hour := i, 0, s.tales[i].turn.Hour
	for k := range s.tales {
		if s.tales[k].turn.Hour == hour {
			first = min(first, k)
			n++
		}
	}
	shown, _ := s.score.Counted(int(hour), n)
	return i-first < shown
}

// share puts the players over the story, where a grid of signs has room under them.
func (s *scoring) share(room display.Rect) (cast, story display.Rect, together bool) {
	m := s.look.Stage.Metrics
	pad, need, least := m.U(scorePad), s.score.PagesNeed(room), s.gridLeast()
	if m.TextScale > wordyText || need+1.5*pad+least > room.H {
		return cast, story, false
	}
	cast, story = room.PartTop(min(max(need, room.H-1.5*pad-least*gridGenerous), max(need, s.score.PagesMost(room))),
		1.5*pad)
	story.H -= pad / 2
	return cast, story, true
}

// layStory lays the story out: as a grid of signs where it has room.
func (s *scoring) layStory(room display.Rect) {
	s.grid, s.list = grid{}, nil
	pad := s.look.Stage.Metrics.U(scorePad) / 2
	switch {
	case room.Empty():
	case s.look.Stage.Metrics.TextScale <= wordyText && s.gridLeast() <= room.H:
		s.composeGrid(display.Rect{X: room.X, Y: room.Y + pad, W: room.W, H: room.H - 2*pad})
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
