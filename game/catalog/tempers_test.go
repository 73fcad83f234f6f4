package catalog_test

import (
	"context"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/botstest"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/game/kompromat"
	"safehouse/game/topsecret"
)

// habit is what a player could notice of a regular's temper in one game: a share of decisions that differs from the
// plain level's.
type habit[V, M any] struct {
	id string
	// at reports whether a decision of the view counts, does whether the move is of the habit's kind.
	at   func(v *V) bool
	does func(v *V, m M) bool
	// rarer reports that the regular does it less often than the plain level, and not oftener.
	rarer bool
}

// The shares differ clearly by so much, or by a little where one is half as large again as the other.
const clearly, aLittle, halfAgain = 0.07, 0.03, 1.5

// enough is how often a habit is asked for.
const enough = 220

// trial says on what habits are looked for: matches of such players at a table of so many seats, as many as are given
// or until each habit has been asked for often enough, with no more work on a decision. A habit that shows clearly
// after least decisions is not asked for again.
type trial struct {
	by                          bots.Player
	seats, matches, work, least int
	// mixes tells that the chances of all that is weighed are those with which it is done: then they are counted, in
	// which fewer decisions tell as much; else what is done.
	mixes bool
}

// shares are how often a plain level and a regular do what is of a habit's kind, summed over what was counted.
type shares struct {
	counted    int
	plain, own float64
	rarer      bool
}

// means are the shares of one decision.
func (s *shares) means() (plain, own float64) {
	return s.plain / float64(s.counted), s.own / float64(s.counted)
}

// differ reports whether somebody would notice the regular's habit.
func (s *shares) differ() bool {
	less, more := s.means()
	if s.rarer {
		less, more = more, less
	}
	return more >= less+clearly || more >= less+aLittle && more >= halfAgain*less
}

// known reports that a habit need not be asked for any more.
func (on *trial) known(s *shares) bool {
	return s.counted >= enough || s.counted >= on.least && s.differ()
}

// noticed plays matches, asks at each decision that counts what the plain level would do there and what
// the regular would, and wants the shares of the habit to differ clearly.
func noticed[S any, M game.Move, V any, E game.Event](t *testing.T, rules game.Rules[S, M, V, E], on trial,
	habits []habit[V, M]) {
	t.Helper()
	g, ok := catalog.Find(rules.Name())
	if !ok {
		t.Fatal(rules.Name())
	}
	parse := func(text string) M {
		m, err := rules.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	counts := make([]shares, len(habits))
	for i, h := range habits {
		counts[i].rarer = h.rarer
	}
	for deal := range on.matches {
		if !slices.ContainsFunc(counts, func(c shares) bool { return !on.known(&c) }) {
			break
		}
		seed := game.Seed{byte(deal)}
		players := make([]game.Player, on.seats)
		for i := range players {
			players[i] = game.Player{Name: string(rune('A' + i)), Computer: true}
		}
		s, err := g.New(game.Setup{Seed: seed, Players: players}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for s.ToAct() != 0 {
			seat, n := s.ToAct().First(), s.Len()
			view := s.(*game.Match[S, M, V, E]).View(seat)
			asked := map[bots.Player]bots.Thought[string]{} // Whoever is asked again answers the same.
			ask := func(p bots.Player) bots.Thought[string] {
				if made, ok := asked[p]; ok {
					return made
				}
				q := bots.Question{Player: p, Why: on.mixes}
				for _, a := range g.Budget(p, on.seats) {
					q.Budget = append(q.Budget, bots.Allowance{Topic: a.Topic, Work: min(a.Work, on.work)})
				}
				asked[p] = g.Think(s, seat, q, bots.Stream(seed, seat, n))(context.Background())
				return asked[p]
			}
			// share is how often the player does what is of the habit's kind.
			share := func(p bots.Player, h *habit[V, M]) (share float64) {
				made := ask(p)
				if len(made.Options) == 0 {
					made.Options = []bots.Weighed[string]{{Move: made.Move, Chance: 1}}
				}
				for _, o := range made.Options {
					if h.does(&view, parse(o.Move)) {
						share += o.Chance
					}
				}
				return share
			}
			if eleven, _ := bots.ParsePlayer("eleven"); n%10 == 0 && ask(eleven).Move !=
				ask(bots.OfLevel(eleven.Level)).Move {
				t.Errorf("%s, deal %d, move %d: Number Eleven has a habit", rules.Name(), deal, n)
			}
			for i := range habits {
				h, c := &habits[i], &counts[i]
				if len(s.MoveTexts(seat)) > 1 && !on.known(c) && h.at(&view) {
					own, _ := bots.ParsePlayer(h.id)
					c.counted++
					c.plain += share(bots.OfLevel(own.Level), h)
					c.own += share(own, h)
				}
			}
			if err := s.SubmitText(seat, ask(on.by).Move); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i, h := range habits {
		c := &counts[i]
		plain, own := c.means()
		t.Logf("%-10s %-9s %4d decisions: plain %5.1f %%, with the temper %5.1f %%", rules.Name(), h.id, c.counted, 100*plain,
			100*own)
		if !c.differ() {
			t.Errorf("%s, %s: nobody would notice: %.3f, and the plain level %.3f of %d decisions", rules.Name(), h.id, own,
				plain, c.counted)
		}
	}
}

// TestTempersAreNoticedAtKompromat holds what each regular is said to do against the plain level.
func TestTempersAreNoticedAtKompromat(t *testing.T) {
	t.Parallel()
	type view = kompromat.View
	type move = kompromat.Move
	more := func(v *view) bool { return v.Phase == kompromat.PhaseMore }
	total := func(v *view) int {
		_, best, _ := v.Row[v.Current].Attempts[v.Viewer].Totals()
		return best
	}
	draws := func(_ *view, m move) bool { return m.Op == kompromat.OpDraw }
	stops := func(_ *view, m move) bool { return m.Op == kompromat.OpStop }
	places := func(at func(v *view, p *kompromat.Place) bool) (func(*view) bool, func(*view, move) bool) {
		return func(v *view) bool {
				some, all := false, true
				for _, m := range v.Moves {
					if m.Op == kompromat.OpPlace {
						is := at(v, &v.Row[m.A])
						some, all = some || is, all && is
					}
				}
				return v.Phase == kompromat.PhasePlace && some && !all
			}, func(v *view, m move) bool {
				return m.Op == kompromat.OpPlace && at(v, &v.Row[m.A])
			}
	}
	at := func(id string, rarer bool, of func(v *view, p *kompromat.Place) bool) habit[view, move] {
		counts, does := places(of)
		return habit[view, move]{id, counts, does, rarer}
	}
	dearest := func(v *view, p *kompromat.Place) bool {
		most := 0
		for i := range v.Row {
			most = max(most, v.Row[i].Mission.Points())
		}
		return most > 0 && p.Mission.Points() == most
	}
	has := func(v *view, use ...kompromat.Item) bool {
		for _, m := range v.Moves {
			for _, item := range use {
				if m.Op == kompromat.OpUse && kompromat.Item(m.A) == item {
					return true
				}
			}
		}
		return false
	}
	uses := func(_ *view, m move) bool { return m.Op == kompromat.OpUse }
	on := trial{bots.Player{Kind: bots.Thumb}, kompromat.Seats, 60, 60, botstest.Size(60, enough), true}
	noticed(t, kompromat.Rules{}, on, []habit[view, move]{
		{"finch", func(v *view) bool { return more(v) && total(v) >= 28 && total(v) < 33 }, draws, false},
		{"pip", func(v *view) bool { return more(v) && total(v) >= 24 && total(v) < 34 }, stops, false},
		at("bruno", false, func(_ *view, p *kompromat.Place) bool { return p.Mission.Kind() == kompromat.Code }),
		at("gemma", false, func(v *view, p *kompromat.Place) bool { return p.Attempts[1-v.Viewer].Count > 0 }),
		{"lorenz", func(v *view) bool { return more(v) && total(v) >= 26 && total(v) < 36 }, draws, false},
		{"halloran", func(v *view) bool { return has(v, kompromat.NightVision, kompromat.Binoculars) }, uses, false},
		at("okonkwo", false, dearest),
		at("ambrose", false, func(_ *view, p *kompromat.Place) bool { return p.Mission.Kind() == kompromat.Document }),
		at("ottilia", false, func(_ *view, p *kompromat.Place) bool { return p.Mission.Kind() == kompromat.ItemCard }),
		at("moss", true, func(_ *view, p *kompromat.Place) bool { return p.Counter.Marks() > 0 }),
		at("agnes", false, func(v *view, p *kompromat.Place) bool {
			a := &p.Attempts[1-v.Viewer]
			return a.Count > 0 &&
				!a.Open
		}),
	})
}

// TestTempersAreNoticedAtTopSecret holds what each regular is said to do against the plain level.
func TestTempersAreNoticedAtTopSecret(t *testing.T) {
	t.Parallel()
	type view = topsecret.View
	type move = topsecret.Move
	choosing := func(v *view) bool { return v.Phase == topsecret.PhaseChoose }
	// banking counts where a document waits whose partner is in the hand.
	banking := func(v *view) bool {
		own := &v.Players[v.Viewer]
		k := own.Up[0].Card.Kind()
		return v.Phase == topsecret.PhaseBank && k.Document() && own.Hand[k]+own.Hand[topsecret.Agent] > 0
	}
	// twins counts where nothing lies on the safe and a pair could be begun.
	twins := func(v *view, m move) bool {
		for k := topsecret.Document1; k <= topsecret.Document5; k++ {
			if own := &v.Players[v.Viewer]; own.UpCount == 0 && own.Hand[k] > 1 && v.Play(k) == m {
				return true
			}
		}
		return false
	}
	pairs := func(v *view, m move) bool {
		own := &v.Players[v.Viewer]
		return own.UpCount == 1 && own.Up[0].Card.Kind().Document() && v.Play(own.Up[0].Card.Kind()) == m
	}
	some := func(does func(*view, move) bool) func(*view) bool {
		return func(v *view) bool {
			return choosing(v) && slices.ContainsFunc(v.Moves, func(m move) bool { return does(v, m) })
		}
	}
	plays := func(kinds ...topsecret.Kind) func(*view, move) bool {
		return func(v *view, m move) bool {
			for _, k := range kinds {
				if v.Play(k) == m {
					return true
				}
			}
			return false
		}
	}
	small := plays(topsecret.Document1, topsecret.Document2)
	holding := func(k topsecret.Kind, early bool) func(*view) bool {
		return func(v *view) bool {
			return choosing(v) && v.Players[v.Viewer].Hand[k] > 0 && (!early || v.Turn <= v.Turns/2)
		}
	}
	lies := func(v *view, m move) bool {
		for seat := range game.Seat(v.Seats) {
			if p := &v.Players[seat]; seat != v.Viewer && p.UpCount > 0 && v.Play(p.Up[0].Card.Kind()) == m {
				return true
			}
		}
		return false
	}
	leaves := func(_ *view, m move) bool { return m.Op == topsecret.OpLeave }
	on := trial{bots.OfLevel(game.Easy), 3, 40, 40, botstest.Size(60, enough), true}
	noticed(t, topsecret.Rules{}, on, []habit[view, move]{
		{"finch", some(twins), twins, false},
		{"pip", banking, leaves, true},
		{"bruno", holding(topsecret.Mole, false), plays(topsecret.Mole), false},
		{"gemma", some(lies), lies, false},
		{"lorenz", some(pairs), pairs, false},
		{"halloran", func(v *view) bool {
			h := &v.Players[v.Viewer].Hand
			return choosing(v) && h[topsecret.Document4]+h[topsecret.Document5] > 0 && v.Turn <= v.Turns/2
		}, plays(topsecret.Document4, topsecret.Document5), true},
		{"okonkwo", holding(topsecret.Assassin, true), plays(topsecret.Assassin), false},
		{"ambrose", holding(topsecret.Agent, true), plays(topsecret.Agent), true},
		{"ottilia", func(v *view) bool { return holding(topsecret.Agent, false)(v) && v.Players[v.Viewer].UpCount == 0 },
			plays(topsecret.Agent), false},
		{"moss", some(func(v *view, m move) bool { return v.Turn <= v.Turns/2 && small(v, m) }), small, false},
		{"agnes", func(v *view) bool {
			return holding(topsecret.Mole, false)(v) && slices.ContainsFunc(v.Players[:v.Seats],
				func(p topsecret.Player) bool { return p != v.Players[v.Viewer] && p.UpCount == 1 })
		}, plays(topsecret.Mole), false},
	})
}

// TestTempersAreNoticedAtGetAdler holds what each regular is said to do against the plain level.
func TestTempersAreNoticedAtGetAdler(t *testing.T) {
	t.Parallel()
	type view = getadler.View
	type move = getadler.Move
	turn := func(from, to int, villain bool, ops ...getadler.Op) func(*view) bool {
		return func(v *view) bool {
			if v.Phase != getadler.PhasePlay || v.Revealed || v.Hour < from || v.Hour > to ||
				v.Players[v.Viewer].Role.Villain() != villain {
				return false
			}
			for _, m := range v.Moves {
				for _, op := range ops {
					if m.Op == op {
						return true
					}
				}
			}
			return false
		}
	}
	is := func(op getadler.Op) func(*view, move) bool { return func(_ *view, m move) bool { return m.Op == op } }
	last := func(v *view) (yes, any bool) {
		for n := v.Past - 1; n >= 0; n-- {
			if v.History[n].Answered {
				return v.History[n].Yes, true
			}
		}
		return false, false
	}
	heard := func(v *view, m move) bool {
		return slices.ContainsFunc(v.History[:v.Past], func(h getadler.Turn) bool {
			return m.Op == getadler.OpAsk && h.Answered && h.Target == game.Seat(m.A)
		})
	}
	// telling is a question to somebody who has thrown away an arrest.
	telling := func(v *view, m move) bool {
		return slices.ContainsFunc(v.History[:v.Past], func(h getadler.Turn) bool {
			return m.Op == getadler.OpAsk && h.Deed == getadler.DeedDiscard && h.Seat == game.Seat(m.A) &&
				h.Card == getadler.Arrest
		})
	}
	suspected := func(v *view, m move) bool {
		chances, at := getadlerbot.Chances(v), 0
		for seat := range chances {
			if seat != int(v.Viewer) && (at == int(v.Viewer) || chances[seat][getadler.Adler] > chances[at][getadler.Adler]) {
				at = seat
			}
		}
		return m.Op == getadler.OpAsk && int(m.A) == at
	}
	// asking counts turns of heroes from the second hour on in which some questions are of that kind and others are not.
	asking := func(does func(*view, move) bool) func(*view) bool {
		asks := turn(2, 6, false, getadler.OpAsk)
		return func(v *view) bool {
			return asks(v) && slices.ContainsFunc(v.Moves, func(m move) bool { return does(v, m) }) &&
				slices.ContainsFunc(v.Moves, func(m move) bool { return m.Op == getadler.OpAsk && !does(v, m) })
		}
	}
	noticed(t, getadler.Rules{}, trial{bots.OfLevel(game.Easy), 4, 60, 40, enough, false}, []habit[view, move]{
		{"finch", turn(4, 6, false, getadler.OpArrest), is(getadler.OpArrest), true},
		{"pip", turn(1, 3, false, getadler.OpAsk), func(v *view, m move) bool {
			return m.Op == getadler.OpAsk &&
				int(m.A) == (int(v.Viewer)+1)%v.Seats
		}, false},
		{"bruno", turn(3, 7, false, getadler.OpAsk), func(v *view, m move) bool {
			for n := range v.Past {
				if h := &v.History[n]; h.Answered && h.Target == game.Seat(m.A) && h.Trait == getadler.Trait(m.B) &&
					h.Colour == getadler.Colour(m.C) && m.Op == getadler.OpAsk {
					return true
				}
			}
			return false
		}, false},
		{"gemma", func(v *view) bool {
			_, any := last(v)
			return v.Phase == getadler.PhaseAnswer && any && len(v.Moves) > 1
		}, func(v *view, m move) bool {
			yes, _ := last(v)
			return yes == (m.Op == getadler.OpYes)
		}, false},
		{"lorenz", turn(1, 2, false, getadler.OpAsk), is(getadler.OpAsk), true},
		{"halloran", asking(telling), telling, false},
		{"okonkwo", turn(4, 4, false, getadler.OpArrest), is(getadler.OpArrest), false},
		{"ambrose", asking(heard), heard, false},
		{"ottilia", turn(4, 7, true, getadler.OpArrest), is(getadler.OpArrest), false},
		{"moss", turn(4, 6, false, getadler.OpArrest), is(getadler.OpArrest), true},
		{"agnes", asking(suspected), suspected, false},
	})
}
