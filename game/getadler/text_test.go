package getadler

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Move{
		"branch navy 4":    {Op: OpBranch, A: uint8(DocumentNavy), B: 4},
		"role tarasov":     {Op: OpRole, A: uint8(Tarasov)},
		"first 5":          {Op: OpFirst, A: 5},
		"draw pistol 16":   {Op: OpDraw, A: uint8(Pistol), B: 16},
		"take bus 1":       {Op: OpTake, A: uint8(EscapeBus), B: 1},
		"ready":            {Op: OpReady},
		"ask 2 hat black":  {Op: OpAsk, A: 2, B: uint8(Hat), C: uint8(Black)},
		"ask 0 coat navy":  {Op: OpAsk, B: uint8(Coat), C: uint8(Navy)},
		"look 0":           {Op: OpLook},
		"spy 3 2":          {Op: OpSpy, A: 3, B: 2},
		"arrest 4":         {Op: OpArrest, A: 4},
		"arrest 0 adler":   {Op: OpArrest, B: uint8(Adler)},
		"arrest 5 collins": {Op: OpArrest, A: 5, B: uint8(Collins)},
		"discard question": {Op: OpDiscard, A: uint8(Question)},
		"yes":              {Op: OpYes},
		"no":               {Op: OpNo},
		"seen":             {Op: OpSeen},
		"give raf":         {Op: OpGive, A: uint8(DocumentRAF)},
		"reply disguise":   {Op: OpReply, A: uint8(Disguise)},
		"surrender":        {Op: OpSurrender},
		"pursue":           {Op: OpPursue},
		"letgo":            {Op: OpLetGo},
		"shoot":            {Op: OpShoot},
		"hold":             {Op: OpHold},
		"loot army":        {Op: OpLoot, A: uint8(DocumentArmy)},
		"enough":           {Op: OpEnough},
	} {
		got, err := Rules{}.Parse(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("%q parses as %+v, %v and is written %q", text, got, err, got)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for text, part := range map[string]string{
		"":                  "there is no move",
		"dance":             `no move "dance"`,
		"Ready":             "there is no move",
		" ready":            "there is no move",
		"ready ":            "is too much",
		"ready 1":           "is too much",
		"draw":              "is missing",
		"draw pistol":       "is missing",
		"draw pistol 0":     "is not the number of a card",
		"draw pistol 01":    "is not the number of a card",
		"draw pistol 17":    "is not the number of a card",
		"draw pistol -1":    "is not the number of a card",
		"draw pistol 1 1":   "is too much",
		"draw back 1":       "is not a kind of card",
		"draw document 1":   "is not a kind of card",
		"draw Bus 1":        "is not a kind of card",
		"role unknown":      "is not a character",
		"role gold 1":       "is too much",
		"first 6":           "is not a seat",
		"first 999":         "is not a seat",
		"first +1":          "is not a seat",
		"ask 1 hat":         "is missing",
		"ask 1 shoes black": "is not a characteristic",
		"ask 1 hat purple":  "is not a colour",
		"ask hat black 1":   "is not a seat",
		"spy 1":             "is missing",
		"spy 1 3":           "is not a number of cards",
		"spy 1 0":           "is not a number of cards",
		"arrest":            "is missing",
		"arrest 1 gold":     "is not a villain",
		"arrest 1 unknown":  "is not a villain",
		"arrest 1 adler 1":  "is too much",
		"arrest  1":         "is not a seat",
		"give ":             "is not a kind of card",
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
		if back, err := (Rules{}).Parse(text); err != nil || back != m {
			t.Errorf("%q is read as %v, %v", text, back, err)
		}
	}
	// Branch, draw and take name one of 16 copies of 15 kinds; 6 characters; 6 seats may be first, or looked at;
	// questions; one card or two; with a villain or none; four moves with a kind, and ten without an argument.
	if want := 3*15*16 + 6 + 2*6 + 6*4*8 + 6*2 + 6*3 + 4*15 + 10; len(texts) != want {
		t.Errorf("%d moves have texts, want %d", len(texts), want)
	}
	for _, m := range []Move{{}, {Op: opEnd}, {Op: OpReady, A: 1}, {Op: OpArrest, A: 1, B: uint8(Gold)},
		{Op: OpLook, A: 1, C: 1},
		{Op: OpDraw, A: 1}, {Op: OpFirst, A: 6}} {
		if m.String() != "move?" {
			t.Errorf("%+v is written %q", m, m)
		}
	}
}

// everyMove lists every move that has a text.
func everyMove() []Move {
	var moves []Move
	for op := NoOp; op <= opEnd; op++ {
		for a := range uint8(20) {
			for b := range uint8(20) {
				for c := range uint8(colourEnd + 1) {
					if m := (Move{op, a, b, c}); m.String() != "move?" {
						moves = append(moves, m)
					}
				}
			}
		}
	}
	return moves
}

func FuzzParse(f *testing.F) {
	for i, m := range everyMove() {
		if i%16 == 0 {
			f.Add(m.String())
		}
	}
	for _, text := range []string{"", "draw", "draw pistol 99", "ask  1 hat black", "arrest 1 gold", "look -0",
		"enough\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Rules{}.Parse(text)
		if err == nil && m.String() != text {
			t.Errorf("%q parses as a move written %q", text, m)
		}
	})
}
