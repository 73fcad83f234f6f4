package scenes

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
	"safehouse/scenes/stage"
)

// overhear looks on while the cast plays a match of a game among themselves, and gives what was said in quotes, but for
// what the game itself quotes.
func overhear(t *testing.T, name string, remarks bool) (said []stage.Saying) {
	t.Helper()
	h := newHouse(t)
	h.st.Settings.Speed, h.st.Settings.Remarks, h.st.WaitForBots = 400, remarks, true
	h.st.Hear = func(s stage.Saying) {
		if who, text, ok := strings.Cut(s.Text, ": “"); ok && s.Occasion == stage.Happened && s.Seat != game.Public &&
			!strings.Contains(who, " asks ") {
			s.Text = text
			said = append(said, s)
		}
	}
	p := sit(t, h)
	g, _ := rooms.Find(name)
	h.draft(g).all[0].computer = true
	p.click("new." + name)
	p.click("start")
	for range 4000 {
		p.tick(still())
	}
	return said
}

// TestTheCastRemarksNowAndThen hears a few words in a match of every game, none of them twice, and none where they are
// not wanted.
func TestTheCastRemarksNowAndThen(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		said := overhear(t, g.Name, true)
		if len(said) < 2 || len(said) > 30 {
			t.Errorf("%s: %d remarks: %v", g.Name, len(said), said)
		}
		for i, s := range said {
			if slices.ContainsFunc(said[:i], func(o stage.Saying) bool { return o.Text == s.Text }) {
				t.Errorf("%s: seat %d says again %q", g.Name, s.Seat, s.Text)
			}
		}
		if said := overhear(t, g.Name, false); len(said) > 0 {
			t.Errorf("%s: where remarks are not wanted %v is said", g.Name, said)
		}
	}
}

// TestTheCastHasItsSay wants every regular to have lines of their own for what may happen to them, in every language,
// each of which a bubble has room for.
func TestTheCastHasItsSay(t *testing.T) {
	h := newHouse(t)
	for _, lang := range words.Languages() {
		seen := map[string]string{}
		for _, c := range bots.Cast() {
			for _, key := range slices.Concat(c.Says[:]...) {
				text := h.st.Catalogue.In(lang).T(key)
				if strings.HasPrefix(text, "[") || len([]rune(text)) > 48 {
					t.Errorf("%s: %s is %q", lang, key, text)
				}
				if who, twice := seen[text]; twice && !strings.Contains(key, who) {
					t.Errorf("%s: %s and %s both say %q", lang, who, c.ID, text)
				}
				seen[text] = c.ID
			}
		}
	}
}
