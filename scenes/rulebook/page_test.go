package rulebook

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/game/botstest"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/input"
)

// screens are the sizes of the screen and of the text that a reader may have.
var screens = []theme.Metrics{
	{W: 1024, H: 640}, {W: 2560, H: 1080}, {W: 1280, H: 720}, {W: 1280, H: 800}, {W: 1920, H: 1080}, {W: 3840, H: 2160},
	{W: 1024, H: 640, TextScale: 2}, {W: 1280, H: 720, TextScale: 2}, {W: 1280, H: 800, TextScale: 2},
	{W: 1920, H: 1080, TextScale: 2}, {W: 2560, H: 1080, TextScale: 2}, {W: 3840, H: 2160, TextScale: 2},
	// Captions take their strip off the window.
	{W: 1024, H: 592, TextScale: 2}, {W: 1280, H: 660},
}

// TestEveryPageOfEveryBookIsWhole turns all pages: every book in every language, and both on every screen.
func TestEveryPageOfEveryBookIsWhole(t *testing.T) {
	for i, lang := range []words.Lang{words.English, words.French, words.Pseudo} {
		for j, b := range rooms {
			for n, m := range screens {
				if (i+j+n)%len(rooms) != 0 && !botstest.Long() {
					continue // Every two of language, book and screen meet once.
				}
				t.Run(fmt.Sprint(lang, b.Name, m), func(t *testing.T) {
					st := newStage(t, lang)
					st.Metrics = m
					for v := range views {
						s := open(st, rooms, b.Name, v)
						for before := -1.0; s.scroll().Offset != before; s.Update(press(input.Peek)) {
							before = s.scroll().Offset
							var l display.List
							s.Draw(&l)
							displaytest.Check(t, &l, st.Measure, m.Screen())
							for _, it := range l.Items {
								if it.Kind == display.Text && it.Label != "" && lang != words.Pseudo {
									t.Errorf("%q is cut", it.Label)
								}
							}
						}
					}
				})
			}
		}
	}
}

// TestBlocksFollowEachOther: what is drawn keeps to the place that the page has for it.
func TestBlocksFollowEachOther(t *testing.T) {
	for i := range rooms {
		for _, m := range screens {
			s, st := openAt(t, i)
			st.Metrics = m
			laid := s.layout()
			bottom := 0.0
			for _, b := range laid.blocks {
				if b.top < bottom || b.height <= 0 {
					t.Errorf("%s, %v: %q from %v over %v, where %v is taken", rooms[i].Name, m, b.text, b.top, b.height, bottom)
				}
				bottom = b.top + b.height
			}
			if bottom > laid.height {
				t.Errorf("%s, %v: the page ends at %v of %v", rooms[i].Name, m, laid.height, bottom)
			}
		}
	}
}

// TestARulingOpensItsParagraph: a reader who is sent to a ruling finds it in sight and marked, on any screen.
func TestARulingOpensItsParagraph(t *testing.T) {
	st := newStage(t, words.French)
	for _, m := range screens {
		st.Metrics = m
		for _, b := range rooms {
			for _, c := range b.Book.Chapters {
				for _, p := range c.Text {
					for _, ruling := range strings.Fields(p.Answers) {
						want := firstWords(st.Say(p.Key))
						s := At(st, rooms, b.Name, ruling).(*Scene)
						if !strings.Contains(strings.Join(inSight(s), " "), want) || !marked(s) {
							t.Errorf("%v: %s does not show %q marked", m, ruling, want)
						}
					}
				}
			}
		}
	}
}

// firstWords are a few words with which a text begins: no line is too short for them.
func firstWords(text string) string {
	all := strings.Fields(text)
	return strings.Join(all[:min(3, len(all))], " ")
}

// marked reports whether a bar stands beside a paragraph.
func marked(s *Scene) bool {
	panel, column := s.layout().room.panel, s.layout().room.column
	var l display.List
	s.Draw(&l)
	for _, it := range l.Items {
		if it.Kind == display.Fill && it.Clip == panel && it.Box.X < column.X && it.Colour == theme.Focus {
			return true
		}
	}
	return false
}

func TestNothingIsMarkedUnasked(t *testing.T) {
	for i := range rooms {
		s, _ := openAt(t, i)
		if marked(s) || s.scroll().Offset != 0 {
			t.Errorf("%s opens at %v, marked %v", rooms[i].Name, s.scroll().Offset, marked(s))
		}
	}
}

// TestCharactersAreSeenWithoutTheirCards: the chapter on characters shows the portrait of each as it is on a table.
func TestCharactersAreSeenWithoutTheirCards(t *testing.T) {
	shown := 0
	for i, b := range rooms {
		s, st := openAt(t, i)
		for _, c := range b.Book.Chapters {
			p := setter{s: s, width: 1000}
			p.portraits(c.Portraits)
			var l display.List
			for _, b := range p.blocks {
				b.draw(&l, display.Rect{})
			}
			if len(l.Items) != len(c.Portraits) {
				t.Fatalf("%s, %s: %d of %d portraits are shown", b.Name, c.Head, len(l.Items), len(c.Portraits))
			}
			for n, it := range l.Items {
				card, _ := rooms.Card(c.Portraits[n])
				want := card.Face(st)
				want.Design = designs.Suspect
				if shown++; it.Face != want {
					t.Errorf("%s: %s looks like %+v", b.Name, c.Portraits[n], it.Face)
				}
			}
		}
	}
	if shown == 0 {
		t.Error("no book has portraits")
	}
}
