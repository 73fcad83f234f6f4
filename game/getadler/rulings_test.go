package getadler

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/game/rulestest"
)

// lastRuling and lastHouseRule are the numbers of the last rulings of GET ADLER!; each has a file of its own but for
// those below.
const (
	lastRuling    = 59
	lastHouseRule = 8
)

// elsewhere are the rulings that are no matter of a course of play, each with what holds it.
var elsewhere = map[string]string{
	"H3":  "the house rule is the option of G43 to G47",
	"H5":  "the house rule is the option of G5",
	"G49": "there is no chat: no move and no event carries words",
	"G50": "the reference sheet is the screen's; what stands on it is held by TestLooks",
}

// TestRulings plays the record files of testdata/rulings; their language is explained in testdata/rulings/README.txt.
// Files that are named after no ruling play a course of several.
func TestRulings(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "rulings", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files {
		if name := strings.TrimSuffix(filepath.Base(file), ".txt"); name != "README" {
			names = append(names, name)
		}
	}
	var rulings []string
	for n := 1; n <= lastRuling; n++ {
		rulings = append(rulings, fmt.Sprintf("G%02d", n))
	}
	for n := 1; n <= lastHouseRule; n++ {
		rulings = append(rulings, fmt.Sprintf("H%d", n))
	}
	for _, name := range rulings {
		if slices.Contains(names, name) == (elsewhere[name] != "") {
			t.Errorf("ruling %s needs either a record file or a reason", name)
		}
	}
	refused := map[string]bool{}
	for _, name := range names {
		t.Run(name, func(t *testing.T) { playFile(t, name, refused) })
	}
	for _, key := range rulestest.WordKeys(t, ".") {
		// A move that no text stands for cannot be written in a file.
		if strings.HasPrefix(key, "why.") && !refused[key] && key != "why.getadler.move" {
			t.Errorf("no file is refused a move by %q", key)
		}
	}
}

// playFile plays one record file and notes the reasons for which moves are refused.
func playFile(t *testing.T, name string, refused map[string]bool) {
	f, err := os.Open(filepath.Join("testdata", "rulings", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	x := script{t: t, file: name, refused: refused}
	x.run("table 4")
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		x.line++
		x.run(lines.Text())
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	if x.expected == 0 {
		t.Errorf("%s expects nothing", name)
	}
}
