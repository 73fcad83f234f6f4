package getadler

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// expect looks at the position.
func (x *script) expect(what string, args []string) {
	x.t.Helper()
	got, want := "", strings.Join(args[min(1, len(args)):], " ")
	switch what {
	case "refuse":
		x.refuse(x.seatOf(args[0]), args[1:len(args)-1], args[len(args)-1])
		return
	case "may":
		if !slices.Contains(x.legal(x.seatOf(args[0])), want) {
			x.fail("%s may not %q; legal: %v", args[0], want, x.legal(x.seatOf(args[0])))
		}
		return
	case "legal":
		got = strings.Join(x.legal(x.seatOf(args[0])), ", ")
	case "told":
		got = x.told(x.seatOf(args[0]))
	case "sees":
		v := x.r.View(&x.s, x.seatOf(args[0]))
		got, want = v.Players[x.seatOf(args[1])].text(), strings.Join(args[2:], " ")
	case "did":
		got = x.did(x.seatOf(args[0]))
	case "fits":
		v := x.r.View(&x.s, game.Public)
		got = spellRoles(v.Players[x.seatOf(args[0])].Answers)
	case "unsure":
		got, want = x.unsure(x.seatOf(args[0]), x.seatOf(args[1]), x.cards(args[2:3])[0]), args[3]
	case "looking":
		v := x.r.View(&x.s, x.seatOf(args[0]))
		got = v.Looking.String()
	case "holds":
		got = x.s.hands[x.seatOf(args[0])].counts().String()
	default:
		v := x.r.View(&x.s, game.Public)
		got, want = x.shared(what, &v), strings.Join(args, " ")
	}
	if got != want {
		x.fail("%s: got %q, want %q; the table sees %v", what, got, want, x.s)
	}
}

// unsure reports whether, for all that a viewer knows, a hand may hold a card of a kind.
func (x *script) unsure(viewer, seat game.Seat, k Kind) string {
	v := x.r.View(&x.s, viewer)
	for _, trace := range v.Traces[:v.Traced] {
		if trace.Kind == k && trace.Places&InHand(seat) != 0 {
			return "yes"
		}
	}
	return "no"
}

// shared looks at what everyone may see.
func (x *script) shared(what string, v *View) string {
	switch what {
	case "asked":
		return orNobody(v.ToAct)
	case "phase":
		return v.Phase.String()
	case "hour":
		return strconv.Itoa(v.Hour)
	case "round":
		st := x.r.Standing(&x.s)
		return fmt.Sprintf("%d of %d", st.Round, st.Rounds)
	case "on":
		return v.Current.String()
	case "revealed":
		return strconv.FormatBool(v.Revealed)
	case "out":
		return orNobody(x.players(func(p *Player) bool { return p.Out }))
	case "eliminated":
		return orNobody(x.players(func(p *Player) bool { return p.Eliminated }))
	case "pile":
		return strconv.Itoa(v.Pile)
	case "discard":
		return v.Discard.String()
	case "away":
		return strconv.Itoa(v.Away)
	case "fight":
		return fight(&v.Fight)
	case "winners":
		return orNobody(x.r.Standing(&x.s).Winners)
	case "because":
		return reasonNames[v.Reason]
	case "shown":
		return fmt.Sprintf("%v by %v", v.Shown, v.ShownBy)
	case "needed":
		return v.Branch.String()
	default:
		x.fail("%q is no move and no expectation", what)
	}
	return ""
}

// players are the seats of which the table sees something.
func (x *script) players(is func(*Player) bool) (set game.Seats) {
	v := x.r.View(&x.s, game.Public)
	for seat := range game.Seat(v.Seats) {
		if is(&v.Players[seat]) {
			set = set.With(seat)
		}
	}
	return set
}

// fight writes a confrontation: who arrested whom, who faces the villain, the shots where there are any, and the cards.
func fight(f *Confrontation) string {
	if f.Villain == game.Public {
		return "none"
	}
	text := fmt.Sprintf("%v arrested %v who faces %v", f.Arrester, f.Villain, f.Opponent)
	if f.Shooting {
		text += fmt.Sprintf(" shots %d:%d", f.VillainShots, f.HeroShots)
	}
	for _, l := range f.Laid[:f.Cards] {
		text += fmt.Sprintf(" %v:%v", l.Seat, l.Card)
	}
	return text
}

func orNobody(set game.Seats) string {
	if set == 0 {
		return "nobody"
	}
	return set.String()
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
	x.refused[why.Key] = true
	if !slices.Contains(rulestest.WordKeys(x.t, "."), why.Key) {
		x.fail("the key %q is not published", why.Key)
	}
	if why.Ruling != ruling && strings.TrimPrefix(why.Key, "why.getadler.") != ruling {
		x.fail("%v may not %q by %q (%s), want %s", seat, m, why.Ruling, why.Key, ruling)
	}
}
