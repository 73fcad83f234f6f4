package getadlerbot

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// TestLooksAtTheDarkestHand requires an Expert villain to look where it knows least, and to throw no magnifier away.
func TestLooksAtTheDarkestHand(t *testing.T) {
	v := scene(4, 3, getadler.Adler, getadler.Magnifier, getadler.Pistol, getadler.Bomb, getadler.Disguise,
		getadler.EscapeBus, getadler.EscapeCar, getadler.DocumentNavy, getadler.EscapeBoat)
	plays(v)
	v.Players[1].Sure[getadler.Pistol] = 3
	v.Players[2].Sure[getadler.Pistol] = 1
	v.Players[3].Out = true
	s := infoSetOf(v, game.Expert)
	if seat, news := s.dark(); seat != 2 || news != float64(6)/getadler.HandSize {
		t.Errorf("the darkest hand is that of seat %d by %.2f, not that of seat 2", seat, news)
	}
	looks := 0
	for _, trial := range s.trials(s.looked(s.habit())) {
		m := trial.Option.Move
		switch {
		case m.Op == getadler.OpLook && m.A == 2:
			looks++
		case m.Op == getadler.OpLook, m == (getadler.Move{Op: getadler.OpDiscard, A: uint8(getadler.Magnifier)}):
			t.Errorf("%+v is tried", m)
		}
	}
	if looks != 1 {
		t.Errorf("the look at seat 2 is tried %d times", looks)
	}
}

// TestWhoMadeNoArrestHasNone requires a villain to think of fewer arrests in the hand of a hero who made none on its
// last turn in the chase.
func TestWhoMadeNoArrestHasNone(t *testing.T) {
	v := scene(4, 5, getadler.Adler, getadler.Pistol, getadler.DocumentNavy)
	v.Revealed = true
	v.Past = 2
	v.History[0] = getadler.Turn{Seat: 1, Deed: getadler.DeedDiscard, Card: getadler.Bomb, Revealed: true}
	v.History[1] = getadler.Turn{Seat: 2, Deed: getadler.DeedDiscard, Card: getadler.Bomb}
	s := infoSetOf(v, game.Expert)
	idle, busy := s.tastes(1, getadler.Gold), s.tastes(2, getadler.Sharpe)
	if idle[groupArrest] >= busy[groupArrest] || busy != hunterHoards {
		t.Errorf("arrests count %.2f in an idle hand and %.2f in another", idle[groupArrest], busy[groupArrest])
	}
}
