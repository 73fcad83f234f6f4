package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/getadler/layout"
)

// fightTelling is what the show has told of a confrontation. The zero value tells nothing new.
type fightTelling struct {
	// left is for how many ticks the slip of the outcome is still on its way.
	left int
	// blast tells that the beat is that of a bomb.
	blast bool
	// unread tells that the outcome has not been held for reading yet.
	unread bool
}

// older lets the slip come down by a tick; it tells whether the picture changes. hurried brings it to its end.
func (f *fightTelling) older(*screen) bool {
	if f.left == 0 {
		return false
	}
	f.left--
	return true
}

func (f *fightTelling) hurried() { f.left = 0 }

// What the show adds to what the rules tell: events of no kind that only stand for a moment of a confrontation.
const (
	// momentOutcome comes after the outcome, momentRest at the end of each other move.
	momentOutcome = 100 + iota
	momentRest
)

// fightMoments adds the moments of a confrontation to the events of one move.
func fightMoments(events []getadler.Event) []getadler.Event {
	moment, at := int16(0), len(events)
	for i := range events {
		switch events[i].Kind {
		case getadler.Freed, getadler.Eliminated:
			moment, at = momentOutcome, i+1
		case getadler.Confronted, getadler.Replied, getadler.Pursued, getadler.LetGo, getadler.Shot, getadler.HeldFire:
			if moment != momentOutcome {
				moment = momentRest
			}
		}
	}
	if moment == 0 {
		return events
	}
	all := append(make([]getadler.Event, 0, len(events)+1), events[:at]...)
	all = append(all, getadler.Event{Seat: game.Table, Other: game.Table, N: moment})
	return append(all, events[at:]...)
}

// momentOf tells which of these an event is, 0 for one of the rules.
func momentOf(e *getadler.Event) int16 {
	if e.Kind != getadler.NoEvent {
		return 0
	}
	return e.N
}

// foldEnd writes down how a confrontation ended.
func foldEnd(v *getadler.View, e *getadler.Event) {
	v.Fight.Asked = game.Table
	loser := game.Table
	if e.Kind == getadler.Eliminated {
		loser = e.Seat
	}
	if v.Past > 0 {
		turn := &v.History[v.Past-1]
		turn.End, turn.Loser = e.Reason, loser
	}
}

// endOf tells how the confrontation of a view ended, NoReason while it runs; loser is the seat eliminated in it, the
// Table where nobody was.
func endOf(v *getadler.View) (r getadler.Reason, loser game.Seat) {
	if v.Past == 0 || v.History[v.Past-1].End == getadler.NoReason {
		return getadler.NoReason, game.Table
	}
	return v.History[v.Past-1].End, v.History[v.Past-1].Loser
}

// fightTogether shows in one beat what happens at once: a bomb with those whom it stuns, and all cards of the refill.
// Who answers an escape for the second time stands there already.
func (t *screen) fightTogether(a, b *getadler.Event) (together, ok bool) {
	now := t.show.Now()
	switch b.Kind {
	case getadler.Stunned, getadler.Freed:
		return a.Kind == getadler.Stunned, true
	case getadler.CardDrawn:
		return a.Kind == getadler.CardDrawn, now.fighting
	case getadler.Confronted:
		return a.Kind == getadler.Pursued && a.Seat == now.Fight.Opponent, true
	}
	return false, false
}

// fightGate holds the show at the outcome, so that all who look on can read it.
func (t *screen) fightGate(e *getadler.Event) bool {
	if momentOf(e) != momentOutcome {
		return false
	}
	held := t.telling.fight.unread
	t.telling.fight.unread = false
	return held
}

// fightPieces are the cards of a picture of a confrontation, lowest first. Those of an open hand that are of no use to
// what is asked are grey.
func (t *screen) fightPieces(l *layout.Layout, p *picture, buf []layout.Piece) []layout.Piece {
	buf = l.FightPieces(buf)
	if p.Phase != t.own.Phase || p.Viewer != t.own.Viewer || !p.ToAct.Has(p.Viewer) {
		return buf
	}
	hand := getadler.ZoneHand + game.Zone(p.Viewer)
	for i := range buf {
		if at := &buf[i]; at.At.Zone == hand && at.What == layout.Card && !t.serves(at.Kind) {
			at.Pose.Grey = 1
		}
	}
	return buf
}

// accentFight gives a beat of a confrontation its sounds and its time; it tells whether it was one.
func (t *screen) accentFight(b *director.Beat, events []getadler.Event) bool {
	t.telling.fight.blast = false
	hold := func(ms float64) { b.Hold(t.Stage.Ticks(ms)) }
	switch e := &events[len(events)-1]; e.Kind {
	case getadler.Confronted:
		hold(facedMS)
		if !t.show.Now().fighting {
			// The scene has the screen at once: it comes up out of the dark.
			b.Land = 0
		}
	case getadler.Replied, getadler.Pursued, getadler.Shot:
		b.CueAtLand(cueOf(events[0].Card))
		hold(playedMS)
	case getadler.LetGo, getadler.HeldFire:
		hold(passedMS)
	case getadler.Freed, getadler.Eliminated:
		t.accentEnd(b, e)
	case getadler.CardDrawn:
		if !t.show.Now().fighting {
			return false
		}
		hold(refilledMS)
	case getadler.Cleared:
		// So has the table when it comes back.
		b.Land = 0
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Shuffle})
	case getadler.Looted, getadler.LootEnded:
	default:
		return t.rest(b, e)
	}
	return true
}

// rest leaves what was played in sight for a while where the curtain comes next.
func (t *screen) rest(b *director.Beat, e *getadler.Event) bool {
	switch {
	case momentOf(e) < momentOutcome:
		return false
	case e.N == momentRest && t.curtainNext():
		b.Ticks = max(b.Ticks, t.Stage.Ticks(restMS), restLeast)
	}
	return true
}

// accentEnd is the outcome: its slip comes down, and a bomb spreads.
func (t *screen) accentEnd(b *director.Beat, e *getadler.Event) {
	now := &t.telling.fight
	now.unread = true
	now.left = t.StampTicks() + b.Land
	if e.Reason == getadler.Bombed {
		now.blast = true
		wave := t.blastTicks()
		now.left = t.StampTicks() + wave
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Boom})
		b.Ticks = max(b.Ticks, wave)
		// Who is stunned is seen behind the wave.
		b.Land = min(wave/2, b.Ticks)
	} else {
		b.CueAtLand(sound.StampDown)
	}
	b.Hold(t.Stage.Ticks(outcomeMS))
}

// cueOf is the sound of a card of a confrontation.
func cueOf(k getadler.Kind) sound.Cue {
	switch {
	case k.Escape():
		return sound.Whoosh
	case k == getadler.Pistol:
		return sound.Shot
	}
	return sound.Flip
}

// curtainNext tells whether the screen is about to be handed over: nobody then sees the table any more.
func (t *screen) curtainNext() bool {
	return t.Shared() && t.Persons.Has(t.Asked()) && t.Private(t.Asked()) && t.Holder() != t.Asked()
}
