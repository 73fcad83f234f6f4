package record

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"math/rand/v2"
)

// Scrambling keeps secrets from a glance into the file, not from an attacker: the key is in the header. Two equal
// moves do not look alike, and short moves have the length of long ones.

// paddedTo is the length, in bytes, to a multiple of which a secret is filled up.
const paddedTo = 24

// scramble hides a secret under a label that is used once in a record.
func scramble(commitment, label, secret string) string {
	n := (2 + len(secret) + paddedTo - 1) / paddedTo * paddedTo
	b := make([]byte, n)
	binary.BigEndian.PutUint16(b, uint16(len(secret)))
	copy(b[2:], secret)
	mask(b, commitment, label)
	return base64.RawStdEncoding.EncodeToString(b)
}

// unscramble is the inverse of scramble; it fails on what scramble did not write.
func unscramble(commitment, label, hidden string) (string, bool) {
	b, err := base64.RawStdEncoding.Strict().DecodeString(hidden)
	if err != nil || len(b) == 0 || len(b)%paddedTo != 0 {
		return "", false
	}
	mask(b, commitment, label)
	n := 2 + int(binary.BigEndian.Uint16(b))
	if n > len(b) || len(b)-n >= paddedTo {
		return "", false
	}
	for _, zero := range b[n:] {
		if zero != 0 {
			return "", false
		}
	}
	return string(b[2:n]), true
}

// mask lays the key stream over b; twice gives b again.
func mask(b []byte, commitment, label string) {
	key := sha256.Sum256([]byte("safehouse record\x00" + commitment + "\x00" + label))
	stream := rand.NewChaCha8(key)
	pad := make([]byte, len(b))
	_, _ = stream.Read(pad)
	for i := range b {
		b[i] ^= pad[i]
	}
}
