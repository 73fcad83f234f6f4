// Package notebook is what each seat of a match of GET ADLER! keeps for itself: what it was told, what follows from
// that, what it supposes for a moment, and its own marks. It knows neither the table that it lies on nor what is asked
// there: all that it is given stands in Needs. The strips under the suspects at the table are written here as well, as
// they say in letters what the notebook says in words.
//
// Whatever is set here is set from the view and the events of one seat, and is shown only while the screen is drawn for
// that seat.
package notebook

import (
	"iter"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// Match is what the seats of a match know. Its moves are counted by Len.
type Match interface {
	View(seat game.Seat) getadler.View
	ViewAt(seat game.Seat, n int) getadler.View
	Events(seat game.Seat, since int) iter.Seq2[int, getadler.Event]
	Len() int
}

// Help is how much a notebook does for its reader.
type Help uint8

// A notebook without help notes what was told; else it draws conclusions; or it says how likely they are, too.
const (
	NoHelp Help = iota
	Concludes
	Reckons
)

// Needs is what notebooks are given by the table that they lie on.
type Needs struct {
	Stage *stage.Stage
	Match Match
	// Names are the players', by seat. Seats of Persons are played by persons now.
	Names   func() []string
	Persons func() game.Seats
	// Sight is the seat that the screen is drawn for, Public where that is none.
	Sight func() game.Seat
	// Help is how much the match and the settings have the notebook do now.
	Help func() Help
	// Note keeps a note in the record of the match.
	Note func(record.Note)
	// Page has pointer and focus. Reader puts messages into words, Say as well, and keeps them: so that a frame takes no
	// memory.
	Page   func() *ui.Page
	Reader func() words.Reader
	Say    func(key string, args ...game.Arg) string
	// Brush draws on a list, Button is an answer in the panel, Tray where the pencil lies beside it, empty where that has
	// room in the book.
	Tray   func() display.Rect
	Brush  func(l *display.List) tabletop.Brush
	Button func(id, key string, keys ...input.Action) match.Button
}

// Notebook are the notebooks of all seats of a match. At most one of them lies open.
type Notebook struct {
	needs Needs
	// marks are the seats' own.
	marks [game.MaxSeats]marks
	// opener had the focus when the notebook was opened; back is that as long as the focus has not returned to it.
	opener, back string
	// proven keeps what a beat has proven, hung the lines of the strings that tell it at the table.
	proven   ui.Memo[provenKey, []Proof]
	hung     [game.MaxSeats]ui.Memo[hanging, *display.Outline]
	recalled recalled
	open
}

// open is all that goes when a notebook is closed: nothing of it is kept anywhere.
type open struct {
	// seat is whose notebook lies open, Public while none does.
	seat game.Seat
	tab  tab
	// scrolls is where each part stands, focused the control that was last brought into sight.
	scrolls [tabEnd]ui.Scroll
	focused string
	// supposed is what its reader supposes, and supposes reports that presses on characters suppose them.
	supposed getadler.Supposition
	supposes bool
	// pencil is what presses on characters write, opened the tick in which it was opened.
	pencil mark
	opened int
	// laid is the open part as it is set, stripped what the strips at the table say.
	laid     ui.Memo[pageKey, *page]
	stripped ui.Memo[stripKey, *conclusions]
}

// closed is that no notebook lies open.
func closed() open { return open{seat: game.Public, supposed: noSupposition} }

// tab is a part of a notebook.
type tab uint8

// The parts: who can still be whom, who said what, what is known of hands, what happened hour by hour, and what the
// others know of the reader.
const (
	tabSuspects tab = iota
	tabClaims
	tabHands
	tabFacts
	tabSelf
	tabEnd
)

// tabs are the parts: the id of the control that turns to each, and the keys of its name and of what the panel asks
// over it.
var tabs = [tabEnd]struct{ id, name, head string }{
	tabSuspects: {"note-tab:suspects", "notebook.tab.suspects", "notebook.head.suspects"},
	tabClaims:   {"note-tab:claims", "notebook.tab.claims", "notebook.head.claims"},
	tabHands:    {"note-tab:hands", "notebook.tab.hands", "notebook.head.hands"},
	tabFacts:    {"note-tab:facts", "notebook.tab.facts", "notebook.head.facts"},
	tabSelf:     {"note-tab:self", "notebook.tab.self", "notebook.head.self"},
}

// tells reports whether a part is sentences under one another.
func (k tab) tells() bool { return k >= tabFacts }

// left is the part that begins on the first of two pages where this one is in sight.
func (k tab) left() tab {
	if k.tells() {
		return k
	}
	return tabSuspects
}

// New is the notebook of every seat of a match, with the marks that the notes of its record keep.
func New(needs Needs, notes []record.Note) Notebook {
	n := Notebook{needs: needs, marks: restoreMarks(notes, len(needs.Names())), open: closed()}
	n.recalled.seat = game.Public
	for seat := range n.recalled.read {
		n.recalled.read[seat] = needs.Match.Len()
	}
	return n
}

// Shown reports whether a notebook lies open: only as long as the screen is drawn for its seat.
func (n *Notebook) Shown() bool { return n.seat != game.Public && n.seat == n.needs.Sight() }

// Open opens the notebook of the seat that the screen is drawn for. The focus goes back to opener when it is closed.
func (n *Notebook) Open(opener string) {
	n.seat, n.opener, n.opened = n.needs.Sight(), opener, n.needs.Stage.Tick
}

// Close puts the notebook away and leaves no trace of what was read in it.
func (n *Notebook) Close() { n.open, n.back = closed(), n.opener }

// Focus is the control on which the focus starts: the tongue of the open part or, where all lie side by side, that of
// the other pages; or what had it before the notebook was opened; empty where it is neither open nor just closed.
func (n *Notebook) Focus() string {
	if !n.Shown() {
		return n.back
	}
	tongues := n.page().sheet.Tabs
	for i := range tongues {
		if tongues[i].Checked {
			return tongues[i].ID
		}
	}
	return tongues[0].ID
}

// Snapshot is all that the open notebook's picture depends on.
type Snapshot struct {
	pageKey
	scroll float64
	aimed  string
	age    int
	shown  bool
}

// Snapshot is that of now.
func (n *Notebook) Snapshot() (m Snapshot) {
	if m.shown = n.Shown(); m.shown {
		m.pageKey, m.scroll, m.aimed = n.key(), n.scrolls[n.tab].Offset, n.aimed()
		m.age = n.age()
	}
	return m
}

// age is for how many ticks it has been open, as long as something of it is still on its way.
func (n *Notebook) age() int {
	return min(n.needs.Stage.Tick-n.opened, n.needs.Stage.Ticks(openMS+woolMS)+1)
}

// Follow closes a notebook whose seat the screen is no longer drawn for, drops what is supposed where help has been
// turned off, and brings what has the focus into sight. It is called once a tick.
func (n *Notebook) Follow() {
	if n.seat != game.Public && !n.Shown() {
		n.open = closed()
	}
	if !n.Helps() {
		n.supposed, n.supposes = noSupposition, false
	}
	n.recall()
	n.back = ""
	if id := n.needs.Page().Focused(); n.Shown() && id != n.focused {
		n.focused = id
		n.page().sheet.Show(n.needs.Stage, &n.scrolls[n.tab], id)
	}
}

// Helps reports whether the notebook draws conclusions.
func (n *Notebook) Helps() bool { return n.needs.Help() != NoHelp }

// Act does what a press asks for. Its id is cut at the first colon.
func (n *Notebook) Act(kind, rest string) {
	if !n.Shown() {
		return
	}
	switch kind {
	case "note-tab":
		n.turn(kind + ":" + rest)
	case "mark":
		n.press(rest)
	case "claim":
		n.supposeLie(rest)
	case "suppose":
		n.switchSupposing()
	case "pencil":
		n.take(kind + ":" + rest)
	}
}

// Scroll takes the keys and the wheel of a tick.
func (n *Notebook) Scroll(in *input.Frame) {
	scroll, sheet := &n.scrolls[n.tab], &n.page().sheet
	switch {
	case in.Just.Has(input.Home):
		scroll.Offset = 0
	case in.Just.Has(input.End):
		scroll.Offset = sheet.Height()
	}
	scroll.Update(in, n.needs.Stage, sheet.Panel, sheet.Height(), false)
}

// Controls appends what can be pressed and read of the open notebook.
func (n *Notebook) Controls(cs []ui.Control) []ui.Control {
	return append(cs, n.page().sheet.Controls(n.scrolls[n.tab].Offset)...)
}

// Ask says in the panel what the notebook is where it lies open, and has it closed; it reports whether it does.
func (n *Notebook) Ask(q *match.Prompt) bool {
	if !n.Shown() {
		return false
	}
	p, say := n.page(), n.needs.Reader().T
	q.Status, q.Head, q.Body = say("notebook.of", game.SeatName(n.seat)), say(tabs[n.tab].head), ""
	switch {
	case n.supposes:
		q.Body = say("notebook.about.suppose")
	case p.shows(tabSuspects):
		q.Body = say("notebook.about.press")
	case n.tab == tabClaims && n.Helps():
		q.Body = say("notebook.about.press.claim")
	}
	if !n.Helps() && !n.tab.tells() {
		q.Body += "\n" + say("notebook.about.alone")
	}
	switch {
	case n.supposes:
		q.Secondary = n.needs.Button("suppose", "notebook.drop")
	case p.shows(tabSuspects) && n.Helps() && !p.view.Revealed:
		q.Secondary = n.needs.Button("suppose", "notebook.suppose")
	}
	if aimed := n.aimed(); aimed != "" {
		p.explain(q, aimed)
	}
	if p.absurd() {
		q.Warn = p.contradiction()
	}
	for i := range tabs {
		q.Digits = append(q.Digits, tabs[i].id)
	}
	q.Primary = n.needs.Button("notebook", "notebook.close", input.Notebook)
	return true
}

// aimable are the kinds of what the panel tells of, with note only where it is no sentence itself.
var aimable = []string{"mark", "claim", "who", "clue", "note"}

// aimed is the id of what the panel tells of: of the page, what is pointed at, else what has the focus; empty for
// nothing.
func (n *Notebook) aimed() string {
	at, pointer := "", n.needs.Page()
	for _, c := range n.page().sheet.Controls(n.scrolls[n.tab].Offset) {
		hover, _, _ := pointer.State(c.ID)
		kind, _, _ := strings.Cut(c.ID, ":")
		if !slices.Contains(aimable, kind) || kind == "note" && n.tab.tells() {
			continue
		}
		if hover {
			return c.ID
		}
		if c.ID == pointer.Focused() {
			at = c.ID
		}
	}
	return at
}

// Draw lays the open notebook over the table.
func (n *Notebook) Draw(b *tabletop.Brush) {
	if !n.Shown() {
		return
	}
	p, scroll := n.page(), &n.scrolls[n.tab]
	p.draw(b, n.needs.Page(), scroll, n.age())
}
