package locale

import (
	"slices"
	"testing"
)

// TestTheEnvironmentComesFirst holds the order in which POSIX reads the variables.
func TestTheEnvironmentComesFirst(t *testing.T) {
	env := map[string]string{"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "en_GB"}
	for _, want := range []string{"en_GB", "fr_FR", "de_DE"} {
		got := Names(func(name string) string { return env[name] })
		if !slices.Equal(got, []string{want}) {
			t.Errorf("with %v the names are %v, not %s", env, got, want)
		}
		for name, v := range env {
			if v == want {
				delete(env, name)
			}
		}
	}
}
