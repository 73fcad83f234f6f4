package main

import (
	"syscall/js"
	"time"

	"safehouse/game/remote"
	"safehouse/game/storage"
	"safehouse/render/sound"
	"safehouse/scenes"
	"safehouse/scenes/worker"
)

// serveWorker does the work of a browser's worker, where the program runs in one, and then never returns.
func serveWorker() {
	if !worker.Inside() {
		breathe()
		return
	}
	var thinker remote.Thinker
	worker.Serve(map[string]worker.Service{
		remote.ServiceThink: thinker.Think, remote.ServiceStudy: thinker.Study, sound.ServiceSound: sound.Synthesise,
	})
}

// breathe lets the page draw and listen, between two parts of what the program does before its first picture: a page
// has one thread, and to sleep is the only way to leave it to others.
func breathe() { time.Sleep(time.Millisecond) }

// browser is what the page has for the program.
func browser(folders) scenes.Browser {
	return scenes.Browser{
		Breathe: breathe, Elsewhere: elsewhere(), Exchange: exchange(), Unkept: unkept(),
		Cramped: storage.Cramped, Phone: onPhone(),
	}
}

// elsewhere begins the worker of a page, in which opponents think and sounds are made: the page itself has one thread
// for everything.
func elsewhere() remote.Call {
	if w, ok := worker.Start(); ok {
		return w.Call
	}
	return nil
}

// handheld is the shorter side, in CSS pixels, under which a screen that fingers touch is that of a phone.
const handheld = 600

// onPhone reports whether the page stands on the screen of a phone.
func onPhone() bool {
	page := js.Global()
	short := min(page.Get("innerWidth").Int(), page.Get("innerHeight").Int())
	return short < handheld && page.Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}

// unkept brings something once the page has found out that the browser does not keep the game itself.
func unkept() <-chan struct{} {
	found := make(chan struct{}, 1)
	js.Global().Get("safehouse").Call("unkept", js.FuncOf(func(js.Value, []js.Value) any {
		found <- struct{}{}
		return nil
	}))
	return found
}

// exchange hands files over by the functions of the page (build/web: page.js).
func exchange() *scenes.Exchange {
	page := js.Global().Get("safehouse")
	return &scenes.Exchange{
		Name: func() string { return "safehouse-" + time.Now().Format("2006-01-02") + ".zip" },
		Save: func(name string, content []byte) (string, error) {
			bytes := js.Global().Get("Uint8Array").New(len(content))
			js.CopyBytesToJS(bytes, content)
			page.Call("save", name, bytes)
			return name, nil
		},
		Pick: func(most int64) <-chan scenes.Picked {
			picked := make(chan scenes.Picked, 1)
			page.Call("pick", most, js.FuncOf(func(_ js.Value, args []js.Value) any {
				var file scenes.Picked
				if file.TooLarge = args[0].IsNull(); !file.TooLarge {
					file.Content = make([]byte, args[0].Length())
					js.CopyBytesToGo(file.Content, args[0])
				}
				picked <- file
				return nil
			}))
			return picked
		},
	}
}
