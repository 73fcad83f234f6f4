package sound

import (
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Player is the console of a machine with sound. A missing, failing or lost device makes it silent, which is told once
// to the log. Where the sounds come from a process of their own, a device is looked for again and again.
type Player struct {
	elsewhere Elsewhere
	cues      chan Cue
	// changed wakes the goroutine of the sound where levels or bed have changed.
	changed chan struct{}
	silent  atomic.Bool

	mu     sync.Mutex
	levels Levels
	bed    Bed
}

// Open returns a player at once; recipes and device follow in a goroutine of its own, and cues that come before the
// device is open are not heard. The seed is that of the jitter alone. The sounds come from the process that Serve is
// called in, started from that file; where there is none, they come from here, synthesised elsewhere where that is
// possible, and a lost device stays lost.
func Open(log *slog.Logger, seed uint64, program string, e Elsewhere) *Player {
	p := newPlayer(e)
	go func() {
		if program == "" {
			p.lost(log, p.run(seed, func() {}))
		} else {
			p.again(log, func(playing func()) error { return p.apart(program, seed, playing) })
		}
	}()
	return p
}

func newPlayer(e Elsewhere) *Player {
	return &Player{elsewhere: e, cues: make(chan Cue, waiting), changed: make(chan struct{}, 1)}
}

// again opens a device whenever there is none, in pauses that grow, and tells the log of the first that is missing.
func (p *Player) again(log *slog.Logger, open func(playing func()) error) {
	held := time.NewTimer(steady)
	for pause := firstPause; ; pause = min(2*pause, lastPause) {
		held.Stop()
		p.lost(log, open(func() { p.silent.Store(false); held.Reset(steady) }))
		log = slog.New(slog.DiscardHandler)
		select {
		case <-held.C:
			pause = firstPause
		default:
		}
		<-time.NewTimer(pause).C
	}
}

// lost notes why there is no device.
func (p *Player) lost(log *slog.Logger, why error) {
	p.silent.Store(true)
	log.Info("no sound: the game goes on in silence", "error", why)
}

// Silent reports whether there is no device to be heard. One that is still being opened, as in a browser until somebody
// presses something, counts as one that can be.
func (p *Player) Silent() bool { return p.silent.Load() }

// Play sounds a cue. It never waits: where too many cues wait already, this one is dropped.
func (p *Player) Play(c Cue) {
	select {
	case p.cues <- c:
	default:
	}
}

// SetLevels sets how loud things are; what is being heard follows.
func (p *Player) SetLevels(l Levels) { set(p, &p.levels, l) }

// SetBed has a bed take the place of the one before.
func (p *Player) SetBed(b Bed) { set(p, &p.bed, b) }

// set sets what is wanted, and wakes the goroutine of the sound where that is something else than before.
func set[T comparable](p *Player, wanted *T, to T) {
	p.mu.Lock()
	same := *wanted == to
	*wanted = to
	p.mu.Unlock()
	if !same {
		p.wake()
	}
}

// wake tells the goroutine of the sound to look at levels and bed; one that has not looked yet needs no second word.
func (p *Player) wake() {
	select {
	case p.changed <- struct{}{}:
	default:
	}
}

// wanted is what was set last.
func (p *Player) wanted() (Levels, Bed) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.levels, p.bed
}

// run opens the device, while the sounds are synthesised, and plays cues until the device is lost.
func (p *Player) run(seed uint64, playing func()) error {
	waves := make(chan [CueCount]wave, 1)
	go func() { waves <- recipes(p.elsewhere) }()
	device, err := openDevice()
	if err != nil {
		return fmt.Errorf("opening the sound device: %w", err)
	}
	playing()
	m := newMixer(<-waves, seed)
	levels, _ := p.wanted()
	m.setLevels(levels)
	// Recipes take several times the room of what comes of them, and are followed once only: the system has it back at
	// once.
	debug.FreeOSMemory()
	output := device.NewPlayer(m)
	// The output closes itself once nothing refers to it.
	defer runtime.KeepAlive(output)
	output.SetBufferSize(frames(float64(sourceBuffer.Milliseconds())) * bytesPerFrame)
	output.Play()
	for len(p.cues) > 0 {
		<-p.cues
	}
	return p.serve(device, m)
}

// errNone says that the system has no device.
var errNone = errors.New("there is none")

// deafAsleep reports that a device that sleeps does not say that it is lost, so that it must be woken for a moment to
// be asked: ALSA and PulseAudio are so. Other systems go on to another device by themselves, and would wake a headset.
const deafAsleep = runtime.GOOS != "windows" && runtime.GOOS != "darwin" && runtime.GOOS != "js"

// device is what serve needs of an oto context.
type device interface {
	Suspend() error
	Resume() error
	Err() error
}

// serve passes cues, levels and beds on. The device sleeps while nothing sounds, so that a waiting table costs nothing.
func (p *Player) serve(d device, m *mixer) error {
	quiet := time.NewTimer(quietAfter)
	defer quiet.Stop()
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	loops := loops{elsewhere: p.elsewhere, ready: make(chan baked, int(BedCount))}
	p.wake()
	asleep := false
	var before time.Time
	played := 0
	for {
		rouse, rest := true, quietAfter
		select {
		case c := <-p.cues:
			m.start(c)
		case <-p.changed:
			levels, bed := p.wanted()
			m.setLevels(levels)
			rouse = loops.lay(m, bed, levels.Ambience > 0)
		case b := <-loops.ready:
			loops.keep(b)
			levels, bed := p.wanted()
			rouse = loops.lay(m, bed, levels.Ambience > 0)
		case <-look.C:
			if !present() {
				return errNone
			}
			rouse, rest = asleep && deafAsleep, knock
		case now := <-quiet.C:
			rouse = false
			if m.silent() {
				if err := d.Suspend(); err != nil {
					return fmt.Errorf("letting the sound device sleep: %w", err)
				}
				asleep = true
			} else {
				quiet.Reset(quietAfter)
			}
			sum := m.total()
			if !before.IsZero() && float64(sum-played) > rushing*sampleRate*now.Sub(before).Seconds() {
				// A device that only swallows takes beds as fast as they can be mixed: they would cost a whole core.
				loops.off = true
				_ = loops.lay(m, NoBed, false)
			}
			before, played = now, sum
		}
		if rouse {
			if asleep {
				if err := d.Resume(); err != nil {
					return fmt.Errorf("waking the sound device: %w", err)
				}
				asleep = false
			}
			quiet.Reset(rest)
		}
		if err := d.Err(); err != nil {
			return fmt.Errorf("playing sound: %w", err)
		}
	}
}

// openDevice opens the device and waits until it is ready.
func openDevice() (device *oto.Context, err error) {
	defer func() {
		if r := recover(); r != nil { // A browser may throw something where it has no sound.
			err = fmt.Errorf("the system refuses: %v", r)
		}
	}()
	if !present() {
		return nil, errNone
	}
	device, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      sampleRate,
		ChannelCount:    2,
		Format:          oto.FormatFloat32LE,
		BufferSize:      deviceBuffer,
		ApplicationName: "Safehouse",
	})
	if err != nil {
		return nil, err
	}
	<-ready
	return device, device.Err()
}
