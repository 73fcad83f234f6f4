package tabletop

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// reel is what plays a replay, in the place of what is asked: a film on which each chapter is a frame as long as it has
// turns, with a head that stands where the match is, and under it the buttons.
type reel struct {
	tree  layout.Tree
	film  display.Rect
	chart chart
	// said is where the match is and whose eyes look on, short as much of that as has room in its place.
	said, short string
	place       display.Rect
	// names are those of the chapter of each turn, in that language.
	names []string
	lang  words.Lang
	// numbers are the chapters, counted from 1.
	numbers []string
	// dragged reports that the pointer holds the head, taken is the turn where it took hold of it. The head stands at a
	// number of turns, and has come there from another since so many ticks.
	dragged    bool
	taken      int
	head, from float64
	age        int
}

// The controls of the reel.
const (
	beforeID, backID, playID, onID, afterID = "replay.before", "replay.back", "replay.play", "replay.on", "replay.after"
	paceID, filmID, sitID, leaveID          = "replay.pace", "replay.film", "replay.playon", "replay.leave"
)

// everyEyes are everybody's, and each seat's.
var everyEyes = [game.MaxSeats + 1]game.Seat{match.NoSeat, 0, 1, 2, 3, 4, 5}

// eyesIDs name the controls of those who look on.
var eyesIDs = match.IDs("eyes", game.MaxSeats+1)

func eyesID(seat game.Seat) string {
	if seat == match.NoSeat {
		return eyesIDs[game.MaxSeats]
	}
	return eyesIDs[seat]
}

// The boxes of the reel.
const (
	boxFilm layout.ID = iota + 1
	boxSaid
	boxChart
	boxEnds
	boxStep
	boxPace  = boxStep + 5
	boxHands = boxPace + 1
	boxSit   = boxHands + 1
	boxLeave = boxSit + 1
	boxEyes  = boxLeave + 1
)

// high is the height of what plays the replay, 0 where there is none.
func (r *Replay) high() float64 {
	if r == nil {
		return 0
	}
	m := r.Stage.Metrics
	g := reelGap.In(m)
	high := filmHigh.In(m) + reelPlay.In(m) + 3*g
	if r.chart.fits(m) {
		high += chartHigh.In(m) + g
	}
	if m.H > m.W {
		high += reelButton.In(m) + max(reelButton.In(m), saidHigh.Grown(m)) + 2*g
	}
	return high
}

// name works the names of the chapters out, and where each begins.
func (r *Replay) name() {
	r.lang, r.names = r.Stage.Lang, make([]string, len(r.turns))
	chapters, ok := r.room.(match.Chapters)
	if !ok {
		return
	}
	r.AtEnd(func() {
		r.numbers = r.numbers[:0]
		for i := range r.turns {
			r.names[i] = chapters.Chapter(r.start(i))
			r.turns[i].begins = i == 0 || r.names[i] != r.names[i-1]
			if r.turns[i].begins {
				r.numbers = append(r.numbers, strconv.Itoa(len(r.numbers)+1))
			}
		}
	})
}

// heard says where the match is, and whose eyes look on, to who does not see the table.
func (r *Replay) heard() string { return stage.Sentences(r.names[r.at], r.said) }

// viewOf names what a seat saw, or everybody.
func (r *Replay) viewOf(seat game.Seat) string {
	if seat == match.NoSeat {
		return r.Say("replay.eyes.all")
	}
	return r.Say("replay.eyes", game.Text(r.Stage.Reader().Called(r.Seats.Names[seat])))
}

// fitting is the first of some words that have so wide a room; empty for none.
func fitting(st *stage.Stage, wide float64, all ...string) string {
	m := st.Metrics
	for _, text := range all {
		if st.Measure.Width(text, m.Font(display.SansBold), m.Floor(display.SansBold)) <= wide {
			return text
		}
	}
	return ""
}

// lay lays the reel out in the place of the panel.
func (r *Replay) lay(panel display.Rect) {
	t, m := &r.tree, r.Stage.Metrics
	t.Reset()
	g, side := reelGap.In(m), layout.Fixed(reelButton.In(m))
	leaf := func(id layout.ID, wide layout.Span, leaves int) layout.Box {
		return t.Leaf(layout.Style{ID: id, W: wide, H: side, Leaves: leaves})
	}
	film := t.Leaf(layout.Style{ID: boxFilm, W: layout.Grow(0), H: layout.Fixed(filmHigh.In(m))})
	play := layout.Fixed(reelPlay.In(m))
	row := layout.Style{Gap: g, Across: layout.Middle, H: play}
	steps := t.Row(row, leaf(boxStep, side, 2), leaf(boxStep+1, side, 0),
		t.Leaf(layout.Style{ID: boxStep + 2, W: play, H: play}),
		leaf(boxStep+3, side, 0), leaf(boxStep+4, side, 2), leaf(boxPace, layout.Fixed(side.Want*paceWide), 1))
	var each [len(everyEyes) + 1]layout.Box
	n := len(lookers(len(r.Seats.Names)))
	for i := range n {
		each[i] = leaf(boxEyes+layout.ID(i), side, 0)
	}
	if _, ok := r.room.(Hands); ok {
		each[n] = leaf(boxHands, side, 0)
		n++
	}
	eyes := t.Row(layout.Style{Gap: g, Across: layout.Middle, H: side}, each[:n]...)
	column := layout.Style{Gap: g, Pad: layout.Sides(0, g/2)}
	middle := layout.Style{W: layout.Grow(0), Along: layout.Middle}
	leave := leaf(boxLeave, side, 0)
	var root layout.Box
	if m.H > m.W {
		said := t.Leaf(layout.Style{ID: boxSaid, W: layout.Grow(0), H: layout.Fixed(saidHigh.Grown(m))})
		head := t.Row(layout.Style{Gap: g, Across: layout.Middle, W: layout.Grow(0)}, leave, said)
		root = t.Column(column, head, film, t.Row(middle, steps), t.Row(middle, eyes))
	} else {
		said := t.Leaf(layout.Style{ID: boxSaid, W: layout.Grow(saidWide.Grown(m)), H: play, Leaves: 3})
		sit := t.Leaf(layout.Style{})
		if r.maySit() {
			wide := ui.Need(r.Stage, &ui.Control{Label: r.Say("replay.playon"), Letters: SmallSize})
			sit = t.Leaf(layout.Style{ID: boxSit, W: layout.Fixed(wide), H: side, Leaves: 4})
		}
		spare := t.Leaf(layout.Style{W: layout.Grow(0), Weight: 0.001})
		if r.chart.fits(m) {
			chart := t.Leaf(layout.Style{ID: boxChart, W: layout.Grow(0), H: layout.Fixed(chartHigh.In(m))})
			film = t.Row(layout.Style{Gap: g, W: layout.Grow(0)},
				t.Column(layout.Style{Gap: g, W: layout.Grow(0)}, chart, film),
				t.Leaf(layout.Style{ID: boxEnds, W: layout.Fixed(endsWide.Grown(m)),
					H: layout.Fixed(chartHigh.In(m) + g + filmHigh.In(m))}))
		}
		root = t.Column(column, film, t.Row(row, leave, steps, said, spare, sit, eyes))
	}
	t.Solve(root, panel)
	r.film, r.place = t.At(boxFilm), t.At(boxSaid)
	if r.chart.fits(m) {
		r.film = r.film.Around(t.At(boxChart))
	}
}

// controls are those of the reel, as they are laid out.
func (r *Replay) reelControls(cs []ui.Control) []ui.Control {
	if r.lang != r.Stage.Lang {
		r.name()
	}
	r.lay(r.room.Frame().Panel)
	// The chapter stands at the top of the table, and is not said twice to who sees that.
	turn := r.Say("replay.turn", game.Number(r.at+1), game.Number(len(r.turns)))
	r.said = r.Say("replay.said", game.Text(turn), game.Text(r.viewOf(r.eyes)))
	r.short = fitting(r.Stage, r.place.W, r.said, turn)
	cs = append(cs, ui.Control{ID: filmID, Label: r.Say("replay.film"), Role: display.Slider, Quiet: true, Box: r.film,
		Heard: ui.Heard{Value: r.heard()}})
	put := func(id layout.ID, c ui.Control) {
		if c.Box = r.tree.At(id); !c.Box.Empty() {
			cs = append(cs, c)
		}
	}
	play, icon := "replay.play", display.IconPlay
	if r.playing {
		play, icon = "replay.pause", display.IconPause
	}
	for i, b := range [...]struct {
		id, say string
		icon    display.Icon
	}{
		{beforeID, "replay.before", display.IconBack}, {backID, "replay.back", display.IconCaretLeft}, {playID, play, icon},
		{onID, "replay.on", display.IconCaretRight}, {afterID, "replay.after", display.IconForth},
	} {
		put(boxStep+layout.ID(i), ui.Control{ID: b.id, Label: r.Say(b.say), Icon: b.icon, Role: display.Button, Round: true,
			Primary: b.id == playID})
	}
	put(boxLeave, ui.Control{ID: leaveID, Label: r.Say("replay.leave"), Icon: display.IconClose, Role: display.Button,
		Round: true})
	pace, m := r.Say(paces[r.pace].label), r.Stage.Metrics
	put(boxPace, ui.Control{ID: paceID, Label: pace, Role: display.Button,
		Letters: min(ui.ButtonSize, r.tree.At(boxPace).H*paceLetters/m.U(max(1, m.TextScale))),
		Heard:   ui.Heard{Aloud: r.Say("replay.pace"), Value: pace}})
	put(boxSit, ui.Control{ID: sitID, Label: r.Say("replay.playon"), Letters: SmallSize, Role: display.Button})
	for i, seat := range lookers(len(r.Seats.Names)) {
		put(boxEyes+layout.ID(i), ui.Control{ID: eyesID(seat), Label: r.viewOf(seat), Role: display.Choice, Quiet: true,
			Checked: seat == r.eyes})
	}
	label, _ := handsSay(r.room)
	put(boxHands, ui.Control{ID: handsID, Label: r.Say(label), Icon: display.IconStack, Role: display.Toggle, Round: true,
		Checked: r.hands.open})
	if r.hands.open {
		r.hands.gather(r.Table)
	}
	return cs
}

// scrub has the head follow the pointer that holds it, and goes to where it stands; keys step while the film has the
// focus.
func (r *Replay) scrub(in *input.Frame) {
	n := float64(len(r.turns))
	focused := r.Page.Focused() == filmID && !r.dragged
	switch {
	case in.Pressed && r.film.Contains(in.X, in.Y):
		r.dragged, r.taken, r.playing = true, r.at, false
	case r.dragged && in.Canceled:
		r.dragged = false
		r.GoTo(r.taken, AllBeats)
	case focused && in.Just.Has(input.Left):
		r.StepBack()
	case focused && in.Just.Has(input.Right):
		r.StepOn()
	case focused && in.Just.Has(input.Home):
		r.GoTo(0, AllBeats)
	case focused && in.Just.Has(input.End):
		r.GoTo(len(r.turns)-1, AllBeats)
	}
	if r.dragged {
		r.head = max(0, min((in.X-r.film.X)/max(r.film.W, 1)*n, n))
		if to := min(int(r.head), len(r.turns)-1); to != r.at {
			r.GoTo(to, AllBeats)
		}
		r.from, r.age = r.head, 0
		r.Stage.Redraw()
		r.dragged = in.Held && !in.Released
		return
	}
	if goal := float64(r.at) + 0.5; goal != r.head {
		r.from, r.head, r.age = r.headNow(), goal, 0
	}
	if r.age < r.Stage.Travels(headMS) {
		r.age++
		r.Stage.Redraw()
	}
}

// headNow is where the head is on its way.
func (r *Replay) headNow() float64 {
	if r.dragged {
		return r.head
	}
	return r.from + (r.head-r.from)*director.Decelerate.At(stage.Share(r.age, r.Stage.Travels(headMS)))
}

// draw draws the film, and who may look on.
func (r *Replay) draw(b *Brush) {
	r.drawFilm(b)
	r.drawChart(b)
	for i, seat := range lookers(len(r.Seats.Names)) {
		box := r.tree.At(boxEyes + layout.ID(i)).SquareIn(1)
		ground, ring := theme.CutPaper, theme.CutInk
		if seat == r.eyes {
			ring = theme.Ochre
		}
		thick := max(3, b.M.U(5))
		b.L.Fill(box, ground, box.H/2)
		b.L.Border(box, ring, box.H/2, thick)
		if seat == match.NoSeat {
			b.L.Symbol(box.SquareIn(eyeShare), display.IconEye, theme.CutInk)
			continue
		}
		b.sign(box.SquareIn(signShare), seat)
	}
	if r.short != "" {
		b.Line(r.place, r.short, display.SansBold, SmallSize, theme.CutPaper, display.Left)
	}
}

// drawFilm draws a frame for each chapter, in the colours of what has been shown, is, and is to come: its number, and
// under that its turns, with a mark at each great moment.
func (r *Replay) drawFilm(b *Brush) {
	film, n := r.tree.At(boxFilm), len(r.turns)
	b.L.Fill(film, filmBlack, b.M.U(4))
	b.L.Border(film, filmAfter, b.M.U(4), max(1, b.M.U(2)))
	edge := film.H * filmEdge
	hole := display.Rect{X: film.X + edge, Y: film.Y + edge*0.3, W: film.W - 2*edge, H: edge * 0.4}
	b.L.Add(display.Item{Kind: display.Dots, Box: hole, Colour: theme.CutPaper})
	b.L.Add(display.Item{Kind: display.Dots, Box: hole.Moved(0, film.H-edge), Colour: theme.CutPaper})
	frames := display.Rect{X: film.X, Y: film.Y + edge, W: film.W, H: film.H - 2*edge}
	pitch := frames.W / float64(n)
	part := func(from, to int) display.Rect {
		return display.Rect{X: frames.X + float64(from)*pitch, Y: frames.Y, W: float64(to-from) * pitch, H: frames.H}
	}
	b.L.Fill(part(0, n), filmAfter, 0)
	b.L.Fill(part(0, r.at), theme.CutPaper, 0).Sense = display.SenseChosen
	now := part(r.at, r.at+1)
	b.L.Fill(now, theme.Ochre, 0).Sense = display.SensePrimary
	thick := max(3, b.M.U(4))
	head := now.Around(display.Rect{X: frames.X + r.headNow()*pitch - thick, Y: film.Y, W: 2 * thick, H: film.H})
	font, chapter, sep := b.M.Font(display.Poster), 0, max(2, b.M.U(3))
	from, ends := 0.0, 0.0 // Where marks have room: from the last one to the end of the chapter.
	for i := range r.turns {
		t := &r.turns[i]
		numbers, marks := part(i, i+1).CutTop(frames.H * filmNumbers)
		if t.begins {
			last := i + 1
			for last < n && !r.turns[last].begins {
				last++
			}
			b.L.Fill(display.Rect{X: numbers.X, Y: frames.Y, W: sep, H: frames.H}, filmBlack, 0)
			from = numbers.X + sep
			ends = part(i, last).X + part(i, last).W
			numbers.X, numbers.W = numbers.X+sep+2, part(i, last).W-sep-4
			size := max(numbers.H*fitShare, b.M.Floor(font))
			wide := r.Stage.Measure.Width(r.numbers[chapter], font, size) + 1
			if numbers.W = min(numbers.W, wide); numbers.W == wide && numbers.Intersect(head).Empty() {
				b.L.Text(numbers, r.numbers[chapter], font, size, theme.CutInk, display.Left)
			}
			chapter++
		} else if pitch >= marks.H*peakMark+turnMore {
			b.L.Fill(display.Rect{X: marks.X, Y: marks.Y, W: 1, H: marks.H}, filmBlack, 0)
		}
		mark := marks.Square(marks.H * peakMark)
		mark.X = max(from, min(mark.X, ends-mark.W))
		if t.peak > 0 && mark.X+mark.W <= ends && mark.Intersect(head).Empty() {
			b.L.Symbol(mark, display.ShapeTriangle, theme.CutInk)
			from = mark.X + mark.W
		}
	}
	line := head.Middle(2*thick, film.H)
	line.X, line.Y = frames.X+r.headNow()*pitch-thick, film.Y
	b.L.Fill(line, filmBlack, 0)
	b.L.Fill(line.Narrowed(thick/2), theme.CutPaper, 0)
}

// The sizes of the reel.
var (
	filmHigh   = Size{84, 52}
	reelButton = Size{66, 44}
	reelPlay   = Size{84, 48}
	reelGap    = Size{12, 7}
	saidHigh   = Size{40, 22}
	saidWide   = Size{300, 180}
)

// The colours of the film: its edge, and what is still to come on it.
var (
	filmBlack = display.Hex(0x000000)
	filmAfter = display.Hex(0xB9B2A4)
)

const (
	// replayRestMS is how long a replay rests between two turns, in milliseconds at speed 1, replayRestLeast in ticks, at
	// least; headMS is how long the head takes to come to its place.
	replayRestMS    = 500.0
	replayRestLeast = 20
	headMS          = 120.0
	// paceWide is the width of the button of the pace in heights, paceLetters the most of its letters; eyeShare and
	// signShare are the part of a button that the sign of who looks on has. Of the film its holes have filmEdge on either
	// side, and of the rest the numbers have filmNumbers; a great moment has a mark of peakMark of what is left. Turns are
	// marked off that are turnMore pixels wider than that.
	paceWide    = 1.4
	paceLetters = 0.42
	eyeShare    = 0.62
	signShare   = 0.66
	filmEdge    = 0.14
	filmNumbers = 0.58
	peakMark    = 0.8
	turnMore    = 4.0
)
