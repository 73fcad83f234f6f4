package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"safehouse/render/goldentest"
)

// TestMain runs the tests inside a hidden game: vmhost draws its guests with one. Two for each core run side by side,
// for a test works in turn with its guest, or waits for a window.
func TestMain(m *testing.M) {
	if err := flag.Set("test.parallel", strconv.Itoa(2*runtime.NumCPU())); err != nil {
		panic(err)
	}
	goldentest.Main(m)
}

// binary is a program that build/test has built, named by an environment variable.
func binary(t *testing.T, variable string) string {
	t.Helper()
	path := os.Getenv(variable)
	if path == "" {
		t.Fatalf("%s names no program; run the tests through build/test", variable)
	}
	return path
}

// item is something on the screen that can be pressed; its box is x, y, width and height in device-independent pixels.
type item struct {
	ID       string
	Label    string
	Box      [4]float64
	Focused  bool
	Disabled bool
}

// run is a text on the screen.
type run struct {
	Text string
	Box  [4]float64
}

// screen is what a test build says of its last frame, and all captions and sounds since its start.
type screen struct {
	Frame    int
	Tick     int
	Title    string
	Lang     string
	Items    []item
	Texts    []run
	Captions []string
	Cues     []string
	// Sum is that of all that is to be painted, where the test compares pictures.
	Sum string
	// Size is how large the program is, where the test is a soak.
	Size struct {
		Heap       uint64
		Goroutines int
	}
}

// guest is one run of the program.
type guest struct {
	t        *testing.T
	session  *vmhost.GuestSession
	canvas   *ebiten.Image
	describe string
	process  *exec.Cmd
	ended    chan struct{}
	// camera, where there is one, films every tick.
	camera *camera
	// pads are the gamepads that are connected.
	pads   []*pad
	stderr bytes.Buffer

	// read is what look has read since the last tick, if anything.
	read *screen
	// painted is the description of the frame that img shows.
	painted []byte
	img     *image.RGBA
}

// options says how a guest is started.
type options struct {
	w, h int
	args []string
	env  []string
}

// start runs the program as a guest.
func start(t *testing.T, o options) *guest {
	t.Helper()
	dir := t.TempDir()
	listener, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		t.Fatal(err)
	}
	g := &guest{t: t, describe: filepath.Join(dir, "screen.json"), ended: make(chan struct{})}
	g.process = exec.Command(binary(t, "SAFEHOUSE_GUEST"), o.args...)
	// It clears away as often as when it is played, however seldom tests do.
	g.process.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint, "SAFEHOUSE_DESCRIBE="+g.describe, "LC_ALL=C",
		"GOGC=100")
	g.process.Env = append(g.process.Env, o.env...)
	g.process.Stdout, g.process.Stderr = &g.stderr, &g.stderr
	if err := g.process.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { _ = g.process.Wait(); close(g.ended) }()
	if err := listener.(*net.UnixListener).SetDeadline(time.Now().Add(patience)); err != nil {
		t.Fatal(err)
	}
	conn, err := listener.Accept()
	if err != nil {
		g.kill()
		t.Fatalf("the program never connected: %v\n%s", err, g.stderr.String())
	}
	g.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: time.Minute})
	if err != nil {
		g.kill()
		t.Fatal(err)
	}
	t.Cleanup(g.kill)
	g.canvas = ebiten.NewImage(o.w, o.h)
	if err := g.session.SetOutsideScreen(g.canvas); err != nil {
		t.Fatal(err)
	}
	g.tick(2)
	return g
}

// kill ends the program as a power cut would; after it nobody holds what was its own.
func (g *guest) kill() {
	if g.session != nil {
		_ = g.session.Close()
		g.session = nil
	}
	_ = g.process.Process.Kill()
	<-g.ended
}

// tick lets the program's time pass.
func (g *guest) tick(n int) {
	g.t.Helper()
	for g.camera != nil && n > 1 {
		g.tick(1)
		n--
	}
	g.read = nil
	g.session.AdvanceTicks(n)
	g.session.WaitTicks()
	if err := g.session.Err(); err != nil && !errors.Is(err, ebiten.Termination) {
		g.t.Fatalf("the program ended: %v\n%s", err, g.stderr.String())
	}
	if g.camera != nil {
		g.camera.expose(g)
	}
}

// advance has the program bring its screen up to date.
func (g *guest) advance() {
	g.t.Helper()
	g.session.AdvanceFrame()
	if !g.session.WaitFrame() {
		g.t.Fatalf("no frame came: %v\n%s", g.session.Err(), g.stderr.String())
	}
}

// described is what the program has last written about its screen.
func (g *guest) described() []byte {
	g.t.Helper()
	raw, err := os.ReadFile(g.describe)
	if err != nil {
		g.t.Fatalf("the program did not describe its screen: %v\n%s", err, g.stderr.String())
	}
	return raw
}

// frame is what a player sees now. It is overwritten by the next one.
func (g *guest) frame() *image.RGBA {
	g.t.Helper()
	g.advance()
	g.expose()
	return g.img
}

// expose takes the picture of the frame that has been advanced to and reports whether it is a new one: each frame that
// is painted is described anew, with its tick, so that without a new description the last picture still stands. To draw
// and to read pixels is what takes the time of these tests.
func (g *guest) expose() bool {
	g.t.Helper()
	raw := g.described()
	if g.img != nil && bytes.Equal(raw, g.painted) {
		return false
	}
	if !g.session.CompositeFrame() {
		g.t.Fatalf("no frame came: %v\n%s", g.session.Err(), g.stderr.String())
	}
	if g.img == nil {
		g.img = image.NewRGBA(g.canvas.Bounds())
	}
	g.canvas.ReadPixels(g.img.Pix)
	g.painted = raw
	return true
}

// look has the program say what is on the screen, without painting it. Until time passes it says the same.
func (g *guest) look() screen {
	g.t.Helper()
	if g.read != nil {
		return *g.read
	}
	ask := g.describe + ".ask"
	if err := os.WriteFile(ask, nil, 0o600); err != nil {
		g.t.Fatal(err)
	}
	defer os.Remove(ask)
	g.advance()
	g.read = new(screen)
	if err := json.Unmarshal(g.described(), g.read); err != nil {
		g.t.Fatalf("reading the description of the screen: %v", err)
	}
	return *g.read
}

// find looks for an item by its ID.
func (s screen) find(id string) (item, bool) {
	for _, b := range s.Items {
		if b.ID == id {
			return b, true
		}
	}
	return item{}, false
}

// has reports whether the texts on the screen contain part, however its lines are broken.
func (s screen) has(part string) bool {
	var all []string
	for _, text := range s.Texts {
		all = append(all, text.Text)
	}
	return strings.Contains(strings.Join(all, " "), part)
}

func (s screen) ids() []string {
	var ids []string
	for _, b := range s.Items {
		ids = append(ids, b.ID)
	}
	return ids
}

// resize has the screen be of another size.
func (g *guest) resize(w, h int) {
	g.t.Helper()
	g.canvas, g.img = ebiten.NewImage(w, h), nil
	if err := g.session.SetOutsideScreen(g.canvas); err != nil {
		g.t.Fatal(err)
	}
}

// press clicks the item of that ID.
func (g *guest) press(id string) {
	g.t.Helper()
	b, ok := g.look().find(id)
	if !ok {
		g.t.Fatalf("nothing on the screen is %q; there are %v with %s", id, g.look().ids(), g.look().texts())
	}
	g.session.MoveCursor(b.Box[0]+b.Box[2]/2, b.Box[1]+b.Box[3]/2)
	g.tick(1)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	g.tick(1)
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.tick(3) // A press is let go of one tick late, once it is certain that it was not taken away.
}

// key taps keys, one after another.
func (g *guest) key(keys ...ebiten.Key) {
	g.t.Helper()
	for _, k := range keys {
		g.session.PressKey(k)
		g.tick(1)
		g.session.ReleaseKey(k)
		g.tick(1)
	}
}

// digits strikes the keys of the digit row; what stands on them matters to nobody.
func (g *guest) digits(text string) {
	g.t.Helper()
	for _, r := range text {
		g.key(ebiten.KeyDigit0 + ebiten.Key(r-'0'))
	}
}

// until lets time pass until the screen is as wanted; it fails after that many ticks.
func (g *guest) until(what string, ticks int, wanted func(screen) bool) screen {
	g.t.Helper()
	const stride = 6
	var s screen
	for n := 0; n < ticks; n += stride {
		if s = g.look(); wanted(s) {
			return s
		}
		g.tick(stride)
	}
	g.t.Fatalf("%s did not come within %d ticks; the screen shows %v with %v", what, ticks, s.Texts, s.ids())
	return s
}
