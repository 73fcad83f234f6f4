package tabletop

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/match"
	"safehouse/scenes/stage/stagetest"
)

// pictured is a show of which only the peak is looked at.
type pictured struct {
	shower
	now peaking
}

func (p *pictured) peaking() peaking { return p.now }

func (p *pictured) Line() game.Line { return game.Line{} }

func (p *pictured) hushed() bool { return false }

// talking are the remarks of a table.
type talking struct {
	*remarks
	table *Table
}

// talk is a table at which four of the cast sit and nothing is to be seen but what they remark.
func talk(t *testing.T) (*talking, *pictured) {
	t.Helper()
	show := &pictured{}
	setup := game.Setup{Seed: game.SeedOf(1)}
	for seat := range 4 {
		id := bots.Cast()[seat].ID
		setup.Players = append(setup.Players, game.Player{Computer: true, Name: id, Character: id})
	}
	session, err := game.Resume(topsecret.Rules{}, setup, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	st := stagetest.NewRoom(t, stagetest.NewSetter(t), words.English, 1280, 800).Stage
	table := &Table{Match: match.New(st, match.Desk{Session: session, Remarks: toyRemarks}), show: show}
	table.Seats.Names = nil
	for seat := range 4 {
		table.Seats.Names = append(table.Seats.Names, bots.Cast()[seat].ID)
	}
	table.remarks = remarks{speaker: match.NoSeat}
	return &talking{&table.remarks, table}, show
}

// beat tells a sentence as the first of a new beat; more are of the same.
func (r *talking) beat(l game.Line, more ...game.Line) {
	r.turn()
	r.told(r.table, l)
	for _, l := range more {
		r.told(r.table, l)
	}
}

// wait lets so many ticks go by.
func (r *talking) wait(ticks int) {
	for range ticks {
		r.table.Stage.Tick++
		r.update(r.table)
	}
}

// toyRemarks are sentences that touch somebody in every way, the great ones those whom they name first and second.
var toyRemarks = match.Remarks{
	On: map[string]match.Remark{
		"log.hit": {How: bots.Beaten, Great: true}, "log.luck": {How: bots.Lucky, Great: true},
		"log.second.hit":   {Named: 1, How: bots.Beaten, Great: true},
		"log.second.luck":  {Named: 1, How: bots.Lucky, Great: true},
		"log.small.second": {Named: 1, How: bots.Beaten}, "log.small.luck": {How: bots.Lucky},
		"log.small": {How: bots.Beaten}, "log.asked": {Named: 1, How: bots.Asked},
	},
	Turns: []string{"log.turn"},
}

// greatMoments are sentences about the second seat that it may always remark on.
func greatMoments() []game.Line {
	other, own := game.SeatName(0), game.SeatName(1)
	return []game.Line{
		game.Say("log.hit", own), game.Say("log.hit", game.Number(80), own, other), game.Say("log.luck", own),
		game.Say("log.second.hit", other, game.Word("card.mole"), own), game.Say("log.second.luck", other, own),
	}
}

// TestGreatMomentsMayAlwaysBringALine: somebody speaks of one though nothing has happened to them before, though small
// things have been remarked on, and though it comes in the second beat of what happens since anybody spoke.
func TestGreatMomentsMayAlwaysBringALine(t *testing.T) {
	for _, great := range greatMoments() {
		what := great.Key
		r, _ := talk(t)
		if r.beat(great); r.speaker != 1 {
			t.Errorf("%s: nobody says anything of the first thing that happens", what)
		}
		r, _ = talk(t)
		for range 9 { // The small things leave a line for the great one.
			r.beat(game.Say("log.small.second", game.SeatName(0), game.SeatName(1)))
			r.beat(game.Say("log.small.luck", game.SeatName(1)))
		}
		r.wait(remarkTicks + 1)
		for r.all < remarkGreat-1 {
			r.beat(game.Say("log.small", game.SeatName(2)))
		}
		r.speaker = match.NoSeat
		if r.beat(great); r.speaker != 1 {
			t.Errorf("%s: nobody says anything of it after small things", what)
		}
	}
}

// TestOneSpeaksAtATimeAndSaysNothingTwice: of what happens in one beat one line comes, and however much happens no line
// comes again.
func TestOneSpeaksAtATimeAndSaysNothingTwice(t *testing.T) {
	r, _ := talk(t)
	lost := func(seat game.Seat) game.Line {
		return game.Say("log.hit", game.SeatName(seat), game.Word("lost.mole"))
	}
	if r.beat(lost(0), lost(1), lost(2)); r.speaker != 0 {
		t.Errorf("seat %d speaks of an explosion, want the first", r.speaker)
	}
	var said []string
	for n := range 200 {
		if r.beat(lost(game.Seat(n % 4))); r.speaker == match.NoSeat || !r.fresh {
			continue
		}
		if slices.Contains(said, r.text) {
			t.Fatalf("%q is said twice", r.text)
		}
		said = append(said, r.text)
	}
	if len(said) < 4 {
		t.Errorf("only %q is said of 200 explosions", said)
	}
}

// TestARemarkDoesNotOutstayItsMoment: what is said is put away when it has been read, sooner when the match goes on,
// and never waits for a second peak once it has been seen.
func TestARemarkDoesNotOutstayItsMoment(t *testing.T) {
	robbed := game.Say("log.second.hit", game.SeatName(0), game.Word("card.mole"), game.SeatName(1))
	quiet := game.Say("log.nothing", game.SeatName(2))
	for _, c := range []struct {
		what  string
		then  func(r *talking, show *pictured)
		stays int
	}{
		{"nothing", func(*talking, *pictured) {}, remarkTicks},
		{"a beat of nobody", func(r *talking, _ *pictured) { r.beat(quiet) }, remarkTicks},
		{"the next turn", func(r *talking, _ *pictured) {
			r.beat(game.Say("log.turn", game.Number(2), game.SeatName(0)))
		}, remarkLeast},
		{"what happens to another", func(r *talking, _ *pictured) {
			r.beat(game.Say("log.asked", game.SeatName(0), game.SeatName(3)))
		}, remarkLeast},
		{"a peak of another beat", func(r *talking, show *pictured) {
			r.wait(remarkLooks + 1)
			r.beat(quiet)
			show.now.Kind = 1
		}, remarkLooks + 2},
	} {
		r, show := talk(t)
		r.beat(robbed)
		show.now.Kind = 1
		if r.wait(500); r.speaker == match.NoSeat {
			t.Fatalf("%s: the line is gone before the peak of its own beat is", c.what)
		}
		if gaze := gazeOf(r.table, r.speaker); gaze != display.GazeStruck {
			t.Errorf("%s: who still says that it was robbed looks %d", c.what, gaze)
		}
		show.now.Kind = 0
		from := r.table.Stage.Tick
		c.then(r, show)
		for r.speaker != match.NoSeat && r.table.Stage.Tick < from+2000 {
			r.wait(1)
		}
		if got := r.table.Stage.Tick - from; got > c.stays+1 {
			t.Errorf("after %s the line stays for %d ticks, want %d at most", c.what, got, c.stays)
		}
	}
}

// sitting is a room of which only is known where its parts lie.
type sitting struct {
	Room
	frame Frame
}

func (s *sitting) Frame() *Frame { return &s.frame }

func (s *sitting) Place(game.Seat) display.Rect { return s.frame.Board }

// TestWhoSpeaksInTheTickersPlaceHasItAlone: no sentence is begun beside or under what is said there.
func TestWhoSpeaksInTheTickersPlaceHasItAlone(t *testing.T) {
	for _, m := range screens {
		r, _ := talk(t)
		r.table.Stage.Metrics, r.table.Skin = m, &Skin{}
		room := &sitting{frame: laid(FrameOptions{}, m)}
		r.table.room = room
		r.table.log.rows, r.table.log.shown = []logRow{{said: "It has happened."}}, 1
		r.table.log.viewer = r.table.LogViewer()
		words := func() (n int) {
			var l display.List
			b := Brush{L: &l, M: m, F: &room.frame, view: r.table.View, skin: r.table.Skin}
			r.table.log.drawTicker(r.table, &b)
			for _, it := range l.Items {
				if it.Kind == display.Text {
					n++
				}
			}
			return n
		}
		if words() == 0 {
			t.Fatalf("%vx%v: the ticker says nothing", m.W, m.H)
		}
		r.beat(greatMoments()[0])
		if n := words(); (n == 0) != (room.frame.Lane == room.frame.Ticker) {
			t.Errorf("%vx%v: while somebody speaks at %v the ticker at %v has %d lines", m.W, m.H, room.frame.Lane,
				room.frame.Ticker, n)
		}
	}
}
