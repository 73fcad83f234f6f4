package settings

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"safehouse/assets"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// TestNothingButWhatWasChosenChangesInTheFile: order and form of the lines, the members that only another version
// knows, at every depth, values that make no sense here, and a mark of the encoding stay, byte for byte.
func TestNothingButWhatWasChosenChangesInTheFile(t *testing.T) {
	for name, c := range map[string]struct {
		before, after string
		change        func(*stage.Settings)
	}{
		"unknown members": {
			`{"future":{"a":[1,{"b":null}],"c":"\u00e9"},"effects":70,"speed":400,"later":1e3}`,
			`{"future":{"a":[1,{"b":null}],"c":"\u00e9"},"effects":10,"speed":400,"later":1e3}`,
			func(s *stage.Settings) { s.Effects = 10 },
		},
		"unknown members of the window": {
			`{"window":{"w":800,"screen":{"id":7},"h":600}}`,
			`{"window":{"w":801,"screen":{"id":7},"h":600,"x":3}}`,
			func(s *stage.Settings) { s.Window.W, s.Window.X = 801, 3 },
		},
		"keys of actions that another version has": {
			`{"bindings":{"keys":{"odds":"z","juggle":"q","draw":"x"},"pedals":{"left":"draw"}}}`,
			`{"bindings":{"keys":{"odds":"z","juggle":"q"},"pedals":{"left":"draw"}}}`,
			func(s *stage.Settings) { s.Bindings.Reset(input.Draw) },
		},
		"a setting that goes": {
			`{ "lang": "fr", "mute": true, "told": "bust" }`,
			`{ "lang": "fr", "mute": true }`,
			func(s *stage.Settings) { s.Told = "" },
		},
		"the first that goes": {
			"{\r\n\t\"told\": \"bust\",\r\n\t\"mute\": true\r\n}\r\n",
			"{\r\n\t\"mute\": false\r\n}\r\n",
			func(s *stage.Settings) { s.Told, s.Mute = "", false },
		},
		"a mark and other line ends": {
			"\xef\xbb\xbf{\r\n\t\"mute\": true,\r\n\t\"effects\": 5\r\n}\r\n",
			"\xef\xbb\xbf{\r\n\t\"mute\": true,\r\n\t\"effects\": 10,\r\n\t\"hints\": false\r\n}\r\n",
			func(s *stage.Settings) { s.Effects, s.Hints = 10, false },
		},
		"nothing chosen before": {"{}", "{\n  \"mute\": true\n}", func(s *stage.Settings) { s.Mute = true }},
		"what makes no sense": {`{"speed":"fast","odds":"often","mute":true}`,
			`{"speed":"fast","odds":"often","mute":false}`, func(s *stage.Settings) { s.Mute = false }},
		"what made no sense": {`{"speed":"fast","window":5}`, `{"speed":200,"window":{"w":9}}`,
			func(s *stage.Settings) { s.Speed, s.Window.W = 200, 9 }},
		"one name twice": {`{"speed":50,"speed":200}`, `{"speed":50,"speed":400}`,
			func(s *stage.Settings) { s.Speed = 400 }},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			put(t, dir, c.before)
			s, set, _ := Open(storage.Disk{}, dir, true)
			was := set
			was.Warned = s.kept.Warned // What was told is not what this is about.
			s.kept = set
			c.change(&set)
			s.Save(set)
			s.Close()
			after, err := os.ReadFile(filepath.Join(dir, fileName))
			if err != nil || string(after) != c.after {
				t.Errorf("the file holds\n%s\nwant\n%s (%v)", after, c.after, err)
			}
			if read, _, err := Read(after); err != nil || read.Bindings != set.Bindings || read.Mute != set.Mute ||
				read.Told != set.Told {
				t.Errorf("it reads %+v, want %+v (%v)", read, set, err)
			}
		})
	}
}

// TestWhatThePlayerEditsMeanwhileStays: the file may be changed by hand while the program runs, or taken away, or
// spoilt.
func TestWhatThePlayerEditsMeanwhileStays(t *testing.T) {
	for name, c := range map[string]struct{ meanwhile, after string }{
		"edited": {`{"ambience":5,"note":"mine","mute":false}`, `{"ambience":5,"note":"mine","mute":true}`},
		"spoilt": {`{"ambience":5,`, ""},
		"gone":   {"", ""},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			put(t, dir, `{"ambience":80}`)
			s, set, _ := Open(storage.Disk{}, dir, true)
			path := filepath.Join(dir, fileName)
			if put(t, dir, c.meanwhile); c.meanwhile == "" {
				if err := os.Remove(path); err != nil {
					t.Fatal(err)
				}
			}
			set.Mute = true
			s.Save(set)
			s.Close()
			after, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			read, _, err := Read(after)
			switch {
			case c.after != "" && string(after) != c.after:
				t.Errorf("the file holds %s, want %s", after, c.after)
			case c.after == "" && (err != nil || read != set):
				t.Errorf("the file holds %s (%v), want all that is chosen", after, err)
			}
			aside, err := os.ReadFile(path + damagedEnding + "1")
			if spoilt := name == "spoilt"; (err == nil) != spoilt || spoilt && string(aside) != c.meanwhile {
				t.Errorf("put aside is %q (%v)", aside, err)
			}
		})
	}
}

// TestEverySettingHasAName with which it can be told that it makes no sense, in every language.
func TestEverySettingHasAName(t *testing.T) {
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	fields := reflect.TypeFor[stage.Settings]()
	for i := range fields.NumField() {
		name := memberName(fields.Field(i))
		for _, lang := range words.Languages() {
			if _, has := catalogue.Forms(lang, fields.Field(i).Tag.Get("words")); has == "" {
				t.Errorf("%s: %q has no name", lang, name)
			}
		}
	}
}

// TestWhatMakesNoSenseIsNamed, up to three settings by their names, and how many others.
func TestWhatMakesNoSenseIsNamed(t *testing.T) {
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]struct{ key, says string }{
		`{"speed":1}`:           {"settings.wrong.1", "“Speed” makes"},
		`{"speed":1,"hints":0}`: {"settings.wrong.2", "“Speed” and “Hints” make"},
		`{"bindings":{"keys":{"draw":1}},"odds":"x"}`:               {"settings.wrong.2", "“Draw a card"},
		`{"speed":1,"hints":0,"mute":0}`:                            {"settings.wrong.3", "“Hints” make"},
		`{"speed":1,"hints":0,"mute":0,"voice":0}`:                  {"settings.wrong.more", "1 other make"},
		`{"speed":1,"hints":0,"mute":0,"a":0,"odds":0,"explain":0}`: {"settings.wrong.more", "2 others make"},
	} {
		dir := t.TempDir()
		put(t, dir, text)
		_, _, said := Open(storage.Disk{}, dir, true)
		says := catalogue.In(words.English).Say(said)
		t.Log(says)
		if said.Key != want.key {
			t.Errorf("%s says %q: %s", text, said.Key, says)
		}
	}
}

// TestWhoeverIsNotToKeepSettingsTouchesNothing: neither the settings, nor what is damaged, nor a folder that is not
// there.
func TestWhoeverIsNotToKeepSettingsTouchesNothing(t *testing.T) {
	for _, text := range []string{`{"effects":5}`, `{"effects":`, `{"effects":"loud"}`, ""} {
		dir := filepath.Join(t.TempDir(), "settings")
		if text != "" {
			if err := os.Mkdir(dir, 0o700); err != nil {
				t.Fatal(err)
			}
			put(t, dir, text)
		}
		s, set, _ := Open(storage.Disk{}, dir, false)
		set.Mute = true
		s.Save(set)
		for range 2 * retryTicks {
			s.Tick()
		}
		s.Close()
		if said, failed := s.Unkept(); failed {
			t.Errorf("it says %q, of which the player has heard", said.Key)
		}
		entries, _ := os.ReadDir(dir)
		b, _ := os.ReadFile(filepath.Join(dir, fileName))
		if string(b) != text || len(entries) > 1 || text == "" && entries != nil {
			t.Errorf("%q became %q, beside %d files", text, b, len(entries))
		}
	}
}

// TestMembersLieWhereTheyAreFound in any form of a text.
func TestMembersLieWhereTheyAreFound(t *testing.T) {
	text := []byte("\xef\xbb\xbf \n{ \"a\\\"b\" :\t-1.5e3 ,\r\n\"c\":{\"d\":\"}\"}, \"\":[ 1,2 ] ,\"e\":true}  ")
	all, err := membersOf(text)
	if err != nil {
		t.Fatal(err)
	}
	want := []struct{ name, value string }{{`a"b`, "-1.5e3"}, {"c", `{"d":"}"}`}, {"", "[ 1,2 ]"}, {"e", "true"}}
	for i, m := range all {
		if i >= len(want) || m.name != want[i].name || string(m.raw(text)) != want[i].value || text[m.from] != '"' ||
			!json.Valid(m.raw(text)) {
			t.Errorf("member %d is %q: %s", i, m.name, m.raw(text))
		}
	}
	if len(all) != len(want) {
		t.Errorf("%d members", len(all))
	}
}
