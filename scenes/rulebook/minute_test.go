package rulebook

import (
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// TestEveryGameIsToldInAMinute opens each book at its beginning: it tells the game in pictures, each with a sentence,
// and all of them are in sight at once on a usual screen.
func TestEveryGameIsToldInAMinute(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, b := range rooms {
			st := newStage(t, lang)
			st.Metrics = theme.Metrics{W: 1280, H: 800}
			s := At(st, rooms, b.Name, "").(*Scene)
			if s.view != minute {
				t.Fatalf("%s opens at %v", b.Name, s.view)
			}
			laid := s.layout()
			if laid.height > laid.room.panel.H {
				t.Errorf("%v, %s: the page is %v high, there is room for %v", lang, b.Name, laid.height, laid.room.panel.H)
			}
			var l display.List
			s.Draw(&l)
			faces := 0
			for i := range l.Items {
				if l.Items[i].Kind == display.CardFace {
					faces++
				}
			}
			if n := len(b.Book.Minute); n < 5 || n > 7 || faces < 2*n {
				t.Errorf("%s is told in %d parts with %d faces", b.Name, n, faces)
			}
		}
	}
}

// TestTheBookLeadsToLessons only where it was opened so: under it lies no match then.
func TestTheBookLeadsToLessons(t *testing.T) {
	st := newStage(t, words.English)
	for _, s := range []*Scene{At(st, rooms, "topsecret", "").(*Scene), At(st, rooms, "topsecret", "T3").(*Scene)} {
		for _, c := range s.controls() {
			if c.ID == "learn" {
				t.Error("a book over a match leads to lessons")
			}
		}
	}
	of := ""
	s := Teaching(st, rooms, "topsecret", func(game string) stage.Scene {
		of = game
		return s0{}
	}, func(id string) stage.Scene {
		of = id
		return s0{}
	}).(*Scene)
	s.turn(reading)
	if change := click(t, s, "learn"); change != stage.Push(s0{}) || of != "topsecret" {
		t.Errorf("the button leads to %+v of %q", change, of)
	}
	if s.jump("rules.topsecret.cards.head"); s.example() != "" {
		t.Errorf("the chapter on cards has the example %q", s.example())
	}
	s.jump("rules.topsecret.explosion.head")
	if change := click(t, s, "watch"); change != stage.Push(s0{}) || of != "topsecret:explosion" {
		t.Errorf("the button leads to %+v of %q", change, of)
	}
}

// s0 stands for the lessons.
type s0 struct{ stage.Scene }

// TestEveryExampleIsThere: what the chapters name can be watched.
func TestEveryExampleIsThere(t *testing.T) {
	n := 0
	for _, b := range rooms {
		for _, c := range b.Book.Chapters {
			if c.Watch == "" {
				continue
			}
			n++
			if l, ok := rooms.Example(c.Watch); !ok || l.Game != b.Name {
				t.Errorf("%s, %s: there is no example %q", b.Name, c.Head, c.Watch)
			}
		}
	}
	if n < 9 {
		t.Errorf("only %d chapters have an example", n)
	}
}
