package getadler

import (
	"fmt"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// Who is eliminated, like who does not sit at the table, sees and is told what the table is (G26).
func TestEliminatedSeeTheTable(t *testing.T) {
	var r Rules
	same := rulestest.SameView[View]()
	seen := 0
	eachStep(t, randomMatches, func(x *step) {
		for seat := range game.Seat(x.before.seats) {
			if !x.before.eliminated.Has(seat) {
				continue
			}
			seen++
			if mine, theirs := r.View(&x.after, seat), r.View(&x.after, game.Public); !same(&mine, &theirs) {
				t.Fatalf("seat %v sees %v, the table %v", seat, mine, theirs)
			}
			mine := rulestest.Events(r, &x.before, x.seat, x.move, seat)
			if theirs := rulestest.Events(r, &x.before, x.seat, x.move, game.Public); !slices.Equal(mine, theirs) {
				t.Fatalf("seat %v is told %v, the table %v", seat, mine, theirs)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody was eliminated")
	}
}

// zones counts the cards at the places that events name.
type zones map[game.Zone]int

// follow moves cards as an event tells.
func (z zones) follow(e Event) error {
	switch from, to, moved := e.Travel(); {
	case e.Kind == Reshuffled:
		if z[ZoneDiscard] != int(e.N) || z[ZonePile] != 0 {
			return fmt.Errorf("%d cards are shuffled, %d lie discarded, %d in the pile", e.N, z[ZoneDiscard], z[ZonePile])
		}
		z[ZonePile], z[ZoneDiscard] = z[ZoneDiscard], 0
	case e.Kind == Cleared:
		if z[ZoneFight] != int(e.N) {
			return fmt.Errorf("%d cards are cleared, %d were laid", e.N, z[ZoneFight])
		}
		z[ZoneDiscard] += z[ZoneFight] + z[ZoneAway]
		z[ZoneFight], z[ZoneAway] = 0, 0
	case moved:
		n := 1
		if e.Kind == Eliminated {
			n = int(e.N)
		}
		if to.Zone == ZoneFight && int(to.Index) != z[ZoneFight] {
			return fmt.Errorf("a card is laid at %d, where %d lie", to.Index, z[ZoneFight])
		}
		z[from.Zone] -= n
		z[to.Zone] += n
	}
	return nil
}

// Who follows the cards by what is told has, after every event, as many at each place as the view says, and knows as
// many characters.
func TestCardsAreFollowed(t *testing.T) {
	var r Rules
	var z zones
	for _, viewer := range []game.Seat{0, 3, game.Public} {
		eachStep(t, randomMatches/8, func(x *step) {
			if x.before.dealt == 0 && x.before.branch == NoKind && (x.move.Op == OpBranch || x.move.Op == OpRole) {
				z = zones{ZonePile: x.before.pile.sum()}
			}
			revealed := x.before.turned.Len()
			r.Observe(&x.before, x.seat, x.move, viewer, func(e Event, after *State) {
				if err := z.follow(e); err != nil {
					t.Fatalf("seat %v is told: %v: %v", viewer, err, x.after)
				}
				v := r.View(after, viewer)
				want := zones{ZonePile: v.Pile, ZoneDiscard: v.Discard.Sum() + v.Away, ZoneFight: v.Fight.Cards}
				for seat := range v.Seats {
					zone := ZoneHand + game.Zone(seat)
					if v.Players[seat].Eliminated {
						zone = ZoneAway
					}
					want[zone] += v.Players[seat].Cards
				}
				for zone := range ZoneHand + game.MaxSeats {
					if z[zone] != want[zone] {
						t.Fatalf("seat %v followed %d cards to zone %d, where %d are, after %+v: %v", viewer, z[zone], zone, want[zone],
							e, v)
					}
				}
				if e.Kind == RoleRevealed {
					revealed++
				}
				if after.turned.Len() != revealed || v.Revealed != (revealed == v.Seats) {
					t.Fatalf("seat %v saw %d characters revealed, %d are, after %+v", viewer, revealed, after.turned.Len(), e)
				}
			})
		})
	}
}
