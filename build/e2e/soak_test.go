package e2e

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"safehouse/game/botstest"
)

const (
	// ticksPerHour is an hour of the program's own time.
	ticksPerHour = 60 * 60 * 60
	// ponderingLong is for how many ticks the person at the table thinks before an answer, ponderingQuick the same where
	// the test is to be quick.
	ponderingLong, ponderingQuick = 10 * 60, 60
	// soakHours are the hours of its own time for which the program is watched where tests may be long, warmHours those in
	// which it may still grow.
	soakHours, warmHours = 24.0, 1.0
	// soakMatches are played in any case: one each of the two short games, which come first.
	soakMatches = 2
	// painted is after how many answers the screen is looked at as a player does: a test paints it a hundred times as
	// slowly.
	painted = 25
	// ceiling is what the program may take in all, in bytes.
	ceiling = 320 << 20
	// leak is by how many bytes an hour the program may seem to grow, once warm: what comes by chance, and in a day less
	// than what a match takes.
	leak = 1 << 20
)

// soaker plays match after match of all games at one running program.
type soaker struct {
	*guest
	dir   string
	began time.Time
	// pondering is for how many ticks the person thinks.
	pondering int
	answers   int
	matches   int
	// sizes are what was measured after each match.
	sizes []sized
}

// sized is the program after a match, in the menu.
type sized struct {
	hours float64
	// resident and inUse are bytes: what the system gives it, and what its last collection of garbage found in use.
	resident, inUse            float64
	goroutines, threads, files int
}

// TestSoak plays match after match at one running program whose time is not waited for, at the pace of a person who
// ponders and with everything that moves: a day of the three games where tests may be long, else one match each of the
// two short ones. Neither its memory nor its goroutines nor its files may grow, but for one record to each match.
func TestSoak(t *testing.T) {
	t.Parallel()
	hours, pondering := 0.0, ponderingQuick
	if botstest.Long() {
		hours, pondering = soakHours, ponderingLong
	}
	dir := t.TempDir()
	text := `{"textScale":100,"confirm":"always","reading":"wait","lang":"en"}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s := &soaker{dir: dir, began: time.Now(), pondering: pondering}
	s.guest = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "1"},
		env: []string{"SAFEHOUSE_SOAK=yes"}})
	for s.matches < soakMatches || s.hours() < hours {
		s.match(s.matches % 3)
		s.matches++
		s.measure()
	}
	s.judge()
}

// hours of its own time the program has lived.
func (s *soaker) hours() float64 { return float64(s.look().Tick) / ticksPerHour }

// match plays one match from the menu to the menu.
func (s *soaker) match(game int) {
	s.t.Helper()
	var turn func() bool
	switch game {
	case 0:
		s.press("new.topsecret")
		s.press("seats.4")
		turn = newSpy(s.guest).turn
	case 1:
		s.press("new.getadler")
		s.press("seats.5")
		turn = newSleuth(s.guest, s.dir).turn
	default:
		s.press("new.kompromat")
		turn = (&player{guest: s.guest, seen: map[string]int{}}).turn
	}
	s.press("start")
	for n := 0; !turn(); n++ {
		if n > 20000 {
			s.t.Fatalf("match %d does not end: %s", s.matches, s.look().texts())
		}
		if s.asked() {
			s.tick(s.pondering)
			if s.answers++; s.answers%painted == 0 {
				s.frame()
			}
		}
	}
	s.tick(s.pondering)
	s.press("tomenu")
	s.until("the menu", 600, func(now screen) bool { return now.shown("new.kompromat") })
}

// asked reports whether a person has something to answer.
func (s *soaker) asked() bool {
	now := s.look()
	return slices.ContainsFunc([]string{"place", "draw", "stop", "act", "play", "steal", "answer", "give", "reply"},
		func(id string) bool {
			_, is := now.find(id)
			return is
		})
}

// measure writes down how large the program is.
func (s *soaker) measure() {
	s.t.Helper()
	now := s.look()
	m := sized{
		hours: s.hours(), inUse: float64(now.Size.Heap), goroutines: now.Size.Goroutines,
		resident: float64(s.status("VmRSS:")) * 1024, threads: s.status("Threads:"), files: s.files(),
	}
	s.sizes = append(s.sizes, m)
	s.t.Logf("%6.2f h in %7.1f s: match %3d, %5.1f MB resident, %5.1f MB in use, %d goroutines, %d threads, %d files",
		m.hours, time.Since(s.began).Seconds(), s.matches, m.resident/1e6, m.inUse/1e6, m.goroutines, m.threads, m.files)
}

// status reads a number from what the system says of the program.
func (s *soaker) status(name string) int {
	s.t.Helper()
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.process.Process.Pid))
	if err != nil {
		s.t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(raw), name)
	n, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		s.t.Fatal(err)
	}
	return n
}

// files counts what lies in the data directory.
func (s *soaker) files() int {
	s.t.Helper()
	n := 0
	if err := filepath.WalkDir(s.dir, func(_ string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			n++
		}
		return err
	}); err != nil {
		s.t.Fatal(err)
	}
	return n
}

// judge says whether anything has grown.
func (s *soaker) judge() {
	s.t.Helper()
	first, last := s.sizes[0], s.sizes[len(s.sizes)-1]
	if last.goroutines > first.goroutines {
		s.t.Errorf("there are %d goroutines in the menu after %d matches, and %d after one", last.goroutines, s.matches,
			first.goroutines)
	}
	if grown := last.files - first.files; grown != s.matches-1 {
		s.t.Errorf("%d matches after the first have left %d files", s.matches-1, grown)
	}
	for _, m := range s.sizes {
		if m.resident > ceiling {
			s.t.Errorf("after %.2f h the program takes %.1f MB", m.hours, m.resident/1e6)
		}
	}
	warm := slices.DeleteFunc(slices.Clone(s.sizes), func(m sized) bool { return m.hours < warmHours })
	if len(warm) < soakMatches {
		return // A quick soak ends before the program is warm.
	}
	resident := slope(warm, func(m sized) float64 { return m.resident })
	inUse := slope(warm, func(m sized) float64 { return m.inUse })
	s.t.Logf("in an hour the program grows by %.3f MB resident, %.3f MB in use", resident/1e6, inUse/1e6)
	if resident > leak || inUse > leak {
		s.t.Errorf("in an hour the program grows by %.3f MB resident, %.3f MB in use", resident/1e6, inUse/1e6)
	}
}

// slope is by how much a size grows in an hour, by least squares.
func slope(sizes []sized, of func(sized) float64) float64 {
	n, x, y, xx, xy := float64(len(sizes)), 0.0, 0.0, 0.0, 0.0
	for _, m := range sizes {
		v := of(m)
		x, y, xx, xy = x+m.hours, y+v, xx+m.hours*m.hours, xy+m.hours*v
	}
	return (n*xy - x*y) / (n*xx - x*x)
}
