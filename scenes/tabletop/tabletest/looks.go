package tabletest

import (
	"slices"
	"strings"

	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/sound"
	"safehouse/scenes/stage/stagetest"
)

// What a player sees and hears at a table, as the picture and the cues have it.

// Texts are all texts on the screen, in the order drawn.
func (r *Room) Texts() []string { return textsOf(r.Draw()) }

// MustFit looks for all that is wrong with what is on the screen: text that is cut, overlaps or has no room, controls
// that are too small or lie on each other.
func (r *Room) MustFit(opts ...displaytest.Options) {
	r.T.Helper()
	r.Draw()
	fit(r.Room, opts...)
}

// Words are all texts on the screen, in the order drawn, as one.
func (r *Room) Words() string { return WordsOf(r.Draw()) }

// WordsOf are all texts of a picture, in the order drawn, as one.
func WordsOf(items []display.Item) string { return strings.Join(textsOf(items), " ") }

func textsOf(items []display.Item) (all []string) {
	for i := range items {
		if items[i].Kind == display.Text {
			all = append(all, items[i].Text)
		}
	}
	return all
}

// Shows reports whether a text is to be read on the screen, wherever its lines break.
func (r *Room) Shows(text string) bool { return holds(r.Words(), text) }

// Stands reports whether a text stands on the screen by itself, as the name of a key does.
func (r *Room) Stands(text string) bool {
	return slices.ContainsFunc(r.Draw(), func(it display.Item) bool { return it.Kind == display.Text && it.Text == text })
}

// Panel are the words that ask, tell or explain: those of the panel, of slips and of what stands over the table.
func (r *Room) Panel() string {
	var all []display.Item
	for _, it := range r.Draw() {
		if it.Role == display.Prompt {
			all = append(all, it)
		}
	}
	return WordsOf(all)
}

// Tells reports whether a text stands among the words that ask, tell or explain.
func (r *Room) Tells(text string) bool { return holds(r.Panel(), text) }

// holds reports whether words contain a text: its lines may break anywhere, in the middle of a word too.
func holds(words, text string) bool {
	bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
	return strings.Contains(bare(words), bare(text))
}

// Status is the line at the top, which says whose turn it is and what is asked.
func (r *Room) Status() string {
	r.Draw()
	return stagetest.StatusOf(&r.List)
}

// Primary is the button in the place of the one that goes on, be it one that can be pressed or not; it has no id where
// there is none.
func (r *Room) Primary() display.Item {
	at := r.Needs().PrimaryAt
	for _, it := range r.Draw() {
		if it.Kind == display.Hot && stagetest.Reaches(it.Box, at) {
			return it
		}
	}
	return display.Item{}
}

// Has reports whether a control is on the screen, be it one that can be pressed or not.
func (r *Room) Has(id string) bool {
	_, there := r.Hot(id)
	return there
}

// Named is where a part of the table is in sight that is no open card, by its term in the card lists; empty for
// nowhere.
func (r *Room) Named(term string) display.Rect {
	for _, it := range r.Draw() {
		if it.Kind == display.Named && it.Face.Term == term {
			return it.Box
		}
	}
	return display.Rect{}
}

// CanPress reports whether a control is there and can be pressed.
func (r *Room) CanPress(id string) bool {
	it, there := r.Hot(id)
	return there && !it.Disabled
}

// WhyNot presses a control that cannot be pressed, and gives the sentence that says why it does nothing.
func (r *Room) WhyNot(id string) string {
	r.T.Helper()
	r.Press(id)
	return r.Refusal()
}

// Heard is how often a sound was heard.
func (r *Room) Heard(c sound.Cue) (n int) {
	for _, cue := range r.Cues {
		if cue == c {
			n++
		}
	}
	return n
}
