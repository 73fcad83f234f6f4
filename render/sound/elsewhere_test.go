package sound

import (
	"context"
	"errors"
	"reflect"
	"testing"
)

// TestSoundsFromElsewhereAreTheSame, a cue and a bed; and where nothing comes back they are made here.
func TestSoundsFromElsewhereAreTheSame(t *testing.T) {
	for name, e := range map[string]Elsewhere{
		"another thread": func(ctx context.Context, service string, request []byte) ([]byte, error) {
			if service != ServiceSound {
				t.Errorf("it calls %q", service)
			}
			return Synthesise(ctx, request), nil
		},
		"none":     nil,
		"gone":     func(context.Context, string, []byte) ([]byte, error) { return nil, errors.New("gone") },
		"nonsense": func(context.Context, string, []byte) ([]byte, error) { return []byte{1, 2, 3}, nil },
	} {
		if got := e.cue(Bell); !reflect.DeepEqual(got, recipe(Bell)) {
			t.Errorf("%s: the bell has %d other samples", name, len(got))
		}
		if got := e.bed(Ministry); !reflect.DeepEqual(got, bedLayers(Ministry)) {
			t.Errorf("%s: the bed has %d other samples", name, len(got.calm.samples))
		}
	}
	for _, request := range []string{"", "c", "c\x00", "c\xff", "b\x00", "b\xff", "x\x01", "c\x01\x01"} {
		if got := Synthesise(t.Context(), []byte(request)); got != nil {
			t.Errorf("%q gives %d bytes", request, len(got))
		}
	}
}
