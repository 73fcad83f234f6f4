package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/games/getadler/london"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// The peaks of GET ADLER!
const (
	noPeak uint8 = iota
	// hourPeak is an hour; passPeak a card that comes to a person or leaves it, lookPeak that its hand is gone through,
	// accusePeak that it is arrested; wrongPeak a wrong arrest: the table is to be seen in them still.
	hourPeak
	passPeak
	lookPeak
	accusePeak
	wrongPeak
	// gatePeak is the hour from which arrests can be made (G6), lastPeak the last one.
	gatePeak
	lastPeak
	// unmaskPeak is a villain whose character comes to light.
	unmaskPeak
	// escapePeak is a villain on the run, chasePeak a hero who answers by the same way, shotPeak a shot.
	escapePeak
	chasePeak
	shotPeak
	// bombPeak is a bomb, freePeak a villain who is free, caughtPeak somebody who is out of the game.
	bombPeak
	freePeak
	caughtPeak
)

// peakOf is the moment that a beat is.
func peakOf(b *beat) tabletop.Peak {
	e := b.Last()
	if len(b.Events) > 0 && b.Events[0].Kind == getadler.Pursued {
		// Who has faced the villain all along follows and faces it again in one beat.
		e = b.Events[0]
	}
	switch e.Kind {
	case getadler.HourBegan:
		return peakOfHour(int(e.N))
	case getadler.WrongArrest:
		return tabletop.Peak{Kind: wrongPeak, MS: wrongPeakMS, Mood: tabletop.BadMood, Seat: e.Other}
	case getadler.RoleRevealed:
		if e.Role.Villain() {
			p := tabletop.Peak{Kind: unmaskPeak, MS: unmaskMS, Title: game.Say("peak.getadler.unmasked", e.Role.Word()),
				Mood: tabletop.BadMood, TitleAt: london.FacedAt, Whole: true, Seat: e.Seat, Cue: sound.Unmask}
			if !b.Before.unread { // Whoever is unmasked after somebody else has less of a moment.
				return p
			}
			p.MS, p.Cue = unmaskMS*accompliceTakes, sound.NoCue
			return p
		}
	case getadler.Replied, getadler.Shot:
		return peakOfCard(b, &e)
	case getadler.Pursued:
		return tabletop.Peak{Kind: chasePeak, MS: chaseMS, Title: game.Say("peak.getadler.pursued", game.SeatName(e.Seat)),
			Seat: e.Seat, Cue: sound.ChaseOn}
	case getadler.Freed:
		if e.Reason == getadler.Bombed {
			return tabletop.Peak{Kind: bombPeak, MS: bombMS, Title: game.Say("peak.getadler.bomb"), Mood: tabletop.BadMood,
				Seat: e.Seat}
		}
		return tabletop.Peak{Kind: freePeak, MS: freeMS, Title: game.Say("peak.getadler.free", game.SeatName(e.Seat)),
			Mood: tabletop.GoodMood, Seat: e.Seat, Cue: sound.Escaped}
	case getadler.Eliminated:
		return tabletop.Peak{Kind: caughtPeak, MS: caughtMS, Title: game.Say(finishes[e.Reason].slip), Mood: tabletop.BadMood,
			TitleAt: london.NetAt, Seat: e.Seat, Cue: sound.Caught}
	}
	return tabletop.Peak{}
}

// arrested reports whether a seat's arrest is what turns up all characters (G14): they are turned up when the last hour
// is over as well (G30).
func arrested(v *getadler.View, seat game.Seat) bool {
	return v.Past > 0 && v.History[v.Past-1].Deed == getadler.DeedRight && v.History[v.Past-1].Target == seat
}

// peakOfHour is the peak of an hour that begins. The first one is the beginning of the match.
func peakOfHour(hour int) tabletop.Peak {
	switch {
	case hour == getadler.Gate:
		return tabletop.Peak{Kind: gatePeak, MS: gateMS, Title: game.Say("peak.getadler.gate"), Seat: match.NoSeat,
			Cue: sound.HourFour}
	case hour == getadler.Hours:
		return tabletop.Peak{Kind: lastPeak, MS: lastMS, Title: game.Say("peak.getadler.last"), Mood: tabletop.BadMood,
			Seat: match.NoSeat, Cue: sound.HourSeven}
	case hour > 1:
		return tabletop.Peak{Kind: hourPeak, MS: nextMS, Seat: match.NoSeat}
	}
	return tabletop.Peak{}
}

// peakOfCard is the peak of a card of a confrontation: a shot, or an escape. Bomb and disguise have their own where
// they end it.
func peakOfCard(b *beat, e *getadler.Event) tabletop.Peak {
	switch {
	case e.Kind == getadler.Shot || e.Card == getadler.Pistol:
		c := &b.After.Fight
		return tabletop.Peak{Kind: shotPeak, MS: shotMS, Title: game.Say("peak.getadler.shots", game.Number(c.VillainShots),
			game.Number(c.HeroShots)), TitleAt: london.HitAt, Seat: e.Seat}
	case e.Card.Escape():
		return tabletop.Peak{Kind: escapePeak, MS: chaseMS, Title: game.Say("peak.getadler.escape", e.Card.Ride()),
			Mood: tabletop.BadMood, Seat: e.Seat}
	}
	return tabletop.Peak{}
}

// liesTold is the greatest number of lies that are told again.
const liesTold = 3
