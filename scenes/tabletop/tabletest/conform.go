// Package tabletest holds the table of any game to what must be true of all of them: matches are played on a screen
// without a window by every kind of player and device, and watched by laws of fit, contrast, names, secrets, motion and
// sound. It knows no game; each game's room describes itself to Run.
package tabletest

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/scenes/games"
	"safehouse/scenes/stage/stagetest"
)

// Game is what the kit needs to know of a game and of its room on the screen.
type Game struct {
	// Room is the game's own on the screen.
	Room *games.Game
	// One are companies with one person among computers, Persons such of two or more persons, Computers such of computers
	// alone. The first of each plays whole matches; all are met by what is asked, and play where much time is given.
	One, Persons, Computers []Company
	// Resume goes on with a match; nil for the catalogue's.
	Resume func(game.Setup, []game.Entry, game.Journal) (game.Session, error)
	// Open puts a match on the table of a room, and tells the room what only the game knows.
	Open func(*Room, Desk)
	// Path are the controls that make a move, in the order in which they are pressed; none where it is made by letting
	// time pass.
	Path func(m game.Session, seat game.Seat, move string) []string
	// Kind names what a seat is asked, and all that makes it look otherwise; the same for questions that look alike.
	Kind func(m game.Session, seat game.Seat) string
	// Shape names what kind of move it is; the same for moves that are made alike.
	Shape func(m game.Session, seat game.Seat, move string) string
	// Must are the kinds and shapes that matches must come to, or the tests look at too little.
	Must struct{ Kinds, Shapes []string }
	// Parts are the terms of all parts of the table that are no open cards.
	Parts []string
	// Sign is the control that shows who sits on a seat.
	Sign func(game.Seat) string
	// Peaks is how many kinds of peaks a match of one person among computers must come to at least, 0 where it has none.
	Peaks int
	// Phases are the rulings at which the rules open, by phase; Rulings and Sounds how many different refusals and sounds
	// at least a match must bring.
	Phases          []string
	Rulings, Sounds int
}

// Company is who plays, "p" for a person and "e" for an Easy computer by seat, and what was chosen before the match.
type Company struct {
	Kinds   string
	Options game.Options
	Seed    uint64
}

// LongVariable is the environment variable under which a test plays more matches in more settings.
const LongVariable = "SAFEHOUSE_LONG"

// Long reports whether much time is given.
func Long() bool { return os.Getenv(LongVariable) != "" }

// String names a company in a test.
func (c Company) String() string {
	if len(c.Options) == 0 {
		return c.Kinds
	}
	return fmt.Sprint(c.Kinds, " ", c.Options)
}

// setup is what a match of the company starts from.
func (c Company) setup(seed uint64) game.Setup {
	s := Setup(c.Kinds, seed)
	for key, value := range c.Options {
		s.Options[key] = value
	}
	for i := range s.Players {
		if p := &s.Players[i]; p.Computer && i%2 == 1 { // Others are nobody in particular.
			p.Character = bots.Cast()[i].ID
		}
	}
	return s
}

// law is one thing that holds on every table, with what was seen to break it.
type law struct {
	name string
	// looked counts what was looked at; a law that was looked at less often than least was not tested.
	looked, least int
	faults        []string
}

// faultsOfLaw is the number of faults of a law that are told; what follows rarely says more.
const faultsOfLaw = 6

func (l *law) fault(where, text string) {
	if len(l.faults) < faultsOfLaw {
		l.faults = append(l.faults, where+": "+text)
	}
}

// kit holds the table of one game to the laws.
type kit struct {
	Game
	t    testing.TB
	long bool
	laws []*law
	// known are the moves of Nature that were met, by their first word; asked is what was asked in matches played without
	// a screen.
	known map[string][]string
	asked []question
	tries LookUps
	// pressed counts, for what is pressed and taken away, at how many questions it lay there.
	pressed map[tried]int
	// legible looks for what cannot be read.
	legible stagetest.Legible
}

// Run holds the table of a game to the laws of all tables. Matches are played once, with everything watching that can
// watch: each law then says in a subtest of its own what it saw.
func Run(t *testing.T, g Game) {
	k := newKit(t, g)
	k.playMatches()
	k.ask()
	k.covers()
	k.lookAtParts()
	k.keepSecrets()
	k.changeEyes()
	k.keepsHands()
	k.jumpAnywhere()
	k.report(t)
}

// JumpAnywhere holds the table of a game to the law alone that its show may jump to any moment.
func JumpAnywhere(t *testing.T, g Game) {
	k := newKit(t, g)
	k.jumpAnywhere()
	k.report(t)
}

// report has each law say what it saw.
func (k *kit) report(t *testing.T) {
	for _, l := range k.laws {
		t.Run(l.name, func(t *testing.T) {
			for _, f := range l.faults {
				t.Error(f)
			}
			if l.looked < l.least {
				t.Errorf("only %d of %d were looked at", l.looked, l.least)
			}
		})
	}
}

func newKit(t testing.TB, g Game) *kit {
	if g.Resume == nil {
		of, ok := catalog.Find(g.Room.Name)
		if !ok {
			t.Fatalf("the catalogue has no game %q", g.Room.Name)
		}
		g.Resume = of.Resume
	}
	return &kit{Game: g, t: t, long: Long(), known: map[string][]string{}, pressed: map[tried]int{}}
}

// law gives the law of that name; in all, it must have been looked at so often.
func (k *kit) law(name string, least int) *law {
	for _, l := range k.laws {
		if l.name == name {
			l.least = max(l.least, least)
			return l
		}
	}
	l := &law{name: name, least: least}
	k.laws = append(k.laws, l)
	return l
}

// reporter reports to a law what others report to a test. What is fatal ends the goroutine, as in a test.
type reporter struct {
	testing.TB
	law   *law
	where string
	wrong bool
}

func (w *reporter) Helper()           {}
func (w *reporter) Failed() bool      { return w.wrong }
func (w *reporter) Fail()             { w.Errorf("failed") }
func (w *reporter) Error(args ...any) { w.Errorf("%s", fmt.Sprint(args...)) }
func (w *reporter) Fatal(args ...any) { w.Fatalf("%s", fmt.Sprint(args...)) }
func (w *reporter) Errorf(format string, a ...any) {
	w.wrong = true
	w.law.fault(w.where, fmt.Sprintf(format, a...))
}

func (w *reporter) Fatalf(format string, a ...any) {
	w.Errorf(format, a...)
	runtime.Goexit()
}

// under has a law look at a room: what is found wrong meanwhile is a fault of that law. It reports whether nothing was.
func (k *kit) under(l *law, r *stagetest.Room, where string, look func()) bool {
	l.looked++
	w, before := &reporter{TB: k.t, law: l, where: where}, r.T
	r.T = w
	defer func() { r.T = before }()
	look()
	return !w.wrong
}

// apart does something that may end by a fatal fault, and comes back.
func apart(do func()) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	<-done
}

// resume goes on with a match, of which a journal then holds all moves.
func (k *kit) resume(setup game.Setup, entries []game.Entry) (game.Session, *Journal) {
	j := &Journal{Entries: append([]game.Entry(nil), entries...)}
	m, err := k.Resume(setup, entries, j)
	if err != nil {
		k.t.Fatal(err)
	}
	return m, j
}

// sit puts a match in front of a reader.
func (k *kit) sit(reader stagetest.Reader, d Desk) *Room {
	r := NewRoom(k.t, reader.Lang, reader.W, reader.H)
	reader.Sit(r.Stage)
	k.Open(r, d)
	return r
}
