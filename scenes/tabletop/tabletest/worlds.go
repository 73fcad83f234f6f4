package tabletest

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"safehouse/game"
)

// worldsTried is the number of changes to a match that are tried, until one is found that nobody can see.
const worldsTried = 160

// world is a match that looks to all together like another one, and of which something closed is otherwise.
type world struct {
	entries []game.Entry
	// own reports that it is the asked seat itself that could tell them apart.
	own bool
}

// worlds changes what is closed in the match of a question: two of Nature's moves take each other's place, one is drawn
// otherwise, or a seat has chosen otherwise in secret. It gives one world in which the seat asked may make other kinds
// of moves, one that this seat can tell from the match at all, and one that only others can, where there are such.
func (k *kit) worlds(q *question, rng *rand.Rand) (found []world) {
	truth, _ := k.resume(q.setup, q.entries)
	k.meetNature(q.entries)
	var parted, own, other bool
	shapes := k.shapes(truth, q.seat)
	for range worldsTried {
		if parted && own && other {
			break
		}
		entries := k.changed(truth, q.entries, rng)
		if entries == nil {
			continue
		}
		m, err := k.Resume(q.setup, entries, nil)
		if err != nil || m.Len() != truth.Len() || !alike(truth, m, game.Public) {
			continue
		}
		switch mine := !reflect.DeepEqual(viewOf(truth, q.seat), viewOf(m, q.seat)); {
		case mine && !parted && !slices.Equal(shapes, k.shapes(m, q.seat)):
			parted = true
			found = append(found, world{entries, true})
		case mine && !own:
			own = true
			found = append(found, world{entries, true})
		case !mine && !other && alike(truth, m, q.seat) && k.anybodyTells(truth, m):
			other = true
			found = append(found, world{entries, false})
		}
	}
	return found
}

// shapes are the kinds of moves that a seat may make.
func (k *kit) shapes(m game.Session, seat game.Seat) (all []string) {
	for _, move := range m.MoveTexts(seat) {
		all = append(all, k.Shape(m, seat, move))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// anybodyTells reports whether some seat can tell two matches apart.
func (k *kit) anybodyTells(a, b game.Session) bool {
	for seat := range game.Seat(a.Standing().Seats) {
		if !reflect.DeepEqual(viewOf(a, seat), viewOf(b, seat)) {
			return true
		}
	}
	return false
}

// meetNature remembers what Nature can do.
func (k *kit) meetNature(entries []game.Entry) {
	for _, e := range entries {
		word, _, _ := strings.Cut(e.Move, " ")
		if e.Seat == game.Nature && !slices.Contains(k.known[word], e.Move) {
			k.known[word] = append(k.known[word], e.Move)
		}
	}
}

// changed are the moves of a match with one of them made otherwise, nil where that cannot be.
func (k *kit) changed(truth game.Session, entries []game.Entry, rng *rand.Rand) []game.Entry {
	all := slices.Clone(entries)
	// What happened last is changed as often as all before.
	pick := func() int {
		if late := min(len(all), 12); rng.IntN(2) == 0 {
			return len(all) - 1 - rng.IntN(late)
		}
		return rng.IntN(len(all))
	}
	i := pick()
	word, _, _ := strings.Cut(all[i].Move, " ")
	switch {
	case all[i].Seat != game.Nature:
		moves := truth.MoveTextsAt(all[i].Seat, i)
		if len(moves) < 2 {
			return nil
		}
		all[i].Move = moves[rng.IntN(len(moves))]
	case rng.IntN(2) == 0:
		all[i].Move = k.known[word][rng.IntN(len(k.known[word]))]
	default:
		j := pick()
		if other, _, _ := strings.Cut(all[j].Move, " "); all[j].Seat != game.Nature || other != word {
			return nil
		}
		all[i].Move, all[j].Move = all[j].Move, all[i].Move
	}
	if slices.EqualFunc(all, entries, func(a, b game.Entry) bool { return a.Move == b.Move }) {
		return nil
	}
	return all
}
