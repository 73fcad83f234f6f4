package notebook

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// setFacts sets what happened, hour by hour; where there are two pages the clock stands on the first.
func (p *page) setFacts(b *tabletop.Brush) {
	p.setHeads(b)
	if box := p.tree.At(boxDial); !box.Empty() {
		b.L.Card(box.SquareIn(0.8), designs.DialAt(uint8(p.view.Hour)))
	}
	hour := -1
	for i := range p.facts {
		f := &p.facts[i]
		if f.hour != hour {
			hour = f.hour
			p.addHead("notebook.item", hourOf(hour))
		}
		texts := []string{p.sentences(f)}
		lied := f.answered && p.truth(f.turn) == getadler.FalseAnswer
		if lied {
			texts = append(texts, p.T("notebook.lie"))
		}
		p.addFact(i, drawn(factIcons[f.about]), texts, lied)
	}
	if len(p.facts) == 0 {
		p.addFact(0, drawn(display.NoIcon), []string{p.T("notebook.facts.none")}, false)
	}
	p.sheet.Add(0, p.gap)
}

// addHead adds a row with what the rows under it are about.
func (p *page) addHead(key string, args ...game.Arg) {
	row, box := p.sheet.Add(p.needs.Stage.Metrics.Size(display.Plate, titleSize)*lineHigh, p.gap)
	b := p.needs.Brush(&row.List)
	b.Line(box, p.T(key, args...), display.Plate, titleSize, theme.TagBlue, display.Left)
}

// addFact adds a row of sentences behind a sign; of a lie the last one stands out.
func (p *page) addFact(i int, sign func(*tabletop.Brush, display.Rect), texts []string, lied bool) {
	st, m := p.needs.Stage, p.needs.Stage.Metrics
	var words ui.Stack
	for _, text := range texts {
		words = append(words, ui.Words{Text: text, Font: display.Sans, Size: tabletop.SmallSize, Ink: theme.LampInk})
	}
	if lied {
		last := &words[len(words)-1]
		last.Font, last.Ink = display.SansBold, theme.BusRed
	}
	line := m.Size(display.Plate, nameSize) * lineHigh
	wide := min(p.sheet.Panel.W-line*1.3-m.U(signs.BarRoom), m.Size(display.Sans, tabletop.SmallSize)*sentenceMost)
	row, box := p.sheet.Add(max(line, words.Loose(st, wide, 1)), p.gap)
	b := p.needs.Brush(&row.List)
	room := display.Rect{X: box.X, Y: box.Y, W: box.W - m.U(signs.BarRoom), H: box.H}
	heard(row, "note:"+strconv.Itoa(i), room, strings.Join(texts, " "))
	at, text := box.PartLeft(line, line*0.3)
	at.H = line
	sign(&b, at.SquareIn(0.82))
	text.W, text.H = wide, box.H+1
	words.Draw(b.L, st, text, 1)
}

// sentences are all of a fact's, with what was seen of a hand as the last one.
func (w wording) sentences(f *fact) string {
	var all []string
	for _, l := range f.said {
		all = append(all, w.Say(l))
	}
	if f.seen.Sum() > 0 {
		all = append(all, w.T("notebook.seen", w.list(&f.seen)))
	}
	return strings.Join(all, " ")
}

// factIcons are the signs of facts.
var factIcons = [...]display.Icon{
	getadler.RoleDealt: display.IconUser, getadler.Asked: display.IconAsk, getadler.Looked: display.IconMagnifier,
	getadler.Spied: display.IconBinoculars, getadler.CardGiven: display.IconHandPass,
	getadler.Accused: display.IconHandcuffs,
	getadler.Looted:  display.IconTheft, getadler.CardDiscarded: display.IconStack,
}
