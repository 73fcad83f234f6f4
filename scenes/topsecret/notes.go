package topsecret

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

// note keeps the line at the foot of a board, so that a frame that says it again takes no memory.
type note struct {
	key     noteKey
	written bool
	// long is what is said where there is room, short where there is little, least where there is next to none.
	long, short, least string
}

// noteKey is all that the line depends on.
type noteKey struct {
	lang         words.Lang
	viewer       game.Seat
	player       topsecret.Player
	phase        topsecret.Phase
	owes, banker bool
	steals       bool
}

// write works the line out where anything has changed.
func (n *note) write(b *brush, seat game.Seat) {
	now := b.v.Players[seat]
	p := &now
	p.Points = b.t.recent.count.shown(seat, p.Points, b.t.Stage.Travels)
	key := noteKey{
		lang: b.t.Stage.Lang, viewer: b.v.Viewer, player: *p, phase: b.v.Phase,
		owes: b.v.ToAct.Has(seat), banker: b.v.Bankers.Has(seat), steals: b.v.Thief == seat,
	}
	if n.written && n.key == key {
		return
	}
	*n = note{key: key, written: true}
	if p.PilesKnow == topsecret.Shown {
		n.points(b, p, b.v.Viewer == seat)
		return
	}
	n.short = b.status(seat)
	held := b.t.Say("table.cards", game.Number(inHand(p)))
	if n.short == "" {
		n.short, n.long = held, held
		return
	}
	n.long = n.short + " · " + held
}

// shortest is the least that is said.
func (n *note) shortest() string {
	if n.least != "" {
		return n.least
	}
	return n.short
}

// points writes what the piles of a player come to, and which board is the viewer's own.
func (n *note) points(b *brush, p *topsecret.Player, own bool) {
	n.short = b.t.Say("topsecret.note.points", game.Number(p.Points))
	n.long = n.short
	if lie := lieThere(b.v, p); lie != "" {
		n.long = lie + " = " + n.short
	}
	if own {
		n.short = b.t.Say("topsecret.note.you", game.Text(n.short))
		n.long = b.t.Say("topsecret.note.you", game.Text(n.long))
		n.least = b.t.Say("topsecret.note.you", game.Text(b.t.Say("topsecret.figure", game.Number(p.Points))))
	}
}

// status says what a seat does, empty where nobody waits for it.
func (b *brush) status(seat game.Seat) string {
	p := &b.v.Players[seat]
	switch b.v.Phase {
	case topsecret.PhaseChoose:
		switch {
		case p.Chosen || p.Picked && !p.Turned:
			return b.t.Say("topsecret.note.chosen")
		case b.v.ToAct.Has(seat):
			return b.t.Say("topsecret.note.choosing")
		}
	case topsecret.PhaseBank:
		switch {
		case b.v.Bankers.Has(seat) && !b.v.ToAct.Has(seat):
			return b.t.Say("topsecret.note.decided")
		case b.v.ToAct.Has(seat):
			return b.t.Say("topsecret.note.deciding")
		}
	case topsecret.PhaseSteal:
		if b.v.Thief == seat {
			return b.t.Say("topsecret.note.stealing")
		}
	}
	return ""
}

// inHand is the number of cards that a seat has in its hand, without the one that it has laid down.
func inHand(p *topsecret.Player) int {
	n := p.Hand.Sum()
	if p.Picked && !p.Turned {
		n--
	}
	return n
}

// lieThere writes what lies in a player's piles as a sum: 20 + 30 + 2×80. What is no sum of several terms is empty.
func lieThere(v *topsecret.View, p *topsecret.Player) string {
	var parts []string
	for rank, value := range v.Values {
		for range p.Singles[int(topsecret.Document1)+rank] {
			parts = append(parts, strconv.Itoa(value))
		}
	}
	for rank, value := range v.Values {
		for range p.Pairs[rank] + p.JokerPairs[rank] {
			parts = append(parts, "2×"+strconv.Itoa(2*value))
		}
	}
	if p.Fines > 0 {
		parts = append(parts, "−"+strconv.Itoa(p.Fines*topsecret.Fine))
	}
	if len(parts) < 2 && (len(parts) == 0 || !strings.Contains(parts[0], "×")) {
		return ""
	}
	return strings.ReplaceAll(strings.Join(parts, " + "), "+ −", "− ")
}
