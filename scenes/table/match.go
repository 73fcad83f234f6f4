package table

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// NoteSaw is the kind of the note that says how many moves a seat has seen.
const NoteSaw = "saw"

// narrowLog is the width of a screen, in pixels, under which the log starts closed.
const narrowLog = 1200

// Table runs a match on the screen: it owns the match, lets computers think, shows what happens, asks whoever
// owes a decision and knows whom the screen belongs to. A game holds one and describes itself to Begin. The scenes that a
// match goes through share it and follow each other without a break.
type Table struct {
	// Stage, Desk and Cast are there from Begin on and stay as they are; Names are those of the seats. Hosts are the seats
	// that persons had at the start, Persons those that they have now: seats of persons may be given to the computer.
	Stage   *stage.Stage
	Desk    Desk
	Cast    game.Cast
	Hosts   game.Seats
	Persons game.Seats
	Names   []string
	// Skin is how bar, panel and log look.
	Skin *Skin
	// Page holds focus and pointer of the table.
	Page ui.Page
	// Near is the seat whose cards lie below.
	Near game.Seat
	// LogOpen tells that the log is open.
	LogOpen bool

	session game.Session
	game    Description
	show    shower

	// shown is the part of the match whose scene has the screen, passing that it makes way for the next.
	shown   Part
	passing bool
	screen  screen
	seats   seating
	codes   codes
	// seedText is the number that the match was dealt from, as it is written.
	seedText string
	// toAct are the seats that owe a decision. asked is the one that the screen asks, NoSeat for nobody; owed are the
	// moves that it could make when it was first asked, and decision counts what was asked.
	toAct     game.Seats
	asked     game.Seat
	owed      []string
	decision  int
	computers computers
	hint      hinting
	// notes are those of the record, the ones of this run among them.
	notes []record.Note
	log   logPanel
	// ended tells that the match is over, old that it was when it was opened.
	ended, old bool

	said Kept[game.Line, string]
	// prompted is what was last said of what is asked.
	prompted prompted
	controls []ui.Control
	// words are those that the panel is being drawn with.
	words  ui.Stack
	moment moment
	ask    *Ask
	asking question
	choice choice
	// why is the sentence that answered the last press, ruling the one that it comes from, empty for none, good where
	// nothing was refused.
	why    string
	ruling string
	good   bool
	whyAt  int
	paused bool
	// aside tells that what is being shown only reports what others did, and leaves the question put as it is.
	aside bool
	// input is the present tick's, as the table's controls see it.
	input input.Frame
	// heard is, for each cue, the tick on which a beat last played it.
	heard [sound.CueCount]int
}

// New is the table for the match of a desk; nothing is on it before Begin.
func New(st *stage.Stage, d Desk, skin *Skin) *Table {
	c := &Table{Stage: st, Desk: d, Cast: d.Session.Cast(), Skin: skin, session: d.Session, asked: NoSeat}
	for _, p := range c.Cast.Players {
		c.Names = append(c.Names, p.Name)
	}
	if c.Cast.Number != nil {
		c.seedText = strconv.FormatUint(*c.Cast.Number, 10)
	}
	c.seatAsKept()
	c.computers.game, _ = catalog.Find(d.Session.Game())
	c.computers.decide = c.ofCatalog
	c.computers.reasons = d.Think
	if c.computers.game.Name != "" {
		c.computers.reasons = c.ofCatalogAt
	}
	c.notes = slices.Clone(d.Notes)
	c.screen = screen{holder: game.Table, lookedAt: -1}
	if c.Hosts.Len() == 1 {
		c.Near = c.Hosts.First()
	}
	if c.Hosts.Len() == 1 && c.Persons != 0 {
		c.screen.holder = c.Near
	}
	c.LogOpen = st.Metrics.W >= narrowLog*max(1, st.Metrics.TextScale)
	return c
}

// Begin puts the match on the table as its game describes it, and gives its first scene. The show is a *Show of the game's.
func (c *Table) Begin(g Description, s shower) stage.Scene {
	c.game, c.show = g, s
	for _, n := range c.Desk.Notes {
		if n.Kind == NoteSaw && n.Seat.Sits(len(c.Names)) {
			c.screen.saw[n.Seat] = n.N
		}
	}
	c.screen.heardUntil(c)
	s.attach(c)
	if c.Desk.Resumed {
		c.old = c.session.Standing().Over
		s.cut(c.Sight(), c.session.Len())
	} else {
		s.cut(c.Sight(), 0)
		s.add(c.Sight(), 0)
	}
	c.noteBudgets()
	c.refresh(false)
	c.choice.quietAt = -deafTicks
	if !c.ended && (c.Stage.Settings.Hints || c.Persons != c.everybody()) {
		c.computers.study.begin(c)
	}
	c.Rebuild()
	return c.scene()
}

// Bed is what is heard under the game: the same for everybody and whatever happens.
func (c *Table) Bed() sound.Bed { return c.Skin.Bed }

// Opaque is true: every part of a match fills the screen.
func (c *Table) Opaque() bool { return true }

// Resumed has everything laid out anew: size, language or a setting may have changed. Whatever was on its way has come
// to its place, since the way, or how it is gone, may be another one now.
func (c *Table) Resumed() {
	c.uncover()
	c.show.rest()
	c.Rebuild()
}

// Rebuild works everything out again, so that the next frame is right even before the next tick.
func (c *Table) Rebuild() {
	c.moment = moment{}
	c.prepare()
	if c.LogOpen {
		c.log.compose(c)
	}
	c.Stage.Redraw()
}

// Invalidate has everything worked out again before the next frame.
func (c *Table) Invalidate() {
	c.moment = moment{}
	c.Stage.Redraw()
}

// Left drops what computers are thinking and writes down what each of two or more persons has seen.
func (c *Table) Left() {
	if c.passing {
		c.passing = false
		return
	}
	c.computers.thoughts.forget()
	c.hint.request.end()
	c.computers.study.end()
	c.Stage.Private = false
	if c.Hosts.Len() < 2 || c.ended {
		return
	}
	for seat := range game.Seat(len(c.Names)) {
		n := c.screen.saw[seat]
		if seat == c.screen.holder {
			n = c.session.Len()
		}
		if c.Persons.Has(seat) {
			c.sawNote(seat, n)
		}
	}
}

// Reader puts lines about this match into words.
func (c *Table) Reader() words.Reader { return c.Stage.Reader(c.Names...) }

// Asked is the seat that the screen asks: the first person of those who owe a decision, else the first of them, else
// NoSeat.
func (c *Table) Asked() game.Seat { return c.asked }

// ToAct are the seats that owe a decision.
func (c *Table) ToAct() game.Seats { return c.toAct }

// Ended tells that the match is over, be it shown or not.
func (c *Table) Ended() bool { return c.ended }

// Busy tells whether something is being shown that must be waited for or skipped. What others do while a person is
// asked is not: the person may answer through it.
func (c *Table) Busy() bool { return c.show.Busy() && !c.aside }

// Paused tells whether computers that play alone are held.
func (c *Table) Paused() bool { return c.paused }

// sawNote tells the record how much a seat has seen, for the recap after a break.
func (c *Table) sawNote(seat game.Seat, n int) {
	c.note(record.Note{Kind: NoteSaw, Seat: seat, N: n})
}

// note keeps a note with the match.
func (c *Table) note(n record.Note) {
	c.notes = append(c.notes, n)
	if c.Desk.Writer != nil {
		c.Desk.Writer.Note(n)
	}
}

// Shown is the part of the match whose scene has the screen.
func (c *Table) Shown() Part { return c.shown }

// scene is a new scene for the part of the match that is on the screen.
func (c *Table) scene() stage.Scene {
	c.shown = c.game.Part()
	if c.game.Opened != nil {
		c.game.Opened(c.shown)
	}
	if c.shown == Scoring {
		return newScore(c)
	}
	return &Scene{c}
}

// Scene is that of a part in which the match is played or revealed.
type Scene struct{ *Table }

// Draw shows what the game draws.
func (s *Scene) Draw(l *display.List) { s.game.Draw(s.shown, l) }

// Title is the game's.
func (c *Table) Title() string { return c.game.Title() }

// passOn puts the scene of the next part in the place of the present one.
func (c *Table) passOn() stage.Change {
	c.prepare()
	if c.LogOpen {
		c.log.compose(c)
	}
	c.passing = true
	return stage.Replace(c.scene())
}
