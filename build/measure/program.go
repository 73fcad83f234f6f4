package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/storage"
)

const (
	settle  = 12 * time.Second
	watched = 20 * time.Second
	starts  = 5
)

// window is an empty game: what Ebitengine itself costs.
type window struct{}

func (window) Update() error              { return nil }
func (window) Draw(*ebiten.Image)         {}
func (window) Layout(w, h int) (int, int) { return w, h }

func empty() error {
	ebiten.SetWindowSize(frameW, frameH)
	ebiten.SetScreenClearedEveryFrame(false)
	return ebiten.RunGame(window{})
}

// program measures the built program from outside.
func program(binary, witness string) error {
	dir, err := os.MkdirTemp("", "measure")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	file, err := runningMatch(dir)
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	table := exec.Command(binary, "--windowed", "--data-dir", dir, file)
	blank := exec.Command(self, "empty")
	for _, c := range []*exec.Cmd{table, blank} {
		c.Stderr = os.Stderr
		if err := c.Start(); err != nil {
			return err
		}
		defer func() { _ = c.Process.Kill(); _ = c.Wait() }()
	}
	time.Sleep(settle)
	t0, b0, began := cpu(table), cpu(blank), time.Now()
	time.Sleep(watched)
	elapsed := time.Since(began)
	share := func(from, to time.Duration) float64 { return 100 * float64(to-from) / float64(elapsed) }
	t, b := share(t0, cpu(table)), share(b0, cpu(blank))
	if t0 == 0 || b0 == 0 {
		return errors.New("a window that was to be watched has ended")
	}
	fmt.Printf(
		"waiting table                        %.1f %% of a core, an empty window beside it %.1f %%, difference %.1f points\n",
		t, b, t-b)
	fmt.Printf("resident memory of the waiting table %s\n", status(table, "VmRSS"))
	_ = table.Process.Kill()
	_ = blank.Process.Kill()

	times, err := startTimes(witness, dir)
	if err != nil {
		return err
	}
	fmt.Printf("start to the first frame of the menu %d ms (median of %d: %v)\n", times[len(times)/2].Milliseconds(),
		starts, times)
	info, err := os.Stat(binary)
	if err != nil {
		return err
	}
	fmt.Printf("size of the binary                   %.1f MB\n", float64(info.Size())/1e6)
	return nil
}

// runningMatch writes the record of a match in which a person is asked, and returns its file.
func runningMatch(dir string) (string, error) {
	store, err := record.Open(storage.Local(), dir, "", time.Now)
	if err != nil {
		return "", err
	}
	defer store.Close()
	setup := game.Setup{Seed: game.SeedOf(3), Players: []game.Player{{Name: "Ada"}, {Computer: true, Name: "Bert"}},
		Options: game.Options{"starter": 1}}
	w := store.Create("kompromat", setup)
	defer w.Close()
	g, _ := catalog.Find("kompromat")
	s, err := g.New(setup, w)
	if err != nil {
		return "", err
	}
	for _, move := range []string{"draw", "place 1"} {
		if err := s.SubmitText(0, move); err != nil {
			return "", err
		}
	}
	running := store.Running()
	if len(running) == 0 {
		return "", errors.New("the match that was begun is not listed")
	}
	return filepath.Join(dir, "matches", filepath.Base(running[0].File)), nil
}

// startTimes starts the program several times and waits for its first frame; sorted.
func startTimes(witness, dir string) ([]time.Duration, error) {
	var times []time.Duration
	for i := range starts {
		mark := filepath.Join(dir, "frame"+strconv.Itoa(i))
		c := exec.Command(witness, "--windowed", "--data-dir", filepath.Join(dir, "start"))
		c.Env = append(os.Environ(), "SAFEHOUSE_DESCRIBE="+mark)
		began := time.Now()
		if err := c.Start(); err != nil {
			return nil, err
		}
		for {
			if _, err := os.Stat(mark); err == nil {
				break
			}
			if time.Since(began) > 30*time.Second {
				_ = c.Process.Kill()
				return nil, errors.New("the menu did not come within 30 s")
			}
			time.Sleep(time.Millisecond)
		}
		times = append(times, time.Since(began).Round(time.Millisecond))
		_ = c.Process.Kill()
		_ = c.Wait()
	}
	slices.Sort(times)
	return times, nil
}

// cpu is the time that a process has spent, 0 where it is gone.
func cpu(c *exec.Cmd) time.Duration {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", c.Process.Pid))
	if err != nil {
		return 0
	}
	// The fields after the name, which ends with a bracket: utime and stime are the 12th and 13th, in hundredths.
	_, rest, _ := strings.Cut(string(b), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

// status is a line of a process's status.
func status(c *exec.Cmd, key string) string {
	b, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.Process.Pid))
	for _, line := range strings.Split(string(b), "\n") {
		if rest, ok := strings.CutPrefix(line, key+":"); ok {
			return strings.TrimSpace(rest)
		}
	}
	return "unknown"
}
