package record

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"hash/crc32"

	"safehouse/game"
)

// headerLine is the first line of a record.
type headerLine struct {
	Safehouse  int          `json:"safehouse"`
	Game       string       `json:"game"`
	Options    game.Options `json:"options,omitempty"`
	Players    []playerLine `json:"players"`
	Started    string       `json:"started,omitempty"`
	Commitment string       `json:"commitment,omitempty"`
	Number     *uint64      `json:"number,omitempty"`
	Seed       string       `json:"seed,omitempty"`
	Nonce      string       `json:"nonce,omitempty"`
	Hidden     string       `json:"hidden,omitempty"`
	Sum        string       `json:"sum,omitempty"`
}

// playerLine is one player of the header; Computer is the level of a computer opponent, empty for a person.
type playerLine struct {
	Name     string `json:"name"`
	Computer string `json:"computer,omitempty"`
}

// bodyLine is any other line: a move, in plain or scrambled, or a note.
type bodyLine struct {
	Seat   string    `json:"seat,omitempty"`
	Move   string    `json:"move,omitempty"`
	Sealed bool      `json:"sealed,omitempty"`
	Hidden string    `json:"hidden,omitempty"`
	Note   *noteLine `json:"note,omitempty"`
	Sum    string    `json:"sum,omitempty"`
}

// noteLine is a Note on the page: its text in plain or scrambled.
type noteLine struct {
	Kind   string `json:"kind"`
	Seat   string `json:"seat,omitempty"`
	N      int    `json:"n,omitempty"`
	Text   string `json:"text,omitempty"`
	Sealed bool   `json:"sealed,omitempty"`
	Hidden string `json:"hidden,omitempty"`
}

// sumMark begins the checksum, which is always a line's last member.
const sumMark = `,"sum":"`

// sumLength is the length of sumMark, eight hexadecimal digits and the two closing characters.
const sumLength = len(sumMark) + 8 + len(`"}`)

// chain is the running checksum of a record: each line's sum covers the line and, through the sum before it, all
// lines above, so that a line that was changed, lost or moved is found.
type chain uint32

// next is the chain after a line, given without its sum.
func (c chain) next(line []byte) chain {
	var before [4]byte
	binary.BigEndian.PutUint32(before[:], uint32(c))
	return chain(crc32.Update(crc32.ChecksumIEEE(before[:]), crc32.IEEETable, line))
}

// appendLine appends v as a line with its sum, and returns the chain after it.
func (c chain) appendLine(buf []byte, v any) ([]byte, chain) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("record: a line of strings and numbers always has a JSON form: " + err.Error())
	}
	line := bytes.TrimSuffix(b.Bytes(), []byte("\n"))
	c = c.next(line)
	var sum [4]byte
	binary.BigEndian.PutUint32(sum[:], uint32(c))
	buf = append(buf, line[:len(line)-1]...)
	buf = append(buf, sumMark...)
	buf = hex.AppendEncode(buf, sum[:])
	return append(buf, '"', '}', '\n'), c
}

// check returns the chain after a line as it stands in the file, and whether its sum is right. A line without a sum,
// as people write them by hand, is right.
func (c chain) check(line []byte) (chain, bool) {
	at := len(line) - sumLength
	if at < 0 || !bytes.HasPrefix(line[at:], []byte(sumMark)) {
		return c.next(line), true
	}
	bare := append(bytes.Clone(line[:at]), '}')
	c = c.next(bare)
	var want [4]byte
	digits := line[at+len(sumMark) : len(line)-2]
	if _, err := hex.Decode(want[:], digits); err != nil || line[len(line)-2] != '"' {
		return c, false
	}
	return c, binary.BigEndian.Uint32(want[:]) == uint32(c)
}

// readLine reads a line strictly: a member that this version does not know is an error, since it cannot be kept.
func readLine(line []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if d.More() {
		return errSurplus
	}
	return nil
}
