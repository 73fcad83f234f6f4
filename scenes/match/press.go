package match

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/scenes/stage"
)

// From a press to a move: whatever is pressed has an id, and most ids are picks (Choice). A pick that goes on with a
// path to a legal move is kept; the last one of a path submits the move; any other press says why it does nothing. The
// rules alone say what is legal, and the reason against what is not is their own.

// Press does what a press asks for: what every match has, a pick, or else what the game makes of it.
func (m *Match) Press(id string) {
	switch id {
	case "peek":
		if m.Choice.brought {
			m.Answer.Explain(m.Say("table.brought"))
			return
		}
		m.Holder.toggle()
	case HintID:
		m.hint.ask()
	case "pause":
		m.paused = !m.paused
	case "back":
		m.Back()
	case "continue":
		m.Skip()
	default:
		if !m.Choice.choose(id) {
			kind, rest, _ := strings.Cut(id, ":")
			m.game.Act(kind, rest)
		}
	}
}

// Pick takes a press as a pick; it reports whether it was one, or was answered as one.
func (m *Match) Pick(pick Pick) bool { return m.Choice.choose(pick) }

// PutDown makes the picks for which something that was carried has been put down.
func (m *Match) PutDown(picks []Pick) { m.Choice.putDown(picks) }

// RefuseDrop says why a thing cannot be put down where it was: taken reports that some places take it. It reports false
// where a press on the thing says why.
func (m *Match) RefuseDrop(id, onto string, taken bool) bool {
	return m.Choice.refuseDrop(id, onto, taken)
}

// choose takes a press as a pick; it reports whether it was one, or was answered as one.
func (ch *Choice) choose(pick Pick) bool {
	if !ch.holder.Mine() || ch.busy() {
		return false
	}
	ch.early = earlyPress{}
	again := pick == ch.last.pick && ch.stage.AtMost(ch.last.at) <= stage.TickTime(doubleTicks)
	at, ok := ch.Step(pick)
	switch {
	case !ok && pick == ch.last.pick && (again || ch.deaf()):
		return true // It was meant for what the first half of it has done, and asks nothing.
	case !ok:
		return ch.refusePick(pick)
	}
	if next := ch.NextOf(ch.so); at >= len(ch.made) && ch.Picked(pick) && !slices.Contains(next, ch.prompt.Primary.ID) {
		// It stands already, and more has to be picked: a press tells what it is, but for the second half of a double one.
		return again
	}
	if pick == ch.last.pick && ch.last.by != ch.turn.asked && ch.stage.AtLeast(ch.last.at) <= stage.TickTime(doubleTicks) {
		// The second half of a double press is not the next person's answer.
		ch.last.at = ch.stage.Moment()
		ch.tooSoon()
		return true
	}
	twice := again && ch.last.by == ch.turn.asked
	// Where one press plays, the second of one that only chose, as it was warned of or came too soon, plays as well.
	ch.last = lastPress{pick, ch.stage.Moment(), ch.turn.asked}
	if (twice || !ch.waits()) && ch.Picked(pick) && ch.confirm() {
		return true
	}
	if ch.prompt.Blocked != "" && !ch.OnPanel(pick) {
		ch.answer.Explain(ch.prompt.Blocked)
		return true
	}
	made := ch.with(pick, at)
	if err := ch.refusal(made); err != nil {
		ch.refusePress(err)
		return true
	}
	if why := ch.lesson.forbids(made); why != "" {
		ch.answer.Explain(why)
		return true
	}
	if move := ch.moveOf(made); move != "" {
		if ch.deaf() {
			ch.keep(pick, again)
			return true
		}
		ch.submit(move)
		return true
	}
	ch.screen.play(SoundPick)
	ch.answer.Clear()
	ch.set(made)
	ch.changed()
	// What stands until another pick is made may still be changed.
	if !ch.waits() && ch.Picked(pick) && len(ch.made) == len(ch.so) {
		ch.prepare()
		if !ch.warned() {
			ch.confirm()
		}
	}
	return true
}

// warned reports that one press does not play what is chosen: the player is warned of it, or it cannot be taken back
// and such things are to be confirmed at all.
func (ch *Choice) warned() bool {
	return ch.prompt.Warn != "" || ch.prompt.Final && ch.stage.Settings.Confirm != stage.ConfirmNever
}

// waits reports whether what is chosen waits for the primary button.
func (ch *Choice) waits() bool {
	set := ch.stage.Settings.Confirm
	return set == stage.ConfirmAlways ||
		set == stage.ConfirmShared && ch.holder.seats.Hosts.Len() > 1 && !ch.prompt.Answers
}

// confirm makes the move for which nothing but the primary button is missing; it reports whether there is one.
func (ch *Choice) confirm() bool {
	primary, next := &ch.prompt.Primary, ch.NextOf(ch.so)
	if primary.Disabled || len(next) != 1 || next[0] != primary.ID {
		return false
	}
	if ch.deaf() {
		return ch.keep(primary.ID, false)
	}
	ch.played = ch.played || !ch.brought
	ch.submit(ch.moveOf(append(slices.Clone(ch.so), primary.ID)))
	return true
}

// refusePick answers a press on what no legal move begins or goes on with.
func (ch *Choice) refusePick(pick Pick) bool {
	move := ch.game.Refused(ch.so, pick)
	if move == "" {
		return false
	}
	err := ch.turn.session.CheckText(ch.turn.asked, move)
	if ch.prompt.Blocked != "" {
		// What the reason rests on may be in the closed hand.
		ch.answer.Explain(ch.prompt.Blocked)
	} else if err != nil {
		ch.refusePress(err)
	}
	return err != nil || ch.prompt.Blocked != ""
}

// refusal is the reason against all moves that some picks begin, nil where one of them is legal.
func (ch *Choice) refusal(made []Pick) (err error) {
	for i := range ch.ways {
		w := &ch.ways[i]
		if len(w.path) < len(made) || !slices.Equal(w.path[:len(made)], made) {
			continue
		}
		if err = ch.turn.session.CheckText(ch.turn.asked, w.move); err == nil {
			return nil
		}
	}
	return err
}

// refusePress answers a press that is refused, where it must not be heard like any other.
func (ch *Choice) refusePress(err error) {
	if r, ok := err.(*game.Refusal); ok && ch.prompt.Hushed {
		ch.answer.InformBy(r.Ruling, ch.phrases.Reader().Say(r.Line))
		return
	}
	ch.answer.Refuse(err)
}

// pass notes which person here is asked now.
func (ch *Choice) pass(asked game.Seat) {
	persons := ch.holder.seats.Persons
	ch.passed = ch.holder.Shared() && ch.answered != asked && persons.Has(ch.answered)
	ch.answered = asked
}

// keep keeps a press that plays, and came before its question listens, until it does; it reports whether it is kept.
// One that may have been meant for what was there before decides nothing, and is told so: that of the next person, the
// second half of a double one, and one that follows on another by which something was skipped.
func (ch *Choice) keep(pick Pick, double bool) bool {
	if double || ch.passed || ch.brought || ch.stage.AtMost(ch.skipped) <= stage.TickTime(doubleTicks) {
		ch.tooSoon()
		return false
	}
	ch.early = earlyPress{pick, ch.turn.decision, ch.stage.Moment()}
	return true
}

// playEarly plays the press that was kept, once its question listens.
func (ch *Choice) playEarly() {
	kept := ch.early
	if kept.pick == "" || ch.deaf() {
		return
	}
	ch.early = earlyPress{}
	switch {
	case kept.decision != ch.turn.decision || !ch.holder.Mine(): // What it was meant for is gone.
	case ch.stage.AtMost(kept.at) > stage.TickTime(earlyTicks): // Something else lay over it meanwhile.
		ch.tooSoon()
	default:
		ch.last = lastPress{}
		ch.choose(kept.pick)
	}
}

// tooSoon says that a press has decided nothing, and who is asked now: who is not told believes that it was taken.
func (ch *Choice) tooSoon() {
	if ch.passed {
		ch.answer.Explain(ch.phrases.Say("table.passed", game.SeatName(ch.turn.asked)))
		return
	}
	ch.answer.Explain(ch.phrases.Say("table.early"))
}

// deaf reports whether a question has only just come up: a press that was meant for what was there before, or for the
// question to another person, decides nothing.
func (ch *Choice) deaf() bool {
	guard := questionGuard
	if ch.passed {
		guard = passedGuard
	}
	return ch.stage.AtLeast(ch.quietAt) < stage.TickTime(guard)
}

// putDown makes the picks for which something has been put down. A button that would play at once is left to be pressed
// where every choice is confirmed.
func (ch *Choice) putDown(picks []Pick) {
	moves := ch.turn.Moves()
	for i, pick := range picks {
		if ch.turn.Moves() > moves {
			return // What was picked before has played.
		}
		ch.prepare()
		if ch.waits() && i > 0 && ch.OnPanel(pick) {
			ch.screen.focus(pick)
			return
		}
		if !ch.Picked(pick) {
			ch.last.pick = "" // It is no double press.
			ch.choose(pick)
		}
	}
	if !ch.waits() && ch.turn.Moves() == moves {
		ch.prepare()
		if !ch.warned() && len(ch.made) == len(ch.so) {
			ch.confirm()
		}
	}
}

// refuseDrop says why a thing cannot be put down where it was: taken reports that some places take it. It reports false
// where a press on the thing says why.
func (ch *Choice) refuseDrop(id, onto string, taken bool) bool {
	at, ok := ch.Step(id)
	switch {
	case ch.prompt.Blocked != "":
		ch.answer.Explain(ch.prompt.Blocked)
		return true
	case ok:
		if move := ch.game.Refused(append(ch.so[:at:at], id), onto); move != "" {
			if err := ch.turn.session.CheckText(ch.turn.asked, move); err != nil {
				ch.refusePress(err)
				return true
			}
		}
	case !taken:
		return false
	}
	ch.answer.Explain(ch.phrases.Say("table.drop.not"))
	return true
}

// Back undoes the player's own uncommitted step, or puts away what lies over the table: it reports whether there was
// anything.
func (m *Match) Back() bool {
	if m.Busy() || !m.undo() {
		return false
	}
	m.screen.play(SoundBack)
	m.Stage.Redraw()
	return true
}

// undo puts away what lies over the table, or lets go of the last pick; it reports whether there was one.
func (m *Match) undo() bool {
	if m.screen.Close != nil && m.screen.Close() {
		return true
	}
	n := m.Choice.own()
	if n == 0 {
		return false
	}
	m.Choice.set(m.Choice.made[:n-1])
	return true
}
