package record

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// forged changes a record of a match that is over.
type forged struct {
	name string
	// page changes what is written, text the file; either may be nil.
	page func(l *Loaded)
	text func(b []byte) []byte
	// line and key are where and why it is refused.
	line func(l *Loaded) int
	key  string
}

// first and afterEnd are lines of a record.
func first(*Loaded) int      { return 1 }
func afterEnd(l *Loaded) int { return len(l.Entries) + 2 }

// forgeries are what somebody may make of a record, sums and all, that has never been so.
var forgeries = []forged{
	{"nothing", nil, nil, nil, ""},
	{"an option that the game does not know", func(l *Loaded) {
		if l.Setup.Options == nil {
			l.Setup.Options = game.Options{}
		}
		l.Setup.Options["oddly"] = 1
	}, nil, first, "simulate.option"},
	{"a number that is not the seed's", func(l *Loaded) { *l.Setup.Number++ }, nil, first, "record.why.number"},
	{"a date that is none", func(l *Loaded) { l.Header.Started = "2026-02-30T12:00:00Z" }, nil, first,
		"record.why.started"},
	{"a date that is too long", func(l *Loaded) { l.Header.Started += "                      Z" }, nil, first,
		"record.why.started"},
	{"one name twice", func(l *Loaded) { l.Setup.Players[1].Name = l.Setup.Players[0].Name }, nil, first,
		"record.why.name"},
	{"another seed", func(l *Loaded) { l.Setup.Seed[31]++ }, nil, first, "record.why.commitment"},
	{"another nonce", func(l *Loaded) { l.Setup.Nonce++ }, nil, first, "record.why.commitment"},
	{"another match's commitment", func(l *Loaded) { l.Header.Commitment = game.Commit(game.SeedOf(1), 0) }, nil, first,
		"record.why.commitment"},
	{"the last move taken away", func(l *Loaded) { l.Entries = l.Entries[:len(l.Entries)-1] }, nil, first,
		"record.why.open"},
	{"only the beginning", func(l *Loaded) { l.Entries = l.Entries[:0] }, nil, first, "record.why.open"},
	{"a hint after the end", func(l *Loaded) { l.note(Note{Kind: NoteHint, N: len(l.Entries)}) }, nil, afterEnd,
		"record.why.end"},
	{"a thought after the end", func(l *Loaded) {
		l.note(Note{Kind: NoteThought, N: len(l.Entries) + 1, Text: "1"})
	}, nil, afterEnd, "record.why.end"},
	{"half a line after the end", nil, func(b []byte) []byte { return append(b, `{"seat":"0"`...) }, afterEnd,
		"record.why.end"},
	{"a line changed", nil, func(b []byte) []byte {
		at := bytes.LastIndex(b, []byte(`"seat":"`)) + len(`"seat":"`)
		b[at] ^= 1
		return b
	}, func(l *Loaded) int { return len(l.Entries) + 1 }, "record.why.sum"},
}

// TestForgedRecordsAreRefused forges a finished record of each game, and wants each forgery refused where it is, for
// what it is.
func TestForgedRecordsAreRefused(t *testing.T) {
	t.Parallel()
	setups := map[string]func(uint64) game.Setup{"kompromat": testSetup, "topsecret": topSecretSetup,
		"getadler": getAdlerSetup}
	for _, g := range catalog.Games() {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			for _, f := range forgeries {
				number := uint64(8)
				setup := setups[g.Name](number)
				setup.Number = &number
				setup.Options = maps.Clone(setup.Options)
				if setup.Options == nil {
					setup.Options = game.Options{}
				}
				setup.Options[catalog.OfScreens[0]] = 1
				l := &Loaded{Setup: setup, Header: Header{Game: g.Name, Started: "2026-03-01T12:00:00Z",
					Commitment: game.Commit(setup.Seed, setup.Nonce)}}
				l.Entries = playedOut(t, g, setup)
				if f.page != nil {
					f.page(l)
				}
				b, _ := l.encode(true)
				if f.text != nil {
					b = f.text(b)
				}
				r, err := Verify(bytes.NewReader(b))
				if f.key == "" {
					if err != nil || !r.Fair {
						t.Errorf("%s: %+v %v", f.name, r, err)
					}
					continue
				}
				if fault, ok := errors.AsType[*Fault](err); !ok || fault.Why.Key != f.key || fault.Line != f.line(l) {
					t.Errorf("%s: %v, want line %d: %s", f.name, err, f.line(l), f.key)
				}
			}
		})
	}
}

// playedOut are the moves of a match that chance plays to its end.
func playedOut(t *testing.T, g catalog.Game, setup game.Setup) []game.Entry {
	t.Helper()
	var j journal
	s, err := g.New(setup, &j)
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, setup.Seed, -1)
	return j
}

// thoughtOut are the moves of a match in which all are computers that think little, but for one that plays another move
// than it would where it makes decision number lie; lied is the number of that move.
func thoughtOut(t *testing.T, g catalog.Game, setup game.Setup, notes []Note, lie int) (made []game.Entry, lied int) {
	t.Helper()
	var j journal
	s, err := g.New(setup, &j)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; s.ToAct() != 0; {
		seat := s.ToAct().First()
		moves := s.MoveTexts(seat)
		q := bots.Question{Player: bots.OfCast(setup.Players[seat]), Budget: BudgetAt(notes, seat, 0)}
		made := g.Think(s, seat, q, bots.Stream(setup.Seed, seat, s.Len()))(context.Background()).Move
		if len(moves) > 1 {
			if n == lie {
				made = moves[(slices.Index(moves, made)+1)%len(moves)]
				lied = s.Len()
			}
			n++
		}
		if err := s.SubmitText(seat, made); err != nil {
			t.Fatal(err)
		}
	}
	return j, lied
}

// TestMovesOfComputersAreWorkedOutAgain plays a match of each game, honestly and with a move that its computer does not
// make, somewhere in the middle or first of all: all else is as it should be, and the line is found.
func TestMovesOfComputersAreWorkedOutAgain(t *testing.T) {
	t.Parallel()
	for _, g := range catalog.Games() {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			setup := game.Setup{Seed: game.SeedOf(3), Nonce: 7}
			opponents := Note{Kind: NoteOpponents, Seat: game.Public, Text: strconv.Itoa(bots.Version)}
			var notes []Note
			for seat := range game.Seat(g.MinSeats) {
				player := game.Player{Computer: true, Level: game.Level(seat % 3), Name: string(rune('A' + seat))}
				setup.Players = append(setup.Players, player)
				var little []string
				for _, a := range g.Budget(bots.OfCast(player), g.MinSeats) {
					little = append(little, a.Topic+":10")
				}
				notes = append(notes, Note{Kind: NoteBudget, Seat: seat, Text: strings.Join(little, " ")})
			}
			for _, lie := range []int{-1, 0, 9} {
				entries, lied := thoughtOut(t, g, setup, notes, lie)
				for i, e := range entries { // Nobody waited for what is worked out beforehand.
					if e.Seat != game.Nature {
						n, _ := ThoughtNote(e.Seat, i, i, true)
						notes = append(notes, n)
					}
				}
				for _, named := range []bool{true, false} {
					l := &Loaded{Setup: setup, Entries: entries, Header: Header{Game: g.Name,
						Commitment: game.Commit(setup.Seed, setup.Nonce)}}
					l.Notes, l.after = notes, make([]int, len(notes))
					if named {
						l.Notes, l.after = append(slices.Clone(notes), opponents), make([]int, len(notes)+1)
					}
					b, _ := l.encode(true)
					done := 0
					r, err := Recompute(bytes.NewReader(b), func(n, _ int) { done = n })
					fault, refused := errors.AsType[*Fault](err)
					switch {
					case lie >= 0 && named:
						if line := lied + len(l.Notes) + 2; !refused || fault.Line != line || fault.Why.Key != "record.why.computer" {
							t.Errorf("lie %d: %v, want line %d", lie, err, line)
						}
					case err != nil || done != r.Moves || r.Moves < 10:
						t.Errorf("lie %d: %+v %v", lie, r, err)
					case named && *r != (Recomputed{r.Moves, r.Moves, 0}):
						t.Errorf("honest: %+v", r)
					case lie >= 0 && (r.Same != r.Moves-1 || r.Unknown != r.Moves):
						t.Errorf("lie %d of nobody's: %+v", lie, r)
					}
				}
				notes = notes[:g.MinSeats]
			}
		})
	}
}
