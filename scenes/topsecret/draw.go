package topsecret

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// brush is what every part of the picture draws with.
type brush struct {
	table.Brush
	t *screen
	v *topsecret.View
	// lay is where things lie in this frame.
	lay *layout
}

func (t *screen) brush(l *display.List) brush {
	p := t.show.Now()
	t.layFrame(p)
	b := brush{Brush: t.table.Brush(l, &t.frame.Frame), t: t, v: &p.View, lay: &t.frame}
	b.shareNotes()
	return b
}

// ground is what the table lies on, and the strip that takes the hand's place.
func (b *brush) ground() {
	b.Ground()
	b.discard()
	b.slots()
}

// boards are what lies in front of the players, without their cards.
func (b *brush) boards() {
	for seat := range game.Seat(b.v.Seats) {
		b.board(seat)
	}
}

// cards draws every card as it lies in this frame, and what is written on and around them.
func (b *brush) cards() {
	t := b.t
	var moving bool
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving {
		t.sprites = b.lay.Sprites(t.faces(), t.sprites)
	}
	for i := range t.sprites {
		b.Card(&t.sprites[i])
		if !moving && t.sprites[i].Private {
			b.private(t.sprites[i].Pose.Box)
		}
	}
	b.armed()
	if !moving {
		b.hand()
		b.choices()
	}
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (b *brush) over() {
	t := b.t
	b.Panel()
	b.Asked(b.textRoom())
	b.timer()
	if t.oddsShown() {
		b.odds()
	}
	b.Log()
	if t.sheet {
		b.sheet()
	}
	if t.table.Eyes.Recapping() {
		b.Recap()
	}
	b.bar(t.ask.Status)
	b.Hot()
	b.badges()
}

// bar is the top of the screen, with the turn under the game's name.
func (b *brush) bar(status string) { b.Bar(b.t.table.Say("game.topsecret"), b.t.turnNote(b.v), status) }

// turnNote says how far the match is.
func (t *screen) turnNote(v *topsecret.View) string {
	turn, turns := game.Number(max(1, v.Turn)), game.Number(v.Turns)
	if v.Series {
		return t.table.Say("topsecret.turn.series", game.Number(max(1, v.Game)), turn, turns)
	}
	return t.table.Say("topsecret.turn", turn, turns)
}

// board is a player's board: tabs, header, places for cards, piles and the line at its foot.
func (b *brush) board(seat game.Seat) {
	lay, p := &b.lay.Boards[seat], &b.v.Players[seat]
	b.tabs(lay, seat)
	b.L.Fill(lay.Box, theme.CutPaper, 0).Shadow = b.M.U(5)
	b.header(lay, seat)
	for _, box := range [...]display.Rect{lay.Up[0], lay.Up[1], lay.Pick} {
		b.L.Fill(box, theme.TableColour, box.W*cornerShare)
		b.L.Border(box, theme.CutSecondary.Alpha(0.4), box.W*cornerShare, max(1, b.M.U(2)))
	}
	b.tile(lay.Singles, "×1", p.SinglesCount, theme.TableColour, theme.CutInk)
	b.L.Symbol(square(lay.Arrow, 0.92), display.IconArrow, theme.CutSecondary)
	b.tile(lay.Pairs, "×2", p.PairsCount, theme.CutInk, theme.Ochre)
	b.note(lay, seat)
	edge := max(2, b.M.U(3))
	if !b.t.table.Busy() && b.t.table.Asked() == seat {
		edge *= 2
	}
	b.L.Border(lay.Box, theme.CutInk, 0, edge)
}

// header is the strip of the seat's colour: sign, name, and the mark that it has chosen.
func (b *brush) header(lay *board, seat game.Seat) {
	letters := theme.SeatInk(int(seat))
	b.L.Fill(lay.Header, theme.SeatColours[seat], 0)
	line := max(2, b.M.U(3))
	b.L.Fill(display.Rect{X: lay.Header.X, Y: lay.Header.Y + lay.Header.H - line, W: lay.Header.W, H: line}, theme.CutInk, 0)
	b.L.Symbol(lay.Chip, theme.SeatShapes[seat], letters)
	b.Given(lay.Chip, seat)
	font, size := b.names()
	b.fit(lay.Name, b.t.table.Seats.Names[seat], font, size, letters, display.Left)
	if b.v.Players[seat].Chosen {
		b.L.Fill(lay.Mark, theme.CutInk, lay.Mark.H/2)
		b.L.Symbol(lay.Mark.Inset(lay.Mark.H*0.2), display.IconCheck, theme.CutPaper)
	}
}

// tabs are the seat's place in the order of moles, the priority marker in ochre, and its score in a series.
func (b *brush) tabs(lay *board, seat game.Seat) {
	if b.v.Turn > 0 && b.v.Marker.Sits(b.v.Seats) {
		n, ground, letters := order(b.v, seat), theme.TableColour, theme.CutSecondary
		if n == 1 {
			ground, letters = theme.Ochre, theme.CutInk
		}
		b.tab(lay.Tab, ground)
		icon, figure := lay.Tab.CutLeft(lay.Tab.W * 0.55)
		b.L.Symbol(square(icon, 0.7), display.IconFootprints, letters)
		b.fit(figure, strconv.Itoa(n), display.Poster, tabSize, letters, display.Left)
	}
	if b.v.Series {
		b.tab(lay.Score, theme.CutPaper)
		icon, figure := lay.Score.CutLeft(lay.Score.H)
		b.L.Symbol(square(icon, 0.6), display.IconTrophy, theme.CutInk)
		b.fit(figure, b.t.table.Say("topsecret.figure", game.Number(b.v.Players[seat].Series)), display.Poster, tabSize, theme.CutInk, display.Left)
	}
}

// tab is a piece of paper that sticks up behind a board.
func (b *brush) tab(box display.Rect, ground display.Colour) {
	b.L.Fill(box, ground, 0)
	b.L.Border(box, theme.CutInk, 0, max(1.5, b.M.U(2.5)))
}

// square is the largest square in the middle of a box, or that share of it.
func square(box display.Rect, share float64) display.Rect {
	side := min(box.W, box.H) * share
	x, y := box.Centre()
	return display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
}

// tile is a pile beside the arrow, as a figure.
func (b *brush) tile(box display.Rect, label string, n int, ground, letters display.Colour) {
	b.L.Fill(box, ground, b.M.U(6))
	b.L.Border(box, theme.CutInk, b.M.U(6), max(1.5, b.M.U(2.5)))
	inside := box.Inset(box.W * 0.04)
	first, second := inside.CutTop(box.H * 0.42)
	if box.W > box.H*wideTile {
		// A tile that is low has more room for both beside each other.
		first, second = inside.CutLeft(inside.W * 0.46)
	}
	b.fit(first, label, display.Poster, tileSize, letters, display.Middle)
	b.fit(second, strconv.Itoa(n), display.Poster, countSize, letters, display.Middle)
}

// note is the line at the foot of a board: long where there is room, short where there is little, least where there is
// next to none.
type note struct{ long, short, least string }

// noteKey is all that the line depends on.
type noteKey struct {
	player              topsecret.Player
	phase               topsecret.Phase
	own                 bool
	owes, banks, steals bool
}

// note is the line at the foot: to its own player what the piles come to, of others what they do.
func (b *brush) note(lay *board, seat game.Seat) {
	n := b.noteOf(seat)
	text := n.long
	if b.t.table.Stage.Measure.Width(text, display.Sans, b.M.Size(display.Sans, table.SmallSize)) > lay.Note.W {
		text = n.short
	}
	if n.least != "" && b.width(text, display.Sans) > lay.Note.W {
		text = n.least
	}
	b.fit(lay.Note, text, display.Sans, table.SmallSize, theme.CutSecondary, display.Left)
}

// noteOf is the line of a seat; one that was said before takes no memory.
func (b *brush) noteOf(seat game.Seat) note {
	v, t := b.v, b.t
	key := noteKey{v.Players[seat], v.Phase, v.Viewer == seat, v.ToAct.Has(seat), v.Bankers.Has(seat), v.Thief == seat}
	key.player.Points = t.shown.count.shown(seat, key.player.Points, t.table.Stage.Travels)
	return t.notes.Get(t.table.Stage.Lang, key, t.writeNote)
}

// writeNote works it out.
func (t *screen) writeNote(key noteKey) (n note) {
	p := &key.player
	if p.PilesKnow == topsecret.Shown {
		n.short = t.table.Say("topsecret.note.points", game.Number(p.Points))
		n.long = n.short
		if sum := lieThere(&t.show.Now().View, p); sum != "" {
			n.long = sum + " = " + n.short
		}
		if key.own {
			n.short = t.table.Say("topsecret.note.you", game.Text(n.short))
			n.long = t.table.Say("topsecret.note.you", game.Text(n.long))
			n.least = t.table.Say("topsecret.note.you", game.Text(t.table.Say("topsecret.figure", game.Number(p.Points))))
		}
		return n
	}
	held, does := t.table.Say("table.cards", game.Number(inHand(p))), ""
	switch {
	case key.phase == topsecret.PhaseChoose && (p.Chosen || p.Picked && !p.Turned):
		does = "topsecret.note.chosen"
	case key.phase == topsecret.PhaseChoose && key.owes:
		does = "topsecret.note.choosing"
	case key.phase == topsecret.PhaseBank && key.owes:
		does = "topsecret.note.deciding"
	case key.phase == topsecret.PhaseBank && key.banks:
		does = "topsecret.note.decided"
	case key.phase == topsecret.PhaseSteal && key.steals:
		does = "topsecret.note.stealing"
	default:
		return note{long: held, short: held}
	}
	n.short = t.table.Say(does)
	n.long = n.short + " · " + held
	return n
}

// shortest is the least that is said.
func (n *note) shortest() string {
	if n.least != "" {
		return n.least
	}
	return n.short
}

// inHand is the number of cards that a seat has in its hand, without the one that it has laid down.
func inHand(p *topsecret.Player) int {
	if p.Picked && !p.Turned {
		return p.Hand.Sum() - 1
	}
	return p.Hand.Sum()
}

// lieThere writes what lies in a player's piles as a sum: 20 + 30 + 2×80. What is no sum of several terms is empty.
func lieThere(v *topsecret.View, p *topsecret.Player) string {
	var parts []string
	for rank, value := range v.Values {
		for range p.Singles[int(topsecret.Document1)+rank] {
			parts = append(parts, strconv.Itoa(value))
		}
	}
	for rank, value := range v.Values {
		for range p.Pairs[rank] + p.JokerPairs[rank] {
			parts = append(parts, "2×"+strconv.Itoa(2*value))
		}
	}
	if p.Fines > 0 {
		parts = append(parts, "−"+strconv.Itoa(p.Fines*topsecret.Fine))
	}
	if len(parts) < 2 && (len(parts) == 0 || !strings.Contains(parts[0], "×")) {
		return ""
	}
	return strings.ReplaceAll(strings.Join(parts, " + "), "+ −", "− ")
}

// fit writes one line that is never higher than its box. Where it is too wide in the label's face, the narrow one of
// the numerals takes its place before anything is cut.
func (b *brush) fit(box display.Rect, text string, f display.Font, design float64, c display.Colour, a display.Align) {
	if f == display.GeometricBold && b.width(text, f) > box.W {
		f, design = display.Poster, design*posterGrows
	}
	b.Line(box, text, f, min(design, box.H*lineShare/(b.M.Scale()*max(1, b.M.TextScale))), c, a)
}

// names sets the face and size of the names on the boards: the narrow one of the numerals, for all of them, where one
// would be cut in the face of the labels.
func (b *brush) names() (f display.Font, design float64) {
	for seat, name := range b.t.table.Seats.Names {
		if b.width(name, display.GeometricBold) > b.lay.Boards[seat].Name.W {
			return display.Poster, nameSize * posterGrows
		}
	}
	return display.GeometricBold, nameSize
}

// width is how long a text is at the smallest size of a font.
func (b *brush) width(text string, f display.Font) float64 {
	f = b.M.Font(f)
	return b.t.table.Stage.Measure.Width(text, f, b.M.Floor(f))
}
