package topsecret

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/table/tabletest"
)

// TestEverySoundIsSeen plays a match by pressing, with animations and without: whoever hears nothing misses nothing.
func TestEverySoundIsSeen(t *testing.T) {
	setter := newSetter(t)
	for _, speed := range []int{100, 0} {
		r := newRoom(t, setter, words.English, 1280, 800)
		r.Stage.Settings.Speed = speed
		r.open(newMatch(t, setupOf("peee", 3)), false)
		w := tabletest.NewTwins(r.Room)
		r.AfterTick = w.Watch
		r.playOut(rand.New(rand.NewPCG(1, 2)))
		r.Wait(60)
		w.MustAllBeSeen(fmt.Sprintf("speed %d", speed), 8)
	}
}
