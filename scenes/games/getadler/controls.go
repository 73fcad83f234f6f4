package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// moment is all of the game's own that has controls and texts change, besides what is shown.
type moment struct {
	book    notebook.Moment
	offered bool
	pointed getadler.Kind
}

// Changed reports whether any of it has changed.
func (t *screen) Changed() bool {
	was := t.moment
	t.moment = moment{t.book.Moment(), t.book.offered(), t.pointed()}
	return t.moment != was
}

// Controls lists what can be pressed on the table, in reading order. While something is shown nothing of it can.
func (t *screen) Controls(cs []ui.Control) []ui.Control {
	v := t.now()
	switch {
	case t.book.Shown():
		return t.book.Controls(cs)
	case t.table.PileOpen || t.table.Busy():
		return t.toolControls(cs)
	case fighting(v):
		return t.handControls(t.controlsFight(cs))
	}
	for seat := range game.Seat(v.Seats) {
		cs = append(cs, t.table.PickControl(seatIDs[seat], t.seatLabel(v, seat), t.layout.Suspects[seat].Box,
			display.CardRole))
	}
	switch {
	case t.building():
		return t.handControls(t.builderControls(cs))
	case t.ask.choices[0].ID != "":
		cs = t.choiceControls(cs)
	default:
		cs = append(cs, t.table.PickControl("pile", t.pileLabel(t.now()), t.layout.Pile, display.Button),
			t.table.PickControl("discard", t.discardLabel(t.now()), t.layout.Discard, display.Button))
	}
	return t.handControls(t.toolControls(cs))
}

// choiceControls are the buttons of a choice in the middle: all alike.
func (t *screen) choiceControls(cs []ui.Control) []ui.Control {
	for i := range t.ask.choices {
		b := &t.ask.choices[i]
		cs = append(cs, ui.Control{
			ID: b.ID, Label: b.Label, Why: b.Why, Box: t.layout.Choices[i], Role: display.Choice, Checked: b.Checked,
			Disabled: b.Disabled,
		})
	}
	return cs
}

// handControls are the cards of the hand below, where it is open.
func (t *screen) handControls(cs []ui.Control) []ui.Control {
	for i := range t.layout.Held {
		k := t.layout.kind(i)
		if k == getadler.NoKind {
			continue
		}
		// A card that has risen can be pressed where it lay as well: it never slips from under the pointer.
		box := t.layout.Cards[i]
		rise := box.H * liftOf(t.lift[i])
		box.Y, box.H = box.Y-rise, box.H+rise
		card := t.table.PickControl(handIDs[i], t.table.Say(k.Key()), box, display.CardRole)
		card.Aloud = t.table.Say("voice.hand.focused", k.Word(), game.Number(i+1), game.Number(t.layout.Held))
		cs = append(cs, t.table.Carry(card))
	}
	return cs
}

// Follow brings cards up or down by a tick's share.
func (t *screen) Follow() {
	if t.rush.on && t.table.Busy() {
		t.table.Skip()
	}
	t.book.Follow()
	if hover, _, _ := t.table.Page.State(t.heeded); !hover {
		t.heeded = ""
	}
	if t.closed() {
		t.lift = [handMost]float64{}
	}
	if t.closed() {
		t.lift = [handMost]float64{}
	}
	t.table.Lift(handIDs, t.lift[:], tabletop.PointedLift)
}

// toolControls are the buttons of what can be looked up: the notebook for the one at the screen, the reference sheet
// for everybody. They are there at any moment, unless something lies over their place.
func (t *screen) toolControls(cs []ui.Control) []ui.Control {
	if t.toolsCovered() {
		return cs
	}
	add := func(i int, id, label, key string, icon display.Icon) {
		b := ui.Control{ID: id, Label: label, Key: key, Box: t.layout.Tools[i], Role: display.Button, Icon: icon}
		scale := t.table.Stage.Metrics.TextScale
		b.Letters = min(ui.ButtonSize, b.Box.H*toolWords/(t.table.Stage.Metrics.Scale()*max(1, scale)))
		if _, fits := ui.Shrink(b.Letters, min(b.Letters, ui.ButtonSize*toolLetters/max(1, scale)), func(size float64) bool {
			b.Letters = size
			return ui.Need(t.table.Stage, &b) <= b.Box.W
		}); !fits {
			b.Icon = display.NoIcon
		}
		cs = append(cs, b)
	}
	if t.book.offered() {
		add(0, "notebook", t.table.Say("notebook.button"), t.table.Prompt(input.Notebook), display.IconBook)
	}
	add(1, "sheet", t.table.Say("sheet.button"), t.table.Prompt(input.Sheet), display.IconList)
	return cs
}

// toolsCovered reports whether something lies over their place: what is read, built or shown, slips that are spoken,
// and a choice that leaves them no room beside it.
func (t *screen) toolsCovered() bool {
	if t.table.PileOpen || t.building() || t.ask.look || t.ask.meet != getadler.NoRole || fighting(t.now()) {
		return true
	}
	if t.ask.choices[0].ID != "" {
		return !t.layout.Beside
	}
	return t.show.After().said.asker != game.Public
}

// PageOf is the reference sheet, which lies over the table and shows what everybody may see.
func (t *screen) PageOf(id string) stage.Scene {
	if id != "sheet" {
		return nil
	}
	v := t.match.View(game.Public)
	return newSheet(t.table.Stage, &v)
}

// AtOnce is what keys look up at any moment, C the sheet and, where it may be had, N the notebook; and the press that
// goes to the end.
func (t *screen) AtOnce(in *input.Frame) string {
	switch {
	case t.rush.pressed(in, t.layout.Primary.Contains(in.X, in.Y)) && t.ask.Primary.ID == "toend" && !t.rush.on && !t.show.Gated() &&
		gone(&t.table.View, t.now()):
		return "toend"
	case in.Just.Has(input.Sheet):
		return "sheet"
	case in.Just.Has(input.Notebook) && t.book.offered():
		return "notebook"
	}
	return ""
}

// pointed is the card of the open hand that pointer or keyboard are on, NoKind for none.
func (t *screen) pointed() getadler.Kind {
	for i := range t.layout.Held {
		if hover, ring, _ := t.table.Page.State(handIDs[i]); hover || ring {
			return t.layout.kind(i)
		}
	}
	return getadler.NoKind
}

// bookIcon is the picture on buttons that open the notebook.
const bookIcon = match.Icon(display.IconBook)
