package scenes

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/fair"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// testRecord is a record of the rules' own tests.
func testRecord(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "game", "record", "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// earlierRecord is one whose match was begun in an earlier version of the format.
func earlierRecord(t testing.TB) []byte { return testRecord(t, "kompromat-finished-1.jsonl") }

// forged changes a player's name, and nothing else.
func forged(b []byte) []byte {
	return bytes.Replace(b, []byte(`"name":"Ada"`), []byte(`"name":"Eve"`), 1)
}

// fairPage is the page about a record that was changed so, once all has been found out.
func fairPage(t testing.TB, change func([]byte) []byte) (*stage.Stage, stage.Scene) {
	t.Helper()
	b := testRecord(t, "whole-kompromat.jsonl")
	if change != nil {
		b = change(b)
	}
	dir := t.TempDir()
	const file = "20260101-120000-kompromat.jsonl"
	if err := os.MkdirAll(filepath.Join(dir, "matches"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "matches", file), b, 0o600); err != nil {
		t.Fatal(err)
	}
	h := houseIn(t, dir)
	h.st.WaitForBots = true
	players := []game.Player{{Name: "Ada"}, {Computer: true, Level: game.Medium, Name: "Finch", Character: "finch"}}
	page := fair.New(h.st, h.store, file, players)
	for range 60 {
		page.Update(&input.Frame{})
	}
	return h.st, page
}

// TestThePageSaysWhatTheRecordProves: the promise and the seal of the record, and that the computers' moves come out
// the same; of a forgery which line is wrong; of a match begun in an earlier version that its lines are no chain.
func TestThePageSaysWhatTheRecordProves(t *testing.T) {
	said := func(st *stage.Stage, page stage.Scene) string {
		var all strings.Builder
		l := &display.List{}
		for _, high := range []float64{4000, 4001} { // High enough for all of it.
			st.Metrics.H, l.Items = high, l.Items[:0]
			if r, ok := page.(stage.Resumer); ok {
				r.Resumed()
			}
			page.Draw(l)
		}
		for i := range l.Items {
			all.WriteString(l.Items[i].Text + "\n")
		}
		return all.String()
	}
	report, err := record.Verify(bytes.NewReader(testRecord(t, "whole-kompromat.jsonl")))
	if err != nil {
		t.Fatal(err)
	}
	st, page := fairPage(t, nil)
	text := said(st, page)
	for _, want := range []string{st.Say("fair.title.yes"), report.Promise.Code, report.Seal.Code,
		st.Say("fair.kept"), st.Say("fair.same.deal")} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not said in\n%s", want, text)
		}
	}
	st, page = fairPage(t, forged)
	if text = said(st, page); !strings.Contains(text, st.Say("fair.title.no")) ||
		!strings.Contains(text, st.Say("fair.line", game.Number(1))) || strings.Contains(text, st.Say("fair.same.deal")) {
		t.Errorf("of a forgery is said\n%s", text)
	}
	st, page = fairPage(t, func(b []byte) []byte {
		return bytes.Replace(b, []byte(`"kind":"thought"`), []byte(`"kind":"hint"`), 1)
	})
	if text = said(st, page); !strings.Contains(text, st.Say("fair.title.no")) ||
		!strings.Contains(text, report.Promise.Code) || strings.Contains(text, st.Say("fair.kept")) {
		t.Errorf("of a record that was changed below its header is said\n%s", text)
	}
	st, page = fairPage(t, func([]byte) []byte { return []byte("nothing that was ever kept\n") })
	if text = said(st, page); strings.Contains(text, st.Say("fair.title.no")) ||
		!strings.Contains(text, st.Say("fair.title.open")) {
		t.Errorf("of what is no record is said\n%s", text)
	}
	st, page = fairPage(t, func([]byte) []byte { return earlierRecord(t) })
	if text = said(st, page); strings.Contains(text, st.Say("fair.lines.about")) {
		t.Errorf("of a record without a chain is said\n%s", text)
	}
}

// TestTheWaysOnFromAnEndAreOnTheScreen in every window: what has no room there is in the pause.
func TestTheWaysOnFromAnEndAreOnTheScreen(t *testing.T) {
	for _, size := range []display.Rect{{W: 1280, H: 800}, {W: 640, H: 480}, {W: 960, H: 600}, {W: 412, H: 915},
		{W: 360, H: 640}, {W: 844, H: 390}} {
		for _, lang := range []words.Lang{words.English, words.French} {
			h, _ := withPast(t, 1)
			h.st.Lang, h.st.Metrics = lang, theme.Metrics{W: size.W, H: size.H, TextScale: 1}
			h.store.Running()
			for h.store.ReadFinished(1) {
			}
			over, _, _ := h.store.Finished()
			for _, sum := range over {
				table, ok := h.load(sum.File)
				if !ok {
					t.Fatal("the match cannot be opened")
				}
				p := sit(t, h)
				p.stack.Put(table)
				for range 60 {
					p.tick(still())
				}
				for _, it := range p.items() {
					if it.Kind == display.Hot && it.Role == display.Button && it.Box.Y+it.Box.H > size.H+1 {
						t.Errorf("%s, %vx%v, %s: %q is not on the screen", sum.Game, size.W, size.H, lang, it.Label)
					}
				}
				menu := still()
				menu.Just = menu.Just.With(input.Menu)
				p.tick(menu)
				if p.tick(still()); !p.has("pause.watch") || !p.has("pause.fair") || !p.has("pause.menu") {
					t.Errorf("%s: the pause has not the ways of the end", sum.Game)
				}
			}
		}
	}
}

// TestTheEndOfAMatchLeadsToThePage, and the page back to it.
func TestTheEndOfAMatchLeadsToThePage(t *testing.T) {
	h, _ := withPast(t, 1)
	h.st.WaitForBots = true
	h.store.Running()
	for h.store.ReadFinished(1) {
	}
	over, _, _ := h.store.Finished()
	table, ok := h.load(over[0].File)
	if !ok {
		t.Fatal("the match cannot be opened")
	}
	p := sit(t, h)
	p.stack.Put(table)
	for range 120 {
		p.tick(still())
	}
	p.click("fair")
	p.tick(still())
	if _, ok := p.stack.Top().(*fair.Scene); !ok {
		t.Fatalf("the way leads to %T", p.stack.Top())
	}
	p.click("done")
	p.tick(still())
	if !p.has("rematch") {
		t.Error("the page does not lead back to the end")
	}
}

// written writes a text into the field of the promise's page.
func written(page stage.Scene, text string) {
	p := page.(*fair.Promise)
	p.SetFocus("words")
	p.Update(&input.Frame{})
	p.Update(&input.Frame{Runes: []rune(text)})
}

// TestWordsOfTheTableAreMixedIntoTheDeal: those that stand in the field when it is dealt too; the record has them, and
// is dealt otherwise than without them. Nothing stays of a match that nobody dealt.
func TestWordsOfTheTableAreMixedIntoTheDeal(t *testing.T) {
	deal := func(words ...string) record.Summary {
		h := newHouse(t)
		p := sit(t, h)
		p.stack.Put(h.promise(&rooms[0], longest, game.Options{}))
		for i, text := range words {
			written(p.stack.Top(), text)
			if p.tick(still()); !p.reads(text) {
				t.Errorf("%q stands in the field, and is not to be read", text)
			}
			if i+1 < len(words) {
				p.click("add")
			}
		}
		if len(words) == 0 {
			p.click("back")
			if all := h.store.Running(); len(all) != 0 {
				t.Errorf("a match that was not dealt stays: %+v", all)
			}
			return record.Summary{}
		}
		p.click("deal")
		for range 60 {
			p.tick(still())
		}
		all := h.store.Running()
		if len(all) != 1 {
			t.Fatalf("%d matches run", len(all))
		}
		l, err := h.store.Load(all[0].File)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Join(l.Setup.Words, "/") != strings.Join(words, "/") {
			t.Errorf("the record has the words %q, want %q", l.Setup.Words, words)
		}
		return all[0]
	}
	deal()
	deal("blue kettle")
	deal("blue kettle", "seven")
}
