package scenes

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/ui"
)

// TestSomebodyOfTheCastIsPicked opens the cast from a seat and has the one who is pressed sit there, with face, level
// and name; nobody sits at two places, and another level has anybody sit there again.
func TestSomebodyOfTheCastIsPicked(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		h := newHouse(t)
		p := sit(t, h)
		p.click("new." + g.Name)
		if got := p.item("who1").Label; got == "" {
			t.Errorf("%s: the face has no name for those who do not see it", g.Name)
		}
		p.click("who1")
		p.click("regular.agnes")
		seat := &h.drafts[g.Name].all[1]
		if seat.character != "agnes" || seat.level != game.Expert || !p.reads("Sister Agnes") {
			t.Fatalf("%s: seat 2 is %+v", g.Name, seat)
		}
		if g.MaxSeats > 2 {
			p.click("who2")
			if it := p.item("regular.agnes"); !it.Disabled {
				t.Errorf("%s: she can sit twice", g.Name)
			}
			p.click("regular.moss")
		}
		p.click("level1.easy")
		if seat.character != "" || p.reads("Sister Agnes") {
			t.Errorf("%s: at another level %+v sits there", g.Name, seat)
		}
		p.click("start")
		loaded, err := h.store.Load(h.store.Running()[0].File)
		if err != nil {
			t.Fatal(err)
		}
		players := loaded.Setup.Players
		if g.MaxSeats > 2 && players[2].Character != "moss" {
			t.Errorf("%s: seat 3 is %+v", g.Name, players[2])
		}
		if i := bots.FindCharacter(players[1].Character); i < 0 || bots.Cast()[i].Level != game.Easy {
			t.Errorf("%s: anybody who is easy is %+v", g.Name, players[1])
		}
	}
}

// TestWhatIsSaidOfTheCastHasRoom points at each regular, and picks them, in both languages and at the largest text: the
// page of the cast says who that is and how they play, the set-up calls them by their name.
func TestWhatIsSaidOfTheCastHasRoom(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		for _, lang := range words.Languages() {
			h := newHouse(t)
			st := h.st
			st.Lang, st.Metrics = lang, theme.Metrics{W: 1280, H: 720, TextScale: 2}
			fits := func(p *form.Page, text string) {
				size := st.Metrics.Size(display.Sans, ui.BodySize)
				if lines := st.Measure.Wrap(text, display.Sans, size, p.Sheet().Said.W); len(lines) > 2 {
					t.Errorf("%s, %s: there is room for two lines of %q", g.Name, lang, lines)
				}
			}
			s := newSetup(h, g).(*setup)
			page := newCast(h, s.draft, 1).(*cast)
			for _, c := range bots.Cast() {
				page.SetFocus(castID(c.Level, c.ID))
				page.Update(still())
				text, _ := page.sentence()
				fits(&page.Page, text)
				s.draft.all[1].level, s.draft.all[1].character = c.Level, c.ID
				s.Resumed()
				s.Update(still())
				text, _ = s.sentence()
				fits(&s.Page, text)
				if name := st.Say(c.Name); !strings.HasPrefix(text, name) {
					t.Errorf("%s: the set-up says %q of %s", g.Name, text, name)
				}
			}
		}
	}
}

// TestTheLotSeatsNobodyTwice gives each computer somebody of its level as long as there is one, and nobody whose name a
// person has, in whichever language.
func TestTheLotSeatsNobodyTwice(t *testing.T) {
	h := newHouse(t)
	players := []game.Player{{Name: "mme finch"}}
	for range game.MaxSeats - 1 {
		players = append(players, game.Player{Computer: true, Name: "Computer"})
	}
	first := map[string]bool{}
	for range 40 {
		h.matches++
		seen := map[string]int{}
		for i, p := range h.casting(players) {
			if i := bots.FindCharacter(p.Character); i >= 0 && bots.Cast()[i].Level != game.Easy || p.Character == "finch" {
				t.Fatalf("%+v sits there", p)
			}
			seen[p.Character]++
			if i == 1 {
				first[p.Character] = true
			}
		}
		for who, n := range seen {
			if who != "" && n > 1 {
				t.Fatalf("%s sits at %d places", who, n)
			}
		}
		if len(seen) != 4 { // A person and two more of the level stay who they are.
			t.Fatalf("%v sit there", seen)
		}
	}
	if len(first) != 3 {
		t.Errorf("the lot always finds %v", first)
	}
}

// TestTheCastIsCalledInTheLanguageInUse names regulars whichever language the match began in.
func TestTheCastIsCalledInTheLanguageInUse(t *testing.T) {
	st := newStage(t)
	players := []game.Player{{Name: "Ada"}, {Computer: true, Character: "finch", Name: "Mrs. Finch"}}
	st.Lang = words.French
	if got := st.Names(players)[1]; got != "Mme\u00a0Finch" {
		t.Errorf("she is called %q", got)
	}
}
