package input

import "github.com/hajimehoshi/ebiten/v2"

// usual is what an action is called in the settings, which keys and which button give it where nobody chose others, and
// where it means anything.
type usual struct {
	name   string
	key    string
	keys   []Key
	button Button
	where  place
}

// place is a set of situations in which actions are obeyed. Two actions may have the same key where none is in both.
type place uint8

const (
	// atCards is a table where cards are drawn and stopped at, atBook one with a notebook and a sheet.
	atCards place = 1 << iota
	atBook
	// inText is a text that is written.
	inText
	elsewhere
	anywhere  = atCards | atBook | elsewhere
	everyCard = atCards | atBook
)

// usuals is the usual meaning of everything.
var usuals = [ActionCount]usual{
	Up: {"up", "controls.do.up", []Key{at(ebiten.KeyArrowUp)}, buttonOf(ebiten.StandardGamepadButtonLeftTop), anywhere},
	Down: {"down", "controls.do.down", []Key{at(ebiten.KeyArrowDown)}, buttonOf(ebiten.StandardGamepadButtonLeftBottom),
		anywhere},
	Left: {"left", "controls.do.left", []Key{at(ebiten.KeyArrowLeft)}, buttonOf(ebiten.StandardGamepadButtonLeftLeft),
		anywhere},
	Right: {"right", "controls.do.right", []Key{at(ebiten.KeyArrowRight)},
		buttonOf(ebiten.StandardGamepadButtonLeftRight), anywhere},
	Next: {"next", "controls.do.next", []Key{at(ebiten.KeyTab)}, buttonOf(ebiten.StandardGamepadButtonFrontTopRight),
		anywhere},
	Prev: {"prev", "controls.do.prev", nil, buttonOf(ebiten.StandardGamepadButtonFrontTopLeft), anywhere},
	Confirm: {"confirm", "controls.do.confirm", []Key{at(ebiten.KeyEnter), at(ebiten.KeyNumpadEnter), at(ebiten.KeySpace)},
		buttonOf(ebiten.StandardGamepadButtonRightBottom), anywhere},
	Cancel: {"cancel", "controls.do.cancel", []Key{at(ebiten.KeyEscape)},
		buttonOf(ebiten.StandardGamepadButtonRightRight), anywhere},
	Peek: {"peek", "controls.do.peek", []Key{at(ebiten.KeySpace)},
		buttonOf(ebiten.StandardGamepadButtonFrontBottomRight), anywhere},
	Rules: {"rules", "controls.do.rules", []Key{at(ebiten.KeyF1)}, buttonOf(ebiten.StandardGamepadButtonCenterLeft),
		anywhere},
	Log:        {"log", "controls.do.log", []Key{'l'}, buttonOf(ebiten.StandardGamepadButtonFrontBottomLeft), anywhere},
	Mute:       {"mute", "controls.do.mute", []Key{'m'}, 0, anywhere},
	Language:   {"language", "controls.do.language", []Key{at(ebiten.KeyF2)}, 0, anywhere},
	FullScreen: {"fullscreen", "controls.do.fullscreen", []Key{at(ebiten.KeyF11)}, 0, anywhere},
	Backspace:  {"backspace", "", []Key{at(ebiten.KeyBackspace)}, 0, inText},
	Delete:     {"delete", "", []Key{at(ebiten.KeyDelete)}, 0, inText},
	Home:       {"home", "", []Key{at(ebiten.KeyHome)}, 0, inText},
	End:        {"end", "", []Key{at(ebiten.KeyEnd)}, 0, inText},
	SelectAll:  {"selectall", "", nil, 0, inText},
	Draw:       {"draw", "controls.do.draw", []Key{'d'}, 0, everyCard},
	Stop:       {"stop", "controls.do.stop", []Key{'s'}, 0, atCards},
	Notebook:   {"notebook", "controls.do.notebook", []Key{'n'}, 0, atBook},
	Sheet:      {"sheet", "controls.do.sheet", []Key{'c'}, 0, atBook},
	Inspect:    {"inspect", "controls.do.inspect", []Key{'i'}, buttonOf(ebiten.StandardGamepadButtonRightTop), anywhere},
	Listen:     {"listen", "controls.do.listen", []Key{'v'}, buttonOf(ebiten.StandardGamepadButtonRightLeft), anywhere},
	Menu:       {"menu", "controls.do.menu", []Key{'p'}, buttonOf(ebiten.StandardGamepadButtonCenterRight), anywhere},
	PageUp:     {"pageup", "controls.do.pageup", []Key{at(ebiten.KeyPageUp)}, 0, anywhere},
	Hint:       {"hint", "controls.do.hint", []Key{'h'}, 0, anywhere},
	PageDown:   {"pagedown", "controls.do.pagedown", []Key{at(ebiten.KeyPageDown)}, 0, anywhere},
}

// String is what the action is called in the file of settings.
func (a Action) String() string {
	if a >= ActionCount {
		return ""
	}
	return usuals[a].name
}

// Key is the message key of what the action is called; empty for one that edits a text.
func (a Action) Key() string { return usuals[a].key }

// parseAction reads the name of an action that may be given other keys.
func parseAction(name string) (Action, bool) {
	for a := range ActionCount {
		if usuals[a].name == name && a.Remappable() {
			return a, true
		}
	}
	return 0, false
}

// Remappable reports whether the action may be given another key: those that edit a text keep theirs.
func (a Action) Remappable() bool { return a < ActionCount && usuals[a].where != inText }
