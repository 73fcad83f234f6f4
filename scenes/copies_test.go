package scenes

import (
	"archive/zip"
	"bytes"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// hand is an exchange that keeps what is saved, and gives what is laid into it.
type hand struct {
	saved []byte
	gives chan Picked
}

func (h *hand) exchange() *Exchange {
	return &Exchange{
		Name: func() string { return "safehouse-2026-03-01.zip" },
		Save: func(name string, content []byte) (string, error) {
			h.saved = content
			return name, nil
		},
		Pick: func(int64) <-chan Picked { return h.gives },
	}
}

// withExchange gives a house a hand.
func (h *launcher) withExchange() *hand {
	with := &hand{gives: make(chan Picked, 1)}
	h.Exchange = with.exchange()
	return with
}

// bringBack has a page of copies take a file in, and gives the keys of what it says.
func bringBack(t *testing.T, h *launcher, with *hand, file Picked) (said []string) {
	t.Helper()
	s := newCopies(h).(*copies)
	s.pick()
	with.gives <- file
	for range 50 {
		s.Update(&input.Frame{X: -1, Y: -1})
		if s.bringing != nil {
			if text, _ := s.sentence(); text == "" {
				t.Error("nothing is said while matches are read")
			}
		}
	}
	for _, l := range s.said {
		said = append(said, l.Key)
	}
	return said
}

// TestACopyGoesFromOneHouseToAnother with matches and settings, and once more without doing anything.
func TestACopyGoesFromOneHouseToAnother(t *testing.T) {
	here, there := newHouse(t).withMatches(t, 2), newHouse(t)
	with, other := here.withExchange(), there.withExchange()
	here.st.Set(func(s *stage.Settings) { s.Effects, s.Lang = 15, words.French })
	from := newCopies(here).(*copies)
	from.save()
	if len(with.saved) == 0 || from.said[0].Key != "copies.saved" || from.said[0].Args[0] != game.Number(2) {
		t.Fatalf("saving says %v", from.said)
	}
	window := there.st.Settings.Window
	for _, want := range []string{"copies.brought", "copies.known"} {
		said := bringBack(t, there, other, Picked{Content: with.saved})
		if said[len(said)-1] != want {
			t.Errorf("bringing it back says %v, want %v", said, want)
		}
	}
	if n := len(there.store.Running()); n != 2 {
		t.Errorf("%d matches came", n)
	}
	if set := there.st.Settings; set.Effects != 15 || set.Window != window || there.st.Lang != words.French {
		t.Errorf("the settings are %+v, in %s", set, there.st.Lang)
	}
}

// TestWhatIsNoCopyChangesNothing: noise, nothing, a zip of something else, settings that are none, and too much.
func TestWhatIsNoCopyChangesNothing(t *testing.T) {
	pack := func(name, text string) []byte {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	h := newHouse(t)
	with, before := h.withExchange(), h.st.Settings
	for name, c := range map[string]struct {
		file Picked
		want string
	}{
		"nothing":          {Picked{}, "copies.foreign"},
		"noise":            {Picked{Content: []byte("PK\x03\x04 and so on")}, "copies.foreign"},
		"photographs":      {Picked{Content: pack("holiday.jpg", "x")}, "copies.foreign"},
		"broken settings":  {Picked{Content: pack("settings.json", "{")}, "copies.foreign"},
		"endless settings": {Picked{Content: pack("settings.json", string(make([]byte, 1<<20)))}, "copies.foreign"},
		"too large":        {Picked{TooLarge: true}, "copies.size"},
		"a broken record":  {Picked{Content: pack("matches/a.jsonl", "{")}, "copies.damaged"},
	} {
		said := bringBack(t, h, with, c.file)
		if len(said) == 0 || said[len(said)-1] != c.want {
			t.Errorf("%s says %v, want %s", name, said, c.want)
		}
	}
	if h.st.Settings != before || len(h.store.Running()) != 0 {
		t.Error("something was changed")
	}
}

// FuzzCopies takes in what anybody may have made: nothing breaks, and no match is kept that cannot be played.
func FuzzCopies(f *testing.F) {
	h := newHouse(f).withMatches(f, 1)
	with := h.withExchange()
	newCopies(h).(*copies).save()
	f.Add(with.saved)
	f.Add([]byte("PK\x05\x06" + string(make([]byte, 18))))
	f.Fuzz(func(t *testing.T, b []byte) {
		z, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
		if err != nil {
			return
		}
		into := newHouse(t)
		s := &copies{launcher: into}
		s.takeSettings(z)
		for i := into.store.Import(z); i.Step(); {
			continue
		}
		for _, sum := range into.store.Running() {
			if g, ok := catalog.Find(sum.Game); !ok || len(sum.Cast.Players) < g.MinSeats {
				t.Errorf("%+v was kept", sum)
			}
		}
		if _, more := into.store.Trouble(); more {
			t.Error("a record was kept that makes trouble")
		}
	})
}
