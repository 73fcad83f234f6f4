package scenes

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// roused counts how often a scene is told that something outside it has changed.
type roused struct {
	stagetest.Blank
	times int
}

func (r *roused) Resumed() { r.times++ }

// TestASceneIsToldOfASettingAndNotOfTheWindowsPlace: what is on its way comes to its place when a scene is told, and a
// window that is only moved disturbs nothing.
func TestASceneIsToldOfASettingAndNotOfTheWindowsPlace(t *testing.T) {
	scene := &roused{}
	a := &app{st: &stage.Stage{Settings: stage.DefaultSettings()}, stack: stackOf(t, scene)}
	a.notice(true)
	before := scene.times
	a.st.Set(func(s *stage.Settings) { s.Window = stage.Window{X: 40, Y: 30, W: 1280, H: 800} })
	if a.notice(true); scene.times != before {
		t.Error("a window that was moved is told to the scene")
	}
	a.st.Set(func(s *stage.Settings) { s.TextScale = 150 })
	if a.notice(true); scene.times != before+1 {
		t.Errorf("a setting is told to the scene %d times", scene.times-before)
	}
}

// TestTheMenuTellsThatThereIsLittleRoom for more matches before there is none, once.
func TestTheMenuTellsThatThereIsLittleRoom(t *testing.T) {
	h := newHouse(t)
	cramped := false
	h.Cramped = func() bool { return cramped }
	if m := newMenu(h).(*menu); len(m.notices) > 0 {
		t.Errorf("with room the menu tells %v", m.notices)
	}
	cramped = true
	if m := newMenu(h).(*menu); !slices.Equal(m.notices, []game.Line{game.Say("web.cramped")}) {
		t.Errorf("the menu tells %v", m.notices)
	}
	if m := newMenu(h).(*menu); len(m.notices) > 0 {
		t.Errorf("once more the menu tells %v", m.notices)
	}
}

// TestTheMenuTellsWhatIsFoundOutWhileItIsOpen, beside what it has told already and nobody has understood yet.
func TestTheMenuTellsWhatIsFoundOutWhileItIsOpen(t *testing.T) {
	h := newHouse(t)
	found := make(chan struct{}, 1)
	h.Unkept = found
	h.notify(game.Say("record.folder.browser"))
	m := newMenu(h).(*menu)
	m.Update(&input.Frame{})
	found <- struct{}{}
	m.Update(&input.Frame{})
	if want := []game.Line{game.Say("record.folder.browser"), game.Say("web.unkept")}; !slices.Equal(m.notices, want) {
		t.Errorf("the menu tells %v", m.notices)
	}
}
