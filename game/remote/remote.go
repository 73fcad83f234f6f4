// Package remote lets computer opponents think in another thread of the same program, where the program itself has but
// one: a page in a browser, which would stand still while they think. The page sends the record of the match and the
// question (Match), the other side replays it, takes the view of the seat and thinks (Thinker). Opponents decide from
// the same view, budget and stream as anywhere, so that they make the same moves. The package knows no browser: how a
// request gets to the other side is a Call.
package remote

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// The services that a Thinker offers.
const (
	ServiceThink = "think"
	ServiceStudy = "study"
)

// Call sends a request to a service on the other side and waits for the answer, or for the context's end. The error
// reports that there was none.
type Call func(ctx context.Context, service string, request []byte) ([]byte, error)

// request asks for a thought of a seat, or for the study of a kind of match.
type request struct {
	Game    string
	Setup   game.Setup
	Entries []game.Entry
	Seat    game.Seat
	Player  bots.Player
	Budget  bots.Budget
	// Why and Shown are those of the question; Study reports that it may use the study of the match.
	Why, Shown, Study bool
}

// Match is a match as the other side is told of it. It is a game.Journal; it is for one goroutine.
type Match struct {
	call    Call
	game    catalog.Game
	setup   game.Setup
	entries []game.Entry
}

// Of tells of a match of a game that was played up to the last of these entries.
func (c Call) Of(g catalog.Game, setup game.Setup, entries []game.Entry) *Match {
	return &Match{call: c, game: g, setup: setup, entries: slices.Clone(entries)}
}

// Append takes in a move.
func (m *Match) Append(e game.Entry) { m.entries = append(m.entries, e) }

// Think gives the function that asks the other side about the decision that a seat owed when n moves had been made.
// Where there is no answer it does what the function here does.
func (m *Match) Think(seat game.Seat, n int, q bots.Question,
	here func(context.Context) bots.Thought[string]) func(context.Context) bots.Thought[string] {
	r := request{
		Game: m.game.Name, Setup: m.setup, Entries: slices.Clone(m.entries[:n]), Seat: seat,
		Player: q.Player, Budget: q.Budget, Why: q.Why, Shown: q.Shown, Study: q.Study != nil,
	}
	return func(ctx context.Context) bots.Thought[string] {
		if t, err := m.call.think(ctx, &r); err == nil {
			return t
		}
		return here(ctx)
	}
}

func (c Call) think(ctx context.Context, r *request) (t bots.Thought[string], err error) {
	b, err := json.Marshal(r)
	if err != nil {
		return t, fmt.Errorf("asking an opponent: %w", err)
	}
	if b, err = c(ctx, ServiceThink, b); err != nil {
		return t, err
	}
	if err := json.Unmarshal(b, &t); err != nil || t.Move == "" {
		return t, errors.Join(errNoThought, err)
	}
	return t, nil
}

// errNoThought reports that the other side could not answer.
var errNoThought = errors.New("no thought came back")

// Study is the bots.Study of a match whose work is done, and kept, on the other side.
type Study struct {
	call    Call
	kind    string
	request request
	ready   atomic.Bool
}

// Study is the study of a kind of match; nil where there is nothing to work out.
func (c Call) Study(g catalog.Game, cast game.Cast) bots.Study {
	here := g.Study(cast)
	if here == nil {
		return nil
	}
	return &Study{call: c, kind: here.Kind(), request: request{Game: g.Name,
		Setup: game.Setup{Players: cast.Players, Options: cast.Options}}}
}

// Kind names the kind of match.
func (s *Study) Kind() string { return s.kind }

// Work has the work done, and waits for it.
func (s *Study) Work(ctx context.Context) error {
	b, err := json.Marshal(s.request)
	if err != nil {
		return fmt.Errorf("asking for a study: %w", err)
	}
	if _, err := s.call(ctx, ServiceStudy, b); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	s.ready.Store(true)
	return nil
}

// Ready reports whether the work is done.
func (s *Study) Ready() bool { return s.ready.Load() }

// Thinker is the other side. It may be asked from several goroutines.
type Thinker struct {
	mu sync.Mutex
	// study is the last that was asked for: one is large.
	study bots.Study
}

// Think answers a request for a thought: the thought, or nothing where the request makes no sense.
func (t *Thinker) Think(ctx context.Context, b []byte) []byte {
	r, g, ok := read(b)
	if !ok {
		return nil
	}
	session, err := g.Replay(r.Setup, r.Entries)
	if err != nil || session == nil || !session.ToAct().Has(r.Seat) {
		return nil
	}
	q := bots.Question{Player: r.Player, Budget: r.Budget, Why: r.Why, Shown: r.Shown}
	if r.Study {
		if s := t.studyFor(g, r.Setup.Cast()); s != nil && s.Ready() {
			q.Study = s
		}
	}
	n := session.Len()
	thought := g.ThinkAt(session, n, r.Seat, q, bots.Stream(r.Setup.Dealing(), r.Seat, n))(ctx)
	answer, err := json.Marshal(thought)
	if err != nil {
		return nil
	}
	return answer
}

// Study does the work of a study.
func (t *Thinker) Study(ctx context.Context, b []byte) []byte {
	if r, g, ok := read(b); ok {
		if s := t.studyFor(g, r.Setup.Cast()); s != nil {
			_ = s.Work(ctx) // Who ended it knows.
		}
	}
	return nil
}

func (t *Thinker) studyFor(g catalog.Game, cast game.Cast) bots.Study {
	wanted := g.Study(cast)
	t.mu.Lock()
	defer t.mu.Unlock()
	if wanted != nil && (t.study == nil || t.study.Kind() != wanted.Kind()) {
		t.study = wanted
	}
	if wanted == nil {
		return nil
	}
	return t.study
}

func read(b []byte) (r request, g catalog.Game, ok bool) {
	if json.Unmarshal(b, &r) != nil {
		return r, g, false
	}
	g, ok = catalog.Find(r.Game)
	return r, g, ok
}
