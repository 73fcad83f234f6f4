package storage

import (
	"bytes"
	"compress/flate"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"
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
			if n := len(utf16.Encode([]rune(value))); n > len(content)+1 {
				t.Errorf("%s, at rest %v: %d characters for %d bytes", name, atRest, n, len(content))
			}
		}
	}
}

// TestAPackedFileTakesHalfTheCharacters of what it would with a byte in each, and every one of them stands alone: a
// browser that is handed half of a pair keeps something else.
func TestAPackedFileTakesHalfTheCharacters(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for size := range 600 {
		noise := make([]byte, size)
		for i := range noise {
			noise[i] = byte(rng.Uint32())
		}
		value := dense(noise)
		if n := utf8.RuneCountInString(value); !utf8.ValidString(value) || n != 1+(size*8+14)/15 {
			t.Errorf("%d bytes have %d characters", size, n)
		}
		if back, err := bytesOf(value); err != nil || !bytes.Equal(back, noise) {
			t.Fatalf("%d bytes come back as %d (%v)", size, len(back), err)
		}
	}
}

// TestValuesOfEarlierVersionsAreRead: they have a byte in each character, packed or not.
func TestValuesOfEarlierVersionsAreRead(t *testing.T) {
	content := []byte(strings.Repeat("play 20\n", 40))
	var packed bytes.Buffer
	w, _ := flate.NewWriter(&packed, flate.BestCompression)
	if _, err := w.Write(content); err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	earlier := "z" + strings.TrimPrefix(plain(packed.Bytes()), "p")
	if got, err := contentOf(earlier, 1<<20); err != nil || !bytes.Equal(got, content) {
		t.Errorf("it reads as %q (%v)", got, err)
	}
}

// TestWhatOthersKeptIsNoFile: another page of the same address may have written anything.
func TestWhatOthersKeptIsNoFile(t *testing.T) {
	for _, value := range []string{"", "{}", "p\u0100", "z", "zz", "d", "dd", "d\u3000", "d\ub080", "😀"} {
		if got, err := contentOf(value, 100); err == nil {
			t.Errorf("%q gives %q", value, got)
		}
	}
	if _, err := contentOf("x", 1); !errors.Is(err, errValue) {
		t.Error(err)
	}
}
