package rulebook

import (
	"slices"

	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// room is how the screen is divided.
type room struct {
	// games and views are the places of the choice of a game and of a view.
	games, views display.Rect
	// panel is the part of the screen that the rules scroll in; column the part of it that they are set in, no wider than
	// the eye can follow.
	panel, column display.Rect
	// lang is the place of the button that changes the language.
	lang display.Rect
	// headed reports whether there is a heading over the tabs.
	headed bool
}

// divide lays the tabs side by side under the heading where both have room, or else under one another in its place,
// since where letters are large the room is wanted for reading.
func (s *Scene) divide() room {
	m := s.st.Metrics
	high, gap := max(ui.Height(m, ui.Target), m.Size(display.SansBold, ui.ButtonSize)*tabHigh), m.U(tabGap)
	content, lang := ui.Content(m), ui.LangControl(s.st).Box
	r := room{headed: true, lang: lang}
	row, rest := content.CutTop(high)
	if count := float64(len(s.games) + len(viewNames)); s.tabNeed()*count+gap*3 <= row.W {
		r.games, r.views = row.PartLeft((row.W-gap*3)/2, gap*3)
		_, r.panel = rest.CutTop(gap)
	} else {
		r.headed = false
		rest = display.Rect{X: content.X, Y: lang.Y, W: content.W, H: content.Y + content.H - lang.Y}
		r.games, rest = rest.PartTop(high, gap/2)
		r.views, r.panel = rest.PartTop(high, gap/2)
		switch beside := lang.X - gap - content.X; {
		case s.tabNeed()*float64(len(s.games)) > beside: // The names of the games are worth more than the corner.
			done, edge := ui.PrimaryPlace(m), m.U(tabEdge)
			r.games.X, r.games.W = edge, m.W-2*edge
			r.views.X, r.views.W = r.games.X, r.games.W
			r.lang = display.Rect{X: content.X, Y: done.Y, W: done.X - gap - content.X, H: done.H}
		default:
			if r.games.W = beside; r.views.Y < lang.Y+lang.H {
				r.views.W = beside
			}
		}
	}
	r.column = r.panel
	r.column.W = min(r.panel.W-2*m.U(barGap), max(m.U(columnWidth), m.Size(display.Sans, ui.BodySize)*34))
	r.column.X += (r.panel.W - r.column.W) / 2
	return r
}

// tabNeed is the width that any tab needs for its label.
func (s *Scene) tabNeed() float64 {
	need := 0.0
	for _, c := range append(s.gameChoices(), s.viewChoices()...) {
		need = max(need, ui.Need(s.st, &ui.Control{Label: c.Label}))
	}
	return need + s.st.Metrics.U(linkGap)
}

func (s *Scene) gameChoices() []ui.Choice {
	choices := make([]ui.Choice, len(s.games))
	for i, b := range s.games {
		choices[i] = ui.Choice{ID: b.Name, Label: s.st.Say(b.Words.Title)}
	}
	return choices
}

func (s *Scene) viewChoices() []ui.Choice {
	choices := make([]ui.Choice, len(viewNames))
	for i, v := range viewNames {
		choices[i] = ui.Choice{ID: v.id, Label: s.st.Say(v.key)}
	}
	return choices
}

// around is what can be pressed whatever is in sight.
func (s *Scene) around(r *room) []ui.Control {
	cs := ui.Segments(s.st, r.games, "game", s.game().Name, s.gameChoices())
	cs = append(cs, ui.Segments(s.st, r.views, "view", viewNames[s.view].id, s.viewChoices())...)
	for i := range cs {
		cs[i].Role = display.TabRole
	}
	if s.view != contents {
		cs = append(cs, ui.Control{ID: "panel.rules", Label: s.title(), Role: display.Scroller, Box: r.panel, Quiet: true})
	}
	done, lang := ui.DoneControl(s.st, "done", s.st.Say("rules.done")), ui.LangControl(s.st)
	lang.Box = r.lang
	foot := []ui.Control{lang}
	if s.learn != nil {
		learn := ui.Control{ID: "learn", Label: s.st.Say("menu.learn"), Icon: display.IconBulb, Role: display.Button,
			Box: done.Box}
		m, end := s.st.Metrics, r.views.X+r.views.W
		learn.Box.W = min(max(m.U(300), 160), end-done.Box.X-done.Box.W-m.U(tabGap))
		learn.Box.X = end - learn.Box.W
		foot = append(foot, learn)
	}
	if lang.Box.Y == done.Box.Y { // It stands there where the games want its corner.
		ui.Alike(s.st, foot)
	} else {
		ui.Alike(s.st, foot[1:])
	}
	return append(append(cs, foot[1:]...), done, foot[0])
}

// controls is what can be pressed now.
func (s *Scene) controls() []ui.Control {
	laid := s.layout()
	if laid.sheet == nil {
		if s.example() == "" {
			return laid.around
		}
		box := ui.DoneControl(s.st, "", "").Box
		wide := min(max(s.st.Metrics.U(300), 160), box.X-ui.Margin(s.st.Metrics)-s.st.Metrics.U(tabGap))
		return append(slices.Clip(laid.around), ui.Control{
			ID: "watch", Label: s.st.Say("rules.watch"), Icon: display.IconPlay, Role: display.Button,
			Box: display.Rect{X: ui.Margin(s.st.Metrics), Y: box.Y, W: wide, H: box.H},
		})
	}
	return laid.sheet.Controls(s.scroll().Offset)
}
