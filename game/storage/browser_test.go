package storage

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestABrowsersValuesComeBack holds every byte, packed and not, and the limit.
func TestABrowsersValuesComeBack(t *testing.T) {
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 4000)
	for i := range noise {
		noise[i] = byte(rng.Uint32())
	}
	for name, content := range map[string][]byte{
		"nothing": {}, "every byte": every, "noise": noise,
		"a record": []byte(strings.Repeat(`{"seat":"0","move":"play 20","sealed":true}`+"\n", 500)),
	} {
		for _, atRest := range []bool{false, true} {
			value := valueOf(content, atRest)
			got, err := contentOf(value, 1<<20)
			if err != nil || !bytes.Equal(got, content) {
				t.Errorf("%s, at rest %v: %d bytes came back of %d (%v)", name, atRest, len(got), len(content), err)
			}
			if got, err := contentOf(value, 100); err != nil || !bytes.Equal(got, content[:min(100, len(content))]) {
				t.Errorf("%s, at rest %v: the first 100 bytes are %d others (%v)", name, atRest, len(got), err)
			}
			if n := len([]rune(value)); n > len(content)+1 {
				t.Errorf("%s, at rest %v: %d characters for %d bytes", name, atRest, n, len(content))
			}
		}
	}
}

// TestWhatOthersKeptIsNoFile: another page of the same address may have written anything.
func TestWhatOthersKeptIsNoFile(t *testing.T) {
	for _, value := range []string{"", "{}", "p\u0100", "z", "zz", "😀"} {
		if got, err := contentOf(value, 100); err == nil {
			t.Errorf("%q gives %q", value, got)
		}
	}
	if _, err := contentOf("x", 1); !errors.Is(err, errValue) {
		t.Error(err)
	}
}
