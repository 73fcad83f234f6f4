package command

import (
	"fmt"
	"os"
	"os/exec"
)

// inlined are the packages whose calls the compiler may replace by what is called: what computers think with, and what
// runs for every part of every picture or every byte of a record. Everywhere else such copies only cost room, about a
// seventh of the program that a browser fetches, and no time that can be measured.
var inlined = []string{
	"runtime", "internal/runtime/...", "math/...", "crypto/internal/fips140/sha256", "golang.org/x/image/...",
	"github.com/hajimehoshi/ebiten/...", "safehouse/render/...", "safehouse/game", "safehouse/game/kompromat",
	"safehouse/game/topsecret", "safehouse/game/getadler", "safehouse/game/bots/...", "safehouse/game/search/...",
}

// Compile builds the game for a system as it is given away: without what debuggers need, and the same wherever it is
// built. It says what it was built from where revision is not empty; link are further flags for the linker, flags such
// for the compiler.
func Compile(path, system, arch, revision, link string, flags ...string) error {
	link = "-s -w " + link
	if revision != "" {
		link += " -X main.revision=" + revision
	}
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", link, "-gcflags=all=-l"}
	for _, p := range inlined {
		args = append(args, "-gcflags="+p+"=")
	}
	cmd := exec.Command("go", append(append(args, flags...), "-o", path, ".")...)
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0", "GOFLAGS=")
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("compiling for %s/%s: %w\n%s", system, arch, err, said)
	}
	return nil
}
