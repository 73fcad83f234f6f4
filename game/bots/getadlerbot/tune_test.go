package getadlerbot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game/getadler"
)

// dealt is a world at the start of a match, dealt by chance, in which heroes will know who is who as well as they do in
// matches of the levels.
func dealt(seats int, by policies, rng *rand.Rand) *world {
	c := &world{rng: rng, table: table{seats: seats, hour: 1, policies: by, insight: 0.9}}
	cards := getadler.CardsOf(seats)
	for k := range cards {
		c.all[k] = int8(cards[k])
	}
	c.pile = c.all
	for n, r := range rng.Perm(seats) {
		c.role[n] = getadler.Role(r + 1)
	}
	for n := range seats {
		for range getadler.HandSize {
			c.draw(n)
		}
	}
	c.first = rng.IntN(seats)
	c.current = c.first
	c.draw(c.first)
	return c
}

// heroShare is the heroes' share of wins in so many worlds.
func heroShare(seats, worlds int, seed uint64, hero *heroPolicy, villain *villainPolicy) float64 {
	won := 0
	for n := range worlds {
		if dealt(seats, policies{hero, villain}, rand.New(rand.NewPCG(seed, uint64(n)))).playOut() == heroesWin {
			won++
		}
	}
	return float64(won) / float64(worlds)
}

// numbers are pointers to all numbers of a struct of numbers and arrays of them.
func numbers(v reflect.Value) (list []*float64) {
	switch v.Kind() {
	case reflect.Float64:
		return []*float64{v.Addr().Interface().(*float64)}
	case reflect.Array:
		for n := range v.Len() {
			list = append(list, numbers(v.Index(n))...)
		}
	case reflect.Struct:
		for n := range v.NumField() {
			f := v.Field(n)
			list = append(list, numbers(reflect.NewAt(f.Type(), f.Addr().UnsafePointer()).Elem())...)
		}
	}
	return list
}

// evolve betters the numbers by an evolution strategy: generations of children around the mean, all in the same worlds,
// whose better half makes the next mean.
func evolve[W any](ways *W, generations int, rng *rand.Rand, score func(w *W, seed uint64) float64) {
	const children = 14
	reach := 0.35
	for range generations {
		seed := rng.Uint64()
		type child struct {
			w     W
			score float64
		}
		var litter [children]child
		for n := range litter {
			c := &litter[n]
			c.w = *ways
			if n > 0 {
				for _, x := range numbers(reflect.ValueOf(&c.w).Elem()) {
					*x += reach * rng.NormFloat64() * (0.15 + 0.5*math.Abs(*x))
				}
			}
			c.score = score(&c.w, seed)
		}
		slices.SortFunc(litter[:], func(a, b child) int { return int(math.Copysign(1, b.score-a.score)) })
		means := numbers(reflect.ValueOf(ways).Elem())
		for i := range means {
			*means[i] = 0
		}
		all := 0.0
		for n := range children / 2 {
			weight := math.Log(children/2+0.5) - math.Log(float64(n)+1)
			all += weight
			for i, x := range numbers(reflect.ValueOf(&litter[n].w).Elem()) {
				*means[i] += weight * *x
			}
		}
		for i := range means {
			*means[i] /= all
		}
		reach = max(0.08, reach*0.96)
	}
}

// TestTuneWays betters the ways of both sides in turn and prints them, where SAFEHOUSE_BOTS_TUNE=SEATS:ROUNDS:WORLDS
// asks for it.
func TestTuneWays(t *testing.T) {
	parts := strings.Split(os.Getenv("SAFEHOUSE_BOTS_TUNE"), ":")
	if len(parts) != 3 {
		return
	}
	seats, _ := strconv.Atoi(parts[0])
	rounds, _ := strconv.Atoi(parts[1])
	worlds, _ := strconv.Atoi(parts[2])
	now := policiesAt(seats)
	hero, villain := *now.hero, *now.villain
	oldHero, oldVillain := hero, villain
	rng := rand.New(rand.NewPCG(uint64(seats), 17))
	for range rounds {
		evolve(&hero, 6, rng, func(w *heroPolicy, seed uint64) float64 {
			return 2*heroShare(seats, worlds, seed, w, &villain) + heroShare(seats, worlds/2, seed, w, &oldVillain)
		})
		evolve(&villain, 6, rng, func(w *villainPolicy, seed uint64) float64 {
			return -2*heroShare(seats, worlds, seed, &hero, w) - heroShare(seats, worlds/2, seed, &oldHero, w)
		})
		fmt.Printf("%d seats: new v new %.3f, new heroes v old %.3f, old heroes v new %.3f, old %.3f\n", seats,
			heroShare(seats, 4000, 1, &hero, &villain),
			heroShare(seats, 4000, 1, &hero, &oldVillain), heroShare(seats, 4000, 1, &oldHero, &villain),
			heroShare(seats, 4000, 1, &oldHero, &oldVillain))
	}
	fmt.Printf("%+v\n%+v\n", hero, villain)
}
