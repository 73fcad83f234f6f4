// Package kompromat is a match of KOMPROMAT on the screen: what its table looks like, what it asks, how a reveal is
// shown and how the score is told. Whom the screen belongs to and who thinks when is package match's, what every table
// has is package tabletop's.
package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// screen is a match on the screen. The scenes that it goes through share it.
type screen struct {
	plain
	*questions
	table *tabletop.Table
	show  tabletop.Show[picture, kompromat.Event]
	score scoring
	lift  [kompromat.RowSize]float64

	layout layout
	// textEnd is where the words of the panel must end, in pixels of the screen, 0 for the end of their room.
	textEnd float64
	sprites []director.Sprite
	painter painter
	// face is the painter's: made once, so that a frame takes no memory.
	face func(face) display.Face
}

// plain is what a table does where this game wants nothing of its own. What its questions say comes before that.
type plain struct{ tabletop.Base }

// open puts a match on the screen. Its session must be a *kompromat.Match.
func open(st *stage.Stage, d match.Desk) (*screen, stage.Scene) {
	t := &screen{table: tabletop.New(st, d, &skin)}
	t.questions = newQuestions(t.table.Match, t.onTable)
	t.score = scoring{wording: &t.wording, match: t.match, face: func(m kompromat.Mission) display.Face {
		return t.face(face{isMission: true, mission: m, words: t.layout.words})
	}}
	t.painter.look, t.face = &t.table.View, t.painter.face
	how := &staging{look: &t.table.View, match: t.match, lay: t.lay, face: t.face}
	t.show = tabletop.NewShow(how, how)
	return t, t.table.Begin(t, &t.show)
}

// Tension rises with the tokens of the one who has most of them.
func (t *screen) Tension() float64 {
	shown := &t.show.Now().Players
	return float64(max(shown[0].Tokens, shown[1].Tokens)) / kompromat.TokenLimit
}

// Follow lets missions rise.
func (t *screen) Follow() { t.table.Lift(missionIDs, t.lift[:], 1) }

// Lay lays the table out for what the show shows.
func (t *screen) Lay() { t.lay(&t.layout, t.show.Now()) }

// Frame is where the common parts lie.
func (t *screen) Frame() *tabletop.Frame { return &t.layout.Frame }

// Place is where a seat's dossier lies, or its face or deck in it, where the seat speaks beside that.
func (t *screen) Place(seat game.Seat) display.Rect {
	switch d := &t.layout.Dossiers[seat]; {
	case d.Box.Intersect(t.layout.Lane).Empty():
		return d.Box
	case d.Photo.Empty():
		return d.Deck
	default:
		return d.Photo
	}
}

// Score describes the end of the match.
func (t *screen) Score(s *tabletop.Score) tabletop.Sheet {
	return t.score.describe(s, &t.show.Now().View)
}

// Spot is the usual place of a mark.
func (t *screen) Spot(string) display.Rect { return display.Rect{} }

// HandOf are the cards that lie face down before a seat, behind the mission that each was laid at.
func (t *screen) HandOf(seat game.Seat, all []display.Face) []display.Face {
	v := t.match.View(seat)
	for i := range v.Row {
		first, a := true, &v.Row[i].Attempts[seat]
		for _, c := range a.Cards[:a.Count] {
			if c.Up || c.Card == 0 {
				continue
			}
			if first {
				all = append(all, t.face(face{isMission: true, mission: v.Row[i].Mission, counter: v.Row[i].Counter}))
			}
			first = false
			all = append(all, t.face(face{card: c.Card, tone: deckTone(seat)}))
		}
	}
	if v.DrawnBy == seat && v.Drawn.Card != 0 {
		all = append(all, t.face(face{card: v.Drawn.Card, tone: deckTone(seat)}))
	}
	return all
}

// PointsTo are those that a viewer knows of where the match stands.
func (t *screen) PointsTo(viewer game.Seat) tabletop.Known {
	v := t.match.View(viewer)
	return pointsIn(&v)
}

// PointsShown are those on the table.
func (t *screen) PointsShown() tabletop.Known { return pointsIn(&t.show.Now().View) }

// pointsIn are those in a view: what a seat has won is its secret.
func pointsIn(v *kompromat.View) (known tabletop.Known) {
	for seat := range game.Seat(kompromat.Seats) {
		if v.Players[seat].WonShown {
			known.Of[seat], known.Seats = v.Score[seat].Total(), known.Seats.With(seat)
		}
	}
	return known
}

// LeftIn are the equipment of a seat that it has not drawn in this round, and the missions that were never laid.
func (t *screen) LeftIn(deck int) (name string, left []string) {
	switch {
	case deck == kompromat.Seats:
		v := t.match.View(game.Public)
		for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
			if v.Unlaid&(1<<m) != 0 {
				left = append(left, t.table.Reader().T(m.Key()))
			}
		}
		return t.table.Say("cards.kompromat.missions.title"), left
	case deck > kompromat.Seats:
		return "", nil
	}
	seat := game.Seat(deck)
	v := t.match.View(seat)
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if may, _ := v.MayCome(c, true); may {
			left = append(left, equipmentValue(t.table.Reader(), c))
		}
	}
	return t.table.Say("replay.deck", game.Text(t.table.Reader().Called(t.table.Seats.Names[seat]))), left
}

// Part is the part of the match that is on the screen.
func (t *screen) Part() tabletop.Part {
	switch {
	case t.table.Ended() && !t.show.Busy():
		return tabletop.Scoring
	case t.show.Now().Revealing:
		return tabletop.Revealing
	}
	return tabletop.Playing
}

// Draw shows felt, cards and figures, then what is asked, then whatever lies over it. In a reveal the mission in turn
// stands large with its cards in two lanes; before the first one is opened, the whole row.
func (t *screen) Draw(_ tabletop.Part, l *display.List) {
	b := t.brush(l)
	b.Ground()
	peak, _ := t.table.Peak()
	if !b.PeakCovers() {
		t.desk(&b, peak.Kind == noPeak)
	}
	if peak.Kind != noPeak {
		b.peak(peak)
		t.asked(&b)
	}
	if t.between() {
		b.standing()
	}
	if len(t.ask.tray) > 0 {
		b.tray()
	}
	t.table.DrawBar(&b.Brush, t.table.Say("game.kompromat"), tabletop.Progress{
		Words: t.roundLine(b.v), Now: max(1, b.v.Round), Of: kompromat.Rounds})
	t.table.DrawLog(&b.Brush)
	t.table.DrawHot(&b.Brush)
}

// desk is what lies on the table, with the panel under the cards that fly over it or, where a peak comes between,
// without it.
func (t *screen) desk(b *brush, panel bool) {
	b.blotter()
	for seat := range game.Seat(kompromat.Seats) {
		b.dossier(seat)
	}
	cards, moving := t.cards(b.lay)
	if b.lay.Reveal {
		b.lanes(cards)
		if panel {
			t.asked(b)
		}
		b.cards(cards, moving)
		b.stamps()
	} else {
		b.places()
		if panel {
			t.asked(b)
		}
		b.cards(cards, moving)
		b.choices()
		b.counts()
	}
	b.decks()
	b.items()
	b.named()
}

// asked is the panel with its words. Cards fly over it.
func (t *screen) asked(b *brush) {
	room, plate := t.wordsRoom(), b.F.Plate
	if !b.lay.Aside.Empty() && !b.lay.brief() {
		// Where the question needs less of the sheet, that stands deeper in the typewriter.
		for _, share := range sheetHidden {
			_, part := room.CutTop(room.H * share)
			if _, _, _, words := t.total(part); !t.offersItems() && t.table.AsksIn(words) {
				_, b.F.Plate = b.F.Plate.CutTop(room.H * share)
				room = part
				break
			}
		}
	}
	b.sheet()
	t.table.DrawPanel(&b.Brush)
	b.F.Plate = plate // The table lies as it did.
	text, size, at, words := t.total(room)
	if text != "" {
		figure := at
		if !b.lay.brief() {
			var label display.Rect
			label, figure = at.CutTop(b.M.Size(display.Sans, tabletop.SmallSize) * totalLabel)
			b.Line(label, t.table.Say("table.total.own"), display.Sans, tabletop.SmallSize, theme.InkOnPaper, display.Left)
		}
		b.L.Text(figure, text, b.M.Font(display.Typewriter), min(size, figure.H), theme.StampRed, display.Left)
	}
	t.table.DrawAsked(&b.Brush, words)
	b.tracker()
}

// cards are those of the table as they lie in this frame, and whether they are on their way.
func (t *screen) cards(l *layout) (all []director.Sprite, moving bool) {
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving {
		t.sprites = l.things(t.face, t.sprites)
	}
	return t.sprites, moving
}

// titles say what is on the screen, with the round where one is played.
var titles = [...]string{tabletop.Playing: "table.title", tabletop.Revealing: "table.title.reveal",
	tabletop.Scoring: "table.title.scoring"}

// Title names the game and how far it is: public facts.
func (t *screen) Title() string {
	round := game.Number(max(1, t.show.Now().Round))
	return t.table.Stage.Say(titles[t.table.Shown()], game.Word("game.kompromat"), round, game.Number(kompromat.Rounds))
}

// lay works out where everything lies in a picture.
func (t *screen) lay(l *layout, p *picture) {
	l.Lay(&p.View, lookOptions{
		LayoutOptions: t.table.LayoutOptions, Near: t.table.Near,
		Reveal: p.opened, Lift: t.lift,
		Scoring: t.Part() == tabletop.Scoring}, t.table.Stage.Metrics)
	l.words = t.painter.rowWords(l)
	t.uncovered(l)
}

// uncovered takes away what a lesson has not come to yet.
func (t *screen) uncovered(l *layout) {
	if t.table.Lesson.Course == nil {
		return
	}
	leave := func(term string, places ...*display.Rect) { tabletop.LeaveOut(t.table.Lesson, term, places...) }
	leave("kompromat:tracker", &l.Tracker)
	for seat := range l.Dossiers {
		d := &l.Dossiers[seat]
		leave("kompromat:points", &d.Points)
		leave("kompromat:won", &d.Won)
		leave("kompromat:code", &d.Sets[0])
		leave("kompromat:document", &d.Sets[1])
		leave("kompromat:token", &d.Notoriety, &d.Count)
		for i := range d.Holes {
			leave("kompromat:token", &d.Holes[i])
		}
	}
}

// pageLook is that of pages: typewritten sheets on the desk.
var pageLook = theme.Skin{
	Look: display.LookPhoto, Ground: designs.Desk, Font: display.Typewriter, Bar: theme.Wood,
	BarEdge: theme.GroundColour, Name: theme.TextColour,
	Wear: theme.Wear{
		Panel: theme.Paper, Raised: theme.PaperLight, Text: theme.Ink, Soft: theme.InkOnPaper, Disabled: theme.InkOnPaper,
		Edge: theme.InkOnPaper, Warn: theme.StampRed, Accent: theme.Manila, Mark: theme.InkBlue, Dark: theme.GroundColour,
	},
	Keys: keys,
}

// skin is the Dossier: a dark desk, brass and manila.
var skin = tabletop.Skin{
	Skin: pageLook, Bed: sound.Ministry, Turn: theme.StampRed,
	Top: tabletop.BarLook{
		Ground: theme.GroundColour.Alpha(0.45), Foot: theme.GroundColour.Alpha(0.1), Name: theme.Paper,
		Font: display.Typewriter, Size: tabletop.Size{Design: 37, Least: 23}, Note: theme.Paper,
		NoteSize: tabletop.Size{Design: 24, Least: 16},
		Marks: tabletop.MarkLook{Wide: tabletop.Size{Design: 19, Least: 12}, High: tabletop.Size{Design: 19, Least: 12},
			Step:   tabletop.Size{Design: 28, Least: 17},
			Played: theme.Brass, Now: theme.PaperLight, Next: theme.GroundColour, Edge: theme.Brass},
	},
	Strip: tabletop.StripLook{Ground: theme.PaperLight, Ink: theme.Ink, Old: theme.InkOnPaper, Font: display.Tab,
		Torn: true, SlitDark: display.Hex(0x7D5A1E), SlitBright: display.Hex(0xF6DE9A)},
	Panel: theme.Paper, PanelEdge: theme.InkOnPaper,
	Head: theme.Ink, Body: theme.InkOnManila, Warn: theme.StampRed, Told: theme.InkBlue,
	Log: tabletop.LogLook{Ground: theme.GroundColour.Alpha(0.9), Edge: theme.Raised, Head: theme.Brass,
		Old: theme.Secondary, New: theme.TextColour},
	Sheet: tabletop.SheetLook{Veil: theme.GroundColour.Alpha(0.7), Ground: theme.Paper, Edge: theme.Manila,
		Head: theme.StampRed, Text: theme.Ink, Note: theme.InkOnManila},
	Asks:       display.Typewriter,
	SignGround: theme.Ink, BadgeEdge: theme.ControlBorder,
	Peak: tabletop.PeakLook{
		Font: display.Stencil, Gloom: theme.GroundColour,
		Ground: [...]display.Colour{tabletop.PlainMood: theme.Ink, tabletop.GoodMood: theme.InkBlue,
			tabletop.BadMood: theme.StampRed},
		Ink: [...]display.Colour{tabletop.PlainMood: theme.Paper, tabletop.GoodMood: theme.Paper,
			tabletop.BadMood: theme.Paper},
	},
}

// onTable is what is shown, as far as what is asked depends on it.
func (t *screen) onTable() onTable {
	is := onTable{view: &t.show.Now().View, dial: t.hasDial()}
	total, _, _, _ := t.total(t.wordsRoom())
	is.total, is.brief = total != "", t.layout.brief()
	if told := t.show.After(); told.result || t.show.Gated() {
		is.reads, is.verdict, is.cost = true, told.verdict, told.cost
	}
	if t.between() {
		is.next = t.show.Ahead().Events[0].Say()
	}
	return is
}

// hasDial reports whether the instrument of the risk is shown: what answers a press has its place on a phone.
func (t *screen) hasDial() bool {
	return t.layout.hasDial(t.table.Stage.Metrics) && !(t.layout.Tall && t.answers())
}

// What a room may say besides.
var (
	_ match.Chapters  = (*screen)(nil)
	_ tabletop.Marks  = (*screen)(nil)
	_ tabletop.Points = (*screen)(nil)
)
