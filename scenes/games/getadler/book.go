package getadler

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// newNotebook gives the notebooks what they need of the table.
func (t *screen) newNotebook(notes []record.Note) notebook.Notebook {
	c := t.table
	return notebook.New(notebook.Needs{
		Stage: c.Stage, Match: t.match,
		Names: func() []string { return c.Seats.Names }, Persons: func() game.Seats { return c.Seats.Persons },
		Sight: c.Holder.Sight, Help: t.notebookHelp, Page: func() *ui.Page { return &c.Page }, Reader: c.Reader, Say: c.Say,
		Brush:  func(l *display.List) tabletop.Brush { return c.Brush(l, &t.layout.Frame) },
		Button: c.Button,
		Note: func(n record.Note) {
			if c.Desk.Writer != nil {
				c.Desk.Writer.Note(n)
			}
		},
	}, notes)
}

// notebookHelp is how much notebooks do: they draw conclusions where the option of a match says nothing.
func (t *screen) notebookHelp() notebook.Help {
	switch option := t.table.Seats.Cast.Options.Value(match.OptionOdds, 1); {
	case option == 0 || !t.table.OddsAllowed():
		return notebook.NoHelp
	case option == match.WithChances:
		return notebook.Reckons
	}
	return notebook.Concludes
}

// notebookOffered reports whether the one at the screen may open its notebook.
func (t *screen) notebookOffered() bool {
	return t.table.Holder.Sight() != game.Public && !t.table.Ended()
}

// turnNotebook opens the notebook of the one at the screen, or closes it. What is being shown is brought to its end
// first: a notebook never knows more than its reader has seen.
func (t *screen) turnNotebook() {
	if t.book.Shown() {
		t.closeNotebook()
		return
	}
	opener := t.table.Page.Focused()
	if t.table.Busy() {
		t.table.Skip()
	}
	if t.notebookOffered() && !t.table.Busy() {
		t.table.Answer.Clear()
		t.book.Open(opener)
	}
}

// closeNotebook closes it for its reader, so that not one frame more has anything of it.
func (t *screen) closeNotebook() {
	t.book.Close()
	t.table.Rebuild()
}
