package getadlerbot

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"safehouse/game/getadler"
)

// ended is how one confrontation of a world ended, and whether the villains won that world.
type ended struct {
	hour, plight, left     int
	caught, killed, bombed bool
	won                    bool
}

// eachFight plays worlds between players of the fitted policies and lists all confrontations.
func eachFight(seats, worlds int) (list []ended) {
	for n := range worlds {
		c := dealt(seats, policiesAt(seats), rand.New(rand.NewPCG(23, uint64(n))))
		begin := len(list)
		for c.result == 0 {
			c.fight.used = pack{}
			before := c.hand
			gone := c.gone
			c.goOn()
			if f := &c.fight; f.used[getadler.Arrest] > 0 {
				left := before[f.villain]
				for k := getadler.EscapeBus; k <= getadler.EscapeBoat; k++ {
					// Of the cards of an escape half were pursuers'.
					left[k] -= (f.used[k] + 1) / 2
				}
				left[getadler.Pistol] -= int8(f.villainShots)
				left[getadler.Bomb] -= f.used[getadler.Bomb]
				left[getadler.Disguise] -= f.used[getadler.Disguise]
				asBefore := *c
				asBefore.gone = gone
				list = append(list, ended{
					hour: c.hour, plight: asBefore.plight(), left: left.replies(), caught: f.loser == f.villain,
					killed: f.loser != nobody && f.loser != f.villain, bombed: f.used[getadler.Bomb] > 0,
				})
			}
			if c.result == 0 {
				c.pass()
			}
		}
		for i := begin; i < len(list); i++ {
			list[i].won = c.result == villainsWin
		}
	}
	return list
}

// TestFitLeaves counts what the ends of confrontations are worth and prints the table of solver.go, where
// SAFEHOUSE_BOTS_LEAVES=WORLDS asks for it.
func TestFitLeaves(t *testing.T) {
	worlds, _ := strconv.Atoi(os.Getenv("SAFEHOUSE_BOTS_LEAVES"))
	if worlds == 0 {
		return
	}
	for seats := getadler.MinSeats; seats <= 6; seats++ {
		fights := eachFight(seats, worlds)
		fmt.Printf("\t{\n")
		for plight, name := range [plights]string{"plightPair", "plightLast"} {
			if seats == getadler.MinSeats && plight != plightLast {
				continue
			}
			fmt.Printf("\t\t%s: {\n", name)
			for hour := getadler.Gate; hour <= getadler.Hours; hour++ {
				printLeaf(fights, hour, plight)
			}
			fmt.Printf("\t\t},\n")
		}
		fmt.Printf("\t},\n")
	}
}

// share is the villains' share among the fights that are of a kind; shares far between lean on a prior share.
func share(fights []ended, prior float64, is func(e *ended) bool) float64 {
	won, all := 50*prior, 50.0
	for n := range fights {
		if is(&fights[n]) {
			all++
			if fights[n].won {
				won++
			}
		}
	}
	return won / all
}

func printLeaf(fights []ended, hour, plight int) {
	here := func(e *ended) bool { return e.hour == hour && e.plight == plight }
	plainly := func(e *ended) bool { return here(e) && !e.caught && !e.killed && !e.bombed }
	var free [mostLeft + 1]float64
	mean := share(fights, 0.5, plainly)
	for n := range free {
		free[n] = share(fights, mean, func(e *ended) bool { return plainly(e) && e.left == n })
	}
	// gain is by how much more such fights are worth than plain ones with as many replies left.
	gain := func(is func(e *ended) bool) float64 {
		sum, all := 0.0, 50.0
		for n := range fights {
			if e := &fights[n]; here(e) && is(e) {
				all++
				sum -= free[e.left]
				if e.won {
					sum++
				}
			}
		}
		return sum / all
	}
	fmt.Printf("\t\t\t{%s, %.3f, %.3f, %.3f},\n", printed(free),
		gain(func(e *ended) bool { return e.bombed }),
		gain(func(e *ended) bool { return e.killed }), share(fights, 0, func(e *ended) bool { return here(e) && e.caught }))
}

func printed(free [mostLeft + 1]float64) string {
	text := "[mostLeft + 1]float64{"
	for n, x := range free {
		if n > 0 {
			text += ", "
		}
		text += fmt.Sprintf("%.3f", x)
	}
	return text + "}"
}
