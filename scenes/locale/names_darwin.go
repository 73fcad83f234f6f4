package locale

import (
	"context"
	"os/exec"
	"time"
)

// bundle is what macOS calls the program, as the package does.
const bundle = "games.safehouse.Safehouse"

// Names gives the names of the languages of messages, best first: those of the environment, which only a terminal sets,
// or else those that the player chose for this program in the system's settings, or for all programs. They are none
// where the system does not say in time.
func Names(getenv func(string) string) []string {
	if names := environment(getenv); names != nil {
		return names
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	for _, domain := range [...]string{bundle, "-g"} {
		out, err := exec.CommandContext(ctx, "/usr/bin/defaults", "read", domain, "AppleLanguages").Output()
		if names := list(string(out)); err == nil && len(names) > 0 {
			return names
		}
	}
	return nil
}
