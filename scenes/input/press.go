package input

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// A press has a beginning and one of two ends: it is let go of by the player's will, or it is taken away. The engine
// knows but one of them. When the focus goes it lets go of everything by itself, in the same tick, before it or after
// it; a finger that the system has taken for a gesture of its own looks like one that was lifted, or stays for ever. So
// what a device reports is gathered here as edges, and told from here: one a tick, in their order, a release a tick
// late. Whatever takes the focus in the meantime takes the whole press away with it.

// button is what the mouse reports of its first button in a tick: that it is down at the end of it, that it went down
// and that it went up, and that the system has taken it.
type button struct{ down, pressed, released, taken bool }

// touch is a finger that is on the screen at the end of a tick, or was in it: gone where it was lifted, taken where the
// system took it. A number may come twice, where one finger left and another got its number.
type touch struct {
	id          ebiten.TouchID
	x, y        float64
	gone, taken bool
}

// edgeKind is how a press begins or ends.
type edgeKind uint8

const (
	pressed edgeKind = iota
	letGo
	takenAway
)

// edge is one of them: where and when it was, and whether it may have brought the window its focus.
type edge struct {
	kind    edgeKind
	x, y    float64
	tick    int
	finger  bool
	brought bool
}

// holder is what presses: nothing, the mouse, or one finger. Who came first has it; what the others do meanwhile is
// nothing.
type holder uint8

const (
	nobody holder = iota
	theMouse
	aFinger
)

// press is what is known of the pointer's press. The zero value holds nothing.
type press struct {
	by     holder
	finger ebiten.TouchID
	// x, y is where the holder was last.
	x, y float64
	// edges are those that are still to be told.
	edges []edge
	// told reports that a press has been told and its end has not; brought and touch are what was told with it.
	told, brought, touch bool
	// on are the fingers that are on the screen: one of them that has not begun a press begins none later.
	on, seen []ebiten.TouchID
}

// gather takes what the devices did in a tick. A press that begins asks comes whether it may have brought the focus.
func (p *press) gather(s *sample, tick int, comes func() bool) {
	begin := func(by holder, x, y float64) {
		p.by, p.x, p.y = by, x, y
		p.edges = append(p.edges, edge{pressed, x, y, tick, by == aFinger, comes()})
	}
	end := func(kind edgeKind) {
		p.edges = append(p.edges, edge{kind: kind, x: p.x, y: p.y, tick: tick})
		p.by = nobody
	}
	if p.by == theMouse {
		p.x, p.y = s.X, s.Y
		switch m := s.Mouse; {
		case m.taken, m.down && m.pressed && !m.released: // It went down once more: that it went up was never heard.
			end(takenAway)
		case m.released, !m.down:
			end(letGo)
		}
	}
	if p.by == aFinger && !slices.ContainsFunc(s.Fingers, func(f touch) bool { return f.id == p.finger }) {
		end(letGo)
	}
	p.seen = p.seen[:0]
	for _, f := range s.Fingers {
		if p.by == nobody && !slices.Contains(p.on, f.id) && !slices.Contains(p.seen, f.id) {
			p.finger = f.id
			begin(aFinger, f.x, f.y)
		}
		holds := p.by == aFinger && p.finger == f.id
		if holds {
			p.x, p.y = f.x, f.y
		}
		switch {
		case holds && f.taken:
			end(takenAway)
		case holds && f.gone:
			end(letGo)
		}
		if p.seen = append(p.seen, f.id); f.gone || f.taken {
			left := func(id ebiten.TouchID) bool { return id == f.id }
			p.on, p.seen = slices.DeleteFunc(p.on, left), slices.DeleteFunc(p.seen, left)
		}
	}
	p.on, p.seen = p.seen, p.on
	if p.by == nobody && s.Mouse.pressed && !s.Mouse.taken {
		begin(theMouse, s.X, s.Y)
	}
}

// tell puts into a frame what is told of the press in this tick. Gone reports that everything is taken away: nothing
// that has begun counts any more, and what is still held is heard of again once it is pressed anew.
func (p *press) tell(f *Frame, tick int, gone bool) {
	if gone {
		f.Canceled, f.Brought = p.told, p.told && p.brought
		if p.told {
			f.X, f.Y = p.x, p.y
		}
		*p = press{x: p.x, y: p.y, touch: p.touch, edges: p.edges[:0], on: p.on, seen: p.seen}
		return
	}
	f.Held = p.told
	if p.told {
		f.X, f.Y = p.x, p.y
	}
	if len(p.edges) > 0 {
		p.tellEdge(f, p.edges[0], tick)
	}
	f.Brought = p.brought && (f.Held || f.Released || f.Canceled)
}

func (p *press) tellEdge(f *Frame, e edge, tick int) {
	f.X, f.Y = e.x, e.y
	switch {
	case e.kind == pressed:
		f.Pressed, f.Held = true, true
		p.told, p.brought, p.touch = true, e.brought, e.finger
	case e.kind == letGo && e.tick == tick:
		return // The focus may go with it.
	default:
		f.Held, f.Released, f.Canceled = false, e.kind == letGo, e.kind == takenAway
		p.told = false
	}
	p.edges = append(p.edges[:0], p.edges[1:]...)
}

// arrival is how the window came by its focus.
type arrival struct {
	// since is how long ago the focus came, or the first press without it.
	since time.Duration
	// had reports that the window has had the focus, away that it has lost it; pressed that something was pressed since.
	had, away, pressed bool
}

// follow takes the focus as it is in a tick; came reports that it was not there before, went that it went, be it back
// by now or not.
func (a *arrival) follow(s *sample, came, went bool) {
	a.since += min(s.Lasted, longestTick)
	if went {
		a.pressed = false
	}
	if s.Focused && (came || went) {
		a.since = 0
	}
	a.had = a.had || s.Focused
	a.away = a.without(s.Focused)
}

// without reports whether the window is without a focus that it has had. One that never had it is on a system that has
// none.
func (a *arrival) without(focused bool) bool { return a.had && !focused }

// comes reports whether what is pressed now may be what brought the focus, pressed as it was so soon after it came.
// Where a window is never told that it has the focus the first press alone is one.
func (a *arrival) comes(focused bool, within time.Duration) bool {
	if !focused && !a.pressed {
		a.since = 0 // It is on its way.
	}
	a.pressed = true
	return a.since < within
}
