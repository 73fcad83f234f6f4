package storage

import (
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"io"
	"strings"
)

// A browser keeps strings, and few of them: some five million characters for all that a page keeps, whatever they are.
// The first character of a value says how the rest holds the bytes: one in each, as they are or packed, or packed and
// fifteen bits in each, in characters from a range in which every one may stand alone. Values with packed bytes in each
// character are read, and no longer written.
const (
	plainValue  = 'p'
	packedValue = 'z'
	denseValue  = 'd'
	valueKinds  = "pzd"

	denseBits  = 15
	denseFirst = 0x3000
	// The last character of a dense value may hold so few bits that it would stand for a byte too many: it is one of
	// those that begin with tailFirst then.
	tailBits  = 7
	tailFirst = denseFirst + 1<<denseBits
)

// errValue reports that a value was not written by this program.
var errValue = errors.New("the browser keeps something else under this name")

// valueOf is the value that a browser keeps for the content of a file: as it is while a file grows, packed once it is
// at rest and where that makes it smaller.
func valueOf(content []byte, atRest bool) string {
	if atRest {
		var packed bytes.Buffer
		w, _ := flate.NewWriter(&packed, flate.BestCompression)
		_, err := w.Write(content)
		if errors.Join(err, w.Close()) == nil && packed.Len() < len(content) {
			return dense(packed.Bytes())
		}
	}
	return plain(content)
}

// contentOf is the first bytes of the content that a value stands for, most at most.
func contentOf(value string, most int64) ([]byte, error) {
	if value == "" || !strings.ContainsRune(valueKinds, rune(value[0])) {
		return nil, errValue
	}
	b, err := bytesOf(value)
	if err != nil {
		return nil, err
	}
	if value[0] == plainValue {
		return b[:min(int64(len(b)), most)], nil
	}
	content, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(b)), most))
	if err != nil {
		return nil, fmt.Errorf("unpacking a file: %w", err)
	}
	return content, nil
}

// bytesOf are the bytes that the characters of a value hold, after its first.
func bytesOf(value string) ([]byte, error) {
	b := make([]byte, 0, len(value))
	held, many := 0, 0 // The bits that are held over for the next byte, and how many there are.
	for _, r := range value[1:] {
		bits, n := 8, int(r)
		switch {
		case value[0] == denseValue && r >= tailFirst:
			bits, n = tailBits, n-tailFirst
		case value[0] == denseValue:
			bits, n = denseBits, n-denseFirst
		}
		if n < 0 || n >= 1<<bits {
			return nil, errValue
		}
		held, many = held<<bits|n, many+bits
		for ; many >= 8; many -= 8 {
			b = append(b, byte(held>>(many-8)))
		}
		held &= 1<<many - 1
	}
	return b, nil
}

// dense is the value that holds packed bytes in as few characters as can be.
func dense(b []byte) string {
	var s strings.Builder
	s.Grow(1 + len(b)*2)
	s.WriteByte(denseValue)
	held, many := 0, 0
	for _, c := range b {
		held, many = held<<8|int(c), many+8
		if many >= denseBits {
			many -= denseBits
			s.WriteRune(rune(denseFirst + held>>many))
			held &= 1<<many - 1
		}
	}
	switch {
	case many > tailBits:
		s.WriteRune(rune(denseFirst + held<<(denseBits-many)))
	case many > 0:
		s.WriteRune(rune(tailFirst + held<<(tailBits-many)))
	}
	return s.String()
}

// plain is the value that has a character for each byte.
func plain(b []byte) string {
	var s strings.Builder
	s.Grow(1 + len(b))
	s.WriteByte(plainValue)
	for _, c := range b {
		s.WriteRune(rune(c))
	}
	return s.String()
}
