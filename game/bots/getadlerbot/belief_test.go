package getadlerbot

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// scene is a position written down by hand: the viewer on seat 0 holds the cards, everything else is loose.
func scene(seats, hour int, role getadler.Role, cards ...getadler.Kind) *getadler.View {
	v := &getadler.View{Seats: seats, Hour: hour, Phase: getadler.PhasePlay, ToAct: game.SeatsOf(0), Target: game.Public}
	v.Players[0].Role = role
	left := getadler.CardsOf(seats)
	for n := range seats {
		v.Players[n].Cards = getadler.HandSize
		v.Players[n].Answers = getadler.InPlay(seats)
	}
	v.Players[0].Cards = len(cards)
	add := func(k getadler.Kind, p getadler.Places) {
		v.Traces[v.Traced] = getadler.Trace{Kind: k, Places: p}
		v.Traced++
	}
	for _, k := range cards {
		v.Players[0].Sure[k]++
		left[k]--
		add(k, getadler.InHand(0))
	}
	elsewhere := getadler.InPile
	for n := 1; n < seats; n++ {
		elsewhere |= getadler.InHand(game.Seat(n))
	}
	for k, n := range left {
		for range n {
			add(getadler.Kind(k), elsewhere)
		}
	}
	v.Pile = v.Traced - len(cards) - getadler.HandSize*(seats-1)
	return v
}

// tell adds a turn to the story of a scene.
func tell(v *getadler.View, t getadler.Turn) {
	t.Hour = uint8(max(1, v.Hour))
	v.History[v.Past] = t
	v.Past++
}

// reply is a question to a seat with its answer.
func reply(target game.Seat, trait getadler.Trait, c getadler.Colour, yes bool) getadler.Turn {
	return getadler.Turn{Deed: getadler.DeedAsk, Card: getadler.Question, Target: target, Trait: trait, Colour: c,
		Answered: true, Yes: yes}
}

// plays are all moves of a scene's turn, by the cards in the hand.
func plays(v *getadler.View) {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if v.Players[0].Sure[k] == 0 {
			continue
		}
		for n := 1; n < v.Seats; n++ {
			switch k {
			case getadler.Question:
				for trait := getadler.Hat; int(trait) < getadler.Traits; trait++ {
					for c := getadler.Brown; c <= getadler.Navy; c++ {
						if getadler.Fitting(v.Seats, trait, c) != 0 {
							v.Moves = append(v.Moves, getadler.Move{Op: getadler.OpAsk, A: uint8(n), B: uint8(trait), C: uint8(c)})
						}
					}
				}
			case getadler.Magnifier:
				v.Moves = append(v.Moves, getadler.Move{Op: getadler.OpLook, A: uint8(n)})
			case getadler.Binoculars:
				v.Moves = append(v.Moves, getadler.Move{Op: getadler.OpSpy, A: uint8(n), B: 1})
			case getadler.Arrest:
				if v.Hour >= getadler.Gate {
					v.Moves = append(v.Moves, getadler.Move{Op: getadler.OpArrest, A: uint8(n)})
				}
			}
		}
		if k != getadler.Question {
			v.Moves = append(v.Moves, getadler.Move{Op: getadler.OpDiscard, A: uint8(k)})
		}
	}
}

func infoSetOf(v *getadler.View, l game.Level) *infoSet {
	return infoSetAt(v, bots.OfLevel(l), rand.New(rand.NewPCG(1, 2)))
}

// permutations calls see with every order of the characters, without any thought of what is possible.
func permutations(seats int, c cast, at int, see func(cast)) {
	if at == seats {
		see(c)
		return
	}
next:
	for r := getadler.Adler; int(r) <= seats; r++ {
		for n := range at {
			if c[n] == r {
				continue next
			}
		}
		c[at] = r
		permutations(seats, c, at+1, see)
	}
}

// TestGetAdlerBeliefIsExact holds the belief against Bayes's rule worked out for every order of the characters, answer
// by answer and arrest by arrest.
func TestGetAdlerBeliefIsExact(t *testing.T) {
	for seats := 4; seats <= 6; seats++ {
		rng := rand.New(rand.NewPCG(7, uint64(seats)))
		for range 40 {
			v := scene(seats, 5, getadler.Gold, getadler.Pistol)
			for range rng.IntN(7) {
				trait := getadler.Trait(rng.IntN(getadler.Traits))
				like := getadler.Role(1 + rng.IntN(seats))
				tell(v, reply(game.Seat(rng.IntN(seats)), trait, like.Look(trait), rng.IntN(2) == 0))
			}
			v.Misnamed = rng.IntN(2) == 0
			if rng.IntN(2) == 0 {
				by := game.Seat(rng.IntN(seats))
				turn := getadler.Turn{Seat: by, Deed: getadler.DeedWrong, Target: (by + 1) % game.Seat(seats),
					Role: getadler.Role(rng.IntN(2))}
				if v.Misnamed && seats > 4 && turn.Role == getadler.Adler {
					turn.N = uint8(rng.IntN(2))
				}
				tell(v, turn)
			}
			s := infoSetOf(v, game.Medium)
			compareBelief(t, s)
		}
	}
}

// compareBelief works the belief out again by brute force.
func compareBelief(t *testing.T, s *infoSet) {
	t.Helper()
	v, sum := s.view, 0.0
	var casts []cast
	var weights []float64
	permutations(v.Seats, cast{}, 0, func(c cast) {
		w := bruteForce(s, &c)
		casts, weights = append(casts, c), append(weights, w)
		sum += w
	})
	if sum == 0 {
		return
	}
	for seat := range v.Seats {
		for r := getadler.Adler; int(r) <= v.Seats; r++ {
			want := 0.0
			for n := range casts {
				if casts[n][seat] == r {
					want += weights[n] / sum
				}
			}
			if got := s.belief.chance(seat, r); math.Abs(got-want) > 1e-9 {
				t.Fatalf("%d seats, history %v: seat %d is %d with %.6f, brute force says %.6f", v.Seats, v.History[:v.Past], seat,
					r, got, want)
			}
		}
	}
}

// bruteForce is the likelihood of the whole story in one cast, covers summed over seat by seat.
func bruteForce(s *infoSet, c *cast) float64 {
	v, m := s.view, &s.style
	if c[0] != v.Players[0].Role {
		return 0
	}
	w := 1.0
	for seat := range v.Seats {
		type cover struct {
			as    getadler.Role
			share float64
		}
		covers := []cover{{c[seat], 1}}
		slip := 0.0
		if c[seat].Villain() {
			slip, covers = m.slip, nil
			whole := m.candour
			for r := getadler.Gold; int(r) <= v.Seats; r++ {
				if !r.Villain() {
					whole++
				}
			}
			covers = append(covers, cover{c[seat], m.candour / whole})
			for r := getadler.Gold; int(r) <= v.Seats; r++ {
				if !r.Villain() {
					covers = append(covers, cover{r, 1 / whole})
				}
			}
		}
		sum := 0.0
		for _, as := range covers {
			p := as.share
			for _, turn := range v.History[:v.Past] {
				if turn.Deed != getadler.DeedAsk || int(turn.Target) != seat {
					continue
				}
				if (as.as.Look(turn.Trait) == turn.Colour) == turn.Yes {
					p *= 1 - slip
				} else {
					p *= slip
				}
			}
			sum += p
		}
		w *= sum
	}
	for _, turn := range v.History[:v.Past] {
		if turn.Deed != getadler.DeedWrong {
			continue
		}
		accused := c[turn.Target]
		if turn.N == 1 {
			// By H2 a hero named the wrong one of the two villains.
			if c[turn.Seat].Villain() || accused != getadler.Adler+getadler.Collins-turn.Role {
				w = 0
			}
		} else if c[turn.Seat].Villain() {
			w *= m.bluffs
		} else if v.Misnamed && accused.Villain() {
			w = 0
		} else if accused.Villain() && turn.Role == getadler.NoRole || accused == turn.Role {
			w = 0
		}
	}
	return w
}

// TestGetAdlerDealsKnownNumbers requires worlds thought of to have the numbers of cards that everybody sees, the own
// hand, and every card once.
func TestGetAdlerDealsKnownNumbers(t *testing.T) {
	for seats := 4; seats <= 6; seats++ {
		v := scene(seats, 4, getadler.Gold, getadler.Arrest, getadler.Pistol, getadler.Question, getadler.DocumentNavy)
		v.Players[2].Sure[getadler.Bomb] = 1
		for n := range v.Traced {
			if v.Traces[n].Kind == getadler.Bomb {
				v.Traces[n].Places = getadler.InHand(2)
				break
			}
		}
		s := infoSetOf(v, game.Expert)
		for range 50 {
			c := s.determinise(s.belief.draw(s.rng.Float64()))
			var all pack
			for n := range seats {
				if got := c.hand[n].size(); got != v.Players[n].Cards {
					t.Fatalf("seat %d holds %d cards, not %d", n, got, v.Players[n].Cards)
				}
				for k := range all {
					all[k] += c.hand[n][k]
				}
			}
			for k := range all {
				if all[k] += c.pile[k] + c.discard[k]; all[k] != c.all[k] {
					t.Fatalf("there are %d of kind %d, not %d", all[k], k, c.all[k])
				}
			}
			if c.hand[2][getadler.Bomb] == 0 {
				t.Fatal("a card that was seen is not where it was seen")
			}
		}
	}
}

// TestGetAdlerChaseKeepsCards plays worlds to their ends, and requires that no card is lost or made, and that no hand
// outgrows what it may hold.
func TestGetAdlerChaseKeepsCards(t *testing.T) {
	for seats := 4; seats <= 6; seats++ {
		v := scene(seats, 4, getadler.Gold, getadler.Arrest, getadler.Pistol, getadler.Question, getadler.DocumentNavy)
		v.Abilities = seats > 4
		s := infoSetOf(v, game.Expert)
		results := map[int]int{}
		for range 300 {
			c := s.determinise(s.belief.draw(s.rng.Float64()))
			c.insight = 0.6
			results[c.playOut()]++
			var all pack
			for n := range seats {
				for k := range all {
					if all[k] += c.hand[n][k]; c.hand[n][k] < 0 {
						t.Fatalf("seat %d holds %d of kind %d", n, c.hand[n][k], k)
					}
				}
			}
			for k := range all {
				all[k] += c.pile[k] + c.discard[k] + c.away[k]
				if c.hour <= getadler.Hours {
					all[k] += c.fight.used[k]
				}
				if all[k] != c.all[k] {
					t.Fatalf("there are %d of kind %d, not %d", all[k], k, c.all[k])
				}
			}
		}
		if results[heroesWin] == 0 || results[villainsWin] == 0 {
			t.Errorf("%d seats: only one side ever wins: %v", seats, results)
		}
	}
}

// TestGetAdlerSituations are decisions that have one good move.
func TestGetAdlerSituations(t *testing.T) {
	thinkers := []game.Level{game.Medium, game.Expert}
	for _, l := range thinkers {
		t.Run(l.String(), func(t *testing.T) {
			for seed := range uint64(20) {
				decide := func(v *getadler.View) getadler.Move {
					b := bots.Budget{{Topic: topicTurn, Work: 60}, {Topic: topicChase, Work: 60}, {Topic: topicFight, Work: 60}}
					return infoSetAt(v, bots.OfLevel(l), rand.New(rand.NewPCG(seed, 3))).decide(context.Background(), b).Move
				}
				keepsItsLastDocument(t, decide)
				arrestsNoProvenHero(t, decide)
				arrestsInTheLastHour(t, decide)
				answersUnderCover(t, decide)
				playsTheSureEscape(t, decide)
			}
		})
	}
}

type decider func(v *getadler.View) getadler.Move

func keepsItsLastDocument(t *testing.T, decide decider) {
	t.Helper()
	v := scene(4, 7, getadler.Adler, getadler.DocumentArmy, getadler.EscapeBus, getadler.EscapeBike, getadler.Pistol,
		getadler.Pistol, getadler.Pistol, getadler.Bomb, getadler.Disguise)
	v.Revealed, v.Attempted = true, game.SeatsOf(1)
	for n, r := range []getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend} {
		v.Players[n].Role = r
	}
	plays(v)
	if m := decide(v); m.Op == getadler.OpDiscard && getadler.Kind(m.A).Document() {
		t.Error("a villain throws its last document away in the last hour")
	}
}

func arrestsNoProvenHero(t *testing.T, decide decider) {
	t.Helper()
	v := scene(4, 4, getadler.Gold, getadler.Arrest, getadler.Arrest, getadler.Pistol, getadler.Pistol, getadler.Pistol,
		getadler.EscapeBus, getadler.EscapeBike, getadler.EscapeCar)
	// Seat 1 claims to be Gold, which is the viewer; seat 2 says of itself what is true of Sharpe only, seat 3 of
	// Townsend.
	tell(v, reply(1, getadler.Coat, getadler.Beige, true))
	tell(v, reply(2, getadler.Coat, getadler.Brown, true))
	tell(v, reply(3, getadler.Coat, getadler.Navy, true))
	plays(v)
	if m := decide(v); m.Op == getadler.OpArrest && m.A != 1 {
		t.Errorf("seat %d is arrested, whose answers prove it a hero", m.A)
	}
}

func arrestsInTheLastHour(t *testing.T, decide decider) {
	t.Helper()
	v := scene(4, 7, getadler.Gold, getadler.Arrest, getadler.Pistol, getadler.Pistol, getadler.EscapeBus,
		getadler.Magnifier,
		getadler.DocumentRAF, getadler.EscapeBike, getadler.Question)
	v.First = 1
	tell(v, reply(1, getadler.Coat, getadler.Beige, true))
	plays(v)
	if m := decide(v); m.Op != getadler.OpArrest || m.A != 1 {
		t.Errorf("in the last hour it makes %v, and does not arrest the one who lied", m)
	}
}

func answersUnderCover(t *testing.T, decide decider) {
	t.Helper()
	v := scene(4, 3, getadler.Adler, getadler.DocumentArmy, getadler.Pistol)
	v.Phase, v.Current, v.Target, v.Trait, v.Colour = getadler.PhaseAnswer, 1, 0, getadler.Coat, getadler.Grey
	v.Moves = []getadler.Move{{Op: getadler.OpYes}, {Op: getadler.OpNo}}
	if m := decide(v); m.Op != getadler.OpNo {
		t.Error("Adler owns up to the coat that only he wears")
	}
	// Having said that the hat is black and the coat is brown, it is Sharpe to all; his hair is dark.
	tell(v, reply(0, getadler.Hat, getadler.Black, true))
	tell(v, reply(0, getadler.Coat, getadler.Brown, true))
	v.Trait, v.Colour = getadler.Hair, getadler.Blond
	if m := decide(v); m.Op != getadler.OpNo {
		t.Error("Adler contradicts his own cover")
	}
}

func playsTheSureEscape(t *testing.T, decide decider) {
	t.Helper()
	v := scene(4, 7, getadler.Adler, getadler.DocumentArmy, getadler.EscapeBus, getadler.EscapeBus, getadler.Pistol)
	v.Revealed, v.Attempted, v.Phase, v.Current, v.First = true, game.SeatsOf(1), getadler.PhaseReply, 1, 2
	for n, r := range []getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend} {
		v.Players[n].Role = r
	}
	for n := range v.Traced {
		if v.Traces[n].Kind == getadler.Arrest {
			v.Traces[n].Places = 0
			break
		}
	}
	v.Players[1].Cards--
	v.Fight = getadler.Confrontation{Arrester: 1, Villain: 0, Opponent: 1, Asked: game.Public, Cards: 1}
	v.Fight.Laid[0] = getadler.Laid{Seat: 1, Card: getadler.Arrest}
	for _, k := range []getadler.Kind{getadler.EscapeBus, getadler.Pistol} {
		v.Moves = append(v.Moves, getadler.Move{Op: getadler.OpReply, A: uint8(k)})
	}
	if m := decide(v); m != (getadler.Move{Op: getadler.OpReply, A: uint8(getadler.EscapeBus)}) {
		t.Errorf("it replies %v, not with the escape that nobody can answer", m)
	}
}

// TestChancesAreThoseOfWhatCanBe: the chances of each seat and of each character sum to 1, and what follows from all
// that was told has a chance of 1 or 0.
func TestChancesAreThoseOfWhatCanBe(t *testing.T) {
	rng, ruled := rand.New(rand.NewPCG(3, 4)), 0
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		for range 6 {
			m, err := game.NewMatch(getadler.Rules{}, game.Setup{Players: make([]game.Player, seats),
				Seed: game.SeedOf(rng.Uint64())}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for !m.Standing().Over {
				seat := m.ToAct().First()
				v := m.View(seat)
				if !v.Revealed && v.Hour > 0 && v.Phase == getadler.PhasePlay {
					d, chances := getadler.Deduce(&v), Chances(&v)
					var of [getadler.Roles + 1]float64
					for n := range seats {
						sum := 0.0
						for r := getadler.Adler; int(r) <= seats; r++ {
							c := chances[n][r]
							sum, of[r] = sum+c, of[r]+c
							if !d.Possible[n].Has(r) {
								ruled++
								if c > 1e-12 {
									t.Fatalf("seat %d cannot be %v, and is by %v", n, r, c)
								}
							}
						}
						if math.Abs(sum-1) > 1e-9 {
							t.Fatalf("the chances of seat %d sum to %v", n, sum)
						}
					}
					for r := getadler.Adler; int(r) <= seats; r++ {
						if math.Abs(of[r]-1) > 1e-9 {
							t.Fatalf("the chances of %v sum to %v", r, of[r])
						}
					}
				}
				if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if ruled < 1000 {
		t.Errorf("%d characters ruled out", ruled)
	}
}
