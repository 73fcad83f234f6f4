package inspect

import (
	"cmp"
	"slices"
	"unicode"
	"unicode/utf8"

	"safehouse/scenes/cards"
	"safehouse/scenes/stage"
)

// form is a word, or several, by which sentences name a card.
type form struct {
	runes []rune
	// term is the card's entry in the card list, title what it is called.
	term, title string
}

// dictionary has the forms of a game's cards in one language by their first letter, the longest first.
type dictionary map[rune][]form

// newDictionary lists the forms of the cards of a game in the language in use; it is empty for a game without cards.
func newDictionary(st *stage.Stage, list []cards.Card) dictionary {
	d := dictionary{}
	for _, c := range list {
		title := st.Say(c.Title)
		for _, text := range cards.Forms(st, c) {
			f := form{term: c.Term, title: title}
			for _, r := range text {
				f.runes = append(f.runes, fold(r))
			}
			if len(f.runes) > 0 {
				d[f.runes[0]] = append(d[f.runes[0]], f)
			}
		}
	}
	for _, all := range d {
		slices.SortStableFunc(all, func(a, b form) int { return cmp.Compare(len(b.runes), len(a.runes)) })
	}
	return d
}

// fold makes letters equal that differ in case alone, and all spaces and all apostrophes.
func fold(r rune) rune {
	switch {
	case unicode.IsSpace(r), r == '\u202f':
		return ' '
	case r == '\'':
		return '’'
	}
	return unicode.ToLower(r)
}

func isWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}

// mention is a form found in a text, by its bytes.
type mention struct {
	from, to    int
	term, title string
}

// find appends the forms that a text names, as whole words, the longest at each place. What a number follows is a name
// of its own: "Agent 2" is a player.
func (d dictionary) find(text string, buf []mention) []mention {
	before := ' '
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		if !isWord(before) {
			if f, long := d.longest(text[i:]); f != nil {
				buf = append(buf, mention{i, i + long, f.term, f.title})
				i += long
				before = 'x'
				continue
			}
		}
		before = r
		i += n
	}
	return buf
}

// longest is the longest form that the text begins with, and its length in bytes; nil for none.
func (d dictionary) longest(text string) (f *form, long int) {
	first, _ := utf8.DecodeRuneInString(text)
	all := d[fold(first)]
	for i := range all {
		if n := begins(text, all[i].runes); n > 0 && !numbered(text[:n], text[n:]) {
			return &all[i], n
		}
	}
	return nil, 0
}

// begins gives the length of the form at the beginning of the text, 0 where the text does not begin with it as a whole
// word.
func begins(text string, form []rune) int {
	at := 0
	for _, want := range form {
		r, n := utf8.DecodeRuneInString(text[at:])
		if n == 0 || fold(r) != want {
			return 0
		}
		at += n
	}
	if next, n := utf8.DecodeRuneInString(text[at:]); n > 0 && isWord(next) && isWord(form[len(form)-1]) {
		return 0
	}
	return at
}

// numbered reports whether a word is the beginning of a numbered name.
func numbered(word, rest string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	space, n := utf8.DecodeRuneInString(rest)
	digit, _ := utf8.DecodeRuneInString(rest[n:])
	return unicode.IsUpper(first) && n > 0 && unicode.IsSpace(space) && unicode.IsDigit(digit)
}
