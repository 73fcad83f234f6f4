package tiny

import (
	"math/bits"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/books"
	"safehouse/scenes/director"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// Match is a running match of the tiny game.
type Match = game.Match[State, Move, View, Event]

// Screen is a match on the screen.
type Screen struct {
	tabletop.Base
	table *tabletop.Table
	match *Match
	show  tabletop.Show[View, Event]
	own   View
	frame tabletop.Frame
	ask   match.Prompt
}

// Room is the tiny game on the screen: all by which menu, set-up and house know it. Rules, lessons, remarks and a
// poster are none of it: a game may be played before it has them.
var Room = games.Game{
	Game: catalog.Entry(Rules{}, catalog.Game{MinSeats: seats, MaxSeats: seats}), Look: &look,
	Words: games.Words{
		Title: "game.tiny", About: "game.tiny.about", Starts: "setup.starts.tiny", RoundOf: "menu.tiny.roundof",
	},
	Book: books.Book{Title: "rules.tiny.title"},
	Open: func(st *stage.Stage, d match.Desk) stage.Scene {
		_, first := Open(st, d)
		return first
	},
}

// card and back are the faces of a card, Value is its number; felt is what it lies on.
var (
	card = &faces.Design{Known: display.Known{Name: "card", Shape: display.Upright}, Draw: drawCard}
	back = &faces.Design{Known: display.Known{Name: "back", Shape: display.Upright, Back: true}, Draw: drawCard}
	felt = &display.Known{Name: "felt", Ground: &display.Place{Middle: theme.Felt, Edge: theme.DeskColour}}
)

// drawCard draws a card that is 100 of its pixels wide: paper, and its number or, on the back, a patch of colour.
func drawCard(s *faces.Sheet) {
	s.Unit = s.Box.W / 100
	s.Paper(s.Box, theme.Paper, 8*s.Unit)
	in := s.Box.Inset(12 * s.Unit)
	if s.Face.Facts().Back {
		s.Fill(in, theme.StampRed, 4*s.Unit)
		return
	}
	s.Middle(in, s.Fit(s.Face.Value, display.SansBold, 60, in.W, in.H, 1), theme.Ink, display.Middle)
}

// face is a card that lies open.
func face(n int) display.Face {
	return display.Face{Design: card, Title: "card " + strconv.Itoa(n), Value: strconv.Itoa(n)}
}

// look is that of its pages.
var look = theme.Skin{Ground: felt, Bar: theme.GroundColour, Name: theme.TextColour}

// Open puts a match on the screen.
func Open(st *stage.Stage, d match.Desk) (*Screen, stage.Scene) {
	t := &Screen{match: d.Session.(*Match)}
	t.show = tabletop.NewShow(t.match, t)
	skin := &tabletop.Skin{Skin: look,
		Panel: theme.GroundColour, Head: theme.TextColour,
		Body: theme.Secondary, Warn: theme.Alert, Told: theme.TextColour,
		Top:   tabletop.BarLook{Name: theme.TextColour, Size: tabletop.Size{Design: tabletop.HeadSize}},
		Strip: tabletop.StripLook{Ground: theme.Panel, Ink: theme.TextColour, Old: theme.Secondary}, Turn: theme.Brass,
		Sheet: tabletop.SheetLook{Ground: theme.Panel, Head: theme.Brass, Text: theme.TextColour}}
	t.table = tabletop.New(st, d, skin)
	return t, t.table.Begin(t, &t.show)
}

// Title is the game's name.
func (t *Screen) Title() string { return "tiny" }

// Private is every question: hands are hidden.
func (t *Screen) Private(game.Seat) bool { return true }

// Sealed is every choice.
func (t *Screen) Sealed() bool { return true }

// Lay lays out what every table has.
func (t *Screen) Lay() {
	t.frame.LayFrame(tabletop.FrameOptions{LayoutOptions: t.table.LayoutOptions}, t.table.Stage.Metrics)
}

// Frame is all that is laid out.
func (t *Screen) Frame() *tabletop.Frame { return &t.frame }

// Act names the card that was pressed.
func (t *Screen) Act(kind, rest string) { t.table.Answer.Inform("card " + rest) }

// Part is the end, or the playing.
func (t *Screen) Part() tabletop.Part {
	if t.table.Ended() && !t.show.Busy() {
		return tabletop.Scoring
	}
	return tabletop.Playing
}

// News are there where cards have been turned since.
func (t *Screen) News(_ game.Seat, since int) (int, bool) {
	for _, e := range t.match.Events(game.Public, since) {
		if e.Turned != [seats]Move{} {
			return since, true
		}
	}
	return 0, false
}

// Refresh looks at what the person asked may know.
func (t *Screen) Refresh(bool) {
	t.own = View{}
	if t.table.Seats.Persons.Has(t.table.Asked()) {
		t.own = t.match.View(t.table.Asked())
	}
}

// cardID names a card of the hand.
func cardID(c uint8) string { return "card:" + strconv.Itoa(int(c)) }

// Paths lead to a card, whether it counts double, and the button that plays it.
func (t *Screen) Paths(add func(move string, path ...match.Pick)) {
	for _, m := range t.own.Moves {
		once := "plain"
		if m.Double {
			once = "double"
		}
		add(m.String(), cardID(m.Card), once, "play")
	}
}

// Preset has a card count once.
func (t *Screen) Preset(made []match.Pick) match.Pick {
	if len(made) == 1 {
		return "plain"
	}
	return ""
}

// Refused is a card that is not in the hand, or one that is doubled.
func (t *Screen) Refused(made []match.Pick, pick match.Pick) string {
	if len(made) > 0 && pick == "double" {
		return strings.Replace(made[0], "card:", "double ", 1)
	}
	if n, ok := strings.CutPrefix(pick, "card:"); ok {
		return "play " + n
	}
	return ""
}

// Held names the cards of the hand.
func (t *Screen) Held() (all []string) {
	for _, s := range t.things(t.show.Now(), nil) {
		if s.Private {
			all = append(all, s.Face.Title)
		}
	}
	return all
}

// WhatNow asks for a card, and whether it counts double.
func (t *Screen) WhatNow() *match.Prompt {
	t.ask = match.Prompt{Lead: true}
	q := &t.ask
	switch {
	case t.table.AskOver(q, "tiny.over"):
	case t.table.Busy():
		t.table.AskGate(q)
	case !t.table.Holder.Mine():
		t.table.AskWatching(q)
	default:
		q.Status = t.table.Say("tiny.choose", game.SeatName(t.table.Asked()))
		q.Head = q.Status
		q.Primary = match.Button{ID: "play", Label: "Play", Key: t.table.Prompt(input.Confirm)}
		if !t.table.Holder.Open() {
			// What may be played is in the closed hand.
			q.Blocked = "Look first."
			t.table.LookFirst(&q.Primary)
		} else if len(t.table.Choice.Made()) == 0 {
			q.Primary.Wait("Choose a card", "Choose a card first.")
		} else {
			q.Chips = []match.Button{{ID: "plain", Label: "Once", Checked: t.table.Choice.Picked("plain")},
				{ID: "double", Label: "Double", Checked: t.table.Choice.Picked("double")}}
		}
		for c := uint8(1); c <= cards; c++ {
			q.Digits = append(q.Digits, cardID(c))
		}
	}
	return q
}

// things are the cards: each seat's hand, known or not, and what was turned last.
func (t *Screen) things(v *View, buf []director.Sprite) []director.Sprite {
	for seat := range game.Seat(seats) {
		hand, n := v.Hand, 0
		for i := range v.Cards[seat] {
			s := director.Sprite{At: game.Place{Zone: Hands, Index: uint8(10*int(seat) + i)},
				Face: display.Face{Design: back},
				Pose: director.Pose{Box: t.place(seat, i)}, Lift: i}
			if v.Viewer == seat {
				n = bits.TrailingZeros16(hand)
				hand &= hand - 1
				s.Face, s.Private = face(n), true
			}
			buf = append(buf, s)
		}
		if c := v.Last[seat].Card; c != 0 {
			buf = append(buf, director.Sprite{At: game.Place{Zone: Desk, Index: uint8(seat)},
				Pose: director.Pose{Box: t.place(seat, -1)},
				Face: face(int(c))})
		}
	}
	return buf
}

// place is where the i-th card of a hand lies, or with -1 the one that was turned.
func (t *Screen) place(seat game.Seat, i int) display.Rect {
	b := t.frame.Board
	high := b.H * 0.36
	return display.Rect{X: b.X + (float64(i)+1.2)*high*0.8, Y: b.Y + b.H*0.08 + float64(1-seat)*b.H*0.46, W: high * 0.7,
		H: high}
}

// Controls are the cards of the hand.
func (t *Screen) Controls(cs []ui.Control) []ui.Control {
	for _, s := range t.things(t.show.Now(), nil) {
		if s.Private {
			id := strings.Replace(s.Face.Title, "card ", "card:", 1)
			cs = append(cs, t.table.PickControl(id, s.Face.Title, s.Pose.Box, display.CardRole))
		}
	}
	return cs
}

// Score is the score: all points in one line.
func (t *Screen) Score(s *tabletop.Score) tabletop.Sheet {
	v, st := t.show.Now(), t.match.Standing()
	is := tabletop.Sheet{Verdict: "over", Lines: 1, Winners: st.Winners, Tableau: &ending{look: &t.table.View, score: s}}
	for seat := range v.Score {
		is.Counts = append(is.Counts, []tabletop.Count{{Points: v.Score[seat]}})
	}
	return is
}

// ending is the end of a match: who has won, and the points of all.
type ending struct {
	look  *match.View
	score *tabletop.Score
	tree  tabletop.EndTree
}

// The boxes of the end: a verdict, the ways on, and a line for each seat.
const (
	endVerdict layout.ID = iota + 1
	endWays
	endSeats
)

var endTitle = tabletop.Size{Design: 60, Least: 20}

// Lay lays it out.
func (e *ending) Lay(room display.Rect, _ string) display.Rect {
	t := &e.tree
	t.Begin(e.look.Stage)
	ways := layout.Style{ID: endWays, W: layout.Grow(0), H: layout.Fixed(e.score.Ways(room.W))}
	t.Solve(t.Column(layout.Style{}, t.Heading(endVerdict, display.Sans, endTitle),
		t.Heading(endSeats, display.Sans, endTitle), t.Heading(endSeats+1, display.Sans, endTitle), t.Space(),
		t.Leaf(ways)), room)
	return t.At(endWays)
}

// Draw draws it.
func (e *ending) Draw(b *tabletop.Brush) {
	b.Ground()
	e.tree.Head(b, endVerdict, "over", display.Sans, endTitle, theme.TextColour)
	for seat := range game.Seat(seats) {
		line := e.tree.At(endSeats + layout.ID(seat))
		b.Fit(line, e.look.Called(seat), display.Sans, endTitle.Design, theme.TextColour, display.Left)
		b.Fit(line, e.score.Figure(e.score.Sum(seat)), display.Sans, endTitle.Design, theme.TextColour, display.Right)
	}
}

// Joins has cards that are dealt shown in one beat; one that is chosen is by itself, both that are turned at once.
func (t *Screen) Joins(_ *View, last, e *Event) bool { return last.Dealt && e.Dealt }

// Stage tells each event by its sentence, and has its card fly.
func (t *Screen) Stage(b *match.Beat[View, Event]) tabletop.Staged {
	is := tabletop.Staged{Landing: sound.Tick, Hold: t.table.Stage.Ticks(200)}
	for _, e := range b.Events {
		is.Say(e.Say())
		if from, to, moved := e.Travel(); moved {
			is.Journeys = append(is.Journeys, director.Journey{From: from, To: to})
		}
	}
	return is
}

// Board lays the cards out.
func (t *Screen) Board(v *View, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	return t.things(v, buf), func(game.Place) (director.Pose, bool) { return director.Pose{Box: t.place(0, 8)}, true }
}

// Draw shows the cards, then what lies over them.
func (t *Screen) Draw(_ tabletop.Part, l *display.List) {
	b := t.table.Brush(l, &t.frame)
	b.Ground()
	t.table.DrawPanel(&b)
	sprites, moving := t.show.Sprites(nil)
	if !moving {
		sprites = t.things(t.show.Now(), nil)
	}
	for i := range sprites {
		b.Card(&sprites[i])
	}
	t.table.DrawAsked(&b, t.frame.Text)
	t.table.DrawBar(&b, "tiny", tabletop.Progress{})
	t.table.DrawLog(&b)
	t.table.DrawHot(&b)
}
