package sound

import (
	"bytes"
	"errors"
	"log/slog"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// told counts what is logged.
type told struct{ lines atomic.Int32 }

func (l *told) Write(p []byte) (int, error) {
	l.lines.Add(int32(bytes.Count(p, []byte("\n"))))
	return len(p), nil
}

// TestALostDeviceIsLookedForInPausesThatGrow, from the beginning again where there was one for a while; and the log has
// one line of it.
func TestALostDeviceIsLookedForInPausesThatGrow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log told
		var tries []time.Duration
		begin := time.Now()
		stop := errors.New("the test is over")
		p := newPlayer(nil)
		defer func() {
			if r := recover(); r != any(stop) {
				panic(r)
			}
			seconds := func(n ...int) (all []time.Duration) {
				for _, s := range n {
					all = append(all, time.Duration(s)*time.Second)
				}
				return all
			}
			// 63 s after the start there is a device for two minutes, at 186 s one for a moment.
			if want := seconds(0, 1, 3, 7, 15, 31, 63, 184, 186, 190, 198); !slices.Equal(tries, want) {
				t.Errorf("it is tried at %v, not at %v", tries, want)
			}
			if log.lines.Load() != 1 {
				t.Errorf("the log has %d lines", log.lines.Load())
			}
		}()
		p.again(slog.New(slog.NewTextHandler(&log, nil)), func(playing func()) error {
			tries = append(tries, time.Since(begin))
			if n := len(tries); n > 1 && !p.Silent() {
				t.Errorf("before try %d it is not silent", n)
			}
			switch len(tries) {
			case 7:
				playing()
				if p.Silent() {
					t.Error("with a device it is silent")
				}
				time.Sleep(2 * time.Minute)
			case 9:
				playing()
			case 11:
				panic(stop)
			}
			return errors.New("no device")
		})
	})
}
