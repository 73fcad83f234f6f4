package scenes

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/layout"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/ui"
)

// TestLettersKeepClearOfFramesAndBars looks at all pages as they are on phones: in usual letters what is written on a
// button keeps clear of its frame, and in all letters nothing runs under the bar of what scrolls.
func TestLettersKeepClearOfFramesAndBars(t *testing.T) {
	looked, bars := 0, 0
	for name, open := range screens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			for _, reader := range stagetest.Phones() {
				seenBy(st, scene, reader)
				if r, ok := scene.(stage.Resumer); ok {
					r.Resumed()
				}
				scene.Update(still())
				bars += stagetest.MustLeaveBars(t, draw(scene), st.Measure.(displaytest.Measurer))
				if reader.Text != 1 {
					continue
				}
				// Sixteen of the widest letters are as wide as a phone.
				looked += stagetest.MustKeepClear(t, draw(scene), st.Measure.(displaytest.Measurer), longest[1].Name)
			}
		})
	}
	if looked < 1000 || bars < 100 {
		t.Errorf("only %d buttons and %d bars were looked at", looked, bars)
	}
}

// TestEveryGameIsSeenOnAPhone opens the menu on phones, held across and upright, with a match on the desk: the poster
// of each game is in sight, whole, before anything is scrolled.
func TestEveryGameIsSeenOnAPhone(t *testing.T) {
	for _, size := range [...]theme.Metrics{
		{W: 844, H: 390, TextScale: 1}, {W: 915, H: 412, TextScale: 1},
		{W: 412, H: 915, TextScale: 1}, {W: 412, H: 915, TextScale: 1.5}, {W: 360, H: 640, TextScale: 1.5},
	} {
		for _, lang := range words.Languages() {
			h := newHouse(t).withMatches(t, 1)
			h.st.Metrics, h.st.Lang = size, lang
			s := newMenu(h).(*menu)
			s.Resumed()
			s.Update(still())
			s.guests = ""
			posters := s.layOut().tree.At(boxPoster)
			if s.guests = "Inès and Marc"; size.W > size.H && s.layOut().tree.At(boxPoster) != posters {
				t.Errorf("%s at %vx%v: the wall is another where two are greeted", lang, size.W, size.H)
			}
			p := s.layOut()
			for i, id := range p.posters {
				box := p.tree.At(boxPoster + layout.ID(i))
				if foot := box.Y + box.H; box.Empty() || foot > p.desk.Y+1 {
					t.Errorf("%s at %vx%v, letters %v: %s at %.0f, the desk at %.0f", lang, size.W, size.H, size.TextScale, id, box,
						p.desk.Y)
				}
			}
		}
	}
}

// TestHowManyPlayStandsInOneLineOnAPhone: no poster of a phone breaks it.
func TestHowManyPlayStandsInOneLineOnAPhone(t *testing.T) {
	for _, size := range [...]theme.Metrics{{W: 844, H: 390}, {W: 412, H: 915}, {W: 360, H: 640}} {
		for _, lang := range words.Languages() {
			h := newHouse(t).withMatches(t, 1)
			h.st.Metrics, h.st.Lang = size, lang
			s := newMenu(h).(*menu)
			s.Resumed()
			s.Update(still())
			posters := 0
			for _, it := range draw(s).Items {
				if it.Kind != display.CardFace || it.Face.Note == "" {
					continue
				}
				posters++
				laid := faces.Lay(nil, it.Face, it.Box, size, h.st.Measure)
				if !slices.ContainsFunc(laid, func(l display.Item) bool { return l.Text == it.Face.Note }) {
					t.Errorf("%s at %vx%v: %q is broken", lang, size.W, size.H, it.Face.Note)
				}
			}
			if posters != len(s.launcher.games) {
				t.Errorf("%s at %vx%v: %d posters were looked at", lang, size.W, size.H, posters)
			}
		}
	}
}

// TestSettingsStandUnderTheirLabelsOnAnUprightPhone: every choice begins where its label does, and has all the width.
func TestSettingsStandUnderTheirLabelsOnAnUprightPhone(t *testing.T) {
	for _, reader := range stagetest.Phones() {
		if reader.W > reader.H {
			continue
		}
		st := newStage(t)
		page := settings.New(st)
		for _, tab := range [...]string{"tab.picture", "tab.motion", "tab.sound", "tab.table", "tab.voice"} {
			seenBy(st, page, reader)
			clicked(t, page, tab)
			ends := map[string][2]float64{}
			for _, it := range draw(page).Items {
				group, _, _ := strings.Cut(it.ID, ".")
				if it.Kind != display.Hot || it.Role != display.Choice || it.Box.Empty() {
					continue
				}
				end, seen := ends[group]
				if !seen {
					end = [2]float64{it.Box.X, 0}
				}
				ends[group] = [2]float64{min(end[0], it.Box.X), max(end[1], it.Box.X+it.Box.W)}
			}
			content := ui.Content(st.Metrics)
			for group, end := range ends {
				if end[0] > content.X+1 || end[1] < content.X+content.W-1 {
					t.Errorf("%v, %s: the choices of %s stand from %.0f to %.0f of %.0f", reader, tab, group, end[0], end[1], content)
				}
			}
		}
	}
}

// TestNoWordOfTheMenuIsSmallerInLargerLetters: what else lies there makes way for words, not these for it, and what
// lies on the desk grows also in a window so small that its letters are the smallest there are. It goes by words, since
// lines break elsewhere in larger letters.
func TestNoWordOfTheMenuIsSmallerInLargerLetters(t *testing.T) {
	for _, past := range []int{0, 3} {
		for _, size := range [][2]float64{{1280, 800}, {960, 600}, {412, 915}, {844, 390}, {640, 480}} {
			h, _ := withPast(t, past)
			for _, lang := range words.Languages() {
				h.st.Lang = lang
				var sizes [2]map[lettered]float64
				body := ""
				for i := range sizes {
					h.st.Metrics = theme.Metrics{W: size[0], H: size[1], TextScale: float64(1 + i)}
					p := sit(t, h)
					p.wait(20)
					body = newMenu(h).(*menu).onDesk(false).body
					sizes[i] = map[lettered]float64{}
					for _, it := range p.items() {
						if it.Kind != display.Text {
							continue
						}
						for word := range strings.FieldsSeq(it.Text) {
							key := lettered{word, it.Font}
							if before, again := sizes[i][key]; !again || it.Size < before {
								sizes[i][key] = it.Size
							}
						}
					}
				}
				for word, usual := range sizes[0] {
					large, least := sizes[1][word], usual-1 // Nobody sees a pixel less.
					if word.font == display.Sans && strings.Contains(body, word.text) && size[1] > 400 {
						least = usual * 1.2
					}
					if large > 0 && large < least {
						t.Errorf("%v, %s at %v: %q has %.1f pixels instead of %.1f", past, lang, size, word.text, large, usual)
					}
				}
			}
		}
	}
}

// lettered is a word in a face.
type lettered struct {
	text string
	font display.Font
}
