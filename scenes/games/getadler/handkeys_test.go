package getadler

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheDigitsOnCardsCoverNoMark: with the keyboard the digit on a card lies beside the place of the mark of one that
// has just come, and over whatever rings the card.
func TestTheDigitsOnCardsCoverNoMark(t *testing.T) {
	for _, lang := range [...]words.Lang{words.English, words.French} {
		for _, w := range []float64{1280, 1920} {
			m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
				v := m.View(0)
				return v.Phase == getadler.PhasePlay && v.Current == 0 && v.Past > 4
			})
			r := newRoom(t, lang, w, w*9/16)
			r.open(m, true)
			r.Wait(40)
			r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
			items := r.Draw()
			all := r.brush()
			b := handBrush{&all}
			last := items[len(items)-1].Text
			if n := b.lay.Held; last == "" || last != string(rune('0'+n)) {
				t.Errorf("%s %v: the last thing drawn is %q, not the digit of the last of %d cards", lang, w, last, n)
			}
			for i := range b.lay.Held {
				from := len(b.L.Items)
				b.keyOf(b.risen(i), i)
				key, card := b.L.Items[from].Box, b.risen(i)
				if mark, _ := b.markBox(card, r.Say("getadler.new")); !key.Intersect(mark).Empty() {
					t.Errorf("%s %v: the digit at %+v covers the mark at %+v", lang, w, key, mark)
				}
				if on := key.Intersect(card); i > 0 && on.W > card.W*0.1 || !tabletest.Inside(b.F.Screen, key) {
					t.Errorf("%s %v: the digit at %+v lies on what is printed on %+v", lang, w, key, card)
				}
			}
		}
	}
}

// TestAnArrestThatMayBeGivenIsNotGrey: before four o'clock it cannot be played, and can be given in return all the
// same.
func TestAnArrestThatMayBeGivenIsNotGrey(t *testing.T) {
	for phase, grey := range map[getadler.Phase]bool{getadler.PhasePlay: true, getadler.PhaseGive: false} {
		m := matchWhere(t, "peee", func(m *getadler.Match) bool {
			v := m.View(0)
			return v.Phase == phase && v.ToAct.Has(0) && v.Hour > 0 && v.Hour < getadler.Gate && !v.Revealed &&
				v.Players[0].Sure[getadler.Arrest] > 0
		})
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(m, true)
		r.Wait(30)
		hour := game.Number(getadler.Gate)
		opens := []string{r.Stage.Say("getadler.opens", hour), r.Stage.Say("getadler.opens.short", hour)}
		if got := slices.ContainsFunc(r.Draw(), func(it display.Item) bool {
			return slices.Contains(opens, it.Text)
		}); got != grey {
			t.Errorf("phase %v: the arrest is grey: %v", phase, got)
		}
	}
}

// TestAHandThatCanOnlyBeDiscardedIsNotGrey: each of its cards may be.
func TestAHandThatCanOnlyBeDiscardedIsNotGrey(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
		v := m.View(0)
		if v.Phase != getadler.PhasePlay || !v.ToAct.Has(0) || fighting(&v) {
			return false
		}
		for k, held := range v.Players[0].Sure {
			if shut, _ := unplayable(&v, 0, getadler.Kind(k)); held > 0 && !shut && plays[k].op != getadler.NoOp {
				return false
			}
		}
		return true
	})
	r.open(m, true)
	if r.Wait(40); r.screen.useless(r.screen.now()) == 0 || r.screen.layout.opt.Useless != 0 {
		t.Errorf("grey are %b", r.screen.layout.opt.Useless)
	}
	if said := r.screen.table.Choice.Prompt().Body; said != r.Say("getadler.play.none") {
		t.Errorf("it says %q", said)
	}
}

// TestWhatCanBePlayedOnNobodyIsGrey: what can only be discarded, whatever the reason; so are questions once all are
// revealed, and then arrests in the hand of a villain, who is told why; those of a hero are not.
func TestWhatCanBePlayedOnNobodyIsGrey(t *testing.T) {
	for _, villain := range []bool{true, false} {
		m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
			v := m.View(0)
			return v.Phase == getadler.PhasePlay && v.ToAct.Has(0) && v.Revealed && !fighting(&v) &&
				v.Players[0].Role.Villain() == villain && v.Players[0].Sure[getadler.Arrest] > 0
		})
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		r.Wait(40)
		grey := r.screen.useless(r.screen.now())
		if got := grey&(1<<getadler.Arrest) != 0; got != villain || grey&(1<<getadler.Question) == 0 {
			t.Errorf("villain %v: grey are %b", villain, grey)
		}
		for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
			if plays[k].op == getadler.NoOp && grey&(1<<k) == 0 {
				t.Errorf("villain %v: a card of kind %v, which can only be discarded, is bright", villain, k)
			}
		}
		about := r.screen.aboutOf(getadler.Arrest)
		if got := about == r.Say("why.getadler.villain"); got != villain {
			t.Errorf("villain %v: of an arrest it is said %q", villain, about)
		}
	}
}

// TestWhatCanBeDiscardedLooksAsIfItCouldBeTaken: a card that can only be discarded is no darker than by half, and is
// not told as one that cannot be pressed, as one is that is of no use in a confrontation.
func TestWhatCanBeDiscardedLooksAsIfItCouldBeTaken(t *testing.T) {
	for _, fights := range [...]bool{false, true} {
		m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
			v := m.View(0)
			return v.ToAct.Has(0) && fighting(&v) == fights && (fights && v.Phase == getadler.PhaseReply ||
				v.Phase == getadler.PhasePlay)
		})
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		r.Wait(40)
		r.Draw()
		useless, looked := r.screen.layout.opt.Useless, 0
		for _, s := range r.screen.sprites {
			if s.At.Zone != getadler.ZoneHand+game.Zone(r.screen.layout.opt.Near) {
				continue
			}
			k, _ := heldAt(s.At)
			looked++
			if dark := s.Pose.Shade > 0.5; dark != (fights && useless&(1<<k) != 0) {
				t.Errorf("fights %v: a card of kind %v lies %.2f in the shade", fights, k, s.Pose.Shade)
			}
		}
		if looked == 0 || useless == 0 {
			t.Errorf("fights %v: %d cards were looked at, useless are %b", fights, looked, useless)
		}
	}
}
