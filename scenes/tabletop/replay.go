package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Replay is the scene of a match that is over and is shown as it was played: on its own table, as whoever looks on saw
// it then. The match is really what it was at the moment shown, so that nothing of what came later can be told; and it
// is told on by the show, as if the next moves had just been made. A press asks for a moment, and moves nothing.
type Replay struct {
	*Table
	reel
	hands hands
	// turns are those of the match, with the beat of each that is a great moment, from 1 on, as everybody saw it, 0 for
	// none, and whether a chapter begins with it.
	turns []turn
	// at is the number of the turn that is shown, of which so many beats have been.
	at, beat int
	// eyes are those that look on, match.NoSeat those of everybody.
	eyes game.Seat
	// opens reports that hands may be opened: where two or more persons played they are asked first.
	opens bool
	// playing reports that it is told on by itself, at the pace of that number; ticks counts for one slower than usual,
	// and rest is how long it still rests between two turns.
	playing     bool
	pace        int
	ticks, rest int
}

// turn is what is shown at once.
type turn struct {
	match.Turn
	peak   int
	begins bool
}

// paces are how many ticks of the show pass in two of the stage, usualPace is the number of the usual one.
var paces = [...]struct {
	steps int
	label string
}{{1, "replay.pace.half"}, {2, "replay.pace.usual"}, {4, "replay.pace.double"}, {8, "replay.pace.four"}}

const usualPace = 1

// newReplay is the replay of a table, before anything is on that.
func newReplay(t *Table) *Replay {
	r := &Replay{Table: t, pace: usualPace, eyes: match.NoSeat}
	for _, of := range t.Turns() {
		r.turns = append(r.turns, turn{Turn: of})
	}
	return r
}

// begin opens it: with the eyes of the one person who played, or else with those of everybody.
func (r *Replay) begin() stage.Scene {
	r.See(match.NoSeat)
	r.chart.room, _ = r.room.(Points)
	for i := range r.turns {
		beats := 0
		if r.Match.Rewind(r.turns[i].End); r.chart.room != nil {
			r.chart.add(len(r.Seats.Names))
		}
		r.show.jump(r.start(i), match.Settled, everything, func(p Peak) {
			if beats++; p.Kind != 0 {
				r.turns[i].peak = beats
			}
		})
	}
	hosts := r.Seats.Cast.Persons()
	if r.opens = hosts.Len() < 2; hosts.Len() == 1 {
		r.eyes = hosts.First()
		r.See(r.eyes)
	}
	r.seekMoves(r.Desk.From)
	r.room.Opened(Playing)
	r.Page.SetFocus(playID)
	r.shown = Playing
	return r
}

// AllBeats are more than a turn has.
const AllBeats = 1 << 20

// Len is the number of turns, Place says which of them is shown, and how many of its beats have been.
func (r *Replay) Len() int                { return len(r.turns) }
func (r *Replay) Place() (turn, beat int) { return r.at, r.beat }

// GoTo shows a turn as it lay there when so many of its beats had been shown, or all where it has fewer.
func (r *Replay) GoTo(turn, beats int) {
	r.seek(turn, func(begun int) bool { return begun < beats })
}

// start is how many moves had been made before a turn.
func (r *Replay) start(turn int) int {
	if turn == 0 {
		return 0
	}
	return r.turns[turn-1].End
}

// everything has every beat begin.
func everything(int) bool { return true }

// seek shows a turn as it lay there when some of its beats had been shown.
func (r *Replay) seek(turn int, until func(begun int) bool) {
	r.at = max(0, min(turn, len(r.turns)-1))
	r.Match.Rewind(r.turns[r.at].End)
	r.beat = r.show.jump(r.start(r.at), match.Settled, until, nil)
	r.rest = restTicks(r.Stage)
	r.Rebuild()
}

// restTicks is how long a turn rests before the next, in ticks.
func restTicks(st *stage.Stage) int { return max(st.Ticks(replayRestMS), replayRestLeast) }

// Look changes the eyes that look on, at the same moment. What a turn has still to tell these is told them.
func (r *Replay) Look(eyes game.Seat) {
	mark, until := r.show.Mark(), everything
	if r.show.Busy() {
		until = func(int) bool { return r.show.until(mark) }
	}
	r.eyes = eyes
	r.See(eyes)
	r.Page.SetFocus(eyesID(eyes))
	r.seek(r.at, until)
	r.announce()
}

// forward has the next turn be told; it reports whether there is one.
func (r *Replay) forward() bool {
	if r.at+1 >= len(r.turns) {
		return false
	}
	r.at, r.beat, r.rest = r.at+1, 0, restTicks(r.Stage)
	r.Match.Replay(r.turns[r.at].Seats, r.turns[r.at].End)
	return true
}

// StepOn has the next beat be shown. Turns of which those who look on saw nothing are passed over.
func (r *Replay) StepOn() {
	r.playing = false
	r.show.hold(true)
	if r.Moving() {
		r.GoTo(r.at, r.beat)
		return
	}
	for !r.show.step() && r.forward() {
	}
}

// Moving reports that a beat is being shown.
func (r *Replay) Moving() bool {
	_, moving := r.show.Playing()
	return moving
}

// StepBack goes to where the last beat had not begun.
func (r *Replay) StepBack() {
	r.playing = false
	if r.beat > 1 || r.at == 0 {
		r.GoTo(r.at, r.beat-1)
		return
	}
	for r.GoTo(r.at-1, AllBeats); r.beat == 0 && r.at > 0; {
		r.GoTo(r.at-1, AllBeats)
	}
}

// moment goes to the next great moment or chapter, or to the one before where by is negative.
func (r *Replay) moment(by int) {
	r.playing = false
	for i := r.at; i >= 0 && i < len(r.turns); i += by {
		t := &r.turns[i]
		switch beat := t.peak; {
		case beat > 0 && (i != r.at || (beat-r.beat)*by > 0):
			r.GoTo(i, beat)
		case t.begins && i != r.at:
			r.GoTo(i, AllBeats) // Where it is no great moment itself, all of it is there.
		default:
			continue
		}
		return
	}
	if by < 0 {
		r.GoTo(0, AllBeats)
	} else {
		r.GoTo(len(r.turns)-1, AllBeats)
	}
}

// Update lets what is told go on, and goes where a press asks for.
func (r *Replay) Update(in *input.Frame) stage.Change {
	r.seen = r.Stage.Tick
	if in.PadLost {
		r.playing = false
	}
	switch {
	case in.Just.Has(input.Cancel) && r.log.atop(r.Table), in.Just.Has(input.Log):
		return r.press("log")
	case in.Just.Has(input.Cancel) && r.hands.open:
		r.hands.open = false
		r.Invalidate()
		return stage.Stay()
	case in.Just.Has(input.Cancel):
		return r.press(leaveID)
	case in.Just.Has(input.Menu):
		return r.press("menu")
	}
	r.ticks++
	for range (paces[r.pace].steps + r.ticks%2) / 2 {
		r.tick()
	}
	r.prepare()
	r.input = *in
	frame := *in
	r.scrub(&frame)
	pressed := r.Page.Update(&frame, r.Stage, r.Table.controls)
	if pressed == "" {
		pressed = replayKey(in, len(r.Seats.Names))
	}
	r.room.Follow()
	r.log.update(r.Table, in)
	return r.press(pressed)
}

// Draw shows the table, with the reel in the place of what is asked.
func (r *Replay) Draw(l *display.List) {
	r.room.Draw(r.room.Part(), l)
	if r.hands.open && r.show.peaking().Kind == 0 {
		b := r.Brush(l, r.room.Frame())
		r.hands.draw(r.Table, &b)
	}
}

// tick lets a tick of what is told pass.
func (r *Replay) tick() {
	r.show.hold(!r.playing)
	if r.show.Advance() {
		r.Stage.Redraw()
	}
	switch {
	case !r.playing || r.show.Busy():
	case r.rest > 0:
		r.rest--
	case !r.forward():
		r.playing = false
		r.Invalidate()
	}
}

// replayKey is what a tick's keys press, whatever has the focus: digits are the eyes, and the keys that turn pages go
// from one great moment to another.
func replayKey(in *input.Frame, seats int) string {
	for _, k := range in.Struck {
		switch n := k.Digit(); {
		case n == 0:
			return eyesID(match.NoSeat)
		case n > 0 && n <= seats:
			return eyesID(game.Seat(n - 1))
		}
	}
	switch {
	case in.Just.Has(input.PageUp):
		return beforeID
	case in.Just.Has(input.PageDown):
		return afterID
	}
	return ""
}

// press does what a press asks for.
func (r *Replay) press(id string) stage.Change {
	if id == "" {
		return stage.Stay()
	}
	r.Invalidate()
	for _, seat := range lookers(len(r.Seats.Names)) {
		if id == eyesID(seat) {
			return r.opening(seat != match.NoSeat, func() { r.Look(seat) })
		}
	}
	switch id {
	case leaveID:
		r.Stage.Play(sound.Back)
		return stage.Pop()
	case "menu":
		r.playing = false
		menu := &pause{above: aboveOf(r.Table), why: pauseAsked, rule: r.Rule, explain: r.explain}
		if r.maySit() {
			menu.deed = game.Say("replay.playon.as", game.Text(r.Stage.Reader().Called(r.Seats.Names[r.eyes])))
			menu.do = func() stage.Change { return stage.Replace(r.Desk.PlayOn(r.eyes, r.Moves())) }
		}
		return stage.Push(menu)
	case sitID:
		return stage.Push(r.Desk.PlayOn(r.eyes, r.Moves()))
	case handsID:
		return r.opening(!r.hands.open, r.turnHands)
	case playID:
		if r.playing = !r.playing; r.playing && r.at == len(r.turns)-1 && !r.show.Busy() {
			r.GoTo(0, 0)
		}
	case backID:
		r.StepBack()
		r.announce()
	case onID:
		r.StepOn()
	case beforeID:
		r.moment(-1)
		r.announce()
	case afterID:
		r.moment(1)
		r.announce()
	case paceID:
		r.pace = (r.pace + 1) % len(paces)
	case filmID:
	case "log":
		r.hands.open = false // They lie where the log is read.
		return r.act(id)
	case logID:
		if r.input.Released {
			r.fromLog(r.input.Y)
		}
	default:
		return r.act(id)
	}
	return stage.Stay()
}

// explain opens the reasons of the computers, at what they last decided before the moment that is shown. They are told
// of the match as it was at its end.
func (r *Replay) explain() stage.Scene {
	moves := r.Moves()
	r.Match.Rewind(r.turns[len(r.turns)-1].End)
	why := newWhyPage(r.Table, moves).(*whyPage)
	why.seek = r.seekMoves
	return why
}

// seekMoves shows the turn in which so many moves had been made.
func (r *Replay) seekMoves(moves int) {
	turn := 0
	for turn < len(r.turns)-1 && r.turns[turn].End < moves {
		turn++
	}
	r.GoTo(turn, AllBeats)
}

// Resumed has everything laid out anew, and the match be what it was at the moment shown.
func (r *Replay) Resumed() {
	stay(r)
	r.Table.Resumed()
}

// Refit has everything laid out anew where it lies, also under another scene.
func (r *Replay) Refit() {
	stay(r)
	r.Table.Refit()
}

// stay has the match be what it was at the moment shown.
func stay(r *Replay) {
	if r.Moves() != r.turns[r.at].End {
		r.GoTo(r.at, r.beat)
	}
}

// fromLog shows the turn of the line of the log at that height, which may be still to come.
func (r *Replay) fromLog(y float64) {
	line := r.log.lineAt(r.Table, y)
	var story [][]game.Line
	r.AtEnd(func() { story = r.StoryOf(r.log.viewer) })
	for move, lines := range story {
		if line -= len(lines); line < 0 {
			r.seekMoves(move + 1)
			return
		}
	}
}

// maySit reports whether one may play on from here in the seat of those who look on.
func (r *Replay) maySit() bool {
	return r.Desk.PlayOn != nil && r.eyes != match.NoSeat && r.at < len(r.turns)-1
}

// opening does what may open hands, once those who played together have said that it may.
func (r *Replay) opening(opens bool, do func()) stage.Change {
	if !opens || r.opens {
		do()
		return stage.Stay()
	}
	r.playing = false
	return stage.Push(newAsking(r.Table, func() {
		r.opens = true
		do()
	}))
}

// lookers are all whose eyes may look on where so many play.
func lookers(seats int) []game.Seat { return everyEyes[:seats+1] }

// announce says where the replay stands and what happened last, since nothing is told on the way there.
func (r *Replay) announce() {
	if r.Stage.Heard() {
		r.Stage.Announce(stage.Happened, stage.Sentences(r.heard(), r.LastLine()))
	}
}
