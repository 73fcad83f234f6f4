package getadler

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/table/tabletest"
)

// stillRest is how long a player of these tests looks on after a press: what it has brought about is watched until then.
const stillRest = 12

// watched plays a whole match at speed 1 with all of it told.
func (r *room) watched(kinds string, seed uint64) {
	r.T.Helper()
	r.open(newMatch(r.T, setupOf(kinds, seed)), false)
	rng := rand.New(rand.NewPCG(1, 2))
	for ticks := 0; !r.scoring() || !r.Stack.Top().(*Scoring).Done(); ticks++ {
		if ticks > 60*1800 {
			r.T.Fatal("the match does not end")
		}
		pressing := r.screen.Persons != 0 && (!r.screen.show.Busy() || r.screen.show.Gated())
		if pressing && !r.scoring() && r.answer(rng) != "" {
			r.Wait(stillRest)
			continue
		}
		r.Wait(1)
	}
}

func TestWithReducedMotionNothingTravels(t *testing.T) {
	setter := newSetter(t)
	for _, c := range []struct {
		kinds string
		seed  uint64
	}{{"eeee", 2}, {"eeeeee", 5}, {"peeee", 3}, {"peeee", 4}, {"peeee", 7}, {"pppp", 4}} {
		t.Run(fmt.Sprint(c.kinds, c.seed), func(t *testing.T) {
			r := newRoom(t, setter, words.English, 1280, 800)
			r.Stage.Settings.ReducedMotion = true
			r.Still = &tabletest.Stillness{}
			r.watched(c.kinds, c.seed)
			for _, fault := range r.Still.Faults {
				t.Error(fault)
			}
		})
	}
}

func TestReducedMotionSaysTheSame(t *testing.T) {
	setter := newSetter(t)
	var rooms [2]*room
	for i := range rooms {
		rooms[i] = newRoom(t, setter, words.English, 1280, 800)
		rooms[i].Stage.Settings.ReducedMotion = i == 1
		rooms[i].watched("eeeeee", 5)
	}
	if a, b := rooms[0].Captions, rooms[1].Captions; !slices.Equal(a, b) {
		t.Errorf("%d captions became %d, or others", len(a), len(b))
	}
	for _, cue := range rooms[0].Cues {
		if !slices.Contains(rooms[1].Cues, cue) {
			t.Errorf("the sound %d is not heard any more", cue)
		}
	}
}

func TestSettingsThatChangeOnTheWayLeadToItsEnd(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Restless(func() bool {
		_, playing := r.screen.show.Playing()
		now := &r.screen.shown
		return !playing && now.iris == 0 && !now.hour.on && now.fight.left == 0
	})
	r.watched("eeeeee", 5)
}

func TestReducedMotionWithAnimationsOff(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.ReducedMotion, r.Stage.Settings.Speed = true, 0
	r.Still = &tabletest.Stillness{}
	r.watched("peeee", 3)
	for _, fault := range r.Still.Faults {
		t.Error(fault)
	}
}
