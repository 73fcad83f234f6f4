package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// builder is a question that is being put together: a characteristic, then one of its colours. It is comparable, and
// with nothing but its Controller and the number of seats it has nothing chosen.
type builder struct {
	c *table.Controller
	// seats is the number of characters in play: only their colours can be asked for (G53).
	seats int
	// chosen tells that there is a characteristic; colour is none until it is chosen.
	chosen bool
	trait  getadler.Trait
	colour getadler.Colour
}

// newBuilder builds the questions of a match.
func newBuilder(c *table.Controller, seats int) builder { return builder{c: c, seats: seats} }

// The steps of a question.
const (
	stepTrait = iota
	stepColour
	stepAsk
)

// step is the one that comes next.
func (q *builder) step() int {
	switch {
	case !q.chosen:
		return stepTrait
	case q.colour == getadler.NoColour:
		return stepColour
	}
	return stepAsk
}

// forget lets go of what was chosen.
func (q *builder) forget() { q.chosen, q.trait, q.colour = false, getadler.Hat, getadler.NoColour }

// undo takes the last step back; it tells whether there was one.
func (q *builder) undo() bool {
	switch q.step() {
	case stepAsk:
		q.colour = getadler.NoColour
	case stepColour:
		q.forget()
	default:
		return false
	}
	return true
}

// The names of characteristics and colours in ids.
var (
	traitNames  = [getadler.Traits]string{getadler.Hat: "hat", getadler.Hair: "hair", getadler.Eyes: "eyes", getadler.Coat: "coat"}
	traitIDs    = [getadler.Traits]string{getadler.Hat: "trait:hat", getadler.Hair: "trait:hair", getadler.Eyes: "trait:eyes", getadler.Coat: "trait:coat"}
	colourNames = [...]string{
		getadler.NoColour: "", getadler.Brown: "brown", getadler.Black: "black", getadler.Grey: "grey", getadler.Dark: "dark",
		getadler.Blond: "blond", getadler.Blue: "blue", getadler.Beige: "beige", getadler.Navy: "navy",
	}
	colourIDs = [...]string{
		getadler.NoColour: "", getadler.Brown: "colour:brown", getadler.Black: "colour:black", getadler.Grey: "colour:grey",
		getadler.Dark: "colour:dark", getadler.Blond: "colour:blond", getadler.Blue: "colour:blue",
		getadler.Beige: "colour:beige", getadler.Navy: "colour:navy",
	}
)

// colours appends the colours of the chosen characteristic that can be asked for (G53).
func (q *builder) colours(buf []getadler.Colour) []getadler.Colour {
	if !q.chosen {
		return buf
	}
	for c := getadler.Brown; int(c) < len(colourNames); c++ {
		if getadler.Fitting(q.seats, q.trait, c) != 0 {
			buf = append(buf, c)
		}
	}
	return buf
}

// act does what a press on one of the builder's controls asks for; it tells whether it was one. The chosen
// characteristic, pressed again, is let go.
func (q *builder) act(kind, rest string) bool {
	switch kind {
	case "trait":
		for t, name := range traitNames {
			if name != rest {
				continue
			}
			again := q.chosen && q.trait == getadler.Trait(t)
			q.forget()
			q.chosen, q.trait = !again, getadler.Trait(t)
		}
	case "colour":
		for c, name := range colourNames {
			if name == rest && name != "" && q.chosen && getadler.Fitting(q.seats, q.trait, getadler.Colour(c)) != 0 {
				q.colour = getadler.Colour(c)
			}
		}
	default:
		return false
	}
	if !q.chosen {
		q.forget()
	}
	return true
}

// shortcut is the id of what a digit chooses.
func (q *builder) shortcut(in *input.Frame) string {
	var buf [8]getadler.Colour
	colours := q.colours(buf[:0])
	for _, r := range in.Runes {
		n := input.Digit(r)
		switch {
		case n < 0:
		case !q.chosen && n < getadler.Traits:
			return traitIDs[n]
		case q.chosen && n < len(colours):
			return colourIDs[colours[n]]
		}
	}
	return ""
}

// focus is the control on which the focus starts at a step; empty for the primary button, once all is chosen.
func (q *builder) focus() string {
	var buf [8]getadler.Colour
	switch q.step() {
	case stepTrait:
		return traitIDs[0]
	case stepColour:
		return colourIDs[q.colours(buf[:0])[0]]
	}
	return ""
}

// head is what comes next or, once all is chosen, the whole question to a seat.
func (q *builder) head(to game.Seat) string {
	switch q.step() {
	case stepTrait:
		return q.c.Say("builder.trait", game.SeatName(to))
	case stepColour:
		return q.c.Say("builder.colour", game.SeatName(to))
	}
	return q.c.Say("builder.question", game.SeatName(to), game.Word(getadler.QuestionKey(q.trait, q.colour)))
}

// label is that of the button that asks, as long as its width allows; empty until all is chosen. The head says it all.
func (q *builder) label(to game.Seat, wide float64) string {
	if q.step() != stepAsk {
		return ""
	}
	look := game.Word(getadler.LookKey(q.trait, q.colour))
	m := q.c.Stage.Metrics
	// Short words in large letters are worth more than long ones in small: the head says all.
	size := max(m.Size(display.SansBold, ui.ButtonSize)*max(askLetters, 1/max(1, m.TextScale)), m.Floor(display.SansBold))
	for _, label := range [...]string{q.c.Say("builder.ask", game.SeatName(to), look), q.c.Say("builder.ask.short", look)} {
		if q.c.Stage.Measure.Width(label, m.Font(display.SansBold), size)+m.U(askRoom) <= wide {
			return label
		}
	}
	return q.c.Say("builder.ask.least")
}

// move is the question as a move, once all is chosen.
func (q *builder) move(to game.Seat) (m getadler.Move, ok bool) {
	return getadler.Move{Op: getadler.OpAsk, A: uint8(to), B: uint8(q.trait), C: uint8(q.colour)}, q.step() == stepAsk
}
