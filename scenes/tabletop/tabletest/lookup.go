package tabletest

import (
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
)

// LookUps tries moves of a match where they are against the rules, and looks up why. The moves are those that were
// legal at some time in other matches.
type LookUps struct {
	Game *games.Game
	// Rulings counts the refusals that were looked up, by their ruling.
	Rulings map[string]int
	seen    []string
}

// Learn plays a match to its end without a screen, at random, and remembers every move that was legal.
func (u *LookUps) Learn(m game.Session, rng *rand.Rand) {
	for m.ToAct() != 0 {
		seat := m.ToAct().First()
		legal := m.MoveTexts(seat)
		for _, text := range legal {
			if !slices.Contains(u.seen, text) {
				u.seen = append(u.seen, text)
			}
		}
		if m.SubmitText(seat, legal[rng.IntN(len(legal))]) != nil {
			return
		}
	}
}

// Try has a seat that owes a decision make every move learnt that is illegal now, and looks up one refusal of each
// ruling. Nothing is being shown, and the person can answer.
func (u *LookUps) Try(r *Room, seat game.Seat) {
	r.T.Helper()
	legal := r.Match.MoveTexts(seat)
	for _, text := range u.seen {
		if slices.Contains(legal, text) {
			continue
		}
		err := r.Match.SubmitText(seat, text)
		refused, ok := err.(*game.Refusal)
		if !ok {
			r.T.Fatalf("%s is not among the legal moves and is answered by %v", text, err)
		}
		if u.Rulings == nil {
			u.Rulings = map[string]int{}
		}
		if u.Rulings[refused.Ruling]++; u.Rulings[refused.Ruling] == 1 {
			expectRule(r, u.Game, refused)
		}
	}
}

// expectRule refuses a move, and finds the paragraph of its ruling by the link beside the sentence and by the key.
func expectRule(r *Room, g *games.Game, refused *game.Refusal) {
	r.T.Helper()
	r.table.Answer.Refuse(refused)
	r.Wait(2)
	book, ruling := r.Stack.Guide()
	if book != g.Name || refused.Ruling != "" && ruling != refused.Ruling {
		r.T.Errorf("%s (%s): the key opens %s at %s", refused.Line.Key, refused.Ruling, book, ruling)
	}
	link, ok := r.Hot("rule")
	if !ok || link.Role != display.Link {
		r.T.Fatalf("%s: there is no way to its rule", refused.Line.Key)
	}
	for _, it := range r.List.Items {
		if it.Kind == display.Hot && it.ID != "rule" && it.Role == display.Button && !it.Box.Intersect(link.Box).Empty() {
			r.T.Errorf("%s: the way to its rule lies on %q", refused.Line.Key, it.ID)
		}
	}
	below := r.Stack.Top()
	if !r.Click("rule") {
		r.T.Errorf("%s: the way to its rule cannot be pressed", refused.Line.Key)
	}
	if _, open := r.Stack.Top().(*rulebook.Scene); !open {
		r.T.Fatalf("%s: its link opens %T", refused.Line.Key, r.Stack.Top())
	}
	got := slices.Clone(r.Draw())
	var want display.List
	rulebook.At(r.Stage, games.List{*g}, g.Name, ruling).Draw(&want)
	if !samePicture(got, want.Items) {
		r.T.Errorf("%s (%s): the book is open somewhere else", refused.Line.Key, refused.Ruling)
	}
	r.Key(input.Cancel)
	if r.Stack.Top() != below {
		r.T.Fatalf("%s: the rules do not lead back", refused.Line.Key)
	}
	r.ForgetAnswer()
	r.Wait(2)
}

// samePicture reports whether two pictures show the same, whatever has the focus.
func samePicture(a, b []display.Item) bool {
	plain := func(all []display.Item) (texts []display.Item) {
		for _, it := range all {
			if it.Kind == display.Text {
				texts = append(texts, display.Item{Box: it.Box, Lettering: display.Lettering{Text: it.Text}})
			}
		}
		return texts
	}
	return slices.Equal(plain(a), plain(b))
}
