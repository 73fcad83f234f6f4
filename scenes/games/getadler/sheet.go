package getadler

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// sheet is the reference sheet: the characters in play with their colours, and the cards with their numbers. All of it
// is public (G50), so that it lies over the whole screen, at any moment.
type sheet struct {
	st *stage.Stage
	// seats is the number of players; abilities reports that the heroes have theirs; house are the house rules; branch is
	// that of the documents that the ultimate mission asks for.
	seats     int
	abilities bool
	house     getadler.House
	branch    getadler.Kind
	// tab is the side that lies up.
	tab    string
	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[sheetKey, *sheetPage]
}

// sheetTabs are the last parts of the ids of the sides, tabKeys the keys of their names.
var (
	sheetTabs = [...]string{"characters", "cards"}
	tabKeys   = map[string]string{"characters": "sheet.tab.characters", "cards": "sheet.tab.cards"}
)

// sheetKey is all that the setting of a side depends on.
type sheetKey struct {
	look ui.Look
	tab  string
}

// newSheet opens the sheet of a match, of which it reads what everyone may know.
func newSheet(st *stage.Stage, v *getadler.View) stage.Scene {
	return &sheet{st: st, seats: v.Seats, abilities: v.Abilities, house: v.House, branch: v.Branch, tab: sheetTabs[0]}
}

// Opaque is true: what lies under the sheet may be a hand.
func (s *sheet) Opaque() bool { return true }

// Title names the sheet.
func (s *sheet) Title() string { return s.st.Say("sheet.title") + " · " + s.st.Say("app.title") }

// Update scrolls, turns the sheet over and closes it.
func (s *sheet) Update(in *input.Frame) stage.Change {
	p := s.set()
	left := s.scroll.Read(in, s.st, p.Panel, p.Height())
	pressed := s.page.Update(&left, s.st, p.Controls(s.scroll.Offset))
	if tab, ok := ui.Taken(pressed, "sheet"); ok && slices.Contains(sheetTabs[:], tab) && tab != s.tab {
		s.tab, s.scroll = tab, ui.Scroll{}
		s.st.Redraw()
	}
	if ui.Leaves(in, s.st, pressed) || in.Just.Has(input.Sheet) {
		return stage.Pop()
	}
	return stage.Stay()
}

// set sets the side that lies up.
func (s *sheet) set() *sheetPage {
	return s.laid.Get(sheetKey{ui.LookOf(s.st), s.tab}, func() *sheetPage {
		p := s.compose(0)
		spare := (p.Panel.H - p.Height()) / float64(s.seats)
		if s.tab == sheetTabs[1] || spare <= 0 {
			return p
		}
		// The portraits have what the paper has left.
		if tall := s.compose(spare * 0.95); tall.Height() <= tall.Panel.H {
			return tall
		}
		return p
	})
}

// compose sets it, with portraits that are so much higher than they need be.
func (s *sheet) compose(grows float64) *sheetPage {
	p, m := &sheetPage{sheet: s, grows: grows}, s.st.Metrics
	g, done := m.U(tabletop.Gap), ui.DoneControl(s.st, "done", s.st.Say("sheet.done"))
	wide, top := m.W-2*m.U(tabletop.Margin), m.U(tabletop.Margin)
	if m.H >= lowScreen { // On a low screen lines count.
		wide = min(wide, m.U(sheetPageMost))
	}
	head, page := display.Rect{X: (m.W - wide) / 2, Y: top, W: wide, H: done.Box.Y - g - top}.PartTop(ui.TargetHeight(m),
		g)
	p.paper = page
	title, tabs := head.CutLeft(wide * sheetTitle)
	p.title, _ = title.CutLeft(title.W - g)
	p.Panel, p.Glides = p.paper.Inset(g), true
	p.stacked = m.TextScale > largeText || p.Panel.W < m.Size(display.Sans, signs.HeadSize)*sheetEms
	var sides []ui.Choice
	for _, name := range sheetTabs {
		sides = append(sides, ui.Choice{ID: name, Label: s.st.Say(tabKeys[name])})
	}
	p.Tabs = ui.Segments(s.st, tabs, "sheet", s.tab, sides)
	p.Around = []ui.Control{
		{ID: "panel.sheet", Label: s.st.Say(tabKeys[s.tab]), Role: display.Scroller, Box: p.Panel, Quiet: true},
		done,
	}
	if s.tab == sheetTabs[1] {
		p.cards()
	} else {
		p.characters()
	}
	p.Add(0, p.pad())
	return p
}

// Draw shows the side that lies up.
func (s *sheet) Draw(l *display.List) {
	p, m := s.set(), s.st.Metrics
	l.Ground(m.Screen(), display.Face{Design: designs.Town})
	ui.Line(l, s.st, p.title, s.st.Say("sheet.title"), display.Plate, tabletop.HeadSize, theme.Lamp, display.Left)
	l.Items[len(l.Items)-1].Role = display.Heading
	l.Fill(p.paper, theme.Cream, m.U(ui.Radius)).Shadow = m.U(10)
	l.Border(p.paper, theme.Lamp, m.U(ui.Radius), max(2, m.U(3)))
	p.Sheet.Draw(l, s.st, &s.scroll)
	s.page.Draw(l, s.st, p.Controls(s.scroll.Offset))
}

// sheetPage is a side of the sheet as it is set in the reader's language.
type sheetPage struct {
	*sheet
	ui.Sheet
	// title stands beside the tabs above the paper.
	title, paper display.Rect
	// grows is how much higher the portraits are than they need be.
	grows float64
	// stacked reports that what stands side by side in a row lies one under another, as the reader's letters are large.
	stacked bool
}

// unit lengths of the sheet in pixels.
func (s *sheet) pad() float64 { return s.st.Metrics.U(sheetPad) }
func (s *sheet) line() float64 {
	return s.st.Metrics.Size(display.Plate, signs.HeadSize) * signs.LineHigh
}

// characters sets a row for each character in play, under the names of their characteristics.
func (p *sheetPage) characters() {
	reader := p.st.Reader()
	if rules := houseRules(&p.house); len(rules) > 0 {
		named := stage.Joined(rules, " ", func(key string) string { return reader.T(key) })
		p.remark(reader.T("sheet.house", game.Text(named)))
	}
	if !p.stacked {
		at := p.parts(true)
		l, m, font := p.row(p.line()+p.pad()), p.st.Metrics, display.Plate
		var heads [getadler.Traits]display.Rect
		for t := range getadler.Trait(getadler.Traits) {
			heads[t] = p.sign(l, at.traits[t].Moved(0, at.portrait.Y-at.traits[t].Y), signs.Traits[t], 0.86, theme.LampInk)
			plate := m.Font(display.Plate)
			if p.st.Measure.Width(reader.T(t.Key()), plate, m.Floor(plate)) > heads[t].W { // All are narrow where one must be.
				font = display.Poster
			}
		}
		for t, head := range heads {
			ui.Line(l, p.st, head, reader.T(getadler.Trait(t).Key()), font, signs.HeadSize, theme.LampInk, display.Left)
		}
	}
	for r := getadler.Adler; int(r) <= p.seats; r++ {
		about := aboutRole(r, &p.house)
		if key := r.AbilityKey(); p.abilities && key != "" {
			about = key
		}
		at := p.parts(true)
		l := p.words(&at, reader.T(about))
		l.Card(at.portrait, portraits[r])
		icon, ink := display.IconHero, theme.TagBlue
		if r.Villain() {
			icon, ink = display.IconMask, theme.BusRed
		}
		side := p.sign(l, at.note, icon, 0.8, ink)
		ui.Line(l, p.st, side, reader.T(r.SideKey()), display.Sans, tabletop.SmallSize, ink, display.Left)
		for t, box := range at.traits {
			p.trait(l, box, getadler.Trait(t), r)
		}
		p.name(l, at.name, reader.T(r.Key()), theme.LampInk, display.Left)
	}
}

// aboutRole is the key of who a character is: Collins wins nothing alone where Adler's fall ends the match (H4).
func aboutRole(r getadler.Role, h *getadler.House) string {
	if r == getadler.Collins && h.FallEnds {
		return "about.getadler.collins.fall"
	}
	return r.AboutKey()
}

// houseRules are the keys of the house rules that are on.
func houseRules(h *getadler.House) (keys []string) {
	for _, rule := range [...]struct {
		on  bool
		key string
	}{
		{h.OwnFirst, "house.getadler.ownfirst"}, {h.Misnamed, "house.getadler.misnamed"},
		{h.FallEnds, "house.getadler.fallends"},
		{h.NoBluff, "house.getadler.nobluff"}, {h.OneBomb, "house.getadler.onebomb"},
		{h.SmallRefill, "house.getadler.smallrefill"},
		{h.AccuserOnly, "house.getadler.accuseronly"},
	} {
		if rule.on {
			keys = append(keys, rule.key)
		}
	}
	return keys
}

// cards sets a row for each family of cards, with how many there are at this table.
func (p *sheetPage) cards() {
	reader := p.st.Reader()
	counts := p.house.CardsOf(p.seats)
	p.remark(reader.T("sheet.cards.of", game.Number(counts.Sum()), game.Number(p.seats)))
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; {
		first, family, sum := k, k.Family(), 0
		var split []string
		for ; int(k) <= getadler.Kinds && k.Family() == family; k++ {
			sum += counts[k]
			split = append(split, reader.T("sheet.count.of", game.Word(k.TitleKey()), game.Number(counts[k])))
		}
		texts := []string{reader.T(p.aboutKey(first))}
		if first.Document() && p.branch != getadler.NoKind {
			texts = append(texts, reader.T(missionKey(p.seats), p.branch.One()))
		}
		if len(split) > 1 {
			texts = append(texts, strings.Join(split, " · "))
		}
		at := p.parts(false)
		l := p.words(&at, texts...)
		l.Symbol(at.portrait.SquareIn(0.86), familyIcon(first), theme.LampInk)
		p.name(l, at.note, reader.T("sheet.count", game.Number(sum)), theme.BusRed, display.Right)
		p.name(l, at.name, reader.T(familyKeys[family]), theme.LampInk, display.Left)
	}
}

// aboutKey is the key of what a card does: of four players only one can be arrested.
func (s *sheet) aboutKey(k getadler.Kind) string {
	if k == getadler.Arrest && !getadler.InPlay(s.seats).Has(getadler.Collins) {
		return "about.getadler.arrest.four"
	}
	return k.AboutKey()
}

// row adds a row of that height with a line under it.
func (p *sheetPage) row(high float64) *display.List {
	r, box := p.Add(high, 0)
	line, _ := box.CutBottom(max(1, p.st.Metrics.U(1.5)))
	line.W = p.wide()
	r.List.Fill(line, theme.CreamText.Alpha(0.35), 0)
	return &r.List
}

// words adds a row with those words, of which the first are the darkest.
func (p *sheetPage) words(at *sheetParts, texts ...string) *display.List {
	words := make(ui.Stack, len(texts))
	for i, text := range texts {
		words[i] = ui.Words{Text: text, Font: display.Sans, Size: tabletop.SmallSize, Ink: theme.CreamText}
	}
	words[0].Ink = theme.LampInk
	at.text.H = words.Loose(p.st, at.text.W, 1) + 1
	top := p.Panel.Y + p.Height()
	l := p.row(max(at.text.Y+at.text.H-1, at.portrait.Y+at.portrait.H) + p.pad() - top)
	words.Draw(l, p.st, at.text, 1)
	return l
}

// remark adds what is said of the whole side.
func (p *sheetPage) remark(text string) {
	high := ui.ParagraphHeight(p.st, p.wide(), text, display.Sans, tabletop.SmallSize)
	r, box := p.Add(max(p.line(), high)+p.pad(), 0)
	box = display.Rect{X: box.X, Y: box.Y + p.pad()/2, W: p.wide(), H: high + 1}
	ui.Paragraph(&r.List, p.st, box, text, display.Sans, tabletop.SmallSize, theme.CreamText, display.Left)
}

// name is a word in the face of names.
func (p *sheetPage) name(l *display.List, box display.Rect, text string, ink display.Colour, a display.Align) {
	ui.Line(l, p.st, box, text, display.Plate, signs.HeadSize, ink, a)
}

// sign is a sign at the left of a box, as a share of its height; it gives the room for the word beside it.
func (p *sheetPage) sign(l *display.List, box display.Rect, icon display.Icon, share float64,
	ink display.Colour) (word display.Rect) {
	sign, word := box.PartLeft(box.H, p.pad()/2)
	l.Symbol(sign.SquareIn(share), icon, ink)
	return word
}

// trait is a colour of a character: a patch and its word, with the sign of the characteristic where no head names it.
func (p *sheetPage) trait(l *display.List, box display.Rect, t getadler.Trait, r getadler.Role) {
	if p.stacked {
		var sign display.Rect
		sign, box = box.CutLeft(box.H)
		l.Symbol(sign.SquareIn(0.8), signs.Traits[t], theme.LampInk)
	}
	patch, word := box.PartLeft(box.H*0.85, p.pad()/2)
	signs.Swatch(l, p.st.Metrics, patch.SquareIn(0.86), r.Look(t), theme.LampInk)
	ui.Line(l, p.st, word, p.st.Say(getadler.ColourKey(t, r.Look(t))), display.Sans, tabletop.SmallSize, theme.LampInk,
		display.Left)
}

// familyKeys are the keys of the names of families.
var familyKeys = map[string]string{
	"document": "sheet.family.document", "question": "sheet.family.question", "magnifier": "sheet.family.magnifier",
	"binoculars": "sheet.family.binoculars", "arrest": "sheet.family.arrest", "escape": "sheet.family.escape",
	"pistol": "sheet.family.pistol", "bomb": "sheet.family.bomb", "disguise": "sheet.family.disguise",
}

// familyIcon is the sign of a family of cards.
func familyIcon(k getadler.Kind) display.Icon {
	switch {
	case k.Document():
		return display.IconEnvelope
	case k.Escape():
		return display.IconFootprints
	}
	return signs.ActionIcon(k)
}

// sheetParts is where the parts of a row lie.
type sheetParts struct {
	portrait, name, note, text display.Rect
	traits                     [getadler.Traits]display.Rect
}

// wide is the width of the rows.
func (p *sheetPage) wide() float64 { return p.Panel.W - p.st.Metrics.U(signs.BarRoom) }

// parts places the parts of the next row: of one about a character, with its traits, or about cards.
func (p *sheetPage) parts(traits bool) (at sheetParts) {
	m, pad, line, wide := p.st.Metrics, p.pad(), p.line(), p.wide()
	x, y, high := p.Panel.X, p.Panel.Y+p.Height()+pad/2, 1.3*line
	if traits { // It is as high as what stands beside it.
		high = max(m.U(sheetPortrait), sheetBeside*line)
		most := sheetName * sheetFaces
		if p.stacked {
			high, most = max(high, sheetStacked*line), sheetWidest
		}
		high = max(high, min(high+p.grows, wide*most/sheetFace))
	}
	at.portrait = display.Rect{X: x, Y: y, W: high * sheetFace, H: high}
	left := at.portrait.W + pad
	if p.stacked {
		at.name, at.note = display.Rect{X: x + left, Y: y, W: wide - left, H: line}.CutLeft((wide - left) * 0.62)
		if traits {
			beside := display.Rect{X: x + left, Y: y + (high-sheetStacked*line)/2 + line, W: wide - left, H: line}
			at.name.Y, at.note.Y = beside.Y-line, beside.Y-line
			for t := range at.traits {
				at.traits[t] = beside.Moved(0, float64(t/2)*line).Column(t%2, 2, pad)
			}
		}
		at.text = display.Rect{X: x, Y: y + max(line, high) + pad/2, W: wide, H: line}
		return at
	}
	if traits {
		y += max(0, high-2*line) / 2
	}
	at.name = display.Rect{X: x + left, Y: y, W: wide*sheetName - left, H: line}
	at.text = display.Rect{X: x + wide*sheetName, Y: y, W: wide * (1 - sheetName)}
	if !traits {
		at.name, at.note = at.name.CutLeft(at.name.W * 0.72)
		at.note.W -= pad
		return at
	}
	at.note = display.Rect{X: at.name.X, Y: y + line*0.9, W: at.name.W, H: line * 0.9}
	for t := range at.traits {
		at.traits[t], at.text = at.text.CutLeft(wide * sheetColours[t])
		at.traits[t].W, at.traits[t].H = at.traits[t].W-pad, line
	}
	_, at.text = at.text.CutLeft(pad)
	return at
}
