// Package topsecret is a match of TOP SECRET on the screen: what its table looks like, what it asks, how the cards of a
// turn are revealed and how the score is told. Whom the screen belongs to and who thinks when is package match's, what
// every table has is package tabletop's. It decides nothing that the rules decide: what may be done, and why not, is
// asked of the match; and it shows nothing that the viewer's view does not say is shown.
package topsecret

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// screen is a match on the screen. The scenes that it goes through share it.
type screen struct {
	plain
	*questions
	*controls
	table *tabletop.Table
	show  tabletop.Show[picture, topsecret.Event]
	lift  [topsecret.Kinds + 1]float64
	// risen is how far a hand that has sunk has come up again, 0 to 1: who chooses what to steal sees all of it.
	risen   float64
	end     scoring
	figures match.Kept[int, string]
	notes   notes
	painter painter
	staging *staging

	// layout is where everything lies, frame the same for the frame being drawn: cards rise in it without anything being
	// asked anew.
	layout, frame layout
	sprites       []director.Sprite
}

// plain is what a table does where this game wants nothing of its own. What its questions say comes before that.
type plain struct {
	tabletop.Base
	tabletop.NoPages
}

// open puts a match on the screen. Its session must be a *topsecret.Match.
func open(st *stage.Stage, d match.Desk) (*screen, stage.Scene) {
	t := &screen{table: tabletop.New(st, d, &skin)}
	t.questions = newQuestions(t.table.Match, t.onTable, func() { st.Play(sound.Tick) })
	t.controls = &controls{questions: t.questions, boxes: &t.layout, lift: &t.lift, control: t.table.PickControl,
		carry: t.table.Carry}
	now := func() *topsecret.View { return &t.show.Now().View }
	t.painter, t.notes = painter{look: &t.table.View, now: now}, notes{look: &t.table.View, now: now}
	t.end = scoring{
		wording: &t.wording, match: t.match, now: now,
		face:  func(k topsecret.Kind) display.Face { return t.painter.faces().up[k] },
		brush: func(l *display.List) tabletop.Brush { return t.table.Brush(l, t.Frame()) },
	}
	t.staging = &staging{look: &t.table.View, match: t.match, lay: t.lay, faces: t.painter.faces}
	t.show = tabletop.NewShow(t.staging, t.staging)
	return t, t.table.Begin(t, &t.show)
}

// Opened has the end of a game begin.
func (t *screen) Opened(p tabletop.Part) { t.end.begin(p) }

// Score describes the end of a game.
func (t *screen) Score(s *tabletop.Score) tabletop.Sheet { return t.end.describe(s) }

// Tension rises with the turns.
func (t *screen) Tension() float64 {
	return float64(t.show.Now().Turn-1) / float64(max(t.show.Now().Turns-1, 1))
}

// Place is where the face of a seat's player is.
func (t *screen) Place(seat game.Seat) display.Rect { return t.layout.Boards[seat].person() }

// Pile is that of the discards.
func (t *screen) Pile() (id string, cards int) { return "discard", t.show.Now().View.Discard.Sum() }

// TextRoom is the usual one.
func (t *screen) TextRoom() display.Rect { return display.Rect{} }

// PointsTo are those that a viewer knows of where the match stands.
func (t *screen) PointsTo(viewer game.Seat) tabletop.Known {
	v := t.match.View(viewer)
	return pointsIn(&v)
}

// PointsShown are those that the table knows.
func (t *screen) PointsShown() tabletop.Known { return pointsIn(&t.show.Now().View) }

// pointsIn are those of the games that a series has had, or of the one game: everybody may have counted them (T26).
func pointsIn(v *topsecret.View) (known tabletop.Known) {
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		known.Of[seat], known.Seats = p.Points, known.Seats.With(seat)
		if v.Series {
			known.Of[seat] = p.Series
		}
	}
	return known
}

// HandOf are the cards of a hand, with the one that has been chosen in secret.
func (t *screen) HandOf(seat game.Seat, all []display.Face) []display.Face {
	v := t.match.View(seat)
	for k := firstIn(&v); int(k) <= topsecret.Kinds; k++ {
		for range v.Players[seat].Hand[k] {
			all = append(all, t.painter.faces().up[k])
		}
	}
	return all
}

// Part is the part of the match that is on the screen.
func (t *screen) Part() tabletop.Part {
	switch {
	case t.scored():
		return tabletop.Scoring
	case t.staging.sunk(t.show.Now()):
		return tabletop.Revealing
	}
	return tabletop.Playing
}

// titles are the words of the window's title bar, by part.
var titles = [...]string{
	tabletop.Playing: "topsecret.title", tabletop.Revealing: "topsecret.title.reveal",
	tabletop.Scoring: "table.title.scoring",
}

// Title names the game and how far it is: public facts.
func (t *screen) Title() string {
	v := t.show.Now()
	return t.table.Stage.Say(titles[t.table.Shown()], game.Word("game.topsecret"), game.Number(max(1, v.Turn)),
		game.Number(v.Turns))
}

// Refresh looks at what the person asked may know. What the pointer lies on would tell the next who banks which answer
// was pressed (T24).
func (t *screen) Refresh(same bool) {
	if !same && t.Sealed() && t.table.Holder.Shared() {
		t.table.Page = ui.Page{}
	}
	t.questions.Refresh(same)
}

// onTable is what is shown, as far as what is asked depends on it.
func (t *screen) onTable() onTable {
	now := t.show.After()
	is := onTable{view: &t.show.Now().View, hand: !t.layout.Hand.Empty(), pile: t.table.PileOpen, beat: now.beat,
		bombs: now.bombs, slips: &now.slips, thief: match.NoSeat}
	if now.event.Kind == topsecret.MolePlayed {
		is.thief = now.event.Seat
	}
	return is
}

// Frame is where the common parts lie.
func (t *screen) Frame() *tabletop.Frame { return &t.layout.Frame }

// Lay works out where everything lies for what the show shows.
func (t *screen) Lay() { t.layNow(&t.layout) }

// layNow lays the table out for what the show shows, with the hand as far up as it has come.
func (t *screen) layNow(l *layout) {
	p := t.show.Now()
	sunk := t.staging.sunk(p)
	t.lay(l, p, sunk && t.risen < 1, t.risen)
}

// lay lays the table out for a picture, with the hand in sight or sunk, and how far that has come up again.
func (t *screen) lay(l *layout, p *picture, sunk bool, risen float64) {
	names, words, pile := t.longest()
	asks, alone := wordsHigh, !t.table.Holder.Shared()
	if !alone {
		asks = wordsShared
	}
	if t.table.Stage.Metrics.H < lowPhone {
		asks -= wordsLow
	}
	l.Lay(&p.View, options{
		Names: names, Words: words, Pile: pile, Asks: asks, Alone: alone,
		LayoutOptions: t.table.LayoutOptions, Near: t.table.Near, Risen: risen,
		Indexed: t.table.OddsAllowed() && t.table.Seats.OddsWanted(), Hand: t.table.Seats.Persons != 0, Reveal: sunk,
		Held: p.held(), Loot: p.event.To,
		Plates: p.Called && t.table.Holder.Shared(), Armed: p.armed() && !t.table.Stage.Still(),
		Carried: topsecret.Kind(max(0, slices.IndexFunc(handIDs, t.table.Carries))), Lift: t.lift,
	}, t.table.Stage.Metrics)
	l.names = t.painter.handNames(l)
	t.uncovered(l)
}

// uncovered takes away what a lesson has not come to yet.
func (t *screen) uncovered(l *layout) {
	if t.table.Lesson.Course == nil {
		return
	}
	leave := func(term string, place *display.Rect) { tabletop.LeaveOut(t.table.Lesson, term, place) }
	leave("topsecret:discard", &l.Discard)
	for seat := range l.Boards {
		b := &l.Boards[seat]
		leave("topsecret:order", &b.Tab)
		leave("topsecret:single", &b.Singles)
		leave("topsecret:double", &b.Pairs)
		leave("topsecret:odds", &b.Index)
	}
}

// longest is the width in the smallest letters of the longest name, in one line and in two, and of how often a pile
// counts with a figure beside it.
func (t *screen) longest() (names, words, pile float64) {
	m, measure := t.table.Stage.Metrics, t.table.Stage.Measure
	f := m.Font(display.Poster)
	wide := func(text string) float64 { return measure.Width(text, f, m.Floor(f)) }
	for _, name := range t.table.Seats.Names {
		first, rest := inTwo(name)
		names, words = max(names, wide(name)), max(words, wide(first), wide(rest))
	}
	return names, words, wide("×2") + tileApart + wide("000")*widthSlack
}

// inTwo parts a name before its last word.
func inTwo(name string) (first, rest string) {
	if at := strings.LastIndexByte(name, ' '); at > 0 {
		return name[:at], name[at+1:]
	}
	return name, ""
}

// Draw shows boards, cards and hand, then what is asked, then whatever lies over it.
func (t *screen) Draw(p tabletop.Part, l *display.List) {
	b := t.brush(l)
	hand, reveal := handBrush{&b}, revealBrush{&b}
	b.Ground()
	b.dial()
	if b.peaking.Kind > theftPeak && b.peaking.Kind != bankPeak && b.PeakCovers() {
		t.over(&b)
		return
	}
	revealing := p == tabletop.Revealing
	if revealing {
		reveal.wipe()
	}
	hand.discard()
	if !b.lay.opt.Reveal {
		hand.slots()
	}
	b.boards()
	b.scorches()
	b.cards()
	if revealing {
		reveal.shields()
		reveal.inTurn()
	}
	b.named()
	b.slips()
	if revealing {
		reveal.shreds()
		reveal.steal()
	}
	t.over(&b)
}

// pageLook is that of pages: sheets of cut paper in ink and ochre.
var pageLook = theme.Skin{
	Look: display.LookPaper, Ground: designs.Table, Font: display.GeometricBold, Bar: theme.CutInk,
	BarEdge: theme.Ochre, Name: theme.CutPaper,
	Wear: theme.Wear{
		Panel: theme.CutPaper, Raised: theme.TableShade, Text: theme.CutInk, Soft: theme.CutSecondary,
		Disabled: theme.CutSecondary,
		Edge:     theme.CutInk, Warn: theme.VermilionText, Accent: theme.Ochre, Mark: theme.VermilionText, Dark: theme.CutInk,
	},
	Keys: keys, RingEdge: theme.CutInk,
}

// skin is the Cut-paper: big flat shapes on a light ground, black bars, ochre for what is asked.
var skin = tabletop.Skin{
	Skin: pageLook, Bed: sound.Club, Pick: sound.Snap, Turn: theme.Ochre,
	Top: tabletop.BarLook{
		Name: theme.CutInk, Font: display.Poster, Size: tabletop.Size{Design: 68, Least: 38}, Note: theme.CutInk,
		NoteFont: display.Poster, NoteSize: tabletop.Size{Design: 36, Least: 21},
		Marks: tabletop.MarkLook{Wide: tabletop.Size{Design: 8.5, Least: 5}, High: tabletop.Size{Design: 13, Least: 8},
			Step:   tabletop.Size{Design: 12, Least: 7},
			Played: theme.CutInk, Now: theme.CutInk, Edge: theme.CutInk, Over: true},
	},
	Strip: tabletop.StripLook{Ground: theme.CutInk, Ink: theme.CutPaper, Old: theme.Secondary, Torn: true},
	Panel: theme.CutInk, PanelEdge: theme.CutInk,
	Asks: display.Poster, AsksGrow: posterGrows, AsksMost: asksMost,
	Head: theme.CutPaper, Body: theme.Secondary, Warn: theme.Alert, Told: theme.CutPaper,
	Log: tabletop.LogLook{Ground: theme.Panel, Edge: theme.CutInk, Head: theme.Ochre,
		Old: theme.Secondary, New: theme.CutPaper},
	Sheet: tabletop.SheetLook{Veil: theme.CutInk.Alpha(0.55), Ground: theme.CutPaper, Edge: theme.CutInk,
		Head: theme.CutInk, Text: theme.CutInk, Note: theme.CutSecondary},
	SignGround: theme.CutInk, BadgeEdge: theme.CutPaper,
	Peak: tabletop.PeakLook{
		Font: display.Poster, Gloom: theme.CutInk,
		Ground: [...]display.Colour{tabletop.PlainMood: theme.CutInk, tabletop.GoodMood: theme.Teal,
			tabletop.BadMood: theme.VermilionText},
		Ink: [...]display.Colour{tabletop.PlainMood: theme.CutPaper, tabletop.GoodMood: theme.CutPaper,
			tabletop.BadMood: theme.CutPaper},
	},
}

// What a room may say besides.
var (
	_ match.Pace        = (*questions)(nil)
	_ match.Pace        = (*screen)(nil)
	_ match.Log         = (*screen)(nil)
	_ match.Chapters    = (*screen)(nil)
	_ tabletop.Overlays = (*screen)(nil)
	_ tabletop.Dropper  = (*screen)(nil)
	_ tabletop.Marks    = (*screen)(nil)
	_ tabletop.Points   = (*screen)(nil)
)
