package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// toolControls are the buttons of what can be looked up: the notebook for the one at the screen, the reference sheet for
// everybody. They are there at any moment, unless something lies over their place.
func (t *screen) toolControls(cs []ui.Control) []ui.Control {
	if t.toolsCovered() {
		return cs
	}
	add := func(i int, id, label, key string, icon display.Icon) {
		b := ui.Control{ID: id, Label: label, Key: key, Box: t.layout.Tools[i], Role: display.Button, Icon: icon}
		scale := t.Stage.Metrics.TextScale
		b.Letters = min(ui.ButtonSize, b.Box.H*toolWords/(t.Stage.Metrics.Scale()*max(1, scale)))
		if _, fits := ui.Shrink(b.Letters, min(b.Letters, ui.ButtonSize*toolLetters/max(1, scale)), func(size float64) bool {
			b.Letters = size
			return ui.Need(t.Stage, &b) <= b.Box.W
		}); !fits {
			b.Icon = display.NoIcon
		}
		cs = append(cs, b)
	}
	if t.book.offered() {
		add(0, "notebook", t.Say("notebook.button"), t.Prompt(input.Notebook), display.IconBook)
	}
	add(1, "sheet", t.Say("sheet.button"), t.Prompt(input.Sheet), display.IconList)
	return cs
}

// toolsCovered tells whether something lies over their place: what is read, built or shown, slips that are spoken, and a
// choice that leaves them no room beside it.
func (t *screen) toolsCovered() bool {
	switch {
	case t.discards, t.building(), t.ask.look, t.ask.meet != getadler.NoRole, fighting(t.show.Now()), t.Recapping():
		return true
	case t.ask.choices[0].ID != "":
		return !t.layout.Beside
	}
	return t.telling.said.asker != game.Table
}

// PageOf is the reference sheet, which lies over the table and shows what everybody may see.
func (t *screen) PageOf(id string) stage.Scene {
	if id != "sheet" {
		return nil
	}
	v := t.match.View(game.Table)
	return newSheet(t.Stage, &v)
}

// AtOnce is what keys look up at any moment.
func (t *screen) AtOnce(in *input.Frame) string {
	if id := t.endKey(in); id != "" {
		return id
	}
	return shelfKey(in, t.book.offered())
}

// Reading tells that somebody reads the own notebook or the discard pile: computers wait.
func (t *screen) Reading() bool { return t.book.shown() || t.discards }

// endKey is the press that goes to the end: it counts while something is shown as well.
func (t *screen) endKey(in *input.Frame) string {
	if t.rushing || t.show.Gated() || !t.gone() || t.ask.Primary.ID != "toend" {
		return ""
	}
	if in.Just.Has(input.Confirm) || in.Pressed && t.layout.Primary.Contains(in.X, in.Y) {
		return "toend"
	}
	return ""
}
