package game

// Handle follows one card, for one viewer, as long as that viewer can follow it by eye.
type Handle uint32

// Flight is a card on its way, as one viewer saw it.
type Flight struct {
	Handle   Handle
	From, To Place
}

// board gives a viewer's cards their handles. It knows only what that viewer was told, so a handle cannot say more
// than the events did. Zones keep their indices: a card that leaves the middle of a zone leaves a gap.
type board struct {
	at   map[Place]Handle
	last Handle
}

func (b *board) travel(from, to Place) Handle {
	h, ok := b.at[from]
	if !ok {
		b.last++
		h = b.last
	}
	delete(b.at, from)
	if b.at == nil {
		b.at = map[Place]Handle{}
	}
	b.at[to] = h
	return h
}

// renew forgets every handle of a zone: the cards there get new ones when they next move.
func (b *board) renew(zone Zone) {
	for p := range b.at {
		if p.Zone == zone {
			delete(b.at, p)
		}
	}
}
