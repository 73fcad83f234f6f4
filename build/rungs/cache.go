package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"safehouse/game/simulate"
)

// sources names the commit, with a + where files of the game differ from it, and gives a key of all that the game's
// opponents are built from: what is written on the page, or tests, changes no result.
func sources(game string) (commit, key string, err error) {
	commit, err = git("rev-parse", "--short=10", "HEAD")
	if err != nil {
		return "", "", err
	}
	paths := []string{
		"game/*.go", "game/bots/*.go", "game/search", "game/simulate", "game/" + game, "game/bots/" + game + "bot",
		"game/catalog/catalog.go", "game/catalog/" + game + ".go",
		":(exclude,glob)**/*_test.go", ":(exclude,glob)**/*.md", ":(exclude,glob)**/testdata/**",
	}
	paths[0], paths[1] = ":(glob)"+paths[0], ":(glob)"+paths[1]
	tree, err := git(append([]string{"ls-files", "-s", "--"}, paths...)...)
	if err != nil {
		return "", "", err
	}
	// Unlike diff, ls-files takes no notice of what is excluded.
	files := slices.DeleteFunc(strings.Split(tree, "\n"), func(file string) bool {
		return strings.HasSuffix(file, "_test.go") || strings.HasSuffix(file, ".md") || strings.Contains(file, "/testdata/")
	})
	if tree == "" {
		return "", "", fmt.Errorf("git knows no file that %s is built from: run build/ladder in the project", game)
	}
	changed, err := git(append([]string{"diff", "HEAD", "--"}, paths...)...)
	if err != nil {
		return "", "", err
	}
	if changed != "" {
		commit += "+"
	}
	sum := sha256.Sum256([]byte(strings.Join(files, "\n") + "\n" + changed))
	return commit, hex.EncodeToString(sum[:6]), nil
}

func git(args ...string) (string, error) {
	out, err := exec.Command("git", args...).Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w", args[0], err)
	}
	return strings.TrimSpace(string(out)), nil
}

// kept is a result in the cache, with the seconds of a core that a match cost.
type kept struct {
	Result  simulate.Result
	Seconds float64
}

// file is where a contest's result of that many games is kept.
func (o *order) file(c *contest, games int) string {
	name := fmt.Sprintf("%s-%d-%s-%s%s-%d.json", c.game.Name, c.seats, c.row, c.column, c.rules, games)
	return filepath.Join(o.cache, o.builtFrom, strings.ReplaceAll(name, ":", "_"))
}

// recall takes a result from the cache; false where it is not there.
func (o *order) recall(c *contest, games int) (k kept, ok bool) {
	b, err := os.ReadFile(o.file(c, games))
	return k, err == nil && json.Unmarshal(b, &k) == nil
}

// most takes the result of the most games of a contest from the cache, at least so many; false where there is none.
func (o *order) most(c *contest, least int) (k kept, games int, ok bool) {
	name := filepath.Base(o.file(c, 0))
	files, _ := os.ReadDir(filepath.Dir(o.file(c, 0)))
	for _, f := range files {
		number, isOne := strings.CutPrefix(f.Name(), strings.TrimSuffix(name, "0.json"))
		n, err := strconv.Atoi(strings.TrimSuffix(number, ".json"))
		if !isOne || err != nil || n < max(least, games+1) {
			continue
		}
		if found, read := o.recall(c, n); read {
			k, games, ok = found, n, true
		}
	}
	return k, games, ok
}

// keep writes a result into the cache, whole or not at all.
func (o *order) keep(c *contest, games int, k kept) error {
	b, err := json.Marshal(k)
	if err != nil {
		return err
	}
	path := o.file(c, games)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(path+".new", b, 0o644); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}
