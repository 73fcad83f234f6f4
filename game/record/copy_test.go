package record

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// zipOf packs files by their names.
func zipOf(t testing.TB, files map[string]string) *zip.Reader {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		f, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte(files[name])); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return unzip(t, b.Bytes())
}

func unzip(t testing.TB, b []byte) *zip.Reader {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// bring imports a copy to its end.
func bring(s *Store, z *zip.Reader) *Import {
	i := s.Import(z)
	for i.Step() {
	}
	return i
}

// content reads the records of a folder.
func content(t testing.TB, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	names, err := storage.Disk{}.Names(filepath.Join(dir, matchesDir))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		b, err := os.ReadFile(filepath.Join(dir, matchesDir, name))
		if err != nil {
			t.Fatal(err)
		}
		all[name] = string(b)
	}
	return all
}

// TestACopyBringsEveryMatchBack, running and over, into another store; a second time there is nothing to bring.
func TestACopyBringsEveryMatchBack(t *testing.T) {
	t.Parallel()
	here, there := t.TempDir(), t.TempDir()
	s := openStore(t, storage.Disk{}, here)
	for seed, decisions := range []int{3, 20, -1} {
		w, session := begin(t, s, testSetup(uint64(seed)))
		play(t, session, testSetup(uint64(seed)).Seed, decisions)
		w.Finish()
	}
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	if n, err := s.Export(w); err != nil || n != 3 || w.Close() != nil {
		t.Fatalf("%d records are in the copy (%v)", n, err)
	}
	other := openStore(t, storage.Disk{}, there)
	for _, want := range [][2]int{{3, 0}, {0, 3}} {
		i := bring(other, unzip(t, b.Bytes()))
		if i.Brought != want[0] || i.Known != want[1] || i.Damaged != 0 || i.Full {
			t.Errorf("brought %d, known %d, damaged %d, want %v", i.Brought, i.Known, i.Damaged, want)
		}
	}
	if got, want := content(t, there), content(t, here); !maps.Equal(got, want) {
		t.Errorf("the stores differ: %v and %v", slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
	}
	if len(other.Running()) != 2 {
		t.Errorf("%d matches can be gone on with, want 2", len(other.Running()))
	}
}

// TestTheMatchThatCameFurtherIsKept, here or in the copy; the other one is not lost.
func TestTheMatchThatCameFurtherIsKept(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	w, session := begin(t, s, testSetup(1))
	play(t, session, testSetup(1).Seed, 5)
	w.Close()
	early := content(t, dir)[w.File()]
	l, err := s.Load(w.File())
	if err != nil {
		t.Fatal(err)
	}
	w, err = s.Continue(l)
	if err != nil {
		t.Fatal(err)
	}
	session, err = kompromat(t).Resume(l.Setup, l.Entries, w)
	if err != nil {
		t.Fatal(err)
	}
	play(t, session, testSetup(1).Seed, 6)
	w.Close()
	name, late := w.File(), content(t, dir)[w.File()]
	if i := bring(s, zipOf(t, map[string]string{"matches/" + name: early})); i.Known != 1 ||
		content(t, dir)[name] != late {
		t.Errorf("an earlier state took the place of a later one: %+v", i)
	}
	if err := os.WriteFile(filepath.Join(dir, matchesDir, name), []byte(early), 0o600); err != nil {
		t.Fatal(err)
	}
	i := bring(s, zipOf(t, map[string]string{"matches/" + name: late}))
	if all := content(t, dir); i.Brought != 1 || all[name] != late || all[name+discardedEnding+"1"] != early {
		t.Errorf("after a later state came there are %v, %+v", slices.Sorted(maps.Keys(all)), i)
	}
	// Another match of the same second, twice.
	w, session = begin(t, openStore(t, storage.Disk{}, t.TempDir()), testSetup(2))
	play(t, session, testSetup(2).Seed, 5)
	w.Close()
	foreign, err := os.ReadFile(w.path)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		bring(s, zipOf(t, map[string]string{"matches/" + name: string(foreign)}))
	}
	second := strings.TrimSuffix(name, recordEnding) + "-2" + recordEnding
	if all := content(t, dir); all[name] != late || all[second] != string(foreign) || len(all) != 3 {
		t.Errorf("two matches of one second give %v", slices.Sorted(maps.Keys(all)))
	}
}

// TestACopyIsReadAsHostile: no name in it leads out of the store, no size in it makes reading long, and what is no
// record is left out.
func TestACopyIsReadAsHostile(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	s := openStore(t, storage.Disk{}, dir)
	good, _ := begin(t, openStore(t, storage.Disk{}, t.TempDir()), testSetup(1))
	good.Close()
	b, err := os.ReadFile(good.path)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{
		"matches/20260301-120000-kompromat.jsonl": string(b),
		"matches/empty.jsonl":                     "",
		"matches/damaged.jsonl":                   string(b) + "{\"seat\":\"9\"}\n",
		"matches/bomb.jsonl":                      firstMember + strings.Repeat(" ", 8<<20),
	}
	for _, name := range []string{"../x.jsonl", "matches/../x.jsonl", "matches/../../x.jsonl", "/etc/x.jsonl",
		"matches/a/b.jsonl",
		`matches\x.jsonl`, "matches/.jsonl", "matches/lock", "matches/x.jsonl.tmp", "matches/-x.jsonl", "matches/" +
			strings.Repeat("x", 300) + ".jsonl",
		"settings.json", "matches/x\x00.jsonl", "MATCHES/x.jsonl"} {
		files[name] = string(b)
	}
	i := bring(s, zipOf(t, files))
	if i.Brought != 1 || i.Damaged != 3 {
		t.Errorf("brought %d, damaged %d", i.Brought, i.Damaged)
	}
	if all := slices.Collect(maps.Keys(content(t, dir))); len(all) != 1 || all[0] != "20260301-120000-kompromat.jsonl" {
		t.Errorf("the store holds %v", all)
	}
	if out, err := filepath.Glob(filepath.Join(filepath.Dir(dir), "*")); err != nil || len(out) != 1 {
		t.Errorf("beside the store lie %v (%v)", out, err)
	}
	// Matches that all began in one second are read anew for each that comes: of many some are left out, and of many files
	// of one name the first is taken.
	foreign := make([]string, 2*mostOfOneSecond)
	for n := range foreign {
		foreign[n] = fmt.Sprintf(
			`{"safehouse":2,"game":"kompromat","players":[{"name":"A%d"},{"name":"B"}],"nonce":"%x","commitment":"%s"}`+"\n",
			n, n, hexSum(string(make([]byte, 32)), binary.BigEndian.AppendUint64(nil, uint64(n))))
	}
	var twins bytes.Buffer
	w := zip.NewWriter(&twins)
	for _, text := range foreign {
		f, err := w.Create("matches/twin.jsonl")
		if err == nil {
			_, err = f.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if i := bring(s, unzip(t, twins.Bytes())); i.Brought != 1 || i.Damaged+i.Known != 0 {
		t.Errorf("of files of one name %d were brought, %d damaged", i.Brought, i.Damaged)
	}
	brought := 1
	for _, text := range foreign[1:] {
		brought += bring(s, zipOf(t, map[string]string{"matches/twin.jsonl": text})).Brought
	}
	if brought != mostOfOneSecond-1 {
		t.Errorf("of matches of one second %d were brought", brought)
	}
	// A file that says that it is a link is no more than what stands in it.
	var linked bytes.Buffer
	w = zip.NewWriter(&linked)
	link := &zip.FileHeader{Name: "matches/link.jsonl"}
	link.SetMode(0o777 | fs.ModeSymlink)
	f, err := w.CreateHeader(link)
	if err == nil {
		_, err = f.Write([]byte("../../outside.jsonl"))
	}
	outside := filepath.Join(filepath.Dir(dir), "outside.jsonl")
	if err = errors.Join(err, w.Close(), os.WriteFile(outside, b, 0o600)); err != nil {
		t.Fatal(err)
	}
	if i := bring(s, unzip(t, linked.Bytes())); i.Brought != 0 || i.Damaged != 1 {
		t.Errorf("of a link %d were brought", i.Brought)
	}
	// What is unpacked in all is bounded, though each of the files is not too large: what comes after that is left out.
	large := map[string]string{"matches/z.jsonl": string(b)}
	for n := range mostBytes / largestRecord {
		large[fmt.Sprintf("matches/%d.jsonl", n)] = strings.Repeat(" ", largestRecord)
	}
	if i := bring(s, zipOf(t, large)); i.Brought != 0 || i.Damaged != len(large) {
		t.Errorf("after too many bytes %d were brought", i.Brought)
	}
	many := map[string]string{}
	for n := range mostFiles + 50 {
		many[fmt.Sprintf("matches/%d.jsonl", n)] = "{}"
	}
	if i := bring(s, zipOf(t, many)); i.Damaged != mostFiles {
		t.Errorf("%d of too many were looked at", i.Damaged)
	}
}

// TestACopyThatDoesNotFitSaysSo and loses nothing.
func TestACopyThatDoesNotFitSaysSo(t *testing.T) {
	t.Parallel()
	fsys := healthy()
	s := openStore(t, fsys, t.TempDir())
	good, _ := begin(t, openStore(t, storage.Disk{}, t.TempDir()), testSetup(1))
	good.Close()
	b, err := os.ReadFile(good.path)
	if err != nil {
		t.Fatal(err)
	}
	fsys.set(func() { fsys.room = 10 })
	if i := bring(s, zipOf(t, map[string]string{"matches/a.jsonl": string(b)})); !i.Full || i.Brought != 0 {
		t.Errorf("%+v", i)
	}
	fsys.set(func() { fsys.room = -1 })
	if i := bring(s, zipOf(t, map[string]string{"matches/a.jsonl": string(b)})); i.Full || i.Brought != 1 {
		t.Errorf("%+v", i)
	}
}

// TestTheChainGoesOnElsewhere leaves a match in the middle of a line, carries it to another folder as a copy, and plays
// it to its end there: each line still has the sum that it had when it was first written, though it was scrambled then,
// and the record proves what was promised.
func TestTheChainGoesOnElsewhere(t *testing.T) {
	t.Parallel()
	here, there := t.TempDir(), t.TempDir()
	s := openStore(t, healthy(), here)
	setup := testSetup(12)
	w := s.Create("kompromat", setup)
	if !w.AddWords("blue kettle") || w.AddWords("") || w.AddWords("two\nlines") || w.AddWords(strings.Repeat("x", 81)) {
		t.Error("words that can be added are not, or others are")
	}
	setup.Words = []string{"blue kettle"}
	session, err := kompromat(t).New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	if w.AddWords("too late") {
		t.Error("words are added when cards have been dealt")
	}
	play(t, session, setup.Dealing(), 30)
	promise, seal := w.Tokens()
	w.Close()
	if promise == (Token{}) || seal != (Token{}) {
		t.Errorf("a match that runs has promised %+v and is sealed with %+v", promise, seal)
	}
	written := read(t, fileOf(here, w))
	torn := append(bytes.Clone(written), `{"seat":"1","mo`...)
	if err := os.WriteFile(fileOf(here, w), torn, 0o600); err != nil {
		t.Fatal(err)
	}
	var copied bytes.Buffer
	z := zip.NewWriter(&copied)
	if n, err := s.Export(z); n != 1 || err != nil || z.Close() != nil {
		t.Fatalf("%d records, %v", n, err)
	}
	other := openStore(t, healthy(), there)
	back, err := zip.NewReader(bytes.NewReader(copied.Bytes()), int64(copied.Len()))
	if err != nil {
		t.Fatal(err)
	}
	for in := other.Import(back); in.Step(); {
	}
	l, err := other.Load(other.Running()[0].File)
	if err != nil {
		t.Fatal(err)
	}
	w, err = other.Continue(l)
	if err != nil {
		t.Fatal(err)
	}
	if session, err = kompromat(t).Resume(l.Setup, l.Entries, w); err != nil {
		t.Fatal(err)
	}
	play(t, session, setup.Dealing(), -1)
	w.Finish()
	finished := read(t, fileOf(there, w))
	sums := func(b []byte) (all []string) {
		for line := range bytes.Lines(b) {
			all = append(all, string(line[bytes.LastIndex(line, []byte(sumMark)):]))
		}
		return all
	}
	before, after := sums(written), sums(finished)
	if len(after) <= len(before) || !slices.Equal(after[:len(before)], before) {
		t.Error("lines were summed up anew")
	}
	r, err := Verify(bytes.NewReader(finished))
	kept, seal := w.Tokens()
	if err != nil || !r.Fair || kept != promise || *r.Promise != promise || *r.Seal != seal || r.Saw(promise.Code,
		seal.Code) != nil || !slices.Equal(r.Words, setup.Words) {
		t.Errorf("%+v %v; promised %v, then %v, sealed %v", r, err, promise, kept, seal)
	}
	list := strings.Repeat("cello harp lute drum ", 64)
	if fault := r.Saw(strings.ToUpper(promise.In(list).Words), " "+strings.ToLower(seal.Code), list); fault != nil {
		t.Error(fault)
	}
}

// TestBringKeepsAMatchOnce brings the record of a match in twice, one that is forged, one that is none and one that is
// too large.
func TestBringKeepsAMatchOnce(t *testing.T) {
	store := openStore(t, storage.Disk{}, t.TempDir())
	content, err := os.ReadFile(filepath.Join("testdata", "whole-topsecret.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	first, err := store.Bring(content)
	if err != nil {
		t.Fatal(err)
	}
	again, err := store.Bring(content)
	if err != nil || again != first {
		t.Errorf("the second time it is %q, after %q: %v", again, first, err)
	}
	if l, err := store.Load(first); err != nil || !l.Over {
		t.Errorf("what was brought in cannot be loaded: %v", err)
	}
	for name, bad := range map[string][]byte{
		"forged":    bytes.Replace(content, []byte("play agent"), []byte("play mole"), 1),
		"nothing":   nil,
		"no record": []byte("Dear Safehouse,\n"),
		"too large": append(bytes.Clone(content), bytes.Repeat([]byte("\n"), largestRecord)...),
	} {
		if _, err := store.Bring(bad); err == nil {
			t.Errorf("a record that is %s was brought in", name)
		} else if _, ok := errors.AsType[*game.Refusal](err); !ok {
			t.Errorf("a record that is %s is refused without a sentence: %v", name, err)
		}
	}
}

// TestWhatWasNotSoIsNotTakenIn: a finished match that says another deal, one name twice or an option that there is not
// would count among one's own; and no other end takes the place of one's own.
func TestWhatWasNotSoIsNotTakenIn(t *testing.T) {
	t.Parallel()
	for _, g := range catalog.Games() {
		store, truth := openStore(t, storage.Disk{}, t.TempDir()), trueRecord(t, g)
		own, _ := truth.encode(true)
		file, err := store.Bring(own)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range forgeries {
			l := trueRecord(t, g)
			if f.page == nil || f.by != author || f.key == "" || f.key == "record.why.promise" || !f.page(l) {
				continue
			}
			l.recommit()
			b, _ := l.encode(true)
			if kept, err := store.Bring(b); err == nil && kept != file {
				if brought, err := store.Load(kept); err != nil || brought.Over {
					t.Errorf("%s, %s: taken in", g.Name, f.name)
				}
			}
		}
		l := trueRecord(t, g)
		if !otherMove(false)(l) {
			continue
		}
		other, _ := l.encode(true)
		for _, b := range [][]byte{other, own} {
			if kept, err := store.Bring(b); err != nil || kept != file {
				t.Errorf("%s: another end of the same match is %q, %v", g.Name, kept, err)
			}
			if kept, err := store.Content(file); err != nil || !bytes.Equal(kept, own) {
				t.Errorf("%s: another end took the place of one's own: %v", g.Name, err)
			}
		}
	}
}
