package record

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/storage"
)

// earlier is a record of KOMPROMAT as version 1 wrote it. In its match a seat declines all windows, is given a token
// and is not asked again though it holds Forged Papers: by K39 as it stands now the match cannot be replayed.
func earlier(t *testing.T, name string) (content []byte, l *Loaded) {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("testdata", "kompromat-"+name+"-1"+recordEnding))
	if err != nil {
		t.Fatal(err)
	}
	if l, err = decode(content, isKnown); err != nil {
		t.Fatal(err)
	}
	return content, l
}

func TestMatchesOfEarlierRulesAreVerified(t *testing.T) {
	t.Parallel()
	content, l := earlier(t, "finished")
	if r, err := Verify(bytes.NewReader(content)); err != nil || !r.Over || !r.Fair {
		t.Errorf("%+v %v", r, err)
	}
	l.Setup.Options = nil
	if _, err := replay(l); err == nil {
		t.Error("the match is one by the rules of today as well: nothing was tested")
	}
}

// TestLongNamesOfEarlierVersionsStayNames: they knew no shorter limit, and of this version a match with a longer name
// than a screen takes goes on, but is none that is verified.
func TestLongNamesOfEarlierVersionsStayNames(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("é", maxName)
	for begun, want := range []string{"setup.refused", "", ""} {
		l := emptyPage("kompromat", testSetup(1), noon())
		l.Setup.Players[0].Name, l.Header.Begun = long, begun
		l.Header.Commitment = headerOf(&l.Header, l.Setup).commitment(&l.Setup)
		content, _ := l.encode(false)
		read, err := decode(content, isKnown)
		if err != nil || read.Setup.Players[0].Name != long {
			t.Fatalf("begun in %d it is not opened: %v", begun, err)
		}
		got := ""
		if _, err := Verify(bytes.NewReader(content)); err != nil {
			got = err.(*Fault).Why.Key
		}
		if got != want {
			t.Errorf("begun in %d: %q, want %q", begun, got, want)
		}
	}
}

// TestMatchesOfEarlierRulesGoOn resumes half a match that version 1 wrote and plays it to the end that it had: what is
// written then says by itself which rules it followed.
func TestMatchesOfEarlierRulesGoOn(t *testing.T) {
	t.Parallel()
	content, half := earlier(t, "running")
	_, whole := earlier(t, "finished")
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	path := filepath.Join(dir, matchesDir, "x"+recordEnding)
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := s.Load("x" + recordEnding)
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
	for _, e := range whole.Entries[len(half.Entries):] {
		if e.Seat == game.Nature {
			continue
		}
		if err := session.SubmitText(e.Seat, e.Move); err != nil {
			t.Fatal(err)
		}
	}
	w.Finish()
	content, err = os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Verify(bytes.NewReader(content))
	if err != nil || !r.Over || !r.Fair || !bytes.HasPrefix(content,
		[]byte(`{"safehouse":3,"game":"kompromat","rules":2,"begun":1,"options":{"narrow":1}`)) {
		t.Errorf("%+v %v: %.80s", r, err, content)
	}
	if !slices.Equal(session.Record(), whole.Entries) {
		t.Error("the match came to another end")
	}
}
