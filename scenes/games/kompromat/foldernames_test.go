package kompromat

import (
	"strings"
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/stage/stagetest"
)

// TestEveryFolderHasItsName holds it in the row of every window, in both languages and in either lettering.
func TestEveryFolderHasItsName(t *testing.T) {
	setter := stagetest.NewSetter(t)
	bare := func(s string) string { return strings.NewReplacer(" ", "", "-", "", "\u00a0", "").Replace(s) }
	for _, lang := range words.Languages() {
		for _, size := range [][2]float64{{844, 390}, {740, 360}, {640, 480}, {360, 640}, {412, 915}, {640, 360},
			{1024, 640}, {1280, 800}, {2560, 1080}} {
			r := newRoom(t, lang, size[0], size[1])
			r.open(newMatch(t, setupOf("pe", 1)), true)
			r.Wait(60)
			box := r.screen.layout.Folders[0]
			for _, plain := range []bool{false, true} {
				m := r.Stage.Metrics
				m.Plain = plain
				for id := kompromat.Mission(1); int(id) <= kompromat.MissionCount; id++ {
					f := r.screen.face(face{isMission: true, mission: id})
					said := ""
					for _, it := range faces.Lay(nil, f, box, m, setter) {
						if it.Kind == display.Text {
							said += it.Text
						}
					}
					if !strings.Contains(bare(said), bare(f.Title)) {
						t.Errorf("%s, %v, plain %v: %q of %.0f by %.0f has no name, but %q", lang, size, plain, f.Title,
							box.W, box.H, said)
					}
				}
			}
		}
	}
}
