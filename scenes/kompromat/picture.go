package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
)

// picture is what the show shows: a view, and whether the mission in turn has been opened, so that the table makes way
// for the reveal.
type picture struct {
	kompromat.View
	opened bool
}

// pictures is a match as the show is told of it.
type pictures struct {
	match *kompromat.Match
	// persons are the seats that persons have now: what they are asked decides what is looked at.
	persons *game.Seats
}

// ViewAt is what the viewer knew when n moves had been made.
func (p pictures) ViewAt(viewer game.Seat, n int) picture { return p.of(p.match.ViewAt(viewer, n)) }

// Seen gives what the viewer saw of the moves since that number of moves.
func (p pictures) Seen(viewer game.Seat, since int) []game.Step[picture, kompromat.Event] {
	seen := p.match.Seen(viewer, since)
	steps := make([]game.Step[picture, kompromat.Event], len(seen))
	for i := range seen {
		steps[i].Index = seen[i].Index
		for _, s := range seen[i].Seen {
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, kompromat.Event]{Event: s.Event, After: p.of(s.After)})
		}
	}
	return steps
}

// of is the picture of a view that stands still.
func (p pictures) of(v kompromat.View) picture { return picture{v, p.opens(&v)} }

// opens tells whether a view that stands still is one of a mission being revealed. A person who may use an item before
// it sees the whole row, which an item may aim at; a computer is waited for where the mission lies open already.
func (p pictures) opens(v *kompromat.View) bool {
	switch v.Phase {
	case kompromat.PhaseBefore:
		return v.ToAct != 0 && !p.persons.Has(v.ToAct.First())
	case kompromat.PhaseDeclare, kompromat.PhaseAfter, kompromat.PhasePerfect:
		return true
	}
	return false
}

// nowOpened tells whether the reveal's view of the table stands after an event.
func nowOpened(opened bool, e *kompromat.Event) bool {
	switch e.Kind {
	case kompromat.MissionOpened:
		return true
	case kompromat.CardBack, kompromat.EquipmentBack, kompromat.RoundBegan, kompromat.MatchEnded:
		return false
	}
	return opened
}
