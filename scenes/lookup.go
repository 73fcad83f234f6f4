package scenes

import (
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
)

// lookUp opens the rules over whatever is on the screen, where the key for them was pressed: at the paragraph that
// explains what is there. It tells whether it did. An open rulebook closes itself.
func lookUp(st *stage.Stage, stack *stage.Stack, in *input.Frame) bool {
	if !in.Just.Has(input.Rules) {
		return false
	}
	switch stack.Top().(type) {
	case nil, *failed, *rulebook.Scene:
		return false
	}
	game, ruling := stack.Guide()
	stack.Put(rulebook.At(st, game, ruling))
	st.Redraw()
	return true
}
