package words_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/game/words"
)

// load makes a catalogue of one file a language.
func load(t testing.TB, en, fr string) *words.Catalogue {
	t.Helper()
	c, err := words.Load(fstest.MapFS{
		"en/a.json": {Data: []byte(en)},
		"fr/a.json": {Data: []byte(fr)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestMatchGivesTheSystemsLanguage(t *testing.T) {
	for _, test := range []struct {
		locales []string
		want    words.Lang
	}{
		{nil, words.English},
		{[]string{""}, words.English},
		{[]string{"C"}, words.English},
		{[]string{"POSIX"}, words.English},
		{[]string{"C.UTF-8"}, words.English},
		{[]string{"fr"}, words.French},
		{[]string{"fr_FR.UTF-8"}, words.French},
		{[]string{"fr_CH.ISO-8859-1"}, words.French},
		{[]string{"fr-CA"}, words.French},
		{[]string{"fr_FR@euro"}, words.French},
		{[]string{"en_GB.UTF-8"}, words.English},
		{[]string{"de_DE.UTF-8"}, words.English},
		{[]string{"de_DE", "fr_FR", "en_GB"}, words.French},
		{[]string{"en_US", "fr_FR"}, words.English},
		{[]string{"not a locale!", "fr_BE"}, words.French},
		{[]string{"fra"}, words.French},
		{[]string{"fre_CA"}, words.French},
		{[]string{"fr-Latn-CH"}, words.French},
		{[]string{"fr_NOWHERE.UTF-8"}, words.French},
		{[]string{"French"}, words.French},
		{[]string{"french.iso88591"}, words.French},
		{[]string{"Français_France.1252"}, words.French},
		{[]string{"English_Canada", "fr"}, words.English},
		{[]string{"i-default", "fr"}, words.English},
		{[]string{"zh-Hans-CN", "fr-FR"}, words.French},
		{[]string{"fr-CA", "en-US"}, words.French},
		{[]string{"en-AU", "fr"}, words.English},
		// A related language is better than none, and worse than one that was named.
		{[]string{"br_FR"}, words.French},
		{[]string{"br_FR", "en_GB"}, words.English},
	} {
		if got := words.Match(test.locales...); got != test.want {
			t.Errorf("Match(%q) = %q, want %q", test.locales, got, test.want)
		}
	}
}

func TestAReaderSpeaksToAPerson(t *testing.T) {
	c := load(t, `{"holds": "{0} holds a pistol.", "you.0.holds": "You hold a pistol.", "shots": "{0} shot at {1}.",
		"you.1.shots": "{0} shot at you.", "list": "{0} and {1}", "seat.you": "you"}`, `{}`)
	r := c.In(words.English, "Ada", "Bob")
	for _, test := range []struct {
		line        game.Line
		to          game.Seat
		want, plain string
	}{
		{game.Say("holds", game.SeatName(1)), 1, "You hold a pistol.", "Bob holds a pistol."},
		{game.Say("holds", game.SeatName(1)), 0, "Bob holds a pistol.", "Bob holds a pistol."},
		{game.Say("shots", game.SeatName(0), game.SeatName(1)), 1, "Ada shot at you.", "Ada shot at Bob."},
		{game.Say("list", game.SeatName(0), game.SeatName(1)), 0, "you and Bob", "Ada and Bob"},
	} {
		if got := r.To(test.to).Say(test.line); got != test.want {
			t.Errorf("to seat %d %q, want %q", test.to, got, test.want)
		}
		if got := r.Say(test.line); got != test.plain {
			t.Errorf("to nobody %q, want %q", got, test.plain)
		}
	}
}

func TestLoadRefusesWhatItCannotRead(t *testing.T) {
	for name, test := range map[string]struct {
		files fstest.MapFS
		want  string
	}{
		"a key twice": {fstest.MapFS{
			"en/a.json": {Data: []byte(`{"menu.quit": "Quit"}`)},
			"en/b.json": {Data: []byte(`{"menu.quit": "Leave"}`)},
		}, `"menu.quit"`},
		"not JSON": {fstest.MapFS{"fr/a.json": {Data: []byte(`{"menu.quit": `)}}, "fr/a.json"},
		"a number": {fstest.MapFS{"fr/a.json": {Data: []byte(`{"menu.quit": 3}`)}}, "fr/a.json"},
	} {
		if _, err := words.Load(test.files); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want one that names %s", name, err, test.want)
		}
	}
}

func TestSayPutsArgumentsInPlace(t *testing.T) {
	c := load(t, `{
		"won": "{0} wins {1} with {2}.",
		"turned": "{2} for {0}, {1} and {0}",
		"risk": "Risk: {0}",
		"file": "Cannot read {0}.",
		"mission": "The Banker",
		"paper": "document {0}",
		"seat.nobody": "nobody"
	}`, `{
		"won": "{0} remporte « {1} » avec {2}.",
		"turned": "{2} : {0}, {1} et {0}",
		"risk": "Risque : {0}",
		"file": "{0} est illisible.",
		"mission": "Le Banquier",
		"paper": "document de {0}",
		"seat.nobody": "personne"
	}`)
	en, fr := c.In(words.English, "Inès", "Bo"), c.In(words.French, "Inès", "Bo")
	won := game.Say("won", game.SeatName(0), game.Word("mission"), game.Halves(41))
	turned := []game.Arg{game.Number(-1), game.Number(20), game.SeatName(1)}
	for _, test := range []struct{ got, want string }{
		{en.Say(won), "Inès wins The Banker with 20.5."},
		{fr.Say(won), "Inès remporte « Le Banquier » avec 20,5."},
		{en.T("turned", turned...), "Bo for −1, 20 and −1"},
		{fr.T("turned", turned...), "Bo : −1, 20 et −1"},
		{en.T("file", game.WordOf("paper", 40)), "Cannot read document 40."},
		{fr.T("file", game.WordOf("paper", 40)), "document de 40 est illisible."},
		{en.T("risk", game.Percent(24)), "Risk: 24%"},
		{fr.T("risk", game.Percent(24)), "Risque : 24\u00a0%"},
		{en.T("file", game.Text("{0} a.json")), "Cannot read {0} a.json."},
		{fr.T("file", game.SeatName(game.Public)), "personne est illisible."},
		{en.T("missing.key"), "[missing.key]"},
		{c.In(words.English).Say(won), "nobody wins The Banker with 20.5."},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
	if !fr.Has("won") || fr.Has("lost") {
		t.Error("Has does not tell which keys there are")
	}
}

// TestOneAndOther follows each language's grammar: French counts 0 and 1.5 as one.
func TestOneAndOther(t *testing.T) {
	c := load(t, `{"n": {"one": "one {0}", "other": "other {0}"}, "plain": "plain {0}"}`,
		`{"n": {"one": "un {0}", "other": "autres {0}"}, "plain": "simple {0}"}`)
	en, fr := c.In(words.English, "A"), c.In(words.French, "A")
	for _, test := range []struct {
		arg    game.Arg
		en, fr string
	}{
		{game.Number(0), "other 0", "un 0"},
		{game.Number(1), "one 1", "un 1"},
		{game.Number(2), "other 2", "autres 2"},
		{game.Number(21), "other 21", "autres 21"},
		{game.Halves(0), "other 0", "un 0"},
		{game.Halves(1), "other 0.5", "un 0,5"},
		{game.Halves(2), "one 1", "un 1"},
		{game.Halves(3), "other 1.5", "un 1,5"},
		{game.Halves(4), "other 2", "autres 2"},
		{game.SeatName(0), "other A", "autres A"},
	} {
		if got := en.T("n", test.arg); got != test.en {
			t.Errorf("English %v: got %q, want %q", test.arg, got, test.en)
		}
		if got := fr.T("n", test.arg); got != test.fr {
			t.Errorf("French %v: got %q, want %q", test.arg, got, test.fr)
		}
	}
	if got := en.T("plain", game.Number(1)); got != "plain 1" {
		t.Errorf("a message of one form gives %q", got)
	}
	if got := en.Say(game.Say("n", game.SeatName(0), game.Number(1))); got != "one A" {
		t.Errorf("the first number does not decide the form: %q", got)
	}
}

// TestNumbersInWords: a message asks for the words of a number, its own or that of a message in it; a number without
// words, and every other, stands in digits.
func TestNumbersInWords(t *testing.T) {
	c := load(t,
		`{"number.2": "two", "has": "{1} has {0 in words} of {2}", "cards": "{0} cards",
			"holds": "holds {0 in words}, {0}", "odd": "{0 in word}{ in words}"}`, `{}`)
	en := c.In(words.English, "Ada")
	for _, test := range []struct{ got, want string }{
		{en.T("has", game.Number(2), game.SeatName(0), game.Number(2)), "Ada has two of 2"},
		{en.T("has", game.Number(3), game.SeatName(0), game.Number(3)), "Ada has 3 of 3"},
		{en.T("has", game.Percent(2), game.SeatName(0), game.Halves(4)), "Ada has 2% of 2"},
		{en.T("holds", game.WordOf("cards", 2)), "holds two cards, 2 cards"},
		{en.T("holds", game.WordOf("cards", 20)), "holds 20 cards, 20 cards"},
		{en.T("odd", game.Number(2)), ""},
	} {
		if test.got != test.want {
			t.Errorf("reads %q, want %q", test.got, test.want)
		}
	}
}

func TestNumbersHaveATrueMinus(t *testing.T) {
	c := load(t, `{"points": {"one": "{0} point", "other": "{0} points"}}`,
		`{"points": {"one": "{0} point", "other": "{0} points"}}`)
	for n, want := range map[int]string{-50: "−50 points", 0: "0 points", 50: "50 points"} {
		if got := c.In(words.English).T("points", game.Number(n)); got != want {
			t.Errorf("%d is written %q, want %q", n, got, want)
		}
	}
}

func TestHalves(t *testing.T) {
	c := load(t, `{}`, `{}`)
	for _, test := range []struct {
		n      int
		en, fr string
	}{
		{0, "0", "0"}, {1, "0.5", "0,5"}, {2, "1", "1"}, {41, "20.5", "20,5"}, {42, "21", "21"}, {43, "21.5", "21,5"},
		{-1, "−0.5", "−0,5"}, {-42, "−21", "−21"},
	} {
		if got := c.In(words.English).Halves(test.n); got != test.en {
			t.Errorf("English: %d half points read %q, want %q", test.n, got, test.en)
		}
		if got := c.In(words.French).Halves(test.n); got != test.fr {
			t.Errorf("French: %d half points read %q, want %q", test.n, got, test.fr)
		}
	}
}

// TestPseudoIsFortyPerCentLonger keeps the locale that tests layouts honest, placeholders and all.
func TestPseudoIsFortyPerCentLonger(t *testing.T) {
	c := load(t, `{"quit": "Quit", "won": "{0} wins", "empty": ""}`, `{}`)
	en, xx := c.In(words.English, "Bo"), c.In(words.Pseudo, "Bo")
	for _, key := range []string{"quit", "won"} {
		args := []game.Arg{game.SeatName(0)}
		short, long := en.T(key, args...), xx.T(key, args...)
		if !strings.HasPrefix(long, short) {
			t.Errorf("pseudo %q does not begin with %q", long, short)
		}
		if n, m := utf8.RuneCountInString(short), utf8.RuneCountInString(long); 10*m < 14*n {
			t.Errorf("pseudo %q has %d letters for %d, want 40 per cent more", long, m, n)
		}
	}
	if got := xx.T("empty"); got != "" {
		t.Errorf("an empty text became %q", got)
	}
	if slices.Contains(words.Languages(), words.Pseudo) {
		t.Error("a player can choose the pseudo-locale")
	}
}

func TestKeysAndForms(t *testing.T) {
	c := load(t, `{"b": "B", "a": {"one": "A", "other": "As"}}`, `{"c": "C"}`)
	if got := c.Keys(words.English); !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("keys %q", got)
	}
	if one, other := c.Forms(words.English, "a"); one != "A" || other != "As" {
		t.Errorf("forms %q, %q", one, other)
	}
	if one, other := c.Forms(words.French, "a"); one != "" || other != "" {
		t.Errorf("forms of a key that is not there: %q, %q", one, other)
	}
}

// FuzzTemplates feeds templates that no translator should write: whatever stands in a file, a sentence comes out, valid
// and finished, and text outside braces stays.
func FuzzTemplates(f *testing.F) {
	for _, seed := range []string{"", "{", "}", "{}", "{0", "0}", "{0}{1}", "{9}", "{-1}", "{{0}}",
		"{99999999999999999999}",
		"a{0}b{1}c{2}", "« {0} »", "\x00{0}", "{ 0 }", "{0}}", "{0 in words}", "{0 in words"} {
		f.Add(seed, 3)
	}
	f.Fuzz(func(t *testing.T, template string, n int) {
		if !utf8.ValidString(template) {
			t.Skip("a JSON file holds valid text only")
		}
		c, err := words.Load(fstest.MapFS{"en/a.json": {Data: quoted(template)}})
		if err != nil {
			t.Fatal(err)
		}
		args := []game.Arg{game.Number(n), game.Halves(n % 1000), game.SeatName(game.Seat(uint8(n))), game.Percent(n % 100)}
		for _, lang := range []words.Lang{words.English, words.Pseudo} {
			got := c.In(lang, "Bo").T("k", args...)
			if !utf8.ValidString(got) {
				t.Errorf("%q became invalid: %q", template, got)
			}
			if !strings.Contains(template, "{") && !strings.HasPrefix(got, template) {
				t.Errorf("%q without arguments became %q", template, got)
			}
		}
	})
}

// quoted is a catalogue file of one message.
func quoted(template string) []byte {
	b, err := json.Marshal(map[string]string{"k": template})
	if err != nil {
		panic(err)
	}
	return b
}
