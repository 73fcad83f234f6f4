package tabletop

import (
	"strings"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Hands is what a room has whose players hold cards that the others do not see: HandOf appends the faces of those that
// a seat alone knew where the match stands. It is asked by a replay in which all cards lie open.
type Hands interface {
	HandOf(seat game.Seat, all []display.Face) []display.Face
}

// Decks is what such a room has whose players draw: LeftIn names the deck of that number, counted from 0, and what is
// left in it, those alike side by side. The name is empty where there is no such deck.
type Decks interface {
	LeftIn(deck int) (name string, left []string)
}

// hands are those of all seats, and what is left in the decks in words, as a replay lays them open over the board.
type hands struct {
	open  bool
	decks bool // The decks have the place of the hands, since both have no room.
	of    [game.MaxSeats][]display.Face
	left  []string
	moves int
	lang  words.Lang
}

// handsID is the control that lays them open, and puts them away.
const handsID = "replay.hands"

// handsSay are the keys of what they are called, and of what stands over them.
func handsSay(room Room) (label, about string) {
	if _, ok := room.(Decks); ok {
		return "replay.decks", "replay.decks.about"
	}
	return "replay.hands", "replay.hands.about"
}

// turnHands lays hands and decks open, one after the other where they have no room together, and puts them away.
func (r *Replay) turnHands() {
	h := &r.hands
	room := handsRoom(r.Table)
	if h.open && !h.decks && h.decksHigh(r.Stage, room) > room.H*handsLeft {
		h.decks = true
		return
	}
	if h.open, h.decks = !h.open, false; h.open && r.LogOpen {
		r.act("log") // It lies where they do.
	}
}

// handsRoom is where they lie.
func handsRoom(t *Table) display.Rect { return t.room.Frame().Board.Inset(t.Stage.Metrics.U(Gap)) }

// decksHigh is how high the words are on what is left in the decks.
func (h *hands) decksHigh(st *stage.Stage, room display.Rect) (high float64) {
	for _, text := range h.left {
		high += deckHigh(st, room, text)
	}
	return high
}

// deckHigh is how high those on one deck are.
func deckHigh(st *stage.Stage, room display.Rect, text string) float64 {
	return ui.ParagraphHeight(st, room.W, text, display.Sans, SmallSize) + st.Metrics.U(Gap)/2
}

// gather asks for all hands and decks where the match has gone on, or the reader speaks another language.
func (h *hands) gather(t *Table) {
	if now := t.Moves(); h.moves == now && h.lang == t.Stage.Lang {
		return
	}
	h.moves, h.lang, h.left = t.Moves(), t.Stage.Lang, h.left[:0]
	for seat := range t.Seats.Names {
		h.of[seat] = t.room.(Hands).HandOf(game.Seat(seat), h.of[seat][:0])
	}
	decks, ok := t.room.(Decks)
	for n := 0; ok; n++ {
		name, left := decks.LeftIn(n)
		if name == "" {
			return
		}
		h.left = append(h.left, t.Say("replay.left", game.Text(name), game.Text(listed(t.Stage, left))))
	}
}

// listed are some words, those alike once with their number.
func listed(st *stage.Stage, left []string) string {
	if len(left) == 0 {
		return st.Say("replay.left.none")
	}
	var all []string
	for i, many := 0, 0; i < len(left); i += many {
		for many = 1; i+many < len(left) && left[i+many] == left[i]; many++ {
		}
		if all = append(all, left[i]); many > 1 {
			all[len(all)-1] = st.Say("sheet.count.of", game.Text(left[i]), game.Number(many))
		}
	}
	return strings.Join(all, " · ")
}

// draw lays a row of cards out for each seat, behind its name, in the place of the board, and says under them what
// is left in the decks.
func (h *hands) draw(t *Table, b *Brush) {
	board, look := b.F.Board, &t.Skin.Sheet
	b.L.Fill(board, look.Ground, b.M.U(ui.Radius)).Shadow = b.M.U(12)
	b.L.Border(board, look.Edge, b.M.U(ui.Radius), max(1, b.M.U(2)))
	gap, room := b.M.U(Gap), handsRoom(t)
	need := h.decksHigh(t.Stage, room)
	apart := need > room.H*handsLeft
	head, room := room.CutTop(min(room.H*handsHead, b.M.Size(display.SansBold, SmallSize)*1.5))
	_, about := handsSay(t.room)
	b.Fit(head, t.Say(about), display.SansBold, SmallSize, look.Head, display.Left)
	if !apart || h.decks {
		decks, rest := room.CutBottom(min(need, room.H))
		shrinks := decks.H / max(need, 1)
		for _, text := range h.left {
			var line display.Rect
			line, decks = decks.CutTop(deckHigh(t.Stage, room, text) * shrinks)
			ui.Paragraph(b.L, t.Stage, line, text, display.Sans, SmallSize, look.Text, display.Left)
		}
		if room = rest; h.decks && apart {
			return
		}
	}
	high := room.H / float64(len(t.Seats.Names))
	for seat := range t.Seats.Names {
		row := display.Rect{X: room.X, Y: room.Y + high*float64(seat), W: room.W, H: high}.Inset(gap / 4)
		name, cards := row.PartLeft(row.W*handsName, gap)
		if board.H > board.W {
			name, cards = row.CutTop(b.M.Size(display.SansBold, BodySize) * 1.5)
		}
		sign, name := name.PartLeft(min(name.H, b.M.Size(display.SansBold, BodySize)*1.2), gap/2)
		b.sign(sign.SquareIn(1), game.Seat(seat))
		b.Fit(name, t.Seats.Names[seat], display.SansBold, BodySize, look.Text, display.Left)
		drawHand(b, cards, h.of[seat])
	}
}

// drawHand lays cards side by side, in as many lines as leave them the largest.
func drawHand(b *Brush, room display.Rect, all []display.Face) {
	gap := b.M.U(Gap) / 3
	high, line := handLines(all, room, gap)
	lines := (len(all) + line - 1) / max(1, line)
	at := display.Rect{X: room.X, Y: room.Y + (room.H-float64(lines)*(high+gap)+gap)/2, H: high}
	for i := range all {
		if i > 0 && i%line == 0 {
			at.X, at.Y = room.X, at.Y+high+gap
		}
		at.W = high / all[i].Facts().Shape
		b.L.Card(at, all[i]).Shadow = b.M.U(3)
		at.X += at.W + gap
	}
}

// handLines is how high cards are that are laid out in a room, and how many of them lie in a line.
func handLines(all []display.Face, room display.Rect, gap float64) (high float64, line int) {
	for lines := 1; lines <= handsLines; lines++ {
		each, most := (len(all)+lines-1)/lines, 0.0
		for from := 0; from < len(all); from += each {
			wide := 0.0
			for i := range all[from:min(from+each, len(all))] {
				wide += 1 / all[from+i].Facts().Shape
			}
			most = max(most, wide)
		}
		free := room.W - gap*float64(each)
		if now := min(room.H/float64(lines)-gap, room.W*handsHigh, free/most); now > high {
			high, line = now, each
		}
	}
	return high, line
}

// handsHead is the share of the board that the words over all hands have at most, handsName the share of a row that a
// name has beside its cards, handsHigh how high a card is at most in the width that its row has for cards, handsLines
// in how many lines cards lie at most, and handsLeft the share of the board that words on the decks have under them.
const (
	handsHead  = 0.12
	handsName  = 0.2
	handsHigh  = 0.18
	handsLines = 3
	handsLeft  = 0.4
)
