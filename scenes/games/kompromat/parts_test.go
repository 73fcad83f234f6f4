package kompromat

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/tabletop"
)

func TestTableAndRevealFollowEachOtherToTheScoring(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	m := newMatch(t, setupOf("ee", 3))
	r.open(m, false)
	var parts []tabletop.Part
	var titles []string
	for range 200000 {
		if part := r.Part(); len(parts) == 0 || parts[len(parts)-1] != part {
			parts = append(parts, part)
		}
		if title := r.Stack.Top().Title(); !slices.Contains(titles, title) {
			titles = append(titles, title)
		}
		if r.Scoring() {
			break
		}
		r.Wait(1)
	}
	var want []tabletop.Part
	for range m.View(game.Public).Round {
		want = append(want, tabletop.Playing, tabletop.Revealing)
	}
	want = append(want, tabletop.Scoring)
	if !slices.Equal(parts, want) {
		t.Errorf("the scenes are %v, want %v", parts, want)
	}
	if len(titles) != len(want) {
		t.Errorf("%d scenes have the titles %q", len(want), titles)
	}
}

func TestResumeLandsOnTheScene(t *testing.T) {
	want := map[string]tabletop.Part{
		"draw": tabletop.Playing, "more": tabletop.Playing, "before": tabletop.Revealing, "declare": tabletop.Revealing,
		"after": tabletop.Revealing, "over": tabletop.Scoring,
	}
	for _, s := range situations(t) {
		part, checked := want[s.Name]
		if !checked {
			continue
		}
		r := newRoom(t, words.English, 1280, 800)
		r.open(s.Match(), true)
		if got := r.Part(); got != part || r.Scoring() != (part == tabletop.Scoring) {
			t.Errorf("resumed at %q part %d has the screen, want %d", s.Name, got, part)
		}
	}
}

func TestOnlyAPersonIsAskedForItemsBeforeTheRow(t *testing.T) {
	for _, s := range situations(t) {
		want, checked := map[string]bool{"before": false, "wait before": true}[s.Name]
		if !checked {
			continue
		}
		r := newRoom(t, words.English, 1280, 800)
		r.open(s.Match(), true)
		if r.lay().Reveal != want {
			t.Errorf("%s: the mission in turn lies large: %v", s.Name, !want)
		}
	}
}
