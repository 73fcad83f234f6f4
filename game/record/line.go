// Package record keeps matches in files, so that whatever is killed at whatever moment goes on at the last completed
// move. It is the only room under game/ that reads and writes files, by the file system that it is given (package
// storage); it knows no screen and no game's state.
//
// # The format, version 2
//
// A record is a text file in UTF-8 with one JSON object a line. The first line is the header:
//
//	safehouse    the version of the format, always the first member
//	game         the game's name
//	options      whole numbers by key; left out where none were chosen. In version 1 those of matches that go on by
//	             earlier rules (Earlier in package catalog) were left out as well, and are taken to stand there: they
//	             tell what has changed, and are all in which version 2 differs
//	players      one object a seat: name, and for a computer its level as computer, and who of the cast plays for it as
//	             character; one who is not known there plays as the plain level
//	started      when the match began (RFC 3339)
//	commitment   SHA-256 of seed and nonce, in hexadecimal: the 32 bytes of the seed, then the 8 of the nonce, big end
//	             first
//	number       the whole number that a player gave for the seed, which is then the SHA-256 of "safehouse seed " and
//	             that number in decimal; left out where the seed was drawn by lot
//	seed, nonce  in hexadecimal, once the match is over
//	hidden       both, scrambled, while it runs
//
// Every other line is a move or a note, in the order in which they were made. A move has a seat, "0" to "5" or
// "nature", and its text as move; sealed marks a choice that was secret when it was made. While the match runs, moves
// of Nature's and sealed ones have hidden in place of move. A note has one member, note, with a kind, a seat, a number
// n and a text; sealed marks a text for its seat only, in place of which stands hidden while the match runs. Replaying
// skips notes: one that is damaged, or makes no sense, is passed over. The kinds:
//
//	played  moves were made from there on when a match of its folder had been sat down to for the n-th time; of several
//	        the last counts, and the match with the highest is the one that was played last
//	saw     n is the number of moves that the seat has seen
//	mark    a mark in the seat's notebook, sealed
//	seat    after n moves the seat was given to the computer, whose level is the text, or back to its person, and the
//	        text is person. Only seats of persons are given, and the moves after it count for the seat all the same
//	code    the code by which the seat's person takes the screen, sealed: a salt and a salted SHA-256 in hexadecimal. It
//	        keeps the code from a glance; whoever tries out all codes has it at once. Without a text the code was given
//	        up. The text is left out for good when the match is over
//	budget  from n moves on the computer on the seat is allowed the work that the text says on each kind of decision
//	thought before move n, counted from 0, of the seat's computer: the text is the number of moves that had been made
//	        when it began to think, and "unready" behind it where what is worked out beforehand for such matches was
//	        not ready then. Without the note the computer began when n moves had been made; of several for one move the
//	        last counts
//	opponents
//	        from n moves on the computers are of the version that the text names, a whole number that is another whenever
//	        somebody plays otherwise
//	hint    after n moves the seat's person was given a hint
//
// With the seed, budgets and thoughts are all that it takes to work out again why a computer moved as it did
// (Decisions). Three seats choose at the same time; the computer on the third began when nobody had chosen:
//
//	{"note":{"kind":"budget","seat":"2","text":"turn:600"}}
//	{"seat":"0","move":"play 20","sealed":true}
//	{"seat":"1","move":"play mole","sealed":true}
//	{"note":{"kind":"thought","seat":"2","n":9,"text":"7"}}
//	{"seat":"2","move":"play 40","sealed":true}
//	{"note":{"kind":"hint","seat":"0","n":10}}
//
// The last member of a line may be sum, eight hexadecimal digits: the CRC-32 (IEEE) of the sum of the line above, as
// four bytes, big end first (zeros for the header), followed by this line without its sum. Lines written by hand need
// none. A line without its line feed is unfinished and does not count: its move was never completed.
//
// # The deal
//
// Move n of Nature's, counted from 0 over her moves alone, is drawn from a stream of its own: ChaCha8 of Go's
// math/rand/v2, whose key is the SHA-256 of the 32 bytes of the seed, followed by the text "deal/" and n in decimal.
// One number below the count of moves that she may make then is drawn from it, and names the move among them, in the
// order of the rules (Moves): where the count is a power of two, the low bits of the stream's first 64; otherwise
// the high 64 bits of the product of those 64 and the count, drawn anew as long as the low 64 bits of the product are
// less than 2 to the 64th modulo the count. A single move is drawn like any other. A move that a lesson prepared is in
// no record. Of number 8, seed, key of her move 0 and its draws below 2, 3, 8 and 29:
//
//	seed  19acdae487b468207ce54fe4470746151eb62fec8df6e96a0e5fd3b996a73fda
//	key   47218db87c0c4e58362e89fc58d36c7c59655ecd26b0772a17e47e5e65dc129f
//	draws 0 2 0 21
//
// # What a record proves
//
// Verify proves of a match that is over that its seed opens the commitment and deals every card, that every move was
// legal, and that what the header says of options, number, names and date can be. Recompute works out every move of a
// computer's again, from the view of its seat, the stream of the seed under "bot/SEAT/N", where N moves had been made
// when it began to think, and its budget: where the record names the opponents of this program, each has to come out
// the same.
//
// Neither proves that the record was not written anew as a whole. The commitment binds seed and nonce alone. Whoever
// keeps the only copy of a file can give it other names, another level with the moves that go with it, or a person's
// other legal move, or take away who the opponents were, and sum it up anew: the sums find damage, not intent. A
// thought is believed to have begun where the record says, if the seat owed a decision there. A seed given by number
// proves no luck, since whoever gave it may have tried others before.
//
// # Scrambling
//
// It protects from a glance into the file, not from an attacker: the key stream is ChaCha8 of Go's math/rand/v2, seeded
// with the SHA-256 of "safehouse record", the commitment and the place in the record ("seed", "move 0", "note 0", …),
// with a zero byte between each. It lies over the length of the text in two bytes, the text and zeros up to a multiple
// of 24 bytes, and the whole is written in base64 without padding. When the match is over the file is rewritten in
// plain, as a temporary file that takes the place of the first, so that anybody can open the commitment and deal the
// match again.
//
// # KOMPROMAT
//
// Its options are starter, 1 or 2 for a seat that starts without a lot, and narrow, 1 in a match that goes on by the
// rules as version 1 knew them. Its moves, with missions of the row and cards of an attempt counted from 1:
//
//	nature     first SEAT, lay MISSION (1 to 29), deal CARD, peek CARD, hit N; a CARD is half, 1/11a, 1/11b, 2 to 6,
//	           7a, 7b, 7c, 8, 9 or 10
//	placing    draw, place N, stop
//	items      use night N, use binoculars, use stun N, use smoke N, use papers TOKENS, use pen + or -; then seen,
//	           order 213, remove N or keep; pass and done decline
//	reveal     declare N, the number of its 1/11 that count as 11; discard or hold a token after 21
//
// The beginning of a record, in plain and without sums: Nature draws who starts, lays four missions (with a
// counter-intelligence card and its cover among them) and deals; the first seat places its card at the second mission,
// draws once more and stops. Here, as in all examples, what is indented belongs to the line above.
//
//	{"safehouse":2,"game":"kompromat",
//	  "players":[{"name":"Ada"},{"name":"Bea","computer":"easy"}],
//	  "started":"2026-03-01T12:00:00+01:00"}
//	{"seat":"nature","move":"first 0"}
//	{"seat":"nature","move":"lay 11"}
//	{"seat":"nature","move":"lay 27"}
//	{"seat":"nature","move":"lay 1"}
//	{"seat":"nature","move":"lay 13"}
//	{"seat":"nature","move":"lay 20"}
//	{"seat":"0","move":"draw"}
//	{"seat":"nature","move":"deal 7b"}
//	{"seat":"0","move":"place 2"}
//	{"note":{"kind":"saw","seat":"0","n":9}}
//	{"seat":"0","move":"draw"}
//	{"seat":"nature","move":"deal 1/11a"}
//	{"seat":"0","move":"stop"}
//
// # TOP SECRET
//
// Its options, besides those of the screen, which the rules do not look at: value1 to value5, the documents' points;
// series and called, 1 where they are on; seconds. Its moves, with seats as everywhere counted from 0:
//
//	nature     marker SEAT, deal
//	sealed     play CARD, where a CARD is a document's points, agent, mole or assassin; bank or leave, what becomes of
//	           a single face-up card
//	open       call or silence, after an assassin where «Boum!» is called; steal SEAT
//
// The beginning of a record: the third seat has the marker, all choose a card in any order, the first seat's mole has
// two cards to take from, and two seats decide what becomes of their card. In the second turn the stolen document is
// protected by a special agent, and the bomb is called in time.
//
//	{"safehouse":2,"game":"topsecret","options":{"called":1},
//	  "players":[{"name":"Ada"},{"name":"Bea","computer":"easy"},{"name":"Cid","computer":"expert"}],
//	  "started":"2026-03-01T12:00:00+01:00"}
//	{"seat":"nature","move":"marker 2"}
//	{"seat":"1","move":"play 40","sealed":true}
//	{"seat":"0","move":"play mole","sealed":true}
//	{"seat":"2","move":"play 30","sealed":true}
//	{"seat":"0","move":"steal 1"}
//	{"seat":"2","move":"bank","sealed":true}
//	{"seat":"0","move":"leave","sealed":true}
//	{"seat":"0","move":"play agent","sealed":true}
//	{"seat":"1","move":"play assassin","sealed":true}
//	{"seat":"2","move":"play 50","sealed":true}
//	{"seat":"1","move":"call"}
//
// # GET ADLER!
//
// Its options, each 1 where it is on, are abilities, mission and quick, and the house rules ownfirst, misnamed,
// fallends, nobluff, onebomb, smallrefill and accuseronly. Its moves:
//
//	nature         branch CARD N, role CHARACTER, draw CARD N, first SEAT, take CARD N; the N-th card of its kind,
//	               counted from 1, in the pile, or in the hand from which binoculars take
//	everybody      ready, after the first look at what was dealt
//	turn           ask SEAT TRAIT COLOUR, look SEAT, spy SEAT N, arrest SEAT, arrest SEAT adler or collins, discard CARD
//	question       yes, no
//	hands          seen, after a look; give CARD, after binoculars and in Collins's exchange; loot CARD and enough, from
//	               an eliminated hand; what is given and looted is sealed
//	confrontation  reply CARD, surrender; pursue, letgo; shoot, hold
//
// A CARD is raf, navy, army, question, magnifier, binoculars, arrest, bus, bike, car, metro, boat, pistol, bomb or
// disguise; a CHARACTER adler, gold, sharpe, townsend, collins or tarasov; a TRAIT hat, hair, eyes or coat; a COLOUR
// brown, black, grey, dark, blond, blue, beige or navy.
//
// The beginning of a record. Characters are dealt in the order of the seats, then seven cards to each in turn: here the
// seven lines of cards stand four times in the record, since all are dealt alike. All look at what they have, the
// second seat begins. Each turn begins with a card drawn: a question is asked and answered, a hand is looked at,
// binoculars take a card and another is given for it, a card is discarded.
//
//	{"safehouse":2,"game":"getadler",
//	  "players":[{"name":"Ada"},{"name":"Bea","computer":"easy"},
//	  {"name":"Cid","computer":"medium"},{"name":"Dan","computer":"expert"}],
//	  "started":"2026-03-01T12:00:00+01:00"}
//	{"seat":"nature","move":"role gold"}
//	{"seat":"nature","move":"role adler"}
//	{"seat":"nature","move":"role townsend"}
//	{"seat":"nature","move":"role sharpe"}
//	{"seat":"nature","move":"draw raf 1"}
//	{"seat":"nature","move":"draw question 1"}
//	{"seat":"nature","move":"draw magnifier 1"}
//	{"seat":"nature","move":"draw binoculars 1"}
//	{"seat":"nature","move":"draw arrest 1"}
//	{"seat":"nature","move":"draw pistol 2"}
//	{"seat":"nature","move":"draw pistol 1"}
//	{"seat":"nature","move":"first 1"}
//	{"seat":"0","move":"ready"}
//	{"seat":"2","move":"ready"}
//	{"seat":"3","move":"ready"}
//	{"seat":"1","move":"ready"}
//	{"seat":"nature","move":"draw bus 2"}
//	{"seat":"1","move":"ask 3 hat black"}
//	{"seat":"3","move":"yes"}
//	{"seat":"nature","move":"draw bomb 1"}
//	{"seat":"2","move":"look 1"}
//	{"seat":"2","move":"seen"}
//	{"seat":"nature","move":"draw navy 3"}
//	{"seat":"3","move":"spy 2 1"}
//	{"seat":"nature","move":"take bomb 1"}
//	{"seat":"3","move":"give raf","sealed":true}
//	{"seat":"nature","move":"draw boat 1"}
//	{"seat":"0","move":"discard boat"}
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
	Name      string `json:"name"`
	Computer  string `json:"computer,omitempty"`
	Character string `json:"character,omitempty"`
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

// summed cuts a line before its sum, and gives the digits of that; has is false for a line without one.
func summed(line []byte) (bare, digits []byte, has bool) {
	at := len(line) - sumLength
	if at < 0 || !bytes.HasPrefix(line[at:], []byte(sumMark)) {
		return line, nil, false
	}
	return line[:at], line[at+len(sumMark) : len(line)-2], true
}

// sumOf reads the digits of a sum.
func sumOf(digits []byte) (chain, bool) {
	var sum [4]byte
	_, err := hex.Decode(sum[:], digits)
	return chain(binary.BigEndian.Uint32(sum[:])), err == nil
}

// check returns the chain after a line as it stands in the file, and whether its sum is right. A line without a sum,
// as people write them by hand, is right.
func (c chain) check(line []byte) (chain, bool) {
	bare, digits, has := summed(line)
	if !has {
		return c.next(line), true
	}
	c = c.next(append(bytes.Clone(bare), '}'))
	want, ok := sumOf(digits)
	return c, ok && want == c && line[len(line)-2] == '"'
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
