package topsecret

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// lastRuling is the number of the last ruling of TOP SECRET; each has a file of its own.
const lastRuling = 37

// TestRulings plays the record files of testdata/rulings; their language is explained in testdata/rulings/README.txt.
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
	for n := 1; n <= lastRuling; n++ {
		if name := fmt.Sprintf("T%02d", n); !slices.Contains(names, name) {
			t.Errorf("ruling %s has no record file", name)
		}
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) { playFile(t, name) })
	}
}

// playFile plays one record file.
func playFile(t *testing.T, name string) {
	f, err := os.Open(filepath.Join("testdata", "rulings", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	x := script{t: t, file: name}
	x.run("table 4")
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		x.line++
		x.run(lines.Text())
	}
	if x.expected == 0 {
		t.Errorf("%s expects nothing", name)
	}
}
