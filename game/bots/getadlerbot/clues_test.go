package getadlerbot

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"safehouse/game/getadler"
)

// keeping counts what heroes, 0, and villains, 1, hold at the first hour of arrests, what they threw away before it,
// and what there was to be held.
type keeping struct {
	hands, discards [2][groups]float64
	held, thrown    [2]float64
	around          [groups]float64
	all             float64
}

// watch plays a world to the first hour of arrests and counts.
func (k *keeping) watch(c *world) {
	for c.hour < getadler.Gate {
		seat, before := c.current, c.discard
		c.goOn()
		side := sideOf(c.role[seat])
		for kind := range c.discard {
			if n := float64(c.discard[kind] - before[kind]); n > 0 {
				k.discards[side][groupOf(getadler.Kind(kind))] += n
				k.thrown[side] += n
			}
		}
		c.pass()
	}
	for kind := getadler.DocumentRAF; int(kind) <= getadler.Kinds; kind++ {
		g := groupOf(kind)
		for n := range c.seats {
			k.hands[sideOf(c.role[n])][g] += float64(c.hand[n][kind])
			k.held[sideOf(c.role[n])] += float64(c.hand[n][kind])
		}
		k.around[g] += float64(c.all[kind] - c.discard[kind])
		k.all += float64(c.all[kind] - c.discard[kind])
	}
}

func sideOf(r getadler.Role) int {
	if r.Villain() {
		return 1
	}
	return 0
}

// TestCountClues prints, where SAFEHOUSE_BOTS_TUNE=clues asks for it, how much oftener than by chance heroes and
// villains hold cards of each group when hour four begins, and how much oftener villains threw them away than heroes.
func TestCountClues(t *testing.T) {
	if os.Getenv("SAFEHOUSE_BOTS_TUNE") != "clues" {
		return
	}
	for seats := getadler.MinSeats; seats <= 6; seats++ {
		var k keeping
		for n := range uint64(20000) {
			k.watch(dealt(seats, policiesAt(seats), rand.New(rand.NewPCG(1, n))))
		}
		for g := range groups {
			chance := k.around[g] / k.all
			fmt.Printf("%d seats, group %d: heroes hold %.2f, villains %.2f; villains discard %.2f (%.3f of their discards)\n",
				seats, g,
				k.hands[0][g]/k.held[0]/chance, k.hands[1][g]/k.held[1]/chance,
				k.discards[1][g]/k.thrown[1]/(k.discards[0][g]/k.thrown[0]), k.discards[1][g]/k.thrown[1])
		}
	}
}
