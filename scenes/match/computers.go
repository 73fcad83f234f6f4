package match

import (
	"context"
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/record"
)

// Computers are the opponents at the table: what they think, and how they are asked.
type Computers struct {
	View
	desk *Desk
	// asks is the game that is played, notes are those of the record, note keeps another.
	asks  Game
	notes func() []record.Note
	note  func(record.Note)
	// idle reports that nothing is to be thought: who plays reads something that lies over the table.
	idle func() bool
	// game is the catalogue's entry, without a name for a game that is not in it.
	game     catalog.Game
	thoughts thoughts
	// reasons asks a computer about a decision of any moment, with all that is to be told of it; nil where nobody can.
	reasons func(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string]
	study   preparation
}

// thoughts are those of the computers that think in the background, all that owe a decision at the same time. Their
// answers are submitted on a fixed beat in the order of their seats, so that neither the time that one took nor the
// order in which they were ready tells anything. Sealed decisions are submitted all on one beat: nobody has to wait for
// each of them.
type thoughts struct {
	of    [game.MaxSeats]*thought
	ticks int
}

// thought is a computer's answer to come. It is good as long as the computer owes a decision between these moves.
type thought struct {
	moves  []string
	answer chan string
	// text is the answer once it has been read.
	text string
	// began is the number of moves that had been made when it began to think, unready that the study was not ready then.
	began   int
	unready bool
	// stop ends the thinking.
	stop context.CancelFunc
}

// forget drops all thoughts: they end, and their answers are never read.
func (all *thoughts) forget() {
	for seat := range all.of {
		all.drop(game.Seat(seat))
	}
	*all = thoughts{}
}

// drop ends what a seat's computer is thinking.
func (all *thoughts) drop(seat game.Seat) {
	if t := all.of[seat]; t != nil {
		t.stop()
		all.of[seat] = nil
	}
}

// reconsider drops the thoughts of computers that the moves of some seats have freed of their decision, or brought to
// another one.
func (all *thoughts) reconsider(session game.Session, moved game.Seats) {
	toAct := session.ToAct()
	for seat, one := range all.of {
		if s := game.Seat(seat); one != nil && (moved.Has(s) || !toAct.Has(s) ||
			!slices.Equal(one.moves, session.MoveTexts(s))) {
			all.drop(s)
		}
	}
}

// begin lets those computers think that owe a decision and do not think yet; it reports whether there were any.
func (c *Computers) begin(owing game.Seats) (begun bool) {
	all := &c.thoughts
	for seat := range game.Seat(len(c.Seats.Names)) {
		if !owing.Has(seat) || all.of[seat] != nil {
			continue
		}
		study := c.ready()
		work := c.decide(seat, study)
		answer := make(chan string, 1)
		ctx, stop := context.WithCancel(context.Background())
		go func() { answer <- work(ctx) }()
		all.of[seat] = &thought{
			moves: c.session.MoveTexts(seat), answer: answer, began: c.session.Len(),
			unready: study == nil && c.desk.Study != nil, stop: stop,
		}
		begun = true
	}
	if begun {
		all.ticks = 0
	}
	return begun
}

// decide takes the view of a computer now, and gives the function that decides from it.
func (c *Computers) decide(seat game.Seat, study bots.Study) func(context.Context) string {
	player := c.Seats.Player(seat)
	think := c.desk.Think
	if course := c.desk.Course; course != nil {
		think = course.Think
	}
	q := bots.Question{Player: player, Study: study}
	if think == nil {
		q.Budget = c.game.Budget(player, len(c.Seats.Names))
		think = c.ofCatalog
	}
	work := think(seat, c.session.Len(), q)
	return func(ctx context.Context) string { return work(ctx).Move }
}

// think lets the computers that owe a decision think. On the beat it gives the first one's move, or all their moves
// where they are sealed; no seats in all other ticks.
func (c *Computers) think() (seats game.Seats, moves [game.MaxSeats]string) {
	owing := c.toAct &^ c.Seats.Persons
	if owing == 0 || c.paused || c.Stage.Reading || c.idle() || c.begin(owing) {
		return 0, moves
	}
	all := &c.thoughts
	all.ticks++
	if all.ticks%c.beatTicks() != 0 {
		return 0, moves
	}
	if !c.asks.Sealed() {
		owing = game.SeatsOf(owing.First())
	}
	for seat := range game.Seat(len(c.Seats.Names)) {
		if owing.Has(seat) && !all.of[seat].answered(c.Stage.WaitForBots) {
			return 0, moves
		}
		if owing.Has(seat) {
			moves[seat] = all.of[seat].text
		}
	}
	all.ticks = 0
	return owing, moves
}

// answered reports whether a computer has its answer; tests wait for it.
func (t *thought) answered(wait bool) bool {
	if t.text != "" {
		return true
	}
	if wait {
		t.text = <-t.answer
		return true
	}
	select {
	case t.text = <-t.answer:
		return true
	default:
		return false
	}
}

// beatTicks is how long the decision that is waited for takes on the screen: the pace of the slowest of the computers
// that owe one. Sealed decisions are all made together, so it is the same for each of them.
func (c *Computers) beatTicks() int {
	if g, ok := c.asks.(Pace); ok && g.Rushing() {
		return 1
	}
	pace := 0.0
	for seat := range game.Seat(len(c.Seats.Names)) {
		if (c.toAct &^ c.Seats.Persons).Has(seat) {
			pace = max(pace, c.character(c.Seats.Player(seat)).Pace)
		}
	}
	return max(c.Stage.Ticks(pace), botBeatOff)
}

// character is how a computer presents itself at this table.
func (c *Computers) character(p bots.Player) catalog.Character {
	if c.game.Name == "" {
		return catalog.Character{Pace: botBeatMS}
	}
	return c.game.Character(p)
}

// Persona says how the computer on a seat plays in this game; empty for a person.
func (c *Computers) Persona(seat game.Seat) string {
	if c.Seats.Persons.Has(seat) || c.game.Name == "" {
		return ""
	}
	return c.Say(c.character(c.Seats.players[seat]).Says)
}

// Manner says how a computer of a level plays in this game.
func (c *Computers) Manner(level game.Level) string {
	return c.Say("setup.level", game.Word(LevelKeys[level]), game.Word(c.character(bots.OfLevel(level)).Says))
}

// preparation is the background work on the Study of the desk: one goroutine, that nothing ever waits for.
type preparation struct {
	// stop ends the goroutine; nil where none was begun.
	stop context.CancelFunc
}

// begin goes on with the study, where there is one that is not ready and nobody works on it.
func (s *preparation) begin(work bots.Study) {
	if work == nil || s.stop != nil || work.Ready() {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	// Where it is ended early it stays unready: the match goes on without.
	go func() { _ = work.Work(ctx) }()
}

// end ends the work at once; what has been done of it is kept.
func (s *preparation) end() {
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
}

// ready is what computers are given to decide with: nil as long as it is not ready.
func (c *Computers) ready() bots.Study {
	if study := c.desk.Study; study != nil && study.Ready() {
		return study
	}
	return nil
}

// noteBudgets writes down how much computers may work, and of which version they are, where the record says otherwise
// or nothing: at the start, when a seat changes hands, and when a later edition of the program goes on with a match.
func (c *Computers) noteBudgets() {
	if c.game.Name == "" || c.session.Standing().Over {
		return
	}
	for seat := range game.Seat(len(c.Seats.Names)) {
		if c.Seats.Persons.Has(seat) {
			continue
		}
		budget := c.game.Budget(c.Seats.Player(seat), len(c.Seats.Names)).String()
		if n := c.session.Len(); budget != record.BudgetAt(c.notes(), seat, n).String() {
			c.note(record.Note{Kind: record.NoteBudget, Seat: seat, N: n, Text: budget})
		}
		if n := c.session.Len(); record.OpponentsAt(c.notes(), n) != bots.Version {
			c.note(record.Note{Kind: record.NoteOpponents, Seat: game.Public, N: n, Text: strconv.Itoa(bots.Version)})
		}
	}
}

// noteThought writes down, before a computer's move is made, what nobody could tell from the record of how it came
// about.
func (c *Computers) noteThought(seat game.Seat) {
	t := c.thoughts.of[seat]
	if t == nil {
		return
	}
	if n, said := record.ThoughtNote(c.notes(), seat, c.session.Len(), t.began, t.unready); said {
		c.note(n)
	}
}
