package record

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record/recordtest"
)

var update = flag.Bool("update", false, "write the golden files anew")

func anyGame(string) bool { return true }

// sample is a record with a line of every form. Its moves are of no game.
func sample() *Loaded {
	setup := game.Setup{
		Players: []game.Player{
			{Name: "Ada"}, {Name: "Élodie «7» <&>", Computer: true, Level: game.Expert}, {Name: "Cy", Computer: true},
		},
		Options: game.Options{"starter": 2, "bonus": 0},
		Seed:    game.SeedOf(7),
		Nonce:   game.SeedOf(8),
		Words:   []string{"blue kettle", "«7»\u2028<&>"},
	}
	l := pageOf("toy", setup)
	l.Entries = append(l.Entries, game.Entry{Seat: game.Nature, Move: "deal 7b", Sealed: true},
		game.Entry{Seat: 0, Move: "draw"})
	l.note(Note{Kind: "saw", Seat: 2, N: 2, Text: "a\nb"})
	l.Entries = append(l.Entries, game.Entry{Seat: 2, Move: "choose a card with a name longer than one block",
		Sealed: true})
	l.note(Note{Kind: "end", Seat: game.Public})
	l.note(Note{Kind: "mark", Seat: 0, Text: "1 gold certain", Sealed: true})
	return l
}

func TestGolden(t *testing.T) {
	t.Parallel()
	for name, plain := range map[string]bool{"running": false, "finished": true} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join("testdata", name+recordEnding)
			want := sample()
			content, _ := want.encode(plain)
			if *update {
				if err := os.WriteFile(path, content, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			golden, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if string(content) != string(golden) {
				t.Errorf("the format changed: files of players would no longer be read.\nwrites\n%s\ngolden\n%s", content, golden)
			}
			want.Header.Plain, want.ended = plain, plain
			readsAs(t, golden, want)
			// As versions 1 and 2 wrote it: they had shorter nonces, and committed to seed and nonce alone.
			want.ended, want.Setup.Nonce = false, [32]byte{0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10}
			want.Setup.Words, want.Header.Started = nil, "2026-03-01T12:00:00+01:00"
			for want.Header.Begun = 1; want.Header.Begun < Version; want.Header.Begun++ {
				want.recommit()
				old, err := os.ReadFile(filepath.Join("testdata", fmt.Sprint(name, "-", want.Header.Begun, recordEnding)))
				if err != nil {
					t.Fatal(err)
				}
				readsAs(t, old, want)
				again, _ := want.encode(plain) // Such a match goes on in this version, and says how it began.
				want.ended = plain
				readsAs(t, again, want)
				want.ended = false
			}
		})
	}
}

// readsAs requires a record to be read as that.
func readsAs(t *testing.T, b []byte, want *Loaded) {
	t.Helper()
	got, err := decode(b, anyGame)
	if err != nil {
		t.Fatal(err)
	}
	if got.Header != want.Header || !reflect.DeepEqual(got.Setup, want.Setup) ||
		!slices.Equal(got.Entries, want.Entries) || !slices.Equal(got.Notes, want.Notes) ||
		!slices.Equal(got.after, want.after) || got.ended != want.ended || got.harmed != 0 {
		t.Errorf("read %+v\nwant %+v", got, want)
	}
}

// TestARecordSaysWhoPlays keeps the characters of computers, and takes one whom this program does not know for the
// plain level.
func TestARecordSaysWhoPlays(t *testing.T) {
	t.Parallel()
	l := sample()
	l.Setup.Players[1].Character, l.Setup.Players[2].Character = "agnes", "nobody"
	l.recommit()
	content, _ := l.encode(true)
	got, err := decode(content, anyGame)
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := got.encode(true); !bytes.Equal(again, content) {
		t.Errorf("what was promised is not kept: %.300s", again)
	}
	l.Setup.Players[2].Character = ""
	if !slices.Equal(got.Setup.Players, l.Setup.Players) {
		t.Errorf("read %+v", got.Setup.Players)
	}
}

// TestDocumentedExamples keeps the examples of the package comment true records.
func TestDocumentedExamples(t *testing.T) {
	t.Parallel()
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	// What is indented in the comment belongs to the line above.
	lines := strings.ReplaceAll(string(doc), "\n//\t  ", "")
	for _, name := range []string{"example", "example-topsecret", "example-getadler"} {
		example, err := os.ReadFile(filepath.Join("testdata", name+recordEnding))
		if err != nil {
			t.Fatal(err)
		}
		r, err := Verify(strings.NewReader(string(example)))
		if err != nil || r.Moves == 0 {
			t.Fatalf("verifying %s: %+v %v", name, r, err)
		}
		for line := range strings.Lines(string(example)) {
			if !strings.Contains(lines, "//\t"+line) {
				t.Errorf("the package comment lacks %s", line)
			}
		}
	}
}

func TestVerifyNamesTheLine(t *testing.T) {
	t.Parallel()
	setup := testSetup(20)
	entries, session := entriesOf(t, setup, -1)
	page := func(change func(l *Loaded)) string {
		l := pageOf("kompromat", setup)
		l.Entries = slices.Clone(entries)
		change(l)
		b, _ := l.encode(true)
		return string(b)
	}
	r, err := Verify(strings.NewReader(page(func(*Loaded) {})))
	standing := session.Standing()
	if err != nil || !r.Fair || r.Scores[0] != float64(standing.Halves[0])/2 ||
		r.Scores[1] != float64(standing.Halves[1])/2 {
		t.Errorf("%+v %v, want %+v", r, err, standing)
	}
	otherStart := map[string]string{"first 0": "first 1", "first 1": "first 0"}[entries[0].Move]
	for key, c := range map[string]struct {
		line int
		text string
	}{
		"why.turn":        {3, page(func(l *Loaded) { l.Entries[1].Seat = 0 })},
		"record.why.move": {3, page(func(l *Loaded) { l.Entries[1].Move = "fly" })},
		"record.why.deal": {2,
			page(func(l *Loaded) { l.Entries = []game.Entry{{Seat: game.Nature, Move: otherStart, Sealed: true}} })},
		"record.why.commitment": {1, page(func(l *Loaded) { l.Setup.Nonce[0]++ })},
		"record.why.setup": {1, page(func(l *Loaded) {
			l.Setup.Players = l.Setup.Players[:1]
			l.recommit()
		})},
	} {
		r, err := Verify(strings.NewReader(c.text))
		fault, ok := errors.AsType[*Fault](err)
		if !ok || fault.Line != c.line || fault.Why.Key != key || !reflect.DeepEqual(r, Report{Promise: r.Promise}) {
			t.Errorf("%s: got %v", key, err)
		}
	}
}

func TestVerifyOfARunningMatchGivesPublicStandingsOnly(t *testing.T) {
	t.Parallel()
	setup := testSetup(21)
	entries, session := entriesOf(t, setup, 90)
	l := pageOf("kompromat", setup, entries...)
	b, _ := l.encode(false)
	r, err := Verify(strings.NewReader(string(b)))
	if err != nil || r.Over || r.Fair || len(r.Winners) != 0 {
		t.Errorf("%+v %v", r, err)
	}
	if s := session.Standing(); r.Scores[0] != float64(s.Halves[0])/2 || r.Round != s.Round {
		t.Errorf("%+v is not the public standing %+v", r, s)
	}
}

// FuzzDecode reads anything: no panic, what is kept can be written and read back the same, and a fault stands on a
// line of the file.
func FuzzDecode(f *testing.F) {
	for _, plain := range []bool{false, true} {
		b, _ := sample().encode(plain)
		f.Add(b)
		f.Add(b[:len(b)-7])
		f.Add([]byte(strings.Replace(string(b), "draw", "stop", 1)))
	}
	f.Add([]byte(`{"safehouse":2,"game":"toy","players":[{"name":"A"}]}` + "\n" + `{"seat":"0","move":"x"}` + "\n{}\n"))
	f.Add([]byte(`{"safehouse":9}` + "\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		readAnything(t, b)
		readAnything(t, recordtest.SummedUp(bytes.SplitAfter(b, []byte("\n")))) // Whoever forges sums up.
	})
}

// readAnything decodes what may be no record at all.
func readAnything(t *testing.T, b []byte) {
	t.Helper()
	l, err := decode(b, anyGame)
	if l == nil {
		if err == nil {
			t.Fatal("neither a record nor an error")
		}
		return
	}
	if fault, ok := errors.AsType[*Fault](err); err != nil &&
		(!ok || fault.Line < 2 || fault.Line > strings.Count(string(b), "\n")) {
		t.Fatalf("%v", err)
	}
	again, sum := l.encode(l.Header.Plain)
	back, err := decode(again, anyGame)
	if err != nil || back.sum != sum || back.size != int64(len(again)) ||
		!slices.Equal(back.Entries, l.Entries) || !slices.Equal(back.Notes, l.Notes) || back.Setup.Seed != l.Setup.Seed {
		t.Fatalf("written and read back: %v", err)
	}
}

// FuzzUnscramble takes anything for a secret.
func FuzzUnscramble(f *testing.F) {
	f.Add("deal 7b")
	f.Add(strings.Repeat("x", 100))
	f.Fuzz(func(t *testing.T, text string) {
		unscramble("c", "l", text)
		if len(text) > 0xffff {
			return
		}
		if back, ok := unscramble("c", "l", scramble("c", "l", text)); !ok || back != text {
			t.Fatalf("%q came back as %q", text, back)
		}
	})
}

// TestARecordIsReadAsHostile: what somebody wrote to do harm is refused, or is harmless, and reading it takes no time.
func TestARecordIsReadAsHostile(t *testing.T) {
	t.Parallel()
	with := func(name, started string) string {
		return fmt.Sprintf(`{"safehouse":2,"game":"kompromat","players":[{"name":%q},{"name":"B"}],"started":%q}`+"\n", name,
			started)
	}
	good := with("A", "2026-03-01T12:00:00Z")
	for name, c := range map[string]struct{ text, want string }{
		"a good one":        {good, ""},
		"too many bytes":    {good + strings.Repeat(" ", maxSize), "record.size"},
		"too many lines":    {good + strings.Repeat("\n", maxLines), "record.size"},
		"too many notes":    {good + strings.Repeat(`{"note":{}}`+"\n", maxLines), "record.size"},
		"a long first line": {with("A", strings.Repeat("x", maxLine)), "record.why.line"},
		"a long line": {good + `{"note":{"kind":"mark","text":"` + strings.Repeat("x", maxLine) + "\"}}\n",
			"record.why.line"},
		"depth":                 {good + `{"seat":` + strings.Repeat("[", maxLine-100) + "\n", "record.why.line"},
		"depth in a note":       {good + `{"note":` + strings.Repeat("[", maxLine-100) + "\n", ""},
		"depth in the header":   {`{"safehouse":2,"x":` + strings.Repeat("[", maxLine-100) + "\n", "record.why.line"},
		"a long name":           {with(strings.Repeat("é", maxName+1), ""), "record.why.players"},
		"the longest name":      {with(strings.Repeat("é", maxName), ""), ""},
		"a name of two lines":   {with("A\nB", ""), "record.why.players"},
		"a moment of many":      {with("A", strings.Repeat("9", 1000)), ""},
		"a name that is a path": {with("../../x", ""), ""},
	} {
		l, err := decode([]byte(c.text), isKnown)
		got := ""
		if fault, ok := errors.AsType[*Fault](err); ok {
			got = fault.Why.Key
		} else if refusal, ok := errors.AsType[*game.Refusal](err); ok {
			got = refusal.Key
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q (%v)", name, got, c.want, err)
		}
		if l != nil && len(l.Header.Started) > maxStarted {
			t.Errorf("%s: it began at %q", name, l.Header.Started)
		}
	}
	// Work that an imported record asks for is not done.
	notes := make([]Note, maxLines)
	for i := range notes {
		notes[i] = Note{Kind: NoteHint, Seat: 1, N: i}
	}
	if got := Hints(notes); got != [game.MaxSeats]int{1: maxLines} {
		t.Errorf("%v hints", got)
	}
	if b := BudgetAt([]Note{{Kind: NoteBudget, Seat: 1, Text: "card:70"},
		{Kind: NoteBudget, Seat: 1, Text: "card:99999999999"}}, 1, 0); b.On("card") != 70 {
		t.Errorf("a computer is allowed %v", b)
	}
}

// FuzzOpen finds anything in the folder of matches, as a copy or a disk may have left it there: nothing of it is lost
// but a record that was not begun, and what is offered can be played on.
func FuzzOpen(f *testing.F) {
	names, err := filepath.Glob(filepath.Join("testdata", "*.jsonl"))
	if err != nil || len(names) == 0 {
		f.Fatalf("there are no examples: %v", err)
	}
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
		f.Add(b[:len(b)*2/3])
		f.Add(append(bytes.Clone(b), "{}\n"...))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		disk := newForgetful()
		path := filepath.Join("/data", matchesDir, "x"+recordEnding)
		disk.now[path] = &inode{content: bytes.Clone(b)}
		s, err := Open(disk, "/data", "", noon)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		running := s.Running()
		if left := len(disk.now); left == 0 && !neverBegun(b) {
			t.Fatal("the file is gone")
		}
		if l, _ := decode(b, isKnown); l == nil && !neverBegun(b) &&
			!slices.ContainsFunc(slices.Collect(maps.Values(disk.now)), func(f *inode) bool {
				return bytes.Equal(f.content, b)
			}) {
			t.Error("what could not be read is not kept as it was")
		}
		for _, sum := range running {
			l, err := s.Load(sum.File)
			if err != nil || l.Over {
				t.Fatalf("what is offered cannot be read: %v", err)
			}
			w, err := s.Continue(l)
			if err != nil {
				t.Fatal(err)
			}
			g, _ := catalog.Find(sum.Game)
			session, err := g.Resume(l.Setup, l.Entries, w)
			if err != nil {
				t.Fatal(err)
			}
			play(t, session, game.SeedOf(1), 3)
			back, err := decode(disk.now[path].content, isKnown)
			if err != nil || len(back.Entries) != session.Len() {
				t.Errorf("played on, the record is %v (%v)", back, err)
			}
		}
	})
}

// TestTextsAreWrittenAsThePackageCommentSays, for who sums up lines in another language.
func TestTextsAreWrittenAsThePackageCommentSays(t *testing.T) {
	const text = `{"words":"a \"b\" \\ <é> & / ` + `\u2028"}`
	if got := string(inJSON(bodyLine{Words: "a \"b\" \\ <é> & / \u2028"})); got != text {
		t.Errorf("%s, want %s", got, text)
	}
}
