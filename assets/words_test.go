package assets_test

import (
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/game/rulestest"
	"safehouse/game/words"
)

// catalogue loads the program's own words.
func catalogue(t *testing.T) *words.Catalogue {
	t.Helper()
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// texts calls a function with every form of every message of a language.
func texts(c *words.Catalogue, lang words.Lang, visit func(key, text string)) {
	for _, key := range c.Keys(lang) {
		one, other := c.Forms(lang, key)
		if one != "" {
			visit(key, one)
		}
		visit(key, other)
	}
}

// written is a key where a language writes it: file is the name of the file without its ending.
type written struct{ file, key string }

// keysAsWritten lists a language's keys file by file, in the order in which they are written.
func keysAsWritten(t *testing.T, lang words.Lang) (all []written) {
	t.Helper()
	key := regexp.MustCompile(`(?m)^  "([^"]+)": `)
	files, err := fs.Glob(assets.Words(), string(lang)+"/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		raw, err := fs.ReadFile(assets.Words(), name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range key.FindAllSubmatch(raw, -1) {
			all = append(all, written{strings.TrimSuffix(path.Base(name), ".json"), string(m[1])})
		}
	}
	if len(all) < 3000 {
		t.Fatalf("%s: only %d keys were found: the search itself is broken", lang, len(all))
	}
	return all
}

// address is what stands before a key whose words speak to the person on the seat that they would name.
var address = regexp.MustCompile(`^you\.[0-3]\.`)

// TestNoKeyStandsTwice: of two messages of one key in a language the first would be lost without a word.
func TestNoKeyStandsTwice(t *testing.T) {
	for _, lang := range words.Languages() {
		seen := map[string]string{}
		for _, w := range keysAsWritten(t, lang) {
			if seen[w.key] != "" {
				t.Errorf("%s: %q stands in %s and in %s", lang, w.key, seen[w.key], w.file)
			}
			seen[w.key] = w.file
		}
	}
}

// TestKeysStandWhereTheirFirstWordSays: whoever reads a key in the code knows the file of its words, where the words
// to a person follow those for others, and finds them at the same place in the other language.
func TestKeysStandWhereTheirFirstWordSays(t *testing.T) {
	for _, lang := range words.Languages() {
		before := ""
		for _, w := range keysAsWritten(t, lang) {
			plain := address.ReplaceAllString(w.key, "")
			if first, _, _ := strings.Cut(plain, "."); first != w.file {
				t.Errorf("%s: %q stands in %s.json, want %s.json", lang, w.key, w.file, first)
			}
			if plain != w.key && address.ReplaceAllString(before, "") != plain {
				t.Errorf("%s: %q follows %q, want %q", lang, w.key, before, plain)
			}
			before = w.key
		}
	}
	en, fr := keysAsWritten(t, words.English), keysAsWritten(t, words.French)
	for i := range min(len(en), len(fr)) {
		if en[i] != fr[i] {
			t.Fatalf("English goes on with %v, French with %v", en[i], fr[i])
		}
	}
}

func TestLanguagesHaveTheSameKeys(t *testing.T) {
	c := catalogue(t)
	en, fr := c.Keys(words.English), c.Keys(words.French)
	if len(en) == 0 {
		t.Fatal("there are no words")
	}
	for _, key := range en {
		if !slices.Contains(fr, key) {
			t.Errorf("%q is missing in French", key)
		}
	}
	for _, key := range fr {
		if !slices.Contains(en, key) {
			t.Errorf("%q is missing in English", key)
		}
	}
}

// TestWordsToAPersonStandForOthers requires of words that speak to a person the same words for others, naming the seat
// whose place they take and whatever else they name.
func TestWordsToAPersonStandForOthers(t *testing.T) {
	c := catalogue(t)
	found := 0
	for _, key := range c.Keys(words.English) {
		rest, to := strings.CutPrefix(key, "you.")
		if !to {
			continue
		}
		found++
		place, plain, _ := strings.Cut(rest, ".")
		for _, lang := range words.Languages() {
			ownOne, own := c.Forms(lang, key)
			otherOne, other := c.Forms(lang, plain)
			want := slices.DeleteFunc(placeholders(other), func(p string) bool { return p == "{"+place+"}" })
			if !slices.Contains(placeholders(other), "{"+place+"}") || !slices.Equal(placeholders(own), want) ||
				(ownOne == "") != (otherOne == "") {
				t.Errorf("%s %q says %q where others read %q", lang, key, own, other)
			}
		}
	}
	if found < 200 {
		t.Errorf("%d sentences speak to a person", found)
	}
}

// others are the messages that never name the person at the screen: whom it asks, looks at, arrests or robs is somebody
// else, and a confrontation names who plays alone at once by «you».
var others = []string{
	"builder.ask", "builder.question", "builder.trait", "getadler.arrest.as", "getadler.arrest.name", "getadler.fight.who",
	"getadler.pursue.next", "getadler.seen.head", "notebook.gave", "notebook.got", "notebook.hand", "notebook.self.may",
	"notebook.self.said", "notebook.self.villain", "notebook.supposed.is", "notebook.why.fits", "notebook.why.lie",
	"notebook.why.must", "notebook.why.out", "notebook.why.supposed.is", "table.tray.seen", "topsecret.steal.card",
	"voice.getadler.seen",
}

// TestSentencesSpeakToWhoPlaysAlone looks in the sources for every sentence that is given a seat, and wants words for
// the person on that seat.
func TestSentencesSpeakToWhoPlaysAlone(t *testing.T) {
	c := catalogue(t)
	seen := 0
	wants := func(at, key string, arg int) {
		place := strconv.Itoa(arg)
		if _, text := c.Forms(words.English, key); !strings.Contains(text, "{"+place+"}") || slices.Contains(others, key) {
			return
		}
		seen++
		for _, lang := range words.Languages() {
			if !c.In(lang).Has("you." + place + "." + key) {
				t.Errorf("%s: %s %q has no words for the person on the seat {%s}", at, lang, key, place)
			}
		}
	}
	sources(t, func(path string) {
		for _, n := range seatsNamed(t, path) {
			wants(n.at.String(), n.key, n.args)
		}
	})
	for _, key := range c.Keys(words.English) {
		// What is asked and waited for is said by phase, what goes on by event.
		for _, stem := range []string{"ask.", "wait.", "think.topsecret.knew.way."} {
			if strings.HasPrefix(key, stem) && !strings.HasSuffix(key, ".some") {
				wants("by phase", key, 0)
			}
		}
	}
	if seen < 200 {
		t.Errorf("only %d sentences that name a seat were found: the search itself is broken", seen)
	}
}

var placeholder = regexp.MustCompile(`\{[^}]*\}?`)

// placeholders lists those of a text, each once, in order; whether a number stands in words, and a name alone, is the
// language's own affair.
func placeholders(text string) []string {
	found := placeholder.FindAllString(text, -1)
	for i, p := range found {
		found[i] = strings.NewReplacer(" in words}", "}", " alone}", "}").Replace(p)
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// TestPlaceholdersAgree lets no language drop or invent an argument. Only the form for one may leave out one argument:
// the number, which it can write as a word.
func TestPlaceholdersAgree(t *testing.T) {
	c := catalogue(t)
	well := regexp.MustCompile(`^\{[0-3]\}$`)
	for _, key := range c.Keys(words.English) {
		_, want := c.Forms(words.English, key)
		for _, lang := range words.Languages() {
			one, other := c.Forms(lang, key)
			if got := placeholders(other); !slices.Equal(got, placeholders(want)) {
				t.Errorf("%s %q has %v, want %v", lang, key, got, placeholders(want))
			}
			for _, p := range placeholders(one + other) {
				if !well.MatchString(p) {
					t.Errorf("%s %q has the placeholder %q, want {0} to {3}", lang, key, p)
				}
			}
			if one == "" {
				continue
			}
			if len(placeholders(other)) == 0 {
				t.Errorf("%s %q has two forms and no number to choose by", lang, key)
			}
			for _, p := range placeholders(one) {
				if !slices.Contains(placeholders(other), p) {
					t.Errorf("%s %q: the form for one invents %s", lang, key, p)
				}
			}
			if len(placeholders(one)) < len(placeholders(other))-1 {
				t.Errorf("%s %q: the form for one leaves out more than its number", lang, key)
			}
		}
	}
}

// TestReasonsCountInWords: in running text small numbers of things are words; numbers that are weighed, points and
// chances stay digits.
func TestReasonsCountInWords(t *testing.T) {
	c := catalogue(t)
	cards := func(n int) game.Arg { return game.WordOf("think.kompromat.cards", n) }
	for _, test := range []struct {
		line   game.Line
		en, fr string
	}{
		{
			game.Say("think.kompromat.knew.deck", game.Number(3), cards(10)),
			"There are three missions still to be tried, with ten\u00a0cards in the deck.",
			"Il reste trois missions à tenter, avec dix\u00a0cartes dans la pioche.",
		},
		{
			game.Say("think.kompromat.knew.deck", game.Number(1), cards(1)),
			"There is one mission still to be tried, with one card in the deck.",
			"Il reste une mission à tenter, avec une carte dans la pioche.",
		},
		{
			game.Say("think.kompromat.knew.deck", game.Number(2), cards(11)),
			"There are two missions still to be tried, with 11\u00a0cards in the deck.",
			"Il reste deux missions à tenter, avec 11\u00a0cartes dans la pioche.",
		},
		{
			game.Say("think.kompromat.knew.over", game.Number(2), cards(9), game.Halves(28)),
			"The total is 14; 2 of the 9\u00a0cards that may come would take it over 21.",
			"Total actuel\u00a0: 14\u202f; sur 9\u00a0cartes à venir, 2 feraient dépasser 21.",
		},
		{
			game.Say("think.getadler.knew.holds", game.SeatName(0), game.WordOf("some.pistol", 2)),
			"Ada holds two pistols.", "Ada a en main deux revolvers.",
		},
		{
			game.Say("think.topsecret.knew.holds", game.SeatName(0), game.WordOf("think.topsecret.assassins", 2),
				game.WordOf("think.topsecret.moles", 1)),
			"Ada still holds two assassins and one mole.", "Ada a encore deux assassins et une taupe en main.",
		},
		{
			game.Say("think.topsecret.knew.leads", game.Number(5), game.SeatName(0)),
			"Ada leads by 5\u00a0points.", "Ada mène avec 5\u00a0points d’avance.",
		},
	} {
		if got := c.In(words.English, "Ada").Say(test.line); got != test.en {
			t.Errorf("English reads %q, want %q", got, test.en)
		}
		if got := c.In(words.French, "Ada").Say(test.line); got != test.fr {
			t.Errorf("French reads %q, want %q", got, test.fr)
		}
	}
}

// fault is something that a text must not hold.
type fault struct {
	pattern *regexp.Regexp
	what    string
}

func faults(lines ...string) []fault {
	var all []fault
	for i := 0; i < len(lines); i += 2 {
		all = append(all, fault{regexp.MustCompile(lines[i]), lines[i+1]})
	}
	return all
}

// units are what a number stands before, and is read with.
const units = `points?|jetons?|cartes?|cards?|tokens?|secondes?|seconds?|minutes?|heures?|s|h|%`

// everyLanguage are the faults of any text.
func everyLanguage() []fault {
	return faults(
		`'`, "a straight apostrophe",
		`"`, "a straight quotation mark",
		`\.\.\.`, "three dots for an ellipsis",
		`^[ \t]|[^\n][ \t]\n|[ \t]$`, "a space at an end",
		`[ \t]+[.,)]`, "a space before a comma, full stop or bracket",
		`\t`, "a tab",
		`\d[ \x{00a0}]\{\d\}`, "two figures that read as one number",
		`(^|[^\pL])(M\.|Mme|Mlle|Mr\.|Mrs\.|Miss|Dr\.?) \p{Lu}`, "a title that a line may leave behind its name",
		`(^|[^\pL×}])(\d[\d,.]*|\{\d\}) (`+units+`)(\PL|$)`,
		"a number that a line may leave behind its unit",
	)
}

// frenchFaults are those of French typography and of the traps that arguments set: a name or a card of unknown gender
// or first letter may stand for any placeholder. Words begin and end here by \PL, since \b takes an accented letter for
// the end of a word and finds «tes» in «êtes».
func frenchFaults() []fault {
	return faults(
		`[^\x{202f}!?][;!?]`, "no narrow no-break space before ; ! or ?",
		`[^\x{00a0}]:( |\n|$)`, "no no-break space before a colon",
		`«[^\x{00a0}]|[^\x{00a0}]»`, "no no-break space inside guillemets",
		`[^\x{00a0}]%`, "no no-break space before a per cent sign",
		`[“”]`, "English quotation marks",
		`(?i)(^|\PL)(de|que|ne|se|le|la|du|des|au|jusque|lorsque|puisque) \{`, "a word that would change with what follows",
		`(?i)[a-zà-ÿ]’\{`, "an elision before an argument",
		`\(e\)|\(s\)|\(ne\)|·e`, "a form with brackets or points for gender or number",
		`(?i)(^|\PL)(tu|toi|tes)(\PL|$)`, "the familiar form",
	)
}

// englishFaults are those of English typography.
func englishFaults() []fault {
	return faults(
		`[ \x{00a0}\x{202f}][:;!?]`, "a space before punctuation",
		`[«»]`, "French quotation marks",
	)
}

// beforeName is a French word before a placeholder that takes the form that a name wants, as words.Reader has it.
var beforeName = regexp.MustCompile(`(?i)(de|que) \{([0-3])\}`)

// allowed is a text without what is no fault in it: GET ADLER! is a name, which has no space before its mark in any
// language, and «de» and «que» may stand before a seat, whose name changes them; it is one where the key has words to
// whoever sits there, or never speaks of the reader and names the seat first.
func allowed(c *words.Catalogue, key, text string) string {
	text = strings.ReplaceAll(text, "GET ADLER!", "GET ADLER")
	plain := address.ReplaceAllString(key, "")
	return beforeName.ReplaceAllStringFunc(text, func(found string) string {
		place := beforeName.FindStringSubmatch(found)[2]
		if c.In(words.French).Has("you."+place+"."+plain) || place == "0" && slices.Contains(others, plain) {
			return "name"
		}
		return found
	})
}

func TestTypography(t *testing.T) {
	c := catalogue(t)
	for lang, own := range map[words.Lang][]fault{words.English: englishFaults(), words.French: frenchFaults()} {
		for _, f := range append(everyLanguage(), own...) {
			texts(c, lang, func(key, text string) {
				if f.pattern.MatchString(allowed(c, key, text)) {
					t.Errorf("%s %q: %s in %q", lang, key, f.what, text)
				}
			})
		}
	}
}

// TestTypographyTestBites makes sure that the patterns above find what they are for.
func TestTypographyTestBites(t *testing.T) {
	find := func(all []fault, text string) bool {
		return slices.ContainsFunc(all, func(f fault) bool { return f.pattern.MatchString(text) })
	}
	french := append(everyLanguage(), frenchFaults()...)
	for _, bad := range []string{"l'objet", "Vraiment ?", "Quoi?", "Total :", "Total:", "« {0} »", "24 %",
		"le tour de {0}",
		"L’{0}", "prêt(e)", "Tu pioches", "De {0}", "Où sont tes cartes", "à toi", "fini. ", "“{0}”", "…et ...",
		"avec M. Moss", "Mlle Okonkwo", "20 s", "{0} points"} {
		if !find(french, bad) {
			t.Errorf("no fault is found in French %q", bad)
		}
	}
	for _, good := range []string{"l’objet", "Vraiment\u202f?!", "Total\u00a0: 3", "«\u00a0{0}\u00a0»", "24\u00a0%",
		"à {0}", "vous êtes là", "mène {0} à {1}"} {
		if find(french, good) {
			t.Errorf("a fault is found in French %q", good)
		}
	}
	english := append(everyLanguage(), englishFaults()...)
	for _, bad := range []string{"As-tu un chapeau\u202f?", allowed(catalogue(t), "log.x", "GET ADLER!!?")} {
		if !find(french, bad) {
			t.Errorf("no fault is found in French %q", bad)
		}
	}
	for _, bad := range []string{"over 21 {1} times", "Mrs. Finch", "{0} tokens", "it's", "really ?", "«it»", "Wait..."} {
		if !find(english, bad) {
			t.Errorf("no fault is found in English %q", bad)
		}
	}
}

// TestLogNamesPlayers keeps «you» out of what everyone reads: at one screen, you is whoever happens to look.
func TestLogNamesPlayers(t *testing.T) {
	c := catalogue(t)
	you := regexp.MustCompile(`(?i)\b(you|your|yours|vous|votre|vos)\b`)
	for _, lang := range words.Languages() {
		texts(c, lang, func(key, text string) {
			if strings.HasPrefix(key, "log.") && you.MatchString(text) {
				t.Errorf("%s %q speaks to one person: %q", lang, key, text)
			}
		})
	}
}

// TestRulesHaveWords looks up every key that the rules of a game may hand to a screen.
func TestRulesHaveWords(t *testing.T) {
	c := catalogue(t)
	for _, lang := range words.Languages() {
		r := c.In(lang)
		for _, key := range rulesKeys(t) {
			if !r.Has(key) {
				t.Errorf("%s has no words for %q", lang, key)
			}
		}
	}
}

// rulesKeys are the keys that the rules of all games write out, and those of every card, character and look of GET
// ADLER!, of which none may be empty.
func rulesKeys(t *testing.T) (keys []string) {
	t.Helper()
	for _, g := range catalog.Games() {
		keys = append(keys, rulestest.WordKeys(t, filepath.Join("..", "game", g.Name))...)
	}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		keys = append(keys, k.Key(), k.OneKey(), k.SomeKey(), k.AboutKey(), k.TitleKey(), k.EffectKey())
	}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		keys = append(keys, r.Key(), r.FullKey(), r.AboutKey(), r.SideKey())
		if ability := r.AbilityKey(); ability != "" {
			keys = append(keys, ability)
		}
		for trait := range getadler.Trait(getadler.Traits) {
			c := r.Look(trait)
			keys = append(keys, trait.Key(), getadler.ColourKey(trait, c), getadler.LookKey(trait, c),
				getadler.QuestionKey(trait, c))
		}
	}
	return append(keys, getadler.NoKind.Key(), getadler.NoKind.OneKey(), getadler.NoRole.Key())
}

// TestRulebooksAreWhole counts the paragraphs of each rulebook: every chapter has a heading and, without a gap, at
// least one paragraph.
func TestRulebooksAreWhole(t *testing.T) {
	c := catalogue(t)
	r := c.In(words.English)
	heads := map[string]int{}
	for _, key := range c.Keys(words.English) {
		part := strings.Split(key, ".")
		if part[0] != "rules" || len(part) != 4 {
			continue
		}
		stem := strings.Join(part[:3], ".") + "."
		switch n, err := strconv.Atoi(part[3]); {
		case part[3] == "head":
			heads[part[1]]++
			if !r.Has(stem + "1") {
				t.Errorf("%q has no paragraph", key)
			}
		case err == nil && n > 1 && !r.Has(stem+strconv.Itoa(n-1)):
			t.Errorf("%q stands after a gap", key)
		case err == nil && !r.Has(stem+"head"):
			t.Errorf("%q has no heading", key)
		}
	}
	for _, game := range []string{"kompromat", "topsecret", "getadler"} {
		if heads[game] < 8 {
			t.Errorf("%s has %d chapters, want at least 8", game, heads[game])
		}
	}
}

// TestOptionsSayWhatTheyDo wants what is told of an option that is off to say what «Yes» would do besides: of itself
// what holds without it reads as what the option does.
func TestOptionsSayWhatTheyDo(t *testing.T) {
	c := catalogue(t)
	for lang, both := range map[words.Lang][2]string{words.English: {"No: ", " Yes: "},
		words.French: {"Non\u00a0: ", " Oui\u00a0: "}} {
		looked := 0
		texts(c, lang, func(key, text string) {
			option, off := strings.CutSuffix(key, ".off.about")
			if !off || c.In(lang).Has(option+".chances.about") { // A choice of three has a name for each.
				return
			}
			if looked++; !strings.HasPrefix(text, both[0]) || !strings.Contains(text, both[1]) {
				t.Errorf("%s %q: %q", lang, key, text)
			}
		})
		if looked < 4 {
			t.Errorf("%s: only %d options", lang, looked)
		}
	}
}
