package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/match"
)

// TestWhatIsRememberedFitsWhoHasWon wants the sentence about a match to say of a winner what won or what they won in
// spite of, of a loser what lost or what was not enough, and to tell those who played together what decided it.
func TestWhatIsRememberedFitsWhoHasWon(t *testing.T) {
	const adler, gold, collins = 0, 1, 4
	lie := getadler.Turn{Hour: 2, Seat: gold, Deed: getadler.DeedAsk, Target: adler, Answered: true, Loser: game.Public}
	lie.Yes = getadler.Adler.Look(lie.Trait) != lie.Colour
	deed := func(hour uint8, seat game.Seat, deed getadler.Deed, of game.Seat, end getadler.Reason) getadler.Turn {
		return getadler.Turn{Hour: hour, Seat: seat, Deed: deed, Target: of, End: end, Loser: game.Public}
	}
	wrong, bluff := deed(5, gold, getadler.DeedWrong, 2, 0), deed(5, adler, getadler.DeedWrong, 2, 0)
	sharp, late := deed(4, gold, getadler.DeedRight, adler, getadler.Caught),
		deed(6, gold, getadler.DeedRight, adler, getadler.Caught)
	away := deed(6, gold, getadler.DeedRight, adler, getadler.Disguised)
	for _, c := range []struct {
		what             string
		seat             game.Seat
		turns            []getadler.Turn
		heroes, villains string
	}{
		{"a villain's lies", adler, []getadler.Turn{lie, lie}, "memory.getadler.believed.lost", "memory.getadler.believed"},
		{"lies to a hero", gold, []getadler.Turn{lie, lie}, "memory.getadler.lies.lost", "memory.getadler.lies"},
		{"a hero's mistakes", gold, []getadler.Turn{wrong, wrong}, "memory.getadler.never", "memory.getadler.wrongs"},
		{"a villain's bluffs", adler, []getadler.Turn{bluff, bluff}, "memory.getadler.never", "memory.getadler.never"},
		{"mistakes of all", match.NoSeat, []getadler.Turn{wrong, wrong}, "memory.getadler.never",
			"memory.getadler.allwrong"},
		{"mistakes before the right arrest", gold, []getadler.Turn{wrong, wrong, late}, "memory.getadler.found",
			"memory.getadler.found.lost"},
		{"an arrest at four", match.NoSeat, []getadler.Turn{sharp}, "memory.getadler.sharp", "memory.getadler.sharp.lost"},
		{"an arrest at six", collins, []getadler.Turn{late}, "memory.getadler.found", "memory.getadler.found.lost"},
		{"escapes", match.NoSeat, []getadler.Turn{away, away}, "memory.getadler.found", "memory.getadler.found.lost"},
		{"nothing", gold, nil, "memory.getadler.never", "memory.getadler.never"},
	} {
		v := getadler.View{Seats: 5, Past: len(c.turns), ShownBy: collins}
		copy(v.History[:], c.turns)
		for seat := range v.Players[:v.Seats] {
			v.Players[seat].Role = getadler.Adler + getadler.Role(seat)
		}
		villains := game.SeatsOf(adler, collins)
		for _, of := range []struct {
			reason  getadler.Reason
			winners game.Seats
			want    string
		}{
			{getadler.VillainsEliminated, game.SeatsOf(gold, 2, 3), c.heroes},
			{getadler.AdlerFallen, game.SeatsOf(gold, 2, 3), c.heroes},
			{getadler.NoDocument, game.SeatsOf(gold, 2, 3), c.heroes},
			{getadler.DocumentKept, villains, c.villains}, {getadler.HeroesEliminated, villains, c.villains},
		} {
			v.Reason, v.Winners = of.reason, of.winners
			if got := memory(&v, c.seat, getadler.NoKind).Key; got != of.want {
				t.Errorf("%s, at an end of reason %v: %q is remembered, want %q", c.what, of.reason, got, of.want)
			}
		}
	}
	pursuer := game.Public
	decides := func(reason getadler.Reason, loser game.Seat, want string) {
		t.Helper()
		v := getadler.View{Seats: 5, Past: 2, Reason: reason, ShownBy: adler}
		for seat := range v.Players[:v.Seats] {
			v.Players[seat].Role = getadler.Adler + getadler.Role(seat)
		}
		v.Fight.Villain, v.Fight.Opponent = game.Public, pursuer
		if pursuer != game.Public {
			v.Fight.Villain = adler
		}
		v.History[0], v.History[1] = wrong, away
		if v.History[1].Loser = loser; loser != game.Public {
			v.History[1].End = getadler.Caught
		}
		if got := memory(&v, match.NoSeat, getadler.NoKind).Key; got != want {
			t.Errorf("an end of reason %v: %q is remembered, want %q", reason, got, want)
		}
	}
	decides(getadler.AdlerFallen, adler, "memory.getadler.took")
	pursuer = 3
	decides(getadler.AdlerFallen, adler, "memory.getadler.followed")
	pursuer = gold
	decides(getadler.AdlerFallen, adler, "memory.getadler.took")
	pursuer = game.Public
	decides(getadler.HeroesEliminated, gold, "memory.getadler.fallen")
	decides(getadler.DocumentKept, game.Public, "memory.getadler.escaped")
	v := getadler.View{Seats: 5, Reason: getadler.DocumentKept, Winners: game.SeatsOf(adler, collins)}
	if got := memory(&v, gold, getadler.DocumentNavy).Key; got != "memory.getadler.gave" {
		t.Errorf("of who gave the document away %q is remembered", got)
	}
}
