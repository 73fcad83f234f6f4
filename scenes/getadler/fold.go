package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// Carry brings on what the table shows besides the view.
func (t *screen) Carry(before, p *picture, e *getadler.Event) {
	v := &p.View
	switch e.Kind {
	case getadler.BranchDrawn:
		v.Branch = e.Card
	case getadler.RoleDealt:
		v.Players[e.Seat].Role = e.Role
	case getadler.FirstDrawn:
		v.First = e.Seat
	case getadler.SeatReady:
		v.Ready, v.ToAct = v.Ready.With(e.Seat), v.ToAct.Without(e.Seat)
	case getadler.HourBegan:
		v.Hour = int(e.N)
	case getadler.TurnBegan:
		v.Current = e.Seat
		v.Target = game.Table
	case getadler.TurnMissed:
		v.Current, v.Target = e.Seat, game.Table
		v.Players[e.Seat].Out = false
	case getadler.Reshuffled:
		v.Pile += int(e.N)
		v.Discard, v.Away = getadler.Counts{}, 0
		p.top, p.under = getadler.NoKind, getadler.NoKind
	case getadler.CardDrawn:
		v.Pile--
		gain(v, e.Seat, e.Card)
	case getadler.CardDiscarded:
		p.discard(e.Seat, e.Card)
	case getadler.Asked:
		p.discard(e.Seat, getadler.Question)
		v.Target, v.Trait, v.Colour = e.Other, e.Trait, e.Colour
	case getadler.Answered:
		v.Target = game.Table
	case getadler.Looked:
		p.discard(e.Seat, getadler.Magnifier)
		v.Target = e.Other
	case getadler.Spied:
		p.discard(e.Seat, getadler.Binoculars)
		v.Target = e.Other
	case getadler.CardTaken:
		lose(v, e.Other, e.Card)
		gain(v, e.Seat, e.Card)
	case getadler.CardGiven:
		lose(v, e.Seat, e.Card)
		gain(v, e.Other, e.Card)
	case getadler.RoleRevealed:
		v.Players[e.Seat].Role = e.Role
		// The arrest makes way, so that every character is seen.
		p.accused = game.Table
		if every(v) {
			v.Revealed = true
		}
	case getadler.MatchEnded:
		v.Winners = v.Winners.With(e.Seat)
	default:
		p.foldFight(e)
	}
}

// foldFight brings a picture on by an event of an arrest or a confrontation.
func (p *picture) foldFight(e *getadler.Event) {
	v := &p.View
	switch e.Kind {
	case getadler.Accused:
		p.lay(e.Seat, getadler.Arrest)
		p.accused = e.Other
	case getadler.WrongArrest:
		v.Fight = noFight()
		p.accused = game.Table
		p.lie(getadler.Arrest)
		v.Players[e.Seat].Out, v.Players[e.Other].Out = true, true
	case getadler.RightArrest:
	case getadler.Confronted:
		if v.Fight.Villain == game.Table {
			v.Fight.Arrester = e.Other
		}
		v.Fight.Villain, v.Fight.Opponent = e.Seat, e.Other
		v.Fight.Escape, v.Fight.Asked, v.Fight.Passed, p.over = getadler.NoKind, game.Table, 0, 0
		p.fighting, p.accused = true, game.Table
	case getadler.Replied:
		p.lay(e.Seat, e.Card)
		switch {
		case e.Card.Escape():
			v.Fight.Escape = e.Card
		case e.Card == getadler.Pistol:
			v.Fight.Shooting, v.Fight.VillainShots = true, 1
		}
	case getadler.Pursued:
		p.lay(e.Seat, e.Card)
	case getadler.LetGo:
		v.Fight.Passed = v.Fight.Passed.With(e.Seat)
		if v.Quick && e.Seat != v.Fight.Asked {
			p.over = p.over.With(e.Seat)
		}
	case getadler.Shot:
		p.lay(e.Seat, getadler.Pistol)
		if e.Seat == v.Fight.Villain {
			v.Fight.VillainShots = int(e.N)
		} else {
			v.Fight.HeroShots = int(e.N)
		}
	case getadler.Stunned:
		v.Players[e.Seat].Out = true
	case getadler.Freed:
		foldEnd(v, e)
	case getadler.Eliminated:
		who := &v.Players[e.Seat]
		who.Eliminated, who.Out = true, false
		foldEnd(v, e)
	case getadler.Looted:
		lose(v, e.Other, e.Card)
		gain(v, e.Seat, e.Card)
	case getadler.Cleared:
		for i := range v.Fight.Cards {
			v.Discard[v.Fight.Laid[i].Card]++
		}
		if _, loser := endOf(v); loser.Sits(v.Seats) {
			who := &v.Players[loser]
			v.Away, who.Cards, who.Sure = v.Away+who.Cards, 0, getadler.Counts{}
		}
		v.Fight = noFight()
		p.fighting = false
	}
}

// noFight is a confrontation that does not run.
func noFight() getadler.Confrontation {
	return getadler.Confrontation{Arrester: game.Table, Villain: game.Table, Opponent: game.Table, Asked: game.Table}
}

// every tells whether all characters are known.
func every(v *getadler.View) bool {
	for i := range v.Players[:v.Seats] {
		if v.Players[i].Role == getadler.NoRole {
			return false
		}
	}
	return true
}

// gain brings a card into a hand, lose takes one out of it; NoKind where it is not known which.
func gain(v *getadler.View, seat game.Seat, k getadler.Kind) {
	v.Players[seat].Cards++
	if k != getadler.NoKind {
		v.Players[seat].Sure[k]++
	}
}

func lose(v *getadler.View, seat game.Seat, k getadler.Kind) {
	who := &v.Players[seat]
	who.Cards--
	if k != getadler.NoKind && who.Sure[k] > 0 {
		who.Sure[k]--
	}
}

// discard brings a card from a hand onto the discard pile.
func (p *picture) discard(seat game.Seat, k getadler.Kind) {
	lose(&p.View, seat, k)
	p.lie(k)
}

// lie lays a card on the discard pile.
func (p *picture) lie(k getadler.Kind) {
	p.Discard[k]++
	p.under, p.top = p.top, k
}

// lay brings a card from a hand to those of the confrontation.
func (p *picture) lay(seat game.Seat, k getadler.Kind) {
	lose(&p.View, seat, k)
	f := &p.Fight
	if f.Cards < len(f.Laid) {
		f.Laid[f.Cards] = getadler.Laid{Seat: seat, Card: k}
		f.Cards++
	}
}
