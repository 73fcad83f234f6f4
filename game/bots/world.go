package bots

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// world is one way in which the rest of the round may go: both hands, and what the seats own.
type world struct {
	hands    [kompromat.Seats]hand
	accounts [kompromat.Seats]account
	// rivals are the rival's cards in the order placed, removed ones counted in.
	rivals [kompromat.RowSize][kompromat.DeckSize]kompromat.Card
}

// result is how a seat does at a mission.
type result struct {
	total, count int
	tried        bool
}

func (a *attempt) result() result { return result{a.best(), a.count, a.tried} }

// stands tells whether there is a total that may win.
func (r result) stands() bool { return r.tried && r.total <= kompromat.Limit }

// beats tells whether r takes the mission from o (K14 to K18).
func (r result) beats(o result) bool {
	if !r.stands() {
		return false
	}
	return !o.stands() || r.total > o.total || r.total == o.total && r.count > o.count
}

// character is how an opponent thinks.
type character struct {
	// fits tells to choose missions by what the first card is good for, not only by their worth.
	fits bool
	// wins tells to count chances of winning instead of points.
	wins bool
	// fear multiplies the danger of tokens.
	fear float64
}

func characterOf(level game.Level) character {
	if level == game.Expert {
		return character{fits: true, wins: true, fear: expertFear}
	}
	return character{fear: mediumFear}
}

// thinker is what an opponent knows while it decides one move.
type thinker struct {
	character
	view   *kompromat.View
	me     game.Seat
	judge  judge
	rng    *rand.Rand
	own    hand
	both   [kompromat.Seats]account
	worlds []world
	// share is the weight of each world.
	share float64
	// memory is scratch space for stopping.
	memory []float64
}

// think looks at a view and samples that many worlds.
func think(v *kompromat.View, c character, samples int, rng *rand.Rand) *thinker {
	t := &thinker{view: v, me: v.Viewer, character: c, judge: judgeOf(v, c), rng: rng, own: handOf(v, v.Viewer)}
	for seat := range t.both {
		t.both[seat] = accountOf(v, game.Seat(seat))
	}
	t.worlds = make([]world, max(1, samples))
	t.share = 1 / float64(len(t.worlds))
	for i := range t.worlds {
		w := &t.worlds[i]
		state := kompromat.Rules{}.Sample(v, rng)
		theirs := kompromat.Rules{}.View(&state, 1-t.me)
		w.hands[t.me] = t.own
		w.hands[1-t.me] = handOf(&theirs, 1-t.me)
		w.accounts = t.both
		for m := range theirs.Row {
			for slot, c := range theirs.Row[m].Attempts[1-t.me].Cards {
				w.rivals[m][slot] = c.Card
			}
		}
	}
	return t
}

// settle gives the value of the round's end when the missions still open are revealed; at one of them the thinker's
// result is another than its cards give.
func (t *thinker) settle(w *world, at int, mine result) float64 {
	both := w.accounts
	for i := range kompromat.RowSize {
		place := &t.view.Row[i]
		if place.Mission == 0 {
			continue
		}
		var results [kompromat.Seats]result
		for seat := range results {
			results[seat] = w.hands[seat].at[i].result()
		}
		if i == at {
			results[t.me] = mine
		}
		if t.resolve(&both, &results, place) {
			break
		}
	}
	return t.judge.value(&both)
}

// resolve books one mission and tells whether it ends the match by nine tokens.
func (t *thinker) resolve(both *[kompromat.Seats]account, results *[kompromat.Seats]result, place *kompromat.Place) bool {
	for seat, r := range results {
		if r.tried && r.total > kompromat.Limit {
			both[seat].tokens++
		}
	}
	if notorious(both) {
		return true
	}
	for seat := range both {
		a, r := &both[seat], results[seat]
		marks := 0
		if r.beats(results[1-seat]) {
			marks = place.Counter.Marks()
		}
		if r.stands() && r.total == kompromat.Limit && a.tokens > 0 && !t.judge.keeps(a.tokens, marks) {
			a.tokens--
		}
	}
	for seat := range both {
		if results[seat].beats(results[1-seat]) {
			both[seat].win(place.Mission)
			both[seat].tokens += place.Counter.Marks()
		}
	}
	return notorious(both)
}

func notorious(both *[kompromat.Seats]account) bool {
	return both[0].tokens >= kompromat.TokenLimit || both[1].tokens >= kompromat.TokenLimit
}
