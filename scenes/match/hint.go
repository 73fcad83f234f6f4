package match

import (
	"math"
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
	View
	answer    *Answer
	screen    *Screen
	computers *Computers
	note      func(record.Note)
	changed   func()

	request Request
	// askedIn is the number of the one that it is asked for; kept is what was thought of the one of the number keptFor:
	// one decision has one hint, however often it is asked for and whatever else is worked out in the meantime.
	askedIn, keptFor int
	kept             *bots.Thought[string]
	// lang is the language that it was said in.
	lang words.Lang
}

// HintID is what is pressed for a hint.
const HintID = "hint"

// possible reports whether a hint can be given for what is asked here and now, the hand being open. It can where one
// move alone is legal, too: that a button is missing would tell a hero, who may only tell the truth, from a villain
// (G7).
func (h *hint) possible() bool {
	return h.Stage.Settings.Hints && h.computers.reasons != nil && h.Holder.Mine() && !h.Busy() && h.Holder.Open()
}

// ask asks the strongest computer what it would do, seeing what the person sees: what a person may no longer look at
// counts as it does in the figures of the table.
func (h *hint) ask() {
	if h.Lesson.Asks() {
		h.Lesson.showMove()
		return
	}
	if !h.possible() {
		if h.Stage.Settings.Hints && h.Holder.CanPeek() && !h.Busy() {
			h.answer.Explain(h.Say("hint.closed"))
		}
		return
	}
	h.screen.play(SoundTick)
	if h.kept != nil && h.keptFor == h.decision {
		h.give(h.kept)
		return
	}
	player := bots.OfLevel(game.Expert)
	q := bots.Question{Player: player, Why: true, Shown: true, Forgets: !h.Stage.Settings.Recall,
		Study: h.computers.ready()}
	if h.computers.game.Name != "" {
		q.Budget = h.computers.game.Budget(player, len(h.Seats.Names))
	}
	h.answer.Clear()
	h.askedIn = h.decision
	h.request.Begin(nil, h.computers.reasons(h.asked, h.session.Len(), q))
	h.tell(said{sentences: []string{h.Say("hint.thinking")}})
}

// tell puts words about the hint into the panel.
func (h *hint) tell(s said) {
	h.lang = h.Stage.Lang
	s.good, s.hint = true, true
	h.answer.give(s)
}

// drop ends what is thought for a hint: any other press does.
func (h *hint) drop() {
	if h.request.Busy() {
		h.request.End()
		h.answer.Clear()
		h.changed()
	}
}

// update tells the hint as soon as there is one. The game goes on without waiting.
func (h *hint) update(in *input.Frame) {
	if h.request.Busy() && (in.AnyPress || h.askedIn != h.decision || !h.possible()) {
		h.drop()
	}
	if h.answer.hint && h.lang != h.Stage.Lang {
		// What is in sight is said again in another language.
		if h.request.Busy() {
			h.tell(said{sentences: []string{h.Say("hint.thinking")}})
		} else if h.kept != nil && h.keptFor == h.decision {
			h.give(h.kept)
		}
	}
	thought, ok := h.request.Take(h.Stage.WaitForBots)
	if !ok {
		return
	}
	if len(thought.Options) > 0 && !h.Forced() {
		// Where the rules leave no choice nobody was helped: that counts as no hint.
		h.note(record.Note{Kind: record.NoteHint, Seat: h.asked, N: h.session.Len()})
	}
	kept := thought // A tick without an answer takes no memory.
	h.kept, h.keptFor = &kept, h.decision
	h.give(h.kept)
}

// give shows what was thought.
func (h *hint) give(t *bots.Thought[string]) {
	s := said{sentences: []string{h.text(t)}}
	if len(t.Options) > 0 {
		s.marks[0] = h.Choice.First(t.Move)
		if as := t.AsGood(); as != nil {
			s.marks[1] = h.Choice.First(as.Move)
		}
	}
	h.tell(s)
}

// text is the move with what decided and the reason that matters most, as far as they have room, or with the other move
// that is as good and what both are worth: a reason would be for one of them.
func (h *hint) text(t *bots.Thought[string]) string {
	if len(t.Options) == 0 || t.Options[0].Says == (game.Line{}) || h.Forced() && len(t.Knew) == 0 {
		return h.none()
	}
	reader := h.Reader().To(h.asked)
	says := game.Text(reader.Say(t.Options[0].Says))
	text, reasons := unstopped(h.Say("hint.only", says)), []string{h.counted(t, reader), h.known(t, reader)}
	if as := t.AsGood(); as != nil {
		text, reasons = unstopped(h.Say("hint.even", says, game.Text(reader.Say(as.Says)))), []string{h.even(t, as)}
	}
	for _, reason := range reasons {
		longer := stage.Sentences(text, reason)
		if reason != "" && (h.screen.Fits == nil || h.screen.Fits(longer)) {
			text = longer
		}
	}
	return text
}

// counted says what decided: what the move is worth, and what the best other one. It says nothing where no figures may
// be shown, or where they show no difference.
func (h *hint) counted(t *bots.Thought[string], reader words.Reader) string {
	if len(t.Options) < 2 || t.Scale == bots.Liking || !h.OddsAllowed() {
		return ""
	}
	best, next := &t.Options[0], &t.Options[1]
	for i := range t.Options[1:] {
		if o := &t.Options[1+i]; o.Value > next.Value {
			next = o
		}
	}
	one, other := h.Figure(t.Scale, best.Value), h.Figure(t.Scale, next.Value)
	if one == other || best.Value < next.Value {
		return ""
	}
	key := "hint.wins"
	if t.Scale == bots.Points {
		key = "hint.points"
	}
	return unstopped(h.Say(key, game.Text(one), game.Text(other), game.Text(reader.Say(next.Says))))
}

// even says what either of two moves is worth, where figures may be shown and show no difference.
func (h *hint) even(t *bots.Thought[string], as *bots.Weighed[string]) string {
	key, one := "hint.wins.even", h.Figure(t.Scale, t.Options[0].Value)
	switch {
	case t.Scale == bots.Liking || !h.OddsAllowed() || one != h.Figure(t.Scale, as.Value):
		return ""
	case t.Scale == bots.Points:
		key = "hint.points.even"
	}
	return h.Say(key, game.Text(one))
}

// known is what bears on the move most.
func (h *hint) known(t *bots.Thought[string], reader words.Reader) string {
	if len(t.Knew) == 0 {
		return ""
	}
	return reader.Say(t.Knew[0])
}

// unstopped takes away the full stop after a question that is quoted: the question's own mark ends the sentence.
func unstopped(text string) string { return quotedQuestion.ReplaceAllString(text, "$1") }

var quotedQuestion = regexp.MustCompile(`([?!]\pZ*[”»])\.`)

// none is what stands for a hint where nothing was weighed: what alone may be done, by the button that does it.
func (h *hint) none() string {
	if !h.Forced() {
		return h.Say("hint.none")
	}
	label, q := "", h.Choice.prompt
	for _, b := range [...]*Button{&q.Primary, &q.Secondary, &q.Third} {
		switch {
		case b.ID == "" || b.Disabled:
		case label != "":
			return h.Say("hint.forced")
		default:
			label = b.Label
		}
	}
	if label == "" {
		return h.Say("hint.forced")
	}
	return h.Say("hint.forced.button", game.Text(label))
}

// HintState is what of a hint controls and texts depend on.
type HintState struct {
	// Thinking reports that one is thought of, Shown that one is in sight, On that hints may be asked for.
	Thinking, Shown, On bool
	// Possible reports that one can be given for what is asked here and now.
	Possible bool
}

// state is how far the hint has come.
func (h *hint) state() HintState {
	return HintState{h.request.Busy(), h.answer.hint, h.Stage.Settings.Hints, h.possible()}
}

// Percent is a chance in whole per cent; neither certain nor impossible is what is not.
func Percent(chance float64) int {
	n := int(math.Round(chance * 100))
	switch {
	case n == 0 && chance > 0:
		return 1
	case n == 100 && chance < 1:
		return 99
	}
	return max(0, min(n, 100))
}

// Figure is a value in words of its scale, empty for a liking, which has none.
func (p *phrases) Figure(scale bots.Scale, value float64) string {
	switch scale {
	case bots.Wins:
		return p.Say("why.win", game.Percent(Percent(value)))
	case bots.Points:
		switch n := int(math.Round(value * 2)); {
		case n < 0:
			return p.Say("why.behind", game.Halves(-n))
		case n > 0:
			return p.Say("why.ahead", game.Halves(n))
		}
		return p.Say("why.even")
	}
	return ""
}
