// Package locale finds the language that a player's system speaks. It knows no language of the program's own.
package locale

// Names gives the names of the language of messages, best first: the one of the environment, or else those of the
// system.
func Names(getenv func(string) string) []string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := getenv(name); v != "" {
			return []string{v}
		}
	}
	return system()
}
