package notebook

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// flow places things behind one another in lines no wider than a room.
type flow struct {
	room      display.Rect
	line, gap float64
	// x and y are where the next one stands.
	x, y float64
}

// place is the place of a thing that is so wide.
func (f *flow) place(wide float64) display.Rect {
	if f.x > 0 && f.x+wide > f.room.W {
		f.x, f.y = 0, f.y+f.line+f.gap
	}
	box := display.Rect{X: f.room.X + f.x, Y: f.room.Y + f.y, W: min(wide, f.room.W), H: f.line}
	f.x += wide + f.gap
	return box
}

// high is the height of what was placed.
func (f *flow) high() float64 {
	if f.x == 0 {
		return 0
	}
	return f.y + f.line
}

// claim is an answer in the grid: the turn in which it was first given, and its place from the top of its row.
type claim struct {
	turn int
	box  display.Rect
	// word is its colour, in that font; empty where there is no room for it.
	word string
	font display.Font
}

// setClaims sets who has said what: a row for each seat, the reader's last, and a column for each characteristic.
func (p *page) setClaims() {
	p.setEither()
	room := p.sheet.Panel.H - p.sheet.Height()
	ui.Shrink(p.cellHigh()*claimMost, p.cellHigh(), func(line float64) bool {
		p.even = line
		all := 2 * p.gap
		for seat := range game.Seat(p.view.Seats) {
			_, _, high := p.layClaims(seat)
			all += high + p.gap
		}
		return all <= room
	})
	for i := range p.view.Seats {
		p.addClaims(game.Seat((int(p.seat) + 1 + i) % p.view.Seats))
	}
}

// setEither marks the pairs of seats of which one has lied or bluffed.
func (p *page) setEither() {
	for i, pair := range p.Either {
		text := p.T("notebook.either", game.SeatName(pair[0]), game.SeatName(pair[1]))
		p.add(&entry{id: "note:either" + strconv.Itoa(i), label: text, texts: []string{text}, warn: true,
			icon: display.IconMask})
	}
}

// layClaims places the answers of one seat under the top of its row, which is so high.
func (p *page) layClaims(seat game.Seat) (all []claim, top, high float64) {
	if p.stacked {
		top = p.nameHigh()
	}
	high = top + p.even
	for trait := range getadler.Trait(getadler.Traits) {
		f := flow{room: p.heads.Column(int(trait), getadler.Traits, p.gap), line: p.even, gap: p.gap}
		f.room.Y = 0
		all = p.flowClaims(all, &f, seat, trait)
		high = max(high, top+f.high())
	}
	return all, top, high + p.gap
}

// addClaims adds the answers of one seat.
func (p *page) addClaims(seat game.Seat) {
	all, top, high := p.layClaims(seat)
	row, box := p.sheet.Add(high, p.gap)
	b := p.needs.Brush(&row.List)
	b.L.Fill(display.Rect{X: box.X, Y: box.Y + box.H + p.gap/2 - 1, W: box.W, H: max(1, b.M.U(1.5))},
		theme.CreamText.Alpha(0.35), 0)
	head := box
	head.H = p.nameHigh()
	if !p.stacked {
		head.W = p.heads.X - 2*p.gap - box.X
	}
	name := p.names[seat]
	if seat == p.seat {
		name = p.T("notebook.own", game.SeatName(seat))
		if !b.Fits(name, display.Plate, head.W-head.H-b.M.U(10)) {
			name = p.names[seat]
		}
	}
	p.setName(&b, &entry{seat: seat, named: true, head: name, cells: true}, head)
	for i := range all {
		all[i].box = all[i].box.Moved(0, box.Y+top)
		p.setClaim(&b, row, &all[i])
	}
}

// flowClaims places the answers of a seat about a characteristic, each once.
func (p *page) flowClaims(all []claim, f *flow, seat game.Seat, trait getadler.Trait) []claim {
	m, first := p.needs.Stage.Metrics, len(all)
turns:
	for turn := range p.view.Past {
		t := &p.view.History[turn]
		if !answers(t, seat) || t.Trait != trait {
			continue
		}
		for i := range all[first:] {
			if was := &p.view.History[all[first+i].turn]; was.Colour == t.Colour && was.Yes == t.Yes {
				continue turns
			}
		}
		c := claim{turn: turn, word: p.T(getadler.ColourKey(trait, t.Colour)), font: display.SansBold}
		signs := f.line*claimSigns + 2*p.gap
		if claimLooks[p.truth(turn)].icon != display.NoIcon {
			signs += f.line * claimSigns / 2
		}
		wide := func() float64 {
			return p.needs.Stage.Measure.Width(c.word, m.Font(c.font), m.Size(c.font, tabletop.SmallSize)) + signs + 1
		}
		if wide() > f.room.W {
			c.font = display.Poster
		}
		if p.needs.Stage.Measure.Width(c.word, m.Font(c.font), m.Floor(c.font))+signs+1 > f.room.W {
			c.word, signs = "", signs-p.gap
		}
		c.box = f.place(wide())
		all = append(all, c)
	}
	return all
}

// setClaim sets an answer: its colour, yes or no, and on what ground it stands by what is known of its truth.
func (p *page) setClaim(b *tabletop.Brush, row *ui.SheetRow, c *claim) {
	t := &p.view.History[c.turn]
	look, icon := claimLooks[p.truth(c.turn)], display.IconClose
	if p.supposed != noSupposition && p.supposed.Role == getadler.NoRole && p.supposed.Turn == c.turn {
		look.ground, look.ink = theme.Lamp, theme.LampInk
	}
	if t.Yes {
		icon = display.IconCheck
	}
	label := p.claim(c.turn)
	if p.helps {
		label += " " + p.T(truthKeys[p.truth(c.turn)])
	}
	row.Controls = append(row.Controls, ui.Control{ID: "claim:" + strconv.Itoa(c.turn), Label: label, Box: c.box,
		Role: display.Toggle, Quiet: true})
	b.L.Fill(c.box, look.ground, b.M.U(ui.Radius))
	edge(b, c.box, edges[display.Toggle], 1)
	in := c.box.Narrowed(p.gap / 2)
	patch, in := in.CutLeft(in.H * claimSigns / 2)
	signs.Swatch(b.L, b.M, patch.SquareIn(claimPatch), t.Colour, look.ink)
	sign, in := in.CutRight(patch.W)
	b.L.Symbol(sign.SquareIn(claimPatch), icon, look.ink)
	if look.icon != display.NoIcon {
		sign, in = in.CutRight(patch.W)
		b.L.Symbol(sign.SquareIn(claimPatch), look.icon, look.ink)
	}
	b.Line(in, c.word, c.font, tabletop.SmallSize, look.ink, display.Middle)
}

// claimLooks are what answers look like, by what is known of their truth.
var claimLooks = [...]markLook{
	getadler.Unknown:     {ground: theme.Cream, ink: theme.LampInk},
	getadler.TrueAnswer:  {ground: theme.TagBlue, ink: theme.Cream},
	getadler.FalseAnswer: {ground: theme.BusRed, ink: theme.Cream, icon: display.IconMask},
}
