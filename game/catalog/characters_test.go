package catalog_test

import (
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/words"
)

// TestEveryLevelHasACharacterOfItsOwn wants a sentence for each level and each regular in every language, no two alike,
// and a sentence that two lines of the largest letters have room for.
func TestEveryLevelHasACharacterOfItsOwn(t *testing.T) {
	const longest = 120
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range words.Languages() {
		seen := map[string]bool{}
		fits := func(key string) {
			text := c.In(lang).T(key)
			if strings.HasPrefix(text, "[") || seen[text] || len([]rune(text)) > longest {
				t.Errorf("%s: %s is %q", lang, key, text)
			}
			seen[text] = true
		}
		for _, g := range catalog.Games() {
			pace := 1e9
			for level := game.Easy; level <= game.Expert; level++ {
				who := g.Character(bots.OfLevel(level))
				fits(who.Says)
				if who.Pace >= pace || who.Pace < 600 {
					t.Errorf("%s %v takes %v ms", g.Name, level, who.Pace)
				}
				pace = who.Pace
			}
			for _, c := range bots.Cast() {
				fits(g.Character(bots.Player{Level: c.Level, Character: c.ID}).Says)
			}
		}
	}
}
