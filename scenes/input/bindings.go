package input

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bindings are the keys and gamepad buttons that a player has given to actions, by number of the action; zero leaves
// the usual one. The zero value leaves everything as it is. It is comparable.
type Bindings struct {
	Keys    [ActionCount]Key
	Buttons [ActionCount]Button
}

// GiveKey has an action follow a key, instead of those before. Its usual key gives it all its usual ones back. Where
// Confirm or Cancel gets a key of the other one, the two change places. It reports whether the key could be given.
func (b *Bindings) GiveKey(a Action, k Key) bool {
	if !a.Remappable() || !k.Free() || leading.Has(a) && k.Moves() {
		return false
	}
	before := *b
	b.setKey(a, k)
	return b.partKeys(a, &before)
}

func (b *Bindings) setKey(a Action, k Key) {
	b.Keys[a] = k
	if slices.Contains(usuals[a].keys, k) {
		b.Keys[a] = 0
	}
}

// GiveButton has an action follow a button, instead of the one before. Confirm and Cancel change places as with keys.
// It reports whether the button could be given.
func (b *Bindings) GiveButton(a Action, x Button) bool {
	if !a.Remappable() || !x.Free() || leading.Has(a) && x.Moves() {
		return false
	}
	before := *b
	b.setButton(a, x)
	b.partButtons(a, &before)
	return true
}

func (b *Bindings) setButton(a Action, x Button) {
	b.Buttons[a] = x
	if usuals[a].button == x {
		b.Buttons[a] = 0
	}
}

// Reset gives an action its usual keys and button back; where Confirm or Cancel gets what the other one has, the two
// change places.
func (b *Bindings) Reset(a Action) {
	before := *b
	b.Keys[a], b.Buttons[a] = 0, 0
	b.partKeys(a, &before)
	b.partButtons(a, &before)
}

// Changed reports whether an action has not its usual keys and button.
func (b *Bindings) Changed(a Action) bool { return b.Keys[a] != 0 || b.Buttons[a] != 0 }

// Key is the key that an action is best known by, zero for none.
func (b *Bindings) Key(a Action) Key {
	if all := b.all(a); len(all) > 0 {
		return all[0]
	}
	return 0
}

// all are the keys of an action.
func (b *Bindings) all(a Action) []Key {
	if b.Keys[a] != 0 {
		return b.Keys[a : a+1]
	}
	return usuals[a].keys
}

// Known are the keys of an action that are worth naming: all of them but those of the keypad.
func (b *Bindings) Known(a Action) []Key {
	all := b.all(a)
	if len(all) == 1 {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(k Key) bool { return k == at(ebiten.KeyNumpadEnter) })
}

// Button is the button that gives an action, zero for none.
func (b *Bindings) Button(a Action) Button { return cmp.Or(b.Buttons[a], usuals[a].button) }

// hasKey reports whether a key gives an action.
func (b *Bindings) hasKey(a Action, k Key) bool { return slices.Contains(b.all(a), k) }

// those are the actions of which something holds.
func those(hold func(Action) bool) (all Actions) {
	for a := range ActionCount {
		if hold(a) {
			all = all.With(a)
		}
	}
	return all
}

// ofKey are the actions that a key gives. Escape leads back whatever else is chosen, so that nobody is locked in.
func (b *Bindings) ofKey(k Key) Actions {
	if k == at(ebiten.KeyEscape) {
		return Actions(0).With(Cancel)
	}
	return first(those(func(a Action) bool { return b.hasKey(a, k) }), b.space(Confirm, Peek, k))
}

// ofButton are the actions that a button gives.
func (b *Bindings) ofButton(x Button) Actions {
	return first(those(func(a Action) bool { return x != 0 && b.Button(a) == x }), false)
}

// collide reports whether giving both actions at once would do two things: both mean something in the same situation.
func collide(a, c Action) bool { return a != c && usuals[a].where&usuals[c].where != 0 }

// space reports whether two actions have the space bar between them on purpose: where a hand can be opened it does
// that, and elsewhere it confirms, as long as there is another key that confirms.
func (b *Bindings) space(a, c Action, k Key) bool {
	both := Actions(0).With(Confirm).With(Peek)
	return k == at(ebiten.KeySpace) && both.Has(a) && both.Has(c) && b.Keys[Confirm] == 0
}

// SharingKey are the actions that a key of an action gives as well, where one press would do two things.
func (b *Bindings) SharingKey(a Action) Actions {
	return those(func(c Action) bool {
		return collide(a, c) && slices.ContainsFunc(b.all(a), func(k Key) bool { return b.hasKey(c, k) && !b.space(a, c, k) })
	})
}

// SharingButton are the actions that the button of an action gives as well.
func (b *Bindings) SharingButton(a Action) Actions {
	x := b.Button(a)
	return those(func(c Action) bool { return x != 0 && collide(a, c) && b.Button(c) == x })
}

// written is the form of the bindings in the settings: names of actions, each with that of its key or button.
type written struct {
	Keys    map[string]string `json:"keys,omitempty"`
	Buttons map[string]string `json:"buttons,omitempty"`
}

// MarshalJSON writes what is not as usual.
func (b Bindings) MarshalJSON() ([]byte, error) {
	w := written{Keys: map[string]string{}, Buttons: map[string]string{}}
	for a := range ActionCount {
		if b.Keys[a] != 0 {
			w.Keys[a.String()] = b.Keys[a].String()
		}
		if b.Buttons[a] != 0 {
			w.Buttons[a.String()] = b.Buttons[a].String()
		}
	}
	text, err := json.Marshal(w)
	if err != nil {
		return nil, fmt.Errorf("writing the keys: %w", err)
	}
	return text, nil
}

// WrongBindings reports that something in written bindings makes no sense; whatever else stands there was read. Actions
// are those whose key or button it was; there are none where it was the form of the whole.
type WrongBindings struct{ Actions []Action }

// Error names the actions.
func (w *WrongBindings) Error() string {
	return fmt.Sprintf("no keys or buttons are given to %v", w.Actions)
}

// UnmarshalJSON reads bindings. An action that is not known has come from another version and is passed over; one that
// is, with a key or a button that means nothing, keeps its usual one, and the error is a *WrongBindings.
func (b *Bindings) UnmarshalJSON(text []byte) error {
	var w struct {
		Keys    map[string]json.RawMessage `json:"keys"`
		Buttons map[string]json.RawMessage `json:"buttons"`
	}
	*b = Bindings{}
	wrong := json.Unmarshal(text, &w) != nil
	var of []Action
	read := func(from map[string]json.RawMessage, take func(a Action, name string) bool) {
		for written, raw := range from {
			a, known := parseAction(written)
			var name string
			if known && (json.Unmarshal(raw, &name) != nil || !take(a, name)) {
				of = append(of, a)
			}
		}
	}
	read(w.Keys, func(a Action, name string) bool {
		k := ParseKey(name)
		if k.Free() {
			b.setKey(a, k)
		}
		return k.Free()
	})
	read(w.Buttons, func(a Action, name string) bool {
		x := ParseButton(name)
		if x.Free() {
			b.setButton(a, x)
		}
		return x.Free()
	})
	b.heal()
	if !wrong && of == nil {
		return nil
	}
	slices.Sort(of)
	return &WrongBindings{slices.Compact(of)}
}

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
	Up:    {"up", "controls.do.up", []Key{at(ebiten.KeyArrowUp)}, ParseButton("up"), anywhere},
	Down:  {"down", "controls.do.down", []Key{at(ebiten.KeyArrowDown)}, ParseButton("down"), anywhere},
	Left:  {"left", "controls.do.left", []Key{at(ebiten.KeyArrowLeft)}, ParseButton("left"), anywhere},
	Right: {"right", "controls.do.right", []Key{at(ebiten.KeyArrowRight)}, ParseButton("right"), anywhere},
	Next:  {"next", "controls.do.next", []Key{at(ebiten.KeyTab)}, ParseButton("r1"), anywhere},
	Prev:  {"prev", "controls.do.prev", nil, ParseButton("l1"), anywhere},
	Confirm: {"confirm", "controls.do.confirm", []Key{at(ebiten.KeyEnter), at(ebiten.KeyNumpadEnter), at(ebiten.KeySpace)},
		ParseButton("south"), anywhere},
	Cancel:     {"cancel", "controls.do.cancel", []Key{at(ebiten.KeyEscape)}, ParseButton("east"), anywhere},
	Peek:       {"peek", "controls.do.peek", []Key{at(ebiten.KeySpace)}, ParseButton("r2"), anywhere},
	Rules:      {"rules", "controls.do.rules", []Key{at(ebiten.KeyF1)}, ParseButton("select"), anywhere},
	Log:        {"log", "controls.do.log", []Key{'l'}, ParseButton("l2"), anywhere},
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
	Inspect:    {"inspect", "controls.do.inspect", []Key{'i'}, ParseButton("north"), anywhere},
	Listen:     {"listen", "controls.do.listen", []Key{'v'}, ParseButton("west"), anywhere},
	Menu:       {"menu", "controls.do.menu", []Key{'p'}, ParseButton("start"), anywhere},
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
