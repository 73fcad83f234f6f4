package record

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/game/storage"
)

// fill puts copies of a running match into a store, as if each had been begun in a second of its own.
func fill(tb testing.TB, dir string, matches int) {
	tb.Helper()
	s, err := Open(storage.Disk{}, dir, "", noon)
	if err != nil {
		tb.Fatal(err)
	}
	w, session := begin(tb, s, testSetup(1))
	play(tb, session, testSetup(1).Seed, 60)
	s.Close()
	b, err := os.ReadFile(fileOf(dir, w))
	if err != nil {
		tb.Fatal(err)
	}
	for n := range matches - 1 {
		name := fmt.Sprintf("20250101-%06d-kompromat%s", n, recordEnding)
		if err := os.WriteFile(filepath.Join(dir, matchesDir, name), b, 0o600); err != nil {
			tb.Fatal(err)
		}
	}
}

// files are those of matches, in order.
func files(of []Summary) (names []string) {
	for _, sum := range of {
		names = append(names, sum.File)
	}
	return names
}

// soFar lists what is known at once, and then reads on to the end.
func soFar(t *testing.T, s *Store) (first string, all []string) {
	t.Helper()
	running, more := s.RunningSoFar()
	if len(running) > 0 {
		first = running[0].File
	}
	for more {
		more = s.ReadOn(1)
	}
	running, more = s.RunningSoFar()
	if more || !slices.Equal(files(running), files(s.Running())) {
		t.Errorf("read on to the end it lists %v, at once %v", files(running), files(s.Running()))
	}
	return first, files(running)
}

// sit goes on with a match of a store for that many decisions.
func sit(t *testing.T, s *Store, file string, decisions int) {
	t.Helper()
	l, err := s.Load(file)
	if err != nil {
		t.Fatal(err)
	}
	w, err := s.Continue(l)
	if err != nil {
		t.Fatal(err)
	}
	session, err := kompromat(t).Resume(l.Setup, l.Entries, w)
	if err != nil {
		t.Fatal(err)
	}
	play(t, session, l.Setup.Seed, decisions)
	w.Close()
}

// TestTheMatchPlayedLastStandsFirst, whatever clocks and dates say: matches are begun while the clock goes back, gone
// on with in another order, looked at, kept through a folder that is copied, touched, or has lost its index; those of
// earlier versions come after them, in the order in which they began.
func TestTheMatchPlayedLastStandsFirst(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	now := noon()
	open := func(dir string) *Store {
		t.Helper()
		s, err := Open(storage.Disk{}, dir, "", func() time.Time { return now })
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		return s
	}
	s := open(dir)
	var names []string
	for n := range uint64(6) {
		w, session := begin(t, s, testSetup(n))
		play(t, session, testSetup(n).Seed, 5)
		w.Close()
		names = append(names, w.File())
		now = now.Add(-time.Hour)
	}
	// As an earlier version would have left it.
	old := "20990101-000000-kompromat" + recordEnding
	setup := testSetup(9)
	entries, _ := entriesOf(t, setup, 4)
	page := pageOf("kompromat", setup, entries...)
	content, _ := page.encode(false)
	if err := os.WriteFile(filepath.Join(dir, matchesDir, old), content, 0o600); err != nil {
		t.Fatal(err)
	}
	want := []string{names[5], names[4], names[3], names[2], names[1], names[0], old}
	check := func(what string, s *Store) {
		t.Helper()
		if first, all := soFar(t, s); first != want[0] || !slices.Equal(all, want) {
			t.Errorf("%s: first %s, all %v, want %v", what, first, all, want)
		}
	}
	check("as they were begun", s)
	last := func(name string) {
		want = slices.Insert(slices.DeleteFunc(want, func(n string) bool { return n == name }), 0, name)
	}
	sit(t, s, names[2], 1)
	last(names[2])
	check("one was gone on with", s)
	sit(t, s, names[0], 0)
	check("one was looked at", s)
	sit(t, s, old, 1)
	last(old)
	check("one of an earlier version was gone on with", s)
	s.Close()

	same := time.Unix(1_000_000_000, 0)
	for _, name := range want {
		if err := os.Chtimes(filepath.Join(dir, matchesDir, name), same, same); err != nil {
			t.Fatal(err)
		}
	}
	s = open(dir)
	check("all of one date", s)
	sit(t, s, names[4], 1)
	last(names[4])
	check("gone on with after that", s)
	s.Close()

	there := t.TempDir()
	if err := os.CopyFS(filepath.Join(there, matchesDir), os.DirFS(filepath.Join(dir, matchesDir))); err != nil {
		t.Fatal(err)
	}
	s = open(there)
	check("copied without what is known of them", s)
	sit(t, s, names[1], 1)
	last(names[1])
	check("gone on with there", s)
	if aside, ok := s.Discard(names[1]); ok {
		want = want[1:]
		check("one discarded", s)
		if err := os.Rename(filepath.Join(there, matchesDir, aside), filepath.Join(there, matchesDir, names[1])); err != nil {
			t.Fatal(err)
		}
		want = slices.Insert(want, 0, names[1])
		check("and brought back", s)
	}
}

// counting counts what is read of records.
type counting struct {
	storage.Disk
	read int
}

func (c *counting) Read(path string, most int64) ([]byte, error) {
	if strings.HasSuffix(path, recordEnding) {
		c.read++
	}
	return c.Disk.Read(path, most)
}

// TestAStartReadsWhatHasChanged and no more than it must of that: of hundreds of records, those that were played
// last, until one is found that goes on. Records that are over, damaged or of another version stand above them.
func TestAStartReadsWhatHasChanged(t *testing.T) {
	t.Parallel()
	const matches = 60
	dir := t.TempDir()
	fill(t, dir, matches)
	s := openStore(t, storage.Disk{}, dir)
	setup := testSetup(2)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, -1)
	w.Close() // Over, and never finished.
	last, session := begin(t, s, testSetup(3))
	play(t, session, testSetup(3).Seed, 3)
	last.Close()
	for n := range 2 * surveyAtOnce {
		path := filepath.Join(dir, matchesDir, fmt.Sprint("9", n, recordEnding))
		text := fmt.Sprintf(`{"safehouse":99,"game":"x"}`+"\n"+`{"note":{"kind":"played","n":%d}}`+"\n", 100+n)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s.Close()
	disk := &counting{}
	s = openStore(t, disk, dir)
	running, more := s.RunningSoFar()
	if len(running) == 0 || running[0].File != last.File() || !more {
		t.Fatalf("it lists %v first, more %v", running[0].File, more)
	}
	if got := troubles(s); got != nil {
		t.Errorf("told before all is known: %v", got)
	}
	if n := len(files(s.Running())); n != matches+1 {
		t.Errorf("%d matches", n)
	}
	if got := troubles(s); !slices.Equal(got, []string{"record.skipped.more"}) {
		t.Errorf("told %v", got)
	}
	s.Close()
	disk.read = 0
	s = openStore(t, disk, dir)
	all := s.Running()
	if len(all) != matches+1 || all[0].File != last.File() || !reflect.DeepEqual(all[0].Cast, testSetup(3).Cast()) ||
		all[0].Standing != session.Standing() {
		t.Errorf("%d matches, the first %+v", len(all), all[0])
	}
	if strange := 2 * surveyAtOnce; disk.read > 2*strange+2 {
		t.Errorf("%d records were read again", disk.read-strange)
	}
	if got := troubles(s); got != nil {
		t.Errorf("told again: %v", got)
	}
}

// TestWhatCannotBeOpenedIsToldOnce, at whatever start, however often it changes, and not again once it was told; a
// match that can be opened after all is listed.
func TestWhatCannotBeOpenedIsToldOnce(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fill(t, dir, 1)
	good, err := os.ReadFile(filepath.Join(dir, matchesDir, files(openOnce(t, storage.Disk{}, dir, nil))[0]))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, matchesDir, "x"+recordEnding)
	put := func(text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put(`{"safehouse":3,"game":"kompromat"}` + "\n")
	openOnce(t, storage.Disk{}, dir, []string{"record.skipped"})
	openOnce(t, storage.Disk{}, dir, nil)
	put(`{"safehouse":3,"game":"kompromat"}` + "\n{}\n")
	openOnce(t, storage.Disk{}, dir, nil)
	put(string(good))
	if n := len(openOnce(t, storage.Disk{}, dir, nil)); n != 2 {
		t.Errorf("a match that can be opened now is not listed: %d", n)
	}
	put(`{"safehouse":3,"game":"kompromat"}` + "\n")
	openOnce(t, storage.Disk{}, dir, []string{"record.skipped"})

	put(string(good))
	shut := &locked{path: path}
	if n := len(openOnce(t, shut, dir, []string{"record.unreadable"})); n != 1 {
		t.Errorf("%d matches beside one that cannot be read", n)
	}
	openOnce(t, shut, dir, nil)
	if n := len(openOnce(t, storage.Disk{}, dir, nil)); n != 2 {
		t.Errorf("a match that can be read again is not listed: %d", n)
	}
}

// locked is a disk on which one file cannot be read.
type locked struct {
	storage.Disk
	path string
}

func (l *locked) Read(path string, most int64) ([]byte, error) {
	if path == l.path {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrPermission}
	}
	return l.Disk.Read(path, most)
}

// openOnce is a start of the program up to the list of matches.
func openOnce(t testing.TB, disk storage.Files, dir string, told []string) []Summary {
	t.Helper()
	s, err := Open(disk, dir, "", noon)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	running := s.Running()
	if got := troubles(s); !slices.Equal(got, told) {
		t.Errorf("told %v, want %v", got, told)
	}
	return running
}

// TestAStartThatIsCutShortLosesNothing: what was found out is kept, and what the player has not heard of is told next
// time.
func TestAStartThatIsCutShortLosesNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fill(t, dir, 3*surveyAtOnce)
	path := filepath.Join(dir, matchesDir, "9"+recordEnding)
	if err := os.WriteFile(path, []byte(`{"safehouse":3,"game":"kompromat"}`+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := openStore(t, storage.Disk{}, dir)
	if _, more := s.RunningSoFar(); !more {
		t.Fatal("everything is known at once")
	}
	s.Close()
	disk := &counting{}
	if n := len(openOnce(t, disk, dir, []string{"record.skipped"})); n != 3*surveyAtOnce {
		t.Errorf("%d matches", n)
	}
	if most := 3*surveyAtOnce + 1 - surveyAtOnce; disk.read > most {
		t.Errorf("%d records were read, want %d at most", disk.read, most)
	}
}

// TestAnIndexIsNotBelievedBlindly: whatever stands in it, the matches are listed as they are.
func TestAnIndexIsNotBelievedBlindly(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fill(t, dir, 3)
	want := openOnce(t, storage.Disk{}, dir, nil)
	name := filepath.Join(dir, indexName)
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "{", "null", "[]", `{"version":1}`, `{"version":1,"played":-5,"files":null}`, string(whole[:len(whole)/2]),
		strings.ReplaceAll(string(whole), `"version":1`, `"version":2`),
		strings.ReplaceAll(string(whole), `"seats":2`, `"seats":77`),
		strings.ReplaceAll(string(whole), `"Game":"kompromat"`, `"Game":"bridge"`),
		strings.ReplaceAll(string(whole), `"stamp":"`, `"stamp":"1`),
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := openOnce(t, storage.Disk{}, dir, nil); !reflect.DeepEqual(got, want) {
			t.Errorf("with %.80s it lists %+v", text, got)
		}
	}
	left := name + ".ABCDEFGH" + storage.TemporaryEnding
	if err := os.WriteFile(left, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	openOnce(t, storage.Disk{}, dir, nil)
	if _, err := os.Stat(left); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what a kill left of an index is still there: %v", err)
	}
	if err := errors.Join(os.Remove(name), os.Mkdir(name, 0o700)); err != nil {
		t.Fatal(err)
	}
	if got := openOnce(t, storage.Disk{}, dir, nil); !reflect.DeepEqual(got, want) {
		t.Errorf("with a folder in its place it lists %+v", got)
	}
}

// TestWhatIsNoRecordIsPassedOver: folders, pipes and links that lead nowhere, under the names of records.
func TestWhatIsNoRecordIsPassedOver(t *testing.T) {
	dir := t.TempDir()
	fill(t, dir, 1)
	at := func(n int) string { return filepath.Join(dir, matchesDir, fmt.Sprint("9", n, recordEnding)) }
	if err := os.Mkdir(at(1), 0o700); err != nil {
		t.Fatal(err)
	}
	_ = os.Symlink(filepath.Join(dir, "nowhere"), at(2))
	_ = exec.Command("mkfifo", at(3)).Run()
	if got := openOnce(t, storage.Disk{}, dir, nil); len(got) != 1 {
		t.Errorf("it lists %v", files(got))
	}
}

// BenchmarkRunning is what 500 matches that can be gone on with cost before the menu is there: at the first start, of
// which nothing is known yet, at every other, and where the list of them is opened at once.
func BenchmarkRunning(b *testing.B) {
	dir := b.TempDir()
	fill(b, dir, 500)
	for _, c := range []struct {
		name  string
		known bool
		list  func(s *Store) int
	}{
		{"first", false, func(s *Store) int { running, _ := s.RunningSoFar(); return len(running) }},
		{"first, all", false, func(s *Store) int { return len(s.Running()) }},
		{"again", true, func(s *Store) int { running, _ := s.RunningSoFar(); return len(running) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			if c.known {
				openOnce(b, storage.Disk{}, dir, nil)
			}
			for b.Loop() {
				if !c.known {
					b.StopTimer()
					_ = os.Remove(filepath.Join(dir, indexName))
					b.StartTimer()
				}
				s, err := Open(storage.Disk{}, dir, "", noon)
				if err != nil {
					b.Fatal(err)
				}
				if n := c.list(s); n == 0 {
					b.Fatal("no matches")
				}
				s.Close()
			}
		})
	}
}
