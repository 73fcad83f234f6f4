package getadler

import (
	"os"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// TestWhatIsSaidIsPublished plays random matches at all tables: every sentence, and every word in it, is one that
// the sources name, and every published sentence is said.
func TestWhatIsSaidIsPublished(t *testing.T) {
	var r Rules
	published, said := map[string]bool{}, map[string]bool{}
	for _, key := range wordKeys(t) {
		published[key] = true
	}
	// What an event says hangs on the event alone, so that each is looked at once.
	told := map[Event]bool{}
	matches := 2 * randomMatches
	if os.Getenv(rulestest.LongVariable) != "" {
		matches = 9 * randomMatches
	}
	eachStep(t, matches, func(x *step) {
		for _, viewer := range []game.Seat{0, 3, game.Public} {
			r.Observe(&x.before, x.seat, x.move, viewer, func(e Event, _ *State) {
				if told[e] {
					return
				}
				told[e] = true
				if line := e.Say(); line != (game.Line{}) {
					said[line.Key] = true
					expectPublished(t, published, line)
				}
			})
		}
	})
	// Piles and hands that are empty do not come up by chance.
	for _, kind := range []EventKind{NothingDrawn, NothingPlayed, NothingToTake} {
		line := Event{Kind: kind, Seat: 1, Other: 2}.Say()
		said[line.Key] = true
		expectPublished(t, published, line)
	}
	otherwise := []sentence{sayGate, sayLast, sayYes, sayNamed, sayFlees, sayUnable, sayUnarmed, sayLacked, sayAlone}
	for _, s := range slices.Concat(sentences[:], otherwise, outcomes[:]) {
		if s.Key != "" && !said[s.Key] {
			t.Errorf("%q is never said", s.Key)
		}
	}
}

// expectPublished looks for the key of a line, and for those of the words in it.
func expectPublished(t *testing.T, published map[string]bool, line game.Line) {
	if !published[line.Key] {
		t.Fatalf("the sentence %q is not published", line.Key)
	}
	for _, a := range line.Args {
		if a.Kind == game.ArgKey && !published[a.Key] {
			t.Fatalf("%q says %q, which is not published", line.Key, a.Key)
		}
	}
}

// wordKeys are all message keys that the rules say: those that the sources write out, among them those of every card,
// character and look, of which none may be empty.
func wordKeys(t testing.TB) []string {
	t.Helper()
	keys := append(rulestest.WordKeys(t, "."), NoKind.Key(), NoKind.OneKey(), NoRole.Key())
	for k := DocumentRAF; int(k) <= Kinds; k++ {
		keys = append(keys, k.Key(), k.OneKey(), k.SomeKey(), k.AboutKey(), k.TitleKey(), k.EffectKey())
	}
	for r := Adler; int(r) <= Roles; r++ {
		keys = append(keys, r.Key(), r.FullKey(), r.AboutKey(), r.SideKey())
		if ability := r.AbilityKey(); ability != "" {
			keys = append(keys, ability)
		}
		for trait := range Trait(Traits) {
			c := r.Look(trait)
			keys = append(keys, trait.Key(), ColourKey(trait, c), LookKey(trait, c), QuestionKey(trait, c))
		}
	}
	return keys
}
