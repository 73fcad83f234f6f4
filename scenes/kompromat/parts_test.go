package kompromat

import (
	"fmt"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
)

func TestTableAndRevealFollowEachOtherToTheScoring(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	m, err := kompromat.NewMatch(setupOf("ee", 3), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.open(m, false)
	var parts, titles []string
	for range 200000 {
		if name := fmt.Sprintf("%T", r.Stack.Top()); len(parts) == 0 || parts[len(parts)-1] != name {
			parts = append(parts, name)
		}
		if title := r.Stack.Top().Title(); !slices.Contains(titles, title) {
			titles = append(titles, title)
		}
		if r.scoring() {
			break
		}
		r.Wait(1)
	}
	var want []string
	for range m.View(game.Table).Round {
		want = append(want, "*kompromat.Table", "*kompromat.Reveal")
	}
	want = append(want, "*kompromat.Scoring")
	if !slices.Equal(parts, want) {
		t.Errorf("the scenes are %v, want %v", parts, want)
	}
	if len(titles) != len(want) {
		t.Errorf("%d scenes have the titles %q", len(want), titles)
	}
}

func TestResumeLandsOnTheScene(t *testing.T) {
	want := map[string]string{
		"draw": "*kompromat.Table", "more": "*kompromat.Table", "before": "*kompromat.Reveal", "declare": "*kompromat.Reveal",
		"after": "*kompromat.Reveal", "over": "*kompromat.Scoring",
	}
	setter := newSetter(t)
	for _, s := range situations(t) {
		if want[s.name] == "" {
			continue
		}
		r := newRoom(t, setter, words.English, 1280, 800)
		r.open(s.match, true)
		if got := fmt.Sprintf("%T", r.Stack.Top()); got != want[s.name] {
			t.Errorf("resumed at %q the scene is %s, want %s", s.name, got, want[s.name])
		}
	}
}

func TestOnlyAPersonIsAskedForItemsBeforeTheRow(t *testing.T) {
	setter := newSetter(t)
	for _, s := range situations(t) {
		want, checked := map[string]bool{"before": false, "wait before": true}[s.name]
		if !checked {
			continue
		}
		r := newRoom(t, setter, words.English, 1280, 800)
		r.open(s.match, true)
		if r.screen.layout.Reveal != want {
			t.Errorf("%s: the mission in turn lies large: %v", s.name, !want)
		}
	}
}
