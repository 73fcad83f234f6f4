// Package goldentest tests pictures: it runs a package's tests inside a running game, so that pixels can be read, and
// compares frames with those kept in testdata/golden. Only tests import it.
package goldentest

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Main runs the tests inside the first tick of a game and exits; TestMain calls it. Without a display it says what is
// missing and fails, so that no picture goes untested unseen.
func Main(m *testing.M) {
	flag.Bool(updateFlag, false, "keep what is painted now as the golden frames")
	g := &game{m: m, code: 1}
	ebiten.SetWindowSize(320, 200)
	err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{InitUnfocused: true})
	if err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Fprintf(os.Stderr, "goldentest: these tests read pixels and need a display to run on; without a screen, start "+
			"them under a virtual one: xvfb-run -a -s '-screen 0 1280x800x24 +extension GLX' go test (%v)\n", err)
	}
	os.Exit(g.code)
}

type game struct {
	m    *testing.M
	code int
}

func (g *game) Update() error {
	g.code = g.m.Run()
	return ebiten.Termination
}

func (*game) Draw(*ebiten.Image) {}

func (*game) Layout(w, h int) (int, int) { return w, h }
