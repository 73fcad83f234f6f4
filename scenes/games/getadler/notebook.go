package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// notebook is what each seat keeps for itself: what it was told, what follows from it, and its own marks. It lies open
// for the one at the screen only: it belongs to the viewer that the screen is drawn for, and to nobody else.
type notebook struct {
	c     *tabletop.Table
	match *getadler.Match
	// frame gives where the common parts of the table lie.
	frame func() *tabletop.Frame
	// seat is whose notebook lies open, Public while none does.
	seat game.Seat
	tab  noteTab
	// marks are the seats' own; scrolls where each part of the open one stands.
	marks   [game.MaxSeats]marks
	scrolls [tabEnd]ui.Scroll
	// opener had the focus when the notebook was opened; back is that as long as the focus has not returned to it.
	opener, back string
	// focused is the control that was last brought into sight.
	focused string
	// supposed is what its reader supposes for a moment, and wonders reports that presses on characters suppose them. Both
	// end when it is closed, and nothing keeps them.
	supposed getadler.Supposition
	wonders  bool
	// laid is the open part as it is set, stripped what the strips at the table say.
	laid     ui.Memo[pageKey, *notePage]
	stripped ui.Memo[stripKey, *knowledge]
}

// noteTab is a part of a notebook.
type noteTab uint8

// The parts: who can still be whom, who said what, what is known of hands, and what happened hour by hour.
const (
	tabSuspects noteTab = iota
	tabClaims
	tabHands
	tabFacts
	tabEnd
)

// tabNames are the last parts of the ids and keys of the parts.
var tabNames = [tabEnd]string{"suspects", "claims", "hands", "facts"}

// id is that of the control that turns to a part.
func (tab noteTab) id() string { return "note-tab:" + tabNames[tab] }

// newNotebook is the notebook of every seat of a match, with the marks that the notes of its record keep.
func newNotebook(c *tabletop.Table, m *getadler.Match, frame func() *tabletop.Frame, d tabletop.Desk) notebook {
	seats := len(d.Session.Cast().Players)
	return notebook{c: c, match: m, frame: frame, seat: game.Public, supposed: noSupposition,
		marks: restoreMarks(d.Notes, seats)}
}

// shown reports whether a notebook lies open: only as long as the screen is drawn for its seat.
func (n *notebook) shown() bool { return n.seat != game.Public && n.seat == n.c.Eyes.Sight() }

// offered reports whether the one at the screen may open it.
func (n *notebook) offered() bool {
	return n.c.Eyes.Sight() != game.Public && !n.c.Ended()
}

// bookMoment is all that the open notebook's picture depends on.
type bookMoment struct {
	pageKey
	scroll         float64
	aimed          string
	shown, offered bool
}

// moment is that of now.
func (n *notebook) moment() bookMoment {
	m := bookMoment{shown: n.shown(), offered: n.offered()}
	if m.shown {
		m.pageKey, m.scroll, m.aimed = n.key(), n.scrolls[n.tab].Offset, n.aimed()
	}
	return m
}

// follow closes a notebook whose seat the screen is no longer drawn for, drops what is supposed where help has been
// turned off, and brings what has the focus into sight.
func (n *notebook) follow() {
	if n.seat != game.Public && !n.shown() {
		n.close()
	}
	if !n.helps() {
		n.supposed, n.wonders = noSupposition, false
	}
	n.back = ""
	if id := n.c.Page.Focused(); n.shown() && id != n.focused {
		n.focused = id
		n.page().sheet.Show(n.c.Stage, &n.scrolls[n.tab], id)
	}
}

// close puts the notebook away, and leaves no trace of what was read in it.
func (n *notebook) close() {
	*n = notebook{c: n.c, match: n.match, frame: n.frame, seat: game.Public, supposed: noSupposition, marks: n.marks,
		opener: n.opener, back: n.back}
}

// putAway closes the notebook for its reader, so that not one frame more has anything of it: the focus goes back to
// where it was before.
func (n *notebook) putAway() {
	n.close()
	n.back = n.opener
	n.c.Rebuild()
}
