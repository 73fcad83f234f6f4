package topsecret

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Move{
		"marker 5":      {OpMarker, 5},
		"deal":          {Op: OpDeal},
		"play 5":        {OpDocument, 1},
		"play 40":       {OpDocument, 8},
		"play 995":      {OpDocument, 199},
		"play agent":    {Op: OpAgent},
		"play mole":     {Op: OpMole},
		"play assassin": {Op: OpAssassin},
		"call":          {Op: OpCall},
		"silence":       {Op: OpSilence},
		"steal 0":       {Op: OpSteal},
		"bank":          {Op: OpBank},
		"leave":         {Op: OpLeave},
	} {
		got, err := Rules{}.Parse(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("%q parses as %+v, %v and is written %q", text, got, err, got)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for text, part := range map[string]string{
		"":              "there is no move",
		"dance":         `no move "dance"`,
		"play":          "is no card",
		"play ":         "is no card",
		"play 0":        "is no card",
		"play 7":        "is no card",
		"play 040":      "is no card",
		"play 1000":     "is no card",
		"play -5":       "is no card",
		"play Agent":    "is no card",
		"play agent 1":  "is no card",
		"play 99999999": "is no card",
		"marker":        "is no seat",
		"marker 6":      "is no seat",
		"steal":         "is no seat",
		"steal 01":      "is no seat",
		"steal 6":       "is no seat",
		"bank 1":        "nothing may follow",
		"deal ":         "nothing may follow",
		"agent":         "there is no move",
	} {
		m, err := Rules{}.Parse(text)
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("%q gives %v and the error %v, want one with %q", text, m, err, part)
		}
	}
}

// TestEveryMoveHasOneText writes every move that there could be: those with a text are read back, the others say that
// they are none.
func TestEveryMoveHasOneText(t *testing.T) {
	texts := map[string]bool{}
	for _, m := range everyMove() {
		text := m.String()
		if texts[text] {
			t.Errorf("%q stands for two moves", text)
		}
		texts[text] = true
	}
	// Six seats for the marker and for thefts, 199 values, and eight moves without an argument.
	if want := 2*6 + MaxValue/ValueStep + 8; len(texts) != want {
		t.Errorf("%d moves have texts, want %d", len(texts), want)
	}
}

// everyMove lists every move that has a text.
func everyMove() []Move {
	var moves []Move
	for op := NoOp; op <= opEnd; op++ {
		for a := range 256 {
			m := Move{op, uint8(a)}
			if m.String() != "move?" {
				moves = append(moves, m)
			}
		}
	}
	return moves
}

func FuzzParse(f *testing.F) {
	for _, m := range everyMove() {
		f.Add(m.String())
	}
	for _, text := range []string{"", "play", "play 1000", "steal  1", "marker -0", "leave\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Rules{}.Parse(text)
		if err == nil && m.String() != text {
			t.Errorf("%q parses as a move written %q", text, m)
		}
	})
}

// TestOnlyChoicesOfCardsAreSealed (T2, T24): what is called, and whom a mole takes from, everybody hears at once.
func TestOnlyChoicesOfCardsAreSealed(t *testing.T) {
	for _, m := range everyMove() {
		verb, _, _ := strings.Cut(m.String(), " ")
		want := verb == "play" || verb == "bank" || verb == "leave"
		if got := (Rules{}).Sealed(&State{}, 0, m); got != want {
			t.Errorf("%q is sealed: %v", m, got)
		}
	}
}

// TestAPairIsToldOfOnce: of its two events the second, and of the end of a match only that of a series.
func TestAPairIsToldOfOnce(t *testing.T) {
	for n, told := range []bool{false, true} {
		for _, kind := range []EventKind{PairBanked, MatchEnded} {
			e := Event{Kind: kind, Card: 1, Value: 40, N: int16(n)}
			if got := e.Say().Key != ""; got != told {
				t.Errorf("%v number %d is told: %v", kind, n, got)
			}
		}
	}
}
