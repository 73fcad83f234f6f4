package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// notebook is what each seat keeps for itself: what it was told, what follows from it, and its own marks. It lies open
// for the one at the screen only: it belongs to the viewer that the screen is drawn for, and to nobody else.
type notebook struct {
	c     *table.Table
	match *getadler.Match
	// frame gives where the common parts of the table lie.
	frame func() *table.Frame
	// seat is whose notebook lies open, the Table while none does.
	seat game.Seat
	tab  noteTab
	// marks are the seats' own; scrolls where each part of the open one stands.
	marks   [game.MaxSeats]marks
	scrolls [tabEnd]ui.Scroll
	// opener had the focus when the notebook was opened; back is that as long as the focus has not returned to it.
	opener, back string
	// focused is the control that was last brought into sight.
	focused string

	// view and facts are what the seat knows, read when the match had that number of moves.
	view  getadler.View
	facts []fact
	news  [game.MaxSeats]handNews
	read  reading
	page  notePage
}

// noteTab is a part of a notebook.
type noteTab uint8

// The parts: who can still be whom, what is known of hands, and what happened hour by hour.
const (
	tabSuspects noteTab = iota
	tabHands
	tabFacts
	tabEnd
)

// The names, ids and words of the parts.
var (
	tabNames = [tabEnd]string{"suspects", "hands", "facts"}
	tabIDs   = [tabEnd]string{"note-tab:suspects", "note-tab:hands", "note-tab:facts"}
	tabKeys  = [tabEnd]string{"notebook.tab.suspects", "notebook.tab.hands", "notebook.tab.facts"}
)

// reading says what was read: for which seat, after how many moves.
type reading struct {
	done  bool
	seat  game.Seat
	moves int
}

// newNotebook is the notebook of every seat of a match, with the marks that the notes of its record keep.
func newNotebook(c *table.Table, m *getadler.Match, frame func() *table.Frame, d table.Desk) notebook {
	seats := len(d.Session.Cast().Players)
	return notebook{c: c, match: m, frame: frame, seat: game.Table, marks: restoreMarks(d.Notes, seats)}
}

// shown tells whether a notebook lies open: only as long as the screen is drawn for its seat.
func (n *notebook) shown() bool { return n.seat != game.Table && n.seat == n.c.Eyes.Sight() }

// offered tells whether the one at the screen may open it.
func (n *notebook) offered() bool {
	return n.c.Eyes.Sight() != game.Table && !n.c.Eyes.Recapping() && !n.c.Ended()
}

// bookMoment is all that the open notebook's picture depends on besides what the table knows.
type bookMoment struct {
	shown   bool
	tab     noteTab
	marks   marks
	scroll  float64
	offered bool
}

// moment is that of now.
func (n *notebook) moment() bookMoment {
	m := bookMoment{shown: n.shown(), offered: n.offered()}
	if m.shown {
		m.tab, m.marks, m.scroll = n.tab, n.marks[n.seat], n.scrolls[n.tab].Offset
	}
	return m
}

// follow closes a notebook whose seat the screen is no longer drawn for, and brings what the keyboard has gone to into
// sight.
func (n *notebook) follow() {
	if n.seat != game.Table && !n.shown() {
		n.close()
	}
	n.back = ""
	if n.shown() {
		n.showFocus()
	}
}

// close puts the notebook away, and leaves no trace of what was read in it.
func (n *notebook) close() {
	n.seat, n.tab, n.focused = game.Table, tabSuspects, ""
	n.scrolls = [tabEnd]ui.Scroll{}
	n.view, n.facts, n.news = getadler.View{}, nil, [game.MaxSeats]handNews{}
	n.read, n.page = reading{}, notePage{}
}

// putAway closes the notebook for its reader, so that not one frame more has anything of it: the focus goes back to where it
// was before.
func (n *notebook) putAway() {
	n.close()
	n.back = n.opener
	n.c.Rebuild()
}

// undo closes an open notebook; it tells whether there was one.
func (n *notebook) undo() bool {
	if !n.shown() {
		return false
	}
	n.putAway()
	return true
}

// step tells an open notebook from the question under it.
func (n *notebook) step() int {
	if n.shown() {
		return noteStep
	}
	return 0
}

// focus is the control on which the focus starts.
func (n *notebook) focus() string { return tabIDs[n.tab] }

// shelfKey is the id of what a tick's keys look up at any moment: C the sheet and, where it may be had, N the notebook.
func shelfKey(in *input.Frame, notebook bool) string {
	switch {
	case in.Just.Has(input.Sheet):
		return "sheet"
	case notebook && in.Just.Has(input.Notebook):
		return "notebook"
	}
	return ""
}

// know reads what the seat was told, where anything has been told since.
func (n *notebook) know() {
	now := reading{true, n.seat, n.match.Len()}
	if n.read == now {
		return
	}
	n.read = now
	n.view = n.match.View(n.seat)
	history := n.match.Events(n.seat, 0)
	n.facts, n.news = factsOf(history, &n.view), newsOf(history, n.seat)
}

// notePage is an open notebook as it is set: its parts and rows, and what they were set for.
type notePage struct {
	key  pageKey
	lay  notebookLayout
	rows []noteRow
	high float64
}

// pageKey is all that the setting depends on; scrolling and marks change nothing of it.
type pageKey struct {
	read    reading
	tab     noteTab
	metrics theme.Metrics
	lang    words.Lang
	log     bool
}
