package kompromat

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// lastRuling is the number of the last ruling of KOMPROMAT; each has a file of its own.
const lastRuling = 40

// TestRulings plays the record files of testdata/rulings; their language is explained in testdata/rulings/README.txt.
func TestRulings(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "rulings", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files {
		if name := strings.TrimSuffix(filepath.Base(file), ".txt"); name != "README" {
			names = append(names, name)
		}
	}
	for n := 1; n <= lastRuling; n++ {
		if name := fmt.Sprintf("K%02d", n); !slices.Contains(names, name) {
			t.Errorf("ruling %s has no record file", name)
		}
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) { play(t, name) })
	}
}

// play plays one record file.
func play(t *testing.T, name string) {
	f, err := os.Open(filepath.Join("testdata", "rulings", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	x := script{t: t, file: name}
	x.reset()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		x.line++
		x.run(lines.Text())
	}
	if x.expected == 0 {
		t.Errorf("%s expects nothing", name)
	}
}

// script plays one record file.
type script struct {
	t        *testing.T
	r        Rules
	file     string
	line     int
	s        State
	before   State
	last     Move
	expected int
}

// reset is the first draw of a round: round 1, seat 0 starts, missions 1 to 4 in the row, decks full.
func (x *script) reset() {
	s, err := x.r.Start(Seats, nil)
	if err != nil {
		x.t.Fatal(err)
	}
	s.apply(Move{Op: OpFirst}, nil)
	for m := range uint8(RowSize) {
		s.apply(Move{Op: OpLay, A: m + 1}, nil)
	}
	x.s = s
}

func (x *script) fail(format string, args ...any) {
	x.t.Helper()
	x.t.Fatalf("%s.txt:%d: %s", x.file, x.line, fmt.Sprintf(format, args...))
}

func (x *script) number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		x.fail("%q is no number", text)
	}
	return n
}

func (x *script) seat(text string) game.Seat {
	switch text {
	case "0":
		return 0
	case "1":
		return 1
	case "nature":
		return game.Nature
	case "table", "nobody":
		return game.Public
	}
	x.fail("%q is no seat", text)
	return game.Public
}

func (x *script) card(text string) Card {
	m, err := x.r.Parse("deal " + text)
	if err != nil {
		x.fail("%v", err)
	}
	return Card(m.A)
}

func (x *script) item(text string) Item {
	for i := NoItem + 1; i < itemEnd; i++ {
		if i.String() == text {
			return i
		}
	}
	x.fail("%q is no item", text)
	return NoItem
}

func (x *script) move(seat game.Seat, text string) {
	m, err := x.r.Parse(text)
	if err != nil {
		x.fail("%v", err)
	}
	if why := x.r.Check(&x.s, seat, m); why != nil {
		x.fail("%v may not %q: %v; legal: %v; state %v", seat, text, why, x.legal(seat), x.s)
	}
	x.before, x.last = x.s, m
	x.r.Apply(&x.s, seat, m)
}

func (x *script) legal(seat game.Seat) []string {
	var texts []string
	for _, m := range x.r.Moves(&x.s, seat, nil) {
		texts = append(texts, m.String())
	}
	return texts
}

// run plays one line.
func (x *script) run(line string) {
	line, _, _ = strings.Cut(line, "#")
	f := strings.Fields(line)
	if len(f) == 0 {
		return
	}
	switch f[0] {
	case "new":
		s, err := x.r.Start(Seats, nil)
		if err != nil {
			x.fail("%v", err)
		}
		x.s = s
	case "again":
		x.reset()
	case "start":
		x.start(f[1], f[2:])
	case "nature":
		for _, what := range f[2:] {
			x.move(game.Nature, f[1]+" "+what)
		}
	case "0", "1":
		if f[1] == "attempt" {
			x.attempt(x.seat(f[0]), f[2], f[3:])
			return
		}
		x.move(x.seat(f[0]), strings.Join(f[1:], " "))
	default:
		x.expected++
		x.expect(f[0], f[1:])
	}
}

// attempt plays a whole turn without items: draw, place, draw again and stop.
func (x *script) attempt(seat game.Seat, mission string, cards []string) {
	for i, c := range cards {
		x.move(seat, "draw")
		x.move(game.Nature, "deal "+c)
		if i == 0 {
			x.move(seat, "place "+mission)
		}
	}
	x.move(seat, "stop")
}

// start changes the position before play.
func (x *script) start(what string, args []string) {
	s := &x.s
	switch what {
	case "round":
		s.round = uint8(x.number(args[0]))
	case "starter":
		s.starter = x.seat(args[0])
		s.turn = s.starter
	case "narrow":
		s.narrow = true
	case "tokens":
		s.side[x.seat(args[0])].tokens = uint8(x.number(args[1]))
	case "items":
		for _, name := range args[1:] {
			s.side[x.seat(args[0])].items |= 1 << x.item(name)
		}
	case "deck":
		h := &s.side[x.seat(args[0])]
		h.deck = 0
		for _, name := range args[1:] {
			h.deck |= 1 << x.card(name)
		}
	case "row":
		for i, name := range args {
			m, under, _ := strings.Cut(name, "/")
			s.row[i] = Mission(x.number(m))
			if under != "" {
				s.counter[i] = Mission(x.number(under))
			}
		}
	case "won":
		for _, name := range args[1:] {
			s.taken[x.seat(args[0])] |= 1 << x.number(name)
			s.order[s.orderLen] = Mission(x.number(name))
			s.orderLen++
		}
	case "gone":
		for _, name := range args {
			s.gone |= 1 << x.number(name)
		}
	default:
		x.fail("start %q is unknown", what)
	}
	s.unlaid = allMissions &^ (s.taken[0] | s.taken[1] | s.gone)
	for i := range s.row {
		s.unlaid &^= 1<<s.row[i] | 1<<s.counter[i]
	}
}

// expect looks at the position.
func (x *script) expect(what string, args []string) {
	x.t.Helper()
	s := &x.s
	got, want := "", strings.Join(args[min(1, len(args)):], " ")
	one := func() game.Seat { return x.seat(args[0]) }
	switch what {
	case "legal":
		got = strings.Join(x.legal(one()), ", ")
	case "asked":
		got, want = x.asked(), strings.Join(args, " ")
	case "refuse":
		x.refuse(one(), args[1:len(args)-1], args[len(args)-1])
		return
	case "phase":
		got = x.r.View(s, one()).Phase.String()
	case "tokens":
		got = strconv.Itoa(int(s.side[one()].tokens))
	case "items":
		for i := NoItem + 1; i < itemEnd; i++ {
			if s.side[one()].items>>i&1 != 0 {
				got += i.String() + " "
			}
		}
		got = strings.TrimSpace(got)
	case "points":
		got = strconv.Itoa(s.Points(one()).Total())
	case "standing":
		got = halves(x.r.Standing(s).Halves[one()])
	case "won":
		got = x.pile(one(), one())
	case "pile":
		got, want = x.pile(one(), x.seat(args[1])), strings.Join(args[2:], " ")
	case "cards":
		got, want = x.cards(one(), x.seat(args[1]), x.number(args[2])-1), strings.Join(args[3:], " ")
	case "total":
		a := x.r.View(s, game.Public).Row[x.number(args[1])-1].Attempts[one()]
		got, want = "none", args[2]
		if a.Declared {
			got = halves(a.Total)
		}
	case "fate":
		f := s.fate[x.number(args[0])-1]
		got = map[Fate]string{Undecided: "open", Discarded: "discarded"}[f]
		if w := f.WonBy(); w != game.Public {
			got = "won by " + w.String()
		}
	case "round":
		st := x.r.Standing(s)
		got, want = fmt.Sprintf("%d of %d", st.Round, st.Rounds), args[0]+" of 6"
	case "starter":
		got, want = s.starter.String(), args[0]
	case "over":
		got, want = endingNames[s.ending], strings.Join(args, " ")
		if w := s.Winner(); w != game.Public {
			got += " " + w.String()
		}
	case "row":
		got, want = x.row(), strings.Join(args, " ")
	case "gone":
		got, want = strconv.FormatBool(x.r.View(s, game.Public).DiscardedMissions>>x.number(args[0])&1 != 0), "true"
	case "undrawn":
		got, want = strconv.Itoa(bits.OnesCount32(x.r.View(s, game.Public).Unlaid)), args[0]
	case "deck":
		got = strconv.Itoa(bits.OnesCount16(s.side[one()].deck))
	case "odds", "recalled":
		v, seen := x.r.View(s, one()), what == "recalled"
		num, den := v.BustOdds(seen)
		got = fmt.Sprintf("%d of %d", num, den)
		may, over := 0, 0
		for c := Card(1); c <= DeckSize; c++ {
			switch comes, passes := v.MayCome(c, seen); {
			case passes:
				over++
				fallthrough
			case comes:
				may++
			}
		}
		next := v.Players[v.Viewer].Top[0]
		if seen && v.Players[v.Viewer].TopCount > 0 && next.Know != Hidden {
			// The next card is known, and is one of those that may come.
			if comes, _ := v.MayCome(next.Card, seen); !comes || den != 1 {
				got = fmt.Sprintf("%d of %d, though the next one is known", num, den)
			}
		} else if den > 0 && (over != num || may != den) {
			got = fmt.Sprintf("%d of %d, and card by card %d of %d", num, den, over, may)
		}
	case "readings":
		v := x.r.View(s, one())
		low, high := v.OpenTotals()
		got = halves(low) + " or " + halves(high)
	case "suggested":
		v := x.r.View(s, one())
		got = strconv.Itoa(v.Suggested())
	case "top":
		v := x.r.View(s, one())
		var top []string
		for _, c := range v.Players[x.seat(args[1])].Top[:v.Players[x.seat(args[1])].TopCount] {
			top = append(top, c.String())
		}
		got, want = strings.Join(top, " "), strings.Join(args[2:], " ")
	case "drawn":
		v := x.r.View(s, one())
		got = "none"
		if v.DrawnBy == x.seat(args[1]) {
			got = v.Drawn.String()
		}
		want = args[2]
	case "told":
		got = x.told(one())
	default:
		x.fail("%q is no move and no expectation", what)
	}
	if got != want {
		x.fail("%s: got %q, want %q; the table sees %v", what, got, want, *s)
	}
}

func (x *script) asked() string {
	set := x.r.ToAct(&x.s)
	if set == 0 {
		return "nobody"
	}
	return set.First().String()
}

// pile writes the cards won as a screen may show them.
func (x *script) pile(viewer, owner game.Seat) string {
	v := x.r.View(&x.s, viewer)
	p := &v.Players[owner]
	if !p.WonShown {
		return fmt.Sprintf("%d cards", p.WonCount)
	}
	var cards []string
	for _, m := range p.Won[:p.WonCount] {
		cards = append(cards, strconv.Itoa(int(m)))
	}
	return strings.Join(cards, " ")
}

func (x *script) refuse(seat game.Seat, move []string, ruling string) {
	x.t.Helper()
	m, err := x.r.Parse(strings.Join(move, " "))
	if err != nil {
		x.fail("%v", err)
	}
	why := x.r.Check(&x.s, seat, m)
	if why == nil {
		x.fail("%v may %q", seat, m)
	}
	if !slices.Contains(rulestest.WordKeys(x.t, "."), why.Key) {
		x.fail("the key %q is not published", why.Key)
	}
	if why.Ruling != ruling && why.Key != ruling {
		x.fail("%v may not %q by %q (%s), want %s", seat, m, why.Ruling, why.Key, ruling)
	}
}

func (x *script) told(viewer game.Seat) string {
	var kinds []string
	for _, e := range rulestest.Events(x.r, &x.before, 0, x.last, viewer) {
		if k := eventNames[e.Kind]; k != "" {
			if e.Card != 0 {
				k += ":" + e.Card.String()
			}
			kinds = append(kinds, k)
		}
	}
	return strings.Join(kinds, " ")
}

func (x *script) row() string {
	var row []string
	for i := range x.s.row {
		text := strconv.Itoa(int(x.s.row[i]))
		if c := x.s.counter[i]; c != 0 {
			text += "/" + strconv.Itoa(int(c))
		}
		row = append(row, text)
	}
	return strings.Join(row, " ")
}

// cards writes an attempt as the viewer knows it: 7b shown, (7b) remembered, ? hidden, and a minus for a removed card.
func (x *script) cards(viewer, owner game.Seat, mission int) string {
	a := x.r.View(&x.s, viewer).Row[mission].Attempts[owner]
	var cards []string
	for _, c := range a.Cards[:a.Count] {
		cards = append(cards, c.String())
	}
	return strings.Join(cards, " ")
}

var endingNames = map[Ending]string{notOver: "running", EndPoints: "points", EndTokens: "tokens", EndDraw: "draw",
	EndNotorious: "notorious", EndBothNotorious: "both notorious"}

// eventNames names the events that the files speak of; others are passed over.
var eventNames = map[EventKind]string{CardDrawn: "drawn", CardPlacedUp: "up", CardPlacedDown: "down",
	Stopped:  "stopped",
	ItemUsed: "used", CardRemoved: "removed", RevealBegan: "reveal", CardTurned: "turned", Declared: "declared",
	WentBust: "bust", WasPerfect: "perfect", TokenDiscarded: "discarded", MissionWon: "won", WonByCards: "won-by-cards",
	MissionDropped: "dropped", CounterDropped: "counter-dropped", MarksTaken: "marks", MatchEnded: "ended",
	SetAside:         "aside",
	SetAsideReturned: "aside-back", EquipmentBack: "equipment-back"}
