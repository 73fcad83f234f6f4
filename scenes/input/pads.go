package input

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// pad is what the system says of a gamepad in one tick, as a plain value.
type pad struct {
	id          ebiten.GamepadID
	name, model string
	// known reports that its layout is: without one nobody knows what is which. Axes go from -1 to 1, buttons from 0 to 1.
	known   bool
	axes    [ebiten.StandardGamepadAxisMax + 1]float64
	buttons [ebiten.StandardGamepadButtonMax + 1]float64
}

// pads turns what gamepads say into actions: it knows what was before.
type pads struct {
	known map[ebiten.GamepadID]*gamepad
	// used is the one used last, if it is still there.
	used *gamepad
	// told are the models of which it was said that their layouts are not known.
	told []string
}

// gamepad is one as it has been seen since it was connected.
type gamepad struct {
	name, model string
	axes        [ebiten.StandardGamepadAxisMax + 1]lever
	buttons     [ebiten.StandardGamepadButtonMax + 1]lever
	stick       Actions
}

// take adds to a sample what the gamepads say. While the window is away, what they do is meant for another program.
func (p *pads) take(s *sample, now []pad, away bool, b *Bindings) {
	for id, g := range p.known {
		if slices.ContainsFunc(now, func(raw pad) bool {
			return raw.id == id && raw.model == g.model && raw.name == g.name
		}) {
			continue
		}
		s.PadGone = s.PadGone || g == p.used
		delete(p.known, id)
	}
	if s.PadGone {
		p.used = nil
	}
	for i := range now {
		raw := &now[i]
		if !raw.known {
			s.PadStrange = s.PadStrange || p.strange(raw)
			continue
		}
		g := p.known[raw.id]
		if g == nil {
			if p.known == nil {
				p.known = map[ebiten.GamepadID]*gamepad{}
			}
			g = &gamepad{name: raw.name, model: raw.model}
			p.known[raw.id] = g
		}
		if g.take(s, raw, away, b) {
			p.used, s.Style = g, styleOf(g.name)
		}
	}
}

// noPads are what gives away in a name, in lower case, that something with axes and buttons is no gamepad.
var noPads = []string{
	"touchpad", "trackpad", "touchscreen", "tablet", "mouse", "keyboard", "motion sensors", "accelerometer", "wacom",
}

// strange reports whether a gamepad without a known layout is to be told of: once for each model.
func (p *pads) strange(raw *pad) bool {
	name := strings.ToLower(raw.name)
	if slices.ContainsFunc(noPads, func(part string) bool { return strings.Contains(name, part) }) {
		return false
	}
	if model := raw.model + " " + name; !slices.Contains(p.told, model) {
		p.told = append(p.told, model)
		return true
	}
	return false
}

// take adds what one gamepad says, and reports whether it is used.
func (g *gamepad) take(s *sample, raw *pad, away bool, b *Bindings) (used bool) {
	for i := range g.buttons {
		x, before := buttonOf(ebiten.StandardGamepadButton(i)), g.buttons[i].side
		g.buttons[i].follow(raw.buttons[i], false)
		if g.buttons[i].push(raw.buttons[i], pushOn, pushOff); g.buttons[i].side == 0 {
			continue
		}
		s.PadDown |= b.ofButton(x)
		if before == 0 && !away {
			just, usual := b.ButtonGives(x)
			s.Just |= just
			s.Usual |= usual
			s.Button, s.AnyPress, s.Pad = x, true, true
			used = true
		}
	}
	for i := range g.axes {
		g.axes[i].follow(raw.axes[i], true)
	}
	const across, along = ebiten.StandardGamepadAxisLeftStickHorizontal, ebiten.StandardGamepadAxisLeftStickVertical
	g.axes[across].push(raw.axes[across], pushOn, pushOff)
	g.axes[along].push(raw.axes[along], pushOn, pushOff)
	x, y := g.axes[across].side, g.axes[along].side
	before := g.stick
	pushed := [...]bool{Up: y < 0, Down: y > 0, Left: x < 0, Right: x > 0}
	g.stick = those(func(a Action) bool { return a <= Right && pushed[a] })
	s.Stick |= g.stick
	used = used || g.stick&^before != 0 && !away
	scroll := &g.axes[ebiten.StandardGamepadAxisRightStickVertical]
	far := scroll.push(raw.axes[ebiten.StandardGamepadAxisRightStickVertical], scrollOn, scrollOff)
	if scroll.side != 0 && !away {
		s.Scroll, s.Pad, used = -far*scrollLines, true, true
	}
	return used
}

// lever is an axis or a button: it counts against where it rests, once it has been seen at rest. What leans, is stuck
// or was held down already when the gamepad was connected counts for nothing.
type lever struct {
	rest   float64
	rested bool
	// near is where it stays, still for how many ticks.
	near  float64
	still int
	// side is to which side it is pushed, 0 for neither.
	side int
}

// follow learns where it rests. Where stuck, that is also where it stays longer than anybody holds it.
func (l *lever) follow(v float64, stuck bool) {
	if l.still++; max(v-l.near, l.near-v) > stillWithin {
		l.near, l.still = v, 0
	}
	away := v - l.rest
	switch {
	case max(v, -v) <= restNear, !l.rested && l.still >= leanTicks, stuck && l.still >= stuckTicks:
		l.rest, l.rested = v, true
	case l.rested && max(away, -away) <= restNear:
		l.rest += min(max(away, -creep), creep)
	}
}

// push finds out whether it is pushed, with a bit of play between on and off, and how far, as a share of the way that
// it has. What only goes back to the middle is not.
func (l *lever) push(v, on, off float64) (far float64) {
	away := v - l.rest
	if !l.rested || max(v, -v) <= restNear || v > 0 != (away > 0) {
		l.side = 0
		return 0
	}
	side, room := 1, 1-l.rest
	if away < 0 {
		side, room = -1, 1+l.rest
	}
	far = away / max(room, leastRoom)
	switch size := max(far, -far); {
	case size >= on:
		l.side = side
	case size < off || l.side != side:
		l.side = 0
	}
	return min(max(far, -1), 1)
}
