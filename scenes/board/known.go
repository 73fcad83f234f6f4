package board

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// known is the page of what is known of one of the cast, with a way to a table with them; or of whoever has beaten all.
type known struct {
	form.List
	board *Scene
	who   history.Who
}

// know opens that page.
func (s *Scene) know(who history.Who) stage.Scene {
	k := &known{board: s, who: who}
	k.Page = form.New(s.Stage, k.layOut)
	k.SetFocus("play." + s.game)
	return k
}

// Resumed reads anew: a match may have ended.
func (k *known) Resumed() { k.Changed() }

func (k *known) layOut() *form.Sheet {
	s := k.board
	st, m := s.Stage, s.Stage.Metrics
	name, says, about := s.name(), "", st.Say("board.thirteenth")
	n, portrait := bots.FindCharacter(k.who.ID), s.self()
	if k.who.Computer && n >= 0 {
		portrait = character(n)
		c := bots.Cast()[n]
		name, about = st.Say(c.Name), stage.Sentences(st.Say(match.LevelKeys[c.Level]), st.Say(c.Who))
		says = st.Say("board.says", game.Word(c.Says[bots.Lucky][0]))
	}
	all := k.NewSheet(name)
	high := m.U(portraitHigh)
	side := high * ui.PictureAspect
	at := form.Slip{Title: says, About: about, Letters: saysSize, Pictures: side, High: high}.Lay(all, st)
	at.Row.List.Card(at.Pictures, photograph(portrait)).Shadow = m.U(paperShadow)
	first := slices.IndexFunc(s.Games, func(g games.Game) bool { return g.Name == s.game })
	for i := range s.Games { // That of the board comes first.
		k.game(all, &s.Games[(max(first, 0)+i)%len(s.Games)], portrait)
	}
	asked := history.Question{Person: s.who}
	if k.who.Computer {
		asked.Rival = k.who
	}
	for _, f := range s.past.Feats(asked, 1) {
		k.told(all, "watch", st.SayLine(f.Line()), f.Match, f.Move)
	}
	for i, sum := range s.past.Latest(asked, mostMatches) {
		g, _ := s.Games.Find(sum.Game)
		k.told(all, watchIDs[i], stage.Sentences(st.Say(g.Words.Title), s.ended(sum)), sum, 0)
	}
	all.Foot(form.Done(st, "back", st.Say("menu.back")), form.Language(st))
	return all
}

// game adds a game: whoever it is as that game shows them, how it stands, and the way to its table.
func (k *known) game(all *form.Sheet, g *games.Game, portrait uint8) {
	s, st, m := k.board, k.board.Stage, k.board.Stage.Metrics
	title, high := st.Say(g.Words.Title), max(m.U(lookHigh), lookLeast)
	on := form.Slip{Title: title, About: k.stands(g.Name), Letters: gameSize, Edge: m.U(edgeWide),
		Pictures: high * ui.PictureAspect, High: high}
	if k.who.Computer {
		on.Buttons, on.Wide = 1, buttonWide(m, all)
	}
	mark := ""
	if k.beaten(g.Name) != nil && !form.SlimSlip(m) {
		mark = st.Say("board.beaten")
		on.Beside = form.StampNeeds(st, mark, m.U(stampSize)) + form.AroundSlip(m)
	}
	at := on.Lay(all, st)
	l := &at.Row.List
	edge, _ := at.Paper.CutLeft(on.Edge)
	l.Fill(edge, g.Look.Wear.Accent, 0)
	face := photograph(portrait)
	face.Marks = g.Look.Look
	l.Card(at.Pictures, face).Shadow = m.U(paperShadow)
	if mark != "" {
		form.Stamp(l, st, at.Beside, mark, stampSize)
	}
	if !k.who.Computer {
		return
	}
	play := st.Say("menu.play")
	it := form.Button("play."+g.Name, play, func() stage.Change { return stage.Push(s.Play(g.Name, k.who.ID)) })
	it.Icon, it.Box, it.Aloud = display.IconPlay, at.Buttons[0], st.Of(title, play)
	all.Put(at.Row, it)
}

// told adds what is worth telling of a match, with the way to the move at which it can be seen.
func (k *known) told(all *form.Sheet, id, what string, sum *record.Summary, move int) {
	s, st, m := k.board, k.board.Stage, k.board.Stage.Metrics
	at := form.Slip{Title: what, About: s.Date(*sum), Letters: gameSize, Buttons: 1, Wide: buttonWide(m, all)}.Lay(all, st)
	watch := st.Say("table.watch")
	it := form.Button(id, watch, func() stage.Change { return s.Watch(sum.File, move) })
	it.Icon, it.Box, it.Aloud = display.IconFilm, at.Buttons[0], st.Of(what, watch)
	all.Put(at.Row, it)
}

// buttonWide is how wide a button on a sheet is, in pixels.
func buttonWide(m theme.Metrics, all *form.Sheet) float64 {
	return min(max(m.U(playWide), playLeast), all.Panel.W/2)
}

// watchIDs are the ids of the ways to the latest matches.
var watchIDs = match.IDs("watch", mostMatches)

// beaten is the match by which whoever it is was beaten at a game in this season, nil for none.
func (k *known) beaten(name string) *record.Summary {
	if n := bots.FindCharacter(k.who.ID); k.who.Computer && n >= 0 {
		return Season(k.board.Stage, k.board.past, k.board.who, name).By[n]
	}
	return nil
}

// stands says how it stands with somebody at a game: won and lost, how many in a row, and since when they are beaten.
func (k *known) stands(name string) string {
	s, st := k.board, k.board.Stage
	asked := history.Question{Person: s.who, Game: name}
	if k.who.Computer {
		asked.Rival = k.who
	}
	c := s.past.Count(asked)
	if c.Played() == 0 {
		return s.note(k.who, name)
	}
	row, beaten := "", ""
	switch {
	case c.Streak > 1:
		row = st.Say("board.row.won", game.Number(c.Streak))
	case c.Streak < -1:
		row = st.Say("board.row.lost", game.Number(-c.Streak))
	}
	if by := k.beaten(name); by != nil {
		beaten = st.Say("board.beaten.on", game.Text(s.Date(*by)))
	}
	return stage.Sentences(st.Say("board.wonlost", game.Number(c.Won), game.Number(c.Lost)), row, beaten)
}

// notes are the message keys of what is said of somebody with whom no match of a game has ended.
var notes = [...]string{"board.running", "board.lesson", "board.unplayed", "board.unmet"}

// note says how it stands with somebody with whom no match of a game has ended: one may run, or there was a lesson;
// else they were met at another game, or never yet.
func (s *Scene) note(who history.Who, name string) string {
	sat := func(players []game.Player, who history.Who) bool {
		return who == history.Who{} ||
			slices.ContainsFunc(players, func(p game.Player) bool { return history.WhoIs(p) == who })
	}
	met := s.past.Count(history.Question{Person: s.who, Rival: who}).Played() > 0
	running, taught := false, false
	for _, m := range s.Running() {
		if sat(m.Cast.Players, who) && sat(m.Cast.Players, s.who) {
			met, running = true, running || m.Game == name
		}
	}
	for _, l := range s.Taught() {
		if who.Computer && slices.Contains(l.Others, who.ID) {
			met, taught = true, taught || l.Game == name
		}
	}
	for i, so := range [...]bool{running, taught, met} {
		if so {
			return s.Stage.Say(notes[i])
		}
	}
	return s.Stage.Say("board.unmet")
}

// name is that of the person whose board it is, or of the house.
func (s *Scene) name() string {
	for _, p := range s.past.Persons {
		if p.Who == s.who {
			return p.Name
		}
	}
	return s.Stage.Say("app.title")
}

// mine is the seat of the person whose board it is, or of the first.
func (s *Scene) mine(m *record.Summary) int {
	first := 0
	for i := len(m.Cast.Players) - 1; i >= 0; i-- {
		p := m.Cast.Players[i]
		if !p.Computer {
			if first = i; history.WhoIs(p) == s.who {
				return i
			}
		}
	}
	return first
}

// won reports whether that person has won a match.
func (s *Scene) won(m *record.Summary) bool { return m.Standing.Winners.Has(game.Seat(s.mine(m))) }

// ended is how a match ended: the own points, before those of a single rival, where points are counted, or else who has
// won it.
func (s *Scene) ended(m *record.Summary) string {
	st := s.Stage
	g, _ := s.Games.Find(m.Game)
	if g.Words.Score == "" || m.Standing.Halves == [game.MaxSeats]int{} {
		return s.Result(*m)
	}
	mine := s.mine(m)
	own := st.Reader().Halves(m.Standing.Halves[mine])
	if len(m.Cast.Players) > 2 {
		return st.Say(g.Words.Score, game.Halves(m.Standing.Halves[mine]))
	}
	return st.Say("board.points", game.Text(own), game.Text(st.Reader().Halves(m.Standing.Halves[1-mine])))
}
