package scenes

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/game/record/recordtest"
	"safehouse/game/words"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// withPast has matches that are over in the store: so many of each game, which one person has played.
func withPast(t testing.TB, each int) (h *launcher, dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "matches"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"kompromat", "topsecret"} {
		b, err := os.ReadFile(filepath.Join("..", "game", "record", "testdata", "whole-"+name+".jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		for n := range each {
			day := "0" + string(rune('1'+n))
			file := filepath.Join(dir, "matches", "202601"+day+"-120000-"+name+".jsonl")
			if err := os.WriteFile(file, recordtest.Begun(b, "2026-01-"+day+"T12:00:00Z"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	return houseIn(t, dir), dir
}

// TestWhoHasWonStandsInASentence: a name has the form there that it has in any other sentence.
func TestWhoHasWonStandsInASentence(t *testing.T) {
	h, _ := withPast(t, 1)
	h.st.Lang = words.French
	won := record.Summary{Cast: game.Cast{Players: []game.Player{
		{Name: "Ida"}, {Name: "Uncle Bruno", Computer: true, Character: "bruno"},
	}}}
	won.Standing.Over, won.Standing.Winners = true, game.SeatsOf(1)
	if got, want := h.result(won), "Gagnée par l’oncle Bruno"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// TestWhoHasWonIsSaidOnce: by the welcome or on the sheet.
func TestWhoHasWonIsSaidOnce(t *testing.T) {
	h, _ := withPast(t, 1)
	p := sit(t, h)
	for range 20 {
		p.tick(still())
	}
	m := p.stack.Top().(*menu)
	last, result := m.over[0], h.result(m.over[0])
	for _, scale := range []float64{1, 2} { // Large letters leave no room for more than a greeting.
		for _, fresh := range []bool{true, false} {
			m.fresh, m.last, h.st.Metrics.TextScale = fresh, last, scale
			page := m.layOut()
			greeting, _, _, _, _ := welcomed(m, page)
			told := greeting == m.news(m.guests) || greeting == m.news("")
			if told != (fresh && scale == 1) {
				t.Fatalf("fresh %v, letters %v: the welcome says %q", fresh, scale, greeting)
			}
			said := strings.Count(page.paper.title+"\n"+page.paper.body, result)
			if want := map[bool]int{true: 0, false: 1}[told]; said != want {
				t.Errorf("fresh %v, letters %v: %q and %q say %d times who has won, want %d", fresh, scale, page.paper.title,
					page.paper.body, said, want)
			}
		}
	}
}

// TestTheMenuRemembersWhoWasHere: how guest and rival stand, over all matches of all games, so that the same is said of
// the two wherever it is, and a rematch of the last.
func TestTheMenuRemembersWhoWasHere(t *testing.T) {
	h, _ := withPast(t, 3)
	p := sit(t, h)
	for range 20 {
		p.tick(still())
	}
	last := p.stack.Top().(*menu).over[0]
	key := "menu.tally.behind"
	if last.Standing.Winners.Has(0) {
		key = "menu.tally.ahead"
	}
	want := h.st.Say(key, game.Word(bots.NameKey("finch")), game.Number(6), game.Number(0)) // She plays two of the games.
	if got := p.stack.Top().(*menu).onDesk(true).title; got != want {
		t.Errorf("on the desk stands %q, want %q", got, want)
	}
	said := 0
	for _, sum := range p.stack.Top().(*menu).over {
		if rival(sum) == "finch" {
			if said++; p.stack.Top().(*menu).tally(sum) != want {
				t.Errorf("of %v it says %q, want %q", sum, p.stack.Top().(*menu).tally(sum), want)
			}
		}
	}
	if said != 6 {
		t.Errorf("they met %d times", said)
	}
	p.stack.Put(newMenu(h))
	if greeting := h.st.Say("menu.evening.guest", game.Text(last.Cast.Players[0].Name)); !p.reads(greeting) {
		t.Errorf("nobody says %q", greeting)
	}
	ada, finch, ines, zoe := game.Player{Name: "Ada"}, game.Player{Name: "Mrs. Finch", Computer: true},
		game.Player{Name: "Inès"}, game.Player{Name: "Zoé"}
	for want, players := range map[string][]game.Player{
		"": {{Name: "Agent 1"}, finch}, "Ada": {finch, ada}, "Ada and Inès": {ada, finch, ines},
		"Ada, Inès and Zoé": {ada, ines, zoe},
	} {
		if got, _ := p.stack.Top().(*menu).named(players); got != want {
			t.Errorf("%v are greeted as %q, want %q", players, got, want)
		}
	}
	p.click("again")
	running := h.store.Running()
	if len(running) != 1 || running[0].Game != last.Game || running[0].Cast.Players[1] != last.Cast.Players[1] {
		t.Errorf("a rematch of %+v is %+v", last, running)
	}
}

// TestTheSmallBoardNamesWhoseSeasonItIs where several persons of the house have played.
func TestTheSmallBoardNamesWhoseSeasonItIs(t *testing.T) {
	h, _ := withPast(t, 1)
	p := sit(t, h)
	p.wait(20)
	menu := p.stack.Top().(*menu)
	count := h.st.Say("board.beaten.count", game.Number(0), game.Number(12))
	if got := menu.beaten(); got != count {
		t.Errorf("of one person it says %q, want %q", got, count)
	}
	other := menu.over[0]
	other.Cast.Players = []game.Player{{Name: "Zoé"}, other.Cast.Players[1]}
	menu.memory = history.Of([]record.Summary{other, menu.over[0]})
	if got := menu.beaten(); got != "Zoé: "+count {
		t.Errorf("of two persons it says %q", got)
	}
}

// TestAFinishedMatchIsFoundByItsWordsAndLookedAt without anything being added to its record.
func TestAFinishedMatchIsFoundByItsWordsAndLookedAt(t *testing.T) {
	h, dir := withPast(t, 4)
	p := sit(t, h)
	p.tick(still())
	p.click("matches")
	for range 20 {
		p.tick(still())
	}
	page := p.topMatches()
	page.sought.Set("finch kompromat")
	page.Changed()
	p.tick(still())
	if found := page.found(); len(found) != 4 || !p.has("match.3") || p.has("match.4") || p.reads("TOP SECRET") {
		t.Fatalf("of eight matches %d are found", len(found))
	}
	page.sought.Set("nobody")
	page.Changed()
	if p.tick(still()); !p.reads("None of the matches") {
		t.Error("that nothing is found is not said")
	}
	page.sought.Set("kompromat")
	page.Changed()
	p.tick(still())
	file := filepath.Join(dir, "matches", page.kept[page.found()[0]].File)
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p.click("match.0")
	for range 5 {
		p.tick(still())
	}
	if !p.reads(h.st.Say("menu.won", game.Word(bots.NameKey("finch")))) && !p.reads(h.st.Say("score.won",
		game.Word(bots.NameKey("finch")))) {
		t.Error("a match that is over does not open at its end")
	}
	if after, _ := os.ReadFile(file); string(after) != string(before) {
		t.Error("looking at a match has changed its record")
	}
}

// TestWhatIsFoundIsWhatTheListSays: accents and capitals are no matter, and who has won is not who sat there.
func TestWhatIsFoundIsWhatTheListSays(t *testing.T) {
	h := newHouse(t)
	page := newMatches(h).(*matches)
	zoe, coeur, finch := game.Player{Name: "Zoé"}, game.Player{Name: "Sœur Agnès"}, game.Player{Name: "Finch"}
	over := func(winner game.Seat, players ...game.Player) record.Summary {
		return record.Summary{Game: rooms[0].Name, Cast: game.Cast{Players: players}, Started: "2026-02-03T20:00:00Z",
			Standing: game.Standing{Seats: len(players), Over: true, Winners: game.SeatsOf(winner)}}
	}
	runs := over(0, zoe, coeur)
	runs.Standing = game.Standing{Seats: 2, Round: 2, Rounds: 6}
	finch.Computer = true
	page.kept = []record.Summary{over(0, zoe, finch), over(1, zoe, finch), over(1, zoe, coeur), runs}
	for lang, all := range map[words.Lang]map[string][]int{
		words.English: {
			"zoe": {0, 1, 2, 3}, "ZOÉ": {0, 1, 2, 3}, "won by zoe": {0}, "Won by Finch": {1}, "won by soeur agnes": {2},
			"won  by agnès": {2}, "won": {0, 1, 2}, "won by": {0, 1, 2}, "won by zoe february": {0}, "won by zoe march": nil,
			"finch zoe": {0, 1}, "round 2 of 6": {3}, "won by nobody": nil, "lost": {1, 2}, "Lost Finch": {1},
			"running": {3}, "running agnes": {3}, "running finch": nil,
		},
		words.French: {"gagnee par zoé": {0}, "gagnée par finch": {1}, "fevrier": {0, 1, 2, 3}, "manche 2 sur 6": {3},
			"perdu": {1, 2}, "perdue finch": {1}, "en cours": {3}},
	} {
		h.st.Lang = lang
		for sought, want := range all {
			page.sought.Set(sought)
			if got := page.found(); !slices.Equal(got, want) {
				t.Errorf("%v, %q finds %v, want %v", lang, sought, got, want)
			}
		}
	}
}

// TestARowTellsWhenAndWhoHasWon in any window and in either language, in as many lines as that needs.
func TestARowTellsWhenAndWhoHasWon(t *testing.T) {
	h, _ := withPast(t, 1)
	h.withMatches(t, 1)
	for _, size := range [][2]float64{{360, 640}, {412, 915}, {1280, 800}} {
		for _, lang := range words.Languages() {
			h.st.Lang, h.st.Metrics.W, h.st.Metrics.H = lang, size[0], size[1]
			page := newMatches(h).(*matches)
			for i, sum := range page.kept {
				row := ui.Find(page.Controls(), id("match.", i))
				says := strings.Join(strings.Fields(row.Note), " ")
				for _, want := range []string{date(h.st, sum), h.stands(sum)} {
					if !strings.Contains(says, strings.Join(strings.Fields(want), " ")) {
						t.Errorf("%v %v: a row says %q and not %q", size, lang, row.Note, want)
					}
				}
			}
		}
	}
}

// TestTheTableIsLaidAsItWasLaidLast with names, seats, opponents and options.
func TestTheTableIsLaidAsItWasLaidLast(t *testing.T) {
	h, _ := withPast(t, 1)
	newMenu(h)
	g, _ := h.games.Find("kompromat")
	d := h.draft(g)
	d.settle(h.st)
	players, _ := d.match()
	want := []game.Player{{Name: "Ada"}, {Name: "Mrs. Finch", Computer: true, Level: game.Easy, Character: "finch"}}
	if len(players) != len(want) || players[0] != want[0] || players[1] != want[1] {
		t.Errorf("the table is laid for %+v, want %+v", players, want)
	}
	other, _ := h.games.Find("getadler")
	d = h.draft(other)
	d.settle(h.st)
	if players, _ = d.match(); players[0].Name != "Ada" {
		t.Errorf("at a game that was never played the guest is %q", players[0].Name)
	}
}

// TestWhoPlayedTogetherSitsDownAtAnotherGame: on the first seats of a game that was never laid, with the names that
// they had.
func TestWhoPlayedTogetherSitsDownAtAnotherGame(t *testing.T) {
	h := newHouse(t)
	cast := game.Cast{Players: []game.Player{{Computer: true}, {Name: "Lou"}, {Computer: true}, {Name: "Max"}}}
	for i := range rooms {
		d := usualDraft(&rooms[i])
		d.seatPersons(h.st, cast)
		d.settle(h.st)
		players, _ := d.match()
		for seat, p := range players {
			want := ""
			if seat < 2 {
				want = []string{"Lou", "Max"}[seat]
			}
			if p.Computer == (want != "") || want != "" && p.Name != want {
				t.Errorf("%s: on seat %d sits %+v, not %q", rooms[i].Name, seat+1, p, want)
			}
		}
	}
}

// TestTheNextMatchHelpsAsTheLastDid: how much is shown of chances is kept, whoever plays.
func TestTheNextMatchHelpsAsTheLastDid(t *testing.T) {
	h := newHouse(t)
	for i := range rooms {
		d := usualDraft(&rooms[i])
		sum := record.Summary{Cast: game.Cast{Options: game.Options{match.OptionOdds: 0}}}
		for range d.Playing {
			sum.Cast.Players = append(sum.Cast.Players, game.Player{Computer: true})
		}
		if d.recall(h.st, sum.Cast); d.Options[match.OptionOdds] != 0 {
			t.Errorf("%s: the next set-up shows chances again", rooms[i].Name)
		}
	}
}

// TestOthersComeInTheirPlace: the same table is laid with others of the same levels as long as there are any, and then
// of the next.
func TestOthersComeInTheirPlace(t *testing.T) {
	h := newHouse(t)
	easy := func(id string) game.Player {
		return game.Player{Computer: true, Level: game.Easy, Character: id, Name: id}
	}
	before := []game.Player{{Name: "Ada"}, easy("finch"), easy("pip"), easy("bruno")}
	after := h.strangers(before)
	if len(after) != len(before) || after[0] != before[0] {
		t.Fatalf("the table was %v and is %v", before, after)
	}
	if after[1].Character != "gemma" {
		t.Errorf("instead of three of the four of a level there come %v", after[1:])
	}
	for seat, p := range after[1:] {
		level := game.Medium // Of the first level one was left.
		if seat == 0 {
			level = game.Easy
		}
		at := bots.FindCharacter(p.Character)
		if at < 0 || p.Level != level || bots.Cast()[at].Level != level || !p.Computer {
			t.Errorf("on seat %d sits %v", seat+1, p)
		}
	}
	h, _ = withPast(t, 2)
	p := sit(t, h)
	for range 20 {
		p.tick(still())
	}
	last := p.stack.Top().(*menu).over[0]
	for _, ways := range [][]string{{"others"}, {"menu", "pause.others"}} { // From the desk, and from the match.
		for _, way := range ways {
			p.click(way)
		}
		set, ok := p.stack.Top().(*setup)
		if !ok {
			t.Fatalf("%v leads to %T", ways, p.stack.Top())
		}
		players, _ := set.draft.match()
		for seat, was := range last.Cast.Players {
			is := players[seat]
			if was.Computer && (!is.Computer || is.Level != was.Level || is.Character == was.Character) {
				t.Errorf("seat %d was %v and is %v", seat, was, is)
			}
		}
		end, _ := h.load(last.File)
		p.stack.Put(end)
		for range 20 {
			p.tick(still())
		}
	}
}

// TestTheMatchBeforeStaysOnTheDesk: while a match runs, how one stands against the rival of the one before is in sight,
// with a rematch.
func TestTheMatchBeforeStaysOnTheDesk(t *testing.T) {
	h, _ := withPast(t, 2)
	h.withMatches(t, 1)
	p := sit(t, h)
	for range 20 {
		p.tick(still())
	}
	m := p.stack.Top().(*menu)
	page := m.layout()
	if page.tree.At(boxSlip).Empty() || page.slip.title != m.tally(m.over[0]) {
		t.Fatalf("the slip says %q", page.slip.title)
	}
	p.click("again")
	if running := h.store.Running(); len(running) != 2 {
		t.Errorf("after a rematch %d matches run", len(running))
	}
}

// TestWhoIsReadyToPlaySitsDown: those on the sheet with other opponents are in sight, and sit at the table it leads to.
func TestWhoIsReadyToPlaySitsDown(t *testing.T) {
	h, _ := withPast(t, 1)
	h.seed = nil // Else nothing is left to chance.
	p := sit(t, h)
	for range 20 {
		p.tick(still())
	}
	page := p.stack.Top().(*menu).layout()
	want := page.slip.others
	if page.tree.At(boxSlipOthers).Empty() || len(want) == 0 {
		t.Fatalf("in sight are %v at %v", want, page.tree.At(boxSlipOthers))
	}
	p.click("others")
	var got []uint8
	for _, seat := range p.topSetup().draft.seats() {
		if seat.computer && seat.character != "" {
			got = append(got, portraitOf(seat.character))
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v were ready to play, and %v sit there", want, got)
	}
}

// TestAMatchIsKnownByItsFaces: by those of the cast, by those of the persons where only they play, each as at the
// table, and by somebody's whom nobody knows where neither is there.
func TestAMatchIsKnownByItsFaces(t *testing.T) {
	st := newHouse(t).st
	lou, max := game.Player{Name: "Lou"}, game.Player{Name: "Max"}
	pip := game.Player{Name: "Pip", Computer: true, Character: "pip"}
	portraits := st.Portraits([]game.Player{lou, max}, [game.MaxSeats]int{})
	for _, c := range []struct {
		players []game.Player
		want    []uint8
	}{
		{[]game.Player{lou, max}, portraits[:2]},
		{[]game.Player{lou, pip, max}, []uint8{portraitOf("pip")}},
		{[]game.Player{{Computer: true}, {Computer: true}}, []uint8{0}},
	} {
		if got := stage.Pictured(st, c.players); !slices.Equal(got, c.want) {
			t.Errorf("%v is known by the portraits %v, want %v", c.players, got, c.want)
		}
	}
	if portraits[0] == 0 || portraits[0] == portraits[1] {
		t.Errorf("Lou and Max have the portraits %v", portraits[:2])
	}
}

// TestTheHouseKnowsWhoIsThere: whoever began the last match alone is told of first, and sits down at every game, though
// somebody else has played it since.
func TestTheHouseKnowsWhoIsThere(t *testing.T) {
	h := newHouse(t)
	dealAndPlay(t, h, &h.games[0], "Vera")
	dealAndPlay(t, h, &h.games[1], "Sam")
	if table, said := h.begin(&h.games[0], []game.Player{{Name: "Vera"}, longest[1]}, nil); table == nil {
		t.Fatal(said.Key)
	}
	h.leave()
	h.store.Running()
	for h.store.ReadFinished(1) {
	}
	if past := h.past(); len(past.Persons) != 2 || past.Persons[0].Name != "Vera" {
		t.Errorf("the house tells first of %+v", h.past().Persons)
	}
	if got := h.draft(&h.games[1]).all[0].name.Text; got != "Vera" {
		t.Errorf("%q sits down at the game that Sam played last", got)
	}
}
