package rulestest_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// recorder is a TB that keeps what it is told.
type recorder struct {
	errors []string
	logs   []string
}

func (*recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) {
	r.errors = append(r.errors, fmt.Sprintf(format, args...))
}

func (r *recorder) Logf(format string, args ...any) {
	r.logs = append(r.logs, fmt.Sprintf(format, args...))
}

type toyConfig = rulestest.Config[toyState, toyMove, toyView, toyEvent]

func configOf(l leak) toyConfig {
	return toyConfig{
		Rules:    toy{l},
		Settings: []rulestest.Setting{{Seats: 2}},
		Bound:    6 * toyRounds,
		Alike:    10,
		Conserve: conserveToy,
		Secret:   toySecret,
		Stream:   honestStream,
		Shown:    func(v *toyView) []toyMove { return v.Moves },
		Tried:    []toyMove{{}, {Op: toyKeep, Card: 1}, {Op: toyDeal, Card: toyCards + 1}},
	}
}

func conserveToy(s *toyState) error {
	if s.Hand[0] != 0 && s.Hand[0] == s.Hand[1] {
		return fmt.Errorf("both hold card %d", s.Hand[0])
	}
	if s.Score[0]+s.Score[1] != s.Round-1 {
		return errors.New("a round was not scored")
	}
	return nil
}

// toySecret is the rival's card, where it holds one.
func toySecret(s *toyState, viewer game.Seat) string {
	if card := s.Hand[1-viewer]; card > 0 {
		return string('0' + card)
	}
	return ""
}

func honestStream(seed game.Seed, seat game.Seat, decision int) *rand.Rand {
	return seed.Stream(fmt.Sprintf("toy/%v/%d", seat, decision))
}

// redealing draws what the deal draws but for the lowest bit, which no small draw looks at.
type redealing struct{ deal *rand.Rand }

func (r redealing) Uint64() uint64 { return r.deal.Uint64() ^ 1 }

func redealingStream(seed game.Seed, seat game.Seat, decision int) *rand.Rand {
	if seat != 0 {
		return honestStream(seed, seat, decision)
	}
	return rand.New(redealing{seed.Chance(2*decision + 1)})
}

func TestHonestToyPasses(t *testing.T) { rulestest.Test(t, configOf(honest)) }

// TestLeaksAreCaught runs the kit on toys that each break one law, and requires it to say which.
func TestLeaksAreCaught(t *testing.T) {
	with := func(l leak, change func(*toyConfig)) toyConfig {
		cfg := configOf(l)
		change(&cfg)
		return cfg
	}
	cases := []struct {
		name string
		cfg  toyConfig
		want string
	}{
		{"the view shows the rival's card at once", configOf(leakyView), "its view shows a difference at View.Rival"},
		{"view and events tell it and samples copy it", with(complicitSample, func(c *toyConfig) { c.Alike = 0 }),
			"do not vary"},
		{"a later event tells of the card", configOf(leakyEvent), "its view keeps no difference"},
		{"cards can be followed through the shuffle", configOf(leakyPlace), "its view keeps no difference"},
		{"a view in the middle of a move shows what is shown only then", configOf(leakyBetween),
			"its view after that event shows a difference at View.Last"},
		{"the view after the last event is not that of the state", configOf(lateView), "is not that of the state"},
		{"an opponent's stream is the deal's", with(honest, func(c *toyConfig) {
			c.Stream = func(seed game.Seed, _ game.Seat, decision int) *rand.Rand { return seed.Chance(decision) }
		}), "draws what a stream of the deal draws"},
		{"an opponent's stream deals the true cards again, unlike the deal's in its draws", with(honest, func(c *toyConfig) {
			c.Stream = redealingStream
		}), "stream re-deals the true cards"},
		{"whose turn it is tells of the card", configOf(leakyTurn), "leak"},
		{"nothing is tested", with(honest, func(c *toyConfig) { c.Alike = 1000 }), "hardly tested"},
		{"the game does not end", with(honest, func(c *toyConfig) { c.Bound = 4 }), "within its bound"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			wantFailure(t, c.cfg, c.want)
		})
	}
}

// toyMind is an opponent at the toy: it takes the first or the last of its moves, as it is told.
func toyMind(last func(v *toyView, why bool) bool) []rulestest.Mind[toyMove, toyView] {
	return []rulestest.Mind[toyMove, toyView]{{Name: "a toy",
		Decide: func(v *toyView, _ int, why bool, _ *rand.Rand) toyMove {
			if last(v, why) {
				return v.Moves[len(v.Moves)-1]
			}
			return v.Moves[0]
		}}}
}

func TestHonestMindPasses(t *testing.T) {
	cfg := configOf(honest)
	cfg.Minds = toyMind(func(*toyView, bool) bool { return true })
	var r recorder
	rulestest.Check(&r, cfg, cfg.Settings[0], 20)
	if len(r.errors) > 0 || !strings.Contains(strings.Join(r.logs, "\n"), "decisions of opponents") {
		t.Errorf("%q, %q", r.errors, r.logs)
	}
}

// TestMindsAreCaught runs the kit on opponents that break the law of minds.
func TestMindsAreCaught(t *testing.T) {
	calls := 0
	for _, c := range []struct {
		name, want string
		last       func(v *toyView, why bool) bool
	}{
		{"it remembers", "in a world that looks the same", func(*toyView, bool) bool { calls++; return calls%2 == 0 }},
		{"it plays otherwise when it is asked why", "when asked why", func(_ *toyView, why bool) bool { return why }},
		{"it changes what it sees", "changes the view", func(v *toyView, _ bool) bool { v.Round = 99; return false }},
		{"it makes up a move", "illegal move", func(v *toyView, _ bool) bool { v.Moves = []toyMove{{}}; return true }},
	} {
		t.Run(c.name, func(t *testing.T) {
			cfg := configOf(honest)
			cfg.Minds = toyMind(c.last)
			wantFailure(t, cfg, c.want)
		})
	}
}

// brokenGames is the number of games within which the kit finds what is wrong with a broken game.
const brokenGames = 400

// wantFailure runs the kit on a broken game and requires it to say what is wrong, and nothing else.
func wantFailure[S comparable, M game.Move, V any, E game.Event](t *testing.T, cfg rulestest.Config[S, M, V, E],
	want string) {
	t.Helper()
	var r recorder
	rulestest.Check(&r, cfg, cfg.Settings[0], brokenGames)
	if len(r.errors) != 1 || !strings.Contains(r.errors[0], want) {
		t.Errorf("the kit reports %q; want one failure with %q", r.errors, want)
	}
}
