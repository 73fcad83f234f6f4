package board

import (
	"math"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// thread is string from a pin to another, along a box that is turned; dotted where it is still to be tied.
type thread struct {
	box    display.Rect
	turn   float64
	dotted bool
	// under reports that it goes behind the photographs, from one row to another.
	under bool
}

// hanging is string between two pins, at the middle of the sides of its box.
var hanging = pen.Line(100, "M 0 50 Q 50 100 100 50")

// ring is what somebody has drawn around a photograph in chalk.
var ring = pen.Line(222, `M 42 20 C 99 2 185 8 205 54 C 222 100 215 174 178 196 C 128 220 44 214 22 178
	C 5 140 5 60 32 30 C 52 12 94 6 136 10`)

// numerals count the steps.
var numerals = [...]string{"I", "II", "III"}

// pin is where a photograph is pinned to the wall.
func pin(box display.Rect) (x, y float64) { return box.X + box.W/2, box.Y + box.W*pinDown }

// tie ties string from pin to pin of those who were beaten one after the other, and on to who is next.
func (p *sheet) tie() {
	for n := 1; n < len(p.season.By); n++ {
		if p.season.By[n-1] != nil && (p.season.By[n] != nil || n == p.season.Next) {
			p.threads = append(p.threads, p.thread(n-1, n, p.season.By[n] == nil))
		}
	}
}

// thread hangs a little between two photographs.
func (p *sheet) thread(from, to int, dotted bool) thread {
	a, b := p.tree.At(boxPhoto+layout.ID(from)), p.tree.At(boxPhoto+layout.ID(to))
	x0, y0 := pin(a)
	x1, y1 := pin(b)
	th := thread{dotted: dotted, under: math.Abs(y1-y0) > a.H/2, turn: math.Atan2(y1-y0, x1-x0)}
	high := p.thick() * dotThick
	if !dotted {
		high = p.wide * threadSag
	}
	th.box = display.Rect{X: (x0 + x1) / 2, Y: (y0 + y1) / 2}.Middle(math.Hypot(x1-x0, y1-y0), high)
	return th
}

// thick is how thick string is.
func (p *sheet) thick() float64 { return max(p.st.Metrics.U(stringThick), 2) }

// Draw shows the wall.
func (s *Scene) Draw(l *display.List) {
	st, p := s.Stage, s.sheet()
	l.Ground(st.Metrics.Screen(), display.Face{Design: faces.Cork})
	from := len(l.Items)
	p.paper(l, p.tree.At(boxCard), theme.Paper, 0)
	p.words.Draw(l, boxTitle).Role = display.Heading
	p.lean(l, from, p.tree.At(boxCard), 1)
	l.Clip(p.scrolled)
	s.drawTapes(l, p)
	for _, th := range p.threads {
		if th.under {
			p.drawThread(l, &th)
		}
	}
	for n := range bots.Cast() {
		s.drawPhoto(l, p, n)
	}
	s.drawSteps(l, p)
	for _, th := range p.threads {
		if !th.under {
			p.drawThread(l, &th)
		}
	}
	s.drawPins(l, p)
	s.drawSide(l, p)
	l.Unclip()
	for i := range p.controls {
		if c := &p.controls[i]; slices.Contains(ways, c.ID) {
			if c.Scrolled {
				l.Clip(p.scrolled)
			}
			s.drawWay(l, c)
			l.Unclip()
		}
	}
	s.page.Draw(l, st, p.controls)
	if !p.scrolled.Empty() {
		s.scroll.Draw(l, st, p.scrolled, p.content)
	}
}

// paper is a piece of paper on the wall, torn where it is rough, and cut is one that lies on another: so fine an edge
// is nothing to high contrast, to which it is an ornament, and under the paper there lies what is seen in its place.
func (p *sheet) paper(l *display.List, box display.Rect, c display.Colour, rough float64) {
	l.Fill(box.Inset(leastRough), c, 0)
	it := p.cut(l, box, c)
	it.Shadow, it.Rough = p.st.Metrics.U(paperShadow), max(rough, it.Rough)
}

func (p *sheet) cut(l *display.List, box display.Rect, c display.Colour) *display.Item {
	it := l.Fill(box, c, 0)
	it.Rough = leastRough
	return it
}

// lean turns what was added to a list since an item around the middle of a box, as papers hang that somebody has pinned
// in passing: the n-th of a kind hangs as it always does, a wide one almost straight, and in high contrast all do.
func (p *sheet) lean(l *display.List, from int, box display.Rect, n int) {
	if p.st.Metrics.Contrast {
		return
	}
	turn := leans[n%len(leans)] * min(1, p.wide/box.W)
	cx, cy := box.Centre()
	sin, cos := math.Sincos(turn)
	for i := range l.Items[from:] {
		it := &l.Items[from+i]
		x, y := it.Box.Centre()
		it.Box = it.Box.Moved(cx+(x-cx)*cos-(y-cy)*sin-x, cy+(x-cx)*sin+(y-cy)*cos-y)
		it.Turn += turn
	}
}

// drawTapes shows what the board can be of: the one that it is of has its pin, or is red.
func (s *Scene) drawTapes(l *display.List, p *sheet) {
	m := s.Stage.Metrics
	for i := range p.controls {
		c := &p.controls[i]
		name, isGame := ui.Taken(c.ID, "tape")
		_, isWho := ui.Taken(c.ID, "who")
		if !isGame && !isWho {
			continue
		}
		from := len(l.Items)
		ground, ink, font := tapeDark, theme.PaperLight, display.Tab
		if g, ok := s.Games.Find(name); isGame && ok {
			ground, ink = label(g)
			if font = g.Look.Font; !c.Checked && !m.Contrast {
				ground = ground.Towards(shade, unlit)
			}
		} else if c.Checked {
			ground = theme.StampRed
		}
		p.paper(l, c.Box, ground, 0)
		if l.Border(c.Box, ink, 0, max(m.U(2), 1.5)); c.Checked { // Not every tape stands out by itself.
			l.Items[from].Sense = display.SenseChosen
		}
		text := c.Label
		if isWho {
			text = strings.ToUpper(text)
		}
		ui.Line(l, s.Stage, c.Box.Narrowed(max(m.U(tapePad)/2, ui.LabelEdge(m))), text, font, tapeSize, ink, display.Middle)
		p.lean(l, from, c.Box, i)
		if c.Checked && isGame {
			p.drawPin(l, c.Box.X+c.Box.W/2, c.Box.Y+m.U(2), wool)
		}
		if hover, _, _ := s.page.State(c.ID); hover {
			l.Border(c.Box, chalk, m.U(tapeRound), max(m.U(3), 2))
		}
	}
}

// label are the colours of a game's tape, and of what is written on it: a game at night has it dark.
func label(g *games.Game) (ground, ink display.Colour) {
	if w := &g.Look.Wear; theme.Luminance(w.Panel) < theme.Luminance(w.Text) {
		return g.Look.Bar, w.Accent
	}
	return g.Look.Wear.Accent, theme.Ink
}

// drawThread is string with its shadow.
func (p *sheet) drawThread(l *display.List, th *thread) {
	if th.dotted {
		l.Add(display.Item{Kind: display.Dots, Box: th.box, Colour: wool, Pose: display.Pose{Turn: th.turn}})
		return
	}
	tied := func(box display.Rect, c display.Colour) {
		l.Stroke(box, hanging, c, p.thick()).Turn = th.turn
	}
	if !p.st.Metrics.Contrast {
		tied(th.box.Moved(p.thick()*0.6, p.thick()*1.6), display.Colour{A: 90})
	}
	tied(th.box, wool)
}

// character is the number of the portrait of one of the cast, by its number there.
func character(n int) uint8 { return uint8(n + 1) }

// self is the number of the portrait of the person whose board it is.
func (s *Scene) self() uint8 {
	return s.Stage.Portraits([]game.Player{{Name: s.name()}}, [game.MaxSeats]int{})[0]
}

// photograph is the face of a portrait, by its number.
func photograph(portrait uint8) display.Face {
	f := display.Face{Design: faces.Likeness, Tone: portrait, Marks: display.LookPhoto}
	f.Symbol = display.IconUser // No stamp lies on it.
	return f
}

// drawPhoto shows one of the cast, what was won and lost, and a stamp on who is beaten.
func (s *Scene) drawPhoto(l *display.List, p *sheet, n int) {
	st, m, c := s.Stage, s.Stage.Metrics, bots.Cast()[n]
	box := p.tree.At(boxPhoto + layout.ID(n))
	from := len(l.Items)
	hover, focus, _ := s.page.State("rival." + c.ID)
	p.paper(l, box, theme.PaperLight, 0)
	pad := box.W * photoPad
	picture := display.Rect{X: box.X + pad, Y: box.Y + pad, W: box.W - 2*pad, H: box.W * pictureShare}
	face := photograph(character(n))
	if face.Gaze = s.watched.Gaze(st, box); hover || focus {
		face.Gaze = display.GazePleased
		if p.season.By[n] != nil {
			face.Gaze = display.GazeStruck
		}
	}
	l.Card(picture, face)
	words := display.Rect{X: picture.X, Y: picture.Y + picture.H, W: picture.W, H: box.H - picture.H - 2*pad}
	name := float64(p.lines) * m.Size(m.Font(p.face), p.names) * nameLine
	under, score := words.CutTop(name)
	if lines := ui.ParagraphHeight(st, under.W, st.Say(c.Name), p.face, p.names); lines < under.H {
		under.Y += (under.H - lines) / 2
	}
	ui.Paragraph(l, st, under, st.Say(c.Name), p.face, p.names, theme.Ink, display.Middle)
	if p.notes[n] == "" {
		text, score := s.score(p.counts[n]), score.Narrowed(score.W*ringRoom)
		if st.Measure.Width(text, m.Font(display.SansBold), m.Floor(display.SansBold)) > score.W {
			text = st.Say("board.points", game.Number(p.counts[n].Won), game.Number(p.counts[n].Lost))
		}
		ui.Line(l, st, score, text, display.SansBold, clipSize, theme.Ink, display.Middle)
	} else {
		ui.Line(l, st, score, p.notes[n], display.Sans, clipSize, theme.InkOnPaper, display.Middle)
	}
	if p.season.By[n] != nil {
		p.stamp(l, picture)
	}
	p.lean(l, from, box, n)
	if hover && m.Contrast {
		l.Border(box, theme.TextColour, 0, max(m.U(8), 5))
	}
}

// stamp says that somebody is beaten, on the shoulder: in words, or where they have no room by its sign.
func (p *sheet) stamp(l *display.List, picture display.Rect) {
	st, m := p.st, p.st.Metrics
	text := strings.ToUpper(st.Say("board.beaten"))
	wide := max(picture.W*stampShare, st.Measure.Width(text, m.Font(display.Stencil), m.Floor(display.Stencil))*stampRoom)
	if wide > picture.W {
		side := max(picture.W*markShare, m.U(markSide))
		p.mark(l, display.Rect{X: picture.X + picture.W - side, Y: picture.Y + picture.H - side, W: side, H: side})
		return
	}
	high := wide * stampHigh
	box := display.Rect{X: picture.X + picture.W - wide*0.93, Y: picture.Y + picture.H - high*1.05, W: wide, H: high}
	it := l.Card(box, display.Face{Design: faces.Stamp, Title: text})
	if !m.Contrast {
		it.Turn = stampTurn
	}
}

// mark is a check on a red disc.
func (p *sheet) mark(l *display.List, box display.Rect) {
	l.Fill(box, theme.StampRed, box.W/2)
	l.Symbol(box.SquareIn(0.62), display.IconCheck, theme.PaperLight)
}

// drawSteps names the steps, and rings who is next.
func (s *Scene) drawSteps(l *display.List, p *sheet) {
	for step := range steps {
		for part := partHead; part <= partFoot; part++ {
			p.words.Draw(l, boxStep+step*parts+part)
		}
	}
	if n := p.season.Next; n < len(p.season.By) {
		box := p.tree.At(boxPhoto + layout.ID(n))
		around := box.Middle(box.W*ringWide, box.H*ringHigh)
		l.Stroke(around, ring, theme.Focus, p.thick()*1.3)
	}
}

// drawPins pins the photographs: red where string is tied. One pin holds nothing, until all are beaten.
func (s *Scene) drawPins(l *display.List, p *sheet) {
	last := p.tree.At(boxThirteenth)
	if p.season.Next == len(p.season.By) {
		from := len(l.Items)
		p.paper(l, last, theme.PaperLight, 0)
		l.Card(last.Inset(last.W*photoPad), photograph(s.self()))
		p.lean(l, from, last, 2)
		x, y := pin(last)
		p.drawPin(l, x, y, theme.Brass)
	} else {
		x, y := last.Centre()
		p.drawPin(l, x, y, theme.ControlBorder)
	}
	for n := range p.season.By {
		x, y := pin(p.tree.At(boxPhoto + layout.ID(n)))
		c := theme.Brass
		if p.season.By[n] != nil {
			c = wool
		}
		p.drawPin(l, x, y, c)
	}
}

// drawPin is the head of a pin at a place.
func (p *sheet) drawPin(l *display.List, x, y float64, c display.Colour) {
	side := max(p.st.Metrics.U(pinSide), 8)
	head := display.Rect{X: x, Y: y}.Middle(side, side)
	if p.st.Metrics.Contrast {
		return
	}
	l.Glow(head.Moved(side*0.15, side*0.3).Inset(-side*0.2), display.Colour{}.Alpha(0.6))
	l.Fill(head, c, side/2)
	l.Glow(head.Moved(-side*0.1, -side*0.12).Inset(side*0.12), theme.PaperLight.Alpha(0.85))
}

// drawSide shows the clippings and the strips, or what an empty board says.
func (s *Scene) drawSide(l *display.List, p *sheet) {
	m := s.Stage.Metrics
	if box := p.tree.At(boxInvite); !box.Empty() {
		p.paper(l, box, theme.Paper, 0)
		p.words.Draw(l, boxInviteHead)
		p.words.Draw(l, boxInviteBody)
		p.drawPin(l, box.X+box.W/2, box.Y+m.U(6), theme.Brass)
	}
	for i := range p.feats {
		id := boxFeat + layout.ID(i)*parts
		box, from := p.tree.At(id), len(l.Items)
		p.paper(l, box, theme.Paper, m.U(torn))
		head := p.tree.At(id + partHead)
		p.words.Draw(l, id+partHead)
		p.cut(l, display.Rect{X: head.X, Y: head.Y + head.H + m.U(2), W: box.W - 2*m.U(clipPad), H: max(1, m.U(2.5))},
			theme.Ink)
		p.words.Draw(l, id+partBody)
		p.words.Draw(l, id+partFoot)
		if hover, _, _ := s.page.State("told." + string(rune('0'+i))); hover {
			l.Border(box, theme.StampRed, 0, max(m.U(3), 2))
		}
		p.lean(l, from, box, i+1)
	}
	if len(p.latest) > 0 {
		p.words.Draw(l, boxLatest)
	}
	for i := range p.latest {
		s.drawStrip(l, p, i)
	}
}

// drawStrip is a match: a picture of who was met, the names, how it ended, and a check where it was won.
func (s *Scene) drawStrip(l *display.List, p *sheet, i int) {
	m, sum := s.Stage.Metrics, p.latest[i]
	id := boxStrip + layout.ID(i)*parts
	box, from := p.tree.At(id), len(l.Items)
	if box.Empty() {
		return
	}
	g, _ := s.Games.Find(sum.Game)
	p.paper(l, box, theme.Paper, 0)
	edge, _ := box.CutLeft(m.U(stripEdge) * 0.6)
	p.cut(l, edge, g.Look.Wear.Accent)
	film := p.tree.At(id + partFoot)
	film.Y, film.H = box.Y, box.H
	p.cut(l, film, theme.LampInk)
	hole := film.W / filmHoles
	if !m.Contrast {
		for k := range filmHoles {
			for _, y := range [...]float64{film.Y + hole*0.3, film.Y + film.H - hole*0.8} {
				p.cut(l, display.Rect{X: film.X + (float64(k)+0.25)*hole, Y: y, W: hole * 0.5, H: hole * 0.5}, theme.Paper)
			}
		}
	}
	inside := film.Middle(film.W-hole*0.6, film.H-2.4*hole)
	face := photograph(stage.Pictured(s.Stage, sum.Cast.Players)[0])
	at := l.Card(inside.Middle(inside.W, inside.W/ui.PictureAspect).Moved(0, inside.H*0.1), face)
	if at.Face.Marks, at.Clip = g.Look.Look, inside.Intersect(at.Box); !p.scrolled.Empty() {
		at.Clip = at.Clip.Intersect(p.scrolled)
	}
	p.words.Draw(l, id+partHead)
	p.words.Draw(l, id+partBody)
	if s.won(sum) {
		p.mark(l, p.tree.At(id+partMark))
	}
	if hover, _, _ := s.page.State("match." + string(rune('0'+i))); hover {
		l.Border(box, theme.StampRed, 0, max(m.U(3), 2))
	}
	p.lean(l, from, box, strips+i)
}

// ways are the controls that are words on the wall.
var ways = []string{"back", "all", "statistics", "season"}

// drawWay writes a way on: brighter and underlined where the pointer is.
func (s *Scene) drawWay(l *display.List, c *ui.Control) {
	m := s.Stage.Metrics
	ink := chalk
	if c.ID == "all" || c.ID == "statistics" || s.doubted && c.ID == "season" {
		ink = chalkYellow
	}
	align := display.Left
	if c.ID == "back" {
		align = display.Right
	}
	ui.Line(l, s.Stage, c.Box, c.Label, display.SansBold, waySize, ink, align)
	if hover, _, _ := s.page.State(c.ID); hover {
		l.Fill(display.Rect{X: c.Box.X, Y: c.Box.Y + c.Box.H*0.82, W: c.Box.W, H: max(m.U(3), 2)}, chalkYellow, 0)
	}
}

// Small is the board on another wall, with the photographs of a season, string, and checks on who is beaten; words
// leaves room for what is said under them.
func Small(l *display.List, st *stage.Stage, box display.Rect, season history.Season) (words display.Rect) {
	m := st.Metrics
	it := l.Card(box, display.Face{Design: faces.Pinboard})
	it.Shadow = m.U(paperShadow)
	inside := box.Inset(box.W * smallEdge)
	words, inside = inside.CutBottom(inside.H * smallWords)
	p := sheet{st: st, shown: shown{season: season}, wide: inside.W / perStep * smallPhoto}
	at := func(n int) display.Rect {
		row := inside
		row.H /= float64(steps)
		row.Y += row.H * float64(int(steps)-1-n/perStep)
		return row.Column(n%perStep, perStep, 0).Middle(p.wide, p.wide*smallHigh)
	}
	for n := range season.By {
		picture, from := at(n), len(l.Items)
		l.Card(picture, photograph(character(n))).Shadow = m.U(paperShadow) / 2
		p.lean(l, from, picture, n)
	}
	for n := range season.By {
		picture := at(n)
		x, y := pin(picture)
		c := theme.Brass
		if season.By[n] != nil {
			c = wool
			if n%perStep > 0 && season.By[n-1] != nil {
				before, _ := pin(at(n - 1))
				l.Fill(display.Rect{X: before, Y: y - p.thick()/4, W: x - before, H: p.thick() / 2}, wool, 0)
			}
			side := picture.W * smallMark
			p.mark(l, display.Rect{X: picture.X + picture.W - side*0.7, Y: picture.Y + picture.H - side*0.8, W: side, H: side})
		}
		p.drawPin(l, x, y, c)
	}
	return words
}
