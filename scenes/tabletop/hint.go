package tabletop

import (
	"regexp"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// hint is the hint that a person has asked for. It belongs to the open hand: it rests on what is in it, and goes with
// it.
type hint struct {
	table   *Table
	request request
	// decision is the number of the one that it is asked for; kept is what was thought of the one of the number keptFor:
	// one decision has one hint, however often it is asked for and whatever else is worked out in the meantime.
	decision, keptFor int
	kept              *bots.Thought[string]
	// shown reports that it is in sight, in a language; marks are the controls that the move, and one that is as good,
	// begin with.
	shown bool
	lang  words.Lang
	marks [2]string
	// down reports that its slip is held down.
	down bool
}

// hintState is what controls and texts depend on.
type hintState struct{ busy, shown, on bool }

func (h *hint) state() hintState {
	return hintState{h.request.busy(), h.shown, h.table.Stage.Settings.Hints}
}

// possible reports whether a hint can be given for what is asked here and now, the hand being open. It can where one
// move alone is legal, too: that a button is missing would tell a hero, who may only tell the truth, from a villain
// (G7).
func (h *hint) possible() bool {
	return h.table.Stage.Settings.Hints && h.table.computers.reasons != nil && h.table.Eyes.Mine() && !h.table.Busy() &&
		h.table.Eyes.Open()
}

// ask asks the strongest computer what it would do, seeing what the person sees: what a person may no longer look at
// counts for nothing.
func (h *hint) ask() {
	if h.table.lesson.asks() {
		h.table.lesson.show()
		return
	}
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

// say puts words about the hint into the panel.
func (h *hint) say(text string) {
	h.table.Answer.leaveEnter()
	h.table.Answer.give("", text, true)
	h.shown, h.lang, h.marks = true, h.table.Stage.Lang, [2]string{}
}

// drop ends what is thought for a hint: any other press does.
func (h *hint) drop() {
	if h.request.busy() {
		h.request.end()
		h.table.Answer.Clear()
		h.table.Invalidate()
	}
}

// update tells the hint as soon as there is one. The game goes on without waiting.
func (h *hint) update(in *input.Frame) {
	if h.request.busy() && (in.AnyPress || h.decision != h.table.decision || !h.possible()) {
		h.drop()
	}
	if h.shown && h.lang != h.table.Stage.Lang {
		h.again()
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

// again says in another language what is in sight.
func (h *hint) again() {
	if h.request.busy() {
		h.say(h.table.Say("hint.thinking"))
	} else if h.kept != nil && h.keptFor == h.table.decision {
		h.give(h.kept)
	}
}

// give shows what was thought.
func (h *hint) give(t *bots.Thought[string]) {
	h.say(h.text(t))
	if len(t.Options) == 0 {
		return
	}
	h.marks[0] = h.table.Choice.First(t.Move)
	if as := t.AsGood(); as != nil {
		h.marks[1] = h.table.Choice.First(as.Move)
	}
}

// text is the move with the reason that matters most, as far as it has room, or with the other move that is as good:
// which is the reason to take either.
func (h *hint) text(t *bots.Thought[string]) string {
	if len(t.Options) == 0 || t.Options[0].Says == (game.Line{}) || h.forced() && len(t.Knew) == 0 {
		return h.none()
	}
	reader := h.table.Reader().To(h.table.asked)
	says := game.Text(reader.Say(t.Options[0].Says))
	if as := t.AsGood(); as != nil {
		return unstopped(h.table.Say("hint.even", says, game.Text(reader.Say(as.Says))))
	}
	text := unstopped(h.table.Say("hint.only", says))
	if len(t.Knew) > 0 {
		if longer := stage.Sentences(text, reader.Say(t.Knew[0])); h.fits(longer) {
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

// none is what stands for a hint where nothing was weighed: what alone may be done, by the button that does it.
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

// forced reports whether the rules leave one move only.
func (h *hint) forced() bool { return len(h.table.session.MoveTexts(h.table.asked)) == 1 }

// hintID names the button.
const hintID = "hint"

// HintsBeside is how many hints the person on a seat was given, in words, where the name that stands there does not
// tell; empty where it does, and for none.
func (s *Seats) HintsBeside(seat game.Seat, name string) string {
	n := record.Hints(s.table.notes)[seat]
	if n == 0 || name == s.withHints(seat, s.Called(seat)) {
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
