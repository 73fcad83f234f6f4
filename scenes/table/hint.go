package table

import (
	"regexp"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// hinting is the hint that a person has asked for. It belongs to the open hand: it rests on what is in it, and goes with it.
type hinting struct {
	request request
	// decision is the number of the one that it is asked for; kept is what was thought of the one of the number keptFor:
	// one decision has one hint, however often it is asked for and whatever else is worked out in the meantime.
	decision, keptFor int
	kept              *bots.Thought[string]
	// told tells that it is in sight, mark is the control that the move begins with; empty for none.
	told bool
	mark string
}

// hintState is what controls and texts depend on.
type hintState struct{ busy, told, on bool }

func (c *Table) hintState() hintState {
	return hintState{c.hint.request.busy(), c.hint.told, c.Stage.Settings.Hints}
}

// hints tells whether a hint can be given for what is asked here and now, the hand being open. It can where one move alone
// is legal, too: that a button is missing would tell a hero, who may only tell the truth, from a villain (G7).
func (c *Table) hints() bool {
	return c.Stage.Settings.Hints && c.computers.reasons != nil && c.Mine() && !c.Busy() && c.screen.recap == nil && c.Open()
}

// askHint asks the strongest computer what it would do, seeing what the person sees: what a person may no longer look at
// counts for nothing.
func (c *Table) askHint() {
	if !c.hints() {
		if c.Stage.Settings.Hints && c.CanPeek() && !c.Busy() {
			c.Explain(c.Say("hint.closed"))
		}
		return
	}
	if c.hint.kept != nil && c.hint.keptFor == c.decision {
		c.Stage.Play(sound.Tick)
		c.giveHint(c.hint.kept)
		return
	}
	player := bots.OfLevel(game.Expert)
	q := bots.Question{Player: player, Why: true, Shown: true, Study: c.studied()}
	if c.computers.game.Name != "" {
		q.Budget = c.computers.game.Budget(player, len(c.Names))
	}
	c.Unanswer()
	c.hint.decision = c.decision
	c.hint.request.begin(nil, c.computers.reasons(c.asked, c.session.Len(), q))
	c.Stage.Play(sound.Tick)
	c.sayHint(c.Say("hint.thinking"))
}

// sayHint puts words about the hint into the panel.
func (c *Table) sayHint(text string) {
	c.answer("", text, true)
	c.hint.told, c.hint.mark = true, ""
}

// dropHint ends what is thought for a hint: any other press does.
func (c *Table) dropHint() {
	if c.hint.request.busy() {
		c.hint.request.end()
		c.Unanswer()
		c.Invalidate()
	}
}

// updateHint tells the hint as soon as there is one. The game goes on without waiting.
func (c *Table) updateHint(in *input.Frame) {
	if c.hint.request.busy() && (in.AnyPress || c.hint.decision != c.decision || !c.hints()) {
		c.dropHint()
	}
	thought, ok := c.hint.request.take(c.Stage.WaitForBots)
	if !ok {
		return
	}
	if len(thought.Options) > 0 && !c.forced() {
		// Where the rules leave no choice nobody was helped: that counts as no hint.
		c.note(record.Note{Kind: record.NoteHint, Seat: c.asked, N: c.session.Len()})
	}
	kept := thought // A tick without an answer takes no memory.
	c.hint.kept, c.hint.keptFor = &kept, c.decision
	c.giveHint(c.hint.kept)
}

// giveHint shows what was thought.
func (c *Table) giveHint(t *bots.Thought[string]) {
	c.sayHint(c.hintText(t))
	if len(t.Options) == 0 {
		return
	}
	c.hint.mark = c.FirstPick(t.Move)
}

// hinted shows a hint: its words where they have no room in the panel, and the control that its move begins with.
func (b *Brush) hinted() {
	b.hintOnSlip()
	h := &b.c.hint
	if !h.told || h.mark == "" {
		return
	}
	on := find(b.c.controls, h.mark)
	if on == nil {
		return
	}
	side := max(b.M.U(hintMark), hintMarkPx)
	over := on.Box
	if b.c.game.Spot != nil {
		if spot := b.c.game.Spot(h.mark); !spot.Empty() {
			over = spot
		}
	}
	box := hintMarkOn(over, side)
	b.L.Fill(box, theme.GroundColour, side/2)
	b.L.Border(box, theme.Focus, side/2, max(2, side*0.06))
	b.L.Symbol(box.Inset(side*0.2), display.IconBulb, theme.Focus)
}

// hintMarkOn is the place of the mark on what a hint names: over the upper edge, in the middle, or at the corner of what is
// so low that its words would lie under the mark.
func hintMarkOn(on display.Rect, side float64) display.Rect {
	x, _ := on.Centre()
	if on.H < hintLow*side {
		x = on.X + side*hintCorner
	}
	return display.Rect{X: x - side/2, Y: on.Y - side*hintRises, W: side, H: side}
}

// hintText is the move with its worth beside that of the next best, and as many of the reasons as have room.
func (c *Table) hintText(t *bots.Thought[string]) string {
	made, next := weighedBest(t)
	if made == nil || made.Says == (game.Line{}) || c.forced() && len(t.Knew) == 0 {
		return c.hintless()
	}
	reader := c.Reader().To(c.asked)
	says := game.Text(reader.Say(made.Says))
	worth := worthOf(c, t.Scale, made.Value)
	text := c.Say("hint.only", says)
	switch {
	case t.Scale == bots.Liking:
	case next == nil:
		text = c.Say(hintKeys[t.Scale].alone, says, game.Text(worth))
	case worthOf(c, t.Scale, next.Value) == worth:
		text = c.Say(hintKeys[t.Scale].same, says, game.Text(worth))
	case next.Value > made.Value:
		text = c.Say("hint.mixed", says)
	default:
		text = c.Say(hintKeys[t.Scale].next, says, game.Text(worth), game.Text(worthOf(c, t.Scale, next.Value)))
	}
	text = unstopped(text)
	var reasons []game.Line
	if len(t.Knew) > 0 {
		reasons = append(reasons, t.Knew[0])
	}
	if t.Feared.Says != (game.Line{}) {
		reasons = append(reasons, t.Feared.Says)
	}
	if len(t.Knew) > 1 {
		reasons = append(reasons, t.Knew[1])
	}
	for _, l := range reasons {
		if longer := stage.Sentences(text, reader.Say(l)); c.hintFits(longer) {
			text = longer
		}
	}
	return text
}

// unstopped takes away the full stop after a question that is quoted: the question's own mark ends the sentence.
func unstopped(text string) string {
	return quotedQuestion.ReplaceAllString(text, "$1")
}

var quotedQuestion = regexp.MustCompile(`([?!]\pZ*[”»])\.`)

// hintless is what stands for a hint where nothing was weighed: what alone may be done, by the button that does it.
func (c *Table) hintless() string {
	if !c.forced() {
		return c.Say("hint.none")
	}
	label := ""
	for _, b := range [...]*Button{&c.ask.Primary, &c.ask.Secondary, &c.ask.Third} {
		switch {
		case b.ID == "" || b.Disabled:
		case label != "":
			return c.Say("hint.forced")
		default:
			label = b.Label
		}
	}
	if label == "" {
		return c.Say("hint.forced")
	}
	return c.Say("hint.forced.button", game.Text(label))
}

// forced tells whether the rules leave one move only.
func (c *Table) forced() bool { return len(c.session.MoveTexts(c.asked)) == 1 }

// hintKeys say a hint by the scale of what was weighed: alone, with the worth of the next best, and where that is as good.
var hintKeys = [...]struct{ alone, next, same string }{
	bots.Wins:   {"hint.wins", "hint.wins.next", "hint.wins.same"},
	bots.Points: {"hint.points", "hint.points.next", "hint.points.same"},
}

// worthOf is a value in words that stand in a sentence: a chance, or how many points ahead or behind.
func worthOf(c *Table, scale bots.Scale, value float64) string {
	if scale != bots.Points {
		return figureOf(c, scale, value)
	}
	switch n := halvesOf(value); {
	case n < 0:
		return c.Say("hint.behind", game.Halves(-n))
	case n > 0:
		return c.Say("hint.ahead", game.Halves(n))
	}
	return c.Say("hint.level")
}

// weighedBest gives the option that a thought chose, and the best of the others; nil for none.
func weighedBest(t *bots.Thought[string]) (made, next *bots.Weighed[string]) {
	for i := range t.Options {
		o := &t.Options[i]
		switch {
		case o.Move == t.Move:
			made = o
		case next == nil || o.Value > next.Value:
			next = o
		}
	}
	return made, next
}

// hintFits tells whether the words of a hint have room: in a slip, or, where a game tells all there is to know across the
// whole panel, there in letters no smaller than without larger ones, and not much smaller than the reader's: who reads large
// ones is served better by a reason less.
func (c *Table) hintFits(text string) bool {
	m := c.Stage.Metrics
	if f := c.game.Frame(); f.Head.Empty() {
		return c.fitsPanel(text, 1) || c.hintSlip(text).H <= (c.hintFloor()-f.Board.Y)*slipShare
	}
	return c.fitsPanel(text, max(1/max(1, m.TextScale), hintLetters))
}

// fitsPanel tells whether a sentence has room in the panel in letters of that share of their size.
func (c *Table) fitsPanel(text string, share float64) bool {
	f := c.game.Frame()
	room := f.Text
	if c.game.TextRoom != nil {
		room = c.game.TextRoom()
	}
	if c.ask.TextEnd > room.Y {
		room.H = c.ask.TextEnd - c.Stage.Metrics.U(8) - room.Y
	}
	return ui.Stack{{Text: text, Font: display.SansBold, Size: BodySize}}.Height(c.Stage, room.W, share) <= room.H
}

// slipped tells whether the hint in sight stands on a slip over the panel: where it has no room in the panel, in the
// reader's letters.
func (c *Table) slipped() bool {
	return c.hint.told && c.game.Frame().Head.Empty() && !c.fitsPanel(c.why, 1)
}

// hintFloor is what a slip stands on: the panel, or what the game wants to be seen under it.
func (c *Table) hintFloor() float64 {
	if c.game.HintFloor != nil {
		return c.game.HintFloor()
	}
	return c.game.Frame().Panel.Y
}

// hintSlip is the place of such a slip: it reaches as far up from its floor as its words need.
func (c *Table) hintSlip(text string) display.Rect {
	f, m := c.game.Frame(), c.Stage.Metrics
	slip := display.Rect{X: f.Panel.X, W: min(f.Board.X+f.Board.W, f.Panel.X+f.Panel.W) - f.Panel.X}
	words := ui.Stack{{Text: text, Font: display.Sans, Size: BodySize}}
	slip.H = words.Height(c.Stage, c.inSlip(slip).W, 1) + 2*m.U(slipPad)
	slip.Y = c.hintFloor() - m.U(slipPad)/2 - slip.H
	return slip
}

// inSlip is the place of the words on a slip, beside its sign.
func (c *Table) inSlip(slip display.Rect) display.Rect {
	m := c.Stage.Metrics
	in := slip.Inset(m.U(slipPad))
	_, in = in.CutLeft(m.Size(display.Sans, BodySize)*slipSign + m.U(slipPad))
	return in
}

// hintOnSlip draws the hint where it stands on a slip.
func (b *Brush) hintOnSlip() {
	if !b.c.slipped() {
		return
	}
	defer b.Explains(len(b.L.Items))
	skin, slip := b.c.Skin, b.c.hintSlip(b.c.why)
	// A panel may let the table through; what is read over cards must not.
	b.L.Fill(slip, theme.GroundColour, b.M.U(ui.Radius)*1.4).Shadow = b.M.U(12)
	b.L.Fill(slip, skin.Panel, b.M.U(ui.Radius)*1.4)
	b.L.Border(slip, theme.Focus, b.M.U(ui.Radius)*1.4, max(2, b.M.U(3)))
	in := b.c.inSlip(slip)
	side := b.M.Size(display.Sans, BodySize) * slipSign
	b.L.Symbol(display.Rect{X: slip.X + b.M.U(slipPad), Y: in.Y, W: side, H: side}, display.IconBulb, theme.Focus)
	ui.Paragraph(b.L, b.c.Stage, in, b.c.why, display.Sans, BodySize, skin.Told, display.Left)
}

// headRoom is the place of the question beside the buttons, where the words lie under them: a hint's button may have the
// end of it.
func (c *Table) headRoom() display.Rect {
	room := c.game.Frame().Head
	if b := find(c.controls, hintID); b != nil && b.Box.X < room.X+room.W && !room.Empty() {
		room.W = max(0, b.Box.X-c.Stage.Metrics.U(14)-room.X)
	}
	return room
}

// hintButton appends the button that asks for a hint, at the right end of the panel: with its words where the place beside
// the answers is free, else as a picture. What opens and closes the hand makes room for it.
func (c *Table) hintButton(cs []ui.Control) []ui.Control {
	if !c.hints() {
		return cs
	}
	f, m := c.game.Frame(), c.Stage.Metrics
	b := ui.Control{
		ID: hintID, Label: c.Say("hint.button"), Key: c.Prompt(input.Hint), Role: display.Button, Icon: display.IconBulb,
		Letters: SmallSize,
	}
	end, gap := f.Panel.X+f.Panel.W-m.U(14), m.U(14)
	high := min(f.Primary.H, max(ui.TargetHeight(m), m.U(hintHigh)))
	b.Box = display.Rect{Y: f.Primary.Y + (f.Primary.H-high)/2, H: high}
	place := func(wide float64) bool {
		b.Box.X, b.Box.W = end-wide, wide
		return b.Box.X > f.Primary.X+f.Primary.W+gap && !taken(cs, b.Box.Inset(-gap/2))
	}
	for _, key := range [...]string{b.Key, ""} {
		b.Key = key
		if place(ui.Need(c.Stage, &b)) {
			return append(cs, b)
		}
	}
	if peek := find(cs, "peek"); peek != nil {
		// The words of both may have room where the other has more than it needs.
		wide := ui.Need(c.Stage, &b)
		c.giveWay(peek, end-wide-gap)
		if place(wide) {
			return append(cs, b)
		}
	}
	if place(high) {
		return append(cs, b)
	}
	if wide := high + gap; !taken(cs, display.Rect{X: f.Secondary.X, Y: b.Box.Y, W: wide, H: high}) {
		end = f.Secondary.X + high
	} else if peek := find(cs, "peek"); peek != nil {
		c.giveWay(peek, end-wide)
	}
	if place(high) {
		return append(cs, b)
	}
	if head := f.Head; head.W > high+gap {
		// All places at the right are taken: it has the end of the question's.
		b.Box.X, b.Box.W = head.X+head.W-high, high
		return append(cs, b)
	}
	if c.narrowChips(cs, end-high-gap) && place(high) {
		return append(cs, b)
	}
	return cs
}

// narrowChips ends the row of choices before a point, all of them alike; it tells whether there are any.
func (c *Table) narrowChips(cs []ui.Control, end float64) bool {
	n, gap := len(c.ask.Chips), c.Stage.Metrics.U(14)
	if n == 0 {
		return false
	}
	first := find(cs, c.ask.Chips[0].ID)
	x := first.Box.X
	wide := (end - x - gap*float64(n-1)) / float64(n)
	for i := range n {
		chip := find(cs, c.ask.Chips[i].ID)
		chip.Box.X, chip.Box.W = x+float64(i)*(wide+gap), wide
	}
	return true
}

// giveWay ends a button before a point, where its words have room then.
func (c *Table) giveWay(b *ui.Control, end float64) {
	small := Button{Label: b.Label, Icon: b.Icon}
	wide, usual := end-b.Box.X, ui.ButtonSize/max(1, c.Stage.Metrics.TextScale)
	if wide >= b.Box.W || wide < c.least(&small) {
		return
	}
	b.Box.W = wide
	if b.Letters > 0 {
		ui.Shrink(b.Letters, usual, func(size float64) bool {
			b.Letters = size
			return ui.Need(c.Stage, b) <= wide
		})
	}
}

// find gives the control of that id, nil for none.
func find(cs []ui.Control, id string) *ui.Control {
	for i := range cs {
		if cs[i].ID == id {
			return &cs[i]
		}
	}
	return nil
}

// hintID names the button.
const hintID = "hint"

// HintsBeside is how many hints the person on a seat was given, in words, where the name that stands there does not tell;
// empty where it does, and for none.
func (c *Table) HintsBeside(seat game.Seat, name string) string {
	n := record.Hints(c.notes)[seat]
	if n == 0 || name == c.withHints(seat, c.Names[seat]) {
		return ""
	}
	return c.Say("hint.given", game.Number(n))
}

// withHints is a person's name with the hints that were given, where a room of that width has place for it.
func (c *Table) withHints(seat game.Seat, name string) string {
	if n := record.Hints(c.notes)[seat]; n > 0 {
		return c.Say("hint.count", game.Number(n), game.Text(name))
	}
	return name
}
