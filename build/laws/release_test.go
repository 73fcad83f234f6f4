package laws

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestTheNewestChangesAreThoseOfThisVersion: the program and the list of changes speak of one release.
func TestTheNewestChangesAreThoseOfThisVersion(t *testing.T) {
	find := func(file, pattern string) string {
		b, err := os.ReadFile(filepath.Join("..", "..", file))
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(pattern).FindSubmatch(b)
		if found == nil {
			t.Fatalf("%s names no version", file)
		}
		return string(found[1])
	}
	program, changes := find("main.go", `(?m)^const version = "([0-9]+\.[0-9]+\.[0-9]+)"`),
		find("CHANGELOG.md", `(?m)^## ([0-9.]+) `)
	if program != changes {
		t.Errorf("the program is %s, the newest changes are those of %s", program, changes)
	}
}
