package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// The laws of what must not be seen.
const (
	lawClosed = "closed hands show nothing"
	lawHides  = "a hand that is closed again leaves nothing behind"
	lawGives  = "a seat that changes hands shows nothing"
	lawHears  = "nobody hears what is in another hand"
)

// eavesdropEvery of so many pairs of worlds are listened to.
const eavesdropEvery = 9

// pair are two tables that look alike to all together, and are given the same input.
type pair struct {
	k *kit
	q *question
	r [2]*Room
	// entries are the moves that led to them.
	entries [2][]game.Entry
	law     *law
	where   string
	// own reports that the seat asked can tell them apart: then nothing is compared while its hand lies open.
	own bool
	// moves are what each of them decides, known the number of moves made when nobody could tell them apart by the rules.
	moves [2]string
	known int
}

// keepSecrets has every question of two or more persons asked in two worlds that differ in what is closed alone.
func (k *kit) keepSecrets() {
	n := 0
	for i := range k.asked {
		q := &k.asked[i]
		if !q.owed || q.pressed > 0 || q.setup.Cast().Persons().Len() < 2 {
			continue
		}
		for _, w := range k.worlds(q, rand.New(rand.NewPCG(uint64(i), 6))) {
			n++
			p := k.open(q, w, []words.Lang{words.French, words.English}[n%2])
			apart(func() { p.closed(n) })
			if n%eavesdropEvery == 2 || k.long {
				apart(func() { k.eavesdrop(q, w, uint64(n)) })
			}
		}
	}
}

// open puts both worlds on tables that are read aloud.
func (k *kit) open(q *question, w world, lang words.Lang) *pair {
	p := &pair{k: k, q: q, own: w.own, law: k.law(lawClosed, 20)}
	p.where = fmt.Sprintf("%v, own %v, %v", q, w.own, lang)
	p.entries = [2][]game.Entry{q.entries, w.entries}
	for i, entries := range p.entries {
		m, _ := k.resume(q.setup, entries)
		r := NewRoom(k.t, lang, 1280, 800)
		r.Stage.Settings.Speed = 400
		r.TurnOnVoice()
		k.Open(r, Desk{Match: m, Resumed: true})
		p.r[i] = r
		p.r[i].T = &reporter{TB: k.t, law: p.law, where: p.where}
	}
	return p
}

// closed goes through all that can be seen and done at a question with the cards face down, then opens and closes them,
// and decides.
func (p *pair) closed(n int) {
	p.wait(30, "the question")
	p.keys("before anybody has come")
	for range 6 {
		p.wait(questionGuard, "before the cards")
		if id := p.onward(); id == "" || !p.click(id) {
			break
		}
	}
	p.wait(20, "cards face down")
	s := p.r[0]
	if s.answers() != p.q.seat {
		return
	}
	p.everything()
	p.keys("cards face down")
	if s.CanPeek() {
		p.law = p.k.law(lawHides, 10)
		p.hides(n)
	}
	if n%3 == 0 {
		p.law = p.k.law(lawGives, 2)
		p.gives()
	}
	p.law = p.k.law(lawClosed, 20)
	p.decides()
}

// onward is what goes on, empty where nothing does.
func (p *pair) onward() string {
	p.r[0].Draw()
	can := p.r[0].Enabled()
	for _, id := range goesOn {
		if can[id] {
			return id
		}
	}
	return ""
}

// tick gives both the same input, and requires them to look and sound alike.
func (p *pair) tick(in input.Frame, what string, look bool) {
	for _, r := range p.r {
		r.Tick(in)
	}
	if look {
		p.same(what)
	}
}

// same requires both to look and sound alike.
func (p *pair) same(what string) {
	p.law.looked++
	a, b := p.r[0], p.r[1]
	if x, y := a.Draw(), b.Draw(); !slices.Equal(x, y) {
		a.T.Fatalf("%s: the screens differ in %s", what, firstDifference(x, y))
	}
	if peak, _ := a.Peak(); peak.Kind != 0 {
		p.k.law(lawAlike, 0).looked++
	}
	p.sounds(what)
}

// sounds requires both to sound alike, and all that is said and captioned to be the same.
func (p *pair) sounds(what string) {
	a, b := p.r[0], p.r[1]
	if !slices.Equal(a.Cues, b.Cues) {
		a.T.Fatalf("%s: the sounds are %v and %v", what, a.Cues, b.Cues)
	}
	for n, of := range [][2][]string{{a.Captions, b.Captions}, {a.Spoken, b.Spoken},
		{a.Ear.Captions(), b.Ear.Captions()}} {
		if !slices.Equal(of[0], of[1]) {
			a.T.Fatalf("%s: what is %s is %q and %q", what, [...]string{"told", "said", "captioned"}[n], of[0], of[1])
		}
	}
	if x, y := a.Stack.Top().Title(), b.Stack.Top().Title(); x != y {
		a.T.Fatalf("%s: the titles are %q and %q", what, x, y)
	}
}

// lookEvery is every how many ticks two tables that are left alone are compared.
const lookEvery = 5

// lookedOn is for how many glances two tables are compared after a decision.
const lookedOn = 40

func (p *pair) wait(n int, what string) {
	for i := range n {
		p.tick(input.Frame{X: -1, Y: -1}, what, i%lookEvery == 0)
	}
	p.same(what)
}

// click presses a control in both; it reports whether there is one.
func (p *pair) click(id string) bool {
	it, ok := p.r[0].Hot(id)
	if !ok {
		return false
	}
	x, y := it.Box.Centre()
	p.tick(input.Frame{X: x, Y: y, Moved: true}, id, false)
	p.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true}, id, true)
	p.tick(input.Frame{X: x, Y: y, Released: true}, id, true)
	p.tick(input.Frame{X: -1, Y: -1}, id, true)
	return true
}

// keys presses keys that open, close and ask, and digits.
func (p *pair) keys(when string) {
	for _, a := range []input.Action{input.Listen, input.Hint, input.Inspect, input.Notebook, input.Notebook, input.Log,
		input.Log, input.Next, input.Right} {
		p.tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(a), AnyPress: true, Keyboard: true}, when, false)
		p.tick(input.Frame{X: -1, Y: -1, Keyboard: true}, fmt.Sprintf("%s, key %d", when, a), true)
	}
	if p.onward() == "take" {
		return
	}
	for digit := '1'; digit <= '6'; digit++ {
		p.tick(input.Frame{X: -1, Y: -1, Runes: []rune{digit}, AnyPress: true, Keyboard: true}, when, false)
		p.tick(input.Frame{X: -1, Y: -1, Keyboard: true}, fmt.Sprintf("%s, digit %c", when, digit), true)
	}
	p.back(when)
}

// back takes back what was chosen, and closes what was opened.
func (p *pair) back(when string) {
	for range backMost {
		if !p.r[0].Undoable() && p.r[0].atTable() {
			return
		}
		p.tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Cancel), AnyPress: true, Keyboard: true}, when,
			false)
		p.tick(input.Frame{X: -1, Y: -1}, when+", taken back", true)
	}
}

// decisive are the controls that make a move in one of the worlds.
func (p *pair) decisive() (ids []string) {
	for _, r := range p.r {
		for _, move := range r.Match.MoveTexts(p.q.seat) {
			if path := p.k.Path(r.Match, p.q.seat, move); len(path) > 0 {
				ids = append(ids, path[len(path)-1])
			}
		}
	}
	return ids
}

// everything presses all that can be pressed and makes no move; what would make one is pressed where it cannot be.
func (p *pair) everything() {
	decisive := p.decisive()
	var ids []string
	for _, it := range p.r[0].Draw() {
		if it.Kind == display.Hot && it.ID != "" && it.ID != "peek" && it.ID != "language" &&
			(it.Disabled || !slices.Contains(decisive, it.ID)) {
			ids = append(ids, it.ID)
		}
	}
	for _, id := range ids {
		p.click(id)
		p.back(id)
	}
	p.wait(5, "all was pressed")
}

// hideWays are the ways in which open cards come to lie face down; free reports that the pointer may be used meanwhile.
var hideWays = [...]struct {
	name       string
	free       bool
	open, hide func(s *Room)
}{
	{"the button", true, toggles, toggles},
	{"the focus of the window", true, toggles, func(s *Room) {
		s.Stage.Tick++
		s.Stack.Update(&input.Frame{LostFocus: true, X: -1, Y: -1})
	}},
	{"time", true, toggles, func(s *Room) {
		least := s.Stage.Settings.AutoHide*60 - guardShared - 5
		for n := 0; s.HandOpen() && n < 60*60; n++ {
			if s.Wait(1); !s.HandOpen() && n < least {
				s.T.Fatalf("the cards close after %d ticks", n)
			}
		}
	}},
	{"the pause", true, toggles, func(s *Room) {
		s.Press("menu")
		s.Key(input.Cancel)
	}},
	{"the key", false, func(s *Room) {
		down := input.Actions(0).With(input.Peek)
		s.Tick(input.Frame{X: -1, Y: -1, Down: down, Just: down.With(input.Confirm), Keyboard: true, AnyPress: true})
	}, func(s *Room) { s.Wait(1) }},
	{"the button that is let go", false, func(s *Room) {
		it, _ := s.Hot("peek")
		x, y := it.Box.Centre()
		s.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
		for range 2 * questionGuard {
			s.Tick(input.Frame{X: x, Y: y, Held: true})
		}
	}, func(s *Room) {
		it, _ := s.Hot("peek")
		x, y := it.Box.Centre()
		s.Tick(input.Frame{X: x, Y: y, Released: true})
		s.Wait(1)
	}},
}

func toggles(s *Room) { s.Press("peek") }

// hides opens the cards, chooses something and closes them again in each of the ways. While they lie open nothing may
// be heard that tells them apart.
func (p *pair) hides(n int) {
	ways := hideWays[n%len(hideWays) : n%len(hideWays)+1]
	if p.own || p.k.long {
		ways = hideWays[:]
	}
	moves := p.r[0].Match.Len()
	for _, way := range ways {
		for i, r := range p.r {
			way.open(r)
			if !r.HandOpen() {
				r.T.Fatalf("%s: the cards are not open in world %d", way.name, i)
			}
		}
		if !p.own {
			p.same("cards of which all are known")
		}
		if way.free {
			// The pointer that chooses would let the key go. What was chosen in one world alone leaves nothing behind either.
			p.chooses(p.r[n%2:])
		}
		p.unheard()
		for _, r := range p.r {
			way.hide(r)
			r.Wait(1)
			if r.HandOpen() {
				r.T.Fatalf("%s does not close the cards", way.name)
			}
			if r.Undoable() {
				r.T.Fatalf("%s closes the cards and leaves something chosen", way.name)
			}
			r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
		}
		p.unheard()
		if p.wait(12, "face down again by "+way.name); p.r[0].Match.Len() != moves || p.r[1].Match.Len() != moves {
			p.r[0].T.Fatalf("%s makes a move", way.name)
		}
	}
	p.everything()
}

// chooses presses in some worlds what its first legal move of more than one step begins with.
func (p *pair) chooses(rooms []*Room) {
	for _, r := range rooms {
		for _, move := range r.Match.MoveTexts(p.q.seat) {
			path := p.k.Path(r.Match, p.q.seat, move)
			if len(path) < 2 {
				continue
			}
			r.Wait(r.guard())
			r.Click(path[0])
			break
		}
	}
	for len(rooms) == 1 && p.r[0].Stage.Tick < rooms[0].Stage.Tick {
		p.r[0].Wait(1)
	}
	if !p.own && len(rooms) == 2 {
		p.same("something chosen")
	}
}

// unheard forgets what was heard and said while a hand lay open.
func (p *pair) unheard() {
	for _, r := range p.r {
		r.Cues, r.Captions, r.Spoken, r.Sayings = nil, nil, nil, nil
	}
}

// gives gives seats to computers and takes them back: that of the person asked at once, before a computer could decide
// by what it alone can see; those of all others, where the person who is left cannot tell the worlds apart.
func (p *pair) gives() {
	seats := game.SeatsOf(p.q.seat)
	if !p.own {
		seats = p.q.setup.Cast().Persons() &^ seats
	}
	change := func(to string) (ids []string) {
		for seat := range game.Seat(len(p.q.company.Kinds)) {
			if seats.Has(seat) {
				ids = append(ids, fmt.Sprintf("seat%d.%s", seat, to))
			}
		}
		return ids
	}
	through := func(ids ...string) {
		for _, id := range slices.Concat([]string{"menu", "pause.seats"}, ids, []string{"seats.done", "resume"}) {
			if !p.click(id) {
				p.r[0].T.Fatalf("%q is not there", id)
			}
			p.wait(5, id)
		}
		for range 6 {
			p.wait(questionGuard, "seats were given")
			if id := p.onward(); id == "" || !p.click(id) {
				return
			}
		}
	}
	if p.own {
		through(append(change("easy"), change("person")...)...)
		return
	}
	through(change("easy")...)
	p.everything()
	through(change("person")...)
}

// decides makes a move that is legal in both worlds, unseen by others, and looks on for as long as nobody can tell the
// worlds apart by the rules.
func (p *pair) decides() {
	a, b := p.r[0], p.r[1]
	if a.answers() != p.q.seat || b.answers() != p.q.seat {
		return
	}
	if !p.choose() {
		return
	}
	for i, r := range p.r {
		if r.CanPeek() && !r.HandOpen() {
			r.Click("peek")
		}
		r.Wait(r.guard())
		for _, id := range p.k.Path(r.Match, p.q.seat, p.moves[i]) {
			if !r.Click(id) {
				return // What cannot be done in every world is another law's.
			}
		}
	}
	for _, r := range p.r {
		// Who is asked again looks on with open cards until they are closed.
		for n := 0; r.CanPeek() && r.HandOpen() && n < questionGuard; n++ {
			if !r.Click("peek") {
				r.Wait(4)
			}
		}
		r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
	}
	p.unheard()
	for made := 0; made < lookedOn; made++ {
		if n := a.Match.Len(); n != b.Match.Len() || n != p.known {
			if p.known = n; !alike(a.Match, b.Match, game.Public) {
				return
			}
		}
		p.wait(4, "after "+p.moves[0])
		if id := p.onward(); id == "continue" {
			p.click(id)
		}
	}
}

// choose chooses a move for each world: two different ones where they are sealed, so that nobody else can tell, else
// one that both allow. It reports whether there are such.
func (p *pair) choose() bool {
	var legal [2][]string
	for i, r := range p.r {
		legal[i] = slices.DeleteFunc(r.Match.MoveTexts(p.q.seat),
			func(move string) bool { return len(p.k.Path(r.Match, p.q.seat, move)) == 0 })
	}
	if len(legal[0]) == 0 || len(legal[1]) == 0 {
		return false
	}
	p.moves = [2]string{legal[0][0], legal[1][len(legal[1])-1]}
	if p.sealed() {
		return true
	}
	for _, move := range legal[0] {
		if slices.Contains(legal[1], move) {
			p.moves = [2]string{move, move}
			return true
		}
	}
	return false
}

// sealed reports whether nobody but the seat can tell which of the two moves it has made.
func (p *pair) sealed() bool {
	var after [2]game.Session
	for i := range after {
		after[i], _ = p.k.resume(p.q.setup, p.entries[i])
		if after[i].SubmitText(p.q.seat, p.moves[i]) != nil {
			return false
		}
	}
	return alike(after[0], after[1], game.Public)
}

// eavesdrop listens at two worlds to whatever can be heard.
func (k *kit) eavesdrop(q *question, w world, seed uint64) {
	p := k.open(q, w, words.French)
	if a, b := shows(p.r[0].Room, "take"), shows(p.r[1].Room, "take"); !a || !b {
		return // What is asked of all is heard by all.
	}
	l := k.law(lawHears, 1)
	l.looked++
	for _, r := range p.r {
		r.Stage.Settings.Speed = stage.DefaultSettings().Speed
		r.T = &reporter{TB: k.t, law: l, where: p.where}
	}
	Eavesdrop(&reporter{TB: k.t, law: l, where: p.where}, [2]*stagetest.Room{p.r[0].Room, p.r[1].Room}, seed, 1500)
}
