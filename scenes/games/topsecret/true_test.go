package topsecret

import (
	"strings"
	"testing"

	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/input"
)

// TestAForecastWarnsOfWhatCanStillHappen takes kinds of cards out of all other hands: what nobody holds any more is no
// longer warned of.
func TestAForecastWarnsOfWhatCanStillHappen(t *testing.T) {
	r := alone(t)
	for _, c := range []struct {
		gone            []topsecret.Kind
		assassin, stole bool
	}{
		{nil, true, true},
		{[]topsecret.Kind{topsecret.Assassin}, false, true},
		{[]topsecret.Kind{topsecret.Mole}, true, false},
		{[]topsecret.Kind{topsecret.Assassin, topsecret.Mole}, false, false},
	} {
		own := &r.screen.own
		before := own.Players
		for seat := 1; seat < own.Seats; seat++ {
			for _, k := range c.gone {
				own.Players[seat].Hand[k] = 0
			}
		}
		for _, waits := range []topsecret.Kind{topsecret.Document3, topsecret.Agent} {
			body, warn := r.screen.forecast(topsecret.Document3, waits)
			text := body + warn
			if got := strings.Contains(text, "destroyed") || strings.Contains(text, "assassin"); got != c.assassin {
				t.Errorf("without %v it says %q", c.gone, text)
			}
			if got := strings.Contains(text, "stolen"); got != c.stole && warn == "" {
				t.Errorf("without %v it says %q", c.gone, text)
			}
		}
		own.Players = before
	}
}

// TestAPairIsPromisedOnlyWhereOneMayCome: by a card of the own hand, or by a mole that takes what another plays (T11).
func TestAPairIsPromisedOnlyWhereOneMayCome(t *testing.T) {
	r := alone(t)
	own := &r.screen.own
	const k = topsecret.Document4
	for name, c := range map[string]struct {
		twins, agents, moles, others int
		want                         bool
	}{
		"the own twin":               {2, 0, 0, 0, true},
		"the own agent":              {1, 1, 0, 0, true},
		"a theft":                    {1, 0, 1, 1, true},
		"a theft without a mole":     {1, 0, 0, 1, false},
		"a mole and nothing to take": {1, 0, 1, 0, false},
	} {
		for seat := range own.Seats {
			own.Players[seat].Hand = topsecret.Counts{}
		}
		hand := &own.Players[0].Hand
		hand[k], hand[topsecret.Agent], hand[topsecret.Mole] = c.twins, c.agents, c.moles
		own.Players[2].Hand[k] = c.others
		if got := r.screen.pairable(k, 1); got != c.want {
			t.Errorf("%s: a pair may come: %v", name, got)
		}
		if body, _ := r.screen.forecast(k, topsecret.NoKind); strings.Contains(body, "200") != c.want {
			t.Errorf("%s: it says %q", name, body)
		}
	}
}

// TestEnterNeverWastesAnAgent: the button that goes on leaves an agent out, which banked alone is worth nothing (T20).
func TestEnterNeverWastesAnAgent(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	m := scripted(t, "pee", turn{"", "play 30", "play 40"})
	r.lastPick(m, "play agent")
	r.Wait(60)
	for _, id := range []string{"bank", "leave"} {
		if it, ok := r.Hot(id); !ok || it.Primary != (id == "leave") || it.Focused != it.Primary {
			t.Fatalf("%q is there %v, goes on %v, has the focus %v", id, ok, it.Primary, it.Focused)
		}
	}
	r.Key(input.Confirm)
	r.Wait(60)
	if p := m.View(0).Players[0]; p.UpCount != 1 || p.SinglesCount != 0 {
		t.Errorf("the agent was banked: %+v", p.Singles)
	}
}

// TestAnAnswerWhileSomethingIsShownSaysSo: it ends what is shown, and is not taken for an answer.
func TestAnAnswerWhileSomethingIsShownSaysSo(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	m := scripted(t, "pee", turn{"", "play 30", "play 50"})
	r.lastPick(m, "play 40")
	r.Wait(30)
	if !r.Busy() {
		t.Fatal("nothing is shown")
	}
	r.Key(input.Stop)
	if r.Wait(2); r.Answer() != r.Stage.Say("table.early") {
		t.Errorf("it says %q", r.Answer())
	}
}

// TestAnAnswerThatComesEarlyIsKept: one that comes as soon as its question is there is played once the question has
// stood for a moment; but it decides nothing, and who pressed is told, where it may have been meant for what was there
// before: something had just been skipped, or the same press came twice.
func TestAnAnswerThatComesEarlyIsKept(t *testing.T) {
	for _, skips := range []bool{false, true} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		m := scripted(t, "pee", turn{"", "play 30", "play 50"})
		r.lastPick(m, "play 40")
		for range 600 {
			r.Wait(1)
			if _, asked := r.Hot("leave"); asked {
				break
			}
		}
		if skips {
			r.Skip()
		}
		moves := m.Len()
		r.Key(input.Stop)
		if m.Len() != moves || (r.Answer() == r.Stage.Say("table.early")) != skips {
			t.Errorf("skipped %v: %d moves were made at once, and it says %q", skips, m.Len()-moves, r.Answer())
		}
		if r.Wait(20); (m.Len() > moves) == skips {
			t.Errorf("skipped %v: %d moves were made in the end", skips, m.Len()-moves)
		}
	}
}
