package worker

import (
	"context"
	"sync/atomic"
	"syscall/js"
	"time"
)

// Start begins the worker that the page offers (build/web: page.js); false where it offers none.
func Start() (*Client, bool) {
	begin := js.Global().Get("safehouse").Get("startWorker")
	if begin.Type() != js.TypeFunction {
		return nil, false
	}
	w := begin.Invoke()
	if !w.Truthy() {
		return nil, false
	}
	c := newClient(jsPort{w})
	listen(w, c.receive)
	w.Set("onerror", js.FuncOf(func(js.Value, []js.Value) any {
		c.lose()
		return nil
	}))
	return c, true
}

// Inside reports whether this program is the worker's.
func Inside() bool { return js.Global().Get("safehouseWorker").Truthy() }

// Serve is all that the program in the worker does. It never returns.
func Serve(services map[string]Service) {
	s := &server{port: jsPort{js.Global()}, services: services, within: breathing, running: map[int]context.CancelFunc{}}
	listen(js.Global(), s.receive)
	js.Global().Call("safehouseServes")
	select {}
}

// jsPort carries messages by postMessage.
type jsPort struct{ to js.Value }

func (p jsPort) send(m message) {
	body := js.Global().Get("Uint8Array").New(len(m.body))
	js.CopyBytesToJS(body, m.body)
	p.to.Call("postMessage", map[string]any{"kind": int(m.kind), "id": m.id, "service": m.service, "body": body},
		[]any{body.Get("buffer")})
}

func listen(from js.Value, receive func(message)) {
	from.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data")
		body := data.Get("body")
		m := message{kind: kind(data.Get("kind").Int()), id: data.Get("id").Int(), service: data.Get("service").String(),
			body: make([]byte, body.Length())}
		js.CopyBytesToGo(m.body, body)
		receive(m)
		return nil
	}))
}

// breath is how long work goes on between two looks at the messages, in all calls together.
const breath = 30 * time.Millisecond

// breathed is when messages were last let in.
var breathed atomic.Int64

// breathing is a context that lets messages in when it is asked for its error: JavaScript runs only while every
// goroutine waits.
func breathing(ctx context.Context) context.Context { return breather{ctx} }

type breather struct{ context.Context }

func (b breather) Err() error {
	if now := time.Now().UnixNano(); now-breathed.Load() > int64(breath) {
		time.Sleep(time.Millisecond)
		breathed.Store(time.Now().UnixNano())
	}
	return b.Context.Err()
}
