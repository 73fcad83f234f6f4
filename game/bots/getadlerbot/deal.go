package getadlerbot

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/search"
)

// determinise thinks of a world that the viewer cannot tell from the true one, with the characters so cast: cards whose
// place is not known are dealt by chance to where they may be, more often to hands that like to keep them.
func (s *mind) determinise(who cast) *world {
	c := s.known(who)
	v := s.view
	var room [8]int
	for n := range v.Seats {
		room[n] = v.Players[n].Cards
	}
	room[pileAt], room[awayAt] = v.Pile, v.Away
	if v.Phase == getadler.PhaseLoot {
		room[c.fight.loser] = 0
	}
	var d dealing
	for n := range v.Traced {
		t := v.Traces[n]
		if bits.OnesCount8(uint8(t.Places)) == 1 {
			at := bits.TrailingZeros8(uint8(t.Places))
			c.place(t.Kind, at)
			room[at]--
			continue
		}
		if t.Places != 0 {
			d.loose[d.count] = t
			d.count++
		}
	}
	d.room = room
	s.scatter(c, &d)
	if v.Phase == getadler.PhaseLoot {
		for k := range v.Looking {
			c.hand[c.fight.loser][k] = int8(v.Looking[k])
		}
	}
	return c
}

// The places that are no hands, as bit numbers of getadler.Places.
const (
	pileAt = int(game.MaxSeats)
	awayAt = pileAt + 1
)

// dealing are the traces that are to be dealt, where each was put, and the room left at every place.
type dealing struct {
	loose [getadler.MaxCards]getadler.Trace
	at    [getadler.MaxCards]int8
	count int
	room  [8]int
}

// place puts a card at a place.
func (c *world) place(k getadler.Kind, at int) {
	switch at {
	case pileAt:
		c.pile[k]++
	case awayAt:
		c.away[k]++
	default:
		c.hand[at][k]++
	}
}

// scatter deals the loose traces, those with the fewest places first.
func (s *mind) scatter(c *world, d *dealing) {
	var liking [8][groups]float64
	for at := range liking {
		liking[at] = even
		if at < c.seats {
			liking[at] = s.tastes(at, c.role[at])
		}
	}
	s.rng.Shuffle(d.count, func(i, j int) { d.loose[i], d.loose[j] = d.loose[j], d.loose[i] })
	next := 0
	for places := 2; places <= 8; places++ {
		for n := next; n < d.count; n++ {
			if bits.OnesCount8(uint8(d.loose[n].Places)) != places {
				continue
			}
			d.loose[n], d.loose[next] = d.loose[next], d.loose[n]
			s.put(d, next, &liking)
			next++
		}
	}
	for n := range d.count {
		c.place(d.loose[n].Kind, int(d.at[n]))
	}
}

// put finds a place for a trace: by chance among those with room, or by moving another trace away.
func (s *mind) put(d *dealing, n int, liking *[8][groups]float64) {
	t := d.loose[n]
	g := groupOf(t.Kind)
	sum := 0.0
	var weight [8]float64
	for p := t.Places; p != 0; p &= p - 1 {
		at := bits.TrailingZeros8(uint8(p))
		weight[at] = float64(max(0, d.room[at])) * liking[at][g]
		sum += weight[at]
	}
	if sum == 0 {
		d.at[n] = int8(d.makeRoom(t.Places, n))
		d.room[d.at[n]]--
		return
	}
	at := search.Draw(weight[:], s.rng)
	d.at[n] = int8(at)
	d.room[at]--
}

// makeRoom moves one of the first n traces out of one of the places, which has room then. Where none can be moved, the
// card goes where there is room: the numbers of cards are right, and what is known is bent a little.
func (d *dealing) makeRoom(places getadler.Places, n int) int {
	for i := range n {
		from := int(d.at[i])
		if places&(1<<from) == 0 {
			continue
		}
		for p := d.loose[i].Places; p != 0; p &= p - 1 {
			if to := bits.TrailingZeros8(uint8(p)); d.room[to] > 0 {
				d.at[i] = int8(to)
				d.room[to]--
				d.room[from]++
				return from
			}
		}
	}
	for at := range d.room {
		if d.room[at] > 0 {
			return at
		}
	}
	return pileAt
}

// tastes is how much rather than chance would have it a character on a seat holds cards of each group, the more turns
// it has had to choose what to keep.
func (s *mind) tastes(seat int, r getadler.Role) [groups]float64 {
	table := &heroKeeps
	switch {
	case r.Villain():
		table = &villainKeeps
	case s.style.wary && s.view.Revealed:
		return s.hunterKeeps(seat)
	case s.style.wary:
		table = &heroHoards
	}
	grown := float64(min(s.view.Hour, getadler.Gate)) / getadler.Gate
	t := even
	for g := range t {
		t[g] += float64((table[g] - 1) * grown)
	}
	return t
}

// hunterKeeps are the tastes of a hero in the chase, who has hardly an arrest left where it made none on its last turn.
func (s *mind) hunterKeeps(seat int) [groups]float64 {
	t := hunterHoards
	for n := s.view.Past - 1; n >= 0; n-- {
		turn := &s.view.History[n]
		if int(turn.Seat) != seat || turn.Deed == getadler.DeedMissed || turn.Deed == getadler.NoDeed {
			continue
		}
		if turn.Revealed && turn.Deed != getadler.DeedRight {
			for g := range t {
				t[g] *= idlerHoards[g]
			}
		}
		break
	}
	return t
}

// known is the world as far as everybody sees it.
func (s *mind) known(who cast) *world {
	v := s.view
	c := &world{first: int(v.First), owed: v.Owed, rng: s.rng, table: table{
		seats: v.Seats, hour: max(1, v.Hour), current: int(v.Current), revealed: v.Revealed, attempted: v.Attempted,
		abilities: v.Abilities, House: v.House, branch: v.Branch, stage: v.Phase, policies: policiesAt(v.Seats),
		target: int(v.Target),
	}}
	for n := range v.Seats {
		c.role[n] = who[n]
		c.out[n], c.gone[n] = v.Players[n].Out, v.Players[n].Eliminated
	}
	cards := v.CardsOf(v.Seats)
	for k := range cards {
		c.all[k] = int8(cards[k])
		c.discard[k] = int8(v.Discard[k])
	}
	c.tire(v)
	if v.Phase >= getadler.PhaseReply {
		s.resume(c)
	}
	return c
}

// resume puts the confrontation that runs into the world.
func (s *mind) resume(c *world) {
	v := &s.view.Fight
	f := &c.fight
	*f = fight{
		arrester: int(v.Arrester), villain: int(v.Villain), opponent: int(v.Opponent), escape: v.Escape, asked: s.me,
		villainShots: v.VillainShots, heroShots: v.HeroShots, shooter: s.me, shooting: v.Shooting, held: v.Held,
		loser: nobody,
	}
	for _, l := range v.Laid[:v.Cards] {
		f.used[l.Card]++
		f.spent[l.Seat] = true
	}
	if c.stage == getadler.PhaseLoot {
		f.shooting = true
		if f.loser = f.villain; s.me == f.villain {
			f.loser = f.opponent
		}
		c.gone[f.loser] = true
	}
}

// tire counts how worn the villains are by their fights so far.
func (c *table) tire(v *getadler.View) {
	for n := range v.Past {
		t := &v.History[n]
		if t.Deed != getadler.DeedMissed {
			c.worn[t.Seat] = max(0, c.worn[t.Seat]-1)
		}
		if t.Deed == getadler.DeedRight {
			c.worn[t.Target] += wear
		}
	}
}
