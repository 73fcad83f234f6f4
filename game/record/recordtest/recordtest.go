// Package recordtest writes records that no program wrote, for tests and measurements: with another beginning, or with
// lines that somebody forged. It knows of a record what its format says, and nothing of package record.
package recordtest

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"regexp"
)

// sumMark begins the sum, which is always a line's last member.
const sumMark = `,"sum":"`

// Bare is a line without its sum and its end.
func Bare(line []byte) []byte {
	line = bytes.TrimSuffix(line, []byte("\n"))
	if at := bytes.Index(line, []byte(sumMark)); at >= 0 {
		return append(bytes.Clone(line[:at]), '}')
	}
	return line
}

// SummedUp gives lines their sums, as package record says.
func SummedUp(lines [][]byte) (b []byte) {
	sum := ""
	for _, line := range lines {
		if line = Bare(line); len(line) == 0 {
			continue
		}
		sum = fmt.Sprintf("%x", sha256.Sum256(append([]byte(sum), line...)))
		b = fmt.Appendf(b, "%s%s%s\"}\n", line[:len(line)-1], sumMark, sum)
	}
	return b
}

var started = regexp.MustCompile(`"started":"[^"]*"`)

// Begun is a record of a match that is over as if it had begun at another moment, in the form of RFC 3339: one match is
// as many as there are moments, as far as anybody can tell who does not know its promise.
func Begun(whole []byte, moment string) []byte {
	lines := bytes.SplitAfter(bytes.Clone(whole), []byte("\n"))
	lines[0] = started.ReplaceAll(lines[0], []byte(`"started":"`+moment+`"`))
	return SummedUp(lines)
}
