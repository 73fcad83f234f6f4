package tabletop

import (
	"strings"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
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
func (r *Replay) handsSay() (label, about string) {
	if _, ok := r.room.(Decks); ok {
		return "replay.decks", "replay.decks.about"
	}
	return "replay.hands", "replay.hands.about"
}

// turnHands lays hands and decks open, one after the other where they have no room together, and puts them away.
func (r *Replay) turnHands() {
	h := &r.hands
	if h.open && !h.decks && r.decksHigh(r.handsRoom()) > r.handsRoom().H*handsLeft {
		h.decks = true
		return
	}
	if h.open, h.decks = !h.open, false; h.open && r.LogOpen {
		r.act("log") // It lies where they do.
	}
}

// handsRoom is where they lie.
func (r *Replay) handsRoom() display.Rect { return r.room.Frame().Board.Inset(r.Stage.Metrics.U(Gap)) }

// decksHigh is how high the words are on what is left in the decks.
func (r *Replay) decksHigh(room display.Rect) (high float64) {
	for _, text := range r.hands.left {
		high += r.deckHigh(room, text)
	}
	return high
}

// deckHigh is how high those on one deck are.
func (r *Replay) deckHigh(room display.Rect, text string) float64 {
	return ui.ParagraphHeight(r.Stage, room.W, text, display.Sans, SmallSize) + r.Stage.Metrics.U(Gap)/2
}

// gatherHands asks for all hands and decks where the match has gone on, or the reader speaks another language.
func (r *Replay) gatherHands() {
	h := &r.hands
	if now := r.Moves(); h.moves == now && h.lang == r.Stage.Lang {
		return
	}
	h.moves, h.lang, h.left = r.Moves(), r.Stage.Lang, h.left[:0]
	for seat := range r.Seats.Names {
		h.of[seat] = r.room.(Hands).HandOf(game.Seat(seat), h.of[seat][:0])
	}
	decks, ok := r.room.(Decks)
	for n := 0; ok; n++ {
		name, left := decks.LeftIn(n)
		if name == "" {
			return
		}
		h.left = append(h.left, r.Say("replay.left", game.Text(name), game.Text(r.listed(left))))
	}
}

// listed are some words, those alike once with their number.
func (r *Replay) listed(left []string) string {
	if len(left) == 0 {
		return r.Say("replay.left.none")
	}
	var all []string
	for i, many := 0, 0; i < len(left); i += many {
		for many = 1; i+many < len(left) && left[i+many] == left[i]; many++ {
		}
		if all = append(all, left[i]); many > 1 {
			all[len(all)-1] = r.Say("sheet.count.of", game.Text(left[i]), game.Number(many))
		}
	}
	return strings.Join(all, " · ")
}

// drawHands lays a row of cards out for each seat, behind its name, in the place of the board, and says under them what
// is left in the decks.
func (r *Replay) drawHands(b *Brush) {
	board, look := b.F.Board, &r.Skin.Sheet
	b.L.Fill(board, look.Ground, b.M.U(ui.Radius)).Shadow = b.M.U(12)
	b.L.Border(board, look.Edge, b.M.U(ui.Radius), max(1, b.M.U(2)))
	gap, room := b.M.U(Gap), r.handsRoom()
	need := r.decksHigh(room)
	apart := need > room.H*handsLeft
	head, room := room.CutTop(min(room.H*handsHead, b.M.Size(display.SansBold, SmallSize)*1.5))
	_, about := r.handsSay()
	b.Fit(head, r.Say(about), display.SansBold, SmallSize, look.Head, display.Left)
	if !apart || r.hands.decks {
		decks, rest := room.CutBottom(min(need, room.H))
		shrinks := decks.H / max(need, 1)
		for _, text := range r.hands.left {
			var line display.Rect
			line, decks = decks.CutTop(r.deckHigh(room, text) * shrinks)
			ui.Paragraph(b.L, r.Stage, line, text, display.Sans, SmallSize, look.Text, display.Left)
		}
		if room = rest; r.hands.decks && apart {
			return
		}
	}
	high := room.H / float64(len(r.Seats.Names))
	for seat := range r.Seats.Names {
		row := display.Rect{X: room.X, Y: room.Y + high*float64(seat), W: room.W, H: high}.Inset(gap / 4)
		name, cards := row.PartLeft(row.W*handsName, gap)
		if board.H > board.W {
			name, cards = row.CutTop(b.M.Size(display.SansBold, BodySize) * 1.5)
		}
		sign, name := name.PartLeft(min(name.H, b.M.Size(display.SansBold, BodySize)*1.2), gap/2)
		b.sign(sign.SquareIn(1), game.Seat(seat))
		b.Fit(name, r.Seats.Names[seat], display.SansBold, BodySize, look.Text, display.Left)
		r.drawHand(b, cards, r.hands.of[seat])
	}
}

// drawHand lays cards side by side, in as many lines as leave them the largest.
func (r *Replay) drawHand(b *Brush, room display.Rect, all []display.Face) {
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
