package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// The laws of what a person is asked.
const (
	lawAsks    = "what a decision needs is on the screen"
	lawReaches = "the focus reaches everything"
	lawTells   = "a computer tells how it plays"
	lawWaits   = "a waiting table asks for nothing"
	lawPause   = "the pause opens over everything and closes"
	lawCovers  = "curtain, code, pause and seats fit"
	lawMet     = "every kind of question is asked"
)

// question is a match at a moment at which the first person is asked something, or waits for others.
type question struct {
	company Company
	setup   game.Setup
	entries []game.Entry
	seat    game.Seat
	kind    string
	// known reports that another company has been asked the same already.
	known bool
	// owed reports that the person is asked. move is what is being chosen, pressed how much of it has been.
	owed    bool
	move    string
	pressed int
}

// String names a question in a test.
func (q *question) String() string {
	if q.pressed > 0 {
		return fmt.Sprintf("%v, %s, %d of %q", q.company, q.kind, q.pressed, q.move)
	}
	return fmt.Sprintf("%v, %s", q.company, q.kind)
}

// seedsOfQuestions is the number of matches of a company that are played without a screen to come to its questions.
const seedsOfQuestions = 24

// meet plays matches of a company at random, without a screen, until no more kinds of questions are met.
func (k *kit) meet(c Company) (all []question) {
	found := map[string]bool{}
	me := c.setup(0).Cast().Persons()
	if me == 0 {
		return nil
	}
	for seed := uint64(1); seed <= seedsOfQuestions; seed++ {
		setup := c.setup(seed)
		m, j := k.resume(setup, nil)
		rng, last := rand.New(rand.NewPCG(seed, 1)), ""
		keep := func(q question) {
			name := fmt.Sprint(q.kind, q.owed)
			if q.pressed > 0 {
				name = fmt.Sprint(q.kind, q.pressed, k.Shape(m, q.seat, q.move))
			}
			if !found[name] {
				found[name] = true
				q.company, q.setup, q.entries = c, setup, slices.Clone(j.Entries)
				all = append(all, q)
			}
		}
		for !m.Standing().Over {
			seat := m.ToAct().First()
			if rest := m.ToAct() &^ game.SeatsOf(me.First()); rest != 0 {
				// The person answers last, so that others are seen to have chosen.
				seat = rest.First()
			}
			if m.ToAct().Has(me.First()) {
				q := question{seat: me.First(), kind: k.Kind(m, me.First()), owed: true}
				keep(q)
				for _, q.move = range m.MoveTexts(q.seat) {
					for q.pressed = range max(1, len(k.Path(m, q.seat, q.move))) {
						if q.pressed > 0 {
							keep(q)
						}
					}
				}
			} else {
				keep(question{seat: seat, kind: "wait for " + k.Kind(m, seat)})
			}
			// Who is stubborn does the same again: so hands grow large.
			move := k.any(m, seat, rng)
			for try := 0; seed%3 == 0 && k.Shape(m, seat, move) != last && try < 8; try++ {
				move = k.any(m, seat, rng)
			}
			last = k.Shape(m, seat, move)
			if m.SubmitText(seat, move) != nil {
				break
			}
		}
		keep(question{seat: me.First(), kind: "over"})
	}
	return all
}

// any is a legal move: each shape as likely as any other.
func (k *kit) any(m game.Session, seat game.Seat, rng *rand.Rand) string {
	legal := m.MoveTexts(seat)
	shape := k.Shape(m, seat, legal[rng.IntN(len(legal))])
	for {
		if move := legal[rng.IntN(len(legal))]; k.Shape(m, seat, move) == shape {
			return move
		}
	}
}

// bring opens a match at a question, with the hand open and what is to be chosen pressed.
func (k *kit) bring(q *question, reader stagetest.Reader) *Room {
	m, _ := k.resume(q.setup, q.entries)
	s := k.sit(reader, Desk{Match: m, Resumed: true})
	s.Stage.Settings.Speed, s.Stage.Settings.AutoHide = 0, 0
	s.Wait(2)
	if !q.owed {
		return s
	}
	s.comes()
	if s.CanPeek() && !s.HandOpen() {
		s.Click("peek")
	}
	s.Wait(s.guard())
	for _, id := range k.chosen(m, q) {
		if !s.Click(id) {
			s.T.Fatalf("%v: %q cannot be pressed", q, id)
		}
		s.Wait(s.guard())
	}
	return s
}

// chosen are the controls that have been pressed in a question.
func (k *kit) chosen(m game.Session, q *question) []string {
	if q.pressed == 0 {
		return nil
	}
	return k.Path(m, q.seat, q.move)[:q.pressed]
}

// comes brings whoever is asked through the curtain.
func (r *Room) comes() {
	for range 20 {
		r.Draw()
		can := r.Enabled()
		if _, curtain := can["take"]; !curtain && r.answers() != game.Public {
			return
		}
		r.Wait(questionGuard)
		for _, id := range goesOn {
			r.Click(id)
		}
	}
}

// walkSizes are the screens on which the focus is walked.
var walkSizes = [...]stagetest.Reader{
	{Lang: words.English, W: 1280, H: 720, Text: 1}, {Lang: words.French, W: 1280, H: 720, Text: 2},
	{Lang: words.English, W: 2560, H: 1080, Text: 1},
}

// ask holds every question of every company to the laws.
func (k *kit) ask() {
	readers := 2
	if k.long {
		readers = stagetest.ReaderCount
	}
	met := map[string]bool{}
	n := 0
	for _, of := range [][]Company{k.One, k.Persons} {
		for i, c := range of {
			all := k.meet(c)
			for at := range all {
				q := &all[at]
				known := met[q.kind+fmt.Sprint(q.owed, q.pressed)]
				met[q.kind+fmt.Sprint(q.owed, q.pressed)] = true
				q.known = known
				n++
				// What another company has been asked already is looked at less closely, and by one reader.
				closely := i == 0 || !known || k.long
				looking := readers
				if known && !k.long {
					looking = 1
				}
				for _, reader := range stagetest.ReadersOf(n, readers)[:looking] {
					apart(func() { k.look(q, reader, closely && reader.Lang != words.Pseudo) })
					closely = closely && (reader.Lang == words.Pseudo || k.long)
				}
				if q.owed && (i == 0 || !known || k.long) {
					apart(func() { k.walk(q, walkSizes[n%len(walkSizes)]) })
				}
			}
			k.asked = append(k.asked, all...)
		}
	}
	l := k.law(lawMet, len(k.Must.Kinds))
	for _, kind := range k.Must.Kinds {
		l.looked++
		if !slices.ContainsFunc(k.asked, func(q question) bool { return q.kind == kind }) {
			l.fault("all matches", "none came to "+kind)
		}
	}
}

// look looks at a question as a reader sees it.
func (k *kit) look(q *question, reader stagetest.Reader, closely bool) {
	where := fmt.Sprintf("%v, %v", q, reader)
	asks := k.law(lawAsks, 20)
	var s *Room
	// What cannot be brought to the screen breaks the law of what is on it.
	w := &reporter{TB: k.t, law: asks, where: where}
	s = k.bringFor(q, reader, w)
	s.Draw()
	if k.seen(s, where); q.owed {
		k.under(asks, s.Room, where, func() { s.mustOffer(k, q) })
	}
	if !closely {
		return
	}
	k.under(k.law(lawNames, leastFrames), s.Room, where, func() {
		(&stagetest.Names{T: s.T, Prompted: !s.Scoring()}).Frame(q.kind, &s.List)
	})
	k.worded(s, where)
	if reader.Text == 1 && !reader.Captions && !reader.Contrast {
		k.drawn(s, where)
	}
	k.hinted(s, s.Enabled(), where)
	if !s.Scoring() {
		k.tells(s, q, where)
	}
	if q.owed && q.pressed == 0 {
		k.explained(s, where)
		k.refused(s, where)
	}
	k.audit(s, q, where)
	if q.owed && q.pressed == 0 {
		k.waits(s, where)
	}
	k.panels(s, where)
	k.desk(s, where)
}

func (k *kit) bringFor(q *question, reader stagetest.Reader, w *reporter) *Room {
	t := k.t
	k.t = w
	defer func() { k.t = t }()
	s := k.bring(q, reader)
	s.T = w
	return s
}

// mustOffer wants all that the next presses of legal moves can be to lie whole on the screen.
func (r *Room) mustOffer(k *kit, q *question) {
	r.T.Helper()
	n := r.Needs()
	chosen := k.chosen(r.Match, q)
	for _, move := range r.Match.MoveTexts(q.seat) {
		path := k.Path(r.Match, q.seat, move)
		if len(path) > q.pressed && slices.Equal(path[:q.pressed], chosen) && !slices.Contains(n.Controls, path[q.pressed]) {
			n.Controls = append(n.Controls, path[q.pressed])
		}
	}
	r.MustAsk(n)
}

// audit looks at the contrast of a question, of the focus in it and of the pause over it.
func (k *kit) audit(s *Room, q *question, where string) {
	if s.Scoring() && s.Stage.Metrics.TextScale > 1 {
		return // The rows of a score in large letters are a matter of its layout.
	}
	ledger := contrasttest.Ledger{Allow: s.passes}
	frame := func(what string) {
		s.Draw()
		k.under(k.law(lawContrast, leastFrames), s.Room, where+what, func() {
			ledger.Only(s.T, q.kind+what, &s.List, s.Stage.Metrics, s.Stage.Measure)
		})
	}
	l := k.law(lawContrast, leastFrames)
	theme := s.Stage.Metrics.Contrast
	if s.Stage.Metrics.Contrast = theme != (l.looked%2 == 0); q.pressed == 0 || k.long {
		frame("")
		s.Stage.Metrics.Contrast = !s.Stage.Metrics.Contrast
	}
	frame("")
	s.Stage.Metrics.Contrast = theme
	s.Key(input.Right)
	if q.pressed == 0 || k.long {
		frame(", focus")
	}
	s.paused(k, q, where, func() {
		if q.pressed == 0 && l.looked%3 == 0 || k.long {
			frame(", pause")
		}
	})
}

// paused opens the pause over a question, looks and closes it.
func (r *Room) paused(k *kit, q *question, where string, look func()) {
	if !q.owed {
		return
	}
	table := r.Stack.Top()
	k.under(k.law(lawPause, 20), r.Room, where, func() {
		// Where something has been chosen, leading back takes back a step.
		r.Key([...]input.Action{input.Cancel, input.Menu}[min(q.pressed, 1)])
		if _, ok := r.Hot("resume"); !ok || r.Stack.Top() == table {
			r.T.Errorf("no pause opens")
			return
		}
		fit(r.Room, underVeil)
		look()
		r.Key(input.Cancel)
		if r.Stack.Top() != table {
			r.T.Errorf("the pause does not close")
		}
	})
}

// underVeil allows what lies dimmed under a veil.
var underVeil = displaytest.Options{Allow: func(f displaytest.Fault) bool {
	return f.What == displaytest.Faint || f.What == displaytest.Overlap || f.What == displaytest.Collide
}}

// covers looks at all that comes between two persons' turns and lies over the table, as all readers see it: the
// curtain, the code of a seat, the pause and the page of seats.
func (k *kit) covers() {
	if len(k.Persons) == 0 {
		return
	}
	for n, reader := range stagetest.Readers() {
		for _, reader.Text = range []float64{1, 2} {
			if reader.Small() {
				reader.Text = 1
			}
			apart(func() {
				m, _ := k.resume(k.Persons[n%len(k.Persons)].setup(2), nil)
				s := k.sit(reader, Desk{Match: m})
				l := k.law(lawCovers, stagetest.ReaderCount)
				k.under(l, s.Room, reader.String(), func() {
					s.Stage.Settings.SeatCodes, s.Stage.Settings.Speed = true, 0
					s.Wait(questionGuard)
					s.Draw()
					fit(s.Room)
					s.mustKeepFrames()
					if s.Click("take"); !shows(s.Room, "code.enter") {
						s.T.Fatalf("no code is asked for")
					}
					s.Wait(questionGuard)
					s.Draw()
					fit(s.Room)
					s.Stage.Settings.SeatCodes = false
					s.comes()
					s.Key(input.Menu)
					s.Draw()
					fit(s.Room, underVeil)
					if !s.Click("pause.seats") {
						s.T.Fatalf("no way to the seats")
					}
					s.Wait(20)
					s.Draw()
					fit(s.Room, underVeil)
				})
			})
		}
	}
}

// frameEdge is how far what belongs to a control may lie about its edge, in pixels.
const frameEdge = 4

// mustKeepFrames wants no frame to run through what can be pressed.
func (r *Room) mustKeepFrames() {
	r.T.Helper()
	for i := range r.List.Items {
		frame := &r.List.Items[i]
		if frame.Kind != display.Border {
			continue
		}
		for _, it := range r.List.Items {
			within := it.Box.Inset(frameEdge)
			over := within.Intersect(frame.Box)
			if it.Kind == display.Hot && !over.Empty() && over != within && !Inside(it.Box.Inset(-frameEdge), frame.Box) {
				r.T.Errorf("a frame at %v runs through %q at %v", frame.Box, it.ID, it.Box)
			}
		}
	}
}

// is reports whether something can be pressed, be it by and by.
func shows(r *stagetest.Room, id string) bool {
	r.Wait(questionGuard)
	_, ok := r.Hot(id)
	return ok
}

// tells presses what shows who sits where: a computer tells how it plays, a person does not.
func (k *kit) tells(s *Room, q *question, where string) {
	if q.pressed > 0 || !q.owed {
		return
	}
	l := k.law(lawTells, 10)
	for seat, kind := range q.company.Kinds {
		s.ForgetAnswer()
		pressed := s.Click(k.Sign(game.Seat(seat)))
		says := s.Persona(game.Seat(seat))
		told := says != "" && strings.Contains(s.Answer(), says)
		if l.looked++; told != (kind != 'p') && (pressed || kind == 'p') {
			l.fault(where, fmt.Sprintf("of seat %d it says %q", seat, s.Answer()))
		}
	}
	s.ForgetAnswer()
	s.Wait(1)
}

// waits wants a table on which nothing moves to ask for no drawing, and to take no memory.
func (k *kit) waits(s *Room, where string) {
	if !s.MayAnswer() || !s.atTable() {
		return
	}
	l := k.law(lawWaits, 10)
	l.looked++
	s.Stage.Settings.Reading = stage.ReadingWaits // A result that is counted down moves.
	s.Wait(300)
	in := input.Frame{X: -1, Y: -1, Focused: true}
	tick := func() {
		s.Stage.Tick++
		s.Stack.Update(&in)
	}
	s.Stage.TakeRedraw()
	for range 60 {
		if tick(); s.Stage.TakeRedraw() {
			l.fault(where, "a table on which nothing moves asks to be drawn")
			break
		}
	}
	if n := testing.AllocsPerRun(100, tick); n > 0 {
		l.fault(where, fmt.Sprintf("a tick takes memory %v times", n))
	}
}

// walk goes over a question, and over the pause and the page of seats, with a gamepad alone.
func (k *kit) walk(q *question, reader stagetest.Reader) {
	where := fmt.Sprintf("%v, %v", q, reader)
	l := k.law(lawReaches, 20)
	s := k.bringFor(q, reader, &reporter{TB: k.t, law: l, where: where})
	k.under(l, s.Room, where, func() {
		(&stagetest.Walker{
			T: s.T, Name: q.kind, Stage: s.Stage,
			Step: func(in *input.Frame) {
				// A tick that is missing has what counts time begin anew: it must not run out meanwhile.
				s.Stage.Tick++
				s.Tick(*in)
			},
			Draw: func() *display.List { s.Draw(); return &s.List },
		}).Walk()
		if q.pressed > 0 || k.law(lawReaches, 20).looked%8 > 0 {
			return
		}
		table := s.Stack.Top()
		s.PadTap(input.Menu)
		if s.Stack.Top() == table {
			s.T.Fatal("the button does not open the pause")
		}
		s.WalkRoom("pause")
		if !s.PadPress("pause.seats") {
			s.T.Fatal("no way to the seats")
		}
		s.Wait(2)
		s.Draw()
		fit(s.Room, underVeil)
		s.WalkRoom("seats")
		s.PadTap(input.Cancel)
		s.PadTap(input.Menu)
		if s.Stack.Top() != table {
			s.T.Error("the button does not close the pause")
		}
	})
}
