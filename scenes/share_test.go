package scenes

import (
	"archive/zip"
	"bytes"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// wholeMatch is the record of a match that is over.
func wholeMatch(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "game", "record", "testdata", "whole-"+name+".jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// sharing opens the page of a match that is over, in a house that has it.
func sharing(t testing.TB, name string) (*launcher, *share) {
	t.Helper()
	h := newHouse(t)
	h.withExchange()
	h.paint = func(_ *display.List, m theme.Metrics) image.Image {
		return image.NewRGBA(image.Rect(0, 0, int(m.W), int(m.H)))
	}
	file, err := h.store.Bring(wholeMatch(t, name))
	if err != nil {
		t.Fatal(err)
	}
	g, _ := h.games.Find(name)
	return h, newShare(h, g, file).(*share)
}

// TestAPictureTellsNoNamesUnlessTheyAreWanted reads the picture of the end of each game in both languages: persons are
// called by their names only where these are wanted, nothing in it can be pressed, and nobody is «you».
func TestAPictureTellsNoNamesUnlessTheyAreWanted(t *testing.T) {
	persons := map[string][]string{"kompromat": {"Ada"}, topSecret: {"Ada"}, getAdler: {"Ada", "Cid", "Dan"}}
	for game, names := range persons {
		for _, lang := range words.Languages() {
			for _, named := range []bool{false, true} {
				_, s := sharing(t, game)
				s.lang, s.named = lang, named
				l, _, err := s.end()
				if err != nil {
					t.Fatal(err)
				}
				var all []string
				for _, it := range l.Items {
					all = append(all, it.Text)
					if it.Role == display.Button {
						t.Errorf("%s: %q in the picture can be pressed", game, it.Label)
					}
				}
				text := strings.Join(all, " ")
				for _, name := range names {
					if strings.Contains(text, name) != named {
						t.Errorf("%s, %s: named is %v, and the picture says %q", game, lang, named, text)
					}
				}
			}
		}
	}
}

// TestAMatchLeavesTheHouseAndComesIntoAnother: the file that is saved is brought in by another house, once.
func TestAMatchLeavesTheHouseAndComesIntoAnother(t *testing.T) {
	h, s := sharing(t, topSecret)
	hand := h.withExchange()
	s.saveRecord()
	if s.alarming || !bytes.Equal(hand.saved, wholeMatch(t, topSecret)) {
		t.Fatalf("the record was not saved as it stands: %v", s.said)
	}
	there := newHouse(t)
	for range 2 {
		if said, ok := there.bring(hand.saved); !ok {
			t.Fatalf("the other house does not take it: %v", said)
		}
	}
	there.store.Running()
	for there.store.ReadFinished(1) {
	}
	if over, _, unread := there.store.Finished(); len(over) != 1 || unread != 0 {
		t.Errorf("the other house has %d matches, %d of them unreadable", len(over), unread)
	}
	s.savePicture()
	if _, err := png.Decode(bytes.NewReader(hand.saved)); s.alarming || err != nil {
		t.Errorf("no picture was saved: %v, %v", s.said, err)
	}
	h.Exchange.Save = func(string, []byte) (string, error) { return "", errors.New("no room") }
	if s.saveRecord(); !s.alarming {
		t.Error("that the record could not be saved is not said")
	}
	s.file = "none.jsonl"
	if s.savePicture(); !s.alarming {
		t.Error("that there is no record is not said")
	}
}

// TestWhatIsDroppedIsBroughtIn drops records, a copy, folders and things that are none: each is told of, and those that
// can be played are in the house.
func TestWhatIsDroppedIsBroughtIn(t *testing.T) {
	h := newHouse(t)
	var copied bytes.Buffer
	z := zip.NewWriter(&copied)
	w, err := z.Create("matches/20260102-030405-getadler.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(wholeMatch(t, getAdler)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	forged := bytes.Replace(wholeMatch(t, "kompromat"), []byte(`"move":"stop"`), []byte(`"move":"fly"`), 1)
	files := fstest.MapFS{
		"a.jsonl":     {Data: wholeMatch(t, topSecret)},
		"again.txt":   {Data: wholeMatch(t, topSecret)},
		"copy.zip":    {Data: copied.Bytes()},
		"empty":       {},
		"forged":      {Data: forged},
		"photo.png":   {Data: []byte("\x89PNG\r\n\x1a\n")},
		"sub/b.jsonl": {Data: wholeMatch(t, "kompromat")},
	}
	said := map[string]int{}
	tell := func(l game.Line) { said[l.Key]++ }
	var d dropped
	d.take(files, tell)
	for d.busy() {
		d.update(h, tell)
	}
	want := map[string]int{"bring.brought": 2, "bring.copy": 1, "record.foreign": 3, "bring.foreign": 1}
	for key, n := range want {
		if said[key] != n {
			t.Errorf("%s is said %d times, want %d: %v", key, said[key], n, said)
		}
	}
	h.store.Running()
	for h.store.ReadFinished(1) {
	}
	if over, _, _ := h.store.Finished(); len(over) != 2 {
		t.Errorf("%d matches were brought in, want 2", len(over))
	}
	many := fstest.MapFS{}
	for n := range mostDropped + 1 {
		many["f"+strings.Repeat("x", n)] = &fstest.MapFile{}
	}
	if d.take(many, tell); d.busy() || said["bring.many"] != 1 {
		t.Error("more files than can be brought in at a time are taken")
	}
}

// TestEveryCardOfAnEndHasItsFigure: both players of that match have put away a document of 60, and the last bar of a
// row has its figure as well, though the widths of the others do not quite add up.
func TestEveryCardOfAnEndHasItsFigure(t *testing.T) {
	_, s := sharing(t, topSecret)
	l, _, err := s.end()
	if err != nil {
		t.Fatal(err)
	}
	figures := 0
	for _, it := range l.Items {
		if it.Text == "60" {
			figures++
		}
	}
	if figures != 2 {
		t.Errorf("%d bars say 60, want 2", figures)
	}
}
