package getadler

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"safehouse/game"
)

// The sheet's sums of the cards by family, and of all (rulings 2.1).
func TestCards(t *testing.T) {
	for seats, want := range map[int]map[string]int{
		4: {"document": 10, "question": 8, "magnifier": 8, "binoculars": 4, "arrest": 10, "escape": 10, "pistol": 12,
			"bomb": 1, "disguise": 1},
		5: {"document": 12, "question": 10, "magnifier": 9, "binoculars": 5, "arrest": 12, "escape": 12, "pistol": 14,
			"bomb": 2, "disguise": 1},
		6: {"document": 15, "question": 12, "magnifier": 10, "binoculars": 6, "arrest": 14, "escape": 14, "pistol": 16,
			"bomb": 2, "disguise": 1},
	} {
		got := map[string]int{}
		all := CardsOf(seats)
		for k, n := range all {
			got[Kind(k).Family()] += n
		}
		for family, n := range want {
			if got[family] != n {
				t.Errorf("%d seats: %d cards of %s, want %d", seats, got[family], family, n)
			}
		}
		if sum := 64 + 13*(seats-4); all.Sum() != sum || all[NoKind] != 0 {
			t.Errorf("%d seats: %d cards, want %d", seats, all.Sum(), sum)
		}
	}
	// Two of each vehicle with four players; more players add bus and bike, then car and metro.
	for k := EscapeBus; k <= EscapeBoat; k++ {
		five, six := 2, 2
		if k == EscapeBus || k == EscapeBike {
			five = 3
		}
		if k != EscapeBoat {
			six = 3
		}
		if cards[4][k] != 2 || int(cards[5][k]) != five || int(cards[6][k]) != six {
			t.Errorf("%d, %d and %d cards of %v", cards[4][k], cards[5][k], cards[6][k], k)
		}
	}
	if six := CardsOf(6); six.Sum() != MaxCards || six[DocumentRAF] != six[DocumentNavy] ||
		six[DocumentNavy] != six[DocumentArmy] {
		t.Error("the branches are not level with six players")
	}
}

// What the reference sheet shows (G50): colours as in rulings 2.1, whose properties are those that balance questions.
func TestLooks(t *testing.T) {
	shared := func(a, b Role) int {
		n := 0
		for trait := range traitEnd {
			if a.Look(trait) == b.Look(trait) {
				n++
			}
		}
		return n
	}
	for a := Adler; a < roleEnd; a++ {
		with := 0
		for b := Adler; b < roleEnd; b++ {
			n := shared(a, b)
			switch {
			case a == b:
			case a <= Townsend && b <= Townsend && n != 1:
				t.Errorf("%v and %v share %d characteristics, want 1", a, b, n)
			case n > 2:
				t.Errorf("%v and %v share %d characteristics", a, b, n)
			}
			if b.Villain() {
				with += n
			}
		}
		if !a.Villain() && with != 3 {
			t.Errorf("%v shares %d characteristics with the villains, want 3", a, with)
		}
	}
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for trait := range traitEnd {
			var found RoleSet
			for c := Brown; c < colourEnd; c++ {
				fit := Fitting(seats, trait, c)
				if found&fit != 0 {
					t.Errorf("%d seats: somebody has two colours of %s", seats, traitNames[trait])
				}
				found |= fit
			}
			if found != InPlay(seats) {
				t.Errorf("%d seats: the colours of %s fit %b", seats, traitNames[trait], found)
			}
		}
		if InPlay(seats).Len() != seats {
			t.Errorf("%d seats have %d characters", seats, InPlay(seats).Len())
		}
	}
	// Attested by the sheet.
	if Fitting(4, Hat, Black) == 0 || Fitting(4, Eyes, Blue) == 0 {
		t.Error("nobody has a black hat, or blue eyes")
	}
}

func TestStartRefuses(t *testing.T) {
	for _, wrong := range []struct {
		seats   int
		options game.Options
		part    string
	}{
		{3, nil, "4 to 6 seats"},
		{7, nil, "4 to 6 seats"},
		{4, game.Options{OptionAbilities: 2}, "abilities is 2: it must be 0 or 1"},
		{5, game.Options{OptionMission: -1}, "mission is -1"},
		{6, game.Options{OptionQuick: 7}, "quick is 7"},
		{4, game.Options{OptionNoBluff: 2}, "nobluff is 2"},
	} {
		if _, err := (Rules{}).Start(wrong.seats, wrong.options); err == nil || !strings.Contains(err.Error(), wrong.part) {
			t.Errorf("%d seats with %v: %v, want an error with %q", wrong.seats, wrong.options, err, wrong.part)
		}
	}
	plain, decked := start(t, 4, nil), start(t, 4, game.Options{"odds": 1})
	if plain != decked {
		t.Error("an option that is the screen's changes the rules")
	}
}

func TestStartTakesOptions(t *testing.T) {
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for n := range 64 {
			options := optionsOf(n)
			s := start(t, seats, options)
			v := Rules{}.View(&s, game.Public)
			for key, on := range map[string]bool{
				OptionAbilities: v.Abilities, OptionMission: v.Mission, OptionQuick: v.Quick, OptionOwnFirst: v.OwnFirst,
				OptionMisnamed: v.Misnamed, OptionFallEnds: v.FallEnds, OptionNoBluff: v.NoBluff, OptionOneBomb: v.OneBomb,
				OptionSmallRefill: v.SmallRefill, OptionAccuserOnly: v.AccuserOnly,
			} {
				if on != (options[key] == 1) {
					t.Errorf("%d seats with %v: option %s is %v", seats, options, key, on)
				}
			}
			if v.Seats != seats || v.Phase != PhaseDeal || v.ToAct != game.SeatsOf(game.Nature) || v.Hour != 0 {
				t.Errorf("%d seats begin with %v", seats, v)
			}
		}
	}
}

// Whatever prints a state or a match prints the table's view: no character, no hand.
func TestPrintingTellsNoSecrets(t *testing.T) {
	x := script{t: t, file: t.Name()}
	x.run("table 4")
	x.run("hand 0 bomb disguise 5*pistol")
	x.run("draw")
	var log strings.Builder
	slog.New(slog.NewTextHandler(&log, nil)).Info("state", "state", x.s)
	for _, text := range []string{fmt.Sprint(x.s), fmt.Sprintf("%+v", x.s), fmt.Sprintf("%#v", x.s),
		fmt.Sprintf("%d", &x.s), log.String()} {
		for _, secret := range []string{"adler", "gold", "bomb", "disguise", "pistol"} {
			if strings.Contains(text, secret) || !strings.Contains(text, "unknown, 7 cards") {
				t.Errorf("a state prints as %s", text)
			}
		}
	}
}
