package lessons

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
)

func TestASurpriseIsExplainedOnce(t *testing.T) {
	stolen := game.Say("log.topsecret.stolen", game.SeatName(2), game.Word("card.mole"), game.SeatName(0))
	s := Explain(stolen, 0, "")
	if s == nil || s.Ruling != "T7" {
		t.Fatalf("a theft from the reader is explained by %+v", s)
	}
	if again := Explain(stolen, 0, s.ToldWith("kompromat.bust")); again != nil {
		t.Errorf("it is explained again: %+v", again)
	}
	if s.ToldWith("kompromat.bust") != "kompromat.bust "+s.id() || s.ToldWith("") != s.id() {
		t.Errorf("what is kept is %q", s.ToldWith("kompromat.bust"))
	}
}

func TestASurpriseConcernsItsReader(t *testing.T) {
	bust := game.Say("log.kompromat.bust", game.SeatName(1), game.Halves(46), game.Word("mission.general"))
	stolen := game.Say("log.topsecret.stolen", game.SeatName(2), game.Word("card.mole"), game.SeatName(0))
	exploded := game.Say("log.topsecret.exploded", game.Number(1))
	for _, c := range []struct {
		line   game.Line
		reader game.Seat
		want   string
	}{
		{bust, 1, "why.first.kompromat.bust"}, {bust, 0, "why.first.kompromat.theirs"}, {bust, game.Table, ""},
		{stolen, 0, "why.first.topsecret.stolen"}, {stolen, 2, ""}, {stolen, game.Table, ""},
		{exploded, 3, "why.first.topsecret.exploded"}, {exploded, game.Table, "why.first.topsecret.exploded"},
		{game.Say("log.topsecret.turn", game.Number(3), game.SeatName(0)), 0, ""},
	} {
		got := ""
		if s := Explain(c.line, c.reader, ""); s != nil {
			got = s.Says
		}
		if got != c.want {
			t.Errorf("%q for %v is explained by %q, not %q", c.line.Key, c.reader, got, c.want)
		}
	}
}

// TestSurprisesAreOfMatches has every surprise hang on a sentence that some game says, and be kept under a name of its
// own.
func TestSurprisesAreOfMatches(t *testing.T) {
	var ids []string
	for i := range surprises {
		s := &surprises[i]
		if strings.Contains(s.id(), " ") || strings.HasPrefix(s.id(), "why") {
			t.Errorf("%q cannot be kept", s.id())
		}
		if game := strings.Split(s.Key, ".")[1]; !strings.HasPrefix(s.id(), game+".") {
			t.Errorf("%q explains what happens in another game", s.Says)
		}
		if s.Ruling == "" {
			t.Errorf("%q follows from no rule", s.Says)
		}
		ids = append(ids, s.id())
	}
	// Two sentences may be explained alike, as those of an item with and without a target are.
	slices.Sort(ids)
	if len(slices.Compact(ids)) < len(surprises)-2 {
		t.Error("surprises of one name hide one another")
	}
}
