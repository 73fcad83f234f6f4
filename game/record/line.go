package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"hash/crc32"
	"slices"
	"strings"

	"safehouse/game"
)

// headerLine is the first line of a record. All above the commitment is what it commits to.
type headerLine struct {
	Safehouse  int          `json:"safehouse"`
	Game       string       `json:"game"`
	Rules      int          `json:"rules,omitempty"`
	Begun      int          `json:"begun,omitempty"`
	Options    game.Options `json:"options,omitempty"`
	Players    []playerLine `json:"players"`
	Number     *uint64      `json:"number,omitempty"`
	Seed       string       `json:"seed,omitempty"`
	Nonce      string       `json:"nonce,omitempty"`
	Hidden     string       `json:"hidden,omitempty"`
	Commitment string       `json:"commitment,omitempty"`
	Started    string       `json:"started,omitempty"`
	Sum        string       `json:"sum,omitempty"`
}

// playerLine is one player of the header; Computer is the level of a computer opponent, empty for a person.
type playerLine struct {
	Name      string `json:"name"`
	Computer  string `json:"computer,omitempty"`
	Character string `json:"character,omitempty"`
}

// bodyLine is any other line: words that were added, a move, in plain or scrambled, a note, or the end, which says how
// many moves there were.
type bodyLine struct {
	Words  string    `json:"words,omitempty"`
	Seat   string    `json:"seat,omitempty"`
	Move   string    `json:"move,omitempty"`
	Sealed bool      `json:"sealed,omitempty"`
	Hidden string    `json:"hidden,omitempty"`
	Note   *noteLine `json:"note,omitempty"`
	End    *int      `json:"end,omitempty"`
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

// sumMark begins the sum, which is always a line's last member.
const sumMark = `,"sum":"`

// chain is the sum of the last line of a record, in hexadecimal, and empty before the first. Each sum covers its line
// as it stands in plain and, through the sum before it, all lines above: a line that was changed, lost, added or moved
// is found, and the last sum is the seal of the whole.
type chain string

// written gives a line as it stands in a file that is in plain, or in one with its secrets scrambled.
type written func(plain bool) any

// add appends a line with its sum, and returns the chain after it.
func (c chain) add(buf []byte, line written, plain bool) ([]byte, chain) {
	bare := inJSON(line(true))
	next := chain(hexSum(string(c), bare))
	if !plain {
		bare = inJSON(line(false))
	}
	buf = append(buf, bare[:len(bare)-1]...)
	buf = append(buf, sumMark...)
	buf = append(buf, next...)
	return append(buf, '"', '}', '\n'), next
}

// continues reports whether a line that was read is what add writes after this chain, and gives the chain after it.
func (c chain) continues(read []byte, line written, plain bool) (chain, bool) {
	want, next := c.add(nil, line, plain)
	return next, bytes.Equal(append(bytes.Clone(read), '\n'), want)
}

// inJSON is a line in its JSON form.
func inJSON(v any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic("record: a line of strings and numbers always has a JSON form: " + err.Error())
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// hexSum is the SHA-256 of a text and what follows it, in hexadecimal.
func hexSum(before string, b []byte) string {
	sum := sha256.Sum256(append([]byte(before), b...))
	return hex.EncodeToString(sum[:])
}

// statedSum is the sum that a line of this version was written with, whatever became of the rest of it.
func statedSum(line []byte) (chain, bool) {
	_, digits, _ := cutSum(line, hex.EncodedLen(sha256.Size))
	_, err := hex.DecodeString(string(digits))
	return chain(digits), err == nil && len(digits) > 0
}

// cutSum cuts a line before its sum of so many digits; has is false for a line without one.
func cutSum(line []byte, length int) (bare, digits []byte, has bool) {
	at := len(line) - length - len(sumMark) - len(`"}`)
	if at < 0 || !bytes.HasPrefix(line[at:], []byte(sumMark)) {
		return line, nil, false
	}
	return line[:at], line[at+len(sumMark) : len(line)-2], true
}

// oldChain is the running checksum of versions 1 and 2, which found damage: the CRC-32 of the sum before, as four
// bytes, and the line as it stands in the file. They are read still, and written no more.
type oldChain uint32

// check returns the chain after a line as it stands in the file, and whether its sum is right. A line without a sum,
// as people write them by hand, is right. Where the sum is wrong it is also given as it stands there, if one does.
func (c oldChain) check(line []byte) (next, stated oldChain, right bool) {
	bare, digits, has := cutSum(line, hex.EncodedLen(crc32.Size))
	if has {
		line = append(bytes.Clone(bare), '}')
	}
	sum := binary.BigEndian.AppendUint32(nil, uint32(c))
	next = oldChain(crc32.Update(crc32.ChecksumIEEE(sum), crc32.IEEETable, line))
	if !has {
		return next, 0, true
	}
	read, err := hex.DecodeString(string(digits))
	if err != nil {
		return next, 0, false
	}
	stated = oldChain(binary.BigEndian.Uint32(read))
	return next, stated, stated == next
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

// Token is a sum as people remember and compare it: four words, or a short code.
type Token struct {
	// SHA256 is the sum itself, in hexadecimal.
	SHA256 string `json:"sha256"`
	// Code is its bytes 4 to 8 in the letters and digits that are not taken for one another.
	Code string `json:"code"`
	// Words are the words of its bytes 0 to 3 in somebody's language; whoever shows them sets them (In).
	Words string `json:"words,omitempty"`
}

// codeLetters are those of Crockford's base 32, without I, L, O and U.
var codeLetters = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

// TokenOf is the token of a sum in hexadecimal; empty where that is none.
func TokenOf(sum string) Token {
	b, err := hex.DecodeString(sum)
	if err != nil || len(b) < 9 {
		return Token{}
	}
	code := codeLetters.EncodeToString(b[4:9])
	return Token{SHA256: sum, Code: code[:4] + " " + code[4:]}
}

// In gives the token with its words from a language's list, which has 256 with a space between each.
func (t Token) In(list string) Token {
	b, _ := hex.DecodeString(t.SHA256)
	if all := strings.Fields(list); len(b) > 3 && len(all) == 256 {
		t.Words = strings.Join([]string{all[b[0]], all[b[1]], all[b[2]], all[b[3]]}, " ")
	}
	return t
}

// Is reports whether somebody wrote down this token: its code, or its words in one of these lists.
func (t Token) Is(text string, lists ...string) bool {
	said := strings.Join(strings.Fields(text), " ")
	bare := strings.ReplaceAll(said, " ", "")
	return t.SHA256 != "" && said != "" && (strings.EqualFold(bare, strings.ReplaceAll(t.Code, " ", "")) ||
		strings.EqualFold(bare, t.SHA256) ||
		slices.ContainsFunc(lists, func(list string) bool { return strings.EqualFold(said, t.In(list).Words) }))
}
