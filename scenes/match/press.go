package match

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/scenes/stage"
)

// From a press to a move: whatever is pressed has an id, and most ids are picks (Choice). A pick that goes on with a path
// to a legal move is kept; the last one of a path submits the move; any other press says why it does nothing. The rules
// alone say what is legal, and the reason against what is not is their own.

// Press does what a press asks for: what every match has, a pick, or else what the game makes of it.
func (m *Match) Press(id string) {
	switch id {
	case "peek":
		if m.brought {
			m.Answer.Explain(m.Say("table.brought"))
			return
		}
		m.Holder.toggle()
	case HintID:
		m.askHint()
	case "pause":
		m.paused = !m.paused
	case "back":
		m.Back()
	case "continue":
		m.Skip()
	default:
		if !m.Choose(id) {
			kind, rest, _ := strings.Cut(id, ":")
			m.game.Act(kind, rest)
		}
	}
}

// Choose takes a press as a pick; it reports whether it was one, or was answered as one.
func (m *Match) Choose(pick Pick) bool {
	ch := m.Choice
	if !m.Holder.Mine() || m.Busy() {
		return false
	}
	at, ok := ch.Step(pick)
	if !ok {
		return m.refusePick(pick)
	}
	if next := ch.NextOf(ch.so); at >= len(ch.made) && ch.Picked(pick) && !slices.Contains(next, ch.prompt.Primary.ID) {
		return false // It stands already, and more has to be picked: a press tells what it is.
	}
	if pick == ch.last && ch.lastBy != m.asked && m.Stage.AtLeast(ch.lastAt) <= stage.TickTime(doubleTicks) {
		// The second half of a double press is not the next person's answer.
		ch.lastAt = m.Stage.Moment()
		return true
	}
	twice := pick == ch.last && ch.lastBy == m.asked && m.Stage.AtMost(ch.lastAt) <= stage.TickTime(doubleTicks)
	// Where one press plays, the second of one that only chose, as it was warned of or came too soon, plays as well.
	ch.last, ch.lastAt, ch.lastBy = pick, m.Stage.Moment(), m.asked
	if (twice || !m.waits()) && ch.Picked(pick) && m.confirm() {
		return true
	}
	if ch.prompt.Blocked != "" && !ch.OnPanel(pick) {
		m.Answer.Explain(ch.prompt.Blocked)
		return true
	}
	made := ch.with(pick, at)
	if err := m.refusal(made); err != nil {
		m.refusePress(err)
		return true
	}
	if why := m.forbids(made); why != "" {
		m.Answer.Explain(why)
		return true
	}
	if move := ch.moveOf(made); move != "" {
		if !m.deaf() {
			m.Submit(move)
		}
		return true
	}
	m.screen.play(SoundPick)
	m.Answer.Clear()
	ch.set(made)
	m.changed()
	// What stands until another pick is made may still be changed.
	if !m.waits() && ch.Picked(pick) && len(ch.made) == len(ch.so) {
		m.prepare()
		if ch.prompt.Warn == "" {
			m.confirm()
		}
	}
	return true
}

// waits reports whether what is chosen waits for the primary button.
func (m *Match) waits() bool {
	set := m.Stage.Settings.Confirm
	return set == stage.ConfirmAlways ||
		set == stage.ConfirmShared && m.Seats.Hosts.Len() > 1 && !m.Choice.prompt.Answers
}

// confirm makes the move for which nothing but the primary button is missing; it reports whether there is one.
func (m *Match) confirm() bool {
	ch := m.Choice
	primary, next := &ch.prompt.Primary, ch.NextOf(ch.so)
	if primary.Disabled || len(next) != 1 || next[0] != primary.ID || m.deaf() {
		return false
	}
	ch.played = ch.played || !m.brought
	m.Submit(ch.moveOf(append(slices.Clone(ch.so), primary.ID)))
	return true
}

// refusePick answers a press on what no legal move begins or goes on with.
func (m *Match) refusePick(pick Pick) bool {
	move := m.game.Refused(m.Choice.so, pick)
	if move == "" {
		return false
	}
	err := m.session.CheckText(m.asked, move)
	if m.Choice.prompt.Blocked != "" {
		// What the reason rests on may be in the closed hand.
		m.Answer.Explain(m.Choice.prompt.Blocked)
	} else if err != nil {
		m.refusePress(err)
	}
	return err != nil || m.Choice.prompt.Blocked != ""
}

// refusal is the reason against all moves that some picks begin, nil where one of them is legal.
func (m *Match) refusal(made []Pick) (err error) {
	for i := range m.Choice.ways {
		w := &m.Choice.ways[i]
		if len(w.path) < len(made) || !slices.Equal(w.path[:len(made)], made) {
			continue
		}
		if err = m.session.CheckText(m.asked, w.move); err == nil {
			return nil
		}
	}
	return err
}

// refusePress answers a press that is refused, where it must not be heard like any other.
func (m *Match) refusePress(err error) {
	if r, ok := err.(*game.Refusal); ok && m.Choice.prompt.Hushed {
		m.Answer.InformBy(r.Ruling, m.Reader().Say(r.Line))
		return
	}
	m.Answer.Refuse(err)
}

// deaf reports whether a question has only just come up: a press that was meant for what was there before decides
// nothing.
func (m *Match) deaf() bool { return m.Stage.AtLeast(m.Choice.quietAt) < stage.TickTime(deafTicks) }

// PutDown makes the picks for which something has been put down. A button that would play at once is left to be pressed
// where every choice is confirmed.
func (m *Match) PutDown(picks []Pick) {
	ch, moves := m.Choice, m.session.Len()
	for i, pick := range picks {
		if m.session.Len() > moves {
			return // What was picked before has played.
		}
		m.prepare()
		if m.waits() && i > 0 && ch.OnPanel(pick) {
			m.screen.focus(pick)
			return
		}
		if !ch.Picked(pick) {
			ch.last = "" // It is no double press.
			m.Choose(pick)
		}
	}
	if !m.waits() && m.session.Len() == moves {
		m.prepare()
		if ch.prompt.Warn == "" && len(ch.made) == len(ch.so) {
			m.confirm()
		}
	}
}

// RefuseDrop says why a thing cannot be put down where it was: taken reports that some places take it. It reports false
// where a press on the thing says why.
func (m *Match) RefuseDrop(id, onto string, taken bool) bool {
	at, ok := m.Choice.Step(id)
	switch {
	case m.Choice.prompt.Blocked != "":
		m.Answer.Explain(m.Choice.prompt.Blocked)
		return true
	case ok:
		if move := m.game.Refused(append(m.Choice.so[:at:at], id), onto); move != "" {
			if err := m.session.CheckText(m.asked, move); err != nil {
				m.refusePress(err)
				return true
			}
		}
	case !taken:
		return false
	}
	m.Answer.Explain(m.Say("table.drop.not"))
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
