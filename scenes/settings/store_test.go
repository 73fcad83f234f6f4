package settings

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/stage"
)

func TestSettingsComeBack(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	s, set, said := Open(dir)
	if set != stage.DefaultSettings() || said != (game.Line{}) {
		t.Fatalf("a first start gives %+v and says %q", set, said.Key)
	}
	set.Lang, set.Speed, set.FullScreen, set.Mute, set.TextScale = words.French, 200, true, true, 150
	if said := s.Save(set); said != (game.Line{}) {
		t.Fatalf("saving says %q", said.Key)
	}
	if _, again, _ := Open(dir); again != set {
		t.Errorf("read back %+v, want %+v", again, set)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 1 {
		t.Errorf("the folder holds %v (%v), want the settings alone", files, err)
	}
}

func TestDamagedSettingsAreMovedAside(t *testing.T) {
	for _, text := range []string{"", "{", "null garbage", "\x00\x00", `{"speed":"fast"}`} {
		dir := t.TempDir()
		name := filepath.Join(dir, fileName)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, set, said := Open(dir)
		if set != stage.DefaultSettings() || said.Key != "settings.damaged" {
			t.Errorf("%q gives %+v and says %q", text, set, said.Key)
		}
		if kept, err := os.ReadFile(name + ".damaged"); err != nil || string(kept) != text {
			t.Errorf("%q was not kept aside: %q, %v", text, kept, err)
		}
	}
}

func TestValuesOutOfRangeFallBack(t *testing.T) {
	dir := t.TempDir()
	text := `{"lang":"tlh","speed":17,"textScale":5000,"mute":true,"unknown":1}`
	if err := os.WriteFile(filepath.Join(dir, fileName), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	want := stage.DefaultSettings()
	want.Mute = true
	if _, set, said := Open(dir); set != want || said != (game.Line{}) {
		t.Errorf("got %+v and %q, want %+v", set, said.Key, want)
	}
}

func TestAFolderThatCannotBeWrittenIsToldOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s := &Store{dir: dir}
	if said := s.Save(stage.DefaultSettings()); said.Key != "settings.unsaved" {
		t.Errorf("the first failure says %q", said.Key)
	}
	if said := s.Save(stage.DefaultSettings()); said != (game.Line{}) {
		t.Errorf("the second failure says %q again", said.Key)
	}
}
