package tabletop

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Pick is one step on the way to a move: the id of the thing, the choice or the button that is pressed for it.
type Pick = string

// IDs are the picks of things that are counted from 0, made once: a frame takes no memory.
func IDs(of string, n int) (ids []Pick) {
	for i := range n {
		ids = append(ids, of+":"+strconv.Itoa(i))
	}
	return ids
}

// choice is what the person asked has chosen of a move and not yet submitted: the beginning of a path. It is the only
// place that says so, in every game.
type Choice struct {
	table *Table
	ways  []way
	// made are the picks made; so are they with the one that stands until another is made.
	made, so []Pick
	// text are the latter in one string, which tells one choice from another.
	text string
	// offered are the picks that may come next, open those that may be made at any step, in place of another one.
	offered, open []Pick
	// entered is the question in which the keyboard has been led to what there is to pick.
	entered question
	// last is the pick that was pressed last, lastAt when and lastBy by whom.
	last   Pick
	lastAt stage.Moment
	lastBy game.Seat
	// played reports that one press has played a choice in this match.
	played bool
	// quietAt is when nothing was asked of a person here for the last time.
	quietAt stage.Moment
}

// way is a legal move with a path to it.
type way struct {
	move string
	path []Pick
}

// begin lists the ways of a new decision, if a person owes it; nothing is chosen.
func (ch *Choice) begin(g *Description, person bool) {
	ch.ways = ch.ways[:0]
	if person {
		g.Paths(func(move string, path ...Pick) { ch.ways = append(ch.ways, way{move, slices.Clone(path)}) })
	}
	ch.set(g, nil)
}

// set makes these the picks.
func (ch *Choice) set(g *Description, made []Pick) {
	ch.made = append(ch.made[:0:0], made...)
	ch.so = ch.made
	ch.offered = ch.nextOf(ch.made)
	if preset := g.preset(ch.made); preset != "" && slices.Contains(ch.offered, preset) {
		ch.so = append(ch.so[:len(ch.so):len(ch.so)], preset)
		ch.offered = append(ch.offered, ch.nextOf(ch.so)...)
	}
	ch.text = strings.Join(ch.so, " ")
	ch.open = ch.open[:0]
	for at := range len(ch.so) + 1 {
		ch.open = append(ch.open, ch.nextOf(ch.so[:at])...)
	}
}

// preset is the pick that stands until another is made.
func (d *Description) preset(made []Pick) Pick {
	if d.Preset == nil {
		return ""
	}
	return d.Preset(made)
}

// nextOf are the picks that may follow some, each once.
func (ch *Choice) nextOf(picks []Pick) (next []Pick) {
	for i := range ch.ways {
		p := ch.ways[i].path
		if len(p) > len(picks) && slices.Equal(p[:len(picks)], picks) && !slices.Contains(next, p[len(picks)]) {
			next = append(next, p[len(picks)])
		}
	}
	return next
}

// step is the place in the path that a pick would have: the last one at which it is possible; ok is false for none.
func (ch *Choice) step(pick Pick) (at int, ok bool) {
	for at := len(ch.so); at >= 0; at-- {
		if slices.Contains(ch.nextOf(ch.so[:at]), pick) {
			return at, true
		}
	}
	return 0, false
}

// moveOf is the move that a whole path leads to, empty for a beginning.
func (ch *Choice) moveOf(path []Pick) string {
	for i := range ch.ways {
		if slices.Equal(ch.ways[i].path, path) {
			return ch.ways[i].move
		}
	}
	return ""
}

// with are the picks once one more has been made. One that was made is let go, and another one at its step takes its
// place; those after it stay where they can, if it is of the same kind.
func (ch *Choice) with(g *Description, pick Pick, at int) []Pick {
	head, tail := slices.Clone(ch.so[:at]), ch.so[min(at+1, len(ch.so)):]
	if at >= len(ch.made) || ch.made[at] != pick || g.preset(head) != "" {
		head = append(head, pick)
	}
	if at < len(ch.so) && kindOf(ch.so[at]) != kindOf(pick) {
		tail = nil
	}
	for _, later := range tail {
		if longer := append(slices.Clone(head), later); len(ch.nextOf(longer)) > 0 &&
			slices.Contains(ch.nextOf(head), later) {
			head = longer
		}
	}
	return head
}

// kindOf is what a pick has in common with others that it may stand in for.
func kindOf(pick Pick) string {
	kind, _, _ := strings.Cut(pick, ":")
	return kind
}

// Choose takes a press as a pick; it reports whether it was one, or was answered as one.
func (ch *Choice) Choose(pick Pick) bool {
	g := &ch.table.game
	if !ch.table.Eyes.Mine() || ch.table.Busy() {
		return false
	}
	at, ok := ch.step(pick)
	if !ok {
		return ch.refusePick(pick)
	}
	if next := ch.nextOf(ch.so); at >= len(ch.made) && ch.Picked(pick) &&
		!slices.Contains(next, ch.table.Panel.ask.Primary.ID) {
		return false // It stands already, and more has to be picked: a press tells what it is.
	}
	st := ch.table.Stage
	if pick == ch.last && ch.lastBy != ch.table.asked && st.AtLeast(ch.lastAt) <= stage.TickTime(doubleTicks) {
		// The second half of a double press is not the next person's answer.
		ch.lastAt = st.Moment()
		return true
	}
	twice := pick == ch.last && ch.lastBy == ch.table.asked && st.AtMost(ch.lastAt) <= stage.TickTime(doubleTicks)
	// Where one press plays, the second of one that only chose, as it was warned of or came too soon, plays as well.
	if ch.last, ch.lastAt, ch.lastBy = pick, st.Moment(), ch.table.asked; (twice || !ch.waits()) && ch.Picked(pick) &&
		ch.confirm() {
		return true
	}
	if ch.table.Panel.ask.Blocked != "" && !ch.onPanel(pick) {
		ch.table.Answer.Explain(ch.table.Panel.ask.Blocked)
		return true
	}
	made := ch.with(g, pick, at)
	if err := ch.refusal(made); err != nil {
		ch.refusePress(err)
		return true
	}
	if why := ch.table.lesson.forbids(made); why != "" {
		ch.table.Answer.Explain(why)
		return true
	}
	if move := ch.moveOf(made); move != "" {
		if !ch.deaf() {
			ch.table.Submit(move)
		}
		return true
	}
	if ch.table.Skin.Pick != sound.NoCue {
		ch.table.Stage.Play(ch.table.Skin.Pick)
	} else {
		ch.table.Stage.Play(sound.Tick)
	}
	ch.table.Answer.Clear()
	ch.set(g, made)
	ch.table.Invalidate()
	// What stands until another pick is made may still be changed.
	if !ch.waits() && ch.Picked(pick) && len(ch.made) == len(ch.so) {
		ch.table.prepare()
		if ch.table.Panel.ask.Warn == "" {
			ch.confirm()
		}
	}
	return true
}

// once reports that one press plays what is asked for: it is said until the person has seen it happen.
func (ch *Choice) once() bool {
	q := ch.table.Panel.ask
	return !ch.waits() && !ch.played && q.Primary.Disabled && q.Primary.Why != "" && q.Warn == "" && len(ch.made) == 0 &&
		len(ch.ways) > 1 && !slices.ContainsFunc(ch.ways, func(w way) bool { return len(w.path) != 2 })
}

// waits reports whether what is chosen waits for the primary button.
func (ch *Choice) waits() bool {
	set := ch.table.Stage.Settings.Confirm
	return set == stage.ConfirmAlways ||
		set == stage.ConfirmShared && ch.table.Seats.Hosts.Len() > 1 && !ch.table.Panel.ask.Answers
}

// confirm makes the move for which nothing but the primary button is missing; it reports whether there is one.
func (ch *Choice) confirm() bool {
	primary, next := &ch.table.Panel.ask.Primary, ch.nextOf(ch.so)
	if primary.Disabled || len(next) != 1 || next[0] != primary.ID || ch.deaf() {
		return false
	}
	ch.played = ch.played || !ch.table.brought
	ch.table.Submit(ch.moveOf(append(slices.Clone(ch.so), primary.ID)))
	return true
}

// doubleTicks is the time between the two presses of a double one at most: 400 ms.
const doubleTicks = 24

// refusePick answers a press on what no legal move begins or goes on with.
func (ch *Choice) refusePick(pick Pick) bool {
	move := ch.table.game.Refused(ch.so, pick)
	if move == "" {
		return false
	}
	err := ch.table.session.CheckText(ch.table.asked, move)
	if ch.table.Panel.ask.Blocked != "" {
		// What the reason rests on may be in the closed hand.
		ch.table.Answer.Explain(ch.table.Panel.ask.Blocked)
	} else if err != nil {
		ch.refusePress(err)
	}
	return err != nil || ch.table.Panel.ask.Blocked != ""
}

// refusal is the reason against all moves that some picks begin, nil where one of them is legal.
func (ch *Choice) refusal(made []Pick) (err error) {
	for i := range ch.ways {
		w := &ch.ways[i]
		if len(w.path) < len(made) || !slices.Equal(w.path[:len(made)], made) {
			continue
		}
		if err = ch.table.session.CheckText(ch.table.asked, w.move); err == nil {
			return nil
		}
	}
	return err
}

// refusePress answers a press that is refused, where it must not be heard like any other.
func (ch *Choice) refusePress(err error) {
	if r, ok := err.(*game.Refusal); ok && ch.table.Panel.ask.Hushed {
		ch.table.Answer.InformBy(r.Ruling, ch.table.Reader().Say(r.Line))
		return
	}
	ch.table.Answer.Refuse(err)
}

// onPanel reports whether a pick is one of the answers in the panel: those say themselves whether they can be pressed.
func (ch *Choice) onPanel(pick Pick) bool {
	q := ch.table.Panel.ask
	return pick == q.Primary.ID || pick == q.Secondary.ID || pick == q.Third.ID ||
		slices.ContainsFunc(q.Chips, func(b Button) bool { return b.ID == pick })
}

// deafTicks is how long a question decides nothing after it has come up, or after what came before was skipped: 250 ms.
// A press that was meant for that decides nothing.
const deafTicks = 15

// deaf reports whether a question has only just come up.
func (ch *Choice) deaf() bool { return ch.table.Stage.AtLeast(ch.quietAt) < stage.TickTime(deafTicks) }

// Made are the picks that the person asked has made and not yet submitted, with the one that stands until another is
// made.
func (ch *Choice) Made() []Pick { return ch.so }

// Picked reports whether a pick is among them.
func (ch *Choice) Picked(pick Pick) bool { return slices.Contains(ch.so, pick) }

// Which is the place among picks of the one that is made, -1 for none.
func (ch *Choice) Which(picks []Pick) int { return slices.IndexFunc(picks, ch.Picked) }

// Control is what is pressed for a pick, or to be told about it, and is drawn as something else: as a card, say.
func (ch *Choice) Control(id, label string, box display.Rect, role display.Role) ui.Control {
	return ui.Control{ID: id, Label: label, Box: box, Role: role, Quiet: true, Checked: ch.Picked(id)}
}

// Follow brings what is pressed for picks up or down by a tick's share of its way, from 0 to 1: all the way up while it
// is picked, so far while it is only pointed at. With reduced motion nothing rises: what is pointed at has an outline
// instead.
func (ch *Choice) Follow(picks []Pick, lift []float64, pointed float64) {
	step, still := 1.0, ch.table.Stage.Still()
	if ticks := ch.table.Stage.Ticks(liftMS); ticks > 0 && !still {
		step = 1 / float64(ticks)
	}
	for i, pick := range picks {
		goal, was := 0.0, lift[i]
		hover, focus, _ := ch.table.Page.State(pick)
		switch {
		case still || !ch.Offered(pick):
		case ch.Picked(pick):
			goal = 1
		case hover || focus:
			goal = pointed
		}
		if lift[i] = max(was-step, min(goal, was+step)); lift[i] != was {
			ch.table.Invalidate()
		}
	}
}

// Offered reports whether a pick may be made now, another one of the same step being made or not.
func (ch *Choice) Offered(pick Pick) bool {
	if ch.table.Panel.ask.Blocked != "" || !ch.table.Eyes.Mine() || ch.table.Busy() {
		return false
	}
	return slices.Contains(ch.open, pick)
}

// Possible reports whether a pick may be made at any step of what is chosen, whatever the panel asks for first.
func (ch *Choice) Possible(pick Pick) bool { return slices.Contains(ch.open, pick) }

// Next reports whether a pick is what comes next.
func (ch *Choice) Next(pick Pick) bool { return slices.Contains(ch.offered, pick) }

// forget lets go of all that was chosen.
func (ch *Choice) forget() { ch.set(&ch.table.game, nil) }

// undo puts away what lies over the table, or lets go of the last pick; it reports whether there was one.
func (ch *Choice) undo() bool {
	if ch.table.game.Layers.Close != nil && ch.table.game.Layers.Close() {
		return true
	}
	if ch.table.PileOpen {
		ch.table.PileOpen = false
		return true
	}
	n := ch.own()
	if n == 0 {
		return false
	}
	ch.set(&ch.table.game, ch.made[:n-1])
	return true
}

// Undoable reports whether anything is chosen and not yet submitted.
func (ch *Choice) Undoable() bool { return ch.own() > 0 && !ch.table.reading() }

// own is how many of the picks there are up to the last that does not stand without being made.
func (ch *Choice) own() int {
	n := len(ch.made)
	for n > 0 && ch.table.game.preset(ch.made[:n-1]) == ch.made[n-1] {
		n--
	}
	return n
}

// First is the pick with which a move goes on from what is chosen, as far as it is no answer in the panel: empty for
// none.
func (ch *Choice) First(move string) Pick {
	for i := range ch.ways {
		if w := &ch.ways[i]; w.move == move {
			at := 0
			for at < len(w.path) && at < len(ch.so) && w.path[at] == ch.so[at] {
				at++
			}
			if at < len(w.path) && !ch.onPanel(w.path[at]) {
				return w.path[at]
			}
		}
	}
	return ""
}

// aims are the first and the last control that the next pick is made with, where it is no answer in the panel; empty
// for none.
func (ch *Choice) aims() (first, last string) {
	if ch.table.Panel.ask.Blocked != "" {
		return "", ""
	}
	for i := range ch.table.controls {
		if id := ch.table.controls[i].ID; ch.Next(id) && !ch.onPanel(id) {
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
func (ch *Choice) enter(in *input.Frame) {
	back := in.Just.Has(input.Left) || in.Just.Has(input.Prev)
	if !back && !in.Just.Has(input.Right) && !in.Just.Has(input.Down) && !in.Just.Has(input.Up) &&
		!in.Just.Has(input.Next) {
		return
	}
	if !ch.table.Panel.ask.Primary.Disabled || ch.table.Panel.ask.Lead || ch.entered == ch.table.Panel.asking {
		return
	}
	first, last := ch.aims()
	if back {
		first = last
	}
	if first != "" {
		ch.entered = ch.table.Panel.asking
		ch.table.Page.SetFocus(first)
		ch.table.Stage.Redraw()
	}
}

// digit is what the digit of a tick presses, empty for none.
func (ch *Choice) digit(in *input.Frame) string {
	for _, k := range in.Struck {
		if n := k.Digit(); n >= 0 && n < len(ch.table.Panel.ask.Digits) && ch.table.Panel.ask.Digits[n] != "" {
			return ch.table.Panel.ask.Digits[n]
		}
	}
	return ""
}
