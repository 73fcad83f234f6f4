package play

import (
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	table "safehouse/scenes/tables/kompromat"
	"safehouse/scenes/ui"
)

// noteSaw is the kind of the note that says how many moves a seat has seen.
const noteSaw = "saw"

// narrowLog is the width of a screen, in pixels, under which the log starts closed.
const narrowLog = 1200

// controller runs a match on the screen: it owns the match, lets computers think, shows what happens, asks whoever
// owes a decision and knows whom the screen belongs to. The scenes that a match goes through share it and follow each
// other without a break; each says how its part looks.
type controller struct {
	st      *stage.Stage
	desk    Desk
	match   *kompromat.Match
	cast    game.Cast
	names   []string
	persons game.Seats
	catalog catalog.Game

	// shown is the part of the match whose scene has the screen, passing that it makes way for the next.
	shown   part
	passing bool
	screen  screen
	show    show
	page    ui.Page
	sel     selection
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
	// ended tells that the match is over, old that it was when it was opened.
	ended, old bool

	layout table.Layout
	// frame is the layout of the frame being drawn: folders rise in it without anything being asked anew.
	frame    table.Layout
	said     phrases
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

func newController(st *stage.Stage, d Desk, m *kompromat.Match) *controller {
	t := &controller{st: st, desk: d, match: m, cast: m.Cast(), asked: noSeat, drawnAt: -guardTicks}
	for _, p := range t.cast.Players {
		t.names = append(t.names, p.Name)
	}
	t.persons = t.cast.Persons()
	t.show.persons = t.persons
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
		t.old = m.Standing().Over
		t.show.cut(m.View(t.sight()))
	} else {
		t.show.cut(m.ViewAt(t.sight(), 0))
		t.show.add(m.Told(t.sight(), 0))
	}
	t.refresh()
	t.anew()
	return t
}

// Opaque is true: every part of a match fills the screen.
func (t *controller) Opaque() bool { return true }

// Resumed has everything laid out anew: size, language or a setting may have changed.
func (t *controller) Resumed() {
	if t.show.playing {
		t.show.playing = false
		if !t.show.landed {
			t.land()
		}
	}
	t.anew()
}

// anew works everything out again, so that the next frame is right even before the next tick.
func (t *controller) anew() {
	t.moment = moment{}
	t.prepare()
	if t.logOpen {
		t.log.compose(t)
	}
	t.st.Redraw()
}

// Left drops what a computer is thinking and writes down what each of two persons has seen.
func (t *controller) Left() {
	if t.passing {
		t.passing = false
		return
	}
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
func (t *controller) reader() words.Reader { return t.st.Reader(t.names...) }

func (t *controller) say(key string, args ...game.Arg) string {
	return t.said.say(t.reader(), game.Say(key, args...))
}

func (t *controller) wardrobe() *wardrobe {
	if t.clothes == nil || t.wearing != t.st.Lang {
		t.clothes, t.wearing = newWardrobe(t.reader()), t.st.Lang
	}
	return t.clothes
}

// refresh looks at who is asked, after a move.
func (t *controller) refresh() {
	t.asked = noSeat
	if toAct := t.match.ToAct(); toAct != 0 {
		t.asked = toAct.First()
	}
	t.own = kompromat.View{Current: -1}
	if t.persons.Has(t.asked) {
		t.own = t.match.View(t.asked)
	}
	t.sel = selection{}
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
func (t *controller) submit(m kompromat.Move) {
	if err := t.try(t.asked, m); err != nil {
		t.refuse(err)
	}
}

// try makes a move and queues what is to be seen of it.
func (t *controller) try(seat game.Seat, m kompromat.Move) error {
	before := t.match.Len()
	if err := t.match.Submit(seat, m); err != nil {
		return err
	}
	t.moved(before)
	return nil
}

// moved queues what is to be seen since that number of moves. The screen passes to nobody first, where it may no
// longer belong to its holder.
func (t *controller) moved(before int) {
	t.refresh()
	t.screen.release(t, before)
	t.show.add(t.match.Told(t.sight(), before))
	t.why, t.good = "", false
}

// refuse tells why a press does nothing.
func (t *controller) refuse(err error) {
	text := err.Error()
	if r, ok := err.(*game.Refusal); ok {
		text = t.reader().Say(r.Line)
	}
	t.explain(text)
}

// explain answers a press with a sentence.
func (t *controller) explain(text string) {
	t.st.Play(sound.Refused)
	t.answer(text, false)
}

// inform answers a press with what there is to know: nothing was refused.
func (t *controller) inform(text string) {
	t.st.Play(sound.Tick)
	if _, ring, _ := t.page.State(t.page.Focused()); !ring {
		// A look by pointer leaves Enter to the button that goes on.
		t.page.SetFocus(t.ask.primary.id)
	}
	t.answer(text, true)
}

func (t *controller) answer(text string, good bool) {
	t.why, t.good, t.whyAt = text, good, t.st.Tick
	if t.st.Caption != nil {
		t.st.Caption(text)
	}
	t.moment = moment{}
	t.st.Redraw()
}

// sawNote tells the record how much a seat has seen, for the recap after a break.
func (t *controller) sawNote(seat game.Seat, n int) {
	if t.desk.Writer != nil {
		t.desk.Writer.Note(record.Note{Kind: noteSaw, Seat: seat, N: n})
	}
}

var missionIDs = [kompromat.RowSize]string{"mission:1", "mission:2", "mission:3", "mission:4"}
