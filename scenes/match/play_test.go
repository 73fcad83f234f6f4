package match_test

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/games/all"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// company is who sits at a table, and how those play.
type company struct {
	name string
	// seats has a letter for each: p for a person, e for a computer. Those that a game cannot seat are computers left out
	// or added.
	seats string
	seed  uint64
	// codes has persons take the screen by codes, hints has the first of them ask for a hint, and full has all be on
	// that can be switched on. Loose has the primary button pressed only where the settings ask for it at first.
	codes, hints, full, loose bool
}

// TestWholeMatchesArePlayedWithoutAPixel plays matches of all games by presses alone: what may be pressed next is asked
// of what is chosen, and what is shown passes tick by tick. There is no table.
func TestWholeMatchesArePlayedWithoutAPixel(t *testing.T) {
	for _, g := range all.Games() {
		for _, c := range []company{
			{name: "one person and computers", seats: "pe", seed: 1, hints: true},
			{name: "two persons at one screen", seats: "pp", seed: 2},
			{name: "two persons and computers at one screen", seats: "ppeee", seed: 6, loose: true},
			{name: "persons with codes and a computer", seats: "ppe", seed: 3, codes: true},
			{name: "computers alone", seats: "ee", seed: 4},
			{name: "all that can be switched on", seats: "ppe", seed: 5, full: true},
		} {
			t.Run(g.Name+"/"+c.name, func(t *testing.T) {
				p := begin(t, &g, c)
				p.play()
				p.over()
			})
		}
	}
}

// player plays a match for all its persons.
type player struct {
	*testing.T
	company
	*match.Match
	st   *stage.Stage
	told told
	rng  *rand.Rand
	// persons and computers are how many moves each made, hands how often the screen was passed on, picks how many there
	// were that made no move yet, and undone how many of those were taken back.
	persons, computers, hands, picks, undone int
	hinted                                   bool
	// last had the screen last, and nobody but that person and computers was asked since.
	last game.Seat
	// pressed is the tick of the last press.
	pressed  int
	notes    []record.Note
	finished int
}

// begin sits a company down at a game.
func begin(t *testing.T, g *games.Game, c company) *player {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Options: game.Options{}, Seed: game.SeedOf(c.seed)}
	for len(c.seats) < g.MinSeats {
		c.seats += "e"
	}
	for _, o := range g.Options {
		if c.full && o.Max <= 2 { // It is a switch.
			setup.Options[o.Key] = o.Max
		}
	}
	for i, kind := range c.seats[:min(len(c.seats), g.MaxSeats)] {
		setup.Players = append(setup.Players, game.Player{Computer: kind == 'e', Name: "P" + strconv.Itoa(i+1)})
	}
	session, err := g.New(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{T: t, company: c, rng: rand.New(rand.NewPCG(c.seed, 0)), last: match.NoSeat, told: told{session: session}}
	p.st = &stage.Stage{Catalogue: catalogue, Metrics: theme.Metrics{W: 1920, H: 1080}, Lang: words.English,
		Settings: stage.DefaultSettings(), WaitForBots: true, Audience: game.Public}
	p.st.Settings.SeatCodes = c.codes
	if !c.loose {
		p.st.Settings.Confirm = stage.ConfirmAlways
	}
	p.Match = match.New(p.st, match.Desk{Session: session, Writer: p, Remarks: g.Remarks})
	p.Match.Begin(g.Questions(p.Match), &p.told, match.Screen{})
	return p
}

// Note, Finish and Kept write down what the record would be told.
func (p *player) Note(n record.Note) { p.notes = append(p.notes, n) }

// Finish closes the record.
func (p *player) Finish() { p.finished++ }

// Kept is always so.
func (p *player) Kept() bool { return true }

// Tokens are none.
func (p *player) Tokens() (promise, seal record.Token) { return promise, seal }

// most is more than the number of ticks that a match takes, pace how many a person lets pass between two presses: the
// second of two that follow faster counts as a double one, and the first on a new question as meant for the last.
const most, pace = 400_000, 30

// play lets ticks pass until the match is over and all of it has been told.
func (p *player) play() {
	p.Helper()
	for range most {
		if p.Ended() && !p.told.Busy() {
			return
		}
		p.tick()
	}
	p.Fatalf("after %d moves the match is not over: %q", p.Moves(), p.Ask().Status)
}

// tick lets a tick pass, and presses what comes next.
func (p *player) tick() {
	p.Helper()
	in := input.Frame{Focused: true}
	p.st.Advance()
	before, asked := p.Moves(), p.Asked()
	p.Advance(&in, false)
	if p.Seats.Persons.Has(asked) && asked != p.last {
		p.last = match.NoSeat
	}
	switch p.GoOn(&in, true) {
	case match.HandOver:
		p.take(p.Asked())
	case match.Listen:
		if p.Moves() == before {
			p.Heed(&in)
			p.press()
		}
	}
	p.End(!p.Busy())
	switch n := p.Moves() - before; {
	case p.Seats.Persons.Has(asked):
		p.persons += n
	default:
		p.computers += n
	}
}

// take hands the screen over to the person asked, who gives the code of this match.
func (p *player) take(seat game.Seat) {
	p.Helper()
	if p.Holder.Sight() != game.Public || len(p.Held()) > 0 {
		p.Fatal("a hand lies open while the screen is passed on")
	}
	if lock, code := p.LockOf(seat), "code"+strconv.Itoa(int(seat)); lock.Asks() {
		if !lock.Chosen() {
			lock.Choose(code)
		}
		if lock.Give("another") || !lock.Give(code) {
			p.Fatalf("the code of seat %d is not what lets it in", seat)
		}
	} else if p.codes {
		p.Fatal("no code is asked for")
	}
	if p.last == seat && !p.codes {
		p.Fatalf("after %d moves the screen is passed to seat %d, who has it", p.Moves(), seat)
	}
	if only := p.told.session.MoveTexts(seat); p.loose && len(only) == 1 && known.MatchString(only[0]) {
		p.Fatalf("after %d moves the screen is passed on for %q, which everybody knows to be the only move", p.Moves(),
			only[0])
	}
	p.Take(seat, true)
	p.last = seat
	p.hands++
}

// known are moves of which everybody knows that there is no other, where there is none: draws and places of KOMPROMAT,
// cards of TOP SECRET.
var known = regexp.MustCompile(`^(draw|place .*|play .*)$`)

// press presses one of what may come next, at random; now and then what was picked is taken back first.
func (p *player) press() {
	p.Helper()
	if !p.Holder.Mine() || p.st.Tick-p.pressed < pace {
		return
	}
	p.pressed = p.st.Tick
	if p.Ask().Blocked != "" { // The hand was closed once all had looked at what was played.
		if p.Press("peek"); !p.Holder.Open() {
			p.Fatal("the hand does not open")
		}
		return
	}
	if p.hints && !p.hinted && p.Holder.Open() && !p.Forced() {
		p.hint()
	}
	q, made := p.Choice.Prompt(), p.Choice.Text()
	if p.Choice.Undoable() && p.rng.IntN(4) == 0 {
		if !p.Back() || p.Choice.Text() == made {
			p.Fatalf("%q is not taken back", made)
		}
		p.undone++
		return
	}
	next := p.Choice.NextOf(p.Choice.Made())
	if len(next) == 0 {
		if q.Primary.ID == "" {
			return // Time answers for who does not.
		}
		next = []match.Pick{q.Primary.ID}
	}
	pick, moves := next[p.rng.IntN(len(next))], p.Moves()
	p.Press(pick)
	if p.Moves() == moves && p.Choice.Text() != made {
		p.picks++
	}
	if why := p.Answer.Text(); why != "" && !p.Answer.Good() && strings.TrimSpace(why) == "" {
		p.Fatalf("%q is refused without a reason", pick)
	}
}

// hint asks for a hint, and waits for it.
func (p *player) hint() {
	p.Helper()
	p.Press(match.HintID)
	for range 10 {
		in := input.Frame{Focused: true}
		p.st.Advance()
		p.Advance(&in, false)
		p.GoOn(&in, true)
	}
	if !p.Answer.Hint() || p.Answer.Text() == "" || p.HintState().Thinking {
		p.Fatalf("asked for a hint, the match answers %q", p.Answer.Text())
	}
	p.hinted = true
}

// over holds what must be true of every match that has been played.
func (p *player) over() {
	p.Helper()
	persons := strings.Count(p.seats, "p")
	if !p.told.session.Standing().Over || p.finished != 1 {
		p.Errorf("the match is over: %v, its record was closed %d times", p.told.session.Standing().Over, p.finished)
	}
	if p.told.lines == 0 || p.LastLine() == "" {
		p.Error("nothing was told")
	}
	if persons > 0 && (p.persons == 0 || p.picks == 0 || p.undone == 0) {
		p.Errorf("persons made %d moves and %d picks, and took %d back", p.persons, p.picks, p.undone)
	}
	if persons < len(p.Seats.Names) && p.computers == 0 {
		p.Error("no computer has made a move")
	}
	if shared := persons > 1; shared != (p.hands > 0) {
		p.Errorf("%d persons passed the screen on %d times", persons, p.hands)
	}
	if want := map[bool]int{true: 1}[p.hints]; record.Hints(p.notes)[0] != want {
		p.Errorf("%d hints were noted, want %d", record.Hints(p.notes)[0], want)
	}
	if q := p.Ask(); q.Status == "" || q.Primary.ID != "" && !q.Primary.Disabled && len(p.Choice.NextOf(nil)) > 0 {
		p.Errorf("when all is over %q can still be pressed, under %q", q.Primary.ID, q.Status)
	}
}

// told is a show without a picture: it tells one sentence a tick.
type told struct {
	session game.Session
	queue   []game.Line
	last    game.Line
	lines   int
}

// Busy reports whether sentences wait to be told.
func (s *told) Busy() bool { return len(s.queue) > 0 }

// Gated is no: nothing waits for a press.
func (s *told) Gated() bool { return false }

// Line is what was told last.
func (s *told) Line() game.Line { return s.last }

// Add queues what the viewer was told since that number of moves.
func (s *told) Add(viewer game.Seat, since int) {
	s.queue = append(s.queue, s.session.Lines(viewer, since)...)
}

// Waiting is the number of sentences that wait.
func (s *told) Waiting() int { return len(s.queue) }

// From is the number of moves made: it is not known which of them a sentence is of.
func (s *told) From() int { return s.session.Len() }

// Cut forgets what waits.
func (s *told) Cut(game.Seat, int) { s.queue = nil }

// Advance tells a sentence.
func (s *told) Advance() bool {
	if len(s.queue) == 0 {
		return false
	}
	s.last, s.queue = s.queue[0], s.queue[1:]
	s.lines++
	return true
}

// Skip tells all that waits.
func (s *told) Skip() {
	for s.Advance() {
	}
}

// Rest does nothing: nothing moves.
func (s *told) Rest() {}
