// Package locale finds the languages that a player's system shows itself in, by the system's own rules. It knows no
// language of the program's own.
package locale

import (
	"cmp"
	"strings"
	"unicode"
)

// untranslated is the name of the locale in which nothing is translated.
const untranslated = "C"

// environment gives the names of the languages that the environment asks for, best first, by the rules of POSIX and of
// gettext: one locale by the first variable that is not empty, or, unless that locale is one without translations, the
// list of LANGUAGE in its place. It is nil where no variable names a locale; LANGUAGE alone does not.
func environment(getenv func(string) string) []string {
	named := cmp.Or(getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG"))
	wanted := list(getenv("LANGUAGE"))
	switch {
	case named == "":
		return nil
	case plain(named) || getenv("LANGUAGE") == "":
		return []string{named}
	}
	for i, name := range wanted {
		if plain(name) {
			wanted = wanted[:i]
			break
		}
	}
	return append(wanted, untranslated) // What the list does not have is not looked up in the locale.
}

// plain reports whether a locale is one without translations, whatever its encoding.
func plain(name string) bool {
	name, _, _ = strings.Cut(name, ".")
	return name == untranslated || name == "POSIX"
}

// list splits a list of names: with colons between them, as in LANGUAGE, or as macOS prints one, in brackets, each in
// quotes.
func list(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(`:(),"`, r) })
}
