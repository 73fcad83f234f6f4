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
	// pondering is for how many ticks the person at the table thinks before each answer: five seconds.
	pondering = 5 * 60
	// soakLong and soakShort are for how many hours of its own time the program is watched, warm for how many of them
	// it may still grow.
	soakLong, soakShort = 24.0, 0.4
	// warmHours are left out, and warmShort of a short soak.
	warmLong, warmShort = 1.0, 0.15
	// swing is by how many bytes the collector may find the program larger from one measure to the next, by chance.
	swing = 24 << 20
	// leakPerHour is how many bytes the program may seem to grow by in an hour: what comes by chance in a long soak, and
	// less than a day would notice.
	leakPerHour = 1 << 20
)

// soaker plays match after match of all games at one running program.
type soaker struct {
	*guest
	dir   string
	began time.Time
	// ticks have passed, of the program's own time.
	ticks   int
	matches int
	sizes   []sized
}

// sized is the program after a match, in the menu.
type sized struct {
	hours             float64
	rss, heap         int
	goroutines, files int
	threads           int
}

// TestSoak plays match after match of the three games, at the pace of a person who ponders and with everything that moves, at one
// running program whose time is not waited for: a day of it where tests may be long. Neither its memory nor its
// goroutines nor its files may grow, but for one record to each match.
func TestSoak(t *testing.T) {
	hours, warm := soakShort, warmShort
	if botstest.Long() {
		hours, warm = soakLong, warmLong
	}
	if wanted := os.Getenv("SAFEHOUSE_SOAK_HOURS"); wanted != "" {
		h, err := strconv.ParseFloat(wanted, 64)
		if err != nil {
			t.Fatal(err)
		}
		hours = h
	}
	t.Setenv("SAFEHOUSE_SOAK", "yes")
	dir := t.TempDir()
	text := `{"textScale":100,"confirm":"always","reading":"wait","lang":"en"}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s := &soaker{dir: dir, began: time.Now()}
	s.guest = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "1"}})
	for s.hours() < hours {
		s.match(s.matches % 3)
		s.matches++
		s.measure()
	}
	s.judge(warm)
}

// hours of its own time the program has lived.
func (s *soaker) hours() float64 { return float64(s.look().Tick) / ticksPerHour }

// match plays one match from the menu to the menu.
func (s *soaker) match(game int) {
	s.t.Helper()
	var turn func() bool
	switch game {
	case 0:
		s.press("new.kompromat")
		p := &player{guest: s.guest, seen: map[string]int{}}
		turn = p.turn
	case 1:
		s.press("new.getadler")
		s.press("seats.5")
		turn = newSleuth(s.guest, s.dir).turn
	default:
		s.press("new.topsecret")
		s.press("seats.4")
		turn = newSpy(s.guest).turn
	}
	s.press("start")
	for n := 0; !turn(); n++ {
		if n > 20000 {
			s.t.Fatalf("match %d does not end: %s", s.matches, s.look().texts())
		}
		if s.asked() {
			s.tick(pondering)
			s.frame()
		}
	}
	s.tick(pondering)
	s.press("tomenu")
	s.until("the menu", 600, func(now screen) bool { return now.shown("new.kompromat") })
}

// asked tells whether a person has something to answer.
func (s *soaker) asked() bool {
	now := s.look()
	return slices.ContainsFunc([]string{"place", "draw", "stop", "act", "play", "steal", "answer", "give", "reply"}, func(id string) bool {
		_, is := now.find(id)
		return is
	})
}

// measure writes down how large the program is.
func (s *soaker) measure() {
	s.t.Helper()
	now := s.look()
	m := sized{
		hours: s.hours(), heap: int(now.Size.Heap), goroutines: now.Size.Goroutines,
		rss: s.status("VmRSS:") << 10, threads: s.status("Threads:"), files: s.files(),
	}
	s.sizes = append(s.sizes, m)
	s.t.Logf("%6.2f h in %7.1f s: match %3d, %5.1f MB resident, %5.1f MB in use, %d goroutines, %d threads, %d files",
		m.hours, time.Since(s.began).Seconds(), s.matches, float64(m.rss)/1e6, float64(m.heap)/1e6, m.goroutines, m.threads, m.files)
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

func (s *soaker) judge(warm float64) {}
