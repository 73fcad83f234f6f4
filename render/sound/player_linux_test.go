package sound

import (
	"bytes"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// deaf is set for the child process of TestNoDevice.
const deaf = "SAFEHOUSE_TEST_NO_DEVICE"

// TestNoDevice starts a player in a process that can reach no sound server and no sound card: it stays silent, takes
// cues, tells the log once, and nothing reaches standard error. It is a process of its own because sound libraries write
// to the descriptor itself, and because a process can open one device only.
func TestNoDevice(t *testing.T) {
	if os.Getenv(deaf) != "" {
		playToNobody(t)
		return
	}
	empty := filepath.Join(t.TempDir(), "asound.conf")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestNoDevice$", "-test.count=1")
	cmd.Env = append(os.Environ(), deaf+"=1", "ALSA_CONFIG_PATH="+empty,
		"PULSE_SERVER=unix:"+filepath.Join(t.TempDir(), "none"), "XDG_RUNTIME_DIR="+t.TempDir())
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("the player without a device failed: %v\n%s%s", err, out.String(), errs.String())
	}
	if errs.String() != "after\n" {
		t.Errorf("standard error got %q, want only what was written after the device failed", errs.String())
	}
}

// playToNobody is the child's part.
func playToNobody(t *testing.T) {
	lines := make(logged, 8)
	p := Open(slog.New(slog.NewTextHandler(lines, nil)), 1, nil)
	select {
	case line := <-lines:
		if !strings.Contains(line, "silence") || strings.Count(line, "\n") != 1 {
			t.Errorf("the log says %q", line)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("a player without a device says nothing in its log")
	}
	for range 10 * waiting {
		p.Play(Slide)
	}
	p.SetLevels(Levels{Effects: 1, Ambience: 1})
	p.SetBed(Rain)
	if len(lines) > 0 {
		t.Errorf("the log says more: %q", <-lines)
	}
	if _, err := os.Stderr.WriteString("after\n"); err != nil {
		t.Error(err)
	}
}

// told is a log of lines that a test can wait for.
type logged chan string

func (l logged) Write(p []byte) (int, error) {
	l <- string(p)
	return len(p), nil
}
