// Package getadler is a match of GET ADLER! on the screen: what its table looks like, what it asks, how what happens is
// shown. Whom the screen belongs to and who thinks when is package match's, what every table has is package tabletop's.
// It decides nothing that the rules decide: what may be done, and why not, is asked of the match; and it shows nothing
// that the viewer's view does not say: before characters are revealed no picture, sound, time or word depends on who is
// who, but inside the holder's own peek.
package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/london"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// screen is a match on the screen. The scenes that it goes through share it.
type screen struct {
	plain
	*questions
	staging
	table *tabletop.Table
	show  tabletop.Show[picture, getadler.Event]
	lift  [getadler.MaxHand]float64
	// fresh are the cards that have just come to the hand below.
	fresh    arrivals
	controls controls
	// book are the notebooks of the seats.
	book notebook.Notebook
	// score is the end of the match.
	score scoring

	layout layout
	// frame is the layout of the frame being drawn: cards rise in it without anything being asked anew.
	frame   layout
	sprites []director.Sprite
	// lied is where a frame writes the lies of who is unmasked.
	lied  [liesTold][3]string
	found london.Unmasking
	pictures
	// looks is face: made once, so that a frame takes no memory.
	looks  painter
	moment snapshot
}

// plain is what a table does where this game wants nothing of its own. What its questions say comes before that.
type plain struct{ tabletop.Base }

// open puts a match on the screen. Its session must be a *getadler.Match.
func open(st *stage.Stage, d match.Desk) (*screen, stage.Scene) {
	m := d.Session.(*getadler.Match)
	t := &screen{table: tabletop.New(st, d, &skin)}
	t.questions = newQuestions(t.table.Match)
	t.questions.now, t.questions.fits = t.onTable, t.fits
	t.staging = staging{&t.table.View, &t.questions.rush, t.provenBy}
	t.pictures = pictures{look: &t.table.View, now: t.now}
	t.looks = t.face
	t.score = scoring{look: &t.table.View, match: m, now: t.now, frame: &t.frame.Frame, face: t.looks, chosen: -1}
	t.show = tabletop.NewShow(matchStory{t.staging, m}, t)
	t.book = newBook(t.table, m, &t.layout, d.Notes)
	t.controls = controls{questions: t.questions, boxes: &t.layout, lift: &t.lift, control: t.table.PickControl,
		carry: t.table.Carry, offered: t.offersNotebook}
	return t, t.table.Begin(t, &t.show)
}

// Place is where somebody stands who says something: in a confrontation its opponents stand at the sides.
func (t *screen) Place(seat game.Seat) display.Rect { return t.layout.side(seat).Box }

// Score describes the end of the match.
func (t *screen) Score(s *tabletop.Score) tabletop.Sheet { return t.score.describe(s) }

// Tension rises with the hours.
func (t *screen) Tension() float64 { return float64(t.show.Now().Hour-1) / (getadler.Hours - 1) }

// Pile is that of the discards.
func (t *screen) Pile() (id string, cards int) { return "discard", t.now().Discard.Sum() }

// Reading reports that the notebook lies open.
func (t *screen) Reading() bool { return t.book.Shown() }

// HandOf are the character and the cards of a hand.
func (t *screen) HandOf(seat game.Seat, all []display.Face) []display.Face {
	v := t.match.View(seat)
	p := &v.Players[seat]
	if p.Role != getadler.NoRole {
		all = append(all, t.face(face{what: namedPortrait, role: p.Role}))
	}
	for i := range p.Sure.Sum() {
		all = append(all, t.card(kindAt(&p.Sure, i)))
	}
	return all
}

// LeftIn are the cards of the draw pile, with those that were put away unseen: all that lie neither open nor in a hand.
func (t *screen) LeftIn(deck int) (name string, left []string) {
	if deck > 0 {
		return "", nil
	}
	var closed getadler.Counts
	v := t.match.View(game.Public)
	for _, trace := range v.Traces[:v.Traced] {
		closed[trace.Kind]++
	}
	for seat := range game.Seat(v.Seats) {
		own := t.match.View(seat)
		for kind, n := range own.Players[seat].Sure {
			closed[kind] -= n
		}
	}
	for i := range closed.Sum() {
		left = append(left, t.table.Reader().T(kindAt(&closed, i).TitleKey()))
	}
	if away := closed.Sum() - v.Pile; away > 0 {
		return t.table.Say("getadler.left", game.Number(v.Pile), game.Number(away)), left
	}
	return t.table.Say("getadler.pile", game.Number(v.Pile)), left
}

// Part is the part of the match that is on the screen.
func (t *screen) Part() tabletop.Part {
	switch {
	case t.table.Ended() && !t.show.Busy():
		return tabletop.Scoring
	case fighting(t.now()):
		return tabletop.Revealing
	}
	return tabletop.Playing
}

// titles are the words of the window's title bar, by part.
var titles = [...]string{
	tabletop.Playing: "getadler.title", tabletop.Revealing: "getadler.title.fight",
	tabletop.Scoring: "table.title.scoring",
}

// Title names the game and how far it is: public facts.
func (t *screen) Title() string {
	hour := game.Word(getadler.HourKey(max(1, t.show.Now().Hour)))
	return t.table.Stage.Say(titles[t.table.Shown()], game.Word("game.getadler"), hour)
}

// Frame is where the common parts lie.
func (t *screen) Frame() *tabletop.Frame { return &t.layout.Frame }

// lifts is how far the cards of the hand have risen in a view: none where its seat has nothing to choose, so that those
// which take the place of a card that was played lie level. Where others look on, closed cards lie level at once: which
// one stood out would tell of its kind, for they lie sorted.
func (t *screen) lifts(v *getadler.View) [getadler.MaxHand]float64 {
	if t.closed() || !v.ToAct.Has(t.table.Near) {
		return [getadler.MaxHand]float64{}
	}
	return t.lift
}

// closed reports that the hand below lies closed, where others look on.
func (t *screen) closed() bool { return t.table.Holder.Shared() && !t.table.Holder.Open() }

// Lay works out where everything lies for what the show shows.
func (t *screen) Lay() { t.lay(&t.layout, t.now()) }

func (t *screen) lay(l *layout, p *getadler.View) {
	var portraits [game.MaxSeats]uint8
	for seat := range game.Seat(p.Seats) {
		portraits[seat] = t.table.Seats.PortraitID(seat)
	}
	said := &t.show.After().said
	spoken := said.asker != game.Public
	fights := fighting(p) && t.table.Shown() != tabletop.Scoring
	l.lay(p, options{
		LayoutOptions: t.table.LayoutOptions, Near: t.table.Near, Portraits: portraits,
		Hand:    t.table.Seats.Persons != 0,
		Open:    t.table.Seats.Persons != 0 && p.Viewer == t.table.Near,
		Builder: t.building(), Choice: t.choosing(), Fight: fights,
		Book: t.book.Shown(),
		Said: spoken, OwnSaid: spoken && (said.asker == t.table.Near || said.target == t.table.Near),
		Lift: t.lifts(p), Useless: t.greyed(p),
	}, t.table.Stage.Metrics)
	l.letters = t.titles(&t.pictures.hand, l.card)
	if t.table.Lesson.Hides("sheet") {
		l.Tools[1] = display.Rect{}
	}
	if t.table.Lesson.Hides("getadler:hour") {
		l.Clock = display.Rect{}
	}
}

// Refresh looks at what the person asked may know.
func (t *screen) Refresh(same bool) {
	t.questions.Refresh(same)
	if persons := t.table.Seats.Persons; persons != 0 && !persons.Has(t.table.Near) {
		t.table.Near = persons.First()
	}
	t.fresh.followed(t.match)
	t.table.Page.Happened()
}

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *match.Prompt {
	if !t.table.Desk.Replay { // There the match goes back and forth.
		t.fresh.arrived(t.match, t.table.Near, t.table.Seats.Persons.Has(t.table.Near), !t.show.Busy())
	}
	return t.questions.WhatNow()
}

// onTable is what the table shows.
func (t *screen) onTable() onTable {
	return onTable{
		view: t.now(), told: &t.show.After().recap, card: t.layout.kind, held: t.layout.Held, pointed: t.pointed(),
		reads: t.book.Ask, pileOpen: t.table.PileOpen, brief: !t.layout.Head.Empty(),
		under: (t.layout.opt.Choice || t.layout.opt.Builder) && !t.layout.Beside && t.offersNotebook(),
	}
}

// fits reports whether the words of a button have room.
func (t *screen) fits(in space, b *match.Button) bool {
	st, l := t.table.Stage, &t.layout
	m, measure, f := st.Metrics, st.Measure, display.SansBold
	switch in {
	case onPrimary, onSecondary:
		most := l.Primary.W
		if in == onSecondary {
			most = l.Secondary.W
		}
		return tabletop.ButtonWide(t.table.Stage, &match.Button{Label: b.Label, Icon: b.Icon}, 0, 2*most) <= most
	case onAsking:
		// Short words in large letters are worth more than long ones in small.
		size := max(m.Size(f, ui.ButtonSize)*max(askLetters, 1/max(1, m.TextScale)), m.Floor(f))
		return measure.Width(b.Label, m.Font(f), size)+m.U(askRoom) <= l.Primary.W
	case atUsual:
		full := ui.Control{Label: b.Label, Key: b.Key, Letters: ui.ButtonSize / max(1, m.TextScale)}
		return ui.Need(st, &full) <= l.Primary.W
	case overChoice:
		words := sayingWords(m, l.Saying)
		return ui.ParagraphHeight(st, words.W, b.Label, f, slipSize*ui.LeastShare(m)) <= words.H
	}
	return measure.Width(b.Label, m.Font(f), m.Size(f, tabletop.BodySize)) <= l.Text.W
}

// Draw shows suspects, clock, cards and hand, or a confrontation, then what is asked, then whatever lies over it.
func (t *screen) Draw(p tabletop.Part, l *display.List) {
	b := t.brush(l)
	ground := len(l.Items)
	b.Ground()
	at := &l.Items[ground].Face
	at.Marks = uint8(t.show.Now().Hour)
	if edge := b.lay.Edge; edge > 0 {
		*at = designs.PubAt(t.show.Now().Hour, edge)
	}
	switch {
	case b.pictured():
	case p == tabletop.Revealing:
		fightBrush{&b}.fight()
	default:
		tableBrush{&b}.draw()
	}
	t.over(&b)
}

// over is what lies over the cards: what is asked, the bar with the hour under the game's name, the log and everything
// that can be pressed.
func (t *screen) over(b *brush) {
	sheets := sheetBrush{b}
	sheets.iris()
	if !b.peak.Whole {
		b.peaks()
	}
	if b.peak.Whole && b.PeakCovers() {
		b.peaks()
		t.table.DrawHot(&b.Brush)
		return
	}
	sheets.looked()
	sheets.meet()
	if b.M.W > b.M.H {
		b.strip()
	}
	t.table.DrawPanel(&b.Brush)
	words := b.lay.Text
	if t.ask.Primary.ID == "" && b.lay.Low && !b.lay.Tall { // Nothing stands beside what is told.
		words.W = b.lay.Primary.X + b.lay.Primary.W - words.X
	}
	t.table.DrawAsked(&b.Brush, words)
	sheets.builder()
	sheets.discards()
	t.table.DrawLog(&b.Brush)
	t.book.Draw(&b.Brush)
	title := t.table.Say("game.getadler")
	if b.v.Hour > 0 {
		title = t.table.Say(getadler.HourKey(b.v.Hour))
	}
	t.table.DrawBar(&b.Brush, title, tabletop.Progress{})
	if b.lay.Spoken {
		tableBrush{b}.speech()
	}
	if b.peak.Whole {
		b.peaks()
	}
	t.table.DrawHot(&b.Brush)
	handBrush{b}.keys()
}

// pageLook is that of pages: slates in the fog, written on in the light of the lamp.
var pageLook = theme.Skin{
	Look: display.LookLamp, Ground: designs.Town, Table: designs.Pub, Font: display.Marquee, Bar: theme.Night,
	BarEdge: theme.Lamp, Name: theme.Cream,
	Wear: theme.Wear{
		Panel: theme.Fog, Raised: theme.Slate, Text: theme.Cream, Soft: theme.FogText, Disabled: theme.FogText,
		Edge: theme.FogText, Warn: theme.LampAlert, Accent: theme.Lamp, Mark: theme.Lamp, Dark: theme.LampInk,
	},
	Keys: keys,
}

// skin is Lamplight: a night with one lamp in it, which lights what is asked.
var skin = tabletop.Skin{
	Skin: pageLook, Bed: sound.Rain, Turn: theme.Lamp,
	Top: tabletop.BarLook{
		Ground: theme.Night, Foot: theme.Night.Alpha(0.93), Line: theme.Lamp.Alpha(0.4), Name: theme.Lamp,
		Font: display.Marquee, Size: tabletop.Size{Design: 40, Least: 26}, Note: theme.FogText,
		NoteSize: tabletop.Size{Design: 24, Least: 16},
	},
	Strip: tabletop.StripLook{Ground: theme.Fog.Alpha(0.53), Ink: theme.Cream, Old: theme.FogText},
	Panel: theme.Night, PanelEdge: theme.Night,
	Head: theme.Cream, Body: theme.FogText, Warn: theme.LampAlert, Told: theme.Cream,
	Log: tabletop.LogLook{Ground: theme.Fog, Edge: theme.Slate, Head: theme.Lamp,
		Old: theme.FogText, New: theme.Cream},
	Sheet: tabletop.SheetLook{Veil: signs.Veil, Ground: theme.Fog, Edge: theme.Lamp,
		Head: theme.Lamp, Text: theme.Cream, Note: theme.FogText},
	SignGround: theme.LampInk, BadgeEdge: theme.Lamp,
	Peak: tabletop.PeakLook{
		Font: display.Marquee, Gloom: theme.LampInk,
		Ground: [...]display.Colour{tabletop.PlainMood: theme.LampInk, tabletop.GoodMood: theme.TagBlue,
			tabletop.BadMood: theme.BusRed},
		Ink: [...]display.Colour{tabletop.PlainMood: theme.Lamp, tabletop.GoodMood: theme.Cream,
			tabletop.BadMood: theme.Cream},
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
)
