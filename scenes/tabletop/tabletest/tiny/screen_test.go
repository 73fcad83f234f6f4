package tiny

import (
	"context"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/facestest"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// room is a program without a window, with a match of the tiny game on its table.
type room struct {
	*tabletest.Room
	match *Match
}

// open puts a match on the table: "p" for a person, "e" for a computer that plays its highest card.
func open(t *testing.T, kinds string) *room {
	t.Helper()
	m, _ := tabletest.NewMatch(t, Rules{}, tabletest.Setup(kinds, 3))
	r := &room{Room: tabletest.NewRoom(t, words.English, 1280, 800), match: m}
	r.Stage.Settings.Speed = 0
	desk := match.Desk{Session: m, Writer: r, Think: r.think,
		Ways: match.Ways{Menu: func() stage.Scene { return &stagetest.Blank{} }}}
	r.OpenAt(desk, func(st *stage.Stage, d match.Desk) (*tabletop.Table, stage.Scene) {
		on, scene := Open(st, d)
		return on.table, scene
	})
	r.Wait(2 * tabletest.GuardTicks)
	return r
}

// think plays the highest card, and says so.
func (r *room) think(seat game.Seat, n int, _ bots.Question) func(context.Context) bots.Thought[string] {
	v := r.match.ViewAt(seat, n)
	best := v.Moves[len(v.Moves)-1]
	best.Double = false
	return func(context.Context) bots.Thought[string] {
		return bots.Thought[string]{Move: best.String(), Scale: bots.Liking, Options: []bots.Weighed[string]{
			{Move: best.String(), Says: game.Say("tiny.high"), Value: 1},
			{Move: v.Moves[0].String(), Says: game.Say("tiny.low")},
		}}
	}
}

// held are the cards of a seat, lowest first.
func (r *room) held(seat game.Seat) (ids []string) {
	for c := uint8(1); c <= cards; c++ {
		if r.match.View(seat).Hand>>c&1 != 0 {
			ids = append(ids, cardID(c))
		}
	}
	return ids
}

// ready waits until the first seat is asked and its answer counts.
func (r *room) ready() {
	for range 200 {
		if r.match.ToAct().Has(0) && r.MayAnswer() && !r.Busy() {
			break
		}
		r.Wait(1)
	}
	r.Wait(tabletest.GuardTicks)
}

// played requires one turn more to have been played.
func (r *room) played(turns int, how string) {
	r.T.Helper()
	for range 200 {
		if r.match.View(game.Public).Turn == turns {
			return
		}
		r.Wait(1)
	}
	r.T.Fatalf("%s has played no card: %d turns of %d", how, r.match.View(game.Public).Turn, turns)
}

// TestEveryDevicePlaysTheTinyGame plays a match through the real table: a turn with the mouse, one with keys and
// digits, one with a gamepad, to the score.
func TestEveryDevicePlaysTheTinyGame(t *testing.T) {
	r := open(t, "pe")
	r.ready()
	r.Click(r.held(0)[0])
	if !r.Picked("plain") {
		t.Error("a card does not count once until something else is chosen")
	}
	r.Click("double")
	r.Click("play")
	r.played(1, "the mouse")
	if !r.match.View(game.Public).Doubled[0] {
		t.Error("the card was not doubled")
	}
	r.ready()
	digit := rune(r.held(0)[1][len("card:")])
	r.Tick(input.Frame{Struck: stagetest.Struck(string(digit)), Focused: true, Keyboard: true})
	if want := []match.Pick{"card:" + string(digit), "plain"}; !slices.Equal(r.Made(), want) {
		t.Errorf("the digit picks %v, want %v", r.Made(), want)
	}
	r.Key(input.Confirm)
	r.played(2, "the keyboard")
	r.ready()
	if !r.PadPress(r.held(0)[0]) || !r.PadPress("play") {
		t.Error("the gamepad does not reach a card and its button")
	}
	r.played(3, "the gamepad")
	r.Wait(600)
	st := r.match.Standing()
	if !st.Over || r.Finished != 1 {
		t.Fatalf("the match is not over, or its record not closed: %+v, %d", st, r.Finished)
	}
	text := ""
	for _, it := range r.Draw() {
		text += it.Text + "\n"
	}
	for _, want := range []string{"over", "You", "Bartholomew", "Main menu"} {
		if !strings.Contains(text, want) {
			t.Errorf("the score does not show %q:\n%s", want, text)
		}
	}
}

// TestPicksAreTakenBackAndRefused takes picks back one by one, changes one of them, and has refusals answered with
// their ruling.
func TestPicksAreTakenBackAndRefused(t *testing.T) {
	r := open(t, "pe")
	r.ready()
	first, second := r.held(0)[0], r.held(0)[1]
	r.Click(first)
	r.Click("double")
	if want := []match.Pick{first, "double"}; !slices.Equal(r.Made(), want) {
		t.Fatalf("picked %v, want %v", r.Made(), want)
	}
	r.Click(second)
	if want := []match.Pick{second, "double"}; !slices.Equal(r.Made(), want) {
		t.Errorf("another card gives %v, want %v", r.Made(), want)
	}
	r.Key(input.Cancel)
	if want := []match.Pick{second, "plain"}; !slices.Equal(r.Made(), want) {
		t.Errorf("taken back it is %v, want %v", r.Made(), want)
	}
	r.Wait(30) // Two presses at once would be a double one.
	r.Click(second)
	if len(r.Made()) != 0 || r.Undoable() {
		t.Errorf("pressed again the card stays chosen: %v", r.Made())
	}
	r.Click(first)
	r.Click("double")
	r.Click("play")
	r.played(1, "the mouse")
	r.ready()
	r.Click(r.held(0)[0])
	r.Click("double")
	if r.Answer() != r.Stage.Say("why.tiny.doubled") || r.Rule() != "tiny.double" {
		t.Errorf("to double twice is answered with %q, ruling %q", r.Answer(), r.Rule())
	}
	moves := r.match.Len()
	r.Choose("card:99")
	if r.match.Len() != moves || r.Answer() == "" {
		t.Error("a card that is not in the hand is taken, or not answered")
	}
}

// TestAHandIsOpenedWithTheCurtain: three presses play a card between two persons, and the next finds all cards face
// down.
func TestAHandIsOpenedWithTheCurtain(t *testing.T) {
	r := open(t, "pp")
	r.Wait(60)
	r.Click("show")
	r.Wait(60)
	if !r.HandOpen() || r.Holder() != 0 {
		t.Fatal("the hand does not open with the curtain")
	}
	r.Click(r.held(0)[0])
	r.Click(r.held(0)[0])
	if !r.match.View(0).Picked[0] {
		t.Error("three presses do not play a card")
	}
	r.Wait(60)
	r.Click("take")
	r.Wait(60)
	if r.Holder() != 1 || r.HandOpen() {
		t.Error("the next hand lies open although nobody asked for it")
	}
}

// TestADoublePressPlays: the second press of a card confirms it, where it follows at once.
func TestADoublePressPlays(t *testing.T) {
	r := open(t, "pe")
	r.ready()
	r.Click(r.held(0)[0])
	if r.match.View(0).Picked[0] {
		t.Fatal("one press plays a card although every card is to be confirmed")
	}
	r.Click(r.held(0)[0])
	r.played(1, "a double press")
}

// TestOnePressPlaysWhereNothingIsToBeConfirmed: alone against computers, and in any match where the reader wants so.
// What may still be added to a card, and what others at the screen must not see played by a slip, waits for the button.
func TestOnePressPlaysWhereNothingIsToBeConfirmed(t *testing.T) {
	r := open(t, "pe")
	r.Stage.Settings.Confirm = stage.ConfirmShared
	r.ready()
	r.Click(r.held(0)[0])
	if r.match.View(0).Picked[0] {
		t.Fatal("a card is played before it was chosen whether it is doubled")
	}
	r.Click("double")
	r.played(1, "the last of its picks")

	for confirm, plays := range map[stage.Confirm]bool{stage.ConfirmShared: false, stage.ConfirmNever: true} {
		r = open(t, "pp")
		r.Stage.Settings.Confirm = confirm
		for _, id := range []string{"take", "peek"} {
			r.Wait(60)
			r.Click(id)
		}
		r.Wait(tabletest.GuardTicks)
		r.Click(r.held(0)[0])
		r.Click("double")
		if played := r.match.View(0).Picked[0]; played != plays {
			t.Errorf("%s: between two persons a card is played without the button: %v", confirm, played)
		}
	}
}

// TestAQuestionIsDeafAtFirst requires a press within a quarter of a second of a new question to decide nothing.
func TestAQuestionIsDeafAtFirst(t *testing.T) {
	r := open(t, "pe")
	r.ready()
	r.Click(r.held(0)[0])
	r.Click("play")
	for range 200 {
		if r.match.View(game.Public).Turn == 1 && r.MayAnswer() && !r.Busy() {
			break
		}
		r.Wait(1)
	}
	r.Choose(r.held(0)[0])
	r.Choose("play")
	if r.match.View(0).Picked[0] {
		t.Error("a question that has only just come up took an answer")
	}
	r.Wait(tabletest.GuardTicks)
	r.Choose("play")
	r.played(2, "a later press")
}

// TestAHintIsMarkedOnItsCard asks for a hint and requires the mark on the card that the move begins with.
func TestAHintIsMarkedOnItsCard(t *testing.T) {
	r := open(t, "pe")
	r.ready()
	r.Key(input.Hint)
	r.Wait(5)
	if !strings.Contains(r.Answer(), "tiny.high") {
		t.Fatalf("the hint says %q", r.Answer())
	}
	held := r.held(0)
	card, _ := r.Hot(held[len(held)-1])
	for _, it := range r.Draw() {
		x, y := it.Box.Centre()
		if it.Icon == display.IconBulb && it.Role != display.Button && x > card.Box.X && x < card.Box.X+card.Box.W &&
			y < card.Box.Y+card.Box.H/2 {
			return
		}
	}
	t.Error("the hint's card is not marked")
}

// TestTwoPersonsPassTheScreen plays a turn of two persons: the curtain, the closed hand that tells nothing, the open
// one.
// TestWhatOpensTheCardsIsTheButtonThatGoesOn where nothing can be answered before a look: a press opens the hand, and
// the button that answers takes the place; while it is held down it stays under the pointer.
func TestWhatOpensTheCardsIsTheButtonThatGoesOn(t *testing.T) {
	r := open(t, "pp")
	r.Wait(60)
	r.Click("take")
	r.ready()
	look, _ := r.Hot("peek")
	if look.ID == "" || r.Has("play") {
		t.Fatal("the cards are not opened where what answers will stand")
	}
	x, y := look.Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	for n := range 3 * match.HoldTicks {
		r.Tick(input.Frame{X: x, Y: y, Held: true})
		if now, _ := r.Hot("peek"); !now.Box.Contains(x, y) || r.Has("play") {
			t.Fatalf("held down for %d ticks it stands at %v, not at %v", n, now.Box, look.Box)
		}
	}
	if !r.HandOpen() {
		t.Error("holding it down does not open the hand")
	}
	r.Tick(input.Frame{X: x, Y: y, Released: true})
	if r.HandOpen() || r.Has("play") {
		t.Error("letting go does not close the hand")
	}
	r.Press("peek")
	if play, _ := r.Hot("play"); !r.HandOpen() || !play.Box.Contains(x, y) || !r.Has("peek") {
		t.Errorf("after a press the hand is open: %v, what answers stands at %v, not at %v", r.HandOpen(), play.Box, look.Box)
	}
}

func TestTwoPersonsPassTheScreen(t *testing.T) {
	r := open(t, "pp")
	for seat := range game.Seat(seats) {
		r.Wait(60)
		if !r.Click("take") {
			t.Fatalf("seat %v is not handed the screen", seat)
		}
		r.Wait(60)
		r.Wait(tabletest.GuardTicks)
		if r.Holder() != seat || r.HandOpen() {
			t.Fatalf("the screen belongs to %v, open %v; seat %v is asked", r.Holder(),
				r.HandOpen(), seat)
		}
		for _, id := range r.held(seat) {
			if _, ok := r.Hot(id); ok {
				t.Errorf("the closed hand shows %s", id)
			}
		}
		r.Choose(r.held(seat)[0])
		if len(r.Made()) != 0 || r.Answer() != "Look first." {
			t.Errorf("a card of the closed hand is picked: %v, %q", r.Made(), r.Answer())
		}
		r.Click("peek")
		r.Wait(tabletest.GuardTicks)
		if !r.Click(r.held(seat)[0]) || !r.Click("play") {
			t.Fatalf("seat %v cannot play from the open hand", seat)
		}
	}
	r.played(1, "two persons")
}

// TestItsShowMayJumpAnywhere: whatever of a match is shown looks the same wherever the show began.
func TestItsShowMayJumpAnywhere(t *testing.T) {
	of := func(kinds string) []tabletest.Company { return []tabletest.Company{{Kinds: kinds, Seed: 3}} }
	tabletest.JumpAnywhere(t, tabletest.Game{
		Room: &Room, One: of("pe"), Persons: of("pp"), Computers: of("ee"),
		Resume: func(s game.Setup, entries []game.Entry, j game.Journal) (game.Session, error) {
			return game.Resume(Rules{}, s, entries, j)
		},
		Open: func(r *tabletest.Room, d tabletest.Desk) {
			d.Game = &Room
			r.OpenAt(d.In(r.Room), func(st *stage.Stage, d match.Desk) (*tabletop.Table, stage.Scene) {
				on, scene := Open(st, d)
				return on.table, scene
			})
		},
		Shape: func(game.Session, game.Seat, string) string { return "play" },
	})
}

// TestACardIsRead: a game's own faces are legible at any size and in both themes.
func TestACardIsRead(t *testing.T) {
	all := []display.Face{face(1), face(cards), {Design: back}}
	facestest.Legible(t, all, [][2]float64{{220, 308}, {150, 210}, {60, 84}})
	facestest.Themes(t, card, back)
}
