package sound

import (
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestMain lets a test start its own file to play, as the program does.
func TestMain(m *testing.M) {
	if os.Args[0] == Process {
		Serve(os.Stdin, os.Stdout, os.Args[1])
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// What ALSA is told: of no device, of one that swallows everything, and of one that fails at once.
const (
	nothing = ""
	swallow = "pcm.!default { type null }\n"
	failing = "pcm.!default { type file slave.pcm { type null } file /dev/full }\n"
)

// patience is how long something may take on a machine that does much else.
const patience = 40 * time.Second

// soundSystem is all the sound that this machine has, as a test sets it.
type soundSystem struct {
	t    *testing.T
	file string
}

func newSoundSystem(t *testing.T, devices string) *soundSystem {
	t.Helper()
	s := &soundSystem{t, filepath.Join(t.TempDir(), "asound.conf")}
	s.have(devices)
	t.Setenv("ALSA_CONFIG_PATH", s.file)
	t.Setenv("PULSE_SERVER", "unix:"+filepath.Join(t.TempDir(), "none"))
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	return s
}

// have is what happens when devices come and go.
func (s *soundSystem) have(devices string) {
	s.t.Helper()
	if err := os.WriteFile(s.file, []byte(devices), 0o600); err != nil {
		s.t.Fatal(err)
	}
}

// open opens a player as the program does; log is what it tells.
func (s *soundSystem) open() (p *Player, log *told) {
	s.t.Helper()
	program, err := os.Executable()
	if err != nil {
		s.t.Fatal(err)
	}
	log = &told{}
	return Open(slog.New(slog.NewTextHandler(log, nil)), 1, program, nil), log
}

// becomes waits until a player is silent, or is not.
func (s *soundSystem) becomes(p *Player, what string, silent bool) {
	s.t.Helper()
	for end := time.Now().Add(patience); p.Silent() != silent; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			s.t.Fatalf("%s: silent is %v", what, p.Silent())
		}
	}
}

// TestSoundComesBack starts without a device, gets one, loses it and gets another: the player follows by itself, and
// the log has one line of it all. What libraries write on the way reaches nobody: the process that plays has no
// standard error.
func TestSoundComesBack(t *testing.T) {
	system := newSoundSystem(t, nothing)
	p, log := system.open()
	system.becomes(p, "without a device", true)
	for range 10 * waiting {
		p.Play(Slide)
	}
	p.SetLevels(Levels{Effects: 1, Ambience: 1})
	p.SetBed(Rain)
	system.have(swallow)
	system.becomes(p, "with a device", false)
	if len(p.cues) > 0 {
		t.Errorf("%d cues of before wait to be heard", len(p.cues))
	}
	killAll(t)
	system.becomes(p, "when what plays was killed", true)
	system.have(failing)
	system.becomes(p, "with another device", false)
	p.Play(Bell)
	system.becomes(p, "when that one failed", true)
	system.have(swallow)
	system.becomes(p, "with the first device again", false)
	if n := log.lines.Load(); n != 1 {
		t.Errorf("the log has %d lines of it", n)
	}
	killAll(t)
}

// killAll ends the processes that play for this one.
func killAll(t *testing.T) {
	t.Helper()
	all, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range all {
		stat, _ := os.ReadFile(file)
		_, rest, _ := strings.Cut(string(stat), ") ")
		if fields := strings.Fields(rest); len(fields) < 2 || fields[1] != strconv.Itoa(os.Getpid()) {
			continue
		}
		id, err := strconv.Atoi(filepath.Base(filepath.Dir(file)))
		if err != nil {
			t.Fatal(err)
		}
		if child, err := os.FindProcess(id); err == nil {
			_ = child.Kill()
		}
	}
}
