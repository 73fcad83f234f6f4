package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// member is one player's part of the score: who it was and what became of it.
type member struct {
	box, chip, name, card display.Rect
	// lines are where the words beside the card stand: the side, the victory, and the document in two lines; traits is
	// for hat, hair, eyes and coat, empty where there is no room for them.
	lines  [castLines]display.Rect
	traits display.Rect
	// role, side and document are words; document is empty where none was shown.
	role, side, document string
	out                  string
	// plate is the name as it stands there, hints says how many were given where the plate does not; hinted is the line that
	// they stand in, 0 for none.
	plate, hints string
	hinted       int
}

// castLines is the largest number of parts beside a card: side, victory, document.
const castLines = 3

// nameCast puts the players into words.
func (s *Scoring) nameCast() {
	v := s.show.Now()
	for seat := range game.Seat(v.Seats) {
		c, p := &s.page.cast[seat], &v.Players[seat]
		c.role, c.side, c.out = s.Say(p.Role.Key()), s.Say(sideKey(p.Role)), s.Say("score.getadler.out")
		if seat == v.ShownBy && v.Shown != getadler.NoKind {
			c.document = s.Say(v.Shown.TitleKey())
		}
	}
}

// sideKey is the message key of the side that a character is on, as it is said of that character.
func sideKey(r getadler.Role) string { return r.SideKey() }

// lineHeight is the height of a line beside a card, and plateHeight that of the plate with the name.
func (s *Scoring) lineHeight() float64 {
	return s.Stage.Metrics.Size(display.Sans, table.SmallSize) * 1.25
}
func (s *Scoring) plateHeight() float64 {
	return s.Stage.Metrics.Size(display.Plate, table.BodySize) * 1.4
}

// twoLines is the height of words in two lines.
func (s *Scoring) twoLines() float64 {
	m := s.Stage.Metrics
	return 2*s.Stage.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, table.SmallSize)) + 1
}

// tabHeight is the height of the seat's colour over the plate.
func (s *Scoring) tabHeight() float64 { return max(s.Stage.Metrics.U(6), 3) }

// castNeeds tells in how many lines the players stand in that width, and how high they are at least: a name must have
// room on its plate, and the words beside a portrait.
func (s *Scoring) castNeeds(width float64) (lines int, high float64) {
	m, v := s.Stage.Metrics, s.show.Now()
	pad := m.U(scorePad)
	high = max(m.U(castLeast), castPx, s.tabHeight()+s.plateHeight()+float64(castLines-1)*s.lineHeight()+s.twoLines()+pad+1)
	name, beside := 0.0, 0.0
	measure := func(text string, f display.Font, size float64) float64 {
		return s.Stage.Measure.Width(text, m.Font(f), m.Size(f, size)) * measureSlack
	}
	for seat := range v.Seats {
		c := &s.page.cast[seat]
		name = max(name, measure(s.Names[seat], display.Plate, table.BodySize)*nameShrinks)
		beside = max(beside, measure(c.side, display.Sans, table.SmallSize))
		first, second := halved(c.document)
		beside = max(beside, measure(first, display.Sans, table.SmallSize), measure(second, display.Sans, table.SmallSize))
		beside = max(beside, measure(s.HintsBeside(game.Seat(seat), s.Names[seat]), display.Sans, table.SmallSize))
	}
	for _, key := range [...]string{"score.getadler.winner", "score.getadler.out"} {
		beside = max(beside, measure(s.Say(key), display.Sans, table.SmallSize))
	}
	s.page.beside = beside
	card := portraitPx
	if m.TextScale > wordyText {
		card = 0 // Words are worth more than pictures to who reads large letters.
		high = s.tabHeight() + s.plateHeight() + 2*s.lineHeight() + pad
	}
	need := max(s.plateHeight()+name+pad, card+s.lineHeight()+beside+2.5*pad)
	across := max(1, min(v.Seats, int((width+pad)/(need+pad))))
	lines = (v.Seats + across - 1) / across
	return lines, high*float64(lines) + pad*float64(lines-1)
}

// castMost is the height beyond which a player's part in one line of that width only grows empty: that of the largest
// portrait that leaves room for the words beside it.
func (s *Scoring) castMost(width float64) float64 {
	pad, n := s.Stage.Metrics.U(scorePad), float64(s.show.Now().Seats)
	card := (width-pad*(n-1))/n - 2*pad - s.lineHeight() - s.page.beside
	return s.tabHeight() + s.plateHeight() + pad + card/cardShape
}

// composeCast places the players in so many lines.
func (s *Scoring) composeCast(room display.Rect, lines int) {
	m, v := s.Stage.Metrics, s.show.Now()
	s.page.castShown = true
	pad := m.U(scorePad)
	across := (v.Seats + lines - 1) / lines
	wide := (room.W - pad*float64(across-1)) / float64(across)
	high := min((room.H-pad*float64(lines-1))/float64(lines), m.U(castMost)*max(1, m.TextScale))
	for seat := range v.Seats {
		c := &s.page.cast[seat]
		c.box = display.Rect{
			X: room.X + float64(seat%across)*(wide+pad), Y: room.Y + float64(seat/across)*(high+pad), W: wide, H: high,
		}
		_, inside := c.box.CutTop(s.tabHeight())
		plate, body := inside.CutTop(s.plateHeight())
		c.chip, c.name = plate.CutLeft(plate.H)
		c.name.W -= pad / 2
		body = body.Inset(pad / 2)
		cardWide := min(body.H*cardShape, body.W-pad-s.lineHeight()-s.page.beside)
		if cardWide >= portraitPx {
			c.card, body = body.CutLeft(cardWide)
			c.card.H = cardWide / cardShape
			_, body = body.CutLeft(pad)
		}
		line := s.lineHeight()
		if c.card.Empty() && body.H < 2*line {
			// Who it was and what became of it are never left out.
			line = body.H / 2
		}
		for i := range c.lines {
			high := line
			if body.H < high-1 {
				break
			}
			if i == castLines-1 && body.H >= s.twoLines() && s.documentWidth() > body.W-high {
				high = s.twoLines()
			}
			c.lines[i], body = body.CutTop(high)
		}
		s.placeHints(game.Seat(seat))
		_, body = body.CutTop(pad / 2)
		s.placeTraits(c, body)
	}
}

// placeHints finds room for the number of hints that a person was given: on the plate, or in a line that is free.
func (s *Scoring) placeHints(seat game.Seat) {
	v, c := s.show.Now(), &s.page.cast[seat]
	c.plate = s.NamePlayed(seat, c.name.W, display.Plate, table.BodySize)
	c.hints, c.hinted = s.HintsBeside(seat, c.plate), 0
	if c.hints == "" {
		return
	}
	m := s.Stage.Metrics
	wide := s.lineHeight() + s.Stage.Measure.Width(c.hints, m.Font(display.Sans), m.Size(display.Sans, table.SmallSize))
	taken := [castLines]bool{true, v.Winners.Has(seat) || v.Players[seat].Eliminated, c.document != ""}
	for i := range c.lines {
		if !taken[i] && c.lines[i].H >= s.lineHeight() && c.lines[i].W >= wide {
			c.hinted = i
			return
		}
	}
}

// hintsLeft tells of the hints for which there is no room beside a player.
func (s *Scoring) hintsLeft() (text string) {
	for seat := range game.Seat(s.show.Now().Seats) {
		if c := &s.page.cast[seat]; s.page.castShown && c.hints != "" && c.hinted == 0 {
			text = stage.Sentences(text, s.Say("menu.standing", game.Text(s.Names[seat]), game.Text(c.hints))+".")
		}
	}
	return text
}

// halved breaks words into two lines that are as even as can be.
func halved(text string) (first, second string) {
	first = text
	for i, r := range text {
		if longest := max(i, len(text)-i-1); r == ' ' && longest < max(len(first), len(second)) {
			first, second = text[:i], text[i+1:]
		}
	}
	return first, second
}

// documentWidth is the width of the document's name that was shown, in one line; nothing where none was.
func (s *Scoring) documentWidth() float64 {
	m, v := s.Stage.Metrics, s.show.Now()
	if v.Shown == getadler.NoKind {
		return 0
	}
	name := s.Say(v.Shown.TitleKey())
	return s.Stage.Measure.Width(name, m.Font(display.Sans), m.Size(display.Sans, table.SmallSize))
}

// placeTraits finds room for hat, hair, eyes and coat: beside the portrait under the words, or else under both.
func (s *Scoring) placeTraits(c *member, beside display.Rect) {
	line, pad := s.lineHeight(), s.Stage.Metrics.U(scorePad)
	top := c.card.Y + c.card.H + pad/2
	under := display.Rect{X: c.box.X + pad/2, Y: top, W: c.box.W - pad, H: c.box.Y + c.box.H - pad/2 - top}
	switch {
	case c.card.Empty():
		return
	case s.wordsFit(beside):
		c.traits = beside
	case s.wordsFit(under):
		c.traits = under
	default:
		return
	}
	c.traits.W, c.traits.H = min(c.traits.W, traitMost*line), min(c.traits.H, traitHigh*line)
}

// wordsFit tells whether every colour's word has room in a box for four traits, in two columns or in one: a colour is
// never shown without its word.
func (s *Scoring) wordsFit(box display.Rect) bool {
	m := s.Stage.Metrics
	floor := m.Floor(display.SansBold)
	for _, columns := range [...]float64{1, 2} {
		high := box.H * columns / float64(getadler.Traits)
		if high >= floor*traitAir && box.W/columns-high*traitSign >= s.longestColour(floor) {
			return true
		}
	}
	return false
}

// longestColour is the width of the longest word for a colour of the characters in play.
func (s *Scoring) longestColour(size float64) (wide float64) {
	v := s.show.Now()
	for seat := range v.Seats {
		for _, word := range s.wardrobe().characters[v.Players[seat].Role].Lines {
			wide = max(wide, s.Stage.Measure.Width(word, display.SansBold, size))
		}
	}
	return wide * measureSlack
}

// drawCast draws the players; their characters are turned up one after another.
func (s *Scoring) drawCast(b *brush) {
	v := s.show.Now()
	shown, _ := s.Counted(0, v.Seats)
	for seat := range game.Seat(v.Seats) {
		s.drawMember(b, seat, int(seat) < shown)
	}
}

func (s *Scoring) drawMember(b *brush, seat game.Seat, shown bool) {
	v, c := s.show.Now(), &s.page.cast[seat]
	p := &v.Players[seat]
	won := s.Done() && v.Winners.Has(seat)
	b.L.Fill(c.box, theme.Fog, b.M.U(ui.Radius)).Shadow = b.M.U(5)
	b.L.Fill(display.Rect{X: c.box.X, Y: c.box.Y, W: c.box.W, H: s.tabHeight()}, theme.SeatColours[seat], 0)
	b.Chip(c.chip.Inset(c.chip.H*0.16), seat)
	b.Line(c.name, c.plate, display.Plate, table.BodySize, theme.Cream, display.Left)
	if !shown {
		s.portrait(b, c.card, getadler.NoRole)
		return
	}
	s.portrait(b, c.card, p.Role)
	icon, ink := display.IconHero, theme.Lamp
	if p.Role.Villain() {
		icon, ink = display.IconMask, theme.LampAlert
	}
	who := c.side
	if c.card.Empty() {
		who = c.role
	}
	s.castLine(b, c.lines[0], icon, who, ink)
	switch {
	case won:
		s.castLine(b, c.lines[1], display.IconTrophy, s.Say("score.getadler.winner"), theme.Lamp)
		b.L.Border(c.box, theme.Lamp, b.M.U(ui.Radius), max(b.M.U(5), 3))
	case p.Eliminated:
		s.castLine(b, c.lines[1], display.IconClose, c.out, theme.LampAlert)
	}
	if p.Eliminated && !c.card.Empty() {
		b.L.Card(c.card, display.Face{Design: display.Struck, Title: c.out})
	}
	if c.hinted > 0 {
		s.castLine(b, c.lines[c.hinted], display.IconBulb, c.hints, theme.Cream)
	}
	if c.document != "" && s.Done() && !c.lines[2].Empty() {
		s.castLine(b, c.lines[2], cards.ActionIcon(v.Shown), c.document, theme.River)
	}
	if !c.traits.Empty() {
		face := s.wardrobe().characters[p.Role]
		face.Design = display.Traits
		b.L.Card(c.traits, face)
	}
}

// portrait is a character's card, where there is room for one.
func (s *Scoring) portrait(b *brush, box display.Rect, r getadler.Role) {
	if !box.Empty() {
		b.L.Card(box, s.wardrobe().suspects[r])
	}
}

// castLine is a sign and a word, or several words in two lines.
func (s *Scoring) castLine(b *brush, line display.Rect, icon display.Icon, text string, ink display.Colour) {
	defer b.Explains(len(b.L.Items))
	side := min(s.lineHeight(), line.H)
	mark, words := line.CutLeft(side)
	mark.H = side
	b.L.Symbol(mark.Inset(side*0.16), icon, ink)
	if line.H > side {
		ui.Paragraph(b.L, s.Stage, words, text, display.Sans, table.SmallSize, ink, display.Left)
		return
	}
	if line.H < s.lineHeight() {
		b.fit(words, text, display.Sans, table.SmallSize, ink, display.Left)
		return
	}
	b.Line(words, text, display.Sans, table.SmallSize, ink, display.Left)
}
