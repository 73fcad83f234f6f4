package scenes

import (
	"os"
	"path/filepath"
	"testing"

	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
)

// TestAFinishedMatchIsWatchedAgainAndPlayedOn: from the list and back to it, through a copy that no record keeps.
func TestAFinishedMatchIsWatchedAgainAndPlayedOn(t *testing.T) {
	h, dir := withPast(t, 1)
	p := sit(t, h)
	p.tick(still())
	p.click("matches")
	p.wait(20)
	files := func() int {
		all, err := os.ReadDir(filepath.Join(dir, "matches"))
		if err != nil {
			t.Fatal(err)
		}
		return len(all)
	}
	kept := files()
	p.click("watch.0")
	p.wait(5)
	replay, ok := p.stack.Top().(*tabletop.Replay)
	if !ok {
		t.Fatalf("%T has the screen", p.stack.Top())
	}
	p.click("replay.after")
	p.wait(5)
	before, _ := replay.Place()
	p.click("replay.playon")
	p.wait(30)
	copied, ok := p.stack.Top().(*tabletop.Scene)
	if !ok || !copied.Desk.Copy || !copied.Holder.Alone() || copied.Ended() {
		t.Fatalf("%T has the screen, no copy that one plays alone", p.stack.Top())
	}
	p.click("menu")
	if !p.reads("A copy of the match") || p.has("rematch") {
		t.Error("a copy does not say that it is one")
	}
	p.click("pause.film")
	p.wait(5)
	if now, _ := replay.Place(); p.stack.Top() != replay || now != before {
		t.Fatalf("%T has the screen, turn %d, want the replay at %d", p.stack.Top(), now, before)
	}
	p.tick(&input.Frame{Focused: true, Just: input.Actions(0).With(input.Cancel), X: -1, Y: -1})
	p.tick(still())
	if p.topMatches() == nil {
		t.Errorf("from a replay one comes back to %T", p.stack.Top())
	}
	if n := files(); n != kept || len(h.store.Running()) != 0 {
		t.Errorf("%d files where %d were, %d matches run", n, kept, len(h.store.Running()))
	}
	p.click("match.0")
	p.wait(5)
	p.tick(&input.Frame{Focused: true, Just: input.Actions(0).With(input.Cancel), X: -1, Y: -1})
	p.tick(still())
	if p.topMatches() == nil {
		t.Errorf("from a match that is over one comes back to %T", p.stack.Top())
	}
}

// TestAReplayAndTheReasonsLeadToEachOther: from a decision that is explained to the table where it was made and back,
// and from a line of the log to what it tells of.
func TestAReplayAndTheReasonsLeadToEachOther(t *testing.T) {
	h, _ := withPast(t, 1)
	p := sit(t, h)
	p.tick(still())
	p.click("matches")
	p.wait(20)
	p.click("match.1")
	p.wait(5)
	cancel := func() {
		p.tick(&input.Frame{Focused: true, Just: input.Actions(0).With(input.Cancel), X: -1, Y: -1})
		p.wait(2)
	}
	turn := func() (turn, of int) {
		t.Helper()
		replay, ok := p.stack.Top().(*tabletop.Replay)
		if !ok {
			t.Fatalf("%T has the screen, no replay", p.stack.Top())
		}
		turn, _ = replay.Place()
		return turn, replay.Len()
	}
	p.click("why")
	p.wait(2)
	p.click("why.watch")
	p.wait(2)
	if now, of := turn(); now > of/2 {
		t.Errorf("the first decision of a computer is shown in turn %d of %d", now, of)
	}
	if cancel(); !p.has("why.watch") {
		t.Fatalf("from the decision one comes back to %T", p.stack.Top())
	}
	cancel()
	p.click("watch")
	p.wait(2)
	for range 6 {
		p.click("replay.after")
		p.wait(2)
	}
	here, _ := turn()
	p.click("menu")
	p.click("pause.why")
	p.wait(2)
	if cancel(); p.has("why.watch") {
		t.Fatal("the reasons stay")
	}
	if now, _ := turn(); now != here {
		t.Errorf("a look at the reasons leads from turn %d to %d", here, now)
	}
	p.click("menu")
	p.click("pause.why")
	p.wait(2)
	p.click("why.before")
	p.wait(2)
	p.click("why.watch")
	p.wait(2)
	earlier, _ := turn()
	if earlier > here {
		t.Errorf("an earlier decision than that of turn %d is shown in turn %d", here, earlier)
	}
	p.click("replay.after")
	p.click("replay.after")
	p.click("log")
	p.wait(2)
	panel := p.item("panel.log").Box
	for _, at := range []float64{0.2, 0.95} { // Of what has been, and of what is still to come.
		before, _ := turn()
		for _, pressed := range []bool{true, false} {
			p.tick(&input.Frame{X: panel.X + panel.W/2, Y: panel.Y + panel.H*at, Focused: true,
				Pressed: pressed, AnyPress: pressed, Held: pressed, Released: !pressed})
		}
		p.wait(2)
		if now, _ := turn(); (now > before) != (at > 0.5) || now == before {
			t.Errorf("the line at %v of the log leads from turn %d to %d", at, before, now)
		}
	}
}

// TestTheHeadOfAFilmFollowsThePointer, and comes back to where it was taken hold of when the press is taken away; keys
// go on and back by steps while the film has the focus.
func TestTheHeadOfAFilmFollowsThePointer(t *testing.T) {
	h, _ := withPast(t, 1)
	p := sit(t, h)
	p.tick(still())
	p.click("matches")
	p.wait(20)
	p.click("watch.0")
	p.wait(5)
	replay := p.stack.Top().(*tabletop.Replay)
	film := p.item("replay.film").Box
	_, y := film.Centre()
	at := func(share float64) *input.Frame {
		return &input.Frame{X: film.X + film.W*share, Y: y, Held: true, Focused: true, Moved: true}
	}
	turn := func() int {
		turn, _ := replay.Place()
		return turn
	}
	near := func(share float64) bool {
		want := share * float64(replay.Len())
		return float64(turn()) > want-2 && float64(turn()) < want+2
	}
	press := at(0.75)
	press.Pressed, press.AnyPress = true, true
	if p.tick(press); !near(0.75) {
		t.Errorf("a press at three quarters of the film shows turn %d of %d", turn(), replay.Len())
	}
	if p.tick(at(0.25)); !near(0.25) {
		t.Errorf("the head at a quarter of the film shows turn %d of %d", turn(), replay.Len())
	}
	left := at(0.25)
	left.Held, left.Released = false, true
	if p.tick(left); !near(0.25) {
		t.Error("letting go leads elsewhere")
	}
	p.tick(press)
	gone := at(0.75)
	gone.Held, gone.Canceled = false, true
	if p.tick(gone); !near(0.25) {
		t.Errorf("a press that is taken away leaves turn %d of %d", turn(), replay.Len())
	}
	replay.Page.SetFocus("replay.film")
	here, beat := replay.Place()
	key := func(a input.Action) {
		p.tick(&input.Frame{X: -1, Y: -1, Focused: true, Keyboard: true, AnyPress: true, Just: input.Actions(0).With(a)})
	}
	key(input.Right)
	if now, then := replay.Place(); now < here || now == here && then <= beat {
		t.Errorf("a step on leads from %d, %d to %d, %d", here, beat, now, then)
	}
	key(input.End)
	if turn() != replay.Len()-1 {
		t.Errorf("the end is turn %d of %d", turn(), replay.Len())
	}
	key(input.Home)
	if turn() != 0 {
		t.Errorf("the beginning is turn %d", turn())
	}
}

// wait lets ticks pass.
func (p *person) wait(ticks int) {
	for range ticks {
		p.tick(still())
	}
}
