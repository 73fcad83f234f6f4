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

// book are the notebooks of all seats as they lie on the table.
type book struct {
	notebook.Notebook
	table *tabletop.Table
}

// newBook gives the notebooks what they need of the table.
func newBook(t *tabletop.Table, m *getadler.Match, lay *layout, notes []record.Note) book {
	b := book{table: t}
	b.Notebook = notebook.New(notebook.Needs{
		Stage: t.Stage, Match: m,
		Names: func() []string { return t.Seats.Names }, Persons: func() game.Seats { return t.Seats.Persons },
		Sight: t.Holder.Sight, Help: func() notebook.Help { return notebookHelp(&t.View) },
		Page: func() *ui.Page { return &t.Page }, Reader: t.Reader, Say: t.Say,
		Brush:  func(l *display.List) tabletop.Brush { return t.Brush(l, &lay.Frame) },
		Button: t.Button,
		Note: func(n record.Note) {
			if t.Desk.Writer != nil {
				t.Desk.Writer.Note(n)
			}
		},
	}, notes)
	return b
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

// offered reports whether the one at the screen may open its notebook.
func (b *book) offered() bool { return b.table.Holder.Sight() != game.Public && !b.table.Ended() }

// toggle opens the notebook of the one at the screen, or closes it. What is being shown is brought to its end first: a
// notebook never knows more than its reader has seen.
func (b *book) toggle() {
	if b.close() {
		return
	}
	opener := b.table.Page.Focused()
	if b.table.Busy() {
		b.table.Skip()
	}
	if b.offered() && !b.table.Busy() {
		b.table.Answer.Clear()
		b.Open(opener)
	}
}

// close closes it for its reader, so that not one frame more has anything of it; it reports whether it was open.
func (b *book) close() bool {
	open := b.Shown()
	if open {
		b.Close()
		b.table.Rebuild()
	}
	return open
}

// asks has the panel say what the open notebook is; it reports whether one lies open.
func (b *book) asks(q *match.Prompt) bool {
	open := b.Shown()
	if open {
		b.Ask(q)
	}
	return open
}
