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
