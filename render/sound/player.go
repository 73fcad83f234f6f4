package sound

import (
	"fmt"
	"log/slog"
	"math"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Player is the sink of a machine with sound. A missing, failing or lost device makes it silent: that is told once to
// the log and never to the player.
type Player struct {
	cues   chan Cue
	volume atomic.Uint64
	mixer  atomic.Pointer[mixer]
}

// Open returns a player at once; recipes and device follow in a goroutine of its own, and cues that come before the
// device is open are not heard. The seed is that of the jitter alone. A process can open one player.
func Open(log *slog.Logger, seed uint64) *Player {
	p := &Player{cues: make(chan Cue, waiting)}
	p.SetVolume(firstVolume)
	go func() {
		if err := p.run(seed); err != nil {
			log.Info("no sound: the game goes on in silence", "error", err)
		}
	}()
	return p
}

// Play sounds a cue. It never waits: where too many cues wait already, this one is dropped.
func (p *Player) Play(c Cue) {
	select {
	case p.cues <- c:
	default:
	}
}

// SetVolume sets the volume, 0 to 1; sounds being heard follow.
func (p *Player) SetVolume(v float64) {
	p.volume.Store(math.Float64bits(v))
	if m := p.mixer.Load(); m != nil {
		m.setVolume(v)
	}
}

// run synthesises the sounds, opens the device and plays cues until the device is lost.
func (p *Player) run(seed uint64) error {
	m := newMixer(recipes(), seed)
	p.mixer.Store(m)
	m.setVolume(math.Float64frombits(p.volume.Load()))
	device, err := openDevice()
	if err != nil {
		return fmt.Errorf("opening the sound device: %w", err)
	}
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

// serve passes cues on. The device sleeps while nothing sounds, so that a waiting table costs nothing.
func (p *Player) serve(device *oto.Context, m *mixer) error {
	quiet := time.NewTimer(quietAfter)
	defer quiet.Stop()
	asleep := false
	for {
		select {
		case c := <-p.cues:
			m.start(c)
			if asleep {
				if err := device.Resume(); err != nil {
					return fmt.Errorf("waking the sound device: %w", err)
				}
				asleep = false
			}
			quiet.Reset(quietAfter)
		case <-quiet.C:
			if err := device.Suspend(); err != nil {
				return fmt.Errorf("letting the sound device sleep: %w", err)
			}
			asleep = true
		}
		if err := device.Err(); err != nil {
			return fmt.Errorf("playing sound: %w", err)
		}
	}
}

// openDevice opens the device and waits until it is ready. Sound libraries write their own lines to standard error when
// there is none, so those are kept from the terminal meanwhile.
func openDevice() (*oto.Context, error) {
	speakAgain := hushStandardError()
	device, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      sampleRate,
		ChannelCount:    2,
		Format:          oto.FormatFloat32LE,
		BufferSize:      deviceBuffer,
		ApplicationName: "Safehouse",
	})
	if err != nil {
		speakAgain()
		return nil, err
	}
	patience := time.NewTimer(openPatience)
	defer patience.Stop()
	select {
	case <-ready:
		speakAgain()
	case <-patience.C:
		speakAgain()
		<-ready
	}
	return device, device.Err()
}
