// Package locale finds the language that a player's system speaks. It knows no language of the program's own.
package locale

import "cmp"

// Names gives the names of the language of messages, best first: the one of the environment, or else those of the
// system.
func Names(getenv func(string) string) []string {
	if named := cmp.Or(getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG")); named != "" {
		return []string{named}
	}
	return system()
}
