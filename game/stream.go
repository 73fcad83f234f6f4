package game

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math/rand/v2"
	"strconv"
)

// Seed is the secret from which a match's chance is drawn. It prints as nothing, so that no log line shows it.
type Seed [32]byte

// SeedOf makes the seed that --seed N stands for.
func SeedOf(n uint64) Seed {
	return Seed(sha256.Sum256([]byte("safehouse seed " + strconv.FormatUint(n, 10))))
}

// String hides the seed.
func (Seed) String() string { return "[seed]" }

// GoString hides the seed.
func (Seed) GoString() string { return "[seed]" }

// Stream returns the random stream of that label. Streams of different labels share nothing: what a bot or an
// ornament draws says nothing about the deal.
func (s Seed) Stream(label string) *rand.Rand {
	h := sha256.New()
	h.Write(s[:])
	h.Write([]byte(label))
	return rand.New(rand.NewChaCha8([32]byte(h.Sum(nil))))
}

// Chance returns the stream of Nature's n-th move, counted from 0. Each move has a stream of its own, so that a
// match resumed in the middle draws what it would have drawn.
func (s Seed) Chance(n int) *rand.Rand { return s.Stream("deal/" + strconv.Itoa(n)) }

// Commit returns the SHA-256 of seed and nonce in hexadecimal: shown before a match, checked after it.
func Commit(seed Seed, nonce uint64) string {
	var b [40]byte
	copy(b[:], seed[:])
	binary.BigEndian.PutUint64(b[32:], nonce)
	sum := sha256.Sum256(b[:])
	return hex.EncodeToString(sum[:])
}
