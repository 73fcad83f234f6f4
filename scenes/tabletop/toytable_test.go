package tabletop_test

import (
	"fmt"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// toyTable is the toy on the screen.
type toyTable struct {
	tabletop.Base
	tabletop.NoPages
	on     *tabletop.Table
	match  *toyMatch
	skin   tabletop.Skin
	show   tabletop.Show[toyView, toyEvent]
	sealed bool
	frame  tabletop.Frame
	q      match.Prompt
	// ticks counts those of Tick; buzz is the seat that a press on Draw picks for, be it asked or not, else NoSeat.
	ticks int
	buzz  game.Seat
	// sames counts the calls of Refresh that left the question as it was.
	sames int
	// status is the line at the top where a test has one; scores has the end of a match be counted.
	status string
	scores bool
	// under has the words of the panel stand under its buttons, where letters are large.
	under bool
	// page is what the id "page" puts over the table, reading reports that computers wait.
	page    stage.Scene
	reading bool
	// public has what is asked be asked in front of all.
	public bool
	// warns is what the panel warns of, explains what it explains.
	warns, explains string
}

// toyGround is what it lies on.
var toyGround = &display.Known{Name: "toy ground"}

// newToy puts the match of a desk on a table, and gives it with its first scene.
func newToy(st *stage.Stage, d match.Desk, m *toyMatch, scores bool) (*toyTable, stage.Scene) {
	t := &toyTable{match: m, scores: scores, buzz: match.NoSeat,
		skin: tabletop.Skin{Skin: theme.Skin{Ground: toyGround}}}
	t.show = tabletop.NewShow(m, t)
	t.on = tabletop.New(st, d, &t.skin)
	return t, t.on.Begin(t, &t.show)
}

// Part is another one at the end; the toy counts points only where a test wants so.
func (t *toyTable) Part() tabletop.Part {
	switch {
	case !t.on.Ended() || t.show.Busy():
		return tabletop.Playing
	case t.scores:
		return tabletop.Scoring
	}
	return tabletop.Revealing
}

// Score counts nothing.
func (t *toyTable) Score(*tabletop.Score) tabletop.Sheet {
	return tabletop.Sheet{Lines: 1, Verdict: "over", Counts: make([][]tabletop.Count, t.match.Standing().Seats),
		Tableau: toyEnd{}}
}

// toyEnd is an end of which nothing is to be seen but the ways on.
type toyEnd struct{}

func (toyEnd) Lay(room display.Rect, _ string) display.Rect { return room }
func (toyEnd) Draw(b *tabletop.Brush)                       { b.Ground() }

func (t *toyTable) AtOnce(in *input.Frame) string {
	if t.page != nil && slices.Contains(in.Runes, 'p') {
		return "page"
	}
	return ""
}
func (t *toyTable) PageOf(id string) stage.Scene {
	if id == "page" {
		return t.page
	}
	return nil
}
func (t *toyTable) Reading() bool          { return t.reading }
func (t *toyTable) Title() string          { return "toy" }
func (t *toyTable) Private(game.Seat) bool { return !t.public }
func (t *toyTable) News(_ game.Seat, since int) (int, bool) {
	for _, e := range t.match.Events(game.Public, since) {
		if e.opened {
			return since, true
		}
	}
	return 0, false
}
func (t *toyTable) Refresh(same bool) {
	if same {
		t.sames++
	}
}
func (t *toyTable) Paths(add func(move string, path ...match.Pick)) {
	for _, move := range t.match.MoveTexts(t.on.Asked()) {
		add(move, strings.Replace(move, "pick ", "card:", 1), "pick")
	}
}

// chosen is the number picked, 0 for none.
func (t *toyTable) chosen() int {
	for _, pick := range t.on.Choice.Made() {
		return int(pick[len("card:")] - '0')
	}
	return 0
}

func (t *toyTable) Lay() {
	t.frame.LayFrame(tabletop.FrameOptions{LayoutOptions: t.on.LayoutOptions, Under: t.under}, t.on.Stage.Metrics)
}
func (t *toyTable) Frame() *tabletop.Frame { return &t.frame }
func (t *toyTable) WhatNow() *match.Prompt {
	t.q = match.Prompt{Status: t.status}
	switch {
	case t.on.AskOver(&t.q, "toy.over"):
	case t.on.Busy():
		t.on.AskGate(&t.q)
	case !t.on.Holder.Mine():
		t.on.AskWatching(&t.q)
	default:
		t.q.Lead, t.q.Warn, t.q.Body = true, t.warns, t.explains
		t.q.Primary = match.Button{ID: "pick", Label: "Pick", Disabled: t.chosen() == 0, Why: "Choose first."}
	}
	return &t.q
}
func (t *toyTable) Controls(cs []ui.Control) []ui.Control {
	for i := range 3 {
		box := display.Rect{X: 100 + 150*float64(i), Y: 200, W: 120, H: 160}
		cs = append(cs, ui.Control{ID: fmt.Sprintf("card:%d", i+1), Label: "Card", Box: box, Role: display.CardRole,
			Checked: t.chosen() == i+1})
	}
	return cs
}
func (t *toyTable) Pile() (string, int) { return "", 0 }
func (t *toyTable) Rushing() bool       { return false }
func (t *toyTable) Reseated()           {}

// Sealed is what a test says.
func (t *toyTable) Sealed() bool { return t.sealed }

func (t *toyTable) Tick(in *input.Frame) {
	t.ticks++
	if in.Just.Has(input.Draw) && t.buzz != match.NoSeat {
		if err := t.on.SubmitFor(t.buzz, "pick 3"); err != nil {
			t.on.Answer.Refuse(err)
		}
	}
}

// Joins has what is shown at the end of a round shown in one beat.
func (t *toyTable) Joins(_ *toyView, last, e *toyEvent) bool { return last.opened && e.opened }

func (t *toyTable) Stage(b *match.Beat[toyView, toyEvent]) tabletop.Staged {
	is := tabletop.Staged{Hold: t.on.Stage.Ticks(300)}
	for _, e := range b.Events {
		is.Say(e.Say())
	}
	return is
}

func (t *toyTable) Board(_ *toyView, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	return buf, func(game.Place) (director.Pose, bool) { return director.Pose{}, false }
}

// Draw draws every part alike.
func (t *toyTable) Draw(_ tabletop.Part, l *display.List) {
	b := t.on.Brush(l, &t.frame)
	b.Ground()
	t.on.DrawPanel(&b)
	t.on.DrawAsked(&b, t.frame.Text)
	t.on.DrawBar(&b, "toy", tabletop.Progress{Words: "Round 1/3", Now: 1, Of: 3})
	t.on.DrawLog(&b)
	t.on.DrawHot(&b)
}

var (
	_ game.Rules[toyState, toyMove, toyView, toyEvent] = toy{}
)
