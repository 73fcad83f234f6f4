package inspect

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
)

func TestNounsAreFoundAsWholeWordsTheLongestFirst(t *testing.T) {
	d := newDesk(t)
	for _, c := range []struct {
		lang       words.Lang
		game, text string
		want       []string
	}{
		{words.English, "getadler", "Ana asks a question about the hat.", []string{"question", "hat"}},
		{words.English, "getadler", "PISTOLS, a bomb; pistolero", []string{"PISTOLS", "bomb"}},
		{words.English, "getadler", "A document of the Royal Navy and a document",
			[]string{"document of the Royal Navy", "document"}},
		{words.English, "getadler", "Agent 2 plays", nil},
		{words.English, "topsecret", "Agent 2 plays an agent", []string{"agent"}},
		{words.English, "kompromat", "2 tokens for counter-intelligence", []string{"tokens", "counter-intelligence"}},
		{words.French, "getadler", "C’est l’arrestation d'un héros\u202f!", []string{"arrestation", "héros"}},
		{words.French, "getadler", "Fuite en\u00a0bus", []string{"Fuite en\u00a0bus"}},
		{words.French, "kompromat", "Jetons de notoriété", []string{"Jetons de notoriété"}},
	} {
		d.st.Lang = c.lang
		var got []string
		for _, m := range newDictionary(d.st, rooms.Cards(c.game)).find(c.text, nil) {
			got = append(got, c.text[m.from:m.to])
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q names %q, want %q", c.game, c.text, got, c.want)
		}
	}
}

// nounItem is the place of the noun whose card has that title.
func (d *desk) nounItem(title string) (display.Item, bool) {
	for _, it := range d.draw() {
		if strings.HasPrefix(it.ID, "noun:") && it.Label == title {
			return it, true
		}
	}
	return display.Item{}, false
}

func TestAPressOnANounOpensItsCardAndNothingElse(t *testing.T) {
	d := newDesk(t)
	dots := 0
	for _, it := range d.draw() {
		if it.Kind == display.Dots {
			dots++
		}
	}
	if dots != 3 { // Pistol, question and hat.
		t.Errorf("%d words are underlined, want 3", dots)
	}
	it, ok := d.nounItem("Pistol")
	if !ok {
		t.Fatal("the pistol in the log is no noun")
	}
	if it.Role != display.Link || it.Box.H < leastTarget {
		t.Errorf("the noun is %+v", it)
	}
	d.board.got = nil
	d.click(middle(it.Box))
	d.looksAt("getadler:pistol")
	for _, in := range d.board.got {
		if in.Pressed || in.Released || in.AnyPress {
			t.Fatal("the press reached the scene")
		}
	}
}

func TestANounBeatsWhatLiesBelowButNotWhatLiesBeside(t *testing.T) {
	d := newDesk(t)
	d.board.draw = func(l *display.List) {
		d.line(l, display.Rect{X: handPlace.X, Y: handPlace.Y + 60, W: 100, H: 28}, "Pistol", display.Prompt)
		d.line(l, display.Rect{X: goPlace.X + 150, Y: goPlace.Y - 22, W: 250, H: 20}, "Bomb", display.Prompt)
	}
	pistol, _ := d.nounItem("Pistol")
	d.click(middle(pistol.Box))
	d.looksAt("getadler:pistol")
	d.key(input.Cancel)
	bomb, _ := d.nounItem("Bomb")
	d.click(bomb.Box.X+5, goPlace.Y+2) // In reach of the word, but on the button.
	if d.open() || !slices.Equal(d.board.said, []string{"go"}) {
		t.Errorf("open %v, the scene was told %q", d.open(), d.board.said)
	}
}

func TestANounIsFoundWhereItIsBrokenOverTwoLines(t *testing.T) {
	d := newDesk(t)
	d.board.draw = func(l *display.List) {
		d.line(l, display.Rect{X: 900, Y: 300, W: 300, H: 28}, "He shows a document of the", display.LogLine)
		d.line(l, display.Rect{X: 900, Y: 328, W: 300, H: 28}, "Royal Navy and leaves.", display.LogLine)
	}
	d.draw()
	nouns := d.inspector.shown.nouns
	if len(nouns) != 2 || nouns[0].term != "getadler:navy" || nouns[1].term != "getadler:navy" {
		t.Fatalf("found %+v", nouns)
	}
	if nouns[0].box.Y == nouns[1].box.Y {
		t.Error("both halves stand on one line")
	}
}

func TestOnlySentencesHaveNouns(t *testing.T) {
	d := newDesk(t)
	d.board.draw = func(l *display.List) {
		d.line(l, linePlace, "Pistol", display.NoRole)
		d.line(l, linePlace.Moved(0, 40), "Pistol", display.Heading)
		d.line(l, linePlace.Moved(0, 80), "Pistol", display.Status)
		l.Fill(linePlace.Moved(0, 75).Inset(-20), display.Hex(0x303030), 0)
	}
	d.draw()
	if n := d.inspector.shown.nouns; len(n) != 0 {
		t.Errorf("found %+v", n)
	}
}

func TestADragThatBeginsOnANounScrolls(t *testing.T) {
	d := newDesk(t)
	it, _ := d.nounItem("Pistol")
	x, y := middle(it.Box)
	d.move(x, y)
	d.board.got = nil
	d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	d.tick(input.Frame{X: x, Y: y - 40, Held: true, Moved: true})
	d.tick(input.Frame{X: x, Y: y - 60, Held: true, Moved: true})
	d.tick(input.Frame{X: x, Y: y - 60, Released: true})
	if got := d.board.got; !got[1].Pressed || got[1].X != x || got[1].Y != y || got[1].AnyPress || !got[2].Held ||
		got[2].Y != y-60 {
		t.Errorf("the scene was given %+v", got)
	}
	if d.open() {
		t.Error("a drag opens the card")
	}
}

// TestThePointerOnANounShowsWhatItIs at once by its line, and after a while in words, as over a card; and the sheet
// that a press opens is as high as its words need.
func TestThePointerOnANounShowsWhatItIs(t *testing.T) {
	const title = "Hat, hair, eyes, coat"
	d := newDesk(t)
	noun, ok := d.nounItem(title)
	if !ok {
		t.Fatal("the word is not there")
	}
	dots := func() (n int) {
		for _, it := range d.draw() {
			if it.Kind == display.Dots {
				n++
			}
		}
		return n
	}
	before := dots()
	d.move(noun.Box.Centre())
	if dots() != before-1 {
		t.Error("the line of the word under the pointer stays dotted")
	}
	d.rest(dwellTicks + 1)
	if !d.reads(title) {
		t.Error("the pointer rests on the word, and nothing says what it is")
	}
	d.click(noun.Box.Centre())
	p := d.inspector.page()
	if !d.open() || p.words.H > max(p.height, p.picture.H)+1 {
		t.Errorf("the sheet has %.0f pixels for words that take %.0f", p.words.H, p.height)
	}
}
