// Package inspect looks closer at what is on the screen: a card under the pointer is shown large beside it, a key or a
// press opens a sheet that explains it, and the words that name cards in what is asked and told are underlined and open
// the same sheet. It works for every scene at once and knows none: it has the display list of the frame on the screen
// and nothing else, so that nothing can be looked at that is not there to be seen. It never stops or skips what moves
// below.
package inspect

import (
	"math"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Inspector looks closer at what is on the screen. The program has one; it is asked before the scenes in each tick,
// told after them which scene is on top, and draws over them.
type Inspector struct {
	reader
	// top is the scene that has the screen.
	top   stage.Scene
	shown shown
	hover hover
	slid  slid
	held  held
	// picking is picked as it was before the press that is going on.
	picked, picking picked
	sheet           sheet
	// keyed reports that the last tick was one of keyboard or gamepad: the focus counts then, and not the pointer.
	keyed bool
	// below is what is left of a tick's input for the scene.
	below input.Frame
}

// reader knows the words that name cards, in every language and game, and how words and faces are set.
type reader struct {
	st      *stage.Stage
	games   games.List
	lexicon ui.Memo[lexiconKey, *lexicon]
}

// shown is the record of what the last frame showed, and to whom: what a scene puts on the screen later is not looked
// at before it is there.
type shown struct {
	items []display.Item
	nouns []noun
	// frame counts the frames; top and private are what the screen belonged to then.
	frame   int
	top     stage.Scene
	private bool
	metrics theme.Metrics
}

// New makes an inspector for a stage, on which these games are played.
func New(st *stage.Stage, all games.List) *Inspector {
	return &Inspector{reader: reader{st: st, games: all}, hover: hover{word: -1}}
}

// Update takes a tick's input before the scene on top, and gives what is left of it for the scene. Where a rule is
// asked for, page is the scene that shows it.
func (k *Inspector) Update(in *input.Frame) (left *input.Frame, page stage.Scene) {
	if k.sheet.open && k.gone() {
		k.shut()
	}
	if k.sheet.open {
		return k.read(in)
	}
	k.slides(in)
	k.rest(in)
	keyed := k.keyed
	k.keyed = in.Keyboard || in.Touch
	if in.Keyboard && k.picked.on {
		k.picked.on = false // The focus offers now.
		k.st.Redraw()
	}
	if in.Just.Has(input.Inspect) {
		k.inspect(in, keyed)
		if k.sheet.open {
			return k.quiet(in), nil
		}
		k.below = *in
		k.below.Just, k.below.AnyPress = in.Just.Without(input.Inspect), false
		return &k.below, nil
	}
	return k.press(in), nil
}

// Settle is told, once the scene has had its tick, which scene is on top. What was looked at goes with the scene that
// showed it, and what a private hand showed with the hand.
func (k *Inspector) Settle(top stage.Scene) {
	if top != k.top {
		k.top = top
		k.hover.hush(k)
		k.held, k.picked.on, k.picking.on = held{}, false, false
		k.shut()
	}
	if k.sheet.open && k.sheet.private && !k.st.Private {
		k.shut()
	}
}

// Draw marks what can be looked at in the frame that the scenes have drawn, and shows what is looked at. It changes
// nothing but its record of what is on the screen.
func (k *Inspector) Draw(l *display.List) {
	n := len(l.Items)
	k.shown.items = l.Items[:n:n]
	k.shown.frame++
	k.shown.top, k.shown.private, k.shown.metrics = k.top, k.st.Private, k.st.Metrics
	k.shown.nouns = k.readNouns(k.shown.items, k.shown.nouns[:0])
	// The list may move as it grows; the record keeps what the scenes have drawn.
	defer func() { k.shown.items = l.Items[:n:n] }()
	if k.sheet.open {
		k.mark(l, false)
		if !k.gone() {
			k.drawSheet(l)
		}
		return
	}
	k.mark(l, true)
	k.offer(l)
	k.drawHover(l)
}

// fresh reports whether the record still is what the holder of the screen has before them.
func (k *Inspector) fresh() bool {
	return k.shown.frame > 0 && k.shown.top == k.top && k.shown.private == k.st.Private
}

// gone reports whether what is looked at may not be seen any more: a private hand has closed, or has let go of the
// card.
func (k *Inspector) gone() bool {
	s := &k.sheet
	return s.private && (!k.st.Private || !k.shown.onScreen(s.now.name))
}

// look opens the sheet at a thing.
func (k *Inspector) look(t thing, in *input.Frame) {
	s := &k.sheet
	if !s.open {
		*s = sheet{list: s.list}
		s.open, s.private = true, k.st.Private
		s.page.SetFocus(closeID)
		k.keepHolding(in)
	}
	k.st.Reading = true
	k.hover.hush(k)
	s.list = k.things(s.list)
	k.turnTo(t)
	k.st.Play(sound.Confirm)
}

// shut closes the sheet.
func (k *Inspector) shut() {
	if !k.sheet.open {
		return
	}
	k.sheet.open, k.sheet.now = false, thing{}
	k.st.Reading = false
	k.hover.hush(k)
	k.st.Redraw()
}

// announce says what is looked at. While a private hand is open that is said on demand only, and how to ask for it
// instead.
func (k *Inspector) announce(asked bool) {
	switch {
	case !k.st.Heard():
	case k.st.Private && asked:
		k.st.Announce(stage.OwnHand, k.spoken())
	case k.st.Private && k.st.Prompt(input.Listen) == "":
		k.st.Announce(stage.Opened, k.st.Say("inspect.open"))
	case k.st.Private:
		k.st.Announce(stage.Opened, k.st.Say("inspect.private", game.Text(k.st.Prompt(input.Listen))))
	default:
		k.st.Announce(stage.Opened, k.spoken())
	}
}

// spoken is what is looked at in words.
func (k *Inspector) spoken() string {
	p := k.page()
	return stage.Sentences(p.title, p.text, p.count)
}

// inspect opens the sheet at the card that lies under the pointer or has the focus, by what the player uses, else at
// what belongs to the control that has it, else at the first thing on the screen.
func (k *Inspector) inspect(in *input.Frame, keyed bool) {
	if !k.fresh() {
		return
	}
	items := k.shown.items
	n := -1
	if !keyed {
		if n = at(items, in.X, in.Y); n < 0 {
			if w := k.shown.nounAt(in.X, in.Y); w != nil {
				k.look(thing{name: name{term: w.term}, box: w.box}, in)
				return
			}
		}
	}
	if n < 0 {
		n = k.shown.focused(false)
	}
	if n >= 0 {
		k.look(k.shown.thingOf(n), in)
		return
	}
	if t, ok := k.belonging(); ok {
		k.look(t, in)
		return
	}
	if k.sheet.list = k.things(k.sheet.list); len(k.sheet.list) > 0 {
		k.look(k.sheet.list[0], in)
		return
	}
	k.st.Play(sound.Refused)
	k.st.Announce(stage.Refused, k.st.Say("inspect.nothing"))
}

// focused is the item of the card that has the focus, shown there where ringed is wanted, -1 for none: the topmost one
// on whose middle the focus lies, or that lies on the middle of what has it.
func (w *shown) focused(ringed bool) int {
	items := w.items
	for i := range items {
		if it := &items[i]; it.Kind == display.Hot && it.Focused && (it.Ringed || !ringed) && it.Role == display.CardRole {
			return w.cardOf(it.Box)
		}
	}
	return -1
}

// cardOf is the item of the card that a control stands for.
func (w *shown) cardOf(box display.Rect) int {
	return w.best(func(it *display.Item) (float64, bool) {
		shared := it.Box.Intersect(box)
		// What they share of both together: a card that fills the control is worth more than one that sticks into it.
		share := shared.W * shared.H / (it.Box.W*it.Box.H + box.W*box.H - shared.W*shared.H)
		return -share, share > 0
	})
}

// nounAt is the noun under a point, nil for none: where the places of several meet, the nearest.
func (w *shown) nounAt(x, y float64) *noun {
	var best *noun
	nearest := 0.0
	for i := range w.nouns {
		n := &w.nouns[i]
		if !n.target().Contains(x, y) {
			continue
		}
		cx, cy := n.box.Centre()
		far := max(math.Abs(x-cx)-n.box.W/2, 0) + math.Abs(y-cy)
		if best == nil || far < nearest {
			best, nearest = n, far
		}
	}
	if best != nil && !best.box.Contains(x, y) && w.pressable(x, y) {
		return nil // Beside the word a control of the scene is nearer than the word.
	}
	return best
}

// pressable reports whether a control of the scene lies under a point; what only scrolls is none.
func (w *shown) pressable(x, y float64) bool {
	for i := range w.items {
		it := &w.items[i]
		if it.Kind == display.Hot && it.ID != "" && it.Role != display.Scroller && it.Box.Contains(x, y) {
			return true
		}
	}
	return false
}
