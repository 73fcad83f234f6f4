package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/sound"
)

// sixRoles are the characters of the casts of six: Gold begins, Adler is the second, Collins the fifth.
var sixRoles = []getadler.Role{
	getadler.Gold, getadler.Adler, getadler.Sharpe, getadler.Townsend, getadler.Collins, getadler.Tarasov,
}

// sixHands are hands at six seats.
func sixHands(kinds string, options []string, hands ...string) cast {
	return cast{kinds: kinds, options: options, roles: sixRoles, hands: append(hands, make([]string, 6-len(hands))...)}
}

// faced opens a script's match right before the first seat arrests the second, and makes the arrest.
func faced(t *testing.T, c cast) *room {
	t.Helper()
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.bring(scriptOf(t, c))
	r.plays(0, getadler.Arrest, "seat:1", "act")
	r.goesOn()
	if !r.fighting() {
		t.Fatalf("the arrest leads to %T", r.Stack.Top())
	}
	return r
}

// stopsWith requires what the panel says at the stop of the outcome, and goes on from it.
func (r *room) stopsWith(outcome string) {
	r.T.Helper()
	if !r.Waits() || !r.Tells(outcome) {
		r.T.Fatalf("the panel says %q, not %q", r.Panel(), outcome)
	}
	r.goesOn()
}

// back requires that the table has the screen again and it is that seat's turn.
func (r *room) back(seat game.Seat) {
	r.T.Helper()
	r.comes()
	if r.fighting() || r.match.View(game.Public).Current != seat {
		r.T.Fatalf("%T has the screen, it is the turn of %v", r.Stack.Top(), r.match.View(game.Public).Current)
	}
}

// TestOpponentsSpeakFromTheirSides: what somebody says of a confrontation stands beside their picture in it, not where
// the row of those who may follow would have them.
func TestOpponentsSpeakFromTheirSides(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "bus", "bus"))
	if got, want := r.screen.Place(0), r.lay().Fight.Hero.Box; want.Empty() || got != want {
		t.Errorf("who made the arrest speaks at %v, want %v", got, want)
	}
	if got, want := r.screen.Place(1), r.lay().Suspects[1].Box; want.Empty() || got != want {
		t.Errorf("the villain speaks at %v, want %v", got, want)
	}
}

func TestAChaseLeadsThroughAShootOutToTheLoot(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "bus", "bus bike pistol pistol disguise", "bike pistol pistol pistol"))
	r.plays(1, getadler.EscapeBus, "reply")
	r.decides(0, "pursue")
	r.plays(1, getadler.EscapeBike, "reply")
	r.decides(0, "letgo")
	r.decides(2, "pursue")
	if o := r.shown().Fight.Opponent; o != 2 {
		t.Fatalf("the opponent is %v, not who answered last", o)
	}
	r.plays(1, getadler.Pistol, "reply")
	r.decides(2, "shoot")
	r.decides(1, "shoot")
	r.decides(2, "shoot")
	r.decides(1, "hold")
	r.decides(2, "shoot")
	r.decides(1, "hold")
	r.stopsWith("Sharpe (Wilhelmina Wolff) leads 3 to 2: Adler (Bartholomew Cane) does not fire and is out of the game.")
	r.decides(2, "loot:disguise", "loot")
	if own := r.match.View(2).Players[2].Sure[getadler.Disguise]; own != 1 {
		t.Errorf("%d disguises in the winner's hand", own)
	}
	r.decides(2, "enough")
	r.back(2)
	for seat := range game.Seat(6) {
		if p := r.match.View(game.Public).Players[seat]; !p.Eliminated && p.Cards < getadler.HandSize {
			t.Errorf("seat %v holds %d cards after the refill", seat, p.Cards)
		}
	}
}

func TestEveryHeroIsAskedInOrderAndNobodyAnswers(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "", "boat"))
	r.plays(1, getadler.EscapeBoat, "reply")
	for _, seat := range []game.Seat{0, 2, 3, 5} {
		if _, drawn := r.Hot("take"); !drawn {
			t.Fatalf("%v is asked before all eyes", seat)
		}
		r.decides(seat, "letgo")
	}
	r.stopsWith("Nobody follows the boat: Adler (Bartholomew Cane) gets away.")
	r.back(1)
}

func TestAHeroWithoutTheCardIsToldWhy(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "", "boat"))
	r.plays(1, getadler.EscapeBoat, "reply")
	r.decides(0)
	if b := r.Primary(); !r.Tells("You hold no boat.") || !b.Disabled || r.WhyNot(b.ID) != "You hold no boat." {
		t.Errorf("the panel warns %q, the button is %+v", r.Panel(), b)
	}
	r.Cues = nil
	r.Press("pursue")
	if r.Refusal() != "You hold no boat." || r.Asked() != 0 {
		t.Errorf("a press on what cannot be done is answered with %q, and %v is asked", r.Refusal(),
			r.Asked())
	}
	if r.Heard(sound.Refused) != 0 || r.Heard(sound.Tick) != 1 {
		t.Errorf("it is heard: %v", r.Cues)
	}
}

func TestWhoHasNoPistolIsNotToldWhatFiringWouldDo(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "", "pistol"))
	r.plays(1, getadler.Pistol, "reply")
	r.decides(0)
	if b := r.Primary(); !r.Tells("You hold no pistol.") || !b.Disabled || r.Tells("Fire:") {
		t.Errorf("the panel says %q, the button is %+v", r.Panel(), b)
	}
}

func TestReadingACardKeepsTheQuestionInSight(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "bus", "boat"))
	r.plays(1, getadler.EscapeBoat, "reply")
	r.decides(0)
	r.Click(handIDs[0])
	if r.Answer() == "" {
		t.Fatal("the card says nothing")
	}
	if question := r.Needs().Head; question == "" || !r.Tells(question) {
		t.Errorf("the question %q is gone", question)
	}
}

func TestTheCardThatFollowsStandsOut(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "boat", "boat"))
	r.plays(1, getadler.EscapeBoat, "reply")
	r.decides(0)
	grey := 0
	for _, s := range r.sprites() {
		if s.Pose.Shade > 0 {
			grey++
		}
	}
	if grey != getadler.HandSize-1 {
		t.Errorf("%d cards are grey", grey)
	}
}

func TestABombStunsTheHeroes(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "", "bomb"))
	r.plays(1, getadler.Bomb, "reply")
	for _, seat := range []game.Seat{0, 2, 3, 5} {
		if !r.shown().Players[seat].Out {
			t.Errorf("seat %v is not seen to be stunned", seat)
		}
	}
	r.stopsWith("The bomb goes off: Adler (Bartholomew Cane) gets away, and the heroes miss a turn.")
	r.back(1)
}

func TestADisguiseIsNoUseAgainstTownsendNorABombAgainstTarasov(t *testing.T) {
	for _, c := range []struct {
		role getadler.Role
		card getadler.Kind
	}{{getadler.Townsend, getadler.Disguise}, {getadler.Tarasov, getadler.Bomb}} {
		cast := sixHands("pppppp", []string{getadler.OptionAbilities}, "", "bus bomb disguise")
		roles := append([]getadler.Role(nil), sixRoles...)
		for i := range roles {
			if roles[i] == c.role {
				roles[0], roles[i] = roles[i], roles[0]
			}
		}
		cast.roles = roles
		r := faced(t, cast)
		r.decides(1)
		own := r.match.View(1)
		pressed := false
		for i := range getadler.HandSize {
			if kindAt(&own.Players[1].Sure, i) == c.card {
				r.Press(handIDs[i])
				pressed = true
			}
		}
		if !pressed || r.Which(handIDs) >= 0 || r.Answer() == "" {
			t.Errorf("%v against %v: chosen %d, answer %q", c.card.Key(), c.role.Key(), r.Which(handIDs),
				r.Answer())
		}
		if b := r.Primary(); b.ID != "reply" || !b.Disabled {
			t.Errorf("the button is %+v", b)
		}
	}
}

func TestADisguiseFrees(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "", "disguise"))
	r.plays(1, getadler.Disguise, "reply")
	r.stopsWith("In disguise, Adler (Bartholomew Cane) slips away.")
	r.back(1)
}

func TestEqualShotsAreADraw(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil, "pistol", "pistol"))
	r.plays(1, getadler.Pistol, "reply")
	r.decides(0, "shoot")
	r.decides(1, "hold")
	r.decides(0, "hold")
	r.stopsWith("One shot each, and both hold fire: Adler (Bartholomew Cane) gets away.")
	r.back(1)
}

func TestSharpesFirstShotCountsTwo(t *testing.T) {
	c := sixHands("pppppp", []string{getadler.OptionAbilities}, "pistol", "pistol")
	c.roles = append([]getadler.Role(nil), sixRoles...)
	c.roles[0], c.roles[2] = c.roles[2], c.roles[0]
	r := faced(t, c)
	r.plays(1, getadler.Pistol, "reply")
	r.decides(0)
	if !r.Tells("counts as two") {
		t.Errorf("before the shot the panel says %q", r.Panel())
	}
	r.decides(0, "shoot")
	if v := r.shown(); v.Fight.HeroShots != 2 {
		t.Errorf("%d shots are shown", v.Fight.HeroShots)
	}
	r.decides(1)
	if !r.Tells("Adler is behind") {
		t.Errorf("the panel warns %q", r.Panel())
	}
}

func TestWhoHasNoReplySurrenders(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil))
	r.decides(1, "surrender")
	r.stopsWith("Adler (Bartholomew Cane) has no reply left: Gold (Maximiliane Wurz) has caught the villain.")
	r.back(2)
	if r.match.View(game.Public).Over {
		t.Error("with Collins in play the match is over")
	}
}

func TestCollinsIsCaughtAndTheMatchGoesOn(t *testing.T) {
	c := sixHands("pppppp", nil)
	c.roles = append([]getadler.Role(nil), sixRoles...)
	c.roles[1], c.roles[4] = c.roles[4], c.roles[1]
	r := faced(t, c)
	r.decides(1, "surrender")
	r.stopsWith("Collins (Bartholomew Cane) has no reply left: Gold (Maximiliane Wurz) has caught the villain.")
	r.back(2)
}

func TestTheLastVillainCaughtEndsTheMatchAtOneStop(t *testing.T) {
	c := fourHands("", "", "", "")
	c.kinds = "pppp"
	r := faced(t, c)
	r.decides(1, "surrender")
	r.stopsWith("Adler (Bartholomew Cane) has no reply left: Gold (Maximiliane Wurz) has caught the villain.")
	if !r.Scoring() {
		t.Errorf("%T has the screen", r.Stack.Top())
	}
}

func TestQuickModePassesOverWhoCannotAnswer(t *testing.T) {
	r := faced(t, sixHands("pppppp", []string{getadler.OptionQuick}, "", "boat", "", "boat"))
	r.plays(1, getadler.EscapeBoat, "reply")
	r.comes()
	if r.Asked() != 3 {
		t.Fatalf("%v is asked", r.Asked())
	}
	if now := r.shown(); now.Fight.Passed != game.SeatsOf(0, 2) || now.Fight.Unasked != game.SeatsOf(0, 2) {
		t.Errorf("%b are seen to have let go, %b to have been passed over", now.Fight.Passed, now.Fight.Unasked)
	}
	r.decides(3, "letgo")
	if now := r.shown(); now.Fight.Passed != game.SeatsOf(0, 2, 3, 5) ||
		now.Fight.Unasked != game.SeatsOf(0, 2, 5) {
		t.Errorf("%b are seen to have let go, %b to have been passed over", now.Fight.Passed, now.Fight.Unasked)
	}
	r.stopsWith("Nobody follows the boat: Adler (Bartholomew Cane) gets away.")
}

// TestAnEscapeSaysWhoDrawsUpToWhat: by the house rule a villain who got away draws up to five only (H7).
func TestAnEscapeSaysWhoDrawsUpToWhat(t *testing.T) {
	for _, c := range []struct {
		options []string
		want    string
	}{
		{nil, "Now whoever played cards draws up to seven again."},
		{[]string{getadler.OptionSmallRefill}, "Now heroes who played cards draw up to seven again, Adler to five only."},
	} {
		r := faced(t, sixHands("pppppp", c.options, "", "bomb"))
		r.plays(1, getadler.Bomb, "reply")
		if got := r.screen.ask.Body; got != c.want {
			t.Errorf("%v: it says %q", c.options, got)
		}
	}
}

func TestOneWhoIsOutOfTheGameIsNeverHandedTheScreen(t *testing.T) {
	r := faced(t, sixHands("pppppp", nil))
	r.decides(1, "surrender")
	r.goesOn()
	for !r.match.Standing().Over {
		r.comes()
		asked := r.Asked()
		if asked == 1 {
			t.Fatal("the eliminated seat is asked")
		}
		m := r.match.View(asked).Moves
		r.makes(asked, m[len(m)-1].String())
		for r.Waits() {
			r.goesOn()
		}
	}
}

func TestAComputersChaseIsShownToOnePersonWithoutACurtain(t *testing.T) {
	r := faced(t, sixHands("peeeee", nil, "bus", "bus"))
	for range 600 {
		r.Wait(10)
		if _, drawn := r.Hot("take"); drawn {
			t.Fatal("one person alone is handed the screen")
		}
		for _, id := range []string{"continue", "pursue", "shoot", "enough"} {
			r.Click(id)
		}
		if !r.fighting() {
			return
		}
	}
	t.Error("the confrontation never ends")
}
