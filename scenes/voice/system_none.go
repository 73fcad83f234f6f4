//go:build !(linux || freebsd || openbsd || netbsd || dragonfly)

package voice

import (
	"context"
	"errors"
)

// errNone reports that the program knows no voice of this system.
var errNone = errors.New("the program knows no voice of this system")

func present() bool { return false }

func find(context.Context) (synth, error) { return nil, errNone }
