package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// fold brings a view on by one event, as far as it can be seen on the table: cards, counts, piles, points. Within a
// move that tells of many things each is shown in turn so; after the move the true view takes its place.
func fold(v *topsecret.View, e *topsecret.Event) {
	var p *topsecret.Player
	if e.Seat.Sits(v.Seats) {
		p = &v.Players[e.Seat]
	}
	switch e.Kind {
	case topsecret.MarkerDrawn:
		v.Marker = e.Seat
	case topsecret.GameBegan:
		gameBegan(v, int(e.N))
	case topsecret.TurnBegan:
		v.Turn, v.Marker, v.Assassins = int(e.N), e.Seat, 0
		nobodyChose(v)
	case topsecret.CardChosen:
		answered(v, e.Seat)
		p.Pick, p.Picked = e.Card, true
	case topsecret.CardTurned:
		turned(v, p, e)
	case topsecret.CardPlaced:
		at := int(e.To.Index)
		p.Up[at], p.UpCount = topsecret.UpCard{Card: e.Card, Fresh: true}, at+1
		noPick(p)
	case topsecret.Called:
		answered(v, e.Seat)
	case topsecret.Forgot:
		answered(v, e.Seat)
		p.Fines++
		p.Points -= int(e.N)
	case topsecret.Exploded:
		nobodyChose(v)
	case topsecret.CardDestroyed, topsecret.MolePlayed:
		if e.From == upPlace(e.Seat, int(e.From.Index)) {
			takeUp(p, int(e.From.Index))
		} else {
			noPick(p)
		}
		v.Discard[e.Card.Kind()]++
	case topsecret.CardStolen:
		takeUp(&v.Players[e.Other], int(e.From.Index))
		at := int(e.To.Index)
		p.Up[at] = topsecret.UpCard{Card: e.Card, Fresh: true, Stolen: e.Card.Home() != e.Seat}
		p.UpCount = at + 1
	case topsecret.BankChosen:
		answered(v, e.Seat)
		p.Deciding = int(e.N)
	case topsecret.CardBanked:
		takeUp(p, int(e.From.Index))
		p.Singles[e.Card.Kind()]++
		p.SinglesCount++
		p.Points += int(e.Value)
	case topsecret.PairBanked:
		if e.N == 0 {
			pairBanked(p, int(e.Value))
		}
	case topsecret.CardLeft:
		p.Up[0].Fresh = false
	case topsecret.GameScored:
		p.PilesKnow, p.Points, p.Series = topsecret.Shown, int(e.N), int(e.Value)
	case topsecret.GameWon:
		p.Wins++
		v.GameWinners = v.GameWinners.With(e.Seat)
	case topsecret.MatchEnded:
		v.Winners = v.Winners.With(e.Seat)
		v.Over = true
	}
}

// upPlace is the place of a face-up card.
func upPlace(seat game.Seat, at int) game.Place {
	return game.Place{Zone: topsecret.ZoneUp + game.Zone(seat), Index: uint8(at)}
}

// answered marks a seat that owes nothing any more.
func answered(v *topsecret.View, seat game.Seat) {
	v.Players[seat].Chosen = true
	v.ToAct = v.ToAct.Without(seat)
}

func noPick(p *topsecret.Player) { p.Pick, p.Picked, p.Turned = 0, false, false }

// takeUp takes a face-up card off a safe. Of two that go, the lower goes first and leaves its place empty.
func takeUp(p *topsecret.Player, at int) {
	p.Up[at] = topsecret.UpCard{}
	p.UpCount--
}

func nobodyChose(v *topsecret.View) {
	for i := range v.Players[:v.Seats] {
		v.Players[i].Chosen, v.Players[i].Deciding = false, 0
	}
}

// turned turns a chosen card up: it leaves the hand for everyone, in which it counted until then.
func turned(v *topsecret.View, p *topsecret.Player, e *topsecret.Event) {
	p.Pick, p.Picked, p.Turned, p.Chosen = e.Card, true, true, false
	p.Hand[e.Card.Kind()]--
	if e.Card.Kind() == topsecret.Assassin {
		v.Assassins++
	}
}

// pairBanked takes both cards of a pair to the pile at the right of the arrow. Two events tell of it; the first does
// it, while both still lie there to be told from a pair with a special agent.
func pairBanked(p *topsecret.Player, points int) {
	low, high := p.Up[0].Card.Kind(), p.Up[1].Card.Kind()
	switch {
	case low == topsecret.Agent:
		p.JokerPairs[high.Rank()]++
	case high == topsecret.Agent:
		p.JokerPairs[low.Rank()]++
	default:
		p.Pairs[low.Rank()]++
	}
	takeUp(p, 0)
	takeUp(p, 1)
	p.PairsCount += 2
	p.Points += points
}

// gameBegan gives everybody a full hand again (T29). All hands are equal: each has its share of all cards.
func gameBegan(v *topsecret.View, n int) {
	var all topsecret.Counts
	for k, c := range v.Discard {
		all[k] += c
	}
	for i := range v.Players[:v.Seats] {
		p := &v.Players[i]
		for k := range all {
			all[k] += p.Hand[k] + p.Singles[k]
		}
		for rank := range p.Pairs {
			all[topsecret.Document1+topsecret.Kind(rank)] += 2*p.Pairs[rank] + p.JokerPairs[rank]
			all[topsecret.Agent] += p.JokerPairs[rank]
		}
	}
	for k := range all {
		all[k] /= max(1, v.Seats)
	}
	for i := range v.Players[:v.Seats] {
		old := &v.Players[i]
		know := topsecret.Remembered
		if game.Seat(i) == v.Viewer {
			know = topsecret.Shown
		}
		*old = topsecret.Player{Hand: all, HandKnow: know, PilesKnow: know, Series: old.Series, Wins: old.Wins}
	}
	v.Game, v.Turn = n, 0
	v.Discard = topsecret.Counts{}
	v.GameWinners = 0
}
