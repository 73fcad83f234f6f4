package match

import "testing"

// TestAHintEndsAQuotedQuestionByItsOwnMark wants one mark at the end of a sentence, in both languages.
func TestAHintEndsAQuotedQuestionByItsOwnMark(t *testing.T) {
	for said, want := range map[string]string{
		"Hint: ask B: “Have you dark hair?”.":                   "Hint: ask B: “Have you dark hair?”",
		"Conseil : demander à B : « As-tu un chapeau noir ? ».": "Conseil : demander à B : « As-tu un chapeau noir ? »",
		"Hint: call “Boom!”. More.":                             "Hint: call “Boom!” More.",
		"Hint: play a mole.":                                    "Hint: play a mole.",
	} {
		if got := unstopped(said); got != want {
			t.Errorf("%q becomes %q", said, got)
		}
	}
}
