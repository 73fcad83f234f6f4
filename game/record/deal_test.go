package record

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"safehouse/game"
)

// drawBelow draws a number below a count from a stream, as the package comment says.
func drawBelow(key [32]byte, count uint64) int {
	stream := rand.NewChaCha8(key)
	if count&(count-1) == 0 {
		return int(stream.Uint64() & (count - 1))
	}
	for {
		if high, low := bits.Mul64(stream.Uint64(), count); low >= -count%count {
			return int(high)
		}
	}
}

// TestTheDealIsDocumented draws as the package comment says, without the game's own words for it, and wants the numbers
// that stand there and those that the game draws.
func TestTheDealIsDocumented(t *testing.T) {
	t.Parallel()
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	seed := sha256.Sum256([]byte("safehouse seed 8"))
	key := sha256.Sum256([]byte(string(seed[:]) + "deal/0"))
	draws := fmt.Sprint(drawBelow(key, 2), drawBelow(key, 3), drawBelow(key, 8), drawBelow(key, 29))
	for _, line := range []string{"seed  " + hex.EncodeToString(seed[:]), "key   " + hex.EncodeToString(key[:]),
		"draws " + draws} {
		if !strings.Contains(string(doc), "//\t"+line+"\n") {
			t.Errorf("the package comment lacks %q", line)
		}
	}
	for n := range 100 {
		key := sha256.Sum256(fmt.Appendf(seed[:len(seed):len(seed)], "deal/%d", n))
		for count := 1; count < 60; count++ {
			if got, want := drawBelow(key, uint64(count)), game.SeedOf(8).Chance(n).IntN(count); got != want {
				t.Fatalf("move %d below %d: %d, the game draws %d", n, count, got, want)
			}
		}
	}
}
