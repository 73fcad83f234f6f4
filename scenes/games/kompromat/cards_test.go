package kompromat

import (
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
)

// TestOnePointIsOne: a mission that scores one has the word for one beside it, sets and others the word for several.
func TestOnePointIsOne(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800).Stage.Reader()
	ones := 0
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		f := folderFace(r, m, 0)
		if one := f.Value == "1"; one != (f.Note == "point") || !one && f.Note != "points" {
			t.Errorf("%s: %s %s", f.Title, f.Value, f.Note)
		} else if one {
			ones++
		}
	}
	if ones == 0 {
		t.Error("no mission scores one point")
	}
}
