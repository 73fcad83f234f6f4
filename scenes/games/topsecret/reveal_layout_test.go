package topsecret

import (
	"fmt"
	"testing"

	"safehouse/game/words"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/scenes/stage/stagetest"
)

// scenesOf are scenes of a second turn with that many seats: an explosion, a theft, and banking.
func scenesOf(seats int) map[string][]turn {
	cut := func(turns []turn) []turn {
		out := make([]turn, len(turns))
		for i := range turns {
			out[i] = turns[i][:seats]
		}
		return out
	}
	// Two and three seats have no documents of 20.
	return map[string][]turn{
		"explosion": cut([]turn{
			{"play 40", "play 30", "play agent", "play 30", "play 50", "play 60"},
			{"leave", "leave", "leave", "leave", "leave", "leave"},
			{"", "play agent", "play assassin", "play assassin", "play mole", "play 50"},
		}),
		"theft": cut([]turn{
			{"play 40", "play 30", "play 40", "play 30", "play 50", "play 60"},
			{"leave", "leave", "bank", "leave", "bank", "leave"},
			{"", "play mole", "play mole", "play mole", "play 50", "play 60"},
		}),
		"banking": cut([]turn{
			{"play 40", "play 30", "play 40", "play 30", "play 50", "play 60"},
			{"leave", "leave", "leave", "leave", "leave", "leave"},
			{"", "play 30", "play 50", "play agent", "play 60", "play 60"},
		}),
	}
}

// begin plays a scene's last card: an assassin where two seats explode.
func begin(r *room, name string, seats int, turns []turn) {
	last := map[string]string{"explosion": "play 60", "theft": "play 40", "banking": "play 40"}[name]
	if name == "explosion" && seats == 2 {
		last = "play assassin"
	}
	r.lastPick(scripted(r.T, "peeeee"[:seats], turns...), last)
}

func TestNothingOfTheRevealIsCutOrOverlaps(t *testing.T) {
	met := 0
	for seats := 2; seats <= 6; seats++ {
		for _, name := range []string{"explosion", "theft", "banking"} {
			turns := scenesOf(seats)[name]
			met++
			for _, reader := range stagetest.ReadersOf(met, 2) {
				t.Run(fmt.Sprintf("%s of %d, %v", name, seats, reader), func(t *testing.T) {
					r := newRoom(t, reader.Lang, reader.W, reader.H)
					reader.Sit(r.Stage)
					begin(r, name, seats, turns)
					tick := 0
					look := func([]display.Item) {
						if tick++; tick%5 != 0 && r.showing() {
							return
						}
						r.MustFit()
						if t.Failed() {
							t.Fatalf("tick %d, beat %d", tick, r.beat())
						}
					}
					r.watch(look)
					if r.Waits() {
						look(r.Draw())
						r.Skip()
						r.watch(look)
					}
					look(r.Draw())
				})
			}
		}
	}
}

// A frame of the reveal takes no memory of its own.
func TestAFrameOfTheRevealTakesNoMemory(t *testing.T) {
	seen := map[group]int{}
	for _, name := range []string{"explosion", "theft", "banking"} {
		r := newRoom(t, words.French, 1280, 800)
		begin(r, name, 6, scenesOf(6)[name])
		look := func([]display.Item) {
			now := r.beat()
			if seen[now]++; seen[now] > 60 {
				return
			}
			if n := r.memory(); n != 0 {
				t.Fatalf("%s: a frame of beat %d takes memory %v times", name, now, n)
			}
		}
		r.watch(look)
	}
	for b := hushBeat; b <= bankBeat; b++ {
		if seen[b] == 0 {
			t.Errorf("there was no frame of beat %d", b)
		}
	}
}

// TestTheRevealIsReadInLargeLetters: on the largest screens, too, no text lies on its own colour, whatever moves.
func TestTheRevealIsReadInLargeLetters(t *testing.T) {
	for _, name := range []string{"explosion", "theft", "banking"} {
		r := newRoom(t, words.French, 3840, 2160)
		r.Stage.Metrics.TextScale = 2
		begin(r, name, 6, scenesOf(6)[name])
		tick := 0
		ledger := contrasttest.Ledger{Allow: func(o contrasttest.Offence) bool {
			comes := o.Item < len(r.List.Items) && (r.List.Items[o.Item].Fade > 0 || r.List.Items[o.Item].Scale != 0)
			return o.What == contrasttest.Control || r.PeakTurns() || comes || o.Ratio > 1.2
		}}
		r.watch(func([]display.Item) {
			if tick++; tick%7 == 0 {
				ledger.Frame(t, name, &r.List, r.Stage.Metrics, r.Stage.Measure)
			}
		})
		if ledger.Frames() == 0 {
			t.Errorf("%s: nothing was looked at", name)
		}
	}
}
