package tabletest

import (
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/scenes/stage/stagetest"
)

const (
	// questionGuard is longer than any question, curtain or score is deaf after it appears; guardTicks longer than a
	// question is, and than a double press takes.
	questionGuard, guardTicks, guardShared = 62, 26, 50
	// closedOne of so many choices are made with a hand that lies face down, where that is allowed.
	closedOne = 4
	// idleMost is in how many steps in a row a match may offer nothing to press.
	idleMost = 400
)

// player plays a match by pressing what makes moves that the rules allow, with one hand alone: each kind of move as
// often as any other. It requires every move to be made by what is pressed for it.
type player struct {
	k    *kit
	s    *Room
	j    *Journal
	rng  *rand.Rand
	hand stagetest.Hand
	// persons are the seats that persons have at the start.
	persons game.Seats
	// law is that which is broken where a press does not do what it should.
	law *law
	// move is what is being made by a seat, plan what is left to be pressed; since is the number of entries before it.
	move, shape string
	seat        game.Seat
	plan        []string
	since       int
	// made counts the moves made, by shape.
	made map[string]int
	// idle counts the steps since anything was pressed or written down; entries is how much had been.
	idle, entries int
	// decides is called before each press of a person who can answer, with what can be pressed; stepped after each press
	// of a choice that is not its last.
	decides func(can map[string]bool)
	stepped func()
}

// goesOn are the controls that only go on.
var goesOn = [...]string{"take", "continue", "next"}

// step presses what comes next, or lets a little time pass.
func (p *player) step() {
	s := p.s
	if p.idle++; p.entries != len(p.j.Entries) {
		p.entries, p.idle = len(p.j.Entries), 0
	}
	if p.idle > idleMost {
		s.T.Fatalf("nothing goes on: %q", p.status())
	}
	s.Draw()
	can := s.Enabled()
	for _, id := range goesOn {
		if id == "take" && can[id] { // To a curtain, presses that follow each other fast are what went on before it.
			s.Wait(pressTicks)
		}
		if can[id] && s.PressWith(p.hand, id) {
			p.idle = 0
			return
		}
	}
	p.check()
	seat := s.answers()
	if seat == game.Public {
		s.Wait(4)
		return
	}
	if p.move == "" || p.seat != seat {
		p.choose(seat)
		s.Draw()
		can = s.Enabled()
	}
	if len(p.plan) == 0 {
		s.Wait(4)
		return
	}
	if s.CanPeek() && !s.HandOpen() && !(can[p.plan[0]] && p.rng.IntN(closedOne) == 0) {
		s.PressWith(p.hand, "peek")
		if !s.Undoable() {
			// What was chosen with the cards face down is chosen again.
			p.plan = p.k.Path(s.Match, p.seat, p.move)
		}
		return
	}
	if p.decides != nil {
		p.decides(can)
	}
	id := p.plan[0]
	if !s.PressWith(p.hand, id) {
		s.T.Fatalf("%q wants %q, which cannot be pressed at %q", p.move, id, p.status())
	}
	p.idle, p.plan = 0, p.plan[1:]
	if len(p.plan) == 0 {
		p.check()
	} else if p.stepped != nil {
		p.stepped()
	}
}

// choose chooses a move for a seat, and waits until the question hears.
func (p *player) choose(seat game.Seat) {
	for p.s.Undoable() && p.s.BackWith(p.hand) {
		p.s.Wait(1)
	}
	shapes := map[string][]string{}
	var names []string
	for _, move := range p.s.Match.MoveTexts(seat) {
		shape := p.k.Shape(p.s.Match, seat, move)
		if shapes[shape] == nil {
			names = append(names, shape)
		}
		shapes[shape] = append(shapes[shape], move)
	}
	shape := names[p.rng.IntN(len(names))]
	if i := slices.IndexFunc(names, func(name string) bool { return p.made[name] == 0 }); i >= 0 {
		// What is rare is met more often.
		shape = names[i]
	}
	p.shape = shape
	p.move, p.seat, p.since = shapes[shape][p.rng.IntN(len(shapes[shape]))], seat, len(p.j.Entries)
	p.plan = p.k.Path(p.s.Match, seat, p.move)
	p.s.Wait(p.s.guard())
}

// check requires the move that has been pressed to be the one that the match holds.
func (p *player) check() {
	if p.move == "" || len(p.plan) > 0 {
		return
	}
	made := p.j.Entries[p.since:]
	// Computers that choose sealed at the same time may be written down before.
	i := slices.IndexFunc(made, func(e game.Entry) bool { return e.Seat == p.seat })
	if i < 0 {
		if len(p.k.Path(p.s.Match, p.seat, p.move)) > 0 {
			p.s.T.Fatalf("%q by %v gives nothing at %q", p.move, p.hand, p.status())
		}
		return
	}
	if made[i].Move != p.move {
		p.s.T.Fatalf("%q of seat %v by %v gives %v", p.move, p.seat, p.hand, made)
	}
	p.law.looked++
	p.made[p.shape]++
	p.move, p.plan, p.idle = "", nil, 0
}

func (p *player) status() string { return p.s.Needs().Status }
