package typeset

import "strings"

// clitics are the small words that French hangs on a verb or a noun with a hyphen: «suivez-vous», «celles-ci», «a-t-il».
// They lean on the word before them, so a line never begins with one.
var clitics = map[string]bool{
	"je": true, "tu": true, "il": true, "elle": true, "on": true, "nous": true, "vous": true, "ils": true, "elles": true,
	"moi": true, "toi": true, "lui": true, "leur": true, "le": true, "la": true, "les": true, "ce": true, "en": true, "y": true,
	"t": true, "ci": true, "là": true,
}

// leans tells whether the text begins with a clitic.
func leans(text string) bool {
	word := text
	if end := strings.IndexAny(text, " -,.;:!?…)\u00a0\u202f’»"); end >= 0 {
		word = text[:end]
	}
	return clitics[word]
}
