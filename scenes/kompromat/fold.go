package kompromat

import (
	"safehouse/game/kompromat"
	"safehouse/scenes/table"
)

// fold brings a view on by one event, as far as it can be seen on the table: cards, counts, tokens, totals. Within a
// move that tells of many things each is shown in turn so; after the move the true view takes its place.
func fold(v *kompromat.View, e *kompromat.Event) {
	switch e.Kind {
	case kompromat.RoundBegan:
		v.Round, v.Starter = int(e.N), e.Seat
		v.Revealing, v.Current = false, -1
		for i := range v.Row {
			v.Row[i] = kompromat.Place{}
		}
	case kompromat.MissionLaid:
		v.Row[e.Index].Mission = e.Mission
		v.Unlaid &^= 1 << e.Mission
	case kompromat.CounterLaid:
		v.Row[e.Index].Counter = e.Mission
		v.Unlaid &^= 1 << e.Mission
	case kompromat.CardDrawn:
		v.Players[e.Seat].Deck--
		v.Drawn, v.DrawnBy = kompromat.Slot{Card: e.Card}, e.Seat
		if e.Card != 0 {
			v.Drawn.Know = kompromat.Shown
		}
	case kompromat.CardPlacedUp:
		v.Drawn, v.DrawnBy = kompromat.Slot{}, table.NoSeat
		lay(v, e, kompromat.Slot{Card: e.Card, Know: kompromat.Shown, Up: true})
	case kompromat.CardPlacedDown:
		v.Players[e.Seat].Deck--
		s := kompromat.Slot{Card: e.Card}
		if e.Card != 0 {
			s.Know = kompromat.Shown
		}
		lay(v, e, s)
	case kompromat.Stopped:
		stopped(v, e)
	case kompromat.ItemUsed:
		v.Players[e.Seat].Items &^= 1 << e.Item
	case kompromat.CardRemoved:
		v.Row[e.Index].Attempts[e.Seat].Cards[e.Slot].Removed = true
	case kompromat.TokensReturned:
		v.Players[e.Seat].Tokens -= int(e.N)
	case kompromat.TokenDiscarded:
		v.Players[e.Seat].Tokens--
	case kompromat.MarksTaken:
		v.Players[e.Seat].Tokens += int(e.N)
		v.Row[e.Index].Counter = 0
	case kompromat.RevealBegan:
		v.Revealing = true
	case kompromat.MissionOpened:
		v.Current = int(e.Index)
	case kompromat.CardTurned:
		v.Row[e.Index].Attempts[e.Seat].Cards[e.Slot] = kompromat.Slot{Card: e.Card, Know: kompromat.Shown, Up: true}
	case kompromat.Declared, kompromat.Adjusted:
		a := &v.Row[e.Index].Attempts[e.Seat]
		a.Revealed, a.Declared, a.Total = true, true, int(e.N)
	case kompromat.WentBust:
		v.Players[e.Seat].Tokens++
		v.Row[e.Index].Attempts[e.Seat].Bust = true
	case kompromat.MissionWon, kompromat.WonByCards:
		won(v, e)
	case kompromat.MissionDropped:
		v.Row[e.Index].Mission, v.Row[e.Index].Fate = 0, kompromat.Discarded
		v.DiscardedMissions |= 1 << e.Mission
	case kompromat.CounterDropped:
		v.Row[e.Index].Counter = 0
	case kompromat.CardBack:
		back(v, e)
	}
}

func lay(v *kompromat.View, e *kompromat.Event, s kompromat.Slot) {
	a := &v.Row[e.Index].Attempts[e.Seat]
	a.Cards[e.Slot] = s
	a.Count = max(a.Count, int(e.Slot)+1)
	a.Open = true
	v.Current = int(e.Index)
}

// stopped turns the seat's own cards away from it: memory is part of the game (K23).
func stopped(v *kompromat.View, e *kompromat.Event) {
	a := &v.Row[e.Index].Attempts[e.Seat]
	a.Open = false
	v.Current = -1
	for i := range a.Cards[:a.Count] {
		if c := &a.Cards[i]; !c.Up && c.Know == kompromat.Shown {
			c.Know = kompromat.Remembered
		}
	}
}

func won(v *kompromat.View, e *kompromat.Event) {
	p := &v.Players[e.Seat]
	p.WonCount++
	if item := e.Mission.Item(); item != kompromat.NoItem {
		p.Items |= 1 << item
	}
	v.Row[e.Index].Mission = 0
	v.Row[e.Index].Fate = kompromat.WonByFirst + kompromat.Fate(e.Seat)
}

// back takes a card off the table and puts it into its deck; one of the mission deck was never on the table.
func back(v *kompromat.View, e *kompromat.Event) {
	if e.Seat >= kompromat.Seats {
		return
	}
	v.Players[e.Seat].Deck++
	for i := range v.Row {
		v.Row[i].Attempts[e.Seat] = kompromat.Attempt{}
	}
}
