package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/scenes/stage"
)

// put writes a settings file as it was found on some disk.
func put(t *testing.T, dir, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, fileName), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// everything is a choice other than the default in every field but the bindings.
func everything() stage.Settings {
	set := stage.DefaultSettings()
	set.Lang, set.TextScale, set.HighContrast, set.PlainType, set.FullScreen = words.French, 150, true, true, true
	set.Window = stage.Window{Monitor: "DP-2", Twin: 1, X: -30, Y: 40, W: 1300, H: 900, Maximized: true}
	set.Speed, set.ReducedMotion, set.Mute, set.Effects, set.Ambience, set.VoiceVolume = 200, true, true, 0, 100, 10
	set.Voice, set.VoiceRate, set.Captions = true, -100, true
	set.PeekToggle, set.AutoHide, set.SeatCodes, set.Odds = true, 0, true, stage.OddsNever
	return set
}

func TestSettingsComeBack(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	s, set, said := Open(storage.Disk{}, dir, true)
	if set != stage.DefaultSettings() || said != (game.Line{}) {
		t.Fatalf("a first start gives %+v and says %q", set, said.Key)
	}
	set = everything()
	s.Save(set)
	s.Close()
	if said, failed := s.Unkept(); failed {
		t.Fatalf("saving says %q", said.Key)
	}
	if _, again, _ := Open(storage.Disk{}, dir, true); again != set {
		t.Errorf("read back %+v, want %+v", again, set)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 1 {
		t.Errorf("the folder holds %v (%v), want the settings alone", files, err)
	}
}

func TestDamagedSettingsAreMovedAside(t *testing.T) {
	for _, text := range []string{"", "{", "null garbage", "null", "[]", "7", "\x00\x00", `{"speed":50}{`,
		"\xff\xfe{\x00}\x00"} {
		dir := t.TempDir()
		name := filepath.Join(dir, fileName)
		put(t, dir, text)
		_, set, said := Open(storage.Disk{}, dir, true)
		if set != stage.DefaultSettings() || said.Key != "settings.damaged" {
			t.Errorf("%q gives %+v and says %q", text, set, said.Key)
		}
		if kept, err := os.ReadFile(name + ".damaged-1"); err != nil || string(kept) != text {
			t.Errorf("%q was not kept aside: %q, %v", text, kept, err)
		}
		if _, again, said := Open(storage.Disk{}, dir, true); again != set || said != (game.Line{}) {
			t.Errorf("%q: the next start says %q", text, said.Key)
		}
	}
}

// TestDamagedFilesDoNotOverwriteEachOther damages the settings three times.
func TestDamagedFilesDoNotOverwriteEachOther(t *testing.T) {
	dir := t.TempDir()
	for n := range 3 {
		put(t, dir, fmt.Sprintf("{damage %d", n))
		if _, _, said := Open(storage.Disk{}, dir, true); said.Key != "settings.damaged" {
			t.Fatalf("damage %d says %q", n, said.Key)
		}
	}
	for n, suffix := range []string{".damaged-1", ".damaged-2", ".damaged-3"} {
		b, err := os.ReadFile(filepath.Join(dir, fileName+suffix))
		if want := fmt.Sprintf("{damage %d", n); err != nil || string(b) != want {
			t.Errorf("%s holds %q (%v), want %q", suffix, b, err, want)
		}
	}
}

// TestValuesOutOfRangeFallBackAlone gives one bad value at a time beside a good one, at both ends of each range.
func TestValuesOutOfRangeFallBackAlone(t *testing.T) {
	usual := stage.DefaultSettings()
	for _, text := range []string{
		`"lang":"tlh"`, `"speed":17`, `"speed":-50`, `"textScale":5000`, `"textScale":99`, `"textScale":201`,
		`"effects":-1`, `"effects":101`, `"ambience":-1`, `"ambience":101`, `"voiceVolume":-1`, `"voiceVolume":101`,
		`"voiceRate":-101`, `"voiceRate":101`, `"autoHide":7`, `"odds":"sometimes"`, `"odds":""`,
		`"window":{"w":-5,"h":600}`, `"window":{"x":99999999,"w":800,"h":600}`, `"window":{"x":"left"}`, `"window":[]`,
		`"speed":"fast"`, `"speed":null`, `"speed":[50]`, `"speed":{}`, `"speed":50.5`, `"speed":1e99`,
		`"speed":50,"speed":"fast"`,
		`"mute":1`, `"mute":"yes"`, `"lang":7`, `"learned":{}`, `"bindings":null`, `"bindings":"none"`,
		`"bindings":{"keys":7}`,
		`"bindings":{"keys":{"draw":7}}`, `"bindings":{"buttons":{"draw":"the red one"}}`,
	} {
		dir := t.TempDir()
		put(t, dir, `{"captions":true,`+text+`,"peekToggle":true}`)
		want := usual
		want.Captions, want.PeekToggle = true, true
		s, set, said := Open(storage.Disk{}, dir, true)
		want.Warned = said.Args[0].Key
		if set != want || said.Key != "settings.wrong.1" || said.Args[0].Kind != game.ArgKey {
			t.Errorf("%s gives %+v and %q, want %+v", text, set, said.Key, want)
		}
		s.Close()
		if _, set, said := Open(storage.Disk{}, dir, true); set != want || said != (game.Line{}) {
			t.Errorf("%s: the next start gives %+v and says %q", text, set, said.Key)
		}
	}
}

// TestEveryChoiceOfARangeIsTaken holds the other side: what lies within a range is left alone.
func TestEveryChoiceOfARangeIsTaken(t *testing.T) {
	if set := everything(); within(set) != set {
		t.Errorf("%+v became %+v", set, within(set))
	}
	for _, v := range speeds {
		set := stage.DefaultSettings()
		if set.Speed = v; within(set) != set {
			t.Errorf("speed %d is not taken", v)
		}
	}
	for _, v := range pauses {
		set := stage.DefaultSettings()
		if set.AutoHide = v; within(set) != set {
			t.Errorf("hiding after %d s is not taken", v)
		}
	}
	for _, v := range odds {
		set := stage.DefaultSettings()
		if set.Odds = v; within(set) != set {
			t.Errorf("odds %q are not taken", v)
		}
	}
}

// TestOldFilesKeepTheirValues reads the file of a release that knew five settings.
func TestOldFilesKeepTheirValues(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, `{"lang":"fr","speed":200,"fullScreen":true,"mute":true,"textScale":150}`)
	want := stage.DefaultSettings()
	want.Lang, want.Speed, want.FullScreen, want.Mute, want.TextScale = words.French, 200, true, true, 150
	if _, set, said := Open(storage.Disk{}, dir, true); set != want || said != (game.Line{}) {
		t.Errorf("got %+v and %q, want %+v", set, said.Key, want)
	}
}

// TestAFolderThatCannotBeWrittenIsToldUntilItCan also holds that nobody has to choose again: it is tried again by
// itself.
func TestAFolderThatCannotBeWrittenIsToldUntilItCan(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s, set, _ := Open(storage.Disk{}, dir, true)
	if said, failed := s.Unkept(); failed {
		t.Errorf("before anything is chosen it says %q", said.Key)
	}
	set.Window.X = 5
	s.Save(set)
	until(t, s, func() bool { return s.failure != nil })
	if said, failed := s.Unkept(); failed {
		t.Errorf("of a window that was moved it says %q", said.Key)
	}
	set = everything()
	s.Save(set)
	until(t, s, func() bool { _, failed := s.Unkept(); return failed })
	if said, _ := s.Unkept(); said.Key != "settings.unsaved" {
		t.Errorf("it says %q", said.Key)
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	until(t, s, func() bool { _, failed := s.Unkept(); return !failed })
	if _, read, _ := Open(storage.Disk{}, dir, true); read != set {
		t.Errorf("the file holds %+v, want %+v", read, set)
	}
}

// until lets ticks pass until done; the writing itself goes on beside them and takes the time it takes.
func until(t *testing.T, s *Store, done func() bool) (ticks int) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !done(); ticks++ {
		if time.Now().After(end) {
			t.Fatal("it does not come")
		}
		if s.Tick(); s.writing != nil {
			time.Sleep(time.Millisecond)
		}
	}
	return ticks
}

// TestADraggedSliderIsWrittenRarely drags a slider for two seconds, a new value each tick.
func TestADraggedSliderIsWrittenRarely(t *testing.T) {
	dir := t.TempDir()
	s, set, _ := Open(storage.Disk{}, dir, true)
	writes, since, longest := 0, 0, 0
	for n := range 120 {
		set.Effects = n % 101
		s.Save(set)
		was := s.writing
		s.Tick()
		since++
		if s.writing != nil && was == nil {
			writes++
			longest, since = max(longest, since), 0
		}
		until(t, s, func() bool { return s.writing == nil })
	}
	if writes < 2 || writes > 4 {
		t.Errorf("two seconds of dragging write %d times", writes)
	}
	if longest > 60 {
		t.Errorf("a value waited for %d ticks", longest)
	}
	ticks := until(t, s, func() bool { return s.kept == set })
	if ticks > 60 {
		t.Errorf("the last value was written after %d ticks", ticks)
	}
	if _, read, _ := Open(storage.Disk{}, dir, true); read != set {
		t.Errorf("the file holds %+v, want %+v", read, set)
	}
}

// TestWhatChangesWhileAFileIsWrittenIsWrittenNext covers the moment in which both go on at once.
func TestWhatChangesWhileAFileIsWrittenIsWrittenNext(t *testing.T) {
	dir := t.TempDir()
	s, set, _ := Open(storage.Disk{}, dir, true)
	set.Effects = 1
	s.Save(set)
	until(t, s, func() bool { return s.writing != nil })
	set.Effects = 2
	s.Save(set)
	s.Close()
	if said, failed := s.Unkept(); failed {
		t.Fatalf("closing says %q", said.Key)
	}
	if _, read, _ := Open(storage.Disk{}, dir, true); read != set {
		t.Errorf("the file holds effects %d, want 2", read.Effects)
	}
}

// TestNothingIsWrittenForNothing: a value that goes and comes back leaves the file alone, and so does a run without a
// change.
func TestNothingIsWrittenForNothing(t *testing.T) {
	dir := t.TempDir()
	s, set, _ := Open(storage.Disk{}, dir, true)
	set.Mute = true
	s.Save(set)
	set.Mute = false
	s.Save(set)
	for range 200 {
		s.Tick()
	}
	s.Close()
	if _, err := os.Stat(filepath.Join(dir, fileName)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file was written: %v", err)
	}
}

// TestWhatAKillLeftIsTidied: a run that was killed while it wrote leaves no litter for ever. Whoever is not to keep
// anything takes nothing away: another program may be at it.
func TestWhatAKillLeftIsTidied(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, `{"effects":70}`)
	var halves []string
	for _, name := range []string{fileName + storage.TemporaryEnding, fileName + ".ABCDEFGH" + storage.TemporaryEnding} {
		halves = append(halves, filepath.Join(dir, name))
		if err := os.WriteFile(filepath.Join(dir, name), []byte(`{"eff`), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, keeps := range []bool{false, true} {
		if _, set, said := Open(storage.Disk{}, dir, keeps); set.Effects != 70 || said != (game.Line{}) {
			t.Errorf("effects %d, said %q", set.Effects, said.Key)
		}
		for _, half := range halves {
			if _, err := os.Stat(half); errors.Is(err, fs.ErrNotExist) != keeps {
				t.Errorf("by one who keeps (%v), what was half written: %v", keeps, err)
			}
		}
	}
}

// TestWaitingCostsNothing: a tick without a change makes no allocations.
func TestWaitingCostsNothing(t *testing.T) {
	s, _, _ := Open(storage.Disk{}, t.TempDir(), true)
	if n := testing.AllocsPerRun(100, func() { s.Tick() }); n > 0 {
		t.Errorf("a tick makes %v allocations", n)
	}
}

// FuzzRead takes anything for settings: what is read lies within its ranges, is written and read back the same, and
// what is not read is kept aside.
func FuzzRead(f *testing.F) {
	whole, err := json.Marshal(everything())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	for _, text := range []string{"", "{", "null", "[]", `{"window":{"w":-5}}`, `{"bindings":null}`,
		`{"bindings":{"keys":[1,2]},"speed":1e9}`, "\x00"} {
		f.Add([]byte(text))
	}
	dir := f.TempDir()
	name := filepath.Join(dir, fileName)
	f.Fuzz(func(t *testing.T, b []byte) {
		put(t, dir, string(b))
		_, set, said := Open(storage.Disk{}, dir, true)
		if within(set) != set {
			t.Errorf("%+v is out of its ranges", set)
		}
		if said.Key == "settings.damaged" {
			kept, err := os.ReadFile(name + damagedEnding + "1")
			if err != nil || !bytes.Equal(kept, b) || set != stage.DefaultSettings() {
				t.Errorf("%s: kept aside as %q (%v)", said.Key, kept, err)
			}
			if err := os.Remove(name + damagedEnding + "1"); err != nil {
				t.Fatal(err)
			}
			return
		}
		again, err := json.Marshal(set)
		if err != nil {
			t.Fatal(err)
		}
		if back, wrong, err := Read(again); err != nil || back != set || len(wrong) > 0 {
			t.Errorf("%+v came back as %+v (%v, wrong %v)", set, back, err, wrong)
		}
		was, _, _ := Read(b)
		other := everything()
		text, err := changed(b, was, other)
		if err != nil {
			t.Fatalf("%q cannot be edited: %v", b, err)
		}
		now, _, err := Read(text)
		if other.Bindings = now.Bindings; err != nil || now != other {
			t.Errorf("%q was made %q, which gives %+v (%v)", b, text, now, err)
		}
	})
}

// TestWhatAnEarlierVersionWroteIsNotWrong: a value that is no longer offered is nobody's mistake.
func TestWhatAnEarlierVersionWroteIsNotWrong(t *testing.T) {
	set, wrong, err := Read([]byte(`{"odds":"always","mute":true}`))
	if want := stage.DefaultSettings().Odds; err != nil || len(wrong) > 0 || set.Odds != want || !set.Mute {
		t.Errorf("%v with %v is wrong, %v", set.Odds, wrong, err)
	}
}
