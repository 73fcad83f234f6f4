package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// newBook makes the notebooks of all seats, and gives them what they need of the table.
func newBook(t *tabletop.Table, m *getadler.Match, lay *layout, notes []record.Note) notebook.Notebook {
	return notebook.New(notebook.Needs{
		Stage: t.Stage, Match: m,
		Names: func() []string { return t.Seats.Names }, Persons: func() game.Seats { return t.Seats.Persons },
		Sight: t.Holder.Sight, Help: func() notebook.Help { return notebookHelp(&t.View) },
		Page: func() *ui.Page { return &t.Page }, Reader: t.Reader, Say: t.Say,
		Tray:   func() display.Rect { return lay.Tray },
		Brush:  func(l *display.List) tabletop.Brush { return t.Brush(l, &lay.Frame) },
		Button: t.Button,
		Note: func(n record.Note) {
			if t.Desk.Writer != nil {
				t.Desk.Writer.Note(n)
			}
		},
	}, notes)
}

// notebookHelp is how much notebooks do: they draw conclusions where the option of a match says nothing.
func notebookHelp(look *match.View) notebook.Help {
	switch option := look.Seats.Cast.Options.Value(match.OptionOdds, 1); {
	case option == 0 || !look.OddsAllowed():
		return notebook.NoHelp
	case option == match.WithChances:
		return notebook.Reckons
	}
	return notebook.Concludes
}

// offersNotebook reports whether the one at the screen may open its notebook, to which a lesson may have to come first.
func (t *screen) offersNotebook() bool {
	return t.table.Holder.Sight() != game.Public && !t.table.Ended() && !t.table.Lesson.Hides("notebook")
}

// toggleNotebook opens the notebook of the one at the screen, or closes it. What is being shown is brought to its end
// first: a notebook never knows more than its reader has seen.
func (t *screen) toggleNotebook() {
	if t.Close() {
		return
	}
	opener := t.table.Page.Focused()
	if t.table.Gated() {
		t.table.Skip()
	}
	if t.table.Busy() {
		t.table.Skip()
	}
	if t.offersNotebook() && !t.table.Busy() {
		t.table.Answer.Clear()
		t.book.Open(opener)
	}
}

// Close closes the notebook for its reader, so that not one frame more has anything of it; it reports whether it was
// open.
func (t *screen) Close() bool {
	open := t.book.Shown()
	if open {
		t.book.Close()
		t.table.Rebuild()
	}
	return open
}
