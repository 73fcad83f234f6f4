package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/director"
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

// fighting tells whether a confrontation has the screen.
func fighting(v *getadler.View) bool { return !v.Over && v.Fight.Villain.Sits(v.Seats) }

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
		return a.Kind == getadler.CardDrawn, fighting(now)
	case getadler.Confronted:
		return a.Kind == getadler.Pursued && a.Seat == now.Fight.Opponent, true
	}
	return false, false
}

// fightGate holds the show at the outcome, whatever follows, so that all who look on can read it.
func (t *screen) fightGate() bool {
	held := t.telling.fight.unread
	t.telling.fight.unread = false
	return held
}

// accentFight gives a beat of a confrontation its sounds and its time; it tells whether it was one.
func (t *screen) accentFight(b *director.Beat, events []getadler.Event) bool {
	t.telling.fight.blast = false
	hold := func(ms float64) { b.Hold(t.Stage.Ticks(ms)) }
	switch e := &events[len(events)-1]; e.Kind {
	case getadler.Confronted:
		hold(facedMS)
		if !fighting(t.show.Now()) {
			// The scene has the screen at once: it comes up out of the dark.
			b.Land = 0
		}
		t.rest(b)
	case getadler.Replied, getadler.Pursued, getadler.Shot:
		b.CueAtLand(cueOf(events[0].Card))
		hold(playedMS)
		t.rest(b)
	case getadler.LetGo, getadler.HeldFire:
		hold(passedMS)
		t.rest(b)
	case getadler.Freed, getadler.Eliminated:
		t.accentEnd(b, e)
	case getadler.CardDrawn:
		if !fighting(t.show.Now()) {
			return false
		}
		hold(refilledMS)
	case getadler.Cleared:
		// So has the table when it comes back.
		b.Land = 0
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Shuffle})
	case getadler.Looted, getadler.LootEnded:
	default:
		return false
	}
	return true
}

// rest leaves what was played last in sight for a while where the curtain comes next.
func (t *screen) rest(b *director.Beat) {
	if asked := t.show.After().ToAct; asked != 0 && asked != game.SeatsOf(game.Nature) && t.curtainNext() {
		b.Hold(max(t.Stage.Ticks(restMS), restLeast))
	}
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
