package storage

import (
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"io"
	"strings"
)

// A browser keeps strings, and few of them: some five million characters for all that a page keeps. A value therefore
// has a character for each byte, after a first one that says whether they are packed.
const (
	plainValue  = 'p'
	packedValue = 'z'
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
			return widened(packedValue, packed.Bytes())
		}
	}
	return widened(plainValue, content)
}

// contentOf is the first bytes of the content that a value stands for, most at most.
func contentOf(value string, most int64) ([]byte, error) {
	if value == "" || value[0] != plainValue && value[0] != packedValue {
		return nil, errValue
	}
	b := make([]byte, 0, len(value))
	for _, r := range value[1:] {
		if r > 0xff {
			return nil, errValue
		}
		b = append(b, byte(r))
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

// widened makes a character of each byte.
func widened(first rune, b []byte) string {
	var s strings.Builder
	s.Grow(1 + len(b))
	s.WriteRune(first)
	for _, c := range b {
		s.WriteRune(rune(c))
	}
	return s.String()
}
