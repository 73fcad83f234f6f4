package scenes

import (
	"cmp"
	"runtime"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/board"
	"safehouse/scenes/games"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// posterControl is a poster as something to press.
func posterControl(st *stage.Stage, g *games.Game, id string) ui.Control {
	title := st.Say(g.Words.Title)
	c := ui.Control{ID: id, Label: title, Quiet: true}
	if g.Words.About != "" {
		c.Aloud = st.Say("menu.poster", game.Text(title), game.Text(playersText(st, g)), game.Text(st.Say(g.Words.About)))
	}
	return c
}

// playersText says how many play a game.
func playersText(st *stage.Stage, g *games.Game) string {
	if g.MinSeats == g.MaxSeats {
		return st.Say("menu.players", game.Number(g.MinSeats))
	}
	return st.Say("menu.players.range", game.Number(g.MinSeats), game.Number(g.MaxSeats))
}

// drawWall shows the lamp with its light and the door, which grows light as one comes in. High contrast has neither.
func (s *menu) drawWall(l *display.List, p *menuPage) {
	st := s.launcher.st
	m := st.Metrics
	if m.Contrast || len(s.notices) > 0 {
		return
	}
	if lamp := p.tree.At(boxLamp); !lamp.Empty() {
		x, _ := lamp.Centre()
		wide := m.U(lampLight)
		top := -p.offset
		l.Card(display.Rect{X: x - wide/2, Y: top, W: wide, H: p.desk.Y - top}, display.Face{Design: faces.Lamplight})
	}
	if door := p.tree.At(boxDoor); !door.Empty() {
		come := stage.Share(st.Tick-s.begun, st.Travels(arriveMS))
		l.Glow(door.Middle(door.W*1.9, door.H*1.5), theme.Lamp.Alpha(doorLight*come))
		l.Card(door, display.Face{Design: faces.Doorway})
		l.Glow(door.Middle(door.W*0.9, door.H*0.9), theme.Lamp.Alpha(doorLight*come))
	}
}

// drawPosters pins the posters to the wall. The one that is pointed at, or has the focus, comes off it a little and
// into the light; in high contrast it has an edge instead.
func (s *menu) drawPosters(l *display.List, p *menuPage) {
	st := s.launcher.st
	m := st.Metrics
	for i := range s.launcher.games {
		g := &s.launcher.games[i]
		box, up := p.tree.At(boxPoster+layout.ID(i)), s.lifted[i]*s.lifted[i]*(3-2*s.lifted[i])
		shadow := m.U(posterShadow)
		if !st.Still() {
			box = box.Moved(0, -m.U(posterLift)*up)
			shadow *= 1 + up
		}
		face := display.Face{Design: cmp.Or[display.Design](g.Poster.Sheet, faces.PlainPoster), Title: st.Say(g.Words.Title),
			Note: playersText(st, g), Gaze: s.gaze(box)}
		it := l.Card(box, face)
		it.Shadow = shadow
		if !m.Contrast && box.H > box.W {
			it.Turn = [...]float64{-0.0085, 0.007, -0.005}[i%3]
		}
		picture, _ := faces.PosterRooms(box, m)
		if g.Poster.Over != nil {
			g.Poster.Over(&games.PosterPen{List: l, Picture: picture, Gaze: s.gaze, Now: s.now})
		}
		if m.Contrast {
			if up > 0 {
				l.Border(box, theme.TextColour, 0, max(m.U(8), 5))
			}
			continue
		}
		light := box.Middle(box.W*1.5, box.H*1.3).Moved(0, -box.H*0.3)
		if up > 0 {
			clip := box
			if !p.scrolled.Empty() {
				clip = box.Intersect(p.scrolled)
			}
			l.Glow(light, theme.Lamp.Alpha(posterLight*up)).Clip = clip
		}
		s.drawPin(l, box)
	}
}

// drawBoard hangs a small board where the door was, for who has finished a match: how the season stands.
func (s *menu) drawBoard(l *display.List, box display.Rect) {
	if box.Empty() {
		return
	}
	st := s.launcher.st
	m := st.Metrics
	slip := board.Small(l, st, box, s.season).Inset(m.U(slipPad))
	l.Fill(slip, theme.Paper, 0).Shadow = m.U(posterShadow) / 2
	stack := ui.Stack{{Text: st.Say("board.title"), Font: display.Typewriter, Size: slipTitle, Ink: theme.Ink, Goes: 2},
		{Text: s.seasonOf(), Font: display.SansBold, Size: sheetBody, Ink: theme.InkOnManila, Goes: 1},
		{Text: s.beaten(), Font: display.Sans, Size: sheetBody, Ink: theme.InkOnManila}}
	room := slip.Narrowed(m.U(slipPad))
	stack = stack.Fitted(st, room, ui.LeastShare(st.Metrics), false)
	share, _ := stack.Share(st, room, 1)
	high := stack.Height(st, room.W, share)
	for _, w := range stack {
		var row display.Rect
		row, room = room.CutTop(max(st.Measure.LineHeight(m.Font(w.Font), m.Size(w.Font, w.Size*share)), room.H-high))
		ui.Line(l, st, row, w.Text, w.Font, w.Size*share, w.Ink, display.Middle)
	}
	edge, wide := theme.Brass.Towards(theme.GroundColour, 0.3), max(m.U(2), 1.5)
	if hover, _, _ := s.page.State("board"); hover {
		edge, wide = theme.Brass, max(m.U(5), 3)
	}
	l.Border(box, edge, 0, wide)
}

// drawPin is the brass pin that a poster hangs from.
func (s *menu) drawPin(l *display.List, box display.Rect) {
	side := max(s.launcher.st.Metrics.U(pinSide), 8)
	pin := display.Rect{X: box.X + box.W/2 - side/2, Y: box.Y - side*0.4, W: side, H: side}
	l.Glow(pin.Moved(side*0.15, side*0.35).Inset(-side*0.2), display.Colour{}.Alpha(0.6))
	l.Fill(pin, theme.Brass, side/2)
	l.Glow(pin.Moved(-side*0.1, -side*0.12).Inset(side*0.12), theme.PaperLight.Alpha(0.85))
}

// waysOn are the ways to the rest: words on the wall. The way to the lessons is on the desk on the first visit.
func (s *menu) waysOn() (all []ui.Control) {
	st := s.launcher.st
	add := func(id, label string, icon display.Icon) {
		all = append(all, ui.Control{ID: id, Label: label, Icon: icon, Quiet: true})
	}
	if !s.firstVisit() || len(s.notices) > 0 {
		add("learn", st.Say("menu.learn"), display.IconBulb)
	}
	if len(s.over) > 0 && !s.hangsBoard() {
		add("board", st.Say("board.title"), display.IconUser)
	}
	add("rules", st.Say("menu.rules"), display.IconBook)
	add("settings", st.Say("menu.settings"), display.IconGear)
	if s.launcher.Exchange != nil && s.launcher.Exchange.Pick != nil {
		add("copies", st.Say("menu.copies"), display.IconStack)
	}
	add("about", st.Say("menu.about"), display.IconQuestion)
	add("language", st.Say(stage.LanguageKeys[st.OtherLang()]), display.NoIcon)
	if runtime.GOOS != "js" { // A page is left by closing it.
		add("quit", st.Say("menu.quit"), display.IconDoor)
	}
	return all
}

// finger is how high what is pressed is at least in a window so high that it is that of a phone; 0 in others.
func finger(m theme.Metrics) float64 {
	if m.H > m.W*phoneShape {
		return max(m.U(wayFinger), leastFinger)
	}
	return 0
}

// wayBox is the room that a way takes.
func wayBox(st *stage.Stage, c *ui.Control) (size display.Rect) {
	m := st.Metrics
	letters := m.Size(display.Sans, waySize)
	size.H = max(m.U(wayHigh), letters*wayLetters, finger(m))
	size.W = st.Measure.Width(c.Label, m.Font(display.Sans), letters) + 1 + m.U(2*wayPad)
	if c.Icon != display.NoIcon {
		size.W += letters * wayIcon
	}
	return size
}

// drawWays writes the ways on the wall: brighter and underlined where the pointer is.
func (s *menu) drawWays(l *display.List, p *menuPage) {
	st := s.launcher.st
	m := st.Metrics
	letters := m.Size(display.Sans, waySize)
	for i := range p.ways {
		c := &p.ways[i]
		box := p.tree.At(boxWay + layout.ID(i)).Narrowed(m.U(wayPad))
		hover, _, _ := s.page.State(c.ID)
		ink := theme.Secondary
		if hover {
			ink = theme.TextColour
			line := display.Rect{X: box.X, Y: box.Y + box.H/2 + letters*0.75, W: box.W, H: max(m.U(3), 2)}
			l.Fill(line, theme.Brass, 0)
		}
		if c.Icon != display.NoIcon {
			side := letters * 1.1
			l.Symbol(display.Rect{X: box.X, Y: box.Y + (box.H-side)/2, W: side, H: side}, c.Icon, theme.Brass)
			_, box = box.CutLeft(letters * wayIcon)
		}
		box.W++
		l.Text(box, c.Label, m.Font(display.Sans), letters, ink, display.Left)
	}
}
