package all

import (
	"slices"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/stage"
)

// rooms are the games whose cards are looked at.
var rooms = Games()

func newStage(t *testing.T, lang words.Lang) *stage.Stage {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	return &stage.Stage{Catalogue: catalogue, Lang: lang}
}

// TestEveryCardIsExplained: each has its words, in every language, and is found by its term.
func TestEveryCardIsExplained(t *testing.T) {
	for _, lang := range words.Languages() {
		st := newStage(t, lang)
		for _, g := range catalog.Games() {
			list := rooms.Cards(g.Name)
			if len(list) < 10 {
				t.Fatalf("%s lists %d cards", g.Name, len(list))
			}
			for _, c := range list {
				keys := []string{c.Title, c.Text, string(c.Part)}
				if c.Part != cards.Parts {
					keys = append(keys, c.Forms)
				}
				for _, key := range keys {
					if !st.Reader().Has(key) {
						t.Errorf("%s: %s has no words for %q", lang, c.Term, key)
					}
				}
				if strings.Contains(st.Say(c.Title)+st.Say(c.Text), "{") {
					t.Errorf("%s: the words of %s want arguments", lang, c.Term)
				}
				found, ok := rooms.Card(c.Term)
				if !ok || found.Title != c.Title || found.Game != g.Name || !strings.HasPrefix(c.Term, g.Name+":") {
					t.Errorf("%s is not found under its own term", c.Term)
				}
				if c.Ruling == "" || c.Sign == display.NoIcon {
					t.Errorf("%s has the ruling %q and the sign %d", c.Term, c.Ruling, c.Sign)
				}
				if c.Face != nil && c.Face(st).Term != c.Term {
					t.Errorf("the face of %s is that of %q", c.Term, c.Face(st).Term)
				}
				if isCard := c.Part != cards.Concepts && c.Part != cards.Parts; isCard != (c.Count > 0) || isCard && c.Face == nil {
					t.Errorf("%s in %s: %d cards", c.Term, c.Part, c.Count)
				}
			}
		}
	}
}

func TestNothingElseIsFound(t *testing.T) {
	for _, term := range []string{"", "kompromat", "kompromat.", "kompromat:bomb", "chess.king", "topsecret:informant"} {
		if c, ok := rooms.Card(term); ok {
			t.Errorf("%q finds %s", term, c.Term)
		}
	}
	if rooms.Cards("chess") != nil {
		t.Error("an unknown game has cards")
	}
}

// TestNoFormNamesTwoCards: a word in a sentence opens one card of its game.
func TestNoFormNamesTwoCards(t *testing.T) {
	for _, lang := range words.Languages() {
		st := newStage(t, lang)
		for _, g := range catalog.Games() {
			owner := map[string]string{}
			for _, c := range rooms.Cards(g.Name) {
				forms := cards.Forms(st, c)
				for i, form := range forms {
					key := strings.ToLower(form)
					if strings.TrimSpace(form) != form || form == "" {
						t.Errorf("%s, %s: the form %q", lang, c.Term, form)
					}
					if other, taken := owner[key]; taken && other != c.Term {
						t.Errorf("%s: %q names %s and %s", lang, form, other, c.Term)
					}
					owner[key] = c.Term
					if i > 0 && len(form) > len(forms[i-1]) {
						t.Errorf("%s, %s: the shorter form %q comes first", lang, c.Term, forms[i-1])
					}
				}
			}
		}
	}
}

// TestTheListsHoldTheDecks: the counts of the lists add up to those of the games.
func TestTheListsHoldTheDecks(t *testing.T) {
	sum := func(game string, parts ...cards.Part) (most, least int) {
		for _, c := range rooms.Cards(game) {
			if slices.Contains(parts, c.Part) {
				most, least = most+c.Count, least+c.Least
			}
		}
		return most, least
	}
	if n, _ := sum("kompromat", "cards.part.missions", "cards.part.items"); n != kompromat.MissionCount {
		t.Errorf("%d missions are listed, %d are in the deck", n, kompromat.MissionCount)
	}
	if n, _ := sum("kompromat", "cards.part.equipment"); n != kompromat.DeckSize {
		t.Errorf("%d equipment cards are listed, %d are in a deck", n, kompromat.DeckSize)
	}
	six, four := getadler.CardsOf(6), getadler.CardsOf(4)
	if most, least := sum("getadler", "cards.part.actions"); most != six.Sum() || least != four.Sum() {
		t.Errorf("%d to %d action cards are listed, the game has %d to %d", least, most, four.Sum(), six.Sum())
	}
	if n, _ := sum("getadler", "cards.part.characters"); n != getadler.Roles {
		t.Errorf("%d characters are listed, the game has %d", n, getadler.Roles)
	}
	for _, want := range []struct {
		term        string
		most, least int
	}{{"topsecret:document", 10, 8}, {"topsecret:agent", 1, 1}, {"topsecret:mole", 3, 2}, {"topsecret:assassin", 4, 2}} {
		c, _ := rooms.Card(want.term)
		if c.Count != want.most || c.Least != want.least {
			t.Errorf("%s: %d to %d in a hand, want %d to %d", want.term, c.Least, c.Count, want.least, want.most)
		}
	}
}
