package peaks

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/draw"

	"safehouse/build/flash"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/words"
	"safehouse/render"
	"safehouse/render/display"
	"safehouse/render/goldentest"
	"safehouse/scenes/games/all"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

var strips = flag.String("strips", "", "a folder that gets a strip of pictures of every peak and ending")

// TestMain runs the tests inside a hidden game, so that pictures can be painted.
func TestMain(m *testing.M) { goldentest.Main(m) }

// staged is a game, how many kinds of peaks it has, and the companies that play it until every kind has come: "p" for a
// person, "e" for an Easy computer.
type staged struct {
	name      string
	kinds     int
	companies []string
}

var games = []staged{
	{"kompromat", 5, []string{"ee", "pe"}},
	{"topsecret", 7, []string{"eeeeee", "pee"}},
	{"getadler", 14, []string{"eeee", "peeee"}},
}

const (
	// mostMatches are played of a game until every kind of peak has come, longestMatch is in ticks.
	mostMatches, longestMatch = 30, 60 * 1500
	// after is for how many ticks a film goes on when its peak is over, pressEvery after how many a result is put away.
	after, pressEvery = 40, 40
	// quick and common are the speeds that are filmed: at the quickest one thing follows the next soonest.
	quick, common = 400, 100
	// pictures are on a strip of that width in pixels, so many side by side.
	pictures, across, stripWide = 12, 3, 1800
	// ending is the kind under which the ending of a match is kept.
	ending = 0
)

// viewer is who looks on.
type viewer struct {
	lang  words.Lang
	still bool
	speed int
	w, h  int
	// contrast is the theme of high contrast.
	contrast bool
}

func (v viewer) String() string {
	motion := "moving"
	if v.still {
		motion = "still"
	}
	if v.contrast {
		motion += "-contrast"
	}
	return fmt.Sprintf("%s-%s-%d", v.lang, motion, v.speed)
}

// film is what was filmed of a peak, with its pictures where strips are wanted.
type film struct {
	flash.Film
	kind   uint8
	left   int
	images []*image.RGBA
}

// cinema plays matches of a game before a viewer and films the first peak of each kind.
type cinema struct {
	t       *testing.T
	game    staged
	viewer  viewer
	painter *render.Painter
	canvas  *ebiten.Image
	// share is how large what is painted is, of what the viewer sees.
	share float64
	// list is what was filmed last, painted is it as large as the canvas.
	list    []display.Item
	painted display.List
	seen    map[uint8]bool
	now     *film
}

// small is the share of its size at which a frame is filmed where nobody looks at it: light is measured in cells of
// many pixels, and to paint them is what takes the time.
const small = 0.5

// TestNoPeakFlashes films every kind of peak of the three games, and their endings.
func TestNoPeakFlashes(t *testing.T) {
	viewers := []viewer{{words.English, false, quick, 1024, 640, false}}
	if *strips != "" || botstest.Long() {
		viewers = append(viewers,
			viewer{words.English, false, common, 1280, 800, false}, viewer{words.French, true, common, 1280, 800, false},
			viewer{words.French, false, common, 1280, 800, false}, viewer{words.English, true, common, 1280, 800, false},
			viewer{words.English, false, common, 1280, 800, true},
		)
	}
	for _, g := range games {
		for _, v := range viewers {
			t.Run(g.name+" "+v.String(), func(t *testing.T) {
				c := &cinema{
					t: t, game: g, viewer: v, painter: render.NewPainter(stagetest.NewSetter(t)), share: 1, seen: map[uint8]bool{},
				}
				if len(viewers) == 1 {
					c.share = small
				}
				c.canvas = ebiten.NewImage(int(float64(v.w)*c.share), int(float64(v.h)*c.share))
				for n := 0; n < mostMatches && len(c.seen) <= g.kinds; n++ {
					c.play(g.companies[n%len(g.companies)], uint64(n+1))
				}
				for kind := range uint8(g.kinds + 1) {
					if !c.seen[kind] {
						t.Errorf("kind %d never came", kind)
					}
				}
			})
		}
	}
}

// play plays one match to its end.
func (c *cinema) play(company string, seed uint64) {
	room := stagetest.NewRoom(c.t, stagetest.NewSetter(c.t), c.viewer.lang, float64(c.viewer.w), float64(c.viewer.h))
	settings := &room.Stage.Settings
	settings.Speed, settings.ReducedMotion, settings.Reading = c.viewer.speed, c.viewer.still, stage.ReadingShort
	settings.HighContrast, room.Stage.Metrics.Contrast = c.viewer.contrast, c.viewer.contrast
	of, ok := all.Games().Find(c.game.name)
	if !ok {
		c.t.Fatalf("there is no game %q", c.game.name)
	}
	setup := game.Setup{Seed: game.SeedOf(seed), Options: game.Options{}}
	for i, kind := range company {
		player := game.Player{Name: fmt.Sprint("Agent ", i+1)}
		if kind == 'e' {
			who := bots.Cast()[i]
			player = game.Player{Computer: true, Level: game.Easy, Name: who.ID, Character: who.ID}
		}
		setup.Players = append(setup.Players, player)
	}
	m, err := of.New(setup, nil)
	if err != nil {
		c.t.Fatal(err)
	}
	scene := of.Table(room.Stage, match.Desk{Session: m,
		Ways: match.Ways{Menu: func() stage.Scene { return &stagetest.Blank{} }}})
	on := scene.(*tabletop.Scene).Table
	room.Enter(scene)
	rng := rand.New(rand.NewPCG(seed, 3))
	share := 0.0
	for tick := range longestMatch {
		if score, is := room.Stack.Top().(*tabletop.Score); is {
			c.end(room, score)
			return
		}
		if !on.Busy() {
			c.decide(on, m, rng)
			if room.Draw(); tick%pressEvery == 0 && room.Tap("continue") {
				continue
			}
		}
		room.Wait(1)
		p, come := on.Peak()
		c.follow(p.Kind, come < share)
		share = come
		c.expose(room)
	}
	c.t.Fatal("a match does not end")
}

// decide makes a move for a person who draws as long as there is something to draw: such a person meets every peak.
func (c *cinema) decide(on *tabletop.Table, m game.Session, rng *rand.Rand) {
	owing := m.ToAct() & on.Seats.Persons
	if owing == 0 || !on.Holder.Mine() {
		return
	}
	moves := m.MoveTexts(owing.First())
	switch {
	case slices.Contains(moves, "draw"):
		on.Submit("draw")
	case len(moves) > 0:
		on.Submit(moves[rng.IntN(len(moves))])
	}
}

// follow begins to film a peak of a kind that was not filmed before, and judges one some time after it is over.
func (c *cinema) follow(kind uint8, anew bool) {
	if c.now != nil && (kind != c.now.kind || anew) {
		if c.now.left--; c.now.left <= 0 || kind != 0 {
			c.judge()
		}
	}
	if kind != 0 && c.now == nil && !c.seen[kind] {
		c.now = &film{kind: kind, left: after}
	}
}

// end films how the points are counted and who has won.
func (c *cinema) end(room *stagetest.Room, score *tabletop.Score) {
	if c.now != nil {
		c.judge()
	}
	if c.seen[ending] {
		return
	}
	c.now = &film{kind: ending}
	for left := 3 * flash.Second; left > 0; {
		room.Wait(1)
		c.expose(room)
		if score.Done() {
			left--
		}
	}
	c.judge()
}

// expose films a tick.
func (c *cinema) expose(room *stagetest.Room) {
	if c.now == nil {
		return
	}
	drawn := room.Draw()
	if *strips == "" && c.now.Ticks() > 0 && slices.Equal(drawn, c.list) {
		c.now.Hold(1)
		return
	}
	c.list = append(c.list[:0], drawn...)
	c.painted.Reset()
	for _, it := range drawn {
		c.painted.Items = append(c.painted.Items, it.Scaled(c.share))
	}
	metrics := room.Stage.Metrics
	metrics.W, metrics.H = metrics.W*c.share, metrics.H*c.share
	c.canvas.Clear()
	c.painter.Paint(c.canvas, &c.painted, metrics)
	img := goldentest.Read(c.canvas)
	c.now.Add(img)
	if *strips != "" {
		c.now.images = append(c.now.images, img)
	}
}

// judge holds what was filmed to the rules of flashes, and at the common speed to a stricter one: a peak takes the
// light once, and gives it back.
func (c *cinema) judge() {
	f := c.now
	c.now, c.seen[f.kind] = nil, true
	what := fmt.Sprintf("%s, kind %d, %v", c.game.name, f.kind, c.viewer)
	most := flash.Most
	if c.viewer.speed <= common {
		most = 1
	}
	if n, at := f.Flashes(); n > most {
		c.t.Errorf("%s: %d flashes in the second before tick %d", what, n, at)
	}
	if n, at := f.RedPulses(); n > 1 {
		c.t.Errorf("%s: a saturated red pulses %d times in the second before tick %d", what, n, at)
	}
	changes, _ := f.Changes(flash.Area)
	c.t.Logf("%s: %d ticks, at most %d changes of light in a second", what, f.Ticks(), changes)
	if *strips != "" {
		c.keep(fmt.Sprintf("%s-%02d-%v.png", c.game.name, f.kind, c.viewer), f.images)
	}
}

// keep writes a strip of pictures.
func (c *cinema) keep(name string, images []*image.RGBA) {
	n := min(pictures, len(images))
	w := stripWide / across
	h := w * c.viewer.h / c.viewer.w
	out := image.NewRGBA(image.Rect(0, 0, stripWide, (n+across-1)/across*h))
	for i := range n {
		from := images[i*(len(images)-1)/max(n-1, 1)]
		at := image.Rect(i%across*w, i/across*h, i%across*w+w-6, i/across*h+h-6)
		draw.ApproxBiLinear.Scale(out, at, from, from.Bounds(), draw.Src, nil)
	}
	if err := os.MkdirAll(*strips, 0o755); err != nil {
		c.t.Fatal(err)
	}
	file, err := os.Create(filepath.Join(*strips, name))
	if err != nil {
		c.t.Fatal(err)
	}
	if err := errors.Join(png.Encode(file, out), file.Close()); err != nil {
		c.t.Fatal(err)
	}
}
