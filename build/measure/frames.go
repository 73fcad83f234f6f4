package main

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render"
	"safehouse/render/display"
	"safehouse/render/typeset"
)

// Each course runs rounds stretches of counted frames, in turn with the others, so that a machine whose speed drifts
// treats them alike; the first warmUp frames of a stretch do not count. The figure is the median of the stretches.
const (
	frameW, frameH = 1280, 800
	warmUp         = 10
	counted        = 50
	rounds         = 5
)

// frames measures the frames of the moments, each with a bare loop beside it.
func frames() error {
	setter, err := typeset.New()
	if err != nil {
		return err
	}
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		return err
	}
	b := &bench{setter: setter, catalogue: catalogue}
	ebiten.SetWindowSize(frameW, frameH)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(b); err != nil {
		return err
	}
	return b.err
}

// bench is a game that runs one course after another, a frame at a time.
type bench struct {
	setter    *typeset.Setter
	catalogue *words.Catalogue
	courses   []course
	// at counts stretches over all rounds, frame the frames of one.
	at, frame int
	began     time.Time
	err       error
}

// course is one thing to measure: draw is called once a frame.
type course struct {
	name string
	draw func(screen *ebiten.Image)
	// cards is the number of cards in a frame, ms what a frame took in each stretch.
	cards int
	ms    []float64
	// own and other are the allocations a frame whose site is in our code or elsewhere.
	own, other float64
}

func (b *bench) Update() error {
	if b.courses == nil {
		if b.err = b.plan(); b.err != nil {
			return ebiten.Termination
		}
	}
	if b.at == rounds*len(b.courses) {
		b.report()
		return ebiten.Termination
	}
	return nil
}

func (b *bench) Layout(int, int) (int, int) { return frameW, frameH }

func (b *bench) Draw(screen *ebiten.Image) {
	if b.at >= rounds*len(b.courses) {
		return
	}
	c := &b.courses[b.at%len(b.courses)]
	switch b.frame {
	case warmUp:
		b.began = time.Now()
	case warmUp + counted:
		c.ms = append(c.ms, float64(time.Since(b.began).Microseconds())/1000/counted)
		if b.at >= (rounds-1)*len(b.courses) {
			c.own, c.other = allocations(func() { c.draw(screen) })
		}
		b.at++
		b.frame = 0
		if b.at%len(b.courses) == 0 {
			fmt.Fprintf(os.Stderr, "round %d of %d is measured\n", b.at/len(b.courses), rounds)
		}
		return
	}
	c.draw(screen)
	b.frame++
}

// median of the stretches.
func (c *course) median() float64 {
	sorted := slices.Sorted(slices.Values(c.ms))
	return sorted[len(sorted)/2]
}

// plan finds the frames of each moment and lays out a course for each, with a bare one after it.
func (b *bench) plan() error {
	for n := range len(moments) * len(looks) {
		m, as := &moments[n%len(moments)], looks[n/len(moments)]
		// The search plays whole matches and takes minutes: who waits is told that it goes on.
		fmt.Fprintf(os.Stderr, "finding %s%s (%d of %d)\n", m.name, as.name, n+1, len(moments)*len(looks))
		stack, st, err := b.find(m, as)
		if err != nil {
			return err
		}
		painter := render.NewPainter(b.setter)
		var list display.List
		stack.Draw(&list)
		boxes, largest := cardBoxes(&list)
		b.courses = append(b.courses,
			course{name: m.name + as.name, cards: len(boxes), draw: func(screen *ebiten.Image) {
				list.Reset()
				stack.Draw(&list)
				painter.Paint(screen, &list, st.Metrics)
			}},
			course{name: "bare loop, same ground and cards", cards: len(boxes), draw: bare(boxes, largest)})
	}
	return nil
}

// bare blits a ground and cards of the same sizes, as one texture each, and nothing else.
func bare(boxes []display.Rect, largest display.Rect) func(*ebiten.Image) {
	ground := ebiten.NewImage(frameW, frameH)
	card := ebiten.NewImage(max(1, int(largest.W)), max(1, int(largest.H)))
	pix := make([]byte, 4*card.Bounds().Dx()*card.Bounds().Dy())
	for i := range pix {
		pix[i] = byte(i*7 | 1)
	}
	card.WritePixels(pix)
	return func(screen *ebiten.Image) {
		screen.DrawImage(ground, nil)
		for _, r := range boxes {
			var o ebiten.DrawImageOptions
			o.GeoM.Scale(r.W/float64(card.Bounds().Dx()), r.H/float64(card.Bounds().Dy()))
			o.GeoM.Translate(r.X, r.Y)
			o.Filter = ebiten.FilterLinear
			screen.DrawImage(card, &o)
		}
	}
}

func cardBoxes(l *display.List) (boxes []display.Rect, largest display.Rect) {
	for i := range l.Items {
		if it := &l.Items[i]; it.Kind == display.CardFace {
			boxes = append(boxes, it.Box)
			if it.Box.W*it.Box.H > largest.W*largest.H {
				largest = it.Box
			}
		}
	}
	return boxes, largest
}

func (b *bench) report() {
	for i, c := range b.courses {
		fmt.Printf("%-56s %2d cards  %6.2f ms a frame", c.name, c.cards, c.median())
		if i%2 == 0 {
			fmt.Printf("  %4.2f times the bare loop  allocations a frame: %.2f ours, %.2f the engine's",
				c.median()/b.courses[i+1].median(), c.own, c.other)
		}
		fmt.Println()
	}
}

// allocations runs f and counts the allocations of one run by where they are made.
func allocations(f func()) (own, other float64) {
	const runs = 50
	rate := runtime.MemProfileRate
	runtime.MemProfileRate = 1
	defer func() { runtime.MemProfileRate = rate }()
	o0, e0 := sites()
	for range runs {
		f()
	}
	o1, e1 := sites()
	return float64(o1-o0) / runs, float64(e1-e0) / runs
}

// sites counts all allocations so far: those made in our packages, and others.
func sites() (own, other int64) {
	// The profile is complete only after two collections.
	runtime.GC()
	runtime.GC()
	records := make([]runtime.MemProfileRecord, 1<<16)
	n, _ := runtime.MemProfile(records, true)
	for _, r := range records[:min(n, len(records))] {
		frames := runtime.CallersFrames(r.Stack())
		for {
			f, more := frames.Next()
			if !strings.HasPrefix(f.Function, "runtime.") {
				if strings.HasPrefix(f.Function, "safehouse/") && !strings.HasPrefix(f.Function, "safehouse/build/") {
					own += r.AllocObjects
				} else {
					other += r.AllocObjects
				}
				break
			}
			if !more {
				break
			}
		}
	}
	return own, other
}
