package all

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/words"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheListIsTheCatalogues: every game of the catalogue is on the screen, in the same order.
func TestTheListIsTheCatalogues(t *testing.T) {
	rooms := Games()
	for i, g := range catalog.Games() {
		if i >= len(rooms) || rooms[i].Name != g.Name {
			t.Errorf("%s is not where the catalogue has it", g.Name)
		}
	}
	if len(rooms) != len(catalog.Games()) {
		t.Errorf("%d games are on the screen, the catalogue has %d", len(rooms), len(catalog.Games()))
	}
}

// TestWhatCanBeChosenCanBeProved: whatever set-up offers of an option is one of the rules' or of the screens', and in
// the bounds of those, or records of such matches would be refused.
func TestWhatCanBeChosenCanBeProved(t *testing.T) {
	for _, g := range Games() {
		for _, o := range g.Setup.Options {
			for _, c := range o.Choices {
				if o.Key == "" || o.Into != nil {
					continue
				}
				most, ofScreens := catalog.OfScreens[o.Key]
				if ofScreens && (c.Is < 0 || c.Is > most) ||
					!ofScreens && g.CheckOptions(game.Options{o.Key: c.Is}) != nil {
					t.Errorf("%s: %s of %d is no option that a record may have", g.Name, o.Key, c.Is)
				}
			}
		}
	}
}

// TestGreatMomentsAreRemarkedOn: what matters most to somebody is a great moment to them.
func TestGreatMomentsAreRemarkedOn(t *testing.T) {
	other, own := game.SeatName(0), game.SeatName(1)
	on := map[string]match.Remark{}
	for _, g := range Games() {
		for key, r := range g.Remarks.On {
			on[key] = r
		}
	}
	for _, l := range []game.Line{
		game.Say("log.getadler.wrong", own, other), game.Say("log.getadler.right", other, own),
		game.Say("log.getadler.out.outshot", own, other), game.Say("log.getadler.out.caught", own, other),
		game.Say("log.getadler.freed.disguised", own),
		game.Say("log.topsecret.stolen", other, game.Word("card.mole"), own),
		game.Say("log.topsecret.destroyed", own, game.Word("lost.mole")),
		game.Say("log.topsecret.paired", game.Number(80), own),
		game.Say("log.kompromat.bust", own), game.Say("log.kompromat.perfect", own), game.Say("log.kompromat.won", own),
	} {
		r, ok := on[l.Key]
		if !ok || !r.Great {
			t.Errorf("%s is no great moment: %+v", l.Key, r)
		}
		if seat := tabletop.Named(l, r.Named); seat != 1 {
			t.Errorf("%s touches seat %d, want the second", l.Key, seat)
		}
	}
}

// TestNobodyIsSorryToWin: what is said is of the moment: whom it helped is pleased, and nobody else; and every match
// has a parting word.
func TestNobodyIsSorryToWin(t *testing.T) {
	helps := regexp.MustCompile(`\.(won|perfect|paired|spared|freed)(\.|$)`)
	for _, g := range Games() {
		for key, r := range g.Remarks.On {
			if helps.MatchString(key) != r.How.Pleases() {
				t.Errorf("%s: who is named by %q speaks of moment %d", g.Name, key, r.How)
			}
		}
		// Tokens come with a mission that was won.
		if _, said := g.Remarks.On["log.kompromat.marks"]; said {
			t.Errorf("%s: who wins a mission is sorry for its tokens", g.Name)
		}
		if len(g.Remarks.Ends) == 0 {
			t.Errorf("%s: nobody has a parting word", g.Name)
		}
	}
}

// TestWhatIsToldHasWords: remarks and surprises hang on sentences that there are, and surprises have words of their
// own, in every language.
func TestWhatIsToldHasWords(t *testing.T) {
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range Games() {
		var keys []string
		for key := range g.Remarks.On {
			keys = append(keys, key)
		}
		keys = append(keys, g.Remarks.Turns...)
		for _, s := range g.Surprises {
			keys = append(keys, s.Key, s.Says)
		}
		if len(keys) < 10 {
			t.Errorf("%s has %d sentences to remark on or to explain", g.Name, len(keys))
		}
		for _, key := range keys {
			for _, lang := range words.Languages() {
				if !catalogue.In(lang).Has(key) {
					t.Errorf("%s: %s has no words", lang, key)
				}
			}
		}
	}
}

// TestSurprisesAreOfMatches has every surprise hang on a sentence that some game says, and be kept under a name of its
// own.
func TestSurprisesAreOfMatches(t *testing.T) {
	var ids []string
	for _, g := range Games() {
		for _, s := range g.Surprises {
			id := s.ToldWith("")
			if strings.Contains(id, " ") || strings.HasPrefix(id, "why") {
				t.Errorf("%q cannot be kept", id)
			}
			if !strings.HasPrefix(s.Key, "log."+g.Name+".") || !strings.HasPrefix(id, g.Name+".") {
				t.Errorf("%q explains what happens in another game", s.Says)
			}
			if s.Ruling == "" {
				t.Errorf("%q follows from no rule", s.Says)
			}
			ids = append(ids, id)
		}
	}
	// Two sentences may be explained alike, as those of an item with and without a target are.
	slices.Sort(ids)
	all := len(ids)
	if len(slices.Compact(ids)) < all-2 {
		t.Error("surprises of one name hide one another")
	}
}

// TestLessonsNameWhatThereIs looks at every lesson and example: its game, its names and its beats are there, and it can
// be begun.
func TestLessonsNameWhatThereIs(t *testing.T) {
	seen := map[string]bool{}
	for _, at := range Games() {
		g, ok := catalog.Find(at.Name)
		if !ok || len(at.Lessons) == 0 || len(at.Examples) == 0 {
			t.Fatalf("%s has %d lessons and %d examples", at.Name, len(at.Lessons), len(at.Examples))
		}
		for _, l := range slices.Concat(at.Lessons, at.Examples) {
			example := strings.HasPrefix(l.ID, l.Game+":")
			if l.Game != at.Name || !example && !strings.HasPrefix(l.ID, l.Game+".") || seen[l.ID] {
				t.Errorf("%q is no lesson of %q, or there are two", l.ID, at.Name)
			}
			seen[l.ID] = true
			if n := len(l.Players(tabletest.Keys)); n < g.MinSeats || n > g.MaxSeats {
				t.Errorf("%s has %d seats", l.ID, n)
			}
			if _, err := lessons.Begin(l, tabletest.Keys); err != nil {
				t.Errorf("%s cannot be begun: %v", l.ID, err)
			}
			if l.Ends == (lessons.Trigger{}) {
				t.Errorf("%s has no end", l.ID)
			}
		}
	}
}
