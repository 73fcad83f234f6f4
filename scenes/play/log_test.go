package play

import (
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
)

func TestTheLogKeepsPaceWithWhatIsShown(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1920, 1080)
	r.st.Settings.Speed = 100
	m, err := kompromat.NewMatch(setupOf("ee", 3), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.open(m, false)
	gates := 0
	for range 20000 {
		r.wait(1)
		if !r.table.show.gate {
			continue
		}
		gates++
		g := &r.table.log
		last := g.rows[g.shown-1].line
		first := g.shown - 1
		for !g.rows[first].first {
			first--
		}
		said := r.st.Measure.Wrap(r.table.reader().Say(r.table.show.line), 0, g.metrics.Size(0, smallSize), g.width)
		if g.rows[first].text != said[0] {
			t.Fatalf("line %d of %d of the log is %q, shown was %q", last, g.lines, g.rows[first].text, said[0])
		}
		if gates > 3 {
			return
		}
		r.table.skip()
	}
	t.Error("no result was shown")
}
