package topsecret

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// brush is what every part of the picture draws with.
type brush struct {
	tabletop.Brush
	*questions
	// told is how far the match has been told, v the view shown.
	told *match.Telling[picture, topsecret.Event]
	v    *topsecret.View
	// lay is where things lie in this frame, laid are the slips on the boards, and sprites the cards, on their way where
	// moving says so. Page knows what of it is pointed at.
	lay     *layout
	laid    boardSlips
	sprites []director.Sprite
	moving  bool
	page    *ui.Page
	// pile reports that the cards out of the game lie open over it.
	pile bool
	// faces are those of all cards, notes and figures what was written before.
	faces   *cardFaces
	notes   *notes
	figures *match.Kept[int, string]
	// peaking is the peak that is shown, which has come so far.
	peaking tabletop.Peak
	come    float64
}

// What has a brush of its own: the hand below with what lies beside it, and what a reveal does to the table.
type (
	handBrush   struct{ *brush }
	revealBrush struct{ *brush }
)

func (t *screen) brush(l *display.List) brush {
	p := t.show.Now()
	t.layFrame(p)
	b := brush{
		Brush: t.table.Brush(l, &t.frame.Frame), questions: t.questions, told: &t.show.Telling, v: &p.View, lay: &t.frame,
		laid: slipsOf(&t.show.Telling), page: &t.table.Page, pile: t.table.PileOpen, faces: t.painter.faces(),
		notes: &t.notes, figures: &t.figures,
	}
	b.peaking, b.come = t.table.Peak()
	if t.sprites, b.moving = t.show.Sprites(t.sprites[:0]); !b.moving {
		t.sprites = t.frame.Sprites(b.faces, t.sprites)
	}
	b.sprites = t.sprites
	b.shareNotes()
	return b
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (t *screen) over(b *brush) {
	b.peak()
	t.table.DrawPanel(&b.Brush)
	t.table.DrawAsked(&b.Brush, b.lay.Text)
	revealBrush{b}.timer()
	if t.odds.shown() && !b.lay.Odds.Empty() && !b.PeakCovers() {
		handBrush{b}.odds()
		b.Names(b.lay.Odds, "topsecret:odds")
	}
	t.table.DrawLog(&b.Brush)
	if b.pile {
		handBrush{b}.sheet()
	}
	t.table.DrawBar(&b.Brush, t.table.Say("game.topsecret"), t.turnNote(b.v))
	t.table.DrawHot(&b.Brush)
	handBrush{b}.badges()
}

// cards draws every card as it lies in this frame, and what is written on and around them.
func (b *brush) cards() {
	for i := range b.sprites {
		b.Card(&b.sprites[i])
		if !b.moving && b.sprites[i].Private {
			handBrush{b}.private(b.sprites[i].Pose.Box)
		}
	}
	revealBrush{b}.armed()
	if !b.moving {
		handBrush{b}.hand()
		handBrush{b}.choices()
	}
}

// boards are what lies in front of the players, without their cards: tabs, header, places for cards, piles and the line
// at the foot of each.
func (b *brush) boards() {
	for seat := range game.Seat(b.v.Seats) {
		lay, p := &b.lay.Boards[seat], &b.v.Players[seat]
		b.tabs(lay, seat)
		b.L.Fill(lay.Box, theme.CutPaper, 0).Shadow = b.M.U(5)
		b.header(lay, seat)
		for _, box := range [...]display.Rect{lay.Up[0], lay.Up[1], lay.Pick} {
			b.L.Fill(box, theme.TableColour, box.W*cornerShare)
			b.L.Border(box, theme.CutSecondary.Alpha(0.4), box.W*cornerShare, max(1, b.M.U(2)))
		}
		b.tile(lay.Singles, "×1", p.SinglesCount, theme.TableColour, theme.CutInk)
		b.L.Symbol(lay.Arrow.SquareIn(0.92), display.IconArrow, theme.CutSecondary)
		b.tile(lay.Pairs, "×2", p.PairsCount, theme.CutInk, theme.Ochre)
		b.note(lay, seat)
		edge := max(2, b.M.U(3))
		if !b.look.Busy() && b.look.Asked() == seat {
			edge *= 2
		}
		b.L.Border(lay.Box, theme.CutInk, 0, edge)
	}
}

// header is the strip of the seat's colour: sign, name, and the mark that it has chosen.
func (b *brush) header(lay *board, seat game.Seat) {
	letters := theme.SeatInk(int(seat))
	b.L.Fill(lay.Header, theme.SeatColours[seat], 0)
	foot, _ := lay.Header.CutBottom(max(2, b.M.U(3)))
	b.L.Fill(foot, theme.CutInk, 0)
	b.L.Symbol(lay.Chip, theme.SeatShapes[seat], letters)
	b.Given(lay.Chip, seat)
	// All names are in the face in which the longest has room.
	font, size := b.face(lay.Name.W, nameSize, b.look.Seats.Names...)
	b.Fit(lay.Name, b.look.Seats.Names[seat], font, size, letters, display.Left)
	if b.v.Players[seat].Chosen {
		b.disc(lay.Mark, display.IconCheck, 0.2, theme.CutInk, theme.CutPaper)
	}
}

// tabs are the seat's place in the order of moles, the priority marker in ochre, and its score in a series.
func (b *brush) tabs(lay *board, seat game.Seat) {
	if b.v.Turn > 0 && b.v.Marker.Sits(b.v.Seats) {
		n, ground, letters := order(b.v, seat), theme.TableColour, theme.CutSecondary
		if n == 1 {
			ground, letters = theme.Ochre, theme.CutInk
		}
		b.tab(lay.Tab, lay.Tab.W*0.55, 0.7, display.IconFootprints, strconv.Itoa(n), ground, letters)
	}
	if b.v.Series {
		points := b.look.Say("topsecret.figure", game.Number(b.v.Players[seat].Series))
		b.tab(lay.Score, min(lay.Score.H, lay.Score.W*cupShare), 0.6, display.IconTrophy, points, theme.CutPaper,
			theme.CutInk)
	}
}

// tab is a piece of paper that sticks up behind a board, with a sign, as large a share of so much of it, and a figure.
func (b *brush) tab(box display.Rect, wide, share float64, icon display.Icon, text string, ground,
	letters display.Colour) {
	b.Plate(box, 0, ground, theme.CutInk)
	sign, figure := box.CutLeft(wide)
	if b.width(text, display.Poster)*widthSlack > figure.W {
		// The figure needs the room of the sign.
		b.Fit(box, text, display.Poster, tabSize, letters, display.Middle)
		return
	}
	b.L.Symbol(sign.SquareIn(share), icon, letters)
	b.Fit(figure, text, display.Poster, tabSize, letters, display.Left)
}

// disc is a round piece of paper with a sign, clear of its edge by that share.
func (b *brush) disc(box display.Rect, icon display.Icon, clear float64, ground, ink display.Colour) *display.Item {
	b.L.Fill(box, ground, box.W/2)
	return b.L.Symbol(box.Inset(box.W*clear), icon, ink)
}

// ring frames a card in a colour, within an edge of ink that is that share as wide.
func (b *brush) ring(card display.Rect, c display.Colour, wide, edge float64) {
	b.L.Border(card.Inset(-wide), c, card.W*cornerShare+wide, wide)
	outer := wide * (1 + edge)
	b.L.Border(card.Inset(-outer), theme.CutInk, card.W*cornerShare+outer, wide*edge)
}

// tile is a pile beside the arrow: how often it counts, and how many cards lie there. A figure alone would read as
// points: the word stands under it or, where that has no room, the sign of a pile before it.
func (b *brush) tile(box display.Rect, label string, n int, ground, letters display.Colour) {
	b.Plate(box, b.M.U(6), ground, theme.CutInk)
	inside := box.Inset(box.W * 0.04)
	count, word, _ := strings.Cut(b.look.Say("table.cards", game.Number(n)), "\u00a0")
	first, second := inside.CutTop(box.H * 0.42)
	if line := tileLine * b.M.Floor(display.Poster) * max(1, b.M.TextScale); inside.H >= 3*line &&
		b.width(word, display.Poster) <= inside.W {
		var under display.Rect
		first, second = inside.CutTop(inside.H * 0.36)
		under, second = second.CutBottom(second.H / 2)
		b.Fit(under, word, display.Poster, tabletop.SmallSize, letters, display.Middle)
	} else if inside.H < 2*b.M.Floor(display.Poster) {
		// The smallest has room for its two figures alone.
		first, second = inside.CutLeft(inside.W * 0.55)
	} else {
		if box.W > box.H*wideTile {
			// A tile that is low has more room for both beside each other.
			first, second = inside.CutLeft(inside.W * 0.46)
		}
		var sign display.Rect
		sign, second = second.CutLeft(second.W * 0.5)
		b.L.Symbol(sign.SquareIn(0.8), display.IconStack, letters)
	}
	b.Fit(first, label, display.Poster, tileSize, letters, display.Middle)
	b.Fit(second, count, display.Poster, countSize, letters, display.Middle)
}

// note is the line at the foot of a board: long where there is room, short where there is little, least where there is
// next to none.
type note struct{ long, short, least string }

// noteKey is all that the line depends on.
type noteKey struct {
	player topsecret.Player
	own    bool
	// counting reports that the points tick up: what lies there comes to more already.
	counting bool
	// does is the message that tells what the player does, empty where it does nothing.
	does string
}

// note is the line at the foot: to its own player what the piles come to, of others what they do.
func (b *brush) note(lay *board, seat game.Seat) {
	n := b.noteOf(seat)
	text := n.long
	if b.look.Stage.Measure.Width(text, display.Sans, b.M.Size(display.Sans, tabletop.SmallSize)) > lay.Note.W {
		text = n.short
	}
	if b.width(text, display.Sans) > lay.Note.W {
		text = n.least
	}
	if b.Fits(text, display.Sans, lay.Note.W) && lay.Plate != lay.Note {
		// Without room for the words the mark beside the name tells it.
		b.Fit(lay.Note, text, display.Sans, tabletop.SmallSize, theme.CutSecondary, display.Left)
	}
}

// noteOf is the line of a seat; one that was said before takes no memory.
func (b *brush) noteOf(seat game.Seat) note {
	key := noteKey{player: b.v.Players[seat], own: b.v.Viewer == seat, does: doing(b.v, seat)}
	points := b.points(seat, key.player.Points)
	key.counting, key.player.Points = points != key.player.Points, points
	return b.notes.of(key)
}

// doing is the message that tells what a seat does in its phase, empty for nothing.
func doing(v *topsecret.View, seat game.Seat) string {
	p, owes := &v.Players[seat], v.ToAct.Has(seat)
	switch {
	case v.Phase == topsecret.PhaseChoose && (p.Chosen || p.Picked && !p.Turned):
		return "topsecret.note.chosen"
	case v.Phase == topsecret.PhaseChoose && owes:
		return "topsecret.note.choosing"
	case v.Phase == topsecret.PhaseBank && owes:
		return "topsecret.note.deciding"
	case v.Phase == topsecret.PhaseBank && v.Bankers.Has(seat):
		return "topsecret.note.decided"
	case v.Phase == topsecret.PhaseSteal && v.Thief == seat:
		return "topsecret.note.stealing"
	}
	return ""
}

// points are those of a seat, as far as they have been counted. Until the cards land, they are those before them.
func (b *brush) points(seat game.Seat, points int) int {
	c, age := counted(b.look, b.told.Beat()), b.told.Landed()
	ticks := c.ticks(b.look.Stage.Travels)
	if c.seat != seat || c.points == 0 || age < 0 || age >= ticks {
		return points
	}
	return points - c.points + c.points*age/ticks
}

// notes write the lines at the feet of the boards.
type notes struct {
	look *match.View
	// now is the view shown, kept are lines that were written before: a frame takes no memory.
	now  func() *topsecret.View
	kept match.Kept[noteKey, note]
}

// of is the line of a key.
func (n *notes) of(key noteKey) note { return n.kept.Get(n.look.Stage.Lang, key, n.write) }

// write works a line out.
func (n *notes) write(key noteKey) (is note) {
	p := &key.player
	if p.PilesKnow != topsecret.Shown {
		held := n.look.Say("table.cards", game.Number(inHand(p)))
		if key.does == "" {
			return note{held, held, held}
		}
		does := n.look.Say(key.does)
		return note{does + " · " + held, does, does}
	}
	points := n.look.Say("topsecret.note.points", game.Number(p.Points))
	is = note{points, points, points}
	if sum := lieThere(n.now(), p); sum != "" && !key.counting {
		is.long = sum + " = " + points
	}
	if !key.own {
		return is
	}
	you := func(text string) string { return n.look.Say("topsecret.note.you", game.Text(text)) }
	return note{you(is.long), you(points), you(n.look.Say("topsecret.figure", game.Number(p.Points)))}
}

// lieThere writes what lies in a player's piles as a sum: 20 + 30 + 2×80. What is no sum of several terms is empty.
func lieThere(v *topsecret.View, p *topsecret.Player) string {
	var parts []string
	for rank, value := range v.Values {
		single := []string{strconv.Itoa(value)}
		parts = append(parts, slices.Repeat(single, p.Singles[int(topsecret.Document1)+rank])...)
	}
	for rank, value := range v.Values {
		pair := []string{"2×" + strconv.Itoa(2*value)}
		parts = append(parts, slices.Repeat(pair, p.Pairs[rank]+p.JokerPairs[rank])...)
	}
	if p.Fines > 0 {
		parts = append(parts, "−"+strconv.Itoa(p.Fines*topsecret.Fine))
	}
	if len(parts) < 2 && (len(parts) == 0 || !strings.Contains(parts[0], "×")) {
		return ""
	}
	return strings.ReplaceAll(strings.Join(parts, " + "), "+ −", "− ")
}

// fit writes one line that is never higher than its box. Where it is too wide in the labels' face, the narrow one of
// the numerals takes its place before anything is cut.
func (b *brush) fit(box display.Rect, text string, design float64, c display.Colour, a display.Align) {
	f, design := b.face(box.W, design, text)
	b.Fit(box, text, f, design, c, a)
}

// face is the labels' face and size where all the texts have room in that width, else the narrow one of the numerals.
func (b *brush) face(wide, design float64, texts ...string) (display.Font, float64) {
	for _, text := range texts {
		if b.width(text, display.GeometricBold) > wide {
			return display.Poster, design * posterGrows
		}
	}
	return display.GeometricBold, design
}

// width is how long a text is at the smallest size of a font.
func (b *brush) width(text string, f display.Font) float64 {
	f = b.M.Font(f)
	return b.look.Stage.Measure.Width(text, f, b.M.Floor(f))
}

// named says what each part of the table is that is no open card.
func (b *brush) named() {
	b.Names(b.lay.Discard, "topsecret:discard")
	if !b.lay.open() {
		b.Names(b.lay.Hand, "table:hand")
	}
	for seat := range game.Seat(b.v.Seats) {
		b.namedBoard(&b.lay.Boards[seat], seat)
	}
}

// namedBoard names the parts of a player's board. A card that was chosen is named for its place, whoever looks (T24).
func (b *brush) namedBoard(lay *board, seat game.Seat) {
	if b.v.Turn > 0 && b.v.Marker.Sits(b.v.Seats) {
		b.Names(lay.Tab, "topsecret:order")
	}
	if b.v.Series {
		b.Names(lay.Score, "topsecret:series")
	}
	place := lay.Up[0]
	place.W = lay.Up[1].X + lay.Up[1].W - place.X
	for _, p := range [...]struct {
		box  display.Rect
		term string
	}{
		{lay.Header, "topsecret:board"}, {place, "topsecret:place"}, {lay.Pick, "topsecret:pick"},
		{lay.Singles, "topsecret:single"}, {lay.Arrow, "topsecret:bank"}, {lay.Pairs, "topsecret:double"},
		{lay.Note, "topsecret:note"},
	} {
		b.Names(p.box, p.term)
	}
}
