package topsecret

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop/tabletest"
)

// Nothing holds a quiet turn up: its cards lie in sight while it is asked what becomes of them, with no curtain before
// that.
func TestAQuietTurnIsHeldUpByNothing(t *testing.T) {
	for _, kinds := range []string{"ppp", "pee", "eee"} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.lastPick(scripted(t, kinds, turn{"", "play 60", "play 30"}), "play 40")
		ticks := r.watch(func([]display.Item) {})
		if r.Waits() || ticks > 1 {
			t.Errorf("%s: a quiet turn takes %d ticks, or waits for a press", kinds, ticks)
		}
		if _, asked := r.Hot("bank"); kinds != "eee" && (!asked || r.shown().Players[0].UpCount != 1) {
			t.Errorf("%s: the first person is not asked beside the cards", kinds)
		}
	}
}

// Before several persons each turn ends with one stop, whether something is decided in it or not.
func TestATurnEndsWithAStopBeforeSeveralPersons(t *testing.T) {
	first := []turn{{"play 40", "play 60", "play 30"}}
	left := []turn{{"play 40", "play 60", "play 30"}, {"leave", "leave", "leave"}}
	for _, c := range []struct {
		name, kinds, last string
		turns             []turn
		stops             int
	}{
		{"banked", "ppp", "bank", append(first, turn{"", "bank", "leave"}), 1},
		{"pairs, about which nobody decides", "ppp", "play 40", append(left, turn{"", "play 60", "play 30"}), 1},
		{"an explosion after which nobody banks", "ppp", "play 40", []turn{{"", "play assassin", "play 30"}}, 1},
		{"moles after which a computer banks", "ppe", "play mole", []turn{
			{"play 40", "play 60", "play 30"}, {"bank", "bank", "leave"}, {"", "play mole", "play mole"},
		}, 0},
		{"one person", "pee", "bank", append(first, turn{"", "bank", "leave"}), 0},
		{"computers", "eee", "bank", append(first, turn{"", "bank", "leave"}), 0},
	} {
		for _, speed := range []int{100, 0} {
			r := newRoom(t, words.English, 1280, 800)
			r.Stage.Settings.Speed = speed
			r.lastPick(scripted(t, c.kinds, c.turns...), c.last)
			stops := 0
			for range 5 {
				r.watch(func([]display.Item) {})
				if !r.Waits() {
					break
				}
				stops++
				r.Draw()
				if !r.Click("continue") {
					t.Fatalf("%s: nothing goes on", c.name)
				}
			}
			if stops != c.stops {
				t.Errorf("%s at speed %d: %d stops, want %d", c.name, speed, stops, c.stops)
			}
		}
	}
}

func TestAnExplosionIsToldInTwoSentencesAndNoRed(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "eeeeee", six["explosion"]...), "play 60")
	room, red := 1280*720.0, 0.0
	r.watch(func(items []display.Item) {
		for _, it := range items {
			if it.Kind == display.Wipe && it.Colour == theme.Vermilion {
				red = max(red, it.Clip.W*it.Clip.H)
			}
		}
	})
	if red == 0 || red > room/5 {
		t.Errorf("%.0f %% of the screen are red, want some and at most 20", 100*red/room)
	}
	sentences := r.Captions[len(r.Captions)-2:]
	for i, want := range []string{"destroyed", "protected"} {
		if !strings.Contains(sentences[i], want) {
			t.Errorf("the explosion is told as %q", sentences)
		}
	}
	told := 0
	for _, s := range r.Captions {
		if strings.Contains(s, "destroyed") {
			told++
		}
	}
	if told != 1 {
		t.Errorf("destruction is told %d times: %q", told, r.Captions)
	}
	lines := 0
	for _, line := range r.match.Lines(game.Public, 0) {
		if line.Key == "log.topsecret.destroyed" {
			lines++
		}
	}
	if lines < 3 {
		t.Errorf("the log tells of %d cards", lines)
	}
}

func TestComputersChooseInOneSentenceAndTheLineFollows(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(newMatch(t, tabletest.Setup("eeeeep", 5)), true)
	chosen := r.shown().ToAct
	for range 200 {
		r.Wait(1)
		if now := r.shown().ToAct; now != chosen {
			chosen = now
			break
		}
	}
	if chosen != game.SeatsOf(5) {
		t.Fatalf("%v still choose", chosen)
	}
	if strings.Count(strings.Join(r.Captions, "\n"), "has chosen") != 1 {
		t.Errorf("five choices are told as %q", r.Captions)
	}
	if !r.shown().Players[4].Picked {
		t.Error("not all have chosen")
	}
}

func TestComputersChooseOnOneBeat(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(newMatch(t, tabletest.Setup("eeeeep", 5)), true)
	started, moving := false, 0
	for range 300 {
		r.Wait(1)
		if r.Playing() && r.shown().Turn == 1 &&
			r.match.View(game.Public).ToAct == game.SeatsOf(5) {
			started = true
			moving++
		} else if started {
			break
		}
	}
	if most := r.Stage.Ticks(460); moving == 0 || moving > most {
		t.Errorf("the cards fly for %d ticks, want at most %d", moving, most)
	}
}

func TestTheLineAtTheTopFollowsTheCardsAtOnce(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "pee"), "play 40")
	before := 0
	for range 400 {
		r.Wait(1)
		p := r.shown()
		if p.Phase != topsecret.PhaseChoose || r.beat() != noBeat {
			break
		}
		if p.ToAct == 0 {
			continue
		}
		if want := r.screen.statusOf(&p.View); r.Status() != want {
			t.Fatalf("the line says %q, the table %q", r.Status(), want)
		}
		before++
	}
	if before < 20 {
		t.Errorf("only %d ticks were compared", before)
	}
}
