//go:build linux || freebsd || openbsd || netbsd || dragonfly

package voice

import (
	"net"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestSentencesReachTheServer(t *testing.T) {
	t.Setenv("USER", "Ada : B")
	s := newServer(t, nil)
	v, b := open(t)
	v.Tune(40, 80)
	v.Say("Your turn.\nPlay a card\u202f!", "en", Looking)
	s.until(t, "TEXT Your turn. Play a card !")
	v.Say(".5 points", "fr", News)
	s.until(t, "TEXT .5 points")
	v.Say("No.", "fr", Urgent)
	s.until(t, "TEXT No.")
	v.Stop()
	s.until(t, "CANCEL self")
	v.Close(5 * time.Second)
	want := []string{
		"SET self CLIENT_NAME AdaB:safehouse:main", "SET self RATE 40", "SET self VOLUME 60",
		"SET self LANGUAGE en", "SET self PRIORITY text", "SPEAK", "TEXT Your turn. Play a card !",
		"SET self LANGUAGE fr", "SET self PRIORITY message", "SPEAK", "TEXT .5 points",
		"SET self PRIORITY important", "SPEAK", "TEXT No.", "CANCEL self", "CANCEL self", "QUIT",
	}
	s.until(t, "QUIT")
	if got := s.all(); !reflect.DeepEqual(got, want) {
		t.Errorf("the server heard\n%q, not\n%q", got, want)
	}
	if got := b.all(); len(got) != 0 {
		t.Errorf("the log says %q", got)
	}
}

func TestNothingIsOpenedBeforeSomethingIsSaid(t *testing.T) {
	s := newServer(t, nil)
	v, _ := open(t)
	v.Tune(10, 100)
	v.Stop()
	v.Close(5 * time.Second)
	if got := s.all(); len(got) != 0 {
		t.Errorf("the server heard %q", got)
	}
}

func TestANewerSentenceOfWhatIsLookedAtReplacesTheOlder(t *testing.T) {
	free := make(chan struct{})
	s := newServer(t, func(line string) (string, bool) {
		if line == "TEXT first" {
			<-free
		}
		return "200 OK\r\n", true
	})
	v, _ := open(t)
	v.Say("first", "en", Looking)
	s.until(t, "TEXT first")
	swiftly(t, "talking to a busy server", func() {
		v.Say("second", "en", Looking)
		v.Say("news", "en", News)
		for range 100 {
			v.Say("third", "en", Looking)
		}
		v.Say("at once", "en", Urgent)
	})
	close(free)
	s.until(t, "TEXT third")
	var said []string
	for _, h := range s.all() {
		if text, ok := strings.CutPrefix(h, "TEXT "); ok {
			said = append(said, text)
		}
	}
	if want := []string{"first", "at once", "news", "third"}; !reflect.DeepEqual(said, want) {
		t.Errorf("said %q, not %q", said, want)
	}
}

func TestTheQueueIsBounded(t *testing.T) {
	free := make(chan struct{})
	s := newServer(t, func(line string) (string, bool) {
		if line == "TEXT 0" {
			<-free
		}
		return "200 OK\r\n", true
	})
	v, _ := open(t)
	v.Say("0", "en", News)
	s.until(t, "TEXT 0")
	for range 10 * queueLength {
		v.Say("old", "en", News)
	}
	v.Say("last", "en", News)
	close(free)
	s.until(t, "TEXT last")
	n := 0
	for _, h := range s.all() {
		if h == "TEXT old" {
			n++
		}
	}
	if n >= queueLength {
		t.Errorf("%d old sentences were kept, %d may wait", n, queueLength)
	}
}

func TestStoppingForgetsWhatWaits(t *testing.T) {
	free := make(chan struct{})
	s := newServer(t, func(line string) (string, bool) {
		if line == "TEXT first" {
			<-free
		}
		return "200 OK\r\n", true
	})
	v, _ := open(t)
	v.Say("first", "en", News)
	s.until(t, "TEXT first")
	v.Say("the hand", "en", News)
	v.Stop()
	v.Say("after", "en", News)
	close(free)
	s.until(t, "TEXT after")
	got := s.all()
	if strings.Contains(strings.Join(got, "|"), "the hand") {
		t.Errorf("what waited was said: %q", got)
	}
	if at := len(got) - 4; got[at] != "CANCEL self" {
		t.Errorf("what was being said was not ended before the next: %q", got)
	}
}

// TestTroubleIsSilence has the server do everything that a server should not: nothing but silence and one line in the
// log may come of it, and it must not be asked over and over.
func TestTroubleIsSilence(t *testing.T) {
	for name, behave := range map[string]func(line string) (string, bool){
		"dies at once":         func(string) (string, bool) { return "", false },
		"dies in mid-sentence": func(line string) (string, bool) { return "200 OK\r\n", line != "SPEAK" },
		"refuses":              func(string) (string, bool) { return "300 ERR NO\r\n", true },
		"talks garbage":        func(string) (string, bool) { return "\x00\x01 hello\r\n", true },
		"never ends a line":    func(string) (string, bool) { return strings.Repeat("2", 3*lineLength), true },
		"falls silent": func(line string) (string, bool) {
			return strings.Repeat("200 OK\r\n", min(1, strings.Count(line, "NAME"))), true
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t, behave)
			v, b := open(t)
			swiftly(t, "talking", func() {
				for range 50 {
					v.Say("Hello", "en", News)
				}
			})
			b.until(t, 1)
			before := len(s.all())
			v.Say("Once more", "en", News)
			v.Stop()
			swiftly(t, "closing", func() { v.Close(0) })
			<-v.done
			if got := b.all(); len(got) != 1 || !strings.Contains(got[0], "no voice") {
				t.Errorf("the log says %q", got)
			}
			if got := s.all(); len(got) != before {
				t.Errorf("the server was asked again at once: %q", got[before:])
			}
		})
	}
}

func TestAServerThatDiesIsTriedAgainAfterAWhile(t *testing.T) {
	s := newServer(t, nil)
	v, b := open(t)
	v.Say("one", "en", News)
	s.until(t, "TEXT one")
	s.mu.Lock()
	s.behave = func(string) (string, bool) { return "", false }
	s.mu.Unlock()
	v.Say("two", "en", News)
	b.until(t, 1)
	s.mu.Lock()
	s.behave = nil
	s.mu.Unlock()
	v.Close(5 * time.Second)
	again := newSpeaker(v.log, find)
	defer again.Close(5 * time.Second)
	again.Say("three", "en", News)
	s.until(t, "TEXT three")
	// The same speaker tries again once the time has passed.
	later := newSpeaker(v.log, find)
	defer later.Close(5 * time.Second)
	later.pause = time.Millisecond
	s.mu.Lock()
	s.behave = func(string) (string, bool) { return "", false }
	s.mu.Unlock()
	later.Say("four", "en", News)
	b.until(t, 2)
	s.mu.Lock()
	s.behave = nil
	s.mu.Unlock()
	for end := time.Now().Add(10 * time.Second); !slices.Contains(s.all(), "TEXT five") &&
		time.Now().Before(end); time.Sleep(time.Millisecond) {
		later.Say("five", "en", Looking)
	}
	s.until(t, "TEXT five")
}

func TestWithoutAServerThereIsSilence(t *testing.T) {
	t.Setenv("SPEECHD_ADDRESS", "unix_socket:"+filepath.Join(t.TempDir(), "none"))
	v, b := open(t)
	swiftly(t, "talking to nobody", func() { v.Say("Hello", "en", News) })
	b.until(t, 1)
}

func TestADaemonIsStartedWhereThereIsNone(t *testing.T) {
	programs, runtime := t.TempDir(), t.TempDir()
	t.Setenv("SPEECHD_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", runtime)
	t.Setenv("PATH", programs)
	started := filepath.Join(programs, "started")
	if err := os.WriteFile(filepath.Join(programs, daemon), []byte("#!/bin/sh\necho \"$1\" > "+started+"\n"),
		0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(runtime, daemon), 0o700); err != nil {
		t.Fatal(err)
	}
	if !present() {
		t.Error("a program that can be started is no voice")
	}
	v, b := open(t)
	v.Say("Hello", "en", News)
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
		if told, err := os.ReadFile(started); err == nil && len(told) > 0 {
			if string(told) != "--spawn\n" {
				t.Errorf("the daemon was started with %q", told)
			}
			break
		}
		if time.Now().After(end) {
			t.Fatal("the daemon was never started")
		}
	}
	// The socket comes a little after the program has been started.
	s := &server{path: filepath.Join(runtime, daemon, "speechd.sock"), news: make(chan struct{}, 1000)}
	s.open(t)
	s.until(t, "TEXT Hello")
	if got := b.all(); len(got) != 0 {
		t.Errorf("the log says %q", got)
	}
}

func TestTheAddressOfTheServer(t *testing.T) {
	env := func(pairs ...string) func(string) string {
		return func(name string) string {
			for i := 0; i < len(pairs); i += 2 {
				if pairs[i] == name {
					return pairs[i+1]
				}
			}
			return ""
		}
	}
	for _, c := range []struct {
		getenv         func(string) string
		network, where string
	}{
		{env("SPEECHD_ADDRESS", "unix_socket:/tmp/x", "XDG_RUNTIME_DIR", "/run/u"), "unix", "/tmp/x"},
		{env("SPEECHD_ADDRESS", "/tmp/y"), "unix", "/tmp/y"},
		{env("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:6560"), "tcp", "127.0.0.1:6560"},
		{env("XDG_RUNTIME_DIR", "/run/u"), "unix", "/run/u/speech-dispatcher/speechd.sock"},
	} {
		network, where, err := address(c.getenv)
		if err != nil || network != c.network || where != c.where {
			t.Errorf("%s %s (%v), not %s %s", network, where, err, c.network, c.where)
		}
	}
}

// TestEventsBetweenAnswersAreSkipped has the server tell of an end that nobody asked for.
func TestEventsBetweenAnswersAreSkipped(t *testing.T) {
	ours, theirs := net.Pipe()
	defer ours.Close()
	defer theirs.Close()
	go func() {
		buf := make([]byte, 100)
		for range 2 {
			_, _ = theirs.Read(buf)
			_, _ = theirs.Write([]byte("702-1\r\n702 END\r\n208 OK\r\n"))
		}
	}()
	s, err := newSSIP(ours, "ada")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cancel(); err != nil {
		t.Error(err)
	}
}
