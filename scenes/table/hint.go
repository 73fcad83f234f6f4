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
type hint struct {
	table   *Table
	request request
	// decision is the number of the one that it is asked for; kept is what was thought of the one of the number keptFor:
	// one decision has one hint, however often it is asked for and whatever else is worked out in the meantime.
	decision, keptFor int
	kept              *bots.Thought[string]
	// shown tells that it is in sight, mark is the control that the move begins with; empty for none.
	shown bool
	mark  string
}

// hintState is what controls and texts depend on.
type hintState struct{ busy, shown, on bool }

func (h *hint) state() hintState {
	return hintState{h.request.busy(), h.shown, h.table.Stage.Settings.Hints}
}

// hints tells whether a hint can be given for what is asked here and now, the hand being open. It can where one move alone
// is legal, too: that a button is missing would tell a hero, who may only tell the truth, from a villain (G7).
func (h *hint) possible() bool {
	return h.table.Stage.Settings.Hints && h.table.computers.reasons != nil && h.table.Eyes.Mine() && !h.table.Busy() && h.table.Eyes.recap == nil && h.table.Eyes.Open()
}

// askHint asks the strongest computer what it would do, seeing what the person sees: what a person may no longer look at
// counts for nothing.
func (h *hint) ask() {
	if !h.possible() {
		if h.table.Stage.Settings.Hints && h.table.Eyes.CanPeek() && !h.table.Busy() {
			h.table.Answer.Explain(h.table.Say("hint.closed"))
		}
		return
	}
	if h.kept != nil && h.keptFor == h.table.decision {
		h.table.Stage.Play(sound.Tick)
		h.give(h.kept)
		return
	}
	player := bots.OfLevel(game.Expert)
	q := bots.Question{Player: player, Why: true, Shown: true, Study: h.table.computers.studied()}
	if h.table.computers.game.Name != "" {
		q.Budget = h.table.computers.game.Budget(player, len(h.table.Seats.Names))
	}
	h.table.Answer.Clear()
	h.decision = h.table.decision
	h.request.begin(nil, h.table.computers.reasons(h.table.asked, h.table.session.Len(), q))
	h.table.Stage.Play(sound.Tick)
	h.say(h.table.Say("hint.thinking"))
}

// sayHint puts words about the hint into the panel.
func (h *hint) say(text string) {
	h.table.Answer.give("", text, true)
	h.shown, h.mark = true, ""
}

// dropHint ends what is thought for a hint: any other press does.
func (h *hint) drop() {
	if h.request.busy() {
		h.request.end()
		h.table.Answer.Clear()
		h.table.Invalidate()
	}
}

// updateHint tells the hint as soon as there is one. The game goes on without waiting.
func (h *hint) update(in *input.Frame) {
	if h.request.busy() && (in.AnyPress || h.decision != h.table.decision || !h.possible()) {
		h.drop()
	}
	thought, ok := h.request.take(h.table.Stage.WaitForBots)
	if !ok {
		return
	}
	if len(thought.Options) > 0 && !h.forced() {
		// Where the rules leave no choice nobody was helped: that counts as no hint.
		h.table.note(record.Note{Kind: record.NoteHint, Seat: h.table.asked, N: h.table.session.Len()})
	}
	kept := thought // A tick without an answer takes no memory.
	h.kept, h.keptFor = &kept, h.table.decision
	h.give(h.kept)
}

// giveHint shows what was thought.
func (h *hint) give(t *bots.Thought[string]) {
	h.say(h.text(t))
	if len(t.Options) == 0 {
		return
	}
	h.mark = h.table.Choice.First(t.Move)
}

// hinted shows a hint: its words where they have no room in the panel, and the control that its move begins with.
func (b *Brush) hinted() {
	b.hintOnSlip()
	h := &b.table.hint
	if !h.shown || h.mark == "" {
		return
	}
	on := find(b.table.controls, h.mark)
	if on == nil {
		return
	}
	side := max(b.M.U(hintMark), hintMarkPx)
	over := on.Box
	if b.table.game.Spot != nil {
		if spot := b.table.game.Spot(h.mark); !spot.Empty() {
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
func (h *hint) text(t *bots.Thought[string]) string {
	made, next := weighedBest(t)
	if made == nil || made.Says == (game.Line{}) || h.forced() && len(t.Knew) == 0 {
		return h.none()
	}
	reader := h.table.Reader().To(h.table.asked)
	says := game.Text(reader.Say(made.Says))
	worth := worthOf(h.table, t.Scale, made.Value)
	text := h.table.Say("hint.only", says)
	switch {
	case t.Scale == bots.Liking:
	case next == nil:
		text = h.table.Say(hintKeys[t.Scale].alone, says, game.Text(worth))
	case worthOf(h.table, t.Scale, next.Value) == worth:
		text = h.table.Say(hintKeys[t.Scale].same, says, game.Text(worth))
	case next.Value > made.Value:
		text = h.table.Say("hint.mixed", says)
	default:
		text = h.table.Say(hintKeys[t.Scale].next, says, game.Text(worth), game.Text(worthOf(h.table, t.Scale, next.Value)))
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
		if longer := stage.Sentences(text, reader.Say(l)); h.fits(longer) {
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
func (h *hint) none() string {
	if !h.forced() {
		return h.table.Say("hint.none")
	}
	label := ""
	for _, b := range [...]*Button{&h.table.Panel.ask.Primary, &h.table.Panel.ask.Secondary, &h.table.Panel.ask.Third} {
		switch {
		case b.ID == "" || b.Disabled:
		case label != "":
			return h.table.Say("hint.forced")
		default:
			label = b.Label
		}
	}
	if label == "" {
		return h.table.Say("hint.forced")
	}
	return h.table.Say("hint.forced.button", game.Text(label))
}

// forced tells whether the rules leave one move only.
func (h *hint) forced() bool { return len(h.table.session.MoveTexts(h.table.asked)) == 1 }

// hintKeys say a hint by the scale of what was weighed: alone, with the worth of the next best, and where that is as good.
var hintKeys = [...]struct{ alone, next, same string }{
	bots.Wins:   {"hint.wins", "hint.wins.next", "hint.wins.same"},
	bots.Points: {"hint.points", "hint.points.next", "hint.points.same"},
}

// worthOf is a value in words that stand in a sentence: a chance, or how many points ahead or behind.
func worthOf(t *Table, scale bots.Scale, value float64) string {
	if scale != bots.Points {
		return figureOf(t, scale, value)
	}
	switch n := halvesOf(value); {
	case n < 0:
		return t.Say("hint.behind", game.Halves(-n))
	case n > 0:
		return t.Say("hint.ahead", game.Halves(n))
	}
	return t.Say("hint.level")
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
func (h *hint) fits(text string) bool {
	m := h.table.Stage.Metrics
	if f := h.table.game.Frame(); f.Head.Empty() {
		return h.table.Panel.fits(text, 1) || h.slip(text).H <= (h.floor()-f.Board.Y)*slipShare
	}
	return h.table.Panel.fits(text, max(1/max(1, m.TextScale), hintLetters))
}

// slipped tells whether the hint in sight stands on a slip over the panel: where it has no room in the panel, in the
// reader's letters.
func (h *hint) slipped() bool {
	return h.shown && h.table.game.Frame().Head.Empty() && !h.table.Panel.fits(h.table.Answer.text, 1)
}

// hintFloor is what a slip stands on: the panel, or what the game wants to be seen under it.
func (h *hint) floor() float64 {
	if h.table.game.HintFloor != nil {
		return h.table.game.HintFloor()
	}
	return h.table.game.Frame().Panel.Y
}

// hintSlip is the place of such a slip: it reaches as far up from its floor as its words need.
func (h *hint) slip(text string) display.Rect {
	f, m := h.table.game.Frame(), h.table.Stage.Metrics
	slip := display.Rect{X: f.Panel.X, W: min(f.Board.X+f.Board.W, f.Panel.X+f.Panel.W) - f.Panel.X}
	words := ui.Stack{{Text: text, Font: display.Sans, Size: BodySize}}
	slip.H = words.Height(h.table.Stage, h.inSlip(slip).W, 1) + 2*m.U(slipPad)
	slip.Y = h.floor() - m.U(slipPad)/2 - slip.H
	return slip
}

// inSlip is the place of the words on a slip, beside its sign.
func (h *hint) inSlip(slip display.Rect) display.Rect {
	m := h.table.Stage.Metrics
	in := slip.Inset(m.U(slipPad))
	_, in = in.CutLeft(m.Size(display.Sans, BodySize)*slipSign + m.U(slipPad))
	return in
}

// hintOnSlip draws the hint where it stands on a slip.
func (b *Brush) hintOnSlip() {
	if !b.table.hint.slipped() {
		return
	}
	defer b.Explains(len(b.L.Items))
	skin, slip := b.table.Skin, b.table.hint.slip(b.table.Answer.text)
	// A panel may let the table through; what is read over cards must not.
	b.L.Fill(slip, theme.GroundColour, b.M.U(ui.Radius)*1.4).Shadow = b.M.U(12)
	b.L.Fill(slip, skin.Panel, b.M.U(ui.Radius)*1.4)
	b.L.Border(slip, theme.Focus, b.M.U(ui.Radius)*1.4, max(2, b.M.U(3)))
	in := b.table.hint.inSlip(slip)
	side := b.M.Size(display.Sans, BodySize) * slipSign
	b.L.Symbol(display.Rect{X: slip.X + b.M.U(slipPad), Y: in.Y, W: side, H: side}, display.IconBulb, theme.Focus)
	ui.Paragraph(b.L, b.table.Stage, in, b.table.Answer.text, display.Sans, BodySize, skin.Told, display.Left)
}

// hintButton appends the button that asks for a hint, at the right end of the panel: with its words where the place beside
// the answers is free, else as a picture. What opens and closes the hand makes room for it.
func (h *hint) button(cs []ui.Control) []ui.Control {
	if !h.possible() {
		return cs
	}
	f, m := h.table.game.Frame(), h.table.Stage.Metrics
	b := ui.Control{
		ID: hintID, Label: h.table.Say("hint.button"), Key: h.table.Prompt(input.Hint), Role: display.Button, Icon: display.IconBulb,
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
		if place(ui.Need(h.table.Stage, &b)) {
			return append(cs, b)
		}
	}
	if peek := find(cs, "peek"); peek != nil {
		// The words of both may have room where the other has more than it needs.
		wide := ui.Need(h.table.Stage, &b)
		h.giveWay(peek, end-wide-gap)
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
		h.giveWay(peek, end-wide)
	}
	if place(high) {
		return append(cs, b)
	}
	if head := f.Head; head.W > high+gap {
		// All places at the right are taken: it has the end of the question's.
		b.Box.X, b.Box.W = head.X+head.W-high, high
		return append(cs, b)
	}
	if h.narrowChips(cs, end-high-gap) && place(high) {
		return append(cs, b)
	}
	return cs
}

// narrowChips ends the row of choices before a point, all of them alike; it tells whether there are any.
func (h *hint) narrowChips(cs []ui.Control, end float64) bool {
	n, gap := len(h.table.Panel.ask.Chips), h.table.Stage.Metrics.U(14)
	if n == 0 {
		return false
	}
	first := find(cs, h.table.Panel.ask.Chips[0].ID)
	x := first.Box.X
	wide := (end - x - gap*float64(n-1)) / float64(n)
	for i := range n {
		chip := find(cs, h.table.Panel.ask.Chips[i].ID)
		chip.Box.X, chip.Box.W = x+float64(i)*(wide+gap), wide
	}
	return true
}

// giveWay ends a button before a point, where its words have room then.
func (h *hint) giveWay(b *ui.Control, end float64) {
	small := Button{Label: b.Label, Icon: b.Icon}
	wide, usual := end-b.Box.X, ui.ButtonSize/max(1, h.table.Stage.Metrics.TextScale)
	if wide >= b.Box.W || wide < h.table.Panel.least(&small) {
		return
	}
	b.Box.W = wide
	if b.Letters > 0 {
		ui.Shrink(b.Letters, usual, func(size float64) bool {
			b.Letters = size
			return ui.Need(h.table.Stage, b) <= wide
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
func (s *Seats) HintsBeside(seat game.Seat, name string) string {
	n := record.Hints(s.table.notes)[seat]
	if n == 0 || name == s.withHints(seat, s.Names[seat]) {
		return ""
	}
	return s.table.Say("hint.given", game.Number(n))
}

// withHints is a person's name with the hints that were given, where a room of that width has place for it.
func (s *Seats) withHints(seat game.Seat, name string) string {
	if n := record.Hints(s.table.notes)[seat]; n > 0 {
		return s.table.Say("hint.count", game.Number(n), game.Text(name))
	}
	return name
}
