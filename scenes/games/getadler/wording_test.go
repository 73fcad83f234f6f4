package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAnArrestIsToldAsItIs: before the reveal, after an attempt, to a villain, at four and after the reveal.
func TestAnArrestIsToldAsItIs(t *testing.T) {
	for _, c := range []struct {
		kinds               string
		role                getadler.Role
		attempted, revealed bool
		want                string
	}{
		{"peeee", getadler.Gold, false, false, "about.getadler.arrest"},
		{"peeee", getadler.Gold, true, false, "about.getadler.arrest.named"},
		{"peeee", getadler.Collins, true, false, "about.getadler.arrest.bluff"},
		{"peeee", getadler.Gold, true, true, "about.getadler.arrest.known"},
		{"peee", getadler.Gold, true, false, "about.getadler.arrest.four"},
		{"peee", getadler.Gold, true, true, "about.getadler.arrest.known"},
	} {
		r := newRoom(t, words.English, 1280, 720)
		r.open(newMatch(t, tabletest.Setup(c.kinds, 1)), false)
		r.Wait(300)
		v := r.own()
		v.Players[r.Asked()].Role, v.Revealed = c.role, c.revealed
		if c.attempted {
			v.Attempted = game.SeatsOf(2)
		}
		if got := r.screen.arrestKey(); got != c.want {
			t.Errorf("%+v: told by %q", c, got)
		}
	}
}

// TestEveryCharacterHasItsAim: Collins helps Adler, of four players nobody hears of villains, and the ultimate mission
// is named.
func TestEveryCharacterHasItsAim(t *testing.T) {
	for _, c := range []struct {
		kinds  string
		role   getadler.Role
		branch getadler.Kind
		want   []string
		never  string
	}{
		{"peeee", getadler.Adler, getadler.NoKind, []string{"have a document in hand"}, "mission"},
		{"peeee", getadler.Collins, getadler.NoKind, []string{"Help Adler"}, "mission"},
		{"peeee", getadler.Collins, getadler.DocumentArmy, []string{"you or Adler", "British Army", "Collins’s"}, "Help"},
		{"peeee", getadler.Gold, getadler.DocumentNavy, []string{"villains", "Royal Navy", "Collins’s"}, "Help"},
		{"peee", getadler.Gold, getadler.DocumentNavy, []string{"Find Adler", "Royal Navy"}, "villains"},
		{"peee", getadler.Adler, getadler.NoKind, []string{"the villain"}, "villains"},
	} {
		r := newRoom(t, words.English, 1280, 720)
		r.open(newMatch(t, tabletest.Setup(c.kinds, 1)), false)
		r.Wait(300)
		r.own().Branch = c.branch
		s := r.story(c.role)
		all := strings.Join([]string{s.goal, s.mission, s.about}, " ")
		for _, part := range c.want {
			if !strings.Contains(all, part) {
				t.Errorf("%d at %s: %q does not say %q", c.role, c.kinds, all, part)
			}
		}
		if strings.Contains(all, c.never) {
			t.Errorf("%d at %s: %q says %q", c.role, c.kinds, all, c.never)
		}
	}
}

// TestTheFallOfAdlerIsTheAim: where it ends the match (H4), the heroes are told so, and Collins of nothing that comes
// after it; the sheet names the house rules, and counts the cards that are in the match (H6).
func TestTheFallOfAdlerIsTheAim(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(newMatch(t, tabletest.Setup("peeee", 1, getadler.OptionFallEnds, getadler.OptionOneBomb)), false)
	r.Wait(300)
	if goal := r.story(getadler.Gold).goal; !strings.Contains(goal, "once he is out of the game, you have won") {
		t.Errorf("a hero is told %q", goal)
	}
	if goal := r.story(getadler.Collins).goal; strings.Contains(goal, "take his place") {
		t.Errorf("Collins is told %q", goal)
	}
	if about := r.Say(aboutRole(getadler.Collins, &r.own().House)); strings.Contains(about, "alone") {
		t.Errorf("of Collins is said %q", about)
	}
	s := newSheet(r.Stage, r.own()).(*sheet)
	for tab, part := range map[string]string{
		"characters": "The heroes win as soon as Adler is out of the game. There is only one bomb.",
		"cards":      "76\u00a0cards"} {
		s.tab = tab
		var l display.List
		s.Draw(&l)
		var text string
		for _, it := range l.Items {
			text += it.Text + " "
		}
		if !strings.Contains(text, part) {
			t.Errorf("the %s of the sheet do not say %q: %s", tab, part, text)
		}
	}
}

// TestOnlyTheBranchOfTheMissionWins: faces and sentences of documents say which of them the ultimate mission asks for.
func TestOnlyTheBranchOfTheMissionWins(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(newMatch(t, tabletest.Setup("peeee", 1)), false)
	r.Wait(300)
	value := func(k, branch getadler.Kind) string { return r.screen.paint(face{kind: k, branch: branch}).Value }
	none, navy, army := getadler.NoKind, getadler.DocumentNavy, getadler.DocumentArmy
	if value(navy, none) != value(army, none) {
		t.Error("without the mission documents are not alike")
	}
	if a, b, c := value(navy, navy), value(army, navy), value(navy, none); a == b || b == c {
		t.Errorf("with it the faces say %q and %q, without %q", a, b, c)
	}
	r.own().Branch = navy
	if about := r.about(army); !strings.Contains(about, "Royal Navy") {
		t.Errorf("of another branch is said %q", about)
	}
	if about := r.about(navy); !strings.Contains(about, "wins") {
		t.Errorf("of the branch is said %q", about)
	}
}

// TestWhoIsAskedCanLookThingsUp: notebook and sheet stay within reach beside yes and no, so that who lies can go on
// lying alike; at every size, and with the log open. Who plays alone is offered no answer that would be refused.
func TestWhoIsAskedCanLookThingsUp(t *testing.T) {
	all := situations(t, "peeee")
	for i := range all {
		if !strings.HasPrefix(all[i].Name, "answer") {
			continue
		}
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {1024, 640}} {
			r := newRoom(t, words.French, size[0], size[1])
			r.enact(&all[i])
			can := r.enabled()
			for _, id := range []string{"notebook", "sheet"} {
				if !can[id] {
					t.Errorf("%s at %vx%v: %q cannot be pressed", all[i].Name, size[0], size[1], id)
				}
			}
			for n, op := range answerOps {
				if can[answerIDs[n]] != r.screen.mayDo(op) {
					t.Errorf("%s at %vx%v: %q can be pressed %v, but may be given %v (G7)", all[i].Name, size[0], size[1],
						answerIDs[n], can[answerIDs[n]], r.screen.mayDo(op))
				}
			}
		}
	}
}
