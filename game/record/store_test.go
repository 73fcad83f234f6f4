package record

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/storage"
)

func TestRunningMatchIsResumed(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	setup := testSetup(1)
	s := openStore(t, storage.Disk{}, dir)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, 25)
	w.Note(Note{Kind: "saw", Seat: 1, N: 17, Text: "a «note»"})
	s.Close()

	s = openStore(t, storage.Disk{}, dir)
	running := s.Running()
	if len(running) != 1 || running[0].File != w.File() {
		t.Fatalf("running matches: %+v", running)
	}
	if got := running[0]; got.Game != "kompromat" || got.Started != "2026-03-01T12:00:00Z" ||
		got.Standing != session.Standing() || !reflect.DeepEqual(got.Cast, setup.Cast()) {
		t.Errorf("summary: %+v", got)
	}
	l, err := s.Load(running[0].File)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(l.Setup, setup) || l.Over {
		t.Errorf("setup %+v, over %v", l.Setup, l.Over)
	}
	want := []Note{{Kind: NotePlayed, Seat: game.Public, N: 1}, {Kind: "saw", Seat: 1, N: 17, Text: "a «note»"}}
	if !slices.Equal(l.Notes, want) {
		t.Errorf("notes: %+v", l.Notes)
	}
	w, err = s.Continue(l)
	if err != nil {
		t.Fatal(err)
	}
	again, err := kompromat(t).Resume(l.Setup, l.Entries, w)
	if err != nil {
		t.Fatal(err)
	}
	if again.Len() != session.Len() {
		t.Fatalf("resumed at move %d of %d", again.Len(), session.Len())
	}
	play(t, again, setup.Seed, -1)
	w.Finish()
	if got := s.Running(); len(got) != 0 {
		t.Errorf("a match that is over is still running: %+v", got)
	}
	if got := troubles(s); len(got) != 0 {
		t.Errorf("troubles: %v", got)
	}
	// The match that was interrupted is the match that was not.
	all, _ := entriesOf(t, setup, -1)
	l, err = s.Load(w.File())
	if err != nil || !l.Over || !l.Header.Plain || !slices.Equal(l.Entries, all) {
		t.Errorf("finished: error %v, over %v, plain %v, %d entries of %d", err, l.Over, l.Header.Plain, len(l.Entries),
			len(all))
	}
}

func TestSecretsAreScrambledWhileRunningOnly(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	setup := testSetup(2)
	s := openStore(t, storage.Disk{}, dir)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, 60)
	read := func() string {
		b, err := os.ReadFile(fileOf(dir, w))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	for _, word := range []string{`"seed"`, `"nonce"`, "deal", "lay ", "first"} {
		if strings.Contains(read(), word) {
			t.Errorf("the running record tells %q", word)
		}
	}
	lengths := map[int]bool{}
	for line := range strings.Lines(read()) {
		if strings.Contains(line, `"seat":"nature"`) {
			lengths[len(line)] = true
		}
	}
	if len(lengths) != 1 {
		t.Errorf("the lengths of Nature's lines tell moves apart: %v", lengths)
	}
	play(t, session, setup.Seed, -1)
	w.Finish()
	if text := read(); strings.Contains(text, "hidden") || !strings.Contains(text, `"move":"first`) {
		t.Error("the finished record is not in plain")
	}
	r, err := Verify(strings.NewReader(read()))
	if err != nil || !r.Over || !r.Fair {
		t.Errorf("verify: %+v, %v", r, err)
	}
}

// TestKilledAtEveryByte cuts the record of a match at every byte: what resumes is always a prefix of what was played,
// lacks at most the line that was cut, and can be gone on with.
func TestKilledAtEveryByte(t *testing.T) {
	t.Parallel()
	setup := testSetup(3)
	entries, _ := entriesOf(t, setup, 5)
	page := pageOf("kompromat", setup)
	page.Entries = entries
	page.note(Note{Kind: "saw", Seat: 0, N: 3})
	whole, _ := page.encode(false)
	header := bytes.IndexByte(whole, '\n') + 1
	dir := t.TempDir()
	path := filepath.Join(dir, matchesDir, "cut"+recordEnding)
	fsys := healthy()
	fsys.lazy = true
	for size := range len(whole) + 1 {
		s := openStore(t, fsys, dir)
		if err := os.WriteFile(path, whole[:size], 0o600); err != nil {
			t.Fatal(err)
		}
		running := s.Running()
		if size < header {
			if len(running) != 0 || len(troubles(s)) != 0 {
				t.Fatalf("%d bytes: a match that never began is listed, or told of", size)
			}
			s.Close()
			continue
		}
		if len(running) != 1 || len(troubles(s)) != 0 {
			t.Fatalf("%d bytes: %d matches to resume", size, len(running))
		}
		l, err := s.Load(running[0].File)
		if err != nil {
			t.Fatalf("%d bytes: %v", size, err)
		}
		complete := bytes.Count(whole[header:size], []byte("\n"))
		if len(l.Entries) != min(complete, len(entries)) || !slices.Equal(l.Entries, entries[:len(l.Entries)]) {
			t.Fatalf("%d bytes: %d entries from %d lines", size, len(l.Entries), complete)
		}
		w, err := s.Continue(l)
		if err != nil {
			t.Fatal(err)
		}
		session, err := kompromat(t).Resume(l.Setup, l.Entries, w)
		if err != nil {
			t.Fatalf("%d bytes: %v", size, err)
		}
		s.Close()
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		after, err := decode(b, isKnown)
		if err != nil || after.torn || len(after.Entries) != session.Len() {
			t.Fatalf("%d bytes: gone on with, the record has %d entries of %d, error %v", size, len(after.Entries),
				session.Len(), err)
		}
	}
}

func TestDamagedRecordIsMovedAside(t *testing.T) {
	t.Parallel()
	setup := testSetup(4)
	entries, _ := entriesOf(t, setup, 20)
	page := pageOf("kompromat", setup, entries...)
	whole, _ := page.encode(false)
	lines := bytes.SplitAfter(whole, []byte("\n"))
	lines = lines[:len(lines)-1]
	const at = 10 // the damaged line, counted from 1
	join := func(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
	before, after := join(lines[:at-1]...), join(lines[at:]...)
	flipped := bytes.Clone(lines[at-1])
	flipped[len(flipped)/3] ^= 1
	cases := map[string][]byte{
		"garbage":      join(before, []byte("\x00\xff garbage \x00\n"), after),
		"changed bit":  join(before, flipped, after),
		"lost line":    join(before, after),
		"doubled line": join(before, lines[at-2], lines[at-1], after),
		"no JSON":      join(before, []byte("{\"seat\":\n"), after),
		"unknown":      join(before, []byte("{\"seat\":\"0\",\"move\":\"draw\",\"colour\":3}\n"), after),
		"illegal move": join(before, []byte("{\"seat\":\"1\",\"move\":\"stop\"}\n"), after),
		"no such seat": join(before, []byte("{\"seat\":\"4\",\"move\":\"stop\"}\n"), after),
	}
	for name, content := range cases {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			s := openStore(t, storage.Disk{}, dir)
			path := filepath.Join(dir, matchesDir, "x"+recordEnding)
			if err := os.WriteFile(path, content, 0o600); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path+damagedEnding+"1", []byte("older"), 0o600); err != nil {
				t.Fatal(err)
			}
			if got := len(s.Running()); got != 1 {
				t.Fatalf("%d matches to resume", got)
			}
			if got := troubles(s); !slices.Equal(got, []string{"record.damaged"}) {
				t.Errorf("troubles: %v", got)
			}
			kept, err := os.ReadFile(path + damagedEnding + "2")
			if err != nil || !bytes.Equal(kept, content) {
				t.Errorf("the damaged file was not kept as it was: %v", err)
			}
			l, err := s.Load("x" + recordEnding)
			if err != nil || !slices.Equal(l.Entries, entries[:at-2]) {
				t.Errorf("kept %d entries, error %v", len(l.Entries), err)
			}
			if got := troubles(s); len(got) != 0 {
				t.Errorf("told again: %v", got)
			}
		})
	}
}

func TestDamagedHeaderKeepsNothingButTheFile(t *testing.T) {
	t.Parallel()
	for name, content := range map[string]string{
		"foreign": "once upon a time\nthere was a spy\n",
		"broken":  `{"safehouse":2,"game":"kompromat","play` + "\n",
		"zeros":   strings.Repeat("\x00", 500),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			s := openStore(t, storage.Disk{}, dir)
			path := filepath.Join(dir, matchesDir, "x"+recordEnding)
			if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			if got := s.Running(); len(got) != 0 {
				t.Errorf("to resume: %+v", got)
			}
			if got := troubles(s); !slices.Equal(got, []string{"record.lost"}) {
				t.Errorf("troubles: %v", got)
			}
			if b, err := os.ReadFile(path + damagedEnding + "1"); err != nil || string(b) != content {
				t.Errorf("the file was not kept: %v", err)
			}
		})
	}
}

func TestUnknownVersionsAndGamesAreRefusedAndLeftAlone(t *testing.T) {
	t.Parallel()
	for key, content := range map[string]string{
		"record.rules":   `{"safehouse":3,"game":"kompromat","rules":99,"players":[]}` + "\n",
		"record.version": `{"safehouse":4,"game":"kompromat","whatever":[]}` + "\n",
		"record.game":    `{"safehouse":2,"game":"bridge","players":[{"name":"Ada"}]}` + "\n",
	} {
		t.Run(key, func(t *testing.T) {
			dir := t.TempDir()
			s := openStore(t, storage.Disk{}, dir)
			path := filepath.Join(dir, matchesDir, "x"+recordEnding)
			if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := s.Load("x" + recordEnding)
			if r, ok := errors.AsType[*game.Refusal](err); !ok || r.Key != key {
				t.Errorf("error %v", err)
			}
			if len(s.Running()) != 0 || !slices.Equal(troubles(s), []string{"record.skipped"}) {
				t.Error("it is listed, or nothing was told")
			}
			if b, err := os.ReadFile(path); err != nil || string(b) != content {
				t.Errorf("the file was touched: %v", err)
			}
		})
	}
}

func TestSecondProgramOpensReadOnly(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	first := openStore(t, storage.Disk{}, dir)
	setup := testSetup(5)
	w, _ := begin(t, first, setup)
	second := openStore(t, storage.Disk{}, dir)
	if second.mayWrite || !slices.Equal(troubles(second), []string{"record.second"}) {
		t.Fatal("the second program does not say that it is the second")
	}
	before, err := os.ReadFile(fileOf(dir, w))
	if err != nil {
		t.Fatal(err)
	}
	other, session := begin(t, second, testSetup(6))
	play(t, session, game.SeedOf(6), -1)
	other.Finish()
	l, err := second.Load(w.File())
	if err != nil {
		t.Fatal(err)
	}
	again, err := second.Continue(l)
	if err != nil {
		t.Fatal(err)
	}
	again.Append(game.Entry{Seat: 0, Move: "draw"})
	again.Close()
	names, err := storage.Disk{}.Names(filepath.Join(dir, matchesDir))
	if err != nil || len(names) != 1 {
		t.Errorf("the second program made files: %v %v", names, err)
	}
	if after, err := os.ReadFile(fileOf(dir, w)); err != nil || !bytes.Equal(after, before) {
		t.Errorf("the second program wrote: %v", err)
	}
	if second.Running() != nil || again.Kept() {
		t.Error("the second program promises to resume")
	}
	first.Close()
	if third := openStore(t, storage.Disk{}, dir); !third.mayWrite {
		t.Error("the lock was not given back")
	}
}

// TestWhoeverFindsALockHeldKeepsNothing: matches and settings may lie in two folders, which two programs may share
// both, or one of them; whoever finds one held leaves the other alone as well, and free for others.
func TestWhoeverFindsALockHeldKeepsNothing(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	in := func(name string) string { return filepath.Join(root, name) }
	open := func(data, beside string) *Store {
		t.Helper()
		s, err := Open(storage.Disk{}, in(data), in(beside), noon)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		return s
	}
	first := open("data", "settings")
	if why, barred := first.Barred(); first.Second() || barred {
		t.Fatalf("the first is told %q", why.Key)
	}
	for _, c := range []struct {
		data, beside string
		second       bool
	}{
		{"data", "settings", true}, {"data", "other settings", true}, {"other data", "settings", true},
		{"data", "data", true}, {"other data", "other settings", false}, {"all", "all", false},
	} {
		s := open(c.data, c.beside)
		if why, barred := s.Barred(); s.Second() != c.second || barred != c.second || c.second && why.Key != "record.second" {
			t.Errorf("with %s and %s: second %v, told %q", c.data, c.beside, s.Second(), why.Key)
		}
		if w, _ := begin(t, s, testSetup(3)); w.Kept() == c.second {
			t.Errorf("with %s and %s: a match is kept: %v", c.data, c.beside, w.Kept())
		}
		s.Close()
	}
	first.Close()
	if s := open("data", "settings"); s.Second() {
		t.Error("a lock was not given back")
	}
}

// TestAFolderBesideThatCannotBeLockedIsNoTrouble: matches are kept all the same.
func TestAFolderBesideThatCannotBeLockedIsNoTrouble(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	beside := filepath.Join(dir, "file")
	if err := os.WriteFile(beside, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := Open(storage.Disk{}, filepath.Join(dir, "data"), beside, noon)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if w, _ := begin(t, s, testSetup(4)); s.Second() || !w.Kept() {
		t.Error("no match is kept")
	}
}

// TestAFileOutsideTheStoreIsNeverWritten: a match that lies elsewhere is played on as a copy in the store, of a damaged
// one the moves before the damage, and where nothing can be kept it is only read.
func TestAFileOutsideTheStoreIsNeverWritten(t *testing.T) {
	t.Parallel()
	first := openStore(t, storage.Disk{}, t.TempDir())
	setup := testSetup(5)
	w, session := begin(t, first, setup)
	play(t, session, setup.Seed, 10)
	path, moves := fileOf(first.dir, w), session.Len()
	lies, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(lies, []byte("\n"))
	broken := bytes.Join(append(slices.Clone(lines[:5]), []byte("{}\n")), nil)
	barred := openStore(t, storage.Disk{}, t.TempDir())
	barred.mayWrite = false
	copied := []string{"record.damaged.elsewhere"}
	for name, c := range map[string]struct {
		content []byte
		house   *Store
		tells   []string
		kept    int
	}{
		"whole":                        {lies, openStore(t, storage.Disk{}, t.TempDir()), nil, 1},
		"damaged":                      {broken, openStore(t, storage.Disk{}, t.TempDir()), copied, 1},
		"whole, nothing can be kept":   {lies, barred, nil, 0},
		"damaged, nothing can be kept": {broken, barred, []string{"record.harmed"}, 0},
		"known":                        {lies, first, nil, 1},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "match.jsonl")
			if err := os.WriteFile(path, c.content, 0o600); err != nil {
				t.Fatal(err)
			}
			for round := range 2 { // A file that is opened again is the match that was played on.
				l, err := c.house.Adopt(path)
				if l == nil || (err == nil) != (c.tells == nil) {
					t.Fatalf("read: %v", err)
				}
				if got := troubles(c.house); round == 0 && !slices.Equal(got, c.tells) {
					t.Errorf("it tells %q", got)
				}
				if want := moves + 5*round; err == nil && c.kept > 0 && len(l.Entries) < want {
					t.Errorf("%d moves were kept of %d", len(l.Entries), want)
				}
				if err == nil {
					w, err := c.house.Continue(l)
					if err != nil {
						t.Fatal(err)
					}
					again, err := kompromat(t).Resume(l.Setup, l.Entries, w)
					if err != nil {
						t.Fatal(err)
					}
					play(t, again, setup.Seed, 5)
					w.Close()
				}
				if b, err := os.ReadFile(path); err != nil || !bytes.Equal(b, c.content) {
					t.Errorf("the file is no longer what it was: %v", err)
				}
				if names := mustRead(t, filepath.Dir(path)); len(names) != 1 {
					t.Errorf("beside the file there is %q", names)
				}
				if got := len(c.house.Running()); got != c.kept {
					t.Errorf("the house keeps %d", got)
				}
			}
		})
	}
}

// mustRead lists a folder.
func mustRead(t *testing.T, dir string) (names []string) {
	t.Helper()
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range all {
		names = append(names, entry.Name())
	}
	return names
}

func TestUnfinishedEndIsFinishedLater(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	setup := testSetup(7)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, -1)
	s.Close() // Killed between the last move and Finish.
	s = openStore(t, storage.Disk{}, dir)
	if got := s.Running(); len(got) != 0 {
		t.Errorf("a match that is over is offered: %+v", got)
	}
	b, err := os.ReadFile(fileOf(dir, w))
	if err != nil {
		t.Fatal(err)
	}
	if r, err := Verify(bytes.NewReader(b)); err != nil || !r.Fair {
		t.Errorf("verify: %+v %v", r, err)
	}
}

func TestFinishOpensNothingOfARunningMatch(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	setup := testSetup(8)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, 10)
	w.Finish()
	b, err := os.ReadFile(fileOf(dir, w))
	if err != nil || !bytes.Contains(b, []byte(`"hidden"`)) || bytes.Contains(b, []byte(`"seed"`)) {
		t.Errorf("the secrets lie open: %v", err)
	}
	if len(s.Running()) != 1 {
		t.Error("the match cannot be resumed")
	}
}

// TestRecordWrittenByHandIsGoneOnWith has a record without sums, seed and commitment, of which the store keeps a copy.
func TestRecordWrittenByHandIsGoneOnWith(t *testing.T) {
	t.Parallel()
	example, err := os.ReadFile(filepath.Join("testdata", "example"+recordEnding))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "by hand.txt")
	if err := os.WriteFile(path, example, 0o600); err != nil {
		t.Fatal(err)
	}
	s := openStore(t, storage.Disk{}, t.TempDir())
	l, err := s.Adopt(path)
	if err != nil {
		t.Fatal(err)
	}
	path = s.path(l.File)
	w, err := s.Continue(l)
	if err != nil {
		t.Fatal(err)
	}
	session, err := kompromat(t).Resume(l.Setup, l.Entries, w)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(path); err != nil || bytes.Contains(b, []byte("deal")) {
		t.Errorf("while it runs its secrets lie open: %v", err)
	}
	play(t, session, game.SeedOf(1), -1)
	w.Finish()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Verify(bytes.NewReader(b))
	if err != nil || !r.Over || r.Fair || r.Moves != session.Len() {
		t.Errorf("%+v %v", r, err)
	}
	if _, err := s.Continue(&Loaded{File: path, Over: true}); err == nil {
		t.Error("a match that is over was gone on with")
	}
}

func TestTwoMatchesOfOneSecondHaveTwoFiles(t *testing.T) {
	t.Parallel()
	s := openStore(t, storage.Disk{}, t.TempDir())
	a, _ := begin(t, s, testSetup(9))
	b, _ := begin(t, s, testSetup(10))
	if a.File() == b.File() || len(s.Running()) != 2 {
		t.Errorf("%s and %s", a.File(), b.File())
	}
}

func TestADiscardedMatchIsKeptUnderAnotherName(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	w, session := begin(t, s, testSetup(1))
	play(t, session, testSetup(1).Seed, 5)
	before, err := os.ReadFile(fileOf(dir, w))
	if err != nil {
		t.Fatal(err)
	}
	aside, ok := s.Discard(w.File())
	if !ok || len(s.Running()) != 0 {
		t.Fatalf("discarded %v, running %+v", ok, s.Running())
	}
	after, err := os.ReadFile(filepath.Join(dir, matchesDir, aside))
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the file that was put aside is not what it was: %v", err)
	}
	if _, err := os.Stat(fileOf(dir, w)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the match is still where it was: %v", err)
	}
	if got := troubles(s); len(got) != 0 {
		t.Errorf("troubles: %q", got)
	}
	if err := os.Rename(filepath.Join(dir, matchesDir, aside), fileOf(dir, w)); err != nil {
		t.Fatal(err)
	}
	if len(s.Running()) != 1 {
		t.Error("a match that gets its name back does not run again")
	}
}

// TestWhatIsDiscardedMakesRoomWhereItIsScarce puts matches aside as in a browser: the last of them can be brought back
// as long as the program runs, and nothing else takes room.
func TestWhatIsDiscardedMakesRoomWhereItIsScarce(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	s.cramped = true
	aside := ""
	for seed := range uint64(3) {
		w, session := begin(t, s, testSetup(seed))
		play(t, session, testSetup(seed).Seed, 5)
		ok := false
		if aside, ok = s.Discard(w.File()); !ok {
			t.Fatal("a match cannot be put aside")
		}
		if names, err := s.files.Names(s.matches()); err != nil || !slices.Equal(names, []string{aside}) {
			t.Errorf("after match %d %q take room: %v", seed, names, err)
		}
	}
	if !s.Restore(aside) || len(s.Running()) != 1 {
		t.Error("the last one that was put aside cannot be brought back")
	}
	if _, ok := s.Discard(s.Running()[0].File); !ok {
		t.Fatal("a match cannot be put aside")
	}
	forgetDiscarded(s)
	if names, err := s.files.Names(s.matches()); err != nil || len(names) != 0 {
		t.Errorf("at the next start %q still takes room: %v", names, err)
	}
}

func TestAMatchThatCannotBeDiscardedStays(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	w, _ := begin(t, s, testSetup(1))
	second := openStore(t, storage.Disk{}, dir)
	troubles(second)
	if _, ok := second.Discard(w.File()); ok {
		t.Error("a program that may not write discards a match")
	}
	if got := troubles(second); !slices.Equal(got, []string{"record.folder"}) {
		t.Errorf("troubles: %q", got)
	}
	if len(s.Running()) != 1 {
		t.Error("the match is gone")
	}
}
