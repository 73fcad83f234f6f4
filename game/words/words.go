// Package words puts message keys and arguments into the reader's language. It knows languages, not screens: no
// Ebitengine, no files of its own; the catalogues are handed to it.
package words

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"

	"safehouse/game"
)

// Lang is a language of the program.
type Lang string

// The languages. Pseudo is English made 40 % longer, to test that texts fit.
const (
	English Lang = "en"
	French  Lang = "fr"
	Pseudo  Lang = "xx"
)

// Languages lists those that a player can choose.
func Languages() []Lang { return []Lang{English, French} }

// fullNames are languages that POSIX and Windows systems may write out where others have a code.
var fullNames = map[string]language.Tag{
	"english": language.English, "french": language.French, "français": language.French, "francais": language.French,
}

// Match gives the language for a system's locale names, best first; English where none fits.
func Match(locales ...string) Lang {
	tags := make([]language.Tag, len(locales))
	for i, l := range locales {
		if end := strings.IndexAny(l, ".@"); end >= 0 {
			l = l[:end]
		}
		l = strings.ReplaceAll(l, "_", "-")
		name, _, _ := strings.Cut(strings.ToLower(l), "-")
		tag, full := fullNames[name]
		if !full {
			tag = language.Make(l) // Of a name that makes no sense it takes what does.
		}
		tags[i] = tag
	}
	supported := []language.Tag{language.English, language.French}
	if _, i, confidence := language.NewMatcher(supported).Match(tags...); confidence > language.No {
		return Languages()[i]
	}
	return English
}

// message is a text, with a form of its own where its first number is one.
type message struct {
	One   string `json:"one"`
	Other string `json:"other"`
}

// UnmarshalJSON takes a plain text or the two forms.
func (m *message) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		return json.Unmarshal(b, &m.Other)
	}
	type forms message
	return json.Unmarshal(b, (*forms)(m))
}

// Catalogue holds all messages of all languages.
type Catalogue struct {
	tables map[Lang]map[string]message
	// told are the keys of the words that speak to a person, "you.N." and a key, by what they stand for.
	told map[Lang]map[address]string
	// called are the names that take another form inside a sentence, by the name alone: an article belongs to the name.
	called map[Lang]map[string]string
}

// address is a key whose words have others for the person on the seat that is its argument of that place.
type address struct{ place, key string }

// Load reads every JSON file of a folder for each language: DIR/en/*.json, DIR/fr/*.json. A key given twice in a
// language is an error.
func Load(fsys fs.FS) (*Catalogue, error) {
	c := &Catalogue{tables: map[Lang]map[string]message{}, told: map[Lang]map[address]string{},
		called: map[Lang]map[string]string{}}
	for _, lang := range Languages() {
		table, told := map[string]message{}, map[address]string{}
		files, err := fs.Glob(fsys, path.Join(string(lang), "*.json"))
		if err != nil {
			return nil, err
		}
		for _, name := range files {
			b, err := fs.ReadFile(fsys, name)
			if err != nil {
				return nil, fmt.Errorf("reading words: %w", err)
			}
			var part map[string]message
			if err := json.Unmarshal(b, &part); err != nil {
				return nil, fmt.Errorf("reading words of %s: %w", name, err)
			}
			for key, m := range part {
				if _, twice := table[key]; twice {
					return nil, fmt.Errorf("reading words of %s: %q stands twice", name, key)
				}
				table[key] = m
				if rest, ok := strings.CutPrefix(key, "you."); ok {
					place, plain, _ := strings.Cut(rest, ".")
					told[address{place, plain}] = key
				}
			}
		}
		c.tables[lang], c.told[lang], c.called[lang] = table, told, map[string]string{}
		for key, m := range table {
			if alone, ok := strings.CutSuffix(key, inSentence); ok {
				c.called[lang][table[alone].Other] = m.Other
			}
		}
	}
	return c, nil
}

// Keys lists a language's keys in order.
func (c *Catalogue) Keys(lang Lang) []string { return slices.Sorted(maps.Keys(c.tables[lang])) }

// Forms gives a message's templates: the form for one, empty where there is none, and the other.
func (c *Catalogue) Forms(lang Lang, key string) (one, other string) {
	m := c.tables[lang][key]
	return m.One, m.Other
}

// In returns a reader of that language; names are those on the seats, for ArgSeat.
func (c *Catalogue) In(lang Lang, names ...string) Reader {
	return Reader{c: c, lang: lang, names: names}
}

// Reader puts lines into one language.
type Reader struct {
	c     *Catalogue
	lang  Lang
	names []string
	// to is the seat spoken to plus 1; 0 for nobody's.
	to game.Seat
}

// To returns the reader that speaks to the person on a seat: a line that names that seat as its argument N is said in
// the words of "you.N." and its key, where there are such words.
func (r Reader) To(seat game.Seat) Reader {
	r.to = seat + 1
	return r
}

// addressed is the key of the words that speak to the person; the key itself where there are none.
func (r Reader) addressed(key string, args []game.Arg) string {
	for i, a := range args {
		if r.speaksTo(a) {
			if to, ok := r.c.told[r.stored()][address{strconv.Itoa(i), key}]; ok {
				return to
			}
		}
	}
	return key
}

// speaksTo reports whether an argument names the seat of the person spoken to.
func (r Reader) speaksTo(a game.Arg) bool {
	return r.to > 0 && a.Kind == game.ArgSeat && a.N == int(r.to-1)
}

// Lang is the reader's language.
func (r Reader) Lang() Lang { return r.lang }

// Say puts a line into words. A key without a message gives the key in brackets.
func (r Reader) Say(l game.Line) string { return r.text(l.Key, l.Args[:], false) }

// T is Say of a key and arguments.
func (r Reader) T(key string, args ...game.Arg) string { return r.text(key, args, false) }

// Listed puts arguments behind one another by the first of the keys, the last of several by the other: A, B and C. It
// is the zero Arg for none.
func (r Reader) Listed(all []game.Arg, comma, and string) (list game.Arg) {
	for i, arg := range all {
		switch i {
		case 0:
			list = arg
		case len(all) - 1:
			list = game.Text(r.T(and, list, arg))
		default:
			list = game.Text(r.T(comma, list, arg))
		}
	}
	return list
}

// Has reports whether the language has the key.
func (r Reader) Has(key string) bool {
	_, ok := r.table()[key]
	return ok
}

func (r Reader) table() map[string]message { return r.c.tables[r.stored()] }

// stored is the language whose messages the reader takes.
func (r Reader) stored() Lang {
	if r.lang == Pseudo {
		return English
	}
	return r.lang
}

// inWords ends a placeholder whose whole number is to stand in words, or the number in whose message is: {0 in words}.
// A number without words of its own stands in digits.
const inWords = " in words"

// alone ends the placeholder of a seat whose name stands by itself, as on a plate; a name that begins a text and has a
// colon behind it does so too. inSentence ends the key of the form that a name has inside a sentence: «le Dr Halloran».
const alone, inSentence = " alone", ".in"

// numberKeys are the messages of numbers in words.
var numberKeys = [...]string{2: "number.2", 3: "number.3", 4: "number.4", 5: "number.5", 6: "number.6", 7: "number.7",
	8: "number.8", 9: "number.9", 10: "number.10"}

// text puts a message and its arguments into words, all its numbers in words where worded is set.
func (r Reader) text(key string, args []game.Arg, worded bool) string {
	m, ok := r.table()[r.addressed(key, args)]
	if !ok {
		return "[" + key + "]"
	}
	template := m.Other
	if m.One != "" && r.singular(args) {
		template = m.One
	}
	if r.lang == Pseudo {
		template = stretch(template)
	}
	if !strings.Contains(template, "{") {
		return template
	}
	var b []byte
	for {
		before, rest, found := strings.Cut(template, "{")
		b = append(b, before...)
		if !found {
			return string(b)
		}
		name, after, _ := strings.Cut(rest, "}")
		digits, asked := strings.CutSuffix(name, inWords)
		digits, plate := strings.CutSuffix(digits, alone)
		if i, err := strconv.Atoi(digits); err == nil && i >= 0 && i < len(args) {
			said := r.arg(args[i], worded || asked)
			if args[i].Kind == game.ArgSeat && !plate && (len(b) > 0 || !strings.HasPrefix(after, "\u00a0:")) {
				b, said = r.inside(b, said)
			}
			b = append(b, said...)
		}
		template = after
	}
}

// Called is the form that a name has inside a sentence, where no contraction stands before it.
func (r Reader) Called(name string) string {
	if form, changes := r.c.called[r.stored()][name]; changes {
		return form
	}
	return name
}

// inside gives the form that a name has in a sentence of which so much is written, and the sentence so far, with what
// changes before a name: «à» and «le» are «au», «de» is «d’» before a vowel.
func (r Reader) inside(b []byte, name string) (sofar []byte, form string) {
	form, changes := r.c.called[r.stored()][name]
	if !changes {
		form = name
	}
	if changes && (len(b) == 0 || bytes.HasSuffix(b, []byte(". ")) || bytes.HasSuffix(b, []byte("\n"))) {
		first, n := utf8.DecodeRuneInString(form)
		return b, string(unicode.ToUpper(first)) + form[n:]
	}
	if r.lang != French {
		return b, form
	}
	rest, definite := strings.CutPrefix(form, "le ")
	for _, c := range []struct{ word, with, elided string }{
		{"à ", "au ", ""}, {"de ", "du ", "d’"}, {"De ", "Du ", "D’"}, {"À ", "Au ", ""}, {"que ", "", "qu’"},
	} {
		before, ends := bytes.CutSuffix(b, []byte(c.word))
		if !ends || len(before) > 0 && !bytes.ContainsAny(before[len(before)-1:], " (\x99") { // «qu’à» ends so too.
			continue
		}
		switch {
		case definite && c.with != "":
			return append(before, c.with...), rest
		case c.elided != "" && strings.ContainsRune("AEIOUYÀÂÉÈÊÎÔHaeiouéèê", firstRune(form)):
			return append(before, c.elided...), form
		}
	}
	return b, form
}

// firstRune is the first letter of a text.
func firstRune(s string) rune {
	first, _ := utf8.DecodeRuneInString(s)
	return first
}

// singular reports whether the first number among the arguments takes the form for one: 1 in English, 0 and 1 in
// French, where 1.5 is singular too.
func (r Reader) singular(args []game.Arg) bool {
	for _, a := range args {
		switch a.Kind {
		case game.ArgNumber:
			return a.N == 1 || a.N == 0 && r.lang == French
		case game.ArgHalves:
			return a.N == 2 || a.N >= 0 && a.N < 4 && r.lang == French
		}
	}
	return false
}

func (r Reader) arg(a game.Arg, worded bool) string {
	switch a.Kind {
	case game.ArgHalves:
		return r.Halves(a.N)
	case game.ArgSeat:
		if r.speaksTo(a) {
			return r.T("seat.you") // A list names the person among others: «you and Bob».
		}
		if a.N >= 0 && a.N < len(r.names) {
			return r.names[a.N]
		}
		return r.T("seat.nobody")
	case game.ArgKey:
		return r.text(a.Key, []game.Arg{game.Number(a.N)}, worded)
	case game.ArgText:
		return a.Key
	case game.ArgPercent:
		if r.lang == French {
			return strconv.Itoa(a.N) + "\u00a0%"
		}
		return strconv.Itoa(a.N) + "%"
	default:
		if worded && a.N >= 0 && a.N < len(numberKeys) && r.Has(numberKeys[a.N]) {
			return r.T(numberKeys[a.N])
		}
		return number(a.N)
	}
}

// number writes a number with a true minus.
func number(n int) string {
	if n < 0 {
		return "\u2212" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Halves writes a number of half points: 41 as 20.5, or 20,5 in French.
func (r Reader) Halves(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "\u2212", -n
	}
	s := sign + strconv.Itoa(n/2)
	if n%2 == 0 {
		return s
	}
	if r.lang == French {
		return s + ",5"
	}
	return s + ".5"
}

// stretch makes a text 40 % longer, as some language would, and leaves placeholders alone.
func stretch(s string) string {
	if s == "" {
		return s
	}
	n := (len([]rune(s))*4 + 9) / 10
	return s + strings.Repeat("~", n)
}
