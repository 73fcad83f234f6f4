package topsecretbot

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// explain says why a move was made: what the options are called, what the seat knew and what could go wrong. It draws
// nothing and changes no choice.
func explain(t *bots.Thought[topsecret.Move], v *topsecret.View, j *judgement) {
	if len(t.Options) == 0 {
		t.Options, t.Scale = []bots.Weighed[topsecret.Move]{{Move: t.Move, Value: 1, Chance: 1}}, bots.Liking
	}
	t.Options = bots.Listed(t.Move, t.Options, func(m topsecret.Move) game.Line { return name(v, m) })
	t.Knew = knew(v, t.Move, j)
	if t.Scale == bots.Wins {
		t.Knew = slices.DeleteFunc(t.Knew, func(l game.Line) bool { return belies(l, v.Viewer, t.Options[0].Value) })
	}
	t.Feared = forecastOf(v, j).feared(v, t.Move)
}

// belies reports whether a sentence says who leads by so little that the chance to win says the opposite: that is no
// reason for anything.
func belies(l game.Line, viewer game.Seat, chance float64) bool {
	if l.Key != "think.topsecret.knew.leads" && l.Key != "think.topsecret.knew.ahead" {
		return false
	}
	return (l.Args[1] == game.SeatName(viewer)) != (chance > 0.5)
}

// name is what an option is called.
func name(v *topsecret.View, m topsecret.Move) game.Line {
	own, waiting := &v.Players[v.Viewer], waits(v)
	points := game.Number(v.Value(waiting))
	switch m.Op {
	case topsecret.OpDocument:
		k := v.Played(m)
		points = game.Number(v.Value(k))
		switch waiting {
		case k:
			return game.Say("think.topsecret.pair", points)
		case topsecret.Agent:
			return game.Say("think.topsecret.joker", points)
		default:
			return game.Say("think.topsecret.document", points)
		}
	case topsecret.OpAgent:
		if waiting.Document() {
			return game.Say("think.topsecret.guard", points)
		}
		return game.Say("think.topsecret.agent")
	case topsecret.OpSteal:
		if k := freshOf(v, game.Seat(m.A)); k.Document() {
			return game.Say("think.topsecret.steal", game.SeatName(game.Seat(m.A)), game.Number(v.Value(k)))
		}
		return game.Say("think.topsecret.steal.agent", game.SeatName(game.Seat(m.A)))
	case topsecret.OpBank:
		if waiting == topsecret.Agent {
			return game.Say("think.topsecret.bank.agent")
		}
		return game.Say("think.topsecret.bank", points)
	case topsecret.OpLeave:
		switch {
		case waiting == topsecret.Agent:
			return game.Say("think.topsecret.leave.lone")
		case own.Hand[waiting] > 0:
			return game.Say("think.topsecret.leave.partner", points)
		case own.Hand[topsecret.Agent] > 0:
			return game.Say("think.topsecret.leave.agent", points)
		default:
			return game.Say("think.topsecret.leave", points)
		}
	default:
		return game.Say(plainNames[m.Op])
	}
}

// plainNames are what moves are called of which no more is to be said.
var plainNames = map[topsecret.Op]string{
	topsecret.OpMole: "think.topsecret.mole", topsecret.OpAssassin: "think.topsecret.assassin",
	topsecret.OpCall: "think.topsecret.call", topsecret.OpSilence: "think.topsecret.silence",
}

// forecast is what a seat thinks that its rivals play this turn: chances by kind of card.
type forecast struct {
	plays [game.MaxSeats][kinds]float64
}

// forecastOf takes over what a level thinks of its rivals; those of whom it thinks nothing play any of their cards.
func forecastOf(v *topsecret.View, j *judgement) *forecast {
	f := &forecast{plays: j.plays}
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		if held := p.Hand.Sum(); seat != v.Viewer && !j.read.Has(seat) && held > 0 {
			for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
				f.plays[seat][k] = float64(p.Hand[k]) / float64(held)
			}
		}
	}
	return f
}

// none is the chance that no rival plays a card of those kinds.
func (f *forecast) none(v *topsecret.View, those ...topsecret.Kind) float64 {
	none := 1.0
	for seat := range game.Seat(v.Seats) {
		if seat != v.Viewer {
			some := 0.0
			for _, k := range those {
				some += f.plays[seat][k]
			}
			none *= max(0, 1-some)
		}
	}
	return none
}

// theft is the chance that a card played by the viewer is stolen: no assassin comes, and one of the moles takes it. A
// mole takes one of the cards that lie open, any of them equally likely.
func (f *forecast) theft(v *topsecret.View) float64 {
	moles, open := 0.0, 1.0
	for seat := range game.Seat(v.Seats) {
		if seat != v.Viewer {
			moles += f.plays[seat][topsecret.Mole]
			open += 1 - f.plays[seat][topsecret.Mole] - f.plays[seat][topsecret.Assassin]
		}
	}
	return f.none(v, topsecret.Assassin) * (1 - math.Pow(1-1/open, moles*(1+float64(v.Seats-2)/2)))
}

// feared is the greatest danger to the move made; of banking the one that it avoids, which is the reason for it.
func (f *forecast) feared(v *topsecret.View, m topsecret.Move) bots.Fear {
	waiting, k := waits(v), v.Played(m)
	bomb := 1 - f.none(v, topsecret.Assassin)
	switch m.Op {
	case topsecret.OpDocument:
		pairs := k == waiting || waiting == topsecret.Agent
		if pairs {
			return worst(fear("think.topsecret.fear.bomb.pair", bomb), fear("think.topsecret.fear.theft.pair", f.theft(v)))
		}
		if v.Seats == 2 {
			return worst(fear("think.topsecret.fear.bomb.by", bomb, game.SeatName(1-v.Viewer)),
				fear("think.topsecret.fear.theft", f.theft(v)))
		}
		return worst(fear("think.topsecret.fear.bomb", bomb), fear("think.topsecret.fear.theft", f.theft(v)))
	case topsecret.OpAgent:
		return fear("think.topsecret.fear.theft", f.theft(v))
	case topsecret.OpMole:
		nothing := f.none(v, topsecret.Document1, topsecret.Document2, topsecret.Document3, topsecret.Document4,
			topsecret.Document5, topsecret.Agent)
		return worst(fear("think.topsecret.fear.mole", bomb), fear("think.topsecret.fear.empty", nothing))
	case topsecret.OpAssassin:
		for seat := range game.Seat(v.Seats) {
			if seat != v.Viewer && v.Players[seat].Up[0].Card.Kind().Document() {
				return bots.Fear{}
			}
		}
		return fear("think.topsecret.fear.dud", f.none(v, topsecret.Document1, topsecret.Document2, topsecret.Document3,
			topsecret.Document4, topsecret.Document5))
	case topsecret.OpLeave:
		if waiting.Document() {
			return fear("think.topsecret.fear.left", soon(v))
		}
	case topsecret.OpBank:
		if waiting.Document() {
			return fear("think.topsecret.fear.out", soon(v), game.Number(v.Value(waiting)))
		}
	}
	return bots.Fear{}
}

// soon is the chance that some rival plays an assassin next turn, any of its cards equally likely.
func soon(v *topsecret.View) float64 {
	return 1 - forecastOf(v, &judgement{}).none(v, topsecret.Assassin)
}

// hardlyFeared is the chance under which a danger is not worth a sentence.
const hardlyFeared = 0.01

// fear is a danger, none where it is unlikely.
func fear(key string, chance float64, args ...game.Arg) bots.Fear {
	if chance < hardlyFeared {
		return bots.Fear{}
	}
	return bots.Danger(key, min(1, chance), args...)
}

// worst is the likelier of two dangers.
func worst(a, b bots.Fear) bots.Fear {
	if b.Chance > a.Chance {
		return b
	}
	return a
}

// knew says what bears on a decision, the weightiest first.
func knew(v *topsecret.View, m topsecret.Move, j *judgement) []game.Line {
	var lines []game.Line
	add := func(l game.Line) {
		if l != (game.Line{}) && len(lines) < bots.MostKnown && !slices.Contains(lines, l) {
			lines = append(lines, l)
		}
	}
	switch v.Phase {
	case topsecret.PhaseCall:
		add(game.Say("think.topsecret.knew.fine", game.Number(topsecret.Fine)))
		return lines
	case topsecret.PhaseSteal:
		add(knewOfVictim(v, game.Seat(m.A)))
	case topsecret.PhaseChoose:
		if m.Op == topsecret.OpMole || m.Op == topsecret.OpAssassin {
			add(knewOfThreat(v))
		}
	}
	// What speaks for the move comes first: a document is banked for what rivals hold, and left for what can still come.
	if m.Op == topsecret.OpBank {
		add(knewOfRivals(v))
		add(knewOfOwn(v, m))
	} else {
		add(knewOfOwn(v, m))
		add(knewOfRivals(v))
	}
	switch v.Phase {
	case topsecret.PhaseChoose:
		add(knewOfWay(v, j))
		add(knewOfThreat(v))
	case topsecret.PhaseBank:
		add(knewOfPair(v))
	}
	if left := v.Turns - v.Turn + 1; left <= fewTurns {
		add(game.Say("think.topsecret.knew.turns", game.Number(left)))
	}
	if v.Turn > 1 {
		add(knewOfScore(v))
	}
	return lines
}

// fewTurns is the number of turns left of which it is said how many there are.
const fewTurns = 4

// knewOfThreat names the dearest document of a rival that can still become a pair.
func knewOfThreat(v *topsecret.View) game.Line {
	at, most := game.Public, 0
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		if k := p.Up[0].Card.Kind(); seat != v.Viewer && k.Document() && p.Hand[k]+p.Hand[topsecret.Agent] > 0 &&
			v.Value(k) > most {
			at, most = seat, v.Value(k)
		}
	}
	if at == game.Public {
		return game.Line{}
	}
	key := "think.topsecret.knew.threat.by"
	if p := &v.Players[at]; p.Hand[p.Up[0].Card.Kind()] > 0 {
		key = "think.topsecret.knew.threat"
	}
	return game.Say(key, game.SeatName(at), game.Number(most))
}

// stylesSaid are the sentences for the ways of playing; habit is nothing to speak of.
var stylesSaid = [styles]string{
	styleAhead: "think.topsecret.knew.way.ahead", styleEasy: "think.topsecret.knew.way.hasty",
	styleThumb: "think.topsecret.knew.way.thumb", styleGreedy: "think.topsecret.knew.way.grab",
	styleSearch: "think.topsecret.knew.way.search", styleEqual: "think.topsecret.knew.way.equal",
}

// surely is the chance from which a way of playing is spoken of, in parts of certain.
const surely = certain * 4 / 5

// knewOfWay says how the rival plays of whom that is clearest from what it has played.
func knewOfWay(v *topsecret.View, j *judgement) game.Line {
	line, most := game.Line{}, int64(surely)
	for seat := range game.Seat(v.Seats) {
		for w, chance := range j.beliefs[seat] {
			if chance > most && stylesSaid[w] != "" {
				line, most = game.Say(stylesSaid[w], game.SeatName(seat)), chance
			}
		}
	}
	return line
}

// knewOfOwn is what can still come to the own waiting card; nothing where that speaks against banking or leaving it.
func knewOfOwn(v *topsecret.View, m topsecret.Move) game.Line {
	own, k := &v.Players[v.Viewer], waits(v)
	points := game.Number(v.Value(k))
	hopeful := own.Hand[k]+own.Hand[topsecret.Agent] > 0
	if k.Document() && (m.Op == topsecret.OpBank && hopeful || m.Op == topsecret.OpLeave && !hopeful) {
		return game.Line{}
	}
	switch {
	case k == topsecret.Agent:
		return game.Say("think.topsecret.knew.post")
	case !k.Document():
		return game.Line{}
	case own.Hand[k] > 0:
		return game.Say("think.topsecret.knew.partner", points)
	case own.Hand[topsecret.Agent] > 0:
		return game.Say("think.topsecret.knew.cover", points)
	default:
		return game.Say("think.topsecret.knew.nopartner", points)
	}
}

// knewOfRivals counts the agents that rivals must still hold.
func knewOfRivals(v *topsecret.View) game.Line {
	assassins, moles, holders, holder := 0, 0, 0, game.Public
	for seat := range game.Seat(v.Seats) {
		if p := &v.Players[seat]; seat != v.Viewer && p.Hand[topsecret.Assassin]+p.Hand[topsecret.Mole] > 0 {
			assassins += p.Hand[topsecret.Assassin]
			moles += p.Hand[topsecret.Mole]
			holder = seat
			holders++
		}
	}
	a, m := game.WordOf("think.topsecret.assassins", assassins), game.WordOf("think.topsecret.moles", moles)
	switch {
	case holders == 0:
		return game.Say("think.topsecret.knew.harmless")
	case assassins == 0:
		return game.Say("think.topsecret.knew.calm")
	case moles == 0:
		return game.Say("think.topsecret.knew.open")
	case v.Seats == 2:
		return game.Say("think.topsecret.knew.holds", game.SeatName(holder), a, m)
	case holders == 1:
		return game.Say("think.topsecret.knew.alone", game.SeatName(holder), a, m)
	default:
		return game.Say("think.topsecret.knew.together", a, m)
	}
}

// knewOfVictim is what the card that a mole takes would have been to its owner, or that there is no dearer one to take.
func knewOfVictim(v *topsecret.View, seat game.Seat) game.Line {
	k := freshOf(v, seat)
	p := &v.Players[seat]
	for _, up := range p.Up[:p.UpCount] {
		if waiting := up.Card.Kind(); !up.Fresh && (waiting == k || waiting.Document() && k == topsecret.Agent) {
			return game.Say("think.topsecret.knew.loot", game.SeatName(seat), game.Number(v.Value(waiting)))
		}
	}
	for _, m := range v.Moves {
		if v.Value(freshOf(v, game.Seat(m.A))) > v.Value(k) {
			return game.Line{}
		}
	}
	return game.Say("think.topsecret.knew.dearest")
}

// knewOfPair names the dearest pair of a rival that lies on the table, and what it brings.
func knewOfPair(v *topsecret.View) game.Line {
	at, most := game.Public, 0
	for seat := range game.Seat(v.Seats) {
		if points := pairOn(v, seat); seat != v.Viewer && points > most {
			at, most = seat, points
		}
	}
	if at == game.Public {
		return game.Line{}
	}
	return game.Say("think.topsecret.knew.pair", game.Number(most), game.SeatName(at))
}

// pairOn is what the pair on the safe of a seat brings; 0 where there is none.
func pairOn(v *topsecret.View, seat game.Seat) int {
	up := &v.Players[seat].Up
	low, high := up[0].Card.Kind(), up[1].Card.Kind()
	if v.Players[seat].UpCount < 2 || low != high && low != topsecret.Agent && high != topsecret.Agent {
		return 0
	}
	return made(v, seat) - v.Players[seat].Points
}

// knewOfScore says who has most, and by how much; pairs that lie on the table count, being as good as banked.
func knewOfScore(v *topsecret.View) game.Line {
	first, second, least, at, pairs := -1<<30, -1<<30, 1<<30, game.Public, false
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		points, pair := p.Points+p.Series, 0
		if v.Phase == topsecret.PhaseBank {
			pair = pairOn(v, seat)
		}
		points += pair
		pairs = pairs || pair > 0
		least = min(least, points)
		switch {
		case points > first:
			first, second, at = points, first, seat
		case points > second:
			second = points
		}
	}
	switch {
	case first == least:
		return game.Say("think.topsecret.knew.even")
	case first == second:
		return game.Say("think.topsecret.knew.shared")
	case pairs:
		return game.Say("think.topsecret.knew.ahead", game.Number(first-second), game.SeatName(at))
	default:
		return game.Say("think.topsecret.knew.leads", game.Number(first-second), game.SeatName(at))
	}
}
