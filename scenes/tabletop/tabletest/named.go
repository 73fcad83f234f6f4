package tabletest

import (
	"fmt"
	"slices"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/inspect"
	"safehouse/scenes/stage/stagetest"
)

// The laws of what is said of the parts of a table that are no open cards.
const (
	lawParts = "every part of the table says what it is"
	lawClear = "what is said of a part covers neither it nor what is asked"
)

const (
	// partsEvery is after how many presses the parts are looked at, looksAtParts how often in a match at least; restTicks
	// is longer than the pointer has to rest, probes by probes the places of a part where it does. What has been met is
	// looked at again once in againOne times.
	partsEvery, looksAtParts, restTicks, probes, againOne = 3, 30, 40, 4, 4
	// thingsMost is how many things lie on a table at most.
	thingsMost = 80
)

// looking is a table whose parts are looked at by somebody who does not play.
type looking struct {
	*play
	inspector *inspect.Inspector
	list      display.List
	// drawn is the number of items that the table drew.
	drawn int
	// rested are the terms that a pointer has met, keyed those that keys have.
	rested, keyed map[string]bool
}

// lookAtParts plays until every part that the game lists has been met by pointer and by keys.
func (k *kit) lookAtParts() {
	l := k.law(lawParts, 2*len(k.Parts))
	rested, keyed := map[string]bool{}, map[string]bool{}
	companies := append(slices.Clone(k.Persons), k.One...)
	for _, reader := range []stagetest.Reader{
		{Lang: words.English, W: 1280, H: 800, Text: 1}, {Lang: words.French, W: 1280, H: 800, Text: 2},
		{Lang: words.French, W: 800, H: 1000, Text: 1},
	} {
		for i, c := range companies {
			if i > 0 && k.allMet(rested, keyed) {
				break
			}
			apart(func() {
				p := &looking{play: k.begin(style{company: c, reader: reader, hand: stagetest.Mouse, speed: 0}), rested: rested,
					keyed: keyed}
				p.inspector = inspect.New(p.s.Stage, games.List{*k.Room})
				p.out()
			})
		}
	}
	for _, term := range k.Parts {
		if !rested[term] || !keyed[term] {
			l.fault(term, fmt.Sprintf("met by the pointer %v, by keys %v", rested[term], keyed[term]))
		}
	}
}

// allMet reports whether every part has been met.
func (k *kit) allMet(rested, keyed map[string]bool) bool {
	return !slices.ContainsFunc(k.Parts, func(term string) bool { return !rested[term] || !keyed[term] })
}

// card gives the card with that term.
func (p *looking) card(term string) (cards.Card, bool) { return games.List{*p.k.Room}.Card(term) }

// out plays on, until all that there is has been met, and looks at what is there.
func (p *looking) out() {
	for n := 0; !p.s.Over() && (n < partsEvery*looksAtParts || !p.k.allMet(p.rested, p.keyed)); n++ {
		p.step()
		if n%partsEvery == 0 && p.s.atTable() && !p.s.Over() {
			p.look()
		}
	}
}

// look rests the pointer on every part that is there, and then goes through them by keys. The clock is put back: for
// the match no time has passed.
func (p *looking) look() {
	tick := p.s.Stage.Tick
	defer func() { p.s.Stage.Tick = tick }()
	p.inspector.Settle(p.s.Stack.Top())
	p.draw()
	reader := p.s.Stage.Reader()
	l := p.k.law(lawParts, 0)
	for _, it := range slices.Clone(p.list.Items[:p.drawn]) {
		if it.Kind != display.Named {
			continue
		}
		l.looked++
		if c, ok := p.card(it.Face.Term); !ok || !slices.Contains(p.k.Parts, it.Face.Term) || !reader.Has(c.Title) ||
			!reader.Has(c.Text) {
			l.fault(p.where, fmt.Sprintf("%q is not among the parts, or has no words", it.Face.Term))
		}
		if !p.rested[it.Face.Term] || p.rng.IntN(againOne) == 0 {
			p.rest(&it)
		}
	}
	p.keys()
}

// draw draws the table, and over it what is looked at.
func (p *looking) draw() {
	p.list.Items = append(p.list.Items[:0], p.s.Draw()...)
	p.drawn = len(p.list.Items)
	p.inspector.Draw(&p.list)
}

// tick lets the inspector have a tick, with the clock that much further on.
func (p *looking) tick(in input.Frame, later int) {
	p.s.Stage.Tick += later
	in.Focused = true
	p.inspector.Update(&in)
	p.draw()
}

// says reports whether what lies over the table is headed by the title of a term.
func (p *looking) says(term string) bool { return p.headed(term) >= 0 }

// headed is the item of that title, -1 for none.
func (p *looking) headed(term string) int {
	c, _ := p.card(term)
	title := p.s.Stage.Say(c.Title)
	for i := p.drawn; i < len(p.list.Items); i++ {
		if it := &p.list.Items[i]; it.Kind == display.Text && it.Text == title {
			return i
		}
	}
	return -1
}

// rest has the pointer rest on a part, where no card lies on it.
func (p *looking) rest(part *display.Item) {
	for n := range probes * probes {
		x := part.Box.X + part.Box.W*(float64(n%probes)+0.5)/probes
		y := part.Box.Y + part.Box.H*(float64(n/probes)+0.5)/probes
		p.tick(input.Frame{X: -99, Y: -99, Moved: true}, 1)
		p.tick(input.Frame{X: x, Y: y, Moved: true}, 1)
		p.tick(input.Frame{X: x, Y: y}, restTicks)
		if p.says(part.Face.Term) {
			p.rested[part.Face.Term] = true
			p.clear(part)
			return
		}
	}
}

// clear wants the words of a part to lie beside it, beside the line of the turn and beside the primary button.
func (p *looking) clear(part *display.Item) {
	l := p.k.law(lawClear, 2*len(p.k.Parts))
	l.looked++
	at := p.headed(part.Face.Term)
	for p.list.Items[at].Kind != display.Fill {
		at--
	}
	panel := p.list.Items[at].Box
	for i := range p.list.Items[:p.drawn] {
		it := &p.list.Items[i]
		matters := it.Role == display.Status || it.Kind == display.Hot && it.Primary || it.Kind == display.Named &&
			it.Box == part.Box
		if matters && !it.Box.Intersect(panel).Empty() {
			l.fault(p.where, fmt.Sprintf("what is said of %s covers %q %q", part.Face.Term, it.Text, it.Label))
		}
	}
}

// keys opens the sheet and goes through all that is there, until everything has been met by keys.
func (p *looking) keys() {
	press := func(a input.Action) {
		p.tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(a), Keyboard: true}, 1)
	}
	press(input.Inspect)
	for range thingsMost {
		if p.k.allMet(p.keyed, p.keyed) {
			break
		}
		for _, term := range p.k.Parts {
			p.keyed[term] = p.keyed[term] || p.says(term)
		}
		press(input.Right)
	}
	press(input.Cancel)
}
