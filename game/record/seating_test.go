package record

import (
	"bytes"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/storage"
)

// TestSeatingsLeaveOutWhatMakesNoSense: whatever stands in the notes, what is read is a way through the match.
func TestSeatingsLeaveOutWhatMakesNoSense(t *testing.T) {
	t.Parallel()
	players := []game.Player{{Name: "Ada"}, {Name: "Bot", Computer: true}, {Name: "Cid"}}
	got := Seatings(players, 20, []Note{
		{Kind: "saw", Seat: 0, N: 3},
		{Kind: NoteSeat, Seat: 0, N: 4, Text: "medium"},
		{Kind: NoteSeat, Seat: 0, N: 4, Text: "medium"},
		{Kind: NoteSeat, Seat: 1, N: 5, Text: "expert"},
		{Kind: NoteSeat, Seat: 7, N: 5, Text: "expert"},
		{Kind: NoteSeat, Seat: 2, N: 3, Text: "easy"},
		{Kind: NoteSeat, Seat: 2, N: 21, Text: "easy"},
		{Kind: NoteSeat, Seat: 2, N: 6, Text: "clever"},
		{Kind: NoteSeat, Seat: 2, N: 6, Text: "person"},
		{Kind: NoteSeat, Seat: 0, N: 6, Text: "easy"},
		{Kind: NoteSeat, Seat: 2, N: 9, Text: "easy"},
		{Kind: NoteSeat, Seat: 0, N: 9, Text: "person"},
		{},
	})
	want := []Seating{
		{Moves: 4, Seat: 0, Computer: true, Level: game.Medium}, {Moves: 6, Seat: 0, Computer: true, Level: game.Easy},
		{Moves: 9, Seat: 2, Computer: true, Level: game.Easy}, {Moves: 9, Seat: 0},
	}
	if !slices.Equal(got, want) {
		t.Errorf("read %+v\nwant %+v", got, want)
	}
	var notes []Note
	for _, s := range want {
		notes = append(notes, s.Note())
	}
	if again := Seatings(players, 20, notes); !slices.Equal(again, want) {
		t.Errorf("written and read back: %+v", again)
	}
}

func TestVerifyTellsOfSeatsAndOfAGivenSeed(t *testing.T) {
	t.Parallel()
	setup := testSetup(5)
	number := uint64(5)
	setup.Number = &number
	entries, _ := entriesOf(t, setup, -1)
	page := pageOf("kompromat", setup, entries[:9]...)
	page.note(Seating{Moves: 9, Seat: 0, Computer: true, Level: game.Expert}.Note())
	page.Entries = entries
	page.note(Seating{Moves: len(entries), Seat: 0}.Note())
	for _, plain := range []bool{false, true} {
		b, _ := page.encode(plain)
		r, err := Verify(bytes.NewReader(b))
		want := []ReportedSeating{{9, 0, "expert"}, {len(entries), 0, "person"}}
		if err != nil || r.Seed == nil || *r.Seed != number || !slices.Equal(r.Seats, want) || !r.Over {
			t.Errorf("plain %v: %+v, %v", plain, r, err)
		}
		l, err := decode(b, isKnown)
		if err != nil || !reflect.DeepEqual(l.Setup, setup) {
			t.Errorf("plain %v: the setup comes back as %+v, %v", plain, l.Setup, err)
		}
	}
	other := uint64(6)
	page.Setup.Number = &other
	b, _ := page.encode(true)
	if _, err := Verify(bytes.NewReader(b)); err == nil {
		t.Error("a number that the seed was not made from is believed")
	}
}

// TestADamagedNoteLosesNothing damages the line of a note in many ways: all moves are read, and the notes after it.
func TestADamagedNoteLosesNothing(t *testing.T) {
	t.Parallel()
	setup := testSetup(6)
	entries, _ := entriesOf(t, setup, 20)
	page := pageOf("kompromat", setup)
	page.Entries = entries[:10]
	page.note(Note{Kind: NoteSeat, Seat: 0, N: 10, Text: "easy"})
	page.Entries = entries
	kept := Note{Kind: NoteCode, Seat: 0, N: 20, Text: "salt hash", Sealed: true}
	page.note(kept)
	whole, _ := page.encode(false)
	lines := bytes.SplitAfter(whole, []byte("\n"))
	note := slices.IndexFunc(lines, isNote)
	flipped := bytes.Clone(lines[note])
	flipped[len(`{"note":{"k`)] ^= 1
	for name, line := range map[string][]byte{
		"changed bit": flipped,
		"garbage":     append([]byte(`{"note":`+"\x00\xff"), lines[note][bytes.Index(lines[note], []byte(sumMark)):]...),
		"no seat":     bytes.Replace(lines[note], []byte(`"seat":"0"`), []byte(`"seat":"9"`), 1),
	} {
		t.Run(name, func(t *testing.T) {
			all := slices.Clone(lines)
			all[note] = line
			b := bytes.Join(all, nil)
			l, err := decode(b, isKnown)
			if err != nil || !slices.Equal(l.Entries, entries) {
				t.Fatalf("%d moves of %d, %v", len(l.Entries), len(entries), err)
			}
			if want := []Note{{Seat: game.Public}, kept}; !slices.Equal(l.Notes, want) {
				t.Errorf("notes %+v", l.Notes)
			}
			if r, err := Verify(bytes.NewReader(b)); err == nil {
				t.Errorf("what is no proof is verified: %+v", r)
			}
			if l.size != int64(len(b)) {
				t.Errorf("%d bytes of %d are good", l.size, len(b))
			}
		})
	}
	// By hand, without a sum: what cannot be understood is passed over as well.
	b := []byte(`{"safehouse":2,"game":"kompromat","players":[{"name":"A"},{"name":"B"}]}` + "\n" +
		`{"note":{"kind":"seat","colour":3}}` + "\n")
	if l, err := decode(b, isKnown); err != nil || !slices.Equal(l.Notes, []Note{{Seat: game.Public}}) {
		t.Errorf("a note of a kind unknown: %v", err)
	}
}

// TestACodeIsNeverWrittenInPlain: not while the match runs, and not when it is over.
func TestACodeIsNeverWrittenInPlain(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	setup := testSetup(2)
	s := openStore(t, storage.Disk{}, dir)
	w, session := begin(t, s, setup)
	w.Note(Note{Kind: NoteCode, Seat: 0, N: session.Len(), Text: "0123 abcdef", Sealed: true})
	read := func() string {
		b, err := os.ReadFile(fileOf(dir, w))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	if strings.Contains(read(), "abcdef") {
		t.Error("the running record tells the code")
	}
	play(t, session, setup.Seed, -1)
	w.Finish()
	if text := read(); strings.Contains(text, "abcdef") || !strings.Contains(text, `"kind":"code"`) {
		t.Error("the finished record tells the code, or has no trace that there was one")
	}
}
