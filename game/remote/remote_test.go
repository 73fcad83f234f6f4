package remote

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// direct calls a Thinker in the same thread.
func direct(t *Thinker) Call {
	return func(ctx context.Context, service string, request []byte) ([]byte, error) {
		switch service {
		case ServiceThink:
			return t.Think(ctx, request), nil
		case ServiceStudy:
			return t.Study(ctx, request), nil
		}
		return nil, errors.New("no such service")
	}
}

// TestOpponentsThinkTheSameElsewhere plays a match of each game by thoughts from the other side, and holds each, with
// all its reasons, against the thought here.
func TestOpponentsThinkTheSameElsewhere(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, seats := range []int{g.MinSeats, min(g.MaxSeats, g.MinSeats+1)} {
			setup := game.Setup{Seed: game.SeedOf(11), Nonce: [32]byte{5}}
			for range seats {
				setup.Players = append(setup.Players, game.Player{Computer: true, Name: string(rune('A' + len(setup.Players)))})
			}
			m := direct(&Thinker{}).Of(g, setup, nil)
			s, err := g.New(setup, m)
			if err != nil {
				t.Fatal(err)
			}
			for moves := 0; moves < 40 && !s.Standing().Over; moves++ {
				seat := s.ToAct().First()
				q := bots.Question{Player: bots.OfLevel(game.Level(moves % 3)), Why: moves%2 == 0}
				q.Budget = g.Budget(q.Player, seats)
				for i := range q.Budget {
					q.Budget[i].Work = min(q.Budget[i].Work, 40)
				}
				here := g.ThinkAt(s, s.Len(), seat, q, bots.Stream(setup.Seed, seat, s.Len()))(t.Context())
				there := m.Think(seat, s.Len(), q, func(context.Context) bots.Thought[string] {
					t.Errorf("%s, move %d: the other side did not answer", g.Name, s.Len())
					return here
				})(t.Context())
				if !reflect.DeepEqual(here, there) {
					t.Fatalf("%s, move %d of seat %v: here %+v, there %+v", g.Name, s.Len(), seat, here, there)
				}
				if err := s.SubmitText(seat, there.Move); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestWithoutAnAnswerOpponentsThinkHere: the other side is not there, or answers nonsense.
func TestWithoutAnAnswerOpponentsThinkHere(t *testing.T) {
	g, _ := catalog.Find("kompromat")
	for name, answer := range map[string]Call{
		"gone":     func(context.Context, string, []byte) ([]byte, error) { return nil, errors.New("gone") },
		"silent":   func(context.Context, string, []byte) ([]byte, error) { return nil, nil },
		"nonsense": func(context.Context, string, []byte) ([]byte, error) { return []byte("[1"), nil },
		"no move":  func(context.Context, string, []byte) ([]byte, error) { return []byte("{}"), nil },
	} {
		m := answer.Of(g, game.Setup{}, nil)
		got := m.Think(0, 0, bots.Question{},
			func(context.Context) bots.Thought[string] { return bots.Thought[string]{Move: "draw"} })(t.Context())
		if got.Move != "draw" {
			t.Errorf("%s: the move is %q", name, got.Move)
		}
	}
}

// TestAThinkerTakesNoHarm from requests that make no sense.
func TestAThinkerTakesNoHarm(t *testing.T) {
	var thinker Thinker
	for _, b := range []string{"", "{", `{"Game":"whist"}`, `{"Game":"kompromat"}`, `{"Game":"topsecret","Seat":9}`,
		`{"Game":"kompromat","Setup":{"Players":[{},{}]},"Entries":[{"Seat":0,"Move":"fly"}]}`} {
		if got := thinker.Think(t.Context(), []byte(b)); got != nil {
			t.Errorf("%s gives %s", b, got)
		}
		thinker.Study(t.Context(), []byte(`{"Game":"kompromat"}`))
	}
}

// TestAStudyIsWorkedOutElsewhere: ready only when the other side has done the work, and not when that was ended.
func TestAStudyIsWorkedOutElsewhere(t *testing.T) {
	g, _ := catalog.Find("topsecret")
	cast := game.Cast{Players: make([]game.Player, 2)}
	asked := 0
	call := Call(func(_ context.Context, service string, _ []byte) ([]byte, error) {
		asked++
		if service != ServiceStudy {
			t.Errorf("it asks for %q", service)
		}
		return nil, nil
	})
	s := call.Study(g, cast)
	if s == nil || s.Ready() || s.Kind() != g.Study(cast).Kind() {
		t.Fatalf("the study is %v", s)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	if s.Work(ended) == nil || s.Ready() {
		t.Error("work that was ended is done")
	}
	if err := s.Work(t.Context()); err != nil || !s.Ready() || asked != 2 {
		t.Errorf("after the work: %v, ready %v, asked %d times", err, s.Ready(), asked)
	}
	cast.Players = make([]game.Player, 3)
	if s := call.Study(g, cast); s != nil {
		t.Error("three players have a study")
	}
}
