package game_test

import (
	"errors"
	"fmt"
	"log/slog"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// journal keeps what a match tells it, and how many moves the match had shown by then.
type journal struct{ entries []game.Entry }

func (j *journal) Append(e game.Entry) { j.entries = append(j.entries, e) }

func setup(seed uint64) game.Setup {
	return game.Setup{
		Seed: game.SeedOf(seed), Options: game.Options{kompromat.OptionStarter: 1},
		Players: []game.Player{{Name: "Ada"}, {Name: "Bert", Computer: true}},
	}
}

// begun is a match in which the first seat has a card face up and one face down.
func begun(t *testing.T, j game.Journal) *kompromat.Match {
	t.Helper()
	m, err := game.NewMatch(kompromat.Rules{}, setup(1), j)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"draw", "place 1", "draw"} {
		if err := m.SubmitText(0, text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return m
}

func TestARefusedMoveChangesNothing(t *testing.T) {
	var j journal
	m := begun(t, &j)
	view, length, written := m.View(0), m.Len(), len(j.entries)
	for _, wrong := range []struct {
		seat game.Seat
		text string
	}{{1, "draw"}, {0, "place 2"}, {0, "seen"}, {game.Nature, "deal 2"}, {game.Public, "stop"}, {5, "stop"}} {
		err := m.SubmitText(wrong.seat, wrong.text)
		if refusal := (*game.Refusal)(nil); !errors.As(err, &refusal) {
			t.Errorf("seat %v, %q: %v is no refusal", wrong.seat, wrong.text, err)
		}
	}
	if err := m.SubmitText(0, "dance"); err == nil {
		t.Error("a text that is no move was taken")
	}
	if !reflect.DeepEqual(m.View(0), view) || m.Len() != length || len(j.entries) != written {
		t.Error("a refused move changed the match or was written down")
	}
}

func TestTheJournalHearsEveryMoveInOrder(t *testing.T) {
	var j journal
	m := begun(t, &j)
	if len(j.entries) != m.Len() {
		t.Fatalf("%d moves were made, %d written down", m.Len(), len(j.entries))
	}
	again, err := game.Resume(kompromat.Rules{}, setup(1), j.entries, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, viewer := range []game.Seat{0, 1, game.Public} {
		if !reflect.DeepEqual(m.View(viewer), again.View(viewer)) {
			t.Errorf("the resumed match is another one to %v", viewer)
		}
		if !reflect.DeepEqual(m.Seen(viewer, 0), again.Seen(viewer, 0)) {
			t.Errorf("the resumed match told %v something else", viewer)
		}
	}
	for _, e := range j.entries {
		if e.Seat == game.Nature && !e.Sealed {
			t.Errorf("Nature's move %q is not sealed", e.Move)
		}
	}
}

// TestNatureCannotBeAskedTwice cuts a match before Nature's answer: resumed, she gives the answer that she gave.
func TestNatureCannotBeAskedTwice(t *testing.T) {
	var j journal
	begun(t, &j)
	for cut := range j.entries {
		var rest journal
		m, err := game.Resume(kompromat.Rules{}, setup(1), j.entries[:cut], &rest)
		if err != nil {
			t.Fatal(err)
		}
		for i, e := range rest.entries {
			if e != j.entries[cut+i] {
				t.Fatalf("cut at %d, the match goes on with %v instead of %v", cut, e, j.entries[cut+i])
			}
		}
		if m.Len() != cut+len(rest.entries) {
			t.Fatalf("cut at %d, %d moves are there", cut, m.Len())
		}
	}
}

func TestRedealFindsAChangedDeal(t *testing.T) {
	var j journal
	begun(t, &j)
	if err := game.Redeal(kompromat.Rules{}, setup(1), j.entries); err != nil {
		t.Fatalf("an honest record: %v", err)
	}
	if err := game.Redeal(kompromat.Rules{}, setup(2), j.entries); err == nil {
		t.Error("a record of another seed passed")
	}
	last := len(j.entries) - 1
	for _, other := range []string{"deal 2", "deal 3"} {
		changed := append(append([]game.Entry(nil), j.entries[:last]...), game.Entry{Seat: game.Nature, Move: other})
		var wrong *game.ReplayError
		if err := game.Redeal(kompromat.Rules{}, setup(1), changed); other != j.entries[last].Move &&
			(!errors.As(err, &wrong) || wrong.Index != last) {
			t.Errorf("the changed card %q gives %v", other, err)
		}
	}
}

// TestNatureFollowsWhatIsPrepared gives Nature a deal: she follows it as far as it is legal, and the seed from there.
func TestNatureFollowsWhatIsPrepared(t *testing.T) {
	deal := func(prepared map[game.Seat][]string) []string {
		var j journal
		of := setup(1)
		of.Prepared = prepared
		m, err := game.NewMatch(kompromat.Rules{}, of, &j)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{"draw", "place 1", "draw", "draw"} {
			if err := m.SubmitText(0, text); err != nil {
				t.Fatal(err)
			}
		}
		var dealt []string
		for _, e := range j.entries {
			if e.Seat == game.Nature {
				dealt = append(dealt, e.Move)
			}
		}
		return dealt
	}
	drawn := deal(nil)
	got := deal(map[game.Seat][]string{game.Nature: {"first 0", "lay 11", "lay 5", "lay 11", "lay 8"},
		0: {"deal half", "deal 99", "deal 2"}, 1: {"deal 10"}})
	// Another mission is drawn for the one that lies already, and what comes after it is followed again.
	if got[1] != "lay 11" || got[2] != "lay 5" || got[3] == "lay 11" || !slices.Contains(got, "lay 8") {
		t.Errorf("the row is %v", got)
	}
	own := got[slices.IndexFunc(got, func(s string) bool { return strings.HasPrefix(s, "deal") }):]
	if own[0] != "deal half" || own[1] == "deal 99" || own[2] != "deal 2" {
		t.Errorf("the cards are %v", own)
	}
	if again := deal(map[game.Seat][]string{}); !slices.Equal(again, drawn) {
		t.Errorf("nothing prepared deals %v, the seed %v", again, drawn)
	}
}

func TestAReplayStopsAtTheFirstIllegalMove(t *testing.T) {
	var j journal
	begun(t, &j)
	broken := append(append([]game.Entry(nil), j.entries...), game.Entry{Seat: 1, Move: "draw"},
		game.Entry{Seat: 0, Move: "stop"})
	m, err := game.Resume(kompromat.Rules{}, setup(1), broken, nil)
	var wrong *game.ReplayError
	if !errors.As(err, &wrong) || wrong.Index != len(j.entries) {
		t.Fatalf("the replay gives %v", err)
	}
	if m == nil || m.Len() != len(j.entries) {
		t.Error("the moves before it were not kept")
	}
}

func TestWhoIsNoSeatSeesTheTable(t *testing.T) {
	m := begun(t, nil)
	table := m.View(game.Public)
	for _, stranger := range []game.Seat{2, 5, game.Nature, 8, 200} {
		if !reflect.DeepEqual(m.View(stranger), table) {
			t.Errorf("viewer %d sees something else than the table", stranger)
		}
		if !reflect.DeepEqual(m.Seen(stranger, 0), m.Seen(game.Public, 0)) {
			t.Errorf("viewer %d is told something else than the table", stranger)
		}
	}
	if reflect.DeepEqual(m.View(0), table) {
		t.Error("the test compares nothing: the seat sees no more than the table")
	}
}

func TestPrintingAMatchGivesTheTablesView(t *testing.T) {
	m := begun(t, nil)
	hidden := m.View(0).Row[0].Attempts[0].Cards[1].Card
	open := fmt.Sprintf("%+v", m.View(game.Public))
	var log strings.Builder
	slog.New(slog.NewTextHandler(&log, nil)).Info("match", "state", m)
	for _, text := range []string{fmt.Sprint(m), fmt.Sprintf("%v", m), fmt.Sprintf("%+v", m), fmt.Sprintf("%#v", m),
		fmt.Sprintf("%s", m), fmt.Sprintf("%d", m)} {
		if !strings.Contains(text, open) {
			t.Errorf("printed as %.80q…, which is not the table's view", text)
		}
	}
	if hidden == 0 {
		t.Fatal("the test hides nothing")
	}
	seed := setup(1).Seed
	if strings.Contains(log.String(), fmt.Sprintf("%x", seed[:])) || log.Len() == 0 {
		t.Error("a log line shows the seed")
	}
	if s := fmt.Sprintf("%v %+v %#v %s", seed, seed, seed, seed); strings.ContainsAny(s, "0123456789") {
		t.Errorf("the seed prints as %q", s)
	}
}

func TestARunningMatchGivesNoRecord(t *testing.T) {
	if got := begun(t, nil).Record(); got != nil {
		t.Errorf("a running match gives %d entries", len(got))
	}
}

// TestCardsTravelFromPlaceToPlace requires that a card goes on from where it came to: from the deck to the hand, from
// there to the mission; and that it leaves nothing behind.
func TestCardsTravelFromPlaceToPlace(t *testing.T) {
	m := begun(t, nil)
	var from, to []game.Place
	for _, e := range m.Events(1, 0) {
		if a, b, moved := e.Travel(); moved && (e.Kind == kompromat.CardDrawn || e.Kind == kompromat.CardPlacedUp ||
			e.Kind == kompromat.CardPlacedDown) {
			from, to = append(from, a), append(to, b)
		}
	}
	if len(from) != 3 {
		t.Fatalf("the rival saw %d cards travel, not 3", len(from))
	}
	if to[0] != from[1] || to[1] == to[2] {
		t.Errorf("the first card could not be followed: from %v to %v", from, to)
	}
}

func TestStreamsShareNothing(t *testing.T) {
	seed := game.SeedOf(3)
	seen := map[uint64]string{}
	for _, label := range []string{"deal/0", "deal/1", "deal/10", "bot/0/0", "bot/1/0", "bot/0/1", "looks"} {
		v := seed.Stream(label).Uint64()
		if other, twice := seen[v]; twice {
			t.Errorf("%s draws what %s draws", label, other)
		}
		seen[v] = label
		if again := seed.Stream(label).Uint64(); again != v {
			t.Errorf("%s draws %d, then %d", label, v, again)
		}
	}
	if seed.Chance(4).Uint64() != seed.Stream("deal/4").Uint64() {
		t.Error("Nature does not draw from her own stream")
	}
	kettle, tea := game.Setup{Seed: seed, Words: []string{"kettle"}}, game.Setup{Seed: seed, Words: []string{"tea"}}
	both, turned := game.Setup{Seed: seed, Words: []string{"kettle", "tea"}},
		game.Setup{Seed: seed, Words: []string{"tea", "kettle"}}
	dealing := map[game.Seed]bool{seed: true, kettle.Dealing(): true, tea.Dealing(): true, both.Dealing(): true,
		turned.Dealing(): true}
	if len(dealing) != 5 || (game.Setup{Seed: seed}).Dealing() != seed {
		t.Error("words that are added do not each make another deal")
	}
}

func TestSetsOfSeats(t *testing.T) {
	set := game.SeatsOf(0, 3, game.Nature)
	if set.Len() != 3 || set.First() != 0 || !set.Has(3) || !set.Has(game.Nature) || set.Has(1) || set.Has(game.Public) {
		t.Errorf("the set %b is wrong", set)
	}
	if set = set.Without(0); set.First() != 3 || set.Len() != 2 {
		t.Errorf("without its first seat the set is %b", set)
	}
	names := map[game.Seat]string{0: "0", 5: "5", game.Nature: "nature", game.Public: "table", 99: "table"}
	for seat, name := range names {
		if seat.String() != name {
			t.Errorf("seat %d is written %q", seat, seat.String())
		}
	}
}
