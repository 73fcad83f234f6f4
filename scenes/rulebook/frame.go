package rulebook

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// tabs are the places of the choice of a game and of a view: side by side under the heading where both have room, or else
// under one another in its place, since where letters are large the room is wanted for reading.
func (s *Scene) tabs() (games, views, rest display.Rect) {
	m := s.st.Metrics
	high, gap := max(ui.Height(m, ui.Target), m.Size(display.SansBold, ui.ButtonSize)*tabHigh), m.U(tabGap)
	content := ui.Content(m)
	column := s.column(content)
	row, rest := content.CutTop(high)
	need := s.tabNeed()
	if count := float64(len(books) + len(viewIDs)); need*count+gap*3 <= row.W {
		games, views = row.CutLeft((row.W - gap*3) / 2)
		_, views = views.CutLeft(gap * 3)
		_, rest = rest.CutTop(gap)
		return games, views, rest
	}
	rest = content
	rest.Y = ui.LangControl(s.st).Box.Y
	rest.H = content.Y + content.H - rest.Y
	games, rest = rest.CutTop(high)
	games.W = ui.LangControl(s.st).Box.X - gap - games.X
	_, rest = rest.CutTop(gap / 2)
	views, rest = rest.CutTop(high)
	views.X, views.W = column.X, column.W
	_, rest = rest.CutTop(gap / 2)
	return games, views, rest
}

// headed tells whether there is room for the heading over the tabs.
func (s *Scene) headed() bool {
	games, views, _ := s.tabs()
	return games.Y == views.Y
}

// tabNeed is the width that any tab needs for its label.
func (s *Scene) tabNeed() float64 {
	need := 0.0
	for _, c := range append(s.gameChoices(), s.viewChoices()...) {
		need = max(need, ui.Need(s.st, &ui.Control{Label: c.Label}))
	}
	return need + s.st.Metrics.U(linkGap)
}

// panel is the part of the screen that the rules scroll in; column the part of it that they are set in, no wider than
// the eye can follow.
func (s *Scene) panel() (panel, column display.Rect) {
	_, _, panel = s.tabs()
	return panel, s.column(panel)
}

// column is the middle of a room, as wide as a line may be.
func (s *Scene) column(room display.Rect) display.Rect {
	m := s.st.Metrics
	column := room
	column.W = min(room.W-2*m.U(barGap), max(m.U(columnWidth), m.Size(display.Sans, ui.BodySize)*34))
	column.X += (room.W - column.W) / 2
	return column
}

func (s *Scene) gameChoices() []ui.Choice {
	choices := make([]ui.Choice, len(books))
	for i, b := range books {
		choices[i] = ui.Choice{ID: b.game, Label: s.st.Say("game." + b.game)}
	}
	return choices
}

func (s *Scene) viewChoices() []ui.Choice {
	choices := make([]ui.Choice, len(viewIDs))
	for i, id := range viewIDs {
		choices[i] = ui.Choice{ID: id, Label: s.st.Say("rules.view." + id)}
	}
	return choices
}

// around is what can be pressed whatever is in sight.
func (s *Scene) around() []ui.Control {
	games, views, panel := s.tabs()
	cs := ui.Segments(s.st, games, "game", books[s.book].game, s.gameChoices())
	cs = append(cs, ui.Segments(s.st, views, "view", viewIDs[s.view], s.viewChoices())...)
	for i := range cs {
		cs[i].Role = display.TabRole
	}
	if s.view != contents {
		cs = append(cs, ui.Control{ID: "rules.panel", Label: s.title(), Role: display.Scroller, Box: panel, Quiet: true})
	}
	return append(cs,
		ui.Control{
			ID: "done", Label: s.st.Say("rules.done"), Key: s.st.Prompt(input.Cancel), Role: display.Button, Primary: true,
			Box: ui.PrimaryPlace(s.st.Metrics),
		},
		ui.LangControl(s.st),
	)
}

// controls is what can be pressed now.
func (s *Scene) controls() []ui.Control {
	laid := s.layout()
	if laid.sheet == nil {
		return laid.around
	}
	offset := s.scroll().Offset
	return s.listed.Get(linkKey{key{ui.LookOf(s.st), s.book, s.view}, offset}, func() []ui.Control { return laid.sheet.Controls(offset) })
}
