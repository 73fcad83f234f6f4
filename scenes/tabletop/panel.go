package tabletop

import (
	"cmp"
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// Panel is where it stands what is asked, and its answers.
type Panel struct {
	// asking is the question that the focus was brought to, entered the one in which the keyboard has been led to what
	// there is to pick.
	asking, entered question
	// words are those that the panel is being drawn with, said those of them that answer a press.
	words, said ui.Stack
	// fitting are those of them that have room in a box.
	fitting ui.Stack
	// turn says whose turn it is where that has no room in one line.
	turn ui.Stack
	// bare reports that nothing can be pressed in the panel; head is the question, where nothing else says it. Abreast has
	// what there is to know about it stand at its right.
	bare, abreast bool
	head          string
	// foremost reports that what opens the cards has the place of the button that goes on.
	foremost bool
	// trial is what the panel is drawn on to see for what it has room; trying reports that it is.
	trial  display.List
	trying bool
	// larger is what trier draws on to see whether larger letters have room.
	larger display.List
	trier  Brush
}

// question tells one question to a person from the next.
type question struct {
	decision int
	holder   game.Seat
	pile     bool
	step     int
	made     string
}

// question is what is asked now.
func (p *Panel) question(t *Table) question {
	return question{t.Decision(), t.Holder.Seat(), t.PileOpen, overlays(t.room).Step(), t.Choice.Text()}
}

// aimFocus gives the focus to what is asked for, once for each question: what the game names, or the primary button,
// or what must be pressed before it.
func (p *Panel) aimFocus(t *Table) {
	asking := p.question(t)
	if asking == p.asking {
		return
	}
	p.asking = asking
	if t.whole.open {
		t.LogOpen, t.whole = false, whole{} // What it told is over.
		t.Invalidate()
	}
	q := t.Choice.Prompt()
	t.Announce()
	first := ""
	if q.Lead {
		first, _ = p.aims(t)
	}
	if first == "" {
		first = overlays(t.room).Focus()
	}
	switch {
	case first != "":
		t.Page.SetFocus(first)
	case q.Primary.Disabled && t.Holder.CanPeek() && !t.Holder.Open():
		t.Page.SetFocus("peek")
	case (q.Primary.Disabled || q.Primary.Calm) && q.Secondary.ID != "":
		t.Page.SetFocus(q.Secondary.ID)
	case q.Primary.Disabled && q.Primary.Why == "":
		// Nothing can be said of it: what is picked before it has the focus.
		first, _ = p.aims(t)
		t.Page.SetFocus(cmp.Or(first, q.Primary.ID))
	default:
		t.Page.SetFocus(q.Primary.ID)
	}
}

// aims are the first and the last control that the next pick is made with, where it is no answer in the panel; empty
// for none.
func (p *Panel) aims(t *Table) (first, last string) {
	if t.Choice.Prompt().Blocked != "" {
		return "", ""
	}
	for i := range t.controls {
		if id := t.controls[i].ID; t.Choice.Next(id) && !t.Choice.OnPanel(id) {
			if last = id; first == "" {
				first = id
			}
		}
	}
	return first, last
}

// enter brings the focus to what there is to pick: the first step with the keyboard leads from the primary button to
// the first of it, or with a step back to the last. From there on every step goes to the neighbour, so that all of the
// screen can be reached.
func (p *Panel) enter(t *Table, in *input.Frame) {
	back := in.Just.Has(input.Left) || in.Just.Has(input.Prev)
	if !back && !in.Just.Has(input.Right) && !in.Just.Has(input.Down) && !in.Just.Has(input.Up) &&
		!in.Just.Has(input.Next) {
		return
	}
	if q := t.Choice.Prompt(); !q.Primary.Disabled || q.Lead || p.entered == p.asking {
		return
	}
	first, last := p.aims(t)
	if back {
		first = last
	}
	if first != "" {
		p.entered = p.asking
		t.Page.SetFocus(first)
		t.Stage.Redraw()
	}
}

// digit is what the digit of a tick presses, empty for none.
func (p *Panel) digit(t *Table, in *input.Frame) string {
	digits := t.Choice.Prompt().Digits
	for _, k := range in.Struck {
		if n := k.Digit(); n >= 0 && n < len(digits) && digits[n] != "" {
			return digits[n]
		}
	}
	return ""
}

// PickControl is what is pressed for a pick, or to be told about it, and is drawn as something else: as a card, say.
func (t *Table) PickControl(id, label string, box display.Rect, role display.Role) ui.Control {
	return ui.Control{ID: id, Label: label, Box: box, Role: role, Quiet: true, Checked: t.Choice.Picked(id)}
}

// Lift brings what is pressed for picks up or down by a tick's share of its way, from 0 to 1: all the way up while it
// is picked, so far while it is only pointed at. With reduced motion nothing rises: what is pointed at has an outline
// instead.
func (t *Table) Lift(picks []match.Pick, lift []float64, pointed float64) {
	step, still := 1.0, t.Stage.Still()
	if ticks := t.Stage.Ticks(liftMS); ticks > 0 && !still {
		step = 1 / float64(ticks)
	}
	for i, pick := range picks {
		goal, was := 0.0, lift[i]
		hover, focus, _ := t.Page.State(pick)
		switch {
		case still || !t.Choice.Offered(pick):
		case t.Choice.Picked(pick):
			goal = 1
		case hover || focus:
			goal = pointed
		}
		if lift[i] = max(was-step, min(goal, was+step)); lift[i] != was {
			t.Invalidate()
		}
	}
}

// Guide is the paragraph of the rules that explains what is on the screen.
func (t *Table) Guide() (game, ruling string) { return t.Desk.Session.Game(), t.Rule() }

// Rule is the ruling that is looked up now: that of the refusal in sight, or else of what is going on.
func (t *Table) Rule() string {
	a := t.Answer
	switch {
	case a.Text() != "" && a.Ruling() != "":
		return a.Ruling()
	case a.Text() == "" && t.Page.RefusedRule() != "":
		return t.Page.RefusedRule()
	}
	if ruling := t.surprise.ruling(); ruling != "" {
		return ruling
	}
	return t.room.Explained()
}

// ruled reports whether the sentence in sight says that something is against the rules: they are one press away then.
func (p *Panel) ruled(t *Table) bool {
	if a := t.Answer; a.Text() != "" {
		return !a.Good() || a.Ruling() != ""
	}
	return t.Page.Refusal() != "" || t.surprise.inPanel(t)
}

// link appends the way from a refusal to its rule: at the right of the sentence or, where that would leave it too
// little room, where a button could stand and none does.
func (p *Panel) link(t *Table, cs []ui.Control) []ui.Control {
	if !p.ruled(t) || t.Desk.Rules == nil {
		return cs
	}
	link := ui.Control{
		ID: "rule", Label: t.Say("table.rule"), Key: t.Stage.Prompt(input.Rules), Role: display.Link,
		Icon: display.IconBook, Letters: SmallSize,
	}
	f, m := t.room.Frame(), t.Stage.Metrics
	least := m.Size(display.Sans, BodySize) * leastWords
	high := min(ui.TargetHeight(m), f.Text.H)
	text := p.widened(cs, f, f.Text)
	if need := ui.Need(t.Stage, &link); text.W-need >= least {
		link.Box = display.Rect{X: text.X + text.W - need, Y: text.Y, W: need, H: high}
		return append(cs, link)
	}
	words := f.Hint
	words.W = max(words.W, hintWide(t)) + m.U(hintGap)
	words.X = f.Hint.X + f.Hint.W - words.W
	for _, place := range [...]display.Rect{f.Secondary, f.Third} {
		if !taken(cs, place) && place.Intersect(words).Empty() { // The words of the hint come first.
			need := ui.Need(t.Stage, &link)
			if wide := place; need > place.W && words.Y < place.Y+place.H && words.X > place.X+place.W {
				if wide.W = words.X - place.X; !taken(cs, wide) { // Up to the hint, so that its key has a name.
					place = wide
				}
			}
			link.Box = display.Rect{X: place.X, Y: place.Y + (place.H-high)/2, W: min(need, place.W), H: high}
			return append(cs, link)
		}
	}
	link.Key = ""
	link.Box = display.Rect{X: f.Text.X + f.Text.W - high, Y: f.Text.Y, W: high, H: high}
	return append(cs, link)
}

// widened is a room for words with the place of the answers beside it, while none of them stands there and the ground
// of the words goes on so far.
func (p *Panel) widened(cs []ui.Control, f *Frame, room display.Rect) display.Rect {
	end := room.X + room.W
	whole, free := end >= f.Text.X+f.Text.W-0.5, f.Primary.X+f.Primary.W-end
	if whole && free > 0 && f.Plate == f.Panel && f.Primary.X >= end {
		beside := display.Rect{X: end, Y: room.Y, W: free, H: room.H}
		for i := range cs {
			if c := &cs[i]; c.ID != "rule" && c.ID != wholeID && !c.Box.Intersect(beside).Empty() {
				return room
			}
		}
		room.W += free
	}
	return room
}

// taken reports whether a control stands in a place.
func taken(cs []ui.Control, place display.Rect) bool {
	return slices.ContainsFunc(cs, func(c ui.Control) bool { return !c.Box.Intersect(place).Empty() })
}

// besideLink is what a room for words has left where the way to a rule stands in it.
func (p *Panel) besideLink(t *Table, b *Brush, room display.Rect) display.Rect {
	for i := range t.controls {
		if c := &t.controls[i]; (c.ID == "rule" || c.ID == wholeID) && !c.Box.Intersect(room).Empty() {
			room.W = c.Box.X - b.M.U(16) - room.X
		}
	}
	return room
}

// underLink is the part of a wide room that has place for more of what is to be said, or for larger letters: the one
// beside the way to a rule that is left to the words, or what is under that way.
func (p *Panel) underLink(t *Table, wide, beside display.Rect, s ui.Stack) display.Rect {
	under := p.lower(t, wide, beside)
	if under == beside {
		return beside
	}
	room := func(box display.Rect) (paragraphs int, share float64, fits bool) {
		p.fitting = append(p.fitting[:0], s...)
		said := p.fitting.Fitted(t.Stage, box, leastShare(t), ShowsWhole(t))
		share, fits = said.ShareFrom(leastShare(t), t.Stage, box, 1)
		return len(said), share, fits
	}
	many, share, fits := room(beside)
	more, larger, all := room(under)
	if all && (!fits || more > many || more == many && larger > share) {
		return under
	}
	return beside
}

// lower is the part of a wide room under the way to a rule, or that beside it where nothing is left under it.
func (p *Panel) lower(t *Table, wide, beside display.Rect) display.Rect {
	foot := beside.Y
	for i := range t.controls {
		if c := &t.controls[i]; (c.ID == "rule" || c.ID == wholeID) && !c.Box.Intersect(wide).Empty() {
			foot = max(foot, c.Box.Y+c.Box.H)
		}
	}
	if _, under := wide.CutTop(foot - wide.Y); foot > beside.Y && !under.Empty() {
		return under
	}
	return beside
}

// drawHint marks the controls that the moves of the hint begin with.
func drawHint(t *Table, b *Brush) {
	a := t.Answer
	if !a.Hint() {
		return
	}
	marks := a.Marks()
	markHint(t, b, marks[0])
	if marks[1] != marks[0] {
		markHint(t, b, marks[1])
	}
}

// markHint marks the control of that id, or the way back to it from what else was chosen.
func markHint(t *Table, b *Brush, id string) {
	on := ui.Find(t.controls, id)
	if on == nil {
		on = ui.Find(t.controls, "back")
	}
	if id == "" || on == nil {
		return
	}
	side := max(b.M.U(hintMark), hintMarkPx)
	box := hintMarkOn(spotOf(t.room, id, on.Box), side)
	b.L.Fill(box, theme.GroundColour, side/2)
	b.L.Border(box, theme.Focus, side/2, max(2, side*0.06))
	b.L.Symbol(box.Inset(side*0.2), display.IconBulb, theme.Focus)
}

// hintMarkOn is the place of the mark on what a hint names: over the upper edge, in the middle, or at the corner of
// what is so low that its words would lie under the mark.
func hintMarkOn(on display.Rect, side float64) display.Rect {
	x, _ := on.Centre()
	if on.H < hintLow*side {
		x = on.X + side*hintCorner
	}
	return display.Rect{X: x - side/2, Y: on.Y - side*hintRises, W: side, H: side}
}

// hintFits reports whether the words of a hint have room in the panel, in letters no smaller than without larger ones,
// and not much smaller than the reader's: who reads large ones is served better by a reason less.
func hintFits(t *Table, text string) bool {
	words := ui.Stack{{Text: text, Font: display.SansBold, Size: BodySize}}
	return t.Panel.fits(t, words, max(1/max(1, t.Stage.Metrics.TextScale), hintLetters))
}

// hintButton appends the button that asks for a hint, in its place at the right end of the panel: a picture, with its
// words where nothing stands beside it. It comes up when a hand is opened: not where the button was that was pressed
// for that.
func hintButton(t *Table, cs []ui.Control) []ui.Control {
	b, ok := hint(t)
	if !ok {
		return cs
	}
	place, gap := b.Box, t.Stage.Metrics.U(hintGap)
	words := place
	words.W = ui.Need(t.Stage, &b)
	words.X = place.X + place.W - words.W
	if !taken(cs, words.Inset(-gap/2)) {
		b.Box = words
	}
	return append(cs, b)
}

// hint is the button of the hint, as small as it may be; ok is false where there is none.
func hint(t *Table) (b ui.Control, ok bool) {
	label, ok := "hint.button", t.HintState().Possible && !t.Lesson.Tells()
	if t.Lesson.Asks() {
		label, ok = "lesson.show", !t.Lesson.Showing()
	}
	return ui.Control{
		ID: match.HintID, Label: t.Say(label), Key: t.Prompt(input.Hint), Box: t.room.Frame().Hint, Role: display.Button,
		Icon: display.IconBulb, Letters: SmallSize,
	}, ok
}

// hintWide is the width of the hint with its words, 0 where there is none.
func hintWide(t *Table) float64 {
	b, ok := hint(t)
	if !ok {
		return 0
	}
	return ui.Need(t.Stage, &b)
}
