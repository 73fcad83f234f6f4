package icons

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestDrawingsStandInTheOrderOfTheIcons holds the names in the file against the constants.
func TestDrawingsStandInTheOrderOfTheIcons(t *testing.T) {
	source, err := os.ReadFile("../display/icon.go")
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`(?m)^\t((?:Shape|Icon)\w+)$`).FindAllStringSubmatch(string(source), -1)
	lines := strings.Split(strings.TrimSuffix(drawings, "\n"), "\n")
	if len(names) != len(lines)+1 || names[len(lines)][1] != "IconCount" {
		t.Fatalf("%d drawings for %d names with IconCount", len(lines), len(names))
	}
	for i, line := range lines {
		if name, _, _ := strings.Cut(line, " "); name != names[i][1] {
			t.Errorf("line %d draws %s, not %s", i+1, name, names[i][1])
		}
	}
}
