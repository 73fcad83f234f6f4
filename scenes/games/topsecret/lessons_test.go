package topsecret

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/lessons"
	"safehouse/scenes/tabletop/tabletest"
)

// lessonOf is the lesson of that id.
func lessonOf(t *testing.T, id string) lessons.Lesson {
	t.Helper()
	l, ok := lessons.Named(lessonList, id)
	if !ok {
		t.Fatalf("there is no lesson %q", id)
	}
	return l
}

// walked is a lesson of TOP SECRET once it has been taken: the match as the person knew it when each beat was said, and
// all that was told.
type walked struct {
	view map[string]topsecret.View
	told []game.Line
	over bool
}

// walk takes a lesson of TOP SECRET to its end.
func walk(t *testing.T, id string, choose func([]string) string) walked {
	t.Helper()
	way := walked{view: map[string]topsecret.View{}}
	way.told, way.over = tabletest.TakeLesson(t, lessonOf(t, id), choose, func(m game.Session,
		beat string) {
		way.view[beat] = m.(*topsecret.Match).View(me)
	})
	return way
}

// first makes the first move there is.
func first(moves []string) string { return moves[0] }

// TestWhatTopSecretIsTaughtIsTrue holds each number that the lessons say to the match in which they say it.
func TestWhatTopSecretIsTaughtIsTrue(t *testing.T) {
	const (
		thirty = topsecret.Document2 + iota
		forty
		fifty
		sixty
	)
	one, two := walk(t, "topsecret.1", first), walk(t, "topsecret.2", first)
	hand := func(v topsecret.View) topsecret.Counts { return v.Players[me].Hand }
	open := func(v topsecret.View, seat game.Seat, kinds ...topsecret.Kind) bool {
		p := &v.Players[seat]
		if p.UpCount != len(kinds) {
			return false
		}
		for i, k := range kinds {
			if p.Up[i].Card.Kind() != k {
				return false
			}
		}
		return true
	}
	says := func(way walked, key string, n int, seat game.Seat) bool {
		return slices.ContainsFunc(way.told, lessons.Trigger{Key: key, Seat: seat, N: n}.Is)
	}
	for beat, holds := range map[string]func(v topsecret.View, way walked) bool{
		"lesson.topsecret.1.hand": func(v topsecret.View, _ walked) bool {
			h := hand(v)
			return v.Turns == 15 && h.Sum() == 15 && v.Turn == 1
		},
		"lesson.topsecret.1.bank": func(v topsecret.View, _ walked) bool {
			return open(v, me, fifty) &&
				v.Value(fifty) == 50
		},
		"lesson.topsecret.1.waits": func(v topsecret.View, _ walked) bool { return open(v, second, forty) },
		"lesson.topsecret.1.leave": func(v topsecret.View, _ walked) bool {
			return open(v, me, sixty) && hand(v)[sixty] == 1 && 4*v.Value(sixty) == 240
		},
		"lesson.topsecret.1.pair": func(_ topsecret.View, way walked) bool {
			return says(way, "log.topsecret.paired", 160, second)
		},
		"lesson.topsecret.1.twice": func(_ topsecret.View, way walked) bool {
			return says(way, "log.topsecret.paired", 240, me)
		},
		"lesson.topsecret.1.boom": func(v topsecret.View, way walked) bool {
			return says(way, "log.topsecret.exploded", 1, game.Public) && says(way, "log.topsecret.destroyed", 0, me) &&
				v.Players[third].Hand[topsecret.Assassin] == hand(v)[topsecret.Assassin]-1
		},
		"lesson.topsecret.2.join": func(v topsecret.View, _ walked) bool {
			return v.Turn == 8 && v.Turns == 15 && open(v, me) && open(v, second, sixty) && open(v, third, forty)
		},
		"lesson.topsecret.2.gone": func(_ topsecret.View, way walked) bool {
			return says(way, "log.topsecret.destroyed", 0, second) && says(way, "log.topsecret.destroyed", 0, third)
		},
		"lesson.topsecret.2.steal": func(v topsecret.View, _ walked) bool {
			return open(v, second, fifty) && open(v, third, thirty)
		},
		"lesson.topsecret.2.loot": func(v topsecret.View, _ walked) bool {
			return open(v, me, fifty) && hand(v)[fifty] == 1 && 4*v.Value(fifty) == 200
		},
		"lesson.topsecret.2.order": func(v topsecret.View, _ walked) bool { return v.Turn == 10 && v.Marker == third },
		"lesson.topsecret.2.late": func(v topsecret.View, way walked) bool {
			return says(way, "log.topsecret.stolen", 0, third)
		},
		"lesson.topsecret.2.stays": func(v topsecret.View, _ walked) bool { return open(v, me, fifty) },
		"lesson.topsecret.2.spared": func(_ topsecret.View, way walked) bool {
			return says(way, "log.topsecret.spared", 0, me)
		},
		"lesson.topsecret.2.pair": func(_ topsecret.View, way walked) bool {
			return says(way, "log.topsecret.paired", 200, me)
		},
		"lesson.topsecret.2.odds": func(v topsecret.View, _ walked) bool {
			return v.Turn == 12 && v.Discard[topsecret.Assassin] == 9
		},
		"lesson.topsecret.2.wait": func(v topsecret.View, _ walked) bool { return open(v, me, sixty) && hand(v)[sixty] == 1 },
		"lesson.topsecret.2.odd": func(v topsecret.View, way walked) bool {
			return says(way, "log.topsecret.paired", 240, me) && v.Value(thirty)+v.Value(forty) == 70
		},
		"lesson.topsecret.2.free": func(v topsecret.View, _ walked) bool {
			return v.Turns-v.Turn+1 == 2 &&
				hand(v)[forty] == 2
		},
		"lesson.topsecret.2.last": func(v topsecret.View, _ walked) bool { return v.Last() },
	} {
		way := one
		if _, ok := two.view[beat]; ok {
			way = two
		}
		if v, ok := way.view[beat]; !ok || !holds(v, way) {
			t.Errorf("%s is not said, or not true: %+v", beat, v)
		}
	}
}

// TestALessonOfTopSecretEndsInTheAgentsThatWerePlayed: those that somebody played in it, and no other.
func TestALessonOfTopSecretEndsInTheAgentsThatWerePlayed(t *testing.T) {
	for _, l := range lessonList {
		var all []string
		for _, plays := range l.Plays {
			all = append(all, plays...)
		}
		for _, b := range l.Beats {
			all = append(all, b.Moves...)
		}
		for _, agent := range []string{"assassin", "agent", "mole"} {
			if played := slices.Contains(all, "play "+agent); played != slices.Contains(l.Pictures, "topsecret:"+agent) {
				t.Errorf("%s: somebody plays %q: %v; its end shows %v", l.ID, agent, played, l.Pictures)
			}
		}
	}
}

// TestLessonsOfTopSecretEndHoweverTheyArePlayed plays freely whatever the lessons leave free: they come to their end.
func TestLessonsOfTopSecretEndHoweverTheyArePlayed(t *testing.T) {
	for _, id := range []string{"topsecret.1", "topsecret.2"} {
		for seed := range uint64(40) {
			t.Run(fmt.Sprint(id, seed), func(t *testing.T) {
				rng := rand.New(rand.NewPCG(seed, 1))
				l := lessonOf(t, id)
				way := walk(t, id, func(moves []string) string { return moves[rng.IntN(len(moves))] })
				for _, b := range l.Beats {
					if _, said := way.view[b.Says]; !said {
						t.Errorf("%s is not said", b.Says)
					}
				}
				if !way.over {
					t.Error("the lesson is not over")
				}
			})
		}
	}
}
