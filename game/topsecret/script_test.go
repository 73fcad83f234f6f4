package topsecret

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// script plays one record file.
type script struct {
	t        *testing.T
	r        Rules
	file     string
	line     int
	s        State
	before   State
	seat     game.Seat
	last     Move
	expected int
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

func (x *script) seatOf(text string) game.Seat {
	switch text {
	case "nature":
		return game.Nature
	case "table":
		return game.Public
	}
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < int(x.s.seats) {
		return game.Seat(n)
	}
	x.fail("%q is no seat", text)
	return game.Public
}

// kind reads a card's name.
func (x *script) kind(text string) Kind {
	m, err := x.r.Parse("play " + text)
	if err != nil {
		x.fail("%v", err)
	}
	k := x.s.kindOf(m)
	if k == NoKind {
		x.fail("no document is worth %s", text)
	}
	return k
}

// kinds counts cards by name.
func (x *script) tally(names []string) tally {
	var t tally
	for _, name := range names {
		t += one(x.kind(name))
	}
	return t
}

// options reads what follows a number of seats: «series called value1=100».
func (x *script) options(args []string) game.Options {
	options := game.Options{}
	for _, arg := range args {
		key, value, given := strings.Cut(arg, "=")
		options[key] = 1
		if given {
			options[key] = x.number(value)
		}
	}
	return options
}

func (x *script) move(seat game.Seat, text string) {
	m, err := x.r.Parse(text)
	if err != nil {
		x.fail("%v", err)
	}
	if why := x.r.Check(&x.s, seat, m); why != nil {
		x.fail("%v may not %q: %v; legal: %v; state %v", seat, text, why, x.legal(seat), x.s)
	}
	x.before, x.seat, x.last = x.s, seat, m
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
		x.s = start(x.t, x.number(f[1]), x.options(f[2:]))
	case "table":
		x.s = start(x.t, x.number(f[1]), x.options(f[2:]))
		x.move(game.Nature, "marker 0")
	case "start":
		x.start(f[1], f[2:])
	case "turn":
		for seat, card := range f[1:] {
			if card != "-" {
				x.move(x.seatOf(strconv.Itoa(seat)), "play "+card)
			}
		}
	case "bank", "leave":
		for _, seat := range f[1:] {
			x.move(x.seatOf(seat), f[0])
		}
	case "0", "1", "2", "3", "4", "5", "nature":
		x.move(x.seatOf(f[0]), strings.Join(f[1:], " "))
	default:
		x.expected++
		x.expect(f[0], f[1:])
	}
}

// start changes the position before play.
func (x *script) start(what string, args []string) {
	s := &x.s
	switch what {
	case "turn":
		s.turn = uint8(x.number(args[0]))
	case "marker":
		s.marker = x.seatOf(args[0])
	case "game":
		s.game = uint8(x.number(args[0]))
	case "hand":
		s.hand[x.seatOf(args[0])] = x.tally(args[1:])
	case "up":
		seat := x.seatOf(args[0])
		s.up[seat] = [2]upCard{}
		for i, name := range args[1:] {
			name, home, stolen := strings.Cut(name, "^")
			from := seat
			if stolen {
				from = x.seatOf(home)
			}
			s.up[seat][i] = upCard(NewCard(x.kind(name), from))
		}
	case "points":
		s.points[x.seatOf(args[0])] = int32(x.number(args[1]))
	case "series":
		s.series[x.seatOf(args[0])] = int32(x.number(args[1]))
	default:
		x.fail("start %q is unknown", what)
	}
}

// expect looks at the position.
func (x *script) expect(what string, args []string) {
	x.t.Helper()
	v := x.r.View(&x.s, game.Public)
	seat := func() game.Seat { return x.seatOf(args[0]) }
	player := func() *Player { return &v.Players[seat()] }
	got, want := "", strings.Join(args[min(1, len(args)):], " ")
	switch what {
	case "refuse":
		x.refuse(seat(), args[1:len(args)-1], args[len(args)-1])
		return
	case "legal":
		got = strings.Join(x.legal(seat()), ", ")
	case "told":
		got = x.told(seat())
	case "sees":
		got, want = x.sees(seat(), x.seatOf(args[1])), strings.Join(args[2:], " ")
	case "hand":
		got = v.names(&player().Hand)
	case "up":
		got = v.upNames(player())
	case "x1":
		got = v.names(&player().Singles)
	case "x2":
		got = v.pairNames(player())
	case "points":
		got = strconv.Itoa(player().Points)
	case "series":
		got = strconv.Itoa(player().Series)
	case "standing":
		got = strconv.Itoa(x.r.Standing(&x.s).Halves[seat()])
	default:
		got, want = x.shared(what, &v), strings.Join(args, " ")
	}
	if got != want {
		x.fail("%s: got %q, want %q; the table sees %v", what, got, want, x.s)
	}
}

// shared looks at what belongs to no seat.
func (x *script) shared(what string, v *View) string {
	switch what {
	case "asked":
		return orNobody(v.ToAct)
	case "phase":
		return v.Phase.String()
	case "marker":
		return v.Marker.String()
	case "turn":
		x.fail("a turn is played; write «turns» for its number")
	case "turns":
		return fmt.Sprintf("%d of %d", v.Turn, v.Turns)
	case "game":
		return strconv.Itoa(v.Game)
	case "round":
		st := x.r.Standing(&x.s)
		return fmt.Sprintf("%d of %d", st.Round, st.Rounds)
	case "discard":
		return v.names(&v.Discard)
	case "targets":
		return orNobody(v.Targets)
	case "bankers":
		return orNobody(v.Bankers)
	case "won":
		return orNobody(v.GameWinners)
	case "winners":
		return orNobody(x.r.Standing(&x.s).Winners)
	default:
		x.fail("%q is no move and no expectation", what)
	}
	return ""
}

func orNobody(set game.Seats) string {
	if set == 0 {
		return "nobody"
	}
	return set.String()
}

// sees writes what a viewer knows of a seat's sealed choices and piles: the chosen card, ? for a back; then what it
// decided; then how it knows hand and piles.
func (x *script) sees(viewer, seat game.Seat) string {
	v := x.r.View(&x.s, viewer)
	p := &v.Players[seat]
	var parts []string
	if p.Picked {
		parts = append(parts, v.name(p.Pick.Kind()))
	}
	if p.Deciding != 0 {
		parts = append(parts, map[int]string{banks: "banks", leaves: "leaves"}[p.Deciding])
	}
	if p.Chosen {
		parts = append(parts, "chosen")
	}
	know := map[Knowledge]string{hidden: "hidden", Remembered: "remembered", Shown: "shown"}
	return strings.Join(append(parts, "hand", know[p.HandKnow], "piles", know[p.PilesKnow]), " ")
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

// told spells the events of the last move: what happened, the seat, and the card that the viewer saw.
func (x *script) told(viewer game.Seat) string {
	v := x.r.View(&x.s, viewer)
	var parts []string
	for _, e := range rulestest.Events(x.r, &x.before, x.seat, x.last, viewer) {
		text := eventNames[e.Kind]
		switch e.Kind {
		case Exploded, TurnBegan, GameBegan:
			text += ":" + strconv.Itoa(int(e.N))
		default:
			text += ":" + e.Seat.String()
		}
		if e.Card != 0 && e.Kind != MolePlayed {
			text += ":" + v.name(e.Card.Kind())
		}
		if e.Kind == GameScored {
			text += ":" + strconv.Itoa(int(e.N))
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " ")
}

// eventNames are the events in the files.
var eventNames = [eventEnd]string{MarkerDrawn: "marker", GameBegan: "game", TurnBegan: "turn", CardChosen: "chose",
	CardTurned: "turned", CardPlaced: "placed", Called: "called", Forgot: "forgot", Exploded: "boum",
	CardDestroyed: "burnt",
	CardSpared:    "spared", MolePlayed: "mole", CardStolen: "stole", NothingToSteal: "nothing", BankChosen: "decided",
	CardBanked: "banked", PairBanked: "paired", CardLeft: "left", GameScored: "scored", GameWon: "won",
	MatchEnded: "ended"}
