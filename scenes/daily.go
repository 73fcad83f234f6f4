package scenes

import (
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// daily is the page of the match of the day: for each game a deal and rivals that follow from a number, which is that
// of the date or any other. Each person of the house plays it once; what they made of it stands beside it.
type daily struct {
	form.List
	launcher *launcher
	// number is what is written for the number, me the set-up whose first seat is that of the person who plays.
	number ui.Field
	me     *draft
	kept   []record.Summary
	// more reports that some matches are still to be read.
	more   bool
	failed game.Line
	// before are the days before today whose deals the person has played, row how many days in a row one was.
	before []dayPlayed
	row    int
}

// newDaily opens the page at the number of today.
func newDaily(h *launcher) stage.Scene { return newDeals(h, numberOf(h.time())) }

// newDeals opens the page at a number.
func newDeals(h *launcher, number uint64) stage.Scene {
	s := &daily{launcher: h, number: ui.Field{Max: numberLength}}
	s.number.Set(strconv.FormatUint(number, 10))
	s.me = usualDraft(&h.games[0])
	s.me.seatPersons(h.st, h.last("").Cast)
	s.Page = form.New(h.st, s.layOut)
	s.Says = s.sentence
	s.Resumed()
	s.SetFocus("deal." + h.games[0].Name)
	return s
}

// numberOf is the number of a day, which reads as its date does: year, month and day.
func numberOf(day time.Time) uint64 {
	return uint64(day.Year()*10000 + int(day.Month())*100 + day.Day())
}

// Resumed reads anew what was made of the deals: one may have been played.
func (s *daily) Resumed() {
	running := s.launcher.store.Running()
	s.more = s.launcher.store.ReadFinished(recordsATick)
	over, _, _ := s.launcher.store.Finished()
	s.kept = append(running, over...)
	s.me.settle(s.launcher.st)
	s.Changed()
}

// Update reads on in what is kept, and does what was pressed.
func (s *daily) Update(in *input.Frame) stage.Change {
	if s.more && !s.launcher.store.ReadFinished(recordsATick) {
		s.Resumed()
	}
	return s.Page.Update(in)
}

// chosen is the number that stands in the field, today's where none does.
func (s *daily) chosen() uint64 {
	if n, err := strconv.ParseUint(s.number.Text, 10, 64); err == nil {
		return n
	}
	return numberOf(s.launcher.time())
}

// dealt is the match of a number.
func dealt(st *stage.Stage, g *games.Game, number uint64, person string) ([]game.Player, game.Options) {
	return seated(st, g, number, person).match()
}

// seated is the table of that match: a person against regulars whom the number draws.
func seated(st *stage.Stage, g *games.Game, number uint64, person string) *draft {
	name := fnv.New64a()
	name.Write([]byte(g.Name))
	lot := rand.New(rand.NewPCG(number, name.Sum64()))
	d, who := usualDraft(g), lot.Perm(len(bots.Cast()))
	for i := range d.seats() {
		seat := &d.all[i]
		if seat.computer {
			c := bots.Cast()[who[i]]
			seat.level, seat.character = c.Level, c.ID
			continue
		}
		seat.name.Set(person)
		seat.named = true
	}
	d.settle(st)
	return d
}

// ofNumber reports whether a match of a game is that of a number at a table: names may be in another language, and a
// person's is their own; what may be shown of chances changes no card.
func ofNumber(cast game.Cast, number uint64, players []game.Player, options game.Options) bool {
	deals := func(o game.Options) game.Options {
		o = maps.Clone(o)
		delete(o, match.OptionOdds)
		return o
	}
	return cast.Number != nil && *cast.Number == number && maps.Equal(deals(cast.Options), deals(options)) &&
		slices.EqualFunc(cast.Players, players, func(a, b game.Player) bool {
			return a.Computer == b.Computer && a.Level == b.Level && a.Character == b.Character
		})
}

// isDealt reports whether a match is one that this page deals, of whatever number.
func isDealt(st *stage.Stage, g *games.Game, cast game.Cast) bool {
	if cast.Number == nil {
		return false
	}
	players, options := dealt(st, g, *cast.Number, "")
	return ofNumber(cast, *cast.Number, players, options)
}

// dayOf is the day whose number it is, if any.
func dayOf(number uint64) (day time.Time, ok bool) {
	day, err := time.Parse("20060102", strconv.FormatUint(number, 10))
	return day, err == nil
}

// dayPlayed is a day before today whose deals a person has played: what was made of them, and whether on the day
// itself.
type dayPlayed struct {
	day    time.Time
	played []record.Summary
	itself bool
}

// days are the days before today whose deals a person has played, the latest first, by matches of which the one that
// was played last is the first, and how many days in a row, up to today or yesterday, one was played on the day itself.
func (h *launcher) days(kept []record.Summary, person string) (before []dayPlayed, row int) {
	of, today := map[uint64]*dayPlayed{}, numberOf(h.time())
	for i := len(kept) - 1; i >= 0; i-- { // The first try of each game counts.
		sum := &kept[i]
		if sum.Cast.Number == nil || *sum.Cast.Number > today || !samePerson(*sum, person) {
			continue
		}
		number := *sum.Cast.Number
		day, dated := dayOf(number)
		g, known := h.games.Find(sum.Game)
		if !dated || !known || !isDealt(h.st, g, sum.Cast) {
			continue
		}
		d := of[number]
		if d == nil {
			d = &dayPlayed{day: day}
			of[number] = d
		}
		if !slices.ContainsFunc(d.played, func(o record.Summary) bool { return o.Game == sum.Game }) {
			d.played = append(d.played, *sum)
		}
		began, err := time.Parse(time.RFC3339, sum.Started)
		d.itself = d.itself || err == nil && numberOf(began) == number
	}
	from, _ := dayOf(today)
	if d := of[today]; d == nil || !d.itself {
		from = from.AddDate(0, 0, -1)
	}
	for d := of[numberOf(from)]; d != nil && d.itself; d = of[numberOf(from)] {
		row, from = row+1, from.AddDate(0, 0, -1)
	}
	delete(of, today)
	for _, d := range of {
		before = append(before, *d)
	}
	slices.SortFunc(before, func(a, b dayPlayed) int { return b.day.Compare(a.day) })
	return before, row
}

// played are the matches of a number, the first of each person of the house, in the order in which they were begun.
func (s *daily) played(g *games.Game, number uint64, players []game.Player, options game.Options) []record.Summary {
	var all []record.Summary
	for _, sum := range s.kept {
		if sum.Game == g.Name && ofNumber(sum.Cast, number, players, options) {
			all = append(all, sum)
		}
	}
	slices.SortStableFunc(all, func(a, b record.Summary) int { return strings.Compare(a.Started, b.Started) })
	var first []record.Summary
	for _, sum := range all {
		if !slices.ContainsFunc(first, func(o record.Summary) bool { return samePerson(o, sum.Cast.Players[0].Name) }) {
			first = append(first, sum)
		}
	}
	return first
}

// samePerson reports whether the person of a match of a number is called so.
func samePerson(sum record.Summary, name string) bool {
	return strings.EqualFold(sum.Cast.Players[0].Name, name)
}

// madeOf says what the persons of the house have made of a deal.
func (s *daily) madeOf(played []record.Summary) string {
	st := s.launcher.st
	var parts []string
	for _, sum := range played {
		won, points := sum.Standing.Winners.Has(0), scored(sum)
		key := "daily.lost"
		switch {
		case !sum.Standing.Over:
			key = "daily.running"
		case won && points:
			key = "daily.won.score"
		case won:
			key = "daily.won"
		case points:
			key = "daily.lost.score"
		}
		name := game.Text(sum.Cast.Players[0].Name)
		if points && sum.Standing.Over {
			parts = append(parts, st.Say(key, game.Halves(sum.Standing.Halves[0]), name))
		} else {
			parts = append(parts, st.Say(key, name))
		}
	}
	if parts == nil {
		return st.Say("daily.nobody")
	}
	return strings.Join(parts, " · ")
}

// sentence says why a deal cannot be played, or whose first try counts.
func (s *daily) sentence() (text string, alert bool) {
	if s.failed != (game.Line{}) {
		return s.launcher.st.SayLine(s.failed), true
	}
	said := []string{s.launcher.st.Say("daily.about")}
	if s.row > 1 {
		said = append(said, s.launcher.st.Say("daily.row", game.Number(s.row)))
	}
	return stage.Sentences(said...), false
}

// layOut puts who plays and the number over a row for each game.
func (s *daily) layOut() *form.Sheet {
	st := s.launcher.st
	number, title := s.chosen(), st.Say("daily.number", game.Text(s.number.Text))
	if number == numberOf(s.launcher.time()) {
		title = st.Say("daily.title")
		if !ui.Slim(st.Metrics) {
			title = st.Say("daily.today", game.Text(dateOf(st, s.launcher.time())))
		}
	}
	all := s.NewSheet(title)
	s.layFields(all)
	s.before, s.row = s.launcher.days(s.kept, ui.Clean(s.me.all[0].name.Text))
	next := true
	for i := range s.launcher.games {
		next = !s.layDeal(all, &s.launcher.games[i], number, next) && next
	}
	s.layDays(all)
	all.Foot(form.Back(st, "back"), form.Language(st))
	return all
}

// layFields are the fields for the person's name and for the number, under one another, since left and right are the
// caret's.
func (s *daily) layFields(all *form.Sheet) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	seat := &s.me.all[0]
	person := form.Item{Control: ui.Control{ID: "person", Label: st.Say("setup.name"), Note: st.Say("setup.namehint"),
		Role: display.TextField, Heard: ui.Heard{Value: seat.name.Text}},
		Field: &form.Field{Text: &seat.name, Next: "number", Mended: seat.named,
			Refused: st.Say("setup.refused", game.Number(game.MaxName)),
			List:    func() stage.Change { return stage.Push(newNames(s.launcher, s.me, 0)) },
			Written: func() { seat.named, s.failed = true, game.Line{} }}}
	number := form.Item{Control: ui.Control{ID: "number", Label: st.Say("daily.field"), Note: st.Say("daily.field.note"),
		Role: display.TextField, Heard: ui.Heard{Value: s.number.Text}},
		Field: &form.Field{Text: &s.number, Next: "deal." + s.launcher.games[0].Name, Mended: true, Figures: true,
			Refused: st.Say("daily.field.refused"), List: func() stage.Change {
				s.another()
				return stage.Stay()
			}}}
	lot := form.Button("another", st.Say("daily.another"), form.Then(s.another))
	caption := 0.0
	for _, label := range []string{person.Label, number.Label} {
		caption = max(caption, st.Measure.Width(label, m.Font(display.Sans), m.Size(display.Sans, ui.BodySize))+m.U(rowSpace))
	}
	row, over := ui.RowHeight(m, ui.Target), m.U(rowGap)
	above := m.Size(display.Sans, ui.BodySize) * nameCaption
	for i, item := range []form.Item{person, number} {
		var r *ui.SheetRow
		var name, field display.Rect
		if caption > all.Panel.W*dailyCaption {
			r, field = all.Add(above+row, m.U(menuGap))
			name, field = field.CutTop(above)
		} else {
			r, field = all.Add(row, over)
			name, field = field.CutLeft(caption)
		}
		ui.Line(&r.List, st, name, item.Label, display.Sans, ui.BodySize, theme.Secondary, display.Left)
		if i == 1 {
			lot.Box, field = field.CutRight(min(ui.Need(st, &lot.Control)+m.U(rowSpace), field.W/2))
			field.W -= m.U(segmentSpace)
			all.Put(r, lot)
		}
		item.Box = field
		all.Put(r, item)
	}
}

// another draws a number by lot: there are as many deals as one likes.
func (s *daily) another() {
	s.number.Set(strconv.Itoa(1 + rand.IntN(mostByLot)))
	s.failed = game.Line{}
}

// layDeal is the row of a game: who sits at its table, what was made of the deal, and the way to it, which is the one
// that goes on where the person has not played it and next is true. It reports whether the deal is still to be played.
func (s *daily) layDeal(all *form.Sheet, g *games.Game, number uint64, next bool) (open bool) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	person := ui.Clean(s.me.all[0].name.Text)
	players, options := dealt(s.launcher.st, g, number, person)
	played := s.played(g, number, players, options)
	mine := slices.IndexFunc(played, func(sum record.Summary) bool { return samePerson(sum, person) })
	button := ui.Control{ID: "deal." + g.Name, Label: st.Say("menu.play"), Icon: display.IconPlay, Role: display.Button,
		Primary: next && mine < 0}
	switch {
	case mine >= 0 && played[mine].Standing.Over:
		button.Label, button.Icon = st.Say("daily.look"), display.IconEye
	case mine >= 0:
		button.Label = st.Say("menu.resume")
	}
	title := st.Say(g.Words.Title)
	button.Aloud = st.Of(title, button.Label)
	rivals := stage.Joined(st.Names(players[1:]), ", ", st.Reader().Called)
	against := st.Say("daily.against", game.Text(rivals))
	made := s.madeOf(played)

	pad, gap := m.U(optionPad), m.U(rowSpace)
	high := max(m.U(dailyPhoto), m.Floor(display.Sans)*dailyFace)
	photos := high * ui.PictureAspect * (1 + dailyStep*float64(len(players)-2))
	wide := max(m.U(rowButton*dailyButton), ui.Need(st, &button)+gap)
	words := all.Panel.W - 2*pad - photos - wide - 2*gap
	var r *ui.SheetRow
	if words < m.Floor(display.Sans)*dailyWords || m.TextScale > largeShare {
		all.Words(st, title, display.SansBold, seatHead, theme.Brass, rowWide, dailyLine)
		all.Words(st, against, display.Sans, ui.BodySize, theme.TextColour, 0, dailyLine)
		all.Words(st, made, display.Sans, ui.BodySize, theme.Secondary, 0, dailyLine)
		row := ui.RowHeight(m, ui.ButtonHeight)
		if m.TextScale > largeShare || photos+gap+wide > all.Panel.W {
			r, button.Box = all.Add(row, m.U(rowGap))
		} else {
			var box, faces display.Rect
			r, box = all.Add(max(row, high), m.U(rowGap))
			faces, button.Box = box.PartLeft(photos, gap)
			button.Box = button.Box.Middle(button.Box.W, row)
			s.drawRivals(&r.List, faces.Middle(photos, high), players[1:])
		}
	} else {
		head := m.Size(display.SansBold, seatHead) * nameCaption
		lines := head + ui.ParagraphHeight(st, words, against, display.Sans, ui.BodySize) +
			ui.ParagraphHeight(st, words, made, display.Sans, ui.BodySize) + m.U(rowGap)
		var box display.Rect
		r, box = all.Add(max(high, lines)+2*pad, m.U(rowGap))
		r.List.Fill(box, theme.Panel, m.U(ui.Radius))
		faces, rest := box.Inset(pad).PartLeft(photos, gap)
		s.drawRivals(&r.List, faces.Middle(photos, high), players[1:])
		button.Box, rest = rest.CutRight(wide)
		button.Box = button.Box.Middle(wide, ui.RowHeight(m, ui.ButtonHeight))
		column := ui.Column{Box: rest.Middle(rest.W, lines)}
		column.Box.W -= gap
		ui.Line(&r.List, st, column.Row(head), title, display.SansBold, seatHead, theme.Brass, display.Left)
		used := ui.Paragraph(&r.List, st, column.Box, against, display.Sans, ui.BodySize, theme.TextColour, display.Left)
		column.Gap(used + m.U(rowGap))
		ui.Paragraph(&r.List, st, column.Box, made, display.Sans, ui.BodySize, theme.Secondary, display.Left)
	}
	all.Put(r, form.Item{Control: button, Do: func() stage.Change {
		if mine >= 0 {
			return s.launcher.show(s.launcher.load(played[mine].File))
		}
		return s.play(g, number)
	}})
	return mine < 0
}

// layDays tells what the person has made of the deals of the days before.
func (s *daily) layDays(all *form.Sheet) {
	st := s.launcher.st
	if len(s.before) == 0 {
		return
	}
	all.Words(st, st.Say("daily.before"), display.SansBold, seatHead, theme.Brass, rowWide, dailyLine)
	for _, d := range s.before[:min(len(s.before), daysTold)] {
		var made []string
		for i := range s.launcher.games {
			g := &s.launcher.games[i]
			for _, sum := range d.played {
				if sum.Game == g.Name {
					made = append(made, st.Of(st.Say(g.Words.Title), s.madeOf([]record.Summary{sum})))
				}
			}
		}
		all.Words(st, st.Say("daily.day", game.Text(dateOf(st, d.day)), game.Text(strings.Join(made, " · "))), display.Sans,
			ui.BodySize, theme.TextColour, rowGap, dailyLine)
	}
}

// drawRivals lays the photographs of those at a table over one another, each a little further to the right.
func (s *daily) drawRivals(l *display.List, room display.Rect, rivals []game.Player) {
	wide := room.H * ui.PictureAspect
	for i, p := range rivals {
		box := display.Rect{X: room.X + float64(i)*wide*dailyStep, Y: room.Y, W: wide, H: room.H}
		games.Photo(l, box, portraitOf(p.Character), display.GazeRest).Shadow = s.launcher.st.Metrics.U(posterShadow)
	}
}

// play begins the match of a number.
func (s *daily) play(g *games.Game, number uint64) stage.Change {
	d := seated(s.launcher.st, g, number, ui.Clean(s.me.all[0].name.Text))
	if s.failed = trouble(d.seats()); s.failed != (game.Line{}) {
		return stage.Stay()
	}
	players, options := d.match()
	table, said := s.launcher.beginNumbered(g, players, options, number)
	if s.failed = said; table == nil {
		return stage.Stay()
	}
	return stage.Push(table)
}
