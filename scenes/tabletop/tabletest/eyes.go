package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// lawEyes is the law of what stays on the screen when other eyes come to look at it: nothing that was composed for
// those before. Two tables go through a match in which one seat sees other cards than in its twin, with the cards open,
// and then change eyes: from that moment on they must look and sound alike, as if neither had ever known.
const lawEyes = "nothing composed for some eyes is left for others"

// Of a match every decision of a person is looked at, or one of so many where little time is given; each with the next
// way of looking, of moving and of changing eyes.
const (
	eyesEvery   = 4
	eyesMatches = 2
)

// decision is a move of a person in a match that was played without a screen: the number of its entry, and of the first
// entry after what Nature did upon it.
type decision struct{ at, end int }

// changeEyes plays whole matches of two or more persons and has the eyes change at their decisions.
func (k *kit) changeEyes() {
	n, matches, every := 0, eyesMatches, eyesEvery
	companies := k.Persons[:1]
	if k.long {
		matches, every, companies = 3*eyesMatches, 1, k.Persons
	}
	for _, c := range companies {
		for seed := range uint64(matches) {
			setup := c.setup(100 + seed)
			entries, decisions := k.decisions(setup, seed)
			k.meetNature(entries)
			for i, d := range decisions {
				if i%every != int(seed)%every {
					continue
				}
				n++
				k.changeEyesAt(c, setup, entries, d, n)
			}
		}
	}
}

// decisions plays a match at random and gives its moves, with those that persons have made.
func (k *kit) decisions(setup game.Setup, seed uint64) (entries []game.Entry, all []decision) {
	m, j := k.resume(setup, nil)
	rng := rand.New(rand.NewPCG(seed, 8))
	for !m.Standing().Over {
		seat, at := m.ToAct().First(), len(j.Entries)
		if m.SubmitText(seat, k.any(m, seat, rng)) != nil {
			break
		}
		all = append(all, decision{at, len(j.Entries)})
	}
	return j.Entries, all
}

// changeEyesAt has the eyes change about one decision, in each world that only who decides can tell from the match.
func (k *kit) changeEyesAt(c Company, setup game.Setup, entries []game.Entry, d decision, n int) {
	seat := entries[d.at].Seat
	q := &question{company: c, setup: setup, entries: entries[:d.end], seat: seat}
	for _, w := range k.worlds(q, rand.New(rand.NewPCG(uint64(n), 9))) {
		if !w.own || w.entries[d.at].Seat != seat {
			continue
		}
		for _, alone := range [...]bool{false, true} {
			g := &glance{pair: k.openAt(q, w, d.at, []words.Lang{words.English, words.French}[n%2]), alone: alone, n: n}
			for i, e := range g.entries {
				g.moves[i] = e[d.at].Move
			}
			apart(g.run)
		}
	}
}

// openAt puts both worlds on tables as they stood before a move: what Nature does from there on is what she did.
func (k *kit) openAt(q *question, w world, at int, lang words.Lang) *pair {
	p := &pair{k: k, q: q, own: true, law: k.law(lawEyes, 20)}
	p.entries = [2][]game.Entry{q.entries, w.entries}
	for i, entries := range p.entries {
		setup := q.setup
		setup.Prepared = prepared(entries)
		m, _ := k.resume(setup, entries[:at])
		r := NewRoom(k.t, lang, 1280, 800)
		r.TurnOnVoice()
		k.Open(r, Desk{Match: m, Resumed: true})
		p.r[i] = r
		p.r[i].T = &reporter{TB: k.t, law: p.law}
	}
	return p
}

// prepared is Nature's part of a match, by the seat after whose move she made hers.
func prepared(entries []game.Entry) map[game.Seat][]string {
	texts, mover := map[game.Seat][]string{}, game.Nature
	for _, e := range entries {
		if e.Seat != game.Nature {
			mover = e.Seat
			continue
		}
		texts[mover] = append(texts[mover], e.Move)
	}
	return texts
}

// glance is a look that one seat takes at its cards in two worlds, until other eyes come. Where alone is set the
// computer has been given all other seats.
type glance struct {
	*pair
	alone bool
	n     int
}

// looks are what somebody does with the cards open, moments for how many ticks a move is shown before the eyes change:
// not at all where none is made.
var (
	looks = [...]struct {
		name string
		at   func(s *Room, seat game.Seat)
	}{
		{"nothing", func(*Room, game.Seat) {}},
		{"a hint", func(s *Room, _ game.Seat) { s.Key(input.Hint); s.Wait(20) }},
		{"every card", func(s *Room, _ game.Seat) { s.hoverAll() }},
		{"a choice", func(s *Room, seat game.Seat) { s.chooseFirst(seat) }},
		{"a card that is carried", func(s *Room, _ game.Seat) { s.gripFirst() }},
		{"what is refused", func(s *Room, _ game.Seat) { s.pressRefused() }},
		{"the notebook", func(s *Room, _ game.Seat) { s.Key(input.Notebook); s.Wait(3) }},
		{"the log and the hand aloud", func(s *Room, _ game.Seat) { s.Key(input.Log); s.Key(input.Listen) }},
	}
	moments = [...]int{0, -1, 3, -1, 40, 400}
)

// closings are the ways in which open cards are closed at any moment, whatever is shown or lies over them.
var closings = [...]struct {
	name  string
	close func(s *Room)
}{
	{"the focus of the window", func(s *Room) { s.Away(input.Frame{LostFocus: true, X: -1, Y: -1}) }},
	{"time", func(s *Room) {
		for n := 0; s.HandOpen() && n < 60*60; n++ {
			s.Wait(1)
		}
	}},
	{"the pause", func(s *Room) { s.Key(input.Menu); s.Key(input.Cancel) }},
	{"another size of the window", func(s *Room) { s.Stage.Metrics.W--; s.Stack.Resumed(); s.Wait(1) }},
	{"the button, or the key where there is none", func(s *Room) {
		if !s.Click("peek") {
			s.Key(input.Peek)
			s.Stage.Settings.PeekToggle = true
			s.Key(input.Peek)
			s.Stage.Settings.PeekToggle = false
			s.Wait(1)
		}
	}},
}

// run looks, moves, changes eyes and compares.
func (g *glance) run() {
	look := looks[g.n%len(looks)]
	moment := moments[(g.n/2)%len(moments)]
	g.where = fmt.Sprintf("%v, move %d (%q and %q), alone %v, %v, looks at %s, moves %d",
		g.q.company, len(g.q.entries), g.moves[0], g.moves[1], g.alone, g.r[0].Stage.Lang, look.name, moment)
	for _, r := range g.r {
		r.T.(*reporter).where = g.where
		if g.alone {
			for seat := range game.Seat(len(g.q.company.Kinds)) {
				if seat != g.q.seat && g.q.setup.Cast().Persons().Has(seat) {
					r.Reseat(seat, true, game.Easy)
				}
			}
		}
		if !r.comeTo(g.q.seat) {
			return // Somebody else of those who choose at once is asked first.
		}
		look.at(r, g.q.seat)
		if r.MayAnswer() && !r.HandOpen() {
			return // Taking a look closed the cards: that is another law's.
		}
	}
	if moment >= 0 && !g.make(moment) {
		return
	}
	g.unheard()
	for range 2 {
		for _, r := range g.r {
			// Where a card had been in the hand the pointer is led away.
			r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
		}
	}
	if !g.r[0].HandOpen() && !g.r[1].HandOpen() {
		g.unheard()
		g.compare("the move closed the cards")
		return
	}
	g.changes()
}

// comeTo lets the match come to a seat's question with the cards open.
func (r *Room) comeTo(seat game.Seat) bool {
	for range 12 {
		r.Wait(questionGuard)
		if r.Asked() != seat {
			return false
		}
		if r.answers() == seat {
			if r.CanPeek() && !r.HandOpen() {
				r.Press("peek")
			}
			return r.HandOpen()
		}
		r.Draw()
		can := r.Enabled()
		for _, id := range goesOn {
			if can[id] {
				r.Click(id)
			}
		}
	}
	return false
}

// make makes the move of each world and lets so many ticks of it be shown.
func (g *glance) make(ticks int) bool {
	for i, r := range g.r {
		before := r.Match.Len()
		for r.Undoable() && r.Back() {
			r.Wait(1)
		}
		r.Wait(r.guard())
		for _, id := range g.k.Path(r.Match, g.q.seat, g.moves[i]) {
			if !r.Click(id) {
				return false // What cannot be done with every look over the table is another law's.
			}
		}
		if r.Match.Len() == before {
			return false
		}
		r.Wait(ticks)
	}
	return true
}

// changes has other eyes come, and compares from then on.
func (g *glance) changes() {
	menu := func() bool { // The pause is opened by its key: it may be that no button is in sight.
		for _, r := range g.r {
			r.Key(input.Menu)
		}
		return !g.r[0].atTable() && !g.r[1].atTable()
	}
	switch {
	case g.n%3 == 0:
		for i, r := range g.r {
			again := NewRoom(g.k.t, r.Stage.Lang, 1280, 800)
			again.TurnOnVoice()
			g.k.Open(again, Desk{Match: r.Match, Notes: r.Noted, Resumed: true})
			g.r[i] = again
			g.r[i].T = r.T
		}
		g.compare("the match taken up again")
	case g.alone && menu():
		g.unheard()
		if !g.compare("the pause over the cards") || !g.click("pause.seats") {
			return
		}
		for seat := range game.Seat(len(g.q.company.Kinds)) {
			if g.q.setup.Cast().Persons().Has(seat) && seat != g.q.seat {
				g.click(fmt.Sprintf("seat%d.person", seat))
			}
		}
		_ = g.compare("the seats") && g.click("seats.done") && g.compare("the pause, somebody having come back") &&
			g.click("resume") && g.compare("the table, somebody having come back")
	case g.alone:
	default:
		way := closings[g.n%len(closings)]
		for _, r := range g.r {
			if way.close(r); r.HandOpen() {
				r.T.Fatalf("%s does not close the cards", way.name)
			}
		}
		for r := 0; g.r[0].Stage.Tick != g.r[1].Stage.Tick; r = 1 - r {
			if g.r[r].Stage.Tick < g.r[1-r].Stage.Tick {
				g.r[r].Wait(g.r[1-r].Stage.Tick - g.r[r].Stage.Tick)
			}
		}
		g.unheard()
		g.compare("face down by " + way.name)
	}
}

// compare looks at every tick for a while; it reports whether nobody can tell the worlds apart by
// the rules until its end.
func (g *glance) compare(what string) bool {
	for n := range lookedOn {
		a, b := g.r[0], g.r[1]
		if made := a.Match.Len(); made != b.Match.Len() || made != g.known {
			if g.known = made; !alike(a.Match, b.Match, game.Public) {
				return false
			}
		}
		g.same(fmt.Sprintf("%s, tick %d", what, n))
		if g.onward() == "take" {
			return false
		}
		g.tick(input.Frame{X: -1, Y: -1}, what, false)
	}
	return true
}

// hoverAll leads the pointer over everything that can be pressed, and leaves it on the last.
func (r *Room) hoverAll() {
	for _, it := range slices.Clone(r.Draw()) {
		if it.Kind == display.Hot && it.ID != "" {
			x, y := it.Box.Centre()
			r.Tick(input.Frame{X: x, Y: y, Moved: true})
		}
	}
}

// chooseFirst presses what the last legal move of more than one step begins with.
func (r *Room) chooseFirst(seat game.Seat) {
	r.Wait(r.guard())
	for _, it := range slices.Clone(r.Draw()) {
		if it.Kind == display.Hot && r.Offered(it.ID) && it.Role != display.Button {
			r.Click(it.ID)
			return
		}
	}
}

// gripFirst takes hold of the first thing that can be picked and carries it.
func (r *Room) gripFirst() {
	r.Wait(r.guard())
	for _, it := range slices.Clone(r.Draw()) {
		if it.Kind == display.Hot && r.Offered(it.ID) && it.Role == display.CardRole {
			r.Grip(stagetest.Mouse, it.ID)
			return
		}
	}
}

// pressRefused presses the first control that says why it does nothing.
func (r *Room) pressRefused() {
	r.Wait(r.guard())
	for _, it := range slices.Clone(r.Draw()) {
		if it.Kind == display.Hot && it.Disabled && it.ID != "" {
			r.Press(it.ID)
			return
		}
	}
}
