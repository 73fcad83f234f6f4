package worker

import (
	"context"
	"errors"
	"testing"
	"time"
)

// wire carries messages to a receiver in the order in which they were sent.
type wire chan message

func (w wire) send(m message) { w <- m }

func (w wire) carry(to func(message)) {
	for m := range w {
		to(m)
	}
}

// joined are a client and a server that know each other.
func joined(services map[string]Service) (*Client, *server) {
	there, back := make(wire, 8), make(wire, 8)
	c := newClient(there)
	s := &server{port: back, services: services, running: map[int]context.CancelFunc{},
		within: func(ctx context.Context) context.Context { return ctx }}
	go there.carry(s.receive)
	go back.carry(c.receive)
	return c, s
}

// TestEveryCallGetsItsOwnAnswer has the first of two calls answered last.
func TestEveryCallGetsItsOwnAnswer(t *testing.T) {
	second := make(chan bool)
	c, _ := joined(map[string]Service{
		"slow": func(_ context.Context, b []byte) []byte { <-second; return append(b, " slowly"...) },
		"fast": func(_ context.Context, b []byte) []byte { defer close(second); return append(b, " fast"...) },
	})
	slow := make(chan string)
	go func() {
		b, err := c.Call(t.Context(), "slow", []byte("a"))
		slow <- string(b)
		if err != nil {
			t.Error(err)
		}
	}()
	if b, err := c.Call(t.Context(), "fast", []byte("b")); err != nil || string(b) != "b fast" {
		t.Errorf("%q, %v", b, err)
	}
	if got := <-slow; got != "a slowly" {
		t.Errorf("%q", got)
	}
}

// TestACallThatIsTakenBackEndsOnBothSides: the service learns of it, and nothing is left waiting.
func TestACallThatIsTakenBackEndsOnBothSides(t *testing.T) {
	begun, ended := make(chan bool), make(chan bool)
	c, s := joined(map[string]Service{"endless": func(ctx context.Context, _ []byte) []byte {
		close(begun)
		<-ctx.Done()
		close(ended)
		return nil
	}})
	ctx, stop := context.WithCancel(t.Context())
	go func() { <-begun; stop() }()
	if _, err := c.Call(ctx, "endless", nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	<-ended
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
		c.mu.Lock()
		s.mu.Lock()
		left := len(c.waiting) + len(s.running)
		s.mu.Unlock()
		c.mu.Unlock()
		if left == 0 {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("%d calls are left", left)
		}
	}
}

// TestAWorkerThatIsGoneSaysSo, to those who wait and to those who come later; so does a service that there is not.
func TestAWorkerThatIsGoneSaysSo(t *testing.T) {
	begun, never := make(chan bool), make(chan bool)
	c, _ := joined(map[string]Service{"endless": func(context.Context, []byte) []byte {
		close(begun)
		<-never
		return nil
	}})
	defer close(never)
	if _, err := c.Call(t.Context(), "unknown", nil); !errors.Is(err, ErrGone) {
		t.Errorf("an unknown service says %v", err)
	}
	go func() { <-begun; c.lose() }()
	for range 2 {
		if _, err := c.Call(t.Context(), "endless", nil); !errors.Is(err, ErrGone) {
			t.Error(err)
		}
	}
}
