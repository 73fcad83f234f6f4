// Package worker lets a page in a browser, which has one thread for everything, have work done in another: in a worker
// that runs the same program. The page calls services (Client), the worker answers (Serve). Both know each other by the
// messages that a port carries; what the services do is not known here.
package worker

import (
	"context"
	"errors"
	"sync"
)

// message is what goes through a port.
type message struct {
	kind kind
	// id tells which call it belongs to; body is its request or answer, service is named by a call alone.
	id      int
	service string
	body    []byte
}

type kind int

const (
	// calls asks, stops takes the question back, answers answers, fails reports that the answer will never come.
	calls kind = iota
	stops
	answers
	fails
)

// port carries messages to the other side. It is an interface because tests carry them within one program.
type port interface {
	send(m message)
}

// ErrGone reports that the worker has ended, or never began.
var ErrGone = errors.New("the worker is gone")

// Client is the page's side.
type Client struct {
	port port

	mu      sync.Mutex
	last    int
	waiting map[int]chan message
	gone    bool
}

func newClient(p port) *Client { return &Client{port: p, waiting: map[int]chan message{}} }

// Call sends a request to a service and waits for the answer, or for the context's end. The error is the context's, or
// ErrGone.
func (c *Client) Call(ctx context.Context, service string, request []byte) ([]byte, error) {
	c.mu.Lock()
	if c.gone {
		c.mu.Unlock()
		return nil, ErrGone
	}
	c.last++
	id, answer := c.last, make(chan message, 1)
	c.waiting[id] = answer
	c.mu.Unlock()
	c.port.send(message{calls, id, service, request})
	select {
	case m := <-answer:
		if m.kind == fails {
			return nil, ErrGone
		}
		return m.body, nil
	case <-ctx.Done():
		c.mu.Lock()
		delete(c.waiting, id)
		c.mu.Unlock()
		c.port.send(message{kind: stops, id: id})
		return nil, ctx.Err()
	}
}

// receive takes a message from the worker.
func (c *Client) receive(m message) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if answer, ok := c.waiting[m.id]; ok {
		delete(c.waiting, m.id)
		answer <- m
	}
}

// lose ends all calls: the worker has ended.
func (c *Client) lose() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.gone = true
	for id, answer := range c.waiting {
		delete(c.waiting, id)
		answer <- message{kind: fails}
	}
}

// Service answers a request. It may take its time, and looks at its context often: only then do other messages come in.
type Service func(ctx context.Context, request []byte) []byte

// server is the worker's side.
type server struct {
	port     port
	services map[string]Service
	// within wraps the context of a call.
	within func(context.Context) context.Context

	mu      sync.Mutex
	running map[int]context.CancelFunc
}

// receive takes a message from the page; the answer to a call is worked out in a goroutine of its own.
func (s *server) receive(m message) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch m.kind {
	case calls:
		ctx, stop := context.WithCancel(context.Background())
		s.running[m.id] = stop
		go s.answer(s.within(ctx), m)
	case stops:
		if stop, ok := s.running[m.id]; ok {
			stop()
		}
	}
}

func (s *server) answer(ctx context.Context, m message) {
	answer := message{kind: fails, id: m.id}
	if service, ok := s.services[m.service]; ok {
		answer.kind, answer.body = answers, service(ctx, m.body)
	}
	s.mu.Lock()
	s.running[m.id]()
	delete(s.running, m.id)
	s.mu.Unlock()
	s.port.send(answer)
}
