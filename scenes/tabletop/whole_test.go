package tabletop_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

// TestEveryReasonCanBeRead has the panel warn of, explain and refuse with every sentence that says why, in both
// languages and every window (the shortest in some): it stands there whole, over no button, or is one press away, and
// nothing else is.
func TestEveryReasonCanBeRead(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		b := benchIn(tabletest.NewRoom(t, lang, 1280, 800))
		b.play("pe", nil)
		b.Wait(80)
		for i, text := range reasons(t, lang) {
			for n, m := range tabletest.Windows() {
				for by := range 3 {
					if by != (i+n)%3 && len(text) < 90 {
						continue // The longest are said in every way.
					}
					if len(text) < 60 && (i/3+n)%3 != 0 && !tabletest.Long() {
						continue // What has room in every panel is read in a third of them.
					}
					b.Stage.Metrics = m
					b.toy.warns, b.toy.explains = "", ""
					b.ForgetAnswer()
					b.Stack.Resumed()
					switch by {
					case 0:
						b.toy.warns = text
					case 1:
						b.toy.explains = text
					case 2:
						b.toy.on.Answer.Explain(text)
					}
					b.Anew()
					where := fmt.Sprintf("%s, %vx%v text %v, way %d: %q", lang, m.W, m.H, m.TextScale, by, text)
					if b.read(where, text); t.Failed() {
						return
					}
				}
			}
		}
	}
}

// read wants a sentence to stand in the panel, or to be one press away there.
func (b *bench) read(where, text string) {
	b.T.Helper()
	b.Draw()
	f := b.toy.Frame()
	for _, it := range b.List.Items {
		if it.Kind == display.Text && it.Box.Y >= f.Text.Y && it.Box.X < f.Text.X+f.Text.W &&
			it.Box.Y+it.Box.H > f.Text.Y+f.Text.H+f.Third.H*1.5 && it.Box.Y < f.Primary.Y && !f.Tall {
			b.T.Errorf("%s: %q stands at %+v, the room is %+v", where, it.Text, it.Box, f.Text)
		}
	}
	for _, way := range []string{"pick", "hint"} {
		button, _ := b.Hot(way)
		for _, it := range b.List.Items {
			if it.Kind == display.Text && strings.Contains(text, it.Text) && len(it.Text) > 20 &&
				!it.Box.Intersect(button.Box).Empty() && it.Box.Intersect(button.Box).H > 2 {
				b.T.Errorf("%s: %q lies behind %q", where, it.Text, way)
			}
		}
	}
	if strings.Contains(b.shown(), unspaced(text)) {
		return
	}
	way, ok := b.Hot("whole")
	if !ok {
		b.T.Errorf("%s: it is not to be read", where)
		return
	}
	if least := min(44, f.Text.H); way.Box.W < least-0.5 || way.Box.H < least-0.5 {
		b.T.Errorf("%s: the way to it is %+v", where, way.Box)
	}
	b.Click("whole")
	b.Wait(2)
	b.Draw()
	var all []string
	for range 12 {
		for _, it := range b.List.Items {
			if it.Kind == display.Text && !slices.Contains(all, it.Text) {
				all = append(all, it.Text)
			}
		}
		b.Key(input.PageDown)
		b.Draw()
	}
	for _, word := range strings.Fields(text) {
		if !strings.Contains(strings.Join(all, " "), word) {
			b.T.Errorf("%s: %q is not to be read after a press either", where, word)
			break
		}
	}
	if shut, ok := b.Hot("shut"); !ok || shut.Box.W < 44 || shut.Box.H < 44 {
		b.T.Errorf("%s: what closes it is %+v", where, shut.Box)
	}
	if b.Click("shut"); b.LogOpen() {
		b.T.Errorf("%s: it does not close", where)
	}
}

// shown are all words in sight, without spaces.
func (b *bench) shown() string {
	var s strings.Builder
	for _, it := range b.List.Items {
		if it.Kind == display.Text {
			s.WriteString(unspaced(it.Text))
		}
	}
	return s.String()
}

func unspaced(text string) string { return strings.Join(strings.Fields(text), "") }

// reasons are the sentences that say in a language why something is or cannot be, or warn, as long as they become.
func reasons(t *testing.T, lang words.Lang) (all []string) {
	names, err := fs.Glob(assets.Words(), path.Join(string(lang), "*.json"))
	if err != nil || len(names) == 0 {
		t.Fatal("no words", err)
	}
	for _, name := range names {
		text, _ := fs.ReadFile(assets.Words(), name)
		var messages map[string]any
		if err := json.Unmarshal(text, &messages); err != nil {
			t.Fatal(err)
		}
		for key, message := range messages {
			if forms, ok := message.(map[string]any); ok {
				message = forms["other"]
			}
			said, _ := message.(string)
			of := func(part string) bool { return strings.Contains("."+key, part) }
			if !slices.ContainsFunc(saysWhy, of) || len(said) < 45 {
				continue
			}
			for i := range 9 {
				said = strings.ReplaceAll(said, fmt.Sprintf("{%d}", i), "Constance Fairweather")
			}
			if !strings.Contains(said, "{") {
				all = append(all, said)
			}
		}
	}
	slices.Sort(all)
	return all
}

// saysWhy are parts of the keys of such sentences.
var saysWhy = []string{".why.", ".warn", ".first", ".refused", ".lost", ".hold.", ".pursue.", ".declare.", ".hint.",
	".steal.", ".arrest"}
