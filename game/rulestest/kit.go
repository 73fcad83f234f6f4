package rulestest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"safehouse/game"
)

// kit checks one setting of one game.
type kit[S comparable, M game.Move, V any, E game.Event] struct {
	Config[S, M, V, E]
	tb      TB
	setting Setting
	// games is the number of games to be played.
	games   int
	same    func(a, b *V) bool
	viewers []game.Seat
	rng     *rand.Rand
	// known are moves met in play, which are tried as illegal ones elsewhere.
	known []M
	seen  map[M]bool
	// read are the moves whose texts were read back.
	read map[M]bool
	// legal are the moves of each viewer, by index of viewers, at the position that was checked last; buf is for moves
	// that nobody keeps.
	legal [][]M
	buf   []M
	// view and again are for views that nobody keeps: they are large.
	view, again V
	// where is the place of a failure: a game, or noGame, and the number of moves made in it.
	where  struct{ game, moves int }
	failed bool
	tally  tally
}

// noGame stands for the number of a game where a failure is of the setting.
const noGame = -1

// tally counts what the kit found, for the report at the end.
type tally struct {
	moves, samples, alike, parted, decided int
	secrets                                secrets
}

func newKit[S comparable, M game.Move, V any, E game.Event](tb TB, cfg Config[S, M, V, E],
	setting Setting) *kit[S, M, V, E] {
	k := &kit[S, M, V, E]{Config: cfg, tb: tb, setting: setting, same: SameView[V](), seen: map[M]bool{},
		read: map[M]bool{}}
	for i := range setting.Seats {
		k.viewers = append(k.viewers, game.Seat(i))
	}
	k.viewers = append(k.viewers, game.Public)
	k.legal = make([][]M, len(k.viewers))
	k.where.game = noGame
	for _, m := range cfg.Tried {
		k.meet(m)
	}
	return k
}

// meet remembers a move, so that it is tried in other positions.
func (k *kit[S, M, V, E]) meet(m M) {
	if !k.seen[m] {
		k.seen[m] = true
		k.known = append(k.known, m)
	}
}

// fail reports the first breach of a game; what follows from it is not reported.
func (k *kit[S, M, V, E]) fail(format string, args ...any) {
	k.tb.Helper()
	if !k.failed {
		where := k.setting.String()
		if k.where.game >= 0 {
			where = fmt.Sprintf("%s, game %d, move %d", where, k.where.game, k.where.moves)
		}
		k.tb.Errorf("%s: %s", where, fmt.Sprintf(format, args...))
	}
	k.failed = true
}

// at notes where the kit is: the game and the number of moves made.
func (k *kit[S, M, V, E]) at(n, ply int) { k.where.game, k.where.moves = n, ply }

func (k *kit[S, M, V, E]) report(games int) {
	k.tb.Helper()
	k.where.game = noGame
	t := &k.tally
	k.tb.Logf("%s: %d games, %d moves, %d samples, %d steps walked alike in different worlds, %d partings",
		k.setting, games, t.moves, t.samples, t.alike, t.parted)
	if t.alike < k.Alike*games {
		k.fail(
			"noninterference was hardly tested: different worlds walked %d steps alike in %d games; the game promises %d a game",
			t.alike, games, k.Alike)
	}
	if len(k.Minds) > 0 {
		k.tb.Logf("%s: %d decisions of opponents were the same in worlds that look alike", k.setting, t.decided)
	}
	k.judgeSecrets()
}

// trace is one game as it was played.
type trace[S comparable, M game.Move, V any, E game.Event] struct {
	number int
	setup  game.Setup
	// states[i] is the state when i moves had been made; made[i] is the move that followed.
	states []S
	made   []made[M]
	// views[i] and seen[i] are by index of k.viewers: the views at states[i], the events of made[i] with the views after
	// them.
	views [][]V
	seen  [][][]game.Seen[V, E]
}

type made[M game.Move] struct {
	seat   game.Seat
	move   M
	sealed bool
}

// game plays game number n and checks it.
func (k *kit[S, M, V, E]) game(n int) {
	k.rng = game.SeedOf(uint64(n)).Stream("kit")
	t := k.play(n)
	if k.failed {
		return
	}
	k.checkMatch(t)
	k.checkSecrets(t)
	k.checkSamplePlaysOn(t)
	if !k.failed {
		k.checkMinds(t)
	}
}

func (k *kit[S, M, V, E]) setup(n int) game.Setup {
	setup := game.Setup{Options: k.setting.Options, Seed: game.SeedOf(uint64(n))}
	for i := range k.setting.Seats {
		setup.Players = append(setup.Players, game.Player{Computer: true, Name: fmt.Sprint("player ", i)})
	}
	return setup
}

// play plays a game to its end, checking every position on the way.
func (k *kit[S, M, V, E]) play(n int) *trace[S, M, V, E] {
	t := &trace[S, M, V, E]{number: n, setup: k.setup(n)}
	k.at(n, 0)
	s, err := k.Rules.Start(k.setting.Seats, k.setting.Options)
	if err != nil {
		k.fail("Start refuses the setting: %v", err)
		return t
	}
	walk := k.newWalk()
	chances := 0
	t.views = append(t.views, k.allViews(&s))
	for {
		k.at(n, len(t.made))
		t.states = append(t.states, s)
		if k.checkPosition(&s, t.views[len(t.made)]); k.failed {
			return t
		}
		walk.arrive(&s, t.views[len(t.made)])
		if k.failed {
			return t
		}
		toAct := k.Rules.ToAct(&s)
		if toAct == 0 {
			return t
		}
		if len(t.made) >= k.Bound {
			k.fail("the game has not ended within its bound")
			return t
		}
		seat := k.pickSeat(toAct)
		var m M
		if seat == game.Nature {
			k.buf = k.Rules.Moves(&s, seat, k.buf[:0])
			moves := k.buf
			m = moves[t.setup.Seed.Chance(chances).IntN(len(moves))]
			chances++
		} else {
			m = k.pickMove(n, &s, seat)
		}
		if k.buf = k.Rules.Moves(&s, seat, k.buf[:0]); !slices.Contains(k.buf, m) {
			k.fail("Config.Choose made the illegal move %q for seat %v", m.String(), seat)
			return t
		}
		k.meet(m)
		next := s
		k.Rules.Apply(&next, seat, m)
		seen := k.allSeen(&s, seat, m)
		views := k.allViews(&next)
		k.checkLast(seat, m, seen, views)
		k.checkSealed(&s, seat, m, &views[len(views)-1], seen[len(seen)-1])
		walk.step(seat, m, &next, views, seen)
		t.views = append(t.views, views)
		if k.failed {
			return t
		}
		t.made = append(t.made, made[M]{seat, m, seat == game.Nature || k.Rules.Sealed(&s, seat, m)})
		t.seen = append(t.seen, seen)
		k.tally.moves++
		s = next
	}
}

// pickSeat draws one of the seats that are to act.
func (k *kit[S, M, V, E]) pickSeat(set game.Seats) game.Seat {
	skip := k.rng.IntN(set.Len())
	for range skip {
		set = set.Without(set.First())
	}
	return set.First()
}

func (k *kit[S, M, V, E]) pickMove(n int, s *S, seat game.Seat) M {
	if k.Choose != nil && n%2 == 1 {
		v := k.Rules.View(s, seat)
		return k.Choose(&v, k.rng)
	}
	return k.randomMove(s, seat)
}

func (k *kit[S, M, V, E]) allViews(s *S) []V {
	views := make([]V, len(k.viewers))
	for i, viewer := range k.viewers {
		views[i] = k.Rules.View(s, viewer)
	}
	return views
}

// allSeen gives what each viewer sees of a move, event by event.
func (k *kit[S, M, V, E]) allSeen(before *S, seat game.Seat, m M) [][]game.Seen[V, E] {
	seen := make([][]game.Seen[V, E], len(k.viewers))
	for i, viewer := range k.viewers {
		if i > 0 {
			// Most viewers are told of as many events.
			seen[i] = make([]game.Seen[V, E], 0, len(seen[i-1]))
		}
		k.Rules.Observe(before, seat, m, viewer, func(e E, after *S) {
			seen[i] = append(seen[i], game.Seen[V, E]{Event: e, After: k.Rules.View(after, viewer)})
		})
	}
	return seen
}

// checkLast requires that the last view of a move is the view of the state after it.
func (k *kit[S, M, V, E]) checkLast(seat game.Seat, m M, seen [][]game.Seen[V, E], views []V) {
	for i, viewer := range k.viewers {
		n := len(seen[i])
		if n > 0 && !k.same(&seen[i][n-1].After, &views[i]) {
			k.fail("seat %v's view after the last event of %q by seat %v is not that of the state: they differ at %s",
				viewer, m.String(), seat, differ(&seen[i][n-1].After, &views[i]))
		}
	}
}

// eventsOf gives the events without the views.
func eventsOf[V any, E game.Event](seen []game.Seen[V, E], buf []E) []E {
	for i := range seen {
		buf = append(buf, seen[i].Event)
	}
	return buf
}

// Events gives the events of one move as a viewer sees them.
func Events[S any, M game.Move, V any, E game.Event](rules game.Rules[S, M, V, E], before *S, seat game.Seat, m M,
	viewer game.Seat) (events []E) {
	rules.Observe(before, seat, m, viewer, func(e E, _ *S) { events = append(events, e) })
	return events
}
