package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// feared makes a Fear whose last argument is its chance.
func feared(key string, chance float64, args ...game.Arg) bots.Fear {
	return bots.Fear{Says: game.Say(key, append(args, bots.Percent(chance))...), Chance: chance}
}

// fearMistake is a hero's before the reveal: that it is wrong about the one whom its move is about.
func (r *reasons) fearMistake() bots.Fear {
	target := game.Seat(r.move.A)
	who := game.SeatName(target)
	switch r.move.Op {
	case getadler.OpArrest:
		named := getadler.Role(r.move.B)
		wrong := 1 - r.belief.chance(int(target), named)
		if named != getadler.NoRole {
			return feared("think.getadler.fear.misnamed", wrong, who, named.Word())
		}
		return feared("think.getadler.fear.innocent", wrong, who)
	case getadler.OpAsk:
		return feared("think.getadler.fear.lie", r.belief.chance(int(target), getadler.NoRole), who)
	}
	return bots.Fear{}
}

// fearExposure is a villain's before the reveal: how likely a villain it is to the others after its move.
func (r *reasons) fearExposure() bots.Fear {
	v := r.view
	if len(r.toCome()) == 0 {
		return bots.Fear{}
	}
	public := r.public
	if v.Phase == getadler.PhaseAnswer {
		turn := r.said(r.move.Op)
		public = r.infoSet.public(&turn)
		if truth := r.role.Look(v.Trait) == v.Colour; truth != turn.Yes {
			return feared("think.getadler.fear.seen", public.chance(r.me, getadler.NoRole))
		}
	}
	return feared("think.getadler.fear.exposed", public.chance(r.me, getadler.NoRole), game.SeatName(v.Viewer))
}

// fearChase is a danger after the reveal: of a hero who arrests, that the villain gets away; of a villain who is out of
// replies, that it is caught.
func (r *reasons) fearChase() bots.Fear {
	v := r.view
	o := oddsOf(v)
	if r.role.Villain() {
		heroes := getadler.Places(0)
		for _, seat := range r.toCome() {
			if !v.Players[seat].Role.Villain() {
				heroes |= getadler.InHand(seat)
			}
		}
		return feared("think.getadler.fear.hunted",
			o.some(heroes, func(k getadler.Kind) bool { return k == getadler.Arrest }),
			game.SeatName(v.Viewer))
	}
	if r.move.Op != getadler.OpArrest {
		return bots.Fear{}
	}
	target := game.Seat(r.move.A)
	return feared("think.getadler.fear.escape",
		o.some(getadler.InHand(target), func(k getadler.Kind) bool { return k.Reply() && k != getadler.Pistol }),
		game.SeatName(target))
}

// toCome are the other seats that still have a turn: in the last hour those after the one on turn, up to the first
// player.
func (r *reasons) toCome() (seats []game.Seat) {
	v := r.view
	for n := 1; n < v.Seats; n++ {
		seat := (v.Current + game.Seat(n)) % game.Seat(v.Seats)
		if v.Hour == getadler.Hours && seat == v.First {
			break
		}
		if seat != v.Viewer && !v.Players[seat].Eliminated {
			seats = append(seats, seat)
		}
	}
	return seats
}

// fearFight is a danger in a confrontation: that an escape is answered, or that the other shoots more often.
func (r *reasons) fearFight() bots.Fear {
	o, f := oddsOf(r.view), &r.view.Fight
	switch kind := getadler.Kind(r.move.A); {
	case r.move.Op == getadler.OpReply && kind.Escape():
		return feared("think.getadler.fear.followed", o.some(r.pursuers(), func(k getadler.Kind) bool { return k == kind }))
	case r.move.Op == getadler.OpReply && kind == getadler.Pistol, r.move.Op == getadler.OpPursue,
		r.move.Op == getadler.OpShoot,
		r.move.Op == getadler.OpHold && f.HeroShots == f.VillainShots:
		return r.fearShots(o, r.facing())
	}
	return bots.Fear{}
}

// fearShots is that the other can shoot more often, all pistols fired. Sharpe's first shot counts two (G44).
func (r *reasons) fearShots(o *odds, other game.Seat) bots.Fear {
	f := &r.view.Fight
	own, theirs := f.HeroShots, f.VillainShots
	if r.view.Viewer == f.Villain {
		own, theirs = theirs, own
	}
	own += r.view.Players[r.me].Sure[getadler.Pistol]
	if r.view.Abilities && f.HeroShots == 0 {
		switch getadler.Sharpe {
		case r.role:
			own++
		case r.view.Players[other].Role:
			theirs++
		}
	}
	return feared("think.getadler.fear.shots", o.atLeast(other, getadler.Pistol, own-theirs+1), game.SeatName(other))
}

// pursuers are the hands of the heroes who may answer an escape (G17).
func (r *reasons) pursuers() (hands getadler.Places) {
	for seat := range game.Seat(r.view.Seats) {
		p := &r.view.Players[seat]
		if !p.Role.Villain() && !p.Eliminated && !p.Out {
			hands |= getadler.InHand(seat)
		}
	}
	return hands
}
