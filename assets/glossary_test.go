package assets_test

import (
	"encoding/json"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/words"
)

// term is the one word that a language has for a thing: in names the words of keys that it holds for, none for all, not
// the words that the thing must not be called by, a star standing for any ending, and but the keys where such a word
// means something else.
type term struct {
	Word string   `json:"word"`
	In   []string `json:"in"`
	Not  []string `json:"not"`
	But  []string `json:"but"`
}

// entry is a thing, and its word in each language.
type entry struct {
	Thing string `json:"thing"`
	En    term   `json:"en"`
	Fr    term   `json:"fr"`
}

// glossary reads the words that were chosen.
func glossary(t *testing.T) (all []entry) {
	t.Helper()
	raw, err := fs.ReadFile(assets.Words(), "glossary.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// holds reports whether a term has a say in the words of a key.
func (w *term) holds(key string) bool {
	return len(w.In) == 0 || slices.ContainsFunc(w.In, func(part string) bool {
		return slices.Contains(strings.Split(key, "."), part)
	})
}

// pattern finds a word of a glossary between others.
func pattern(word string) *regexp.Regexp {
	stem, any := strings.CutSuffix(word, "*")
	end := `(\PL|$)`
	if any {
		end = ""
	}
	return regexp.MustCompile(`(?i)(^|\PL)` + regexp.QuoteMeta(stem) + end)
}

// TestOneWordForOneThing reads every message: a thing has one name in book, table, log, hints and lessons.
func TestOneWordForOneThing(t *testing.T) {
	c := catalogue(t)
	for _, e := range glossary(t) {
		for lang, w := range map[words.Lang]*term{words.English: &e.En, words.French: &e.Fr} {
			used, excused := 0, map[string]bool{}
			chosen := pattern(w.Word + "*")
			var never []*regexp.Regexp
			for _, not := range w.Not {
				never = append(never, pattern(not))
			}
			texts(c, lang, func(key, text string) {
				if strings.HasPrefix(key, "token.words") || !w.holds(key) {
					return
				}
				if chosen.MatchString(text) {
					used++
				}
				for i, not := range w.Not {
					switch {
					case !never[i].MatchString(text):
					case slices.Contains(w.But, key):
						excused[key] = true
					default:
						t.Errorf("%s %q calls %s %q, want %q: %q", lang, key, e.Thing, not, w.Word, text)
					}
				}
			})
			if used == 0 {
				t.Errorf("%s: nothing says %q for %s", lang, w.Word, e.Thing)
			}
			for _, key := range w.But {
				if !excused[key] {
					t.Errorf("%s: %q needs no exception for %s", lang, key, e.Thing)
				}
			}
		}
	}
}

// named are people whose names change in a French sentence, each in its own way.
var named = []string{"Dr\u00a0Halloran", "Oncle Bruno", "Mlle\u00a0Okonkwo", "Ambroise"}

// misnamed are forms that none of those names has in a sentence, whatever stands before it.
var misnamed = faults(
	`(?i)(^|\PL)(à|de) le Dr`, "a word that does not run into the name",
	`(?i)(^|\PL)(de|que|le|la|du|au) Ambroise`, "a word that should be shortened",
	`(?i)(^|\PL)(le|la|du|au) (le Dr|l’oncle)`, "a second article",
)

// TestFrenchSentencesTakeNames puts people into every French sentence, at every place of it: article, elision and «de»
// or «à» with «le» are those of the name.
func TestFrenchSentencesTakeNames(t *testing.T) {
	c := catalogue(t)
	for turn := range named {
		r := c.In(words.French, named...)
		var args []game.Arg
		for i := range named {
			args = append(args, game.SeatName(game.Seat((i+turn)%len(named))))
		}
		for _, key := range c.Keys(words.French) {
			said := r.T(key, args...)
			for _, f := range misnamed {
				if f.pattern.MatchString(said) {
					t.Errorf("%q: %s in %q", key, f.what, said)
				}
			}
		}
	}
	for _, test := range []struct{ key, want string }{
		{"log.getadler.letgo", "Le Dr\u00a0Halloran ne suit pas l’oncle Bruno."},
		{"getadler.turn", "Au Dr\u00a0Halloran de jouer."},
		{"think.getadler.ask", "demander au Dr\u00a0Halloran\u00a0: «\u00a0l’oncle Bruno\u00a0»"},
		{"ask.getadler.meet", "Dr\u00a0Halloran\u00a0: regardez vos cartes."},
		{"score.and", "Dr\u00a0Halloran et Oncle Bruno"},
	} {
		args := []game.Arg{game.SeatName(0), game.SeatName(1)}
		if got := c.In(words.French, named...).T(test.key, args...); got != test.want {
			t.Errorf("%s reads %q, want %q", test.key, got, test.want)
		}
	}
}

// TestNamesOfFrenchTextsAreWhole finds a name without its article in what was written out whole.
func TestNamesOfFrenchTextsAreWhole(t *testing.T) {
	whole := regexp.MustCompile(`(?i)(le|du|au) Dr\x{00a0}Halloran|l’oncle Bruno`)
	bare := regexp.MustCompile(`(?i)Dr\x{00a0}Halloran|oncle Bruno`)
	texts(catalogue(t), words.French, func(key, text string) {
		if !strings.HasPrefix(key, "cast.") && bare.MatchString(whole.ReplaceAllString(text, "")) {
			t.Errorf("%q says %q", key, text)
		}
	})
}

// TestNamesStandAloneOnPlates wants a name without its article only where no sentence goes on with it.
func TestNamesStandAloneOnPlates(t *testing.T) {
	plate := regexp.MustCompile(`\{\d alone\}`)
	ends := regexp.MustCompile(`^($|[.,)\x{00a0}]| \(| –| et )`)
	texts(catalogue(t), words.French, func(key, text string) {
		for _, at := range plate.FindAllStringIndex(text, -1) {
			if !ends.MatchString(text[at[1]:]) {
				t.Errorf("%q goes on after a name that stands alone: %q", key, text)
			}
		}
	})
}
