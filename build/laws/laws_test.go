package laws

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// room is one package as the go command lists it.
type room struct {
	ImportPath string
	Name       string
	Imports    []string
	Deps       []string
	Doc        string
	GoFiles    []string
}

func rooms(t *testing.T) []room {
	t.Helper()
	command := exec.Command("go", "list", "-json=ImportPath,Name,Imports,Deps,Doc,GoFiles", "./...")
	command.Dir = filepath.Join("..", "..")
	out, err := command.Output()
	if err != nil {
		t.Fatalf("listing the packages: %v", err)
	}
	var all []room
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var r room
		if err := d.Decode(&r); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
}

func under(path, root string) bool { return path == root || strings.HasPrefix(path, root+"/") }

// TestArrowsRunDownwards keeps the screen and the speaker out of the rules, the games out of the renderer, and every
// arrow pointing down.
func TestArrowsRunDownwards(t *testing.T) {
	forbidden := map[string][]string{
		"safehouse/game": {"github.com/hajimehoshi/ebiten/v2", "github.com/ebitengine/oto/v3", "github.com/ebitengine/purego",
			"safehouse/scenes", "safehouse/render", "safehouse/assets"},
		"safehouse/render":         {"safehouse/game", "safehouse/scenes", "github.com/hajimehoshi/ebiten/v2/audio"},
		"safehouse/render/display": {"github.com/hajimehoshi/ebiten/v2"},
		"safehouse/render/theme":   {"github.com/hajimehoshi/ebiten/v2"},
		"safehouse/render/faces":   {"github.com/hajimehoshi/ebiten/v2"},
		"safehouse/scenes":         {"github.com/hajimehoshi/ebiten/v2/audio"},
		"safehouse/game/kompromat": {"safehouse/game/catalog", "safehouse/game/bots", "safehouse/game/record", "safehouse/game/topsecret"},
		"safehouse/game/topsecret": {"safehouse/game/catalog", "safehouse/game/bots", "safehouse/game/record", "safehouse/game/kompromat"},
	}
	seen := 0
	for _, r := range rooms(t) {
		for root, banned := range forbidden {
			if !under(r.ImportPath, root) {
				continue
			}
			seen++
			for _, dep := range r.Deps {
				for _, b := range banned {
					if under(dep, b) {
						t.Errorf("%s may not know %s", r.ImportPath, dep)
					}
				}
			}
		}
	}
	if seen < len(forbidden) {
		t.Errorf("only %d rooms were looked at; a room of the table has moved", seen)
	}
}

// TestPackageGameKnowsNoGame keeps the contract free of the games that keep it.
func TestPackageGameKnowsNoGame(t *testing.T) {
	for _, r := range rooms(t) {
		if r.ImportPath != "safehouse/game" {
			continue
		}
		for _, dep := range r.Deps {
			if under(dep, "safehouse") {
				t.Errorf("package game may not know %s", dep)
			}
		}
	}
}

// TestTheDeskKnowsNoGame keeps what every match on the screen has in common free of the games, the frame of every table
// as well, and each game's scenes and layout free of every other's.
func TestTheDeskKnowsNoGame(t *testing.T) {
	games := map[string]bool{}
	all := rooms(t)
	for _, r := range all {
		if name, ok := strings.CutPrefix(r.ImportPath, "safehouse/scenes/tables/"); ok {
			games[name] = true
		}
	}
	if len(games) == 0 {
		t.Error("no table of any game was found")
	}
	desks := []string{"safehouse/scenes/play", "safehouse/scenes/tables"}
	for _, r := range all {
		for _, desk := range desks {
			if !under(r.ImportPath, desk) {
				continue
			}
			own := strings.TrimPrefix(strings.TrimPrefix(r.ImportPath, desk), "/")
			for _, imported := range r.Imports {
				name := imported[strings.LastIndex(imported, "/")+1:]
				if games[name] && name != own {
					t.Errorf("%s may not know %s", r.ImportPath, imported)
				}
			}
		}
	}
}

// TestRulesTouchNoClockAndNoFile: only game/record touches files, and no rule reads a clock.
func TestRulesTouchNoClockAndNoFile(t *testing.T) {
	for _, r := range rooms(t) {
		switch r.ImportPath {
		case "safehouse/game", "safehouse/game/kompromat", "safehouse/game/topsecret", "safehouse/game/bots":
		default:
			continue
		}
		for _, imported := range r.Imports {
			switch imported {
			case "os", "time", "math/rand", "crypto/rand", "net", "os/exec":
				t.Errorf("%s may not import %s", r.ImportPath, imported)
			}
		}
	}
}

// TestEveryRoomSaysWhatItIsFor: a package without a comment is a room without a door plate.
func TestEveryRoomSaysWhatItIsFor(t *testing.T) {
	for _, r := range rooms(t) {
		if len(r.GoFiles) > 0 && r.Doc == "" {
			t.Errorf("%s has no package comment", r.ImportPath)
		}
	}
}
