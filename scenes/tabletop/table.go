// Package tabletop plays a match of any game on the screen. A Table owns the match and has parts with one job each: who
// plays for which seat (Seats), whom the screen belongs to (Eyes), what is chosen (Choice), what is asked (Panel), how
// a press was answered (Answer), what is shown (Show), who thinks, hints, log, pause and score. It knows no game: each
// has a room beside it that holds a Table and tells it how the game looks, what it asks and what leads to its moves
// (Description). Menu, files and settings reach it as functions.
package tabletop

import (
	"slices"
	"strconv"
	"time"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// NoteSaw is the kind of the note that says how many moves a seat has seen.
const NoteSaw = "saw"

// narrowLog is the width of a screen, in pixels, under which the log starts closed.
const narrowLog = 1200

// Table runs a match on the screen: it owns the match, lets computers think, shows what happens, asks whoever owes a
// decision and knows whom the screen belongs to. A game holds one and describes itself to Begin. The scenes that a
// match goes through share it and follow each other without a break.
type Table struct {
	// Stage and Desk are there from New on and stay as they are; Skin is how bar, panel and log look.
	Stage *stage.Stage
	Desk  Desk
	Skin  *Skin
	// Begun is the number of moves that the match had when it was opened from its record: what came before was not shown
	// here.
	Begun int
	// Near is the seat whose cards lie below.
	Near game.Seat
	// LogOpen reports that the log is open.
	LogOpen bool
	// PileOpen reports that the pile which can be read lies open over the table.
	PileOpen bool

	// The parts, each with one job: who plays for which seat, whom the screen belongs to, what is chosen, what is asked,
	// and what was put together for whoever looks.
	Seats  Seats
	Eyes   Eyes
	Choice Choice
	Panel  Panel
	composed
	// Others that games need not know: what is shown, who thinks, the codes of seats, the log, what a lesson says and what
	// is remarked.
	show      shower
	computers computers
	codes     codes
	log       logPanel
	lesson    lesson
	remarks   remarks
	// titleOf puts the title of the peak into words.
	titleOf func(game.Line) string

	session game.Session
	game    Description
	// shown is the part of the match whose scene has the screen, passing that it makes way for the next.
	shown   Part
	passing bool
	// toAct are the seats that owe a decision. asked is the one that the screen asks, NoSeat for nobody; owed are the
	// moves that it could make when it was first asked, and decision counts what was asked.
	toAct    game.Seats
	asked    game.Seat
	owed     []string
	decision int
	// ended reports that the match is over, old that it was when it was opened.
	ended, old bool
	// seedText is the number that the match was dealt from, as it is written.
	seedText string
	// notes are those of the record, the ones of this run among them.
	notes []record.Note

	// shrouded reports that the end of a match has darkened all of the table.
	shrouded bool
	paused   bool
	// holds reports that something is held down, which keeps a result on the screen; keptSince is when a pointer was
	// pressed on one, never for none.
	holds     bool
	keptSince stage.Moment
	// brought reports that what is being pressed may have been pressed to bring the window its focus.
	brought bool
	// aside reports that what is being shown only reports what others did, and leaves the question put as it is.
	aside bool
	// offered is how long the table has lain open to whoever plays, seen the tick in which it was last on top.
	offered time.Duration
	seen    int
	// input is the present tick's, as the table's controls see it.
	input input.Frame
	// heard is, for each cue, the tick on which a beat last played it.
	heard [sound.CueCount]int
}

// composed is all that was put together for whoever looks at the screen. It is replaced whole when other eyes come, so
// that nothing of it can be forgotten there: what is new here goes with the rest.
type composed struct {
	// Page holds focus and pointer of the table.
	Page ui.Page
	// Answer is how the last press was answered.
	Answer Answer
	// hint is the hint in sight, surprise why something surprising happened, carry what the pointer carries.
	hint     hint
	surprise surprise
	carry    carry
	// said are lines in the reader's words, titles is the title of the peak: a frame takes no memory.
	said   Kept[addressed, string]
	titles Kept[game.Line, string]
	// controls are what can be pressed at the moment that they were worked out for, lit those of them that a peak has not
	// darkened.
	controls, lit []ui.Control
	moment        moment
}

// compose begins to put things together for whoever looks now.
func (t *Table) compose() composed {
	return composed{Answer: Answer{table: t}, hint: hint{table: t}, surprise: surprise{table: t, to: game.Public}}
}

// New is the table for the match of a desk; nothing is on it before Begin.
func New(st *stage.Stage, d Desk, skin *Skin) *Table {
	t := &Table{Stage: st, Desk: d, Skin: skin, session: d.Session, asked: NoSeat, notes: slices.Clone(d.Notes)}
	t.Seats = Seats{table: t, Cast: d.Session.Cast()}
	t.Eyes = Eyes{table: t, holder: game.Public, lookedAt: -1, taken: d.Resumed}
	t.composed = t.compose()
	t.Choice.table, t.Panel.table, t.computers.table, t.lesson.table = t, t, t, t
	t.remarks = remarks{table: t, speaker: NoSeat}
	t.titleOf = func(l game.Line) string { return t.Reader().Say(l) }
	t.Seats.Names = st.Names(t.Seats.Cast.Players)
	if t.Seats.Cast.Number != nil {
		t.seedText = strconv.FormatUint(*t.Seats.Cast.Number, 10)
	}
	t.Seats.asKept()
	t.computers.game, _ = catalog.Find(d.Session.Game())
	t.computers.decide = t.computers.ofCatalog
	t.computers.reasons = d.Think
	if t.computers.game.Name != "" {
		t.computers.reasons = t.computers.ofCatalogAt
	}
	if t.Seats.Hosts.Len() == 1 {
		t.Near = t.Seats.Hosts.First()
	}
	if t.Seats.Hosts.Len() == 1 && t.Seats.Persons != 0 {
		t.Eyes.holder = t.Near
	}
	t.LogOpen = st.Metrics.W >= narrowLog*max(1, st.Metrics.TextScale)
	return t
}

// Begin puts the match on the table as its game describes it, and gives its first scene. The show is a *Show of the
// game's.
func (t *Table) Begin(g Description, s shower) stage.Scene {
	t.game, t.show = g, s
	for _, n := range t.Desk.Notes {
		if n.Kind == NoteSaw && n.Seat.Sits(len(t.Seats.Names)) {
			t.Eyes.saw[n.Seat] = n.N
		}
	}
	t.Eyes.heardUntil()
	s.attach(t)
	if t.Desk.Resumed {
		t.Begun, t.old = t.session.Len(), t.session.Standing().Over
		if d := t.Desk.Course; d != nil {
			t.Begun = d.Begun
		}
		t.Eyes.comeBack()
	}
	s.cut(t.Eyes.Sight(), t.Begun)
	s.add(t.Eyes.Sight(), t.Begun)
	t.computers.noteBudgets()
	t.refresh(false)
	t.Choice.quietAt = stage.Moment{}
	if !t.ended && (t.Stage.Settings.Hints || t.Seats.Persons != t.Seats.everybody()) {
		t.computers.study.begin(t)
	}
	t.Rebuild()
	return t.scene()
}

// Bed is what is heard under the game: the same for everybody. It grows tense as the game says, and calm when all of
// that has been shown.
func (t *Table) Bed() (bed sound.Bed, tension float64) {
	if t.game.Tension != nil && t.game.Part() != Scoring {
		tension = max(0, min(1, t.game.Tension()))
	}
	return t.Skin.Bed, tension
}

// Dress gives the pages over the table the look of its game.
func (t *Table) Dress() *theme.Skin { return &t.Skin.Skin }

// Opaque is true: every part of a match fills the screen.
func (t *Table) Opaque() bool { return true }

// Resumed has everything laid out anew: size, language or a setting may have changed. Whatever was on its way has come
// to its place, since the way, or how it is gone, may be another one now.
func (t *Table) Resumed() {
	if t.seen != t.Stage.Tick { // Something lay over it, whoever put it there.
		t.Eyes.cover()
		t.seen = t.Stage.Tick
	}
	t.Eyes.uncover()
	t.show.rest()
	t.Rebuild()
}

// Rebuild works everything out again, so that the next frame is right even before the next tick.
func (t *Table) Rebuild() {
	t.moment = moment{}
	t.prepare()
	if t.LogOpen {
		t.log.compose(t)
	}
	t.Stage.Redraw()
}

// Invalidate has everything worked out again before the next frame.
func (t *Table) Invalidate() {
	t.moment = moment{}
	t.Stage.Redraw()
}

// Left drops what computers are thinking and writes down what each of two or more persons has seen.
func (t *Table) Left() {
	if t.passing {
		t.passing = false
		return
	}
	t.computers.thoughts.forget()
	t.hint.request.end()
	t.computers.study.end()
	t.Stage.Private = false
	if t.Seats.Hosts.Len() < 2 || t.ended {
		return
	}
	for seat := range game.Seat(len(t.Seats.Names)) {
		n := t.Eyes.saw[seat]
		if seat == t.Eyes.holder {
			n = t.session.Len()
		}
		if t.Seats.Persons.Has(seat) {
			t.sawNote(seat, n)
		}
	}
}

// Say puts a message into words, and keeps them.
func (t *Table) Say(key string, args ...game.Arg) string { return t.Words(game.Say(key, args...)) }

// Words puts a line into words, and keeps them: none for the zero Line.
func (t *Table) Words(l game.Line) string {
	if l == (game.Line{}) {
		return ""
	}
	return t.said.Get(t.Stage.Lang, addressed{l, t.Eyes.Reader()}, t.say)
}

// addressed is a line and who reads it: one person who plays alone, or everybody.
type addressed struct {
	line game.Line
	to   game.Seat
}

func (t *Table) say(a addressed) string { return t.Reader().Say(a.line) }

// Reader puts lines about this match into words: for one person who plays alone in those that speak to it.
func (t *Table) Reader() words.Reader {
	r := t.Stage.Reader(t.Seats.Names...)
	if seat := t.Eyes.Reader(); seat != game.Public {
		r = r.To(seat)
	}
	return r
}

// Asked is the seat that the screen asks: the first person of those who owe a decision, else the first of them, else
// NoSeat.
func (t *Table) Asked() game.Seat { return t.asked }

// ToAct are the seats that owe a decision.
func (t *Table) ToAct() game.Seats { return t.toAct }

// Ended reports that the match is over, be it shown or not.
func (t *Table) Ended() bool { return t.ended }

// Busy reports whether something is being shown that must be waited for or skipped. What others do while a person is
// asked is not: the person may answer through it.
func (t *Table) Busy() bool { return t.show.Busy() && !t.aside }

// reading reports that the person at the screen reads what lies over the table.
func (t *Table) reading() bool {
	return t.PileOpen || t.game.Layers.Reading != nil && t.game.Layers.Reading()
}

// sawNote tells the record how much a seat has seen, for the news after a break.
func (t *Table) sawNote(seat game.Seat, n int) {
	t.note(record.Note{Kind: NoteSaw, Seat: seat, N: n})
}

// note keeps a note with the match.
func (t *Table) note(n record.Note) {
	t.notes = append(t.notes, n)
	if t.Desk.Writer != nil {
		t.Desk.Writer.Note(n)
	}
}

// Shown is the part of the match whose scene has the screen.
func (t *Table) Shown() Part { return t.shown }

// scene is a new scene for the part of the match that is on the screen.
func (t *Table) scene() stage.Scene {
	t.shown = t.game.Part()
	if t.game.Opened != nil {
		t.game.Opened(t.shown)
	}
	if t.shown == Scoring {
		return newScore(t)
	}
	return &Scene{t}
}

// Scene is that of a part in which the match is played or revealed.
type Scene struct{ *Table }

// Draw shows what the game draws, and over it what the pointer carries.
func (s *Scene) Draw(l *display.List) {
	s.game.Draw(s.shown, l)
	s.lesson.draw(l)
	s.remarks.draw(l)
	s.surprise.draw(l)
	s.drawCarried(l)
}

// Title is the game's.
func (t *Table) Title() string { return t.game.Title() }

// passOn puts the scene of the next part in the place of the present one.
func (t *Table) passOn() stage.Change {
	t.prepare()
	if t.LogOpen {
		t.log.compose(t)
	}
	t.passing = true
	return stage.Replace(t.scene())
}
