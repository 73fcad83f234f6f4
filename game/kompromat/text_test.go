package kompromat

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Move{
		"first 1":        {OpFirst, 1, 0},
		"lay 29":         {OpLay, 29, 0},
		"deal 7b":        {OpDeal, 10, 0},
		"peek half":      {OpPeek, 1, 0},
		"hit 2":          {OpStun, 1, 0},
		"draw":           {Op: OpDraw},
		"place 4":        {OpPlace, 3, 0},
		"use night 2":    {OpUse, uint8(NightVision), 1},
		"use binoculars": {OpUse, uint8(Binoculars), 0},
		"use papers 2":   {OpUse, uint8(ForgedPapers), 2},
		"use pen -":      {OpUse, uint8(PoisonPen), 0},
		"use pen +":      {OpUse, uint8(PoisonPen), 1},
		"order 213":      {OpOrder, 5, 0},
		"remove 2":       {OpRemove, 1, 0},
		"declare 0":      {OpDeclare, 0, 0},
	} {
		got, err := Rules{}.Parse(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("%q parses as %+v, %v and is written %q", text, got, err, got)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for text, part := range map[string]string{
		"":                 "there is no move",
		"dance":            `no move "dance"`,
		"draw 1":           "nothing may follow",
		"draw ":            "nothing may follow",
		"place":            "is no place or card in range",
		"place 0":          "is no place or card in range",
		"place 5":          "is no place or card in range",
		"place 01":         "is no place or card in range",
		"place -1":         "is no place or card in range",
		"lay 30":           "is no mission card",
		"lay 0":            "is no mission card",
		"deal 7":           "is no equipment card",
		"deal back":        "is no equipment card",
		"first 2":          "is no seat",
		"order 122":        "is no order of cards",
		"declare 3":        "is no number in range",
		"use":              "there is no item",
		"use none":         "there is no item",
		"use night":        "needs a mission",
		"use night 5":      "needs a mission",
		"use papers 3":     "need the number of tokens",
		"use pen":          "needs + or -",
		"use binoculars 1": "nothing may follow",
	} {
		_, err := Rules{}.Parse(text)
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("%q gives the error %v, want one with %q", text, err, part)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"draw", "place 1", "use night 2", "use pen +", "order 213", "deal 1/11a", "lay 12", "",
		"use", "place 256", "hit 00"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Rules{}.Parse(text)
		if err == nil && m.String() != text {
			t.Errorf("%q parses as a move written %q", text, m)
		}
	})
}
