package record

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"maps"
	"math/rand/v2"
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
	// maxName is the longest name of a player that is read, in runes, and maxStarted the longest moment, in bytes: both
	// are shown. Earlier versions knew no shorter limit; what this one verifies has names of game.MaxName at most.
	maxName    = 64
	maxStarted = 40
	// mostWords is how many texts may be added before the first card.
	mostWords = 2 * game.MaxSeats
)

// MaxWords is the longest text that somebody adds before the first card, in runes.
const MaxWords = 80

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
		wrong := l.readBody(line, i+2)
		if wrong != "" && isNote(line) && l.passOver(line, i+2) {
			wrong = ""
		}
		if wrong != "" {
			return l, &Fault{i + 2, game.Say(wrong)}
		}
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
	fault := func(key string, args ...game.Arg) (*Loaded, error) { return nil, &Fault{1, game.Say(key, args...)} }
	if json.Unmarshal(line, &any) != nil {
		return fault("record.why.line")
	}
	if any.Safehouse < 1 || any.Safehouse > Version {
		return nil, game.Refuse("", "record.version", game.Number(any.Safehouse))
	}
	if !known(any.Game) {
		return nil, game.Refuse("", "record.game", game.Text(any.Game))
	}
	var h headerLine
	l := &Loaded{stale: any.Safehouse < Version, size: int64(len(line)) + 1}
	read := readLine(line, &h)
	if l.stale {
		if h.Rules != 0 || h.Begun != 0 || len(h.Nonce) > hex.EncodedLen(nonceLength(any.Safehouse)) {
			return fault("record.why.earlier", game.Number(any.Safehouse), game.Number(Version))
		}
		h.Begun = any.Safehouse
		var right bool
		if l.old, _, right = l.old.check(line); !right {
			return fault("record.why.sum")
		}
	}
	if read != nil || h.Begun < 0 || h.Begun >= Version {
		return fault("record.why.line")
	}
	l.Header = Header{Game: h.Game, Started: h.Started, Commitment: h.Commitment, Begun: h.Begun, Plain: h.Hidden == ""}
	l.Setup = game.Setup{Options: h.Options, Number: h.Number}
	l.undated = h.Started != "" && !isMoment(h.Started)
	if len(h.Started) > maxStarted {
		l.Header.Started = "" // No moment is that long.
	}
	g, ok := catalog.Find(any.Game)
	if any.Safehouse == 1 && len(g.Earlier) > 0 {
		l.Setup.Options = maps.Clone(g.Earlier)
		maps.Copy(l.Setup.Options, h.Options)
	}
	if !l.stale && ok && h.Rules != g.Version {
		return nil, game.Refuse("", "record.rules", game.Number(h.Rules), game.Number(g.Version))
	}
	if l.Setup.Players, ok = readPlayers(h.Players); !ok {
		return fault("record.why.players")
	}
	if l.Setup.Seed, l.Setup.Nonce, ok = readSecret(&h); !ok {
		return fault("record.why.seed")
	}
	promised := h.Commitment != "" || h.Begun == 0
	if h.Number != nil && promised && game.SeedOf(*h.Number) != l.Setup.Seed {
		return fault("record.why.number")
	}
	first := h
	first.Hidden, first.Sum = "", ""
	first.Seed = hex.EncodeToString(l.Setup.Seed[:])
	first.Nonce = hex.EncodeToString(l.Setup.Nonce[:nonceLength(h.Begun)])
	if !l.stale {
		l.first = first
		if l.sum, ok = l.sum.continues(line, l.headerOnPage, l.Header.Plain); !ok {
			return fault("record.why.chain")
		}
	}
	if promised && h.Commitment != first.commitment(&l.Setup) {
		return fault("record.why.commitment")
	}
	return l, nil
}

// isMoment reports whether a text is a date with a time in the form of RFC 3339, of which Parse allows a little more.
func isMoment(text string) bool {
	when, err := time.Parse(time.RFC3339, text)
	_, offset := when.Zone()
	return err == nil && when.Format(time.RFC3339Nano) == text && max(offset, -offset) < 24*60*60
}

func readPlayers(lines []playerLine) ([]game.Player, bool) {
	if len(lines) == 0 || len(lines) > game.MaxSeats {
		return nil, false
	}
	players := make([]game.Player, len(lines))
	for i, p := range lines {
		if !sayable(p.Name, maxName) {
			return nil, false
		}
		players[i].Name = p.Name
		if p.Computer == "" && p.Character != "" {
			return nil, false // Nobody plays a character but a computer.
		}
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

// sayable reports whether a text is one line of at most so many runes.
func sayable(text string, most int) bool {
	return utf8.RuneCountInString(text) <= most && !strings.ContainsFunc(text, unicode.IsControl)
}

// readSecret gives seed and nonce; both are zero in a record written by hand that names none.
func readSecret(h *headerLine) (seed game.Seed, nonce [32]byte, ok bool) {
	length := nonceLength(h.Begun)
	if h.Hidden != "" {
		secret, ok := unscramble(h.Commitment, "seed", h.Hidden)
		if !ok || len(secret) != len(seed)+length || h.Seed != "" || h.Nonce != "" {
			return seed, nonce, false
		}
		copy(nonce[:], secret[copy(seed[:], secret):])
		return seed, nonce, true
	}
	if h.Begun != 0 {
		// They are read with fewer digits, and without any.
		h.Nonce = strings.Repeat("0", max(0, hex.EncodedLen(length)-len(h.Nonce))) + h.Nonce
	}
	n, err := hex.DecodeString(h.Nonce)
	if err != nil || len(n) != length {
		return seed, nonce, false
	}
	copy(nonce[:], n)
	s, err := hex.DecodeString(h.Seed)
	if err != nil || len(s) != len(seed) && (len(s) != 0 || h.Begun == 0) {
		return seed, nonce, false
	}
	copy(seed[:], s)
	return seed, nonce, true
}

// readBody takes in a line below the header and returns the key of what is wrong with it, if anything: then nothing of
// it is taken in.
func (l *Loaded) readBody(line []byte, number int) (wrong string) {
	if l.ended {
		return "record.why.end"
	}
	if l.stale {
		next, _, right := l.old.check(line)
		if !right {
			return "record.why.sum"
		}
		if _, wrong = l.readForm(line, number); wrong == "" {
			l.old = next
		}
		return wrong
	}
	words, entries, notes := len(l.Setup.Words), len(l.Entries), len(l.Notes)
	form, wrong := l.readForm(line, number)
	if wrong != "" {
		return wrong
	}
	next, right := l.sum.continues(line, form, l.Header.Plain)
	if !right {
		l.Setup.Words, l.ended = l.Setup.Words[:words], false
		l.Entries, l.line = l.Entries[:entries], l.line[:entries]
		l.Notes, l.after = l.Notes[:notes], l.after[:notes]
		return "record.why.chain"
	}
	l.sum = next
	return ""
}

// readForm takes in what a line says, and gives how it is written; or the key of what is wrong with it.
func (l *Loaded) readForm(line []byte, number int) (form written, wrong string) {
	var body bodyLine
	if readLine(line, &body) != nil {
		return nil, "record.why.line"
	}
	only := body
	only.Sum = ""
	switch {
	case body.Note != nil && only == bodyLine{Note: body.Note}:
		return l.readNote(body.Note)
	case body.End != nil && !l.stale && only == bodyLine{End: body.End}:
		return l.readEnd(*body.End)
	case body.Words != "" && !l.stale && only == bodyLine{Words: body.Words}:
		return l.readWords(body.Words)
	}
	return l.readMove(&body, number)
}

// readEnd takes in the line of the end, which only a record in plain has.
func (l *Loaded) readEnd(moves int) (form written, wrong string) {
	switch {
	case !l.Header.Plain:
		return nil, "record.why.end"
	case moves != len(l.Entries):
		return nil, "record.why.count"
	}
	l.ended = true
	return l.endOnPage, ""
}

// readWords takes in words that were added before anything else was done.
func (l *Loaded) readWords(words string) (form written, wrong string) {
	if len(l.Entries)+len(l.Notes) > 0 {
		return nil, "record.why.words"
	}
	if !addable(words) || len(l.Setup.Words) == mostWords {
		return nil, "record.why.line"
	}
	l.Setup.Words = append(l.Setup.Words, words)
	return wordsOnPage(words), ""
}

// addable reports whether somebody at the table may add these words.
func addable(words string) bool { return words != "" && sayable(words, MaxWords) }

// readMove takes in a move.
func (l *Loaded) readMove(body *bodyLine, number int) (form written, wrong string) {
	if body.Note != nil || body.Words != "" || body.End != nil {
		return nil, "record.why.line"
	}
	seat, ok := readSeat(body.Seat, len(l.Setup.Players))
	if !ok || seat == game.Public {
		return nil, "record.why.seat"
	}
	e := game.Entry{Seat: seat, Move: body.Move, Sealed: body.Sealed || seat == game.Nature}
	if body.Hidden != "" {
		if e.Move, ok = unscramble(l.Header.Commitment, entryLabel(len(l.Entries)), body.Hidden); !ok || body.Move != "" {
			return nil, "record.why.hidden"
		}
		e.Sealed = true
	}
	if e.Move == "" {
		return nil, "record.why.line"
	}
	l.Entries = append(l.Entries, e)
	l.line = append(l.line, number)
	return l.moveOnPage(len(l.Entries) - 1), ""
}

// readNote takes in a note.
func (l *Loaded) readNote(line *noteLine) (form written, wrong string) {
	seat, ok := readSeat(line.Seat, len(l.Setup.Players))
	n := Note{Kind: line.Kind, Seat: seat, N: line.N, Text: line.Text, Sealed: line.Sealed}
	if ok && line.Hidden != "" {
		n.Text, ok = unscramble(l.Header.Commitment, noteLabel(len(l.Notes)), line.Hidden)
		n.Sealed, ok = true, ok && line.Text == ""
	}
	if !ok {
		return nil, "record.why.line"
	}
	l.note(n)
	return l.noteOnPage(len(l.Notes) - 1), ""
}

// passOver takes a note that is damaged, or makes no sense, as one of no kind, so that those after it are unscrambled
// by their own numbers: no match is lost over a note. The lines below were summed up after the sum that it was written
// with.
func (l *Loaded) passOver(line []byte, number int) bool {
	if l.ended {
		return false
	}
	if l.stale {
		next, stated, right := l.old.check(line)
		if !right {
			next = stated
		}
		if l.old = next; next == 0 {
			return false
		}
	} else if stated, ok := statedSum(line); ok {
		l.sum = stated
	} else {
		return false
	}
	l.note(Note{Seat: game.Public})
	l.harmed = cmp.Or(l.harmed, number)
	return true
}

// isNote reports whether a line is a note, whatever became of the rest of it.
func isNote(line []byte) bool { return bytes.HasPrefix(line, []byte(`{"note":`)) }

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
