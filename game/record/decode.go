package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"maps"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// A record may come from anywhere, so it is read as if somebody meant harm: nothing in it makes reading or showing it
// long.
const (
	// maxSize is the largest file that is read, in bytes; a long match takes a hundredth of it. maxLines and maxLine bound
	// its lines, which have a thousand and some hundred bytes as a rule.
	maxSize  = 16 << 20
	maxLines = 1 << 17
	maxLine  = 1 << 16
	// maxName is the longest name of a player, in runes, and maxStarted the longest moment, in bytes: both are shown.
	maxName    = 64
	maxStarted = 40
)

// errSurplus is the error of a line that goes on after its object.
var errSurplus = errors.New("text after the object")

// decode reads a record. A *game.Refusal means that this is no record, or none that this program can read, and
// nothing of it is returned; so does a *Fault in the header. A *Fault in a line below comes with all that stands above
// it. An unfinished last line is no fault: it is left out, since the move in it was never completed.
func decode(b []byte, known func(game string) bool) (*Loaded, error) {
	if len(b) > maxSize || bytes.Count(b, []byte("\n")) > maxLines {
		return nil, game.Refuse("", "record.size")
	}
	lines, torn := split(b)
	if len(lines) == 0 || !bytes.HasPrefix(lines[0], []byte(firstMember)) {
		return nil, game.Refuse("", "record.foreign")
	}
	if len(lines[0]) > maxLine {
		return nil, &Fault{1, game.Say("record.why.line")}
	}
	l, err := readHeader(lines[0], known)
	if err != nil {
		return nil, err
	}
	l.torn = torn
	for i, line := range lines[1:] {
		if len(line) > maxLine {
			return l, &Fault{i + 2, game.Say("record.why.line")}
		}
		c, ok := l.sum.check(line)
		wrong := ""
		if ok {
			wrong = l.readBody(line, i+2)
		} else if c, ok = passedOver(line); ok {
			l.note(Note{Seat: game.Public})
		} else {
			wrong = "record.why.sum"
		}
		if wrong != "" {
			return l, &Fault{i + 2, game.Say(wrong)}
		}
		l.sum = c
		l.size += int64(len(line)) + 1
	}
	return l, nil
}

// split cuts a file into its finished lines, and reports whether an unfinished one follows them.
func split(b []byte) (lines [][]byte, torn bool) {
	for len(b) > 0 {
		line, rest, finished := bytes.Cut(b, []byte("\n"))
		if !finished {
			return lines, true
		}
		lines = append(lines, line)
		b = rest
	}
	return lines, false
}

// firstMember begins every record.
const firstMember = `{"safehouse":`

func readHeader(line []byte, known func(game string) bool) (*Loaded, error) {
	var any struct {
		Safehouse int    `json:"safehouse"`
		Game      string `json:"game"`
	}
	fault := func(key string) (*Loaded, error) { return nil, &Fault{1, game.Say(key)} }
	if json.Unmarshal(line, &any) != nil {
		return fault("record.why.line")
	}
	if any.Safehouse < 1 || any.Safehouse > Version {
		return nil, game.Refuse("", "record.version", game.Number(any.Safehouse))
	}
	if !known(any.Game) {
		return nil, game.Refuse("", "record.game", game.Text(any.Game))
	}
	sum, ok := chain(0).check(line)
	if !ok {
		return fault("record.why.sum")
	}
	var h headerLine
	if readLine(line, &h) != nil {
		return fault("record.why.line")
	}
	l := &Loaded{
		Header: Header{Game: h.Game, Started: h.Started, Commitment: h.Commitment, Plain: h.Hidden == ""},
		Setup:  game.Setup{Options: h.Options, Number: h.Number},
		size:   int64(len(line)) + 1, sum: sum,
	}
	if _, err := time.Parse(time.RFC3339, h.Started); err != nil && h.Started != "" {
		l.undated = true
	}
	if len(h.Started) > maxStarted {
		l.Header.Started = "" // No moment is that long.
	}
	if g, ok := catalog.Find(any.Game); ok && any.Safehouse == 1 && len(g.Earlier) > 0 {
		l.Setup.Options = maps.Clone(g.Earlier)
		maps.Copy(l.Setup.Options, h.Options)
	}
	if l.Setup.Players, ok = readPlayers(h.Players); !ok {
		return fault("record.why.players")
	}
	if l.Setup.Seed, l.Setup.Nonce, ok = readSecret(&h); !ok {
		return fault("record.why.seed")
	}
	if h.Commitment != "" && h.Commitment != game.Commit(l.Setup.Seed, l.Setup.Nonce) {
		return fault("record.why.commitment")
	}
	if h.Number != nil && h.Commitment != "" && game.SeedOf(*h.Number) != l.Setup.Seed {
		return fault("record.why.number")
	}
	return l, nil
}

func readPlayers(lines []playerLine) ([]game.Player, bool) {
	if len(lines) == 0 || len(lines) > game.MaxSeats {
		return nil, false
	}
	players := make([]game.Player, len(lines))
	for i, p := range lines {
		if utf8.RuneCountInString(p.Name) > maxName || strings.ContainsFunc(p.Name, unicode.IsControl) {
			return nil, false
		}
		players[i].Name = p.Name
		if p.Computer != "" {
			level, ok := game.ParseLevel(p.Computer)
			if !ok {
				return nil, false
			}
			players[i].Computer, players[i].Level = true, level
			if bots.FindCharacter(p.Character) >= 0 { // One who left the house plays on as the plain level.
				players[i].Character = p.Character
			}
		}
	}
	return players, true
}

// readSecret gives seed and nonce; both are zero in a record written by hand that names none.
func readSecret(h *headerLine) (seed game.Seed, nonce uint64, ok bool) {
	if h.Hidden != "" {
		secret, ok := unscramble(h.Commitment, "seed", h.Hidden)
		if !ok || len(secret) != len(seed)+8 || h.Seed != "" || h.Nonce != "" {
			return seed, 0, false
		}
		copy(seed[:], secret)
		return seed, binary.BigEndian.Uint64([]byte(secret[len(seed):])), true
	}
	if h.Seed != "" {
		b, err := hex.DecodeString(h.Seed)
		if err != nil || len(b) != len(seed) {
			return seed, 0, false
		}
		copy(seed[:], b)
	}
	if h.Nonce != "" {
		var err error
		if nonce, err = strconv.ParseUint(h.Nonce, 16, 64); err != nil {
			return seed, 0, false
		}
	}
	return seed, nonce, true
}

// readBody takes in a line below the header and returns the key of what is wrong with it, if anything.
func (l *Loaded) readBody(line []byte, number int) (wrong string) {
	var body bodyLine
	if readLine(line, &body) != nil || body.Note != nil && (body.Seat != "" || body.Move != "" || body.Hidden != "") {
		if !isNote(line) {
			return "record.why.line"
		}
		l.note(Note{Seat: game.Public})
		return ""
	}
	if body.Note != nil {
		l.readNote(body.Note)
		return ""
	}
	seat, ok := readSeat(body.Seat, len(l.Setup.Players))
	if !ok || seat == game.Public {
		return "record.why.seat"
	}
	e := game.Entry{Seat: seat, Move: body.Move, Sealed: body.Sealed || seat == game.Nature}
	if body.Hidden != "" {
		if e.Move, ok = unscramble(l.Header.Commitment, entryLabel(len(l.Entries)), body.Hidden); !ok || body.Move != "" {
			return "record.why.hidden"
		}
		e.Sealed = true
	}
	if e.Move == "" {
		return "record.why.line"
	}
	l.Entries = append(l.Entries, e)
	l.line = append(l.line, number)
	return ""
}

// readNote takes in a note. One that makes no sense is kept as one of no kind, so that those after it are unscrambled
// by their own numbers: no match is lost over a note.
func (l *Loaded) readNote(line *noteLine) {
	seat, ok := readSeat(line.Seat, len(l.Setup.Players))
	n := Note{Kind: line.Kind, Seat: seat, N: line.N, Text: line.Text, Sealed: line.Sealed}
	if ok && line.Hidden != "" {
		n.Text, ok = unscramble(l.Header.Commitment, noteLabel(len(l.Notes)), line.Hidden)
		n.Sealed, ok = true, ok && line.Text == ""
	}
	if !ok {
		n = Note{Seat: game.Public}
	}
	l.note(n)
}

// isNote reports whether a line is a note, whatever became of the rest of it.
func isNote(line []byte) bool { return bytes.HasPrefix(line, []byte(`{"note":`)) }

// passedOver reports whether a line whose sum is wrong is a note, which replay skips anyway, and gives the sum that it
// was written with: the lines below it were summed up after that.
func passedOver(line []byte) (chain, bool) {
	_, digits, has := summed(line)
	sum, ok := sumOf(digits)
	return sum, isNote(line) && has && ok
}

// readSeat reads what Seat.String gives, at a table of that many seats; nothing is Public.
func readSeat(text string, seats int) (game.Seat, bool) {
	switch text {
	case game.Nature.String():
		return game.Nature, true
	case game.Public.String(), "":
		return game.Public, true
	}
	if len(text) != 1 {
		return 0, false
	}
	seat := game.Seat(text[0] - '0')
	return seat, seat.Sits(seats)
}

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
