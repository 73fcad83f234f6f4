package locale

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// system is the region that macOS is set to, as it names it; none where it does not say in time.
func system() []string {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, "defaults", "read", "-g", "AppleLocale").Output()
	if err != nil {
		return nil
	}
	return []string{strings.TrimSpace(string(out))}
}
