package rulestest

import (
	"fmt"
	"io"
	"log/slog"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
)

func itoa(n int) string { return strconv.Itoa(n) }

// triedAtOnce is the number of moves met elsewhere that are tried at each position for a seat that owes a decision,
// triedIdly for each that owes none; trying all of them at every one would cost more than it finds.
const triedAtOnce, triedIdly = 20, 4

// printedEvery is how often, in positions, a state is printed, each time in another way: all ways at once would cost
// more than they find.
const printedEvery = 4

// checkStart requires that Start refuses tables that no game of the house has.
func (k *kit[S, M, V, E]) checkStart() {
	for _, seats := range []int{-1, 0, game.MaxSeats + 1} {
		if _, err := k.Rules.Start(seats, k.setting.Options); err == nil {
			k.fail("Start accepts %d seats", seats)
		}
	}
}

// checkPosition holds one state to the contract. The views are those of k.viewers.
func (k *kit[S, M, V, E]) checkPosition(s *S, views []V) {
	before := *s
	k.checkActing(s, views)
	k.checkOrder(s)
	k.checkStrangers(s, &views[len(views)-1])
	if k.rng.IntN(printedEvery) == 0 {
		k.checkPrinting(s, &views[len(views)-1])
	}
	if k.Conserve != nil {
		if err := k.Conserve(s); err != nil {
			k.fail("not conserved: %v", err)
		}
	}
	if before != *s {
		k.fail("a question about the state changed it")
	}
}

func (k *kit[S, M, V, E]) checkActing(s *S, views []V) {
	toAct := k.Rules.ToAct(s)
	if toAct.Has(game.Nature) && toAct.Len() > 1 {
		k.fail("Nature and a seat are to act at once: %b", toAct)
	}
	standing := k.Rules.Standing(s)
	if standing.Over != (toAct == 0) {
		k.fail("Standing.Over is %v, seats to act %b", standing.Over, toAct)
	}
	if standing.Seats != k.setting.Seats {
		k.fail("Standing.Seats is %d", standing.Seats)
	}
	for seat := range game.Public + 2 {
		k.buf = k.Rules.Moves(s, seat, k.buf[:0])
		moves := k.buf
		switch {
		case !toAct.Has(seat) && len(moves) > 0:
			k.fail("seat %v owes no decision and has the move %q", seat, moves[0].String())
		case toAct.Has(seat) && len(moves) == 0:
			k.fail("seat %v owes a decision and has no move", seat)
		case toAct.Has(seat) && seat != game.Nature && !seat.Sits(k.setting.Seats):
			k.fail("seat %v owes a decision and does not sit at the table", seat)
		}
		k.checkTexts(moves)
		k.checkLegality(s, seat, moves)
	}
	for i, viewer := range k.viewers {
		k.legal[i] = k.Rules.Moves(s, viewer, k.legal[i][:0])
		if k.Shown != nil && !slices.Equal(k.Shown(&views[i]), k.legal[i]) {
			k.fail("the view of seat %v carries moves other than its legal ones", viewer)
		}
	}
}

// checkTexts requires texts to be unique among the moves and to be read back, and no second text for the same move. A
// move's text hangs on the move alone, so that each move is read once in all games.
func (k *kit[S, M, V, E]) checkTexts(moves []M) {
	for i, m := range moves {
		if slices.Contains(moves[:i], m) {
			k.fail("two legal moves have the text %q", m.String())
		}
		if k.read[m] {
			continue
		}
		k.read[m] = true
		text := m.String()
		back, err := k.Rules.Parse(text)
		if err != nil || back != m {
			k.fail("move text %q reads back as %q, error %v", text, back.String(), err)
		}
		for _, other := range []string{"", " " + text, text + " ", strings.ToUpper(text), text + " 1", text[:len(text)/2],
			text + "\x00"} {
			if parsed, err := k.Rules.Parse(other); err == nil && parsed.String() != other {
				k.fail("Parse reads %q as %q: a move has one text", other, parsed.String())
			}
		}
	}
}

// checkLegality requires Check to accept exactly the legal moves, and to say why it refuses.
func (k *kit[S, M, V, E]) checkLegality(s *S, seat game.Seat, moves []M) {
	for _, m := range moves {
		if r := k.Rules.Check(s, seat, m); r != nil {
			k.fail("Check refuses seat %v its legal move %q: %v", seat, m.String(), r)
		}
	}
	tries := triedAtOnce
	if len(moves) == 0 {
		tries = triedIdly
	}
	for range min(tries, len(k.known)) {
		m := k.known[k.rng.IntN(len(k.known))]
		if slices.Contains(moves, m) {
			continue
		}
		if r := k.Rules.Check(s, seat, m); r == nil {
			k.fail("Check accepts %q of seat %v, which is not among its moves", m.String(), seat)
		} else if r.Key == "" {
			k.fail("Check refuses %q without a reason", m.String())
		}
	}
}

// checkStrangers requires that whoever does not sit at the table sees the public view.
func (k *kit[S, M, V, E]) checkStrangers(s *S, table *V) {
	var v V
	for _, stranger := range []game.Seat{game.Seat(k.setting.Seats), game.Nature, game.Public + 1, 255} {
		if stranger.Sits(k.setting.Seats) {
			continue
		}
		if v = k.Rules.View(s, stranger); !k.same(&v, table) {
			k.fail("viewer %d, who does not sit here, sees other than the public: %s", uint8(stranger), differ(&v, table))
		}
	}
}

// checkPrinting requires a state to print as the public sees it: a world that the public cannot tell from the true one
// prints the same, whatever the verb, alone or inside another value.
func (k *kit[S, M, V, E]) checkPrinting(s *S, table *V) {
	other := k.Rules.Sample(table, k.rng)
	if v := k.Rules.View(&other, game.Public); !k.same(&v, table) {
		k.fail("leak: the public view of a sampled world differs from that of the true one at %s", differ(&v, table))
	}
	way := k.rng.IntN(printedWays)
	if a, b := printed(s, way), printed(&other, way); a != b {
		k.fail("printing a state leaks: worlds that the public cannot tell apart print differently, %s",
			firstDifference(a, b))
	}
}

// verbs are those that print any value; printedWays is the number of ways to print with them.
var verbs = [...]string{"%v", "%+v", "%#v", "%d", "%s", "%x", "%q"}

const printedWays = 4 * len(verbs)

// printed prints a state in one of the ways: with each verb alone, in another value and among others, and logged.
func printed[S any](s *S, way int) string {
	var b strings.Builder
	verb := verbs[way%len(verbs)]
	switch way / len(verbs) {
	case 0:
		fmt.Fprintf(&b, verb, *s)
	case 1:
		fmt.Fprintf(&b, verb, struct{ Held S }{*s})
	case 2:
		fmt.Fprintf(&b, verb+"\n"+verb, []S{*s}, map[int]S{1: *s})
	default:
		fmt.Fprintln(&b, *s)
		logTo(&b, *s)
	}
	return b.String()
}

// logTo writes a value as a log in text and in JSON would, without the time.
func logTo(w io.Writer, value any) {
	plain := &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}
	slog.New(slog.NewTextHandler(w, plain)).Info("state", "state", value)
	slog.New(slog.NewJSONHandler(w, plain)).Info("state", "state", value)
}

func firstDifference(a, b string) string {
	la, lb := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(la), len(lb)) {
		if la[i] != lb[i] {
			return fmt.Sprintf("%.200q and %.200q", la[i], lb[i])
		}
	}
	return "in length"
}

// checkSealed requires a move to be sealed where the public could not tell it from another legal move: what the record
// shows in plain must have been open. After is the public view once the move was made.
func (k *kit[S, M, V, E]) checkSealed(s *S, seat game.Seat, m M, after *V, seen []game.Seen[V, E]) {
	if seat == game.Nature || k.Rules.Sealed(s, seat, m) {
		return
	}
	k.buf = k.Rules.Moves(s, seat, k.buf[:0])
	told := eventsOf(seen, nil)
	for _, other := range k.buf {
		if other == m {
			continue
		}
		alt := *s
		k.Rules.Apply(&alt, seat, other)
		if !slices.Equal(told, Events(k.Rules, s, seat, other, game.Public)) {
			continue
		}
		if view := k.Rules.View(&alt, game.Public); k.same(after, &view) {
			k.fail("seat %v's move %q is not sealed, though the public could not tell it from %q", seat, m.String(),
				other.String())
			return
		}
	}
}
