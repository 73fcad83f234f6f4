package match

import (
	"context"
	"math/rand/v2"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/remote"
	"safehouse/scenes/lessons"
	"safehouse/scenes/stage"
)

// Writer is what the desk tells the match's record besides its moves, which the match writes itself. It is an
// interface because a match touches no files.
type Writer interface {
	// Note keeps a note.
	Note(n record.Note)
	// Finish closes the record of a match that is over.
	Finish()
	// Kept reports whether the record holds all that was made.
	Kept() bool
	// Tokens are those of what was promised before the first card, and of the seal of a match that is over; each is empty
	// where there is none.
	Tokens() (promise, seal record.Token)
}

// Desk is what a match needs around it.
type Desk struct {
	// Session is the match; the desk is its only owner while it is open.
	Session game.Session
	// Writer keeps notes and closes the record; nil for none.
	Writer Writer
	// Bot gives the random stream of a computer's decision, by its seat and the number of moves made; nil draws one
	// from the seat and that number alone.
	Bot func(seat game.Seat, move int) *rand.Rand
	// Think asks a computer on a seat about the decision that it owed when so many moves had been made, for a game that is
	// not in the catalogue, as those of tests are; nil asks the catalogue's.
	Think func(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string]
	// Remote has the catalogue's computers think in another thread; nil where a goroutine has one of its own.
	Remote *remote.Match
	// Study is what computers work out in the background for matches of this kind; nil for nothing. Whoever outlives the
	// match keeps it for the next.
	Study bots.Study
	// Course is the lesson that the match belongs to, nil for none.
	Course *lessons.Course
	// Remarks are what the cast may remark on, Surprises what is explained the first time that it happens: none where the
	// game has none.
	Remarks   Remarks
	Surprises []lessons.Surprise
	// Greetings are how who plays for each seat greets the persons when a match begins.
	Greetings [game.MaxSeats]Greeting
	// Tables are at how many tables who plays for each seat has sat before: at each they begin with other words.
	Tables [game.MaxSeats]int
	// Notes are those of a record that is resumed.
	Notes []record.Note
	// Resumed reports that the match was under way: then nothing of what happened is shown again.
	Resumed bool
	// Replay reports that a match that is over is shown as it was played, by whatever eyes: nothing is done in it.
	Replay bool
	// From is the number of moves after which a replay begins.
	From int
	// Listed reports that the match was over when it was chosen from a list, which lies under it.
	Listed bool
	// Copy reports that the match is a copy which is played on from the middle: nothing keeps or counts it.
	Copy bool
	Ways
}

// Ways are where a match leads to. Each may be nil.
type Ways struct {
	// Menu is the way out, nil where a match that is over is only made a picture of; Rematch starts again with the same
	// players, with the other seat starting when swap is set; Settings and Rules open those pages, the rules at the
	// paragraph that answers a ruling. A nil Rematch, Settings or Rules leaves its button out.
	Menu    func() stage.Scene
	Rematch func(swap bool) stage.Scene
	// Others lays the same table for a match against others; nil where no computer sits there.
	Others   func() stage.Scene
	Settings func() stage.Scene
	Rules    func(ruling string) stage.Scene
	// Watch opens the replay of a match that is over and has these notes, where so many moves had been made; nil where
	// there is none.
	Watch func(notes []record.Note, moves int) stage.Scene
	// PlayOn makes a copy of a match that is shown again, as it was when so many moves had been made, which one on a seat
	// plays on against computers; nil where there is none.
	PlayOn func(seat game.Seat, moves int) stage.Scene
	// Fair opens the page that says of the match, once it is over, whether it was fair; nil where nothing keeps it.
	Fair func() stage.Scene
	// Deals opens the page that compares what was made of the deal, which is the same for everybody; nil where it is not.
	Deals func() stage.Scene
	// Share opens the page on which the match, once it is over, leaves the house; nil where nothing keeps it.
	Share func() stage.Scene
	// Learned is where the end of a lesson leads.
	Learned func() stage.Change
}

// stream is the random stream of a decision.
func (d *Desk) stream(seat game.Seat, move int) *rand.Rand {
	if d.Bot != nil {
		return d.Bot(seat, move)
	}
	return rand.New(rand.NewPCG(uint64(seat), uint64(move)))
}

// Greeting is how somebody of the cast greets persons whom they may have met: how that ended last, and in how many
// matches they ended before them and after them.
type Greeting struct {
	How       bots.Moment
	Won, Lost int
}

// Remark says what somebody of the cast may remark on when a sentence is told: whose moment it is, counted from 0 among
// the seats that it names, which, and whether it is one of the great ones of a match. Other is what it is to the other
// one: to whom it names besides, or to the rival of a match of two; that shows on the face, and nothing is said of it.
type Remark struct {
	Named      int
	How, Other bots.Moment
	Great      bool
}

// Remarks are the sentences of a game that the cast may remark on, by their message keys. All of them are told to
// everybody at the table.
type Remarks struct {
	On map[string]Remark
	// Begins is the sentence with which a match begins: a rival has a word of greeting.
	Begins string
	// Ends are the sentences with which the match may end: a rival has a parting word.
	Ends []string
	// Turns are the sentences with which the match goes on to something else: a remark on what was before does not outlast
	// them.
	Turns []string
}

// Promises is what everybody may write down of the match: what was promised before its first card and, when it is over,
// the seal on its record.
func (m *Match) Promises() (said []string) {
	if m.Desk.Writer == nil {
		return nil
	}
	promise, seal := m.Desk.Writer.Tokens()
	if promise != (record.Token{}) {
		said = append(said, m.noted("token.promise", promise))
	}
	if seal != (record.Token{}) {
		said = append(said, m.noted("token.seal", seal))
	}
	return said
}

// noted says a token as it is written down: its words, or its code, which no line end parts.
func (p *phrases) noted(key string, token record.Token) string {
	return p.Say(key, game.Text(token.In(p.Say("token.words")).Words),
		game.Text(strings.ReplaceAll(token.Code, " ", "\u00a0")))
}

// journal is what is noted of a match beside its moves.
type journal struct {
	desk *Desk
	// notes are those of the record, the ones of this run among them.
	notes []record.Note
}

// Notes are those that are kept with the match.
func (j *journal) Notes() []record.Note { return j.notes }

// Note keeps a note with the match.
func (j *journal) Note(n record.Note) {
	j.notes = append(j.notes, n)
	if j.desk.Writer != nil {
		j.desk.Writer.Note(n)
	}
}

// saw tells the record how much a seat has seen, for the news after a break.
func (j *journal) saw(seat game.Seat, n int) {
	j.Note(record.Note{Kind: record.NoteSaw, Seat: seat, N: n})
}
