// Package kompromat is a match of KOMPROMAT on the screen: what its table looks like, what it asks, how a reveal is
// shown and how the score is told. Whom the screen belongs to, who thinks when and what every table has is package table's.
package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
)

// screen is a match on the screen. The scenes that it goes through share it.
type screen struct {
	table.Controller
	match *kompromat.Match
	show  table.Show[picture, kompromat.Event]
	// own is the view of the person who is asked here.
	own    kompromat.View
	lift   [kompromat.RowSize]float64
	shown  shown
	totals table.Kept[reading, string]

	layout layout
	// frame is the layout of the frame being drawn: folders rise in it without anything being asked anew.
	frame   layout
	sprites []director.Sprite
	faces   table.Kept[face, display.Face]
	moment  moment
	ask     ask
}

// Open puts a match on the screen. Its session must be a *kompromat.Match.
func Open(st *stage.Stage, d table.Desk) stage.Scene {
	m := d.Session.(*kompromat.Match)
	t := &screen{match: m}
	t.show = table.NewShow(pictures{m, &t.Persons}, table.Staging[picture, kompromat.Event](t))
	return t.Begin(st, d, &skin, table.Description{
		Part: t.Part, Scene: t.Scene, Title: t.Title,
		Private: t.Private, News: t.News, Untouched: t.Untouched, Held: t.Held, Explained: t.Explained,
		Chapter: t.Chapter, Decided: t.Decided,
		Refresh: t.Refresh, Changed: t.Changed, Lay: t.Lay, Frame: t.Frame, Follow: t.Follow,
		WhatNow: t.WhatNow, Controls: t.Controls, Shortcut: t.Shortcut, Act: t.Act,
		Paths: t.Paths, Preset: t.Preset, Refused: t.Refused, TextRoom: t.TextRoom,
	}, &t.show)
}

// The parts of a match.
const (
	// atTable is a round in which cards are drawn and placed.
	atTable table.Part = iota
	// inReveal is a round's end: mission after mission is revealed.
	inReveal
	// inScoring is the end of the match, once all of it has been shown.
	inScoring
)

// Part is the part of the match that is on the screen.
func (t *screen) Part() table.Part {
	switch {
	case t.Ended() && !t.show.Busy():
		return inScoring
	case t.show.Now().Revealing:
		return inReveal
	}
	return atTable
}

// Scene is a new scene for a part.
func (t *screen) Scene(p table.Part) stage.Scene {
	switch p {
	case inReveal:
		return &Reveal{t}
	case inScoring:
		return newScoring(t)
	}
	return &Table{t}
}

// Title names the game and how far it is: public facts.
func (t *screen) Title() string {
	name := game.Word("game.kompromat")
	round, rounds := game.Number(max(1, t.show.Now().Round)), game.Number(kompromat.Rounds)
	switch t.Shown() {
	case inReveal:
		return t.Stage.Say("table.title.reveal", name, round, rounds)
	case inScoring:
		return t.Stage.Say("table.title.scoring", name)
	}
	return t.Stage.Say("table.title", name, round, rounds)
}

// Chapter is the round in which a move was made.
func (t *screen) Chapter(move int) string {
	return t.Say("why.kompromat.chapter", game.Number(max(1, t.match.ViewAt(game.Table, move+1).Round)))
}

// Decided names the draw of a card: which card it was, is told of after it.
func (t *screen) Decided(d *record.Decision) game.Line {
	if d.Text != "draw" {
		return game.Line{}
	}
	return game.Say("log.kompromat.drew", game.SeatName(d.Seat))
}

// Refresh looks at what the person asked may know.
func (t *screen) Refresh(bool) {
	t.own = kompromat.View{Current: -1}
	if t.Persons.Has(t.Asked()) {
		t.own = t.match.View(t.Asked())
	}
}

// Private tells whether the phase shows its seat something that others may not see.
func (t *screen) Private(game.Seat) bool { return private(t.own.Phase) }

func private(p kompromat.Phase) bool {
	switch p {
	case kompromat.PhaseDraw, kompromat.PhasePlace, kompromat.PhaseMore, kompromat.PhaseForced,
		kompromat.PhaseSeen, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		return true
	}
	return false
}

// blind tells whether the person asked has cards at the open mission that nobody can see now. A further card is then
// refused, whatever the total: else the refusal of a forced stop would tell (K24).
func (t *screen) blind() bool {
	v := &t.own
	return !t.Open() && v.Current >= 0 && v.Row[v.Current].Attempts[t.Asked()].Count > 1
}

// News tells whether anything but the seat's own acts has happened since that number of moves.
func (t *screen) News(seat game.Seat, since int) bool {
	for _, e := range t.match.Events(game.Table, since) {
		if e.Seat != seat || e.Kind < kompromat.CardDrawn || e.Kind > kompromat.TokensReturned {
			return true
		}
	}
	return false
}

// Untouched tells whether nobody has attempted a mission yet.
func (t *screen) Untouched() bool {
	v := t.match.View(game.Table)
	for i := range v.Row {
		if v.Row[i].Attempts[0].Count+v.Row[i].Attempts[1].Count > 0 {
			return false
		}
	}
	return v.Round <= 1
}

// Follow brings folders up or down by a tick's share.
func (t *screen) Follow() {
	for i := range t.lift {
		goal := 0.0
		hover, focus, _ := t.Page.State(missionIDs[i])
		if t.Offered(missionIDs[i]) && (hover || focus || t.Picked(missionIDs[i])) {
			goal = 1
		}
		t.lift[i] = t.Lift(t.lift[i], goal, liftMS)
	}
}

// Frame is where the common parts lie.
func (t *screen) Frame() *table.Frame { return &t.layout.Frame }

// Lay works out where everything lies for what the show shows.
func (t *screen) Lay() { t.lay(&t.layout, t.show.Now()) }

func (t *screen) lay(l *layout, p *picture) {
	l.Lay(&p.View, lookOptions{Near: t.Near, LogOpen: t.LogOpen, Reveal: p.opened, Lift: t.lift}, t.Stage.Metrics)
}

// Table is the scene of a round in which cards are drawn and placed.
type Table struct{ *screen }

// Draw shows felt, cards and figures, then what is asked, then whatever lies over it.
func (s *Table) Draw(l *display.List) {
	b := s.brush(l)
	b.felt()
	b.row()
	b.over()
}

var _ stage.Scene = (*Table)(nil)

// explained are the rulings whose paragraphs explain the phases. What is forced looks like what is free (K24).
var explained = [...]string{
	kompromat.PhaseSetup: "K2", kompromat.PhaseDraw: "K6", kompromat.PhasePlace: "K6", kompromat.PhaseMore: "K8",
	kompromat.PhaseForced: "K8", kompromat.PhaseSeen: "K35", kompromat.PhaseOrder: "K35", kompromat.PhaseSmoke: "K35",
	kompromat.PhaseBefore: "K27", kompromat.PhaseDeclare: "K10", kompromat.PhaseAfter: "K27", kompromat.PhasePerfect: "K17",
	kompromat.PhaseOver: "K31",
}

// Explained is the ruling that is looked up while nothing is refused.
func (t *screen) Explained() string {
	v := t.show.Now()
	switch {
	case t.aimed() != kompromat.NoItem:
		return "K35"
	case v.Revealing && t.Busy():
		return "K12"
	}
	return explained[v.Phase]
}

// skin is the Dossier: a dark desk, brass and manila.
var skin = table.Skin{
	Ground: display.Desk, Bed: sound.Ministry,
	Bar: theme.GroundColour, BarEdge: theme.Brass, Name: theme.TextColour, Note: theme.Secondary,
	Pill: theme.Brass, PillInk: theme.Ink,
	Panel: theme.GroundColour.Alpha(0.72), PanelEdge: theme.DeskColour,
	Head: theme.TextColour, Body: theme.Secondary, Warn: theme.Alert, Told: theme.TextColour,
	Log: theme.GroundColour.Alpha(0.9), LogEdge: theme.Raised, LogHead: theme.Brass,
	LogOld: theme.Secondary, LogNew: theme.TextColour,
	Veil: theme.GroundColour.Alpha(0.7), Sheet: theme.Panel, SheetEdge: theme.Brass,
	SheetHead: theme.Brass, SheetText: theme.TextColour, SheetNote: theme.Secondary,
	SignGround: theme.Ink, BadgeEdge: theme.ControlBorder, Grey: theme.ControlBorder,
}
