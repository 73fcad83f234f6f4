// Package rulebook shows the rules of the games, over whatever is on the screen. It knows no rules: they are words, and
// what each book holds, and which rulings its paragraphs answer, is told by its game.
package rulebook

import (
	"slices"

	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// view is what of a book is open.
type view uint8

const (
	// minute tells the game in pictures, contents lists the chapters, listing the cards; reading is the text itself.
	minute view = iota
	contents
	reading
	listing
	views
)

// viewNames are the ids of the views and the keys of what they are called.
var viewNames = [views]struct{ id, key string }{
	minute: {"minute", "rules.view.minute"}, contents: {"contents", "rules.view.contents"},
	reading: {"rules", "rules.view.rules"}, listing: {"cards", "rules.view.cards"},
}

// Scene is the rulebooks of all games, open at one of them.
type Scene struct {
	st    *stage.Stage
	games games.List
	// book is the number of the one that is open, view what of it is.
	book int
	view view
	// ruling is the one that the reader asked for; empty for none. announced reports that its paragraph has been said.
	ruling    string
	announced bool
	// learn opens the lessons of a game, watch an example by its id; nil where a match lies under the book.
	learn func(game string) stage.Scene
	watch func(id string) stage.Scene
	page  ui.Page
	// scrolls are where the views stand.
	scrolls [views]ui.Scroll
	laid    ui.Memo[key, laidOut]
}

// key is what the layout depends on.
type key struct {
	look ui.Look
	book int
	view view
}

// laidOut is what is read and pressed in one language at one size of the screen.
type laidOut struct {
	blocks []block
	// height is that of all blocks.
	height float64
	// sheet are the contents, nil in other views.
	sheet *ui.Sheet
	// around is what can be pressed whatever is in sight.
	around []ui.Control
	// room is where what can be read lies.
	room room
}

func (s *Scene) layout() laidOut { return s.laid.Get(key{ui.LookOf(s.st), s.book, s.view}, s.layOut) }

func (s *Scene) layOut() laidOut {
	room := s.divide()
	if s.view == minute {
		room.column = room.panel.Narrowed(s.st.Metrics.U(barGap))
	}
	all := laidOut{around: s.around(&room), room: room}
	p := setter{s: s, width: room.column.W}
	switch s.view {
	case contents:
		all.sheet = s.contents(room.column)
		all.sheet.Around = all.around
	case minute:
		p.minute()
	case reading:
		p.rules()
	default:
		p.list()
	}
	all.blocks, all.height = p.blocks, p.height
	return all
}

// game is the one whose book is open.
func (s *Scene) game() *games.Game { return &s.games[s.book] }

// At opens the rulebook of a game where it answers a ruling, and marks the paragraph: a refusal names the ruling that
// it comes from. Without a ruling it opens at the page that tells the game in a minute. A game that there is not is a
// mistake of the program, which opens the first book.
func At(st *stage.Stage, all games.List, name, ruling string) stage.Scene {
	s := open(st, all, name, reading)
	if s.ruling = ruling; ruling == "" {
		s.view = minute
	}
	laid := s.layout()
	if head, found, ok := answering(laid.blocks, ruling); ok {
		mark := laid.blocks[found]
		top := laid.blocks[head].top
		if mark.top+mark.height-top > laid.room.panel.H {
			top = mark.top
		}
		s.scrollTo(top)
	}
	return s
}

// Teaching is At without a ruling, with a way to the lessons of the game that is open, and to the examples of its
// chapters: watch opens one by its id.
func Teaching(st *stage.Stage, all games.List, name string, learn, watch func(of string) stage.Scene) stage.Scene {
	s := open(st, all, name, minute)
	s.learn, s.watch = learn, watch
	return s
}

// example is the id of the example of the chapter in sight, empty for none.
func (s *Scene) example() (id string) {
	if s.watch == nil || s.view != reading {
		return ""
	}
	laid := s.layout()
	for i := range laid.blocks {
		b := &laid.blocks[i]
		if b.kind != heading || b.top > s.scroll().Offset+laid.room.panel.H/2 {
			continue
		}
		for _, c := range s.game().Book.Chapters {
			if c.Head == b.chapter {
				id = c.Watch
			}
		}
	}
	return id
}

func open(st *stage.Stage, all games.List, name string, v view) *Scene {
	return &Scene{st: st, games: all, book: max(all.Index(name), 0), view: v}
}

// scrollTo brings a part of the page to the top, as far as the page goes on below it.
func (s *Scene) scrollTo(top float64) {
	laid := s.layout()
	s.scroll().Offset = max(0, min(top, laid.height-laid.room.panel.H))
}

// scroll is where the open view stands.
func (s *Scene) scroll() *ui.Scroll { return &s.scrolls[s.view] }

// title names the open book.
func (s *Scene) title() string { return s.st.Say(s.game().Book.Title) }

// Update scrolls, turns to another view or game and closes.
func (s *Scene) Update(in *input.Frame) stage.Change {
	s.announceMarked()
	laid := s.layout()
	before := s.page.Focused()
	left := *in
	if s.view != contents {
		left = s.scroll().Read(in, s.st, laid.room.panel, laid.height)
	}
	pressed := s.page.Update(&left, s.st, s.controls())
	if s.view == contents {
		laid.sheet.Follow(in, s.st, s.scroll(), s.page.Focused(), s.page.Focused() != before)
	}
	s.press(pressed)
	switch id := s.example(); {
	case pressed == "learn":
		return stage.Push(s.learn(s.game().Name))
	case pressed == "watch" && id != "":
		return stage.Push(s.watch(id))
	}
	if ui.Leaves(in, s.st, pressed) || in.Just.Has(input.Rules) {
		return stage.Pop()
	}
	return stage.Stay()
}

// press turns to what a control stands for.
func (s *Scene) press(pressed string) {
	if game, ok := ui.Taken(pressed, "game"); ok {
		s.change(max(s.games.Index(game), 0))
	}
	if name, ok := ui.Taken(pressed, "view"); ok {
		s.turn(view(slices.IndexFunc(viewNames[:], func(v struct{ id, key string }) bool { return v.id == name })))
	}
	if chapter, ok := ui.Taken(pressed, "chapter"); ok {
		s.jump(chapter)
	}
}

// change turns to the book of that number, at its beginning.
func (s *Scene) change(book int) {
	if book == s.book {
		return
	}
	s.book, s.ruling, s.scrolls = book, "", [views]ui.Scroll{}
	s.st.Redraw()
}

// turn opens a view of the book, where it was left.
func (s *Scene) turn(v view) {
	s.view = v
	s.st.Redraw()
}

// announceMarked says the paragraph that the reader was sent to, once.
func (s *Scene) announceMarked() {
	if s.announced {
		return
	}
	s.announced = true
	blocks := s.layout().blocks
	if _, found, ok := answering(blocks, s.ruling); ok {
		s.st.Announce(stage.Asked, blocks[found].text)
	}
}

// Opaque is true: what lies under the rules may be a hand.
func (s *Scene) Opaque() bool { return true }

// Title names the rulebook.
func (s *Scene) Title() string { return s.title() + " · " + s.st.Say("app.title") }
