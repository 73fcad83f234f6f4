package match

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/scenes/stage"
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

// Choice is what the person asked has chosen of a move and not yet submitted: the beginning of a path. It is the only
// place that says so, in every game.
type Choice struct {
	stage   *stage.Stage
	phrases *phrases
	holder  *Holder
	turn    *turn
	lesson  *Lesson
	answer  *Answer
	screen  *Screen
	game    Game
	matchActs
	// prompt is what is asked now.
	prompt *Prompt

	ways []way
	// made are the picks made; so are they with the one that stands until another is made.
	made, so []Pick
	// text are the latter in one string, which tells one choice from another.
	text string
	// offered are the picks that may come next, open those that may be made at any step, in place of another one.
	offered, open []Pick
	presses
}

// presses are what is known of who presses, and when.
type presses struct {
	// last is the press that came last.
	last lastPress
	// brought reports that what is being pressed may have been pressed to bring the window its focus.
	brought bool
	// played reports that one press has played a choice in this match.
	played bool
	// quietAt is when nothing was asked of a person here for the last time.
	quietAt stage.Moment
	// answered is the person here who was asked last; passed reports that the question has passed from one to another
	// without a curtain between them.
	answered game.Seat
	passed   bool
	// skipped is when a press last brought what was shown to its end, early a press that came before its question listens.
	skipped stage.Moment
	early   earlyPress
}

// earlyPress is a pick that waits for its question to listen: in which decision it was made, and when.
type earlyPress struct {
	pick     Pick
	decision int
	at       stage.Moment
}

// matchActs are what a choice has a match do.
type matchActs struct {
	// busy reports that something is being shown, submit makes a move; changed and prepare have what is asked worked out
	// anew.
	busy             func() bool
	submit           func(move string)
	changed, prepare func()
}

// lastPress is the pick that was pressed last, when and by whom.
type lastPress struct {
	pick Pick
	at   stage.Moment
	by   game.Seat
}

// way is a legal move with a path to it.
type way struct {
	move string
	path []Pick
}

// begin lists the ways of a new decision, if a person owes it; nothing is chosen.
func (ch *Choice) begin(person bool) {
	ch.ways = ch.ways[:0]
	if person {
		ch.game.Paths(func(move string, path ...Pick) { ch.ways = append(ch.ways, way{move, slices.Clone(path)}) })
	}
	ch.set(nil)
}

// set makes these the picks.
func (ch *Choice) set(made []Pick) {
	ch.made = append(ch.made[:0:0], made...)
	ch.so = ch.made
	ch.offered = ch.NextOf(ch.made)
	if preset := ch.game.Preset(ch.made); preset != "" && slices.Contains(ch.offered, preset) {
		ch.so = append(ch.so[:len(ch.so):len(ch.so)], preset)
		ch.offered = append(ch.offered, ch.NextOf(ch.so)...)
	}
	ch.text = strings.Join(ch.so, " ")
	ch.open = ch.open[:0]
	for at := range len(ch.so) + 1 {
		ch.open = append(ch.open, ch.NextOf(ch.so[:at])...)
	}
}

// NextOf are the picks that may follow some, each once.
func (ch *Choice) NextOf(picks []Pick) (next []Pick) {
	for i := range ch.ways {
		p := ch.ways[i].path
		if len(p) > len(picks) && slices.Equal(p[:len(picks)], picks) && !slices.Contains(next, p[len(picks)]) {
			next = append(next, p[len(picks)])
		}
	}
	return next
}

// Step is the place in the path that a pick would have: the last one at which it is possible; ok is false for none.
func (ch *Choice) Step(pick Pick) (at int, ok bool) {
	for at := len(ch.so); at >= 0; at-- {
		if slices.Contains(ch.NextOf(ch.so[:at]), pick) {
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
func (ch *Choice) with(pick Pick, at int) []Pick {
	head, tail := slices.Clone(ch.so[:at]), ch.so[min(at+1, len(ch.so)):]
	if at >= len(ch.made) || ch.made[at] != pick || ch.game.Preset(head) != "" {
		head = append(head, pick)
	}
	if at < len(ch.so) && kindOf(ch.so[at]) != kindOf(pick) {
		tail = nil
	}
	for _, later := range tail {
		longer := append(slices.Clone(head), later)
		if len(ch.NextOf(longer)) > 0 && slices.Contains(ch.NextOf(head), later) {
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

// once reports that one press plays what is asked for, and that the person has not yet seen that happen.
func (ch *Choice) once() bool {
	q := ch.prompt
	return !ch.waits() && !ch.played && q.Primary.Disabled && q.Primary.Why != "" && q.Warn == "" && len(ch.made) == 0 &&
		len(ch.ways) > 1 && !slices.ContainsFunc(ch.ways, func(w way) bool { return len(w.path) != 2 })
}

// OnPanel reports whether a pick is one of the answers in the panel: those say themselves whether they can be pressed.
func (ch *Choice) OnPanel(pick Pick) bool {
	q := ch.prompt
	return pick == q.Primary.ID || pick == q.Secondary.ID || pick == q.Third.ID ||
		slices.ContainsFunc(q.Chips, func(b Button) bool { return b.ID == pick })
}

// Made are the picks that the person asked has made and not yet submitted, with the one that stands until another is
// made.
func (ch *Choice) Made() []Pick { return ch.so }

// Picked reports whether a pick is among them.
func (ch *Choice) Picked(pick Pick) bool { return slices.Contains(ch.so, pick) }

// Which is the place among picks of the one that is made, -1 for none.
func (ch *Choice) Which(picks []Pick) int { return slices.IndexFunc(picks, ch.Picked) }

// Offered reports whether a pick may be made now, another one of the same step being made or not.
func (ch *Choice) Offered(pick Pick) bool {
	if ch.prompt.Blocked != "" || !ch.holder.Mine() || ch.busy() {
		return false
	}
	return slices.Contains(ch.open, pick)
}

// Possible reports whether a pick may be made at any step of what is chosen, whatever the panel asks for first.
func (ch *Choice) Possible(pick Pick) bool { return slices.Contains(ch.open, pick) }

// Next reports whether a pick is what comes next.
func (ch *Choice) Next(pick Pick) bool { return slices.Contains(ch.offered, pick) }

// Leads reports whether picks can be made one after another now.
func (ch *Choice) Leads(picks []Pick) bool {
	if len(picks) == 0 {
		return false
	}
	at, ok := ch.Step(picks[0])
	if !ok {
		return false
	}
	made := ch.so[:at:at]
	for _, pick := range picks {
		made = append(made, pick)
		if len(ch.NextOf(made)) == 0 && ch.moveOf(made) == "" {
			return false
		}
	}
	return true
}

// forget lets go of all that was chosen.
func (ch *Choice) forget() { ch.set(nil) }

// Undoable reports whether anything is chosen and not yet submitted.
func (ch *Choice) Undoable() bool { return ch.own() > 0 }

// own is how many of the picks there are up to the last that does not stand without being made.
func (ch *Choice) own() int {
	n := len(ch.made)
	for n > 0 && ch.game.Preset(ch.made[:n-1]) == ch.made[n-1] {
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
			if at < len(w.path) && !ch.OnPanel(w.path[at]) {
				return w.path[at]
			}
		}
	}
	return ""
}

// Text is what is chosen in one string, which tells one choice from another.
func (ch *Choice) Text() string { return ch.text }
