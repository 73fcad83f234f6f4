package tabletop_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
)

// curtain reports whether the curtain has the screen.
func (b *bench) curtain() bool {
	_, ok := b.Stack.Top().(*handover.Scene)
	return ok
}

// enter has the next person take the screen.
func (b *bench) enter() {
	b.T.Helper()
	for range 300 {
		if b.curtain() {
			break
		}
		b.Wait(1)
	}
	b.Wait(20)
	b.press("take")
	b.Wait(60)
}

// give goes through the pause to the page of seats, presses there and comes back.
func (b *bench) give(ids ...string) {
	b.T.Helper()
	b.Press("menu")
	b.press("pause.seats")
	for _, id := range ids {
		b.press(id)
	}
	b.press("seats.done")
	b.press("resume")
}

// logged are the sentences of the log.
func (b *bench) logged() string {
	b.T.Helper()
	if !b.LogOpen() {
		b.Press("log")
	}
	return strings.Join(b.Told(), " ")
}

const (
	aGives = "A has given the seat to the computer (Medium)."
	aBack  = "A takes the seat back."
)

func TestASeatIsGivenToTheComputerAndComesBack(t *testing.T) {
	b := sit(t, "pp")
	b.enter()
	b.press("peek")
	b.press("card:2")
	b.give("seat0.medium")
	if b.Persons() != game.SeatsOf(1) || b.Hosts() != game.SeatsOf(0, 1) ||
		b.Level(0) != game.Medium {
		t.Fatalf("persons %b, hosts %b, level %v", b.Persons(), b.Hosts(),
			b.Level(0))
	}
	if b.toy.chosen() != 0 {
		t.Error("what was chosen and not submitted is still chosen")
	}
	if want := (record.Note{Kind: record.NoteSeat, Seat: 0, Text: "medium"}); !slices.Contains(b.Noted, want) {
		t.Errorf("the record has %+v, want %+v", b.Noted, want)
	}
	if !slices.Contains(b.Captions, aGives) {
		t.Errorf("captions %q", b.Captions)
	}
	// The one who is left takes the screen through the curtain once, and then plays alone.
	if b.HandOpen() || b.Sight() != game.Public {
		t.Error("a hand lies open before its person took the screen")
	}
	b.Wait(2)
	if !b.curtain() {
		t.Fatal("the one who is left has the screen without the curtain")
	}
	b.Wait(20)
	if !slices.Contains(b.Told(), aGives) {
		t.Errorf("the curtain does not tell that a seat was given, but %q", b.Told())
	}
	b.press("take")
	b.Wait(60)
	if !b.PlaysAlone() || !b.HandOpen() || b.Sight() != 1 ||
		b.Asked() != 1 {
		t.Errorf("alone %v, open %v, sight %v", b.PlaysAlone(), b.HandOpen(),
			b.Sight())
	}
	if text := b.logged(); !strings.Contains(text, aGives) {
		t.Errorf("the log has %q", text)
	}
	b.answer(0)
	b.until(1, 300)
	b.press("card:1")
	b.press("pick")
	b.Wait(200)
	if b.Asked() != 1 || b.curtain() {
		t.Fatal("one who plays alone is handed the screen again")
	}
	// Back: all hands are behind the curtain again, at once.
	b.give("seat0.person")
	if b.Persons() != game.SeatsOf(0, 1) || b.HandOpen() ||
		b.Holder() != game.Public {
		t.Error("a hand lies open although two persons play")
	}
	if stopped := b.stopped(1); stopped[0] != 0 {
		t.Errorf("the computer of seat %v was told to stop thinking", stopped[0])
	}
	b.enter()
	if b.Holder() != 0 || b.HandOpen() {
		t.Error("the hand that came back lies open")
	}
	if text := b.logged(); strings.Index(text, aBack) < strings.Index(text, "[toy.shows]") {
		t.Errorf("the log has %q", text)
	}
}

// lines are the texts on the screen.
func lines(b *bench) []string {
	var all []string
	for _, it := range b.Draw() {
		if it.Text != "" {
			all = append(all, it.Text)
		}
	}
	return all
}

// TestAComputerWhoseSeatIsTakenBackIsNotHeard: what it was thinking is dropped, and the person decides.
func TestAComputerWhoseSeatIsTakenBackIsNotHeard(t *testing.T) {
	b := sit(t, "ppp")
	b.enter()
	b.give("seat2.expert", "seat2.easy")
	b.enter()
	b.Wait(100)
	if !slices.Contains(b.asked, 2) {
		t.Fatal("the computer does not think")
	}
	mind := b.minds[2]
	b.give("seat2.person")
	mind <- "pick 3"
	b.Wait(300)
	if b.match.Len() != 0 {
		t.Error("the computer moved for a person")
	}
}

// TestASealedChoiceStands: what was confirmed is the seat's, whoever plays for it later.
func TestASealedChoiceStands(t *testing.T) {
	b := sit(t, "pp")
	b.enter()
	b.press("card:3")
	b.press("pick")
	b.Wait(10)
	if b.curtain() {
		b.Wait(20)
		b.press("take")
		b.Wait(60)
	}
	b.give("seat0.medium", "seat0.person", "seat0.easy")
	if v := b.match.View(0); v.own != 3 || b.match.Len() != 1 {
		t.Errorf("the choice is %d after %d moves", v.own, b.match.Len())
	}
}

func TestTheLastPersonMayLeaveAndComeBack(t *testing.T) {
	for _, kinds := range []string{"pe", "pp"} {
		b := sit(t, kinds)
		if kinds == "pp" {
			b.enter()
			b.give("seat0.easy", "seat1.easy")
		} else {
			b.give("seat0.easy")
		}
		if b.Persons() != 0 || b.Sight() != game.Public {
			t.Fatalf("%s: persons %b, sight %v", kinds, b.Persons(), b.Sight())
		}
		b.Wait(60)
		b.answer(0)
		b.answer(1)
		b.until(2, 600)
		b.Wait(200)
		// The Table watches; the way back stands beside the button that holds the computers.
		b.press("seats")
		b.press("seat0.person")
		b.press("seats.done")
		b.Wait(2)
		if kinds == "pe" {
			if b.curtain() || b.Sight() != 0 {
				t.Error("one person among computers is handed the screen")
			}
			continue
		}
		if !b.curtain() || b.Sight() != game.Public {
			t.Error("one of two persons comes back without the curtain")
		}
	}
}

// TestSeatsAreKeptInTheRecord resumes from the notes: the same persons play, nobody has the screen, and the log tells
// it where it happened.
func TestSeatsAreKeptInTheRecord(t *testing.T) {
	moves := []game.Entry{{Seat: 0, Move: "pick 1"}, {Seat: 1, Move: "pick 2"}, {Seat: 2, Move: "pick 3"}}
	notes := []record.Note{
		{Kind: record.NoteSeat, Seat: 0, N: 2, Text: "medium"},
		{Kind: record.NoteSeat, Seat: 1, N: 99, Text: "medium"},
		{Kind: record.NoteSeat, Seat: 2, N: 3, Text: "easy"},
		{Kind: "saw", Seat: 1, N: 3},
	}
	b := bare(t)
	b.play("ppp", notes, moves...)
	if b.Persons() != game.SeatsOf(1) || b.Level(0) != game.Medium {
		t.Fatalf("persons %b", b.Persons())
	}
	if b.Sight() != game.Public {
		t.Error("the one who is left sees its hand without the curtain")
	}
	b.enter()
	text := b.logged()
	first, given, shown := strings.Index(text, "[toy.has]"), strings.Index(text, aGives),
		strings.Index(text, "[toy.shows]")
	if first < 0 || given < first || shown < given {
		t.Errorf("the log has %q", text)
	}
	for move, given := range map[int]bool{1: false, 2: true, 5: true} {
		if b.GivenAt(0, move) != given {
			t.Errorf("at move %d the seat counts as given: %v", move, !given)
		}
	}
}

// TestSeatsChangeHandsAtAnyMoment presses all sorts of things, and changes seats in between, while things are shown and
// while the curtain is drawn next: no hand is ever open to anybody but who came through the curtain for it, and no
// computer decides for a person.
func TestSeatsChangeHandsAtAnyMoment(t *testing.T) {
	for seed := range uint64(12) {
		rng := rand.New(rand.NewPCG(seed, 3))
		b := sit(t, []string{"ppp", "pp", "pep"}[seed%3])
		b.toy.sealed = seed%2 == 0
		b.Stage.WaitForBots = true
		taken := game.Public
		b.decides = func(seat game.Seat) func(context.Context) string {
			if b.Persons().Has(seat) {
				t.Fatalf("seed %d: the computer decides for person %v", seed, seat)
			}
			return func(context.Context) string { return "pick 2" }
		}
		for range 160 {
			switch rng.IntN(9) {
			case 0:
				seat := game.Seat(rng.IntN(len(b.Names())))
				changed := b.Reseat(seat, rng.IntN(3) > 0, game.Level(rng.IntN(3))) != (game.Line{})
				if changed && b.Hosts().Len() > 1 {
					taken = game.Public
				}
			case 1, 2:
				b.Wait(1 + rng.IntN(40))
			case 3:
				if b.curtain() {
					who := b.Asked()
					b.Wait(20)
					if b.Click("take") {
						b.Wait(60)
						taken = who
					}
				}
			case 4:
				b.Click("peek")
			default:
				b.Click([]string{"card:1", "card:3", "pick", "continue"}[rng.IntN(4)])
			}
			sight := b.Sight()
			if sight != game.Public && sight != taken {
				t.Fatalf("seed %d: the screen shows what seat %v may know, and was taken by %v", seed, sight, taken)
			}
			if b.HandOpen() && !b.Persons().Has(sight) {
				t.Fatalf("seed %d: the hand of a seat lies open that the computer plays", seed)
			}
		}
	}
}

func TestALostPadPauses(t *testing.T) {
	b := sit(t, "pp")
	b.enter()
	b.press("peek")
	b.Tick(input.Frame{X: -1, Y: -1, PadLost: true})
	if _, ok := b.Hot("resume"); !ok || b.HandOpen() {
		t.Fatal("the table does not wait, or its cards lie open")
	}
	if why := b.Say("seats.pad.lost"); !strings.Contains(strings.Join(lines(b), " "), why) {
		t.Errorf("the pause does not say %q: %q", why, lines(b))
	}
	b.press("resume")
	if _, ok := b.Hot("resume"); ok {
		t.Error("the pause does not end")
	}
}

// TestNobodyPlaysWhileSomethingIsLookedUp: neither computers nor clocks go on.
func TestNobodyPlaysWhileSomethingIsLookedUp(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(60)
	b.answer(1)
	b.Stage.Reading = true
	ticks := b.toy.ticks
	b.Wait(300)
	if b.match.Len() != 0 || b.toy.ticks != ticks {
		t.Errorf("%d moves were made, %d ticks counted", b.match.Len(), b.toy.ticks-ticks)
	}
	b.Stage.Reading = false
	b.until(1, 200)
}

// TestTheLineThatAsksIsNeverCutForWhatStandsBesideIt: the signs of seats that were given away stand there only where
// the line leaves room, and the number that the match was dealt from not at all: the pause has it.
func TestTheLineThatAsksIsNeverCutForWhatStandsBesideIt(t *testing.T) {
	for _, status := range []string{"A: choose.", "A: follow, or let the agent go? Choose."} {
		b, number := bare(t), uint64(11)
		b.number = &number
		b.play("ppp", nil)
		b.toy.status = status
		b.Reseat(0, true, game.Easy)
		b.enter()
		for _, it := range b.Draw() {
			if it.Role == display.Status && it.Text != status {
				t.Errorf("the line reads %q", it.Text)
			}
			if strings.Contains(it.Text, "11") {
				t.Errorf("the bar has the seed: %q", it.Text)
			}
		}
		if b.Press("menu"); !b.shows("11") {
			t.Error("the pause does not have the seed")
		}
	}
}

// TestComputersAreCalledInTheReadersLanguage: whichever language the match was begun in, and when the reader changes
// it.
func TestComputersAreCalledInTheReadersLanguage(t *testing.T) {
	b := bare(t)
	b.names = []string{"Ordinateur 2", "Ordinateur 2", "Deep Blue"}
	b.play("pee", nil)
	for _, c := range []struct {
		lang words.Lang
		want []string
	}{
		// A person may call itself what it likes, and a computer that was given a name of its own keeps it.
		{words.French, []string{"Ordinateur 2", "Ordinateur 2", "Deep Blue"}},
		{words.English, []string{"Ordinateur 2", "Computer 2", "Deep Blue"}},
	} {
		b.Stage.Lang = c.lang
		b.Wait(1)
		if got := b.Names(); !slices.Equal(got, c.want) {
			t.Errorf("%s: the players are called %q, not %q", c.lang, got, c.want)
		}
	}
}

// TestTheMarkOfTheComputerTouchesNoNameBesideItsSign holds it for small and for large signs.
func TestTheMarkOfTheComputerTouchesNoNameBesideItsSign(t *testing.T) {
	b := sit(t, "pp")
	for _, side := range []float64{14, 18, 24, 40, 90} {
		var l display.List
		brush, sign := b.toy.on.Brush(&l, &b.toy.frame), display.Rect{X: 100, Y: 100, W: side, H: side}
		brush.Computer(sign)
		for _, it := range l.Items {
			if it.Box.X+it.Box.W > sign.X+sign.W+0.01 {
				t.Errorf("a sign of %v pixels: its mark reaches %.1f pixels beyond it", side, it.Box.X+it.Box.W-sign.X-sign.W)
			}
		}
	}
}
