package scenes

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Sizes of the setup in design pixels.
const (
	panelGap    = 40
	panelPad    = 34
	optionPad   = 20
	setupRow    = 76
	setupGap    = 24
	badge       = 56
	seatHead    = 36
	captionSize = 26
)

// optionOdds is the option of a match that shows the odds of going over.
const optionOdds = "odds"

// setup is where players and options of a match are chosen.
type setup struct {
	house *house
	game  catalog.Game
	page  ui.Page
	seats []seatForm
	// odds follows the players until somebody chooses it.
	odds, oddsChosen bool
	failed           game.Line
	// writing is the seat whose name had the focus in the tick before, -1 for none.
	writing int
	// refused is the tick until which it is told that a letter was not taken.
	refused int
	listed  ui.Memo[setupKey, []ui.Control]
}

// setupKey is what the controls of the setup depend on.
type setupKey struct {
	look  ui.Look
	seats [game.MaxSeats]game.Player
	odds  bool
}

func newSetup(h *house, g catalog.Game) stage.Scene {
	s := &setup{house: h, game: g, seats: newSeats(g.MinSeats), writing: -1}
	nameSeats(h.st, s.seats)
	s.odds = oddsByDefault(s.seats)
	s.page.SetFocus("start")
	return s
}

// seatPlaces are where the parts of a seat's panel lie.
type seatPlaces struct {
	panel, badge, head, kind, caption, value display.Rect
}

func (s *setup) places(i int) seatPlaces {
	m := s.house.st.Metrics
	content := ui.Content(m)
	n := float64(len(s.seats))
	w := (content.W - (n-1)*m.U(panelGap)) / n
	row := ui.Height(m, setupRow)
	caption := m.Size(display.Sans, captionSize) * 1.4
	headH := max(m.U(badge), m.Size(display.SansBold, seatHead)*1.3)
	var p seatPlaces
	p.panel = display.Rect{X: content.X + float64(i)*(w+m.U(panelGap)), Y: content.Y, W: w}
	column := ui.Column{Box: p.panel.Inset(m.U(panelPad))}
	line := column.Row(headH)
	p.badge, line = line.CutLeft(headH)
	p.head = display.Rect{X: line.X + m.U(18), Y: line.Y, W: line.W - m.U(18), H: line.H}
	column.Gap(m.U(setupGap))
	p.kind = column.Row(row)
	column.Gap(m.U(setupGap))
	p.caption = column.Row(caption)
	column.Gap(m.U(6))
	p.value = column.Row(row)
	p.panel.H = p.value.Y + p.value.H + m.U(panelPad) - p.panel.Y
	return p
}

// optionPlaces are the panel of the options, in it the line of the odds, and the line of sentences.
func (s *setup) optionPlaces() (panel, label, choices, rest display.Rect) {
	m := s.house.st.Metrics
	content := ui.Content(m)
	top := s.places(0).panel
	y := top.Y + top.H + m.U(panelGap)
	row := ui.Height(m, setupRow)
	panel = display.Rect{X: content.X, Y: y, W: content.W, H: row + 2*m.U(optionPad)}
	line := display.Rect{X: panel.X + m.U(panelPad), Y: y + m.U(optionPad), W: panel.W - 2*m.U(panelPad), H: row}
	label, choices = line.CutLeft(line.W * 0.62)
	rest = display.Rect{X: line.X, Y: panel.Y + panel.H + m.U(setupGap), W: line.W}
	rest.H = content.Y + content.H - rest.Y
	return panel, label, choices, rest
}

func id(stem string, seat int) string { return stem + strconv.Itoa(seat) }

func (s *setup) controls() []ui.Control {
	key := setupKey{look: ui.LookOf(s.house.st), odds: s.odds}
	for i := range s.seats {
		key.seats[i] = s.seats[i].player()
		key.seats[i].Level = s.seats[i].level
	}
	return s.listed.Get(key, s.list)
}

func (s *setup) list() []ui.Control {
	st := s.house.st
	m := st.Metrics
	var cs []ui.Control
	for i := range s.seats {
		f := &s.seats[i]
		p := s.places(i)
		kind := "person"
		if f.computer {
			kind = "computer"
		}
		cs = append(cs, ui.Segments(st, p.kind, id("kind", i), kind, []ui.Choice{
			{ID: "person", Label: st.Say("seat.person"), Icon: display.IconUser},
			{ID: "computer", Label: st.Say("seat.computer"), Icon: display.IconRobot},
		})...)
		if !f.computer {
			cs = append(cs, ui.Control{ID: id("name", i), Label: st.Say("setup.name", game.Number(i+1)), Note: st.Say("setup.namehint"), Role: display.TextField, Box: p.value})
			continue
		}
		levels := make([]ui.Choice, 0, 3)
		for level := game.Easy; level <= game.Expert; level++ {
			levels = append(levels, ui.Choice{ID: level.String(), Label: st.Say("level." + level.String())})
		}
		cs = append(cs, ui.Segments(st, p.value, id("level", i), f.level.String(), levels)...)
	}
	_, _, choices, _ := s.optionPlaces()
	odds := "off"
	if s.odds {
		odds = "on"
	}
	cs = append(cs, ui.Segments(st, choices, "odds", odds, []ui.Choice{
		{ID: "on", Label: st.Say("setup.on")}, {ID: "off", Label: st.Say("setup.off")},
	})...)
	place := ui.PrimaryPlace(m)
	back := display.Rect{X: ui.Margin(m), Y: place.Y, W: max(m.U(300), 160), H: place.H}
	start := ui.Control{ID: "start", Label: st.Say("setup.start"), Role: display.Button, Primary: true, Box: place}
	if why, ok := trouble(s.seats); !ok {
		start.Disabled, start.Why = true, st.Reader().Say(why)
	}
	return append(cs,
		ui.Control{ID: "back", Label: st.Say("menu.back"), Key: st.Say("key.esc"), Role: display.Button, Box: back},
		start, ui.LangControl(st))
}

// Resumed names in the language in use whoever nobody has named.
func (s *setup) Resumed() { nameSeats(s.house.st, s.seats) }

// Typing tells that letters are written into a name.
func (s *setup) Typing() bool { return s.field() >= 0 }

// field is the number of the seat whose name has the focus, -1 for none.
func (s *setup) field() int {
	for i := range s.seats {
		if s.page.Focused() == id("name", i) && !s.seats[i].computer {
			return i
		}
	}
	return -1
}

// Update makes the choice that was pressed, and writes names.
func (s *setup) Update(in *input.Frame) stage.Change {
	st := s.house.st
	pressed := s.page.Update(in, st, s.controls())
	s.write(in)
	for i := range s.seats {
		if v, ok := ui.Taken(pressed, id("kind", i)); ok {
			s.seats[i].computer = v == "computer"
		}
		if v, ok := ui.Taken(pressed, id("level", i)); ok {
			s.seats[i].level, _ = game.ParseLevel(v)
		}
		if pressed == id("name", i) && in.Just.Has(input.Confirm) {
			s.page.SetFocus(s.after(i))
		}
	}
	if v, ok := ui.Taken(pressed, "odds"); ok {
		s.odds, s.oddsChosen = v == "on", true
	}
	if !s.oddsChosen {
		s.odds = oddsByDefault(s.seats)
	}
	if pressed != "" {
		nameSeats(st, s.seats)
		st.Redraw()
	}
	switch {
	case pressed == "start":
		return s.start()
	case pressed == "language":
		st.Speak(st.OtherLang())
	case pressed == "back" || in.Just.Has(input.Cancel):
		return stage.Pop()
	}
	return stage.Stay()
}

// write puts what was typed into the name that has the focus. A name that nobody has given is selected when the focus
// comes to it, so that typing takes its place.
func (s *setup) write(in *input.Frame) {
	st := s.house.st
	now := s.field()
	if now != s.writing && now >= 0 {
		if s.seats[now].named {
			s.seats[now].name.Enter(st)
		} else {
			s.seats[now].name.SelectAll(st)
		}
	}
	s.writing = now
	for i := range s.seats {
		changed, refused := s.seats[i].name.Update(in, st, now == i)
		if changed {
			s.seats[i].named = true
		}
		if refused {
			s.refused = st.Tick + ui.RefusalTicks
		}
		if changed || refused {
			st.Redraw()
		}
	}
	if st.Tick == s.refused {
		st.Redraw()
	}
}

// after is where the focus goes from the name of a seat: to the next name, or to the start.
func (s *setup) after(seat int) string {
	for i := seat + 1; i < len(s.seats); i++ {
		if !s.seats[i].computer {
			return id("name", i)
		}
	}
	return "start"
}

func (s *setup) start() stage.Change {
	players := make([]game.Player, len(s.seats))
	for i := range s.seats {
		players[i] = s.seats[i].player()
	}
	options := game.Options{optionOdds: 0}
	if s.odds {
		options[optionOdds] = 1
	}
	table, said := s.house.begin(s.game, players, options)
	if table == nil {
		s.failed = said
		return stage.Stay()
	}
	return stage.Replace(table)
}

// sentence is what the line under the choices says: what is wrong, or else who starts.
func (s *setup) sentence() (text string, c display.Colour) {
	st := s.house.st
	if why, ok := trouble(s.seats); !ok {
		return st.Reader().Say(why), theme.Alert
	}
	if s.failed != (game.Line{}) {
		return st.Reader().Say(s.failed), theme.Alert
	}
	if st.Tick < s.refused {
		return st.Say("setup.refused", game.Number(nameLength)), theme.Alert
	}
	return st.Say("setup.lots"), theme.Secondary
}

// Draw shows a panel for each seat, the options under them.
func (s *setup) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("game."+s.game.Name))
	cs := s.controls()
	for i := range s.seats {
		s.drawSeat(l, i)
	}
	panel, label, _, rest := s.optionPlaces()
	l.Fill(panel, theme.Panel, st.Metrics.U(ui.Radius))
	ui.Line(l, st, label, st.Say("setup.odds"), display.Sans, ui.BodySize, theme.TextColour, display.Left)
	text, c := s.sentence()
	ui.Paragraph(l, st, rest, text, display.Sans, ui.BodySize, c, display.Middle)
	s.page.Draw(l, st, cs)
	for i := range s.seats {
		for j := range cs {
			if cs[j].ID == id("name", i) {
				s.seats[i].name.Draw(l, st, &cs[j], s.field() == i)
			}
		}
	}
}

func (s *setup) drawSeat(l *display.List, i int) {
	st := s.house.st
	m := st.Metrics
	f := &s.seats[i]
	p := s.places(i)
	l.Fill(p.panel, theme.Panel, m.U(ui.Radius))
	colour := theme.SeatColours[i%len(theme.SeatColours)]
	l.Fill(display.Rect{X: p.panel.X, Y: p.panel.Y, W: p.panel.W, H: max(m.U(6), 3)}, colour, 0)
	l.Symbol(p.badge.Inset(p.badge.H*0.14), theme.SeatShapes[i%len(theme.SeatShapes)], colour)
	ui.Line(l, st, p.head, f.title(st, i), display.SansBold, seatHead, theme.TextColour, display.Left)
	caption := "setup.level"
	if !f.computer {
		caption = "setup.name"
	}
	ui.Line(l, st, p.caption, st.Say(caption, game.Number(i+1)), display.Sans, captionSize, theme.Secondary, display.Left)
}

// title is the name over a seat's panel.
func (f *seatForm) title(st *stage.Stage, i int) string {
	if name := f.player().Name; name != "" {
		return name
	}
	return st.Say("setup.seat", game.Number(i+1))
}

// Opaque is true: the setup fills the screen.
func (s *setup) Opaque() bool { return true }

// Title names the game.
func (s *setup) Title() string {
	return s.house.st.Say("game."+s.game.Name) + " · " + s.house.st.Say("app.title")
}
