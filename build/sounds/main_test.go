package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/render/sound"
)

// TestTheSheetHoldsEverySound: each has a row, a sentence that says what it is, and a file.
func TestTheSheetHoldsEverySound(t *testing.T) {
	var out bytes.Buffer
	dir := t.TempDir()
	if err := run(&out, dir); err != nil {
		t.Fatal(err)
	}
	want := int(sound.CueCount) - 1 + 2*(int(sound.BedCount)-1)
	rows := 0
	for _, line := range strings.Split(out.String(), "\n")[4:] {
		if line == "" {
			continue
		}
		rows++
		if !strings.HasSuffix(line, ".") {
			t.Errorf("a sound is not said to be anything: %s", line)
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.wav"))
	if err != nil || rows != want || len(files) != want {
		t.Errorf("%d rows and %d files for %d sounds (%v)", rows, len(files), want, err)
	}
	tick, err := os.ReadFile(filepath.Join(dir, "tick.wav"))
	if err != nil {
		t.Fatal(err)
	}
	if samples := len(sound.Samples(sound.Tick)); len(tick) != 44+2*samples || string(tick[:4]) != "RIFF" {
		t.Errorf("a file of %d bytes for %d samples", len(tick), samples)
	}
}
