package kompromat

import (
	"fmt"
	"math"
	"math/bits"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// TestFoldersAndCardsKeepTheirShapeInEveryWindow: none is stretched into a strip, and none lies on another thing that
// has to be read.
func TestFoldersAndCardsKeepTheirShapeInEveryWindow(t *testing.T) {
	for _, m := range tabletest.Windows() {
		for _, opt := range []lookOptions{
			{}, {LayoutOptions: tabletop.LayoutOptions{LogOpen: m.W > 900}}, {Near: 1},
		} {
			v := full(3)
			l := laid(v, opt, m)
			name := fmt.Sprintf("%vx%v text %v %+v", m.W, m.H, m.TextScale, opt)
			var all []display.Rect
			for i, f := range l.Folders {
				most := folderMost
				if named := m.Floor(display.Typewriter) * folderLetters; l.Folders[2].Y > l.Folders[0].Y {
					most = pairMost
				} else if f.W <= named {
					most = named / f.H
				}
				if shape := f.W / f.H; shape < folderRatio-0.01 || shape > most+0.01 {
					t.Errorf("%s: a folder is %.2f times as wide as high", name, shape)
				}
				all = append(all, f, l.Fans[i][0], l.Fans[i][1])
			}
			if wide := l.cardWide(0, 0); wide < 20 {
				t.Errorf("%s: a card is %.0f pixels wide", name, wide)
			}
			for seat := range l.Dossiers {
				d := &l.Dossiers[seat]
				all = append(all, d.Box)
				own := []display.Rect{d.Name, d.Points, d.Won, d.Notoriety, d.Deck, d.Sets[0], d.Sets[1]}
				for i, a := range own {
					if i < 5 && a.Empty() || !a.Empty() && !tabletest.Inside(d.Box, a) && a != l.Deck {
						t.Errorf("%s: part %d of the dossier lies at %.0f, the dossier at %.0f", name, i, a, d.Box)
					}
					for j, b := range own[:i] {
						if common := a.Intersect(b); common.W > 0.5 && common.H > 0.5 {
							t.Errorf("%s: parts %d and %d of the dossier lie on each other by %.0f", name, j, i, common)
						}
					}
				}
				if shape := d.Deck.W / d.Deck.H; math.Abs(shape-cardRatio) > 0.01 {
					t.Errorf("%s: a deck is %.0f", name, d.Deck)
				}
			}
			all = append(all, l.MissionDeck, l.Unlaid)
			for i, a := range all {
				for _, b := range all[:i] {
					if common := a.Intersect(b); common.W > 0.5 && common.H > 0.5 {
						t.Errorf("%s: %.0f and %.0f lie on each other", name, a, b)
					}
				}
			}
		}
	}
}

// TestTheRivalHasAFaceOnAPhoneLyingAcross: a small photograph stands beside the name, where none has room over it.
func TestTheRivalHasAFaceOnAPhoneLyingAcross(t *testing.T) {
	for _, m := range []theme.Metrics{{W: 740, H: 360}, {W: 844, H: 390}, {W: 915, H: 412}, {W: 640, H: 480}} {
		for n := 0; n <= kompromat.ItemCount; n++ {
			v := full(3)
			v.Players[1].Items = uint8(1<<(n+1) - 2)
			l := laid(v, lookOptions{}, m)
			d := &l.Dossiers[1]
			if d.Photo.H < 44 || !tabletest.Inside(d.Box, d.Photo) {
				t.Errorf("%+v: with %d items the photograph of the rival lies at %.0f, the dossier at %.0f", m, n, d.Photo, d.Box)
			}
		}
	}
}

// TestAllItemsHaveAPlaceOfTheirOwn in a dossier, however many a seat holds and whatever the window is.
func TestAllItemsHaveAPlaceOfTheirOwn(t *testing.T) {
	for _, m := range tabletest.Windows() {
		for n := 1; n <= kompromat.ItemCount; n++ {
			v := full(3)
			v.Players[0].Items = uint8(1<<(n+1) - 2)
			l := laid(v, lookOptions{LayoutOptions: tabletop.LayoutOptions{LogOpen: m.W > m.H}}, m)
			d := &l.Dossiers[0]
			taken := []display.Rect{d.Name, d.Points, d.Won, d.Notoriety, d.Deck, d.Sets[0], d.Sets[1]}
			for i, box := range d.Items[:bits.OnesCount8(v.Players[0].Items)] {
				if !tabletest.Inside(d.Box, box) || min(box.W, box.H) < m.U(itemLeast)-1 {
					t.Errorf("%+v: item %d of %d lies at %.0f, the dossier at %.0f", m, i, n, box, d.Box)
				}
				for _, other := range taken {
					if common := box.Intersect(other); common.W > 0.5 && common.H > 0.5 {
						t.Errorf("%+v: item %d of %d lies on another part by %.0f", m, i, n, common)
					}
				}
				taken = append(taken, box)
			}
		}
	}
}

// facts are the words in a seat's dossier.
func (r *room) facts(seat game.Seat) string {
	r.T.Helper()
	var all []display.Item
	for _, it := range r.Draw() {
		if x, y := it.Box.Centre(); r.lay().Dossiers[seat].Box.Contains(x, y) {
			all = append(all, it)
		}
	}
	return tabletest.WordsOf(all)
}

// TestADossierTellsTheOwnPoints while the own hand is open, and that the rival's are secret (K26).
func TestADossierTellsTheOwnPoints(t *testing.T) {
	m := late(t, "pp")
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(20)
	r.Click("take")
	r.Wait(40)
	v := m.View(0)
	public := r.Say("table.dossier.secret")
	for seat := range game.Seat(2) {
		if got := r.facts(seat); !strings.Contains(got, public) ||
			!strings.Contains(got, fmt.Sprintf("%d/9", v.Players[seat].Tokens)) {
			t.Errorf("with the hand closed the dossier of %d says %q, want %q", seat, got, public)
		}
	}
	r.Click("peek")
	r.Wait(2)
	own := strings.Join(strings.Fields(r.Say("table.dossier.points", game.Number(v.Score[0].Total()))), " ")
	if got := r.facts(0); !strings.Contains(got, own) {
		t.Errorf("with the hand open the own dossier says %q, without %q", got, own)
	}
	if got := r.facts(1); !strings.Contains(got, public) {
		t.Errorf("with the hand open the rival's dossier says %q, want %q", got, public)
	}
	r.Click("peek")
	r.Wait(2)
	if got := r.facts(0); !strings.Contains(got, public) {
		t.Errorf("with the hand closed again the own dossier says %q", got)
	}
}

// TestTheRiskStandsOnTheDeckWhileTheOwnHandIsOpen and nowhere else on the table: not in the panel, not with the hand
// closed, and not where chances are not to be shown.
func TestTheRiskStandsOnTheDeckWhileTheOwnHandIsOpen(t *testing.T) {
	setup := setupOf("pp", 11)
	setup.Options["odds"] = 1
	m := newMatch(t, setup)
	for _, move := range []string{"draw", "place 2", "draw"} {
		tabletest.Make(t, m, 0, move)
	}
	if m.View(0).Phase != kompromat.PhaseMore {
		t.Fatalf("the phase is %v", m.View(0).Phase)
	}
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(20)
	r.Click("take")
	r.Wait(40)
	told := func() string {
		l := r.lay()
		d := l.Dossiers[0].Deck.Around(l.Card) // The instrument stands beside the deck.
		var on, off []display.Item
		for _, it := range r.Draw() {
			if x, y := it.Box.Centre(); d.Contains(x, y) {
				on = append(on, it)
			} else {
				off = append(off, it)
			}
		}
		if strings.Contains(tabletest.WordsOf(off), "%") {
			t.Errorf("beside the deck stands %q", tabletest.WordsOf(off))
		}
		return tabletest.WordsOf(on)
	}
	if got := told(); strings.Contains(got, "%") {
		t.Errorf("with the hand closed the deck says %q", got)
	}
	r.Click("peek")
	r.Wait(2)
	v := m.View(0)
	over, of := v.BustOdds(false)
	want := fmt.Sprintf("%d%%", (over*200+of)/(2*of))
	if got := told(); !strings.Contains(got, want) || !strings.Contains(got, "Risk") {
		t.Errorf("the deck says %q, want %q", got, want)
	}
	if it, _ := r.Hot("deck"); !strings.Contains(it.Label, want) {
		t.Errorf("for who does not see it the deck says %q", it.Label)
	}
	r.Stage.Settings.Odds = stage.OddsNever
	r.Wait(2)
	if got := told(); strings.Contains(got, "%") {
		t.Errorf("without chances the deck says %q", got)
	}
}

// TestAnItemSaysWhatItDoes beside its picture, where the window has its usual size.
func TestAnItemSaysWhatItDoes(t *testing.T) {
	m, use := withItem(t, "pp", atTheDraw)
	for _, lang := range []words.Lang{words.English, words.French} {
		r := newRoom(t, lang, 1280, 800)
		r.open(m, true)
		r.Wait(40)
		r.Click("take")
		r.Wait(60)
		if want, got := itemEffect(r.Reader(), items[use.A].name), r.facts(0); !strings.Contains(got,
			want) {
			t.Errorf("the dossier says %q, without %q", got, want)
		}
	}
}

// TestTheNumberOfADeckStandsOnItsDeck at any moment: no figure floats where no pile is while the table makes way for a
// reveal, or a reveal for the table.
func TestTheNumberOfADeckStandsOnItsDeck(t *testing.T) {
	m, _ := withItem(t, "pp", atTheDraw)
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(40)
	r.Click("take")
	for range 4000 {
		r.Wait(1)
		for _, id := range []string{"draw", "stop", "continue", "pass", "declare", "take", "hold"} {
			if !r.Playing() && r.Click(id) {
				break
			}
		}
		if _, covered := r.Hot("take"); covered {
			continue
		}
		r.Draw()
		for seat := range game.Seat(2) {
			deck := r.lay().Dossiers[seat].Deck
			x, y := deck.Centre()
			if r.shown().Players[seat].Deck > 0 && !r.lain(x, y) {
				t.Fatalf("tick %d: no card lies under the number of the deck of %d", r.Stage.Tick, seat)
			}
		}
	}
}

// lain reports whether a card lies at a point of the screen.
func (r *room) lain(x, y float64) bool {
	for _, c := range r.screen.sprites {
		if c.Pose.Fade < 0.5 && c.Pose.Box.Contains(x, y) {
			return true
		}
	}
	return false
}
