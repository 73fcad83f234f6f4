package getadler

import (
	"fmt"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/tabletop/tabletest"
)

// phones are windows of phones, held across and upright.
var phones = [...][2]float64{{844, 390}, {915, 412}, {740, 360}, {640, 360}, {360, 640}, {412, 915}}

// TestAConfrontationIsSeenOnAPhone lays it out where it has least room: the two who face each other can be recognised,
// the cards that they have played can be told apart, and no sign of a seat lies on a face.
func TestAConfrontationIsSeenOnAPhone(t *testing.T) {
	const leastFace, leastCard = 40, 34
	few := longestFight()[:2]
	for _, laid := range [][]getadler.Laid{few, longestFight()[:8]} {
		for _, size := range phones {
			for seats := 4; seats <= 6; seats++ {
				v := fought(seats, laid...)
				v.Fight.Shooting = len(laid) > 2
				var l layout
				l.lay(&v, options{Fight: true, Hand: true, Near: 2}, theme.Metrics{W: size[0], H: size[1], TextScale: 1})
				where := fmt.Sprintf("%d cards, %d seats at %v", len(laid), seats, size)
				for _, seat := range [...]*suspectLayout{l.side(1), l.side(2)} {
					if seat.Card.W < leastFace {
						t.Errorf("%s: one who fights is %.0f wide", where, seat.Card.W)
					}
				}
				for i := range laid {
					if card := l.Fight.Laid[i]; card.W < leastCard {
						t.Errorf("%s: a card that was played is %.0f wide", where, card.W)
						break
					}
				}
				for _, seat := range l.Fight.Order[:l.Fight.Rowed] {
					if h := &l.Suspects[seat]; h.Chip.Empty() || tabletest.Meet(h.Chip, h.Card) || tabletest.Meet(h.Chip, h.Name) {
						t.Errorf("%s: the sign at %.0f lies on the face at %.0f or on the name at %.0f", where, h.Chip, h.Card, h.Name)
					}
				}
			}
		}
	}
}

// TestTheSlipOfAnOutcomeLeavesTheFaceFree plays confrontations to their ends on phones: the slip says who escapes or is
// out, and covers neither of the two, nor the number of cards of either.
func TestTheSlipOfAnOutcomeLeavesTheFaceFree(t *testing.T) {
	for _, moves := range [][]seatMove{
		{{0, "arrest 1"}, {1, "reply bomb"}},
		{{0, "arrest 1"}, {1, "reply pistol"}, {0, "shoot"}, {1, "hold"}, {0, "shoot"}, {1, "hold"}},
	} {
		for _, size := range phones {
			for _, lang := range [...]words.Lang{words.English, words.French} {
				r := newRoom(t, lang, size[0], size[1])
				s := scriptOf(t, sixHands("pppppp", nil, "pistol pistol", "bomb bus pistol"))
				last := moves[len(moves)-1]
				for _, m := range moves[:len(moves)-1] {
					s.do(m.seat, m.text)
				}
				r.open(s.match(), true)
				r.settle()
				r.makes(last.seat, last.text)
				r.Wait(60)
				r.Draw()
				slips := 0
				for i := range r.List.Items {
					it := &r.List.Items[i]
					if it.Kind != display.CardFace || it.Face.Design != designs.LampSlip {
						continue
					}
					slips++
					for _, side := range [...]*suspectLayout{r.lay().side(1), r.lay().side(0)} {
						if tabletest.Meet(it.Box, side.Card) {
							t.Errorf("%s at %v: %q at %.0f covers the face at %.0f", lang, size, it.Face.Title, it.Box, side.Card)
						}
					}
					for n := range r.List.Items {
						text := &r.List.Items[n]
						if text.Kind != display.Text || !strings.HasPrefix(text.Text, "×") {
							continue
						}
						figure := text.Box
						figure.W = r.Stage.Measure.Width(text.Text, text.Font, text.Size)
						figure = figure.Middle(figure.W, text.Size*0.7)
						if tabletest.Meet(it.Box, figure) {
							t.Errorf("%s at %v: %q at %.0f covers the number of cards at %.0f", lang, size, it.Face.Title, it.Box, figure)
						}
					}
					if screen := r.Stage.Metrics.Screen(); !tabletest.Inside(screen, it.Box) {
						t.Errorf("%s at %v: %q at %.0f leaves the screen", lang, size, it.Face.Title, it.Box)
					}
				}
				if slips == 0 {
					t.Errorf("%s at %v: no slip fell", lang, size)
				}
			}
		}
	}
}

// TestTheHandOfAConfrontationHasItsNames: on an upright phone the cards that one may answer with say what they are.
func TestTheHandOfAConfrontationHasItsNames(t *testing.T) {
	for _, lang := range [...]words.Lang{words.English, words.French} {
		r := newRoom(t, lang, 412, 915)
		s := scriptOf(t, sixHands("peeeee", nil, "boat", "boat"))
		s.do(0, "arrest 1")
		s.do(1, "reply boat")
		r.open(s.match(), true)
		r.settle()
		r.Wait(60)
		named := 0
		for _, card := range r.Draw() {
			if card.Kind != display.CardFace || card.Face.Design != designs.ActionCard {
				continue
			}
			read := strings.Builder{}
			for _, it := range faces.Lay(nil, card.Face, card.Box, r.Stage.Metrics, r.Stage.Measure.(faces.Measurer)) {
				if it.Kind == display.Text {
					read.WriteString(it.Text)
				}
			}
			if named++; !strings.Contains(read.String(), card.Face.Title) {
				t.Errorf("%s: a card %.0f pixels wide says %q, not %q", lang, card.Box.W, read.String(), card.Face.Title)
			}
		}
		if named < 7 {
			t.Errorf("%s: only %d cards are seen", lang, named)
		}
	}
}
