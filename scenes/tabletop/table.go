// Package tabletop draws a match of any game and takes what is pressed on it: layout of what every table has, panel,
// log, slips, peaks, sheets, score and the pages over it. The match itself is package match's; a Table holds it and
// steps it. It knows no game: each has a room that holds a Table and tells it how the game looks (Room). Menu, files
// and settings reach it as functions.
package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Table is a match on the screen: it steps the match, draws it and takes what is pressed. The scenes that a match goes
// through share it and follow each other without a break.
type Table struct {
	*match.Match
	// Skin is how bar, panel and log look.
	Skin *Skin
	LayoutOptions
	// PileOpen reports that the pile which can be read lies open over the table.
	PileOpen bool
	// Panel is where it stands what is asked.
	Panel Panel
	composed
	room Room
	show shower
	log  logPanel
	// lane says what is said over the table, remarks are what the cast says.
	lane    lane
	remarks remarks
	// titleOf puts the title of the peak into words, looks is what the eyes do of who plays for a seat: both are made
	// once, since a frame takes no memory.
	titleOf func(game.Line) string
	looks   func(seat game.Seat) display.Gaze
	// shown is the part of the match whose scene has the screen, passing that it makes way for the next.
	shown   Part
	passing bool
	// keptSince is when a pointer was pressed on a result that stays as long as it is held down, never for none.
	keptSince stage.Moment
	// seen is the tick in which the table was last on top.
	seen int
	// reel is the replay that the table is in, nil for none.
	reel *Replay
	// input is the present tick's, as the table's controls see it.
	input input.Frame
}

// composed is all that was put together for whoever looks at the screen. It is replaced whole when other eyes come, so
// that nothing of it can be forgotten there: what is new here goes with the rest.
type composed struct {
	// Page holds focus and pointer of the table.
	Page ui.Page
	// surprise is why something surprising happened, carry what the pointer carries.
	surprise surprise
	carry    carry
	// whole is what the panel says where the log's place tells all of it.
	whole whole
	// titles is the title of the peak: a frame takes no memory.
	titles match.Kept[game.Line, string]
	// controls are what can be pressed at the moment that they were worked out for, lit those of them that a peak has not
	// darkened.
	controls, lit []ui.Control
	moment        snapshot
}

// compose begins to put things together for whoever looks now.
func compose() composed { return composed{surprise: surprise{to: game.Public}} }

// New is the table for the match of a desk; nothing is on it before Begin.
func New(st *stage.Stage, d match.Desk, skin *Skin) *Table {
	t := &Table{Match: match.New(st, d), Skin: skin}
	t.composed = compose()
	t.remarks = remarks{speaker: match.NoSeat}
	t.looks = func(seat game.Seat) display.Gaze { return gazeOf(t, seat) }
	if d.Replay {
		t.reel = newReplay(t)
	}
	t.titleOf = func(l game.Line) string { return t.Reader().Say(l) }
	return t
}

// Begin puts the match on the table as its room shows it, and gives its first scene. The show is a *Show of the game's.
func (t *Table) Begin(r Room, s shower) stage.Scene {
	t.room, t.show = r, s
	skin := t.Skin
	s.attach(onlooker{
		match: t.Match, invalidate: t.Invalidate, begun: func() {
			t.remarks.turn()
			t.surprise.turn(t)
			if t.reel != nil {
				t.reel.beat++
			}
		},
		told: func(l game.Line) {
			t.Lesson.Told(l)
			t.surprise.told(t, l)
			t.remarks.told(t, l)
		},
		moved: func(before []director.Sprite, journeys []director.Journey) {
			t.carry.takeOff(before, journeys)
			t.titles = match.Kept[game.Line, string]{}
		},
	})
	t.Match.Begin(r, s, match.Screen{
		Changed: func() { t.moment, t.Moment = snapshot{}, t.Moment+1 }, Prepare: t.prepare, Rebuild: t.Rebuild,
		Left: func() { t.Page = ui.Page{} }, Concealed: t.concealed,
		Focus: t.Page.SetFocus, Question: func() { t.Panel.asking = question{} },
		Play: func(what match.Sound) { skin.heard(t.Stage, what) },
		Fits: func(text string) bool { return hintFits(t, text) }, Reading: func() bool { return reading(t) },
		Close: func() bool { return closeOverlay(t) },
		Answered: func(good bool) { // Enter is left to the button that goes on, after a look by pointer.
			if _, ring, _ := t.Page.State(t.Page.Focused()); good && !ring {
				t.Page.SetFocus(t.Choice.Prompt().Primary.ID)
			}
		},
	})
	if t.Desk.Replay {
		return t.reel.begin()
	}
	return sceneOf(t)
}

// concealed puts away all that was composed for the eyes that the screen had before. What everybody saw may stay for
// one who opens a hand.
func (t *Table) concealed(before match.Sight) {
	now, was := t.Holder.Sights(), t.composed
	t.composed = compose()
	if to := was.surprise.to; to == game.Public || to == now.Viewer {
		t.surprise = was.surprise
	}
	if before.Viewer == game.Public {
		t.Page = was.Page
	} else {
		t.Page.SetFocus("peek")
		t.Panel.asking = t.Panel.question(t)
	}
}

// heard has a press heard.
func (s *Skin) heard(st *stage.Stage, what match.Sound) {
	cue := [...]sound.Cue{match.SoundPick: s.Pick, match.SoundTick: sound.Tick, match.SoundBack: sound.Back,
		match.SoundRefused: sound.Refused}[what]
	if cue == sound.NoCue {
		cue = sound.Tick
	}
	st.Play(cue)
}

// closeOverlay puts away what lies over the table; it reports whether there was anything.
func closeOverlay(t *Table) bool {
	if overlays(t.room).Close() {
		return true
	}
	open := t.PileOpen
	t.PileOpen = false
	return open
}

// Bed is what is heard under the game: the same for everybody. It grows tense as the game says, and calm when all of
// that has been shown.
func (t *Table) Bed() (bed sound.Bed, tension float64) {
	if t.room.Part() != Scoring {
		tension = max(0, min(1, t.room.Tension()))
	}
	return t.Skin.Bed, tension
}

// Dress gives the pages over the table the look of its game.
func (t *Table) Dress() *theme.Skin { return &t.Skin.Skin }

// Opaque is true: every part of a match fills the screen.
func (t *Table) Opaque() bool { return true }

// Fixed is true: words yield before the board.
func (t *Table) Fixed() bool { return true }

// Resumed has everything laid out anew: size, language or a setting may have changed. Whatever was on its way has come
// to its place, since the way, or how it is gone, may be another one now.
func (t *Table) Resumed() {
	if t.seen != t.Stage.Tick { // Something lay over it, whoever put it there.
		t.Holder.Cover()
		t.seen = t.Stage.Tick
	}
	t.Holder.Uncover()
	t.Refit()
}

// Refit has everything laid out anew where it lies, also under another scene: no hand is opened or closed by it.
func (t *Table) Refit() {
	t.show.Rest()
	t.Rebuild()
}

// Rebuild works everything out again, so that the next frame is right even before the next tick.
func (t *Table) Rebuild() {
	t.moment = snapshot{}
	t.prepare()
	t.log.compose(t)
	t.Stage.Redraw()
}

// Invalidate has everything worked out again before the next frame.
func (t *Table) Invalidate() {
	t.moment = snapshot{}
	t.Stage.Redraw()
}

// Left leaves the match, unless another of its scenes goes on with it.
func (t *Table) Left() {
	if t.passing {
		t.passing = false
		return
	}
	t.Leave()
}

// reading reports that the person at the screen reads what lies over the table.
func reading(t *Table) bool { return t.PileOpen || overlays(t.room).Reading() }

// Mark is the moment of the match that is shown. Jump shows another one, as if all before it had been shown.
func (t *Table) Mark() match.Mark { return t.show.Mark() }

// Jump shows a moment of the match.
func (t *Table) Jump(to match.Mark) {
	t.show.jump(0, to.Tick, func(int) bool { return t.show.until(to) }, nil)
}

// Shown is the part of the match whose scene has the screen.
func (t *Table) Shown() Part { return t.shown }

// sceneOf is a new scene for the part of the match that is on the screen.
func sceneOf(t *Table) stage.Scene {
	t.shown = t.room.Part()
	t.room.Opened(t.shown)
	if t.shown == Scoring {
		return newScore(t)
	}
	return &Scene{t}
}

// Scene is that of a part in which the match is played or revealed.
type Scene struct{ *Table }

// Draw shows what the game draws, and over it what the pointer carries.
func (t *Scene) Draw(l *display.List) {
	t.room.Draw(t.shown, l)
	t.lane.draw(t.Table, l)
	t.carry.draw(t.Table, l)
}

// Title is the room's.
func (t *Table) Title() string { return t.room.Title() }

// passOn puts the scene of the next part in the place of the present one.
func (t *Table) passOn() stage.Change {
	t.prepare()
	t.log.compose(t)
	t.passing = true
	return stage.Replace(sceneOf(t))
}
