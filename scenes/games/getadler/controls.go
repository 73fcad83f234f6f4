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

// snapshot is all of the game's own that has controls and texts change, besides what is shown.
type snapshot struct {
	book    notebook.Snapshot
	offered bool
	pointed getadler.Kind
}

// Changed reports whether any of it has changed.
func (t *screen) Changed() bool {
	was := t.moment
	t.moment = snapshot{t.book.Snapshot(), t.offersNotebook(), t.pointed()}
	return t.moment != was
}

// Controls lists what can be pressed on the table, in reading order. While something is shown nothing of it can.
func (t *screen) Controls(cs []ui.Control) []ui.Control {
	v := t.now()
	switch {
	case t.book.Shown():
		return t.book.Controls(cs)
	case t.table.PileOpen || t.table.Busy():
		return t.controls.tools(cs)
	case fighting(v):
		return t.controls.cards(t.controls.fight(cs))
	}
	for seat := range game.Seat(v.Seats) {
		if box := t.layout.Suspects[seat].Box; !box.Empty() {
			cs = append(cs, t.table.PickControl(seatIDs[seat], t.seatLabel(v, seat), box, display.CardRole))
		}
	}
	switch {
	case t.building():
		return t.controls.cards(t.controls.tools(t.controls.builder(cs)))
	case t.ask.choices[0].ID != "":
		cs = t.controls.choices(cs)
	default:
		cs = append(cs, t.table.PickControl("pile", t.pileLabel(t.now()), t.layout.Pile, display.Button),
			t.table.PickControl("discard", t.discardLabel(t.now()), t.layout.Discard, display.Button))
	}
	return t.controls.cards(t.controls.tools(cs))
}

// Follow brings cards up or down by a tick's share.
func (t *screen) Follow() {
	if t.rush.on && t.table.Busy() {
		t.table.Skip()
	}
	t.book.Follow()
	if t.table.Busy() {
		t.table.Page.Happened() // It is told where the strips are explained.
	}
	if t.closed() {
		t.lift = [getadler.MaxHand]float64{}
	}
	t.table.Lift(handIDs, t.lift[:], tabletop.PointedLift)
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
	case t.rush.pressed(in, t.layout.Primary.Contains(in.X, in.Y)) && t.ask.Primary.ID == "toend" && !t.rush.on &&
		!t.show.Gated() && gone(&t.table.View, t.now()):
		return "toend"
	case in.Just.Has(input.Sheet) && !t.table.Lesson.Hides("sheet"):
		return "sheet"
	case in.Just.Has(input.Notebook) && t.offersNotebook():
		return "notebook"
	}
	return ""
}

// pointed is the card of the open hand that the pointer was led to, or the keyboard, NoKind for none.
func (t *screen) pointed() getadler.Kind {
	for i := range t.layout.Held {
		if _, ring, _ := t.table.Page.State(handIDs[i]); ring || t.table.Page.Sought(handIDs[i]) {
			return t.layout.kind(i)
		}
	}
	return getadler.NoKind
}

// bookIcon is the picture on buttons that open the notebook.
const bookIcon = match.Icon(display.IconBook)

// What can be looked up in a confrontation: the cards that were played, and those who take part.
var (
	laidIDs = each(getadler.MaxLaid, func(i int) string { return "laid:" + string(rune('a'+i)) })
	sideIDs = each(game.MaxSeats, func(i int) string { return "side:" + game.Seat(i).String() })
)

// controls are those of cards, choices and tools, and of what a confrontation and a question show.
type controls struct {
	*questions
	// boxes is where all lies, lift how far the cards of the hand have risen.
	boxes *layout
	lift  *[getadler.MaxHand]float64
	// control is that of a pick, carry lets the pointer carry what it stands for, and offered reports whether the notebook
	// may be opened.
	control func(id, label string, box display.Rect, role display.Role) ui.Control
	carry   func(ui.Control) ui.Control
	offered func() bool
	// keys are those that open notebook and sheet.
	keys [2]string
}

// choices are the buttons of a choice in the middle: all alike.
func (c *controls) choices(cs []ui.Control) []ui.Control {
	for i := range c.ask.choices {
		b := &c.ask.choices[i]
		choice := ui.Control{
			ID: b.ID, Label: b.Label, Why: b.Why, Box: c.boxes.Choices[i], Role: display.Choice, Checked: b.Checked,
			Disabled: b.Disabled,
		}
		switch {
		case c.ask.names:
			choice.Picture = notebook.HeadOf(nameable[i])
		case b.ID == answerIDs[i]:
			choice.Icon = [...]display.Icon{display.IconCheck, display.IconClose}[i]
		}
		cs = append(cs, choice)
	}
	return cs
}

// cards are the cards of the hand below, where it is open.
func (c *controls) cards(cs []ui.Control) []ui.Control {
	for i := range c.boxes.Held {
		k := c.boxes.kind(i)
		if k == getadler.NoKind {
			continue
		}
		// A card that has risen can be pressed where it lay as well: it never slips from under the pointer.
		box := c.boxes.Cards[i]
		rise := box.H * liftOf(c.lift[i])
		box.Y, box.H = box.Y-rise, box.H+rise
		card := c.control(handIDs[i], c.look.Say(k.Key()), box, display.CardRole)
		card.Aloud = c.look.Say("voice.hand.focused", k.Word(), game.Number(i+1), game.Number(c.boxes.Held))
		cs = append(cs, c.carry(card))
	}
	return cs
}

// tools are the buttons of what can be looked up: the notebook for the one at the screen, the reference sheet
// for everybody. They are there at any moment, unless something lies over their place.
func (c *controls) tools(cs []ui.Control) []ui.Control {
	if now := c.now(); c.toolsCovered(now.pileOpen, now.view) ||
		c.ask.choices[0].ID == "" && now.told.said.asker != game.Public {
		return cs // What is said is read first.
	}
	add := func(i int, id, label string, key input.Action) {
		c.keys[i] = c.look.Prompt(key)
		cs = append(cs, ui.Control{ID: id, Label: label, Key: c.keys[i], Box: c.boxes.Tools[i], Role: display.Button,
			Quiet: true})
	}
	if c.offered() {
		add(0, "notebook", c.look.Say("notebook.button"), input.Notebook)
	}
	if !c.boxes.Tools[1].Empty() {
		add(1, "sheet", c.look.Say("sheet.button"), input.Sheet)
	}
	return cs
}

// toolsCovered reports whether something lies over their place: what is read, built or shown, and a choice that leaves
// them no room beside it.
func (c *controls) toolsCovered(pileOpen bool, v *getadler.View) bool {
	if pileOpen || c.building() && !c.boxes.Beside || c.ask.look || c.ask.meet != getadler.NoRole || fighting(v) {
		return true
	}
	return c.ask.choices[0].ID != "" && !c.boxes.Beside
}

// fight are what can be pressed in a confrontation, above the hand: in reading order the two who face each
// other, what was played, who may follow, and the cards of loot.
func (c *controls) fight(cs []ui.Control) []ui.Control {
	v, f := c.now().view, &c.boxes.Fight
	of := &v.Fight
	if !of.Villain.Sits(v.Seats) || !of.Opponent.Sits(v.Seats) {
		return cs
	}
	side := func(seat game.Seat, box display.Rect) {
		cs = append(cs, c.control(sideIDs[seat], c.sideLabel(v, seat), box, display.Button))
	}
	side(of.Villain, c.boxes.side(of.Villain).Box)
	if v.Phase == getadler.PhaseLoot && v.Looking.Sum() > 0 {
		// Those of a kind are one.
		for k, box := range f.Loot {
			if !box.Empty() {
				label := c.look.Say("getadler.loot.label", getadler.Kind(k).Some(v.Looking[k]))
				cs = append(cs, c.control(lootIDs[k], label, box, display.CardRole))
			}
		}
	} else {
		for i, l := range of.Laid[:of.Cards] {
			laid := c.control(laidIDs[i], c.laidLabel(l), f.Laid[i], display.CardRole)
			laid.Aloud = c.look.Say("voice.nth", game.Number(i+1), game.Text(laid.Label))
			cs = append(cs, laid)
		}
	}
	side(of.Opponent, f.Hero.Box)
	for _, seat := range f.Order[:f.Rowed] {
		if seat != of.Opponent {
			side(seat, c.boxes.Suspects[seat].Box)
		}
	}
	return cs
}

// builder are the characteristics and colours that can be chosen.
func (c *controls) builder(cs []ui.Control) []ui.Control {
	for _, p := range c.parts(nil) {
		label := c.look.Say("builder.trait.label", game.Word(p.trait.Key()))
		if p.colour != getadler.NoColour {
			// Readers are told whom it would fit.
			fitting := game.Text(c.fitting(c.now().view.Seats, p.trait, p.colour))
			label = c.look.Say("builder.colour.label", game.Word(p.trait.Key()),
				game.Word(getadler.ColourKey(p.trait, p.colour)),
				fitting)
		}
		cs = append(cs, c.control(p.id(), label, p.box, display.Choice))
	}
	return cs
}

// parts appends what the question can be built of now: all characteristics, or the chosen one at the left of its
// colours. There are none before the layout has a place for them.
func (c *controls) parts(buf []part) []part {
	m, room := c.look.Stage.Metrics, c.boxes.Builder
	gap, grown := max(m.U(builderGap), 6), max(m.TextScale, 1)
	most := builderMost.In(m) * grown
	if c.boxes.Tall {
		most *= 2
	}
	room = room.Middle(room.W, min(room.H-2*gap, most))
	trait, _ := c.topic()
	switch {
	case room.Empty():
		return buf
	case trait < 0:
		columns, rows, most := getadler.Traits, 1, m.U(traitWidest)*grown
		if c.boxes.Tall { // They stand two by two.
			columns, rows, most = 2, getadler.Traits/2, max(most, traitPressed)
		}
		room = abreast(room, columns, gap, most)
		room.H = (room.H - gap*float64(rows-1)) / float64(rows)
		for i := range getadler.Traits {
			box := room.Column(i%columns, columns, gap).Moved(0, (room.H+gap)*float64(i/columns))
			buf = append(buf, part{box: box, trait: getadler.Trait(i)})
		}
		return buf
	}
	share := traitShare
	var all [mostColours]getadler.Colour
	colours := c.colours(all[:0])
	columns, rows := len(colours), 1
	if room.W*(1-share)/float64(columns)-gap < colourLeast.In(m) && columns > 2 && room.H > 2*colourHigh.In(m) {
		columns, rows, share = 2, (columns+1)/2, narrowTrait
	}
	whole := room
	chosen, room := room.PartLeft(room.W*share, gap)
	room = abreast(room, columns, gap, max(m.U(colourMost)*grown, colourLeast.Least)*float64(rows))
	chosen.X = whole.Middle(chosen.W+gap+room.W, room.H).X // They stand beside one another in the middle.
	room.X = chosen.X + chosen.W + gap
	buf = append(buf, part{box: chosen, trait: getadler.Trait(trait)})
	room.H = (room.H - gap*float64(rows-1)) / float64(rows)
	for i, c := range colours {
		box := room.Column(i%columns, columns, gap).Moved(0, (room.H+gap)*float64(i/columns))
		buf = append(buf, part{box, getadler.Trait(trait), c})
	}
	return buf
}
