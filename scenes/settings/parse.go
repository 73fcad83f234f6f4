// Package settings keeps what a player has chosen, in one file, and is the scene in which it is chosen. It knows no
// game.
package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"slices"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Read reads settings. What the text does not name has its default, and so has each value that makes no sense, alone;
// it returns what those are called. The error is for a text that is none of settings at all.
func Read(text []byte) (set stage.Settings, wrong []game.Arg, err error) {
	set = stage.DefaultSettings()
	all, err := membersOf(text)
	if err != nil {
		return set, nil, err
	}
	into := reflect.ValueOf(&set).Elem()
	for i := range into.NumField() {
		name := memberName(into.Type().Field(i))
		m, ok := find(all, name)
		if !ok {
			continue
		}
		alone := stage.DefaultSettings()
		value := reflect.ValueOf(&alone).Elem().Field(i)
		err := json.Unmarshal(m.raw(text), value.Addr().Interface())
		keys, partly := errors.AsType[*input.WrongBindings](err)
		switch {
		case partly && len(keys.Actions) > 0:
			for _, a := range keys.Actions {
				wrong = append(wrong, game.Word(a.Key()))
			}
		case err != nil || bytes.Equal(m.raw(text), []byte("null")) || within(alone) != alone:
			wrong = append(wrong, game.Word(titles[name]))
		}
		if partly || within(alone) == alone && err == nil {
			into.Field(i).Set(value)
		}
	}
	return set, wrong, nil
}

// memberName is what a field is called in the file.
func memberName(f reflect.StructField) string {
	name, _, _ := bytes.Cut([]byte(f.Tag.Get("json")), []byte(","))
	return string(name)
}

// titles are the words for what the file keeps, by the names there.
var titles = map[string]string{
	"lang":          "settings.language",
	"textScale":     "settings.text",
	"highContrast":  "settings.contrast",
	"plainType":     "settings.type",
	"fullScreen":    "settings.window",
	"window":        "settings.file.window",
	"speed":         "settings.speed",
	"reducedMotion": "settings.motion",
	"reading":       "settings.reading",
	"mute":          "settings.mute",
	"effects":       "settings.effects",
	"ambience":      "settings.ambience",
	"voiceVolume":   "settings.voiceVolume",
	"voice":         "settings.voice",
	"voiceRate":     "settings.voiceRate",
	"captions":      "settings.captions",
	"peekToggle":    "settings.peek",
	"autoHide":      "settings.hide",
	"seatCodes":     "settings.codes",
	"odds":          "settings.odds",
	"confirm":       "settings.confirm",
	"asPrinted":     "settings.file.asPrinted",
	"explain":       "settings.explain",
	"remarks":       "settings.remarks",
	"told":          "settings.file.told",
	"learned":       "settings.file.learned",
	"lesson":        "settings.file.lesson",
	"hints":         "settings.hints",
	"bindings":      "settings.controls",
	"warned":        "settings.file.warned",
}

// within puts each value that is out of its range back to its default.
func within(set stage.Settings) stage.Settings {
	usual := stage.DefaultSettings()
	if !slices.Contains(words.Languages(), set.Lang) {
		set.Lang = usual.Lang
	}
	for _, c := range choices {
		if c.taken(&set) == "" {
			c.take(&set, c.taken(&usual))
		}
	}
	for _, n := range numbers {
		if v := n.field(&set); *v < n.least || *v > n.most {
			*v = *n.field(&usual)
		}
	}
	if !possible(set.Window) {
		set.Window = usual.Window
	}
	return set
}

// possible reports whether a window can have stood there, on any monitor.
func possible(w stage.Window) bool {
	near := func(v, least int) bool { return v >= least && v <= farthest }
	return near(w.X, -farthest) && near(w.Y, -farthest) && near(w.W, 0) && near(w.H, 0) && near(w.Twin, 0)
}
