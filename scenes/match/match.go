// Package match plays a match of any game, without a pixel: who sits where and who has the screen (Seats, Holder), what
// is asked and chosen (Prompt, Choice), how a press becomes a move (Match.Press), how it was answered (Answer), what
// the computers think, what a hint or a lesson says, and what is shown next (Show). Whoever shows a match steps it with
// a tick's input, gives it what is pressed, and draws what View lets be seen. It knows no game: each tells it by a Game
// what is asked and what leads to its moves; and it may know neither render, nor tabletop, nor ui.
package match

import (
	"slices"
	"time"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// NoSeat stands where a seat could be and none is.
const NoSeat = game.Public

// Match is a match that is being played: the verbs of whoever plays it and of whoever shows it.
type Match struct {
	View
	Desk Desk
	// Answer is how the last press was answered, Computers are the opponents.
	Answer    *Answer
	Computers *Computers

	game    Game
	screen  Screen
	session game.Session
	codes   codes
	hint    hint
	story
	journal
	// holds reports that something is held down, which keeps a result on the screen.
	holds bool
	// prompted is what was last said of what is asked.
	prompted prompted
}

// View is a look at a match that changes nothing: for whoever paints it.
type View struct {
	Stage  *stage.Stage
	Seats  *Seats
	Holder *Holder
	Choice *Choice
	Lesson *Lesson
	*turn
	*phrases
	*progress
}

// progress is how far a match has come that is being played.
type progress struct {
	// Begun is the number of moves that the match had when it was opened from its record: what came before was not shown
	// here.
	Begun int
	// Near is the seat whose cards lie below.
	Near game.Seat

	show Show
	// aside reports that what is being shown only reports what others did, and leaves the question put as it is.
	aside bool
	// paused reports that computers which play alone are held: the button, not the table's page of that name.
	paused bool
	// offered is how long the table has lain open to whoever plays.
	offered time.Duration
}

// Screen is what a match has done by whoever shows it. Any of it may be nil: a match that nobody looks at is played all
// the same.
type Screen struct {
	// Changed is called when something has changed on which what is asked depends, Prepare has that worked out now, and
	// Rebuild all of it, whatever has changed.
	Changed, Prepare, Rebuild func()
	// Left is called when a holder leaves the screen: what the pointer lies on would tell the next at the screen which
	// button was pressed.
	Left func()
	// Concealed is called when other eyes have come to the screen than these: what was composed for them goes.
	Concealed func(before Sight)
	// Answered is called when a press has been answered: good reports that nothing was refused.
	Answered func(good bool)
	// Focus brings the focus to what has an id; Question has it brought anew to what is asked.
	Focus    func(id string)
	Question func()
	// Play is heard.
	Play func(Sound)
	// Fits reports whether these words have room where something is asked.
	Fits func(text string) bool
	// Reading reports that the person at the screen reads something that lies over the table; Close puts away what lies
	// uppermost, and reports whether there was anything.
	Reading, Close func() bool
}

// Sound is what is heard of a press.
type Sound uint8

// The sounds of presses: something was picked, something else was done, taken back, or refused.
const (
	SoundPick Sound = iota
	SoundTick
	SoundBack
	SoundRefused
)

// New is the match of a desk; nothing is asked in it before Begin.
func New(st *stage.Stage, d Desk) *Match {
	m := &Match{Desk: d, session: d.Session}
	m.journal = journal{&m.Desk, slices.Clone(d.Notes)}
	seated := d.Notes
	if d.Replay {
		seated = nil // Whose eyes look on is said by See alone.
		m.session.Rewind(0)
	}
	m.Stage, m.Seats = st, &Seats{Cast: d.Session.Cast()}
	m.turn = &turn{session: d.Session, asked: NoSeat}
	m.Holder = &Holder{stage: st, seats: m.Seats, turn: m.turn, seat: game.Public, lookedAt: -1, taken: d.Resumed}
	m.phrases = &phrases{stage: st, seats: m.Seats, holder: m.Holder}
	m.Answer = &Answer{stage: st, holder: m.Holder, phrases: m.phrases}
	m.progress = &progress{}
	m.Holder.conceal = m.conceal
	m.Choice = &Choice{stage: st, phrases: m.phrases, holder: m.Holder, turn: m.turn, answer: m.Answer, screen: &m.screen,
		matchActs: matchActs{m.Busy, m.Submit, m.changed, func() { m.screen.Prepare() }}, prompt: &Prompt{}}
	m.Lesson = &Lesson{Course: d.Course, stage: st, phrases: m.phrases, holder: m.Holder, turn: m.turn, choice: m.Choice,
		answer: m.Answer, screen: &m.screen, changed: m.changed}
	m.Choice.lesson = m.Lesson
	m.story = story{view: m.View, notes: m.Notes}
	m.Computers = &Computers{View: m.View, desk: &m.Desk, note: m.Note, notes: m.Notes, idle: m.screen.reading}
	m.hint = hint{View: m.View, answer: m.Answer, screen: &m.screen, computers: m.Computers, note: m.Note,
		changed: m.changed}
	m.Seats.Names = st.Names(m.Seats.Cast.Players)
	m.Seats.portraits = st.Portraits(m.Seats.Cast.Players, [game.MaxSeats]int{})
	m.Seats.asKept(m.session.Len(), seated, &m.codes)
	m.Computers.game, _ = catalog.Find(d.Session.Game())
	m.Computers.reasons = d.Think
	if m.Computers.game.Name != "" {
		m.Computers.reasons = m.Computers.ofCatalog
	}
	if m.Seats.Hosts.Len() == 1 {
		m.Near = m.Seats.Hosts.First()
		if m.Seats.Persons != 0 {
			m.Holder.seat = m.Near
		}
	}
	return m
}

// Begin has a game asked, and its show shown. What a resumed match told before is not shown again.
func (m *Match) Begin(g Game, s Show, screen Screen) {
	m.game, m.show, m.screen = g, s, screen
	m.screen.complete(func() { m.Ask() })
	m.Holder.private, m.Choice.game, m.story.game, m.Computers.asks = g.Private, g, g, g
	m.Answer.screen = &m.screen
	for _, n := range m.Desk.Notes {
		if n.Kind == record.NoteSaw && n.Seat.Sits(len(m.Seats.Names)) {
			m.Holder.saw[n.Seat] = n.N
		}
	}
	m.Holder.heardUntil()
	if m.Desk.Resumed {
		m.Begun, m.old = m.session.Len(), m.session.Standing().Over
		if d := m.Desk.Course; d != nil {
			m.Begun = d.Begun
		}
		m.Holder.comeBack(m.Begun)
	}
	s.Cut(m.Holder.Sight(), m.Begun)
	s.Add(m.Holder.Sight(), m.Begun)
	if !m.Desk.Replay {
		m.Computers.noteBudgets()
	}
	m.refresh(false)
	m.Choice.quietAt = stage.Moment{}
	if !m.ended && !m.Desk.Replay && (m.Stage.Settings.Hints || m.Seats.Persons != m.Seats.Everybody()) {
		m.Computers.study.begin(m.Desk.Study)
	}
	m.screen.Rebuild()
}

// Leave drops what computers are thinking and writes down what each of two or more persons has seen.
func (m *Match) Leave() {
	m.Computers.thoughts.forget()
	m.hint.request.End()
	m.Computers.study.end()
	m.Stage.Private = false
	if m.Seats.Hosts.Len() < 2 || m.ended {
		return
	}
	for seat := range game.Seat(len(m.Seats.Names)) {
		n := m.Holder.saw[seat]
		if seat == m.Holder.seat {
			n = m.session.Len()
		}
		if m.Seats.Persons.Has(seat) {
			m.saw(seat, n)
		}
	}
}

// conceal puts away all that was composed for the eyes that the screen had before. Of the match so many moves have been
// shown to those who look now.
func (m *Match) conceal(before Sight, shown int) {
	for shown == m.session.Len() && m.show.Busy() {
		m.Skip() // It is told to whom it was shown until now.
	}
	now := m.Holder.Sights()
	m.Stage.Private, m.Stage.Audience = m.Holder.Privately(), now.Audience
	m.hint.request.End()
	// What was thought is shown to who asks for it again, with the same hand open.
	m.Answer.said = said{}
	m.phrases.kept = Kept[addressed, string]{}
	if before.Viewer != game.Public {
		m.Choice.forget()
	}
	if m.screen.Concealed != nil {
		m.screen.Concealed(before)
	}
	m.show.Cut(now.Viewer, shown)
	m.screen.Rebuild()
}

// changed has what is asked worked out again before the next picture.
func (m *Match) changed() {
	m.screen.Changed()
	m.Stage.Redraw()
}

// complete has what nobody does be done without a screen: what is asked is worked out, and all else is left out.
func (s *Screen) complete(ask func()) {
	if s.Changed == nil {
		s.Changed = func() {}
	}
	if s.Prepare == nil {
		s.Prepare = ask
	}
	if s.Rebuild == nil {
		s.Rebuild = ask
	}
}

// play has something heard.
func (s *Screen) play(what Sound) {
	if s.Play != nil {
		s.Play(what)
	}
}

// focus brings the focus to what has an id.
func (s *Screen) focus(id string) {
	if s.Focus != nil {
		s.Focus(id)
	}
}

// reading reports that the person at the screen reads what lies over the table.
func (s *Screen) reading() bool { return s.Reading != nil && s.Reading() }

// Show is what is on the screen of a match, and what still waits to be shown.
type Show interface {
	// Busy reports whether something is being shown, Gated whether it waits for a press. Line is what happened last.
	Busy() bool
	Gated() bool
	Line() game.Line
	// Add queues what a viewer was told since that number of moves; Waiting is the number of sentences that wait.
	Add(viewer game.Seat, since int)
	Waiting() int
	// From is the number of moves made before the one that is being shown: all of them where none is.
	From() int
	// Cut shows at once what a viewer knew after n moves, and forgets whatever waited.
	Cut(viewer game.Seat, n int)
	// Advance shows one tick more; it reports whether the picture changes. Skip shows the rest at once, as far as the next
	// gate; Rest brings what is moving to its place.
	Advance() bool
	Skip()
	Rest()
}

// Busy reports whether something is being shown that must be waited for or skipped. What others do while a person is
// asked is not: the person may answer through it.
func (c *progress) Busy() bool { return c.show != nil && c.show.Busy() && !c.aside }

// Gated reports whether what is shown waits for a press.
func (c *progress) Gated() bool { return c.show.Gated() }

// Told is what happened last; it is spoken while nobody is asked.
func (c *progress) Told() game.Line { return c.show.Line() }

// Offered is how long the table has lain open to whoever plays, before this tick: a press that comes in this one was
// made within that time.
func (c *progress) Offered() time.Duration { return c.offered }

// Paused reports that computers which play alone are held.
func (c *progress) Paused() bool { return c.paused }

// Holds reports that something is held down, which keeps a result on the screen.
func (m *Match) Holds() bool { return m.holds }

// Skip shows the rest at once, as far as the next thing that waits for a press.
func (m *Match) Skip() {
	m.Choice.skipped = m.Stage.Moment()
	if !m.Lesson.goOn() || m.show.Gated() {
		m.show.Skip()
	}
	m.Stage.Redraw()
}

// HintState is how far the hint has come that was asked for.
func (m *Match) HintState() HintState { return m.hint.state() }

// Prompt is the name of the key or button that gives an action, by what was used last.
func (v *View) Prompt(a input.Action) string { return v.Stage.Prompt(a) }
