// Package voice reads sentences aloud through the voice that the system has: on Linux and its kin speech-dispatcher,
// spoken to over its own socket. It knows no scene, no match and no words; what is said, and when, is its caller's to
// decide. Where there is no voice, or it fails or goes away, there is silence and one line in the log: nothing here
// makes a frame wait, and nothing here is an error for the player.
//
// Another system's voice is a synth of its own in a file for that system, which find there hands out.
package voice

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"
)

// Voice reads sentences aloud. None of its methods waits for what is being said. It may be used from one goroutine. It
// is an interface because tests write down what is said, and say nothing.
type Voice interface {
	// Say reads a sentence of a language ("en", "fr") aloud. How it stands to others is for its urgency to say.
	Say(text, lang string, u Urgency)
	// Stop ends what is being said, and forgets what waits.
	Stop()
	// Tune sets how fast it speaks, from -100, slow, over 0, as the system has it, to 100, and its volume, from 0 to 100.
	Tune(rate, volume int)
	// Close stops it for good. It waits until silence has been asked for, but no longer than that.
	Close(within time.Duration)
}

// Urgency is how a sentence stands to others.
type Urgency uint8

// The urgencies.
const (
	// Looking is what a person looks at: a newer sentence of the kind takes the place of an older one, and ends it.
	Looking Urgency = iota
	// News waits for its turn after other news, and ends what is said of what is looked at.
	News
	// Urgent is said at once; all else makes way.
	Urgent
)

// Open gives the voice of this system. It is looked for when there is something to say, so opening costs nothing; where
// there is none it stays silent and says so in the log.
func Open(log *slog.Logger) Voice { return newSpeaker(log, find) }

// Available reports whether this system has a voice to be tried. It looks once and may be asked at any moment.
func Available() bool { return available() }

var available = sync.OnceValue(present)

// Numbers of the voice.
const (
	// queueLength is how many sentences wait at most; the oldest makes way for the newest.
	queueLength = 12
	// patience is how long the voice may take to answer a command, and welcome to answer the first one: a server that has
	// just been started looks for its own voices before. tryAgain is how long nothing is tried after a failure.
	patience = 8 * time.Second
	welcome  = 12 * time.Second
	tryAgain = 30 * time.Second
	// spawnTime is how long a daemon may take to start, spawnStep the time between two looks whether it has.
	spawnTime = 4 * time.Second
	spawnStep = 100 * time.Millisecond
	// lineLength is the longest line that a daemon may answer, textLength the longest sentence that is read, in bytes.
	lineLength = 4096
	textLength = 4096
)

// synth is a system's voice. It is used from one goroutine; each method may take as long as patience. After an error it
// is closed and not used again. It is an interface because each system has its own, and some have none.
type synth interface {
	say(u utterance) error
	cancel() error
	// tune sets rate and volume as Voice has them.
	tune(rate, volume int) error
	close()
}

// finder looks for a system's voice; it gives up when the context ends.
type finder func(ctx context.Context) (synth, error)

// utterance is a sentence to be read.
type utterance struct {
	text, lang string
	urgency    Urgency
}

// speaker is a Voice that hands sentences to a synth in a goroutine of its own.
type speaker struct {
	log  *slog.Logger
	find finder
	wake chan struct{}
	done chan struct{}
	quit context.CancelFunc

	mu    sync.Mutex
	queue []utterance
	// hush asks for what is being said to be ended before anything else is said; closed for the end.
	hush, closed bool
	rate, volume int

	// What follows is the goroutine's own. tuned is what the synth was last set to; silent reports that a failure has been
	// logged; rest runs after one until it is tried again, as long as pause.
	synth  synth
	tuned  [2]int
	silent bool
	rest   *time.Timer
	pause  time.Duration
}

func newSpeaker(log *slog.Logger, find finder) *speaker {
	ctx, quit := context.WithCancel(context.Background())
	t := &speaker{
		log: log, find: find, wake: make(chan struct{}, 1), done: make(chan struct{}), quit: quit, volume: 100,
		pause: tryAgain,
	}
	go t.run(ctx)
	return t
}

// Say queues a sentence.
func (t *speaker) Say(text, lang string, u Urgency) {
	text = clean(text)
	if text == "" {
		return
	}
	t.mu.Lock()
	if u == Looking { // What is no longer looked at makes way.
		t.queue = slices.DeleteFunc(t.queue, func(q utterance) bool { return q.urgency == Looking })
	}
	if len(t.queue) == queueLength {
		t.queue = slices.Delete(t.queue, 0, 1)
	}
	at := len(t.queue)
	if u == Urgent {
		at = 0
	}
	t.queue = slices.Insert(t.queue, at, utterance{text, lang, u})
	t.mu.Unlock()
	t.stir()
}

// Stop empties the queue and ends what is being said.
func (t *speaker) Stop() {
	t.mu.Lock()
	t.queue, t.hush = t.queue[:0], true
	t.mu.Unlock()
	t.stir()
}

// Tune is kept for what is said from now on.
func (t *speaker) Tune(rate, volume int) {
	t.mu.Lock()
	t.rate, t.volume = max(-100, min(rate, 100)), max(0, min(volume, 100))
	t.mu.Unlock()
}

// Close ends the goroutine.
func (t *speaker) Close(within time.Duration) {
	t.mu.Lock()
	t.queue, t.hush, t.closed = t.queue[:0], true, true
	t.mu.Unlock()
	t.stir()
	if within <= 0 {
		return
	}
	end := time.NewTimer(within)
	defer end.Stop()
	select {
	case <-t.done:
	case <-end.C:
		t.quit()
	}
}

func (t *speaker) stir() {
	select {
	case t.wake <- struct{}{}:
	default:
	}
}

// run serves the queue until the speaker is closed.
func (t *speaker) run(ctx context.Context) {
	defer close(t.done)
	defer t.quit()
	for {
		select {
		case <-t.wake:
		case <-ctx.Done():
			t.drop()
			return
		}
		for t.serve(ctx) {
		}
		if t.ended() {
			t.drop()
			return
		}
	}
}

func (t *speaker) ended() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.closed
}

// drop gives the synth back.
func (t *speaker) drop() {
	if t.synth != nil {
		t.synth.close()
		t.synth = nil
	}
}

// serve does the next thing that is wanted, and reports whether there was one.
func (t *speaker) serve(ctx context.Context) bool {
	t.mu.Lock()
	hush, rate, volume := t.hush, t.rate, t.volume
	t.hush = false
	var next utterance
	waiting := !hush && len(t.queue) > 0
	if waiting {
		next = t.queue[0]
		t.queue = slices.Delete(t.queue, 0, 1)
	}
	t.mu.Unlock()
	switch {
	case hush && t.synth != nil:
		t.failed(t.synth.cancel())
	case waiting && t.ready(ctx):
		t.failed(t.speak(next, rate, volume))
	}
	return hush || waiting
}

// speak sets the synth to what is wanted, and has it say a sentence.
func (t *speaker) speak(u utterance, rate, volume int) error {
	if now := [2]int{rate, volume}; t.tuned != now {
		if err := t.synth.tune(rate, volume); err != nil {
			return err
		}
		t.tuned = now
	}
	return t.synth.say(u)
}

// ready looks for the system's voice where there is none yet, but not over and over.
func (t *speaker) ready(ctx context.Context) bool {
	if t.synth != nil {
		return true
	}
	if t.rest != nil {
		select {
		case <-t.rest.C:
			t.rest = nil
		default:
			return false
		}
	}
	s, err := t.find(ctx)
	if err != nil {
		t.failed(err)
		return false
	}
	t.synth, t.tuned, t.silent = s, [2]int{-1000}, false
	return true
}

// failed puts a synth away that failed, and says so once.
func (t *speaker) failed(err error) {
	if err == nil {
		return
	}
	t.drop()
	t.rest = time.NewTimer(t.pause)
	if !t.silent {
		t.silent = true
		t.log.Warn("no voice: sentences are not read aloud for now", "error", err)
	}
}

// clean leaves of a sentence what can be read: no control characters, plain spaces, and no more than is bearable.
func clean(text string) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case r == '\u202f' || r == '\u00a0' || r == '\t' || r == '\n' || r == '\r':
			return ' '
		case r < ' ' || r == '\u007f':
			return -1
		}
		return r
	}, text)
	if len(text) > textLength {
		text = strings.ToValidUTF8(text[:textLength], "")
	}
	return strings.TrimSpace(text)
}
