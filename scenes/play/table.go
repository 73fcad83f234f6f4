package play

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	table "safehouse/scenes/tables/kompromat"
	"safehouse/scenes/ui"
)

// noteSaw is the kind of the note that says how many moves a seat has seen.
const noteSaw = "saw"

// narrowLog is the width of a screen, in pixels, under which the log starts closed.
const narrowLog = 1200

// Table is the scene of a match: table, reveal and scoring in one, since they show one match and follow each other
// without a break.
type Table struct {
	st      *stage.Stage
	desk    Desk
	match   *kompromat.Match
	cast    game.Cast
	names   []string
	persons game.Seats
	catalog catalog.Game

	screen screen
	show   show
	tally  tally
	page   ui.Page
	sel    selection
	// own is the view of the person who is asked here; asked is who owes a decision, noSeat for nobody.
	own   kompromat.View
	asked game.Seat
	mind  mind
	// near is the seat whose cards lie below.
	near    game.Seat
	logOpen bool
	log     logPanel
	lift    [kompromat.RowSize]float64
	drawnAt int
	ended   bool

	layout   table.Layout
	pieces   []table.Piece
	sprites  []director.Sprite
	clothes  *wardrobe
	wearing  words.Lang
	controls []ui.Control
	moment   moment
	ask      ask
	asking   question
	// why is the sentence that answered the last press, good where nothing was refused.
	why    string
	good   bool
	whyAt  int
	paused bool
	// heard is, for each cue, the tick on which a beat last played it.
	heard [sound.CueCount]int
}

func newTable(st *stage.Stage, d Desk, m *kompromat.Match) *Table {
	t := &Table{st: st, desk: d, match: m, cast: m.Cast(), asked: noSeat, drawnAt: -guardTicks}
	for _, p := range t.cast.Players {
		t.names = append(t.names, p.Name)
	}
	t.persons = t.cast.Persons()
	t.catalog, _ = catalog.Find(m.Game())
	t.screen = screen{holder: game.Table, lookedAt: -1}
	if t.persons.Len() == 1 {
		t.screen.holder = t.persons.First()
		t.near = t.screen.holder
	}
	t.logOpen = st.Metrics.W >= narrowLog*max(1, st.Metrics.TextScale)
	for _, n := range d.Notes {
		if n.Kind == noteSaw && n.Seat < kompromat.Seats {
			t.screen.saw[n.Seat] = n.N
		}
	}
	if d.Resumed {
		t.tally.done = m.Standing().Over
		t.show.cut(m.View(t.sight()))
	} else {
		t.show.cut(m.ViewAt(t.sight(), 0))
		t.show.add(m.Told(t.sight(), 0))
	}
	t.refresh()
	t.anew()
	return t
}

// Opaque is true: the table fills the screen.
func (t *Table) Opaque() bool { return true }

// Title names the game and the round: public facts.
func (t *Table) Title() string {
	return t.st.Say("table.title", game.Word("game.kompromat"), game.Number(max(1, t.show.view.Round)), game.Number(kompromat.Rounds))
}

// Resumed has everything laid out anew: size, language or a setting may have changed.
func (t *Table) Resumed() {
	if t.show.playing {
		t.show.playing = false
		if !t.show.landed {
			t.land()
		}
	}
	t.anew()
}

// anew works everything out again, so that the next frame is right even before the next tick.
func (t *Table) anew() {
	t.moment = moment{}
	t.prepare()
	if t.logOpen {
		t.log.compose(t)
	}
	t.st.Redraw()
}

// Left drops what a computer is thinking and writes down what each of two persons has seen.
func (t *Table) Left() {
	t.mind.forget()
	if t.persons.Len() < 2 || t.ended {
		return
	}
	for seat, n := range t.screen.saw {
		if game.Seat(seat) == t.screen.holder {
			n = t.match.Len()
		}
		t.sawNote(game.Seat(seat), n)
	}
}

// reader puts lines about this match into words.
func (t *Table) reader() words.Reader { return t.st.Reader(t.names...) }

func (t *Table) say(key string, args ...game.Arg) string { return t.reader().T(key, args...) }

func (t *Table) wardrobe() *wardrobe {
	if t.clothes == nil || t.wearing != t.st.Lang {
		t.clothes, t.wearing = newWardrobe(t.reader()), t.st.Lang
	}
	return t.clothes
}

// Update takes a tick.
func (t *Table) Update(in *input.Frame) stage.Change {
	t.screen.update(t, in)
	if t.advance() {
		t.st.Redraw()
	}
	if c, done := t.commands(in); done {
		return c
	}
	if t.show.busy() {
		return t.hurry(in)
	}
	if c, moved := t.settle(); moved {
		return c
	}
	t.think()
	if t.show.busy() {
		return t.hurry(in)
	}
	if t.scoring() && t.count(in.AnyPress) {
		in = &input.Frame{X: in.X, Y: in.Y, Touch: in.Touch, Focused: in.Focused, Keyboard: in.Keyboard}
	}
	t.prepare()
	t.aimFocus()
	frame := *in
	frame.Keyboard = in.Keyboard && (t.mine() || t.scoring() || t.ask.primary.id != "")
	if t.screen.takesSpace(t) {
		frame.Just = frame.Just.Without(input.Peek)
		if in.Just.Has(input.Peek) {
			frame.Just = frame.Just.Without(input.Confirm)
		}
	}
	pressed := t.page.Update(&frame, t.st, t.controls)
	if pressed == "" {
		pressed = t.shortcut(in)
	}
	t.liftFolders()
	t.log.update(t, in)
	return t.act(pressed)
}

// aimFocus gives the focus to what is asked for, once for each question: the primary button, or where a mission is to
// be chosen first the first one that may be.
func (t *Table) aimFocus() {
	placing := t.own.Phase == kompromat.PhasePlace && t.looked()
	asking := question{t.match.Len(), t.screen.holder, t.screen.recap != nil, placing, t.sel.aim, t.scoring()}
	if asking == t.asking {
		return
	}
	t.asking = asking
	switch {
	case t.scoring():
		t.page.SetFocus("rematch")
	case t.ask.folders != 0:
		t.page.SetFocus(missionIDs[bits.TrailingZeros8(t.ask.folders)])
	case t.ask.primary.disabled && t.canPeek() && !t.open():
		t.page.SetFocus("peek")
	case t.ask.primary.disabled:
		t.page.SetFocus(t.ask.secondary.id)
	default:
		t.page.SetFocus(t.ask.primary.id)
	}
}

// question tells one question to a person from the next.
type question struct {
	moves   int
	holder  game.Seat
	recap   bool
	placing bool
	aim     kompromat.Item
	scoring bool
}

// hurry lets a press bring the show to its end: it does nothing else, unless it is on the bar.
func (t *Table) hurry(in *input.Frame) stage.Change {
	t.prepare()
	onBar := t.layout.Bar.Contains(in.X, in.Y) && (in.Pressed || in.Released)
	if in.AnyPress && !onBar && !in.Just.Has(input.Peek) {
		t.skip()
		t.prepare()
	}
	frame := *in
	frame.Just, frame.Keyboard = 0, false
	if !onBar {
		frame.Pressed, frame.Released, frame.Held = false, false, false
	}
	pressed := t.page.Update(&frame, t.st, t.controls)
	t.liftFolders()
	t.log.update(t, in)
	switch pressed {
	case "rules", "log", "mute", "menu":
		return t.act(pressed)
	}
	return stage.Stay()
}

// commands are the table's keys that work at any moment; the program itself takes those for sound and language.
func (t *Table) commands(in *input.Frame) (stage.Change, bool) {
	switch {
	case in.Just.Has(input.Cancel):
		if t.back() {
			return stage.Stay(), true
		}
		return t.act("menu"), true
	case in.Just.Has(input.Rules):
		return t.act("rules"), true
	case in.Just.Has(input.Log):
		return t.act("log"), true
	}
	return stage.Stay(), false
}

// back undoes the player's own uncommitted step: it tells whether there was one.
func (t *Table) back() bool {
	if t.screen.recap != nil || t.sel == (selection{}) || t.show.busy() {
		return false
	}
	t.sel = selection{}
	t.st.Play(sound.Back)
	t.st.Redraw()
	return true
}

// refresh looks at who is asked, after a move.
func (t *Table) refresh() {
	t.asked = noSeat
	if toAct := t.match.ToAct(); toAct != 0 {
		t.asked = toAct.First()
	}
	t.own = kompromat.View{Current: -1}
	if t.persons.Has(t.asked) {
		t.own = t.match.View(t.asked)
	}
	t.sel = selection{}
	t.log.lines = nil
	if t.match.Standing().Over && !t.ended {
		t.ended = true
		if t.desk.Writer != nil {
			t.desk.Writer.Finish()
		}
	}
	t.moment = moment{}
	t.st.Redraw()
}

// submit makes the asked person's move. A refusal is answered with its sentence.
func (t *Table) submit(m kompromat.Move) {
	if err := t.try(t.asked, m); err != nil {
		t.refuse(err)
	}
}

// try makes a move and queues what is to be seen of it.
func (t *Table) try(seat game.Seat, m kompromat.Move) error {
	before := t.match.Len()
	if err := t.match.Submit(seat, m); err != nil {
		return err
	}
	t.moved(before)
	return nil
}

// moved queues what is to be seen since that number of moves. The screen passes to nobody first, where it may no
// longer belong to its holder.
func (t *Table) moved(before int) {
	t.refresh()
	t.screen.release(t, before)
	t.show.add(t.match.Told(t.sight(), before))
	t.why, t.good = "", false
}

// refuse tells why a press does nothing.
func (t *Table) refuse(err error) {
	text := err.Error()
	if r, ok := err.(*game.Refusal); ok {
		text = t.reader().Say(r.Line)
	}
	t.explain(text)
}

// explain answers a press with a sentence.
func (t *Table) explain(text string) {
	t.st.Play(sound.Refused)
	t.answer(text, false)
}

// inform answers a press with what there is to know: nothing was refused.
func (t *Table) inform(text string) {
	t.st.Play(sound.Tick)
	t.answer(text, true)
}

func (t *Table) answer(text string, good bool) {
	t.why, t.good, t.whyAt = text, good, t.st.Tick
	if t.st.Caption != nil {
		t.st.Caption(text)
	}
	t.moment = moment{}
	t.st.Redraw()
}

// settle hands the screen over where somebody else is asked in private.
func (t *Table) settle() (stage.Change, bool) {
	if t.persons.Len() < 2 || !t.persons.Has(t.asked) {
		return stage.Stay(), false
	}
	if !private(t.own.Phase) {
		t.screen.everybodySaw(t)
		return stage.Stay(), false
	}
	if t.screen.holder == t.asked {
		return stage.Stay(), false
	}
	who := handover.Who{Name: t.names[t.asked], Seat: t.asked}
	return stage.Push(handover.New(t.st, who, func() { t.screen.take(t, t.asked) })), true
}

// sawNote tells the record how much a seat has seen, for the recap after a break.
func (t *Table) sawNote(seat game.Seat, n int) {
	if t.desk.Writer != nil {
		t.desk.Writer.Note(record.Note{Kind: noteSaw, Seat: seat, N: n})
	}
}

// liftFolders brings folders up or down by a tick's share.
func (t *Table) liftFolders() {
	step := 1.0
	if ticks := t.st.Ticks(liftMS); ticks > 0 {
		step = 1 / float64(ticks)
	}
	for i := range t.lift {
		goal := 0.0
		hover, focus, _ := t.page.State(missionIDs[i])
		if t.ask.folders>>i&1 != 0 && (hover || focus || int(t.sel.mission) == i+1) {
			goal = 1
		}
		before := t.lift[i]
		switch {
		case before < goal:
			t.lift[i] = min(goal, before+step)
		case before > goal:
			t.lift[i] = max(goal, before-step)
		}
		if t.lift[i] != before {
			t.st.Redraw()
		}
	}
}

var missionIDs = [kompromat.RowSize]string{"mission:1", "mission:2", "mission:3", "mission:4"}

// Draw shows the table, or the points when the match is over.
func (t *Table) Draw(l *display.List) {
	if t.scoring() {
		t.drawScoring(l)
		return
	}
	t.drawTable(l)
}

// scoring tells whether the match is over and all of it has been shown.
func (t *Table) scoring() bool { return t.ended && !t.show.busy() }
