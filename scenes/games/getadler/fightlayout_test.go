package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
	"safehouse/scenes/ui"
)

// fightScreens are those on which a confrontation must fit.
var fightScreens = [...]struct{ w, h float64 }{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080},
	{3840, 2160}}

// fightScene is a moment of a confrontation: the moves that lead there, and what is pressed then.
type fightScene struct {
	name    string
	cast    cast
	moves   []seatMove
	presses []string
}

// fightScenes are moments of all kinds with that many seats.
func fightScenes(seats int) []fightScene {
	at := func(options []string, hands ...string) cast {
		c := cast{kinds: "pppppp"[:seats], options: options, hands: append(hands, make([]string, seats-len(hands))...)}
		c.roles = append(c.roles, sixRoles[:seats]...)
		// Sharpe faces Adler.
		c.roles[0], c.roles[2] = c.roles[2], c.roles[0]
		return c
	}
	abilities := []string{getadler.OptionAbilities}
	duel := []seatMove{
		{0, "arrest 1"}, {1, "reply bus"}, {0, "pursue"}, {1, "reply bike"}, {0, "pursue"}, {1, "reply pistol"}, {0, "shoot"},
		{1, "shoot"},
		{0, "hold"}, {1, "shoot"}, {0, "shoot"},
	}
	hands := []string{"bus bike pistol pistol pistol", "bus bike pistol pistol pistol disguise"}
	scenes := []fightScene{
		{"reply", at(abilities, hands...), duel[:1], nil},
		{"card chosen", at(nil, hands...), duel[:1], []string{"hand:2"}},
		{"surrender", at(nil), duel[:1], nil},
		{"pursue", at(nil, hands...), duel[:2], nil},
		{"pursue, one has let go", at(nil, hands...), []seatMove{{0, "arrest 1"}, {1, "reply bus"}, {0, "letgo"}}, nil},
		{"first shot", at(abilities, hands...), duel[:6], nil},
		{"behind", at(abilities, hands...), duel[:7], nil},
		{"level", at(abilities, hands...), duel[:8], nil},
		{"held", at(abilities, hands...), duel[:9], nil},
		{"many shots", at(nil, hands...), append(duel[:8:8], seatMove{0, "shoot"}, seatMove{1, "shoot"}), nil},
	}
	if seats > 4 {
		out := append(duel[:8:8], seatMove{0, "shoot"}, seatMove{1, "hold"})
		scenes = append(scenes,
			fightScene{"loot", at(abilities, hands...), out, nil},
			fightScene{"loot chosen", at(abilities, hands...), out, []string{"loot:disguise"}},
		)
	}
	return scenes
}

// stage brings a moment to the screen, cards in sight.
func (r *room) stage(f fightScene) {
	r.T.Helper()
	s := scriptOf(r.T, f.cast)
	for _, m := range f.moves {
		s.do(m.seat, m.text)
	}
	r.open(s.match(), true)
	for _, id := range []string{"take", "peek"} {
		r.Wait(tabletop.ScoreGuard)
		r.Click(id)
	}
	r.Wait(tabletest.GuardTicks + 1)
	r.PressAll(f.presses...)
}

// The button that replies or follows says with which card, or what it does, whole and with its key.
func TestButtonsOfAConfrontationShowTheirKey(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, size := range fightScreens[1:] {
			for kind := getadler.EscapeBus; int(kind) <= getadler.Kinds; kind++ {
				r := newRoom(t, lang, size.w, size.h)
				card := strings.TrimPrefix(kind.Key(), "card.")
				f := fightScene{cast: sixHands("pppppp", nil, "", card), moves: []seatMove{{0, "arrest 1"}}}
				r.stage(f)
				r.plays(1, kind)
				if r.Which(handIDs) < 0 {
					t.Fatalf("%s cannot be chosen", card)
				}
				r.showsKey()
				if kind.Escape() {
					f.moves = append(f.moves, seatMove{1, "reply " + card})
					r.stage(f)
					r.showsKey()
				}
			}
		}
	}
}

// showsKey requires the primary button to have room for its words and its key.
func (r *room) showsKey() {
	r.T.Helper()
	b, most := &r.screen.ask.Primary, r.lay().Primary.W
	if need := ui.Need(r.Stage, &ui.Control{Label: b.Label, Key: b.Key}); b.Label == "" || b.Key == "" || need > most {
		r.T.Errorf("%s, %vx%v: %q needs %v of %v", r.Stage.Lang, r.Stage.Metrics.W, r.Stage.Metrics.H, b.Label, need, most)
	}
}

// For large letters the outcome stands under the buttons, with a few words of it beside them, not smaller than the
// rest.
func TestTheOutcomeIsReadInLargeLetters(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, moves := range [][]seatMove{
			{{0, "arrest 1"}, {1, "reply bomb"}},
			{{0, "arrest 1"}, {1, "reply pistol"}, {0, "shoot"}, {1, "hold"}, {0, "shoot"}, {1, "hold"}},
		} {
			r := newRoom(t, lang, 1280, 720)
			r.Stage.Metrics.TextScale = 2
			s := scriptOf(t, sixHands("pppppp", nil, "pistol pistol", "bomb bus pistol"))
			last := moves[len(moves)-1]
			for _, m := range moves[:len(moves)-1] {
				s.do(m.seat, m.text)
			}
			r.open(s.match(), true)
			r.settle()
			r.makes(last.seat, last.text)
			head, body, q := 0.0, 0.0, &r.screen.ask
			for _, it := range r.Draw() {
				switch {
				case it.Role != display.Prompt || it.Text == "":
				case strings.Contains(q.Head, it.Text):
					head = it.Size
				case strings.Contains(q.Body, it.Text):
					body = max(body, it.Size)
				}
			}
			if head == 0 || body == 0 || head < body {
				t.Errorf("%s, %v: the head is %v high, the rest %v", lang, last, head, body)
			}
			r.MustFit()
		}
	}
}

func TestEveryCardOfAConfrontationCanBeAskedAbout(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	scenes := fightScenes(6)
	r.stage(scenes[9])
	v := r.match.View(game.Public)
	for i := range v.Fight.Cards {
		if !r.Click(laidIDs[i]) || r.Answer() == "" {
			t.Errorf("card %d says nothing", i)
		}
	}
	for seat := range game.Seat(6) {
		r.ForgetAnswer()
		if !r.Click(sideIDs[seat]) || r.Answer() == "" {
			t.Errorf("seat %v says nothing", seat)
		}
	}
}
