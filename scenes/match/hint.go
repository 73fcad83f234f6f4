package match

import (
	"regexp"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// hint is the hint that a person has asked for. It belongs to the open hand: it rests on what is in it, and goes with
// it.
type hint struct {
	request Request
	// decision is the number of the one that it is asked for; kept is what was thought of the one of the number keptFor:
	// one decision has one hint, however often it is asked for and whatever else is worked out in the meantime.
	decision, keptFor int
	kept              *bots.Thought[string]
	// lang is the language that it was said in.
	lang words.Lang
}

// HintID is what is pressed for a hint.
const HintID = "hint"

// HintPossible reports whether a hint can be given for what is asked here and now, the hand being open. It can where one
// move alone is legal, too: that a button is missing would tell a hero, who may only tell the truth, from a villain
// (G7).
func (m *Match) HintPossible() bool {
	return m.Stage.Settings.Hints && m.computers.reasons != nil && m.Holder.Mine() && !m.Busy() && m.Holder.Open()
}

// askHint asks the strongest computer what it would do, seeing what the person sees: what a person may no longer look at
// counts for nothing.
func (m *Match) askHint() {
	h := &m.hint
	if m.Lesson.Asks() {
		m.showMove()
		return
	}
	if !m.HintPossible() {
		if m.Stage.Settings.Hints && m.Holder.CanPeek() && !m.Busy() {
			m.Answer.Explain(m.Say("hint.closed"))
		}
		return
	}
	m.screen.play(SoundTick)
	if h.kept != nil && h.keptFor == m.decision {
		m.giveHint(h.kept)
		return
	}
	player := bots.OfLevel(game.Expert)
	q := bots.Question{Player: player, Why: true, Shown: true, Study: m.Desk.ready()}
	if m.computers.game.Name != "" {
		q.Budget = m.computers.game.Budget(player, len(m.Seats.Names))
	}
	m.Answer.Clear()
	h.decision = m.decision
	h.request.Begin(nil, m.computers.reasons(m.asked, m.session.Len(), q))
	m.sayHint(said{text: m.Say("hint.thinking")})
}

// sayHint puts words about the hint into the panel.
func (m *Match) sayHint(s said) {
	m.hint.lang = m.Stage.Lang
	s.good, s.hint = true, true
	m.Answer.give(s)
}

// dropHint ends what is thought for a hint: any other press does.
func (m *Match) dropHint() {
	if m.hint.request.Busy() {
		m.hint.request.End()
		m.Answer.Clear()
		m.changed()
	}
}

// updateHint tells the hint as soon as there is one. The game goes on without waiting.
func (m *Match) updateHint(in *input.Frame) {
	h := &m.hint
	if h.request.Busy() && (in.AnyPress || h.decision != m.decision || !m.HintPossible()) {
		m.dropHint()
	}
	if m.Answer.hint && h.lang != m.Stage.Lang {
		// What is in sight is said again in another language.
		if h.request.Busy() {
			m.sayHint(said{text: m.Say("hint.thinking")})
		} else if h.kept != nil && h.keptFor == m.decision {
			m.giveHint(h.kept)
		}
	}
	thought, ok := h.request.Take(m.Stage.WaitForBots)
	if !ok {
		return
	}
	if len(thought.Options) > 0 && !m.Forced() {
		// Where the rules leave no choice nobody was helped: that counts as no hint.
		m.Note(record.Note{Kind: record.NoteHint, Seat: m.asked, N: m.session.Len()})
	}
	kept := thought // A tick without an answer takes no memory.
	h.kept, h.keptFor = &kept, m.decision
	m.giveHint(h.kept)
}

// giveHint shows what was thought.
func (m *Match) giveHint(t *bots.Thought[string]) {
	s := said{text: m.hintText(t)}
	if len(t.Options) > 0 {
		s.marks[0] = m.Choice.First(t.Move)
		if as := t.AsGood(); as != nil {
			s.marks[1] = m.Choice.First(as.Move)
		}
	}
	m.sayHint(s)
}

// hintText is the move with the reason that matters most, as far as it has room, or with the other move that is as good:
// which is the reason to take either.
func (m *Match) hintText(t *bots.Thought[string]) string {
	if len(t.Options) == 0 || t.Options[0].Says == (game.Line{}) || m.Forced() && len(t.Knew) == 0 {
		return m.noHint()
	}
	reader := m.Reader().To(m.asked)
	says := game.Text(reader.Say(t.Options[0].Says))
	if as := t.AsGood(); as != nil {
		return unstopped(m.Say("hint.even", says, game.Text(reader.Say(as.Says))))
	}
	text := unstopped(m.Say("hint.only", says))
	if len(t.Knew) > 0 {
		longer := stage.Sentences(text, reader.Say(t.Knew[0]))
		if m.screen.Fits == nil || m.screen.Fits(longer) {
			return longer
		}
	}
	return text
}

// unstopped takes away the full stop after a question that is quoted: the question's own mark ends the sentence.
func unstopped(text string) string {
	return quotedQuestion.ReplaceAllString(text, "$1")
}

var quotedQuestion = regexp.MustCompile(`([?!]\pZ*[”»])\.`)

// noHint is what stands for a hint where nothing was weighed: what alone may be done, by the button that does it.
func (m *Match) noHint() string {
	if !m.Forced() {
		return m.Say("hint.none")
	}
	label, q := "", m.Choice.prompt
	for _, b := range [...]*Button{&q.Primary, &q.Secondary, &q.Third} {
		switch {
		case b.ID == "" || b.Disabled:
		case label != "":
			return m.Say("hint.forced")
		default:
			label = b.Label
		}
	}
	if label == "" {
		return m.Say("hint.forced")
	}
	return m.Say("hint.forced.button", game.Text(label))
}

// HintState is what of a hint controls and texts depend on.
type HintState struct {
	// Thinking reports that one is thought of, Shown that one is in sight, On that hints may be asked for.
	Thinking, Shown, On bool
}

// HintState is how far the hint has come.
func (m *Match) HintState() HintState {
	return HintState{m.hint.request.Busy(), m.Answer.hint, m.Stage.Settings.Hints}
}
