package kompromat

import (
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
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

// TestWhatKompromatIsTaughtIsTrue holds what the lessons say to the match in which they say it.
func TestWhatKompromatIsTaughtIsTrue(t *testing.T) {
	type view = kompromat.View
	named := func(v *view, place int, key string) bool { return v.Row[place].Mission.Key() == key }
	total := func(v *view, place int, seat game.Seat, halves int) bool {
		a, sum := &v.Row[place].Attempts[seat], 0
		for _, c := range a.Cards[:a.Count] {
			sum += c.Card.Low()
		}
		return sum == halves
	}
	cards := func(v *view, place int, seat game.Seat) int { return v.Row[place].Attempts[seat].Count }
	holds := map[string]func(v *view) bool{
		"lesson.kompromat.1.place": func(v *view) bool {
			return v.Drawn.Card.Low() == 16 && named(v, 1, "mission.minister") && v.Row[1].Mission.Points() == 6 &&
				v.Row[0].Mission.Points() == 2
		},
		"lesson.kompromat.1.risk": func(v *view) bool {
			return total(v, 1, me, 30) && v.Players[me].Deck == 12 &&
				over(v, 15) == 4
		},
		"lesson.kompromat.1.twenty": func(v *view) bool { return total(v, 1, me, 40) },
		"lesson.kompromat.1.rival":  func(v *view) bool { return cards(v, 1, rival) == 4 },
		"lesson.kompromat.2.counter": func(v *view) bool {
			return named(v, 0, "mission.general") && v.Row[0].Counter.Marks() == 2 && v.Row[0].Mission.Points() == 5
		},
		"lesson.kompromat.2.wild": func(v *view) bool {
			return v.Drawn.Card.Wild() && named(v, 1, "mission.informant") && v.Row[1].Mission.Points() == 5 &&
				v.Row[1].Counter == 0
		},
		"lesson.kompromat.2.chauffeur": func(v *view) bool {
			return v.Drawn.Card.Low() == 18 && named(v, 2, "mission.chauffeur") && v.Row[2].Mission.Points() == 2
		},
		"lesson.kompromat.2.over":     func(v *view) bool { return total(v, 2, me, 34) },
		"lesson.kompromat.2.forced":   func(v *view) bool { return v.Phase == kompromat.PhaseForced && cards(v, 2, me) == 3 },
		"lesson.kompromat.2.up2":      func(v *view) bool { return total(v, 0, me, 28) },
		"lesson.kompromat.2.nineteen": func(v *view) bool { return total(v, 0, me, 38) },
		"lesson.kompromat.2.back":     func(v *view) bool { return v.Players[me].Tokens == 2 },
		// The rival declares after the person (K12): her closed card is told by nothing.
		"lesson.kompromat.2.declare": func(v *view) bool {
			a := &v.Row[1].Attempts[rival]
			return a.Count == 2 && a.Cards[1].Card == 0 && !a.Declared
		},
		"lesson.kompromat.3.won": func(v *view) bool {
			return v.Round == 2 && v.Players[me].WonCount == 2 && v.Players[me].Won[0].Kind() == kompromat.Code &&
				v.Players[me].Won[1].Item() == kompromat.NightVision && named(v, 0, "mission.code")
		},
		"lesson.kompromat.3.code": func(v *view) bool { return v.Drawn.Card.Low() == 20 },
		"lesson.kompromat.3.dare": func(v *view) bool { return total(v, 0, me, 34) },
		"lesson.kompromat.3.stop": func(v *view) bool { return total(v, 0, me, 42) },
	}
	for _, id := range []string{"kompromat.1", "kompromat.2", "kompromat.3"} {
		said := map[string]bool{}
		first := func(moves []string) string { return moves[0] }
		told, over := tabletest.TakeLesson(t, lessonOf(t, id), first, func(m game.Session, beat string) {
			v := m.(*kompromat.Match).View(me)
			if said[beat] = true; holds[beat] != nil && !holds[beat](&v) {
				t.Errorf("%s is not true: %+v", beat, v)
			}
			delete(holds, beat)
		})
		if !over {
			t.Errorf("%s does not come to its end", id)
		}
		says := func(key string, seat game.Seat) bool {
			for _, l := range told {
				if lessons.WhenOf(key, seat).Is(l) {
					return true
				}
			}
			return false
		}
		switch id {
		case "kompromat.1":
			if !says("log.kompromat.bust", rival) || !says("log.kompromat.won", me) {
				t.Errorf("%s: the rival is not over, or nothing is won", id)
			}
		case "kompromat.2":
			if !says("log.kompromat.perfect", me) || !says("log.kompromat.bust", me) || !says("log.kompromat.marks", me) {
				t.Errorf("%s: no 21, no bust, or no tokens", id)
			}
		}
	}
	for beat := range holds {
		t.Errorf("%s is not said", beat)
	}
}

// over counts the cards of the person's deck that take a total over 21, with every 1/11 as 1.
func over(v *kompromat.View, total int) (n int) {
	held := map[kompromat.Card]bool{}
	for i := range v.Row {
		a := &v.Row[i].Attempts[me]
		for _, c := range a.Cards[:a.Count] {
			held[c.Card] = true
		}
	}
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if !held[c] && 2*total+c.Low() > kompromat.Limit {
			n++
		}
	}
	return n
}
