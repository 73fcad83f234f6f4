package input

import (
	"image"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// composer takes what is written from the browser, where a text is: dead keys, input methods and the keyboards of phones
// write into an element of the page and press no keys.
type composer struct {
	composer textinput.Composer
	begun    bool
	at       image.Rectangle
	// dismissed tells that the player has put the phone's keyboard away: it stays away until the text is touched again.
	dismissed bool
	composing []rune
	committed []rune
}

func (c *composer) begin() {
	c.begun = true
	c.composer.OnNewSession = func() *textinput.SessionOptions {
		if c.dismissed {
			return nil
		}
		// What stands around the caret is kept from the browser: keys that delete are ours.
		return &textinput.SessionOptions{CaretBounds: c.at}
	}
	c.composer.OnComposition = func(now *textinput.Composition) { c.composing = append(c.composing[:0], []rune(now.Text())...) }
	c.composer.OnCommit = func(done *textinput.Commit) { c.committed = append(c.committed, []rune(done.Text())...) }
	c.composer.OnEndByUser = func() { c.dismissed = true }
}

// update puts what was written since the last tick in the place of the characters of keys; at is where the text stands,
// empty where none is written.
func (c *composer) update(s *sample, at image.Rectangle) {
	if !c.begun {
		c.begin()
	}
	if at != c.at || s.Pressed {
		c.dismissed = false
	}
	c.at = at
	if at.Empty() {
		c.composer.Cancel()
		c.composing, c.dismissed = c.composing[:0], false
		return
	}
	c.committed = c.committed[:0]
	busy, err := c.composer.Update()
	if err != nil {
		return // The characters of keys are there all the same.
	}
	if busy {
		s.Just, s.Usual, s.Written = 0, 0, 0
	}
	if js.Global().Get("document").Get("activeElement").Get("id").String() == "ebitengine-textinput" {
		s.Runes = c.committed
	}
	s.Composing = c.composing
	s.Keys = s.Keys || len(s.Runes) > 0 || busy
}
