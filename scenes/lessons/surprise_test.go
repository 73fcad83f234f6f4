package lessons

import (
	"testing"

	"safehouse/game"
)

// toySurprises are of each kind of concern.
var toySurprises = []Surprise{
	{"log.bust", Reader, "why.first.toy.bust", "1"}, {"log.bust", Others, "why.first.toy.theirs", "2"},
	{"log.exploded", Anybody, "why.first.toy.exploded", "3"},
	{"log.stolen", ReaderSecond, "why.first.toy.stolen", "7"},
}

func TestASurpriseIsExplainedOnce(t *testing.T) {
	stolen := game.Say("log.stolen", game.SeatName(2), game.Word("card.mole"), game.SeatName(0))
	s := Explain(toySurprises, stolen, 0, "")
	if s == nil || s.Ruling != "7" {
		t.Fatalf("a theft from the reader is explained by %+v", s)
	}
	if again := Explain(toySurprises, stolen, 0, s.ToldWith("other.bust")); again != nil {
		t.Errorf("it is explained again: %+v", again)
	}
	if s.ToldWith("other.bust") != "other.bust "+s.id() || s.ToldWith("") != s.id() {
		t.Errorf("what is kept is %q", s.ToldWith("other.bust"))
	}
}

func TestASurpriseConcernsItsReader(t *testing.T) {
	bust := game.Say("log.bust", game.SeatName(1), game.Halves(46), game.Word("mission.general"))
	stolen := game.Say("log.stolen", game.SeatName(2), game.Word("card.mole"), game.SeatName(0))
	exploded := game.Say("log.exploded", game.Number(1))
	for _, c := range []struct {
		line   game.Line
		reader game.Seat
		want   string
	}{
		{bust, 1, "why.first.toy.bust"}, {bust, 0, "why.first.toy.theirs"}, {bust, game.Public, ""},
		{stolen, 0, "why.first.toy.stolen"}, {stolen, 2, ""}, {stolen, game.Public, ""},
		{exploded, 3, "why.first.toy.exploded"}, {exploded, game.Public, "why.first.toy.exploded"},
		{game.Say("log.turn", game.Number(3), game.SeatName(0)), 0, ""},
	} {
		got := ""
		if s := Explain(toySurprises, c.line, c.reader, ""); s != nil {
			got = s.Says
		}
		if got != c.want {
			t.Errorf("%q for %v is explained by %q, not %q", c.line.Key, c.reader, got, c.want)
		}
	}
}
