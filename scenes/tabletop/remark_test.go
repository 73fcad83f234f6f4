package tabletop

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
	"safehouse/scenes/stage/stagetest"
)

// pictured is a show of which only the peak is looked at.
type pictured struct {
	shower
	now peaking
}

func (p *pictured) peaking() peaking { return p.now }

// talk is a table at which four of the cast sit and nothing is to be seen but what they remark.
func talk(t *testing.T) (*remarks, *pictured) {
	t.Helper()
	show := &pictured{}
	table := &Table{Stage: stagetest.NewRoom(t, stagetest.NewSetter(t), words.English, 1280, 800).Stage, show: show}
	for seat := range 4 {
		table.Seats.Names = append(table.Seats.Names, bots.Cast()[seat].ID)
		table.Seats.players[seat].Character = bots.Cast()[seat].ID
	}
	table.Eyes.table, table.Seats.table = table, table
	table.remarks = remarks{table: table, speaker: NoSeat}
	return &table.remarks, show
}

// beat tells a sentence as the first of a new beat; more are of the same.
func (r *remarks) beat(l game.Line, more ...game.Line) {
	r.turn()
	r.told(l)
	for _, l := range more {
		r.told(l)
	}
}

// wait lets so many ticks go by.
func (r *remarks) wait(ticks int) {
	for range ticks {
		r.table.Stage.Tick++
		r.update()
	}
}

// greatMoments are sentences about the second seat that it may always remark on.
func greatMoments() map[string]game.Line {
	other, own := game.SeatName(0), game.SeatName(1)
	return map[string]game.Line{
		"arrested wrongly": game.Say("log.getadler.wrong", other, own),
		"arrested rightly": game.Say("log.getadler.right", other, own),
		"shot out":         game.Say("log.getadler.out.outshot", own, other),
		"caught":           game.Say("log.getadler.out.caught", own, other),
		"freed":            game.Say("log.getadler.freed.disguised", own),
		"robbed":           game.Say("log.topsecret.stolen", other, game.Word("card.mole"), own),
		"blown up":         game.Say("log.topsecret.destroyed", own, game.Word("lost.mole")),
		"a pair":           game.Say("log.topsecret.paired", game.Number(80), own),
		"bust":             game.Say("log.kompromat.bust", own), "exactly 21": game.Say("log.kompromat.perfect", own),
		"a folder": game.Say("log.kompromat.won", own),
	}
}

// TestGreatMomentsMayAlwaysBringALine: somebody speaks of one though nothing has happened to them before, though small
// things have been remarked on, and though it comes in the second beat of what happens since anybody spoke.
func TestGreatMomentsMayAlwaysBringALine(t *testing.T) {
	for what, great := range greatMoments() {
		r, _ := talk(t)
		if r.beat(great); r.speaker != 1 {
			t.Errorf("%s: nobody says anything of the first thing that happens", what)
		}
		r, _ = talk(t)
		for range 9 { // The small things leave a line for the great one.
			r.beat(game.Say("log.getadler.looked", game.SeatName(0), game.SeatName(1)))
			r.beat(game.Say("log.topsecret.spared", game.SeatName(1)))
		}
		r.wait(remarkTicks + 1)
		for r.all < remarkGreat-1 {
			r.beat(game.Say("log.getadler.stunned", game.SeatName(2)))
		}
		r.speaker = NoSeat
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
		return game.Say("log.topsecret.destroyed", game.SeatName(seat), game.Word("lost.mole"))
	}
	if r.beat(lost(0), lost(1), lost(2)); r.speaker != 0 {
		t.Errorf("seat %d speaks of an explosion, want the first", r.speaker)
	}
	var said []string
	for n := range 200 {
		if r.beat(lost(game.Seat(n % 4))); r.speaker == NoSeat || !r.fresh {
			continue
		}
		if slices.Contains(said, r.slip.text) {
			t.Fatalf("%q is said twice", r.slip.text)
		}
		said = append(said, r.slip.text)
	}
	if len(said) < 4 {
		t.Errorf("only %q is said of 200 explosions", said)
	}
}

// TestARemarkDoesNotOutstayItsMoment: what is said is put away when it has been read, sooner when the match goes on,
// and never waits for a second peak once it has been seen.
func TestARemarkDoesNotOutstayItsMoment(t *testing.T) {
	robbed := greatMoments()["robbed"]
	quiet := game.Say("log.topsecret.nothing", game.SeatName(2))
	for _, c := range []struct {
		what  string
		then  func(r *remarks, show *pictured)
		stays int
	}{
		{"nothing", func(*remarks, *pictured) {}, remarkTicks},
		{"a beat of nobody", func(r *remarks, _ *pictured) { r.beat(quiet) }, remarkTicks},
		{"the next turn", func(r *remarks, _ *pictured) {
			r.beat(game.Say("log.topsecret.turn", game.Number(2), game.SeatName(0)))
		}, remarkLeast},
		{"what happens to another", func(r *remarks, _ *pictured) {
			r.beat(game.Say("log.getadler.asked", game.SeatName(0), game.SeatName(3)))
		}, remarkLeast},
		{"a peak of another beat", func(r *remarks, show *pictured) {
			r.wait(remarkLooks + 1)
			r.beat(quiet)
			show.now.Kind = 1
		}, remarkLooks + 2},
	} {
		r, show := talk(t)
		r.beat(robbed)
		show.now.Kind = 1
		if r.wait(500); r.speaker == NoSeat {
			t.Fatalf("%s: the line is gone before the peak of its own beat is", c.what)
		}
		show.now.Kind = 0
		from := r.table.Stage.Tick
		c.then(r, show)
		for r.speaker != NoSeat && r.table.Stage.Tick < from+2000 {
			r.wait(1)
		}
		if got := r.table.Stage.Tick - from; got > c.stays+1 {
			t.Errorf("after %s the line stays for %d ticks, want %d at most", c.what, got, c.stays)
		}
	}
}
