package stage

import "testing"

// TestSentencesEndOnce wants one mark between two sentences, also after what the first one quotes.
func TestSentencesEndOnce(t *testing.T) {
	for _, c := range []struct{ first, want string }{
		{"Ask B: “Have you dark hair?”", "Ask B: “Have you dark hair?” More"},
		{"Demander à B : « As-tu un chapeau noir ? »", "Demander à B : « As-tu un chapeau noir ? » More"},
		{"It is called “Mole”", "It is called “Mole”. More"},
		{"A mole", "A mole. More"},
		{"A mole.", "A mole. More"},
		{"", "More"},
	} {
		if got := Sentences(c.first, "More"); got != c.want {
			t.Errorf("%q goes on as %q, want %q", c.first, got, c.want)
		}
	}
}
