package record

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/record/recordtest"
)

// forger is what somebody who changes a record does besides.
type forger uint8

// A clerk changes the file. A printer also sums up anew what he has changed. An author promises anew as well: that is a
// record as it could have been, and only who wrote down the promise or the seal of the true one can tell.
const (
	clerk forger = iota
	printer
	author
)

// forgery is something that never was.
type forgery struct {
	name string
	by   forger
	// page changes what is written, file its lines; one of them is nil. The page reports whether there was anything to
	// change.
	page func(l *Loaded) bool
	file func(lines [][]byte) [][]byte
	// line and key are where and why it is refused. Without a line it is the first that is another than before.
	line func(l *Loaded) int
	key  string
}

// at is a line counted from the first, fromEnd one counted back from the end, which is 0.
func at(n int) func(*Loaded) int      { return func(*Loaded) int { return n } }
func fromEnd(n int) func(*Loaded) int { return func(l *Loaded) int { return l.lines() - n } }

// ofSetup are the forgeries of something that was promised.
func ofSetup(name string, change func(l *Loaded)) []forgery {
	page := func(l *Loaded) bool {
		change(l)
		return true
	}
	return []forgery{
		{name: name, by: clerk, page: page, key: "record.why.chain"},
		{name: name, by: printer, page: page, line: at(1), key: "record.why.commitment"},
		{name: name, by: author, page: page, line: at(1), key: "record.why.promise"},
	}
}

// ofCourse are the forgeries of what came later.
func ofCourse(name string, page func(l *Loaded) bool) []forgery {
	return []forgery{
		{name: name, by: clerk, page: page, key: "record.why.chain"},
		{name: name, by: printer, page: page, line: fromEnd(0), key: "record.why.seal"},
	}
}

// otherMove makes another legal move of a person's, the last that can be changed so that all goes on as before; only
// the last of all decisions where that is asked.
func otherMove(last bool) func(l *Loaded) bool {
	return func(l *Loaded) bool {
		g, _ := catalog.Find(l.Header.Game)
		session, err := g.Replay(l.Setup, l.Entries)
		if err != nil {
			panic(err)
		}
		for i := len(l.Entries) - 1; i >= 0; i-- {
			made := l.Entries[i]
			if made.Seat == game.Nature {
				continue
			}
			for _, l.Entries[i].Move = range session.MoveTextsAt(made.Seat, i) {
				if l.Entries[i] != made && !l.Setup.Players[made.Seat].Computer && couldBe(g, l) {
					return true
				}
			}
			if l.Entries[i] = made; last {
				return false
			}
		}
		return false
	}
}

// otherOrder turns two decisions of one moment.
func otherOrder(l *Loaded) bool {
	g, _ := catalog.Find(l.Header.Game)
	for i := range l.Entries[1:] {
		a, b := &l.Entries[i], &l.Entries[i+1]
		if a.Seat != b.Seat && a.Seat != game.Nature && b.Seat != game.Nature {
			if *a, *b = *b, *a; couldBe(g, l) {
				return true
			}
			*a, *b = *b, *a
		}
	}
	return false
}

// couldBe reports whether a match is one by the rules and the seed.
func couldBe(g catalog.Game, l *Loaded) bool {
	session, err := g.Replay(l.Setup, l.Entries)
	return err == nil && session.Standing().Over && g.Redeal(l.Setup, l.Entries) == nil
}

// choose sets an option to 1.
func choose(l *Loaded, option string) {
	chosen := game.Options{option: 1}
	maps.Copy(chosen, l.Setup.Options)
	l.Setup.Options = chosen
}

// computer is the one at the table, seatOfIt its seat.
func computer(l *Loaded) *game.Player { return &l.Setup.Players[seatOfIt(l)] }

func seatOfIt(l *Loaded) game.Seat {
	return game.Seat(slices.IndexFunc(l.Setup.Players, func(p game.Player) bool { return p.Computer }))
}

// named has the person on the first seat called by a name that nobody can sit down with.
func named(kind, name string) forgery {
	return forgery{kind, author, func(l *Loaded) bool {
		l.Setup.Players[0].Name = name
		return true
	}, nil, at(1), "record.why.players"}
}

// twice has two persons called by names that look alike.
func twice(kind, name, like string) forgery {
	return forgery{kind, author, func(l *Loaded) bool {
		l.Setup.Players[0].Name, l.Setup.Players[1].Name = name, like
		return true
	}, nil, at(1), "record.why.name"}
}

// dated has a match begin at no moment that there is.
func dated(kind, started string) forgery {
	return forgery{kind, author, func(l *Loaded) bool {
		l.Header.Started = started
		return true
	}, nil, at(1), "record.why.started"}
}

// otherCard makes another move of Nature's that the rules allow there, the first or the last that there is, whatever
// they then say of what follows.
func otherCard(last bool) func(l *Loaded) bool {
	return func(l *Loaded) bool {
		g, _ := catalog.Find(l.Header.Game)
		for n := range l.Entries {
			i := n
			if last {
				i = len(l.Entries) - 1 - n
			}
			made := l.Entries[i]
			for _, other := range l.Entries {
				if l.Entries[i] = other; made.Seat != game.Nature || other.Seat != game.Nature || other == made {
					continue
				}
				if _, err := g.Replay(l.Setup, l.Entries[:i+1]); err == nil {
					return true
				}
			}
			l.Entries[i] = made
		}
		return false
	}
}

// senseless is a note that is written of no match, as a printer puts it in before the end; seat 1 is the computer's.
func senseless(name string, n Note) forgery {
	return forgery{name, printer, func(l *Loaded) bool {
		if n.Seat == 1 {
			n.Seat = seatOfIt(l)
		}
		l.note(n)
		return true
	}, nil, fromEnd(1), "record.why.note"}
}

// change puts a text in the place of another in a line, counted from 1, or from 0 backwards; insert puts a line in
// before one.
func change(n int, from, to string) func([][]byte) [][]byte {
	return func(lines [][]byte) [][]byte {
		n := (n - 1 + len(lines)) % len(lines)
		lines[n] = bytes.Replace(lines[n], []byte(from), []byte(to), 1)
		return lines
	}
}

func insert(n int, line string) func([][]byte) [][]byte {
	return func(lines [][]byte) [][]byte {
		return slices.Insert(lines, (n-1+len(lines)+1)%(len(lines)+1), []byte(line+"\n"))
	}
}

// forgeries are of every kind that we could think of.
var forgeries = slices.Concat(
	[]forgery{{name: "nothing", by: author, page: func(*Loaded) bool { return true }}},
	ofSetup("another name", func(l *Loaded) { l.Setup.Players[0].Name = "Eva" }),
	ofSetup("others on the seats", func(l *Loaded) {
		l.Setup.Players[0].Name, l.Setup.Players[1].Name = l.Setup.Players[1].Name, l.Setup.Players[0].Name
	}),
	ofSetup("another level", func(l *Loaded) { computer(l).Level = game.Easy }),
	ofSetup("another character", func(l *Loaded) { computer(l).Character = bots.Cast()[0].ID }),
	ofSetup("a computer for a person", func(l *Loaded) {
		l.Setup.Players[0].Computer = true
		l.Notes, l.after = l.Notes[:2], l.after[:2] // Nobody gives a hint to a computer.
	}),
	ofSetup("a person for a computer", func(l *Loaded) { computer(l).Computer = false }),
	ofSetup("an option that changes nothing", func(l *Loaded) { choose(l, "odds") }),
	ofSetup("another nonce", func(l *Loaded) { l.Setup.Nonce[31]++ }),
	ofSetup("no number", func(l *Loaded) { l.Setup.Number = nil }),
	ofCourse("another moment", func(l *Loaded) bool {
		l.Header.Started = "2026-03-01T12:00:01Z"
		return true
	}),
	ofCourse("a person's other move", otherMove(false)),
	ofCourse("another last move", otherMove(true)),
	ofCourse("another order of one moment", otherOrder),
	ofCourse("another budget", func(l *Loaded) bool {
		l.Notes[0].Text = "turn:1"
		return true
	}),
	ofCourse("other opponents", func(l *Loaded) bool {
		l.Notes[1].Text = "99"
		return true
	}),
	ofCourse("another hint", func(l *Loaded) bool {
		l.Notes[2].N, l.after[2] = 1, 1
		return true
	}),
	[]forgery{
		{"another number", author, func(l *Loaded) bool {
			*l.Setup.Number++
			return true
		}, nil, at(1), "record.why.number"},
		{"another seed", author, func(l *Loaded) bool {
			l.Setup.Seed, l.Setup.Number = game.SeedOf(1), nil
			return otherDeal(l) != 0
		}, nil, otherDeal, "record.why.deal"},
		{"other words", author, func(l *Loaded) bool {
			l.Setup.Words = []string{"blue kettles"}
			return otherDeal(l) != 0
		}, nil, otherDeal, "record.why.deal"},
		{"no words", author, func(l *Loaded) bool {
			l.Setup.Words = nil
			return otherDeal(l) != 0
		}, nil, otherDeal, "record.why.deal"},
		{"an option that the game does not know", author, func(l *Loaded) bool {
			choose(l, "oddly")
			return true
		}, nil, at(1), "simulate.option"},
		{"a date that is none", printer, func(l *Loaded) bool {
			l.Header.Started = "2026-02-30T12:00:00Z"
			return true
		}, nil, at(1), "record.why.started"},
		{"one name twice", author, func(l *Loaded) bool {
			l.Setup.Players[1].Name = l.Setup.Players[0].Name
			return true
		}, nil, at(1), "record.why.name"},
		{"the last move taken away", author, func(l *Loaded) bool {
			l.Entries = l.Entries[:len(l.Entries)-1]
			return true
		}, nil, at(1), "record.why.open"},
		{"only the beginning", author, func(l *Loaded) bool {
			l.Entries, l.Notes, l.after = nil, nil, nil
			return true
		}, nil, at(1), "record.why.open"},
		{"a hint after the last move", author, func(l *Loaded) bool {
			l.note(Note{Kind: NoteHint, N: len(l.Entries)})
			return true
		}, nil, fromEnd(1), "record.why.end"},
		{"a thought after the last move", author, func(l *Loaded) bool {
			l.note(Note{Kind: NoteThought, N: len(l.Entries) + 1, Text: "1"})
			return true
		}, nil, fromEnd(1), "record.why.end"},
		{"one name twice, in other letters", author, func(l *Loaded) bool {
			l.Setup.Players[1].Name = strings.ToUpper(l.Setup.Players[0].Name)
			return true
		}, nil, at(1), "record.why.name"},
		{"one name twice, an accent apart from its letter", author, func(l *Loaded) bool {
			l.Setup.Players[0].Name, l.Setup.Players[1].Name = "Zo\u00e9", "Zoe\u0301"
			return true
		}, nil, at(1), "record.why.name"},
		twice("one name twice, in wide letters", "Ada", "\uff21\uff44\uff41"),
		twice("one name twice, with another space", "Ada B", "Ada\u00a0B"),
		twice("one name twice, with two spaces", "Ada B", "Ada  B"),
		{"a person who plays a character", clerk, nil, change(1, `"players":[{`, `"players":[{"character":"bruno",`), at(1),
			"record.why.players"},
		dated("no date", ""),
		dated("a date with a comma", "2026-03-01T12:00:00,5Z"),
		dated("a date of no zone", "2026-03-01T12:00:00+24:00"),
		{"another card", author, otherCard(false), nil, otherDeal, "record.why.deal"},
		{"another card, much later", author, otherCard(true), nil, otherDeal, "record.why.deal"},
		{"one name twice, but for a space", author, func(l *Loaded) bool {
			l.Setup.Players[1].Name = l.Setup.Players[0].Name + " "
			return true
		}, nil, at(1), "record.why.players"},
		{"a name that no screen takes", author, func(l *Loaded) bool {
			l.Setup.Players[0].Name = strings.Repeat("é", game.MaxName+1)
			return true
		}, nil, at(1), "setup.refused"},
		named("a name with a mark that nobody sees", "Ada\u200b"),
		named("a name that is written backwards", "\u202eadA"),
		named("a name with a space that is none", "Ada\u2003B"),
		{"an option of a screen that nobody can choose", author, func(l *Loaded) bool {
			l.Setup.Options = maps.Clone(l.Setup.Options)
			if l.Setup.Options == nil {
				l.Setup.Options = game.Options{}
			}
			l.Setup.Options["odds"] = 3
			return true
		}, nil, at(1), "simulate.option"},
		{"nobody on a seat", author, func(l *Loaded) bool {
			l.Setup.Players[0].Name = ""
			return true
		}, nil, at(1), "record.why.players"},
		senseless("a computer's seat given away", Note{Kind: NoteSeat, Seat: 1, Text: byPerson}),
		senseless("a seat given to nobody that is known", Note{Kind: NoteSeat, Text: "genius"}),
		senseless("a seat given after the match", Note{Kind: NoteSeat, N: 1 << 20, Text: byPerson}),
		senseless("a hint to a computer", Note{Kind: NoteHint, Seat: 1}),
		senseless("a hint to nobody", Note{Kind: NoteHint, Seat: game.Public}),
		senseless("a hint before the match", Note{Kind: NoteHint, N: -2}),
		senseless("a hint that was written later", Note{Kind: NoteHint, N: 1}),
		senseless("a seat that was given later than it says", Note{Kind: NoteSeat, N: 1, Text: "easy"}),
		senseless("work that was allowed later than it says", Note{Kind: NoteBudget, Seat: 1, N: 1, Text: "turn:600"}),
		senseless("opponents who came later than it says", Note{Kind: NoteOpponents, Seat: game.Public, N: 1, Text: "2"}),
		senseless("a thought that was written after its move", Note{Kind: NoteThought, Seat: 1, N: 3, Text: "2"}),
		senseless("work that is none", Note{Kind: NoteBudget, Seat: 1, Text: "much"}),
		senseless("work of Nature's", Note{Kind: NoteBudget, Seat: game.Nature, Text: "turn:600"}),
		senseless("a thought that began after its move", Note{Kind: NoteThought, Seat: 1, N: 3, Text: "4"}),
		senseless("a thought that was half ready", Note{Kind: NoteThought, Seat: 1, N: 3, Text: "2 half"}),
		senseless("opponents of a seat", Note{Kind: NoteOpponents, Text: "99"}),
		senseless("work with a sign", Note{Kind: NoteBudget, Seat: 1, Text: "turn:+600"}),
		senseless("opponents of no version", Note{Kind: NoteOpponents, Seat: game.Public, N: 1 << 20, Text: "two"}),
		senseless("a note of no kind", Note{}),
		senseless("a note of a kind that nobody writes", Note{Kind: "rumour", Text: "it was Ada"}),
		senseless("a note of nobody's", Note{Kind: "mark", Seat: game.Public}),
		{"a mark after the last move", printer, func(l *Loaded) bool {
			l.note(Note{Kind: "mark"})
			return true
		}, nil, fromEnd(0), "record.why.seal"},
		{"a changed sum", clerk, nil, change(9, `"sum":"`, `"sum":"0`), at(9), "record.why.chain"},
		{"no sum", clerk, nil, func(lines [][]byte) [][]byte {
			lines[8] = append(bytes.Clone(recordtest.Bare(lines[8])), '\n')
			return lines
		}, at(9), "record.why.chain"},
		{"a space", printer, nil, change(9, `"seat":`, `"seat": `), at(9), "record.why.chain"},
		{"a line taken away", clerk, nil, func(lines [][]byte) [][]byte { return slices.Delete(lines, 8, 9) }, at(9),
			"record.why.chain"},
		{"two lines turned", clerk, nil, func(lines [][]byte) [][]byte {
			lines[8], lines[9] = lines[9], lines[8]
			return lines
		}, at(9), "record.why.chain"},
		{"a line doubled", clerk, nil, func(lines [][]byte) [][]byte { return slices.Insert(lines, 9, lines[8]) }, at(10),
			"record.why.chain"},
		{"a note more", clerk, nil, insert(9, `{"note":{"kind":"hint","seat":"0","n":2}}`), at(9), "record.why.chain"},
		{"a move more", clerk, nil, insert(9, `{"seat":"0","move":"draw"}`), at(9), "record.why.chain"},
		{"a secret that was none", printer, func(l *Loaded) bool {
			last := &l.Entries[len(l.Entries)-1]
			last.Sealed = !last.Sealed
			return last.Seat != game.Nature
		}, nil, fromEnd(1), "record.why.secret"},
		{"words after the first card", printer, nil, insert(9, `{"words":"too late"}`), at(9), "record.why.words"},
		{"words of two lines", printer, nil, insert(2, `{"words":"blue\nkettle"}`), at(2), "record.why.line"},
		{"an end before the end", printer, nil, insert(9, `{"end":4}`), at(9), "record.why.count"},
		{"another number of moves", printer, nil, change(0, `"end":`, `"end":1`), fromEnd(0), "record.why.count"},
		{"an end without its line end", clerk, nil, func(lines [][]byte) [][]byte {
			lines[len(lines)-1] = bytes.TrimSuffix(lines[len(lines)-1], []byte("\n"))
			return lines
		}, fromEnd(0), "record.why.torn"},
		{"no end", clerk, nil, func(lines [][]byte) [][]byte { return lines[:len(lines)-1] }, fromEnd(0), "record.why.cut"},
		{"half a line after the end", clerk, nil, func(lines [][]byte) [][]byte {
			return append(lines, []byte(`{"seat":"0"`))
		}, fromEnd(-1), "record.why.end"},
		{"a line after the end", printer, nil, insert(0, `{"note":{"kind":"mark","seat":"0"}}`), fromEnd(-1),
			"record.why.end"},
		{"a note in a move", printer, nil, insert(9, `{"seat":"0","move":"draw","note":{"kind":"saw"}}`), at(9),
			"record.why.line"},
		{"an earlier version in name", clerk, nil, change(1, `"safehouse":3`, `"safehouse":2`), at(1), "record.why.earlier"},
		{"an earlier version, but for the nonce", clerk, nil, func(lines [][]byte) [][]byte {
			lines = change(1, `"safehouse":3`, `"safehouse":1`)(lines)
			at := bytes.Index(lines[0], []byte(`"rules":`))
			lines[0] = slices.Delete(lines[0], at, at+len(`"rules":1,`))
			return lines
		}, at(1), "record.why.earlier"},
		{"a match that an earlier version began", printer, nil, change(1, `"players":`, `"begun":2,"players":`), at(1),
			"record.why.seed"},
	},
)

// otherDeal is the line of the first card that a setup deals otherwise.
func otherDeal(l *Loaded) int {
	g, _ := catalog.Find(l.Header.Game)
	for i, e := range l.Entries {
		var dealt journal
		if e.Seat != game.Nature {
			continue
		}
		if _, err := g.Resume(l.Setup, l.Entries[:i], &dealt); err != nil {
			panic(err)
		}
		if dealt[0].Move != e.Move {
			at := 2 + len(l.Setup.Words) + i
			for _, after := range l.after {
				if after <= i {
					at++
				}
			}
			return at
		}
	}
	return 0
}

// trueRecord is the record of a match of which all knew what they did.
func trueRecord(t *testing.T, g catalog.Game) *Loaded {
	t.Helper()
	setups := map[string]func(uint64) game.Setup{"kompromat": testSetup, "topsecret": topSecretSetup,
		"getadler": getAdlerSetup}
	number := uint64(8)
	setup := setups[g.Name](number)
	setup.Number, setup.Words = &number, []string{"blue kettle", "7"}
	l := pageOf(g.Name, setup)
	l.note(Note{Kind: NoteBudget, Seat: 1, Text: "turn:600"})
	l.note(Note{Kind: NoteOpponents, Seat: game.Public, Text: "1"})
	l.note(Note{Kind: NoteHint, Seat: 0})
	l.Entries = playedOut(t, g, setup)
	l.ended = true
	return l
}

// TestForgedRecordsAreRefused forges a finished record of each game, and wants each forgery refused where it is, for
// what it is.
func TestForgedRecordsAreRefused(t *testing.T) {
	t.Parallel()
	made := map[string]int{}
	for _, g := range catalog.Games() {
		truth := trueRecord(t, g)
		whole, seal := truth.encode(true)
		promise := TokenOf(truth.Header.Commitment)
		for _, f := range forgeries {
			l := trueRecord(t, g)
			lines := bytes.SplitAfter(whole, []byte("\n"))
			lines = lines[:len(lines)-1]
			first := 0
			if f.page != nil {
				if !f.page(l) {
					continue
				}
				if f.by == author {
					l.recommit()
				}
				b, _ := l.encode(true)
				for i, line := range bytes.SplitAfter(b, []byte("\n"))[:l.lines()] {
					if i < len(lines) && f.by == clerk { // The sums stay.
						changed, before := recordtest.Bare(line), recordtest.Bare(lines[i])
						if first == 0 && !bytes.Equal(changed, before) {
							first = i + 1
						}
						lines[i] = append(bytes.TrimSuffix(changed, []byte("}")), lines[i][len(before)-1:]...)
					}
				}
				if f.by != clerk {
					lines = bytes.SplitAfter(b, []byte("\n"))[:l.lines()]
				}
			} else {
				lines = f.file(lines)
			}
			made[f.name]++
			b := bytes.Join(lines, nil)
			if f.by == printer {
				b = recordtest.SummedUp(lines)
			}
			r, err := Verify(bytes.NewReader(b))
			if err == nil {
				if fault := r.Saw(promise.Code, TokenOf(string(seal)).Code); fault != nil {
					err = fault
				}
			}
			if f.key == "" {
				if err != nil || !r.Fair || r.Seal.SHA256 != string(seal) || *r.Promise != promise {
					t.Errorf("%s, %s: %+v %v", g.Name, f.name, r, err)
				}
				continue
			}
			if f.line != nil {
				first = f.line(l)
			}
			if fault, ok := errors.AsType[*Fault](err); !ok || fault.Why.Key != f.key || fault.Line != first {
				t.Errorf("%s, %s by %d: %v, want line %d: %s", g.Name, f.name, f.by, err, first, f.key)
			}
		}
	}
	for _, f := range forgeries {
		if made[f.name] == 0 {
			t.Errorf("%s: never made", f.name)
		}
	}
}

// TestSplicedRecordsAreRefused puts the tail of one match behind the beginning of another of the same setup.
func TestSplicedRecordsAreRefused(t *testing.T) {
	t.Parallel()
	for _, g := range catalog.Games() {
		one := trueRecord(t, g)
		other := trueRecord(t, g)
		var j journal
		s, err := g.New(other.Setup, &j)
		if err != nil {
			t.Fatal(err)
		}
		play(t, s, game.SeedOf(77), -1)
		other.Entries = j
		a, _ := one.encode(true)
		b, _ := other.encode(true)
		head, tail := bytes.SplitAfter(a, []byte("\n")), bytes.SplitAfter(b, []byte("\n"))
		parted := 0
		for bytes.Equal(head[parted], tail[parted]) {
			parted++
		}
		for _, cut := range []int{parted + 1, parted + 5} {
			_, err := Verify(bytes.NewReader(bytes.Join(slices.Concat(head[:cut], tail[cut:]), nil)))
			if fault, ok := errors.AsType[*Fault](err); !ok || fault.Line != cut+1 || fault.Why.Key != "record.why.chain" {
				t.Errorf("%s cut at %d: %v", g.Name, cut, err)
			}
		}
	}
}

// TestAnEarlierVersionSaysThatItIsOne has a whole record written anew as one of version 2, sums and all: that can be,
// but it says what it does not prove, and who wrote down the promise is not taken in.
func TestAnEarlierVersionSaysThatItIsOne(t *testing.T) {
	t.Parallel()
	for _, g := range catalog.Games() {
		l := trueRecord(t, g)
		promise := TokenOf(l.Header.Commitment)
		l.Setup.Words = nil
		l.Entries = playedOut(t, g, l.Setup)
		l.Header.Begun = 2
		l.recommit()
		header := headerOf(&l.Header, l.Setup)
		header.Safehouse, header.Rules, header.Begun = 2, 0, 0
		whole, _ := l.encode(true)
		lines := bytes.SplitAfter(whole, []byte("\n"))
		lines[0] = inJSON(header)
		var sum uint32
		var old []byte
		for _, line := range lines[:l.lines()-1] {
			line = recordtest.Bare(line)
			before := []byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)}
			sum = crc32.ChecksumIEEE(append(before, line...))
			old = fmt.Appendf(old, "%s,\"sum\":\"%08x\"}\n", line[:len(line)-1], sum)
		}
		for version, b := range map[string][]byte{"written as such": old, "gone on with": whole} {
			r, err := Verify(bytes.NewReader(b))
			if err != nil || r.Version != 2 || !r.Fair || r.Unproved()[0].Key != "record.unproved.earlier" {
				t.Errorf("%s, %s: %+v %v", g.Name, version, r, err)
			}
			if fault := r.Saw(promise.Code, ""); fault == nil || fault.Why.Key != "record.why.promise" {
				t.Errorf("%s, %s: %v", g.Name, version, fault)
			}
		}
	}
}

// playedOut are the moves of a match that chance plays to its end.
func playedOut(t *testing.T, g catalog.Game, setup game.Setup) []game.Entry {
	t.Helper()
	var j journal
	s, err := g.New(setup, &j)
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, setup.Seed, -1)
	return j
}

// thoughtOut are the moves of a match in which all are computers that think little, but for one that plays another move
// than it would where it makes decision number lie; lied is the number of that move.
func thoughtOut(t *testing.T, g catalog.Game, setup game.Setup, notes []Note, lie int) (made []game.Entry, lied int) {
	t.Helper()
	var j journal
	s, err := g.New(setup, &j)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; s.ToAct() != 0; {
		seat := s.ToAct().First()
		moves := s.MoveTexts(seat)
		q := bots.Question{Player: bots.OfCast(setup.Players[seat]), Budget: BudgetAt(notes, seat, 0)}
		made := g.Think(s, seat, q, bots.Stream(setup.Dealing(), seat, s.Len()))(context.Background()).Move
		if len(moves) > 1 {
			if n == lie {
				made = moves[(slices.Index(moves, made)+1)%len(moves)]
				lied = s.Len()
			}
			n++
		}
		if err := s.SubmitText(seat, made); err != nil {
			t.Fatal(err)
		}
	}
	return j, lied
}

// TestMovesOfComputersAreWorkedOutAgain plays a match of each game, honestly and with a move that its computer does not
// make, somewhere in the middle or first of all: all else is as it should be, and the line is found.
func TestMovesOfComputersAreWorkedOutAgain(t *testing.T) {
	t.Parallel()
	for _, g := range catalog.Games() {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			setup := game.Setup{Seed: game.SeedOf(3), Nonce: [32]byte{7}, Words: []string{"tea"}}
			opponents := Note{Kind: NoteOpponents, Seat: game.Public, Text: strconv.Itoa(bots.Version)}
			var notes []Note
			for seat := range game.Seat(g.MinSeats) {
				player := game.Player{Computer: true, Name: string(rune('A' + seat))} // The weakest think least.
				setup.Players = append(setup.Players, player)
				budget := g.Budget(bots.OfCast(player), g.MinSeats).String()
				notes = append(notes, Note{Kind: NoteBudget, Seat: seat, Text: budget})
			}
			for _, lie := range []int{-1, 0, 9} {
				entries, lied := thoughtOut(t, g, setup, notes, lie)
				for i, e := range entries { // Nobody waited for what is worked out beforehand.
					if e.Seat != game.Nature {
						n, _ := ThoughtNote(nil, e.Seat, i, i, true)
						notes = append(notes, n)
					}
				}
				for _, named := range []bool{true, false} {
					l := pageOf(g.Name, setup, entries...)
					l.Notes, l.after = notes, make([]int, len(notes))
					if named {
						l.Notes, l.after = append(slices.Clone(notes), opponents), make([]int, len(notes)+1)
					}
					b, _ := l.encode(true)
					done := 0
					r, err := Recompute(t.Context(), bytes.NewReader(b), func(n, _ int) { done = n })
					fault, refused := errors.AsType[*Fault](err)
					switch {
					case lie >= 0 && named:
						if line := lied + len(l.Notes) + 3; !refused || fault.Line != line || fault.Why.Key != "record.why.computer" {
							t.Errorf("lie %d: %v, want line %d", lie, err, line)
						}
					case err != nil || done != r.Moves || r.Moves < 10:
						t.Errorf("lie %d: %+v %v", lie, r, err)
					case named && *r != (Recomputed{r.Moves, r.Moves, 0}):
						t.Errorf("honest: %+v", r)
					case lie >= 0 && (r.Same != r.Moves-1 || r.Unknown != r.Moves):
						t.Errorf("lie %d of nobody's: %+v", lie, r)
					}
				}
				notes = notes[:g.MinSeats]
			}
		})
	}
}

// TestAThoughtThatWasCutShortIsNoForgery has a program killed between the note of a thought and its move: it thinks
// anew, and notes that. An earlier version noted nothing where it needed no note, and is not called a forger for it.
func TestAThoughtThatWasCutShortIsNoForgery(t *testing.T) {
	t.Parallel()
	l, err := decode(read(t, filepath.Join("testdata", "whole-kompromat"+recordEnding)), isKnown)
	if err != nil {
		t.Fatal(err)
	}
	l.first = headerLine{}
	at := slices.IndexFunc(l.Notes, func(n Note) bool { return n.Kind == NoteThought && n.N > 20 })
	last := l.Notes[at]
	cut := Note{Kind: NoteThought, Seat: last.Seat, N: last.N, Text: strconv.Itoa(last.N - 1)}
	for _, c := range []struct {
		begun int
		notes []Note
		same  bool
	}{{0, []Note{cut, last}, true}, {2, []Note{cut, last}, true}, {0, []Note{cut}, false}, {2, []Note{cut}, true}} {
		page := *l
		page.Header.Begun = c.begun
		page.Notes = slices.Replace(slices.Clone(l.Notes), at, at+1, c.notes...)
		page.after = slices.Insert(slices.Clone(l.after), at, slices.Repeat([]int{l.after[at]}, len(c.notes)-1)...)
		page.recommit()
		b, _ := page.encode(true)
		r, err := Recompute(t.Context(), bytes.NewReader(b), nil)
		fault, refused := errors.AsType[*Fault](err)
		if refused == c.same || c.same && r.Same != r.Moves || refused && fault.Why.Key != "record.why.computer" {
			t.Errorf("begun in %d, %d notes: %+v %v", c.begun, len(c.notes), r, err)
		}
	}
}
