//go:build linux || freebsd || openbsd || netbsd || dragonfly

package voice

import (
	"bufio"
	"context"
	"fmt"
	"log/slog"
	"net"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// server is a speech-dispatcher of the tests: it listens on a socket, answers as behave says and writes down what it
// was told.
type server struct {
	path   string
	listen net.Listener
	mu     sync.Mutex
	heard  []string
	news   chan struct{}
	// behave answers a line; false ends the connection. Nil answers everything well.
	behave func(line string) (answer string, goOn bool)
}

func newServer(t *testing.T, behave func(string) (string, bool)) *server {
	t.Helper()
	s := &server{path: filepath.Join(t.TempDir(), "s"), news: make(chan struct{}, 1000), behave: behave}
	s.open(t)
	t.Setenv("SPEECHD_ADDRESS", "unix_socket:"+s.path)
	return s
}

func (s *server) open(t *testing.T) {
	t.Helper()
	var err error
	if s.listen, err = net.Listen("unix", s.path); err != nil {
		t.Fatal(err)
	}
	listen := s.listen
	t.Cleanup(func() { listen.Close() })
	go func() {
		for {
			conn, err := listen.Accept()
			if err != nil {
				return
			}
			go s.serve(conn)
		}
	}()
}

// serve speaks the protocol: after SPEAK, lines up to a point alone are a text.
func (s *server) serve(conn net.Conn) {
	defer conn.Close()
	lines := bufio.NewScanner(conn)
	speaking, text := false, []string(nil)
	for lines.Scan() {
		line := lines.Text()
		switch {
		case speaking && line != ".":
			text = append(text, strings.TrimPrefix(line, "."))
			continue
		case speaking:
			line, speaking, text = "TEXT "+strings.Join(text, "\n"), false, nil
		case line == "SPEAK":
			speaking = true
		}
		s.mu.Lock()
		s.heard = append(s.heard, line)
		behave := s.behave
		s.mu.Unlock()
		s.news <- struct{}{}
		answer, goOn := "225-7\r\n225 OK\r\n", true
		if behave != nil {
			answer, goOn = behave(line)
		}
		if !goOn {
			return
		}
		fmt.Fprint(conn, answer)
	}
}

// all is what was heard so far.
func (s *server) all() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.heard...)
}

// until waits for a line.
func (s *server) until(t *testing.T, line string) {
	t.Helper()
	end := time.After(10 * time.Second)
	for {
		for _, h := range s.all() {
			if h == line {
				return
			}
		}
		select {
		case <-s.news:
		case <-end:
			t.Fatalf("the server never heard %q but %q", line, s.all())
		}
	}
}

// book is a log that counts its lines.
type book struct {
	mu    sync.Mutex
	lines []string
}

func (b *book) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lines = append(b.lines, string(p))
	return len(p), nil
}

func (b *book) all() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]string(nil), b.lines...)
}

func (b *book) until(t *testing.T, n int) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); len(b.all()) < n; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("the log has %d lines, not %d", len(b.all()), n)
		}
	}
}

// open gives the voice under test.
func open(t *testing.T) (*speaker, *book) {
	t.Helper()
	b := &book{}
	v := newSpeaker(slog.New(slog.NewTextHandler(b, nil)), hasty)
	t.Cleanup(func() { v.Close(5 * time.Second) })
	return v, b
}

// hasty finds the server and gives it less time than the program does.
func hasty(ctx context.Context) (synth, error) {
	s, err := find(ctx)
	if s, ok := s.(*ssip); ok {
		s.patience = 300 * time.Millisecond
	}
	return s, err
}

// swiftly requires a call to return at once, whatever the server does.
func swiftly(t *testing.T, what string, call func()) {
	t.Helper()
	before := time.Now()
	call()
	if d := time.Since(before); d > 100*time.Millisecond {
		t.Errorf("%s took %v: a frame waited for it", what, d)
	}
}
