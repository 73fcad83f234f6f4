package match

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/stage"
)

// story is what has happened in a match, in words.
type story struct {
	view  View
	game  Game
	notes func() []record.Note
}

// Story gives, in order, the sentences that a viewer was told of the moves since that number, and those about who plays
// from that number of them on. Told counts those of the moves; public are those that are for reading again in any game.
func (s *story) Story(viewer game.Seat, moves, said int, add func(line game.Line, told int, public bool)) {
	lines, told := s.view.session.Lines(viewer, moves), 0
	upTo := func(end int) {
		for ; told < end; told++ {
			add(lines[told], told+1, false)
		}
	}
	for ; said < len(s.view.Seats.said); said++ {
		p := &s.view.Seats.said[said]
		if p.moves > moves {
			upTo(len(lines) - len(s.view.session.Lines(viewer, p.moves)))
		}
		add(p.line, told, true)
	}
	upTo(len(lines))
}

// Said is the number of sentences about who plays that have been said.
func (s *Seats) Said() int { return len(s.said) }

// Logged reports whether a line is for reading again.
func (s *story) Logged(l game.Line) bool {
	g, ok := s.game.(Log)
	return !ok || g.Logged(l)
}

// Gathered is what lines say together, at the time or afterwards, as far as they are one sentence.
func (s *story) Gathered(r words.Reader, lines []game.Line, afterwards bool) (text string, ok bool) {
	g, ok := s.game.(Log)
	if !ok || len(lines) < 2 {
		return "", false
	}
	return g.Gathered(r, lines, afterwards)
}

// LogViewer is who reads the log: the holder of open cards where the game remembers them, else the Table.
func (s *story) LogViewer() game.Seat {
	if g, ok := s.game.(Log); ok && g.Remembers() {
		return s.view.Holder.Sight()
	}
	return game.Public
}

// Sentences gives the sentences that lines make, each with the first of its lines.
func (s *story) Sentences(lines []game.Line, add func(first game.Line, text string)) {
	for len(lines) > 0 {
		text, n := s.sentence(s.view.Reader(), lines, false)
		add(lines[0], text)
		lines = lines[n:]
	}
}

// sentence is the first of the sentences that lines make, at the time or afterwards, and the number of lines it says.
func (s *story) sentence(r words.Reader, lines []game.Line, afterwards bool) (text string, n int) {
	text, n = r.Say(lines[0]), 1
	for n < len(lines) {
		longer, ok := s.Gathered(r, lines[:n+1], afterwards)
		if !ok {
			break
		}
		text, n = longer, n+1
	}
	return text, n
}

// Lines gives the sentences that a viewer was told since that number of moves.
func (t *turn) Lines(viewer game.Seat, since int) []game.Line { return t.session.Lines(viewer, since) }

// Played is a seat's name with who played for it: a person with the hints that it was given, the computer in part, or
// the computer now.
func (s *story) Played(seat game.Seat) string {
	switch in := s.view.Seats; {
	case in.Given(seat):
		return s.view.Say("seats.played", game.SeatName(seat), game.Word(LevelKeys[in.Level(seat)]))
	case in.EverGiven(seat):
		return s.view.Say("seats.partly", game.SeatName(seat))
	}
	if n := s.Hints(seat); n > 0 {
		return s.view.Say("hint.count", game.Number(n), game.Text(s.view.Called(seat)))
	}
	return s.view.Called(seat)
}

// Hints is how many hints the person on a seat was given.
func (s *story) Hints(seat game.Seat) int { return record.Hints(s.notes())[seat] }

// Decisions are those of computers that were decisions: with more than one move to choose from. They are of a match
// that is over.
func (s *story) Decisions() (all []record.Decision) {
	for _, d := range record.Decisions(s.view.Seats.Cast.Players, s.view.session.Record(), s.notes()) {
		if len(s.view.session.MoveTextsAt(d.Seat, d.Began)) > 1 {
			all = append(all, d)
		}
	}
	return all
}

// phrases puts what a match says into words, for whoever has the screen.
type phrases struct {
	stage  *stage.Stage
	seats  *Seats
	holder *Holder
	// kept are lines in the reader's words: a frame takes no memory.
	kept Kept[addressed, string]
}

// addressed is a line and who reads it: one person who plays alone, or everybody.
type addressed struct {
	line game.Line
	to   game.Seat
}

// Say puts a message into words, and keeps them.
func (p *phrases) Say(key string, args ...game.Arg) string { return p.Words(game.Say(key, args...)) }

// Words puts a line into words, and keeps them: none for the zero Line.
func (p *phrases) Words(l game.Line) string {
	if l == (game.Line{}) {
		return ""
	}
	return p.kept.Get(p.stage.Lang, addressed{l, p.holder.Reader()}, p.say)
}

func (p *phrases) say(a addressed) string { return p.Reader().Say(a.line) }

// Reader puts lines about this match into words: for one person who plays alone in those that speak to it.
func (p *phrases) Reader() words.Reader {
	r := p.stage.Reader(p.seats.Names...)
	if seat := p.holder.Reader(); seat != game.Public {
		r = r.To(seat)
	}
	return r
}

// Called is what stands where a seat is told of afterwards: its name, but to one person who plays alone that this is
// «you».
func (p *phrases) Called(seat game.Seat) string {
	if p.holder.Reads(seat) {
		return p.Say("seats.you")
	}
	return p.seats.Names[seat]
}

// People lists players: A, B and C.
func (p *phrases) People(seats game.Seats) game.Arg {
	var all []game.Arg
	for seat := range game.Seat(len(p.seats.Names)) {
		if seats.Has(seat) {
			all = append(all, game.SeatName(seat))
		}
	}
	return p.Reader().Listed(all, "score.comma", "score.and")
}

// Subject is whom the sentence about a match speaks of: the one person who played, else the first of the winners;
// NoSeat where there is none.
func (s *Seats) Subject(winners game.Seats) game.Seat {
	switch {
	case s.Hosts.Len() == 1:
		return s.Hosts.First()
	case winners != 0:
		return winners.First()
	}
	return NoSeat
}

// OddsAllowed reports whether figures of chance, and conclusions, may be shown at all: the setting counts at any
// moment, in every match.
func (v *View) OddsAllowed() bool { return v.Stage.Settings.Odds != stage.OddsNever }

// OptionOdds is the option of a match that shows figures of chance.
const OptionOdds = "odds"

// WithChances is its value where a match draws conclusions and shows chances too; 1 is conclusions alone.
const WithChances = 2

// OddsWanted reports whether a match shows them: where its option says nothing, it does.
func (s *Seats) OddsWanted() bool { return s.Cast.Options.Value(OptionOdds, 1) != 0 }

// StoryOf gives the sentences that a viewer was told of each move, in order.
func (t *turn) StoryOf(viewer game.Seat) [][]game.Line { return t.session.Story(viewer) }

// keptMost is the number of things after which all are forgotten: what a match says of itself grows with it.
const keptMost = 2000

// Kept keeps what was made in one language, so that a frame that wants it again takes no memory.
type Kept[K comparable, V any] struct {
	lang words.Lang
	made map[K]V
}

// Get gives what was made for a key, and has it made where it was not yet.
func (k *Kept[K, V]) Get(lang words.Lang, key K, make func(K) V) V {
	if k.made == nil || k.lang != lang || len(k.made) >= keptMost {
		*k = Kept[K, V]{lang: lang, made: map[K]V{}}
	}
	v, ok := k.made[key]
	if !ok {
		v = make(key)
		k.made[key] = v
	}
	return v
}
