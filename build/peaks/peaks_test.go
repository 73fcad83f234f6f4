package peaks

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/draw"

	"safehouse/build/flash"
	"safehouse/game"
	"safehouse/game/botstest"
	"safehouse/game/catalog"
	"safehouse/game/words"
	"safehouse/render"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/render/goldentest"
	getadlertable "safehouse/scenes/getadler"
	"safehouse/scenes/input"
	kompromattable "safehouse/scenes/kompromat"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/table"
	topsecrettable "safehouse/scenes/topsecret"
)

var strips = flag.String("strips", "", "a folder that gets a strip of pictures of every peak")

// TestMain runs the tests inside a hidden game, so that pictures can be painted.
func TestMain(m *testing.M) { goldentest.Main(m) }

// stageful is a game whose peaks are filmed: who plays it, and how many kinds of peaks it has.
type stageful struct {
	name  string
	open  func(*stage.Stage, table.Desk) stage.Scene
	kinds int
	// seats are companies that play until every kind has come: "p" for a person, "e" for an Easy computer.
	seats []string
}

var games = []stageful{
	{"kompromat", kompromattable.Open, 6, []string{"pe", "ee"}},
	{"topsecret", topsecrettable.Open, 6, []string{"eeeeee"}},
	{"getadler", getadlertable.Open, 11, []string{"eeee", "eeeee"}},
}

// reader is who looks on.
type reader struct {
	lang  words.Lang
	still bool
	speed int
	w, h  float64
	text  float64
	high  bool
}

func (r reader) String() string {
	motion := "moving"
	if r.still {
		motion = "still"
	}
	return fmt.Sprintf("%s-%s-%d-%.0fx%.0f-%.0f", r.lang, motion, r.speed, r.w, r.h, 100*r.text)
}

const (
	// mostMatches are played of a game until every kind of peak has come.
	mostMatches = 30
	// longestMatch is in ticks.
	longestMatch = 60 * 1500
	// pictures are on a strip, which is stripWide pixels wide, in rows of columns.
	pictures, columns, stripWide = 12, 3, 1800
)

// film is what is made of one peak.
type film struct {
	flash.Film
	images []*image.RGBA
}

// cinema plays matches of a game in front of a reader and films its peaks.
type cinema struct {
	t       *testing.T
	game    stageful
	reader  reader
	painter *render.Painter
	canvas  *ebiten.Image
	ledger  contrasttest.Ledger
	seen    map[uint8]bool
	list    display.List
}

func (c *cinema) paint(l *display.List, st *stage.Stage) *image.RGBA {
	c.canvas.Clear()
	c.painter.Paint(c.canvas, l, st.Metrics)
	return goldentest.Read(c.canvas)
}

// match plays one match.
func (c *cinema) match(company string, seed uint64) {
	room := stagetest.NewRoom(c.t, stagetest.NewSetter(c.t), c.reader.lang, c.reader.w, c.reader.h)
	st := room.Stage
	st.Metrics.TextScale, st.Metrics.Contrast = c.reader.text, c.reader.high
	st.Settings.TextScale, st.Settings.HighContrast = int(100*c.reader.text), c.reader.high
	st.Settings.Speed, st.Settings.ReducedMotion, st.Settings.Reading = c.reader.speed, c.reader.still, stage.ReadingShort
	of, _ := catalog.Find(c.game.name)
	setup := game.Setup{Seed: game.SeedOf(seed), Options: game.Options{}}
	for i, kind := range company {
		setup.Players = append(setup.Players, game.Player{Computer: kind == 'e', Level: game.Easy, Name: []string{"Ada", "Bert", "Carla", "Denis", "Edith", "Frank"}[i]})
		if kind == 'e' {
			setup.Players[i].Character = []string{"finch", "pip", "bruno", "gemma", "lorenz", "agnes"}[i]
		}
	}
	m, err := of.New(setup, nil)
	if err != nil {
		c.t.Fatal(err)
	}
	scene := c.game.open(st, table.Desk{Session: m, Menu: func() stage.Scene { return &stagetest.Blank{} }})
	on := scene.(*table.Scene).Table
	room.Enter(scene)
	rng := rand.New(rand.NewPCG(seed, 3))
	var now *film
	var kind uint8
	var ticks, tail int
	last := 0.0
	for tick := range longestMatch {
		in := input.Frame{X: -1, Y: -1, Focused: true}
		if _, playing := room.Stack.Top().(*table.Scene); playing && !on.Busy() {
			if seat := m.ToAct() & on.Seats.Persons; seat != 0 && on.Eyes.Mine() {
				c.submit(on, m, seat.First(), rng)
			}
		}
		if !on.Busy() && tick%40 == 0 {
			room.Draw()
			if room.Tap("continue") {
				continue
			}
		}
		room.Tick(in)
		if score, is := room.Stack.Top().(*table.Score); is {
			if !c.seen[0] {
				c.seen[0] = true
				c.score(room, score)
			}
			return
		}
		p, share := on.Peak()
		if now != nil && (p.Kind != kind || share < last) {
			if tail++; tail > 40 || p.Kind != 0 {
				c.judge(kind, now)
				now = nil
			}
		}
		last = share
		if p.Kind != 0 && now == nil && !c.seen[p.Kind] {
			c.seen[p.Kind] = true
			now, kind, ticks, tail = &film{}, p.Kind, 0, 0
		}
		if now == nil {
			continue
		}
		room.Draw()
		if p.Kind == kind && ticks%7 == 0 {
			c.ledger.Only(c.t, fmt.Sprintf("peak %d of %s", kind, c.game.name), &room.List, st.Metrics, st.Measure)
		}
		ticks++
		img := c.paint(&room.List, st)
		now.Add(img)
		if *strips != "" {
			now.images = append(now.images, img)
		}
	}
}

// submit makes a move for a person who never stops before there is no more to be drawn.
func (c *cinema) submit(on *table.Table, m game.Session, seat game.Seat, rng *rand.Rand) {
	moves := m.MoveTexts(seat)
	if len(moves) == 0 {
		return
	}
	if slices.Contains(moves, "draw") {
		on.Submit("draw")
		return
	}
	on.Submit(moves[rng.IntN(len(moves))])
}

// score films the counting.
func (c *cinema) score(room *stagetest.Room, score *table.Score) {
	now, after := &film{}, 0
	for n := range 60 * 60 {
		room.Wait(1)
		room.Draw()
		if n%7 == 0 {
			c.ledger.Only(c.t, "the score of "+c.game.name, &room.List, room.Stage.Metrics, room.Stage.Measure)
		}
		img := c.paint(&room.List, room.Stage)
		now.Add(img)
		if *strips != "" && (n%6 == 0) {
			now.images = append(now.images, img)
		}
		if score.Done() {
			if after++; after > 200 {
				break
			}
		}
	}
	c.judge(0, now)
}

func (c *cinema) judge(kind uint8, f *film) {
	what := fmt.Sprintf("%s, peak %d, %v", c.game.name, kind, c.reader)
	if n, at := f.Flashes(); n > 1 {
		c.t.Errorf("%s: %d flashes in the second before tick %d", what, n, at)
	}
	if n, at := f.RedPulses(); n > 0 {
		c.t.Errorf("%s: a saturated red pulses %d times in the second before tick %d", what, n, at)
	}
	n, _ := f.Changes(flash.Area)
	c.t.Logf("%s: %d ticks, %d changes of light at most", what, f.Ticks(), n)
	if *strips != "" {
		c.strip(fmt.Sprintf("%s-%02d-%v.png", c.game.name, kind, c.reader), f.images)
	}
}

func (c *cinema) strip(name string, images []*image.RGBA) {
	n := pictures
	if strings.Contains(name, "-00-") {
		n = 24
	}
	n = min(n, len(images))
	w := stripWide / columns
	h := int(float64(w) * c.reader.h / c.reader.w)
	out := image.NewRGBA(image.Rect(0, 0, stripWide, (n+columns-1)/columns*(h+6)))
	for i := range n {
		from := images[i*(len(images)-1)/max(n-1, 1)]
		at := image.Rect(i%columns*w, i/columns*(h+6), i%columns*w+w-6, i/columns*(h+6)+h)
		draw.ApproxBiLinear.Scale(out, at, from, from.Bounds(), draw.Src, nil)
	}
	if err := os.MkdirAll(*strips, 0o755); err != nil {
		c.t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*strips, name))
	if err != nil {
		c.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, out); err != nil {
		c.t.Fatal(err)
	}
}

func TestPeaks(t *testing.T) {
	readers := []reader{{lang: words.English, speed: 400, w: 1024, h: 640, text: 1}}
	if *strips != "" || botstest.Long() {
		readers = []reader{
			{lang: words.English, speed: 100, w: 1280, h: 800, text: 1},
			{lang: words.French, speed: 100, still: true, w: 1280, h: 800, text: 1},
		}
	}
	for _, g := range games {
		for _, r := range readers {
			t.Run(g.name+" "+r.String(), func(t *testing.T) {
				c := &cinema{t: t, game: g, reader: r, painter: render.NewPainter(stagetest.NewSetter(t)), canvas: ebiten.NewImage(int(r.w), int(r.h)), seen: map[uint8]bool{}}
				for n := range mostMatches {
					if len(c.seen) == g.kinds+1 {
						break
					}
					c.match(g.seats[n%len(g.seats)], uint64(n+1))
				}
				for kind := range uint8(g.kinds + 1) {
					if !c.seen[kind] {
						t.Errorf("peak %d never came", kind)
					}
				}
			})
		}
	}
}
