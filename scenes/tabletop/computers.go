package tabletop

import (
	"context"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/record"
)

// computers are the opponents at the table: what they think, and how they are asked.
type computers struct {
	table *Table
	// game is the catalogue's entry, without a name for a game that is not in it.
	game     catalog.Game
	thoughts thoughts
	// decide takes the view of a computer and gives the function that decides from it: the catalogue's. The study is the
	// desk's, nil where it is not ready.
	decide func(game.Seat, bots.Study) func(context.Context) string
	// reasons does it for a decision of any moment, with all that is to be told of it; nil where nobody can.
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
func (m *thoughts) forget() {
	for seat := range m.of {
		m.drop(game.Seat(seat))
	}
	*m = thoughts{}
}

// drop ends what a seat's computer is thinking.
func (m *thoughts) drop(seat game.Seat) {
	if t := m.of[seat]; t != nil {
		t.stop()
		m.of[seat] = nil
	}
}

// reconsider drops the thoughts of computers that the moves of some seats have freed of their decision, or brought to
// another one.
func (m *thoughts) reconsider(t *Table, moved game.Seats) {
	toAct := t.session.ToAct()
	for seat, one := range m.of {
		if s := game.Seat(seat); one != nil && (moved.Has(s) || !toAct.Has(s) ||
			!slices.Equal(one.moves, t.session.MoveTexts(s))) {
			m.drop(s)
		}
	}
}

// begin lets those computers think that owe a decision and do not think yet; it reports whether there were any.
func (m *thoughts) begin(t *Table, owing game.Seats) (begun bool) {
	for seat := range game.Seat(len(t.Seats.Names)) {
		if !owing.Has(seat) || m.of[seat] != nil {
			continue
		}
		study := t.computers.studied()
		work := t.computers.decide(seat, study)
		answer := make(chan string, 1)
		ctx, stop := context.WithCancel(context.Background())
		go func() { answer <- work(ctx) }()
		m.of[seat] = &thought{
			moves: t.session.MoveTexts(seat), answer: answer, began: t.session.Len(), unready: study == nil &&
				t.Desk.Study != nil, stop: stop,
		}
		begun = true
	}
	if begun {
		m.ticks = 0
	}
	return begun
}

// ofCatalog takes the view of a computer now, and gives the function that decides from it.
func (m *computers) ofCatalog(seat game.Seat, study bots.Study) func(context.Context) string {
	player := m.table.Seats.Player(seat)
	think := m.table.Desk.Think
	if c := m.table.Desk.Course; c != nil {
		think = c.Think
	}
	if think != nil {
		work := think(seat, m.table.session.Len(), bots.Question{Player: player, Study: study})
		return func(ctx context.Context) string { return work(ctx).Move }
	}
	q := bots.Question{Player: player, Budget: m.game.Budget(player, len(m.table.Seats.Names)), Study: study}
	decide := m.ofCatalogAt(seat, m.table.session.Len(), q)
	return func(ctx context.Context) string { return decide(ctx).Move }
}

// think lets the computers that owe a decision think, and makes the first one's move on the beat, or all their moves
// where they are sealed.
func (m *computers) think() {
	owing := m.table.toAct &^ m.table.Seats.Persons
	if owing == 0 || m.table.paused || m.table.Stage.Reading || m.table.reading() || m.thoughts.begin(m.table, owing) {
		return
	}
	all := &m.thoughts
	all.ticks++
	if all.ticks%m.beatTicks() != 0 {
		return
	}
	if m.table.game.Sealed == nil || !m.table.game.Sealed() {
		owing = game.SeatsOf(owing.First())
	}
	var texts [game.MaxSeats]string
	for seat := range game.Seat(len(m.table.Seats.Names)) {
		if owing.Has(seat) && !m.answered(all.of[seat]) {
			return
		}
		if owing.Has(seat) {
			texts[seat] = all.of[seat].text
		}
	}
	all.ticks = 0
	if err := m.table.submitAll(owing, &texts); err != nil {
		all.forget()
		m.table.Answer.Refuse(err)
		m.table.paused = true
	}
}

// answered reports whether a computer has its answer; tests wait for it.
func (m *computers) answered(t *thought) bool {
	if t.text != "" {
		return true
	}
	if m.table.Stage.WaitForBots {
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
func (m *computers) beatTicks() int {
	if m.table.game.Rushing != nil && m.table.game.Rushing() {
		return 1
	}
	pace := 0.0
	for seat := range game.Seat(len(m.table.Seats.Names)) {
		if (m.table.toAct &^ m.table.Seats.Persons).Has(seat) {
			pace = max(pace, m.table.Seats.character(m.table.Seats.Player(seat)).Pace)
		}
	}
	return max(m.table.Stage.Ticks(pace), botBeatOff)
}

// preparation is the background work on the Study of the desk: one goroutine, that nothing ever waits for.
type preparation struct {
	// stop ends the goroutine; nil where none was begun.
	stop context.CancelFunc
}

// begin goes on with the study, where there is one that is not ready and nobody works on it.
func (s *preparation) begin(t *Table) {
	work := t.Desk.Study
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

// studied is what computers are given to decide with: nil as long as it is not ready.
func (m *computers) studied() bots.Study {
	if study := m.table.Desk.Study; study != nil && study.Ready() {
		return study
	}
	return nil
}

// noteBudgets writes down how much computers may work, where the record says otherwise or nothing: at the start, when a
// seat changes hands, and when a later edition of the program goes on with a match.
func (m *computers) noteBudgets() {
	if m.game.Name == "" || m.table.session.Standing().Over {
		return
	}
	for seat := range game.Seat(len(m.table.Seats.Names)) {
		if m.table.Seats.Persons.Has(seat) {
			continue
		}
		budget := m.game.Budget(m.table.Seats.Player(seat), len(m.table.Seats.Names)).String()
		if n := m.table.session.Len(); budget != record.BudgetAt(m.table.notes, seat, n).String() {
			m.table.note(record.Note{Kind: record.NoteBudget, Seat: seat, N: n, Text: budget})
		}
	}
}

// noteThought writes down, before a computer's move is made, what nobody could tell from the record of how it came
// about.
func (m *computers) noteThought(seat game.Seat) {
	t := m.thoughts.of[seat]
	if t == nil {
		return
	}
	if n, said := record.ThoughtNote(seat, m.table.session.Len(), t.began, t.unready); said {
		m.table.note(n)
	}
}
